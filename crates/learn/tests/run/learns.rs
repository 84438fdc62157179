//! A few seconds of training, from nothing: what comes out is better than what went in.

use sakiyomi_arena::{Contest, run};
use sakiyomi_core::{Budget, Lang, Stop};
use sakiyomi_learn::metrics::Metric;
use sakiyomi_learn::report::report;
use sakiyomi_learn::run::{GateConfig, RunConfig, RunPreset, gate};

use crate::folder::Home;

/// Simulations of a move; without a network they find nothing.
const SIMS: u32 = 16;

/// Trains, and checks that losses fall, that the network beats chance, and that it beats what it
/// was at first.
fn learns(game: &str, iterations: u64, change: impl Fn(&mut RunConfig)) -> Home {
    let home = Home::new();
    let mut config = RunConfig::for_game(game, RunPreset::Tiny).unwrap();
    change(&mut config);
    let summary = home.train(&config, iterations).unwrap();
    assert!(summary.best > 0, "{summary:?}");
    let losses: Vec<f64> = home
        .metrics()
        .iter()
        .filter_map(|metric| match metric {
            Metric::Training(training) => {
                Some(training.policy_loss - training.policy_entropy + training.value_loss)
            }
            _ => None,
        })
        .collect();
    let (first, last) = (losses[0], losses[losses.len() - 1]);
    assert!(last < first, "the loss fell: {losses:?}");

    let net = format!("puct:net={}", home.file("best.safetensors").display());
    let contest = Contest {
        pairs: 30,
        budget: Budget::nodes(SIMS.into()),
        ..Contest::new(game, vec![net.parse().unwrap(), "random".parse().unwrap()])
    };
    let tally = run(&contest, &Stop::default(), &|_| {}).unwrap().tally(0, 1);
    let estimate = tally.pairs.estimate().unwrap();
    assert!(estimate.los > 0.9999, "{game} against random: {tally:?}");

    let nets =
        ["best.safetensors", "checkpoints/net-00000.safetensors"].map(|name| home.file(name));
    let test =
        GateConfig { elo0: 0.0, elo1: 100.0, alpha: 0.05, beta: 0.05, pairs: 40, sims: SIMS };
    let judge = |new: usize, old: usize| {
        let nets = [nets[new].as_path(), nets[old].as_path()];
        gate(game, nets, &test, 1, &Stop::default()).unwrap().unwrap()
    };
    let better = judge(0, 1);
    assert!(better.accepted, "{game}: a clearly better network is accepted: {better:?}");
    assert!(!judge(1, 0).accepted, "{game}: a worse one is not");
    home
}

#[test]
fn score_four_is_learned_and_told() {
    let home = learns("score-four", 4, |_| {});
    let best = home.file("best.safetensors");
    let test = GateConfig { elo0: 0.0, elo1: 100.0, alpha: 0.05, beta: 0.05, pairs: 20, sims: 4 };
    let equal = gate("score-four", [&best, &best], &test, 1, &Stop::default()).unwrap().unwrap();
    assert!(!equal.accepted, "an equal network is not accepted: {equal:?}");

    for lang in [Lang::En, Lang::Ja] {
        let page = report(&home.path(), lang).unwrap();
        for word in ["http", "src=", "url(", "NaN", "inf"] {
            assert!(!page.contains(word), "{word}");
        }
        assert_eq!(page.matches("<svg").count(), 7, "{page}");
        assert!(page.contains("<td>heuristic</td>") && page.contains("net-"), "{page}");
        assert_eq!(page.matches("<pre>").count(), 6, "{page}");
    }
    let page = report(&home.path(), Lang::En).unwrap();
    for title in [
        "Losses",
        "Elo above random",
        "Points against known players",
        "Entropy of the policies to learn",
        "Length of games",
        "Draws and wins of the first player",
        "Throughput of self-play",
        "Ratings",
        "Games of self-play",
    ] {
        assert!(page.contains(&format!("<h2>{title}</h2>")), "{title}");
    }
}

/// The other games show that learning works; that matches decide was shown above.
fn plainly(config: &mut RunConfig) {
    config.gate.pairs = 0;
    config.bench.interval = 0;
}

#[test]
fn othello_is_learned() {
    learns("othello", 4, |config| {
        plainly(config);
        config.reuse = 4.0;
    });
}

#[test]
fn contrast_is_learned() {
    learns("contrast", 4, plainly);
}
