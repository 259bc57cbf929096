//! The worker's side of the conversation with the page.

use super::{Ask, Question, Tell};
use crate::{
    engine::{
        Request, Thinks, Watch,
        lines::{Study, Wish},
    },
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
                    Some(name) => with_game!(name, G => answer::<G>(&scope, &ask)),
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

fn answer<G: Thinks>(scope: &DedicatedWorkerGlobalScope, ask: &Ask) -> Result<(), String> {
    let observation: G::Observation =
        serde_json::from_str(&ask.observation).map_err(|error| error.to_string())?;
    match &ask.question {
        Question::Think(request) => think::<G>(scope, ask.id, &observation, request),
        Question::Analyse(wish) => analyse::<G>(scope, ask.id, &observation, wish),
    }
}

fn clock(scope: &DedicatedWorkerGlobalScope) -> impl Fn() -> f64 + use<> {
    let clock = scope.performance();
    move || {
        clock
            .as_ref()
            .map_or_else(js_sys::Date::now, |clock| clock.now())
    }
}

fn analyse<G: Thinks>(
    scope: &DedicatedWorkerGlobalScope,
    id: u32,
    observation: &G::Observation,
    wish: &Wish,
) -> Result<(), String> {
    let analysis = G::analyse(
        observation,
        wish,
        &mut Study {
            clock: &clock(scope),
            stop: &|| false,
            tell: &mut |analysis| {
                if let Ok(analysis) = serde_json::to_string(analysis) {
                    let done = false;
                    tell(scope, &Tell::Lines { id, analysis, done });
                }
            },
        },
    );
    let analysis = serde_json::to_string(&analysis).map_err(|error| error.to_string())?;
    let done = true;
    tell(scope, &Tell::Lines { id, analysis, done });
    Ok(())
}

fn think<G: Thinks>(
    scope: &DedicatedWorkerGlobalScope,
    id: u32,
    observation: &G::Observation,
    request: &Request,
) -> Result<(), String> {
    let thought = G::think(
        observation,
        request,
        &mut Watch {
            clock: &clock(scope),
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
