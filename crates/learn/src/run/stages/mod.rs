//! What an iteration does, one stage after the other.

mod strength;

use std::collections::VecDeque;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use sakiyomi_core::{Encoding, Rng, Stop, mix64};
use sakiyomi_nn::file::{self, Precision};
use sakiyomi_nn::{Batch, Lineage, Net, encoding_of};
use sakiyomi_play::BoardGame;
use sakiyomi_train::{Losses, Trainer};

use crate::metrics::{Bench, Metric, MetricsFile, Selfplay, Training};
use crate::record::Side;
use crate::run::files::Folder;
use crate::run::log::{Finished, Log};
use crate::run::matches::ladder;
use crate::run::play::iteration_seed;
use crate::run::samples::to_record;
use crate::run::state::{Stage, State};
use crate::run::status::{Activity, Status};
use crate::run::{RunConfig, RunError, RunOptions, SelfPlayEvent, SelfPlayOrder, Summary};
use crate::{Progress, Replay, learner, window};

const METRICS: &str = "metrics.jsonl";
const LOG: &str = "unfinished.games";
const BEST: &str = "best.safetensors";
const LATEST: &str = "latest.safetensors";
const SETTINGS_HEAD: &str = "\
# The settings of this run. What is changed here counts from the next start on;
# game, seed and net stay. A line that is missing has the value of the preset.

";

pub(crate) struct Run<'a, S: BoardGame> {
    folder: Folder,
    config: &'a RunConfig,
    options: &'a RunOptions<'a>,
    /// Ends the work when somebody asks for it or the time is up.
    halt: Stop,
    began: Duration,
    /// The seconds of earlier starts.
    before: f64,
    state: State,
    metrics: MetricsFile,
    benches: Vec<Bench>,
    replay: Replay<S>,
    encoding: Encoding<S>,
    trainer: Trainer,
    /// The pool for training, which bounds its number of threads.
    pool: ThreadPool,
    status: Status,
}

