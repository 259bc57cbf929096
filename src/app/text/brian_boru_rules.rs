//! The rules page of Brian Boru. The numbers are the contract: refusals, events, results and
//! tests name rules by them.

use super::rules::{Chapter, Cover, Rule, Rulebook};
#[cfg(test)]
use crate::game::Seed;

/// The seed of the game that [`SAMPLE`] is, as the hall starts it.
#[cfg(test)]
pub const SAMPLE_SEED: Seed = Seed(0);

/// A whole game of three greedy players.
const SAMPLE: &str = "3:g2M@build 1:g4M@build 2:g5L@build 1:join=yes 3:join=yes 1:r1U@attack 2:g3C@build \
    3:r5U@attack 2:y1C@politics 3:y1U@politics 1:g1M@build 2:propose=r1M 3:pay=yes \
    3:r1M@attack 1:r2L@attack 2:y2M@politics 1:target=3 2:propose=b3U 1:y3L@politics \
    2:g5M@build 3:g2L@build 3:join=yes 1:propose=b3M 2:b1M@attack 3:b2L@attack 1:g2U@build \
    3:swap=b1L>r3M 2:swap=r1C>r2C";

fn chapter(title: &str, rules: &[(&'static str, &str, &str)]) -> Chapter {
    let rule = |(number, title, text): &(&'static str, &str, &str)| Rule {
        number,
        title: (*title).into(),
        text: vec![(*text).into()],
        figures: Vec::new(),
    };
    Chapter {
        title: title.into(),
        rules: rules.iter().map(rule).collect(),
    }
}

/// The rules page in English.
pub fn english() -> Rulebook {
    Rulebook {
        opening: "Two to four dynasties strive for the four provinces of Ireland. Everybody lays \
                  a card at once and in secret: to attack, to build, to court or to trade. The \
                  highest card of a zone acts first. At the end of every round, whoever has most \
                  pieces in a province scores it."
            .into(),
        sample: SAMPLE,
        cover: Cover::End,
        chapters: vec![
            chapter("The table", TABLE),
            chapter("A turn", TURN),
            chapter("Attack", ATTACK),
            chapter("Build", BUILD),
            chapter("Politics", POLITICS),
            chapter("Trade and new cards", CARDS),
            chapter("Control and the end", END),
        ],
        known: vec![
            "The game is built as a Persian tutorial describes it, also where the published game \
             of this name differs; where the tutorial is silent, the gap is closed by the simplest \
             reading, and most readings are options of the table."
                .into(),
            "Homes are not equal, since regions are worth different points: among good players of \
             four, Munster wins most often. The option for poorer homes evens that out."
                .into(),
        ],
    }
}

type Rules = &'static [(&'static str, &'static str, &'static str)];

const TABLE: Rules = &[
    (
        "R1.1",
        "Four regions",
        "Munster, Leinster, Ulster and Connacht are worth different points. Each has spaces for \
         pieces, 8 unless the table says otherwise; a space holds one piece.",
    ),
    (
        "R1.2",
        "Three zones",
        "Cards are laid in Attack, Build or Politics. Politics has a slot for a proposal of \
         marriage.",
    ),
    (
        "R1.3",
        "Sixty cards",
        "Four colours of 15: red attacks, green builds, blue trades, yellow is politics. Each has \
         a value from 1 to 5 and a region, and no two are alike.",
    ),
    ("R2.1", "Who starts", "The starting player is drawn by lot."),
    (
        "R2.2",
        "Homes",
        "Each player has a home region and begins with one piece there. The other pieces stand \
         on the player’s own board.",
    ),
    (
        "R2.3",
        "The deal",
        "Each player is dealt a hand of 6 cards. Four more are laid face up beside the deck: the \
         row.",
    ),
];

