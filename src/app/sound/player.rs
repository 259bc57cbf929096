//! Plays sounds with the browser's own synthesizer.

use super::{Sound, Tone, Wave, length, tones};
use crate::app::store::settings;
use gloo_events::EventListener;
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState, AudioNode, BiquadFilterType, OscillatorType};
use yew::Callback;

/// How fast a tone comes, and how loud what is not heard any more still is.
const ATTACK: f64 = 0.006;
const SILENCE: f32 = 0.000_1;
/// Between two sounds, in seconds.
const PAUSE: f64 = 0.06;

/// Plays sounds. There is no synthesizer before the person has touched the page or a key, and none
/// while sounds are off: until then this is silent.
pub struct SoundPlayer {
    context: Rc<RefCell<Option<AudioContext>>>,
    _gestures: Vec<EventListener>,
}

/// A player that wakes at the first touch or key while sounds are on.
impl Default for SoundPlayer {
    fn default() -> SoundPlayer {
        let context = Rc::new(RefCell::new(None));
        let wake = Callback::from({
            let context = context.clone();
            move |()| {
                if settings().sounds {
                    wake(&mut context.borrow_mut());
                }
            }
        });
        let window = web_sys::window();
        let gestures = ["pointerdown", "keydown"].map(|kind| {
            let (window, wake) = (window.clone()?, wake.clone());
            Some(EventListener::new(&window, kind, move |_| wake.emit(())))
        });
        SoundPlayer {
            context,
            _gestures: gestures.into_iter().flatten().collect(),
        }
    }
}

impl SoundPlayer {
    /// Wakes at once: to be called only while the person touches the page.
    pub fn wake(&self) {
        wake(&mut self.context.borrow_mut());
    }

    /// Plays some sounds one after another, at a volume in hundredths; nothing while it sleeps.
    pub fn play(&self, sounds: &[Sound], volume: u8) {
        let context = self.context.borrow();
        if let Some(context) = context.as_ref().filter(|_| volume > 0) {
            // A browser that cannot play is silent; nothing else depends on it.
            let _ = play(context, sounds, volume);
        }
    }
}

impl Drop for SoundPlayer {
    fn drop(&mut self) {
        if let Some(context) = self.context.take() {
            // Refused only for one that is closed already.
            let _ = context.close();
        }
    }
}

fn wake(context: &mut Option<AudioContext>) {
    if context.is_none() {
        *context = AudioContext::new().ok();
    }
    // A device that has slept leaves it suspended.
    if let Some(context) = context
        && context.state() != AudioContextState::Running
    {
        // It stays silent until the next touch then.
        let _ = context.resume();
    }
}

fn play(context: &AudioContext, sounds: &[Sound], volume: u8) -> Result<(), JsValue> {
    let master = context.create_gain()?;
    // The ear hears squares.
    let share = f32::from(volume) / 100.0;
    master.gain().set_value(share * share);
    master.connect_with_audio_node(&context.destination())?;
    let mut start = context.current_time() + 0.01;
    for sound in sounds {
        for part in tones(*sound) {
            sound_tone(context, &master, part, start)?;
        }
        start += f64::from(length(*sound)) / 1_000.0 + PAUSE;
    }
    Ok(())
}

/// Lets one tone of a sound that begins at `start` (in seconds) be heard.
fn sound_tone(
    context: &AudioContext,
    into: &AudioNode,
    tone: &Tone,
    start: f64,
) -> Result<(), JsValue> {
    let begin = start + f64::from(tone.at) / 1_000.0;
    let end = begin + f64::from(tone.lasts) / 1_000.0;
    let [from, to] = tone.pitch.map(f32::from);
    let loud = context.create_gain()?;
    let gain = loud.gain();
    gain.set_value_at_time(SILENCE, begin)?;
    gain.exponential_ramp_to_value_at_time(f32::from(tone.loud) / 100.0, begin + ATTACK)?;
    gain.exponential_ramp_to_value_at_time(SILENCE, end)?;
    loud.connect_with_audio_node(into)?;
    let kind = match tone.wave {
        Wave::Sine => OscillatorType::Sine,
        Wave::Triangle => OscillatorType::Triangle,
        Wave::Noise => return rush(context, &loud, [from, to], begin, end),
    };
    let swings = context.create_oscillator()?;
    swings.set_type(kind);
    swings.frequency().set_value_at_time(from, begin)?;
    swings
        .frequency()
        .exponential_ramp_to_value_at_time(to, end)?;
    swings.connect_with_audio_node(&loud)?;
    swings.start_with_when(begin)?;
    swings.stop_with_when(end)
}

/// Noise below a pitch that sinks.
fn rush(
    context: &AudioContext,
    into: &AudioNode,
    [from, to]: [f32; 2],
    begin: f64,
    end: f64,
) -> Result<(), JsValue> {
    let rate = context.sample_rate();
    let count = (f64::from(rate) * (end - begin)) as u32 + 1;
    // Always the same noise: a xorshift generator of 32 bits.
    let mut state = 0x9e37_79b9_u32;
    let samples: Vec<f32> = (0..count)
        .map(|_| {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            state as i32 as f32 / i32::MAX as f32
        })
        .collect();
    let buffer = context.create_buffer(1, count, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    let source = context.create_buffer_source()?;
    source.set_buffer(Some(&buffer));
    let below = context.create_biquad_filter()?;
    below.set_type(BiquadFilterType::Lowpass);
    below.frequency().set_value_at_time(from, begin)?;
    below
        .frequency()
        .exponential_ramp_to_value_at_time(to, end)?;
    source.connect_with_audio_node(&below)?;
    below.connect_with_audio_node(into)?;
    source.start_with_when(begin)
}
