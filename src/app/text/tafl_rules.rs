//! The rules pages of Ard Rí and One-Step Ard Rí. The numbers are the contract: refusals,
//! results and tests name rules by them.
//!
//! Every figure is a position from which its turn is legal in both games; a test plays them all.

use super::rules::{Chapter, Figure, Rule, Rulebook};
use crate::tafl::{RuleSet, rules::Range};

/// A rule without figures.
fn rule(number: &'static str, title: &str, text: &[&str]) -> Rule {
    Rule {
        number,
        title: title.into(),
        text: text.iter().map(|text| (*text).into()).collect(),
        figures: Vec::new(),
    }
}

impl Rule {
    fn figure(
        mut self,
        position: &'static str,
        turn: &'static str,
        ends: Option<&'static str>,
        caption: &str,
    ) -> Rule {
        self.figures.push(Figure {
            position,
            turn,
            ends,
            caption: caption.into(),
        });
        self
    }
}

/// The rules page in English.
pub fn english(rules: &RuleSet) -> Rulebook {
    let rook = rules.soldier_range == Range::Any;
    let opening = if rook {
        "The High King of Ireland sits on his Throne, eight guards around him and sixteen raiders \
         at the borders. He wants to get out; they want to catch him. In this game every piece \
         sweeps along whole ranks and files, like a rook in chess."
    } else {
        "The High King of Ireland sits on his Throne, eight guards around him and sixteen raiders \
         at the borders. He wants to get out; they want to catch him. In this game every piece, \
         the King too, goes one square at a time."
    };
    Rulebook {
        opening: opening.into(),
        chapters: vec![
            board_and_pieces(rules),
            moving(rook),
            taking_soldiers(),
            taking_the_king(),
            ending(),
            choices(),
        ],
        known: known(rook),
    }
}

fn board_and_pieces(rules: &RuleSet) -> Chapter {
    Chapter {
        title: "The board and the pieces".into(),
        rules: vec![
            rule(
                "R-1",
                "The board",
                &[
                    "Seven files, a to g from left to right, cross seven ranks, 1 to 7 from below. \
                     The middle square, d4, is the Throne. All squares of files a and g and of \
                     ranks 1 and 7 are the edge. The four corners, a1, g1, a7 and g7, belong to \
                     the edge.",
                ],
            ),
            rule(
                "R-2",
                "The start",
                &[
                    "The King stands on the Throne with his eight defenders on the squares round \
                     him, diagonals included. Sixteen attackers stand at the four sides. The \
                     attackers move first; then the sides move in turn.",
                ],
            )
            .figure(
                rules.start,
                "",
                None,
                "Round shields attack, long shields defend, the crown is the King.",
            ),
        ],
    }
}

fn moving(rook: bool) -> Chapter {
    let (step, stops) = if rook {
        (
            "One of your pieces goes along its rank or its file, as far as you like, over empty \
             squares to an empty square. It neither turns nor jumps.",
            "Soldiers, which are all pieces but the King, never stop on the Throne or on a corner. \
             They may pass over the Throne while it is empty. The King may go back to his Throne, \
             and a corner is as good to him as any other square of the edge.",
        )
    } else {
        (
            "One of your pieces goes to the next square along its rank or its file, if that square \
             is empty. The King moves like everyone else, unless the table's option for the King's \
             move lets him go any distance over empty squares.",
            "Soldiers, which are all pieces but the King, never stop on the Throne or on a corner, \
             so they go round. The King may go back to his Throne, and a corner is as good to him \
             as any other square of the edge.",
        )
    };
    let stop = rule("R-4", "Where soldiers may not stop", &[stops]);
    Chapter {
        title: "Moving".into(),
        rules: vec![
            rule("R-3", "A move", &[step]),
            if rook {
                stop.figure(
                    "/7/3t3/7/7/7/5K1/7/ a",
                    "d2-d6",
                    None,
                    "Over the empty Throne, but never onto it.",
                )
            } else {
                stop
            },
            rule(
                "R-5",
                "No passing, and no duty to capture",
                &[
                    "You must move, but you need not capture. A piece that moves in between two \
                     enemies is safe: only the side that moves captures.",
                ],
            )
            .figure(
                "/7/2t1t2/3T3/t4Kt/7/7/7/ d",
                "d3-d2",
                None,
                "The defender steps in between two attackers and stays on the board.",
            ),
        ],
    }
}

