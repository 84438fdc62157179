//! What is certain about a position before anybody has evaluated it.

use sakiyomi_core::{PerfectInformation, Score, Seat};

use super::arena::ROOT;
use super::proof::Proof;
use super::tree::Tree;

/// Tells whether the player to move is sure to win or to lose, where the rules show it at a glance.
///
/// Such positions need no evaluation, and what they prove climbs as the ends of games do. It looks
/// at positions whose game is not over.
pub type StaticWin<S> = fn(&S) -> Option<Score>;

impl<S: PerfectInformation> Tree<S> {
    /// Lets the tree see what `static_win` sees.
    #[must_use]
    pub fn with_static_win(mut self, static_win: Option<StaticWin<S>>) -> Tree<S> {
        self.static_win = static_win;
        self
    }

    /// Takes the moves of the root in `losing` for lost within so many plies, until the root is
    /// another one.
    pub fn avoid(&mut self, losing: &[S::Move], plies: u16) {
        self.avoided.clear();
        self.avoided.extend(losing.iter().map(|&mv| (mv, Proof::Lost(plies))));
        self.has_looked = false;
    }

    /// Returns what is certain about the position `scratch`, for the player who moved there.
    pub(super) fn certain(&self, arrived: Seat) -> Proof {
        if let Some(outcome) = self.scratch.outcome() {
            return Proof::of(outcome, arrived);
        }
        let Some(score) = self.static_win.and_then(|foresee| foresee(&self.scratch)) else {
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

    /// Looks at every move of the root once in a search, so that none that wins is overlooked and
    /// none that loses at once is a candidate.
    pub(super) fn look_around(&mut self) {
        let knows_nothing = self.static_win.is_none() && self.avoided.is_empty();
        if self.has_looked || knows_nothing || !self.arena.get(ROOT).is_expanded() {
            return;
        }
        self.has_looked = true;
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
