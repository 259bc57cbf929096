//! The board that is played on: by pointer, by touch and by keyboard.
//!
//! The picture is one SVG that no screen reader sees. Over it lies a grid of 45 invisible cells;
//! they are what is focused and read aloud. What is pointed at is worked out from the place, since
//! a turn acts on the gaps between hills too.

use super::{
    draw::{self, MARGIN, Motion, WIDTH},
    film::lean,
    scene::{Change, Choice, Deed, Place, Scene, walk},
};
use crate::{
    app::text::{
        Lang,
        tara::{Cell, Text},
    },
    tara::{Colour, Hill, Pair, Pairs, hills::SIZE},
};
use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};
use yew::prelude::*;

/// What the board is given.
#[derive(Properties, Clone, PartialEq)]
pub struct HillProps {
    /// What stands there and may be done; what the player has chosen is added here.
    pub scene: Scene,
    /// The number of actions played before it.
    pub ply: usize,
    /// How many of them the last turn took: as many more than before are a step forward.
    pub forward: usize,
    pub lang: Lang,
    /// Told of every action that the player tries.
    pub on_choice: Callback<Choice>,
    /// Told of a bridge that is dragged from one pair to another, which is one thing.
    pub on_drag: Callback<(Pair, Pair)>,
}

/// A pointer that is down on the board.
struct Press {
    pointer: i32,
    place: Place,
}

/// The board that is played on.
pub struct HillBoard {
    root: NodeRef,
    /// The first hill of a pair.
    chosen: Option<Hill>,
    /// A hill of the kingdom that is shown.
    shown: Option<Hill>,
    /// The place under the mouse, or under the cursor when keys are used.
    pointed: Option<Place>,
    /// The cell that has the focus, or would get it.
    cursor: Option<Hill>,
    /// The focus is to follow the cursor after the next drawing.
    follow: bool,
    press: Option<Press>,
    motion: Motion,
    /// The new bridges are to lean after the next drawing.
    lean: bool,
    /// What is said about a hill that has been chosen or a kingdom that is shown.
    said: String,
    /// Hears presses anywhere on the page.
    _elsewhere: Option<EventListener>,
}

/// What happens to the board.
pub enum Msg {
    Down(PointerEvent),
    Moved(PointerEvent),
    Up(PointerEvent),
    Cancelled,
    Left,
    Key(KeyboardEvent),
    Focused(Hill),
    /// An answer to an offered skip.
    Answered(Choice),
    /// A press anywhere on the page.
    Pressed(Event),
}

impl Component for HillBoard {
    type Message = Msg;
    type Properties = HillProps;

    fn create(ctx: &Context<HillBoard>) -> HillBoard {
        let pressed = ctx.link().callback(Msg::Pressed);
        let document = web_sys::window().and_then(|window| window.document());
        HillBoard {
            root: NodeRef::default(),
            chosen: None,
            shown: None,
            pointed: None,
            cursor: Hill::new(SIZE / 2, SIZE / 2),
            follow: false,
            press: None,
            motion: Motion::default(),
            lean: false,
            said: String::new(),
            _elsewhere: document.map(|document| {
                EventListener::new(&document, "pointerdown", move |event| {
                    pressed.emit(event.clone());
                })
            }),
        }
    }

    fn changed(&mut self, ctx: &Context<HillBoard>, old: &HillProps) -> bool {
        let props = ctx.props();
        let (now, before) = (&props.scene, &old.scene);
        if props.ply != old.ply || now.table != before.table {
            let forward = props.ply > old.ply && props.ply - old.ply <= props.forward;
            let change = Change::between(&before.table, &now.table);
            self.motion = Motion {
                step: props.ply,
                change: if forward { change } else { Change::default() },
            };
            self.lean = forward;
            self.let_go();
            // The buttons of the offered skip come and go with the focus on them.
            let answered = before.choices.skip && !now.choices.skip;
            self.follow |= answered && self.has_focus();
        } else if now.choices != before.choices {
            self.let_go();
        }
        true
    }

