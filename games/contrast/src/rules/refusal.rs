//! Why a move is illegal, in words.

use sakiyomi_core::{Reason, Text};

use super::{Board, Move, Placement, Square, Tile};

pub(super) const GAME_OVER: Text =
    Text { en: "the game is over", ja: "対局は終わっています" };
const NO_PIECE: Text =
    Text { en: "there is no piece on {square}", ja: "{square} に駒がありません" };
const NOT_YOURS: Text = Text {
    en: "the piece on {square} is the opponent's",
    ja: "{square} の駒は相手の駒です",
};
const OCCUPIED: Text = Text {
    en: "{square} is occupied, and pieces are never captured",
    ja: "{square} には駒があります。駒は取れません",
};
const ONLY_STRAIGHT: Text = Text {
    en: "a piece on a white square moves only forward, back and sideways",
    ja: "白いマスの駒は縦と横にしか動けません",
};
const ONLY_DIAGONAL: Text = Text {
    en: "a piece on a black tile moves only diagonally",
    ja: "黒タイルの駒は斜めにしか動けません",
};
const ONLY_LINES: Text = Text {
    en: "a piece on a gray tile moves only along one of the eight directions",
    ja: "灰タイルの駒も、縦・横・斜めの一直線にしか動けません",
};
const BLOCKED: Text = Text {
    en: "the opponent's piece on {square} blocks the way",
    ja: "{square} の相手の駒にふさがれています",
};
const TOO_FAR: Text = Text {
    en: "a piece goes one step, and jumps only over own pieces to the first empty square",
    ja: "駒は 1 マスずつ動きます。飛び越せるのは続いている自分の駒だけで、その先の最初の空きマスに降ります",
};
const STOCK_EMPTY: Text = Text {
    en: "there is no {tile} tile left to place",
    ja: "{tile}タイルはもう残っていません",
};
const UNDER_THE_MOVER: Text = Text {
    en: "no tile can be placed on {square}, where the piece has just gone",
    ja: "動いた先の {square} にはタイルを置けません",
};
const UNDER_A_PIECE: Text = Text {
    en: "no tile can be placed on {square}, under a piece",
    ja: "駒のある {square} にはタイルを置けません",
};
const TILED: Text =
    Text { en: "{square} has a tile already", ja: "{square} にはもうタイルがあります" };

const TILE_NAMES: [Text; 2] = [Text { en: "black", ja: "黒" }, Text { en: "gray", ja: "灰" }];

pub(super) fn why_illegal(board: &Board, mv: Move) -> Option<Reason> {
    if board.pieces(board.to_move().opponent()) & mv.from.bit() != 0 {
        return Some(Reason::new(NOT_YOURS).with("square", mv.from));
    }
    if board.empty() & mv.from.bit() != 0 {
        return Some(Reason::new(NO_PIECE).with("square", mv.from));
    }
    if board.destinations(mv.from) & mv.to.bit() == 0 {
        return Some(why_unreachable(board, mv));
    }
    mv.placed.and_then(|placed| why_not_placed(board, mv, placed))
}

fn why_unreachable(board: &Board, mv: Move) -> Reason {
    if board.empty() & mv.to.bit() == 0 {
        return Reason::new(OCCUPIED).with("square", mv.to);
    }
    let line = way(mv.from, mv.to)
        .filter(|line| line.first().is_some_and(|step| board.steps(mv.from) & step.bit() != 0));
    let Some(line) = line else {
        return Reason::new(if board.tiles(Tile::Black) & mv.from.bit() != 0 {
            ONLY_DIAGONAL
        } else if board.tiles(Tile::Gray) & mv.from.bit() != 0 {
            ONLY_LINES
        } else {
            ONLY_STRAIGHT
        });
    };
    let own = board.pieces(board.to_move());
    match line.into_iter().find(|square| own & square.bit() == 0) {
        Some(square) if board.empty() & square.bit() == 0 => {
            Reason::new(BLOCKED).with("square", square)
        }
        _ => Reason::new(TOO_FAR),
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
        Some(Reason::new(STOCK_EMPTY).with_text("tile", TILE_NAMES[tile.index()]))
    } else if square == mv.to {
        Some(Reason::new(UNDER_THE_MOVER).with("square", square))
    } else if square != mv.from && board.empty() & square.bit() == 0 {
        Some(Reason::new(UNDER_A_PIECE).with("square", square))
    } else if board.white() & square.bit() == 0 {
        Some(Reason::new(TILED).with("square", square))
    } else {
        None
    }
}
