//! What the eight symmetries of the board and the exchange of the colours leave as it is.

use crate::rules;
use riocht::{
    game::{Chance, Notation, Rules, Seed, Status},
    tara::{Chalice, Colour, Tara},
};

/// One of the eight ways to lay the board on itself.
#[derive(Clone, Copy, Debug)]
struct Image(u8);

impl Image {
    fn hill(self, file: u8, rank: u8) -> String {
        let (mut file, mut rank) = (file - b'a', rank - b'1');
        if self.0 & 1 != 0 {
            (file, rank) = (rank, file);
        }
        if self.0 & 2 != 0 {
            file = 6 - file;
        }
        if self.0 & 4 != 0 {
            rank = 6 - rank;
        }
        format!("{}{}", char::from(b'a' + file), rank + 1)
    }

    /// The image of a text in which every letter and digit belongs to a hill.
    fn text(self, text: &str) -> String {
        let mut image = String::new();
        let mut signs = text.bytes().peekable();
        while let Some(sign) = signs.next() {
            match (sign, signs.peek()) {
                (b'a'..=b'g', Some(rank @ b'1'..=b'7')) => {
                    image.push_str(&self.hill(sign, *rank));
                    signs.next();
                }
                _ => image.push(char::from(sign)),
            }
        }
        image
    }
}

/// Plays a game and its image side by side; `other` is the table at which the image is played.
fn images_agree<G: Notation>(rules: &G::Rules, other: &G::Rules, image: Image, seed: u64) {
    let (mut game, mut mirror) = (G::start(rules, Seed(0)), G::start(other, Seed(0)));
    let mut chance = Chance::new(Seed(seed));
    loop {
        let actions = game.legal_actions();
        let mut images: Vec<G::Action> = actions
            .iter()
            .map(|action| image.text(&action.to_string()).parse().unwrap())
            .collect();
        let mut found = mirror.legal_actions();
        images.sort();
        found.sort();
        assert_eq!(images, found, "{image:?} {}", game.position_text());
        assert_eq!(game.count_turns(), mirror.count_turns());
        assert_eq!(game.status().seat(), mirror.status().seat());
        let Some(action) = chance.pick(&actions) else {
            break;
        };
        let image: G::Action = image.text(&action.to_string()).parse().unwrap();
        game.apply(action).unwrap();
        mirror.apply(image).unwrap();
    }
    let (Status::Over(one), Status::Over(two)) = (game.status(), mirror.status()) else {
        panic!("nothing can be done, and the game is not over");
    };
    use riocht::game::{Ending, Seat};
    assert_eq!(one.winners(), two.winners());
    for seat in Seat::all(2) {
        assert_eq!(one.score(seat), two.score(seat));
    }
}

/// A table with the other player First.
fn blue_first<R: Rules>(rules: &R) -> R {
    let mut other = rules.clone();
    other.set("first", Colour::Blue.word()).unwrap();
    other
}

#[test]
fn g_1_g_6_levels_1_and_2_know_neither_direction_nor_colour() {
    for name in [
        "tara-1",
        "tara-2",
        "tara-2/bridge_destination=bare_ringforts",
    ] {
        let rules = rules::<Tara>(name);
        for image in 0..8 {
            images_agree::<Tara>(&rules, &rules, Image(image), u64::from(image));
            images_agree::<Tara>(&rules, &blue_first(&rules), Image(image), 9);
        }
    }
}

/// P-1: with files and ranks exchanged the colours have to be exchanged too.
#[test]
fn p_1_poisoned_chalice_at_right_angles_is_the_same_with_the_colours_exchanged() {
    let rules = rules::<Chalice>("tara-chalice");
    for image in 0..8 {
        let turned = image & 1 != 0;
        for seed in 0..20 {
            let other = if turned { blue_first(&rules) } else { rules };
            images_agree::<Chalice>(&rules, &other, Image(image), seed);
        }
    }
}
