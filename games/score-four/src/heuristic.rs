//! A beginner's rule: check one ply for each side.

use crate::msg;
use sakiyomi_core::{MoveList, Reason, Rng, State as _};
use sakiyomi_play::engine::Choice;

use crate::{Column, ScoreFour, columns_of};

/// Completes a line if it can, else blocks one, else plays by chance.
pub(super) fn win_or_block(state: &ScoreFour, rng: &mut Rng) -> Choice<Column> {
    let choice = |best, reason| Choice { best, reason, moves: Vec::new() };
    let board = state.board();
    let wins: Vec<Column> = columns_of(board.winning_cells()).collect();
    if let Some(&column) = rng.choose(&wins) {
        return choice(column, Reason::new(msg("heuristic-wins")));
    }
    let losses: Vec<Column> = columns_of(board.swapped().winning_cells()).collect();
    if let Some(&column) = rng.choose(&losses) {
        let text =
            if losses.len() == 1 { msg("heuristic-blocks") } else { msg("heuristic-blocks-one") };
        let reason = Reason::new(text).with("column", column).with("count", losses.len());
        return choice(column, reason);
    }
    let column = state.random_move(rng, &mut MoveList::new());
    choice(
        column.expect("a search is asked for while the game goes on"),
        Reason::new(msg("heuristic-by-chance")),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(columns: &str) -> (String, String) {
        let mut state = ScoreFour::start();
        for column in columns.split_whitespace() {
            state.play(column.parse().unwrap()).unwrap();
        }
        let choice = win_or_block(&state, &mut Rng::seeded(5));
        (choice.best.to_string(), choice.reason.to_string())
    }

    #[test]
    fn a_win_comes_before_a_block() {
        let (column, reason) = choice("a1 a2 b1 b2 c1 c2");
        assert_eq!((column.as_str(), reason.as_str()), ("d1", "completes four in a line"));
    }

    #[test]
    fn a_threat_is_blocked() {
        let (column, reason) = choice("a1 a2 b1 b3 c1");
        assert_eq!((column.as_str(), reason.as_str()), ("d1", "blocks the opponent's four at d1"));
    }

    #[test]
    fn one_of_two_threats_is_blocked() {
        // Black has a1, a3, a4 in one line and a1, c1, d1 in another.
        let (column, reason) = choice("a1 b4 a3 c4 a4 c3 c1 b3 d1");
        assert!(["a2", "b1"].contains(&column.as_str()), "{column}");
        let expected = format!("the opponent can complete four in 2 columns; blocks {column}");
        assert_eq!(reason, expected);
    }

    #[test]
    fn a_four_that_nothing_supports_is_no_threat() {
        // Black has a1, b1 and c1 on level 2, but column d1 is empty.
        let (_, reason) = choice("a1 b1 b1 c1 c1 a4 a1");
        assert_eq!(reason, "nothing to win or block: a random move");
    }
}
