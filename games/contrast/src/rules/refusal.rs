//! Why a move is illegal, in words.

use crate::msg;
use sakiyomi_core::{Reason, Text};

use super::{Board, Move, Placement, Square, Tile};

pub(super) const TILE_NAMES: [Text; 2] =
    [msg("refusal-tile-name-black"), msg("refusal-tile-name-gray")];

pub(super) fn why_illegal(board: &Board, mv: Move) -> Option<Reason> {
    if board.pieces(board.to_move().opponent()) & mv.from.bit() != 0 {
        return Some(Reason::new(msg("refusal-not-yours")).with("square", mv.from));
    }
    if board.empty() & mv.from.bit() != 0 {
        return Some(Reason::new(msg("refusal-no-piece")).with("square", mv.from));
    }
    if board.destinations(mv.from) & mv.to.bit() == 0 {
        return Some(why_unreachable(board, mv));
    }
    mv.placed.and_then(|placed| why_not_placed(board, mv, placed))
}

fn why_unreachable(board: &Board, mv: Move) -> Reason {
    if board.empty() & mv.to.bit() == 0 {
        return Reason::new(msg("refusal-occupied")).with("square", mv.to);
    }
    let line = way(mv.from, mv.to)
        .filter(|line| line.first().is_some_and(|step| board.steps(mv.from) & step.bit() != 0));
    let Some(line) = line else {
        return Reason::new(if board.tiles(Tile::Black) & mv.from.bit() != 0 {
            msg("refusal-only-diagonal")
        } else if board.tiles(Tile::Gray) & mv.from.bit() != 0 {
            msg("refusal-only-lines")
        } else {
            msg("refusal-only-straight")
        });
    };
    let own = board.pieces(board.to_move());
    match line.into_iter().find(|square| own & square.bit() == 0) {
        Some(square) if board.empty() & square.bit() == 0 => {
            Reason::new(msg("refusal-blocked")).with("square", square)
        }
        _ => Reason::new(msg("refusal-too-far")),
    }
}

/// Returns the squares from behind `from` up to `to`, if the two lie on one line.
fn way(from: Square, to: Square) -> Option<Vec<Square>> {
    let ((x, y), (to_x, to_y)) = (from.xy(), to.xy());
    let (dx, dy) = (to_x as i8 - x as i8, to_y as i8 - y as i8);
    if dx != 0 && dy != 0 && dx.abs() != dy.abs() {
        return None;
    }
    let walk = |i: i8| {
        let (x, y) = (x as i8 + i * dx.signum(), y as i8 + i * dy.signum());
        Square::new(x as u8, y as u8)
    };
    (1..=dx.abs().max(dy.abs())).map(walk).collect()
}

fn why_not_placed(board: &Board, mv: Move, placed: Placement) -> Option<Reason> {
    let Placement { tile, square } = placed;
    if board.stock(board.to_move(), tile) == 0 {
        Some(Reason::new(msg("refusal-stock-empty")).with_text("tile", TILE_NAMES[tile.index()]))
    } else if square == mv.to {
        Some(Reason::new(msg("refusal-under-the-mover")).with("square", square))
    } else if square != mv.from && board.empty() & square.bit() == 0 {
        Some(Reason::new(msg("refusal-under-a-piece")).with("square", square))
    } else if board.white() & square.bit() == 0 {
        Some(Reason::new(msg("refusal-tiled")).with("square", square))
    } else {
        None
    }
}
