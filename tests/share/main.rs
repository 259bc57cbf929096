//! Games as links and other texts: what is written is read, for ever, and whatever else comes ends
//! in a sentence.

mod links;
mod mutated;
mod other_texts;
mod sizes;

use riocht::{
    game::{Chance, Notation, OptionKind, Player, Record, Rules, Seat, Seed, Timeline},
    shelf::GameName,
};

/// Some players: people with and without names, and the computer.
pub fn players(chance: &mut Chance, seats: u8) -> Vec<Player> {
    let names = ["", "", "Máire", "Brian Boru", "مریم", "王 🏰"];
    let levels = ["dalta", "ard-ri", "taoiseach"];
    let person = |chance: &mut Chance| Player::Person {
        name: names[chance.below(6) as usize].to_owned(),
    };
    let player = |chance: &mut Chance| match chance.below(3) {
        0 => Player::Computer {
            level: levels[chance.below(3) as usize].to_owned(),
        },
        _ => person(chance),
    };
    (0..seats).map(|_| player(chance)).collect()
}

/// Rules with some options changed to any value that they can have.
pub fn rules<R: Rules>(chance: &mut Chance, game: &str) -> R {
    let mut rules = R::named(game).unwrap();
    for _ in 0..chance.below(5) {
        let options = rules.options();
        let option = options[chance.below(options.len() as u32) as usize];
        let value = match option.kind {
            OptionKind::Choice(words) => {
                words[chance.below(words.len() as u32) as usize].to_owned()
            }
            OptionKind::Number { least, most } => {
                (least + i64::from(chance.below((most - least + 1) as u32))).to_string()
            }
            OptionKind::Form { such_as, .. } => {
                such_as[chance.below(such_as.len() as u32) as usize].to_owned()
            }
        };
        // Some options do not go together.
        let _ = rules.set(option.name, &value);
    }
    rules
}

/// A random game with so many actions at most, and its record.
pub fn random_game<G: Notation>(chance: &mut Chance, game: GameName, most: u32) -> Record {
    let rules: G::Rules = rules(chance, game.id());
    let seed = chance.seed();
    let seats = players(chance, rules.seats());
    let mut record = Record::new(&rules, seed, seats);
    let start = G::start(&rules, seed);
    if chance.happens(200) {
        record.start = Some(start.position_text());
    }
    let start = match &record.start {
        Some(text) => G::parse_position(&rules, text).unwrap(),
        None => start,
    };
    let mut timeline = Timeline::new(start);
    for _ in 0..most {
        let Some(action) = timeline.last().random_action(chance) else {
            break;
        };
        timeline.push(action).unwrap();
    }
    record.actions = timeline.actions().iter().map(ToString::to_string).collect();
    let goes_on = timeline.last().status().seat().is_some();
    if goes_on && rules.seats() == 2 && chance.happens(200) {
        record.resigned = Some(Seat(chance.below(2) as u8));
    }
    if !G::CHANCE {
        // A game without chance has no use for its seed, and a link does not hold it.
        record.seed = Seed::default();
    }
    record
}
