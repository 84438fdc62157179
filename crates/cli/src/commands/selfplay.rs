//! `sakiyomi selfplay`.

mod words;

use crate::msg;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::Args;
use sakiyomi_core::Lang;
use sakiyomi_learn::record::Side;
use sakiyomi_learn::replay::shard::Shard;
use sakiyomi_learn::{
    GameQueue, GameRecord, GameSink, Learner, Progress, Root, SelfplayConfig, SinkError,
};
use sakiyomi_nn::{Net, Preset, file};
use sakiyomi_train::Device;

use super::models::preset_config;
use super::{end_progress, grouped, make_folder_of, replace, seed_from_clock, show_progress};
use crate::console::interrupt_flag;
use crate::context::Context;
use crate::failure::{refused, usage_error};
use crate::output::{reason, say, tell};
use crate::reserved::Reserved;

#[derive(Args)]
pub(crate) struct SelfplayArgs {
    game: String,
    #[arg(long, value_name = "FILE", conflicts_with = "preset")]
    model: Option<PathBuf>,
    #[arg(long)]
    preset: Option<Preset>,
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    sims: u32,
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    cheap_sims: Option<u32>,
    #[arg(long, default_value_t = 0.25, requires = "cheap_sims")]
    full_share: f32,
    #[arg(long, default_value_t = SelfplayConfig::default().temp_moves)]
    temp_moves: u32,
    #[arg(long, value_enum, default_value_t = PolicyTarget::Improved)]
    policy: PolicyTarget,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    #[arg(long, default_value_t = SelfplayConfig::default().games_in_flight, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    in_flight: u32,
    #[arg(long, default_value_t = Device::Cpu)]
    device: Device,
}

/// What a network learns to prefer.
#[derive(Clone, Copy, clap::ValueEnum)]
enum PolicyTarget {
    // The improved policy of Gumbel AlphaZero. (A doc comment would be help in English.)
    Improved,
    // The visit counts of PUCT with Dirichlet noise, as in AlphaZero.
    Visits,
}

pub(crate) fn run(args: &SelfplayArgs, context: &Context) -> anyhow::Result<()> {
    let lang = context.lang;
    let learner = context.games.learner(&args.game).map_err(usage_error)?;
    let seed = args.seed.unwrap_or_else(seed_from_clock);
    let net = network(args, learner, seed)?;
    let usual = learner.selfplay_config();
    let config = SelfplayConfig {
        root: match args.policy {
            PolicyTarget::Improved => usual.root,
            PolicyTarget::Visits => Root::dirichlet(),
        },
        sims: args.sims,
        cheap_sims: args.cheap_sims.unwrap_or(args.sims),
        full_share: if args.cheap_sims.is_some() { args.full_share } else { 1.0 },
        temp_moves: args.temp_moves,
        games_in_flight: args.in_flight,
        ..usual
    };
    config.check().map_err(usage_error)?;
    let player = learner.self_player_on(&net, args.device)?;
    let stop = interrupt_flag(None);
    let game = learner.game().info().id;
    let out = args.out.clone().unwrap_or_else(|| format!("{game}.games").into());
    let file = OutFile::open(&out, game)?;
    let output = SelfplayOutput {
        wanted: args.games,
        games: Mutex::new(Games { file, unwritten: Vec::new() }),
        tally: Mutex::new(Tally::default()),
        start: Instant::now(),
        lang,
    };
    let queue = GameQueue::new(0..args.games.into(), seed, &net, config);
    player
        .play_on(args.threads.into(), &queue, &output, &stop, &|done| output.note(done))
        .context(msg("selfplay-failed").get(lang))?;
    end_progress();
    let SelfplayOutput { games, tally, start, .. } = output;
    let mut games = games.into_inner().unwrap_or_else(PoisonError::into_inner);
    let rows = games.finish(&out, learner)?;
    let tally = tally.into_inner().unwrap_or_else(PoisonError::into_inner);
    say!("{}", words::summary(&tally, start.elapsed(), stop.is_requested(), lang));
    match rows {
        None => say!("{}", out.display()),
        Some(rows) => {
            tell!(lang, msg("selfplay-rows"), file = out.display(), rows = grouped(rows))
        }
    }
    Ok(())
}

