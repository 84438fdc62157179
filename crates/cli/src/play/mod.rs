//! `sakiyomi play`: a game in the terminal, against an engine, a friend, or engine against engine.

mod command;
mod menu;
mod saving;
mod terminal_game;

use crate::msg;
use std::path::PathBuf;

use anyhow::Context as _;
use clap::Parser;
use sakiyomi_core::{Budget, Reason, Record, Seat};
use sakiyomi_play::{
    EngineSpec, GameEntry, LEVELS, Session, SessionConfig, SpecError, TimeControl,
};

use crate::commands::{parse_duration, parse_time, seed_from_clock};
use crate::console::Console;
use crate::context::Context;
use crate::failure::{refused, usage_error};
use crate::output::reason;
use crate::paint::Painter;
use menu::menu;
use terminal_game::{Player, TerminalGame};

#[derive(Parser, Debug)]
pub(crate) struct PlayArgs {
    game: Option<String>,
    #[arg(long = "engine", value_name = "ENGINE", requires = "game")]
    engines: Vec<EngineSpec>,
    #[arg(long, value_name = "LEVEL", conflicts_with = "engines", requires = "game", value_parser = clap::value_parser!(u8).range(1..=LEVELS as i64))]
    level: Option<u8>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["engines", "level"], requires = "game")]
    model: Option<PathBuf>,
    #[arg(long, alias = "sims", value_name = "N", conflicts_with_all = ["engines", "level"], requires = "game", value_parser = clap::value_parser!(u64).range(1..))]
    simulations: Option<u64>,
    #[arg(long, alias = "player", value_name = "SEAT", default_value = "1", requires = "game")]
    seat: SeatArg,
    #[arg(long, value_name = "COLOUR", conflicts_with = "seat", requires = "game")]
    human: Option<HumanArg>,
    #[arg(long, default_value = "1s", value_parser = parse_time, requires = "game")]
    time: Budget,
    #[arg(long, value_name = "TIME", value_parser = parse_clock, requires = "game")]
    clock: Option<TimeControl>,
    #[arg(long, conflicts_with = "resume", allow_hyphen_values = true, requires = "game")]
    position: Option<String>,
    #[arg(long, value_name = "FILE", requires = "game")]
    resume: Option<PathBuf>,
    #[arg(long, value_name = "FILE", requires = "game")]
    record: Option<PathBuf>,
    #[arg(long, requires = "game")]
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
    fn seat(&self) -> SeatArg {
        match self.human {
            Some(HumanArg::Black) => SeatArg::First,
            Some(HumanArg::White) => SeatArg::Second,
            Some(HumanArg::Nobody) => SeatArg::None,
            None => self.seat,
        }
    }

    /// Returns the opponent of whom no `--engine` speaks.
    fn usual_engine(&self) -> Result<EngineSpec, SpecError> {
        if let Some(level) = self.level {
            return format!("level:n={level}").parse();
        }
        if self.model.is_none() && self.simulations.is_none() {
            return Ok(EngineSpec::strongest());
        }
        let mut spec: EngineSpec = "puct".parse()?;
        if let Some(file) = &self.model {
            spec = spec.with_option("net", file.display().to_string());
        }
        if let Some(simulations) = self.simulations {
            spec = spec.with_option("sims", simulations.to_string());
        }
        Ok(spec)
    }
}

fn parse_clock(text: &str) -> Result<TimeControl, Reason> {
    let (main, increment) = text.split_once('+').unwrap_or((text, "0s"));
    match (parse_duration(main), parse_duration(increment)) {
        (Ok(main), Ok(increment)) if !main.is_zero() => Ok(TimeControl { main, increment }),
        _ => Err(Reason::new(msg("usage-clock"))),
    }
}

pub(crate) fn run(args: &PlayArgs, context: &Context) -> anyhow::Result<()> {
    match &args.game {
        Some(id) => play(context.game(id)?, args, &Console::open()?, context),
        None => menu(context),
    }
}

