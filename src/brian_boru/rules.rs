//! The table options and the presets.

use super::{Region, SEATS};
use crate::game::{OptionError, OptionKind, Rules, Seat, TableOption};
use serde::{Deserialize, Serialize};

/// How home regions are given out (R2.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Homes {
    /// Dealt at random.
    Random,
    /// The first seat gets the richest, and so on.
    BySeat,
    /// Chosen in turn order.
    Chosen,
}

/// When control is scored (R11.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ControlScoring {
    EachRound,
    FinalOnly,
}

/// When a proposal counts as a second card for the draw (R8.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PoliticsDraw {
    Always,
    IfTaken,
    Never,
}

/// When the row is refilled (R10.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowRefill {
    EndOfTurn,
    AtOnce,
    Never,
}

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Wire", try_from = "Wire")]
pub struct RuleSet {
    /// The number of seats, 2 to 4.
    pub seats: u8,
    /// The rounds of a game (R3.1).
    pub rounds: u8,
    /// The turns of a round (R3.1).
    pub turns_per_round: u8,
    /// The cards dealt to each seat (R2.3).
    pub hand_size: u8,
    /// The cards of the face-up row (R1.6).
    pub row_size: u8,
    /// The pieces of each seat (R1.4).
    pub pieces_per_player: u8,
    /// The castle tokens (R1.5).
    pub castle_tokens: u8,
    /// The defeat tokens (R1.5).
    pub defeat_tokens: u8,
    /// The spaces of each region (R1.1).
    pub spaces_per_region: u8,
    /// The value of Munster, Ulster, Leinster and Connacht, in this order (R1.1).
    values: [u8; 4],
    /// How home regions are given out (R2.2).
    pub homes: Homes,
    /// Who starts; drawn at random when `None` (R2.1).
    pub start_player: Option<Seat>,
    /// Whether the starting-player marker passes on (R3.2).
    pub rotate_start: bool,
    /// When control is scored (R11.1).
    pub control_scoring: ControlScoring,
    /// When a proposal counts for the draw (R8.4).
    pub politics_draw: PoliticsDraw,
    /// When the row is refilled (R10.4).
    pub row_refill: RowRefill,
    /// The most cards that a hand may keep (R10.3).
    pub hand_limit: Option<u8>,
    /// Whether poorer homes begin with points (table option `fair_start`).
    pub fair_start: bool,
}

/// A name for some options that go together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// `short`, `standard`, `long` or `epic`.
    pub name: &'static str,
    /// The rounds (R3.1).
    pub rounds: u8,
}

impl RuleSet {
    /// The name of the game.
    pub const NAME: &str = "brian-boru";

    /// A game of three as the page describes it.
    pub const STANDARD: RuleSet = RuleSet {
        seats: 3,
        rounds: 6,
        turns_per_round: 1,
        hand_size: 6,
        row_size: 4,
        pieces_per_player: 20,
        castle_tokens: 20,
        defeat_tokens: 20,
        spaces_per_region: 8,
        values: [4, 3, 2, 1],
        homes: Homes::Random,
        start_player: None,
        rotate_start: true,
        control_scoring: ControlScoring::EachRound,
        politics_draw: PoliticsDraw::Always,
        row_refill: RowRefill::EndOfTurn,
        hand_limit: None,
        fair_start: false,
    };

    /// The lengths of game that a form offers by name: as printed in the tutorial, and longer.
    pub const PRESETS: [Preset; 4] = [
        Preset {
            name: "short",
            rounds: 3,
        },
        Preset {
            name: "standard",
            rounds: 6,
        },
        Preset {
            name: "long",
            rounds: 9,
        },
        Preset {
            name: "epic",
            rounds: 12,
        },
    ];

    /// The options of a preset for so many seats, from 2 to 4.
    pub fn preset(preset: Preset, seats: u8) -> RuleSet {
        RuleSet {
            seats: seats.clamp(2, SEATS as u8),
            rounds: preset.rounds,
            ..RuleSet::STANDARD
        }
    }

    /// What the control of a region is worth (R1.1).
    pub const fn value(&self, region: Region) -> u8 {
        match region {
            Region::Munster => self.values[0],
            Region::Ulster => self.values[1],
            Region::Leinster => self.values[2],
            Region::Connacht => self.values[3],
        }
    }

    /// The regions from the richest to the poorest.
    pub fn by_value(&self) -> [Region; 4] {
        let mut regions = Region::ALL;
        // Values differ, so the order is total.
        regions.sort_unstable_by_key(|region| std::cmp::Reverse(self.value(*region)));
        regions
    }

    /// The regions that are homes at this table, from the richest on (R2.2): with two seats those
    /// in the middle, with three all but the richest, with four all.
    pub fn home_regions(&self) -> arrayvec::ArrayVec<Region, SEATS> {
        let first = usize::from(self.seats < SEATS as u8);
        let regions = self.by_value();
        regions
            .into_iter()
            .skip(first)
            .take(self.seats.into())
            .collect()
    }

