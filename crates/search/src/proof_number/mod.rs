//! Proof-number search: questions with the answer yes or no.
//!
//! A [`Puzzle`] asks whether one player, the attacker, reaches a goal that the
//! other can prevent. For each position the search keeps two numbers: how many
//! more positions must be settled, at the least, to prove that the player to
//! move gets what it wants, and how many to disprove it. It always goes on where
//! the fewest are missing, and so finds narrow proofs deep in the tree long
//! before a search of fixed depth would.
//!
//! This is the depth-first form (df-pn): the tree is not kept, only a bounded
//! [`ProofTable`] of numbers. Three things differ from the textbook:
//!
//! - The numbers of several moves that must all be settled are not added: in a
//!   game full of transpositions a sum counts the same position many times. The
//!   largest counts, and one for each of the others.
//! - A search stays in a branch until it is worse than the second best by a
//!   quarter, not by one, so that it does not jump to and fro.
//! - Before it goes down into a move it looks whether the table has learned
//!   something about that move from another line.

mod saved;
mod search;
mod table;

pub use saved::LoadError;
pub use search::{ProofSearch, Snapshot};
pub use table::ProofTable;

/// A question with the answer yes or no, about positions of a game with two players.
pub trait Puzzle {
    /// A position, in which a player is to move or the game is over.
    type Position: Copy;

    /// Returns a number that no other position of this question has, in its lowest 88 bits.
    ///
    /// The bits are well mixed: any of them may be used to address a table.
    fn key(&self, position: &Self::Position) -> u128;

    /// Settles a position, or estimates how hard that is, for the player to move.
    fn judge(&mut self, position: &Self::Position) -> Numbers;

    /// Adds the positions after each move to `out`, for a position that [`Puzzle::judge`] did not settle.
    ///
    /// Moves that the player to move need not consider may be left out; one at least is there.
    fn successors(&mut self, position: &Self::Position, out: &mut Vec<Self::Position>);
}

/// How much is missing to settle a position, seen by the player to move.
///
/// ```
/// use sakiyomi_search::proof_number::Numbers;
/// assert!(Numbers::PROVED.is_proved() && Numbers::DISPROVED.is_disproved());
/// assert_eq!(Numbers::open(1, 12).settled(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Numbers {
    proof: u32,
    disproof: u32,
}

impl Numbers {
    /// Larger than every number of an open position.
    pub const INFINITE: u32 = (1 << 24) - 1;

    /// The player to move gets what it wants.
    pub const PROVED: Numbers = Numbers { proof: 0, disproof: Self::INFINITE };

    /// The player to move does not get what it wants.
    pub const DISPROVED: Numbers = Numbers { proof: Self::INFINITE, disproof: 0 };

    /// Returns the numbers of a position that is not settled; both are brought into the range of such numbers.
    #[must_use]
    pub const fn open(proof: u32, disproof: u32) -> Numbers {
        Numbers { proof: in_range(proof), disproof: in_range(disproof) }
    }

    /// Returns the numbers for a result.
    #[must_use]
    pub const fn of(proved: bool) -> Numbers {
        if proved { Self::PROVED } else { Self::DISPROVED }
    }

    /// Returns how many positions must be settled at the least to prove this one.
    #[must_use]
    pub const fn proof(self) -> u32 {
        self.proof
    }

    /// Returns how many positions must be settled at the least to disprove this one.
    #[must_use]
    pub const fn disproof(self) -> u32 {
        self.disproof
    }

    /// Tells whether the player to move gets what it wants.
    #[must_use]
    pub const fn is_proved(self) -> bool {
        self.proof == 0
    }

    /// Tells whether the player to move does not get what it wants.
    #[must_use]
    pub const fn is_disproved(self) -> bool {
        self.disproof == 0
    }

    /// Returns the result, or `None` while it is open.
    #[must_use]
    pub const fn settled(self) -> Option<bool> {
        match self {
            Numbers { proof: 0, .. } => Some(true),
            Numbers { disproof: 0, .. } => Some(false),
            _ => None,
        }
    }
}

const fn in_range(number: u32) -> u32 {
    if number == 0 {
        1
    } else if number >= Numbers::INFINITE {
        Numbers::INFINITE - 1
    } else {
        number
    }
}
