//! The `sakiyomi` command: thin commands over the libraries.
//!
//! Answers go to standard output, everything else to standard error. The exit
//! status is 0 when done, 1 when something failed, and 2 for wrong use.
//!
//! The crate knows no game: [`main_with`] is the whole command for the games that it is given.

// This is the one program that talks to a terminal.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod commands;
mod console;
mod context;
mod failure;
mod messages;
mod output;
mod paint;
mod play;
mod reserved;
mod words;

pub(crate) use messages::msg;
use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use sakiyomi_core::InstructionSet;
use sakiyomi_learn::{ProgramGame, ProgramGames};
use sakiyomi_play::{GameEntry, GameList};

use crate::context::{Context, choose_lang, lang_values};
use crate::failure::{refused, report};

/// Reading ahead (先読み): play, analyse, solve and learn games.
#[derive(Parser)]
#[command(name = "sakiyomi", version, disable_help_subcommand = false)]
#[command(after_help = include_str!("../help/en/sakiyomi.txt"))]
struct Cli {
    /// The language of the games: ja or en; the system's when not given.
    #[arg(long, global = true, value_name = "LANG", value_parser = lang_values(), hide_possible_values = true)]
    lang: Option<String>,

    /// Colours: auto (only in a terminal), always or never.
    #[arg(
        long,
        global = true,
        value_name = "WHEN",
        default_value = "auto",
        hide_possible_values = true
    )]
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
    /// Follow a game that you play elsewhere, with advice for every card.
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
    /// Convert files of games from one format to another.
    Convert(commands::convert::ConvertArgs),
    /// Print deterministic counts and speeds of every game and engine.
    Bench(commands::bench::BenchArgs),
    /// Let another program talk to our engines.
    Protocol(commands::protocol::ProtocolArgs),
}

/// Does what the command line asks, for these games: the `main` of a program. `protocol ugi` begins
/// with `ugi_game`, or with the first game for two players.
///
/// # Panics
/// When two games have the same name.
#[must_use]
pub fn main_with(games: Vec<ProgramGame>, ugi_game: Option<&'static dyn GameEntry>) -> ExitCode {
    let games = ProgramGames::new(games);
    let cli = match read_arguments(&games.list()) {
        Ok(cli) => cli,
        Err(error) => return failure::report_clap_error(&error, &games.list()),
    };
    let lang = choose_lang(cli.lang.as_deref());
    if let Err(error) = InstructionSet::forced() {
        return report(&refused(words::kernels(&error)), lang);
    }
    let context = Context { games, ugi_game, lang, color: cli.color };
    match run(cli.command, &context) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => report(&error, lang),
    }
}

/// Reads the command line; help tells what the games have.
fn read_arguments(games: &GameList) -> Result<Cli, clap::Error> {
    let command = Cli::command()
        .mut_subcommand("tune", |command| command.after_help(commands::tune::help(games)))
        .mut_subcommand("protocol", |command| command.after_help(commands::protocol::help(games)));
    Cli::from_arg_matches(&command.try_get_matches()?)
}

fn run(command: Option<Command>, context: &Context) -> anyhow::Result<()> {
    match command {
        None => commands::serve::run(&commands::serve::ServeArgs::parse_from(["serve"]), context),
        Some(Command::Serve(args)) => commands::serve::run(&args, context),
        Some(Command::Play(args)) => play::run(&args, context),
        Some(Command::Games(args)) => commands::list::games(&args, context),
        Some(Command::Engines(args)) => commands::list::engines(&args, context),
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
    }
}
