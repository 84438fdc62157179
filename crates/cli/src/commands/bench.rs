//! `sakiyomi bench`.

use clap::Args;
use sakiyomi_core::InstructionSet;
use sakiyomi_play::bench::{BenchConfig, Row, bench};
use serde_json::json;

use super::grouped;
use crate::console::interrupt_flag;
use crate::failure::{Failure, wrong_use};
use crate::output::say;

/// Options of `sakiyomi bench`.
#[derive(Args)]
#[command(
    after_help = "Counts are the same on every machine; speeds are per second of CPU time of one thread.\n\
    The first line names the kernels in use, which SAKIYOMI_KERNELS can force.\n\n\
    Examples:\n  sakiyomi bench\n  sakiyomi bench othello --json"
)]
pub(crate) struct BenchArgs {
    /// The game; all games when not given.
    game: Option<String>,
    /// One JSON object per line.
    #[arg(long)]
    json: bool,
}

/// Measures and prints.
pub(crate) fn run(args: &BenchArgs) -> Result<(), Failure> {
    let stop = interrupt_flag(None)?;
    let kernels = InstructionSet::detect().to_string();
    if !args.json {
        say!("Kernels: {kernels}");
    }
    let mut nodes = 0;
    let mut show = |row: Row| {
        if row.unit == "nodes" {
            nodes += row.count;
        }
        if args.json {
            say!(
                "{}",
                json!({
                    "game": row.game,
                    "task": row.task,
                    "count": row.count,
                    "unit": row.unit,
                    "cpu_s": row.cpu.as_secs_f64(),
                    "per_s": row.per_second(),
                    "kernels": kernels,
                })
            );
        } else {
            say!(
                "{:<12} {:<32} {:>15} {:<7} {:>15}/s",
                row.game,
                row.task,
                grouped(row.count),
                row.unit,
                grouped(row.per_second() as u64)
            );
        }
    };
    bench(args.game.as_deref(), BenchConfig::default(), &stop, &mut show).map_err(wrong_use)?;
    if !args.json && !stop.is_requested() {
        say!("Bench: {nodes}");
    }
    Ok(())
}
