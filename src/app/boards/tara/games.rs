//! The three games as the board knows them.

use super::{
    draw::{self, Motion},
    film::HillFilm,
    play::HillBoard,
    scene::{Change, Choice, Choices, Rows, Scene, Table},
};
use crate::{
    app::{
        boards::{BoardProps, Drawn},
        text::Lang,
    },
    game::{Game, Seat, SeenTurn, View},
    tara::{
        Chalice, Colour, Hill, Hills, Tara, chalice,
        hills::SIZE,
        levels::{self, Step},
    },
};
use yew::prelude::*;

/// A game that is played on the 45 hills.
pub(super) trait OnHills: Game<Observation = Self> {
    /// What stands on the board.
    fn table(&self) -> Table;
    /// An action as the board knows it.
    fn choice(action: Self::Action) -> Choice;
    /// What the board reports, as an action; `None` for what this game does not have.
    fn action(choice: Choice) -> Option<Self::Action>;
    /// The colour of a seat.
    fn colour(rules: &Self::Rules, seat: Seat) -> Colour;
    /// The enemy king near whom the player must build now, if he limits it.
    fn reach(&self) -> Option<Hill>;
    /// The king in whose lines a bridge must go now (B-6, B-7).
    fn lines(&self) -> Option<Hill>;
}

impl OnHills for Tara {
    fn table(&self) -> Table {
        let position = self.position();
        let [red, blue] = Colour::BOTH.map(|colour| position.bridges(colour));
        let kings = Colour::BOTH.map(|colour| position.king(colour));
        let besieged = Colour::BOTH
            .into_iter()
            .filter(|colour| self.rules().skips && position.besieged(*colour))
            .filter_map(|colour| position.king(colour));
        Table {
            ringforts: Colour::BOTH.map(|colour| position.ringforts(colour)),
            bridges: red.or(blue),
            kings,
            // Once the board is full, a siege means nothing any more.
            besieged: besieged.filter(|_| !position.in_battle()).collect(),
            rows: None,
            counters: Some(Colour::BOTH.map(|colour| position.counters(colour))),
        }
    }

    fn choice(action: levels::Action) -> Choice {
        use levels::Action;
        match action {
            Action::Build(hill) => Choice::Build(hill),
            Action::Swap(hill) => Choice::Take(hill),
            Action::Lift(pair) => Choice::Lift(pair),
            Action::Drop(pair) => Choice::Drop(pair),
            Action::Link(pair) => Choice::Link(pair),
            Action::Skip => Choice::Skip,
            Action::Decline => Choice::Decline,
        }
    }

    fn action(choice: Choice) -> Option<levels::Action> {
        use levels::Action;
        Some(match choice {
            Choice::Build(hill) => Action::Build(hill),
            Choice::Take(hill) => Action::Swap(hill),
            Choice::Lift(pair) => Action::Lift(pair),
            Choice::Drop(pair) => Action::Drop(pair),
            Choice::Link(pair) => Action::Link(pair),
            Choice::Skip => Action::Skip,
            Choice::Decline => Action::Decline,
        })
    }

    fn colour(rules: &levels::RuleSet, seat: Seat) -> Colour {
        Colour::of(seat, rules.first)
    }

    fn reach(&self) -> Option<Hill> {
        let position = self.position();
        let king = position.king(position.side().other())?;
        let builds = position.step() == Step::Begin && !position.in_battle();
        (builds && position.builds().within(king.reach())).then_some(king)
    }

    fn lines(&self) -> Option<Hill> {
        let position = self.position();
        let king = match position.step() {
            Step::Link => position.king(position.side()),
            Step::Drop(_) => position.king(position.side().other()),
            _ => None,
        };
        king.filter(|_| self.rules().king_lines)
    }
}

impl OnHills for Chalice {
    fn table(&self) -> Table {
        let position = self.position();
        let ringforts = Colour::BOTH.map(|colour| position.ringforts(colour));
        let [red, blue] = ringforts.map(crate::tara::Pairs::inside);
        let rows = |colour| {
            let qualified = position.qualified(self.rules(), colour);
            let empty = position.empty();
            let those = |hills: Hills| {
                let row = |number: &u8| chalice::Position::row(colour, *number).within(hills);
                (0..SIZE)
                    .filter(row)
                    .fold(0, |set, number| set | 1 << number)
            };
            Rows {
                qualified: those(qualified),
                empty: those(empty),
            }
        };
        let [besieged_red, besieged_blue] = Colour::BOTH.map(|colour| position.besieged(colour));
        Table {
            ringforts,
            bridges: red.or(blue),
            kings: [None; 2],
            besieged: besieged_red.or(besieged_blue),
            rows: position.in_battle().then(|| Colour::BOTH.map(rows)),
            counters: None,
        }
    }

