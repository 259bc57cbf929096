//! The rules page of Brian Boru. The numbers are the contract: refusals, events, results and
//! tests name rules by them. `R` numbers are rules, `G` numbers gaps of the tutorial with the
//! reading that is taken.
//!
//! What a rule says follows the options of the table. Figures are of the standard table, which
//! has three seats; a test plays them all.

mod figures;
mod irish;
mod persian;
mod readings;
#[cfg(test)]
mod tests;
mod zones;

use super::{
    Lang,
    rules::{Chapter, Figure, Rule, Rulebook},
};
use crate::brian_boru::{
    Region, RuleSet,
    rules::{ControlScoring, Homes, PoliticsDraw, RowRefill},
};
use figures::{CONTROL, ROUND_ATTACK, ROUND_BUILD, ROUND_CONTROL};
use readings::{KNOWN, readings};
use zones::{attack, build, politics, reveal};

/// A rule without figures, with a paragraph for each text that is not empty.
fn rule(number: &'static str, title: &str, text: &[&str]) -> Rule {
    let said = text.iter().filter(|text| !text.is_empty());
    Rule {
        number,
        title: title.into(),
        text: said.map(|text| (*text).into()).collect(),
        figures: Vec::new(),
    }
}

/// A rule with one more figure: its position, its choice, if one is shown, and its caption.
fn shown(mut rule: Rule, position: &'static str, turn: &'static str, caption: &str) -> Rule {
    rule.figures.push(Figure {
        position,
        turn,
        ends: None,
        caption: caption.into(),
    });
    rule
}

fn chapter(title: &str, rules: Vec<Rule>) -> Chapter {
    Chapter {
        title: title.into(),
        rules,
    }
}

/// `1 piece`, `20 pieces`
fn count(number: u8, thing: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{plural}")
}

/// The words of a rule in another language than English, with a paragraph for each text that is
/// not empty and a caption for each figure.
struct Words {
    title: &'static str,
    text: Vec<String>,
    captions: &'static [&'static str],
}

/// Words without captions.
fn words(title: &'static str, text: &[&str]) -> Words {
    let said = text.iter().filter(|text| !text.is_empty());
    Words {
        title,
        text: said.map(|text| (*text).into()).collect(),
        captions: &[],
    }
}

impl Words {
    fn captions(self, captions: &'static [&'static str]) -> Words {
        Words { captions, ..self }
    }
}

/// A rules page in other words: its opening, the titles of its chapters, what is known, and each
/// rule by its number. Rules and figures stay where they are.
fn reworded(
    mut book: Rulebook,
    opening: &str,
    titles: &[&str],
    known: &[&str],
    rule: impl Fn(&str) -> Option<Words>,
) -> Rulebook {
    book.opening = opening.into();
    book.known = known.iter().map(|text| (*text).into()).collect();
    for (chapter, title) in book.chapters.iter_mut().zip(titles) {
        chapter.title = (*title).into();
        for told in &mut chapter.rules {
            // One that has no words keeps the English ones; a test finds it.
            let Some(words) = rule(told.number) else {
                continue;
            };
            told.title = words.title.into();
            told.text = words.text;
            for (figure, caption) in told.figures.iter_mut().zip(words.captions) {
                figure.caption = (*caption).into();
            }
        }
    }
    book
}

/// The rules page in a language of a game with these options.
pub fn book(lang: Lang, rules: &RuleSet) -> Rulebook {
    match lang {
        Lang::English => english(rules),
        Lang::Persian => persian::book(rules).with_notation(),
        Lang::Irish => irish::book(rules),
    }
}

/// The rules page in English of a game with these options.
fn english(rules: &RuleSet) -> Rulebook {
    Rulebook {
        opening: "Ireland has four provinces and waits for a High King. Each turn all of you lay \
                  one card, at once and in secret: to attack, to build, to marry or to trade. Or \
                  you hold your cards. High cards act first, and whoever stands strongest in a \
                  province when the round ends is paid for it."
            .into(),
        chapters: vec![
            aim(rules),
            turn(rules),
            cards(),
            set_up(rules),
            choose(rules),
            reveal(),
            attack(),
            build(),
            politics(rules),
            chapter(
                "Trade",
                vec![rule(
                    "R9.1",
                    "An exchange",
                    &[
                        "In order, each player with a blue card may give one card of the hand and \
                         take one from the row. The card given lies in the row at once, open to \
                         those who trade later and to those who held.",
                        "Without a card in hand, or without a row, there is nothing to trade.",
                    ],
                )],
            ),
            new_cards(rules),
            control(rules),
            end(rules),
            readings(),
        ],
        known: KNOWN.iter().map(|text| (*text).into()).collect(),
    }
}

