//! The words of Ard Rí and One-Step Ard Rí.

mod irish;
mod persian;

use super::{Lang, Prompt, Say, Told, Verdict, rules::Rulebook, tafl_rules};
use crate::{
    game::{Ending as _, Game, Illegal as _, Seat, Status, View},
    tafl::{Ending, Illegal, Move, Piece, RuleSet, Side, Square, Tafl},
};

/// What is said about a game of tafl and on its board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Text {
    /// What an option asks.
    Option(String),
    /// What a value of an option is called.
    Value(String, String),
    /// What a value of an option means.
    ValueMeans(String, String),
    /// The name of a side.
    SideName(Side),
    /// Above the result: this side won.
    Wins(Side),
    /// Why the game ended.
    Reason(Ending),
    /// Whose turn it is.
    ToMove(Side),
    /// What the side wants, for a newcomer.
    Aim(Side),
    /// A refusal.
    Refused(Illegal),
    /// A move, with what it captures.
    Moved {
        piece: Piece,
        mv: Move,
        captured: Vec<Square>,
    },
    /// What the board is, and how it is used by keys.
    Board,
    /// A square of the board.
    Cell(Cell),
    /// A piece has been taken up, and where it may go.
    Chosen {
        piece: Piece,
        from: Square,
        targets: Vec<Square>,
    },
    /// How many pieces a side has captured.
    Captured(u32),
}

/// All there is to say about a square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    pub square: Square,
    pub piece: Option<Piece>,
    /// A corner where soldiers may not stop.
    pub closed_corner: bool,
    /// The piece on it may be moved now.
    pub may_move: bool,
    /// The piece on it has been taken up.
    pub chosen: bool,
    /// The piece in the hand may go here, and captures these.
    pub target: Option<Vec<Square>>,
    /// The last move, when it began or ended here.
    pub last: Option<Move>,
    /// The King stands here and can be captured next turn.
    pub in_danger: bool,
    /// The King can escape here next turn.
    pub open_way: bool,
}

/// A piece at the beginning of a sentence.
fn name(piece: Piece) -> &'static str {
    match piece {
        Piece::Attacker => "Attacker",
        Piece::Defender => "Defender",
        Piece::King => "High King",
    }
}

/// Square names in a row.
fn list(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join(", ")
}

impl Cell {
    fn english(&self) -> String {
        let mut parts = vec![self.square.to_string()];
        let mut add = |part: &str| parts.push(part.to_owned());
        match self.piece {
            Some(Piece::Attacker) => add("attacker"),
            Some(Piece::Defender) => add("defender"),
            Some(Piece::King) => add("High King"),
            None => add("empty"),
        }
        if self.square == Square::THRONE {
            add("Throne");
        }
        if self.closed_corner {
            add("closed corner");
        }
        if self.chosen {
            add("taken up");
        } else if self.may_move {
            add("can move");
        }
        if self.in_danger {
            add("can be captured");
        }
        match &self.target {
            Some(captures) if captures.is_empty() => add("target"),
            Some(captures) => add(&format!("target, captures {}", list(captures))),
            None => {}
        }
        if self.open_way {
            add("the High King can escape here");
        }
        match self.last {
            Some(mv) if mv.to == self.square => add(&format!("came from {}", mv.from)),
            Some(mv) => add(&format!("left for {}", mv.to)),
            None => {}
        }
        parts.join(", ")
    }
}

impl Say for Text {
    fn english(&self) -> String {
        match self {
            Text::Option(name) => match name.as_str() {
                "corners" => "Corners",
                "king_step" => "The High King’s step",
                "encirclement" => "Encirclement",
                other => other,
            }
            .into(),
            Text::Value(name, value) => match (name.as_str(), value.as_str()) {
                ("corners", "restricted") => "Set apart",
                ("corners", "plain") => "Ordinary",
                ("king_step", "as_others") => "Like the others",
                ("king_step", "rook") => "Any distance",
                ("encirclement", "flood") => "Wins",
                ("encirclement", "off") => "Does not count",
                (_, other) => other,
            }
            .into(),
            Text::ValueMeans(name, value) => match (name.as_str(), value.as_str()) {
                ("corners", "restricted") => {
                    "Soldiers may not stop there, and an empty corner helps to capture."
                }
                ("corners", "plain") => "They are squares of the edge like all others.",
                ("king_step", "as_others") => "He moves one square, as his soldiers do.",
                ("king_step", "rook") => "He alone moves like a rook.",
                ("encirclement", "flood") => {
                    "The attackers win when no defender can reach the edge."
                }
                ("encirclement", "off") => "The attackers must take the High King.",
                _ => "",
            }
            .into(),
            Text::SideName(Side::Attackers) => "Attackers".into(),
            Text::SideName(Side::Defenders) => "Defenders".into(),
            Text::Wins(Side::Attackers) => "The attackers win".into(),
            Text::Wins(Side::Defenders) => "The defenders win".into(),
            Text::Reason(ending) => match ending {
                Ending::KingCaptured => "The High King is captured.".into(),
                Ending::KingEscaped => "The High King has reached the edge.".into(),
                Ending::Encircled => {
                    "The defenders are encircled: none of them can reach the edge any more.".into()
                }
                Ending::NoLegalMove { winner } => {
                    format!("The {} have no legal move.", winner.other())
                }
                Ending::Repetition { .. } => {
                    "The position stood for the third time, which the defenders may not allow."
                        .into()
                }
            },
            Text::ToMove(Side::Attackers) => "The attackers move".into(),
            Text::ToMove(Side::Defenders) => "The defenders move".into(),
            Text::Aim(Side::Attackers) => {
                "Catch the High King between two attackers before he reaches the edge.".into()
            }
            Text::Aim(Side::Defenders) => "Bring the High King to any square of the edge.".into(),
            // The page shows the rule as a link of its own.
            Text::Refused(illegal) => illegal
                .to_string()
                .replace(&format!(" ({})", illegal.rule()), ""),
            Text::Moved {
                piece,
                mv,
                captured,
            } => {
                let name = name(*piece);
                let mut sentence = format!("{name} from {} to {}", mv.from, mv.to);
                if !captured.is_empty() {
                    sentence += &format!(", captures {}", list(captured));
                }
                sentence + "."
            }
            Text::Board => "Board. Arrow keys walk from square to square, Enter takes up a piece \
                and puts it down, Escape lets go of it."
                .into(),
            Text::Cell(cell) => cell.english(),
            Text::Chosen {
                piece,
                from,
                targets,
            } => format!(
                "{} on {from} taken up. It can go to {}.",
                name(*piece),
                list(targets)
            ),
            Text::Captured(count) => format!("{count} captured"),
        }
    }

