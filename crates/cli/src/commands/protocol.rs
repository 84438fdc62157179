//! `sakiyomi protocol`.

use std::io::{BufReader, ErrorKind, stdin, stdout};
use std::time::Duration;

use clap::{Args, Subcommand};
use sakiyomi_core::{parse_duration, parse_memory};
use sakiyomi_engines::EngineSpec;
use sakiyomi_play::protocols::contest::{ContestConfig, Contestant};
use sakiyomi_play::protocols::lines;
use sakiyomi_play::protocols::ugi::{Ugi, UgiConfig};

use super::seed_from_clock;
use crate::failure::{Failure, wrong_use};

/// Options of `sakiyomi protocol`.
#[derive(Args)]
#[command(
    arg_required_else_help = false,
    after_help = "Requests are read from standard input, answers go to standard output.\n\n\
    Examples:\n  sakiyomi protocol ugi --game othello\n  sakiyomi protocol contest --cpu 1s"
)]
pub(crate) struct ProtocolArgs {
    #[command(subcommand)]
    protocol: Protocol,
}

#[derive(Subcommand)]
enum Protocol {
    /// The Universal Game Interface, for the board games.
    Ugi(UgiArgs),
    /// The Score Four contest: one JSON request a line, one JSON answer a line.
    Contest(ContestArgs),
}

#[derive(Args)]
#[command(
    after_help = "Examples:\n  sakiyomi protocol ugi\n  sakiyomi protocol ugi --game othello --engine greedy\n  \
    printf 'position startpos moves f5\\ngo movetime 100\\n' | sakiyomi protocol ugi --game othello"
)]
struct UgiArgs {
    /// The game; `setoption name Game value G` changes it.
    #[arg(long, default_value = "score-four")]
    game: String,
    /// The engine; `setoption name Engine value E` changes it.
    #[arg(long, default_value = "strongest")]
    engine: EngineSpec,
    /// Decides the engine's chance; by the clock when not given.
    #[arg(long)]
    seed: Option<u64>,
}

#[derive(Args)]
#[command(
    after_help = "A request is {\"board\": [[[0, ...]]], \"player\": 1, \"last_move\": null}, with board[z][y][x] 0 empty,\n\
    1 first, 2 second; the answer is {\"x\": 1, \"y\": 2} or {\"error\": \"...\"}.\n\n\
    Examples:\n  sakiyomi protocol contest\n  sakiyomi protocol contest --engine heuristic --cpu 500ms --memory 256MB"
)]
struct ContestArgs {
    /// The engine.
    #[arg(long, default_value = "strongest")]
    engine: EngineSpec,
    /// CPU time for a move, all threads together; the contest allows 3s.
    #[arg(long, default_value = "2.8s", value_parser = parse_duration)]
    cpu: Duration,
    /// Memory for the engine's tables; the contest allows 1GB for everything.
    #[arg(long, default_value = "900MB", value_parser = parse_memory)]
    memory: u64,
    /// Decides the engine's chance; by the clock when not given.
    #[arg(long)]
    seed: Option<u64>,
}

/// Speaks a protocol until its end.
pub(crate) fn run(args: &ProtocolArgs) -> Result<(), Failure> {
    let input = lines(BufReader::new(stdin()));
    let ended = match &args.protocol {
        Protocol::Ugi(args) => {
            let config = UgiConfig {
                game: args.game.clone(),
                engine: args.engine.clone(),
                seed: args.seed.unwrap_or_else(seed_from_clock),
            };
            Ugi::new(&config).map_err(wrong_use)?.run(input, &mut stdout())
        }
        Protocol::Contest(args) => {
            let config = ContestConfig {
                engine: args.engine.clone(),
                cpu: args.cpu,
                memory: args.memory,
                seed: args.seed.unwrap_or_else(seed_from_clock),
                ..ContestConfig::default()
            };
            Contestant::new(&config).map_err(wrong_use)?.run(input, &mut stdout())
        }
    };
    match ended {
        // The other side has gone: there is nobody left to answer.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        ended => Ok(ended?),
    }
}
