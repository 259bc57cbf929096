//! What a board is given and what it reports.

use crate::{
    app::text::{Lang, Told, Who},
    game::{Game, Seat, SeenTurn},
};
use std::rc::Rc;
use yew::prelude::*;

/// A game that has a board.
pub trait Drawn: Told {
    /// The part of the program that has its table: `table-<family>`, as in `index.html`.
    const PART: &'static str;
    /// The part of the program that has its lessons.
    const LESSONS: &'static str = "learn";
    /// True for a board that can warn of what threatens ([`BoardProps::warnings`]).
    const WARNS: bool = false;
    /// True for a board with letters and numbers at its edge ([`BoardProps::coordinates`]).
    const COORDINATES: bool = true;
    /// True when the board says a hint itself, with its reason, and that one is being looked for.
    const SAYS_HINTS: bool = false;
    /// True when the board shows the players itself, with all that is to be known of each, and
    /// takes what room there is: the table page then has no lines for them above and below it.
    const SHOWS_SEATS: bool = false;
    /// How long the board takes to show one thing that a turn has brought, in milliseconds, where
    /// it shows them one after the other.
    const EVENT_TIME: u32 = 0;
    /// Whether the last action of a turn has captured something.
    fn captured(turn: &SeenTurn<Self>) -> bool;
    /// The board, as a component call.
    fn board(props: BoardProps<Self>) -> Html;
    /// The board in the moving picture of the hall, where nothing can be done and which says
    /// nothing: after `ply` turns, with the one that has just been played.
    fn film(
        lang: Lang,
        view: &Self::Observation,
        ply: usize,
        last: Option<&SeenTurn<Self>>,
    ) -> Html;
    /// The mark of a seat's side, known by its shape: a small picture without words.
    fn mark(rules: &Self::Rules, seat: Seat) -> Html;
    /// What stands beside a seat's name, such as the pieces it has captured; often nothing.
    fn notes(lang: Lang, view: &Self::Observation, seat: Seat) -> Html;
    /// A small still picture of a position, with no words but those of a map; with an arrow and a mark on what it
    /// captures for a turn that could be played there.
    fn picture(lang: Lang, view: &Self::Observation, turn: &[Self::Action]) -> Html;
}

/// What every board is given.
#[derive(Properties, Clone, PartialEq)]
pub struct BoardProps<G: Game> {
    /// The position that is shown, as the people at this screen may know it.
    pub view: G::Observation,
    /// The number of actions played before it: one more than before means a step forward.
    pub ply: usize,
    /// The actions that the player may choose now; empty while the computer thinks, when the
    /// game is over, and wherever nobody at this screen may act.
    pub actions: Rc<[G::Action]>,
    /// The turn that led to the position, for its marks and its animation; in a game that hides
    /// something, all turns since the viewer began the last one of its own, the oldest first:
    /// what can be shown step by step, and again. It grows at its end while others act.
    pub last: Rc<[SeenTurn<G>]>,
    /// A suggested turn to point out; often empty.
    pub hint: Rc<[G::Action]>,
    /// Such a turn is being looked for.
    pub hinting: bool,
    /// Leads to the end of the record, when the position shown is an earlier one; a board that shows
    /// the players ([`Drawn::SHOWS_SEATS`]) must offer it.
    pub on_present: Option<Callback<()>>,
    /// What there is to say of each player beside the name, such as a computer's level; empty
    /// where there is nothing.
    pub levels: Rc<[String]>,
    /// The seat whose side of the board is nearest to the player: in a game that hides something
    /// the viewer's, whose observation everything here is.
    pub below: Seat,
    /// What the players are called, and to whom the board is shown.
    pub who: Who,
    /// Show what threatens.
    pub warnings: bool,
    /// Show the letters and numbers at the edge.
    pub coordinates: bool,
    /// The language of the labels.
    pub lang: Lang,
    /// Told of every action that the player tries, legal or not: the table refuses an illegal
    /// one with a sentence. A touch on something that cannot be chosen is reported as the
    /// action that comes nearest to it.
    pub on_action: Callback<G::Action>,
    /// Told of actions that are tried as one, as when something is dragged from here to there: if
    /// one of them is refused, none is done.
    pub on_actions: Callback<Vec<G::Action>>,
}
