//! What the board of Tara shows and what a touch on it means, worked out from what stands there
//! and from what may be done. Nothing here draws.

use crate::{
    app::boards::knot::{CELL, centre},
    tara::{Colour, Hill, Hills, Pair, Pairs, hills::SIZE, score},
};

/// What stands on the board.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Table {
    /// Red's and Blue's ringforts.
    pub ringforts: [Hills; 2],
    /// The bridges that lie; in Poisoned Chalice every pair has one.
    pub bridges: Pairs,
    /// The hill of Red's king and of Blue's.
    pub kings: [Option<Hill>; 2],
    /// Besieged ringforts that can be captured, and besieged kings.
    pub besieged: Hills,
    /// Red's rows, which are ranks, and Blue's, which are files; in Poisoned Chalice.
    pub rows: Option<[Rows; 2]>,
    /// The counters that Red and Blue have left; where counters are used.
    pub counters: Option<[u8; 2]>,
}

/// The rows of a player, a bit for each from rank 1 or file a on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rows {
    /// Where the player must build (P-3).
    pub qualified: u8,
    /// Without any ringfort yet.
    pub empty: u8,
}

impl Rows {
    /// Whether a row is in one of the two sets.
    pub fn has(set: u8, row: u8) -> bool {
        set >> row & 1 != 0
    }
}

/// One atomic action, as the board knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Build a ringfort.
    Build(Hill),
    /// Take an enemy ringfort: swap it or capture it.
    Take(Hill),
    /// Lift an enemy bridge.
    Lift(Pair),
    /// Put the lifted bridge there.
    Drop(Pair),
    /// Put a bridge between two ringforts of one's own.
    Link(Pair),
    /// Skip the opponent.
    Skip,
    /// Let the opponent move.
    Decline,
}

/// Actions, sorted by what they do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    pub builds: Hills,
    pub takes: Hills,
    pub lifts: Pairs,
    pub drops: Pairs,
    pub links: Pairs,
    /// To skip the opponent, or not.
    pub skip: bool,
}

impl Choices {
    /// Sorts actions.
    pub fn of(choices: &[Choice]) -> Choices {
        let mut all = Choices::default();
        for choice in choices {
            match *choice {
                Choice::Build(hill) => all.builds = all.builds.or(hill.set()),
                Choice::Take(hill) => all.takes = all.takes.or(hill.set()),
                Choice::Lift(pair) => all.lifts = all.lifts.or(pair.set()),
                Choice::Drop(pair) => all.drops = all.drops.or(pair.set()),
                Choice::Link(pair) => all.links = all.links.or(pair.set()),
                Choice::Skip | Choice::Decline => all.skip = true,
            }
        }
        all
    }

    /// True when there is nothing to choose.
    pub fn is_empty(&self) -> bool {
        *self == Choices::default()
    }

    /// The hills that a single touch acts on.
    pub fn hills(&self) -> Hills {
        self.builds.or(self.takes)
    }

    /// The pairs that can be acted on.
    pub fn pairs(&self) -> Pairs {
        self.lifts.or(self.drops).or(self.links)
    }

    /// The choice on a hill.
    fn on_hill(&self, hill: Hill) -> Option<Choice> {
        if self.takes.contains(hill) {
            Some(Choice::Take(hill))
        } else {
            self.builds.contains(hill).then_some(Choice::Build(hill))
        }
    }

    /// The choice on a pair. Only one kind is offered at a time.
    fn on_pair(&self, pair: Pair) -> Option<Choice> {
        self.pairs().contains(pair).then(|| self.as_kind(pair))
    }

    /// What a touch on a pair means now, whether it may be done or not.
    fn as_kind(&self, pair: Pair) -> Choice {
        if !self.links.is_empty() {
            Choice::Link(pair)
        } else if !self.drops.is_empty() {
            Choice::Drop(pair)
        } else {
            Choice::Lift(pair)
        }
    }
}

/// A place on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Hill(Hill),
    /// Between two hills.
    Pair(Pair),
}

/// What a touch on the board means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Try this action.
    Do(Choice),
    /// Take this hill as the first of a pair.
    Choose(Hill),
    /// Show the kingdom of this hill.
    Show(Hill),
    /// Let go of what was chosen or shown.
    LetGo,
}

