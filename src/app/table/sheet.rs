//! A dialog over the page.

use crate::app::{
    icon::{Icon, icon},
    text::{Lang, table::Text},
};
use web_sys::HtmlDialogElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct SheetProps {
    pub title: String,
    pub lang: Lang,
    /// Told when the dialog is left by its button or the Escape key.
    pub close: Callback<()>,
    pub children: Html,
}

/// A modal dialog: it takes the focus, keeps it, and gives it back to where it was.
#[component]
pub fn SheetFrame(props: &SheetProps) -> Html {
    let dialog = use_node_ref();
    use_effect_with(dialog.clone(), |dialog| {
        let dialog = dialog.cast::<HtmlDialogElement>();
        if let Some(dialog) = &dialog {
            // Refused only for a dialog that is open already or is not in the page.
            let _ = dialog.show_modal();
        }
        // Closing before it leaves the page gives the focus back.
        move || {
            if let Some(dialog) = dialog {
                dialog.close();
            }
        }
    });
    let title = props.title.clone();
    html! {
        <dialog class="sheet" ref={dialog} aria-label={title.clone()}
            oncancel={props.close.reform(|event: Event| event.prevent_default())}>
            <div class="sheet-head">
                <h2>{ title }</h2>
                <button type="button" class="button quiet icon" aria-label={props.lang.say(Text::Close)}
                    onclick={props.close.reform(|_| ())}>
                    { icon(Icon::Close) }
                </button>
            </div>
            { props.children.clone() }
        </dialog>
    }
}
