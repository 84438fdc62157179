//! The `sakiyomi` command: thin commands over the libraries.
//!
//! Answers go to standard output, everything else to standard error. The exit
//! status is 0 when done, 1 when something failed, 2 for wrong use, and 130 after Ctrl-C.
//!
//! The crate knows no game: [`main_with`] is the whole command for the games that it is given.

// This is the one program that talks to a terminal.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod commands;
mod config;
mod console;
mod context;
mod failure;
mod help;
mod output;
mod paint;
mod play;
mod reserved;
mod words;

use std::ffi::OsString;
use std::process::ExitCode;
use std::time::Instant;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use sakiyomi_core::{InstructionSet, Lang};
use sakiyomi_learn::{ProgramGame, ProgramGames};
use sakiyomi_play::{GameEntry, GameList};

use crate::config::Config;
use crate::context::{Context, choose_lang, hoist_lang, lang_values};
use crate::failure::{refused, report};
use crate::output::note;

sakiyomi_core::messages!(sakiyomi_core::catalog!("cli"));

#[derive(Parser)]
#[command(name = "sakiyomi", version)]
struct Cli {
    // These stand after the options of a command.
    #[arg(long, global = true, value_name = "LANG", value_parser = lang_values(), display_order = 900)]
    lang: Option<String>,
    #[arg(long, global = true, value_name = "WHEN", display_order = 901)]
    color: Option<paint::ColorChoice>,
    #[arg(long, global = true, value_name = "GLYPHS", display_order = 902)]
    glyphs: Option<paint::GlyphsChoice>,
    #[arg(short, long, global = true, conflicts_with = "verbose", display_order = 903)]
    quiet: bool,
    #[arg(short, long, global = true, display_order = 904)]
    verbose: bool,

    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(commands::serve::ServeArgs),
    Play(play::PlayArgs),
    Games(commands::list::GamesArgs),
    Engines(commands::list::EnginesArgs),
    Rules(commands::list::RulesArgs),
    Analyze(commands::analyze::AnalyzeArgs),
    Perft(commands::perft::PerftArgs),
    Match(Box<commands::matches::MatchArgs>),
    Tournament(commands::tournament::TournamentArgs),
    Openings(commands::openings::OpeningsArgs),
    Simulate(commands::simulate::SimulateArgs),
    Advise(Box<commands::advise::AdviseArgs>),
    Solve(commands::solve::SolveArgs),
    Tune(commands::tune::TuneArgs),
    Selfplay(commands::selfplay::SelfplayArgs),
    Book(commands::book::BookArgs),
    Train(Box<commands::train::TrainArgs>),
    Report(commands::train::ReportArgs),
    Worker(Box<commands::worker::WorkerArgs>),
    Cluster(Box<commands::cluster::ClusterCommandArgs>),
    Models(commands::models::ModelsArgs),
    Convert(commands::convert::ConvertArgs),
    Bench(commands::bench::BenchArgs),
    Protocol(commands::protocol::ProtocolArgs),
    Completions(commands::completions::CompletionsArgs),
}