/// A board with everything that is marked on it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scene {
    pub table: Table,
    /// What the player may do.
    pub choices: Choices,
    /// Who is to act, if anybody.
    pub mover: Option<Colour>,
    /// The king near whom the mover must build, if he limits it.
    pub reach: Option<Hill>,
    /// The king in whose row or column a bridge must go now (B-6, B-7).
    pub lines: Option<Hill>,
    /// The first hill of a pair, once the player has chosen it.
    pub chosen: Option<Hill>,
    /// The kingdom that the player looks at.
    pub shown: Hills,
    /// What is pointed at.
    pub pointed: Option<Place>,
    /// What the last turn did.
    pub last: Choices,
    /// A suggested turn.
    pub hint: Choices,
    /// Whether letters and numbers stand at the edge.
    pub coordinates: bool,
    /// Kings beyond the one that a colour can have, in a position that is being set up.
    pub more_kings: Hills,
}

impl Scene {
    /// Whose ringfort stands on a hill.
    pub fn owner(&self, hill: Hill) -> Option<Colour> {
        self.table.owner(hill)
    }

    /// The pairs that can be acted on and touch the chosen hill, or all of them when none is.
    pub fn open_pairs(&self) -> Pairs {
        match self.chosen {
            Some(hill) => self.choices.pairs().and(Pairs::touching(hill.set())),
            None => self.choices.pairs(),
        }
    }

    /// What a touch means.
    pub fn deed(&self, place: Place) -> Deed {
        let choices = &self.choices;
        match place {
            Place::Pair(pair) => match choices.on_pair(pair) {
                Some(choice) => Deed::Do(choice),
                // The table says why not.
                None if !choices.links.is_empty() || !choices.drops.is_empty() => {
                    Deed::Do(choices.as_kind(pair))
                }
                None if self.in_battle() && self.table.bridges.contains(pair) => {
                    Deed::Do(Choice::Lift(pair))
                }
                None => Deed::LetGo,
            },
            Place::Hill(hill) => {
                let pair = self.chosen.and_then(|first| Pair::new(first, hill));
                if let Some(choice) = pair.and_then(|pair| choices.on_pair(pair)) {
                    return Deed::Do(choice);
                }
                if self.chosen == Some(hill) || self.shown.contains(hill) {
                    return Deed::LetGo;
                }
                if let Some(choice) = choices.on_hill(hill) {
                    return Deed::Do(choice);
                }
                if choices.pairs().touched().contains(hill) {
                    return Deed::Choose(hill);
                }
                match self.owner(hill) {
                    Some(owner) if !choices.takes.is_empty() && Some(owner) != self.mover => {
                        Deed::Do(Choice::Take(hill))
                    }
                    Some(_) => Deed::Show(hill),
                    None if !choices.hills().is_empty() || choices.skip => {
                        Deed::Do(Choice::Build(hill))
                    }
                    None => Deed::LetGo,
                }
            }
        }
    }

    /// True at the start of a turn in the Battle of Levels 1 and 2.
    fn in_battle(&self) -> bool {
        self.table.counters.is_some()
            && (!self.choices.takes.is_empty() || !self.choices.lifts.is_empty())
    }

    /// The place at a point of the drawing, whose origin is that of [`centre`]. Near the middle of
    /// a hill it is the hill, and otherwise the pair across the nearest side; where nothing can
    /// be done with pairs, the hill is as large as its cell.
    pub fn place(&self, (x, y): (i32, i32)) -> Option<Place> {
        let place = |along: i32| u8::try_from(along.div_euclid(CELL)).ok();
        let hill = Hill::new(place(x)?, (SIZE - 1).checked_sub(place(y)?)?)?;
        let (middle_x, middle_y) = centre(hill);
        let (dx, dy) = (x - middle_x, y - middle_y);
        let core = if self.choices.pairs().is_empty() {
            CELL
        } else if self.choices.hills().is_empty() {
            // Only pairs: they are the larger targets.
            CELL / 5
        } else {
            CELL / 3
        };
        if dx.abs().max(dy.abs()) <= core {
            return Some(Place::Hill(hill));
        }
        let step = |place: u8, by: i32| place.checked_add_signed(by.signum() as i8);
        let other = if dx.abs() > dy.abs() {
            step(hill.file(), dx).and_then(|file| Hill::new(file, hill.rank()))
        } else {
            step(hill.rank(), -dy).and_then(|rank| Hill::new(hill.file(), rank))
        };
        let pair = other.and_then(|other| Pair::new(hill, other));
        Some(pair.map_or(Place::Hill(hill), Place::Pair))
    }
}

impl Table {
    /// Whose ringfort stands on a hill.
    pub fn owner(&self, hill: Hill) -> Option<Colour> {
        Colour::BOTH
            .into_iter()
            .find(|colour| self.ringforts[colour.index()].contains(hill))
    }

