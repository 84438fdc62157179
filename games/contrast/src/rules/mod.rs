//! Contrast on the 5x5 board, whose tiles decide how the pieces on them move.
//!
//! ```
//! use sakiyomi_core::State;
//! use sakiyomi_contrast::Contrast;
//! let mut state = Contrast::start();
//! state.play("b1b2+c3g".parse()?)?;
//! assert_eq!(state.to_string(), "22222/...../...../.1.../1.111 ...../...../..g../...../..... 30-31 2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Several rules can end the game with one move. The goal is checked first, a
//! player without a move loses next, and a draw comes last: reaching the goal
//! with ply 150 wins, and so does leaving the opponent stuck with it.

mod board;
mod classic_encoding;
mod encoding;
mod moves;
mod notation;
mod refusal;
mod symmetry;
mod text_board;

use crate::msg;
use sakiyomi_core::{GameInfo, MoveList, Outcome, PerfectInformation, Reason, Rng, Seat, State};

pub use board::Board;
pub use notation::{ACTIONS, Move, Placement, Square, Tile};
pub use symmetry::Mirror;

/// A game of Contrast: the board now, and the boards before it.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Contrast {
    board: Board,
    /// Earlier boards that equal this one. Cached: outcome and moves need it, and counting scans.
    repeats: u8,
    history: Vec<Board>,
}

impl Contrast {
    /// The ply with which a game that nobody won is drawn.
    pub const LAST_PLY: usize = 150;

    /// The occurrence of a position with which the game is drawn.
    pub const LAST_OCCURRENCE: u32 = 4;

    /// Returns the starting position.
    pub const fn start() -> Contrast {
        Contrast::from_board(Board::START)
    }

    /// Returns a game that starts with `board`.
    pub const fn from_board(board: Board) -> Contrast {
        Contrast { board, repeats: 0, history: Vec::new() }
    }

    /// Returns the board.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the boards before this one, oldest first: one for each ply played.
    pub fn history(&self) -> &[Board] {
        &self.history
    }

    /// Returns how often the position has occurred in this game, this time included.
    pub const fn occurrences(&self) -> u32 {
        self.repeats as u32 + 1
    }

    /// Counts equal earlier boards. A board with other tiles ends the scan, since tiles stay; the
    /// nearest equal one lies four plies back: both players must move away and return.
    fn count_repeats(&self) -> u8 {
        let mut repeats = 0;
        for board in self.history.iter().rev().skip(3).step_by(2) {
            if board.all_tiles() != self.board.all_tiles() {
                break;
            }
            repeats += u8::from(*board == self.board);
        }
        repeats
    }

    #[inline]
    fn is_drawn(&self) -> bool {
        self.occurrences() >= Self::LAST_OCCURRENCE || self.history.len() >= Self::LAST_PLY
    }
}

/// Leaves room for one more ply: a copy is made to be played on.
impl Clone for Contrast {
    #[inline]
    fn clone(&self) -> Contrast {
        let mut history = Vec::with_capacity(self.history.len() + 1);
        history.extend_from_slice(&self.history);
        Contrast { history, ..*self }
    }

    #[inline]
    fn clone_from(&mut self, source: &Contrast) {
        self.board = source.board;
        self.repeats = source.repeats;
        self.history.clone_from(&source.history);
    }
}

impl State for Contrast {
    type Move = Move;

    const INFO: GameInfo = GameInfo {
        id: "contrast",
        name: msg("name"),
        summary: msg("summary"),
        seats: &[msg("seat-player-1"), msg("seat-player-2")],
        max_plies: Contrast::LAST_PLY,
    };

    fn initial(_rng: &mut Rng) -> Contrast {
        Contrast::start()
    }

    #[inline]
    fn to_move(&self) -> Seat {
        self.board.to_move()
    }

    #[inline]
    fn legal_moves(&self, out: &mut MoveList<Move>) {
        out.clear();
        if self.board.goal_winner().is_none() && !self.is_drawn() {
            self.board.moves(out);
        }
    }

    #[inline]
    fn apply(&mut self, mv: Move) {
        self.history.push(self.board);
        self.board = self.board.after(mv);
        self.repeats = if mv.placed.is_some() { 0 } else { self.count_repeats() };
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if let Some(by) = self.board.goal_winner() {
            Some(Outcome::Won { by, margin: None })
        } else if !self.board.has_move() {
            Some(Outcome::Won { by: self.to_move().opponent(), margin: None })
        } else {
            self.is_drawn().then_some(Outcome::Drawn)
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        self.board.key()
    }

    #[inline]
    fn move_count(&self) -> usize {
        if self.board.goal_winner().is_some() || self.is_drawn() {
            return 0;
        }
        self.board.move_count()
    }

    #[inline]
    fn random_move(&self, rng: &mut Rng, _scratch: &mut MoveList<Move>) -> Option<Move> {
        if self.board.goal_winner().is_some() || self.is_drawn() {
            return None;
        }
        self.board.random_move(rng)
    }

    fn why_illegal(&self, mv: Move) -> Option<Reason> {
        if self.outcome().is_some() {
            return Some(Reason::new(msg("refusal-game-over")));
        }
        refusal::why_illegal(&self.board, mv)
    }
}

impl PerfectInformation for Contrast {}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns what the last ply `mv` of the longest game makes of this position.
    fn outcome_of_last_ply(position: &str, mv: &str) -> Option<Outcome> {
        let start: Contrast = position.parse().unwrap();
        let history = vec![Board::START; Contrast::LAST_PLY - 1];
        let mut state = Contrast { history, ..start };
        assert_eq!(state.outcome(), None);
        state.play(mv.parse().unwrap()).unwrap();
        let mut moves = MoveList::new();
        state.legal_moves(&mut moves);
        assert!(moves.is_empty());
        state.outcome()
    }

    #[test]
    fn goal_comes_before_stuck_and_stuck_before_draw() {
        let won = Some(Outcome::Won { by: Seat::First, margin: None });
        let goal = ".2222/1..2./...../...../.1111 ...../...../...../...../..... 31-31 1";
        assert_eq!(outcome_of_last_ply(goal, "a4a5"), won);
        let stuck = "22222/1111./....1/...../..... ...../...../...../...../..... 31-31 1";
        assert_eq!(outcome_of_last_ply(stuck, "e3e4"), won);
        assert_eq!(outcome_of_last_ply(stuck, "e3e2"), Some(Outcome::Drawn));
    }
}