    /// The points with which a home begins under `fair_start`.
    pub fn start_points(&self, home: Region) -> i16 {
        if !self.fair_start {
            return 0;
        }
        let rounds = i16::from(self.rounds);
        // Rounded to the nearest; ninths are never halves.
        let factor = ((rounds * (6 - i16::from(self.seats)) * 2 + 9) / 18).max(1);
        let richest = self.home_regions().first().copied().unwrap_or(home);
        factor * (i16::from(self.value(richest)) - i16::from(self.value(home)))
    }

    /// The turns of the whole game.
    pub const fn turns(&self) -> u16 {
        self.rounds as u16 * self.turns_per_round as u16
    }
}

const fn number(name: &'static str, least: i64, most: i64, rule: &'static str) -> TableOption {
    TableOption {
        name,
        kind: OptionKind::Number { least, most },
        rule,
    }
}

const fn choice(
    name: &'static str,
    words: &'static [&'static str],
    rule: &'static str,
) -> TableOption {
    TableOption {
        name,
        kind: OptionKind::Choice(words),
        rule,
    }
}

const ON_OFF: &[&str] = &["on", "off"];

/// How many of the options stand on the first page of a form.
const COMMON: usize = 8;

/// The options of a table with these seats to choose the starting player from; those of the
/// first page of a form come first.
const fn options(starts: &'static [&'static str]) -> [TableOption; 18] {
    [
        number("seats", 2, 4, "R2.1"),
        number("rounds", 3, 15, "R3.1"),
        number("hand_size", 4, 8, "R2.3"),
        number("pieces_per_player", 15, 20, "R1.4"),
        number("spaces_per_region", 4, 12, "R1.1"),
        TableOption {
            name: "region_values",
            kind: OptionKind::Form {
                such_as: &["4321", "5432", "6543"],
                form: "four different digits from 1 to 9, for Munster, Ulster, Leinster and \
                       Connacht",
            },
            rule: "R1.1",
        },
        choice("rotate_start", ON_OFF, "R3.2"),
        choice("fair_start", ON_OFF, "R12.2"),
        number("turns_per_round", 1, 6, "R3.1"),
        number("row_size", 3, 5, "R1.6"),
        number("castle_tokens", 16, 24, "R1.5"),
        number("defeat_tokens", 16, 24, "R1.5"),
        choice("homes", &["random", "by_seat", "chosen"], "R2.2"),
        choice("start_player", starts, "R2.1"),
        choice("control_scoring", &["each_round", "final_only"], "R11.1"),
        choice("politics_draw", &["always", "if_taken", "never"], "R8.4"),
        choice("row_refill", &["end_of_turn", "at_once", "never"], "R10.4"),
        choice(
            "hand_limit",
            &["none", "6", "7", "8", "9", "10", "11", "12"],
            "R10.3",
        ),
    ]
}

/// The options for two, three and four seats.
static OPTIONS: [[TableOption; 18]; 3] = [
    options(&["random", "1", "2"]),
    options(&["random", "1", "2", "3"]),
    options(&["random", "1", "2", "3", "4"]),
];

/// The place of a word in a list, and the thing at the same place of another.
fn named<T: Copy>(words: &[&str], things: &[T], word: &str) -> Option<T> {
    let place = words.iter().position(|known| *known == word)?;
    things.get(place).copied()
}

/// Four different digits from 1 to 9.
fn region_values(text: &str) -> Option<[u8; 4]> {
    let digits: [u8; 4] = text.as_bytes().try_into().ok()?;
    let plain = digits.iter().all(|digit| (b'1'..=b'9').contains(digit));
    let differ = (0..4).all(|at| !digits[..at].contains(&digits[at]));
    (plain && differ).then(|| digits.map(|digit| digit - b'0'))
}

const HOMES: [Homes; 3] = [Homes::Random, Homes::BySeat, Homes::Chosen];
const SCORINGS: [ControlScoring; 2] = [ControlScoring::EachRound, ControlScoring::FinalOnly];
const DRAWS: [PoliticsDraw; 3] = [
    PoliticsDraw::Always,
    PoliticsDraw::IfTaken,
    PoliticsDraw::Never,
];
const REFILLS: [RowRefill; 3] = [RowRefill::EndOfTurn, RowRefill::AtOnce, RowRefill::Never];

impl RuleSet {
    /// The number option of this name.
    fn number(&mut self, name: &str) -> Option<&mut u8> {
        Some(match name {
            "seats" => &mut self.seats,
            "rounds" => &mut self.rounds,
            "turns_per_round" => &mut self.turns_per_round,
            "hand_size" => &mut self.hand_size,
            "row_size" => &mut self.row_size,
            "pieces_per_player" => &mut self.pieces_per_player,
            "castle_tokens" => &mut self.castle_tokens,
            "defeat_tokens" => &mut self.defeat_tokens,
            "spaces_per_region" => &mut self.spaces_per_region,
            _ => return None,
        })
    }

