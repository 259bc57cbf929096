//! A game that is shared or has come, in words.

use crate::{
    app::{
        saved::summary::Played,
        store::{Content, Saved},
        table::session::Kept,
        text::{Lang, Told, saved, share::Text},
    },
    game::{Notation, Record, RecordError, Rules, Seat, Status, Timeline},
    share::{LinkError, encode, notation, otn},
    shelf::GameName,
    with_game,
};

/// A table that holds a record and nothing else.
pub fn table_of(record: Record, over: bool) -> Kept {
    Kept {
        record,
        shown: None,
        series: None,
        dropped: None,
        over,
        helped: false,
    }
}

/// What the dialog and the page of a link say about a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    /// What the game is called.
    pub game: String,
    /// Who plays.
    pub players: String,
    /// How far it is, such as “12 turns”.
    pub far: String,
    /// How it ended, or what comes next, such as “Attackers to move”.
    pub state: String,
    /// Whose turn it is, unless the game is over.
    pub to_act: Option<Seat>,
    /// What the sides are called, by seat.
    pub sides: Vec<String>,
    /// Whether the rules of the table are the usual ones.
    pub usual: bool,
}

/// The words about a game.
///
/// # Errors
/// A record that cannot be played.
pub fn words(lang: Lang, record: &Record) -> Result<Words, RecordError> {
    let name =
        GameName::from_id(&record.game).ok_or_else(|| RecordError::Game(record.game.clone()))?;
    with_game!(name, G => {
        let timeline = record.replay::<G>()?;
        Ok(words_of(lang, name, record, &timeline))
    })
}

fn words_of<G: Told>(lang: Lang, name: GameName, record: &Record, timeline: &Timeline<G>) -> Words {
    let last = timeline.last();
    let rules = last.rules();
    let saved = Saved::new(table_of(record.clone(), false), 0);
    let played = Played::<G>::new(&saved);
    let (players, result, far) = match &played {
        Ok(played) => (played.players(lang), played.result(lang), played.far()),
        // It has just been played through.
        Err(_) => (String::new(), None, saved::Far::Turns(0)),
    };
    let to_act = match (last.status(), record.resigned) {
        (Status::ToAct(seat), None) => Some(seat),
        _ => None,
    };
    let next = || {
        let side = G::seat_name(lang, rules, to_act.unwrap_or(Seat(0)));
        lang.say(Text::Next { side })
    };
    Words {
        game: lang.say(name),
        players,
        far: lang.say(saved::Text::Far(far)),
        state: result.unwrap_or_else(next),
        to_act,
        sides: Seat::all(rules.seats())
            .map(|seat| G::seat_name(lang, rules, seat))
            .collect(),
        usual: record.rules.is_empty(),
    }
}

/// What can be sent of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parcel {
    pub words: Words,
    /// The code of its link, or why it has none.
    pub code: Result<String, LinkError>,
    /// What is sent with the link.
    pub message: String,
    /// The turns; none while something of them is hidden from somebody.
    pub turns: Option<String>,
    /// The game as OpenTafl writes it, where OpenTafl has it.
    pub open_tafl: Option<String>,
}

/// What can be sent of a game.
///
/// # Errors
/// A record that cannot be played.
pub fn parcel(lang: Lang, content: &Content) -> Result<Parcel, RecordError> {
    let record = &content.table.record;
    let name =
        GameName::from_id(&record.game).ok_or_else(|| RecordError::Game(record.game.clone()))?;
    let (words, turns) = with_game!(name, G => {
        let timeline = record.replay::<G>()?;
        let turns = notation(&timeline, &content.notes);
        (words_of(lang, name, record, &timeline), turns)
    });
    let code = encode(record);
    let (game, state) = (words.game.clone(), words.state.clone());
    let message = lang.say(match words.to_act {
        Some(_) => Text::Message {
            game,
            far: words.far.clone(),
            next: state,
        },
        None => Text::MessageOver {
            game,
            result: state,
        },
    });
    Ok(Parcel {
        message,
        turns: code.is_ok().then_some(turns),
        open_tafl: otn::write(record).ok(),
        code,
        words,
    })
}

/// The last position of a game, as the first seat may know it.
pub fn last_view<G: Notation>(record: &Record) -> Option<G::Observation> {
    Some(record.replay::<G>().ok()?.last().observe(Seat(0)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::{Player, Seed},
        share::{Found, find},
    };

    fn record(text: &str) -> Record {
        let Found(record) = find(text).unwrap();
        record
    }

    fn content(record: Record) -> Content {
        table_of(record, false).into()
    }

    #[test]
    fn a_message_says_whose_turn_it_is() {
        let lang = Lang::English;
        let parcel = parcel(lang, &content(record("d2-e2 e5-e6 e2-d2"))).unwrap();
        assert_eq!(
            parcel.message,
            "Our game of Ard Rí, 3 turns: Defenders to move. Open the link and play on:"
        );
        assert_eq!(parcel.turns.as_deref(), Some("d2-e2 e5-e6 e2-d2"));
        assert!(parcel.open_tafl.unwrap().contains("2. e2-d2"));
        let mut over = record("d2-e2");
        over.resigned = Some(Seat(1));
        let parcel = super::parcel(lang, &content(over)).unwrap();
        assert_eq!(
            parcel.message,
            "A game of Ard Rí: The attackers win. Open the link to look at it:"
        );
        assert_eq!(parcel.words.to_act, None);
    }

    #[test]
    fn nothing_hidden_is_in_a_parcel() {
        let rules = crate::brian_boru::RuleSet::STANDARD;
        let person = || Player::Person {
            name: String::new(),
        };
        let record = Record::new(&rules, Seed(3), vec![person(), person(), person()]);
        let parcel = parcel(Lang::English, &content(record)).unwrap();
        assert_eq!(parcel.code, Err(LinkError::Hidden));
        assert_eq!((parcel.turns, parcel.open_tafl), (None, None));
    }

    #[test]
    fn it_is_told_where_the_rules_are_not_the_usual_ones() {
        let mut record = record("d2-e2");
        let usual = |record: &Record| words(Lang::English, record).unwrap().usual;
        assert!(usual(&record));
        let plain = ("corners".to_owned(), "plain".to_owned());
        record.rules.extend([plain]);
        assert!(!usual(&record));
    }
}
