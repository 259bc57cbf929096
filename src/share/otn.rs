//! Ard Rí as OpenTafl writes it: a game is some tags in brackets, one of them with the rules, and
//! the turns in numbered pairs.
//!
//! What OpenTafl's rules cannot say: that a third repetition is won by the attackers whoever
//! makes it.

use crate::{
    game::{
        Ending as _, Game, Notation, ParseError, Player, Record, RecordError, Rules, Seat, Seed,
        Status, View, record::SCHEMA,
    },
    tafl::{Ending, Move, RuleSet, Side, Tafl},
};
use std::{collections::BTreeMap, fmt::Write};
use thiserror::Error;

/// Why a text is not a game of Ard Rí in OpenTafl's notation.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OtnError {
    #[error("A tag in square brackets has no end.")]
    Open,
    #[error("The rules in this text are not those of Ard Rí: “{0}”.")]
    Rules(String),
    #[error("Turn {number}: {why}")]
    Turn { number: usize, why: ParseError },
    #[error("The position in this text: {0}")]
    Start(ParseError),
    #[error("There is a turn after the end of the game.")]
    Over,
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// The rules of a table as OpenTafl's rules record, without its start.
fn rules_record(rules: &RuleSet) -> String {
    let one_step = rules.game() == RuleSet::ONE_STEP.game();
    let option = |name: &str| rules.get(name).unwrap_or_default();
    let mut text = String::from("dim:7 name:");
    text.push_str(if one_step {
        "One-Step_Ard_Ri"
    } else {
        "Ard_Ri"
    });
    text.push_str(" esc:e surf:");
    text.push(if option("encirclement") == "off" {
        'n'
    } else {
        'y'
    });
    text.push_str(" atkf:y ks:c nj:n cj:n");
    if option("corners") == "plain" {
        text.push_str(" cor:");
    }
    if one_step {
        // Attackers' and defenders' soldiers, commanders, knights and king.
        let king = if option("king_step") == "rook" {
            "-1"
        } else {
            "1"
        };
        let _ = write!(text, " spd:1,1,1,1,1,1,1,{king}");
    }
    text
}

/// A position without its side to move.
fn board(text: &str) -> &str {
    text.rsplit_once(' ').map_or(text, |(board, _)| board)
}

/// A game of Ard Rí or One-Step Ard Rí as OpenTafl text.
///
/// # Errors
/// A record that cannot be played, or of another game.
pub fn write(record: &Record) -> Result<String, OtnError> {
    let rules: RuleSet = record.table()?;
    let timeline = record.replay::<Tafl>()?;
    let first = timeline.at(0);
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        // A tag has no way to hold these.
        let value = value.replace(['[', ']', '\n', '\r'], " ");
        let _ = writeln!(text, "[{name}:{}]", value.trim());
    };
    for (name, player) in ["attackers", "defenders"].iter().zip(&record.seats) {
        match player {
            Player::Person { name: person } if person.is_empty() => {}
            Player::Person { name: person } => tag(name, person),
            Player::Computer { level } => tag(name, &format!("Riocht {level}")),
        }
    }
    let winner = match (timeline.last().status(), record.resigned) {
        (Status::Over(ending), _) => {
            tag("termination", &ending.to_string());
            ending.winners().iter().next()
        }
        (Status::ToAct(_), Some(seat)) => {
            tag("termination", "resigned");
            Some(seat.opposite())
        }
        _ => None,
    };
    if let Some(seat) = winner {
        tag(
            "result",
            if Side::of(seat) == Side::Attackers {
                "1"
            } else {
                "-1"
            },
        );
    }
    tag("compiler", "Riocht");
    if record.start.is_some() && side(first) == Side::Attackers {
        tag("position", board(&first.position_text()));
    }
    // Who begins is the rules' to say there, so a start with the defenders to move is in them.
    let mut otn_rules = rules_record(&rules);
    let start = match side(first) {
        Side::Attackers => rules.start.to_owned(),
        Side::Defenders => {
            otn_rules = otn_rules.replace("atkf:y", "atkf:n");
            first.position_text()
        }
    };
    tag("rules", &format!("{otn_rules} start:{}", board(&start)));
    text.push('\n');
    let mut turns: Vec<String> = timeline
        .actions()
        .iter()
        .enumerate()
        .map(|(at, mv)| turn(timeline.at(at), timeline.at(at + 1), *mv))
        .collect();
    if record.resigned.is_some() {
        turns.push("---".to_owned());
    }
    for (number, pair) in turns.chunks(2).enumerate() {
        let _ = writeln!(text, "{}. {}", number + 1, pair.join(" "));
    }
    Ok(text)
}

/// The side to move.
fn side(game: &Tafl) -> Side {
    game.position().side()
}

/// A move with the King's letter, and with the sign of how it ended the game.
fn turn(before: &Tafl, after: &Tafl, mv: Move) -> String {
    let king = if before.position().king() == Some(mv.from) {
        "K"
    } else {
        ""
    };
    let sign = match after.status() {
        Status::Over(Ending::KingCaptured) => "++",
        Status::Over(Ending::KingEscaped) => "--",
        _ => "",
    };
    format!("{king}{}{sign}", before.turn_text(&[mv]))
}