impl<'a, S: BoardGame> Run<'a, S> {
    /// Opens a folder, and repairs what a crash left there.
    pub(crate) fn open(
        path: &Path,
        config: &'a RunConfig,
        options: &'a RunOptions<'a>,
    ) -> Result<Run<'a, S>, RunError> {
        let folder = Folder::open(path)?;
        options.executor.open(folder.path(), config)?;
        let mut state = match State::load(folder.path())? {
            Some(state) => {
                state.check(config, &folder)?;
                if let Some(net) = options.start {
                    check_start(&folder, net)?;
                }
                state
            }
            None => begin(&folder, config, options)?,
        };
        folder.replace("config.toml", format!("{SETTINGS_HEAD}{}", config.to_toml()).as_bytes())?;
        let bytes = folder.read(&state.checkpoint)?.ok_or_else(|| {
            let path = folder.file(&state.checkpoint);
            RunError::Damaged(path, "the state of training is gone".to_owned())
        })?;
        let trainer = Trainer::from_bytes(&bytes, config.train, options.device)?;
        let encoding = encoding_of(&trainer.net())?;
        let replay = Replay::open_with(&folder.file("shards"), config.replay)?;
        // Games that were lost with a damaged file are not missed.
        state.games = state.games.min(replay.games());
        state.positions = state.positions.min(replay.positions());
        let (metrics, measured) = MetricsFile::open(&folder.file(METRICS), state.metrics)?;
        let bench = |metric| if let Metric::Bench(bench) = metric { Some(bench) } else { None };
        let pool = ThreadPoolBuilder::new()
            .num_threads(options.threads.max(1))
            .build()
            .map_err(|error| RunError::Thread(std::io::Error::other(error)))?;
        let mut run = Run {
            halt: options.stop.part(),
            began: options.clock.wall(),
            before: state.elapsed,
            status: Status { game: config.game.clone(), ..Status::default() },
            folder,
            config,
            options,
            state,
            metrics,
            benches: measured.into_iter().filter_map(bench).collect(),
            replay,
            encoding,
            trainer,
            pool,
        };
        run.clean()?;
        run.record_metric(&Metric::Start {
            elapsed: run.elapsed(),
            threads: options.threads,
            device: options.device.to_string(),
        })?;
        run.announce_best()?;
        Ok(run)
    }

    pub(crate) fn work(mut self) -> Result<Summary, RunError> {
        let last = self.options.iterations.unwrap_or(u64::MAX);
        while self.state.iteration <= last && self.goes_on() {
            match self.state.stage {
                Stage::Play => self.play()?,
                Stage::Train { until, window } => self.train(until, window)?,
                Stage::Gate => self.gate()?,
                Stage::Bench => self.bench()?,
            }
        }
        self.save()?;
        self.show();
        Ok(Summary {
            iterations: self.state.iteration - 1,
            games: self.state.games,
            steps: self.state.steps,
            best: self.state.best(),
            elo: self.status.elo,
            stopped: self.options.stop.is_requested(),
        })
    }

    fn play(&mut self) -> Result<(), RunError> {
        let iteration = self.state.iteration;
        let count = u64::from(self.config.games_per_iteration);
        let (mut log, mut finished) = Log::open(&self.folder.file(LOG), iteration)?;
        finished.retain(|&number, record| number < count && record.replay::<S>().is_ok());
        let best = self.best()?;
        let mut selfplay = self.config.selfplay.clone();
        if let Some(resign) = &mut selfplay.resign {
            resign.below = resign.below.or(self.state.resign_below);
        }
        let order = SelfPlayOrder {
            learner: learner::<S>(),
            iteration,
            total: count,
            numbers: (0..count).filter(|number| !finished.contains_key(number)).collect(),
            seed: iteration_seed(self.config.seed, iteration),
            net: &best,
            config: selfplay,
            threads: self.options.threads,
            device: self.options.device,
        };
        let start = self.options.clock.wall();
        let (already, mut progress) = (finished.len(), Progress::default());
        self.begin(Activity::Play, count);
        let (halt, executor) = (self.halt.clone(), self.options.executor);
        let mut given_up = 0;
        let mut collect = |event: SelfPlayEvent| {
            match event {
                SelfPlayEvent::Game(number, record) => {
                    log.append(number, &record)?;
                    finished.insert(number, *record);
                }
                SelfPlayEvent::GivenUp(_) => given_up += 1,
                SelfPlayEvent::Sync => log.sync()?,
                SelfPlayEvent::Progress(done) => progress = done,
            }
            let seconds = self.since(start);
            self.status.done = finished.len() as u64;
            self.status.games_per_second = (finished.len() - already) as f64 / seconds;
            self.status.positions_per_second = progress.positions as f64 / seconds;
            self.status.batch_fill = progress.fill();
            self.show();
            self.goes_on();
            Ok(())
        };
        executor.play(&order, &halt, &mut collect)?;
        if (finished.len() as u64) + given_up < count || finished.is_empty() {
            return Ok(());
        }
        let measured = self.measure(&finished, already, &progress, self.since(start));
        self.keep(&finished, measured)
    }

    fn measure(
        &self,
        finished: &Finished,
        already: usize,
        progress: &Progress,
        seconds: f64,
    ) -> Selfplay {
        let count = finished.len().max(1) as f64;
        let share = |is: &dyn Fn(&crate::GameRecord) -> bool| {
            finished.values().filter(|game| is(game)).count() as f64 / count
        };
        let plies: usize = finished.values().map(|game| game.moves.len()).sum();
        Selfplay {
            iteration: self.state.iteration,
            elapsed: self.elapsed(),
            games: finished.len() as u64,
            positions: plies as u64,
            plies: plies as f64 / count,
            draws: share(&|game| game.result.winner.is_none()),
            first_wins: share(&|game| game.result.winner == Some(Side::First)),
            resigned: share(&|game| game.resigned),
            games_per_second: (finished.len() - already) as f64 / seconds,
            positions_per_second: progress.positions as f64 / seconds,
            simulations_per_second: progress.simulations as f64 / seconds,
            batch: progress.evaluations as f64 / progress.batches.max(1) as f64,
            batch_fill: progress.fill(),
        }
    }

    /// Moves the games of an iteration to the replay window.
    fn keep(&mut self, finished: &Finished, measured: Selfplay) -> Result<(), RunError> {
        // After a crash some may be there already, always in the order of their numbers.
        let there = self.replay.games().saturating_sub(self.state.games);
        let missing = finished.values().skip(usize::try_from(there).unwrap_or(usize::MAX));
        self.replay.append(&missing.cloned().collect::<Vec<_>>())?;
        let samples = finished.values().take(self.config.sample_games as usize);
        for (index, game) in samples.enumerate() {
            let name = format!("games/{:05}-{}.record", self.state.iteration, index + 1);
            if let Ok(record) = to_record::<S>(game) {
                self.folder.replace(&name, record.to_string().as_bytes())?;
            }
        }
        if let Some(resign) = self.config.selfplay.resign {
            self.state.resign_below = resign.calibrated(finished.values()).below;
        }
        let new = self.replay.positions().saturating_sub(self.state.positions);
        self.state.games = self.replay.games();
        self.state.positions = self.replay.positions();
        let batch = f64::from(self.config.batch_size);
        self.state.owed += new as f64 * self.config.reuse;
        let steps = (self.state.owed / batch).floor();
        self.state.owed -= steps * batch;
        self.state.stage = Stage::Train {
            until: self.state.steps + steps as u64,
            window: window(self.state.positions, &self.config.window),
        };
        self.record_metric(&Metric::Selfplay(measured))?;
        self.save()
    }

    fn train(&mut self, until: u64, window: u64) -> Result<(), RunError> {
        let first = self.trainer.steps();
        self.begin(Activity::Train, until.saturating_sub(first));
        let mut losses: Vec<Losses> = Vec::new();
        let mut start = self.options.clock.wall();
        let ahead = self.pool.current_num_threads() as u64;
        let mut ready = VecDeque::new();
        while self.trainer.steps() < until && self.goes_on() {
            let step = self.trainer.steps();
            let (replay, encoding, config) = (&self.replay, &self.encoding, self.config);
            // A batch depends on the step alone.
            let draw = |step: u64| {
                let mut rng = Rng::seeded(mix64(config.seed ^ mix64(!step)));
                let mut batch = Batch::default();
                let count = config.batch_size as usize;
                replay.sample(window, count, &mut rng, &mut batch, encoding);
                batch
            };
            let batch = ready.pop_front().unwrap_or_else(|| draw(step));
            let is_short = ready.is_empty();
            let next = step + 1..until.min(step + 1 + ahead);
            let trainer = &mut self.trainer;
            let (done, drawn) = self.pool.install(|| {
                rayon::join(
                    || trainer.step(&batch),
                    || is_short.then(|| next.into_par_iter().map(draw).collect::<Vec<_>>()),
                )
            });
            ready.extend(drawn.into_iter().flatten());
            let done = done?;
            let steps = self.trainer.steps();
            self.status.done = steps - first;
            self.status.steps = steps;
            self.status.losses = Some([done.policy.into(), done.value.into()]);
            losses.push(done);
            self.show();
            if steps.is_multiple_of(self.config.checkpoint_steps) && steps < until {
                self.checkpoint(&mut losses, &mut start, window)?;
            }
        }
        if self.trainer.steps() >= until {
            self.save_net(self.state.iteration)?;
            self.state.stage = Stage::Gate;
        }
        self.checkpoint(&mut losses, &mut start, window)
    }

    /// Saves the state of training, and the losses since the last time.
    fn checkpoint(
        &mut self,
        losses: &mut Vec<Losses>,
        start: &mut Duration,
        window: u64,
    ) -> Result<(), RunError> {
        let steps = self.trainer.steps();
        if !losses.is_empty() {
            let name = checkpoint_name(steps);
            self.folder.replace(&name, &self.trainer.to_bytes())?;
            self.state.checkpoint = name;
            self.state.steps = steps;
            self.record_metric(&Metric::Training(Training {
                iteration: self.state.iteration,
                elapsed: self.elapsed(),
                step: steps,
                steps_per_second: losses.len() as f64 / self.since(*start),
                window,
                ..Training::mean(losses)
            }))?;
            losses.clear();
            *start = self.options.clock.wall();
        }
        self.save()?;
        self.clean()
    }

    fn goes_on(&self) -> bool {
        let spent = self.options.clock.wall().saturating_sub(self.began);
        if self.options.time.is_some_and(|time| spent >= time) {
            self.halt.request();
        }
        !self.halt.is_requested()
    }

    /// Returns the seconds since `start`, never 0.
    fn since(&self, start: Duration) -> f64 {
        self.options.clock.wall().saturating_sub(start).as_secs_f64().max(1e-9)
    }

    fn elapsed(&self) -> f64 {
        self.before + self.options.clock.wall().saturating_sub(self.began).as_secs_f64()
    }

    fn announce_best(&self) -> Result<(), RunError> {
        self.options.executor.best(self.state.best(), &self.best()?)
    }

    fn begin(&mut self, activity: Activity, total: u64) {
        let rated = ladder(&self.benches).into_iter().filter_map(|(name, rating)| {
            Some((name.strip_prefix("net-")?.parse().ok()?, rating.elo, rating.elo_95))
        });
        let ratings: Vec<(u64, f64, f64)> = rated.collect();
        let measured = ratings.iter().find(|rated| Some(rated.0) == self.state.measured);
        let elo = measured.map(|&(_, elo, error)| [elo, error]);
        self.status = Status {
            iteration: self.state.iteration,
            activity,
            done: 0,
            total,
            games: self.state.games,
            positions: self.state.positions,
            steps: self.trainer.steps(),
            elo,
            ratings,
            best: self.state.best(),
            ..self.status.clone()
        };
        self.show();
    }

    fn show(&mut self) {
        self.status.elapsed = self.options.clock.wall().saturating_sub(self.began);
        self.status.left = self.options.time.map(|time| time.saturating_sub(self.status.elapsed));
        self.options.watcher.status(&self.status);
        self.options.executor.status(&self.status);
    }

    fn record_metric(&mut self, metric: &Metric) -> Result<(), RunError> {
        self.metrics.append(metric, &self.folder.file(METRICS))?;
        self.options.watcher.metric(metric);
        Ok(())
    }

    fn save(&mut self) -> Result<(), RunError> {
        self.state.metrics = self.metrics.len();
        self.state.elapsed = self.elapsed();
        self.state.save(&self.folder)
    }

    fn best(&self) -> Result<Net, RunError> {
        let path = self.net_file(self.state.best());
        file::load(&path).map_err(|error| RunError::Damaged(path, error.to_string()))
    }

    fn net_file(&self, iteration: u64) -> PathBuf {
        self.folder.file(&net_path(iteration))
    }

    fn save_net(&self, iteration: u64) -> Result<(), RunError> {
        let mut net = self.trainer.net();
        net.lineage = lineage(self.config, iteration, self.trainer.steps(), self.state.games);
        net.lineage.parent = Some(self.best()?.fingerprint());
        write_net(&self.folder, &net_path(iteration), &net)?;
        write_net(&self.folder, LATEST, &net)
    }

    /// Removes checkpoints that no longer count, and updates the file of the best network.
    fn clean(&self) -> Result<(), RunError> {
        let folder = self.folder.file("checkpoints");
        let candidate =
            matches!(self.state.stage, Stage::Gate | Stage::Bench).then_some(self.state.iteration);
        let nets = self.state.bests.iter().copied().chain(candidate).map(net_path);
        let kept: Vec<PathBuf> = nets
            .chain([self.state.checkpoint.clone()])
            .map(|name| self.folder.file(&name))
            .collect();
        let entries = fs::read_dir(&folder).map_err(RunError::at(&folder))?;
        for path in entries.flatten().map(|entry| entry.path()) {
            if !kept.contains(&path) {
                fs::remove_file(&path).map_err(RunError::at(&path))?;
            }
        }
        let best = self.best()?;
        match file::load(&self.folder.file(BEST)) {
            Ok(net) if net == best => Ok(()),
            _ => write_net(&self.folder, BEST, &best),
        }
    }
}