    /// The number of a colour's kingdoms (G-5).
    pub fn kingdoms(&self, colour: Colour) -> u8 {
        score::kingdoms(self.ringforts[colour.index()])
    }

    /// The kingdom to which the ringfort on a hill belongs; empty on an empty hill.
    pub fn kingdom(&self, hill: Hill) -> Hills {
        self.owner(hill).map_or(Hills::NONE, |colour| {
            score::kingdom_of(hill, self.ringforts[colour.index()])
        })
    }
}

/// What has changed on the board.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Change {
    /// New bridges.
    pub fresh: Pairs,
    /// Hills whose ringfort is new or of a new colour.
    pub arrived: Hills,
    /// Red and Blue ringforts that are there no more.
    pub gone: [Hills; 2],
    /// Where a king that has moved came from.
    pub kings: [Option<Hill>; 2],
}

impl Change {
    /// What is different from an earlier table.
    pub fn between(before: &Table, after: &Table) -> Change {
        let both = [0, 1];
        let new = both.map(|i| after.ringforts[i].without(before.ringforts[i]));
        Change {
            fresh: after.bridges.without(before.bridges),
            arrived: new[0].or(new[1]),
            gone: both.map(|i| before.ringforts[i].without(after.ringforts[i])),
            kings: both.map(|i| before.kings[i].filter(|_| before.kings[i] != after.kings[i])),
        }
    }
}

