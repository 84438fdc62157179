//! `sakiyomi bench`.

use clap::Args;
use sakiyomi_core::InstructionSet;
use sakiyomi_play::bench::{BenchConfig, Row};
use serde_json::json;

use super::grouped;
use crate::console::interrupt_flag;
use crate::context::Context;
use crate::output::{print_json, say};

#[derive(Args)]
pub(crate) struct BenchArgs {
    game: Option<String>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &BenchArgs, context: &Context) -> anyhow::Result<()> {
    let kernels = InstructionSet::detect().to_string();
    if !args.json {
        say!("Kernels: {kernels}");
    }
    let games = match &args.game {
        Some(id) => vec![context.game(id)?],
        None => context.list().iter().collect(),
    };
    let stop = interrupt_flag(None)?;
    let mut nodes = 0;
    let mut show = |row: Row| {
        if row.unit == "nodes" {
            nodes += row.count;
        }
        if args.json {
            print_json(&json!({
                "game": row.game,
                "task": row.task,
                "count": row.count,
                "unit": row.unit,
                "cpu_s": row.cpu.as_secs_f64(),
                "per_s": row.per_second(),
                "kernels": kernels,
            }));
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
    for game in games {
        game.bench(BenchConfig::default(), &stop, &mut show);
    }
    if !args.json && !stop.is_requested() {
        say!("Bench: {nodes}");
    }
    Ok(())
}
