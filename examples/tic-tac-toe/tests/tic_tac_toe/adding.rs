//! The list of games, with one more.

use sakiyomi::engines::{AddError, NotABoardGame, board_games, games, is_added};
use sakiyomi::learn::run::{RunConfig, RunPreset};
use sakiyomi::{SessionConfig, add_games, open};

use crate::add_the_game;

#[test]
fn games_are_added_once_and_all_together() {
    add_the_game();
    assert_eq!(add_games(Vec::new()), Err(AddError::Again));
    assert_eq!(games().len(), 5);
    assert_eq!(board_games(), ["othello", "score-four", "contrast", "tic-tac-toe"]);
    assert!(is_added("tic-tac-toe") && !is_added("othello"));
}

#[test]
fn the_other_games_stay_what_they_are() {
    add_the_game();
    for info in games() {
        let session = open(info.id, SessionConfig::default()).unwrap();
        assert_eq!(session.info(), info);
    }
    let error = RunConfig::for_game("twin-cool", RunPreset::Tiny).unwrap_err().to_string();
    let hidden = NotABoardGame::Hidden { game: "twin-cool" };
    assert!(error.ends_with(&hidden.to_string()) && error.ends_with("tic-tac-toe"), "{error}");
}

#[test]
fn a_name_that_is_no_game_is_answered_with_the_nearest() {
    add_the_game();
    let error = open("tictactoe", SessionConfig::default()).err().unwrap().to_string();
    assert!(error.contains("did you mean tic-tac-toe?"), "{error}");
}
