//! The search hooks of Contrast.
//!
//! A tile on an empty square counts only for whoever comes there. So a tile can neither make nor
//! stop a goal with the next move, and whether a move lets the opponent reach the goal depends on
//! the piece's way alone: most tactics are settled before any tile is tried.
//!
//! Moves come in two stages: first those without a tile, or with one where either side's leading
//! pieces could go on; the others only with enough depth left or if everything else is known to
//! lose.

use std::sync::Arc;

use crate::{Board, Contrast, Move, Placement, Square, Tile};
use sakiyomi_core::{Score, ScoreUnit, Seat, State as _, mix64};
use sakiyomi_search::{SearchHooks, StaticBound};

use super::eval::Evaluation;
use super::paths::{Distances, ways};

/// The knowledge of the strong player.
#[derive(Clone, Debug)]
pub struct ContrastHooks {
    evaluation: Arc<Evaluation>,
}

impl ContrastHooks {
    /// Returns the knowledge with these weights.
    pub fn new(evaluation: Arc<Evaluation>) -> ContrastHooks {
        ContrastHooks { evaluation }
    }
}

impl SearchHooks<Contrast> for ContrastHooks {
    const UNIT: ScoreUnit = ScoreUnit::Points { odds: 1.0 };
    const SLOTS: u16 = Move::SLOTS;
    const HAS_LATER_MOVES: bool = true;

    #[inline]
    fn evaluate(&mut self, state: &Contrast) -> Score {
        Score::from_hundredths(self.evaluation.hundredths(state.board()))
    }

    #[inline]
    fn static_bound(&mut self, state: &Contrast) -> Option<StaticBound> {
        static_win(state).map(StaticBound::exactly)
    }

    /// Lists moves to the goal alone, if any; else those that do not allow the opponent's next.
    #[inline]
    fn moves(&mut self, state: &Contrast, scratch: &mut Vec<Move>, out: &mut Vec<(Move, i32)>) {
        self.list(state, scratch, out, false);
    }

    #[inline]
    fn later_moves(
        &mut self,
        state: &Contrast,
        scratch: &mut Vec<Move>,
        out: &mut Vec<(Move, i32)>,
    ) {
        self.list(state, scratch, out, true);
    }

    /// A move that threatens to reach the goal must be answered.
    #[inline]
    fn may_reduce(&self, state: &Contrast, mv: Move) -> bool {
        !state.board().after(mv).can_reach_goal(state.to_move())
    }

    #[inline]
    fn slot(&self, mv: Move) -> u16 {
        mv.slot()
    }

    /// Tells positions apart for which draws are differently near.
    #[inline]
    fn table_key(&self, state: &Contrast) -> u64 {
        state.key() ^ draw_salt(state)
    }
}

/// A goal with the next move wins; if every way lets the opponent reach the goal, all is lost.
#[inline]
pub(super) fn static_win(state: &Contrast) -> Option<Score> {
    let (board, seat) = (state.board(), state.to_move());
    if board.can_reach_goal(seat) {
        return Some(Score::win_in(1));
    }
    let is_lost = board.can_reach_goal(seat.opponent())
        && !may_be_drawn(state)
        && safe_ways(board).next().is_none();
    is_lost.then(|| Score::loss_in(2))
}

