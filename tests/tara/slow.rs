//! The rules a second time, written for plainness alone: squares as text, sets as ordered sets,
//! no bit and no table shared with the program. And both beside each other in random games.

use crate::{all_turns, rules};
use riocht::{
    game::{Chance, Game, Notation, Rules, Seed, Status, View},
    tara::{Chalice, Tara},
};
use std::collections::{BTreeMap, BTreeSet};

type At = (i32, i32);
type Bridge = [At; 2];

fn is_hill((file, rank): At) -> bool {
    let on = |n: i32| (1..=7).contains(&n);
    let end = |n: i32| n == 1 || n == 7;
    on(file) && on(rank) && !(end(file) && end(rank))
}

fn hills() -> Vec<At> {
    (1..=7)
        .flat_map(|file| (1..=7).map(move |rank| (file, rank)))
        .filter(|at| is_hill(*at))
        .collect()
}

fn beside((file, rank): At) -> Vec<At> {
    let all = [
        (file + 1, rank),
        (file - 1, rank),
        (file, rank + 1),
        (file, rank - 1),
    ];
    all.into_iter().filter(|at| is_hill(*at)).collect()
}

fn name((file, rank): At) -> String {
    format!("{}{rank}", char::from(b'`' + file as u8))
}

fn bridge_name(bridge: Bridge) -> String {
    format!("{}-{}", name(bridge[0]), name(bridge[1]))
}

/// The kingdoms of a colour, by joining hills one after the other.
fn kingdoms(board: &BTreeMap<At, char>, colour: char) -> usize {
    let mut left: BTreeSet<At> = hills()
        .into_iter()
        .filter(|at| board.get(at) == Some(&colour))
        .collect();
    let mut count = 0;
    while let Some(first) = left.pop_first() {
        count += 1;
        let mut open = vec![first];
        while let Some(at) = open.pop() {
            open.extend(beside(at).into_iter().filter(|next| left.remove(next)));
        }
    }
    count
}

fn score(board: &BTreeMap<At, char>) -> String {
    let land = |colour: char| board.values().filter(|other| **other == colour).count() as i32;
    let [kr, kb] = ['r', 'b'].map(|colour| kingdoms(board, colour) as i32);
    let [lr, lb] = ['r', 'b'].map(land);
    let ahead = if kr == kb { lr - lb } else { kb - kr };
    let points = |ahead: i32| if ahead > 0 { 2 + ahead } else { 0 };
    let (red, blue) = (points(ahead), points(-ahead));
    format!("red {red} blue {blue} (kingdoms {kr}-{kb}, territory {lr}-{lb})")
}

/// Levels 1 and 2.
#[derive(Clone)]
struct SlowTara {
    advanced: bool,
    bare: bool,
    last_skip: bool,
    board: BTreeMap<At, char>,
    kings: BTreeMap<char, At>,
    bridges: BTreeSet<Bridge>,
    counters: BTreeMap<char, u32>,
    mover: char,
}

fn other(colour: char) -> char {
    if colour == 'r' { 'b' } else { 'r' }
}

impl SlowTara {
    fn pairs(&self, colour: char) -> BTreeSet<Bridge> {
        let mut pairs = BTreeSet::new();
        for one in hills() {
            for next in [(one.0 + 1, one.1), (one.0, one.1 + 1)] {
                let has = |at: At| self.board.get(&at) == Some(&colour);
                if has(one) && has(next) {
                    pairs.insert([one, next]);
                }
            }
        }
        pairs
    }

    fn carries(&self, at: At) -> bool {
        self.bridges.iter().any(|bridge| bridge.contains(&at))
    }

    fn in_lines(&self, bridge: Bridge, king: At) -> bool {
        let all = |same: &dyn Fn(At) -> bool| bridge.iter().all(|at| same(*at));
        !self.advanced || all(&|at| at.0 == king.0) || all(&|at| at.1 == king.1)
    }

    fn swaps(&self) -> Vec<At> {
        let enemy = other(self.mover);
        let takeable = |at: &At| {
            self.board.get(at) == Some(&enemy)
                && !self.carries(*at)
                && self.kings.get(&enemy) != Some(at)
        };
        hills().into_iter().filter(takeable).collect()
    }

    fn swap(&self, at: At) -> SlowTara {
        let mut next = self.clone();
        next.board.insert(at, self.mover);
        next.kings.insert(self.mover, at);
        next
    }

    fn pass(mut self) -> SlowTara {
        self.mover = other(self.mover);
        self
    }

    fn surrounded(&self, colour: char) -> bool {
        self.kings.get(&colour).is_some_and(|king| {
            let held = |at: At| self.board.get(&at) == Some(&other(colour));
            beside(*king).into_iter().all(held)
        })
    }