fn aim(rules: &RuleSet) -> Chapter {
    let start = if rules.fair_start {
        let start = |home: Region| format!("{home} {}", rules.start_points(home));
        let starts: Vec<String> = rules.home_regions().into_iter().map(start).collect();
        format!(
            "Poorer homes begin with points, which count too: {}.",
            starts.join(", ")
        )
    } else {
        String::new()
    };
    chapter(
        "What you want",
        vec![
            rule(
                "R12.2",
                "What counts",
                &[
                    "At the end you add up your points for control, 1 for each plain castle, 2 for \
                     each upgraded castle, and the value of every card in your hand. Each defeat \
                     token takes 1 away. The sum can fall below zero.",
                    &start,
                ],
            ),
            rule(
                "R1.1",
                "Four regions",
                &[
                    &format!(
                        "The provinces Munster, Ulster, Leinster and Connacht are the regions. To \
                         control them is worth {}, {}, {} and {}.",
                        rules.value(Region::Munster),
                        rules.value(Region::Ulster),
                        rules.value(Region::Leinster),
                        rules.value(Region::Connacht),
                    ),
                    &format!(
                        "Each has {} for pieces, and a space holds one piece. When all are taken, \
                         the region is full.",
                        count(rules.spaces_per_region, "space"),
                    ),
                ],
            ),
        ],
    )
}

fn turn(rules: &RuleSet) -> Chapter {
    let round = if rules.turns_per_round == 1 {
        "one turn".into()
    } else {
        format!("{} turns", rules.turns_per_round)
    };
    let passes = if rules.rotate_start {
        "Last of all the starting-player marker goes to the next player on the left."
    } else {
        "At this table the starting player stays the same."
    };
    let fills = match rules.row_refill {
        RowRefill::Never => "Choose, reveal, attack, build, politics, trade, new cards.",
        _ => "Choose, reveal, attack, build, politics, trade, new cards, and the row is filled.",
    };
    let steps = rule(
        "R3.2",
        "The steps of a turn",
        &[
            fills,
            "After the last turn of a round control is checked.",
            passes,
        ],
    );
    let steps = shown(
        steps,
        ROUND_ATTACK,
        "1:target=2",
        "A whole round in three pictures. Purple has laid a red 4 of Ulster in Attack, Amber a \
         green 4 of Munster and Teal a green 2 of Leinster in Build. Attack is first: Purple \
         removes a piece of Amber in Ulster and is alone in front there.",
    );
    let steps = shown(
        steps,
        ROUND_BUILD,
        "3:join=yes",
        "Amber, the highest in Build, has a castle and a piece in Munster. Teal may join there \
         with a piece, and does.",
    );
    let steps = shown(
        steps,
        ROUND_CONTROL,
        "",
        "Control: Purple has most pieces in Ulster and is alone in Connacht, Teal in Leinster. In \
         Munster Amber and Teal are level, so nobody controls it.",
    );
    chapter(
        "A turn at a glance",
        vec![
            rule(
                "R3.1",
                "Rounds",
                &[&format!(
                    "The game has {}, and a round is {round}. A turn is one for all: everybody \
                     takes part in it.",
                    count(rules.rounds, "round"),
                )],
            ),
            steps,
            rule(
                "R3.3",
                "Turn order",
                &["Clockwise, beginning with the player who has the starting-player marker."],
            ),
            rule(
                "R13",
                "What you are asked",
                &[
                    "Whatever leaves you no choice is done for you: the only piece to remove, the \
                     first castle, the only card to propose. Where there are two ways, you are \
                     asked; what you may do, you may also decline.",
                ],
            ),
        ],
    )
}