fn begin(folder: &Folder, config: &RunConfig, options: &RunOptions<'_>) -> Result<State, RunError> {
    let mut net = match options.start {
        Some(net) if *net.config() != config.net => {
            let problem = "another network than that of the settings".to_owned();
            return Err(RunError::Damaged(folder.path().to_owned(), problem));
        }
        Some(net) => net.clone(),
        None => Net::random(config.net.clone(), mix64(config.seed))?,
    };
    let parent = options.start.map(Net::fingerprint);
    net.lineage = Lineage { parent, ..lineage(config, 0, 0, 0) };
    let trainer = Trainer::new(net.clone(), config.train, options.device)?;
    let name = checkpoint_name(0);
    folder.replace(&name, &trainer.to_bytes())?;
    write_net(folder, &net_path(0), &net)?;
    write_net(folder, LATEST, &net)?;
    let state = State::new(config, name);
    state.save(folder)?;
    Ok(state)
}

/// Checks that a run began with `net`, or has come to it: the same command resumes a run.
fn check_start(folder: &Folder, net: &Net) -> Result<(), RunError> {
    let mark = net.fingerprint();
    let files = [net_path(0), BEST.to_owned(), LATEST.to_owned()];
    let nets = files.iter().filter_map(|name| file::load(&folder.file(name)).ok());
    let there: Vec<String> = nets.map(|net| net.fingerprint()).collect();
    if there.is_empty() || there.contains(&mark) {
        return Ok(());
    }
    let first = there.into_iter().next().unwrap_or_default();
    Err(RunError::Other(folder.path().to_owned(), "the first network", first, mark))
}

fn lineage(config: &RunConfig, iteration: u64, steps: u64, games: u64) -> Lineage {
    Lineage {
        name: format!("{} {}", config.game, net_name(iteration)),
        made_by: format!("self-play, preset {}, seed {}", config.preset, config.seed),
        parent: None,
        steps,
        games,
    }
}

fn write_net(folder: &Folder, name: &str, net: &Net) -> Result<(), RunError> {
    let path = folder.file(name);
    file::save(net, &path, Precision::F32)
        .map_err(|error| RunError::Damaged(path, error.problem.to_string()))
}

fn net_name(iteration: u64) -> String {
    format!("net-{iteration}")
}

fn net_path(iteration: u64) -> String {
    format!("checkpoints/net-{iteration:05}.safetensors")
}

fn checkpoint_name(steps: u64) -> String {
    format!("checkpoints/trainer-{steps:08}.bin")
}
