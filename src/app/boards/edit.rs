//! The board on which a position is set up: by pointer, by touch and by keyboard.
//!
//! It is the picture of the game's own board with a grid of cells over it, as on the board that is
//! played on. It knows of no piece: it reports which place was touched.

use super::Drawn;
use crate::{
    app::text::{
        Lang,
        study::{Faulted, Text},
    },
    study::{Piece, Spot},
};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Files and ranks of every such board.
const SIDE: u8 = 7;

/// A game whose board can be laid out by hand.
pub trait Edited: Drawn + Faulted {
    /// The width of the frame and the side of the whole drawing, in units of the drawing.
    const MEASURES: (i32, i32);
    /// The board with an arrangement on it, playable or not.
    fn layout(setup: &Self::Setup, rules: &Self::Rules) -> Html;
    /// A piece by itself, without words.
    fn piece_picture(piece: Piece) -> Html;
    /// All there is to say of a place and what stands on it; `None` where there is no place.
    fn place_words(
        lang: Lang,
        setup: &Self::Setup,
        rules: &Self::Rules,
        file: u8,
        rank: u8,
    ) -> Option<String>;
}

/// What the board is given.
#[derive(Properties, Clone, PartialEq)]
pub struct EditProps {
    pub lang: Lang,
    /// The board with what lies on it.
    pub picture: Html,
    /// As [`Edited::MEASURES`].
    pub measures: (i32, i32),
    /// What is said of each place, rank by rank from the first file of rank 1 on.
    pub words: Rc<[Option<String>]>,
    /// The places where something is wrong.
    pub marks: Rc<[Spot]>,
    /// Places between two others are touched now.
    pub between: bool,
    /// Told which place is touched.
    pub on_touch: Callback<Spot>,
    /// Told which place is to be cleared.
    pub on_clear: Callback<Spot>,
    /// Told which of the pieces is chosen by its number, from 0.
    pub on_pick: Callback<usize>,
    /// There are pieces that lie between places.
    pub has_bridges: bool,
}

/// The board.
pub struct EditBoard {
    root: NodeRef,
    /// The cell that has the focus, or would get it.
    cursor: (u8, u8),
    /// The first of two places between which something is to be put.
    first: Option<(u8, u8)>,
    /// The focus is to follow the cursor after the next drawing.
    follow: bool,
    said: String,
}

/// What happens to the board.
pub enum Msg {
    Click(MouseEvent),
    Menu(MouseEvent),
    Key(KeyboardEvent),
    Focused(u8, u8),
}

impl Component for EditBoard {
    type Message = Msg;
    type Properties = EditProps;

    fn create(_ctx: &Context<EditBoard>) -> EditBoard {
        EditBoard {
            root: NodeRef::default(),
            cursor: (SIDE / 2, SIDE / 2),
            first: None,
            follow: false,
            said: String::new(),
        }
    }

    fn changed(&mut self, ctx: &Context<EditBoard>, old: &EditProps) -> bool {
        if ctx.props().between != old.between {
            self.let_go();
        }
        true
    }

    fn update(&mut self, ctx: &Context<EditBoard>, msg: Msg) -> bool {
        match msg {
            Msg::Click(event) => match self.spot(ctx, &event) {
                Some(spot) => self.touch(ctx, spot),
                None => self.let_go(),
            },
            Msg::Menu(event) => {
                if let Some(spot) = self.spot(ctx, &event) {
                    event.prevent_default();
                    ctx.props().on_clear.emit(spot);
                }
                false
            }
            Msg::Key(event) => self.key(ctx, &event),
            Msg::Focused(file, rank) => {
                std::mem::replace(&mut self.cursor, (file, rank)) != (file, rank)
            }
        }
    }

