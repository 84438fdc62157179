//! Symmetries of games.

use std::fmt::Debug;

use crate::{Rng, State};

/// An element of a finite group of symmetries.
pub trait Symmetry: Copy + Eq + Debug + Send + Sync + 'static {
    /// The identity.
    const IDENTITY: Self;

    /// Returns generators of the group.
    fn generators() -> Vec<Self>;

    /// Returns `self` followed by `next`.
    fn then(self, next: Self) -> Self;

    /// Returns the inverse.
    fn inverse(self) -> Self;

    /// Returns a random element of the group.
    fn random(rng: &mut Rng) -> Self;
}

/// A game with symmetries, which do not change the result.
pub trait Symmetric: State {
    /// The group.
    type Symmetry: Symmetry;

    /// Returns the image of the state.
    fn transform(&self, by: Self::Symmetry) -> Self;

    /// Returns the image of a move.
    fn transform_move(mv: Self::Move, by: Self::Symmetry) -> Self::Move;
}

/// Returns every element of the group, the identity first. For small groups.
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

/// Returns the moves equal to `mv` by symmetry, `mv` first. Large groups are not searched fully.
pub fn twins<S: Symmetric>(state: &S, mv: S::Move) -> Vec<S::Move> {
    const ENOUGH: usize = 64;
    let mut moves = Vec::new();
    for by in elements(ENOUGH) {
        let twin = S::transform_move(mv, by);
        if !moves.contains(&twin) && state.transform(by) == *state {
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
    /// Returns the image of the square (x, y) of a board of `size` squares a side.
    pub const fn square(self, (x, y): (u8, u8), size: u8) -> (u8, u8) {
        let (x, y) = if self.transpose { (y, x) } else { (x, y) };
        (if self.mirror_x { size - 1 - x } else { x }, if self.mirror_y { size - 1 - y } else { y })
    }

    /// Exchanges the mirrors, as a transposition after them does.
    fn exchanged(self) -> Dihedral {
        Dihedral { mirror_x: self.mirror_y, mirror_y: self.mirror_x, ..self }
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
        let first = if next.transpose { self.exchanged() } else { self };
        Dihedral {
            transpose: first.transpose ^ next.transpose,
            mirror_x: first.mirror_x ^ next.mirror_x,
            mirror_y: first.mirror_y ^ next.mirror_y,
        }
    }

    fn inverse(self) -> Dihedral {
        if self.transpose { self.exchanged() } else { self }
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
