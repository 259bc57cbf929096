//! The page of settings. A change acts at once, here and in every other window.

use super::{notice::notice, sample::Samples};
use crate::app::{
    look::on_settings,
    route::Route,
    sound::{Sound, SoundPlayer},
    store::{self, BoardStyle, Motion, Settings, Theme},
    text::{Lang, settings::Text, table},
};
use gloo_events::EventListener;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

/// The button that undoes a reset, and the one that resets.
const UNDO: &str = "settings-undo";
const RESET: &str = "settings-reset";

/// What the page is given.
#[derive(Properties, Clone, PartialEq)]
pub struct SettingsProps {
    pub lang: Lang,
}

/// The page of settings.
pub struct SettingsPage {
    settings: Settings,
    /// What is told at the edge of the page.
    say: Option<Say>,
    /// The element that gets the focus when the page is drawn.
    focus: Option<&'static str>,
    player: SoundPlayer,
    /// Hears when the settings change.
    _changes: Option<EventListener>,
}

/// A message at the edge of the page.
enum Say {
    /// Everything is as it came, and this is how it was.
    WasReset(Box<Settings>),
    WereBack,
    NotKept,
}

/// What happens on the page.
pub enum Msg {
    Change(Box<dyn FnOnce(&mut Settings)>),
    /// The settings have changed, here or elsewhere.
    Changed,
    Listen,
    Reset,
    Undo,
    Close,
}

impl Component for SettingsPage {
    type Message = Msg;
    type Properties = SettingsProps;

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link().clone();
        SettingsPage {
            settings: store::settings(),
            say: None,
            focus: None,
            player: SoundPlayer::default(),
            _changes: on_settings(move || link.send_message(Msg::Changed)),
        }
    }

    fn update(&mut self, _ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Change(change) => self.change(change),
            Msg::Changed => self.settings = store::settings(),
            Msg::Listen => {
                self.player.wake();
                self.player.play(&Sound::ALL, self.settings.volume);
                return false;
            }
            Msg::Reset => {
                let before = Box::new(store::settings());
                self.change(|settings| *settings = Settings::default());
                self.say = Some(Say::WasReset(before));
                self.focus = Some(UNDO);
            }
            Msg::Undo => {
                if let Some(Say::WasReset(before)) = self.say.take() {
                    self.change(|settings| *settings = *before);
                    self.say.get_or_insert(Say::WereBack);
                    self.focus = Some(RESET);
                }
            }
            Msg::Close => {
                self.say = None;
                self.focus = Some(RESET);
            }
        }
        true
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        let element = self.focus.take().and_then(|id| {
            let document = web_sys::window()?.document()?;
            document.get_element_by_id(id)
        });
        if let Some(element) = element.and_then(|it| wasm_bindgen::JsCast::dyn_into(it).ok()) {
            let element: HtmlElement = element;
            // Refused only for what cannot have the focus.
            let _ = element.focus();
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let lang = ctx.props().lang;
        let say = |text| lang.say(text);
        let now = &self.settings;
        let form = Form {
            lang,
            link: ctx.link(),
        };
        html! {
            <main class="settings">
                <div class="settings-head">
                    <h1>{ say(Text::Title) }</h1>
                    <a class="button" href={Route::Statistics.address()}>{ say(Text::Statistics) }</a>
                </div>
                <p class="settings-promise">{ say(Text::Promise) }</p>
                <section aria-labelledby="settings-look">
                    <h2 id="settings-look">{ say(Text::Look) }</h2>
                    { form.radios(Text::Colours, "theme", [Theme::System, Theme::Light, Theme::Dark].map(|theme| {
                        form.radio("theme", say(Text::Theme(theme)), None, now.theme == theme, move |it| it.theme = theme)
                    }), None) }
                    { form.radios(Text::Language, "language", [None, Some(Lang::English), Some(Lang::Irish), Some(Lang::Persian)].map(|language| {
                        let name = language.map_or(say(Text::AsTheDevice), |it| it.own_name().to_owned());
                        let name = html! { <span lang={language.map(Lang::tag)}>{ name }</span> };
                        form.radio_of("language", name, None, now.language == language, move |it| it.language = language)
                    }), None) }
                    { form.radios(Text::Boards, "board", [BoardStyle::Carved, BoardStyle::Plain, BoardStyle::Stone].map(|style| {
                        let about = Some(say(Text::BoardAbout(style)));
                        form.radio("board", say(Text::Board(style)), about, now.board == style, move |it| it.board = style)
                    }), None) }
                    <Samples {lang} />
                    { form.radios(Text::Motion, "motion", [Motion::System, Motion::Off, Motion::Fast, Motion::Normal, Motion::Slow].map(|motion| {
                        form.radio("motion", say(Text::MotionOf(motion)), None, now.motion == motion, move |it| it.motion = motion)
                    }), Some(Text::MotionHelp)) }
                </section>
                <section aria-labelledby="settings-table">
                    <h2 id="settings-table">{ say(Text::Table) }</h2>
                    { form.check("confirm", say(Text::Confirm), Text::ConfirmHelp, now.confirm, |it, on| it.confirm = on) }
                    { form.check("warnings", say_table(lang, table::Text::Warnings), Text::WarningsHelp, now.warnings, |it, on| it.warnings = on) }
                    { form.check("coordinates", say_table(lang, table::Text::Coordinates), Text::CoordinatesHelp, now.coordinates, |it, on| it.coordinates = on) }
                    { form.check("evaluation", say_table(lang, table::Text::ShowEvaluation), Text::EvaluationHelp, now.evaluation, |it, on| it.evaluation = on) }
                </section>
                <section aria-labelledby="settings-sounds">
                    <h2 id="settings-sounds">{ say(Text::Sounds) }</h2>
                    { form.check("sounds", say(Text::SoundsOn), Text::SoundsHelp, now.sounds, |it, on| it.sounds = on) }
                    { form.volume(now) }
                </section>
                <section aria-labelledby="settings-all">
                    <h2 id="settings-all">{ say(Text::All) }</h2>
                    <p class="field-help" id="settings-reset-help">{ say(Text::ResetHelp) }</p>
                    <button type="button" class="button" id={RESET} aria-describedby="settings-reset-help"
                        onclick={ctx.link().callback(|_| Msg::Reset)}>{ say(Text::Reset) }</button>
                </section>
                <div class="notices">{ self.notice(ctx) }</div>
            </main>
        }
    }
}

