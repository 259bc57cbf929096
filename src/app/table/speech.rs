//! What is spoken about the game on the table.

use super::{
    names::{full_name, match_verdict, side_name, who},
    session::{Curtain, Entry, Finish, Session, Sight},
};
use crate::{
    app::{
        store::saved::Notes,
        text::{Lang, Told, table::Text},
    },
    share::comment::comment,
};

/// What is spoken about the position that is shown: the turn that led to it, what a person must do
/// now, and how the match ended; or whom the device is to be passed to.
pub fn spoken<G: Told>(session: &Session<G>, lang: Lang) -> String {
    let Some(sight) = session.sight() else {
        let curtain = session.curtain();
        return curtain.map_or(String::new(), |curtain| {
            curtain_words(session, lang, curtain)
        });
    };
    let view = sight.position();
    let prompt = (session.is_live() && session.person_may_act()).then(|| G::prompt(lang, &view));
    if let Some(prompt) = &prompt
        && session.is_turn_taken_back()
    {
        return format!("{} {}", G::asked(lang, &view, Some(&view)), prompt.detail);
    }
    let who = who(session, lang, sight.viewer());
    let mut words = match (sight.last(), session.finish()) {
        (_, Some(Finish::Resigned(seat))) => {
            let side = side_name(session, lang, seat);
            let said = lang.say(Text::ResignedReason { side });
            match G::resigned(lang, &view, seat.opposite()) {
                Some((headline, _)) => format!("{said} {headline}."),
                None => said,
            }
        }
        (Some(turn), _) => G::told(lang, &turn, &who),
        (None, _) => lang.say(Text::AtStart),
    };
    // A person is told how the turn that is half made goes on, and what is forced.
    if prompt.is_some_and(|prompt| prompt.rule.is_some() || sight.mid_turn()) {
        let last = sight.own_last();
        words += &format!(" {}", G::asked(lang, &view, last.as_ref()));
    }
    if session.finish().is_some()
        && let Some(verdict) = match_verdict(session, lang)
    {
        words += &format!(" {verdict}");
    }
    words
}

/// What is spoken to a person who has taken the device: all that has happened since that person
/// acted, and what is to be done now.
pub fn since<G: Told>(sight: &Sight<G>, lang: Lang) -> String {
    let session = sight.session();
    let who = who(session, lang, sight.viewer());
    let turns = sight.since();
    let told = turns.iter().map(|turn| G::told(lang, turn, &who));
    let mut said: Vec<String> = told.filter(|words| !words.is_empty()).collect();
    if session.to_act().is_some() {
        let last = sight.own_last();
        said.push(G::asked(lang, &sight.position(), last.as_ref()));
    }
    said.join(" ")
}

/// A turn in a few words for the list, beside the mark of who played it; `None` where the notation
/// is what everybody reads.
pub fn brief<G: Told>(sight: &Sight<G>, lang: Lang, entry: &Entry) -> Option<String> {
    let who = who(sight.session(), lang, sight.viewer());
    G::brief(lang, &sight.turn(entry), &who)
}

/// The words of a turn in the list of turns.
pub fn label<G: Told>(sight: &Sight<G>, lang: Lang, number: usize, entry: &Entry) -> String {
    let who = who(sight.session(), lang, sight.viewer());
    lang.say(Text::TurnLabel {
        number,
        words: G::told(lang, &sight.turn(entry), &who),
    })
}

/// What the curtain says.
pub fn curtain_words<G: Told>(session: &Session<G>, lang: Lang, curtain: Curtain) -> String {
    lang.say(match curtain {
        Curtain::Pass(seat) => Text::PassTo {
            name: full_name(session, lang, seat),
        },
        Curtain::Wait(seat) => Text::Thinking {
            name: full_name(session, lang, seat),
        },
    })
}

/// The turns as a person pastes them into a letter, with notes as comments.
pub fn turns_text<G: Told>(session: &Session<G>, notes: &Notes) -> String {
    let note = |at: usize| notes.get(&(at as u32)).map(|words| comment(words));
    let entries = session.entries();
    let turns = entries
        .into_iter()
        .flat_map(|entry| [Some(entry.text), note(entry.end)]);
    let words: Vec<String> = std::iter::once(note(0)).chain(turns).flatten().collect();
    words.join(" ")
}
