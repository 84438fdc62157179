//! Everything that `sakiyomi` can do, with tic-tac-toe as its fifth game.

use std::process::ExitCode;

use tic_tac_toe::TicTacToe;

fn main() -> ExitCode {
    sakiyomi::main_with(vec![sakiyomi::board_game::<TicTacToe>()])
}
