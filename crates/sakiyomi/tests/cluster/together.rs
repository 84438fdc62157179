//! A cluster in which nothing goes wrong.

use crate::test_cluster::TestCluster;

#[test]
fn workers_play_the_games_that_threads_would_play() {
    let cluster = TestCluster::new();
    let _workers = [cluster.worker("ann"), cluster.worker("bob")];
    let out = cluster.trainer().done();
    let selfplay = out.lines().find(|line| line.contains("\"selfplay\"")).expect(&out);
    let value: serde_json::Value = serde_json::from_str(selfplay).unwrap();
    assert_eq!(value["games"], 24, "{selfplay}");
    assert!(value["simulations_per_second"].as_f64() > Some(0.0), "{selfplay}");
    cluster.assert_right();

    let seen = cluster.status();
    let names: Vec<&str> = seen.workers.iter().map(|worker| worker.name.as_str()).collect();
    assert_eq!(names, ["ann", "bob"]);
    let run = &seen.runs[0];
    assert_eq!((run.info.name.as_str(), run.info.game.as_str()), ("run", "score-four"));
    assert_eq!(run.holder, None, "a run that ended is nobody's");
    let best = run.best.as_ref().unwrap();
    let network = std::fs::read(cluster.run().join("best.safetensors")).unwrap();
    assert_eq!(best.sha256.len(), 64);
    assert!(!network.is_empty() && run.status.is_some(), "{run:?}");
}

#[test]
fn a_worker_may_be_there_before_the_server() {
    let mut cluster = TestCluster::new();
    cluster.nats.kill();
    let mut worker = cluster.worker("early");
    let trainer = {
        cluster.nats.restart();
        cluster.trainer()
    };
    trainer.done();
    assert!(worker.is_running());
    cluster.assert_right();
}
