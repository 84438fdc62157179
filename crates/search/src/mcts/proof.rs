//! Proven results (MCTS-Solver).

use sakiyomi_core::{Outcome, PerfectInformation, Score, Seat};

use super::arena::ROOT;
use super::tree::Tree;

/// What is proven about a position, for the player who moved there.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Proof {
    #[default]
    Open,
    /// No win: the opponent has a draw at least.
    NotWon,
    /// A win within so many plies.
    Won(u16),
    Drawn,
    /// A loss after so many plies at least.
    Lost(u16),
}

impl Proof {
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

    pub(super) const fn for_opponent(self) -> Proof {
        match self {
            Proof::Won(plies) => Proof::Lost(plies),
            Proof::Lost(plies) => Proof::Won(plies),
            Proof::Drawn => Proof::Drawn,
            Proof::Open | Proof::NotWon => Proof::Open,
        }
    }

    /// Returns the proof for the player who chooses: one win is enough, the rest needs all moves.
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

    /// Orders by preference: quick wins, the unknown, draws, late losses.
    pub(super) const fn rank(self) -> i32 {
        match self {
            Proof::Won(plies) => 200_000 - plies as i32,
            Proof::Open | Proof::NotWon => 1,
            Proof::Drawn => 0,
            Proof::Lost(plies) => plies as i32 - 200_000,
        }
    }

    /// Returns the score for the player who moves here.
    pub(super) fn score(self) -> Option<Score> {
        match self {
            Proof::Open | Proof::NotWon => None,
            Proof::Won(plies) => Some(Score::win_in(u32::from(plies) + 1)),
            Proof::Drawn => Some(Score::ZERO),
            Proof::Lost(plies) => Some(Score::loss_in(u32::from(plies) + 1)),
        }
    }
}

/// Returns a win or loss of the side to move known without search or evaluation, before the end.
pub type StaticWin<S> = fn(&S) -> Option<Score>;

impl<S: PerfectInformation> Tree<S> {
    /// Adds a static test for wins and losses.
    #[must_use]
    pub fn with_static_win(mut self, static_win: Option<StaticWin<S>>) -> Tree<S> {
        self.static_win = static_win;
        self
    }

    /// Takes the root moves in `losing` for lost within so many plies, until the root changes.
    pub fn avoid(&mut self, losing: &[S::Move], plies: u16) {
        self.avoided.clear();
        self.avoided.extend(losing.iter().map(|&mv| (mv, Proof::Lost(plies))));
        self.has_tested = false;
    }

    /// Returns what is proven about `scratch`, for the player who moved there.
    pub(super) fn certain(&self, arrived: Seat) -> Proof {
        if let Some(outcome) = self.scratch.outcome() {
            return Proof::of(outcome, arrived);
        }
        let Some(score) = self.static_win.and_then(|static_win| static_win(&self.scratch)) else {
            return Proof::Open;
        };
        let plies = |distance: u32| u16::try_from(distance).unwrap_or(u16::MAX);
        let proof = match (score.win_distance(), score.loss_distance()) {
            (Some(distance), _) => Proof::Won(plies(distance)),
            (_, Some(distance)) => Proof::Lost(plies(distance)),
            _ => Proof::Open,
        };
        if self.scratch.to_move() == arrived { proof } else { proof.for_opponent() }
    }

    /// Tests every root move once: no win is overlooked, and no immediate loss is a candidate.
    pub(super) fn test_root_moves(&mut self) {
        let knows_nothing = self.static_win.is_none() && self.avoided.is_empty();
        if self.has_tested || knows_nothing || !self.arena.get(ROOT).is_expanded() {
            return;
        }
        self.has_tested = true;
        let seat = self.state.to_move();
        for index in self.arena.get(ROOT).children() {
            let child = self.arena.get(index);
            if child.proof.is_known() {
                continue;
            }
            let (mv, is_new) = (child.mv(), child.visits == 0);
            let proof = match self.avoided.iter().find(|(avoided, _)| *avoided == mv) {
                Some(&(_, proof)) => proof,
                None if is_new => {
                    self.scratch.clone_from(&self.state);
                    self.scratch.apply(mv);
                    self.certain(seat)
                }
                None => continue,
            };
            if proof.is_known() {
                self.arena.get_mut(index).proof = proof;
                self.propagate(&[(ROOT, self.arrived), (index, seat)]);
            }
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
