//! Processes that are killed, and wires that are cut: nothing is lost, nothing is counted twice.

use rustix::process::Signal;
use sakiyomi_core::InstructionSet;

use crate::house::{House, layout};
use crate::nats::Wire;

/// Some games are under way, and not all are there.
fn wait_for_games(house: &House) {
    house.wait("a worker has jobs", |seen| seen.queue.held > 0);
}

#[test]
fn a_worker_that_is_killed_is_missed_by_nobody() {
    let house = House::new();
    let ann = house.worker("ann");
    let trainer = house.trainer();
    wait_for_games(&house);
    ann.kill();
    let _bob = house.worker("bob");
    trainer.done();
    house.assert_right();
}

#[test]
fn a_worker_that_is_asked_to_end_gives_its_jobs_back() {
    let house = House::new();
    let ann = house.worker("ann");
    let trainer = house.trainer();
    wait_for_games(&house);
    ann.signal(Signal::INT);
    ann.done();
    let _bob = house.worker("bob");
    trainer.done();
    house.assert_right();
}

#[test]
fn a_trainer_that_is_killed_goes_on_where_it_was() {
    let house = House::new();
    let _ann = house.worker("ann");
    let trainer = house.trainer();
    wait_for_games(&house);
    trainer.kill();
    house.trainer().done();
    house.assert_right();
}

#[test]
fn a_server_that_is_killed_has_everything_it_acknowledged() {
    let mut house = House::new();
    let (_ann, trainer) = (house.worker("ann"), house.trainer());
    wait_for_games(&house);
    house.nats.kill();
    house.nats.restart();
    trainer.done();
    house.assert_right();
}

#[test]
fn a_wire_that_is_cut_and_restored_changes_nothing() {
    let house = House::new();
    let (to_worker, to_trainer) = (Wire::to(&house.nats), Wire::to(&house.nats));
    let _ann = house.worker_at("ann", &to_worker.url());
    let trainer = house.trainer_in("run", &to_trainer.url());
    wait_for_games(&house);
    to_worker.cut();
    // Its jobs wait for others by now.
    house.wait("the worker is missed", |seen| seen.workers.is_empty());
    to_trainer.cut();
    to_trainer.restore();
    to_worker.restore();
    trainer.done();
    house.assert_right();
}

#[test]
fn a_worker_that_sleeps_is_overtaken_and_its_late_games_are_dropped() {
    let house = House::new();
    let ann = house.worker("ann");
    let trainer = house.trainer();
    wait_for_games(&house);
    ann.signal(Signal::STOP);
    let _bob = house.worker("bob");
    // Its jobs are as old as its last word: others have them by now, or are about to.
    house.wait("the sleeper is missed", |seen| {
        seen.workers.iter().all(|worker| worker.name != "ann")
    });
    ann.signal(Signal::CONT);
    trainer.done();
    house.assert_right();
}

#[test]
fn a_job_that_an_unlike_machine_plays_again_counts_once() {
    let house = House::new();
    let ann = house.worker_with("ann", InstructionSet::Portable);
    let trainer = house.trainer();
    wait_for_games(&house);
    ann.signal(Signal::STOP);
    let fastest = InstructionSet::ALL.into_iter().filter(|set| set.is_available()).max();
    let _bob = house.worker_with("bob", fastest.expect("every machine has the portable set"));
    house.wait("the sleeper is missed", |seen| {
        seen.workers.iter().all(|worker| worker.name != "ann")
    });
    // Its games come late, and may be others than those that were played meanwhile.
    ann.signal(Signal::CONT);
    trainer.done();
    house.assert_counted(24);
}

#[test]
fn a_job_that_kills_every_worker_is_set_aside_and_the_run_goes_on() {
    let house = House::with(&sakiyomi_cluster::Layout { deliveries: 1, ..layout() });
    let ann = house.worker("ann");
    let trainer = house.trainer();
    wait_for_games(&house);
    ann.kill();
    let _bob = house.worker("bob");
    let out = trainer.done();
    let seen = house.status();
    assert!(seen.queue.dead > 0, "{:?}", seen.queue);
    let selfplay = out.lines().find(|line| line.contains("\"selfplay\"")).expect(&out);
    let value: serde_json::Value = serde_json::from_str(selfplay).unwrap();
    let games = value["games"].as_u64().unwrap();
    assert!(games < 24 && games > 0, "{selfplay}");
}
