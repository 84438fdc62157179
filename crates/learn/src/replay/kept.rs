//! A game in memory, ready to be learned from.

use sakiyomi_core::{Encoding, MoveList, Symmetry};
use sakiyomi_nn::Batch;
use sakiyomi_play::BoardGame;

use crate::record::{GameRecord, GameResult, MoveRecord, RecordProblem, Searched};

/// A game whose moves are known to be legal.
pub(crate) struct Kept<S: BoardGame> {
    record: GameRecord,
    moves: Vec<S::Move>,
}

pub(crate) struct Position<'a, S> {
    pub(crate) state: S,
    pub(crate) mv: &'a MoveRecord,
    pub(crate) result: GameResult,
}

impl<S: BoardGame> Kept<S> {
    pub(crate) fn new(record: GameRecord) -> Result<Kept<S>, RecordProblem> {
        let moves = record.replay::<S>()?;
        Ok(Kept { record, moves })
    }

    pub(crate) fn record(&self) -> &GameRecord {
        &self.record
    }

    pub(crate) fn len(&self) -> u64 {
        self.moves.len() as u64
    }

    pub(crate) fn position(&self, ply: usize) -> Position<'_, S> {
        let mut state: S = self.record.start();
        for &mv in &self.moves[..ply] {
            state.apply(mv);
        }
        Position { state, mv: &self.record.moves[ply], result: self.record.result_at(ply) }
    }

    pub(crate) fn positions(&self) -> impl Iterator<Item = Position<'_, S>> {
        let mut state: S = self.record.start();
        self.moves.iter().zip(&self.record.moves).enumerate().map(move |(ply, (&mv, record))| {
            let before = state.clone();
            state.apply(mv);
            Position { state: before, mv: record, result: self.record.result_at(ply) }
        })
    }
}

impl<S: BoardGame> Position<'_, S> {
    /// Adds the position, turned by a symmetry; `root_share` weighs the search's value.
    pub(crate) fn put(
        &self,
        turn: S::Symmetry,
        root_share: f32,
        encoding: &Encoding<S>,
        legal: &mut MoveList<S::Move>,
        batch: &mut Batch,
    ) {
        let is_turned = turn != S::Symmetry::IDENTITY;
        let turned = if is_turned { self.state.transform(turn) } else { self.state.clone() };
        let start = batch.inputs.len();
        batch.inputs.resize(start + encoding.input_len(), 0.0);
        (encoding.encode)(&turned, &mut batch.inputs[start..]);

        self.state.legal_moves(legal);
        let first = batch.policy.len();
        for &mv in &*legal {
            let mv = if is_turned { S::transform_move(mv, turn) } else { mv };
            batch.places.push((encoding.policy_index)(&turned, mv) as u32);
        }
        let is_full = self.mv.searched == Searched::Full;
        if is_full {
            batch.policy.resize(first + legal.len(), 0.0);
            let sum: f32 = self.mv.policy.iter().map(|&(_, weight)| f32::from(weight)).sum();
            for &(place, weight) in &self.mv.policy {
                batch.policy[first + usize::from(place)] = f32::from(weight) / sum;
            }
        } else {
            batch.policy.resize(first + legal.len(), 1.0 / legal.len() as f32);
        }
        batch.ends.push(batch.places.len());
        batch.policy_weights.push(if is_full { 1.0 } else { 0.0 });

        let by = self.mv.by;
        let result = chances(self.result.points(by) as f32);
        let root = self.mv.value().map_or(result, chances);
        let mix = |place: usize| (1.0 - root_share) * result[place] + root_share * root[place];
        batch.results.push([mix(0), mix(1), mix(2)]);
        let margin = self.result.margin(by) as f32;
        batch.scores.push(S::MAX_MARGIN.map_or(0.0, |most| margin / most as f32));
    }
}

/// Returns chances of a win, a draw and a loss with an expected result.
fn chances(value: f32) -> [f32; 3] {
    [value.max(0.0), 1.0 - value.abs(), (-value).max(0.0)]
}
