//! The words of Tally, as a table page needs them.

use super::{Action, Choice, Illegal, News, Seen, Table, Tallied, Tally, pile};
use riocht::{
    app::text::{Lang, Prompt, ScoreLine, Told, Verdict, Who, rules::Rulebook},
    game::{Ending, Rules, Seat, SeatSet, SeenTurn, View},
};

fn name(seat: Seat) -> String {
    format!("Seat {seat}")
}

impl Told for Tally {
    const MATCH_RULE: Option<&'static str> = None;

    fn option_name(_lang: Lang, option: &str) -> String {
        option.into()
    }

    fn option_value(_lang: Lang, _option: &str, value: &str) -> (String, String) {
        (value.into(), String::new())
    }

    fn seat_name(_lang: Lang, _rules: &Table, seat: Seat) -> String {
        name(seat)
    }

    fn verdict(_lang: Lang, last: &Seen, ending: &Tallied) -> Verdict {
        let winners: Vec<String> = ending.winners().iter().map(name).collect();
        Verdict {
            headline: format!("Best: {}", winners.join(", ")),
            reason: format!("After {} rounds.", last.open.round),
            rule: ending.rule(),
        }
    }

    fn score(_lang: Lang, last: &Seen, _winners: SeatSet) -> Vec<ScoreLine> {
        vec![ScoreLine {
            label: "Stones".into(),
            values: last.open.points.iter().map(u8::to_string).collect(),
            parts: vec![String::new(); last.open.points.len()],
            points: true,
        }]
    }

    fn prompt(_lang: Lang, view: &Seen) -> Prompt {
        let needs = match (view.open.winner, view.open.lifted) {
            (None, _) => "commits a card",
            (Some(_), None) => "lifts a stone",
            (Some(_), Some(_)) => "puts it down",
        };
        let seat = view.status().seat();
        Prompt {
            headline: seat.map_or(String::new(), |seat| format!("{} {needs}", name(seat))),
            detail: format!("Your hand is {:?}.", view.hand),
            rule: None,
        }
    }

    fn refusal(_lang: Lang, illegal: &Illegal) -> String {
        illegal.to_string()
    }

    fn spoken(_lang: Lang, _before: &Seen, turn: &[Action]) -> String {
        let say = |action: &Action| match action.choice {
            Choice::Commit(card) => format!("Commit {card}."),
            Choice::Lift(from) => format!("Lift from {}.", pile(from)),
            Choice::Put(to) => format!("Put on {}.", pile(to)),
        };
        turn.iter().map(say).collect::<Vec<_>>().join(" ")
    }

    fn told(lang: Lang, turn: &SeenTurn<Tally>, who: &Who) -> String {
        let mut said = vec![match turn.is_hidden() {
            true => format!("{} has chosen.", who.names[turn.seat.index()]),
            false => Tally::spoken(lang, &turn.before, &turn.actions),
        }];
        said.extend(turn.events.iter().map(|news| match news {
            News::Revealed(cards) => format!("Turned up: {cards:?}."),
            News::Drew(card) => format!("You draw {card}."),
        }));
        said.join(" ")
    }

    fn rulebook(_lang: Lang, rules: &Table) -> Rulebook {
        Rulebook {
            opening: format!("A test for {} seats.", rules.seats()),
            chapters: Vec::new(),
            known: Vec::new(),
        }
    }
}