impl ContrastHooks {
    fn list(
        &self,
        state: &Contrast,
        scratch: &mut Vec<Move>,
        out: &mut Vec<(Move, i32)>,
        later: bool,
    ) {
        let (board, seat) = (state.board(), state.to_move());
        let goal = Board::goal_row(seat);
        if board.can_reach_goal(seat) {
            if !later {
                state.legal_moves(scratch);
                let wins = scratch.iter().filter(|mv| mv.to.bit() & goal != 0);
                // Where the tile goes does not matter any more.
                out.extend(wins.filter(|mv| mv.placed.is_none()).map(|&mv| (mv, 0)));
            }
            return;
        }
        // Where a draw is near, a move that seems to lose may end the game before that.
        let all = may_be_drawn(state) || safe_ways(board).next().is_none();
        let distances = Seat::BOTH.map(|seat| Distances::new(board, seat));
        let matters = squares_that_matter(board, &distances);
        let stock = Tile::BOTH.map(|tile| board.stock(seat, tile) > 0);
        for (from, to) in own_ways(board).filter(|&way| all || is_safe(board, way)) {
            let hint = advance(&distances[seat.index()], from, to);
            if !later {
                out.push((Move { from, to, placed: None }, hint));
            }
            let free = (board.empty() | from.bit()) & board.white() & !to.bit();
            for square in Square::all_of(free & if later { !matters } else { matters }) {
                for tile in Tile::BOTH.into_iter().filter(|tile| stock[tile.index()]) {
                    let cost = if tile == Tile::Gray { 900 } else { 600 };
                    let placed = Some(Placement { tile, square });
                    out.push((Move { from, to, placed }, hint - cost));
                }
            }
        }
    }
}

#[inline]
fn own_ways(board: &Board) -> impl Iterator<Item = (Square, Square)> {
    Square::all_of(board.pieces(board.to_move()))
        .flat_map(|from| Square::all_of(board.destinations(from)).map(move |to| (from, to)))
}

/// Returns the ways after which the opponent does not reach the goal at once.
#[inline]
fn safe_ways(board: &Board) -> impl Iterator<Item = (Square, Square)> {
    own_ways(board).filter(|&way| is_safe(board, way))
}

#[inline]
fn is_safe(board: &Board, (from, to): (Square, Square)) -> bool {
    let opponent = board.to_move().opponent();
    !board.after(Move { from, to, placed: None }).can_reach_goal(opponent)
}

/// Returns how much a way is worth trying early: moves saved to the goal, in thousands.
fn advance(distances: &Distances, from: Square, to: Square) -> i32 {
    let place = |square: Square| {
        let here = |level: &u32| level & square.bit() != 0;
        distances.levels.iter().position(here).unwrap_or(0) as i32
    };
    1000 * (place(from) - place(to))
}

/// Returns the squares where a tile helps or stops a leading piece: those it can step to next.
fn squares_that_matter(board: &Board, distances: &[Distances; 2]) -> u32 {
    let mut squares = 0;
    for seat in Seat::BOTH {
        let levels = &distances[seat.index()].levels;
        let nearest = levels.iter().position(|level| level & board.pieces(seat) != 0);
        let Some(nearest) = nearest else { continue };
        // On the shortest ways of the leaders, and one step aside.
        let near: u32 = levels[nearest.saturating_sub(1)..=nearest].iter().sum();
        squares |= ways(board, seat).1 & near;
    }
    squares
}

/// Tells whether the next move may draw. A fourth repetition takes twelve plies without a tile.
fn may_be_drawn(state: &Contrast) -> bool {
    let history = state.history();
    history.len() + 1 >= Contrast::LAST_PLY || plies_without_tile(state) >= 11
}

fn plies_without_tile(state: &Contrast) -> usize {
    let tiles = state.board().all_tiles();
    state.history().iter().rev().take_while(|earlier| earlier.all_tiles() == tiles).count()
}

/// Returns a salt that is the same where draws are equally near, which keys do not know. Only
/// positions that came up twice or more count: one that came up once must do so three more times,
/// nine plies of going back and forth, beyond the depth of proofs here.
fn draw_salt(state: &Contrast) -> u64 {
    // No search is deeper than this.
    const NEAR_THE_END: usize = 40;
    let history = state.history();
    let mut salt = 0;
    if history.len() + NEAR_THE_END > Contrast::LAST_PLY {
        salt = mix64(history.len() as u64);
    }
    let plies = plies_without_tile(state);
    if plies < 4 {
        return salt;
    }
    let recent = &history[history.len() - plies..];
    let keys = || recent.iter().chain([state.board()]).map(Board::key);
    for (index, key) in keys().enumerate() {
        // Summed over all repetitions this counts each position by how often it came up.
        if keys().skip(index + 4).step_by(2).any(|later| later == key) {
            salt = salt.wrapping_add(mix64(key ^ 0x5a17));
        }
    }
    salt
}