    fn choice(action: chalice::Action) -> Choice {
        match action {
            chalice::Action::Build(hill) => Choice::Build(hill),
            chalice::Action::Capture(hill) => Choice::Take(hill),
        }
    }

    fn action(choice: Choice) -> Option<chalice::Action> {
        match choice {
            Choice::Build(hill) => Some(chalice::Action::Build(hill)),
            Choice::Take(hill) => Some(chalice::Action::Capture(hill)),
            _ => None,
        }
    }

    fn colour(rules: &chalice::RuleSet, seat: Seat) -> Colour {
        Colour::of(seat, rules.first)
    }

    fn reach(&self) -> Option<Hill> {
        None
    }

    fn lines(&self) -> Option<Hill> {
        None
    }
}

fn board<G: OnHills>(props: BoardProps<G>) -> Html {
    let choices = sorted::<G>(&props.actions);
    let live = !choices.is_empty();
    let view = &props.view;
    let scene = Scene {
        table: view.table(),
        choices,
        mover: view
            .status()
            .seat()
            .map(|seat| G::colour(view.rules(), seat)),
        reach: view.reach().filter(|_| live),
        lines: view.lines().filter(|_| live),
        last: props
            .last
            .last()
            .map_or_else(Choices::default, |last| sorted::<G>(&last.actions)),
        hint: sorted::<G>(&props.hint),
        coordinates: props.coordinates,
        ..Scene::default()
    };
    let report = props.on_action.clone();
    let on_choice = Callback::from(move |choice| {
        if let Some(action) = G::action(choice) {
            report.emit(action);
        }
    });
    let on_drag = props.on_actions.reform(|(from, to)| {
        let steps = [Choice::Lift(from), Choice::Drop(to)];
        steps.into_iter().filter_map(G::action).collect()
    });
    let forward = props.last.last().map_or(0, |last| last.actions.len());
    html! { <HillBoard {scene} ply={props.ply} {forward} lang={props.lang} {on_choice} {on_drag} /> }
}

fn film<G: OnHills>(view: &G, ply: usize, last: Option<&SeenTurn<G>>) -> Html {
    let table = view.table();
    let motion = Motion {
        step: ply,
        change: last.map_or_else(Change::default, |last| {
            Change::between(&last.before.table(), &table)
        }),
    };
    let last = last.map_or_else(Choices::default, |last| sorted::<G>(&last.actions));
    let scene = Scene {
        table,
        last,
        ..Scene::default()
    };
    html! { <HillFilm {scene} {motion} /> }
}

/// The actions as the board knows them.
fn sorted<G: OnHills>(actions: &[G::Action]) -> Choices {
    let choices: Vec<Choice> = actions.iter().map(|action| G::choice(*action)).collect();
    Choices::of(&choices)
}

fn picture<G: OnHills>(view: &G, turn: &[G::Action]) -> Html {
    draw::picture(&Scene {
        table: view.table(),
        hint: sorted::<G>(turn),
        ..Scene::default()
    })
}

macro_rules! drawn {
    ($game:ty) => {
        impl Drawn for $game {
            const PART: &'static str = "table-tara";

            fn captured(turn: &SeenTurn<$game>) -> bool {
                let last = turn.actions.last().map(|last| <$game>::choice(*last));
                matches!(last, Some(Choice::Take(_)))
            }

            fn board(props: BoardProps<$game>) -> Html {
                board(props)
            }

            fn film(_lang: Lang, view: &$game, ply: usize, last: Option<&SeenTurn<$game>>) -> Html {
                film(view, ply, last)
            }

            fn mark(rules: &<$game as Game>::Rules, seat: Seat) -> Html {
                draw::mark(<$game>::colour(rules, seat))
            }

            fn notes(lang: Lang, view: &$game, seat: Seat) -> Html {
                let colour = <$game>::colour(view.rules(), seat);
                draw::notes(lang, &view.table(), colour)
            }

            fn picture(_lang: Lang, view: &$game, turn: &[<$game as View>::Action]) -> Html {
                picture(view, turn)
            }
        }
    };
}

drawn!(Tara);
drawn!(Chalice);
