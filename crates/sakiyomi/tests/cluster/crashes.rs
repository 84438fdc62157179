//! Processes that are killed, and wires that are cut: nothing is lost, nothing is counted twice.

use rustix::process::Signal;
use sakiyomi_core::InstructionSet;

use crate::nats::Wire;
use crate::test_cluster::{TestCluster, layout};

/// Some games are under way, and not all are there.
fn wait_for_games(cluster: &TestCluster) {
    cluster.wait("a worker has jobs", |seen| seen.queue.held > 0);
}

#[test]
fn a_worker_that_is_killed_is_missed_by_nobody() {
    let cluster = TestCluster::new();
    let ann = cluster.worker("ann");
    let trainer = cluster.trainer();
    wait_for_games(&cluster);
    ann.kill();
    let _bob = cluster.worker("bob");
    trainer.done();
    cluster.assert_right();
}

#[test]
fn a_worker_that_is_asked_to_end_gives_its_jobs_back() {
    let cluster = TestCluster::new();
    let ann = cluster.worker("ann");
    let trainer = cluster.trainer();
    wait_for_games(&cluster);
    ann.signal(Signal::INT);
    ann.done();
    let _bob = cluster.worker("bob");
    trainer.done();
    cluster.assert_right();
}

#[test]
fn a_trainer_that_is_killed_goes_on_where_it_was() {
    let cluster = TestCluster::new();
    let _ann = cluster.worker("ann");
    let trainer = cluster.trainer();
    wait_for_games(&cluster);
    trainer.kill();
    cluster.trainer().done();
    cluster.assert_right();
}

#[test]
fn a_server_that_is_killed_has_everything_it_acknowledged() {
    let mut cluster = TestCluster::new();
    let (_ann, trainer) = (cluster.worker("ann"), cluster.trainer());
    wait_for_games(&cluster);
    cluster.nats.kill();
    cluster.nats.restart();
    trainer.done();
    cluster.assert_right();
}

#[test]
fn a_wire_that_is_cut_and_restored_changes_nothing() {
    let cluster = TestCluster::new();
    let (to_worker, to_trainer) = (Wire::to(&cluster.nats), Wire::to(&cluster.nats));
    let _ann = cluster.worker_at("ann", &to_worker.url());
    let trainer = cluster.trainer_in("run", &to_trainer.url());
    wait_for_games(&cluster);
    to_worker.cut();
    // Its jobs wait for others by now.
    cluster.wait("the worker is missed", |seen| seen.workers.is_empty());
    to_trainer.cut();
    to_trainer.restore();
    to_worker.restore();
    trainer.done();
    cluster.assert_right();
}

#[test]
fn a_worker_that_sleeps_is_overtaken_and_its_late_games_are_dropped() {
    let cluster = TestCluster::new();
    let ann = cluster.worker("ann");
    let trainer = cluster.trainer();
    wait_for_games(&cluster);
    ann.signal(Signal::STOP);
    let _bob = cluster.worker("bob");
    // Its jobs are as old as its last word: others have them by now, or are about to.
    cluster.wait("the sleeper is missed", |seen| {
        seen.workers.iter().all(|worker| worker.name != "ann")
    });
    ann.signal(Signal::CONT);
    trainer.done();
    cluster.assert_right();
}

#[test]
fn a_job_that_an_unlike_machine_plays_again_counts_once() {
    let cluster = TestCluster::new();
    let ann = cluster.worker_with("ann", InstructionSet::Portable);
    let trainer = cluster.trainer();
    wait_for_games(&cluster);
    ann.signal(Signal::STOP);
    let fastest = InstructionSet::ALL.into_iter().filter(|set| set.is_available()).max();
    let _bob = cluster.worker_with("bob", fastest.expect("every machine has the portable set"));
    cluster.wait("the sleeper is missed", |seen| {
        seen.workers.iter().all(|worker| worker.name != "ann")
    });
    // Its games come late, and may be others than those that were played meanwhile.
    ann.signal(Signal::CONT);
    trainer.done();
    cluster.assert_counted(24);
}

#[test]
fn a_job_that_kills_every_worker_is_set_aside_and_the_run_goes_on() {
    let cluster = TestCluster::with(&sakiyomi_cluster::Layout { deliveries: 1, ..layout() });
    let ann = cluster.worker("ann");
    let trainer = cluster.trainer();
    wait_for_games(&cluster);
    ann.kill();
    let _bob = cluster.worker("bob");
    let out = trainer.done();
    let seen = cluster.status();
    assert!(seen.queue.dead > 0, "{:?}", seen.queue);
    let selfplay = out.lines().find(|line| line.contains("\"selfplay\"")).expect(&out);
    let value: serde_json::Value = serde_json::from_str(selfplay).unwrap();
    let games = value["games"].as_u64().unwrap();
    assert!(games < 24 && games > 0, "{selfplay}");
}
