//! A few seconds of training, from nothing: what comes out is better than what went in.

use sakiyomi_core::{Lang, Stop};
use sakiyomi_learn::report::report;
use sakiyomi_learn::run::{GateConfig, RunPreset, gate};
use sakiyomi_learn::trial::Trial;

use crate::folder::{Home, games, learner};

/// Trains, and checks that losses fall, that the network beats chance, and that it beats what it
/// was at first. `cargo run --release -p tic-tac-toe --example tiny_seeds` does the same from many
/// seeds, on every kernel set.
fn learns(trial: &Trial) -> Home {
    let home = Home::new();
    let verdict = trial.run(&home.path()).unwrap();
    assert!(verdict.passed(), "{:?} {verdict:?}", verdict.failures());
    home
}

#[test]
fn score_four_is_learned_and_told() {
    // Matches decide which network is the best, and the best ones are measured.
    let config = learner("score-four").preset(RunPreset::Tiny);
    let home = learns(&Trial { config, ..Trial::new(learner("score-four")) });
    let best = home.file("best.safetensors");
    let test = GateConfig { elo0: 0.0, elo1: 100.0, alpha: 0.05, beta: 0.05, pairs: 20, sims: 4 };
    let equal = gate(learner("score-four").game(), [&best, &best], &test, 1, &Stop::default())
        .unwrap()
        .unwrap();
    assert!(!equal.accepted, "an equal network is not accepted: {equal:?}");

    for lang in [Lang::EN, Lang::JA] {
        let page = report(&games(), &home.path(), lang).unwrap();
        for word in ["http", "src=", "url(", "NaN", "inf"] {
            assert!(!page.contains(word), "{word}");
        }
        assert_eq!(page.matches("<svg").count(), 7, "{page}");
        assert!(page.contains("<td>heuristic</td>") && page.contains("net-"), "{page}");
        assert_eq!(page.matches("<pre>").count(), 6, "{page}");
    }
    let page = report(&games(), &home.path(), Lang::EN).unwrap();
    for title in [
        "Losses",
        "Elo above random",
        "Score against known players",
        "Entropy of the policy targets",
        "Game length",
        "Draws and first-player wins",
        "Self-play throughput",
        "Ratings",
        "Self-play games",
    ] {
        assert!(page.contains(&format!("<h2>{title}</h2>")), "{title}");
    }
}

#[test]
fn othello_is_learned() {
    let mut trial = Trial::new(learner("othello"));
    // Its games are twice as long as others.
    trial.config.games_per_iteration = 48;
    learns(&trial);
}

#[test]
fn contrast_is_learned() {
    learns(&Trial::new(learner("contrast")));
}
