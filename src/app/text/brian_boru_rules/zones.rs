//! The reveal, and what the cards do in the three zones.

use super::{
    chapter,
    figures::{DEFEAT, TIE, TWO_CASTLES, UPGRADE},
    rule, shown,
};
use crate::{
    app::text::rules::Chapter,
    brian_boru::{RuleSet, rules::PoliticsDraw},
};

pub(super) fn reveal() -> Chapter {
    chapter(
        "Reveal",
        vec![
            rule(
                "R5.1",
                "All at once",
                &[
                    "All cards are turned up together. Red acts in Attack, green in Build, yellow \
                     in Politics. Blue trades, in whichever zone it lies.",
                    "Red, green or yellow in another zone does nothing. Still it was played, so \
                     you draw a card for it.",
                ],
            ),
            shown(
                rule(
                    "R5.2",
                    "Who acts first",
                    &[
                        "Each zone has its order, and all blue cards together have one. The higher \
                         value is first. With the same value, whoever has more pieces in the \
                         region on their own card. With as many pieces, whoever is earlier in turn \
                         order.",
                        "Pieces are counted at the reveal. What happens later in the turn does not \
                         change the order.",
                    ],
                ),
                TIE,
                "3:hold",
                "Purple attacks in Munster and Amber in Ulster, each with a 3. Amber has two \
                 pieces in Ulster, Purple one in Munster: Amber is first.",
            ),
            rule(
                "R5.3",
                "Zone after zone",
                &[
                    "Attack, Build, Politics, and then Trade. What an attack has cleared can be \
                     built on in the same turn.",
                ],
            ),
        ],
    )
}

pub(super) fn attack() -> Chapter {
    chapter(
        "Attack",
        vec![
            rule(
                "R6.1",
                "An attack",
                &[
                    "In order, each player with a red card in Attack attacks the region on that \
                     card. What happens depends on who stands there.",
                ],
            ),
            rule(
                "R6.1a",
                "Opponents",
                &[
                    "One piece of an opponent must go. It is out of the game. If several opponents \
                     have pieces there, you choose whose.",
                ],
            ),
            rule(
                "R6.1b",
                "Only your own pieces",
                &["One of them must go back to your supply."],
            ),
            rule("R6.1c", "Nobody", &["The attack is void."]),
            shown(
                rule(
                    "R6.2",
                    "The defeat token",
                    &[
                        "After all attacks the last player in the order takes a defeat token, if a \
                         token is left. There is none if only one red card lay in Attack, or if \
                         the first attack was void.",
                    ],
                ),
                DEFEAT,
                "3:hold",
                "Purple attacks Ulster with a 4, Amber Munster with a 2. Purple removes a piece of \
                 Amber, then Amber one of Purple. Amber was last and takes the token.",
            ),
            rule(
                "R6.3",
                "No defence",
                &[
                    "The value makes an attack earlier, not stronger: there is nothing to beat. A \
                     castle cannot be attacked, and it protects no piece.",
                ],
            ),
        ],
    )
}

pub(super) fn build() -> Chapter {
    chapter(
        "Build",
        vec![
            shown(
                rule(
                    "R7.1",
                    "The builder",
                    &[
                        "The first in Build is the builder, and the region on the builder’s card \
                         is where all build this turn. The builder needs a piece in supply and a \
                         free space there.",
                        "Without a castle of yours there, you must place a piece, and a castle is \
                         built with it. If there is no castle token left, you place the piece \
                         alone.",
                        "If your castle there is plain, you may place a piece and upgrade it, or \
                         do nothing.",
                        "If it is upgraded already, you may place a piece, and nothing else.",
                    ],
                ),
                UPGRADE,
                "1:upgrade=yes",
                "Purple is the builder in Connacht and has a castle there: a second piece upgrades \
                 it.",
            ),
            shown(
                rule(
                    "R7.2",
                    "One castle each",
                    &[
                        "You have at most one castle in a region. Castles of several players can \
                         stand in one region and leave each other alone.",
                    ],
                ),
                TWO_CASTLES,
                "",
                "Purple and Amber each have a castle in Munster. Their pieces are level, so nobody \
                 controls it.",
            ),
            rule(
                "R7.3",
                "The others join",
                &[
                    "Then, in order, each other player with a green card in Build may place one \
                     piece in the builder’s region, whatever region their own card shows. It takes \
                     a piece in supply and a free space. They may do so even if the builder could \
                     not build.",
                ],
            ),
            rule(
                "R7.4",
                "A builder who cannot",
                &[
                    "A builder without a piece, or whose region is full, builds nothing. Nobody \
                     becomes the builder instead.",
                ],
            ),
        ],
    )
}

pub(super) fn politics(rules: &RuleSet) -> Chapter {
    let second = match rules.politics_draw {
        PoliticsDraw::Always => {
            "Taken or not, the proposal is the second card that you played this turn: you draw two."
        }
        PoliticsDraw::IfTaken => {
            "If it is taken, the proposal is the second card that you played this turn, and you \
             draw two. If it comes back, you draw one."
        }
        PoliticsDraw::Never => "At this table you draw one card, as if you had proposed nothing.",
    };
    chapter(
        "Politics",
        vec![
            rule(
                "R8.1",
                "The proposal",
                &[
                    "The first in Politics must choose a card of the hand and lay it face up in \
                     the marriage slot. Without a card in hand nothing happens in Politics.",
                ],
            ),
            rule(
                "R8.2",
                "A match",
                &[
                    "In order, each other player with a yellow card in Politics may pay a piece of \
                     their supply and take the proposal into the hand. The piece is out of the \
                     game. The first who pays has the card, and nobody after is asked.",
                ],
            ),
            rule(
                "R8.3",
                "No match",
                &["If nobody pays, the card goes back to the hand from which it came."],
            ),
            rule("R8.4", "A second card", &[second]),
        ],
    )
}
