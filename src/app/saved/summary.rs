//! A saved game in a few words. They are made of the record and of what everybody at the table
//! may know: a list of games is seen by whoever looks.

use crate::{
    app::{
        store::Saved,
        text::{
            Lang, Told,
            saved::{Far, Text},
            table,
        },
    },
    engine::LevelId,
    game::{Player, RecordError, Seat, Status, Timeline},
};

/// A saved game, played through.
pub struct Played<G: Told> {
    timeline: Timeline<G>,
    resigned: Option<Seat>,
    seats: Vec<Player>,
    /// The number of actions before the position that is shown.
    shown: usize,
    /// The game's number in its match.
    of_match: Option<usize>,
}

impl<G: Told> Played<G> {
    /// Plays a saved game through.
    ///
    /// # Errors
    /// A record that its game's rules do not allow.
    pub fn new(saved: &Saved) -> Result<Played<G>, RecordError> {
        let record = &saved.table.record;
        let timeline = record.replay::<G>()?;
        let series = saved.table.series.as_ref();
        Ok(Played {
            shown: saved.table.shown.unwrap_or(timeline.len()),
            timeline,
            resigned: record.resigned,
            seats: record.seats.clone(),
            of_match: series.map(|series| series.before.len() + 1),
        })
    }

    /// The position that is shown, as the first seat may know it. Where the game hides something,
    /// only what everybody sees may be drawn of it.
    pub fn position(&self) -> G::Observation {
        self.timeline.at(self.shown).observe(Seat(0))
    }

    /// How far the game has gone.
    pub fn far(&self) -> Far {
        match self.timeline.last().part() {
            Some(part) => Far::InTurn(part),
            None => Far::Turns(self.timeline.turn_starts().len() - 1),
        }
    }

    /// Who plays.
    pub fn players(&self, lang: Lang) -> String {
        let people = self.seats.iter().filter(|player| is_person(player)).count();
        let rules = self.timeline.last().rules();
        let name = |(seat, player): (usize, &Player)| match player {
            Player::Person { name } if !name.is_empty() => name.clone(),
            Player::Person { .. } if people == 1 => lang.say(table::Text::You),
            Player::Person { .. } => G::seat_name(lang, rules, Seat(seat as u8)),
            Player::Computer { level } => match LevelId::from_id(level) {
                Some(level) => lang.say(Text::Level {
                    name: level.level().irish.to_owned(),
                    number: level.number(),
                }),
                None => lang.say(table::Text::UnknownLevel(level.clone())),
            },
        };
        let mut names: Vec<_> = self.seats.iter().enumerate().map(name).collect();
        // “You against …”, whichever side that is.
        if let Some(you) = self
            .seats
            .iter()
            .position(is_person)
            .filter(|_| people == 1)
        {
            names[..=you].rotate_right(1);
        }
        lang.say(Text::Players(names))
    }

    /// How the game ended, if it has.
    pub fn result(&self, lang: Lang) -> Option<String> {
        let last = self.timeline.last();
        match (last.status(), self.resigned) {
            (Status::Over(ending), _) => {
                Some(G::verdict(lang, &last.observe(Seat(0)), &ending).headline)
            }
            (Status::ToAct(_), Some(seat)) => {
                let side = G::seat_name(lang, last.rules(), seat.opposite());
                Some(lang.say(table::Text::Resigned { side }))
            }
            (Status::ToAct(_), None) => None,
        }
    }

    /// Which game of its match it is, where it belongs to one.
    pub fn of_match(&self, lang: Lang) -> Option<String> {
        let game = self.of_match?;
        Some(lang.say(Text::OfMatch { game }))
    }
}

fn is_person(player: &Player) -> bool {
    matches!(player, Player::Person { .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::{
            boards::brian_boru,
            store::old::tests::kept,
            table::session::{Kept, Series},
        },
        brian_boru::BrianBoru,
        game::{Game as _, Record, Rules as _, Seed, View as _},
        shelf::GameName,
        tafl::Tafl,
    };

    fn played(change: impl FnOnce(&mut Kept)) -> Played<Tafl> {
        let mut table = kept("a3-a2 c3-c2");
        change(&mut table);
        Played::new(&Saved::new(table, 1)).unwrap()
    }

    fn person(name: &str) -> Player {
        Player::Person {
            name: name.to_owned(),
        }
    }

    fn computer() -> Player {
        Player::Computer {
            level: LevelId::Dalta.id().to_owned(),
        }
    }

    #[test]
    fn who_plays_is_told_as_the_only_person_sees_it() {
        let lang = Lang::English;
        let players =
            |seats: [Player; 2]| played(|table| table.record.seats = seats.to_vec()).players(lang);
        assert_eq!(
            players([person(""), person("")]),
            "Attackers against Defenders"
        );
        assert_eq!(
            players([person("Ada"), person("")]),
            "Ada against Defenders"
        );
        assert_eq!(
            players([person(""), computer()]),
            "You against Dalta (level 1)"
        );
        assert_eq!(
            players([computer(), person("")]),
            "You against Dalta (level 1)"
        );
        assert_eq!(
            players([computer(), person("Ada")]),
            "Ada against Dalta (level 1)"
        );
    }

    #[test]
    fn how_far_and_how_it_ended_is_told() {
        let lang = Lang::English;
        let going = played(|_| ());
        assert_eq!((going.far(), going.result(lang)), (Far::Turns(2), None));
        assert_eq!(going.of_match(lang), None);
        let resigned = played(|table| table.record.resigned = Some(Seat(0)));
        assert_eq!(resigned.result(lang).as_deref(), Some("The defenders win"));
        let second = played(|table| {
            table.series = Some(Series {
                before: Vec::new(),
                seat_of_a: Seat(0),
            });
        });
        assert_eq!(second.of_match(lang).as_deref(), Some("match, game 1 of 2"));
        let mut illegal = kept("a3-a2");
        illegal.record.actions[0] = "a1-a2".to_owned();
        assert!(Played::<Tafl>::new(&Saved::new(illegal, 1)).is_err());
    }

    /// What is drawn of a game of hidden hands is the same whatever the hands and choices are.
    #[test]
    fn the_picture_of_a_hidden_game_shows_what_everybody_sees() {
        let rules = GameName::BrianBoru.rules::<BrianBoru>();
        let seats = vec![person(""); usize::from(rules.seats())];
        let mut now = BrianBoru::start(&rules, Seed(3));
        let mut record = Record::new(&rules, Seed(3), seats);
        // The first has chosen, the others have not.
        let action = now.legal_actions()[0];
        now.apply(action).unwrap();
        record.actions.push(action.to_string());
        let mut table = kept("");
        table.record = record;
        let played = Played::<BrianBoru>::new(&Saved::new(table, 1)).unwrap();
        let drawn = brian_boru::table::Table::of(&played.position());
        for other in Seat::all(now.rules().seats) {
            let theirs = brian_boru::table::Table::of(&now.observe(other));
            assert_eq!(drawn.pieces, theirs.pieces);
            assert_eq!(drawn.castles, theirs.castles);
            assert_eq!(drawn.control, theirs.control);
        }
        assert_eq!(played.far(), Far::InTurn(1));
    }
}
