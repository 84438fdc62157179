//! `sakiyomi worker`: plays for others.

use crate::msg;
use std::path::PathBuf;

use clap::Args;
use sakiyomi_cluster::{WorkerEvent, WorkerOptions, as_name, work};
use serde_json::json;

use super::cluster::{ClusterArgs, cluster_failure, host, mode};
use super::{end_progress, grouped, show_progress, threads};
use crate::console::interrupt_flag;
use crate::context::Context;
use crate::output::{note, phrase, print_json, say, tell};

#[derive(Args)]
pub(crate) struct WorkerArgs {
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[arg(long)]
    name: Option<String>,
    #[arg(long, value_name = "DIR")]
    cache: Option<PathBuf>,
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    cluster: ClusterArgs,
}

pub(crate) fn run(args: &WorkerArgs, context: &Context) -> anyhow::Result<()> {
    let lang = context.lang;
    let stop = interrupt_flag(None);
    let name = args.name.clone().unwrap_or_else(|| format!("{}-{}", host(), std::process::id()));
    let options = WorkerOptions {
        name: as_name(&name),
        threads: threads(args.threads),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        cache: args.cache.clone().unwrap_or_else(|| {
            dirs::cache_dir().unwrap_or_else(std::env::temp_dir).join("sakiyomi/nets")
        }),
    };
    let link = args.cluster.connect(&options.name, true)?;
    note!(
        lang,
        msg("worker-begun"),
        name = &options.name,
        address = link.address(),
        threads = options.threads
    );
    let tell = |event: WorkerEvent| {
        if args.json {
            say!("{}", as_json(&options.name, event));
            return;
        }
        match event {
            WorkerEvent::NotSetUp => note!(lang, msg("worker-not-set-up")),
            WorkerEvent::Mode(now) => {
                end_progress();
                note!(lang, msg("worker-mode"), name = &options.name, mode = mode(now).get(lang));
            }
            WorkerEvent::Done { games, jobs } => {
                let [games, jobs] = [games, jobs].map(grouped);
                show_progress(&phrase!(lang, msg("worker-progress"), games, jobs));
            }
        }
    };
    let done = work(&context.games, &link, &options, &stop, &tell);
    end_progress();
    let summary = done.map_err(cluster_failure)?;
    if args.json {
        let (games, jobs) = (summary.games, summary.jobs);
        print_json(
            &json!({ "kind": "end", "games": games, "jobs": jobs, "drained": summary.drained }),
        );
    } else {
        tell!(
            lang,
            msg("worker-ended"),
            games = grouped(summary.games),
            jobs = grouped(summary.jobs)
        );
    }
    Ok(())
}

fn as_json(name: &str, event: WorkerEvent) -> serde_json::Value {
    match event {
        WorkerEvent::NotSetUp => json!({ "kind": "not-set-up", "name": name }),
        WorkerEvent::Mode(mode) => json!({ "kind": "mode", "name": name, "mode": mode }),
        WorkerEvent::Done { games, jobs } => {
            json!({ "kind": "done", "name": name, "games": games, "jobs": jobs })
        }
    }
}
