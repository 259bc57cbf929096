//! The list of turns, scrolled to the turn that is shown.

use super::Table;
use crate::{app::boards::Drawn, engine::Thinks};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

/// How the list of turns was scrolled.
#[derive(PartialEq)]
pub(super) struct Scrolled {
    /// The position that was shown and the length of the record.
    at: (usize, usize),
    /// The height and the width that the list had.
    room: [i32; 2],
    /// The distances from its top and its left.
    to: [i32; 2],
}

impl<G: Drawn + Thinks> Table<G> {
    /// Brings the result into sight, down to the buttons that say what comes next, as far as it is
    /// not: on a small screen it stands below the board.
    pub(super) fn show_result(&self) {
        if let Some(buttons) = self.result.cast::<Element>() {
            let how = ScrollIntoViewOptions::new();
            how.set_block(ScrollLogicalPosition::Nearest);
            buttons.scroll_into_view_with_scroll_into_view_options(&how);
        }
    }

    /// Leads to the turn that is shown in the list of turns, when that changes, or when the list
    /// gets another size. Where the player has scrolled it meanwhile it stays.
    pub(super) fn scroll_record(&mut self) {
        let Some(list) = self.record.cast::<HtmlElement>() else {
            self.scrolled = None;
            return;
        };
        let at = (self.session.shown(), self.session.actions().len());
        let room = [list.client_height(), list.client_width()];
        let is_left_there = |last: &Scrolled| {
            let now = [list.scroll_top(), list.scroll_left()];
            let all = [list.scroll_height(), list.scroll_width()];
            // A list that has grown cannot be scrolled as far; fractions are rounded.
            (0..2).all(|way| (last.to[way].min(all[way] - room[way]) - now[way]).abs() <= 1)
        };
        if let Some(last) = &self.scrolled
            && last.at == at
            && (last.room == room || !is_left_there(last))
        {
            return;
        }
        let now = list.query_selector(".turn.now").ok().flatten();
        let middle = |start: i32, size: i32, room: i32| start - (room - size) / 2;
        let [top, left] = match now.and_then(|turn| turn.dyn_into::<HtmlElement>().ok()) {
            Some(turn) => [
                middle(
                    turn.offset_top() - list.offset_top(),
                    turn.offset_height(),
                    room[0],
                ),
                middle(
                    turn.offset_left() - list.offset_left(),
                    turn.offset_width(),
                    room[1],
                ),
            ],
            None => [0, 0],
        };
        // The list itself is scrolled and never the page, which would jump under the player.
        list.set_scroll_top(top);
        list.set_scroll_left(left);
        let to = [list.scroll_top(), list.scroll_left()];
        self.scrolled = Some(Scrolled { at, room, to });
    }
}
