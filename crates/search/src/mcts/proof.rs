//! Results that are certain, and how they climb from a position to the one before.

use sakiyomi_core::{Outcome, Score, Seat};

/// What is certain about a position, for the player who moved there.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Proof {
    /// Nothing.
    #[default]
    Open,
    /// That player does not win: the opponent has a draw in hand, and looks for more.
    NotWon,
    /// That player wins, after at most so many plies.
    Won(u16),
    /// Nobody wins.
    Drawn,
    /// That player loses, after at least as many plies as were looked at.
    Lost(u16),
}

impl Proof {
    /// Returns what the end of the game proves for `seat`.
    ///
    /// A solitaire has no opponent, and so no result that a move could be certain of.
    pub(super) fn of(outcome: Outcome, seat: Seat) -> Proof {
        match outcome {
            Outcome::Won { by, .. } if by == seat => Proof::Won(0),
            Outcome::Won { .. } => Proof::Lost(0),
            Outcome::Drawn | Outcome::Scored { .. } => Proof::Drawn,
        }
    }

    #[inline]
    pub(super) const fn is_known(self) -> bool {
        !matches!(self, Proof::Open | Proof::NotWon)
    }

    /// Returns 1 for a win, 0 for a draw, -1 for a loss.
    #[inline]
    pub(super) const fn value(self) -> Option<f32> {
        match self {
            Proof::Open | Proof::NotWon => None,
            Proof::Won(_) => Some(1.0),
            Proof::Drawn => Some(0.0),
            Proof::Lost(_) => Some(-1.0),
        }
    }

    /// Returns what a result for the player who chooses means for the one who moved before.
    pub(super) const fn for_opponent(self) -> Proof {
        match self {
            Proof::Won(plies) => Proof::Lost(plies),
            Proof::Lost(plies) => Proof::Won(plies),
            Proof::Drawn => Proof::Drawn,
            Proof::Open | Proof::NotWon => Proof::Open,
        }
    }

    /// Returns what the proofs of all moves say about the position, for the player who chooses among them.
    ///
    /// One move that wins is enough; anything else needs all of them.
    pub(super) fn of_choice(moves: impl Iterator<Item = Proof>) -> Proof {
        let mut best = None;
        let mut is_complete = true;
        for proof in moves {
            is_complete &= proof.is_known();
            if best.is_none_or(|best| proof.rank() > Proof::rank(best)) {
                best = Some(proof);
            }
        }
        match best {
            Some(Proof::Won(plies)) => Proof::Won(plies.saturating_add(1)),
            Some(Proof::Lost(plies)) if is_complete => Proof::Lost(plies.saturating_add(1)),
            Some(Proof::Drawn) if is_complete => Proof::Drawn,
            _ => Proof::Open,
        }
    }

    /// Orders what a player prefers: quick wins, then the unknown, draws, late losses.
    pub(super) const fn rank(self) -> i32 {
        match self {
            Proof::Won(plies) => 200_000 - plies as i32,
            Proof::Open | Proof::NotWon => 1,
            Proof::Drawn => 0,
            Proof::Lost(plies) => plies as i32 - 200_000,
        }
    }

    /// Returns the score of a move to this position for the player who makes it.
    pub(super) fn score(self) -> Option<Score> {
        match self {
            Proof::Open | Proof::NotWon => None,
            Proof::Won(plies) => Some(Score::win_in(u32::from(plies) + 1)),
            Proof::Drawn => Some(Score::ZERO),
            Proof::Lost(plies) => Some(Score::loss_in(u32::from(plies) + 1)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_win_decides_and_a_loss_needs_all_moves() {
        use Proof::{Drawn, Lost, Open, Won};
        let choice = |moves: &[Proof]| Proof::of_choice(moves.iter().copied());
        assert_eq!(choice(&[Open, Won(4), Won(2), Lost(1)]), Won(3));
        assert_eq!(choice(&[Lost(1), Open]), Open);
        assert_eq!(choice(&[Drawn, Open]), Open);
        assert_eq!(choice(&[Drawn, Lost(3)]), Drawn);
        assert_eq!(choice(&[Lost(3), Lost(5), Lost(1)]), Lost(6));
        assert_eq!(choice(&[]), Open);
    }

    #[test]
    fn scores_count_the_ply_of_the_move() {
        assert_eq!(Proof::Won(0).score(), Some(Score::win_in(1)));
        assert_eq!(Proof::Won(0).for_opponent().score(), Some(Score::loss_in(1)));
        assert_eq!(Proof::Open.score(), None);
    }
}
