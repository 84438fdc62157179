//! A few seconds of training, from nothing.

use sakiyomi::arena::{Contest, run as play};
use sakiyomi::learn::report::report;
use sakiyomi::learn::run::{RunConfig, RunOptions, RunPreset, run};
use sakiyomi::{Budget, Lang, Stop};

use crate::add_the_game;

#[test]
fn a_network_learns_the_game_and_beats_what_it_was() {
    add_the_game();
    let folder = tempfile::tempdir().unwrap();
    let mut config = RunConfig::for_game("tic-tac-toe", RunPreset::Tiny).unwrap();
    config.gate.pairs = 0;
    config.bench.interval = 0;
    let stop = Stop::default();
    let options = RunOptions { iterations: Some(4), ..RunOptions::new(&stop) };
    let summary = run(folder.path(), &config, &options).unwrap();
    assert_eq!(summary.iterations, 4);

    // Two simulations: the network alone decides, not the search.
    let net = |name: &str| format!("puct:net={}", folder.path().join(name).display());
    let (best, first) = (net("best.safetensors"), net("checkpoints/net-00000.safetensors"));
    for opponent in [first.as_str(), "random"] {
        let contest = Contest {
            pairs: 60,
            budget: Budget::nodes(2),
            ..Contest::new("tic-tac-toe", vec![best.parse().unwrap(), opponent.parse().unwrap()])
        };
        let tally = play(&contest, &Stop::default(), &|_| {}).unwrap().tally(0, 1);
        let estimate = tally.pairs.estimate().unwrap();
        assert!(estimate.los > 0.99, "against {opponent}: {tally:?}");
    }

    let page = report(folder.path(), Lang::Ja).unwrap();
    assert!(page.contains("三目並べ") && page.contains("<svg"), "{page}");
}
