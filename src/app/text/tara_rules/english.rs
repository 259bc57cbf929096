//! The rules pages of the three games of Tara in English.

use super::{figures::*, rule};
use crate::app::text::rules::{Chapter, Rulebook};

/// The rules page of the game with this id.
pub(super) fn book(game: &str) -> Rulebook {
    let (opening, mut chapters, known) = match game {
        "tara-1" => (
            "Two High Kings claim the hill of Tara. First they fill the board with ringforts, each \
             build leading the other king a dance; then they fight, ringfort by ringfort, and link \
             what they mean to keep. Whoever ends with fewer, larger kingdoms rules Ireland.",
            vec![manoeuvres(false), battle(false)],
            KNOWN_1,
        ),
        "tara-2" => (
            "Tara as the masters play it: a besieged king costs his side a turn, and bridges are \
             laid only along the lines of their king.",
            vec![manoeuvres(true), battle(true)],
            KNOWN_2,
        ),
        _ => (
            "No kings and no counters. You read the board at right angles to your opponent: Red \
             sees ranks, Blue sees files. You must build where you are behind, and a besieged \
             ringfort is a gift that you cannot refuse: the poisoned chalice.",
            vec![chalice()],
            KNOWN_CHALICE,
        ),
    };
    chapters.insert(0, board());
    chapters.push(score());
    Rulebook {
        opening: format!("{opening} {WHO_BEGINS}"),
        chapters,
        known: known.iter().map(|text| (*text).into()).collect(),
    }
}

const WHO_BEGINS: &str =
    "In these rules First is the player who begins, Red or Blue, and Second is the other.";

fn board() -> Chapter {
    Chapter {
        title: "The board".into(),
        rules: vec![
            rule(
                "G-1",
                "Hills",
                &[
                    "Seven files, a to g from left to right, cross seven ranks, 1 to 7 from below. \
                   The four corners are missing, so there are 45 hills.",
                ],
            ),
            rule(
                "G-2",
                "Neighbours",
                &[
                    "Hills are neighbours along a rank or a file, never diagonally. Most have four \
                   neighbours, those along the edges three, and the eight beside a missing corner \
                   two.",
                ],
            ),
            rule(
                "G-3",
                "Edges",
                &["The four edges have five hills each: b1 to f1, b7 to f7, a2 to a6, g2 to g6."],
            ),
            rule(
                "G-4",
                "Pairs and bridges",
                &[
                    "Two neighbouring ringforts of one colour are a pair. A pair carries at most \
                   one bridge, and a bridge never joins two colours. On this board a bridge makes \
                   two rings cross, and a linked kingdom becomes a knot.",
                ],
            ),
            rule(
                "G-5",
                "Kingdoms and territory",
                &[
                    "Ringforts of one colour that hang together by neighbours are a kingdom; a \
                   lone ringfort is one too. All your ringforts are your territory. Press a \
                   ringfort to see its kingdom.",
                ],
            ),
            rule(
                "G-6",
                "Building",
                &["To build is to put a ringfort of your colour on an empty hill."],
            ),
        ],
    }
}

