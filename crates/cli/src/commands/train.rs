//! `sakiyomi train` and `sakiyomi report`.

use crate::msg;
use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context as _;
use clap::Args;
use sakiyomi_cluster::Trainer;
use sakiyomi_core::durable::replace_file;
use sakiyomi_core::{Lang, Reason, SystemClock};
use sakiyomi_learn::metrics::{Bench, Gate, Metric, Selfplay, Training};
use sakiyomi_learn::report::report;
use sakiyomi_learn::run::{
    Activity, Executor, RunConfig, RunError, RunOptions, RunPreset, Status, Summary, Threads,
    Watcher, run, settings,
};
use sakiyomi_learn::{Learner, ProgramGames};
use sakiyomi_nn::{Net, Preset, file};
use sakiyomi_train::Device;
use serde_json::json;

use super::cluster::{ClusterArgs, holder};
use super::contest::in_words;
use super::models::preset_config;
use super::{end_progress, grouped, make_folder_of, seed_from_clock, show_progress, threads};
use crate::console::interrupt_flag;
use crate::context::Context;
use crate::failure::{refused, usage_error};
use crate::output::{phrase, print_json, reason, say, tell};
use crate::reserved::Reserved;
use crate::words::cannot_write;

#[derive(Args)]
pub(crate) struct TrainArgs {
    game: String,
    #[arg(long, value_name = "DIR")]
    run: Option<PathBuf>,
    #[arg(long)]
    preset: Option<RunPreset>,
    #[arg(long, value_name = "FILE", conflicts_with = "net")]
    model: Option<PathBuf>,
    #[arg(long, value_name = "SIZE")]
    net: Option<Preset>,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long, value_parser = minutes)]
    minutes: Option<Duration>,
    #[arg(long, default_value_t = Device::Cpu)]
    device: Device,
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, value_name = "N")]
    iters: Option<u64>,
    #[arg(long, value_name = "N")]
    games_per_iter: Option<u32>,
    #[arg(long, value_name = "N")]
    sims: Option<u32>,
    #[arg(long, value_name = "N")]
    batch_size: Option<u32>,
    #[arg(long, value_name = "N")]
    epochs: Option<f64>,
    #[arg(long, value_name = "RATE")]
    lr: Option<f32>,
    #[arg(long, value_name = "N")]
    bench_interval: Option<u64>,
    #[arg(long, value_name = "N")]
    bench_games: Option<u32>,
    #[arg(long, value_name = "N")]
    temp_moves: Option<u32>,
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    cluster: ClusterArgs,
}

#[derive(Args)]
pub(crate) struct ReportArgs {
    run: PathBuf,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

fn minutes(text: &str) -> Result<Duration, Reason> {
    let minutes = text.parse::<f64>().ok().filter(|minutes| (0.0..=1e6).contains(minutes));
    let minutes = minutes.ok_or_else(|| Reason::new(msg("usage-minutes")))?;
    Ok(Duration::from_secs_f64(60.0 * minutes))
}

pub(crate) fn train(args: &TrainArgs, context: &Context) -> anyhow::Result<()> {
    let lang = context.lang;
    let learner = context.games.learner(&args.game).map_err(usage_error)?;
    let folder = args.folder(learner);
    let start = args.model.as_deref().map(file::load).transpose()?;
    let config = args.config(&context.games, learner, start.as_ref())?;
    if let Some(out) = &args.out {
        make_folder_of(out)?;
        Reserved::new(out)?;
    }
    let stop = interrupt_flag(None);
    let watcher = ProgressPrinter { lang, json: args.json, next: Cell::default() };
    let link = args.cluster.connect_if_given("trainer", false)?;
    let trainer = link.as_ref().map(|link| Trainer::new(link, &holder(), seed_from_clock()));
    let options = RunOptions {
        threads: threads(args.threads),
        start: start.as_ref(),
        device: args.device,
        time: args.minutes,
        iterations: args.iters,
        clock: &SystemClock::Process,
        stop: &stop,
        watcher: &watcher,
        executor: trainer.as_ref().map_or(&Threads as &dyn Executor, |trainer| trainer),
    };
    let done = run(learner, &folder, &config, &options);
    end_progress();
    let summary = done.map_err(explain)?;
    write_report(context, &folder, &folder.join("report.html"))?;
    let best = folder.join(BEST);
    if let Some(out) = &args.out {
        let net = fs::read(&best).with_context(|| best.display().to_string())?;
        replace_file(out, &net).with_context(|| cannot_write(out))?;
    }
    print_summary(&summary, args, &folder, lang);
    Ok(())
}

pub(crate) fn write(args: &ReportArgs, context: &Context) -> anyhow::Result<()> {
    let out = args.out.clone().unwrap_or_else(|| args.run.join("report.html"));
    write_report(context, &args.run, &out)?;
    say!("{}", out.display());
    Ok(())
}

fn write_report(context: &Context, folder: &Path, out: &Path) -> anyhow::Result<()> {
    let page = report(&context.games, folder, context.lang).map_err(explain)?;
    replace_file(out, page.as_bytes()).with_context(|| cannot_write(out))
}

fn explain(error: RunError) -> anyhow::Error {
    match error {
        RunError::Missing(path) => refused(reason!(msg("train-no-run"), folder = path.display())),
        error if error.is_wrong_use() => usage_error(error),
        error => error.reason().into(),
    }
}

const BEST: &str = "best.safetensors";

impl TrainArgs {
    /// Returns the folder of the run: that of the game unless it is named.
    fn folder(&self, learner: &dyn Learner) -> PathBuf {
        let of_game = || Path::new("runs").join(learner.game().info().id);
        self.run.clone().unwrap_or_else(of_game)
    }

