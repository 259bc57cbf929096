//! What the tafl board shows: every mark on it, worked out from the position and from what may
//! be done. Nothing here draws.

use crate::{
    game::{Game as _, View as _},
    tafl::{Ending, Move, Piece, Position, RuleSet, Setup, Side, Square, Squares, Tafl},
};

/// A board with everything that is marked on it.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The position.
    pub game: Tafl,
    /// The pieces that may be moved now.
    pub may_move: Squares,
    /// The piece that the player has taken up.
    pub chosen: Option<Square>,
    /// Where it may go.
    pub targets: Squares,
    /// Those targets on which it captures something.
    pub capturing: Squares,
    /// The target that is pointed at.
    pub pointed: Option<Square>,
    /// The pieces that would be captured there.
    pub taken: Squares,
    /// The last move.
    pub last: Option<Move>,
    /// What the last move captured, and where it stood.
    pub captured: Vec<(Square, Piece)>,
    /// A suggested move.
    pub hint: Option<Move>,
    /// What threatens.
    pub threats: Threats,
    /// The squares that the attackers have shut off from the edge, once that has won.
    pub shut_in: Squares,
    /// Whether letters and numbers stand at the edge.
    pub coordinates: bool,
}

/// What the side that is not to move could do next, if nothing is done about it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Threats {
    /// The King's ways to a square where he wins.
    pub escapes: Vec<Move>,
    /// The attackers' moves that capture the King.
    pub captors: Vec<Move>,
}

impl Scene {
    /// A position without any marks.
    pub fn still(game: Tafl) -> Scene {
        let shut_in = match game.status().ending() {
            Some(Ending::Encircled) => shut_in(game.position()),
            _ => Squares::NONE,
        };
        Scene {
            game,
            shut_in,
            may_move: Squares::NONE,
            chosen: None,
            targets: Squares::NONE,
            capturing: Squares::NONE,
            pointed: None,
            taken: Squares::NONE,
            last: None,
            captured: Vec::new(),
            hint: None,
            threats: Threats::default(),
            coordinates: false,
        }
    }

    /// Marks the pieces that may be moved, and for the chosen one its targets; `pointed` is the
    /// square under the pointer or the cursor.
    pub fn with_actions(
        mut self,
        actions: &[Move],
        chosen: Option<Square>,
        pointed: Option<Square>,
    ) -> Scene {
        self.may_move = actions.iter().map(|mv| mv.from).collect();
        self.chosen = chosen.filter(|from| self.may_move.contains(*from));
        if let Some(from) = self.chosen {
            let of_chosen = actions.iter().filter(|mv| mv.from == from);
            self.targets = of_chosen.map(|mv| mv.to).collect();
            self.capturing = self
                .targets
                .iter()
                .filter(|to| !self.taken_by(Move { from, to: *to }).is_empty())
                .collect();
            self.pointed = pointed.filter(|to| self.targets.contains(*to));
            if let Some(to) = self.pointed {
                self.taken = self.taken_by(Move { from, to });
            }
        }
        self
    }

    /// Marks the last move and what it captured.
    pub fn with_last(mut self, before: &Tafl, mv: Move) -> Scene {
        self.last = Some(mv);
        if before.check(mv).is_ok() {
            let captures = before.captures(mv);
            self.captured = captures
                .soldiers
                .or(captures.king)
                .iter()
                .filter_map(|at| Some((at, before.position().piece(at)?)))
                .collect();
        }
        self
    }

    /// Every square that a legal move captures.
    pub fn taken_by(&self, mv: Move) -> Squares {
        let captures = self.game.captures(mv);
        captures.soldiers.or(captures.king)
    }

    /// True on squares that are the King's goal.
    pub fn is_goal(&self, square: Square) -> bool {
        self.game.rules().escapes.contains(square)
    }

    /// True on a corner where soldiers may not stop.
    pub fn is_closed_corner(&self, square: Square) -> bool {
        Squares::CORNERS.contains(square) && self.game.rules().corners_restricted()
    }
}

/// The squares that no way free of attackers leads to from the edge.
fn shut_in(position: &Position) -> Squares {
    let open = Squares::BOARD.without(position.attackers());
    let mut reached = Squares::EDGE.and(open);
    loop {
        let next = reached.or(reached.beside().and(open));
        if next == reached {
            return open.without(reached);
        }
        reached = next;
    }
}

impl Threats {
    /// What threatens the side to move; nothing when the game is over.
    pub fn to(game: &Tafl) -> Threats {
        let mut threats = Threats::default();
        let (position, rules) = (game.position(), game.rules());
        let Some(king) = position.king() else {
            return threats;
        };
        if game.status().seat().is_none() {
            return threats;
        }
        match position.side() {
            Side::Attackers => {
                threats.escapes = position
                    .reach(rules, king)
                    .and(rules.escapes)
                    .iter()
                    .map(|to| Move { from: king, to })
                    .collect();
            }
            Side::Defenders => threats.captors = captors(&Setup::from(position), rules),
        }
        threats
    }
}

/// The moves by which the attackers would capture the King if they were to move.
fn captors(setup: &Setup, rules: &RuleSet) -> Vec<Move> {
    let mut turned = *setup;
    turned.side = Side::Attackers;
    // A position that is being played has no faults, whoever is to move.
    let Ok(position) = turned.position(rules) else {
        return Vec::new();
    };
    position
        .moves(rules)
        .into_iter()
        .filter(|mv| !position.play(rules, *mv).1.king.is_empty())
        .collect()
}

