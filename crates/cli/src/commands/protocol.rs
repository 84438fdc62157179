//! `sakiyomi protocol`.

use std::io::{BufReader, ErrorKind, stdin, stdout};
use std::time::Duration;

use clap::{Args, Subcommand};
use sakiyomi_core::{parse_duration, parse_memory};
use sakiyomi_engines::EngineSpec;
use sakiyomi_play::protocols::contest::{ContestConfig, Contestant};
use sakiyomi_play::protocols::gtp::{Gtp, GtpConfig};
use sakiyomi_play::protocols::nboard::{NBoard, NBoardConfig};
use sakiyomi_play::protocols::ugi::{Ugi, UgiConfig};
use sakiyomi_play::protocols::{OthelloConfig, lines};

use super::seed_from_clock;
use crate::failure::{Failure, wrong_use};

/// Options of `sakiyomi protocol`.
#[derive(Args)]
#[command(
    arg_required_else_help = false,
    after_help = "Requests are read from standard input, answers go to standard output.\n\n\
    Examples:\n  sakiyomi protocol ugi --game othello\n  sakiyomi protocol nboard\n  \
    sakiyomi protocol gtp --time 1s\n  sakiyomi protocol contest --cpu 1s"
)]
pub(crate) struct ProtocolArgs {
    #[command(subcommand)]
    protocol: Protocol,
}

#[derive(Subcommand)]
enum Protocol {
    /// The Universal Game Interface, for the board games.
    Ugi(UgiArgs),
    /// The Go Text Protocol for Othello, as GoGui and Quarry speak it.
    Gtp(GtpArgs),
    /// The protocol of NBoard, for Othello.
    Nboard(NboardArgs),
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

/// Who answers in a protocol of Othello.
#[derive(Args)]
struct OthelloArgs {
    /// The engine (see `sakiyomi engines othello`).
    #[arg(long, default_value = "strongest")]
    engine: EngineSpec,
    /// Memory for the engine's tables.
    #[arg(long, default_value = "256MB", value_parser = parse_memory)]
    memory: u64,
    /// Decides the engine's chance; by the clock when not given.
    #[arg(long)]
    seed: Option<u64>,
}

impl OthelloArgs {
    fn config(&self) -> OthelloConfig {
        OthelloConfig {
            engine: self.engine.clone(),
            seed: self.seed.unwrap_or_else(seed_from_clock),
            memory: self.memory,
        }
    }
}

#[derive(Args)]
#[command(
    after_help = "In GoGui: Program, New Program, with this command. In Quarry: Preferences, GTP Engines.\n\n\
    Examples:\n  sakiyomi protocol gtp\n  sakiyomi protocol gtp --engine level-5 --time 1s\n  \
    printf 'play black f5\\ngenmove white\\nshowboard\\n' | sakiyomi protocol gtp"
)]
struct GtpArgs {
    #[command(flatten)]
    table: OthelloArgs,
    /// How long to think about a move as long as time_settings sets no clock.
    #[arg(long, default_value = "5s", value_parser = parse_duration)]
    time: Duration,
}

#[derive(Args)]
#[command(after_help = "In NBoard: Engine, Select Opponent, Add Engine, with this command.\n\n\
    Examples:\n  sakiyomi protocol nboard\n  sakiyomi protocol nboard --time 30s\n  \
    printf 'set depth 6\\nmove f5\\ngo\\n' | sakiyomi protocol nboard")]
struct NboardArgs {
    #[command(flatten)]
    table: OthelloArgs,
    /// The longest that a search may take; only the depth limits it when not given.
    #[arg(long, value_parser = parse_duration)]
    time: Option<Duration>,
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
        Protocol::Gtp(args) => {
            let config = GtpConfig { table: args.table.config(), time: args.time };
            Gtp::new(&config).map_err(wrong_use)?.run(input, &mut stdout())
        }
        Protocol::Nboard(args) => {
            let config = NBoardConfig { table: args.table.config(), time: args.time };
            NBoard::new(&config).map_err(wrong_use)?.run(input, &mut stdout())
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
