//! `sakiyomi play`: a game in the terminal, against an engine, a friend, or engine against engine.

mod command;
mod menu;
mod resume;
mod saving;
mod terminal_game;

use crate::msg;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context as _;
use clap::{ArgGroup, Parser};
use sakiyomi_core::{Budget, Reason, Seat};
use sakiyomi_play::{
    EngineSpec, GameEntry, LEVELS, Session, SessionConfig, SpecError, TimeControl,
};

use crate::commands::{parse_duration, seed_from_clock};
use crate::console::Console;
use crate::context::Context;
use crate::failure::{refused, usage_error};
use crate::output::reason;
use crate::paint::Painter;
use menu::menu;
use resume::{HUMAN, Saved, choose_saved, clock_tag, duration_tag};
use terminal_game::{Player, TerminalGame};

/// The engine's time per move.
const DEFAULT_TIME: Duration = Duration::from_secs(1);

#[derive(Parser, Debug)]
#[command(group = ArgGroup::new("target").args(["game", "resume"]).multiple(true))]
pub(crate) struct PlayArgs {
    game: Option<String>,
    #[arg(long = "engine", value_name = "ENGINE", requires = "target")]
    engines: Vec<EngineSpec>,
    #[arg(long, value_name = "LEVEL", conflicts_with = "engines", requires = "target", value_parser = clap::value_parser!(u8).range(1..=LEVELS as i64))]
    level: Option<u8>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["engines", "level"], requires = "target")]
    model: Option<PathBuf>,
    #[arg(long, alias = "sims", value_name = "N", conflicts_with_all = ["engines", "level"], requires = "target", value_parser = clap::value_parser!(u64).range(1..))]
    simulations: Option<u64>,
    #[arg(long, alias = "player", value_name = "SEAT", requires = "target")]
    seat: Option<SeatArg>,
    #[arg(long, value_name = "COLOUR", conflicts_with = "seat", requires = "target")]
    human: Option<HumanArg>,
    #[arg(long, value_parser = parse_duration, requires = "target")]
    time: Option<Duration>,
    #[arg(long, value_name = "TIME", value_parser = parse_clock, requires = "target")]
    clock: Option<TimeControl>,
    #[arg(long, conflicts_with = "resume", allow_hyphen_values = true, requires = "target")]
    position: Option<String>,
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    resume: Option<Option<PathBuf>>,
    #[arg(long, value_name = "FILE", requires = "target")]
    record: Option<PathBuf>,
    #[arg(long, requires = "target")]
    seed: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum SeatArg {
    #[value(name = "1")]
    First,
    #[value(name = "2")]
    Second,
    Both,
    None,
}

/// The seat as the forerunners of this program named it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum HumanArg {
    #[value(name = "b")]
    Black,
    #[value(name = "w")]
    White,
    #[value(name = "n")]
    Nobody,
}

impl PlayArgs {
    /// Returns who plays, in whichever words it was said.
    fn seat(&self) -> Option<SeatArg> {
        let seat = self.human.map(|human| match human {
            HumanArg::Black => SeatArg::First,
            HumanArg::White => SeatArg::Second,
            HumanArg::Nobody => SeatArg::None,
        });
        seat.or(self.seat)
    }

    /// Returns the opponent that is named without `--engine`.
    fn opponent(&self) -> Result<Option<EngineSpec>, SpecError> {
        if let Some(level) = self.level {
            return level_spec(level.into()).map(Some);
        }
        if self.model.is_none() && self.simulations.is_none() {
            return Ok(None);
        }
        let mut spec: EngineSpec = "puct".parse()?;
        if let Some(file) = &self.model {
            spec = spec.with_option("net", file.display().to_string());
        }
        if let Some(simulations) = self.simulations {
            spec = spec.with_option("sims", simulations.to_string());
        }
        Ok(Some(spec))
    }
}

fn level_spec(level: usize) -> Result<EngineSpec, SpecError> {
    format!("level:n={level}").parse()
}

fn parse_clock(text: &str) -> Result<TimeControl, Reason> {
    let (main, increment) = text.split_once('+').unwrap_or((text, "0s"));
    match (parse_duration(main), parse_duration(increment)) {
        (Ok(main), Ok(increment)) if !main.is_zero() => Ok(TimeControl { main, increment }),
        _ => Err(Reason::new(msg("usage-clock"))),
    }
}

pub(crate) fn run(args: &PlayArgs, context: &Context) -> anyhow::Result<()> {
    let named = args.game.as_deref().map(|id| context.game(id)).transpose()?;
    let console = Console::open()?;
    let saved = match &args.resume {
        Some(Some(path)) => Some(Saved::read(path)?),
        Some(None) => match choose_saved(named, &console, context)? {
            Some(saved) => Some(saved),
            None => return Ok(()),
        },
        None => None,
    };
    match (named, saved) {
        (None, None) => menu(&console, context),
        (Some(game), saved) => play(game, args, saved, &console, context),
        (None, Some(saved)) => {
            let game = context.game(&saved.record.game)?;
            play(game, args, Some(saved), &console, context)
        }
    }
}

