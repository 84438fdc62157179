//! What people ask of a cluster.

use sakiyomi_cluster::Mode;

use crate::house::House;
use crate::program::{Process, program};

fn cluster(house: &House, words: &[&str]) -> String {
    let url = house.nats.url();
    let args = [&["cluster"], words, &["--cluster", &url]].concat();
    Process::start(program(house.path(), &args)).done()
}

fn is(seen: &sakiyomi_cluster::Cluster, name: &str, mode: Mode) -> bool {
    seen.workers.iter().any(|worker| worker.name == name && worker.mode == mode)
}

#[test]
fn a_cluster_is_paused_resumed_and_drained() {
    let house = House::new();
    let (ann, bob) = (house.worker("ann"), house.worker("bob"));
    house.wait("both run", |seen| is(seen, "ann", Mode::Running) && is(seen, "bob", Mode::Running));
    cluster(&house, &["pause"]);
    house.wait("both wait", |seen| is(seen, "ann", Mode::Paused) && is(seen, "bob", Mode::Paused));
    let trainer = house.trainer();
    house.wait("there are jobs", |seen| seen.queue.waiting > 0);
    assert_eq!(house.status().queue.held, 0, "nobody takes jobs");
    cluster(&house, &["drain", "bob"]);
    let out = bob.done();
    assert!(out.contains("\"drained\":true"), "{out}");
    cluster(&house, &["resume"]);
    trainer.done();
    house.assert_right();
    cluster(&house, &["drain"]);
    let out = ann.done();
    assert!(out.contains("\"drained\":true") && out.contains("\"kind\":\"end\""), "{out}");

    let late = house.worker("late");
    house.wait("one that comes late waits", |seen| is(seen, "late", Mode::Paused));
    let text = cluster(&house, &["status"]);
    assert!(text.contains("late: paused") && text.contains("run (score-four)"), "{text}");
    let json = cluster(&house, &["status", "--json"]);
    let value: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(value["order"], "drain");
    drop(late);
}
