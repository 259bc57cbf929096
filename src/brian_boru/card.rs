//! Colours, regions, zones, cards and sets of cards (R1).

use crate::game::ParseError;
use std::{fmt, str::FromStr};

/// The colour of a card, and with it its kind of action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Attack.
    Red,
    /// Build.
    Green,
    /// Trade.
    Blue,
    /// Politics.
    Yellow,
}

/// A province on the map (R1.1), in the order of the rules page.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Region {
    Munster,
    Leinster,
    Ulster,
    Connacht,
}

/// A place for cards (R1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Zone {
    Attack,
    Build,
    Politics,
}

/// What is resolved together and in one order (R5.2): the native cards of a zone, or all trade
/// cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum List {
    Attack,
    Build,
    Politics,
    Trade,
}

impl Colour {
    /// The four colours, in the order of the rules page (R1.3).
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow];

    /// The letter in the notation.
    pub const fn letter(self) -> char {
        ['r', 'g', 'b', 'y'][self as usize]
    }
}

impl Region {
    /// The four regions.
    pub const ALL: [Region; 4] = [
        Region::Munster,
        Region::Leinster,
        Region::Ulster,
        Region::Connacht,
    ];

    /// The region as an index into a list with one entry a region.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter in the notation.
    pub const fn letter(self) -> char {
        ['M', 'L', 'U', 'C'][self as usize]
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        ["Munster", "Leinster", "Ulster", "Connacht"][self as usize]
    }

    /// The region with this letter.
    pub fn from_letter(letter: char) -> Option<Region> {
        Region::ALL
            .into_iter()
            .find(|region| region.letter() == letter)
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Zone {
    /// The three zones, in the order in which they resolve (R5.3).
    pub const ALL: [Zone; 3] = [Zone::Attack, Zone::Build, Zone::Politics];

    /// The colour that is native here (R5.1).
    pub const fn native(self) -> Colour {
        match self {
            Zone::Attack => Colour::Red,
            Zone::Build => Colour::Green,
            Zone::Politics => Colour::Yellow,
        }
    }

    /// The word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Zone::Attack => "attack",
            Zone::Build => "build",
            Zone::Politics => "politics",
        }
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl List {
    /// The four lists, in the order in which they resolve (R5.3).
    pub const ALL: [List; 4] = [List::Attack, List::Build, List::Politics, List::Trade];

    /// The list to which a card in a zone belongs; `None` for a mismatch (R5.1).
    pub const fn of(card: Card, zone: Zone) -> Option<List> {
        match (card.colour(), zone) {
            (Colour::Blue, _) => Some(List::Trade),
            (Colour::Red, Zone::Attack) => Some(List::Attack),
            (Colour::Green, Zone::Build) => Some(List::Build),
            (Colour::Yellow, Zone::Politics) => Some(List::Politics),
            _ => None,
        }
    }

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            List::Attack => "attack",
            List::Build => "build",
            List::Politics => "politics",
            List::Trade => "trade",
        }
    }
}

/// The number of cards (R1.3).
pub const CARDS: usize = 60;
/// The number of cards of one colour, and of one colour and value.
const OF_COLOUR: u8 = 15;
const OF_VALUE: u8 = 3;

/// Colours and regions in the order of their letters, so that cards are numbered in the order of
/// their texts.
const COLOURS: [Colour; 4] = [Colour::Blue, Colour::Green, Colour::Red, Colour::Yellow];
const REGIONS: [Region; 4] = [
    Region::Connacht,
    Region::Leinster,
    Region::Munster,
    Region::Ulster,
];

/// The region in which a colour has no card of a value (R1.3).
const fn left_out(colour: Colour, value: u8) -> Region {
    Region::ALL[(colour as usize + value as usize) % 4]
}

