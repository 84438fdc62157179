//! Tic-tac-toe: a game that Sakiyomi does not know, added from outside.
//!
//! | file | what a game says there |
//! |---|---|
//! | `rules.rs` | the moves, the result, the text forms (`State`) |
//! | `text_board.rs` | the board in the terminal and the web app (`TextBoard`) |
//! | `net.rs` | network input (`Symmetric`, `Encode`) |
//! | `players.rs` | its engines and levels (`Game`) |
//! | `main.rs` | the program: everything `sakiyomi` can do, with one more game |
//!
//! ```
//! use sakiyomi::{Outcome, Seat, State};
//! use tic_tac_toe::TicTacToe;
//!
//! let mut state = TicTacToe::start();
//! for mv in ["b2", "b1", "a1", "c3", "a2", "c2", "a3"] {
//!     state.play(mv.parse()?)?;
//! }
//! assert_eq!(state.to_string(), "XO-XXOX-O");
//! assert_eq!(state.outcome(), Some(Outcome::Won { by: Seat::First, margin: None }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod net;
mod players;
mod rules;
mod text_board;

use sakiyomi::play::{GameEntry, entry};

pub use players::OpenLines;
pub use rules::{Square, TicTacToe};

sakiyomi::messages!(sakiyomi::Catalog::new(&[
    (sakiyomi::Lang::EN, include_str!("../locales/en/game.ftl")),
    (sakiyomi::Lang::JA, include_str!("../locales/ja/game.ftl")),
]));

/// Returns the game with everything it has, for programs.
pub fn game() -> &'static dyn GameEntry {
    entry::<TicTacToe>()
}
