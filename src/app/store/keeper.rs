//! A game that is open in this window, while the same may be open in others.
//!
//! Before it is kept, what is kept is compared with what this window has last read or written.
//! When another window has written meanwhile, nothing of either is lost: this window's game takes
//! the place of the other's if it has all of it, follows the other's if that has all of its own,
//! and otherwise goes on as a game of its own. Notes and branches of both are put together.

use super::{Chest, Content, GameId, NotKept, Saved, games};
use crate::app::table::{lines::merged, session::Kept};

/// A game that is open in this window.
#[derive(Clone, PartialEq, Debug)]
pub struct Keeper {
    id: GameId,
    /// What this window has last read or written; `None` before a new game is first kept.
    known: Option<Saved>,
}

/// What came of keeping.
#[derive(Clone, PartialEq, Debug)]
pub enum Came {
    /// It is kept.
    Kept,
    /// Another window has gone further in it: its game stays.
    Further,
    /// Another window has gone another way: this one is kept beside it, with an id of its own.
    Apart,
}

impl Keeper {
    /// A new game, to be kept with this id.
    pub fn new(id: GameId) -> Keeper {
        Keeper { id, known: None }
    }

    /// A saved game that has been read.
    pub fn opened(id: GameId, saved: Saved) -> Keeper {
        Keeper {
            id,
            known: Some(saved),
        }
    }

    /// The id with which the game is kept.
    pub fn id(&self) -> &GameId {
        &self.id
    }

    /// True when there is something to come back to under the id.
    pub fn is_kept(&self) -> bool {
        self.known.is_some()
    }

    /// True when something would be lost if another game were kept in its place.
    pub fn is_worth_keeping(&self) -> bool {
        let worth = |known: &Saved| {
            let record = &known.table.record;
            !known.title.is_empty()
                || !known.notes.is_empty()
                || !known.branches.is_empty()
                || !record.actions.is_empty()
                || record.resigned.is_some()
                || known.table.dropped.is_some()
        };
        self.known.as_ref().is_some_and(worth)
    }

    /// The game as this window has last read or written it.
    pub fn content(&self) -> Option<Content> {
        self.known.as_ref().map(Saved::content)
    }

    /// Keeps the game as it stands `now`. `apart` is its id if it has to go on by itself. What is
    /// kept may be more than what is given: see [`Keeper::content`].
    ///
    /// # Errors
    /// No room; what was kept still is then, and the next call tries again.
    pub fn keep(
        &mut self,
        chest: &mut impl Chest,
        mine: &Content,
        now: u64,
        apart: GameId,
    ) -> Result<Came, NotKept> {
        let (mut id, mut came) = (self.id.clone(), Came::Kept);
        let known = self.known.clone();
        let (before, content) = match games::read(chest, &id) {
            None => (known, mine.clone()),
            Some(Ok(theirs)) => {
                let untouched = known.as_ref().is_some_and(|it| it.table == theirs.table);
                let both = |main| both(known.as_ref(), &theirs, mine, main);
                if untouched || has_all(&mine.table, &theirs.table) {
                    let content = both(&mine.table);
                    (Some(theirs), content)
                } else if has_all(&theirs.table, &mine.table) {
                    let content = both(&theirs.table);
                    came = Came::Further;
                    if content == theirs.content() {
                        self.known = Some(theirs);
                        return Ok(came);
                    }
                    (Some(theirs), content)
                } else {
                    (id, came) = (apart, Came::Apart);
                    (known, mine.clone())
                }
            }
            Some(Err(_)) => {
                (id, came) = (apart, Came::Apart);
                (known, mine.clone())
            }
        };
        let Content {
            table,
            notes,
            branches,
        } = content.clone();
        let saved = match before {
            None => Saved::new(content, now),
            Some(before) => Saved {
                table,
                notes,
                branches,
                changed: now,
                revision: before.revision + 1,
                // A game that is played on is wanted.
                deleted: None,
                ..before
            },
        };
        games::keep(chest, &id, &saved)?;
        (self.id, self.known) = (id, Some(saved));
        Ok(came)
    }

