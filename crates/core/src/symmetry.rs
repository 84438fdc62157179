//! Ways to turn a position that keep the game the same.

use std::fmt::Debug;

use crate::{Rng, State};

/// An element of a finite group of symmetries.
pub trait Symmetry: Copy + Eq + Debug + Send + Sync + 'static {
    /// The symmetry that changes nothing.
    const IDENTITY: Self;

    /// Returns symmetries from which [`closure`] makes the whole group.
    fn generators() -> Vec<Self>;

    /// Returns the symmetry that does `self` first and `next` after it.
    #[must_use]
    fn then(self, next: Self) -> Self;

    /// Returns the symmetry that takes `self` back.
    #[must_use]
    fn inverse(self) -> Self;

    /// Returns a random element of the group.
    fn random(rng: &mut Rng) -> Self;
}

/// A game whose positions can be turned without changing who wins.
pub trait Symmetric: State {
    /// The group.
    type Symmetry: Symmetry;

    /// Returns the state turned by `by`.
    #[must_use]
    fn transform(&self, by: Self::Symmetry) -> Self;

    /// Returns the move turned by `by`.
    #[must_use]
    fn transform_move(mv: Self::Move, by: Self::Symmetry) -> Self::Move;
}

/// Returns every element of the group, the identity first. For small groups.
#[must_use]
pub fn closure<G: Symmetry>() -> Vec<G> {
    elements(usize::MAX)
}

/// Returns elements of the group, the identity and the generators first, until there are `enough`.
fn elements<G: Symmetry>(enough: usize) -> Vec<G> {
    let generators = G::generators();
    let mut elements = vec![G::IDENTITY];
    let mut done = 0;
    while done < elements.len() && elements.len() < enough {
        for &generator in &generators {
            let product = elements[done].then(generator);
            if !elements.contains(&product) {
                elements.push(product);
            }
        }
        done += 1;
    }
    elements
}

/// Returns moves that are as good as `mv` because turning the position leads to them, `mv` first.
///
/// These are all of them where the group is small. In a large one not every turn is tried.
#[must_use]
pub fn twins<S: Symmetric>(state: &S, mv: S::Move) -> Vec<S::Move> {
    const ENOUGH: usize = 64;
    let mut moves = Vec::new();
    for turn in elements(ENOUGH) {
        let twin = S::transform_move(mv, turn);
        if !moves.contains(&twin) && state.transform(turn) == *state {
            moves.push(twin);
        }
    }
    moves
}

/// A symmetry of the square: an optional swap of x and y, then optional mirrors.
///
/// ```
/// use sakiyomi_core::{Dihedral, closure};
/// assert_eq!(closure::<Dihedral>().len(), 8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dihedral {
    /// Whether x and y are swapped, before the mirrors.
    pub transpose: bool,
    /// Whether x becomes `size - 1 - x`.
    pub mirror_x: bool,
    /// Whether y becomes `size - 1 - y`.
    pub mirror_y: bool,
}

impl Dihedral {
    /// Returns where the square (x, y) of a board of `size` squares a side goes.
    #[must_use]
    pub const fn square(self, (x, y): (u8, u8), size: u8) -> (u8, u8) {
        let (x, y) = if self.transpose { (y, x) } else { (x, y) };
        (if self.mirror_x { size - 1 - x } else { x }, if self.mirror_y { size - 1 - y } else { y })
    }
}

impl Symmetry for Dihedral {
    const IDENTITY: Dihedral = Dihedral { transpose: false, mirror_x: false, mirror_y: false };

    fn generators() -> Vec<Dihedral> {
        vec![
            Dihedral { transpose: true, ..Self::IDENTITY },
            Dihedral { mirror_x: true, ..Self::IDENTITY },
        ]
    }

    fn then(self, next: Dihedral) -> Dihedral {
        // A transposition exchanges the mirrors that stand before it.
        let (x, y) = if next.transpose {
            (self.mirror_y, self.mirror_x)
        } else {
            (self.mirror_x, self.mirror_y)
        };
        Dihedral {
            transpose: self.transpose ^ next.transpose,
            mirror_x: x ^ next.mirror_x,
            mirror_y: y ^ next.mirror_y,
        }
    }

    fn inverse(self) -> Dihedral {
        let (mirror_x, mirror_y) = if self.transpose {
            (self.mirror_y, self.mirror_x)
        } else {
            (self.mirror_x, self.mirror_y)
        };
        Dihedral { mirror_x, mirror_y, ..self }
    }

    fn random(rng: &mut Rng) -> Dihedral {
        let bits = rng.below(8);
        Dihedral { transpose: bits & 1 > 0, mirror_x: bits & 2 > 0, mirror_y: bits & 4 > 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn composition_acts_on_squares_one_after_the_other() {
        for a in closure::<Dihedral>() {
            for b in closure::<Dihedral>() {
                for (x, y) in [(0, 0), (1, 3), (2, 5), (7, 4)] {
                    assert_eq!(a.then(b).square((x, y), 8), b.square(a.square((x, y), 8), 8));
                }
            }
        }
    }
}