fn manoeuvres(advanced: bool) -> Chapter {
    let mut rules = vec![
        rule(
            "A-1",
            "The first build",
            &[
                "First, who begins, builds on any hill and puts the king into the ringfort. Second, \
                 the other player, is next.",
            ],
        ),
        rule(
            "A-2",
            "Near the enemy king",
            &[
                "Then the players alternate. Build on an empty hill exactly one or two hills \
                     from the enemy king, along a rank, a file or a diagonal, and put your king \
                     into it. Nothing in between is in the way.",
            ],
        )
        .figure(NEAR_KING, "From a king on d4 there are sixteen such hills."),
        rule(
            "A-3",
            "When none is left",
            &["If no hill that near the enemy king is empty, build on any empty hill."],
        ),
        rule(
            "A-4",
            "The end of Manoeuvres",
            &[
                "Manoeuvres ends when all 45 hills are full. The spare ringfort belongs to whoever \
               is to move.",
            ],
        ),
    ];
    if advanced {
        rules.extend([
            rule("B-1", "A besieged king", &["A king is besieged when every neighbour of his hill holds an enemy ringfort."]),
            rule("B-2", "The skip", &[
                    "If your build completes the siege of the enemy king and you have a counter, you \
                     may pay it and take the next turn as well. You may also decline.",
                ])
.figure(SIEGE, "b1 has only two neighbours; the siege is complete, and Red moves again."),
            rule("B-3", "No second skip", &[
                "A king who moves into a hole that is surrounded already gives nothing, neither then \
                 nor later. There is one skip for each siege.",
            ]),
            rule("B-4", "The last build", &["As a rule a siege completed by the 45th build offers the skip too. A table can be played without that."]),
            rule("B-5", "Who begins Battle", &["Whoever is next after the 45th build, skips counted, begins Battle."]),
        ]);
    }
    Chapter {
        title: "Manoeuvres".into(),
        rules,
    }
}

fn battle(advanced: bool) -> Chapter {
    let link = if advanced {
        "Then put one bridge on a pair of yours that has none, in the lines of your king (B-6). You \
         must, if there is such a pair."
    } else {
        "Then put one bridge on any pair of yours that has none. You must, if there is such a pair."
    };
    let turn = if advanced { TURN_2 } else { TURN_1 };
    let begins = if advanced {
        "Whoever is next moves first; nobody passes."
    } else {
        "Second, who has the spare ringfort, moves first; nobody passes."
    };
    let mut rules = vec![
        rule("A-5", "Who begins", &[begins]),
        rule(
            "A-6",
            "Linked",
            &[
                "A ringfort is linked when at least one bridge touches it. Linked ringforts are \
               safe; bare rings can be taken.",
            ],
        ),
        rule(
            "A-7",
            "A turn",
            &[
                "Take any bare enemy ringfort but that of the enemy king, put your own in its \
                     place and your king into it.",
                link,
            ],
        )
        .figure(turn, "Blue takes d3 and links two ringforts."),
        rule(
            "A-8",
            "Moving a bridge",
            &[
                "Once in a turn, for a counter, you may first lift an enemy bridge and put it \
                     on another enemy pair. Then take a ringfort that is bare now; after a \
                     bridge-move you link nothing. Each player has five counters for the game.",
            ],
        )
        .figure(MOVED_BRIDGE, "Blue moves a bridge, and d3 is bare."),
        rule(
            "A-9",
            "Where it may go",
            &[
                "On an enemy pair that has no bridge. A table may ask for two bare ringforts \
               instead.",
            ],
        ),
        rule(
            "A-10",
            "Only with a swap",
            &[
                "A bridge is moved only if a ringfort can be taken afterwards. When nothing else is \
               legal, you must.",
            ],
        ),
        rule(
            "A-11",
            "What a king protects",
            &[
                "A king protects his own ringfort from the enemy. Bridges beside a king may be \
               moved. No king is ever taken.",
            ],
        ),
        rule(
            "A-12",
            "Never two colours",
            &["No bridge ever joins ringforts of two colours."],
        ),
        rule(
            "A-13",
            "The end",
            &[
                "The game ends at once when the player to move can take no ringfort, neither at once \
                 (A-7) nor after moving a bridge (A-8).",
            ],
        ),
        rule(
            "A-14",
            "Every pair counts",
            &["For the score all neighbours of one colour are linked, whatever bridges lie there."],
        ),
        rule(
            "A-15",
            "Enough bridges",
            &["There is always a bridge to put down."],
        ),
    ];
    if advanced {
        rules.extend([
            rule("B-6", "The lines of your king", &[
                "The pair that you link must lie in the row or in the column of your king’s new hill, \
                 both ringforts of it. The lines run across the whole board. If there is no such \
                 pair, you link nothing.",
            ]),
            rule("B-7", "The lines of the enemy king", &[
                "A bridge that you move must go to the row or the column of the enemy king; it may be \
                 lifted anywhere.",
            ]),
            rule("B-8", "Territory", &["With skips, territory can differ by up to seven at the end."]),
        ]);
    }
    Chapter {
        title: "Battle".into(),
        rules,
    }
}

