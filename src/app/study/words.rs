//! What the engine has found, in words: with an honest unit for each kind of search. Alpha-beta
//! guesses in soldiers, play-outs in chances; what is proved is said as proved.

use crate::{
    app::text::{Lang, Told, study::Text, table},
    engine::Score,
    game::Seat,
};

/// A value, in tenths of a soldier, within which neither side is called better.
const EVEN: u32 = 5;
/// The least size of a guess that is more than any number of soldiers: the other side can only go
/// round, which loses, or something like that.
const BEYOND: u32 = 10_000;

/// A score in a few words, such as “Attackers +1.5”.
pub fn short<G: Told>(lang: Lang, rules: &G::Rules, score: &Score) -> String {
    let side = |seat| G::seat_name(lang, rules, seat);
    match *score {
        Score::Guess(value) if value.unsigned_abs() >= BEYOND => lang.say(Text::AllButWon {
            side: side(better(value)),
        }),
        Score::Guess(value) => {
            let tenths = tenths(value);
            let side = side(better(value));
            lang.say(Text::Ahead { side, tenths })
        }
        Score::Chance { per_mille } => {
            let (seat, percent) = likelier(per_mille);
            let side = side(seat);
            lang.say(Text::Chance { side, percent })
        }
        Score::Win { seat, plies, exact } => lang.say(Text::Wins {
            side: side(seat),
            turns: plies,
            exact,
        }),
        Score::Points {
            seat,
            points,
            exact,
        } => lang.say(Text::WinsBy {
            side: side(seat),
            points,
            exact,
        }),
    }
}

/// The same as a sentence.
pub fn long<G: Told>(lang: Lang, rules: &G::Rules, score: &Score) -> String {
    let side = |seat| G::seat_name(lang, rules, seat);
    match *score {
        Score::Guess(value) if value.unsigned_abs() >= BEYOND => short::<G>(lang, rules, score),
        Score::Guess(value) if tenths(value) < EVEN => lang.say(table::Text::EvaluationEven),
        Score::Guess(value) => lang.say(Text::AheadLong {
            side: side(better(value)),
            tenths: tenths(value),
        }),
        Score::Chance { per_mille } => {
            let (seat, percent) = likelier(per_mille);
            let side = side(seat);
            lang.say(table::Text::ChanceOf { side, percent })
        }
        Score::Win { seat, plies, exact } => lang.say(table::Text::WinsIn {
            side: side(seat),
            turns: plies,
            exact,
        }),
        Score::Points {
            seat,
            points,
            exact,
        } => lang.say(table::Text::WinsBy {
            side: side(seat),
            points,
            exact,
        }),
    }
}

/// True for what is no guess.
pub fn is_proven(score: &Score) -> bool {
    matches!(score, Score::Win { .. } | Score::Points { .. })
}

/// Hundredths of a soldier in tenths, rounded.
fn tenths(value: i32) -> u32 {
    value.unsigned_abs().saturating_add(5) / 10
}

fn better(value: i32) -> Seat {
    Seat(u8::from(value < 0))
}

/// The seat that wins more often, and how often of a hundred.
fn likelier(per_mille: u16) -> (Seat, u16) {
    let most = (500 + per_mille.abs_diff(500)).min(990);
    (Seat(u8::from(per_mille < 500)), (most + 5) / 10)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        tafl::{RuleSet, Tafl},
        tara::{Tara, levels},
    };

    #[test]
    fn each_kind_of_search_speaks_in_its_own_unit() {
        let tafl = |score| {
            (
                short::<Tafl>(Lang::English, &RuleSet::ARD_RI, &score),
                long::<Tafl>(Lang::English, &RuleSet::ARD_RI, &score),
            )
        };
        let tara = |score| short::<Tara>(Lang::English, &levels::RuleSet::LEVEL_1, &score);
        let is = |short: &str, long: &str| (short.to_owned(), long.to_owned());
        assert_eq!(
            tafl(Score::Guess(-147)),
            is("Defenders +1.5", "Defenders: better by about 1.5 soldiers")
        );
        assert_eq!(tafl(Score::Guess(31)), is("Attackers +0.3", "About even"));
        let beyond = "Defenders: all but won";
        assert_eq!(tafl(Score::Guess(-10_000)), is(beyond, beyond));
        let win = |exact| Score::Win {
            seat: Seat(0),
            plies: 13,
            exact,
        };
        assert_eq!(tafl(win(true)).0, "Attackers: win in 13");
        assert_eq!(tafl(win(false)).0, "Attackers: win in at most 13");
        assert_eq!(tara(Score::Chance { per_mille: 377 }), "Blue 62 %");
        assert_eq!(tara(Score::Chance { per_mille: 1_000 }), "Red 99 %");
        let points = Score::Points {
            seat: Seat(1),
            points: 4,
            exact: false,
        };
        assert_eq!(tara(points), "Blue: win by at least 4");
        assert!(is_proven(&points) && is_proven(&win(false)));
        assert!(!is_proven(&Score::Guess(9_999)));
    }
}
