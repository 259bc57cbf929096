//! How the gaps of the tutorial are read, and what is known about the game.

use super::{chapter, rule};
use crate::app::text::rules::Chapter;

pub(super) fn readings() -> Chapter {
    chapter(
        "How the tutorial is read",
        vec![
            rule(
                "G2",
                "How long a game is",
                &[
                    "This is the game that a Persian tutorial describes, also where the published \
                     game of the name differs. It speaks of three rounds, or another number, with \
                     one card in each. The standard here is six, one for each card of a first hand \
                     of six. A table can have from 3 to 15, and up to 6 turns in a round.",
                ],
            ),
            rule(
                "G4",
                "The starting player",
                &[
                    "That the marker passes on is not said, nor that it stays. It passes here, \
                     since the first seats would win far more often otherwise. A table can let it \
                     stay.",
                ],
            ),
            rule(
                "G11",
                "Homes",
                &[
                    "Which home is whose is not said. To deal them by lot is fair to every seat. A \
                     table can deal homes by seat, let players choose, or give points to poorer \
                     homes.",
                ],
            ),
            rule(
                "G12",
                "What regions are worth",
                &[
                    "Four different values, but not which. The smallest are taken, so that castles \
                     and cards count too. A table can choose others.",
                ],
            ),
            rule(
                "G15",
                "A card in the wrong zone",
                &[
                    "The tutorial forbids it nowhere, and nowhere gives it an effect. So it is a \
                     way to throw a card away.",
                ],
            ),
            rule(
                "G16",
                "Trade",
                &[
                    "Blue is for trade, and no more is said. An exchange with the row is trade, \
                     and the row is there for it.",
                ],
            ),
            rule(
                "G22",
                "Who attacks",
                &[
                    "One sentence lets every red card act, another speaks of the winner. Here \
                     every one acts, as in the tutorial’s own example of 5, 3 and 1.",
                ],
            ),
            rule(
                "G38",
                "What a proposal is good for",
                &[
                    "The tutorial lets you draw as many cards as you played, and says that this is \
                     mostly one. The proposal is the one case of more. A table can count it only \
                     when it is taken, or never.",
                ],
            ),
            rule(
                "G40",
                "The piece that is paid",
                &["To whom is not said. It leaves the game."],
            ),
            rule(
                "G43",
                "Hands",
                &[
                    "No limit is named, so there is none. A table can set one, and deal from 4 to \
                     8 cards at the start.",
                ],
            ),
            rule(
                "G44",
                "When the row is filled",
                &[
                    "At the end of a turn, so that those who held compete for the best card. A \
                     table can fill it at once or never.",
                ],
            ),
            rule(
                "G49",
                "When control counts",
                &[
                    "Each round, says one place; at the end, says another. Points are scored each \
                     round and added up. A table can score the last round only.",
                ],
            ),
            rule(
                "G53",
                "Equal scores",
                &[
                    "The tutorial is silent. Regions, then defeat tokens, and then a shared \
                     victory.",
                ],
            ),
        ],
    )
}

pub(super) const KNOWN: &[&str] = &[
    "These figures are from simulated games of six rounds with the standard options.",
    "Players who choose at random score 37 points on average when two play, and 33 when three or \
     four do. The winner is 8 to 10 points ahead, and in 2 games of 100 the victory is shared.",
    "A player who looks one turn ahead wins more than 99 games of 100 against one random player, \
     97 against two and 90 against three.",
    "Good players use every kind of turn. With four at the table they build in 32 turns of 100, go \
     to Politics in 25, attack in 15, trade in 14, hold in 14, and waste a card in 1.",
    "Hoarding loses: a player who always holds wins 3.5 games of 100 against one good player, 11.5 \
     against two and 6.8 against three, where a fair share is 50, 33 and 25.",
    "Homes are not equal. Among four good players Munster wins 32 games of 100 and Connacht 17; \
     with points for poorer homes it is 28 and 21.",
    "In no simulated game was a hand empty or the deck used up; the largest hand had 12 cards.",
];
