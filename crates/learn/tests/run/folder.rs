//! A run in a folder that vanishes with the test.

use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};

use sakiyomi_contrast::Contrast;
use sakiyomi_core::{ManualClock, Stop};
use sakiyomi_learn::metrics::{Metric, parse};
use sakiyomi_learn::run::{
    RunConfig, RunError, RunOptions, RunPreset, Status, Summary, Watcher, run,
};
use sakiyomi_learn::{Learner, ProgramGame, ProgramGames};
use sakiyomi_othello::Othello;
use sakiyomi_score_four::ScoreFour;

/// Returns the games that these tests learn.
pub(crate) fn games() -> ProgramGames {
    ProgramGames::new(vec![
        ProgramGame::board::<Othello>(),
        ProgramGame::board::<ScoreFour>(),
        ProgramGame::board::<Contrast>(),
    ])
}

pub(crate) fn learner(game: &str) -> &'static dyn Learner {
    games().learner(game).unwrap()
}

/// Settings with which an iteration takes a moment.
pub(crate) fn quick(game: &str) -> RunConfig {
    let mut config = learner(game).preset(RunPreset::Tiny);
    config.games_per_iteration = 6;
    config.batch_size = 16;
    config.reuse = 1.0;
    config.checkpoint_steps = 3;
    config.selfplay.sims = 4;
    config.selfplay.cheap_sims = 2;
    config.gate.pairs = 2;
    config.gate.sims = 2;
    config.bench.interval = 1;
    config.bench.games = 2;
    config.bench.sims = 2;
    config.bench.opponents = vec!["random".to_owned()];
    config
}

/// A folder that is removed with its content.
pub(crate) struct Home(tempfile::TempDir);

impl Home {
    pub(crate) fn new() -> Home {
        Home(tempfile::tempdir().unwrap())
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.0.path().join("run")
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    /// Works until the end of an iteration, on one thread.
    pub(crate) fn train(&self, config: &RunConfig, iterations: u64) -> Result<Summary, RunError> {
        self.train_until(config, iterations, &|_| false)
    }

    /// Works until the end of an iteration, or until it stands as `until` says.
    pub(crate) fn train_until(
        &self,
        config: &RunConfig,
        iterations: u64,
        until: &dyn Fn(&Status) -> bool,
    ) -> Result<Summary, RunError> {
        let stop = Stop::default();
        let watcher = StopsWhen { stop: &stop, until };
        self.train_watched(config, iterations, &stop, &watcher)
    }

    pub(crate) fn train_watched(
        &self,
        config: &RunConfig,
        iterations: u64,
        stop: &Stop,
        watcher: &dyn Watcher,
    ) -> Result<Summary, RunError> {
        let options = RunOptions {
            iterations: Some(iterations),
            clock: &ManualClock::default(),
            watcher,
            ..RunOptions::new(stop)
        };
        run(learner(&config.game), &self.path(), config, &options)
    }

    pub(crate) fn metrics(&self) -> Vec<Metric> {
        parse(&fs::read_to_string(self.file("metrics.jsonl")).unwrap())
    }

    /// Returns what a run has come to: the state of training, the best network, the games.
    pub(crate) fn fruits(&self) -> Vec<(String, Vec<u8>)> {
        let mut fruits =
            vec![("best".to_owned(), fs::read(self.file("best.safetensors")).unwrap())];
        for folder in ["checkpoints", "shards", "games"] {
            for entry in fs::read_dir(self.file(folder)).unwrap() {
                let path = entry.unwrap().path();
                let name = format!("{folder}/{}", path.file_name().unwrap().to_string_lossy());
                fruits.push((name, fs::read(&path).unwrap()));
            }
        }
        fruits.sort();
        fruits
    }
}

/// Compares two runs by name, so that a failure is short.
#[track_caller]
pub(crate) fn assert_same(a: &Home, b: &Home, what: &str) {
    let (a, b) = (a.fruits(), b.fruits());
    let names = |fruits: &[(String, Vec<u8>)]| -> Vec<String> {
        fruits.iter().map(|(name, _)| name.clone()).collect()
    };
    assert_eq!(names(&a), names(&b), "{what}");
    for ((name, one), (_, other)) in a.iter().zip(&b) {
        assert!(one == other, "{what}: {name} differs");
    }
}

struct StopsWhen<'a> {
    stop: &'a Stop,
    until: &'a dyn Fn(&Status) -> bool,
}

impl Watcher for StopsWhen<'_> {
    fn status(&self, status: &Status) {
        if (self.until)(status) {
            self.stop.request();
        }
    }
}

/// Keeps what a process that is killed at this moment would leave behind.
pub(crate) struct Snapshots<'a> {
    pub(crate) of: &'a Home,
    pub(crate) taken: RefCell<Vec<(String, Home)>>,
}

impl Snapshots<'_> {
    fn take(&self, moment: String) {
        let home = Home::new();
        copy(&self.of.path(), &home.path());
        self.taken.borrow_mut().push((moment, home));
    }
}

impl Watcher for Snapshots<'_> {
    fn status(&self, status: &Status) {
        if status.done % 4 == 1 {
            self.take(format!("{:?} {} of {}", status.activity, status.done, status.iteration));
        }
    }

    fn metric(&self, metric: &Metric) {
        self.take(format!("{metric:?}"));
    }
}

pub(crate) fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}
