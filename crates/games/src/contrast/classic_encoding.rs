//! The input of the classic networks: eight plies of history, newest first.
//!
//! | planes | content, for each of the last 8 plies |
//! |---|---|
//! | 0–7 | own pieces |
//! | 8–15 | the opponent's pieces |
//! | 16–23 | black tiles |
//! | 24–31 | gray tiles |
//! | 32–55 | zero |
//! | 56–63 | own stock, black tiles / 3 |
//! | 64–71 | own stock, gray tiles |
//! | 72–79 | the opponent's stock, black tiles / 3 |
//! | 80–87 | the opponent's stock, gray tiles |
//! | 88 | ones |
//! | 89 | plies played / 150 |
//!
//! "Own" is the player to move now, in every ply of the history. Where the game
//! is younger than eight plies, its oldest board is repeated. Player 2 sees the
//! board turned by 180°.

use sakiyomi_core::State;

use super::Contrast;
use super::encoding::{fill_squares, plies, square_sets, stocks};

/// Channels, height and width of the classic input.
pub const CLASSIC_PLANES: [usize; 3] = [90, 5, 5];

/// The number of floats of the classic input.
pub const CLASSIC_LEN: usize = CLASSIC_PLANES[0] * CLASSIC_PLANES[1] * CLASSIC_PLANES[2];

const HISTORY: usize = 8;
const STOCK_PLANES: usize = 56;
const ONES_PLANE: usize = 88;
const PLIES_PLANE: usize = 89;

/// Writes the classic planes of `state`, row by row, over all of `out`.
///
/// # Panics
/// When `out` is not [`CLASSIC_LEN`] long.
pub fn encode_classic(state: &Contrast, out: &mut [f32]) {
    assert_eq!(out.len(), CLASSIC_LEN, "the output holds exactly the planes");
    out.fill(0.0);
    let own = state.to_move();
    let (planes, _) = out.as_chunks_mut::<25>();

    let oldest = state.history().first().unwrap_or(state.board());
    let newest_first = std::iter::once(state.board())
        .chain(state.history().iter().rev())
        .chain(std::iter::repeat(oldest));
    for (age, board) in newest_first.take(HISTORY).enumerate() {
        for (kind, squares) in square_sets(board, own).into_iter().enumerate() {
            fill_squares(&mut planes[HISTORY * kind + age], squares);
        }
        for (kind, amount) in stocks(board, own).into_iter().enumerate() {
            planes[STOCK_PLANES + HISTORY * kind + age].fill(amount);
        }
    }
    planes[ONES_PLANE].fill(1.0);
    planes[PLIES_PLANE].fill(plies(state));
}
