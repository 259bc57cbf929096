//! The notice at the edge of both pages: what was done, and how to undo it.

use yew::prelude::*;

/// A button of the notice: its words and what it does.
pub(super) type Press = (String, Callback<MouseEvent>);

/// The notice. The button that undoes is found by `id`; `trouble` marks what could not be done.
pub(super) fn notice(
    words: String,
    id: &'static str,
    undo: Option<Press>,
    close: Press,
    trouble: bool,
) -> Html {
    html! {
        <div class={classes!("notice", trouble.then_some("trouble"))} role="status">
            <span>{ words }</span>
            if let Some((words, onclick)) = undo {
                <button type="button" class="button main" {id} {onclick}>{ words }</button>
            }
            <button type="button" class="button quiet" onclick={close.1}>{ close.0 }</button>
        </div>
    }
}