fn say_table(lang: Lang, text: table::Text) -> String {
    lang.say(text)
}

impl SettingsPage {
    fn change(&mut self, change: impl FnOnce(&mut Settings)) {
        self.say = None;
        if store::change_settings(change).is_err() {
            self.say = Some(Say::NotKept);
        }
        self.settings = store::settings();
    }

    fn notice(&self, ctx: &Context<Self>) -> Html {
        let (lang, link) = (ctx.props().lang, ctx.link());
        let Some(said) = &self.say else {
            return html! {};
        };
        let (words, undo, trouble) = match said {
            Say::WasReset(_) => (Text::WasReset, true, false),
            Say::WereBack => (Text::WereBack, false, false),
            Say::NotKept => (Text::NotKept, false, true),
        };
        let undo = undo.then(|| (lang.say(Text::Undo), link.callback(|_| Msg::Undo)));
        let close = (lang.say(Text::Close), link.callback(|_| Msg::Close));
        notice(lang.say(words), UNDO, undo, close, trouble)
    }
}

/// The fields of the page.
struct Form<'a> {
    lang: Lang,
    link: &'a html::Scope<SettingsPage>,
}

impl Form<'_> {
    /// A choice of one among several.
    fn radios<const N: usize>(
        &self,
        legend: Text,
        name: &'static str,
        choices: [Html; N],
        help: Option<Text>,
    ) -> Html {
        let describes = help.as_ref().map(|_| format!("settings-{name}-help"));
        html! {
            <fieldset class="field" aria-describedby={describes.clone()}>
                <legend>{ self.lang.say(legend) }</legend>
                if let Some(help) = help {
                    <p class="field-help" id={describes}>{ self.lang.say(help) }</p>
                }
                <div class={classes!("choices", format!("of-{name}"))}>{ for choices }</div>
            </fieldset>
        }
    }

    /// One of them.
    fn radio(
        &self,
        name: &'static str,
        words: String,
        about: Option<String>,
        on: bool,
        change: impl Fn(&mut Settings) + Copy + 'static,
    ) -> Html {
        self.radio_of(name, html! { words }, about, on, change)
    }

    fn radio_of(
        &self,
        name: &'static str,
        words: Html,
        about: Option<String>,
        on: bool,
        change: impl Fn(&mut Settings) + Copy + 'static,
    ) -> Html {
        let onchange = self.link.callback(move |_| Msg::Change(Box::new(change)));
        html! {
            <label class="choice">
                <input type="radio" {name} checked={on} {onchange} />
                <span class="choice-name">{ words }</span>
                if let Some(about) = about {
                    <span class="choice-about">{ about }</span>
                }
            </label>
        }
    }

    /// Something that is on or off.
    fn check(
        &self,
        name: &'static str,
        words: String,
        help: Text,
        on: bool,
        change: fn(&mut Settings, bool),
    ) -> Html {
        let describes = format!("settings-{name}-help");
        let onchange = self
            .link
            .callback(move |_| Msg::Change(Box::new(move |it: &mut Settings| change(it, !on))));
        html! {
            <div class="settings-check">
                <label class="check">
                    <input type="checkbox" checked={on} aria-describedby={describes.clone()} {onchange} />
                    { words }
                </label>
                <p class="field-help" id={describes}>{ self.lang.say(help) }</p>
            </div>
        }
    }

    /// How loud the sounds are, with an example.
    fn volume(&self, now: &Settings) -> Html {
        let lang = self.lang;
        let oninput = self.link.batch_callback(|event: InputEvent| {
            let field: HtmlInputElement = event.target_dyn_into()?;
            let volume = field.value().parse().ok()?;
            Some(Msg::Change(Box::new(move |it: &mut Settings| {
                it.volume = volume
            })))
        });
        let shown = lang.say(Text::VolumeOf(now.volume));
        html! {
            <div class="field">
                <label for="settings-volume">{ lang.say(Text::Volume) }</label>
                <div class="settings-volume">
                    <input id="settings-volume" type="range" min="0" max="100" step="5"
                        value={now.volume.to_string()} aria-valuetext={shown.clone()} {oninput} />
                    <output for="settings-volume">{ shown }</output>
                    <button type="button" class="button" onclick={self.link.callback(|_| Msg::Listen)}>
                        { lang.say(Text::Listen) }
                    </button>
                </div>
            </div>
        }
    }
}
