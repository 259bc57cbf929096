//! Tests of lines: above all that nothing of a game is ever lost.

use super::*;
use crate::{
    app::{
        store::old::tests::{kept, session},
        table::session::Session,
    },
    game::{Chance, Notation, Player, Record, Seed},
    shelf::GameName,
    tafl::Tafl,
    tara::Tara,
};

fn words(actions: &str) -> Vec<String> {
    actions.split(' ').map(str::to_owned).collect()
}

fn lines(turns: &str) -> Lines {
    let mut lines = Lines::new(kept(turns).into());
    lines.laid(words(turns).len());
    lines
}

#[test]
fn a_branch_leaves_the_main_line_as_it_is() {
    let mut lines = lines("a3-a2 c3-c2 a4-a3");
    lines.begin(1);
    assert_eq!(lines.table().record.actions, words("a3-a2"));
    // As long as nothing is played in it there is nothing to keep.
    assert!(lines.content().branches.is_empty());
    lines.follow(kept("a3-a2 c3-b3"), 2);
    let content = lines.content();
    assert_eq!(content.table, kept("a3-a2 c3-c2 a4-a3"));
    let branch = Branch {
        after: 1,
        actions: words("c3-b3"),
        title: String::new(),
        notes: Notes::new(),
        branches: Vec::new(),
    };
    assert_eq!(content.branches, [branch]);
    assert_eq!((lines.at(), lines.leaves_after(0)), (Some(0), 1));
    lines.choose(None);
    assert_eq!(lines.table(), kept("a3-a2 c3-c2 a4-a3"));
    // The same again is the same branch.
    lines.begin(1);
    lines.follow(kept("a3-a2 c3-b3"), 2);
    lines.choose(None);
    assert_eq!(lines.branches().len(), 1);
    lines.begin(2);
    lines.choose(Some(0));
    assert_eq!((lines.at(), lines.branches().len()), (Some(0), 1));
}

#[test]
fn going_another_way_leaves_a_branch_with_its_notes() {
    let mut lines = lines("a3-a2 c3-c2 a4-a3");
    lines.write_note(1, "Good.");
    lines.write_note(3, "  Too slow?  ");
    assert_eq!(lines.note(3), "Too slow?");
    lines.follow(kept("a3-a2 c3-b3"), 2);
    assert_eq!(lines.branches()[0].actions, words("a3-a2 c3-c2 a4-a3"));
    assert_eq!((lines.note(1), lines.note(2)), ("Good.", ""));
    let content = lines.content();
    assert_eq!(content.notes, Notes::from([(1, "Good.".to_owned())]));
    assert_eq!(
        content.branches[0].notes,
        Notes::from([(2, "Too slow?".to_owned())])
    );
    assert_eq!(Lines::new(content.clone()).content(), content);
    // Brought back, it is the game again, and what was tried meanwhile is a branch.
    lines.follow(kept("a3-a2 c3-c2 a4-a3"), 3);
    assert_eq!(lines.note(3), "Too slow?");
    assert_eq!(lines.branches().len(), 1);
    assert_eq!(lines.branches()[0].actions, words("a3-a2 c3-b3"));
    // A note that is emptied is gone.
    lines.write_note(3, " ");
    assert_eq!(lines.shown_notes(), Notes::from([(1, "Good.".to_owned())]));
}

#[test]
fn branches_are_named_deleted_and_brought_back() {
    let mut lines = lines("a3-a2 c3-c2 a4-a3");
    for (after, turns) in [(1, "a3-a2 c3-b3"), (0, "a3-b3")] {
        lines.begin(after);
        lines.follow(kept(turns), after + 1);
        lines.choose(None);
    }
    lines.rename(1, " The other way ");
    lines.choose(Some(1));
    let before = lines.clone();
    lines.delete(0);
    assert_eq!((lines.at(), lines.branches().len()), (Some(0), 1));
    assert_eq!(lines.branches()[0].title, "The other way");
    assert_eq!(lines.bring_back(), Some(0));
    assert_eq!(lines.content(), before.content());
    assert_eq!(lines.at(), Some(1));
    assert_eq!(lines.bring_back(), None);
    lines.delete(1);
    assert_eq!(lines.at(), None);
    assert_eq!(lines.table(), kept("a3-a2 c3-c2 a4-a3"));
    // A branch with a title stays, whatever it shares with others.
    lines.bring_back();
    lines.follow(kept("a3-b3 c3-c2"), 2);
    assert!(
        lines
            .branches()
            .iter()
            .any(|it| it.title == "The other way")
    );
}

