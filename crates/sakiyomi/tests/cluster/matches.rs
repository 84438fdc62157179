//! Matches over a cluster.

use serde_json::Value;

use crate::program::{Process, program};
use crate::test_cluster::TestCluster;

fn play(cluster: &TestCluster, more: &[&str]) -> Value {
    let players = ["match", "score-four", "heuristic", "random", "--games", "40", "--nodes", "50"];
    let args = [&players[..], &["--json", "--sprt", "0,200"], more].concat();
    let out = Process::start(program(cluster.path(), &args)).done();
    serde_json::from_str(&out).unwrap()
}

#[test]
fn a_match_over_a_cluster_comes_to_the_same_result() {
    let cluster = TestCluster::new();
    let _workers = [cluster.worker("ann"), cluster.worker("bob")];
    let url = cluster.nats.url();
    let (far, near) = (play(&cluster, &["--cluster", &url, "--out", "far"]), play(&cluster, &[]));
    for key in ["games", "wins", "draws", "losses", "pentanomial", "sprt", "seed"] {
        assert_eq!(far[key], near[key], "{key}");
    }
    assert_eq!(far["sprt"]["verdict"], "accepted");
    let lines = std::fs::read_to_string(cluster.path().join("far/results.jsonl")).unwrap();
    assert_eq!(2 * lines.lines().count() as u64, far["games"].as_u64().unwrap());
    assert!(cluster.status().runs.is_empty(), "a match that is over is forgotten");
}

#[test]
fn a_match_that_is_killed_goes_on_with_the_pairs_that_are_missing() {
    let cluster = TestCluster::new();
    let _ann = cluster.worker("ann");
    let url = cluster.nats.url();
    let args = ["match", "score-four", "heuristic", "classic", "--games", "200", "--nodes", "2000"];
    let more = ["--out", "m", "--json", "--cluster", &url];
    let args = [&args[..], &more].concat();
    let first = Process::start(program(cluster.path(), &args));
    let counted = || {
        let lines = std::fs::read_to_string(cluster.path().join("m/results.jsonl"));
        lines.map_or(0, |lines| lines.lines().count())
    };
    crate::nats::until("some pairs are there", || counted() > 0);
    first.kill();
    let before = counted();
    let out = Process::start(program(cluster.path(), &args)).done();
    let value: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(value["games"], 200);
    assert!(before >= 1 && counted() == 100);
    assert_eq!(cluster.status().queue.aside, 0, "what is there already is no nonsense");
}

#[test]
fn programs_of_this_machine_do_not_travel() {
    let cluster = TestCluster::new();
    let url = cluster.nats.url();
    let args = ["match", "score-four", "heuristic", "exec:/bin/false", "--cluster", &url];
    let output = Process::start(program(cluster.path(), &args)).output();
    assert!(!output.status.success());
}