    /// Returns the settings of the run that is there, or of the preset, with those that were given.
    fn config(
        &self,
        games: &ProgramGames,
        learner: &dyn Learner,
        start: Option<&Net>,
    ) -> anyhow::Result<RunConfig> {
        let here = learner.game().info().id;
        let folder = self.folder(learner);
        let there = settings(games, &folder).map_err(explain)?;
        let is_new = there.is_none();
        let mut config = match (there, self.preset) {
            (Some(there), _) if there.game != here => {
                let (folder, there) = (folder.display(), there.game);
                return Err(refused(reason!(msg("train-other-game"), folder, there, here)));
            }
            (Some(there), Some(preset)) if there.preset != preset => {
                return Err(refused(reason!(msg("train-other-preset"), there = there.preset)));
            }
            (Some(there), _) => there,
            (None, preset) => learner.preset(preset.unwrap_or_default()),
        };
        match (self.net, start) {
            (Some(size), _) => config.net = preset_config(learner.game(), size)?,
            (None, Some(net)) if is_new => config.net = net.config().clone(),
            _ => {}
        }
        let put = |to: &mut u32, given: Option<u32>| *to = given.unwrap_or(*to);
        put(&mut config.games_per_iteration, self.games_per_iter);
        put(&mut config.selfplay.sims, self.sims);
        put(&mut config.batch_size, self.batch_size);
        put(&mut config.bench.games, self.bench_games);
        put(&mut config.selfplay.temp_moves, self.temp_moves);
        config.seed = self.seed.unwrap_or(config.seed);
        config.reuse = self.epochs.unwrap_or(config.reuse);
        config.train.rate = self.lr.unwrap_or(config.train.rate);
        config.bench.interval = self.bench_interval.unwrap_or(config.bench.interval);
        // A search that only brings the game forward is never larger than one to learn from.
        config.selfplay.cheap_sims = config.selfplay.cheap_sims.min(config.selfplay.sims);
        config.check().map_err(usage_error)?;
        Ok(config)
    }
}

fn print_summary(summary: &Summary, args: &TrainArgs, folder: &Path, lang: Lang) {
    let best = args.out.clone().unwrap_or_else(|| folder.join(BEST));
    if args.json {
        let elo = summary.elo.map(|[elo, _]| elo);
        print_json(&json!({
            "kind": "end",
            "iterations": summary.iterations,
            "games": summary.games,
            "steps": summary.steps,
            "best": summary.best,
            "elo": elo,
            "stopped": summary.stopped,
            "file": best.display().to_string(),
        }));
        return;
    }
    let [games, steps] = [summary.games, summary.steps].map(grouped);
    tell!(
        lang,
        msg("train-done"),
        iterations = summary.iterations,
        games,
        steps,
        file = best.display()
    );
    if summary.best == 0 && summary.iterations > 0 {
        let latest = folder.join("latest.safetensors");
        tell!(lang, msg("train-best-is-first"), latest = latest.display());
    }
    if summary.stopped {
        tell!(lang, msg("train-stopped"));
    }
}

/// Shows a person, or a program, how it goes.
struct ProgressPrinter {
    lang: Lang,
    json: bool,
    /// When the next line of progress is due: people read a few a second.
    next: Cell<Duration>,
}

impl Watcher for ProgressPrinter {
    fn status(&self, status: &Status) {
        if status.elapsed < self.next.get() {
            return;
        }
        self.next.set(status.elapsed + Duration::from_millis(200));
        show_progress(&progress(status, self.lang));
    }

