//! Hidden and perfect information.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use crate::{Rng, Seat, State};

/// A game with hidden information. Deciders get a `View`; only the referee holds a `State`.
pub trait Observable: State {
    /// What one seat knows; `Display` writes it without what is hidden.
    type View: Clone + Eq + Hash + Debug + Display + Send + Sync + 'static;

    /// Returns what `seat` knows.
    fn view(&self, seat: Seat) -> Self::View;

    /// Returns a random state that fits the view: `determinize(v).view(seat) == v`.
    fn determinize(view: &Self::View, rng: &mut Rng) -> Self;
}

/// A game of perfect information: its view is the state. Alpha-beta and PUCT search need it.
pub trait PerfectInformation: State {}

impl<S: PerfectInformation> Observable for S {
    type View = S;

    fn view(&self, _seat: Seat) -> S {
        self.clone()
    }

    fn determinize(view: &S, _rng: &mut Rng) -> S {
        view.clone()
    }
}
