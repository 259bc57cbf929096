//! The board in a moving picture, where nothing can be done.

use super::{
    draw::{self, Motion},
    scene::Scene,
};
use crate::app::motion::wants_rest;
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgAnimationElement};
use yew::prelude::*;

/// What the picture is given.
#[derive(Properties, Clone, PartialEq)]
pub struct FilmProps {
    pub scene: Scene,
    pub motion: Motion,
}

/// The board in a moving picture.
#[component]
pub fn HillFilm(props: &FilmProps) -> Html {
    let root = use_node_ref();
    use_effect_with(props.motion, {
        let root = root.clone();
        move |_| {
            if let Some(root) = root.cast::<Element>() {
                lean(&root);
            }
        }
    });
    html! {
        <div class="board" dir="ltr" ref={root}>{ draw::board(&props.scene, &props.motion) }</div>
    }
}

/// Lets every new bridge lean. Where the browser does not know how, or nothing is to
/// move, it simply stands.
pub(super) fn lean(root: &Element) {
    if wants_rest() {
        return;
    }
    let Ok(animations) = root.query_selector_all("animate") else {
        return;
    };
    for index in 0..animations.length() {
        if let Some(animation) = animations.item(index)
            && let Ok(animation) = animation.dyn_into::<SvgAnimationElement>()
        {
            let _ = animation.begin_element();
        }
    }
}
