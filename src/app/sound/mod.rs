//! What is heard at the table: short sounds, made of a few tones each. Nothing is loaded for them.
//!
//! - this file: which sounds there are, and of what they are made
//! - `player`: plays them, in a browser

#[cfg(target_arch = "wasm32")]
mod player;

#[cfg(target_arch = "wasm32")]
pub use player::SoundPlayer;

/// A sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Something is set down on the board.
    Placed,
    /// Something is captured.
    Captured,
    /// A person has won.
    Won,
    /// The only person has not.
    Lost,
    /// Nobody has, or all have.
    Drawn,
    /// It is the only person's turn.
    YourTurn,
}

impl Sound {
    /// Every sound, in the order in which the example plays them.
    pub const ALL: [Sound; 6] = [
        Sound::Placed,
        Sound::Captured,
        Sound::YourTurn,
        Sound::Drawn,
        Sound::Lost,
        Sound::Won,
    ];
}

/// What swings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wave {
    Sine,
    Triangle,
    /// No tone: all of them below the pitch at once, as of wood on wood.
    Noise,
}

/// A part of a sound: it comes at once and fades away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tone {
    pub wave: Wave,
    /// The pitch at its beginning and at its end, in hertz.
    pub pitch: [u16; 2],
    /// When it begins, in milliseconds.
    pub at: u16,
    /// How long it lasts, likewise.
    pub lasts: u16,
    /// How loud it is at most, in hundredths.
    pub loud: u8,
}

const fn tone(wave: Wave, pitch: [u16; 2], at: u16, lasts: u16, loud: u8) -> Tone {
    Tone {
        wave,
        pitch,
        at,
        lasts,
        loud,
    }
}

/// Of what a sound is made.
pub fn tones(sound: Sound) -> &'static [Tone] {
    use Wave::*;
    match sound {
        // A knock on wood.
        Sound::Placed => {
            &const {
                [
                    tone(Noise, [1_400, 500], 0, 60, 50),
                    tone(Sine, [210, 150], 0, 90, 45),
                ]
            }
        }
        // Two, the second lower.
        Sound::Captured => {
            &const {
                [
                    tone(Noise, [2_200, 700], 0, 55, 50),
                    tone(Sine, [260, 180], 0, 80, 40),
                    tone(Noise, [900, 300], 95, 90, 55),
                    tone(Sine, [150, 95], 95, 150, 50),
                ]
            }
        }
        // Up a fourth, as a harp would.
        Sound::YourTurn => {
            &const {
                [
                    tone(Triangle, [440, 440], 0, 160, 22),
                    tone(Triangle, [587, 587], 110, 260, 24),
                ]
            }
        }
        // Up a chord.
        Sound::Won => {
            &const {
                [
                    tone(Triangle, [392, 392], 0, 300, 26),
                    tone(Triangle, [494, 494], 120, 300, 26),
                    tone(Triangle, [587, 587], 240, 320, 26),
                    tone(Triangle, [784, 784], 360, 600, 28),
                ]
            }
        }
        // Down a minor one.
        Sound::Lost => {
            &const {
                [
                    tone(Triangle, [392, 392], 0, 320, 26),
                    tone(Triangle, [311, 311], 170, 340, 26),
                    tone(Triangle, [262, 262], 340, 600, 28),
                ]
            }
        }
        // Up and back.
        Sound::Drawn => {
            &const {
                [
                    tone(Triangle, [392, 392], 0, 260, 26),
                    tone(Triangle, [440, 440], 150, 260, 26),
                    tone(Triangle, [392, 392], 300, 480, 26),
                ]
            }
        }
    }
}

/// How long a sound lasts, in milliseconds.
pub fn length(sound: Sound) -> u16 {
    let ends = tones(sound).iter().map(|tone| tone.at + tone.lasts);
    ends.max().unwrap_or(0)
}

/// What has happened at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Happened {
    /// Something was captured.
    pub captured: bool,
    /// How the game has ended, if it has: won by a person, lost by the only one, or neither.
    pub end: Option<End>,
    /// It is the turn of the only person, and was not before.
    pub your_turn: bool,
}

/// How a game has ended for the people at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    Won,
    Lost,
    Drawn,
}

/// The sounds of what has happened, one after another.
pub fn sounds(happened: Happened) -> Vec<Sound> {
    let turn = match happened.captured {
        true => Sound::Captured,
        false => Sound::Placed,
    };
    let after = match happened.end {
        Some(End::Won) => Some(Sound::Won),
        Some(End::Lost) => Some(Sound::Lost),
        Some(End::Drawn) => Some(Sound::Drawn),
        None => happened.your_turn.then_some(Sound::YourTurn),
    };
    [turn].into_iter().chain(after).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_is_short_and_none_is_too_loud() {
        for sound in Sound::ALL {
            let tones = tones(sound);
            assert!(!tones.is_empty());
            assert!((80..=1_000).contains(&length(sound)), "{sound:?}");
            // However they meet, they stay below what a speaker can give.
            for moment in (0..length(sound)).step_by(5) {
                let sounding = tones
                    .iter()
                    .filter(|tone| (tone.at..tone.at + tone.lasts).contains(&moment));
                let loud: u32 = sounding.map(|tone| u32::from(tone.loud)).sum();
                assert!(loud <= 200, "{sound:?} at {moment}");
            }
            for tone in tones {
                assert!(tone.lasts >= 40 && tone.pitch.iter().all(|it| (60..4_000).contains(it)));
                assert!((1..=60).contains(&tone.loud));
            }
        }
    }

    #[test]
    fn no_two_sounds_are_the_same() {
        for (place, one) in Sound::ALL.iter().enumerate() {
            for other in &Sound::ALL[place + 1..] {
                assert_ne!(tones(*one), tones(*other));
            }
        }
    }

    #[test]
    fn what_has_happened_is_heard_in_its_order() {
        let turn = Happened::default();
        assert_eq!(sounds(turn), [Sound::Placed]);
        let captured = Happened {
            captured: true,
            your_turn: true,
            ..turn
        };
        assert_eq!(sounds(captured), [Sound::Captured, Sound::YourTurn]);
        for (end, sound) in [
            (End::Won, Sound::Won),
            (End::Lost, Sound::Lost),
            (End::Drawn, Sound::Drawn),
        ] {
            let over = Happened {
                end: Some(end),
                // It is nobody's turn any more, whatever is said.
                your_turn: true,
                captured: false,
            };
            assert_eq!(sounds(over), [Sound::Placed, sound]);
        }
    }
}