/// The hill that an arrow key leads to. `Home` and `End` lead along the row. `None` for any other
/// key, and at the edge.
pub fn walk(from: Hill, key: &str) -> Option<Hill> {
    let (file, rank) = (from.file(), from.rank());
    match key {
        "ArrowUp" => Hill::new(file, rank + 1),
        "ArrowDown" => Hill::new(file, rank.checked_sub(1)?),
        "ArrowLeft" => Hill::new(file.checked_sub(1)?, rank),
        "ArrowRight" => Hill::new(file + 1, rank),
        "Home" => from.row().iter().next(),
        "End" => from.row().iter().last(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hill(text: &str) -> Hill {
        text.parse().unwrap()
    }

    fn hills(text: &str) -> Hills {
        text.split_whitespace().map(hill).collect()
    }

    fn pair(text: &str) -> Pair {
        text.parse().unwrap()
    }

    /// Red on the left, Blue on the right, a few bridges; Red to act.
    fn scene(choices: &[Choice]) -> Scene {
        Scene {
            table: Table {
                ringforts: [hills("a2 a3 b2 b3"), hills("c2 c3 d3 f5")],
                bridges: pair("c3-d3").set(),
                counters: Some([5, 5]),
                ..Table::default()
            },
            choices: Choices::of(choices),
            mover: Some(Colour::Red),
            ..Scene::default()
        }
    }

    fn on(scene: &Scene, text: &str) -> Deed {
        scene.deed(Place::Hill(hill(text)))
    }

    #[test]
    fn a_touch_takes_a_bare_ringfort_and_lifts_a_bridge() {
        let scene = scene(&[
            Choice::Take(hill("c2")),
            Choice::Take(hill("f5")),
            Choice::Lift(pair("c3-d3")),
        ]);
        assert_eq!(on(&scene, "c2"), Deed::Do(Choice::Take(hill("c2"))));
        // A linked one: one of its bridges may be meant.
        assert_eq!(on(&scene, "c3"), Deed::Choose(hill("c3")));
        let bridge = Place::Pair(pair("c3-d3"));
        assert_eq!(scene.deed(bridge), Deed::Do(Choice::Lift(pair("c3-d3"))));
        // One's own: its kingdom. An empty hill: the table says why not.
        assert_eq!(on(&scene, "a2"), Deed::Show(hill("a2")));
        assert_eq!(on(&scene, "g4"), Deed::Do(Choice::Build(hill("g4"))));
        assert_eq!(scene.deed(Place::Pair(pair("c2-d2"))), Deed::LetGo);
    }

    #[test]
    fn a_pair_is_touched_between_its_hills_or_one_after_the_other() {
        let mut scene = scene(&[Choice::Link(pair("a2-a3")), Choice::Link(pair("a3-b3"))]);
        let between = Place::Pair(pair("a2-a3"));
        assert_eq!(scene.deed(between), Deed::Do(Choice::Link(pair("a2-a3"))));
        assert_eq!(on(&scene, "a3"), Deed::Choose(hill("a3")));
        scene.chosen = Some(hill("a3"));
        assert_eq!(on(&scene, "b3"), Deed::Do(Choice::Link(pair("a3-b3"))));
        assert_eq!(on(&scene, "a3"), Deed::LetGo);
        assert_eq!(scene.open_pairs().len(), 2);
        scene.chosen = Some(hill("a2"));
        assert_eq!(scene.open_pairs(), pair("a2-a3").set());
        // No pair with it, but a pair with another: that one is chosen instead.
        assert_eq!(on(&scene, "b3"), Deed::Choose(hill("b3")));
        // A pair that may not be linked is tried, so that the table says why.
        let other = Place::Pair(pair("b2-b3"));
        assert_eq!(scene.deed(other), Deed::Do(Choice::Link(pair("b2-b3"))));
    }

    #[test]
    fn without_anything_to_do_a_touch_shows_a_kingdom() {
        let mut scene = scene(&[]);
        assert_eq!(on(&scene, "c2"), Deed::Show(hill("c2")));
        scene.shown = scene.table.kingdom(hill("c2"));
        assert_eq!(scene.shown, hills("c2 c3 d3"));
        assert_eq!(on(&scene, "d3"), Deed::LetGo);
        assert_eq!(on(&scene, "g4"), Deed::LetGo);
        let kingdoms = Colour::BOTH.map(|colour| scene.table.kingdoms(colour));
        assert_eq!(kingdoms, [1, 2]);
    }

    /// While a skip is offered the table says that it is to be answered first.
    #[test]
    fn a_hill_is_no_answer_to_a_skip() {
        let scene = scene(&[Choice::Skip, Choice::Decline]);
        assert_eq!(on(&scene, "g4"), Deed::Do(Choice::Build(hill("g4"))));
        assert_eq!(on(&scene, "c2"), Deed::Show(hill("c2")));
    }

    #[test]
    fn a_point_is_a_hill_or_between_two() {
        let mut scene = scene(&[Choice::Link(pair("a2-a3"))]);
        let (x, y) = centre(hill("b3"));
        let b3 = Some(Place::Hill(hill("b3")));
        assert_eq!(scene.place((x, y)), b3);
        assert_eq!(
            scene.place((x + 50, y + 10)),
            Some(Place::Pair(pair("b3-c3")))
        );
        assert_eq!(scene.place((x, y - 50)), Some(Place::Pair(pair("b3-b4"))));
        assert_eq!(scene.place((x, y + 50)), Some(Place::Pair(pair("b2-b3"))));
        // Beside the board, and at its edge.
        assert_eq!(scene.place((10, 10)), None);
        assert_eq!(scene.place((-1, y)), None);
        let (x, y) = centre(hill("a2"));
        assert_eq!(scene.place((x - 50, y)), Some(Place::Hill(hill("a2"))));
        // With nothing to link a hill is as large as its cell.
        scene.choices = Choices::default();
        let (x, y) = centre(hill("b3"));
        assert_eq!(scene.place((x + 50, y + 10)), b3);
    }

    #[test]
    fn a_change_is_what_the_eye_should_follow() {
        let before = scene(&[]).table;
        let mut after = before;
        after.ringforts = [hills("a2 a3 b2 b3 c2"), hills("c3 d3 f5")];
        after.bridges = after.bridges.or(pair("b2-c2").set());
        after.kings = [Some(hill("c2")), None];
        let change = Change::between(&before, &after);
        assert_eq!(change.fresh, pair("b2-c2").set());
        assert_eq!(change.arrived, hills("c2"));
        assert_eq!(change.gone, [Hills::NONE, hills("c2")]);
        assert_eq!(change.kings, [None, None]);
        let back = Change::between(&after, &before);
        assert_eq!(back.kings, [Some(hill("c2")), None]);
    }

    #[test]
    fn arrow_keys_walk_from_hill_to_hill() {
        let walks = |from: &str, key: &str| walk(hill(from), key).map(|to| to.to_string());
        assert_eq!(walks("d4", "ArrowUp").as_deref(), Some("d5"));
        assert_eq!(walks("d4", "ArrowLeft").as_deref(), Some("c4"));
        assert_eq!(walks("c1", "Home").as_deref(), Some("b1"));
        assert_eq!(walks("c1", "End").as_deref(), Some("f1"));
        // The corners are no hills.
        for (from, key) in [("b7", "ArrowLeft"), ("a6", "ArrowUp"), ("g2", "ArrowDown")] {
            assert_eq!(walks(from, key), None);
        }
    }
}
