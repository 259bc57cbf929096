//! Brian Boru as the table page draws it.

use super::{
    card, draw,
    play::{BoruTable, STEP},
    scene::{Offer, Scene},
    story::Story,
    table::Table,
};
use crate::{
    app::{
        boards::{BoardProps, Drawn},
        text::{Lang, Told, Who, brian_boru::Names},
    },
    brian_boru::{Action, BrianBoru, Event, RuleSet, Seen},
    game::{Seat, SeenTurn, View as _},
};
use yew::prelude::*;

/// The scene of an observation, with these actions on offer.
fn scene(view: &Seen, actions: &[Action], hint: &[Action]) -> Scene {
    Scene {
        table: Table::of(view),
        offer: Offer::of(actions),
        mover: view.status().seat(),
        hint: hint.first().map(|action| action.choice),
        told: None,
        chosen: None,
        picked: None,
    }
}

impl Drawn for BrianBoru {
    const PART: &'static str = "table-boru";
    const LESSONS: &'static str = "learn-boru";
    const SHOWS_SEATS: bool = true;
    const EVENT_TIME: u32 = STEP;
    const COORDINATES: bool = false;
    const SAYS_HINTS: bool = true;

    fn captured(turn: &SeenTurn<BrianBoru>) -> bool {
        let mut events = turn.events.iter();
        events.any(|event| matches!(event, Event::Removed { .. }))
    }

    fn board(props: BoardProps<BrianBoru>) -> Html {
        let Scene {
            table,
            offer,
            mover,
            hint,
            ..
        } = scene(&props.view, &props.actions, &props.hint);
        let names = Names::new(props.who.names.clone(), Some(props.who.viewer));
        let names = names.with_levels(props.levels);
        let said = |say: fn(Lang, &Seen, &[Action], &Who) -> String| {
            say(props.lang, &props.view, &props.hint, &props.who)
        };
        let advice = hint.map(|_| (said(Self::hinted), said(Self::reason)));
        let story = Story::of_turns(&props.last, props.who.viewer);
        let ending = props.view.status().ending().copied();
        let report = props.on_action.clone();
        let on_choice = Callback::from(move |choice| {
            if let Some(seat) = mover {
                report.emit(Action { seat, choice });
            }
        });
        html! {
            <BoruTable {table} {offer} {mover} {ending} {hint} {advice} {story} {names} ply={props.ply}
                hinting={props.hinting} on_present={props.on_present} lang={props.lang} {on_choice} />
        }
    }

    /// The map alone: the rest is too small to be seen there, and large to load.
    fn film(lang: Lang, view: &Seen, _ply: usize, _last: Option<&SeenTurn<BrianBoru>>) -> Html {
        Self::picture(lang, view, &[])
    }

    fn mark(_rules: &RuleSet, seat: Seat) -> Html {
        card::mark(seat)
    }

    /// The players' boards at the table say everything.
    fn notes(_lang: Lang, _view: &Seen, _seat: Seat) -> Html {
        Html::default()
    }

    fn picture(lang: Lang, view: &Seen, turn: &[Action]) -> Html {
        draw::picture(lang, &scene(view, &[], turn))
    }
}
