//! The table and its saved game: which one is opened, how it is kept, and what other windows
//! have made of it.

use super::{Msg, Notice, Table, first_game};
use crate::{
    app::{
        boards::Drawn,
        look::on_settings,
        route::{Route, Which, current, replace_address},
        store::{
            self, BrowserChest, Came, Chest as _, Content, Keeper, Unreadable, games, listen,
            new_id, now,
            old::{self, Stays},
            statistics,
        },
        table::{lines::heads, session::Session},
        text::Lang,
    },
    engine::Thinks,
    game::Player,
    shelf::GameName,
};
use gloo_events::EventListener;
use yew::prelude::*;

/// The game that a table begins with, how it is kept, and what is to be told of it.
pub(super) fn opened<G: Drawn + Thinks>(
    name: GameName,
    which: &Which,
    lang: Lang,
) -> (Session<G>, Content, Keeper, Vec<Notice>) {
    let chest = &mut BrowserChest;
    let mut notices = Vec::new();
    match old::settle::<G>(chest, name, now()) {
        None => {}
        Some(Stays::Unreadable { why, text }) => {
            old::put_aside(chest, name, &text);
            let why = lang.say(why);
            notices.push(Notice::Unreadable(Unreadable { why, text }));
        }
        // It is played on from where it lies, and kept anew when there is room.
        Some(Stays::NoRoom(id, saved)) => {
            let content = saved.content();
            if let (Which::Newest, Ok(session)) = (which, Session::reopen(saved.table)) {
                return (session, content, Keeper::new(id), notices);
            }
        }
    }
    let found = match which {
        Which::New => None,
        Which::Newest => games::newest(chest, name),
        Which::Saved(id) => games::read(chest, id)
            .and_then(Result::ok)
            .map(|saved| (id.clone(), saved)),
    };
    if let Some((id, saved)) = found {
        match Session::reopen(saved.table.clone()) {
            Ok(session) => {
                return (session, saved.content(), Keeper::opened(id, saved), notices);
            }
            Err(why) => {
                let text = chest.get(&id.key()).unwrap_or_default();
                let why = lang.say(why);
                notices.push(Notice::Unreadable(Unreadable { why, text }));
            }
        }
    }
    let session = first_game(name);
    let content = session.keep().into();
    (session, content, Keeper::new(new_id()), notices)
}

/// Hears when another window keeps something, and when the settings change.
pub(super) fn elsewhere<G: Drawn + Thinks>(ctx: &Context<Table<G>>) -> Vec<EventListener> {
    let link = ctx.link().clone();
    let mut hears = listen(move |key| link.send_message(Msg::Elsewhere(key)));
    let link = ctx.link().clone();
    hears.extend(on_settings(move || link.send_message(Msg::Settings)));
    hears
}

impl<G: Drawn + Thinks> Table<G> {
    /// Keeps the game as it stands. Where another window has gone further in it, the table goes
    /// there too.
    pub(super) fn keep(&mut self, ctx: &Context<Self>) {
        self.lines.follow(self.session.keep(), self.session.whole());
        let mine = self.lines.content();
        match self.keeper.keep(&mut BrowserChest, &mine, now(), new_id()) {
            Ok(came) => {
                self.write_address(ctx);
                if let Some(content) = self.keeper.content().filter(|it| *it != mine) {
                    self.adopt(content);
                }
                if self.lines.at().is_none() {
                    // What cannot be counted now is when the statistics are next looked at.
                    let _ = statistics::count(&mut BrowserChest, &self.session);
                }
                match came {
                    Came::Kept => {}
                    Came::Further => self.notice(Notice::Followed),
                    Came::Apart => self.notice(Notice::WentApart),
                }
            }
            Err(store::NotKept) => self.not_kept(),
        }
        self.heads = heads::<G>(&self.lines);
    }

    /// Follows what another window has made of this game; true when there was something.
    pub(super) fn catch_up(&mut self, ctx: &Context<Self>) -> bool {
        let news = self.keeper.news(&BrowserChest, &self.lines.content());
        // Not kept again from here: the two windows would answer each other for ever.
        if !news.is_some_and(|content| self.adopt(content)) {
            return false;
        }
        self.replay.pause();
        self.changed(ctx);
        true
    }

    /// The keeper of the game that begins next: a new one, unless there is nothing to lose.
    pub(super) fn begin_anew(&mut self) {
        if self.keeper.is_worth_keeping() {
            self.keeper = Keeper::new(new_id());
        }
    }

    /// The page on which the main line is looked into: once it is over, or where no computer plays
    /// against whom the engine would help.
    pub(super) fn study(&self, game: GameName) -> Option<Route> {
        let is_computer = |player: &Player| matches!(player, Player::Computer { .. });
        let helps = !self.session.is_over() && self.session.players().iter().any(is_computer);
        let is_main = self.lines.at().is_none();
        let may = Route::can_study(game) && self.keeper.is_kept() && is_main && !helps;
        may.then(|| {
            let id = self.keeper.id().as_str();
            Route::look_into(game, id, self.session.shown())
        })
    }

    /// From now on the address leads to this very game, also when it is over; as soon as it is kept.
    pub(super) fn write_address(&self, ctx: &Context<Self>) {
        // The player may have gone elsewhere while the table was on its way.
        let name = ctx.props().name;
        let is_here = matches!(current(), Route::Play { game, .. } if game == name);
        if !self.keeper.is_kept() || !is_here {
            return;
        }
        replace_address(&Route::Play {
            game: name,
            which: Which::Saved(self.keeper.id().clone()),
        });
    }
}