#[test]
fn branches_of_branches_are_read() {
    let content = Content {
        branches: vec![Branch {
            after: 1,
            actions: words("c3-b3 a4-a3"),
            title: String::new(),
            notes: Notes::from([(0, "Here.".to_owned()), (1, "There.".to_owned())]),
            branches: vec![Branch {
                after: 2,
                actions: words("a5-b5"),
                title: "Deeper".to_owned(),
                notes: Notes::new(),
                branches: Vec::new(),
            }],
        }],
        ..Content::from(kept("a3-a2 c3-c2"))
    };
    let mut lines = Lines::new(content);
    assert_eq!(lines.note(1), "Here.");
    lines.choose(Some(1));
    assert_eq!(lines.table().record.actions, words("a3-a2 c3-b3 a5-b5"));
    assert_eq!(lines.note(2), "There.");
    assert_eq!(lines.to_share().notes.len(), 2);
}

/// Everything that the lines hold: is this way among it?
fn holds(lines: &Lines, way: &[String]) -> bool {
    lines.main.record.actions.starts_with(way)
        || lines.branches.iter().any(|it| it.actions.starts_with(way))
}

/// A player who does as they like: no whole turn of any line that was ever shown is lost, nor a
/// note, but for what is deleted for good; and what is done in a branch leaves the game as it is.
fn nothing_is_lost<G: Notation>(name: GameName, seeds: u64) {
    let person = || Player::Person {
        name: String::new(),
    };
    let (mut most, mut brought_back) = (0, 0);
    for seed in 0..seeds {
        let mut chance = Chance::new(Seed(seed));
        let record = Record::new(&name.rules::<G>(), Seed(1), vec![person(), person()]);
        let mut session = Session::<G>::new(record, None).unwrap();
        let mut lines = Lines::new(session.keep().into());
        let mut ways: Vec<Vec<String>> = Vec::new();
        let mut notes: Vec<(Vec<String>, String)> = Vec::new();
        for step in 0..120 {
            let main = lines.at().map(|_| lines.main.clone());
            let branches = lines.branches().len() as u32;
            match chance.below(12) {
                0 => session.take_back(),
                1 => session.step(-(chance.below(4) as isize)),
                2 => {
                    brought_back += u32::from(session.dropped() > 0);
                    session.bring_back();
                }
                3 if session.whole() >= session.shown() => {
                    lines.begin(session.shown());
                    session = Session::reopen(lines.table()).unwrap();
                }
                4 => {
                    let to = chance.below(branches + 1).checked_sub(1);
                    lines.choose(to.map(|it| it as usize));
                    session = Session::reopen(lines.table()).unwrap();
                }
                5 => {
                    let at = session.shown();
                    if lines.note(at).is_empty() {
                        let way = session.record().actions[..at].to_vec();
                        lines.write_note(at, &format!("note {step}"));
                        // One inside a turn goes with it.
                        if at <= session.whole() {
                            notes.push((way, format!("note {step}")));
                        }
                    }
                }
                6 if branches > 0 => {
                    let branch = chance.below(branches) as usize;
                    if lines.at() == Some(branch) {
                        continue;
                    }
                    let before = lines.clone();
                    lines.delete(branch);
                    if chance.happens(500) {
                        lines.bring_back();
                        assert_eq!(lines.content(), before.content(), "seed {seed}");
                    } else {
                        ways.retain(|way| holds(&lines, way));
                        notes.retain(|(way, _)| holds(&lines, way));
                    }
                }
                7 => {
                    let content = lines.content();
                    lines.adopt(content);
                }
                _ => {
                    if let Some(action) = session.position().random_action(&mut chance) {
                        session.act(action).unwrap();
                    }
                }
            }
            lines.follow(session.keep(), session.whole());
            ways.push(session.record().actions[..session.whole()].to_vec());
            ways.dedup();
            for way in &ways {
                assert!(holds(&lines, way), "seed {seed}, step {step}: {way:?}");
            }
            for (way, words) in &notes {
                let all = std::iter::once((&lines.main.record.actions, &lines.notes));
                let all = all.chain(lines.branches.iter().map(|it| (&it.actions, &it.notes)));
                let mut found = all.filter(|(line, _)| line.starts_with(way));
                let key = way.len() as u32;
                let is_there = found.any(|(_, it)| it.get(&key).is_some_and(|it| it == words));
                assert!(is_there, "seed {seed}, step {step}: {words} at {way:?}");
            }
            if let (Some(main), Some(_)) = (main, lines.at()) {
                assert_eq!(lines.main, main, "seed {seed}");
            }
            let content = lines.content();
            assert_eq!(Lines::new(content.clone()).content(), content);
            most = most.max(lines.branches().len());
        }
    }
    assert!(most > 8 && brought_back > 20, "{most} {brought_back}");
}