const TURN: Rules = &[
    (
        "R3.1",
        "Rounds",
        "A game has 6 rounds, or 3, 9 or 12; a round is one turn for everybody.",
    ),
    (
        "R3.2",
        "The course of a turn",
        "Choose, reveal, attack, build, politics, trade, new cards. Then the row is filled, and \
         the starting-player marker passes to the left.",
    ),
    ("R3.3", "Turn order", "Clockwise from the starting player."),
    (
        "R4.1",
        "An empty hand",
        "Who has no card must take one of the row first, and must play it this turn.",
    ),
    (
        "R4.2",
        "A card or none",
        "Everybody else lays one card of the hand in any of the three zones, or holds.",
    ),
    (
        "R4.3",
        "In secret",
        "Nobody sees card, zone or hold of another before all have chosen.",
    ),
    (
        "R5.1",
        "The reveal",
        "All cards are turned up together. Red acts in Attack, green in Build, yellow in \
         Politics; blue trades in any zone. A card in the wrong zone does nothing.",
    ),
    (
        "R5.2",
        "The order",
        "In each zone, and among all blue cards, the higher value acts first. At equal values it \
         is who has more pieces in the region on the own card, and then who comes earlier in \
         turn order.",
    ),
    (
        "R5.3",
        "Zone by zone",
        "Attack, Build, Politics, and then Trade.",
    ),
];

const ATTACK: Rules = &[
    (
        "R6.1",
        "The attack",
        "Each attacker in order attacks the region on the own card.",
    ),
    (
        "R6.1a",
        "Opponents there",
        "One opposing piece must leave the game; the attacker chooses whose.",
    ),
    (
        "R6.1b",
        "Only own pieces there",
        "One of them must go back to the attacker’s own board.",
    ),
    ("R6.1c", "An empty region", "The attack is void."),
    (
        "R6.2",
        "The defeat token",
        "If there were at least two attacks and the first was not void, the last attacker \
         receives a defeat token.",
    ),
];

const BUILD: Rules = &[
    (
        "R7.1",
        "The builder",
        "The first in Build places a piece in the region on the own card and builds a castle \
         there. Who has one there already may upgrade it instead, with a piece; beside an \
         upgraded one the builder may place a piece.",
    ),
    (
        "R7.2",
        "One castle each",
        "A player has at most one castle in a region; castles of several players stand side by \
         side.",
    ),
    (
        "R7.3",
        "The others join",
        "Then each other player in Build may place one piece in the builder’s region, whatever \
         the own card says.",
    ),
    (
        "R7.4",
        "No piece or no space",
        "A builder who cannot place a piece builds nothing, and nobody else becomes the builder.",
    ),
];

const POLITICS: Rules = &[
    (
        "R8.1",
        "The proposal",
        "The first in Politics must put a card of the hand face up in the marriage slot.",
    ),
    (
        "R8.2",
        "Who takes it",
        "In order, each other player in Politics may pay a piece, which leaves the game, and take \
         the card. The first who does has it.",
    ),
    (
        "R8.3",
        "Nobody does",
        "Then the card goes back to the hand from which it came.",
    ),
    (
        "R8.4",
        "A second card",
        "Either way the proposal counts as a second card played, and so brings a second new card.",
    ),
];

const CARDS: Rules = &[
    (
        "R9.1",
        "Trade",
        "In order, each player with a blue card may exchange a card of the hand for one of the \
         row.",
    ),
    (
        "R10.1",
        "New cards",
        "In turn order, who played draws as many cards as were played, and who held may take one \
         card of the row.",
    ),
    (
        "R10.2",
        "An empty deck",
        "The played cards are shuffled into a new deck. If there are none, nothing is drawn.",
    ),
    (
        "R10.3",
        "The hand limit",
        "There is none, unless the table sets one; who is over it then puts cards away.",
    ),
    ("R10.4", "The row", "It is filled up to four cards again."),
];

const END: Rules = &[
    (
        "R11.1",
        "Control",
        "At the end of each round, whoever has strictly the most pieces in a region takes its \
         control marker and scores its value. At a tie nobody does.",
    ),
    (
        "R11.2",
        "Points stay",
        "Points for control add up over the rounds.",
    ),
    (
        "R12.1",
        "The end",
        "The game ends after the control check of the last round.",
    ),
    (
        "R12.2",
        "The score",
        "Points for control, 1 for a castle, 2 for an upgraded castle, the values of the cards in \
         hand, and 1 less for each defeat token.",
    ),
    (
        "R12.3",
        "Who wins",
        "The most points. At a tie the player who controls more regions, then the one with fewer \
         defeat tokens; else the victory is shared.",
    ),
];
