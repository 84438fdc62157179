//! The clocks as `time_settings` and `time_left` describe them.

use std::time::Duration;

use sakiyomi_core::Seat;

use sakiyomi_play::protocols::share_of_clock;

/// What each player has left. Without `time_settings` there are no clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Clocks {
    left: Option<[Left; 2]>,
    /// The time and the moves of each period after the main time.
    overtime: Option<(Duration, u32)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Left {
    time: Duration,
    /// The moves for which it must last in a period; `None` in the main time.
    moves: Option<u32>,
}

impl Clocks {
    /// Sets the clocks, in seconds. Overtime without a number of moves means no limit at all.
    pub(super) fn set(&mut self, main: u32, overtime: u32, moves: u32) {
        *self = Clocks::default();
        if overtime > 0 && moves == 0 {
            return;
        }
        let seconds = |n: u32| Duration::from_secs(n.into());
        self.overtime = (moves > 0).then(|| (seconds(overtime), moves));
        self.left = Some([Left { time: seconds(main), moves: None }; 2]);
    }

    pub(super) fn correct(&mut self, seat: Seat, seconds: u32, moves: u32) {
        let left = self.left.get_or_insert([Left { time: Duration::ZERO, moves: None }; 2]);
        left[seat.index()] =
            Left { time: Duration::from_secs(seconds.into()), moves: (moves > 0).then_some(moves) };
    }

    /// Returns what `seat` may spend on a move when the game may last for `moves_left` of its moves.
    pub(super) fn share(&self, seat: Seat, moves_left: usize) -> Option<Duration> {
        let left = self.left?[seat.index()];
        let (time, moves) = match (left.moves, self.overtime) {
            (None, Some((time, moves))) if left.time.is_zero() => (time, Some(moves)),
            (moves, _) => (left.time, moves),
        };
        Some(match moves {
            // A period is full again after its last move: nothing needs to be kept for later.
            Some(moves) => {
                let reserve = (time / 10).min(Duration::from_millis(500));
                (time - reserve) / moves.max(1)
            }
            None => share_of_clock(time, Duration::ZERO, moves_left),
        })
    }

    /// Takes what was spent from the clock of `seat`, as long as nobody corrects it.
    pub(super) fn spend(&mut self, seat: Seat, time: Duration) {
        if let Some(left) = &mut self.left {
            let left = &mut left[seat.index()];
            left.time = left.time.saturating_sub(time);
            left.moves = left.moves.map(|moves| moves.saturating_sub(1)).filter(|&moves| moves > 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_settings_there_is_no_limit_by_the_clock() {
        let mut clocks = Clocks::default();
        assert_eq!(clocks.share(Seat::First, 30), None);
        clocks.set(0, 1, 0);
        assert_eq!(clocks.share(Seat::First, 30), None);
    }

    #[test]
    fn the_main_time_lasts_for_the_game() {
        let mut clocks = Clocks::default();
        clocks.set(60, 0, 0);
        for moves_left in (1..=30).rev() {
            let share = clocks.share(Seat::Second, moves_left).unwrap();
            clocks.spend(Seat::Second, share);
        }
        assert!(!clocks.left.unwrap()[1].time.is_zero());
        assert_eq!(clocks.left.unwrap()[0].time, Duration::from_secs(60));
    }

    #[test]
    fn a_period_lasts_for_its_moves() {
        let mut clocks = Clocks::default();
        clocks.set(0, 10, 5);
        assert_eq!(clocks.share(Seat::First, 30), Some(Duration::from_millis(1900)));
        clocks.correct(Seat::First, 4, 1);
        assert_eq!(clocks.share(Seat::First, 30), Some(Duration::from_millis(3600)));
    }
}
