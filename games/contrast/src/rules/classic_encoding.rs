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
//! "Own" is the player to move now, in every ply of the history. Where the game is younger than
//! eight plies, its oldest board is repeated. Player 2 sees the board turned by 180°.

use sakiyomi_core::State;

use super::Contrast;
use super::encoding::{fill_squares, plies, square_sets, stocks};

pub(super) const CLASSIC_PLANES: [usize; 3] = [90, 5, 5];
const HISTORY: usize = 8;
const STOCK_PLANES: usize = 56;
const ONES_PLANE: usize = 88;
const PLIES_PLANE: usize = 89;

pub(super) fn encode_classic(state: &Contrast, out: &mut [f32]) {
    let len: usize = CLASSIC_PLANES.iter().product();
    assert_eq!(out.len(), len, "the output holds exactly the planes");
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

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::{MoveList, Rng};

    /// Checks the classic planes against what the table of the rules says, read from position texts.
    #[test]
    fn the_classic_encoding_has_the_agreed_planes() {
        let rng = &mut Rng::seeded(11);
        for _ in 0..5 {
            let mut state = Contrast::start();
            let mut texts = vec![state.to_string()];
            loop {
                check_classic_planes(&state, &texts);
                let Some(mv) = state.random_move(rng, &mut MoveList::new()) else { break };
                state.apply(mv);
                texts.push(state.to_string());
            }
        }
    }

    fn check_classic_planes(state: &Contrast, texts: &[String]) {
        let mut planes = vec![f32::NAN; CLASSIC_PLANES.iter().product()];
        encode_classic(state, &mut planes);
        let plane = |index: usize| &planes[25 * index..25 * (index + 1)];
        let player = state.to_move().index();
        let (own, opponent) = [('1', '2'), ('2', '1')][player];
        for age in 0..8 {
            let text = &texts[(texts.len() - 1).saturating_sub(age)];
            let fields: Vec<&str> = text.split(' ').collect();
            let letters = |field: usize, letter: char| -> Vec<f32> {
                let squares = fields[field].chars().filter(|&c| c != '/');
                let mut plane: Vec<f32> =
                    squares.map(|c| f32::from(u8::from(c == letter))).collect();
                if player == 1 {
                    plane.reverse();
                }
                plane
            };
            assert_eq!(plane(age), letters(0, own), "{text}");
            assert_eq!(plane(8 + age), letters(0, opponent), "{text}");
            assert_eq!(plane(16 + age), letters(1, 'b'), "{text}");
            assert_eq!(plane(24 + age), letters(1, 'g'), "{text}");
            let stocks: Vec<&str> = fields[2].split('-').collect();
            let stock =
                |player: usize, tile: usize| f32::from(stocks[player].as_bytes()[tile] - b'0');
            assert_eq!(plane(56 + age), [stock(player, 0) / 3.0; 25], "{text}");
            assert_eq!(plane(64 + age), [stock(player, 1); 25], "{text}");
            assert_eq!(plane(72 + age), [stock(1 - player, 0) / 3.0; 25], "{text}");
            assert_eq!(plane(80 + age), [stock(1 - player, 1); 25], "{text}");
        }
        for index in 32..56 {
            assert_eq!(plane(index), [0.0; 25]);
        }
        assert_eq!(plane(88), [1.0; 25]);
        assert_eq!(plane(89), [(texts.len() - 1) as f32 / 150.0; 25]);
    }
}
