//! `sakiyomi bench`.

use clap::Args;
use sakiyomi_core::{InstructionSet, Lang};
use sakiyomi_play::bench::{BenchConfig, NODES, Row};
use serde_json::json;

use super::grouped;
use crate::console::interrupt_flag;
use crate::context::Context;
use crate::msg;
use crate::output::{print_json, say, tell};
use crate::words::left;

#[derive(Args)]
pub(crate) struct BenchArgs {
    game: Option<String>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &BenchArgs, context: &Context) -> anyhow::Result<()> {
    let kernels = InstructionSet::detect().to_string();
    if !args.json {
        tell!(context.lang, msg("bench-kernels"), kernels = &kernels);
    }
    let games = match &args.game {
        Some(id) => vec![context.game(id)?],
        None => context.list().iter().collect(),
    };
    let stop = interrupt_flag(None);
    let mut nodes = 0;
    let mut show = |row: Row| {
        if row.unit == NODES {
            nodes += row.count;
        }
        if args.json {
            print_json(&json!({
                "game": row.game,
                "task": row.task.to_string(),
                "count": row.count,
                "unit": row.unit.get(Lang::EN),
                "cpu_s": row.cpu.as_secs_f64(),
                "per_s": row.per_second(),
                "kernels": kernels,
            }));
        } else {
            say!(
                "{:<12} {} {:>15} {} {:>15}/s",
                row.game,
                left(&row.task.get(context.lang), 32),
                grouped(row.count),
                left(row.unit.get(context.lang), 7),
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
