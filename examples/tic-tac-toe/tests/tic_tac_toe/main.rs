//! The proof that a game of another crate is played, searched, trained, matched and served.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod adding;
mod guide;
mod learning;
#[path = "../../../../crates/cli/tests/cli/pattern.rs"]
mod pattern;
mod players;
mod program;
mod rules;
#[path = "../../../../crates/cli/tests/cli/sessions.rs"]
mod sessions;

use std::sync::Once;

use tic_tac_toe::TicTacToe;

/// Lets this program know the game, once.
fn add_the_game() {
    static ADDED: Once = Once::new();
    ADDED.call_once(|| {
        sakiyomi::add_games(vec![sakiyomi::board_game::<TicTacToe>()]).expect("no other is added");
    });
}