    fn update(&mut self, ctx: &Context<HillBoard>, msg: Msg) -> bool {
        match msg {
            Msg::Down(event) => self.down(ctx, &event),
            Msg::Moved(event) => {
                let pointed = self
                    .place(ctx, &event)
                    .filter(|_| event.pointer_type() != "touch");
                let changed = self.pointed != pointed;
                self.pointed = pointed;
                changed && !ctx.props().scene.choices.is_empty()
            }
            Msg::Up(event) => self.up(ctx, &event),
            Msg::Cancelled => self.press.take().is_some(),
            Msg::Left => self.pointed.take().is_some(),
            Msg::Key(event) => self.key(ctx, &event),
            Msg::Focused(hill) => self.cursor.replace(hill) != Some(hill),
            Msg::Answered(choice) => {
                ctx.props().on_choice.emit(choice);
                false
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

    fn view(&self, ctx: &Context<HillBoard>) -> Html {
        let scene = self.scene(ctx);
        let live = (!scene.choices.is_empty()).then_some("live");
        html! {
            <div class={classes!("board", live)} dir="ltr" ref={self.root.clone()}
                onpointerdown={ctx.link().callback(Msg::Down)}
                onpointermove={ctx.link().callback(Msg::Moved)}
                onpointerup={ctx.link().callback(Msg::Up)}
                onpointercancel={ctx.link().callback(|_| Msg::Cancelled)}
                onpointerleave={ctx.link().callback(|_| Msg::Left)}>
                { draw::board(&scene, &self.motion) }
                { self.cells(ctx, &scene) }
                { self.kingdom(ctx, &scene) }
                { skip(ctx, &scene) }
                <p class="spoken" role="status">{ &self.said }</p>
            </div>
        }
    }

    fn rendered(&mut self, _ctx: &Context<HillBoard>, _first_render: bool) {
        let Some(root) = self.element() else {
            return;
        };
        if std::mem::take(&mut self.lean) {
            lean(&root);
        }
        if std::mem::take(&mut self.follow)
            && let Some(cursor) = self.cursor
            && let Ok(Some(cell)) = root.query_selector(&format!("[data-square={cursor}]"))
            && let Ok(cell) = cell.dyn_into::<HtmlElement>()
        {
            // A cell that cannot be focused leaves the focus where it was.
            let _ = cell.focus();
        }
    }
}

/// The two answers to an offered skip, in the half of the board where the besieged king is not.
fn skip(ctx: &Context<HillBoard>, scene: &Scene) -> Html {
    let Some(mover) = scene.mover.filter(|_| scene.choices.skip) else {
        return Html::default();
    };
    let (lang, enemy) = (ctx.props().lang, mover.other());
    let king = scene.table.kings[enemy.index()];
    let place = if king.is_some_and(|king| king.rank() < SIZE / 2) {
        "high"
    } else {
        "low"
    };
    let button = |class: &'static str, choice: Choice, text: Text| {
        html! {
            <button type="button" class={classes!("button", class)} dir="auto"
                onclick={ctx.link().callback(move |_| Msg::Answered(choice))}>{ lang.say(text) }</button>
        }
    };
    html! {
        <div class={classes!("hill-answers", place)} role="group" aria-label={lang.say(Text::SkipQuestion(enemy))}>
            { button("main", Choice::Skip, Text::Skip(enemy)) }
            { button("", Choice::Decline, Text::Decline(enemy)) }
        </div>
    }
}

impl HillBoard {
    fn element(&self) -> Option<Element> {
        self.root.cast()
    }

    /// True when the focus is somewhere on the board.
    fn has_focus(&self) -> bool {
        self.element()
            .is_some_and(|root| root.matches(":focus-within").unwrap_or(false))
    }

    /// The scene with what the player has chosen.
    fn scene(&self, ctx: &Context<HillBoard>) -> Scene {
        let mut scene = ctx.props().scene.clone();
        scene.chosen = self.chosen;
        scene.shown = self
            .shown
            .map_or_else(Default::default, |hill| scene.table.kingdom(hill));
        scene.pointed = self.pointed.filter(|_| !scene.choices.is_empty());
        scene
    }

    /// The grid of cells, rank 7 first, as the board is seen.
    fn cells(&self, ctx: &Context<HillBoard>, scene: &Scene) -> Html {
        let lang = ctx.props().lang;
        let place = |file: u8, rank: u8| {
            let Some(hill) = Hill::new(file, rank) else {
                // The corners are no hills.
                return html! { <div role="presentation"></div> };
            };
            let tabindex = if self.cursor == Some(hill) { "0" } else { "-1" };
            let acts =
                scene.choices.hills().contains(hill) || scene.open_pairs().touched().contains(hill);
            html! {
                <div role="gridcell" class={classes!("cell", acts.then_some("target"))} {tabindex}
                    data-square={hill.to_string()}
                    aria-label={lang.say(Text::Cell(label(scene, hill)))}
                    aria-selected={(scene.chosen == Some(hill)).to_string()}
                    onfocus={ctx.link().callback(move |_| Msg::Focused(hill))} />
            }
        };
        html! {
            <div class="cells" style={format!("inset: calc(100% * {MARGIN} / {WIDTH})")} role="grid"
                aria-label={lang.say(Text::Board)} onkeydown={ctx.link().callback(Msg::Key)}>
                { for (0..SIZE).rev().map(|rank| html! {
                    <div role="row">{ for (0..SIZE).map(|file| place(file, rank)) }</div>
                }) }
            </div>
        }
    }

    /// What is said about the kingdom that is shown.
    fn kingdom(&self, ctx: &Context<HillBoard>, scene: &Scene) -> Html {
        match self.shown.and_then(|hill| scene.owner(hill)) {
            Some(colour) => {
                let text = Text::Kingdom(colour, scene.shown.len());
                html! { <p class="hill-caption" dir="auto">{ ctx.props().lang.say(text) }</p> }
            }
            None => Html::default(),
        }
    }

    /// The place that an event points at.
    fn place(&self, ctx: &Context<HillBoard>, event: &PointerEvent) -> Option<Place> {
        let rect = self.element()?.get_bounding_client_rect();
        let scale = f64::from(WIDTH) / rect.width().max(1.0);
        let x = (f64::from(event.client_x()) - rect.left()) * scale;
        let y = (f64::from(event.client_y()) - rect.top()) * scale;
        ctx.props()
            .scene
            .place((x as i32 - MARGIN, y as i32 - MARGIN))
    }

    /// Lets go of what was chosen or shown; true when there was something.
    fn let_go(&mut self) -> bool {
        self.press = None;
        self.said.clear();
        self.shown.take().is_some() | self.chosen.take().is_some()
    }

    /// Acts on a place, as a click or Enter does.
    fn act(&mut self, ctx: &Context<HillBoard>, place: Place) {
        let scene = self.scene(ctx);
        let deed = scene.deed(place);
        self.let_go();
        let lang = ctx.props().lang;
        match deed {
            Deed::Do(choice) => ctx.props().on_choice.emit(choice),
            Deed::Choose(hill) => {
                self.chosen = Some(hill);
                let pairs = scene.choices.pairs().and(Pairs::touching(hill.set()));
                self.said = lang.say(Text::Chosen(hill, pairs.iter().collect()));
            }
            Deed::Show(hill) => {
                self.shown = Some(hill);
                if let Some(colour) = scene.owner(hill) {
                    let size = scene.table.kingdom(hill).len();
                    self.said = lang.say(Text::Kingdom(colour, size));
                }
            }
            Deed::LetGo => {}
        }
    }

    fn down(&mut self, ctx: &Context<HillBoard>, event: &PointerEvent) -> bool {
        if event.button() != 0 || !event.is_primary() || on_button(event) {
            return false;
        }
        let Some(place) = self.place(ctx, event) else {
            return self.let_go();
        };
        self.press = Some(Press {
            pointer: event.pointer_id(),
            place,
        });
        false
    }

    /// A click acts on its place. A pair can also be drawn from hill to hill, and a bridge from
    /// where it lies to where it goes.
    fn up(&mut self, ctx: &Context<HillBoard>, event: &PointerEvent) -> bool {
        let Some(press) = self.press.take_if(|it| it.pointer == event.pointer_id()) else {
            return false;
        };
        let choices = ctx.props().scene.choices;
        match (press.place, self.place(ctx, event)) {
            (from, Some(to)) if from == to => self.act(ctx, to),
            (Place::Hill(from), Some(Place::Hill(to))) => {
                let drawn = Pair::new(from, to).filter(|pair| choices.pairs().contains(*pair));
                if let Some(pair) = drawn {
                    self.act(ctx, Place::Pair(pair));
                }
            }
            (Place::Pair(from), Some(Place::Pair(to))) if choices.lifts.contains(from) => {
                self.let_go();
                ctx.props().on_drag.emit((from, to));
            }
            _ => return false,
        }
        true
    }

    fn key(&mut self, ctx: &Context<HillBoard>, event: &KeyboardEvent) -> bool {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return false;
        }
        let Some(cursor) = self.cursor else {
            return false;
        };
        match event.key().as_str() {
            "Enter" | " " => {
                event.prevent_default();
                self.act(ctx, Place::Hill(cursor));
                self.pointed = None;
                true
            }
            "Escape" => {
                let had = self.let_go();
                if had {
                    event.prevent_default();
                    event.stop_propagation();
                }
                had
            }
            key => {
                let hill = walk(cursor, key);
                // At the edge an arrow key does nothing; above all it does not scroll.
                if hill.is_some() || key.starts_with("Arrow") {
                    event.prevent_default();
                }
                let Some(hill) = hill else {
                    return false;
                };
                self.cursor = Some(hill);
                self.pointed = Some(Place::Hill(hill));
                self.follow = true;
                true
            }
        }
    }
}

/// True when an event comes from a button that lies on the board.
fn on_button(event: &PointerEvent) -> bool {
    event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok())
        .is_some_and(|element| element.closest("button").is_ok_and(|found| found.is_some()))
}

/// What is read aloud about a hill.
pub(super) fn label(scene: &Scene, hill: Hill) -> Cell {
    let table = &scene.table;
    let partners = scene.open_pairs().and(Pairs::touching(hill.set()));
    let partner = |pair: Pair| pair.hills().into_iter().find(|other| *other != hill);
    let owner = scene.owner(hill);
    let touched = scene.last.builds.or(scene.last.takes);
    let linked = scene.last.links.or(scene.last.drops).touched();
    let is_king = |colour: Colour| table.kings[colour.index()] == Some(hill);
    Cell {
        hill,
        owner,
        king: Colour::BOTH.into_iter().any(is_king) || scene.more_kings.contains(hill),
        linked: owner
            .filter(|_| table.counters.is_some() && !table.bridges.is_empty())
            .map(|_| table.bridges.touched().contains(hill)),
        besieged: table.besieged.contains(hill),
        build: scene.choices.builds.contains(hill),
        take: scene.choices.takes.contains(hill),
        chosen: scene.chosen == Some(hill),
        partners: partners.iter().filter_map(partner).collect(),
        lift: !scene.choices.lifts.is_empty(),
        last: touched.or(linked).contains(hill),
    }
}