fn cards() -> Chapter {
    chapter(
        "The cards",
        vec![
            rule(
                "R1.2",
                "Three zones",
                &[
                    "Cards are laid in one of three zones: Attack, Build or Politics. A zone is a \
                     place for cards, a region a place for pieces. In Politics there is a slot for \
                     a proposal of marriage.",
                ],
            ),
            rule(
                "R1.3",
                "Sixty cards",
                &[
                    "Fifteen in each colour: red attacks, green builds, blue trades, yellow is \
                     politics. Each has a value from 1 to 5 and a region, and no two are the same.",
                    "Every value of a colour is there for three of the four regions:",
                    NO_RED,
                    NO_GREEN,
                    NO_BLUE,
                    NO_YELLOW,
                ],
            ),
        ],
    )
}

/// What cards there are not; a test compares them with the cards that there are.
const NO_RED: &str = "Red has no 1 of Leinster, no 2 of Ulster, no 3 of Connacht, no 4 of Munster, \
    no 5 of Leinster.";
const NO_GREEN: &str = "Green has no 1 of Ulster, no 2 of Connacht, no 3 of Munster, no 4 of \
    Leinster, no 5 of Ulster.";
const NO_BLUE: &str = "Blue has no 1 of Connacht, no 2 of Munster, no 3 of Leinster, no 4 of \
    Ulster, no 5 of Connacht.";
const NO_YELLOW: &str = "Yellow has no 1 of Munster, no 2 of Leinster, no 3 of Ulster, no 4 of \
    Connacht, no 5 of Munster.";

fn set_up(rules: &RuleSet) -> Chapter {
    let starts = match rules.start_player {
        Some(seat) => format!("Seat {seat} starts."),
        None => "The starting player is drawn by lot.".into(),
    };
    let homes: Vec<&str> = rules
        .home_regions()
        .iter()
        .map(|home| home.name())
        .collect();
    let given = match rules.homes {
        Homes::Random => "They are dealt by lot.",
        Homes::BySeat => "The first seat has the richest, the next seat the next, and so on.",
        Homes::Chosen => "They are chosen in turn order, before any card is dealt.",
    };
    let dealt = rules.seats * rules.hand_size + rules.row_size;
    chapter(
        "Before the first turn",
        vec![
            rule(
                "R1.4",
                "Your pieces",
                &[&format!(
                    "You have {}. Those that are not on the map wait on your own board; they are \
                     your supply.",
                    count(rules.pieces_per_player, "piece"),
                )],
            ),
            rule(
                "R1.5",
                "Tokens",
                &[&format!(
                    "There are {} castle tokens, plain on one side and upgraded on the other, and \
                     {} defeat tokens. Each region has a control marker, and one marker shows who \
                     starts.",
                    rules.castle_tokens, rules.defeat_tokens,
                )],
            ),
            rule(
                "R1.6",
                "Piles",
                &[&format!(
                    "Beside the map lie the deck, face down, a row of {} face up, and the discard \
                     pile, which all may look through. Pieces that are removed never come back.",
                    count(rules.row_size, "card"),
                )],
            ),
            rule(
                "R2.1",
                "Who starts",
                &[&format!(
                    "{} players sit in a circle and keep their seats. {starts}",
                    rules.seats
                )],
            ),
            rule(
                "R2.2",
                "Homes",
                &[
                    &format!(
                        "Each player has a home region of their own and begins with 1 piece there. \
                         The homes at this table: {}. {given}",
                        homes.join(", "),
                    ),
                    match rules.seats {
                        2 => "The richest region and the poorest begin empty.",
                        3 => "The richest region begins empty, an open prize.",
                        _ => "",
                    },
                ],
            ),
            rule(
                "R2.3",
                "The deal",
                &[&format!(
                    "Shuffle the 60 cards. Each player is dealt {}, which nobody else sees. {} \
                     more are turned up as the row, and {} stay in the deck.",
                    count(rules.hand_size, "card"),
                    rules.row_size,
                    60_u8.saturating_sub(dealt),
                )],
            ),
            rule(
                "R2.4",
                "Nothing is won yet",
                &[
                    "There are no castles, no defeat tokens and no points for control. The first \
                     check of control comes at the end of the first round.",
                ],
            ),
        ],
    )
}

