//! The `sakiyomi` command: thin commands over the libraries.
//!
//! Answers go to standard output, everything else to standard error. The exit
//! status is 0 when done, 1 when something failed, and 2 for wrong use.
//!
//! A program with games of its own is one line: [`main_with`] is the whole command, for the four
//! games and those that it is given.

// This is the one program that talks to a terminal.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod commands;
mod console;
mod failure;
mod files;
mod lang;
mod output;
mod paint;
mod play;
mod reserved;
mod tools;
mod words;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use sakiyomi_core::InstructionSet;
use sakiyomi_engines::{AddedGame, add_games};

use crate::failure::{Failure, refused};
use crate::lang::LangArg;

pub use crate::tools::{board_game, hidden_game};

/// Reading ahead (先読み): play, analyse and measure four games.
#[derive(Parser)]
#[command(name = "sakiyomi", version, disable_help_subcommand = false)]
#[command(after_help = "Without a command, the web app starts, as with `sakiyomi serve`.\n\n\
    Examples:\n  sakiyomi\n  sakiyomi play othello\n  sakiyomi play score-four --seat 2 --lang ja\n  \
    sakiyomi match othello greedy random --games 200\n  sakiyomi simulate twin-cool --engine flexible --games 10000\n\n\
    Environment:\n  SAKIYOMI_KERNELS  portable, avx2 or avx512: compute with these kernels instead of the\n                    \
    fastest the machine has; `sakiyomi bench` shows those in use")]
struct Cli {
    /// The language of the games: ja or en; the system's when not given.
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<LangArg>,

    /// Colours: auto (only in a terminal), always or never.
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    color: paint::ColorChoice,

    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Start the web app: play, analyse and learn in the browser.
    Serve(commands::serve::ServeArgs),
    /// Play a game in the terminal.
    Play(play::PlayArgs),
    /// List the games.
    Games(commands::list::GamesArgs),
    /// List the engines of a game, or of all games.
    Engines(commands::list::EnginesArgs),
    /// Show the best lines of a position, as an engine sees them.
    Analyze(commands::analyze::AnalyzeArgs),
    /// Count move sequences, to test the rules.
    Perft(commands::perft::PerftArgs),
    /// Let two engines play a match of paired games.
    Match(Box<commands::matches::MatchArgs>),
    /// Let engines play a round robin, with a cross table and ratings.
    Tournament(commands::tournament::TournamentArgs),
    /// Make a set of balanced openings for matches.
    Openings(commands::openings::OpeningsArgs),
    /// Let engines play many games of a solitaire.
    Simulate(commands::simulate::SimulateArgs),
    /// Follow a Twin Cool game that you play elsewhere, with advice for every card.
    Advise(Box<commands::advise::AdviseArgs>),
    /// Find the exact result of a position.
    Solve(commands::solve::SolveArgs),
    /// Make the weights of an engine from self-play.
    Tune(commands::tune::TuneArgs),
    /// Let a network play against itself, and keep the games to learn from.
    Selfplay(commands::selfplay::SelfplayArgs),
    /// Make or extend an engine's book of openings, or show what it says.
    Book(commands::book::BookArgs),
    /// Train a network from nothing: self-play, learning, and a match for every new one.
    Train(Box<commands::train::TrainArgs>),
    /// Write a page with plots about a run of training.
    Report(commands::train::ReportArgs),
    /// Play for others: take jobs from a cluster, and send the games.
    Worker(Box<commands::worker::WorkerArgs>),
    /// Show a cluster of machines, pause it, let it go on or end.
    Cluster(Box<commands::cluster::ClusterCommandArgs>),
    /// Show, convert and compare networks.
    Models(commands::models::ModelsArgs),
    /// Turn files of games into others: transcripts, OBF, GGF, WTHOR.
    Convert(commands::convert::ConvertArgs),
    /// Print deterministic counts and speeds of every game and engine.
    Bench(commands::bench::BenchArgs),
    /// Let another program talk to our engines.
    Protocol(commands::protocol::ProtocolArgs),
}

/// Does what the command line asks, for the four games and these: the `main` of a program.
///
/// It is called once, since a program adds its games once.
#[must_use]
pub fn main_with(games: Vec<AddedGame>) -> ExitCode {
    if let Err(error) = add_games(games) {
        eprintln!("sakiyomi: {error}");
        return ExitCode::FAILURE;
    }
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return failure::wrong_arguments(&error),
    };
    let lang = lang::choose(cli.lang);
    if let Err(error) = InstructionSet::forced() {
        return refused(words::kernels(&error)).report(lang);
    }
    let result = match cli.command {
        None => commands::serve::run(&commands::serve::ServeArgs::default(), lang),
        Some(Command::Serve(args)) => commands::serve::run(&args, lang),
        Some(Command::Play(args)) => play::run(&args, lang, cli.color),
        Some(Command::Games(args)) => commands::list::games(&args, lang),
        Some(Command::Engines(args)) => commands::list::engines(&args, lang),
        Some(Command::Analyze(args)) => commands::analyze::run(&args, lang),
        Some(Command::Perft(args)) => commands::perft::run(&args),
        Some(Command::Match(args)) => commands::matches::run(&args, lang),
        Some(Command::Tournament(args)) => commands::tournament::run(&args, lang),
        Some(Command::Openings(args)) => commands::openings::run(&args, lang),
        Some(Command::Simulate(args)) => commands::simulate::run(&args, lang),
        Some(Command::Advise(args)) => commands::advise::run(&args, lang, cli.color),
        Some(Command::Solve(args)) => commands::solve::run(&args, lang),
        Some(Command::Tune(args)) => commands::tune::run(&args, lang),
        Some(Command::Selfplay(args)) => commands::selfplay::run(&args, lang),
        Some(Command::Book(args)) => commands::book::run(&args, lang),
        Some(Command::Train(args)) => commands::train::train(&args, lang),
        Some(Command::Report(args)) => commands::train::write(&args, lang),
        Some(Command::Worker(args)) => commands::worker::run(&args, lang),
        Some(Command::Cluster(args)) => commands::cluster::run(&args, lang),
        Some(Command::Models(args)) => commands::models::run(&args),
        Some(Command::Convert(args)) => commands::convert::run(&args, lang),
        Some(Command::Bench(args)) => commands::bench::run(&args),
        Some(Command::Protocol(args)) => commands::protocol::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(lang),
    }
}
