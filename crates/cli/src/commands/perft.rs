//! `sakiyomi perft`.

use clap::Args;
use sakiyomi_core::{Clock as _, Perft, Rng, SystemClock, perft};
use sakiyomi_engines::{Game, Visitor};
use serde_json::json;

use super::grouped;
use crate::failure::{Failure, wrong_use};
use crate::output::say;
use crate::tools::visit;

/// Options of `sakiyomi perft`.
#[derive(Args)]
#[command(
    after_help = "The number of ways to play N moves from a position, for every N up to <DEPTH>.\n\
    `ended` counts the games that are over before; some tables count them as one way more.\n\n\
    Examples:\n  sakiyomi perft othello 11\n  \
    sakiyomi perft contrast 3 --position '22222/...../...../...../11111 ...../...../...../...../..... 31-31 1'"
)]
pub(crate) struct PerftArgs {
    /// The game.
    game: String,
    /// How many moves to look ahead.
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
    /// The position to start from; the game's own start when not given.
    #[arg(long, allow_hyphen_values = true)]
    position: Option<String>,
    /// Decides the deal of a card game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// One JSON object per line.
    #[arg(long)]
    json: bool,
}

/// Counts and prints.
pub(crate) fn run(args: &PerftArgs) -> Result<(), Failure> {
    visit(&args.game, Count(args)).map_err(wrong_use)?
}

pub(crate) struct Count<'a>(&'a PerftArgs);

impl Visitor for Count<'_> {
    type Output = Result<(), Failure>;

    fn visit<S: Game>(self) -> Result<(), Failure> {
        let args = self.0;
        let state: S = match &args.position {
            Some(text) => text.parse().map_err(wrong_use)?,
            None => S::initial(&mut Rng::seeded(args.seed)),
        };
        if !args.json {
            say!("depth            sequences         ended   CPU seconds   million/s");
        }
        for depth in 1..=args.depth {
            let start = SystemClock::Thread.cpu();
            let Perft { sequences, ended } = perft(&state, depth);
            let seconds = SystemClock::Thread.cpu().saturating_sub(start).as_secs_f64();
            if args.json {
                say!(
                    "{}",
                    json!({ "depth": depth, "sequences": sequences, "ended": ended, "cpu_s": seconds })
                );
            } else {
                say!(
                    "{depth:>5} {:>20} {:>13} {seconds:>13.3} {:>11.1}",
                    grouped(sequences),
                    grouped(ended),
                    sequences as f64 / seconds.max(1e-9) / 1e6
                );
            }
            if sequences == 0 {
                break;
            }
        }
        Ok(())
    }
}
