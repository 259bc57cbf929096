//! Tafl square by square, written from the rules page alone: slow, plain, and with nothing in
//! common with the program but the rules.

/// The table options, and which of the two games it is.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    pub one_step: bool,
    pub king_like_rook: bool,
    pub plain_corners: bool,
    pub encirclement: bool,
}

pub type Board = [[char; 7]; 7];
/// A file and a rank, from 0.
pub type At = (i32, i32);

const EMPTY: char = '.';
const ATTACKER: char = 't';
const DEFENDER: char = 'T';
const KING: char = 'K';
const STEPS: [At; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const THRONE: At = (3, 3);

/// A game in progress.
#[derive(Clone)]
pub struct SlowTafl {
    options: Options,
    board: Board,
    attackers_move: bool,
    /// Every position that has stood, this one included.
    stood: Vec<(Board, bool)>,
    /// `attackers (king captured)` and the like, once the game is over.
    pub over: Option<String>,
}

/// A square as `d4`.
pub fn name((file, rank): At) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

///
fn is_corner(at: At) -> bool {
    at == (0, 0) || at == (0, 6) || at == (6, 0) || at == (6, 6)
}

///
fn is_edge((file, rank): At) -> bool {
    file == 0 || file == 6 || rank == 0 || rank == 6
}

fn on_board((file, rank): At) -> bool {
    (0..7).contains(&file) && (0..7).contains(&rank)
}

fn add(at: At, step: At) -> At {
    (at.0 + step.0, at.1 + step.1)
}

fn every_square() -> Vec<At> {
    let mut squares = Vec::new();
    for rank in 0..7 {
        for file in 0..7 {
            squares.push((file, rank));
        }
    }
    squares
}

impl SlowTafl {
    /// A game that begins with these pieces.
    pub fn new(options: Options, board: Board, attackers_move: bool) -> SlowTafl {
        let mut game = SlowTafl {
            options,
            board,
            attackers_move,
            stood: vec![(board, attackers_move)],
            over: None,
        };
        game.over = game.judge();
        game
    }

    /// Reads `/2ttt2/…/ a`.
    pub fn read(options: Options, text: &str) -> SlowTafl {
        let (rows, side) = text.split_once(' ').unwrap();
        let mut board = [[EMPTY; 7]; 7];
        for (rank, row) in rows.trim_matches('/').split('/').enumerate() {
            let mut file = 0;
            for sign in row.chars() {
                match sign.to_digit(10) {
                    Some(count) => file += count as usize,
                    None => {
                        board[rank][file] = sign;
                        file += 1;
                    }
                }
            }
        }
        SlowTafl::new(options, board, side == "a")
    }

    /// Writes `/2ttt2/…/ a`.
    pub fn text(&self) -> String {
        let mut text = String::from("/");
        for row in self.board {
            let row: String = row.iter().collect();
            let mut row = row;
            for count in (1..=7).rev() {
                row = row.replace(&".".repeat(count), &count.to_string());
            }
            text += &row;
            text.push('/');
        }
        text + if self.attackers_move { " a" } else { " d" }
    }

    fn get(&self, at: At) -> char {
        self.board[at.1 as usize][at.0 as usize]
    }

    fn put(&mut self, at: At, sign: char) {
        self.board[at.1 as usize][at.0 as usize] = sign;
    }

    fn is_movers(&self, sign: char) -> bool {
        match sign {
            ATTACKER => self.attackers_move,
            DEFENDER | KING => !self.attackers_move,
            _ => false,
        }
    }

    /// every move as `d1-d2`, whether or not the game is over.
    fn all_moves(&self) -> Vec<(At, At)> {
        let mut moves = Vec::new();
        for from in every_square() {
            let piece = self.get(from);
            if !self.is_movers(piece) {
                continue;
            }
            let is_king = piece == KING;
            let slow = self.options.one_step && !(is_king && self.options.king_like_rook);
            for step in STEPS {
                let mut to = add(from, step);
                while on_board(to) && self.get(to) == EMPTY {
                    let barred = to == THRONE || (is_corner(to) && !self.options.plain_corners);
                    if is_king || !barred {
                        moves.push((from, to));
                    }
                    if slow {
                        break;
                    }
                    to = add(to, step);
                }
            }
        }
        moves
    }

    /// Every legal move, as text.
    pub fn legal_moves(&self) -> Vec<String> {
        if self.over.is_some() {
            return Vec::new();
        }
        let moves = self.all_moves().into_iter();
        moves
            .map(|(from, to)| format!("{}-{}", name(from), name(to)))
            .collect()
    }

    /// Plays `d1-d2`; gives the squares of the captured pieces, sorted.
    pub fn play(&mut self, text: &str) -> Vec<String> {
        let moves = self.all_moves();
        let (from, to) = *moves
            .iter()
            .find(|(from, to)| text == format!("{}-{}", name(*from), name(*to)))
            .unwrap_or_else(|| panic!("{text} is not legal"));
        let piece = self.get(from);
        self.put(from, EMPTY);
        self.put(to, piece);

        let mut captured = Vec::new();
        for step in STEPS {
            let victim = add(to, step);
            if on_board(victim) && self.is_captured(victim, add(victim, step)) {
                captured.push(victim);
            }
        }
        for victim in &captured {
            self.put(*victim, EMPTY);
        }
        self.attackers_move = !self.attackers_move;
        self.stood.push((self.board, self.attackers_move));
        self.over = self.judge();
        let mut names: Vec<String> = captured.into_iter().map(name).collect();
        names.sort();
        names
    }

    /// whether the piece next to `victim`, opposite `beyond`, has captured it by
    /// arriving there.
    fn is_captured(&self, victim: At, beyond: At) -> bool {
        match self.get(victim) {
            EMPTY => false,
            sign if self.is_movers(sign) => false,
            KING => {
                let around = STEPS.map(|step| add(victim, step));
                let holds_attacker = |at: &At| on_board(*at) && self.get(*at) == ATTACKER;
                if victim == THRONE {
                    around.iter().all(holds_attacker)
                } else if around.contains(&THRONE) {
                    around
                        .iter()
                        .filter(|at| **at != THRONE)
                        .all(holds_attacker)
                } else {
                    holds_attacker(&beyond)
                }
            }
            _ => {
                if !on_board(beyond) {
                    return false;
                }
                let sign = self.get(beyond);
                let armed_corner = is_corner(beyond) && !self.options.plain_corners;
                self.is_movers(sign) || (sign == EMPTY && (armed_corner || beyond == THRONE))
            }
        }
    }

    /// how the game has ended, if it has.
    fn judge(&self) -> Option<String> {
        let king = every_square().into_iter().find(|at| self.get(*at) == KING);
        let result = match king {
            None => "attackers (king captured)",
            Some(king) if is_edge(king) => "defenders (king escaped)",
            _ if self.options.encirclement && self.is_encircled() => "attackers (encircled)",
            _ if self.all_moves().is_empty() && self.attackers_move => "defenders (no legal move)",
            _ if self.all_moves().is_empty() => "attackers (no legal move)",
            _ if self.times_stood() >= 3 => "attackers (repetition)",
            _ => return None,
        };
        Some(result.to_owned())
    }

    /// how often this position has stood.
    pub fn times_stood(&self) -> usize {
        let now = (self.board, self.attackers_move);
        self.stood.iter().filter(|then| **then == now).count()
    }

    ///
    fn is_encircled(&self) -> bool {
        let mut reached = [[false; 7]; 7];
        let mut to_visit: Vec<At> = every_square()
            .into_iter()
            .filter(|at| is_edge(*at))
            .collect();
        while let Some(at) = to_visit.pop() {
            if !on_board(at) || self.get(at) == ATTACKER || reached[at.1 as usize][at.0 as usize] {
                continue;
            }
            reached[at.1 as usize][at.0 as usize] = true;
            to_visit.extend(STEPS.map(|step| add(at, step)));
        }
        every_square().into_iter().all(|at| {
            let inside = self.get(at) == DEFENDER || self.get(at) == KING;
            !(inside && reached[at.1 as usize][at.0 as usize])
        })
    }
}
