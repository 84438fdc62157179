//! `sakiyomi worker`: plays for others.

use std::path::PathBuf;

use clap::Args;
use sakiyomi_cluster::{WorkerEvent, WorkerOptions, as_name, work};
use sakiyomi_core::{Reason, Text};
use serde_json::json;

use super::cluster::{ClusterArgs, cluster_failure, host, mode};
use super::{end_progress, grouped, show_progress};
use crate::console::interrupt_flag;
use crate::context::Context;
use crate::failure::Failure;
use crate::output::say;

const BEGUN: Text = Text {
    en: "worker {name} at {address}, {threads thread|threads}",
    ja: "ワーカー {name}（{address}、{threads} スレッド）",
};
const NOT_SET_UP: Text = Text {
    en: "the server is there, and nobody has used it yet; waiting for a run or a match",
    ja: "サーバーはまだ誰も使っていません。学習か対局が始まるのを待っています",
};
const MODE: Text = Text { en: "worker {name}: {mode}", ja: "ワーカー {name}：{mode}" };
const PROGRESS: Text =
    Text { en: "{games game|games}, {jobs job|jobs}", ja: "{games} 局、ジョブ {jobs} 件" };
const ENDED: Text = Text {
    en: "{games game|games} sent, {jobs job|jobs} done; what was not done goes to other workers",
    ja: "{games} 局を送り、ジョブ {jobs} 件を終えました。残りは他のワーカーが引き継ぎます",
};

/// Options of `sakiyomi worker`.
#[derive(Args)]
#[command(
    after_help = include_str!("../../help/en/worker.txt")
)]
pub(crate) struct WorkerArgs {
    #[command(flatten)]
    cluster: ClusterArgs,
    /// Threads that play; all cores when not given.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// A name that no other worker has; the machine and process when not given.
    #[arg(long)]
    name: Option<String>,
    /// A folder for the networks of matches; one in your cache when not given.
    #[arg(long, value_name = "DIR")]
    cache: Option<PathBuf>,
    /// One JSON object per line: what the worker does.
    #[arg(long)]
    json: bool,
}

/// Works until somebody ends it.
pub(crate) fn run(args: &WorkerArgs, context: &Context) -> Result<(), Failure> {
    let lang = context.lang;
    let stop = interrupt_flag(None)?;
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    let name = args.name.clone().unwrap_or_else(|| format!("{}-{}", host(), std::process::id()));
    let options = WorkerOptions {
        name: as_name(&name),
        threads: args.threads.map_or_else(all, usize::from),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        cache: args.cache.clone().unwrap_or_else(|| {
            dirs::cache_dir().unwrap_or_else(std::env::temp_dir).join("sakiyomi/nets")
        }),
    };
    let link = args.cluster.connect(&options.name, true)?;
    let begun = Reason::new(BEGUN).with("name", &options.name).with("address", link.address());
    eprintln!("{}", begun.with("threads", options.threads).get(lang));
    let tell = |event: WorkerEvent| {
        if args.json {
            say!("{}", as_json(&options.name, event));
            return;
        }
        match event {
            WorkerEvent::NotSetUp => eprintln!("{}", NOT_SET_UP.get(lang)),
            WorkerEvent::Mode(now) => {
                end_progress();
                let line = Reason::new(MODE).with("name", &options.name);
                eprintln!("{}", line.with_text("mode", mode(now)).get(lang));
            }
            WorkerEvent::Done { games, jobs } => {
                let line = Reason::new(PROGRESS).with("games", grouped(games));
                show_progress(&line.with("jobs", grouped(jobs)).get(lang));
            }
        }
    };
    let done = work(&context.games, &link, &options, &stop, &tell);
    end_progress();
    let summary = done.map_err(cluster_failure)?;
    if args.json {
        let (games, jobs) = (summary.games, summary.jobs);
        say!(
            "{}",
            json!({ "kind": "end", "games": games, "jobs": jobs, "drained": summary.drained })
        );
    } else {
        let ended = Reason::new(ENDED).with("games", grouped(summary.games));
        say!("{}", ended.with("jobs", grouped(summary.jobs)).get(lang));
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