    fn view(&self, ctx: &Context<EditBoard>) -> Html {
        let props = ctx.props();
        let (frame, size) = props.measures;
        let board = Text::Board {
            bridges: props.has_bridges,
        };
        html! {
            <div class="board live" dir="ltr" ref={self.root.clone()}
                onclick={ctx.link().callback(Msg::Click)}
                oncontextmenu={ctx.link().callback(Msg::Menu)}>
                { props.picture.clone() }
                { for props.marks.iter().map(|spot| mark(*spot, props.measures)) }
                <div class="cells" style={format!("inset: calc(100% * {frame} / {size})")} role="grid"
                    aria-label={props.lang.say(board)} onkeydown={ctx.link().callback(Msg::Key)}>
                    { for (0..SIDE).rev().map(|rank| html! {
                        <div role="row">{ for (0..SIDE).map(|file| self.cell(ctx, file, rank)) }</div>
                    }) }
                </div>
                <p class="spoken" role="status">{ &self.said }</p>
            </div>
        }
    }

    fn rendered(&mut self, _ctx: &Context<EditBoard>, _first_render: bool) {
        let (file, rank) = self.cursor;
        let cursor = Spot::At { file, rank };
        if std::mem::take(&mut self.follow)
            && let Some(root) = self.root.cast::<Element>()
            && let Ok(Some(cell)) = root.query_selector(&format!("[data-square={cursor}]"))
            && let Ok(cell) = cell.dyn_into::<HtmlElement>()
        {
            // A cell that cannot be focused leaves the focus where it was.
            let _ = cell.focus();
        }
    }
}

/// The sign at a place where something is wrong.
fn mark(spot: Spot, (frame, size): (i32, i32)) -> Html {
    let cell = (size - 2 * frame) / i32::from(SIDE);
    let middle = |place: u8| frame + cell / 2 + cell * i32::from(place);
    let (x, y, class) = match spot {
        // In its upper corner, so that what stands there is seen.
        Spot::At { file, rank } => (
            middle(file) + cell / 3,
            size - middle(rank) - cell / 3,
            None,
        ),
        Spot::Between { file, rank, up } => (
            middle(file) + if up { 0 } else { cell / 2 },
            size - middle(rank) - if up { cell / 2 } else { 0 },
            Some("between"),
        ),
    };
    let style = format!("left:calc(100% * {x} / {size});top:calc(100% * {y} / {size})");
    html! {
        <span class={classes!("fault-mark", class)} {style} aria-hidden="true"
            data-fault={spot.to_string()}>{ "!" }</span>
    }
}