fn taking_soldiers() -> Chapter {
    Chapter {
        title: "Capturing soldiers".into(),
        rules: vec![
            rule(
                "R-6",
                "Between two",
                &[
                    "A soldier is captured when an enemy piece moves next to it and the square \
                     straight behind it, seen from the piece that moved, holds another piece of \
                     that enemy. An empty Throne and an empty corner do as well as that other \
                     piece, for either side. The King helps his defenders, whether it is he who \
                     moves or he who stands.",
                    "One move can capture up to three soldiers, one on each side of where it ends. \
                     All captures are found before any piece is taken off.",
                ],
            )
            .figure(
                "/7/tT1t3/7/4K2/7/7/7/ a",
                "d2-c2xb2",
                None,
                "Between two attackers.",
            )
            .figure(
                "/3t3/7/2Kt3/4T2/7/7/7/ d",
                "e4-e3xd3",
                None,
                "Between a defender and the King.",
            )
            .figure(
                "/2t1t2/7/6t/5K1/3t3/2T4/7/ d",
                "c6-d6xd5",
                None,
                "Against the empty Throne.",
            )
            .figure(
                "/3t3/t6/1T5/3K3/7/7/7/ d",
                "b3-a3xa2",
                None,
                "Against an empty corner.",
            ),
            rule(
                "R-7",
                "What does not capture",
                &[
                    "The edge of the board never takes the place of a piece. Nor does the Throne \
                     while the King sits on it: then it is simply the King’s square, and his own \
                     soldiers beside it are safe from that side.",
                ],
            )
            .figure(
                "/7/7/T1t4/3K3/7/7/7/ a",
                "c3-b3",
                None,
                "The edge behind a soldier is no enemy.",
            )
            .figure(
                "/3t3/7/3T3/3K3/7/7/7/ a",
                "d1-d2",
                None,
                "The Throne under the King is not empty.",
            ),
        ],
    }
}

fn taking_the_king() -> Chapter {
    Chapter {
        title: "Capturing the King".into(),
        rules: vec![
            rule(
                "R-8",
                "Four, three or two",
                &[
                    "Only attackers capture the King, by a move that ends next to him. How many it \
                     takes depends on where he is.",
                    "On the Throne he is captured when all four squares beside him hold attackers. \
                     On a square next to the Throne he is captured when the three other squares \
                     beside him hold attackers. Anywhere else two are enough, if they stand on \
                     opposite sides of him and one of them has just moved there.",
                    "Corners and the Throne never take the place of an attacker against the King.",
                ],
            )
            .figure(
                "/7/7/3t3/2tKt2/7/3t3/7/ a",
                "d6-d5",
                Some("attackers (king captured)"),
                "On the Throne: four.",
            )
            .figure(
                "/3t3/7/7/7/2tKt2/7/3t3/ a",
                "d7-d6",
                Some("attackers (king captured)"),
                "Next to the Throne: three.",
            )
            .figure(
                "/6t/7/7/7/7/1tK1t2/7/ a",
                "e6-d6",
                Some("attackers (king captured)"),
                "Elsewhere: two, on opposite sides.",
            )
            .figure(
                "/3t3/7/7/7/2tK1t1/7/7/ a",
                "f5-e5",
                None,
                "Next to the Throne two are not enough: the King is safe for now.",
            ),
            rule(
                "R-9",
                "The King and soldiers together",
                &[
                    "A move that captures the King captures soldiers too, if R-6 says so. All of \
                     them are taken off, and the game is over.",
                ],
            )
            .figure(
                "/6t/7/7/7/3t3/1tK1Tt1/7/ a",
                "d5-d6xe6",
                Some("attackers (king captured)"),
                "The King and a defender with one move.",
            ),
        ],
    }
}

fn ending() -> Chapter {
    Chapter {
        title: "How the game ends".into(),
        rules: vec![
            rule(
                "R-10",
                "In this order",
                &[
                    "After every move, captures are made. Then: if the King is captured, the \
                     attackers win. If he stands on any square of the edge, the defenders win, at \
                     once, even between two attackers. If the defenders are encircled (R-11), the \
                     attackers win. If the side whose turn it is now has no legal move, it loses. \
                     If the position stands for the third time (R-12), the attackers win.",
                ],
            )
            .figure(
                "/6t/2tK3/7/7/7/7/7/ d",
                "d2-d1",
                Some("defenders (king escaped)"),
                "The King reaches the edge.",
            ),
            rule(
                "R-11",
                "Encirclement",
                &[
                    "The attackers win when they have shut the King and all defenders off from \
                     every square of the edge. Imagine water coming in from the edge, flowing \
                     along ranks and files over every square without an attacker: if it reaches \
                     neither the King nor a defender, they are encircled. Attackers who touch only \
                     diagonally do close the ring. A defender who stands on the edge himself is \
                     not encircled. A table can be played without this rule.",
                ],
            )
            .figure(
                "/3tt2/3tT2/2tT1t1/tt1KTtt/2t1t2/3t3/3t3/ a",
                "f3-e3xd3/e2/e4",
                Some("attackers (encircled)"),
                "Three captures at once, and the ring is closed.",
            ),
            rule(
                "R-12",
                "The third time",
                &[
                    "When the same position, with the same side to move, stands for the third \
                     time, the defenders lose, whoever made the move. The start counts as the \
                     first time it stands. A capture makes all earlier positions impossible, so \
                     counting begins anew.",
                ],
            ),
            rule("R-13", "No draws", &["Every game has a winner."]),
        ],
    }
}