fn choose(rules: &RuleSet) -> Chapter {
    let gap = match rules.row_refill {
        RowRefill::AtOnce => "The gap is filled before the next one takes.",
        _ => "The gap in the row is not filled now.",
    };
    chapter(
        "Choose",
        vec![
            rule(
                "R4.2",
                "A card, or none",
                &[
                    "Choose a card of your hand and a zone, and lay it there face down. Any card \
                     may go to any zone. Or hold: lay nothing, and keep what you have.",
                ],
            ),
            rule(
                "R4.3",
                "In secret",
                &[
                    "All choose together. Before everybody has chosen, nobody learns the card, the \
                     zone or whether you hold.",
                ],
            ),
            rule(
                "R4.1",
                "With an empty hand",
                &[
                    "If you have no card when a turn begins, first take one of the row, whichever \
                     you like. You must lay it this turn, in any zone, and cannot hold. Several \
                     such players take in turn order.",
                    gap,
                    "If there is no row, you take the top card of the deck. If there is no card at \
                     all, you sit the turn out.",
                ],
            ),
        ],
    )
}

fn new_cards(rules: &RuleSet) -> Chapter {
    let draws = match rules.politics_draw {
        PoliticsDraw::Never => "one card",
        _ => "one card, or two for a proposal (R8.4)",
    };
    let limit = match rules.hand_limit {
        Some(most) => format!(
            "With more than {} after your step, you put cards of your choice on the discard pile \
             until you have {most}.",
            count(most, "card"),
        ),
        None => "There is none: keep as many cards as you like.".into(),
    };
    let size = count(rules.row_size, "card");
    let row = match rules.row_refill {
        RowRefill::EndOfTurn => format!(
            "When all have had their cards, the row is filled from the deck to {size}, as far as \
             cards go. Until then gaps stay."
        ),
        RowRefill::AtOnce => format!(
            "Whenever a card is taken, the row is filled from the deck to {size} at once, as far \
             as cards go."
        ),
        RowRefill::Never => {
            format!("The {size} at the start are not replaced. Only trade brings others.")
        }
    };
    chapter(
        "New cards",
        vec![
            rule(
                "R10.1",
                "Draw or take",
                &[
                    "The cards in the zones go to the discard pile. Then all have their step, in \
                     turn order.",
                    &format!("Who played draws from the deck: {draws}."),
                    "Who held may take one card of the row, whichever they like.",
                ],
            ),
            rule(
                "R10.2",
                "An empty deck",
                &[
                    "When a card must be drawn and the deck is empty, the discard pile is shuffled \
                     and becomes the deck. If there is none either, no card is drawn.",
                ],
            ),
            rule("R10.3", "The hand limit", &[&limit]),
            rule("R10.4", "The row", &[&row]),
        ],
    )
}

fn control(rules: &RuleSet) -> Chapter {
    let each = rules.control_scoring == ControlScoring::EachRound;
    let scores = if each {
        "At the end of each round, whoever has the most pieces in a region takes its control \
         marker and scores its value."
    } else {
        "At the end of each round, whoever has the most pieces in a region takes its control \
         marker. At this table its value is scored after the last round only."
    };
    let sum = if each {
        "Points for control add up from round to round. Nothing is counted a second time at the \
         end."
    } else {
        "There is one scoring of control in the game."
    };
    chapter(
        "Control",
        vec![
            shown(
                rule(
                    "R11.1",
                    "Most pieces",
                    &[
                        scores,
                        "It takes more than every other player has, and at least one. If the lead \
                         is shared, or the region empty, the marker comes off and nobody scores. \
                         Castles are not pieces.",
                    ],
                ),
                CONTROL,
                "",
                "Purple controls Ulster and Amber Connacht. In Munster two share the lead, and \
                 Leinster is empty: nobody controls them.",
            ),
            rule("R11.2", "Points stay", &[sum]),
        ],
    )
}

fn end(rules: &RuleSet) -> Chapter {
    chapter(
        "The end",
        vec![
            rule(
                "R12.1",
                "The last round",
                &[&format!(
                    "The game ends with the check of control in round {}. Then all hands are \
                     shown.",
                    rules.rounds,
                )],
            ),
            rule(
                "R12.3",
                "Who wins",
                &[
                    "The most points. If there are several with as many: more regions under \
                     control at the last check, then fewer defeat tokens. If that is the same too, \
                     they share the victory.",
                ],
            ),
        ],
    )
}
