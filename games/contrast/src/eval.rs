//! The evaluation of Contrast: a linear sum of features, with weights from self-play
//! ([`tune`](super::tune)).
//!
//! The features: the race (moves each side needs to the goal, and whose turn it is), the other
//! pieces' distances, mobility, stocks, where pieces and tiles lie, and who guards the home row.
//! Squares are seen from each player's own side, and left and right are the same.

use std::sync::{Arc, LazyLock};

use crate::{Board, Square, Tile, msg};
use sakiyomi_core::{Reason, Seat, localized};

use super::paths::{Distances, FARTHEST, ways};

pub(super) const FACTS: usize = HOME + 6;

// Where the weights of each kind of fact begin; `to_text` says what they are.
const TEMPO: usize = 0;
const RACE: usize = TEMPO + 1;
const SECOND: usize = RACE + FARTHEST * FARTHEST;
const DISTANCE: usize = SECOND + FARTHEST;
const PIECE: usize = DISTANCE + FARTHEST;
const TILE: usize = PIECE + 3 * SQUARES;
const STOCK: usize = TILE + 2 * SQUARES;
const WAYS: usize = STOCK + 6;
const HOME: usize = WAYS + MOST_WAYS + 1;
const MOST_WAYS: usize = 20;
/// Rows times files, with left and right folded.
const SQUARES: usize = 15;

/// The weights, in hundredths of the logarithm of the odds of winning.
#[derive(Clone, PartialEq, Debug)]
pub struct Evaluation {
    /// One for each fact.
    pub(super) weights: Vec<i32>,
}

/// A text that holds no weights.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum WeightsError {
    /// The line with this number, from 1, holds no weight.
    Line(usize),
    /// There are too few or too many.
    Count(usize),
}

impl WeightsError {
    /// Returns what is wrong with the file.
    #[must_use]
    pub fn reason(&self) -> Reason {
        match self {
            WeightsError::Line(line) => Reason::new(msg("weights-line")).with("line", line),
            WeightsError::Count(found) => {
                Reason::new(msg("weights-count")).with("expected", FACTS).with("found", found)
            }
        }
    }
}

localized!(WeightsError);

impl Evaluation {
    /// Returns the weights that come with the program.
    pub fn shipped() -> Arc<Evaluation> {
        static SHIPPED: LazyLock<Arc<Evaluation>> = LazyLock::new(|| {
            Evaluation::from_text(include_str!("../../../models/contrast-eval.txt"))
                .map(Arc::new)
                .expect("the weights in the program are whole")
        });
        Arc::clone(&SHIPPED)
    }

    /// Returns handmade initial weights: only the race counts.
    pub(super) fn handmade() -> Evaluation {
        let mut weights = vec![0; FACTS];
        for own in 0..FARTHEST {
            for opponent in 0..FARTHEST {
                let ahead = opponent as i32 - own as i32;
                weights[RACE + FARTHEST * own + opponent] = 20 + 40 * ahead;
            }
            weights[DISTANCE + own] = -5 * own as i32;
        }
        for count in 0..=MOST_WAYS {
            weights[WAYS + count] = 3 * count as i32;
        }
        Evaluation { weights }
    }

    /// Reads one weight a line; a line that begins with `#` is a comment.
    pub fn from_text(text: &str) -> Result<Evaluation, WeightsError> {
        let weights = (1..)
            .zip(text.lines())
            .filter(|(_, line)| !line.starts_with('#'))
            .map(|(number, line)| {
                line.parse::<i16>().map(i32::from).map_err(|_| WeightsError::Line(number))
            })
            .collect::<Result<Vec<i32>, WeightsError>>()?;
        match weights.len() {
            FACTS => Ok(Evaluation { weights }),
            found => Err(WeightsError::Count(found)),
        }
    }

    /// Writes what [`Evaluation::from_text`] reads.
    pub fn to_text(&self) -> String {
        let groups = [
            (TEMPO, "the right to move"),
            (RACE, "moves to the goal: the mover's nearest piece, then the opponent's"),
            (SECOND, "moves to the goal of the second nearest piece"),
            (DISTANCE, "a piece at each distance"),
            (PIECE, "a piece on white, black, gray: rows from home, files a b c"),
            (TILE, "a black, a gray tile: rows from home, files a b c"),
            (STOCK, "black tiles in stock 0 to 3, gray ones 0 to 1"),
            (WAYS, "ways to move, from 0 on"),
            (HOME, "pieces on the home row, from 0 on"),
        ];
        let mut out = String::new();
        for (index, weight) in self.weights.iter().enumerate() {
            if let Some((_, title)) = groups.iter().find(|(start, _)| *start == index) {
                out += &format!("# {title}\n");
            }
            out += &format!("{weight}\n");
        }
        out
    }

