//! What players and their sides are called.

use super::session::Session;
use crate::{
    app::text::{Lang, Told, Who, table::Text},
    engine::LevelId,
    game::{Player, Rules, Seat, SeatSet, contest::Side},
};

/// The seat nearest to the player.
pub fn near_seat<G: Told>(session: &Session<G>) -> Seat {
    session.near_seat()
}

/// What the side of a seat is called.
pub fn side_name<G: Told>(session: &Session<G>, lang: Lang, seat: Seat) -> String {
    G::seat_name(lang, session.rules(), seat)
}

/// True for the only person at the table.
fn is_only_person<G: Told>(session: &Session<G>, seat: Seat) -> bool {
    let is_person = |player: &&Player| matches!(player, Player::Person { .. });
    session
        .players()
        .get(seat.index())
        .filter(is_person)
        .is_some()
        && session.players().iter().filter(is_person).count() == 1
}

/// What a player is called: a person's name, "You" for the only person, or the level.
pub fn player_name<G: Told>(session: &Session<G>, lang: Lang, seat: Seat) -> String {
    match session.players().get(seat.index()) {
        Some(Player::Person { name }) if !name.is_empty() => name.clone(),
        Some(Player::Person { .. }) if is_only_person(session, seat) => lang.say(Text::You),
        Some(Player::Computer { level: id }) => match LevelId::from_id(id) {
            Some(id) => id.level().irish.to_owned(),
            None => lang.say(Text::UnknownLevel(id.clone())),
        },
        _ => side_name(session, lang, seat),
    }
}

/// What the players are called, for words to the player of this seat; those who have the same name
/// by their sides.
pub fn who<G: Told>(session: &Session<G>, lang: Lang, viewer: Seat) -> Who {
    let names: Vec<String> = Seat::all(session.seats())
        .map(|seat| player_name(session, lang, seat))
        .collect();
    let is_shared = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    let name = |(seat, name): (Seat, &String)| match is_shared(name) {
        true => side_name(session, lang, seat),
        false => name.clone(),
    };
    Who {
        names: Seat::all(session.seats()).zip(&names).map(name).collect(),
        viewer,
    }
}

/// What there is to say of a computer beside its name: its level, by name too where the players
/// are called by their sides; nothing of a person.
pub fn level_words<G: Told>(session: &Session<G>, lang: Lang, seat: Seat, called: &str) -> String {
    let Some(Player::Computer { level: id }) = session.players().get(seat.index()) else {
        return String::new();
    };
    let Some(id) = LevelId::from_id(id) else {
        return String::new();
    };
    let level = lang.say(Text::LevelLine {
        number: id.number(),
        english: id.level().english,
    });
    match called == id.level().irish {
        true => level,
        false => format!("{}, {level}", id.level().irish),
    }
}

/// What a person is asked for by at the curtain: the name, and the side where it is not the name.
pub fn full_name<G: Told>(session: &Session<G>, lang: Lang, seat: Seat) -> String {
    let (name, side) = (
        player_name(session, lang, seat),
        side_name(session, lang, seat),
    );
    match name == side {
        true => name,
        false => format!("{name} ({side})"),
    }
}

/// The names of the people among these seats, where they have given any.
pub fn named<G: Told>(session: &Session<G>, seats: SeatSet) -> Vec<String> {
    let name = |seat: Seat| match session.players().get(seat.index()) {
        Some(Player::Person { name }) if !name.is_empty() => Some(name.clone()),
        _ => None,
    };
    seats.iter().filter_map(name).collect()
}

/// True when the players of a match keep their sides while they change seats (M-1).
pub fn keeps_sides<R: Rules>(name: impl Fn(&R, Seat) -> String, rules: &R) -> bool {
    changes_seats(name, rules, &rules.after_swap())
}

/// True when each of two sides has the other's seat by other rules of a table, as where an option
/// says which colour begins: whoever plays a side then goes with it.
pub fn changes_seats<R: Rules>(name: impl Fn(&R, Seat) -> String, before: &R, after: &R) -> bool {
    let (first, second) = (Seat(0), Seat(1));
    before.seats() == 2
        && after.seats() == 2
        && name(before, first) == name(after, second)
        && name(before, second) == name(after, first)
}

/// What a player is called throughout a match. Where sides change, two people without names are
/// called by letters.
pub fn match_name<G: Told>(session: &Session<G>, lang: Lang, side: Side) -> String {
    let nameless = |player: &Player| matches!(player, Player::Person { name } if name.is_empty());
    let keeps = keeps_sides(
        |rules, seat| G::seat_name(lang, rules, seat),
        session.rules(),
    );
    if session.series().is_some() && !keeps && session.players().iter().all(nameless) {
        lang.say(match side {
            Side::A => Text::PlayerA,
            Side::B => Text::PlayerB,
        })
    } else {
        player_name(session, lang, session.seat_of(side))
    }
}

/// How the match ended, when it did: who won it, who is ahead at equal points where the rules of
/// the game have something to say about that, or nobody (M-3).
pub fn match_verdict<G: Told>(session: &Session<G>, lang: Lang) -> Option<String> {
    let contest = session.contest().filter(|contest| contest.is_over())?;
    let name = |side: Side| {
        let is_you = is_only_person(session, session.seat_of(side));
        (!is_you).then(|| match_name(session, lang, side))
    };
    let [points, _] = contest.points();
    Some(lang.say(match (contest.winner(), contest.leader::<G>()) {
        (Some(winner), _) => Text::MatchWon { name: name(winner) },
        (None, Some(leader)) => Text::MatchLeads {
            name: match_name(session, lang, leader),
        },
        (None, None) => Text::MatchDrawn { points },
    }))
}