/// The square that an arrow key leads to: the board is never turned, rank 1 is the lowest row.
/// `Home` and `End` lead along the row. `None` for any other key, and at the edge.
pub fn walk(from: Square, key: &str) -> Option<Square> {
    let (file, rank) = (from.file(), from.rank());
    match key {
        "ArrowUp" => Square::new(file, rank + 1),
        "ArrowDown" => Square::new(file, rank.checked_sub(1)?),
        "ArrowLeft" => Square::new(file.checked_sub(1)?, rank),
        "ArrowRight" => Square::new(file + 1, rank),
        "Home" => Square::new(0, rank),
        "End" => Square::new(crate::tafl::board::SIZE - 1, rank),
        _ => None,
    }
}

/// How many pieces a side has lost since the start of its game, the King not counted.
pub fn lost(game: &Tafl, side: Side) -> u32 {
    let soldiers = |position: &Position| match side {
        Side::Attackers => position.attackers().len(),
        Side::Defenders => position.defenders().len(),
    };
    let start = crate::tafl::notation::start_position(game.rules());
    soldiers(&start).saturating_sub(soldiers(game.position()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{game::Seed, tafl::notation};

    fn game(text: &str) -> Tafl {
        let rules = RuleSet::ARD_RI;
        let position = notation::parse_setup(text)
            .unwrap()
            .position(&rules)
            .unwrap();
        Tafl::from_position(rules, position)
    }

    fn square(text: &str) -> Square {
        text.parse().unwrap()
    }

    fn squares(text: &str) -> Squares {
        text.split_whitespace().map(square).collect()
    }

    #[test]
    fn a_chosen_piece_shows_where_it_goes_and_what_it_takes() {
        let game = game("/7/tT3t1/7/3K3/7/7/7/ a");
        let actions = game.legal_actions();
        let scene = Scene::still(game.clone()).with_actions(
            &actions,
            Some(square("f2")),
            Some(square("c2")),
        );
        assert_eq!(scene.may_move, squares("a2 f2"));
        assert!(scene.targets.contains(square("f7")));
        assert_eq!(scene.capturing, squares("c2"));
        assert_eq!(scene.taken, squares("b2"));
        // A piece that may not be moved cannot be chosen.
        let other = Scene::still(game).with_actions(&actions, Some(square("b2")), None);
        assert_eq!((other.chosen, other.targets), (None, Squares::NONE));
    }

    #[test]
    fn the_last_move_keeps_what_it_took() {
        let before = game("/7/tT3t1/7/3K3/7/7/7/ a");
        let mut after = before.clone();
        let mv = "f2-c2".parse().unwrap();
        after.apply(mv).unwrap();
        let scene = Scene::still(after).with_last(&before, mv);
        assert_eq!(scene.captured, [(square("b2"), Piece::Defender)]);
        assert_eq!(scene.last, Some(mv));
    }

    #[test]
    fn open_lines_of_the_king_threaten_the_attackers() {
        let threats = Threats::to(&game("/7/3t3/7/3K3/7/7/t6/ a"));
        let ways: Squares = threats.escapes.iter().map(|mv| mv.to).collect();
        assert_eq!(ways, squares("a4 g4 d7"));
        assert!(threats.captors.is_empty());
    }

    #[test]
    fn an_attacker_one_move_from_the_king_threatens_the_defenders() {
        let threats = Threats::to(&game("/6t/7/3t3/7/7/1tK4/7/ d"));
        assert_eq!(threats.captors, ["d3-d6".parse().unwrap()]);
        assert!(threats.escapes.is_empty());
        let start = Tafl::start(&RuleSet::ARD_RI, Seed(0));
        assert_eq!(Threats::to(&start), Threats::default());
    }

    #[test]
    fn r_11_what_is_shut_in_is_marked_once_it_has_won() {
        let mut game = game("/3tt2/3tT2/2tT1t1/tt1KTtt/2t1t2/3t3/3t3/ a");
        assert_eq!(Scene::still(game.clone()).shut_in, Squares::NONE);
        game.apply("f3-e3".parse().unwrap()).unwrap();
        assert_eq!(Scene::still(game).shut_in, squares("d3 c4 d4 e4 d5"));
    }

    #[test]
    fn arrow_keys_walk_as_the_board_is_seen() {
        let walks = |from: &str, key: &str| walk(square(from), key).map(|to| to.to_string());
        assert_eq!(walks("d4", "ArrowUp").as_deref(), Some("d5"));
        assert_eq!(walks("d4", "ArrowDown").as_deref(), Some("d3"));
        assert_eq!(walks("d4", "ArrowLeft").as_deref(), Some("c4"));
        assert_eq!(walks("d4", "ArrowRight").as_deref(), Some("e4"));
        assert_eq!(walks("d4", "Home").as_deref(), Some("a4"));
        assert_eq!(walks("d4", "End").as_deref(), Some("g4"));
        for (from, key) in [
            ("a1", "ArrowLeft"),
            ("a1", "ArrowDown"),
            ("g7", "ArrowUp"),
            ("g7", "ArrowRight"),
            ("d4", "Enter"),
        ] {
            assert_eq!(walks(from, key), None);
        }
    }

    #[test]
    fn losses_are_counted_from_the_start() {
        let game = game("/7/tT3t1/7/3K3/7/7/7/ a");
        assert_eq!(
            (lost(&game, Side::Attackers), lost(&game, Side::Defenders)),
            (14, 7)
        );
    }
}
