//! Offline play: registers the service worker that keeps the program's files, and
//! tells when they are kept and when a newer build has arrived.
//!
//! A new build never takes the place of the running one by itself. It waits until
//! [`accept_new_version`] is called, or until every page of the old build is closed.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    RegistrationOptions, ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration,
    ServiceWorkerState, ServiceWorkerUpdateViaCache,
};

/// What the page may tell the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum News {
    /// Every file is kept: from now on the program starts without its server.
    Ready,
    /// A newer build is kept too and waits to be accepted.
    NewVersion,
}

/// Registers the service worker and calls `tell` with each piece of news.
///
/// Does nothing where it cannot work (no secure address, private windows of some
/// browsers): the game plays all the same, but needs its server for each start.
/// Nothing is registered in a development build, which is to show what was just built.
pub fn register(tell: impl Fn(News) + 'static) {
    if cfg!(debug_assertions) {
        return;
    }
    let Some(container) = container() else { return };
    reload_with_new_version(&container);
    let tell = Rc::new(tell);
    spawn_local(async move {
        let options = RegistrationOptions::new();
        // Relative to the page: the program may live under any path.
        options.set_scope("./");
        options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
        let registered = container.register_with_options("./sw.js", &options);
        // A refusal is the browser's right, and no error of the game.
        let Ok(registration) = JsFuture::from(registered).await else {
            return;
        };
        // Where something between has taken the service workers away, what comes is none.
        let Ok(registration) = registration.dyn_into::<ServiceWorkerRegistration>() else {
            return;
        };

        if registration.waiting().is_some() {
            tell(News::NewVersion);
        } else if registration.active().is_some() && container.controller().is_none() {
            // On later visits a service worker is in charge already: that is no news.
            tell(News::Ready);
        }
        if let Some(worker) = registration.installing() {
            watch(&worker, &container, &tell);
        }
        let found = Closure::<dyn Fn()>::new({
            let registration = registration.clone();
            move || {
                if let Some(worker) = registration.installing() {
                    watch(&worker, &container, &tell);
                }
            }
        });
        registration.set_onupdatefound(Some(found.as_ref().unchecked_ref()));
        // Listens as long as the page lives.
        found.forget();
    });
}

/// Lets a waiting build take over; the page then loads again with it.
///
/// Call it only when the game in progress is stored. Other open pages of the program
/// load again as well, since the files of the old build are gone by then.
pub fn accept_new_version() {
    let Some(container) = container() else { return };
    spawn_local(async move {
        let Ok(registration) = JsFuture::from(container.get_registration()).await else {
            return;
        };
        let Ok(registration) = registration.dyn_into::<ServiceWorkerRegistration>() else {
            return;
        };
        if let Some(worker) = registration.waiting() {
            // It fails only for a worker that is gone, and then there is nothing to accept.
            let _ = worker.post_message(&JsValue::from_str("accept"));
        }
    });
}

#[wasm_bindgen]
extern "C" {
    /// In `assets/boot.js`: the address of a file of the program. For a file without a folder it
    /// has the name of this build, so that no cache on the way can mix the files of two builds.
    #[wasm_bindgen(js_namespace = riocht)]
    pub fn file(name: &str) -> String;
}

/// The browser's service workers, where it has them.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator = web_sys::window()?.navigator();
    // The property is missing on insecure addresses, and web-sys does not say so.
    js_sys::Reflect::get(&navigator, &JsValue::from_str("serviceWorker"))
        .ok()?
        .dyn_into()
        .ok()
}

/// Tells when `worker` has kept its files: the first one makes the program ready for
/// offline play, a later one waits beside the running build.
fn watch(
    worker: &ServiceWorker,
    container: &ServiceWorkerContainer,
    tell: &Rc<impl Fn(News) + 'static>,
) {
    let changed = Closure::<dyn Fn()>::new({
        let (worker, container, tell) = (worker.clone(), container.clone(), tell.clone());
        // A page that runs without a service worker yet is on its first visit.
        let first = container.controller().is_none();
        move || match worker.state() {
            ServiceWorkerState::Installed if !first => tell(News::NewVersion),
            ServiceWorkerState::Activated if first => tell(News::Ready),
            _ => {}
        }
    });
    worker.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
    changed.forget();
}

/// Loads the page again when an accepted build has taken over. On the first visit the
/// service worker takes over too, but from nobody, and the page stays.
fn reload_with_new_version(container: &ServiceWorkerContainer) {
    let controlled = Cell::new(container.controller().is_some());
    let taken_over = Closure::<dyn Fn()>::new(move || {
        if !controlled.replace(true) {
            return;
        }
        if let Some(window) = web_sys::window() {
            // Refused only while the page is being left, which is what we want.
            let _ = window.location().reload();
        }
    });
    container.set_oncontrollerchange(Some(taken_over.as_ref().unchecked_ref()));
    taken_over.forget();
}