    /// What another window has made of the game since this one last looked, together with the
    /// notes and branches of this one; unless `mine`, as it stands here, has turns that are not
    /// kept yet.
    pub fn news(&mut self, chest: &impl Chest, mine: &Content) -> Option<Content> {
        let theirs = games::read(chest, &self.id)?.ok()?;
        let known = self.known.as_ref();
        if known.is_some_and(|known| known.content() == theirs.content()) {
            // At most its title has changed.
            self.known = Some(theirs);
            return None;
        }
        let nothing_new = known.is_some_and(|known| has_all(&known.table, &mine.table));
        if !nothing_new && !has_all(&theirs.table, &mine.table) {
            return None;
        }
        let content = both(known, &theirs, mine, &theirs.table);
        self.known = Some(theirs);
        Some(content)
    }
}

/// What two windows have made of a game, around this main line.
fn both(known: Option<&Saved>, theirs: &Saved, mine: &Content, main: &Kept) -> Content {
    let theirs = theirs.content();
    let base = known.map_or_else(|| Content::from(main.clone()), Saved::content);
    merged(&base, &theirs, mine, main)
}

/// True when a table has every turn that another one has.
pub fn has_all(whole: &Kept, part: &Kept) -> bool {
    let (one, two) = (&whole.record, &part.record);
    let same_game = one.schema == two.schema
        && one.game == two.game
        && one.rules == two.rules
        && one.seed == two.seed
        && one.start == two.start
        && one.seats == two.seats;
    let same_match = part.series.is_none() || whole.series == part.series;
    let resigned = two.resigned.is_none()
        || (one.resigned == two.resigned && one.actions.len() == two.actions.len());
    let dropped = part.dropped.as_ref().is_none_or(|line| {
        let on_it = |rest: &[String]| line.resigned.is_none() && rest.starts_with(&line.actions);
        whole.dropped.as_ref() == Some(line) || one.actions.get(line.after..).is_some_and(on_it)
    });
    same_game && same_match && one.actions.starts_with(&two.actions) && resigned && dropped
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::{
            store::{
                chest::fake::Fake,
                old::tests::{kept, session},
            },
            table::{
                lines::Lines,
                session::{KeptLine, Session},
            },
        },
        game::{Chance, Seat, Seed, View as _},
        tafl::Tafl,
    };

    fn id(number: u64) -> GameId {
        GameId::of_number(number)
    }

    /// Two windows on one game that has been kept after these turns.
    fn two_windows(turns: &str) -> (Fake, Keeper, Keeper) {
        let mut chest = Fake::default();
        let mut one = Keeper::new(id(1));
        assert_eq!(
            one.keep(&mut chest, &kept(turns).into(), 10, id(2)),
            Ok(Came::Kept)
        );
        let saved = games::read(&chest, &id(1)).unwrap().unwrap();
        (chest, one, Keeper::opened(id(1), saved))
    }

    fn table(chest: &Fake, number: u64) -> Kept {
        games::read(chest, &id(number)).unwrap().unwrap().table
    }

    #[test]
    fn what_has_all_of_another_says_so() {
        let (short, long) = (kept("a3-a2"), kept("a3-a2 c3-c2"));
        assert!(has_all(&long, &short) && !has_all(&short, &long));
        assert!(!has_all(&kept("a3-b3 c3-c2"), &short));
        let resigned = |mut table: Kept| {
            table.record.resigned = Some(Seat(0));
            table
        };
        assert!(has_all(&resigned(short.clone()), &short));
        assert!(!has_all(&short, &resigned(short.clone())));
        assert!(!has_all(&long, &resigned(short.clone())));
        let mut other = short.clone();
        other.record.seed = Seed(9);
        assert!(!has_all(&other, &short));
        let mut dropped = short.clone();
        dropped.dropped = Some(KeptLine {
            after: 1,
            actions: vec!["c3-c2".to_owned()],
            resigned: None,
        });
        assert!(has_all(&long, &dropped) && !has_all(&short, &dropped));
        assert!(has_all(&dropped, &dropped) && has_all(&dropped, &short));
    }

    #[test]
    fn a_window_that_is_behind_follows() {
        let (mut chest, mut one, mut two) = two_windows("a3-a2");
        one.keep(&mut chest, &kept("a3-a2 c3-c2").into(), 11, id(2))
            .unwrap();
        let came = two.keep(&mut chest, &kept("a3-a2").into(), 12, id(3));
        assert_eq!(came, Ok(Came::Further));
        assert_eq!(two.content(), Some(kept("a3-a2 c3-c2").into()));
        assert_eq!(chest.texts.len(), 1);
        // Now it is not behind any more.
        let came = two.keep(&mut chest, &kept("a3-a2 c3-c2 a4-a3").into(), 13, id(3));
        assert_eq!(came, Ok(Came::Kept));
        let saved = games::read(&chest, &id(1)).unwrap().unwrap();
        assert_eq!((saved.revision, saved.created, saved.changed), (3, 10, 13));
    }

    #[test]
    fn a_window_that_went_another_way_goes_on_by_itself() {
        let (mut chest, mut one, mut two) = two_windows("a3-a2");
        one.keep(&mut chest, &kept("a3-a2 c3-c2").into(), 11, id(2))
            .unwrap();
        let came = two.keep(&mut chest, &kept("a3-a2 c3-b3").into(), 12, id(3));
        assert_eq!(came, Ok(Came::Apart));
        assert_eq!(two.id(), &id(3));
        assert_eq!(table(&chest, 1), kept("a3-a2 c3-c2"));
        assert_eq!(table(&chest, 3), kept("a3-a2 c3-b3"));
    }

    #[test]
    fn the_title_that_another_window_gave_stays() {
        let (mut chest, mut one, _) = two_windows("a3-a2");
        games::rename(&mut chest, &id(1), "The long way").unwrap();
        one.keep(&mut chest, &kept("a3-a2 c3-c2").into(), 12, id(2))
            .unwrap();
        let saved = games::read(&chest, &id(1)).unwrap().unwrap();
        assert_eq!(saved.title, "The long way");
        assert_eq!(saved.table, kept("a3-a2 c3-c2"));
    }

    #[test]
    fn a_game_that_was_deleted_elsewhere_and_is_played_on_is_there_again() {
        let (mut chest, mut one, _) = two_windows("a3-a2");
        games::delete(&mut chest, &id(1), 11).unwrap();
        assert_eq!(games::list(&chest).games.len(), 0);
        one.keep(&mut chest, &kept("a3-a2 c3-c2").into(), 12, id(2))
            .unwrap();
        assert_eq!(games::list(&chest).games.len(), 1);
        games::delete(&mut chest, &id(1), 13).unwrap();
        games::empty_bin(&mut chest);
        one.keep(&mut chest, &kept("a3-a2 c3-c2 a4-a3").into(), 15, id(2))
            .unwrap();
        assert_eq!(table(&chest, 1), kept("a3-a2 c3-c2 a4-a3"));
    }

    #[test]
    fn what_a_newer_version_wrote_meanwhile_is_not_touched() {
        let (mut chest, mut one, _) = two_windows("a3-a2");
        let newer = chest.texts[&id(1).key()].replace("\"form\":1", "\"form\":2");
        chest.texts.insert(id(1).key(), newer.clone());
        assert_eq!(one.news(&chest, &kept("a3-a2").into()), None);
        let came = one.keep(&mut chest, &kept("a3-a2 c3-c2").into(), 12, id(2));
        assert_eq!(came, Ok(Came::Apart));
        assert_eq!(chest.texts[&id(1).key()], newer);
    }

    /// A window of the property test.
    struct Window {
        keeper: Keeper,
        session: Session<Tafl>,
        lines: Lines,
    }

    impl Window {
        /// Shows what is kept elsewhere.
        fn adopt(&mut self, content: Content) {
            self.lines.adopt(content);
            self.session = Session::reopen(self.lines.table()).unwrap();
            self.lines.laid(self.session.whole());
        }
    }

    /// The turns that lead to a position.
    type Way = Vec<String>;

    /// Every line of a game, and every note with the way that leads to it.
    fn holdings(content: &Content) -> (Vec<Way>, Vec<(Way, String)>) {
        let mut lines = Lines::new(content.clone());
        let (mut ways, mut notes) = (Vec::new(), Vec::new());
        let branches = (0..lines.branches().len()).map(Some);
        for line in std::iter::once(None).chain(branches) {
            lines.choose(line);
            let way = lines.table().record.actions;
            let words = lines.shown_notes().into_iter();
            notes.extend(words.map(|(at, words)| (way[..at as usize].to_vec(), words)));
            ways.push(way);
        }
        (ways, notes)
    }

    /// True when all lines and notes of one are in the other.
    fn has_lines(whole: &Content, part: &Content) -> bool {
        let ((ways, notes), (old_ways, old_notes)) = (holdings(whole), holdings(part));
        let line = |old: &Way| ways.iter().any(|way| way.starts_with(old));
        let note = |(at, old): &(Way, String)| {
            let same = |(way, words): &(Way, String)| way == at && words.contains(old);
            notes.iter().any(same)
        };
        old_ways.iter().all(line) && old_notes.iter().all(note)
    }

    /// Two windows do as they like with one game and with what comes of it; storage refuses when
    /// it likes. No turn of either is ever lost but by who has made it, and no branch or note.
    #[test]
    fn two_windows_never_lose_a_turn_of_either() {
        let (mut further, mut apart, mut refused, mut branches) = (0, 0, 0, 0);
        for seed in 0..150 {
            let mut chance = Chance::new(Seed(seed));
            let (mut chest, one, two) = two_windows("a3-a2");
            let mut next = 10;
            let mut windows = [one, two].map(|keeper| Window {
                keeper,
                session: session("a3-a2"),
                lines: Lines::new(kept("a3-a2").into()),
            });
            for now in 100..160 {
                let window = &mut windows[chance.below(2) as usize];
                match chance.below(11) {
                    0 => window.session.take_back(),
                    1 => window.session.step(-1),
                    2 => window.session.bring_back(),
                    3 => {
                        let content = window.lines.content();
                        if let Some(news) = window.keeper.news(&chest, &content) {
                            window.adopt(news);
                        }
                        continue;
                    }
                    4 => {
                        let title = format!("title {now}");
                        let _ = games::rename(&mut chest, window.keeper.id(), &title);
                        continue;
                    }
                    5 => {
                        // Opened again, as it is kept.
                        let id = window.keeper.id().clone();
                        let saved = games::read(&chest, &id).unwrap().unwrap();
                        window.lines.choose(None);
                        window.adopt(saved.content());
                        window.keeper = Keeper::opened(id, saved);
                        continue;
                    }
                    6 => {
                        let at = window.session.shown();
                        if window.lines.note(at).is_empty() {
                            window.lines.write_note(at, &format!("note {now}"));
                        }
                    }
                    7 if window.lines.at().is_none() => {
                        window.lines.begin(window.session.shown());
                        window.session = Session::reopen(window.lines.table()).unwrap();
                    }
                    7 => {
                        window.lines.choose(None);
                        window.session = Session::reopen(window.lines.table()).unwrap();
                    }
                    _ => {
                        let actions = window.session.position().legal_actions();
                        if let Some(action) = chance.pick(&actions) {
                            window.session.act(action).unwrap();
                        }
                    }
                }
                window
                    .lines
                    .follow(window.session.keep(), window.session.whole());
                let mine = window.lines.content();
                let known = window.keeper.known.clone();
                let before = chest.clone();
                chest.writes = if chance.happens(150) { 0 } else { usize::MAX };
                next += 1;
                let came = window.keeper.keep(&mut chest, &mine, now, id(next));
                chest.writes = usize::MAX;
                // Whatever was overwritten was known here, or is in what took its place.
                for (name, text) in &before.texts {
                    let old = Saved::read(text).unwrap();
                    let new = Saved::read(&chest.texts[name]).unwrap();
                    let knew = known.as_ref().is_some_and(|known| known.table == old.table);
                    assert!(
                        knew || has_all(&new.table, &old.table),
                        "seed {seed}: {name}"
                    );
                    assert!(has_lines(&new.content(), &old.content()), "seed {seed}");
                    assert_eq!(new.title, old.title);
                }
                match came {
                    Ok(Came::Further) => {
                        further += 1;
                        let theirs = window.keeper.content().unwrap();
                        assert!(has_all(&theirs.table, &mine.table), "seed {seed}");
                    }
                    Ok(Came::Apart) => apart += 1,
                    Ok(Came::Kept) => {}
                    Err(NotKept) => {
                        refused += 1;
                        assert_eq!(chest.texts, before.texts);
                        continue;
                    }
                }
                // And whatever this window shows is kept.
                let kept = window.keeper.content().unwrap();
                assert!(has_lines(&kept, &mine), "seed {seed}");
                branches = branches.max(kept.branches.len());
                if kept != mine {
                    window.adopt(kept);
                }
                let kept = games::read(&chest, window.keeper.id()).unwrap().unwrap();
                let session = window.session.keep();
                assert!(
                    window.lines.at().is_some() || has_all(&kept.table, &session),
                    "seed {seed}"
                );
            }
        }
        assert!(
            further > 50 && apart > 50 && refused > 50 && branches > 4,
            "{further} {apart} {refused} {branches}"
        );
    }
}
