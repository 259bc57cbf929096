//! The table that is played on: by pointer, by touch and by keyboard.
//!
//! Everything that can be touched carries its name in `data-item`; the table hears what bubbles
//! up and finds the item by that name. What a touch means is the scene's to say.

use super::{
    labels::label,
    scene::{Deed, Item, Offer, Scene},
    story::Story,
    table::Table,
};
use crate::{
    app::{
        motion::{paced, wants_rest},
        text::{
            Lang,
            brian_boru::{Names, Text},
        },
    },
    brian_boru::{Card, Choice, Ending, Region},
    game::Seat,
};
use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};
use yew::prelude::*;

/// How long a step of the story stays, in milliseconds.
pub(super) const STEP: u32 = 1_600;
/// How far a pointer moves before it drags, in CSS pixels.
const DRAG: i32 = 10;

/// What the table is given.
#[derive(Properties, Clone, PartialEq)]
pub struct BoruProps {
    /// What lies there.
    pub table: Table,
    /// What the player may do.
    pub offer: Offer,
    /// Who is to act, if anybody.
    pub mover: Option<Seat>,
    /// How the game ended, if it did.
    #[prop_or_default]
    pub ending: Option<Ending>,
    /// A suggested choice.
    #[prop_or_default]
    pub hint: Option<Choice>,
    /// The same in words, and its reason.
    #[prop_or_default]
    pub advice: Option<(String, String)>,
    /// A choice to suggest is being looked for.
    #[prop_or_default]
    pub hinting: bool,
    /// Leads to the end of the record, when this is an earlier moment.
    #[prop_or_default]
    pub on_present: Option<Callback<()>>,
    /// What has just happened; a new one is shown step by step.
    #[prop_or_default]
    pub story: Option<Story>,
    /// What the players are called.
    pub names: Names,
    /// The number of actions played before it.
    pub ply: usize,
    pub lang: Lang,
    /// Told of every choice that the player tries.
    pub on_choice: Callback<Choice>,
}

/// A pointer that is down on a card of the hand.
struct Press {
    pointer: i32,
    card: Card,
    from: (i32, i32),
    /// How far it has moved, once it drags.
    by: Option<(i32, i32)>,
}

/// The table that is played on.
pub struct BoruTable {
    root: NodeRef,
    pub(super) chosen: Option<Card>,
    pub(super) picked: Option<Card>,
    /// The step of the story that is shown; `None` for the present.
    pub(super) step: Option<usize>,
    /// The steps that run by themselves are news, which the page has told already.
    told: bool,
    /// Ends the step by itself.
    timer: Option<Timeout>,
    /// What has the focus, or would get it.
    cursor: Option<Item>,
    /// The focus is to follow the cursor after the next drawing.
    follow: bool,
    press: Option<Press>,
    /// What is said to a touch that came too early.
    pub(super) said: String,
    /// What there is to know of a thing that was touched.
    pub(super) about: String,
    /// The player whose hand is looked at, as far as it is seen.
    pub(super) looked_at: Option<Seat>,
    /// The player has read the hint.
    pub(super) has_read: bool,
    /// Hears presses anywhere on the page.
    _elsewhere: Option<EventListener>,
}

/// A moment of the story.
#[derive(Clone, Copy, PartialEq)]
pub enum To {
    /// Its beginning, from where it runs by itself.
    Watch,
    /// A step, where it stays.
    Step(usize),
    Present,
}

/// What lies over the map.
#[derive(Clone, Copy, PartialEq)]
pub enum Note {
    Hint,
    /// What there is to know of a thing that was touched.
    Thing,
}

/// What happens to the table.
pub enum Msg {
    Clicked(MouseEvent),
    Down(PointerEvent),
    Moved(PointerEvent),
    Up(PointerEvent),
    Cancelled,
    Key(KeyboardEvent),
    Focused(FocusEvent),
    /// To another moment.
    Go(To),
    /// A note has been read.
    Read(Note),
    /// A step has stood long enough.
    Ticked,
    /// A press anywhere on the page.
    Pressed(Event),
}

impl Component for BoruTable {
    type Message = Msg;
    type Properties = BoruProps;

    fn create(ctx: &Context<BoruTable>) -> BoruTable {
        let pressed = ctx.link().callback(Msg::Pressed);
        let document = web_sys::window().and_then(|window| window.document());
        let mut table = BoruTable {
            root: NodeRef::default(),
            chosen: None,
            picked: None,
            step: None,
            told: false,
            timer: None,
            cursor: None,
            follow: false,
            press: None,
            said: String::new(),
            about: String::new(),
            looked_at: None,
            has_read: false,
            _elsewhere: document.map(|document| {
                EventListener::new(&document, "pointerdown", move |event| {
                    pressed.emit(event.clone());
                })
            }),
        };
        // Who comes to the table sees first what happened since the last turn of their own.
        if let Some(story) = ctx.props().story.as_ref().filter(|_| !wants_rest()) {
            table.show(ctx, Some(story.news()));
            table.told = true;
            table.run(ctx);
        }
        table
    }

