//! The dialog in which a game is shared.

use super::{
    picture::Picture,
    square::square,
    told::{Parcel, parcel},
};
use crate::{
    app::{
        download,
        route::Route,
        store::{Content, files, now},
        table::SheetFrame,
        text::{Lang, replay, share::Text},
    },
    game::RecordError,
};
use gloo_events::EventListener;
use js_sys::{Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// What the dialog is given.
#[derive(Properties, Clone, PartialEq)]
pub struct ShareDialogProps {
    pub lang: Lang,
    /// The game that is shared.
    pub content: Content,
    /// Told when the dialog is left.
    pub close: Callback<()>,
}

/// What happens in the dialog.
pub enum Msg {
    /// To put a text on the clipboard, or else to mark it where it stands.
    Copy(String, NodeRef),
    Copied(bool, NodeRef),
    Send,
    Svg,
    Png,
    Failed,
    OpenTafl,
    File,
}

/// The dialog.
pub struct ShareDialog {
    parcel: Result<Parcel, RecordError>,
    /// The whole link; without the page's address where that leads nowhere.
    link: Option<String>,
    /// Whether the page is a file on this device, to which no link leads.
    on_disk: bool,
    said: Option<Text>,
    /// The fields with texts to copy.
    fields: [NodeRef; 3],
    /// Hears when the player leaves the table.
    _leaves: Option<EventListener>,
}

impl Component for ShareDialog {
    type Message = Msg;
    type Properties = ShareDialogProps;

    fn create(ctx: &Context<Self>) -> Self {
        let ShareDialogProps {
            lang,
            content,
            close,
        } = ctx.props().clone();
        let parcel = parcel(lang, &content);
        let on_disk = page().starts_with("file:");
        let code = parcel.as_ref().ok().and_then(|it| it.code.as_ref().ok());
        let leaves = web_sys::window()
            .map(|window| EventListener::new(&window, "hashchange", move |_| close.emit(())));
        ShareDialog {
            link: code.map(|code| match on_disk {
                true => format!("#/g/{code}"),
                false => format!("{}#/g/{code}", page()),
            }),
            on_disk,
            parcel,
            said: None,
            fields: Default::default(),
            _leaves: leaves,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let content = &ctx.props().content;
        let id = &content.table.record.game;
        match msg {
            Msg::Copy(text, field) => {
                let link = ctx.link().clone();
                spawn_local(async move {
                    let copied = download::copy(&text).await;
                    link.send_message(Msg::Copied(copied, field));
                });
                return false;
            }
            Msg::Copied(true, _) => self.said = Some(Text::Copied),
            Msg::Copied(false, field) => {
                self.said = Some(Text::CopyFailed);
                if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                    field.select();
                }
            }
            Msg::Send => {
                if let (Ok(parcel), Some(link)) = (&self.parcel, &self.link) {
                    send(&parcel.message, link);
                }
                return false;
            }
            Msg::Svg => {
                let (link, name) = (ctx.link().clone(), format!("{id}.svg"));
                spawn_local(async move {
                    match Picture::take().await {
                        Some(picture) => download::save(&name, picture.svg()),
                        None => link.send_message(Msg::Failed),
                    }
                });
                return false;
            }
            Msg::Png => {
                let (link, name) = (ctx.link().clone(), format!("{id}.png"));
                spawn_local(async move {
                    let png = match Picture::take().await {
                        Some(picture) => picture.png().await,
                        None => None,
                    };
                    match png {
                        Some(png) => download::save_blob(&name, &png),
                        None => link.send_message(Msg::Failed),
                    }
                });
                return false;
            }
            Msg::Failed => self.said = Some(Text::PictureFailed),
            Msg::OpenTafl => {
                let text = self
                    .parcel
                    .as_ref()
                    .ok()
                    .and_then(|it| it.open_tafl.as_ref());
                if let Some(text) = text {
                    download::save(&format!("{id}.otg"), text);
                }
                return false;
            }
            Msg::File => {
                let text = files::one_file(content.clone(), now());
                download::save(&format!("{id}.json"), &text);
                return false;
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let ShareDialogProps { lang, close, .. } = ctx.props().clone();
        html! {
            <SheetFrame title={lang.say(Text::Title)} {lang} {close}>
                <div class="sheet-body share">
                    { match &self.parcel {
                        Ok(parcel) => self.parts(ctx, parcel),
                        Err(why) => html! { <p>{ lang.say(why) }</p> },
                    } }
                </div>
                <p class="share-said" role="status">
                    { self.said.clone().map(|said| lang.say(said)).unwrap_or_default() }
                </p>
            </SheetFrame>
        }
    }
}

impl ShareDialog {
    fn parts(&self, ctx: &Context<Self>, parcel: &Parcel) -> Html {
        let lang = ctx.props().lang;
        let say = |text| lang.say(text);
        let press = |text: Text, main: bool, msg: fn() -> Msg| {
            let onclick = ctx.link().callback(move |_| msg());
            html! {
                <button type="button" class={classes!("button", main.then_some("main"))} {onclick}>
                    { say(text) }
                </button>
            }
        };
        let copy = |label: Text, main: bool, text: String, field: &NodeRef| {
            let field = field.clone();
            let onclick = ctx
                .link()
                .callback(move |_| Msg::Copy(text.clone(), field.clone()));
            html! {
                <button type="button" class={classes!("button", main.then_some("main"))} {onclick}>
                    { say(label) }
                </button>
            }
        };
        let paste = Route::Shared {
            code: String::new(),
        };
        let [link_field, turns_field, tafl_field] = &self.fields;
        let turns = parcel.turns.as_ref().filter(|turns| !turns.is_empty());
        html! {
            <>
                <p class="share-state">
                    <strong>{ format!("{}, {}.", parcel.words.game, parcel.words.far) }</strong>
                    { " " }{ format!("{}.", parcel.words.state.trim_end_matches('.')) }
                </p>
                { match (&self.link, &parcel.code) {
                    (Some(code), _) if self.on_disk => html! {
                        <>
                            <p class="share-about">{ say(Text::AboutCode) }</p>
                            <div class="share-link">
                                { text_field(lang, "share-link", Text::Code, code, link_field, 3) }
                                <div class="bar">
                                    { copy(Text::CopyCode, true, code.clone(), link_field) }
                                </div>
                            </div>
                        </>
                    },
                    (Some(link), _) => html! {
                        <>
                            <p class="share-about">
                                { say(match parcel.words.to_act {
                                    Some(_) => Text::AboutTurn,
                                    None => Text::AboutOver,
                                }) }
                            </p>
                            <div class="share-link">
                                { text_field(lang, "share-link", Text::Link, link, link_field, 3) }
                                <div class="bar">
                                    { copy(Text::CopyLink, true, link.clone(), link_field) }
                                    { copy(
                                        Text::CopyMessage,
                                        false,
                                        format!("{}\n{link}", parcel.message),
                                        link_field,
                                    ) }
                                    if can_send() {
                                        { press(Text::Send, false, || Msg::Send) }
                                    }
                                </div>
                            </div>
                            { square_part(lang, link) }
                            if ctx.props().content.has_more() {
                                <p>{ lang.say(replay::Text::NotInLink) }</p>
                            }
                        </>
                    },
                    (None, Err(why)) => html! {
                        <p class="share-about">{ say(Text::NoLink { why: lang.say(why) }) }</p>
                    },
                    (None, Ok(_)) => html! {},
                } }
                <section class="share-part" aria-label={say(Text::Picture)}>
                    <h3>{ say(Text::Picture) }</h3>
                    <p>{ say(Text::PictureHelp) }</p>
                    <div class="bar">
                        { press(Text::AsPng, false, || Msg::Png) }
                        { press(Text::AsSvg, false, || Msg::Svg) }
                    </div>
                </section>
                if let Some(turns) = turns {
                    <section class="share-part" aria-label={say(Text::Turns)}>
                        { text_field(lang, "share-turns", Text::Turns, turns, turns_field, 3) }
                        <div class="bar">{ copy(Text::CopyTurns, false, turns.clone(), turns_field) }</div>
                    </section>
                }
                if let Some(text) = &parcel.open_tafl {
                    <section class="share-part" aria-label={say(Text::OpenTafl)}>
                        { text_field(lang, "share-otn", Text::OpenTafl, text, tafl_field, 3) }
                        <div class="bar">
                            { copy(Text::CopyOpenTafl, false, text.clone(), tafl_field) }
                            { press(Text::SaveOpenTafl, false, || Msg::OpenTafl) }
                        </div>
                    </section>
                }
                <p><a class="link" href={paste.address()}>{ lang.say(replay::Text::PasteGame) }</a></p>
                // A file holds all that is hidden, and is the player's own to keep: the table has it.
                if parcel.code.is_ok() {
                    <section class="share-part" aria-label={say(Text::File)}>
                        <h3>{ say(Text::File) }</h3>
                        <div class="bar">{ press(Text::SaveFile, false, || Msg::File) }</div>
                    </section>
                }
            </>
        }
    }
}

/// A text that can be read, marked and copied.
fn text_field(
    lang: Lang,
    id: &'static str,
    label: Text,
    text: &str,
    field: &NodeRef,
    rows: u8,
) -> Html {
    let mark = Callback::from(|event: FocusEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
            field.select();
        }
    });
    html! {
        <div class="field">
            <label for={id}>{ lang.say(label) }</label>
            <textarea {id} class={classes!("share-text", (id == "share-link").then_some("whole-link"))} readonly=true dir="ltr" spellcheck="false"
                rows={rows.to_string()} value={text.to_owned()} ref={field.clone()} onfocus={mark} />
        </div>
    }
}

/// The square code of a link, dark on light whatever the theme.
fn square_part(lang: Lang, link: &str) -> Html {
    let say = |text| lang.say(text);
    html! {
        <section class="share-part share-square" aria-label={say(Text::Square)}>
            if let Some(square) = square(link) {
                <svg viewBox={format!("0 0 {0} {0}", square.size)} role="img" aria-label={say(Text::Square)}
                    shape-rendering="crispEdges">
                    <rect width="100%" height="100%" fill="#fff" />
                    <path d={square.path} fill="#000" />
                </svg>
                <div>
                    <h3>{ say(Text::Square) }</h3>
                    <p>{ say(Text::SquareHelp) }</p>
                </div>
            } else {
                <p>{ say(Text::SquareTooLong) }</p>
            }
        </section>
    }
}

/// The address of the program's page, without what names a page within it.
fn page() -> String {
    let href = web_sys::window().and_then(|window| window.location().href().ok());
    let href = href.unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// The device's own way to send something, where it has one.
fn sender() -> Option<(JsValue, Function)> {
    let navigator = JsValue::from(web_sys::window()?.navigator());
    let share = Reflect::get(&navigator, &"share".into()).ok()?;
    Some((navigator, share.dyn_into().ok()?))
}

fn can_send() -> bool {
    sender().is_some()
}

/// Hands a link to the device's own list of ways to send it. Whoever changes their mind has said so
/// there, so nothing is told here.
fn send(message: &str, link: &str) {
    let Some((navigator, share)) = sender() else {
        return;
    };
    let what = Object::new();
    for (name, value) in [("text", message), ("url", link)] {
        // An object that was just made takes any property.
        let _ = Reflect::set(&what, &name.into(), &value.into());
    }
    let sent = share.call1(&navigator, &what);
    if let Some(promise) = sent
        .ok()
        .and_then(|it| it.dyn_into::<js_sys::Promise>().ok())
    {
        spawn_local(async move {
            let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
        });
    }
}
