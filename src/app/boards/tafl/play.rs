//! The board that is played on: by pointer, by touch and by keyboard.
//!
//! The picture is one SVG that no screen reader sees. Over it lies a grid of 49 invisible cells;
//! they are what is pointed at, focused and read aloud.

use super::{
    draw::{self, FRAME, Held, Motion, SIZE, SQUARE},
    scene::{Scene, Threats, walk},
};
use crate::{
    app::{
        boards::{BoardProps, Drawn},
        text::{
            Lang,
            tafl::{Cell, Text},
        },
    },
    game::{Seat, SeenTurn},
    tafl::{Move, RuleSet, Square, Squares, Tafl},
};
use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};
use yew::prelude::*;

impl Drawn for Tafl {
    const PART: &'static str = "table-tafl";
    const WARNS: bool = true;

    fn captured(turn: &SeenTurn<Tafl>) -> bool {
        let pieces = |game: &Tafl| game.position().occupied().len();
        pieces(&turn.after) < pieces(&turn.before)
    }

    fn board(props: BoardProps<Tafl>) -> Html {
        html! { <TaflBoard ..props /> }
    }

    fn film(_lang: Lang, view: &Tafl, ply: usize, last: Option<&SeenTurn<Tafl>>) -> Html {
        let mut scene = Scene::still(view.clone());
        if let Some(last) = last
            && let Some(mv) = last.actions.last()
        {
            scene = scene.with_last(&last.before, *mv);
        }
        let motion = Motion {
            step: ply,
            arriving: last.is_some(),
            slide: last.is_some(),
        };
        html! { <div class="board" dir="ltr">{ draw::board(&scene, motion, None) }</div> }
    }

    fn mark(_rules: &RuleSet, seat: Seat) -> Html {
        draw::mark(seat)
    }

    fn notes(lang: Lang, view: &Tafl, seat: Seat) -> Html {
        draw::captures(lang, view, seat)
    }

    fn picture(_lang: Lang, view: &Tafl, turn: &[Move]) -> Html {
        let mut scene = Scene::still(view.clone());
        if let Some(mv) = turn.first() {
            scene.hint = Some(*mv);
            scene.taken = scene.taken_by(*mv);
        }
        draw::picture(&scene)
    }
}

/// How far a pressed pointer travels before the piece is dragged, in CSS pixels.
const DRAG_AFTER: i32 = 6;

/// A pointer that is down on the board.
struct Press {
    pointer: i32,
    square: Square,
    /// Where it went down, in CSS pixels of the window.
    start: (i32, i32),
    /// The piece was in the hand already: a click lets go of it.
    again: bool,
    /// Where the dragged piece is in the drawing, once it is dragged.
    held: Option<(i32, i32)>,
}

/// The board that is played on.
pub struct TaflBoard {
    root: NodeRef,
    /// The piece that the player has taken up.
    chosen: Option<Square>,
    /// The square under the mouse, or under the cursor when keys are used.
    pointed: Option<Square>,
    /// The cell that has the focus, or would get it.
    cursor: Square,
    /// The focus is to follow the cursor after the next drawing.
    follow: bool,
    press: Option<Press>,
    motion: Motion,
    /// The player has put the piece there by hand: it need not slide.
    by_hand: bool,
    /// What is said about a piece that has been taken up by keys.
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
    Focused(Square),
    /// A press anywhere on the page.
    Pressed(Event),
}

impl Component for TaflBoard {
    type Message = Msg;
    type Properties = BoardProps<Tafl>;

    fn create(ctx: &Context<TaflBoard>) -> TaflBoard {
        let pressed = ctx.link().callback(Msg::Pressed);
        let document = web_sys::window().and_then(|window| window.document());
        TaflBoard {
            root: NodeRef::default(),
            chosen: None,
            pointed: None,
            cursor: Square::THRONE,
            follow: false,
            press: None,
            motion: Motion::default(),
            by_hand: false,
            said: String::new(),
            _elsewhere: document.map(|document| {
                EventListener::new(&document, "pointerdown", move |event| {
                    pressed.emit(event.clone());
                })
            }),
        }
    }

    fn changed(&mut self, ctx: &Context<TaflBoard>, old: &BoardProps<Tafl>) -> bool {
        let props = ctx.props();
        if props.ply != old.ply || props.view != old.view {
            let forward = props.ply == old.ply + 1 && !props.last.is_empty();
            self.motion = Motion {
                step: props.ply,
                arriving: forward,
                slide: forward && !self.by_hand,
            };
            self.by_hand = false;
            self.let_go();
        } else if self.chosen.is_some_and(|from| !self.may_move(ctx, from)) {
            self.let_go();
        }
        true
    }

