//! What a player does with notes and branches.

use super::{Notice, Table};
use crate::{
    app::{
        boards::Drawn,
        store::Content,
        table::{
            lines::heads,
            session::Session,
            written::{
                Fields, LINE_NOW, NOTE_BUTTON, NOTE_FIELD, TITLE_BUTTON, TITLE_FIELD, UNDO_BUTTON,
                Writing,
            },
        },
    },
    engine::Thinks,
};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

impl<G: Drawn + Thinks> Table<G> {
    /// Does what is asked for, and leads the focus on.
    pub(super) fn write(&mut self, ctx: &Context<Self>, writing: Writing) {
        let focus = match writing {
            Writing::Open(open) => {
                let at = self.session.shown();
                self.fields.note = open.then_some(at);
                if open { NOTE_FIELD } else { NOTE_BUTTON }
            }
            Writing::Note(words) => {
                if let Some(at) = self.fields.note.take() {
                    self.lines.write_note(at, &words);
                    self.keep(ctx);
                }
                NOTE_BUTTON
            }
            Writing::Choose(branch) => {
                self.lines.choose(branch);
                self.lay_line();
                self.moved(ctx);
                LINE_NOW
            }
            Writing::OpenTitle(open) => {
                self.fields.title = open;
                if open { TITLE_FIELD } else { TITLE_BUTTON }
            }
            Writing::Title(title) => {
                self.fields.title = false;
                if let Some(branch) = self.lines.at() {
                    self.lines.rename(branch, &title);
                    self.keep(ctx);
                }
                TITLE_BUTTON
            }
            Writing::Delete => {
                if let Some(branch) = self.lines.at() {
                    self.lines.delete(branch);
                    self.lay_line();
                    self.moved(ctx);
                    self.notices.retain(|it| *it != Notice::BranchDeleted);
                    self.notice(Notice::BranchDeleted);
                }
                UNDO_BUTTON
            }
            Writing::BringBack => {
                self.notices.retain(|it| *it != Notice::BranchDeleted);
                if let Some(branch) = self.lines.bring_back() {
                    self.lines.choose(Some(branch));
                    self.lay_line();
                    self.moved(ctx);
                }
                LINE_NOW
            }
        };
        self.focus = Some(focus);
    }

    /// Lays out the line that is to be shown. One that cannot be played is not shown.
    fn lay_line(&mut self) {
        let mut session = Session::reopen(self.lines.table());
        if session.is_err() {
            self.lines.choose(None);
            session = Session::reopen(self.lines.table());
        }
        if let Ok(session) = session {
            self.session = session;
        }
        self.lines.laid(self.session.whole());
        self.heads = heads::<G>(&self.lines);
        self.fields = Fields::default();
    }

    /// True where a branch can be begun: where something is hidden, only when the game is over
    /// and everybody may know all that was played.
    pub(super) fn may_branch(&self) -> bool {
        !self.session.is_live() && (!G::HIDES || self.session.is_over())
    }

    /// Begins a branch at the position shown.
    pub(super) fn begin_branch(&mut self) {
        self.lines.begin(self.session.shown());
        self.lay_line();
    }

    /// True when an action in the position shown would change how a finished game went: it begins
    /// a branch instead.
    pub(super) fn leaves_finished_game(&self, action: G::Action) -> bool {
        let shown = self.session.shown();
        self.lines.at().is_none()
            && self.session.is_over()
            && self.session.can_redo()
            && self.session.actions().get(shown) != Some(&action)
    }

    /// Takes in what is kept; true when that can be laid out.
    pub(super) fn adopt(&mut self, content: Content) -> bool {
        let mut lines = self.lines.clone();
        lines.adopt(content);
        let table = lines.table();
        let stays = match lines.at() {
            None => table == self.session.keep(),
            Some(_) => table.record == self.session.record(),
        };
        if !stays {
            let Ok(session) = Session::reopen(table) else {
                return false;
            };
            self.session = session;
            self.fields = Fields::default();
        }
        lines.laid(self.session.whole());
        self.heads = heads::<G>(&lines);
        self.lines = lines;
        true
    }

    /// Leads the focus to where it is wanted, as soon as that is there.
    pub(super) fn lead_focus(&mut self) {
        let Some(to) = self.focus.take() else {
            return;
        };
        let document = web_sys::window().and_then(|window| window.document());
        let found = document.and_then(|it| it.query_selector(to).ok().flatten());
        if let Some(found) = found.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
            if let (Some(field), Some(branch)) =
                (found.dyn_ref::<HtmlInputElement>(), self.lines.at())
            {
                // Filled when it appears, and left alone then.
                field.set_value(&self.lines.branches()[branch].title);
            }
            // Refused only for what cannot have the focus.
            let _ = found.focus();
        }
    }
}