    fn changed(&mut self, ctx: &Context<BoruTable>, old: &BoruProps) -> bool {
        let props = ctx.props();
        if props.ply != old.ply || props.table != old.table || props.offer != old.offer {
            self.follow = self.has_focus();
            self.let_go();
            if !props.offer.is_empty() {
                self.leave_realm();
            }
        }
        // Whoever asks for a hint wants to read it, again too.
        if props.advice != old.advice || props.hinting != old.hinting {
            (self.has_read, self.looked_at) = (false, None);
            self.about.clear();
        }
        if props.story != old.story {
            self.hear(ctx, old);
        }
        true
    }

    fn update(&mut self, ctx: &Context<BoruTable>, msg: Msg) -> bool {
        match msg {
            Msg::Clicked(event) => match self.clicked(ctx, &event) {
                Some(item) => self.act(ctx, item),
                None => false,
            },
            Msg::Down(event) => self.down(ctx, &event),
            Msg::Moved(event) => self.moved(&event),
            Msg::Up(event) => self.up(ctx, &event),
            Msg::Cancelled => self.press.take().is_some(),
            Msg::Key(event) => self.key(ctx, &event),
            Msg::Focused(event) => {
                let item = named(event.target()).and_then(|name| self.item(ctx, &name));
                item.is_some_and(|item| self.cursor.replace(item) != Some(item))
            }
            Msg::Go(to) => {
                self.told = false;
                match to {
                    To::Watch => self.show(ctx, Some(0)),
                    To::Step(step) => self.show(ctx, Some(step)),
                    To::Present => self.show(ctx, None),
                }
                if to == To::Watch {
                    self.run(ctx);
                }
                true
            }
            Msg::Read(note) => {
                match note {
                    Note::Hint => self.has_read = true,
                    Note::Thing => {
                        self.about.clear();
                        self.looked_at = None;
                    }
                }
                self.follow = true;
                true
            }
            Msg::Ticked => {
                let next = self.step.map(|step| step + 1);
                self.show(ctx, next);
                self.run(ctx);
                true
            }
            Msg::Pressed(event) => {
                let target = event
                    .target()
                    .and_then(|target| target.dyn_into::<Node>().ok());
                let inside = self
                    .element()
                    .is_some_and(|root| root.contains(target.as_ref()));
                !inside && self.let_go()
            }
        }
    }

    fn view(&self, ctx: &Context<BoruTable>) -> Html {
        let scene = self.scene(ctx);
        let link = ctx.link();
        html! {
            <div class={classes!("board", "boru", (!scene.offer.is_empty()).then_some("live"))}
                ref={self.root.clone()} role="group"
                aria-label={ctx.props().lang.say(Text::Table)}
                onclick={link.callback(Msg::Clicked)}
                onpointerdown={link.callback(Msg::Down)}
                onpointermove={link.callback(Msg::Moved)}
                onpointerup={link.callback(Msg::Up)}
                onpointercancel={link.callback(|_| Msg::Cancelled)}
                onkeydown={link.callback(Msg::Key)}
                onfocusin={link.callback(Msg::Focused)}>
                { self.parts(ctx, &scene) }
                <p class="spoken" role="status">{ self.spoken(ctx, &scene) }</p>
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<BoruTable>, _first_render: bool) {
        if !std::mem::take(&mut self.follow) {
            return;
        }
        let scene = self.scene(ctx);
        if let (Some(root), Some(item)) = (self.element(), self.first(&scene))
            && let Ok(Some(found)) = root.query_selector(&format!("[data-item='{item}']"))
            && let Ok(found) = found.dyn_into::<HtmlElement>()
        {
            // What cannot be focused leaves the focus where it was.
            let _ = found.focus();
        }
    }
}

/// The name of the item in which an event happens.
fn named(target: Option<web_sys::EventTarget>) -> Option<String> {
    let element = target?.dyn_into::<Element>().ok()?;
    let found = element.closest("[data-item]").ok().flatten()?;
    found.get_attribute("data-item")
}

impl BoruTable {
    fn element(&self) -> Option<Element> {
        self.root.cast()
    }

    /// True when the focus is somewhere on the table.
    fn has_focus(&self) -> bool {
        self.element()
            .is_some_and(|root| root.matches(":focus-within").unwrap_or(false))
    }