    fn update(&mut self, ctx: &Context<TaflBoard>, msg: Msg) -> bool {
        match msg {
            Msg::Down(event) => self.down(ctx, &event),
            Msg::Moved(event) => self.moved(ctx, &event),
            Msg::Up(event) => self.up(ctx, &event),
            Msg::Cancelled => self.press.take().is_some(),
            Msg::Left => self.pointed.take().is_some(),
            Msg::Key(event) => self.key(ctx, &event),
            Msg::Focused(square) => std::mem::replace(&mut self.cursor, square) != square,
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

    fn view(&self, ctx: &Context<TaflBoard>) -> Html {
        let props = ctx.props();
        let mut scene = Scene::still(props.view.clone()).with_actions(
            &props.actions,
            self.chosen,
            self.pointed,
        );
        if let Some(last) = props.last.last()
            && let Some(mv) = last.actions.last()
        {
            scene = scene.with_last(&last.before, *mv);
        }
        scene.hint = props.hint.first().copied();
        scene.coordinates = props.coordinates;
        if props.warnings {
            scene.threats = Threats::to(&props.view);
        }
        let held = self.press.as_ref().and_then(|press| {
            let at = press.held?;
            Some(Held {
                from: press.square,
                at,
            })
        });
        let class = classes!(
            "board",
            held.is_some().then_some("dragging"),
            (!props.actions.is_empty()).then_some("live")
        );
        html! {
            <div {class} dir="ltr" ref={self.root.clone()}
                onpointerdown={ctx.link().callback(Msg::Down)}
                onpointermove={ctx.link().callback(Msg::Moved)}
                onpointerup={ctx.link().callback(Msg::Up)}
                onpointercancel={ctx.link().callback(|_| Msg::Cancelled)}
                onpointerleave={ctx.link().callback(|_| Msg::Left)}>
                { draw::board(&scene, self.motion, held) }
                { self.cells(ctx, &scene) }
                <p class="spoken" role="status">{ &self.said }</p>
            </div>
        }
    }

    fn rendered(&mut self, _ctx: &Context<TaflBoard>, _first_render: bool) {
        if std::mem::take(&mut self.follow)
            && let Some(root) = self.element()
            && let Ok(Some(cell)) = root.query_selector(&format!("[data-square={}]", self.cursor))
            && let Ok(cell) = cell.dyn_into::<HtmlElement>()
        {
            // A cell that cannot be focused leaves the focus where it was.
            let _ = cell.focus();
        }
    }
}

impl TaflBoard {
    fn element(&self) -> Option<Element> {
        self.root.cast()
    }

    /// The grid of cells, rank 7 first, as the board is seen.
    fn cells(&self, ctx: &Context<TaflBoard>, scene: &Scene) -> Html {
        let lang = ctx.props().lang;
        let cell = |square: Square| {
            let tabindex = if square == self.cursor { "0" } else { "-1" };
            let class = classes!(
                "cell",
                scene.may_move.contains(square).then_some("movable"),
                scene.targets.contains(square).then_some("target"),
            );
            html! {
                <div role="gridcell" {class} {tabindex} data-square={square.to_string()}
                    aria-label={lang.say(Text::Cell(label(scene, square)))}
                    aria-selected={(scene.chosen == Some(square)).to_string()}
                    onfocus={ctx.link().callback(move |_| Msg::Focused(square))} />
            }
        };
        let row = |rank: u8| {
            html! {
                <div role="row">
                    { for (0..7).filter_map(|file| Square::new(file, rank)).map(cell) }
                </div>
            }
        };
        html! {
            <div class="cells" style={format!("inset: calc(100% * {FRAME} / {SIZE})")} role="grid" aria-label={lang.say(Text::Board)}
                onkeydown={ctx.link().callback(Msg::Key)}>
                { for (0..7).rev().map(row) }
            </div>
        }
    }

    /// The place in the drawing that an event points at.
    fn place(&self, event: &PointerEvent) -> Option<(i32, i32)> {
        let rect = self.element()?.get_bounding_client_rect();
        let scale = f64::from(SIZE) / rect.width().max(1.0);
        let x = (f64::from(event.client_x()) - rect.left()) * scale;
        let y = (f64::from(event.client_y()) - rect.top()) * scale;
        Some((x as i32, y as i32))
    }

    /// The square that an event points at; none on the frame and beside the board.
    fn square(&self, event: &PointerEvent) -> Option<Square> {
        let (x, y) = self.place(event)?;
        // A place off the board becomes a number that is no file or rank.
        let place =
            |along: i32| u8::try_from((along - FRAME).div_euclid(SQUARE)).unwrap_or(u8::MAX);
        Square::new(place(x), place(SIZE - 1 - y))
    }

    fn may_move(&self, ctx: &Context<TaflBoard>, from: Square) -> bool {
        ctx.props().actions.iter().any(|mv| mv.from == from)
    }

    /// Puts the piece back; true when there was one.
    fn let_go(&mut self) -> bool {
        self.press = None;
        self.said.clear();
        self.chosen.take().is_some()
    }

    /// Acts on a square, as a click or Enter does.
    fn act(&mut self, ctx: &Context<TaflBoard>, square: Square) {
        let props = ctx.props();
        let Some(from) = self.chosen else {
            if self.may_move(ctx, square) {
                self.chosen = Some(square);
            } else if !props.actions.is_empty() && props.view.position().piece(square).is_some() {
                // The table says why this piece cannot be moved.
                props.on_action.emit(Move {
                    from: square,
                    to: square,
                });
            }
            return;
        };
        if square != from && self.may_move(ctx, square) {
            self.chosen = Some(square);
            return;
        }
        self.let_go();
        if square != from {
            props.on_action.emit(Move { from, to: square });
        }
    }

    fn down(&mut self, ctx: &Context<TaflBoard>, event: &PointerEvent) -> bool {
        if event.button() != 0 || !event.is_primary() {
            return false;
        }
        self.said.clear();
        let Some(square) = self.square(event) else {
            return self.let_go();
        };
        let again = self.chosen == Some(square);
        if self.may_move(ctx, square) {
            self.chosen = Some(square);
        }
        if let Some(root) = self.element() {
            // However fast the pointer leaves the board, it is heard to move and to be lifted.
            // Refused only for a pointer that is gone already.
            let _ = root.set_pointer_capture(event.pointer_id());
        }
        self.press = Some(Press {
            pointer: event.pointer_id(),
            square,
            start: (event.client_x(), event.client_y()),
            again,
            held: None,
        });
        true
    }

    fn moved(&mut self, ctx: &Context<TaflBoard>, event: &PointerEvent) -> bool {
        let pointed = self.square(event);
        let place = self.place(event);
        let Some(press) = self
            .press
            .as_mut()
            .filter(|it| it.pointer == event.pointer_id())
        else {
            let changed = event.pointer_type() != "touch" && self.pointed != pointed;
            if changed {
                self.pointed = pointed;
            }
            return changed && self.chosen.is_some();
        };
        let (x, y) = press.start;
        let travelled = (event.client_x() - x)
            .abs()
            .max((event.client_y() - y).abs());
        let movable = ctx.props().actions.iter().any(|mv| mv.from == press.square);
        if !movable || (press.held.is_none() && travelled < DRAG_AFTER) {
            return false;
        }
        press.held = place;
        self.pointed = pointed;
        true
    }

    fn up(&mut self, ctx: &Context<TaflBoard>, event: &PointerEvent) -> bool {
        let Some(press) = self.press.take_if(|it| it.pointer == event.pointer_id()) else {
            return false;
        };
        let square = self.square(event);
        if press.held.is_some() {
            // Dropped where it came from, it stays in the hand; beside the board, it goes back.
            match square {
                Some(to) if to == press.square => {}
                Some(to) => {
                    let mv = Move {
                        from: press.square,
                        to,
                    };
                    self.by_hand = ctx.props().actions.contains(&mv);
                    self.let_go();
                    ctx.props().on_action.emit(mv);
                }
                None => {
                    self.let_go();
                }
            }
        } else if square == Some(press.square) {
            if press.again {
                self.let_go();
            } else if self.chosen != square {
                self.act(ctx, press.square);
            }
        }
        true
    }

    fn key(&mut self, ctx: &Context<TaflBoard>, event: &KeyboardEvent) -> bool {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return false;
        }
        match event.key().as_str() {
            "Enter" | " " => {
                event.prevent_default();
                self.act(ctx, self.cursor);
                self.pointed = None;
                self.said = self
                    .chosen
                    .map_or_else(String::new, |from| self.chosen_words(ctx, from));
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
                let Some(square) = walk(self.cursor, key) else {
                    // At the edge an arrow key does nothing; above all it does not scroll.
                    if key.starts_with("Arrow") {
                        event.prevent_default();
                    }
                    return false;
                };
                event.prevent_default();
                self.cursor = square;
                self.pointed = Some(square);
                self.follow = true;
                true
            }
        }
    }

    fn chosen_words(&self, ctx: &Context<TaflBoard>, from: Square) -> String {
        let props = ctx.props();
        let Some(piece) = props.view.position().piece(from) else {
            return String::new();
        };
        let targets: Squares = props
            .actions
            .iter()
            .filter(|mv| mv.from == from)
            .map(|mv| mv.to)
            .collect();
        let mut targets: Vec<Square> = targets.iter().collect();
        targets.sort_unstable();
        props.lang.say(Text::Chosen {
            piece,
            from,
            targets,
        })
    }
}

/// What is read aloud about a square.
pub(super) fn label(scene: &Scene, square: Square) -> Cell {
    let captures = scene
        .chosen
        .filter(|_| scene.targets.contains(square))
        .map(|from| {
            let mut captures: Vec<Square> =
                scene.taken_by(Move { from, to: square }).iter().collect();
            captures.sort_unstable();
            captures
        });
    Cell {
        square,
        piece: scene.game.position().piece(square),
        closed_corner: scene.is_closed_corner(square),
        may_move: scene.may_move.contains(square),
        chosen: scene.chosen == Some(square),
        target: captures,
        last: scene.last.filter(|mv| mv.to == square || mv.from == square),
        in_danger: !scene.threats.captors.is_empty()
            && scene.game.position().king() == Some(square),
        open_way: scene.threats.escapes.iter().any(|mv| mv.to == square),
    }
}