    fn metric(&self, metric: &Metric) {
        let line = match (self.json, metric) {
            (true, metric) => serde_json::to_string(metric).ok(),
            (false, Metric::Start { .. }) => None,
            (false, Metric::Selfplay(selfplay)) => Some(selfplay_line(selfplay, self.lang)),
            (false, Metric::Training(training)) => Some(training_line(training, self.lang)),
            (false, Metric::Gate(gate)) => Some(gate_line(gate, self.lang)),
            (false, Metric::Bench(bench)) => Some(bench_line(bench, self.lang)),
        };
        if let Some(line) = line {
            end_progress();
            say!("{line}");
        }
    }
}

fn progress(status: &Status, lang: Lang) -> String {
    let what = match status.activity {
        Activity::Play => msg("train-playing"),
        Activity::Train => msg("train-training"),
        Activity::Gate => msg("train-testing"),
        Activity::Bench => msg("train-measuring"),
    };
    let Status { iteration, done, total, .. } = status;
    let (elapsed, what) = (in_words(status.elapsed, lang), what.get(lang));
    let mut line = phrase!(lang, msg("train-progress"), elapsed, iteration, what, done, total);
    if status.activity == Activity::Play {
        line += &phrase!(
            lang,
            msg("train-speed"),
            games = format!("{:.1}", status.games_per_second),
            positions = format!("{:.0}", status.positions_per_second),
            fill = format!("{:.0}", 100.0 * status.batch_fill)
        );
    }
    if let Some([policy, value]) = status.losses {
        line += &phrase!(
            lang,
            msg("train-losses"),
            policy = format!("{policy:.3}"),
            value = format!("{value:.3}")
        );
    }
    if let Some([elo, error]) = status.elo {
        line += &phrase!(
            lang,
            msg("train-elo"),
            elo = format!("{elo:.0}"),
            error = format!("{error:.0}")
        );
    }
    if let Some(left) = status.left {
        line += &phrase!(lang, msg("train-left"), left = in_words(left, lang));
    }
    line
}

fn selfplay_line(selfplay: &Selfplay, lang: Lang) -> String {
    phrase!(
        lang,
        msg("train-played"),
        iteration = selfplay.iteration,
        games = selfplay.games,
        plies = format!("{:.1}", selfplay.plies),
        draws = format!("{:.0}", 100.0 * selfplay.draws),
        speed = format!("{:.0}", selfplay.positions_per_second),
        batch = format!("{:.1}", selfplay.batch),
        fill = format!("{:.0}", 100.0 * selfplay.batch_fill)
    )
}

fn training_line(training: &Training, lang: Lang) -> String {
    phrase!(
        lang,
        msg("train-learned"),
        iteration = training.iteration,
        step = training.step,
        policy = format!("{:.3}", training.policy_loss),
        entropy = format!("{:.3}", training.policy_entropy),
        value = format!("{:.3}", training.value_loss),
        speed = format!("{:.1}", training.steps_per_second)
    )
}

fn gate_line(gate: &Gate, lang: Lang) -> String {
    if gate.pairs == [0; 5] {
        return phrase!(lang, msg("train-no-gate"), iteration = gate.iteration);
    }
    let text = if gate.accepted { msg("train-better") } else { msg("train-not-better") };
    let pairs = gate.pairs.map(|count| count.to_string()).join(", ");
    phrase!(lang, text, iteration = gate.iteration, pairs)
}

fn bench_line(bench: &Bench, lang: Lang) -> String {
    let Bench { iteration, player, opponent, wins, draws, losses, .. } = bench;
    let text = if opponent == "net-0" { msg("train-met-first") } else { msg("train-met") };
    phrase!(lang, text, iteration, player, opponent, wins, draws, losses)
}
