//! `sakiyomi selfplay`.

mod words;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::Args;
use sakiyomi_core::{Evaluator, Lang, Stop};
use sakiyomi_engines::{BoardGame, BoardVisitor};
use sakiyomi_learn::record::Side;
use sakiyomi_learn::replay::shard::Shard;
use sakiyomi_learn::{
    GameRecord, GameSink, Job, JobSource, Progress, SelfplayConfig, SinkError, evaluators,
    export_npz, npz_encoding, work,
};
use sakiyomi_nn::{Net, NetConfig, Preset, file};
use sakiyomi_train::Device;

use super::{end_progress, replace, seed_from_clock, show_progress};
use crate::console::interrupt_flag;
use crate::failure::{Failure, wrong_use};
use crate::output::say;
use crate::reserved::Reserved;
use crate::tools::visit_board;

/// Options of `sakiyomi selfplay`.
#[derive(Args)]
#[command(
    after_help = "Without --model a network with random weights plays, of the size --preset. Games are added\n\
    to a file that exists; a name that ends in .npz gets arrays for numpy instead: states,\n\
    policies and values. Ctrl-C stops and keeps the games that are over. The same seed gives the\n\
    same games on any number of threads, with the same kernels (see `sakiyomi help`).\n\n\
    Examples:\n  sakiyomi selfplay score-four --model net.safetensors --games 1000 --sims 200 --out s4.games\n  \
    sakiyomi selfplay othello --preset tiny --games 10 --sims 50 --out othello.npz\n  \
    sakiyomi selfplay contrast --games 500 --sims 400 --cheap-sims 80 --threads 4 --out c.games"
)]
pub(crate) struct SelfplayArgs {
    /// The game: one that hides nothing, such as score-four.
    game: String,
    /// The network that plays; one with random weights when not given.
    #[arg(long, value_name = "FILE", conflicts_with = "preset")]
    model: Option<PathBuf>,
    /// How large a network with random weights is: tiny, small, full or classic [usual: small]
    #[arg(long)]
    preset: Option<Preset>,
    /// How many games.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Simulations for a move.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    sims: u32,
    /// Simulations for a move from which no policy is learned [usual: all moves get --sims]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    cheap_sims: Option<u32>,
    /// How many moves get --sims where others get --cheap-sims, from 0 to 1.
    #[arg(long, default_value_t = 0.25, requires = "cheap_sims")]
    full_share: f32,
    /// The plies at the beginning in which moves are drawn.
    #[arg(long, default_value_t = SelfplayConfig::default().temp_moves)]
    temp_moves: u32,
    /// The file of games, or of arrays (.npz).
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Decides everything that chance decides; another one each time when not given.
    #[arg(long)]
    seed: Option<u64>,
    /// Cores to use.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Games that a thread plays at once; their positions are judged together.
    #[arg(long, default_value_t = SelfplayConfig::default().games_in_flight, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    in_flight: u32,
    /// Where the network is computed: cpu or cuda.
    #[arg(long, default_value_t = Device::Cpu)]
    device: Device,
}

/// Plays games.
pub(crate) fn run(args: &SelfplayArgs, lang: Lang) -> Result<(), Failure> {
    visit_board(&args.game, Play { args, lang }).map_err(wrong_use)?
}

pub(crate) struct Play<'a> {
    args: &'a SelfplayArgs,
    lang: Lang,
}

impl BoardVisitor for Play<'_> {
    type Output = Result<(), Failure>;

    fn visit<S: BoardGame>(self) -> Self::Output {
        let Play { args, lang } = self;
        let seed = args.seed.unwrap_or_else(seed_from_clock);
        let net = network::<S>(args, seed)?;
        let config = SelfplayConfig {
            sims: args.sims,
            cheap_sims: args.cheap_sims.unwrap_or(args.sims),
            full_share: if args.cheap_sims.is_some() { args.full_share } else { 1.0 },
            temp_moves: args.temp_moves,
            games_in_flight: args.in_flight,
            ..SelfplayConfig::of::<S>()
        };
        config.check().map_err(wrong_use)?;
        let evaluators =
            evaluators::<S>(&net, args.device, args.threads.into()).map_err(anyhow::Error::from)?;
        let stop = interrupt_flag(None)?;
        let desk = Desk {
            config: Arc::new(config),
            net: net.fingerprint().into(),
            seed,
            wanted: args.games,
            given: AtomicU32::new(0),
            kept: Mutex::new(Kept { out: Out::open::<S>(&args.out)?, new: Vec::new() }),
            tally: Mutex::new(Tally::default()),
            start: Instant::now(),
            lang,
        };
        desk.play::<S>(evaluators, &stop)?;
        end_progress();
        let Desk { kept, tally, start, .. } = desk;
        let mut kept = kept.into_inner().unwrap_or_else(PoisonError::into_inner);
        let rows = kept.finish::<S>(&args.out)?;
        let tally = tally.into_inner().unwrap_or_else(PoisonError::into_inner);
        let time = start.elapsed();
        say!("{}", words::summary(&tally, time, stop.is_requested()).get(lang));
        say!("{}", words::file(&args.out, rows).get(lang));
        Ok(())
    }
}