/// Does what the command line asks, for these games: the `main` of a program. `protocol ugi` begins
/// with `ugi_game`, or with the first game for two players.
///
/// # Panics
/// When two games have the same name.
pub fn main_with(games: Vec<ProgramGame>, ugi_game: Option<&'static dyn GameEntry>) -> ExitCode {
    let games = ProgramGames::new(games);
    // Help and errors of the command line have a language before it is understood.
    let mut args: Vec<OsString> = std::env::args_os().collect();
    let asked = args.get_mut(1..).and_then(hoist_lang);
    let config = match Config::load() {
        Ok(config) => config,
        Err(problem) => return report(&refused(problem), choose_lang(asked.as_deref())),
    };
    let lang = choose_lang(asked.as_deref().or(config.lang));
    let cli = match read_arguments(args, &games.list(), lang) {
        Ok(cli) => cli,
        Err(error) => return failure::report_clap_error(&error, &games.list(), lang),
    };
    let lang = choose_lang(cli.lang.as_deref().or(config.lang));
    if let Err(error) = InstructionSet::forced() {
        return report(&refused(words::kernels(&error)), lang);
    }
    let color = cli.color.or(config.color).unwrap_or(paint::ColorChoice::Auto);
    let glyphs = cli.glyphs.or(config.glyphs);
    let context = Context { games, ugi_game, lang, color, glyphs, config };
    output::set_verbosity(cli.quiet, cli.verbose);
    let started = Instant::now();
    // Ctrl-C is the usual end of these two, which return when they have cleaned up.
    let is_service = matches!(cli.command, None | Some(Command::Serve(_) | Command::Worker(_)));
    // The server listens to signals itself.
    let is_server = matches!(cli.command, None | Some(Command::Serve(_)));
    if let Some(Err(error)) = (!is_server).then(|| console::watch_interrupts(lang)) {
        return report(&error, lang);
    }
    let done = run(cli.command, &context);
    if output::is_verbose() {
        let seconds = format!("{:.2}", started.elapsed().as_secs_f64());
        note!(lang, msg("verbose-end"), seconds, kernels = InstructionSet::detect());
    }
    let stopped = console::is_interrupted() && !is_service;
    match done {
        Ok(()) if stopped => {
            console::tell_interrupted(lang);
            ExitCode::from(console::STOPPED)
        }
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let status = report(&error, lang);
            if stopped { ExitCode::from(console::STOPPED) } else { status }
        }
    }
}

fn read_arguments(args: Vec<OsString>, games: &GameList, lang: Lang) -> Result<Cli, clap::Error> {
    Cli::from_arg_matches(&command_line(games, lang).try_get_matches_from(args)?)
}

/// Describes the command line; help tells what the games have.
fn command_line(games: &GameList, lang: Lang) -> clap::Command {
    let (tune, protocol) =
        (commands::tune::help(games, lang), commands::protocol::help(games, lang));
    let command = Cli::command()
        .mut_subcommand("tune", |command| command.after_help(tune))
        .mut_subcommand("protocol", |command| command.after_help(protocol));
    help::translate(command, lang)
}

fn run(command: Option<Command>, context: &Context) -> anyhow::Result<()> {
    match command {
        None => commands::serve::run(&commands::serve::ServeArgs::parse_from(["serve"]), context),
        Some(Command::Serve(args)) => commands::serve::run(&args, context),
        Some(Command::Play(args)) => play::run(&args, context),
        Some(Command::Games(args)) => commands::list::games(&args, context),
        Some(Command::Engines(args)) => commands::list::engines(&args, context),
        Some(Command::Rules(args)) => commands::list::rules(&args, context),
        Some(Command::Analyze(args)) => commands::analyze::run(&args, context),
        Some(Command::Perft(args)) => commands::perft::run(&args, context),
        Some(Command::Match(args)) => commands::matches::run(&args, context),
        Some(Command::Tournament(args)) => commands::tournament::run(&args, context),
        Some(Command::Openings(args)) => commands::openings::run(&args, context),
        Some(Command::Simulate(args)) => commands::simulate::run(&args, context),
        Some(Command::Advise(args)) => commands::advise::run(&args, context),
        Some(Command::Solve(args)) => commands::solve::run(&args, context),
        Some(Command::Tune(args)) => commands::tune::run(&args, context),
        Some(Command::Selfplay(args)) => commands::selfplay::run(&args, context),
        Some(Command::Book(args)) => commands::book::run(&args, context),
        Some(Command::Train(args)) => commands::train::train(&args, context),
        Some(Command::Report(args)) => commands::train::write(&args, context),
        Some(Command::Worker(args)) => commands::worker::run(&args, context),
        Some(Command::Cluster(args)) => commands::cluster::run(&args, context.lang),
        Some(Command::Models(args)) => commands::models::run(&args, context),
        Some(Command::Convert(args)) => commands::convert::run(&args, context),
        Some(Command::Bench(args)) => commands::bench::run(&args, context),
        Some(Command::Protocol(args)) => commands::protocol::run(&args, context),
        Some(Command::Completions(args)) => commands::completions::run(&args, context),
    }
}