/// The region of every card.
const REGION_OF: [Region; CARDS] = {
    let mut regions = [Region::Munster; CARDS];
    let mut card = 0;
    let mut colour = 0;
    while colour < 4 {
        let mut value = 1;
        while value <= 5 {
            let mut region = 0;
            while region < 4 {
                if REGIONS[region] as u8 != left_out(COLOURS[colour], value) as u8 {
                    regions[card] = REGIONS[region];
                    card += 1;
                }
                region += 1;
            }
            value += 1;
        }
        colour += 1;
    }
    regions
};

/// One of the 60 cards, all different (R1.3). Cards are in the order of their texts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card with this number below 60.
    pub(super) const fn numbered(number: u8) -> Card {
        debug_assert!((number as usize) < CARDS);
        Card(number)
    }

    /// The card of this colour, value and region; `None` where the deck has none (R1.3).
    pub fn new(colour: Colour, value: u8, region: Region) -> Option<Card> {
        Cards::ALL.iter().find(|card| {
            card.colour() == colour && card.value() == value && card.region() == region
        })
    }

    /// Its number, below 60.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colour.
    pub const fn colour(self) -> Colour {
        COLOURS[(self.0 / OF_COLOUR) as usize]
    }

    /// Its value, 1 to 5.
    pub const fn value(self) -> u8 {
        self.0 % OF_COLOUR / OF_VALUE + 1
    }

    /// The region on it.
    pub const fn region(self) -> Region {
        REGION_OF[self.0 as usize]
    }
}

/// `r5M`
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (colour, region) = (self.colour().letter(), self.region().letter());
        write!(f, "{colour}{}{region}", self.value())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        let read = || {
            let mut signs = text.chars();
            let (colour, value, region) = (signs.next()?, signs.next()?, signs.next()?);
            let colour = Colour::ALL.into_iter().find(|c| c.letter() == colour)?;
            let value = value.to_digit(10)? as u8;
            let card = Card::new(colour, value, Region::from_letter(region)?)?;
            signs.next().is_none().then_some(card)
        };
        read().ok_or_else(|| ParseError::Card(text.to_owned()))
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// All 60 cards.
    pub const ALL: Cards = Cards((1 << CARDS) - 1);

    /// The set with one card.
    pub const fn one(card: Card) -> Cards {
        Cards(1 << card.0)
    }

    /// All cards of a colour.
    pub const fn of_colour(colour: Colour) -> Cards {
        let place = match colour {
            Colour::Blue => 0,
            Colour::Green => 1,
            Colour::Red => 2,
            Colour::Yellow => 3,
        };
        Cards(((1 << OF_COLOUR) - 1) << (place * OF_COLOUR))
    }

    /// All cards of a value from 1 to 5.
    const fn of_value(value: u8) -> Cards {
        let one = 0b111 << ((value - 1) * OF_VALUE);
        Cards(one | one << OF_COLOUR | one << (2 * OF_COLOUR) | one << (3 * OF_COLOUR))
    }

    /// The number of cards.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// True when there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True when a card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// True when all cards are in `other` too.
    pub const fn within(self, other: Cards) -> bool {
        self.0 & !other.0 == 0
    }

    /// The cards in both.
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// The cards in one or the other.
    pub const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The cards that are not in `other`.
    pub const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The sum of the values (R12.2).
    pub fn value(self) -> u16 {
        const OF_VALUES: [Cards; 5] = [
            Cards::of_value(1),
            Cards::of_value(2),
            Cards::of_value(3),
            Cards::of_value(4),
            Cards::of_value(5),
        ];
        (1..)
            .zip(OF_VALUES)
            .map(|(value, of_value)| value * u16::from(self.and(of_value).len()))
            .sum()
    }

    /// The card at a place in the order, counted from 0.
    pub fn nth(self, place: u8) -> Option<Card> {
        let mut rest = self.0;
        for _ in 0..place {
            rest &= rest.wrapping_sub(1);
        }
        Cards(rest).first()
    }

    /// The first card in the order.
    pub fn first(self) -> Option<Card> {
        (self.0 != 0).then(|| Card(self.0.trailing_zeros() as u8))
    }

    /// The cards, in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let card = rest.first()?;
            rest.remove(card);
            Some(card)
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::NONE;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