    /// The scene with what the player has taken up, at the step that is shown.
    fn scene(&self, ctx: &Context<BoruTable>) -> Scene {
        let props = ctx.props();
        let mut scene = Scene {
            table: props.table.clone(),
            offer: props.offer.clone(),
            mover: props.mover,
            hint: props.hint,
            told: None,
            chosen: self.chosen,
            picked: self.picked,
        };
        if let (Some(step), Some(story)) = (self.step, &props.story)
            && let Some((table, event)) = story.at(step)
        {
            // The past cannot be changed.
            (scene.table, scene.told) = (table, Some(event));
            (scene.offer, scene.mover) = (Offer::default(), None);
        }
        scene
    }

    /// The item that the tab key reaches, and from which the arrow keys walk on.
    pub(super) fn first(&self, scene: &Scene) -> Option<Item> {
        let areas = scene.areas();
        let there = |item: &Item| areas.iter().any(|items| items.contains(item));
        self.cursor.filter(there).or_else(|| scene.entrance())
    }

    /// How far the chosen card has been dragged, as a style.
    pub(super) fn dragged(&self, card: Card) -> Option<String> {
        let press = self.press.as_ref().filter(|press| press.card == card)?;
        let (x, y) = press.by?;
        Some(format!(
            "translate:{x}px {y}px;pointer-events:none;z-index:3"
        ))
    }

    /// What is read aloud: the step that is shown, or what was touched.
    fn spoken(&self, ctx: &Context<BoruTable>, scene: &Scene) -> String {
        let props = ctx.props();
        match scene.told {
            Some(event) if !self.told => props.lang.say(Text::Told(event, props.names.clone())),
            Some(_) => String::new(),
            None if self.about.is_empty() => self.said.clone(),
            None => self.about.clone(),
        }
    }

    /// The item of this name.
    fn item(&self, ctx: &Context<BoruTable>, name: &str) -> Option<Item> {
        let scene = self.scene(ctx);
        let pieces = Seat::all(scene.table.seats).map(Item::Piece);
        let items = scene.areas().into_iter().flatten().chain(pieces);
        items.into_iter().find(|item| item.to_string() == name)
    }

    /// The item that a click means: on the map, the province at that place.
    fn clicked(&self, ctx: &Context<BoruTable>, event: &MouseEvent) -> Option<Item> {
        let item = named(event.target()).and_then(|name| self.item(ctx, &name))?;
        match item {
            Item::Region(_) if event.detail() > 0 => self.region_at(event).map(Item::Region),
            item => Some(item),
        }
    }

    /// The province at the place of a click.
    fn region_at(&self, event: &MouseEvent) -> Option<Region> {
        use super::map::{VIEW, region_at};
        let map = self.element()?.query_selector(".map").ok().flatten()?;
        let rect = map.get_bounding_client_rect();
        let scale = f64::from(VIEW[2]) / rect.width().max(1.0);
        let x = (f64::from(event.client_x()) - rect.left()) * scale;
        let y = (f64::from(event.client_y()) - rect.top()) * scale;
        region_at((x as i16 + VIEW[0], y as i16 + VIEW[1]))
    }

    /// Lets go of what was taken up; true when there was something.
    fn let_go(&mut self) -> bool {
        self.press = None;
        let said = [&mut self.said, &mut self.about].map(std::mem::take);
        let said = said.iter().any(|words| !words.is_empty()) | self.looked_at.take().is_some();
        self.chosen.take().is_some() | self.picked.take().is_some() | said
    }

    /// A new story is shown from its first news on, unless it is the old one that goes on while
    /// others act: then what is being shown stays, and what was shown to its end goes on there.
    fn hear(&mut self, ctx: &Context<BoruTable>, old: &BoruProps) {
        let props = ctx.props();
        let forward = props.ply > old.ply && !wants_rest();
        let (Some(new), true) = (&props.story, forward) else {
            self.show(ctx, None);
            return;
        };
        let old = old.story.as_ref().filter(|old| new.goes_on_from(old));
        if old.is_some() && self.step.is_some() {
            return;
        }
        self.show(ctx, Some(old.map_or(new.news(), Story::len)));
        self.told = true;
        self.run(ctx);
    }

    /// Shows a step of the story, or the present.
    fn show(&mut self, ctx: &Context<BoruTable>, step: Option<usize>) {
        let steps = ctx.props().story.as_ref().map_or(0, Story::len);
        self.timer = None;
        let was_past = self.step.is_some();
        self.step = step.filter(|step| *step < steps);
        if was_past && self.step.is_none() {
            // Back to what is to be done, for whoever has not gone elsewhere by keys.
            self.follow |= self.has_focus();
            self.leave_realm();
        }
    }