    fn persian(&self) -> String {
        persian::say(self)
    }

    fn irish(&self) -> String {
        irish::say(self)
    }
}

impl Told for Tafl {
    const MATCH_RULE: Option<&'static str> = Some("R-15");

    fn option_name(lang: Lang, option: &str) -> String {
        lang.say(Text::Option(option.to_owned()))
    }

    fn option_value(lang: Lang, option: &str, value: &str) -> (String, String) {
        let (option, value) = (option.to_owned(), value.to_owned());
        (
            lang.say(Text::Value(option.clone(), value.clone())),
            lang.say(Text::ValueMeans(option, value)),
        )
    }

    fn seat_name(lang: Lang, _rules: &RuleSet, seat: Seat) -> String {
        lang.say(Text::SideName(Side::of(seat)))
    }

    fn verdict(lang: Lang, _last: &Tafl, ending: &Ending) -> Verdict {
        Verdict {
            headline: lang.say(Text::Wins(ending.winner())),
            reason: lang.say(Text::Reason(*ending)),
            rule: ending.rule(),
        }
    }

    fn prompt(lang: Lang, view: &Tafl) -> Prompt {
        let side = view.position().side();
        Prompt {
            headline: lang.say(Text::ToMove(side)),
            detail: lang.say(Text::Aim(side)),
            rule: None,
        }
    }

    fn refusal(lang: Lang, illegal: &Illegal) -> String {
        lang.say(Text::Refused(*illegal))
    }

    fn spoken(lang: Lang, before: &Tafl, turn: &[Move]) -> String {
        let mut now = before.clone();
        let mut said = Vec::new();
        for mv in turn {
            let Some(piece) = now.position().piece(mv.from) else {
                break;
            };
            let mut captured: Vec<Square> = now.captures(*mv).soldiers.iter().collect();
            captured.sort_unstable();
            said.push(lang.say(Text::Moved {
                piece,
                mv: *mv,
                captured,
            }));
            if now.apply(*mv).is_err() {
                break;
            }
        }
        if let Status::Over(ending) = now.status() {
            let verdict = Tafl::verdict(lang, &now, &ending);
            said.push(format!("{} {}.", verdict.reason, verdict.headline));
        }
        said.join(" ")
    }

    fn rulebook(lang: Lang, rules: &RuleSet) -> Rulebook {
        tafl_rules::book(lang, rules)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(text: &str) -> Square {
        text.parse().unwrap()
    }

    fn plain(text: &str) -> Cell {
        Cell {
            square: square(text),
            piece: None,
            closed_corner: false,
            may_move: false,
            chosen: false,
            target: None,
            last: None,
            in_danger: false,
            open_way: false,
        }
    }

    #[test]
    fn a_square_says_everything_that_is_marked_on_it() {
        let say = |cell: Cell| Lang::English.say(Text::Cell(cell));
        assert_eq!(say(plain("b3")), "b3, empty");
        assert_eq!(say(plain("d4")), "d4, empty, Throne");
        let corner = Cell {
            closed_corner: true,
            open_way: true,
            ..plain("a1")
        };
        assert_eq!(
            say(corner),
            "a1, empty, closed corner, the High King can escape here"
        );
        let king = Cell {
            piece: Some(Piece::King),
            may_move: true,
            in_danger: true,
            last: "d4-c4".parse().ok(),
            ..plain("c4")
        };
        assert_eq!(
            say(king),
            "c4, High King, can move, can be captured, came from d4"
        );
        let target = Cell {
            target: Some(vec![square("b2"), square("c3")]),
            ..plain("c2")
        };
        assert_eq!(say(target), "c2, empty, target, captures b2, c3");
    }
}