#[test]
fn nothing_of_a_game_is_ever_lost() {
    nothing_is_lost::<Tafl>(GameName::ArdRi, 60);
}

#[test]
fn nothing_of_a_game_of_turns_of_several_steps_is_ever_lost() {
    nothing_is_lost::<Tara>(GameName::Tara2, 25);
}

#[test]
fn two_windows_put_their_notes_and_branches_together() {
    let base = Lines::new(kept("a3-a2 c3-c2").into());
    let main = kept("a3-a2 c3-c2");
    let note = |lines: &mut Lines, at, words| lines.write_note(at, words);
    let branch = |lines: &mut Lines, turns: &str| {
        lines.begin(0);
        lines.follow(session(turns).keep(), words(turns).len());
        lines.choose(None);
    };
    let (mut mine, mut theirs) = (base.clone(), base.clone());
    note(&mut mine, 1, "Mine.");
    note(&mut mine, 2, "Both, mine.");
    note(&mut theirs, 2, "Both, theirs.");
    branch(&mut mine, "d2-e2");
    branch(&mut theirs, "a3-b3");
    let both = merged(&base.content(), &theirs.content(), &mine.content(), &main);
    let mut lines = Lines::new(both.clone());
    assert_eq!(lines.note(1), "Mine.");
    assert_eq!(lines.note(2), "Both, mine.\nBoth, theirs.");
    assert_eq!(lines.branches().len(), 2);
    // What one deletes and the other leaves alone is gone; what the other has changed is not.
    let before = lines.clone();
    lines.delete(1);
    note(&mut lines, 1, "");
    let again = merged(&both, &before.content(), &lines.content(), &main);
    assert_eq!(again, lines.content());
    let again = merged(&both, &lines.content(), &before.content(), &main);
    assert_eq!(again, lines.content());
    let mut changed = before.clone();
    changed.rename(1, "Kept");
    note(&mut changed, 1, "Kept.");
    let again = merged(&both, &changed.content(), &lines.content(), &main);
    assert_eq!(again, changed.content());
}

#[test]
fn branches_are_called_by_their_first_turns() {
    let mut lines = lines("a3-a2 c3-c2 a4-a3");
    for (after, turns) in [(1, "a3-a2 c3-b3"), (0, "a3-b3 c3-c2 d2-e2 c2-c3")] {
        lines.begin(after);
        lines.follow(kept(turns), words(turns).len());
        lines.choose(None);
    }
    lines.begin(2);
    let head = |turn, words: &str| Head {
        turn,
        words: words.to_owned(),
    };
    assert_eq!(
        heads::<Tafl>(&lines),
        [
            head(1, "c3-b3"),
            head(0, "a3-b3 c3-c2 d2-e2 …"),
            head(2, "")
        ]
    );
}
