//! The beginner's way: flip as many discs as possible.

use crate::msg;
use crate::{Move, Othello};
use sakiyomi_core::{
    MoveList, MoveValue, Observer, Reason, Report, Request, Rng, Score, ScoreUnit, Searcher, State,
};

/// Flips the most discs; among equals it chooses by chance.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: Rng,
}

impl Greedy {
    /// Returns the player that breaks ties with `seed`.
    pub fn new(seed: u64) -> Greedy {
        Greedy { rng: Rng::seeded(seed) }
    }
}

const UNIT: ScoreUnit = ScoreUnit::Points { odds: 18.0 };

impl Searcher<Othello> for Greedy {
    fn unit(&self) -> ScoreUnit {
        UNIT
    }

    fn choose(
        &mut self,
        request: Request<'_, Othello>,
        _observer: &mut dyn Observer<Move>,
    ) -> Report<Move> {
        let mut meter = request.meter();
        meter.spend(1);
        let board = request.view.board();
        let flipped = |mv: Move| match mv {
            Move::Place(square) => board.flips(square.index()).count_ones(),
            Move::Pass => 0,
        };
        let mut moves = MoveList::new();
        request.view.legal_moves(&mut moves);
        self.rng.shuffle(&mut moves);
        moves.sort_by_key(|&mv| std::cmp::Reverse(flipped(mv)));

        let best = *moves.first().expect("a search is asked for while the game goes on");
        let reason = match best {
            Move::Pass => Reason::new(msg("greedy-must-pass")),
            Move::Place(_) => Reason::new(msg("greedy-flips-most")).with("count", flipped(best)),
        };
        let moves = moves
            .iter()
            .map(|&mv| MoveValue {
                mv,
                score: Score::from_hundredths(100 * flipped(mv) as i32),
                visits: 1,
            })
            .collect();
        Report { moves, ..Report::immediate(best, UNIT, reason, meter.effort()) }
    }

    fn new_game(&mut self, seed: u64) {
        self.rng = Rng::seeded(seed);
    }
}