impl EditBoard {
    fn words<'a>(&self, ctx: &'a Context<EditBoard>, file: u8, rank: u8) -> Option<&'a String> {
        let place = usize::from(rank) * usize::from(SIDE) + usize::from(file);
        ctx.props().words.get(place)?.as_ref()
    }

    fn cell(&self, ctx: &Context<EditBoard>, file: u8, rank: u8) -> Html {
        let Some(words) = self.words(ctx, file, rank) else {
            return html! { <div role="presentation"></div> };
        };
        let (props, spot) = (ctx.props(), Spot::At { file, rank });
        let wrong = props.marks.contains(&spot);
        let label = match wrong {
            true => props
                .lang
                .row(&[words.clone(), props.lang.say(Text::WrongHere)]),
            false => words.clone(),
        };
        let chosen = self.first == Some((file, rank));
        let tabindex = if self.cursor == (file, rank) {
            "0"
        } else {
            "-1"
        };
        html! {
            <div role="gridcell" class={classes!("cell", "target", chosen.then_some("first-end"))}
                {tabindex} data-square={spot.to_string()} aria-label={label}
                aria-selected={chosen.to_string()}
                onfocus={ctx.link().callback(move |_| Msg::Focused(file, rank))} />
        }
    }

    /// The place that an event points at; none on the frame and beside the board.
    fn spot(&self, ctx: &Context<EditBoard>, event: &MouseEvent) -> Option<Spot> {
        let (frame, size) = ctx.props().measures;
        let cell = (size - 2 * frame) / i32::from(SIDE);
        let rect = self.root.cast::<Element>()?.get_bounding_client_rect();
        let scale = f64::from(size) / rect.width().max(1.0);
        let along = |at: i32, from: f64| ((f64::from(at) - from) * scale) as i32 - frame;
        let (x, y) = (
            along(event.client_x(), rect.left()),
            // Ranks count from the lower edge.
            size - 2 * frame - along(event.client_y(), rect.top()),
        );
        let place = |along: i32| u8::try_from(along.div_euclid(cell)).ok();
        let (file, rank) = (place(x)?, place(y)?);
        self.words(ctx, file, rank)?;
        let off = |along: i32| along.rem_euclid(cell) - cell / 2;
        let (dx, dy) = (off(x), off(y));
        if !ctx.props().between || dx.abs().max(dy.abs()) <= cell / 5 {
            return Some(Spot::At { file, rank });
        }
        let step = |place: u8, by: i32| place.checked_add_signed(by.signum() as i8);
        let (to_file, to_rank) = match dx.abs() > dy.abs() {
            true => (step(file, dx)?, rank),
            false => (file, step(rank, dy)?),
        };
        self.words(ctx, to_file, to_rank)?;
        Spot::between((file, rank), (to_file, to_rank))
    }

    fn let_go(&mut self) -> bool {
        self.said.clear();
        self.first.take().is_some()
    }

    /// Acts on a place, as a click or Enter does.
    fn touch(&mut self, ctx: &Context<EditBoard>, spot: Spot) -> bool {
        let props = ctx.props();
        let (file, rank) = match spot {
            Spot::At { file, rank } if props.between => (file, rank),
            spot => {
                self.let_go();
                props.on_touch.emit(spot);
                return true;
            }
        };
        let first = self.first.take();
        self.said.clear();
        match first.and_then(|first| Spot::between(first, (file, rank))) {
            Some(between) => props.on_touch.emit(between),
            None if first == Some((file, rank)) => {}
            None => {
                self.first = Some((file, rank));
                let at = spot.to_string();
                self.said = props.lang.say(Text::FirstEnd { at });
            }
        }
        true
    }

    fn key(&mut self, ctx: &Context<EditBoard>, event: &KeyboardEvent) -> bool {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return false;
        }
        let ((file, rank), props) = (self.cursor, ctx.props());
        let here = Spot::At { file, rank };
        let key = event.key();
        match key.as_str() {
            "Enter" | " " => {
                event.prevent_default();
                self.touch(ctx, here)
            }
            "Delete" | "Backspace" => {
                event.prevent_default();
                props.on_clear.emit(here);
                self.let_go()
            }
            "Escape" => {
                let had = self.let_go();
                if had {
                    event.prevent_default();
                    event.stop_propagation();
                }
                had
            }
            "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" => {
                // 1 is the first piece; 0, after the last of them, clears.
                let number = key.parse::<usize>().unwrap_or_default();
                props
                    .on_pick
                    .emit(number.checked_sub(1).unwrap_or(usize::MAX));
                false
            }
            key => {
                let to = self.walk(ctx, key);
                if to.is_some() || key.starts_with("Arrow") {
                    event.prevent_default();
                }
                let Some(to) = to else {
                    return false;
                };
                self.cursor = to;
                self.follow = true;
                true
            }
        }
    }

    /// The place to which a key leads; none for any other key, and at the edge.
    fn walk(&self, ctx: &Context<EditBoard>, key: &str) -> Option<(u8, u8)> {
        let (file, rank) = self.cursor;
        let there = |(file, rank): &(u8, u8)| self.words(ctx, *file, *rank).is_some();
        let to = match key {
            "ArrowUp" => (file, rank + 1),
            "ArrowDown" => (file, rank.checked_sub(1)?),
            "ArrowLeft" => (file.checked_sub(1)?, rank),
            "ArrowRight" if file + 1 < SIDE => (file + 1, rank),
            "Home" => (0..SIDE).map(|file| (file, rank)).find(there)?,
            "End" => (0..SIDE).rev().map(|file| (file, rank)).find(there)?,
            _ => return None,
        };
        there(&to).then_some(to)
    }
}