fn chalice() -> Chapter {
    Chapter {
        title: "Poisoned Chalice".into(),
        rules: vec![
            rule(
                "P-1",
                "Rows",
                &["Red’s rows are the ranks, Blue’s the files."],
            ),
            rule(
                    "P-2",
                    "Manoeuvres",
                    &[
                        "Eight turns, First begins. Build on an edge on which you have not built yet, never \
                     straight across the board from another ringfort.",
                    ],
                )
.figure(STRAIGHT_ACROSS, "Not d1 and not d7, but any other hill of an edge."),
            rule(
                "P-3",
                "Qualified rows",
                &[
                    "Then Battle begins, with First. A row of yours is qualified when it has an empty hill, \
                 at least one ringfort, and no more of yours in it than of the enemy’s. A table may \
                 ask for fewer.",
                    "On the board a wedge points into each of your rows that is qualified. A small ring stands \
                 beside one without any ringfort, which therefore is not.",
                ],
            ),
            rule(
                    "P-4",
                    "Where you are behind",
                    &[
                        "If you have a qualified row, build on any empty hill of one. You may not capture.",
                    ],
                )
.figure(QUALIFIED, "Red’s ranks 1, 3, 5 and 7 are qualified."),
            rule(
                    "P-5",
                    "The chalice",
                    &[
                        "If you have none, and an enemy ringfort is besieged, with all its neighbours \
                     yours, you must capture one: it becomes yours, and that is your turn.",
                    ],
                )
.figure(CHALICE, "Red must capture b1 or b7."),
            rule(
                "P-6",
                "Otherwise",
                &["If neither is so, build on any empty hill."],
            ),
            rule(
                "P-7",
                "OUT",
                &[
                    "When you have no turn at all you are OUT. The other player has one more turn, a \
                 capture if there is one, and the game is over.",
                ],
            ),
            rule(
                "P-8",
                "Besieged at the end",
                &["A besieged ringfort that is left counts as a kingdom."],
            ),
            rule(
                "P-9",
                "Illegal turns",
                &["An illegal turn is refused, and the rule is named."],
            ),
        ],
    }
}

fn score() -> Chapter {
    Chapter {
        title: "The score".into(),
        rules: vec![
            rule(
                "M-1",
                "A match",
                &["Two games; each player is First once. The colours stay."],
            ),
            rule(
                "M-2",
                "Who wins",
                &[
                    "Fewer kingdoms win: 2 points, and the difference in kingdoms. With as many kingdoms, \
                 more territory wins: 2 points, and the difference in territory. The other has none. \
                 Territory is never equal, so no game is drawn.",
                    "When a player resigns, the board counts as it stands, and the other has at least 3 points, \
                 which are the fewest for a win.",
                ],
            ),
            rule(
                "M-3",
                "Who wins the match",
                &["More points after two games. As many: the match is drawn."],
            ),
        ],
    }
}

const KNOWN_1: &[&str] = &[
    "Nobody has solved Tara. Between two players who move at random, First wins 46 games in a \
     hundred, and Battle lasts some 50 turns.",
    "A turn of Battle can be played in some 600 ways on average, and in over 2,000 at most.",
];
const KNOWN_2: &[&str] = &[
    "Between two players who move at random, First wins 52 games in a hundred, Battle lasts some \
     40 turns, and about one skip a game is offered.",
];
const KNOWN_CHALICE: &[&str] = &[
    "Between two players who move at random, First wins 59 games in a hundred, in some 49 turns \
     with four captures.",
    "The board is always full at the end, and at most the player who called OUT has besieged \
     ringforts left.",
];
