//! What a person sees and touches.
//!
//! - [`table`]: the one page on which every game is played
//! - [`store`]: everything that is kept between visits
//! - [`text`]: every word that a person reads, in each language
//! - `boards`: one SVG board for each kind of board
//! - `offline`: the service worker

pub mod boards;
pub mod store;
pub mod table;
pub mod text;

#[cfg(target_arch = "wasm32")]
pub mod offline;

#[cfg(target_arch = "wasm32")]
pub use page::start;

#[cfg(target_arch = "wasm32")]
mod page {
    use super::offline;
    use yew::prelude::*;

    /// Mounts the page in place of the splash.
    ///
    /// Without the element that `index.html` provides there is nothing to mount on, and
    /// the splash stays with its own sentence.
    pub fn start() {
        let root = web_sys::window()
            .and_then(|window| window.document())
            .and_then(|document| document.get_element_by_id("app"));
        if let Some(root) = root {
            yew::Renderer::<Page>::with_root(root).render();
        }
    }

    #[component]
    fn Page() -> Html {
        use_effect_with((), |()| offline::register(|_| ()));
        html! { <main><h1>{ "Ríocht" }</h1></main> }
    }
}