/// Reads a game; a text without a rules tag is one of Ard Rí from its start. Comments and
/// variations are left out.
///
/// # Errors
/// Another game, a turn that is not legal, or a text of another form.
pub fn read(text: &str) -> Result<Record, OtnError> {
    let (tags, moves) = split(text)?;
    let tag = |name: &str| {
        tags.iter()
            .find(|(known, _)| *known == name)
            .map(|(_, value)| *value)
    };
    let (rules, start) = match tag("rules") {
        Some(value) => read_rules(value)?,
        None => (RuleSet::ARD_RI, None),
    };
    let side = start
        .as_deref()
        .and_then(|start| start.split(' ').nth(1))
        .unwrap_or("a");
    let start = match tag("position") {
        Some(position) => Some(format!("{} {side}", position.trim())),
        None => start.filter(|start| start != rules.start),
    };
    let player = |name: &str| Player::Person {
        name: tag(name).unwrap_or_default().trim().to_owned(),
    };
    let mut game = match &start {
        None => Tafl::start(&rules, Seed::default()),
        Some(start) => Tafl::parse_position(&rules, start).map_err(OtnError::Start)?,
    };
    let mut record = Record {
        schema: SCHEMA,
        game: rules.game().to_owned(),
        rules: BTreeMap::new(),
        seed: Seed::default(),
        start,
        seats: vec![player("attackers"), player("defenders")],
        actions: Vec::new(),
        resigned: None,
    };
    record.rules = rules
        .changed()
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .collect();
    for (at, text) in moves.iter().enumerate() {
        let Some(seat) = game.status().seat().filter(|_| record.resigned.is_none()) else {
            return Err(OtnError::Over);
        };
        if *text == "---" {
            // The result says who gave up while it was not that side's turn.
            record.resigned = Some(match tag("result").map(str::trim) {
                Some("1") => Seat(1),
                Some("-1") => Seat(0),
                _ => seat,
            });
            continue;
        }
        let wrong = |why| OtnError::Turn {
            number: at + 1,
            why,
        };
        // A captured King may have his letter in the list of captures.
        for mv in game.parse_turn(&plain(text)).map_err(wrong)? {
            let done = game
                .apply(mv)
                .map_err(|why| ParseError::illegal(text, &why));
            done.map_err(wrong)?;
            record.actions.push(mv.to_string());
        }
    }
    Ok(record)
}

/// A move without letters of pieces among what it captures.
fn plain(text: &str) -> String {
    match text.split_once('x') {
        Some((mv, captures)) => format!("{mv}x{}", captures.replace('K', "")),
        None => text.to_owned(),
    }
}

/// The tags before the first move, and the moves without numbers and comments.
#[allow(clippy::type_complexity)]
fn split(text: &str) -> Result<(Vec<(&str, &str)>, Vec<&str>), OtnError> {
    let (mut tags, mut moves) = (Vec::new(), Vec::new());
    let mut rest = text;
    while !rest.is_empty() {
        let (before, after) = match rest.split_once('[') {
            Some((before, after)) => (before, Some(after)),
            None => (rest, None),
        };
        moves.extend(before.split_whitespace().filter(|word| !is_number(word)));
        let Some(after) = after else { break };
        let (inside, next) = after.split_once(']').ok_or(OtnError::Open)?;
        if let Some((name, value)) = inside.split_once(':').filter(|_| moves.is_empty()) {
            tags.push((name.trim(), value));
        }
        rest = next;
    }
    Ok((tags, moves))
}

/// `12.` or `12...`
fn is_number(word: &str) -> bool {
    let digits = word.trim_end_matches('.');
    digits.len() < word.len() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// Reads a rules record: the table's rules, and its start with the side to move.
fn read_rules(text: &str) -> Result<(RuleSet, Option<String>), OtnError> {
    let refused = |part: &str| OtnError::Rules(part.to_owned());
    let (mut rules, mut start, mut side) = (RuleSet::ARD_RI, None, 'a');
    let mut set: Vec<(&str, &str)> = Vec::new();
    let mut escape = false;
    for part in text.split_whitespace() {
        let (name, value) = part.split_once(':').ok_or_else(|| refused(part))?;
        match (name, value) {
            ("esc", "e") => escape = true,
            ("dim", "7") | ("surf", "y") | ("atkf", "y") | ("ks", "c") | ("ka", "y") => {}
            ("kj", "n") | ("sw", "n") | ("swf", _) | ("efe", "n") | ("ber", "n") => {}
            // There are no such pieces; and how a repetition counts is not said there.
            ("name" | "nj" | "cj" | "tfr", _) => {}
            ("atkf", "n") => side = 'd',
            ("surf", "n") => set.push(("encirclement", "off")),
            ("cor", "") => set.push(("corners", "plain")),
            ("spd", _)
                if value
                    .split(',')
                    .filter(|one| !one.is_empty())
                    .all(|one| one == "1") =>
            {
                rules = RuleSet::ONE_STEP;
            }
            ("spd", "1,1,1,1,1,1,1,-1") => {
                rules = RuleSet::ONE_STEP;
                set.push(("king_step", "rook"));
            }
            ("start", _) => start = Some(value.to_owned()),
            _ => return Err(refused(part)),
        }
    }
    if !escape {
        return Err(refused("esc:c"));
    }
    for (name, value) in set {
        rules.set(name, value).map_err(RecordError::from)?;
    }
    Ok((rules, start.map(|start| format!("{start} {side}"))))
}

/// True for a text that looks like OpenTafl's: with tags, or with numbered turns.
pub fn looks_like(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with('[') || text.split_whitespace().next().is_some_and(is_number)
}
