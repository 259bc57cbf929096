//! What is spoken about the game on the table.

use super::{
    names::{match_verdict, side_name},
    session::{Finish, Session},
};
use crate::app::text::{Lang, Told, table::Text};

/// What is spoken about the position that is shown: the turn that led to it, what is forced now,
/// and how the match ended.
pub fn spoken<G: Told>(session: &Session<G>, lang: Lang) -> String {
    let prompt = session
        .to_act()
        .filter(|_| session.is_live() && session.person_may_act())
        .map(|seat| G::prompt(lang, &session.position().observe(seat)));
    if let Some(prompt) = &prompt
        && session.is_turn_taken_back()
    {
        return format!("{}. {}", prompt.headline, prompt.detail);
    }
    let mut words = match (session.last_turn(), session.finish()) {
        (_, Some(Finish::Resigned(seat))) => lang.say(Text::ResignedReason {
            side: side_name(session, lang, seat),
        }),
        (Some((before, turn)), _) => G::spoken(lang, before, turn),
        (None, _) => lang.say(Text::AtStart),
    };
    // A half-made turn has said already what it needs.
    let forced = prompt.filter(|prompt| prompt.rule.is_some() && !session.position().mid_turn());
    if let Some(prompt) = forced {
        words += &format!(" {}.", prompt.headline);
    }
    if session.finish().is_some()
        && let Some(verdict) = match_verdict(session, lang)
    {
        words += &format!(" {verdict}");
    }
    words
}
