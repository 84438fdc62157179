//! Searches that know no game.

pub mod proof_number;
