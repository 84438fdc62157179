//! The network of the last iteration, which is not always the best.

use std::collections::BTreeSet;

use sakiyomi_learn::metrics::Metric;
use sakiyomi_nn::file;

use crate::folder::{Home, quick};

#[test]
fn a_rejected_network_is_kept_as_the_latest_and_measured() {
    let home = Home::new();
    let mut config = quick("score-four");
    // A gate that a pair of games cannot pass.
    (config.gate.elo0, config.gate.elo1, config.gate.pairs) = (300.0, 400.0, 1);
    let summary = home.train(&config, 2).unwrap();
    assert_eq!(summary.best, 0);
    let name = |file: &str| file::load(&home.file(file)).unwrap().lineage.name;
    assert_eq!(name("best.safetensors"), "score-four net-0");
    assert_eq!(name("latest.safetensors"), "score-four net-2");
    assert!(!home.file("checkpoints/net-00002.safetensors").exists());

    let met: BTreeSet<(String, String)> = home
        .metrics()
        .into_iter()
        .filter_map(|metric| match metric {
            Metric::Bench(bench) => Some((bench.player, bench.opponent)),
            _ => None,
        })
        .collect();
    let expected =
        [("net-1", "net-0"), ("net-1", "random"), ("net-2", "net-0"), ("net-2", "random")];
    assert_eq!(met, expected.map(|(a, b)| (a.to_owned(), b.to_owned())).into());
}
