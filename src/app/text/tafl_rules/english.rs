//! The rules pages of Ard Rí and One-Step Ard Rí in English.

use super::{figures::*, rule};
use crate::{
    app::text::rules::{Chapter, Rulebook},
    tafl::{RuleSet, rules::Range},
};

/// The rules page.
pub(super) fn book(rules: &RuleSet) -> Rulebook {
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
                start(rules),
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
                stop.figure(OVER_THRONE, "Over the empty Throne, but never onto it.")
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
                BETWEEN_ENEMIES,
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
            .figure(BETWEEN_TWO, "Between two attackers.")
            .figure(BESIDE_KING, "Between a defender and the King.")
            .figure(AGAINST_THRONE, "Against the empty Throne.")
            .figure(AGAINST_CORNER, "Against an empty corner."),
            rule(
                "R-7",
                "What does not capture",
                &[
                    "The edge of the board never takes the place of a piece. Nor does the Throne \
                     while the King sits on it: then it is simply the King’s square, and his own \
                     soldiers beside it are safe from that side.",
                ],
            )
            .figure(EDGE, "The edge behind a soldier is no enemy.")
            .figure(OCCUPIED_THRONE, "The Throne under the King is not empty."),
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
            .figure(FOUR, "On the Throne: four.")
            .figure(THREE, "Next to the Throne: three.")
            .figure(TWO, "Elsewhere: two, on opposite sides.")
            .figure(
                NOT_ENOUGH,
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
            .figure(KING_AND_SOLDIER, "The King and a defender with one move."),
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
            .figure(ESCAPE, "The King reaches the edge."),
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
            .figure(RING, "Three captures at once, and the ring is closed."),
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
