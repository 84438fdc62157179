//! The rules of the four games: states, moves, text forms, symmetries,
//! network encodings, pictures for the terminal and the classic evaluations.
//!
//! Each game is a folder of its own and knows nothing of the others, nor of
//! any search. `CONTRIBUTING.md` says how to add one.

pub mod contrast;
pub mod othello;
pub mod score_four;
pub mod twin_cool;
