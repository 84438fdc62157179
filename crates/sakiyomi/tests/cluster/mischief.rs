//! Those who do what they should not: a second trainer, a worker that sends nonsense, other versions.

use std::time::Duration;

use async_nats::jetstream::{self, message::PublishMessage};
use futures_util::StreamExt as _;
use sakiyomi_cluster::Mode;

use crate::test_cluster::TestCluster;

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap()
}

async fn connect(cluster: &TestCluster) -> jetstream::Context {
    jetstream::new(async_nats::connect(cluster.nats.url()).await.unwrap())
}

fn copy(from: &std::path::Path, to: &std::path::Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target);
        } else {
            std::fs::copy(entry.path(), target).unwrap();
        }
    }
}

#[test]
fn a_second_trainer_of_a_run_is_refused() {
    let cluster = TestCluster::new();
    let trainer = cluster.trainer();
    cluster.wait("the run is somebody's", |seen| {
        seen.runs.iter().any(|run| run.holder.is_some() && run.best.is_some())
    });
    copy(&cluster.run(), &cluster.path().join("copy"));
    let second = cluster.trainer_in("copy", &cluster.nats.url()).output();
    let error = String::from_utf8(second.stderr).unwrap();
    assert_eq!(second.status.code(), Some(1), "{error}");
    assert!(error.contains("is working on this run"), "{error}");
    let _ann = cluster.worker("ann");
    trainer.done();
    cluster.assert_right();
}

#[test]
fn a_worker_that_sends_nonsense_is_found_out() {
    let cluster = TestCluster::new();
    let trainer = cluster.trainer();
    cluster.wait("there are jobs", |seen| seen.queue.waiting > 0);
    runtime().block_on(async {
        let context = connect(&cluster).await;
        let jobs = context.get_stream("SAKIYOMI_JOBS").await.unwrap();
        let consumer: jetstream::consumer::PullConsumer =
            jobs.get_consumer("workers").await.unwrap();
        let batch = consumer.fetch().max_messages(4).messages().await.unwrap();
        let messages: Vec<_> = batch.map(Result::unwrap).collect().await;
        assert!(!messages.is_empty());
        for (number, message) in messages.iter().enumerate() {
            let run = message.subject.split('.').nth(2).unwrap().to_owned();
            let nonsense = PublishMessage::build()
                .payload(vec![number as u8; 40].into())
                .header("Worker", "mallory");
            let sent = context.send_publish(format!("sakiyomi.games.{run}"), nonsense).await;
            sent.unwrap().await.unwrap();
            // It says that it has done its job.
            message.double_ack().await.unwrap();
        }
    });
    let _ann = cluster.worker("ann");
    trainer.done();
    cluster.assert_right();
    let seen = cluster.status();
    assert!(seen.queue.aside >= 1, "{:?}", seen.queue);
    runtime().block_on(async {
        let context = connect(&cluster).await;
        let aside = context.get_stream("SAKIYOMI_ASIDE").await.unwrap();
        let first = aside.get_raw_message(1).await.unwrap();
        assert_eq!(first.headers.get("Worker").unwrap().as_str(), "mallory");
        assert!(first.headers.get("Problem").is_some());
    });
}

#[test]
fn a_full_stream_makes_workers_wait_and_nothing_is_lost() {
    let cluster = TestCluster::new();
    let fill = async {
        let context = connect(&cluster).await;
        let mut full = 0;
        // Until the server has no room for another one.
        for size in [500_000, 10_000, 100] {
            loop {
                let sent = context.publish("sakiyomi.games.rubbish", vec![0; size].into()).await;
                match sent.unwrap().await {
                    Ok(_) => full += size,
                    Err(_) => break,
                }
            }
        }
        full
    };
    assert!(runtime().block_on(fill) > 4 << 20);
    let (_ann, mut trainer) = (cluster.worker("ann"), cluster.trainer());
    cluster.wait("a worker has jobs", |seen| seen.queue.held > 0);
    cluster.wait("the worker is alive", |seen| seen.workers.iter().any(|worker| worker.jobs > 0));
    assert!(trainer.is_running());
    runtime().block_on(async {
        let games = connect(&cluster).await.get_stream("SAKIYOMI_GAMES").await.unwrap();
        games.purge().filter("sakiyomi.games.rubbish").await.unwrap();
    });
    trainer.done();
    cluster.assert_right();
}

/// The server refuses what it cannot write, and accepts nothing more until it is restarted.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_makes_everybody_wait_and_nothing_is_lost() {
    let mut cluster = TestCluster::new();
    let (_ann, mut trainer) = (cluster.worker("ann"), cluster.trainer());
    cluster.wait("a worker has jobs", |seen| seen.queue.held > 0);
    cluster.nats.fill_disk();
    runtime().block_on(async {
        let context = connect(&cluster).await;
        let sent = context.publish("sakiyomi.games.rubbish", "no room for this".into()).await;
        sent.unwrap().await.expect_err("the disk is full");
    });
    assert!(trainer.is_running());
    cluster.nats.kill();
    cluster.nats.restart();
    trainer.done();
    cluster.assert_right();
}

#[test]
fn a_worker_of_another_version_says_so_and_takes_no_jobs() {
    let cluster = TestCluster::new();
    runtime().block_on(async {
        let control = connect(&cluster).await.get_key_value("sakiyomi-control").await.unwrap();
        control.put("protocol", "99".into()).await.unwrap();
    });
    let _old = cluster.worker("old");
    cluster.wait("the worker says so", |seen| {
        seen.workers.iter().any(|worker| worker.mode == Mode::Incompatible)
    });
    let refused = cluster.trainer().output();
    let error = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(1), "{error}");
    assert!(error.contains("speaks version 99, this program 1"), "{error}");
    assert_eq!(cluster.status().queue.held, 0);
}

#[test]
fn a_job_that_cannot_be_read_is_buried() {
    let cluster = TestCluster::new();
    runtime().block_on(async {
        let context = connect(&cluster).await;
        let sent = context.publish("sakiyomi.jobs.nobody.1.7", "no job".into()).await;
        sent.unwrap().await.unwrap();
    });
    let _ann = cluster.worker("ann");
    cluster.wait("it is buried", |seen| seen.queue.dead == 1 && seen.queue.waiting == 0);
    let limit = Duration::from_secs(60);
    runtime().block_on(async {
        let dead = connect(&cluster).await.get_stream("SAKIYOMI_DEAD").await.unwrap();
        let message = dead.get_last_raw_message_by_subject("sakiyomi.dead.nobody.1.7");
        let message = tokio::time::timeout(limit, message).await.unwrap().unwrap();
        assert_eq!(message.headers.get("Worker").unwrap().as_str(), "ann");
    });
}