    /// Every whole turn with what it leads to.
    fn turns(&self) -> BTreeMap<String, SlowTara> {
        let mut turns = BTreeMap::new();
        let (me, enemy) = (self.mover, other(self.mover));
        let empty: Vec<At> = hills()
            .into_iter()
            .filter(|at| !self.board.contains_key(at))
            .collect();
        if !empty.is_empty() {
            let near = |at: &&At| {
                self.kings.get(&enemy).is_some_and(|king| {
                    let (across, up) = ((at.0 - king.0).abs(), (at.1 - king.1).abs());
                    across.max(up) <= 2 && (across == 0 || up == 0 || across == up)
                })
            };
            let reach: Vec<At> = empty.iter().filter(near).copied().collect();
            for at in if reach.is_empty() { &empty } else { &reach } {
                let next = self.swap(*at);
                let completed = !self.surrounded(enemy) && next.surrounded(enemy);
                let allowed = self.last_skip || empty.len() > 1;
                if self.advanced && completed && allowed && self.counters[&me] > 0 {
                    let mut skipped = next.clone();
                    *skipped.counters.get_mut(&me).unwrap() -= 1;
                    turns.insert(format!("{}+", name(*at)), skipped);
                }
                turns.insert(name(*at), next.pass());
            }
            return turns;
        }
        for at in self.swaps() {
            let swapped = self.swap(at);
            let links: Vec<Bridge> = swapped
                .pairs(me)
                .into_iter()
                .filter(|pair| !self.bridges.contains(pair) && self.in_lines(*pair, at))
                .collect();
            for link in &links {
                let mut next = swapped.clone();
                next.bridges.insert(*link);
                turns.insert(format!("x{}:{}", name(at), bridge_name(*link)), next.pass());
            }
            if links.is_empty() {
                turns.insert(format!("x{}", name(at)), swapped.pass());
            }
        }
        if self.counters[&me] == 0 {
            return turns;
        }
        let pairs = self.pairs(enemy);
        for from in pairs.iter().filter(|pair| self.bridges.contains(*pair)) {
            let mut lifted = self.clone();
            lifted.bridges.remove(from);
            *lifted.counters.get_mut(&me).unwrap() -= 1;
            for to in &pairs {
                let taken = to == from || self.bridges.contains(to);
                let bare = !self.bare || to.iter().all(|at| !lifted.carries(*at));
                if taken || !bare || !self.in_lines(*to, self.kings[&enemy]) {
                    continue;
                }
                let mut moved = lifted.clone();
                moved.bridges.insert(*to);
                for at in moved.swaps() {
                    let (from, to) = (bridge_name(*from), bridge_name(*to));
                    turns.insert(format!("{from}>{to}:x{}", name(at)), moved.swap(at).pass());
                }
            }
        }
        turns
    }
}

/// Poisoned Chalice.
#[derive(Clone)]
struct SlowChalice {
    fewer: bool,
    board: BTreeMap<At, char>,
    mover: char,
    last: bool,
    over: bool,
}

impl SlowChalice {
    fn turns_of(&self, me: char) -> Vec<String> {
        let enemy = other(me);
        let has = |at: At, colour: char| self.board.get(&at) == Some(&colour);
        let empty = || {
            hills()
                .into_iter()
                .filter(|at| !self.board.contains_key(at))
        };
        if self.board.len() < 8 {
            let edges: [&dyn Fn(At) -> bool; 4] =
                [&|at| at.1 == 1, &|at| at.1 == 7, &|at| at.0 == 1, &|at| {
                    at.0 == 7
                }];
            let used = |at: At| {
                let edge = edges.iter().find(|edge| edge(at)).unwrap();
                hills().into_iter().any(|mine| edge(mine) && has(mine, me))
            };
            let opposite = |(file, rank): At| match (file, rank) {
                (1 | 7, _) => (8 - file, rank),
                _ => (file, 8 - rank),
            };
            return empty()
                .filter(|at| edges.iter().any(|edge| edge(*at)))
                .filter(|at| !used(*at) && !self.board.contains_key(&opposite(*at)))
                .map(name)
                .collect();
        }
        let row = |at: At| if me == 'r' { at.1 } else { at.0 };
        let qualified = |number: i32| {
            let count = |colour: char| {
                let in_row = |at: &At| row(*at) == number && has(*at, colour);
                hills().iter().filter(|at| in_row(at)).count()
            };
            let (mine, theirs) = (count(me), count(enemy));
            let enough = if self.fewer {
                mine < theirs
            } else {
                mine <= theirs
            };
            mine + theirs > 0 && enough
        };
        let builds: Vec<String> = empty().filter(|at| qualified(row(*at))).map(name).collect();
        if !builds.is_empty() {
            return builds;
        }
        let besieged = |at: &At| has(*at, enemy) && beside(*at).into_iter().all(|at| has(at, me));
        let captures: Vec<String> = hills()
            .into_iter()
            .filter(besieged)
            .map(|at| format!("x{}", name(at)))
            .collect();
        if captures.is_empty() {
            empty().map(name).collect()
        } else {
            captures
        }
    }