fn play(
    game: &'static dyn GameEntry,
    args: &PlayArgs,
    console: &Console,
    context: &Context,
) -> anyhow::Result<()> {
    let seed = args.seed.unwrap_or_else(seed_from_clock);
    let mut session = set_up(game, args, seed)?;
    let players = seat_players(args, session.as_mut(), seed)?;
    for (seat, player) in Seat::BOTH.into_iter().zip(&players) {
        let name = match player {
            Player::Person => "human".to_owned(),
            Player::Engine(id) => session.engine_name(*id).to_string(),
        };
        session.set_tag(&seat.to_string(), name);
    }
    session.set_tag("date", saving::today());
    let hint_engine = "strongest".parse().map_err(usage_error)?;
    let hint_engine = session.add_engine(&hint_engine, seed).map_err(usage_error)?;
    let file = saving::RecordFile::new(record_file(args)?, session.info().id);
    let found = session.record().moves;
    TerminalGame {
        found,
        session,
        players,
        hint_engine,
        budget: args.time,
        file,
        console,
        painter: Painter::new(context.color),
        lang: context.lang,
    }
    .play();
    Ok(())
}

/// Returns the file in which the game is to be kept, if one was named.
fn record_file(args: &PlayArgs) -> anyhow::Result<Option<PathBuf>> {
    match (&args.record, &args.resume) {
        (Some(record), resume) if record.exists() && resume.as_ref() != Some(record) => {
            Err(refused(reason!(msg("play-exists"), file = record.display())))
        }
        (record, resume) => Ok(record.clone().or_else(|| resume.clone())),
    }
}

fn set_up(game: &dyn GameEntry, args: &PlayArgs, seed: u64) -> anyhow::Result<Box<dyn Session>> {
    let config = SessionConfig { seed, time: args.clock, ..SessionConfig::default() };
    let Some(path) = &args.resume else {
        let config = SessionConfig { position: args.position.clone(), ..config };
        return game.open(config).map_err(usage_error);
    };
    let context = || reason!(msg("play-cannot-resume"), file = path.display());
    let bytes = std::fs::read(path).with_context(context)?;
    let record = Record::from_bytes(&bytes).map_err(Reason::from).with_context(context)?;
    let id = game.info().id;
    if record.game != id {
        let (file, found) = (path.display(), &record.game);
        return Err(refused(reason!(msg("play-other-game"), file, found, game = id)));
    }
    game.resume(&record, config).map_err(Reason::from).with_context(context)
}

fn seat_players(
    args: &PlayArgs,
    session: &mut dyn Session,
    seed: u64,
) -> anyhow::Result<Vec<Player>> {
    let info = session.info();
    let people = |seat: Seat| match args.seat() {
        SeatArg::First => seat == Seat::First,
        SeatArg::Second => seat == Seat::Second,
        SeatArg::Both => true,
        SeatArg::None => false,
    };
    if args.seat() == SeatArg::Second && info.is_solitaire() {
        return Err(refused(reason!(msg("play-no-seat-2"), game = info.id)));
    }
    let engine_seats = Seat::BOTH[..info.seats.len()].iter().filter(|seat| !people(**seat)).count();
    if args.engines.len() > engine_seats {
        let problem = match engine_seats {
            0 => msg("play-no-seat-left"),
            1 => msg("play-one-seat-left"),
            _ => msg("play-two-seats"),
        };
        return Err(refused(Reason::new(problem)));
    }
    let usual = args.usual_engine().map_err(usage_error)?;
    let mut engines = args.engines.iter();
    let mut last = args.engines.first().unwrap_or(&usual);
    let mut players = Vec::new();
    for &seat in &Seat::BOTH[..info.seats.len()] {
        players.push(if people(seat) {
            Player::Person
        } else {
            // One name serves both seats when engines play each other.
            last = engines.next().unwrap_or(last);
            let id = session
                .add_engine(last, seed.wrapping_add(seat.index() as u64))
                .map_err(usage_error)?;
            Player::Engine(id)
        });
    }
    Ok(players)
}
