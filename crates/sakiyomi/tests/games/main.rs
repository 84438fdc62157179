//! The games with their players: contracts, golden playthroughs, searches against brute force.

mod alpha_beta;
mod every_game;
mod fuzz_corpus;
mod golden;
mod networks;
mod shipped_nets;
mod simulation;

/// Calls a generic function for every game that hides nothing.
macro_rules! for_every_board_game {
    ($call:ident) => {
        $call::<sakiyomi_othello::Othello>();
        $call::<sakiyomi_score_four::ScoreFour>();
        $call::<sakiyomi_contrast::Contrast>();
    };
}

/// Calls a generic function for every game.
macro_rules! for_every_game {
    ($call:ident) => {
        crate::for_every_board_game!($call);
        $call::<sakiyomi_twin_cool::TwinCool>();
    };
}

pub(crate) use {for_every_board_game, for_every_game};