/// Returns the network that plays.
fn network<S: BoardGame>(args: &SelfplayArgs, seed: u64) -> Result<Net, Failure> {
    if let Some(path) = &args.model {
        return Ok(file::load(path).map_err(anyhow::Error::from)?);
    }
    let preset = args.preset.unwrap_or(Preset::Small);
    let config = NetConfig::preset::<S>(preset)
        .ok_or_else(|| wrong_use(format!("{} has no {preset} network", S::INFO.id)))?;
    Ok(Net::random(config, seed).map_err(anyhow::Error::from)?)
}

/// What was played so far.
#[derive(Clone, Copy, Default)]
struct Tally {
    done: Progress,
    /// Wins of the first player, draws, and wins of the second.
    results: [u64; 3],
    /// When progress was last shown.
    shown: Option<Instant>,
}

/// Where games go.
enum Out {
    /// Into a file of games, at once.
    Games(Shard),
    /// Into arrays, at the end.
    Arrays,
}

impl Out {
    fn open<S: BoardGame>(path: &Path) -> Result<Out, Failure> {
        if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("npz")) {
            Reserved::new(path)?;
            return Ok(Out::Arrays);
        }
        let (shard, contents) = Shard::open(path).map_err(anyhow::Error::from)?;
        if let Some(other) = contents.games.iter().find(|game| game.game != S::INFO.id) {
            let problem = format!("{} holds games of {}", path.display(), other.game);
            return Err(wrong_use(format!("{problem}; name another file with --out")));
        }
        Ok(Out::Games(shard))
    }
}

struct Kept {
    out: Out,
    /// Games that are not in the file yet.
    new: Vec<GameRecord>,
}

/// Games that are written together.
const TOGETHER: usize = 16;

impl Kept {
    fn put(&mut self, record: GameRecord) -> Result<(), SinkError> {
        self.new.push(record);
        match &mut self.out {
            Out::Games(shard) if self.new.len() >= TOGETHER => {
                shard.append(&self.new).map_err(|error| SinkError(error.into()))?;
                self.new.clear();
            }
            _ => {}
        }
        Ok(())
    }

    /// Writes what is left, and returns how many rows arrays have.
    fn finish<S: BoardGame>(&mut self, path: &Path) -> anyhow::Result<Option<u64>> {
        match &mut self.out {
            Out::Games(shard) => {
                shard.append(&self.new)?;
                Ok(None)
            }
            Out::Arrays => {
                let write =
                    |file: File| Ok(export_npz::<S>(file, &self.new, &npz_encoding::<S>())?);
                replace(path, write).map(Some)
            }
        }
    }
}

/// What the threads share.
struct Desk {
    config: Arc<SelfplayConfig>,
    net: Arc<str>,
    seed: u64,
    wanted: u32,
    given: AtomicU32,
    kept: Mutex<Kept>,
    tally: Mutex<Tally>,
    start: Instant,
    lang: Lang,
}

impl Desk {
    fn play<S: BoardGame>(
        &self,
        evaluators: Vec<Box<dyn Evaluator<S>>>,
        stop: &Stop,
    ) -> Result<(), Failure> {
        let played = std::thread::scope(|scope| {
            let workers: Vec<_> = evaluators
                .into_iter()
                .map(|mut evaluator| {
                    scope.spawn(move || {
                        let played =
                            work::<S>(self, self, &mut *evaluator, stop, &|done| self.note(done));
                        if played.is_err() {
                            stop.request();
                        }
                        played
                    })
                })
                .collect();
            let join = |worker: std::thread::ScopedJoinHandle<'_, _>| {
                worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            };
            workers.into_iter().map(join).collect::<Result<Vec<()>, _>>()
        });
        played.context("self-play").map(|_| ()).map_err(Failure::from)
    }

    /// Counts what a worker has done, and shows it now and then.
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

impl JobSource for Desk {
    fn next(&self) -> Option<Job> {
        let id = self.given.fetch_add(1, Ordering::Relaxed);
        (id < self.wanted).then(|| Job {
            id: id.into(),
            seed: self.seed,
            games: 1,
            net: Arc::clone(&self.net),
            config: Arc::clone(&self.config),
        })
    }
}

impl GameSink for Desk {
    fn put(&self, _job: u64, _index: u32, record: GameRecord) -> Result<(), SinkError> {
        let place = match record.result.winner {
            Some(Side::First) => 0,
            None => 1,
            Some(Side::Second) => 2,
        };
        self.tally.lock().unwrap_or_else(PoisonError::into_inner).results[place] += 1;
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).put(record)
    }
}