fn network(args: &SelfplayArgs, learner: &dyn Learner, seed: u64) -> anyhow::Result<Net> {
    if let Some(path) = &args.model {
        return Ok(file::load(path)?);
    }
    let preset = args.preset.unwrap_or(Preset::Small);
    Ok(Net::random(preset_config(learner.game(), preset)?, seed)?)
}

#[derive(Clone, Copy, Default)]
struct Tally {
    done: Progress,
    /// Wins of the first player, draws, and wins of the second.
    results: [u64; 3],
    /// When progress was last shown.
    shown: Option<Instant>,
}

enum OutFile {
    /// Into a file of games, at once.
    Games(Shard),
    /// Into arrays, at the end.
    Arrays,
}

impl OutFile {
    fn open(path: &Path, game: &str) -> anyhow::Result<OutFile> {
        make_folder_of(path)?;
        if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("npz")) {
            // Arrays cannot be appended to.
            if path.exists() {
                return Err(refused(reason!(msg("selfplay-exists"), file = path.display())));
            }
            Reserved::new(path)?;
            return Ok(OutFile::Arrays);
        }
        let (shard, contents) = Shard::open(path)?;
        if let Some(other) = contents.games.iter().find(|found| found.game != game) {
            let (file, game) = (path.display(), &other.game);
            return Err(refused(reason!(msg("selfplay-other-game"), file, game)));
        }
        Ok(OutFile::Games(shard))
    }
}

struct Games {
    file: OutFile,
    /// Those that are not in the file yet.
    unwritten: Vec<GameRecord>,
}

/// Games that are written together.
const TOGETHER: usize = 16;

impl Games {
    fn put(&mut self, record: GameRecord) -> Result<(), SinkError> {
        self.unwritten.push(record);
        match &mut self.file {
            OutFile::Games(shard) if self.unwritten.len() >= TOGETHER => {
                shard.append(&self.unwritten).map_err(|error| SinkError(error.into()))?;
                self.unwritten.clear();
            }
            _ => {}
        }
        Ok(())
    }

    /// Writes what is left, and returns how many rows arrays have.
    fn finish(&mut self, path: &Path, learner: &dyn Learner) -> anyhow::Result<Option<u64>> {
        match &mut self.file {
            OutFile::Games(shard) => {
                shard.append(&self.unwritten)?;
                Ok(None)
            }
            OutFile::Arrays => {
                let encoding = learner.npz_encoding();
                replace(path, |file| Ok(learner.export_npz(file, &self.unwritten, encoding)?))
                    .map(Some)
            }
        }
    }
}

/// What the threads that play hand their games and counts to.
struct SelfplayOutput {
    wanted: u32,
    games: Mutex<Games>,
    tally: Mutex<Tally>,
    start: Instant,
    lang: Lang,
}

impl SelfplayOutput {
    /// Counts what a thread has done, and shows it now and then.
    fn note(&self, done: Progress) {
        let mut tally = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
        tally.done.add(done);
        let is_due = tally.shown.is_none_or(|shown| shown.elapsed() > Duration::from_millis(500));
        if is_due {
            tally.shown = Some(Instant::now());
            let time = self.start.elapsed();
            show_progress(&words::progress(&tally, self.wanted, time).get(self.lang));
        }
    }
}

impl GameSink for SelfplayOutput {
    fn put(&self, _job: u64, _index: u32, record: GameRecord) -> Result<(), SinkError> {
        let place = match record.result.winner {
            Some(Side::First) => 0,
            None => 1,
            Some(Side::Second) => 2,
        };
        self.tally.lock().unwrap_or_else(PoisonError::into_inner).results[place] += 1;
        self.games.lock().unwrap_or_else(PoisonError::into_inner).put(record)
    }
}
