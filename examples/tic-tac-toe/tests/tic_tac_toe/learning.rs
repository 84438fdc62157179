//! A few seconds of training, from nothing.

use sakiyomi::Lang;
use sakiyomi::learn::report::report;
use sakiyomi::learn::trial::Trial;

use crate::add_the_game;

#[test]
fn a_network_learns_the_game_and_beats_what_it_was() {
    add_the_game();
    let folder = tempfile::tempdir().unwrap();
    let mut trial = Trial::new("tic-tac-toe").unwrap();
    // Two simulations: the network alone decides, not the search.
    (trial.pairs, trial.gate.pairs, trial.gate.sims) = (60, 60, 2);
    let verdict = trial.run(folder.path()).unwrap();
    assert_eq!(verdict.summary.iterations, 4);
    assert!(verdict.passed(), "{:?} {verdict:?}", verdict.failures());

    let page = report(folder.path(), Lang::Ja).unwrap();
    assert!(page.contains("三目並べ") && page.contains("<svg"), "{page}");
}
