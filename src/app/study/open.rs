//! From an address to what is studied, and back.

use super::page::StudyPage;
use crate::{
    app::{
        boards::Edited,
        route::{Route, current, replace_address},
        store::{BrowserChest, GameId, games},
        table::session::Session,
        text::{Lang, saved, study::Text},
    },
    engine::Thinks,
    game::{Player, Record, RecordError, Rules, Seed},
    shelf::GameName,
    study::address::{self, Asked, Position},
};

/// What an address leads to.
pub(super) struct Opened<G: Edited> {
    pub rules: G::Rules,
    pub setup: G::Setup,
    /// What is played from it, while it is looked into.
    pub session: Option<Session<G>>,
    /// The saved game that it came from.
    pub source: Option<GameId>,
    /// What of the address could not be followed, in words.
    pub wrong: Option<String>,
}

/// The game of a record begins where it does, and two people without names play it.
pub(super) fn record<R: Rules>(rules: &R, start: Option<String>) -> Record {
    let nobody = || Player::Person {
        name: String::new(),
    };
    Record {
        start,
        ..Record::new(rules, Seed::default(), vec![nobody(), nobody()])
    }
}

/// An arrangement as text; nothing for the game's own start.
pub(super) fn start_text<G: Edited>(rules: &G::Rules, setup: &G::Setup) -> Option<String> {
    let usual = G::start(rules, Seed::default()).arrangement();
    (*setup != usual).then(|| G::setup_text(setup))
}

/// The page on which this is set up.
pub(super) fn set_up<G: Edited>(name: GameName, rules: &G::Rules, setup: &G::Setup) -> Route {
    let from = Position::new(rules, start_text::<G>(rules, setup));
    route(name, &Asked::SetUp(from))
}

/// The page on which this is looked into.
pub(super) fn look_into<G: Edited>(name: GameName, rules: &G::Rules, setup: &G::Setup) -> Route {
    let asked = Asked::Line {
        from: Position::new(rules, start_text::<G>(rules, setup)),
        actions: Vec::new(),
        shown: None,
    };
    route(name, &asked)
}

fn route(game: GameName, asked: &Asked) -> Route {
    let what = address::write(asked);
    Route::Study { game, what }
}

/// What the address of the window asks for; `None` when it is that of another page.
pub(super) fn asked(name: GameName) -> Option<String> {
    match current() {
        Route::Study { game, what } if game == name => Some(what),
        _ => None,
    }
}

/// Opens what an address asks for, as far as that can be done.
pub(super) fn open<G: Edited>(name: GameName, lang: Lang, what: &str) -> Opened<G> {
    let at_start = |wrong: Option<String>| {
        let rules = name.rules::<G>();
        Opened {
            setup: G::start(&rules, Seed::default()).arrangement(),
            rules,
            session: None,
            source: None,
            wrong,
        }
    };
    match address::read(what) {
        None => at_start(Some(lang.say(Text::Wrong))),
        Some(Asked::SetUp(from)) => position(at_start(None), lang, &from),
        Some(Asked::Line {
            from,
            actions,
            shown,
        }) => line(position(at_start(None), lang, &from), lang, actions, shown),
        Some(Asked::Game { id, shown }) => {
            let found = GameId::parse(&id)
                .and_then(|id| Some((games::read(&BrowserChest, &id)?.ok()?, id)))
                .filter(|(saved, _)| saved.game() == Some(name) && saved.deleted.is_none());
            let Some((saved, id)) = found else {
                return at_start(Some(lang.say(saved::Text::NoSuchSaved)));
            };
            match of_game(saved.table.record, shown) {
                Ok(opened) => Opened {
                    source: Some(id),
                    ..opened
                },
                Err(why) => at_start(Some(lang.say(why))),
            }
        }
    }
}

fn position<G: Edited>(mut opened: Opened<G>, lang: Lang, from: &Position) -> Opened<G> {
    match from.rules(opened.rules.clone()) {
        Ok(rules) => opened.rules = rules,
        Err(why) => opened.wrong = Some(lang.say(why)),
    }
    let read = from.text.as_ref().map(|text| G::read_setup(text));
    opened.setup = match read {
        Some(Ok(setup)) => setup,
        None => G::start(&opened.rules, Seed::default()).arrangement(),
        Some(Err(why)) => {
            opened.wrong = Some(lang.say(why));
            opened.setup
        }
    };
    opened
}

/// Turns from a position, up to the first that is none. A position that cannot be played is left
/// to be mended.
fn line<G: Edited>(
    mut opened: Opened<G>,
    lang: Lang,
    mut actions: Vec<String>,
    shown: Option<usize>,
) -> Opened<G> {
    if opened.wrong.is_some() || G::begin(&opened.setup, &opened.rules).is_err() {
        return opened;
    }
    let start = start_text::<G>(&opened.rules, &opened.setup);
    loop {
        let record = Record {
            actions: actions.clone(),
            ..record(&opened.rules, start.clone())
        };
        match Session::new(record, None) {
            Ok(mut session) => {
                session.go(shown.unwrap_or(usize::MAX));
                opened.session = Some(session);
                return opened;
            }
            Err(RecordError::Action { number, text, .. }) if number <= actions.len() => {
                opened.wrong = Some(lang.say(Text::WrongTurn { turn: text }));
                actions.truncate(number - 1);
            }
            Err(why) => {
                opened.wrong = Some(lang.say(why));
                return opened;
            }
        }
    }
}

fn of_game<G: Edited>(kept: Record, shown: Option<usize>) -> Result<Opened<G>, RecordError> {
    let rules: G::Rules = kept.table()?;
    let setup = match &kept.start {
        None => G::start(&rules, Seed::default()).arrangement(),
        Some(text) => G::read_setup(text).map_err(RecordError::Start)?,
    };
    let record = Record {
        actions: kept.actions,
        ..record(&rules, kept.start)
    };
    let mut session = Session::new(record, None)?;
    session.go(shown.unwrap_or(usize::MAX));
    Ok(Opened {
        rules,
        setup,
        session: Some(session),
        source: None,
        wrong: None,
    })
}

impl<G: Edited + Thinks> StudyPage<G> {
    /// Writes what is studied into the address, so that a reload and a link lead to it.
    pub(super) fn write_address(&mut self, name: GameName) {
        let from = Position::new(&self.rules, start_text::<G>(&self.rules, &self.setup));
        let asked = match &self.session {
            None => Asked::SetUp(from),
            Some(session) => {
                let shown = session.can_redo().then(|| session.shown());
                match &self.source {
                    Some(id) => Asked::Game {
                        id: id.as_str().to_owned(),
                        shown: Some(session.shown()),
                    },
                    None => Asked::Line {
                        from,
                        actions: session.record().actions,
                        shown,
                    },
                }
            }
        };
        self.address = address::write(&asked);
        replace_address(&route(name, &asked));
    }
}
