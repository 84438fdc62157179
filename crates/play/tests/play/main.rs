//! What this crate promises, tried with the four games.

mod engines;
mod many_games;
mod plain_game;
mod protocols;
mod review;
mod session;
mod tree;
mod web;

use sakiyomi_play::GameList;

fn games() -> GameList {
    GameList::new(&[
        sakiyomi_othello::game(),
        sakiyomi_score_four::game(),
        sakiyomi_contrast::game(),
        sakiyomi_twin_cool::game(),
    ])
}
