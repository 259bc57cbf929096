//! A whole game of each kind, for the moving pictures of the hall. They look lively; the players
//! of the first two could do better.

use crate::shelf::GameName;

/// A whole game, for a moving picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// Its turns from the start on, in the game's notation.
    pub turns: &'static str,
    /// The position which stands for the game while nothing moves.
    pub cover: Cover,
}

/// A position of a sample.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cover {
    Start,
    End,
}

/// The sample of a game: played by its own rules, from seed 0.
pub fn of(name: GameName) -> Sample {
    let (turns, cover) = match name {
        GameName::ArdRi => (ARD_RI, Cover::Start),
        GameName::ArdRiOneStep => (ONE_STEP, Cover::Start),
        GameName::Tara1 => (TARA_1, Cover::End),
        GameName::Tara2 => (TARA_2, Cover::End),
        GameName::TaraChalice => (CHALICE, Cover::End),
        GameName::BrianBoru => (BRIAN_BORU, Cover::End),
    };
    Sample { turns, cover }
}

const ARD_RI: &str =
    "g5-f5 c5-c6 a5-c5xc6 c3-b3 c1-c3xb3/c4 e5-e6 f5-e5xd5/e6 e3-e2 g3-e3xd3/e2/e4";

const ONE_STEP: &str = "e1-e2 e5-e6 c7-c6 c3-c2 a5-b5 e6-e5 g5-f5 c2-c3 c1-c2 e5-e6 f5-e5xe6 c3-b3 c2-c3xb3 e3-f3 e2-e3xd3/e4/f3";

const TARA_1: &str = "c4 c5 b5 b4 b6 c6 a6 a5 a4 b3 a3 b2 d4 c3 d3 c2 a2 b1 c1 e3 d2 f4 f5 e5 c7 e7 d7 b7 \
    d5 e6 e4 g4 g3 g2 f3 e2 f1 e1 f2 d6 f6 f7 g6 g5 d1 xf2:c6-d6 xe6:b5-b6 xf6:e2-e3 \
    xb4:b4-c4 xe6:g4-g5 xf4:d4-e4 xd3:e5-e6 xf2:f3-f4 xc7:c3-d3 xf6:f1-f2 xg6:b2-c2 \
    xe7:f5-f6 xa3:a3-b3 e5-e6>d3-e3:xe6 xa6:e1-e2 xc7:e6-e7 b5-b6>d7-e7:xa4 xa6:b5-b6 \
    xg3:a4-a5 xc5:c1-d1 f5-f6>c4-d4:xf5 xe5:e4-e5 xf6:f5-f6 xg3:c4-c5 b5-b6>d1-d2:xc7 \
    xb7:b6-b7 xg3:g2-g3 xc7:b4-b5 f3-f4>b5-c5:xf3 xf7:d5-e5 xc7:e3-f3 e3-f3>b3-c3:xf3 \
    xf4:c6-c7 xg6:a6-b6 xf3:f3-f4 xb1:b1-c1 e6-e7>d4-d5:xe6 c6-d6>b2-b3:xd6 xf7:e6-f6 \
    f3-f4>c2-c3:xf4 xd6:f3-g3 xf7:e4-f4 xg6:d6-e6 a3-b3>g5-g6:xa3 xa2:a2-b2";

const TARA_2: &str = "c6 c5 b5 d5 c4 d3 d4 b6 a6 b7 c7 a5 c3 c2 b3 b2 a2 a3+ a4 b4 d6 d7 f5 e5 e7 f6 g6 e6 \
    f7 e4 g4 g5 e3 g3 f4 f3 e2 d2 f2 f1 g2 b1 c1+ d1 e1 xe6:e2-e3 xc2:c2-c3 xf6:f4-f5 \
    xf2:f2-f3 xd4:d4-d5 xc1:c6-c7 xf1:f6-f7 xb6:b5-b6 xd2:d2-d3 xd1:d1-e1 \
    f2-f3>c1-d1:xf3 xf1:f1-f2 xc4:c4-c5 xg4:g3-g4 xb3:b2-b3 xf3:f2-f3 xb4:b4-c4 xa4 \
    xe4:d4-e4 xe6:a6-b6 xd7:d6-d7 xa5:a4-a5 xe5:e5-f5 d6-d7>e3-e4:xd6 xb1:b1-b2 \
    f6-f7>b3-b4:xa3 xd6:f6-g6 xe7:e6-e7 xa2:a2-b2 xf7:e7-f7 xa3:a2-a3 xd6:c6-d6 \
    xg5:g5-g6 xd7:d6-d7 d1-e1>c7-d7:xe1 f6-g6>e4-e5:xf6 f2-f3>f6-f7:xf3 d2-d3>a3-b3:xe1";

const CHALICE: &str = "g4 d7 a3 a6 c7 b1 e1 g5 c6 c2 f2 f5 c5 e5 d6 e7 c1 d3 b3 g3 b2 b5 f3 a5 b7 b6 e6 e2 \
    g2 f6 f7 c4 b4 f4 e4 e3 g6 c3 d5 d4 a4 a2 d2 d1 f1 xd2 xg3 xf7 xa2 xe4 xb1 xg6";

const BRIAN_BORU: &str = "3:g2M@build 1:g4M@build 2:g5L@build 1:join=yes 3:join=yes \
    1:r1U@attack 2:g3C@build 3:r5U@attack 2:y1C@politics 3:y1U@politics 1:g1M@build 2:propose=r1M \
    3:pay=yes 3:b2L@politics 1:r2L@attack 2:hold 1:target=3 3:swap=b1L>r3M 2:take=y2U \
    1:b5L@politics 2:r3U@attack 3:r3M@attack 1:swap=- 2:b5U@politics 3:g2U@build 1:g5M@build \
    1:upgrade=yes 3:join=yes 2:swap=-";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::{Notation, Seed},
        with_game,
    };

    fn is_whole<G: Notation>(name: GameName) -> bool {
        let mut now = G::start(&name.rules::<G>(), Seed(0));
        for text in of(name).turns.split_whitespace() {
            for action in now.parse_turn(text).expect(text) {
                assert!(now.apply(action).is_ok(), "{text}");
            }
        }
        now.status().ending().is_some()
    }

    #[test]
    fn the_samples_are_whole_games() {
        for name in GameName::ALL.iter().copied() {
            assert!(with_game!(name, G => is_whole::<G>(name)), "{}", name.id());
        }
    }

    #[test]
    fn the_sample_of_brian_boru_has_every_kind_of_turn() {
        for kind in [
            "attack",
            "build",
            "politics",
            "swap=b",
            "hold",
            "take=y",
            "upgrade=yes",
            "pay=yes",
        ] {
            assert!(BRIAN_BORU.contains(kind), "{kind}");
        }
    }
}
