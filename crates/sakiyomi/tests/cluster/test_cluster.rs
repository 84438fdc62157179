//! A cluster on this machine: a server, trainers, workers, and what comes of them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::Duration;

use sakiyomi_cluster::{Access, Cluster, Layout, Link, status};
use sakiyomi_core::{InstructionSet, KERNELS_VARIABLE};
use sakiyomi_learn::replay::shard;

use crate::nats::{Nats, until};
use crate::program::{Process, program};

/// A run that takes some seconds, most of them for games.
const QUICK: [&str; 16] = [
    "--preset",
    "tiny",
    "--threads",
    "1",
    "--games-per-iter",
    "24",
    "--sims",
    "48",
    "--batch-size",
    "32",
    "--epochs",
    "1",
    "--bench-interval=0",
    "--iters",
    "1",
    "--json",
];

/// A server with short patience, so that the tests need not have a long one.
pub(crate) fn layout() -> Layout {
    let second = Duration::from_secs(1);
    Layout {
        ack_wait: 2 * second,
        lease: 3 * second,
        presence: 2 * second,
        games_mib: 8,
        files_mib: 64,
        ..Layout::default()
    }
}

/// A cluster on this machine.
pub(crate) struct TestCluster {
    pub(crate) nats: Nats,
    pub(crate) link: Link,
    folder: tempfile::TempDir,
}

impl TestCluster {
    pub(crate) fn new() -> TestCluster {
        TestCluster::with(&layout())
    }

    pub(crate) fn with(layout: &Layout) -> TestCluster {
        TestCluster::at(Nats::start(""), layout)
    }

    pub(crate) fn at(nats: Nats, layout: &Layout) -> TestCluster {
        let link = Link::connect(&Access::new(nats.url().parse().unwrap()), "test").unwrap();
        link.set_up(layout).unwrap();
        TestCluster { nats, link, folder: tempfile::tempdir().unwrap() }
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn run(&self) -> PathBuf {
        self.path().join("run")
    }

    pub(crate) fn status(&self) -> Cluster {
        let mut seen = None;
        until("the server tells how it stands", || {
            seen = status(&self.link).ok();
            seen.is_some()
        });
        seen.unwrap()
    }

    /// Waits until the cluster is as described.
    #[track_caller]
    pub(crate) fn wait(&self, what: &str, is_so: impl Fn(&Cluster) -> bool) {
        until(what, || is_so(&self.status()));
    }

    pub(crate) fn worker(&self, name: &str) -> Process {
        self.worker_at(name, &self.nats.url())
    }

    pub(crate) fn worker_at(&self, name: &str, url: &str) -> Process {
        let args = ["worker", "--cluster", url, "--threads", "1", "--name", name, "--json"];
        Process::start(program(self.path(), &args))
    }

    /// Starts a worker that computes networks with these kernels.
    pub(crate) fn worker_with(&self, name: &str, kernels: InstructionSet) -> Process {
        let url = self.nats.url();
        let args = ["worker", "--cluster", &url, "--threads", "1", "--name", name, "--json"];
        let mut command = program(self.path(), &args);
        command.env(KERNELS_VARIABLE, kernels.to_string());
        Process::start(command)
    }

    pub(crate) fn trainer(&self) -> Process {
        self.trainer_in("run", &self.nats.url())
    }

    pub(crate) fn trainer_in(&self, folder: &str, url: &str) -> Process {
        let args = [&["train", "score-four", "--run", folder, "--cluster", url], &QUICK[..]];
        Process::start(program(self.path(), &args.concat()))
    }

    /// Asserts that the run counted this many games, each once, and left nothing behind.
    #[track_caller]
    pub(crate) fn assert_counted(&self, games: usize) {
        let mut seeds = Vec::new();
        for entry in std::fs::read_dir(self.run().join("shards")).unwrap() {
            let contents = shard::read(&entry.unwrap().path()).unwrap();
            assert!(contents.damage.is_empty(), "{:?}", contents.damage);
            seeds.extend(contents.games.iter().map(|game| game.seed));
        }
        assert_eq!(seeds.len(), games);
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), games, "a game was counted twice");
        self.wait("nothing is left to be done", |seen| seen.queue.waiting + seen.queue.held == 0);
        assert_eq!(self.status().queue.dead, 0);
    }

    /// Asserts that the run has exactly the games and weights of a run on threads.
    #[track_caller]
    pub(crate) fn assert_right(&self) {
        assert_eq!(outcome(&self.run()), *on_threads(), "the run is another one");
        self.wait("nothing is left to be done", |seen| seen.queue.waiting + seen.queue.held == 0);
    }
}

/// What comes of a run: the games, the network, and how it stands.
type Outcome = BTreeMap<String, Vec<u8>>;

fn outcome(run: &Path) -> Outcome {
    let mut files = BTreeMap::new();
    for name in ["best.safetensors", "checkpoints/net-00000.safetensors"] {
        files.insert(name.to_owned(), std::fs::read(run.join(name)).unwrap());
    }
    for entry in std::fs::read_dir(run.join("shards")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        files.insert(name, std::fs::read(path).unwrap());
    }
    files
}

/// Returns what comes of the same run on one machine, without any server.
fn on_threads() -> &'static Outcome {
    static ONCE: OnceLock<Outcome> = OnceLock::new();
    ONCE.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        let args = [&["train", "score-four", "--run", "run"], &QUICK[..]].concat();
        Process::start(program(folder.path(), &args)).done();
        outcome(&folder.path().join("run"))
    })
}