    /// Where there was nothing to do the keys stood on a player's board, and nobody chose that.
    fn leave_realm(&mut self) {
        self.cursor.take_if(|item| matches!(item, Item::Realm(_)));
    }

    /// Lets the step that is shown end by itself.
    fn run(&mut self, ctx: &Context<BoruTable>) {
        if self.step.is_some() {
            let link = ctx.link().clone();
            self.timer = Some(Timeout::new(paced(STEP), move || {
                link.send_message(Msg::Ticked)
            }));
        }
    }

    /// Acts on an item, as a click or Enter does; true, for something is to be drawn.
    fn act(&mut self, ctx: &Context<BoruTable>, item: Item) -> bool {
        let scene = self.scene(ctx);
        let props = ctx.props();
        self.said.clear();
        self.about.clear();
        let looked_at = self.looked_at.take();
        match scene.deed(item) {
            Deed::Do(choice) => {
                self.let_go();
                // The keys go on with the next question, wherever that is.
                self.cursor = None;
                props.on_choice.emit(choice);
            }
            Deed::Choose(card) => self.chosen = Some(card),
            Deed::Pick(card) => self.picked = Some(card),
            Deed::CardFirst => self.said = props.lang.say(Text::CardFirst),
            Deed::Tell(item) => {
                if let Item::Realm(seat) = item {
                    let another = looked_at != Some(seat) && seat != scene.table.viewer;
                    self.looked_at = another.then_some(seat);
                }
                self.about = props
                    .lang
                    .say(Text::Label(label(&scene, item, &props.names)));
            }
            Deed::LetGo => {
                self.let_go();
            }
        }
        true
    }

    fn down(&mut self, ctx: &Context<BoruTable>, event: &PointerEvent) -> bool {
        let item = named(event.target()).and_then(|name| self.item(ctx, &name));
        let Some(Item::Hand(card)) = item.filter(|_| event.button() == 0 && event.is_primary())
        else {
            return false;
        };
        let may = self.scene(ctx).offer.in_hand().contains(card);
        self.press = may.then_some(Press {
            pointer: event.pointer_id(),
            card,
            from: (event.client_x(), event.client_y()),
            by: None,
        });
        false
    }

    fn moved(&mut self, event: &PointerEvent) -> bool {
        let Some(press) = self.press.as_mut() else {
            return false;
        };
        let (x, y) = press.from;
        let by = (event.client_x() - x, event.client_y() - y);
        let far = by.0.abs().max(by.1.abs()) >= DRAG;
        if press.pointer != event.pointer_id() || !(far || press.by.is_some()) {
            return false;
        }
        press.by = Some(by);
        self.chosen = Some(press.card);
        true
    }

    /// A card that was dragged acts on what it is dropped on; dropped beside, it stays taken up.
    fn up(&mut self, ctx: &Context<BoruTable>, event: &PointerEvent) -> bool {
        let Some(press) = self.press.take_if(|it| it.pointer == event.pointer_id()) else {
            return false;
        };
        if press.by.is_none() {
            // It was a click.
            return false;
        }
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        let under = web_sys::window()
            .and_then(|window| window.document())
            .and_then(|document| document.element_from_point(x, y));
        let item = named(under.map(Into::into)).and_then(|name| self.item(ctx, &name));
        let scene = self.scene(ctx);
        if let Some(item) = item.filter(|item| !matches!(item, Item::Hand(_))) {
            if matches!(scene.deed(item), Deed::Pick(_)) {
                self.act(ctx, item);
                // Dropped on a card of the row: an exchange.
                return self.act(ctx, Item::Answer(0));
            }
            return self.act(ctx, item);
        }
        true
    }

    fn key(&mut self, ctx: &Context<BoruTable>, event: &KeyboardEvent) -> bool {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return false;
        }
        let item = named(event.target()).and_then(|name| self.item(ctx, &name));
        match (event.key().as_str(), item) {
            ("Enter" | " ", Some(item)) => {
                event.prevent_default();
                self.act(ctx, item)
            }
            ("Escape", _) => {
                let had = self.let_go() | self.step.take().is_some();
                self.timer = None;
                if had {
                    event.prevent_default();
                    event.stop_propagation();
                }
                had
            }
            (key, Some(item)) => {
                let next = self.scene(ctx).walk(item, key);
                // At the edge an arrow key does nothing; above all it does not scroll.
                if next.is_some() || key.starts_with("Arrow") {
                    event.prevent_default();
                }
                self.follow = next.is_some();
                self.cursor = next.or(self.cursor);
                next.is_some()
            }
            _ => false,
        }
    }
}