    /// Returns the value of `board` for the player to move, in hundredths of the logarithm of the odds of winning.
    #[inline]
    pub fn hundredths(&self, board: &Board) -> i32 {
        let mut sum = 0;
        for_each_fact(board, |fact, times| sum += times * self.weights[fact]);
        sum
    }
}

/// Calls `f` with each fact and how often it holds: positive for the mover, else negative.
#[inline]
pub(super) fn for_each_fact(board: &Board, mut f: impl FnMut(usize, i32)) {
    let mover = board.to_move();
    let own = one_side(board, mover, 1, &mut f);
    let opponent = one_side(board, mover.opponent(), -1, &mut f);
    f(TEMPO, 1);
    f(RACE + FARTHEST * own + opponent, 1);
}

/// Calls `f` with the facts of one side, and returns the place of its nearest piece's distance.
#[inline]
fn one_side(board: &Board, seat: Seat, sign: i32, f: &mut impl FnMut(usize, i32)) -> usize {
    let pieces = board.pieces(seat);
    let distances = Distances::new(board, seat);
    let (mut nearest, mut second, mut seen) = (FARTHEST - 1, FARTHEST - 1, 0);
    for (place, level) in distances.levels.into_iter().enumerate() {
        let count = (pieces & level).count_ones();
        if count == 0 {
            continue;
        }
        f(DISTANCE + place, sign * count as i32);
        if seen == 0 {
            nearest = place;
        }
        if seen < 2 && seen + count >= 2 {
            second = place;
        }
        seen += count;
    }
    f(SECOND + second, sign);

    let tiles = [board.white(), board.tiles(Tile::Black), board.tiles(Tile::Gray)];
    for (kind, squares) in tiles.into_iter().enumerate() {
        for square in Square::all_of(pieces & squares) {
            f(PIECE + SQUARES * kind + folded(square, seat), sign);
        }
        if let Some(kind) = kind.checked_sub(1) {
            for square in Square::all_of(squares) {
                f(TILE + SQUARES * kind + folded(square, seat), sign);
            }
        }
    }
    f(STOCK + usize::from(board.stock(seat, Tile::Black)), sign);
    f(STOCK + 4 + usize::from(board.stock(seat, Tile::Gray)), sign);
    f(WAYS + (ways(board, seat).0 as usize).min(MOST_WAYS), sign);
    let home = Board::goal_row(seat.opponent());
    f(HOME + (pieces & home).count_ones() as usize, sign);
    nearest
}

/// Returns the number of a square as `seat` sees it, below [`SQUARES`].
#[inline]
fn folded(square: Square, seat: Seat) -> usize {
    FOLDED[seat.index()][usize::from(square.index())].into()
}

/// For each seat and square, three times the rows from home plus the file counted from the edge.
static FOLDED: [[u8; 25]; 2] = {
    let mut table = [[0; 25]; 2];
    let mut square = 0;
    while square < 25 {
        let (x, y) = (square % 5, square / 5);
        let file = if x < 3 { x } else { 4 - x };
        table[0][square] = (3 * (4 - y) + file) as u8;
        table[1][square] = (3 * y + file) as u8;
        square += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Contrast;
    use sakiyomi_core::{MoveList, Rng, State as _};

    #[test]
    fn weights_are_read_as_they_were_written() {
        let mut rng = Rng::seeded(1);
        let weights = (0..FACTS).map(|_| rng.below(1000) as i32 - 500).collect();
        let evaluation = Evaluation { weights };
        assert_eq!(Evaluation::from_text(&evaluation.to_text()), Ok(evaluation));
        assert_eq!(Evaluation::from_text("1\nx\n"), Err(WeightsError::Line(2)));
        assert_eq!(Evaluation::from_text("1\n2\n"), Err(WeightsError::Count(2)));
    }

    #[test]
    fn every_fact_is_about_something_and_mirrored_positions_are_worth_the_same() {
        let rng = &mut Rng::seeded(2);
        let evaluation = Evaluation::shipped();
        let mut seen = [false; FACTS];
        for _ in 0..300 {
            let mut state = Contrast::start();
            while let Some(mv) = state.random_move(rng, &mut MoveList::new()) {
                for_each_fact(state.board(), |fact, _| seen[fact] = true);
                let board = state.board();
                assert_eq!(evaluation.hundredths(board), evaluation.hundredths(&board.mirrored()));
                state.apply(mv);
            }
        }
        let seen = seen.iter().filter(|&&seen| seen).count();
        // Some squares and distances come up only in strange positions.
        assert!(seen > FACTS * 8 / 10, "{seen} of {FACTS}");
    }

    #[test]
    fn the_start_is_nearly_even() {
        let value = Evaluation::shipped().hundredths(&Board::START);
        assert!(value.abs() < 150, "{value}");
    }
}