    fn turns(&self) -> Vec<String> {
        let mut turns = if self.over {
            Vec::new()
        } else {
            self.turns_of(self.mover)
        };
        turns.sort();
        turns
    }

    fn play(&mut self, turn: &str) {
        let hill = turn.trim_start_matches('x').as_bytes();
        let at = (i32::from(hill[0] - b'`'), i32::from(hill[1] - b'0'));
        self.board.insert(at, self.mover);
        let enemy = other(self.mover);
        if self.last {
            self.over = true;
        } else if !self.turns_of(enemy).is_empty() {
            self.mover = enemy;
        } else {
            self.last = true;
            self.over = self.turns_of(self.mover).is_empty();
        }
    }
}

fn over<G: Game>(game: &G) -> Option<String> {
    game.status().ending().map(ToString::to_string)
}

/// A turn that is drawn so that skips and bridge-moves, which are few or many, are both met.
fn draw(chance: &mut Chance, turns: &[String]) -> String {
    let special: Vec<&String> = turns.iter().filter(|turn| turn.contains('+')).collect();
    let normal: Vec<&String> = turns.iter().filter(|turn| !turn.contains('>')).collect();
    let some = match (special.is_empty(), normal.is_empty()) {
        (false, _) if chance.happens(500) => special,
        (_, false) if chance.happens(850) => normal,
        _ => turns.iter().collect(),
    };
    chance.pick(&some).unwrap().clone()
}

#[test]
fn levels_1_and_2_beside_the_plain_rules() {
    let mut compared = 0;
    for number in 0..48u64 {
        let [advanced, bare, blue_first, no_last_skip] = [1, 2, 4, 8].map(|bit| number & bit != 0);
        let level = if advanced { "tara-2" } else { "tara-1" };
        let mut table = rules::<Tara>(level);
        if bare {
            table.set("bridge_destination", "bare_ringforts").unwrap();
        }
        if blue_first {
            table.set("first", "blue").unwrap();
        }
        if advanced && no_last_skip {
            table.set("skip_on_last_build", "off").unwrap();
        }
        let mut chance = Chance::new(Seed(number));
        let mut game = Tara::start(&table, Seed(0));
        let mut slow = SlowTara {
            advanced,
            bare,
            last_skip: !no_last_skip,
            board: BTreeMap::new(),
            kings: BTreeMap::new(),
            bridges: BTreeSet::new(),
            counters: [('r', 5), ('b', 5)].into(),
            mover: if blue_first { 'b' } else { 'r' },
        };
        loop {
            let turns = all_turns(&game);
            let mut expected = slow.turns();
            let names: Vec<String> = expected.keys().cloned().collect();
            assert_eq!(turns, names, "{number}: {}", game.position_text());
            compared += 1;
            if turns.is_empty() {
                break;
            }
            let seat = game.status().seat().unwrap();
            assert!(game.seat_word(seat).starts_with(slow.mover));
            let turn = draw(&mut chance, &turns);
            crate::play(&mut game, &turn);
            slow = expected.remove(&turn).unwrap();
        }
        assert_eq!(over(&game), Some(score(&slow.board)));
    }
    assert!(compared > 3_000, "{compared}");
}

#[test]
fn poisoned_chalice_beside_the_plain_rules() {
    let mut captures = 0;
    for number in 0..400u64 {
        let (fewer, blue_first) = (number & 1 != 0, number & 2 != 0);
        let mut table = rules::<Chalice>("tara-chalice");
        if fewer {
            table.set("qualified_rows", "fewer").unwrap();
        }
        if blue_first {
            table.set("first", "blue").unwrap();
        }
        let mut chance = Chance::new(Seed(number));
        let mut game = Chalice::start(&table, Seed(0));
        let mut slow = SlowChalice {
            fewer,
            board: BTreeMap::new(),
            mover: if blue_first { 'b' } else { 'r' },
            last: false,
            over: false,
        };
        loop {
            let turns = all_turns(&game);
            assert_eq!(turns, slow.turns(), "{number}: {}", game.position_text());
            assert_eq!(matches!(game.status(), Status::Over(_)), slow.over);
            let Some(turn) = turns.get(chance.below(turns.len().max(1) as u32) as usize) else {
                break;
            };
            captures += usize::from(turn.starts_with('x'));
            crate::play(&mut game, turn);
            slow.play(turn);
        }
        assert_eq!(over(&game), Some(score(&slow.board)));
    }
    assert!(captures > 1_000, "{captures}");
}
