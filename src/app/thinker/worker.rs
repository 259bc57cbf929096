//! The worker's side of the conversation with the page.

use super::{Ask, Tell};
use crate::{
    engine::{Thinks, Watch},
    shelf::GameName,
    with_game,
};
use gloo_events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Listens to questions as long as the worker lives.
pub fn work() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let listener = EventListener::new(&scope, "message", {
        let scope = scope.clone();
        move |event| {
            let text = event
                .dyn_ref::<MessageEvent>()
                .and_then(|event| event.data().as_string())
                .unwrap_or_default();
            if let Ok(ask) = serde_json::from_str::<Ask>(&text) {
                let told = match GameName::from_id(&ask.game) {
                    Some(name) => with_game!(name, G => think::<G>(&scope, &ask)),
                    None => Err(format!("There is no game called “{}”.", ask.game)),
                };
                if let Err(why) = told {
                    tell(&scope, &Tell::Refused { id: ask.id, why });
                }
            }
        }
    });
    listener.forget();
    tell(&scope, &Tell::Ready);
}

fn think<G: Thinks>(scope: &DedicatedWorkerGlobalScope, ask: &Ask) -> Result<(), String> {
    let observation: G::Observation =
        serde_json::from_str(&ask.observation).map_err(|error| error.to_string())?;
    let clock = scope.performance();
    let id = ask.id;
    let thought = G::think(
        &observation,
        &ask.request,
        &mut Watch {
            clock: &|| {
                clock
                    .as_ref()
                    .map_or_else(js_sys::Date::now, |clock| clock.now())
            },
            stop: &|| false,
            report: &mut |report| {
                if let Ok(report) = serde_json::to_string(report) {
                    tell(scope, &Tell::Progress { id, report });
                }
            },
        },
    );
    let thought = serde_json::to_string(&thought).map_err(|error| error.to_string())?;
    tell(scope, &Tell::Done { id, thought });
    Ok(())
}

fn tell(scope: &DedicatedWorkerGlobalScope, tell: &Tell) {
    if let Ok(text) = serde_json::to_string(tell) {
        // A string can always be sent.
        let _ = scope.post_message(&JsValue::from_str(&text));
    }
}
