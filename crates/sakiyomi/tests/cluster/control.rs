//! What people ask of a cluster.

use sakiyomi_cluster::Mode;

use crate::program::{Process, program};
use crate::test_cluster::TestCluster;

fn ask(cluster: &TestCluster, words: &[&str]) -> String {
    let url = cluster.nats.url();
    let args = [&["cluster"], words, &["--cluster", &url]].concat();
    Process::start(program(cluster.path(), &args)).done()
}

fn is(seen: &sakiyomi_cluster::Cluster, name: &str, mode: Mode) -> bool {
    seen.workers.iter().any(|worker| worker.name == name && worker.mode == mode)
}

#[test]
fn a_cluster_is_paused_resumed_and_drained() {
    let cluster = TestCluster::new();
    let (ann, bob) = (cluster.worker("ann"), cluster.worker("bob"));
    cluster
        .wait("both run", |seen| is(seen, "ann", Mode::Running) && is(seen, "bob", Mode::Running));
    ask(&cluster, &["pause"]);
    cluster
        .wait("both wait", |seen| is(seen, "ann", Mode::Paused) && is(seen, "bob", Mode::Paused));
    let trainer = cluster.trainer();
    cluster.wait("there are jobs", |seen| seen.queue.waiting > 0);
    assert_eq!(cluster.status().queue.held, 0, "nobody takes jobs");
    ask(&cluster, &["drain", "bob"]);
    let out = bob.done();
    assert!(out.contains("\"drained\":true"), "{out}");
    ask(&cluster, &["resume"]);
    trainer.done();
    cluster.assert_right();
    ask(&cluster, &["drain"]);
    let out = ann.done();
    assert!(out.contains("\"drained\":true") && out.contains("\"kind\":\"end\""), "{out}");

    let late = cluster.worker("late");
    cluster.wait("one that comes late waits", |seen| is(seen, "late", Mode::Paused));
    let text = ask(&cluster, &["status"]);
    assert!(text.contains("late: paused") && text.contains("run (score-four)"), "{text}");
    let json = ask(&cluster, &["status", "--json"]);
    let value: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(value["order"], "drain");
    drop(late);
}