    /// Sets an option of words; `None` when it cannot have this value.
    fn set_word(&mut self, name: &str, words: &[&str], value: &str) -> Option<()> {
        match name {
            "rotate_start" => self.rotate_start = named(words, &[true, false], value)?,
            "fair_start" => self.fair_start = named(words, &[true, false], value)?,
            "homes" => self.homes = named(words, &HOMES, value)?,
            "control_scoring" => self.control_scoring = named(words, &SCORINGS, value)?,
            "politics_draw" => self.politics_draw = named(words, &DRAWS, value)?,
            "row_refill" => self.row_refill = named(words, &REFILLS, value)?,
            "start_player" => {
                let place = words.iter().position(|known| *known == value)?;
                self.start_player = place.checked_sub(1).map(|seat| Seat(seat as u8));
            }
            "hand_limit" => {
                words.iter().find(|known| **known == value)?;
                self.hand_limit = value.parse().ok();
            }
            _ => return None,
        }
        Some(())
    }

    /// Sets an option; `None` when it cannot have this value.
    fn try_set(&mut self, option: &TableOption, value: &str) -> Option<()> {
        match option.kind {
            OptionKind::Choice(words) => self.set_word(option.name, words, value)?,
            OptionKind::Form { .. } => self.values = region_values(value)?,
            OptionKind::Number { least, most } => {
                let wanted: u8 = value.parse().ok()?;
                let plain = value.bytes().all(|digit| digit.is_ascii_digit());
                let fits = (least..=most).contains(&wanted.into()) && plain;
                *self.number(option.name)? = Some(wanted).filter(|_| fits)?;
            }
        }
        // A starting player who has lost the seat is drawn at random.
        self.start_player = self.start_player.filter(|seat| seat.0 < self.seats);
        Some(())
    }
}

impl Rules for RuleSet {
    fn named(game: &str) -> Option<RuleSet> {
        (game == RuleSet::NAME).then_some(RuleSet::STANDARD)
    }

    fn game(&self) -> &'static str {
        RuleSet::NAME
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn seats_option(&self) -> Option<&'static str> {
        Some("seats")
    }

    fn common(&self) -> usize {
        COMMON
    }

    fn presets(&self) -> &'static [&'static str] {
        &["short", "standard", "long", "epic"]
    }

    fn with_preset(&self, name: &str) -> Option<RuleSet> {
        let preset = RuleSet::PRESETS.iter().find(|preset| preset.name == name)?;
        Some(RuleSet {
            rounds: preset.rounds,
            ..*self
        })
    }

    fn options(&self) -> &'static [TableOption] {
        &OPTIONS[usize::from(self.seats.clamp(2, 4)) - 2]
    }

    fn get(&self, name: &str) -> Option<String> {
        let mut copy = *self;
        if let Some(number) = copy.number(name) {
            return Some(number.to_string());
        }
        let place = match name {
            "region_values" => {
                return Some(
                    self.values
                        .map(|value| char::from(b'0' + value))
                        .iter()
                        .collect(),
                );
            }
            "hand_limit" => {
                return Some(
                    self.hand_limit
                        .map_or("none".to_owned(), |most| most.to_string()),
                );
            }
            "rotate_start" => usize::from(!self.rotate_start),
            "fair_start" => usize::from(!self.fair_start),
            "homes" => self.homes as usize,
            "control_scoring" => self.control_scoring as usize,
            "politics_draw" => self.politics_draw as usize,
            "row_refill" => self.row_refill as usize,
            "start_player" => self.start_player.map_or(0, |seat| seat.index() + 1),
            _ => return None,
        };
        let option = self.options().iter().find(|option| option.name == name)?;
        match option.kind {
            OptionKind::Choice(words) => words.get(place).map(|word| (*word).to_owned()),
            _ => None,
        }
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let options = self.options();
        let option = options.iter().find(|option| option.name == name);
        let option = option.ok_or_else(|| OptionError::unknown(name, options))?;
        self.try_set(option, value)
            .ok_or_else(|| OptionError::value(option, value))
    }
}

/// Options as they are sent to another thread: those that differ from the default.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
struct Wire(Vec<(String, String)>);

impl From<RuleSet> for Wire {
    fn from(rules: RuleSet) -> Wire {
        let changed = rules.changed().into_iter();
        Wire(
            changed
                .map(|(name, value)| (name.to_owned(), value))
                .collect(),
        )
    }
}

impl TryFrom<Wire> for RuleSet {
    type Error = OptionError;

    fn try_from(wire: Wire) -> Result<RuleSet, OptionError> {
        let mut rules = RuleSet::STANDARD;
        for (name, value) in &wire.0 {
            rules.set(name, value)?;
        }
        Ok(rules)
    }
}
