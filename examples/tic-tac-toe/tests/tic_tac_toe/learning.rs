//! A few seconds of training, from nothing.

use sakiyomi::Lang;
use sakiyomi::learn::report::report;
use sakiyomi::learn::trial::Trial;
use sakiyomi::learn::{ProgramGames, learner};

use tic_tac_toe::TicTacToe;

#[test]
fn a_network_learns_the_game_and_beats_what_it_was() {
    let learner = learner::<TicTacToe>();
    let folder = tempfile::tempdir().unwrap();
    let mut trial = Trial::new(learner);
    // Two simulations: the network alone decides, not the search.
    (trial.pairs, trial.gate.pairs, trial.gate.sims) = (60, 60, 2);
    let verdict = trial.run(folder.path()).unwrap();
    assert_eq!(verdict.summary.iterations, 4);
    assert!(verdict.passed(), "{:?} {verdict:?}", verdict.failures());

    let games = ProgramGames::new(vec![sakiyomi::board_game::<TicTacToe>()]);
    let page = report(&games, folder.path(), Lang::JA).unwrap();
    assert!(page.contains("三目並べ") && page.contains("<svg"), "{page}");
}