fn play(
    game: &'static dyn GameEntry,
    args: &PlayArgs,
    saved: Option<Saved>,
    console: &Console,
    context: &Context,
) -> anyhow::Result<()> {
    let seed = args.seed.unwrap_or_else(seed_from_clock);
    let saved = saved.as_ref();
    let mut session = set_up(game, args, saved, seed)?;
    let engines = saved.and_then(|saved| saved.engines(game));
    let usual = match context.config.level {
        Some(level) => level_spec(level).map_err(usage_error)?,
        None => EngineSpec::strongest(),
    };
    let seating = Seating { args, saved: engines.as_deref(), usual };
    let players = seating.seat(session.as_mut(), seed)?;
    for (seat, player) in Seat::BOTH.into_iter().zip(&players) {
        let name = match player {
            Player::Person => HUMAN.to_owned(),
            Player::Engine(id) => session.engine_name(*id).to_string(),
        };
        session.set_tag(&seat.to_string(), name);
    }
    session.set_tag("date", saving::today());
    if let Some(time) = args.time {
        session.set_tag("time", duration_tag(time));
    }
    if let Some(clock) = args.clock {
        session.set_tag("clock", clock_tag(clock));
    }
    let hint_engine = session.add_engine(&EngineSpec::strongest(), seed).map_err(usage_error)?;
    let file = saving::RecordFile::new(record_file(args, saved)?, session.info().id);
    let found = session.record().moves;
    let time = args.time.or(saved.and_then(Saved::time)).or(context.config.time);
    TerminalGame {
        game,
        found,
        session,
        players,
        hint_engine,
        budget: Budget::wall(time.unwrap_or(DEFAULT_TIME)),
        file,
        console,
        painter: Painter::new(context.color, context.glyphs),
        over: saved.and_then(|saved| saved.result(game)),
        lang: context.lang,
    }
    .play();
    Ok(())
}

/// Returns the file in which the game is to be kept, if one was named.
fn record_file(args: &PlayArgs, saved: Option<&Saved>) -> anyhow::Result<Option<PathBuf>> {
    let resumed = saved.map(|saved| &saved.path);
    match &args.record {
        Some(record) if record.exists() && resumed != Some(record) => {
            Err(refused(reason!(msg("play-exists"), file = record.display())))
        }
        record => Ok(record.clone().or_else(|| resumed.cloned())),
    }
}

fn set_up(
    game: &dyn GameEntry,
    args: &PlayArgs,
    saved: Option<&Saved>,
    seed: u64,
) -> anyhow::Result<Box<dyn Session>> {
    let config = SessionConfig { seed, time: args.clock, ..SessionConfig::default() };
    let Some(saved) = saved else {
        let config = SessionConfig { position: args.position.clone(), ..config };
        return game.open(config).map_err(usage_error);
    };
    let (file, id) = (saved.path.display(), game.info().id);
    if saved.record.game != id {
        let found = &saved.record.game;
        return Err(refused(reason!(msg("play-other-game"), file, found, game = id)));
    }
    // A clock that is given anew starts full.
    let config = match args.clock {
        Some(_) => config,
        None => SessionConfig { time: saved.clock(), time_left: saved.time_left(), ..config },
    };
    let resumed = game.resume(&saved.record, config).map_err(Reason::from);
    resumed.with_context(|| reason!(msg("play-cannot-resume"), file))
}

/// Who sits where: as the command line says, else as the record does, else a person against the
/// usual engine.
struct Seating<'a> {
    args: &'a PlayArgs,
    /// The engine of each seat in the record, `None` for a person.
    saved: Option<&'a [Option<EngineSpec>]>,
    usual: EngineSpec,
}

impl Seating<'_> {
    fn seat(&self, session: &mut dyn Session, seed: u64) -> anyhow::Result<Vec<Player>> {
        let Seating { args, saved, usual } = self;
        let info = session.info();
        let people = |seat: Seat| match (args.seat(), saved) {
            (Some(SeatArg::Second), _) => seat == Seat::Second,
            (Some(SeatArg::Both), _) => true,
            (Some(SeatArg::None), _) => false,
            (None, Some(saved)) => saved[seat.index()].is_none(),
            (Some(SeatArg::First) | None, _) => seat == Seat::First,
        };
        if args.seat() == Some(SeatArg::Second) && info.is_solitaire() {
            return Err(refused(reason!(msg("play-no-seat-2"), game = info.id)));
        }
        let engine_seats =
            Seat::BOTH[..info.seats.len()].iter().filter(|seat| !people(**seat)).count();
        if args.engines.len() > engine_seats {
            let problem = match engine_seats {
                0 => msg("play-no-seat-left"),
                1 => msg("play-one-seat-left"),
                _ => msg("play-two-seats"),
            };
            return Err(refused(Reason::new(problem)));
        }
        let opponent = args.opponent().map_err(usage_error)?;
        // One name serves both seats when engines play each other.
        let named =
            |index: usize| args.engines.get(index).or(args.engines.first()).or(opponent.as_ref());
        // An engine whose seat a person takes changes sides.
        let recorded = |seat: Seat| {
            let saved = (*saved)?;
            saved[seat.index()].as_ref().or_else(|| saved.iter().flatten().next())
        };
        let (mut players, mut engines) = (Vec::new(), 0);
        for &seat in &Seat::BOTH[..info.seats.len()] {
            players.push(if people(seat) {
                Player::Person
            } else {
                let spec = named(engines).or_else(|| recorded(seat)).unwrap_or(usual);
                engines += 1;
                let id = session
                    .add_engine(spec, seed.wrapping_add(seat.index() as u64))
                    .map_err(usage_error)?;
                Player::Engine(id)
            });
        }
        Ok(players)
    }
}
