//! The beginner's way: win, or else block, or else run forward.

use crate::msg;
use sakiyomi_core::{MoveList, MoveValue, Outcome, Reason, Rng, Score, State as _};
use sakiyomi_play::engine::{Choice, ranked};

use crate::{Contrast, Move};

/// Wins if it can, else stops an immediate win, else goes furthest forward.
pub(super) fn run(state: &Contrast, rng: &mut Rng) -> Choice<Move> {
    let mut moves = MoveList::new();
    state.legal_moves(&mut moves);
    let moves = ranked(moves, rng, |mv| evaluate_move(state, mv));
    let best = moves.first().expect("a search is asked for while the game goes on");
    Choice { best: best.mv, reason: explain(state, best), moves }
}

/// Returns the score of `mv`: won, lost to the next move, or one unit for each row gained.
fn evaluate_move(state: &Contrast, mv: Move) -> Score {
    let mut after = state.clone();
    after.apply(mv);
    match after.outcome() {
        Some(Outcome::Won { .. }) => Score::win_in(1),
        None if after.board().can_reach_goal(after.to_move()) => Score::loss_in(2),
        _ => Score::from_hundredths(100 * mv.rows_gained(state.to_move())),
    }
}

fn explain(state: &Contrast, best: &MoveValue<Move>) -> Reason {
    let rows = best.mv.rows_gained(state.to_move());
    if best.score.win_distance().is_some() {
        let reaches_goal = state.board().after(best.mv).goal_winner().is_some();
        Reason::new(if reaches_goal {
            msg("runner-reaches-goal")
        } else {
            msg("runner-leaves-no-move")
        })
    } else if best.score.loss_distance().is_some() {
        Reason::new(msg("runner-all-lose"))
    } else if state.board().can_reach_goal(state.to_move().opponent()) {
        Reason::new(msg("runner-blocks"))
    } else if rows > 0 {
        Reason::new(msg("runner-advances")).with("rows", rows)
    } else {
        Reason::new(msg("runner-cannot-advance"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the chosen move and the reason.
    fn answer(position: &str, seed: u64) -> (String, String) {
        let view: Contrast = position.parse().unwrap();
        let choice = run(&view, &mut Rng::seeded(seed));
        (choice.best.to_string(), choice.reason.to_string())
    }

    #[test]
    fn it_wins_when_it_can() {
        for seed in 0..10 {
            let (mv, reason) =
                answer(".2222/1..../2..../...../.1111 ...../...../...../...../..... 31-31 1", seed);
            assert!(mv.starts_with("a4a5"), "{mv}");
            assert_eq!(reason, "reaches the goal row");
            let (mv, reason) =
                answer("22222/1111./....1/...../..... ...../...../...../...../..... 31-31 1", seed);
            assert!(mv.starts_with("e3e4"), "{mv}");
            assert_eq!(reason, "leaves the opponent without a move");
        }
    }

    #[test]
    fn it_blocks_when_the_opponent_threatens_to_win() {
        // Player 2 threatens a2a1; a piece on a1 stands in the way.
        for seed in 0..10 {
            let (mv, reason) =
                answer(".2222/...../...../2...1/.1111 ...../...../...../...../..... 31-31 1", seed);
            assert_eq!(&mv[2..4], "a1", "{mv}");
            assert_eq!(reason, "stops the opponent from reaching the goal next");
        }
    }

    #[test]
    fn it_goes_as_far_forward_as_it_safely_can() {
        // The jump b1b4 over two friends gains three rows.
        for seed in 0..10 {
            let (mv, reason) =
                answer("2.222/.2.../.1.../.1.../11.1. ...../...../...../...../..... 31-31 1", seed);
            assert!(!mv.starts_with("b1"), "the opponent on b4 blocks: {mv}");
            assert_eq!(reason, "advances furthest of all safe moves (rows: 1)");
            let (mv, reason) =
                answer("22222/...../.1.../.1.../11.1. ...../...../...../...../..... 31-31 1", seed);
            assert!(mv.starts_with("b1b4"), "{mv}");
            assert_eq!(reason, "advances furthest of all safe moves (rows: 3)");
        }
    }

    #[test]
    fn it_knows_when_all_is_lost() {
        let (_, reason) =
            answer(".222./...../..1../21.12/.1.1. ...../...../...../...../..... 31-31 1", 1);
        assert_eq!(reason, "the opponent reaches the goal next whatever you play");
    }
}
