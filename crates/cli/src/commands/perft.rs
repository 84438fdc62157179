//! `sakiyomi perft`.

use clap::Args;
use sakiyomi_core::{Clock as _, Perft, SystemClock};
use sakiyomi_play::SessionConfig;
use serde_json::json;

use super::grouped;
use crate::context::Context;
use crate::failure::usage_error;
use crate::msg;
use crate::output::{print_json, say};
use crate::words::right;

#[derive(Args)]
pub(crate) struct PerftArgs {
    game: String,
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
    #[arg(long, allow_hyphen_values = true)]
    position: Option<String>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &PerftArgs, context: &Context) -> anyhow::Result<()> {
    let game = context.game(&args.game)?;
    let position = args.position.clone();
    let config = SessionConfig { position, seed: args.seed, ..SessionConfig::default() };
    let position = game.open(config).map_err(usage_error)?.position();
    if !args.json {
        let [depth, sequences, ended, seconds, speed] = [
            (msg("perft-depth"), 5),
            (msg("perft-sequences"), 20),
            (msg("perft-ended"), 13),
            (msg("perft-seconds"), 13),
            (msg("perft-speed"), 11),
        ]
        .map(|(text, width)| right(text.get(context.lang), width));
        say!("{depth} {sequences} {ended} {seconds} {speed}");
    }
    for depth in 1..=args.depth {
        let start = SystemClock::Thread.cpu();
        let Perft { sequences, ended } = game.perft(&position, depth).map_err(usage_error)?;
        let seconds = SystemClock::Thread.cpu().saturating_sub(start).as_secs_f64();
        if args.json {
            print_json(
                &json!({ "depth": depth, "sequences": sequences, "ended": ended, "cpu_s": seconds }),
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
