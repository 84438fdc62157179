//! Move ordering: the table move, then by the sum of the game's hint, killers, countermove and history.

use sakiyomi_core::Seat;

use super::AlphaBetaConfig;

/// History values lie within this on both sides.
const HISTORY_LIMIT: i32 = 8192;
const TABLE_MOVE: i32 = i32::MAX;
const KILLER: i32 = 2 * HISTORY_LIMIT;
const COUNTERMOVE: i32 = HISTORY_LIMIT;

/// History and countermoves, by seat and slot.
#[derive(Clone, Debug)]
pub(super) struct Ordering {
    history: [Vec<i32>; 2],
    countermoves: [Vec<Option<u16>>; 2],
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Context {
    pub(super) seat: Seat,
    /// The slot of the move that led to the position.
    pub(super) arrived: Option<u16>,
    pub(super) killers: [Option<u16>; 2],
}

impl Ordering {
    pub(super) fn new(slots: u16) -> Ordering {
        let slots = usize::from(slots);
        Ordering {
            history: [vec![0; slots], vec![0; slots]],
            countermoves: [vec![None; slots], vec![None; slots]],
        }
    }

    pub(super) fn clear(&mut self) {
        self.history.iter_mut().for_each(|moves| moves.fill(0));
        self.countermoves.iter_mut().for_each(|moves| moves.fill(None));
    }

    /// Ages the history between searches.
    pub(super) fn fade(&mut self) {
        self.history.iter_mut().flatten().for_each(|value| *value /= 2);
    }

    /// Adds killers, countermove and history to the hints in `moves`.
    #[inline]
    pub(super) fn rate<M: Copy>(
        &self,
        moves: &mut [(M, i32)],
        context: &Context,
        config: &AlphaBetaConfig,
        slot: impl Fn(M) -> u16,
    ) {
        let seat = context.seat.index();
        let history = &self.history[seat];
        let counter = context
            .arrived
            .filter(|_| config.countermoves)
            .and_then(|slot| self.countermoves[seat][usize::from(slot)]);
        for (mv, rating) in moves {
            let slot = slot(*mv);
            if config.history {
                *rating += history[usize::from(slot)];
            }
            if config.killers && context.killers.contains(&Some(slot)) {
                *rating += KILLER;
            }
            if counter == Some(slot) {
                *rating += COUNTERMOVE;
            }
        }
    }

    /// Learns from a beta cutoff by `slot`, after the `tried` slots.
    #[inline]
    pub(super) fn refuted_by(
        &mut self,
        context: &mut Context,
        depth: i32,
        tried: impl Iterator<Item = u16>,
        slot: u16,
    ) {
        let seat = context.seat.index();
        if context.killers[0] != Some(slot) {
            context.killers = [Some(slot), context.killers[0]];
        }
        if let Some(arrived) = context.arrived {
            self.countermoves[seat][usize::from(arrived)] = Some(slot);
        }
        let bonus = (depth * depth).min(HISTORY_LIMIT / 8);
        for other in tried {
            learn(&mut self.history[seat][usize::from(other)], -bonus);
        }
        learn(&mut self.history[seat][usize::from(slot)], bonus);
    }
}

/// History gravity: moves `value` by `bonus`, the less the nearer it is to its limit.
#[inline]
fn learn(value: &mut i32, bonus: i32) {
    *value += bonus - *value * bonus.abs() / HISTORY_LIMIT;
}

/// Rates the table move first, and tells whether it is there.
#[inline]
pub(super) fn prefer<M: Copy>(moves: &mut [(M, i32)], is_preferred: impl Fn(M) -> bool) -> bool {
    let preferred = moves.iter_mut().find(|(mv, _)| is_preferred(*mv));
    preferred.map(|(_, rating)| *rating = TABLE_MOVE).is_some()
}

/// Selection sort, one step: brings the best of the moves from `index` on to `index`.
#[inline]
pub(super) fn pick<M: Copy>(moves: &mut [(M, i32)], index: usize) {
    let rest = &mut moves[index..];
    let mut best = 0;
    for other in 1..rest.len() {
        if rest[other].1 > rest[best].1 {
            best = other;
        }
    }
    rest.swap(0, best);
}

/// Returns the late move reduction of move number `index`.
#[inline]
pub(super) fn reduction(depth: i32, index: usize) -> i32 {
    if depth < 3 || index < 3 {
        return 0;
    }
    let plies = (depth.ilog2() * index.ilog2() + 1) / 3;
    plies.cast_signed().min(depth - 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn history_stays_within_its_limit() {
        let mut value = 0;
        for _ in 0..10_000 {
            learn(&mut value, HISTORY_LIMIT / 8);
            assert!(value.abs() <= HISTORY_LIMIT);
        }
        for _ in 0..10_000 {
            learn(&mut value, -HISTORY_LIMIT / 8);
            assert!(value.abs() <= HISTORY_LIMIT);
        }
        assert!(value < -HISTORY_LIMIT / 2);
    }

    #[test]
    fn the_order_is_table_move_killer_countermove_history() {
        let mut ordering = Ordering::new(8);
        let mut context = Context { seat: Seat::First, arrived: Some(7), killers: [None; 2] };
        ordering.refuted_by(&mut context, 3, [5].into_iter(), 1);
        context.killers = [Some(2), None];
        ordering.history[0][3] = 100;
        let mut moves = [0, 1, 2, 3, 4, 5].map(|slot: u16| (slot, 0));
        ordering.rate(&mut moves, &context, &AlphaBetaConfig::default(), |slot| slot);
        prefer(&mut moves, |slot| slot == 4);
        (0..6).for_each(|index| pick(&mut moves, index));
        assert_eq!(moves.map(|(slot, _)| slot), [4, 2, 1, 3, 0, 5]);
    }

    #[test]
    fn early_moves_and_shallow_nodes_are_not_reduced() {
        assert_eq!(reduction(2, 10), 0);
        assert_eq!(reduction(9, 2), 0);
        assert!((3..60).all(|depth| (3..200).all(|index| reduction(depth, index) < depth - 1)));
    }
}