fn choices() -> Chapter {
    Chapter {
        title: "Choices and matches".into(),
        rules: vec![
            rule(
                "R-14",
                "Corners",
                &[
                    "As a rule the corners are restricted: soldiers may not stop there (R-4), and \
                     an empty corner helps to capture soldiers (R-6). A table may choose plain \
                     corners instead; then they are squares of the edge like any other.",
                ],
            ),
            rule(
                "R-15",
                "A match",
                &[
                    "The sides are not equal, so a match is two games with sides swapped, a point \
                     for each win. At one all, whoever won as attackers in fewer turns leads: the \
                     table shows it and leaves the rest to you.",
                ],
            ),
        ],
    }
}

/// A game from the start in which the defenders hold out as long as they can.
const LONGEST: &str =
    "c1-c2 c3-b3 c2-c3xb3 c5-b5 c7-c5xb5/c4 d4-c4 e1-e2 e3-f3 e2-e3xd3/f3 c4-d4 g3-f3 d4-c4 f4-f6";

fn known(rook: bool) -> Vec<String> {
    let line = format!("One line in which the defenders hold out as long as they can: {LONGEST}.");
    let paragraphs: &[&str] = if rook {
        &[
            "Ard Rí is solved: whatever the defenders do, attackers who make no mistake win. From \
             the start it takes them at most 13 moves, counting both sides, and no shorter way can \
             be forced; with the defenders to begin it would be 12. With plain corners it is 13 as \
             well, and without encirclement the attackers still win. It takes a computer a \
             fraction of a second to prove.",
            &line,
            "None of this makes the game easy to win at a table. Between two players who move at \
             random the defenders win three games in four: the King slips out wherever nobody \
             watches.",
        ]
    } else {
        &[
            "Nobody has solved One-Step Ard Rí. Strong programs win far more often as attackers \
             than as defenders, while between two players who move at random the defenders win two \
             games in three.",
            "By R-12 a game that goes round in circles belongs to the attackers, so time is on \
             their side: a defenders’ win is always a way out that could not be shut.",
        ]
    };
    paragraphs.iter().map(|text| (*text).into()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::{Game as _, Notation as _, Seed, View as _},
        tafl::Tafl,
    };

    fn rules_of(book: &Rulebook) -> impl Iterator<Item = &Rule> {
        book.chapters.iter().flat_map(|chapter| &chapter.rules)
    }

    #[test]
    fn every_rule_stands_once_under_its_number() {
        for rules in RuleSet::ALL {
            let book = english(&rules);
            let numbers: Vec<&str> = rules_of(&book).map(|rule| rule.number).collect();
            let expected: Vec<String> = (1..=15).map(|number| format!("R-{number}")).collect();
            assert_eq!(numbers, expected);
        }
    }

    /// Plays a game written as turns, each exactly as the notation writes it.
    fn play(rules: &RuleSet, turns: &str) -> Tafl {
        let mut game = Tafl::start(rules, Seed(0));
        for text in turns.split_whitespace() {
            assert_eq!(game.status().ending(), None, "over before {text}");
            let turn = game.parse_turn(text).unwrap();
            assert_eq!(game.turn_text(&turn), text);
            game.apply(turn[0]).unwrap();
        }
        game
    }

    #[test]
    fn the_longest_line_lasts_thirteen_plies() {
        let game = play(&RuleSet::ARD_RI, LONGEST);
        assert!(game.status().ending().is_some());
        assert_eq!(LONGEST.split_whitespace().count(), 13);
    }

    #[test]
    fn every_figure_shows_what_it_says() {
        for rules in RuleSet::ALL {
            let mut turns = 0;
            for figure in rules_of(&english(&rules)).flat_map(|rule| &rule.figures) {
                let before = Tafl::parse_position(&rules, figure.position).unwrap();
                if figure.turn.is_empty() {
                    continue;
                }
                assert_eq!(before.status().ending(), None, "{}", figure.caption);
                let turn = before.parse_turn(figure.turn).unwrap();
                // The captures that are written are all that there are, and none is missing.
                assert_eq!(before.turn_text(&turn), figure.turn);
                let mut after = before;
                for mv in turn {
                    after.apply(mv).unwrap();
                }
                let ends = after.status().ending().map(ToString::to_string);
                assert_eq!(ends.as_deref(), figure.ends, "{}", figure.caption);
                turns += 1;
            }
            assert!(turns >= 13, "{turns}");
        }
    }
}
