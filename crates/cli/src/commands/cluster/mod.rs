//! `sakiyomi cluster`: what people see of a cluster and ask of it.

mod access;
mod cluster_status;
mod words;

use clap::{Args, Subcommand};
use sakiyomi_cluster::{Cluster, Control, Layout, Link, Order, status};
use sakiyomi_core::{Lang, Reason};

pub(crate) use access::{ClusterArgs, cluster_failure, holder, host};
pub(crate) use cluster_status::ClusterStatus;
pub(crate) use words::mode;

use self::words::{
    ASKED_DRAIN, ASKED_PAUSE, ASKED_RUN, BEST_NET, HEAD, IDLE_RUN, NO_RUNS, NO_WORKERS, QUEUE,
    RUN_LINE, SET_UP, TROUBLE, WORKER_LINE,
};
use super::grouped;
use crate::failure::Failure;
use crate::output::say;

/// Options of `sakiyomi cluster`.
#[derive(Args)]
#[command(
    arg_required_else_help = false,
    after_help = include_str!("../../../help/en/cluster.txt")
)]
pub(crate) struct ClusterCommandArgs {
    #[command(subcommand)]
    command: ClusterCommand,
}

#[derive(Subcommand)]
enum ClusterCommand {
    /// Show workers, queue, runs and their networks.
    Status {
        #[command(flatten)]
        cluster: ClusterArgs,
        /// One JSON object.
        #[arg(long)]
        json: bool,
    },
    /// Let workers take no more jobs.
    Pause {
        #[command(flatten)]
        cluster: ClusterArgs,
    },
    /// Let workers take jobs again.
    Resume {
        #[command(flatten)]
        cluster: ClusterArgs,
    },
    /// Let workers finish what they hold, and end.
    Drain {
        /// The workers; all of them when none is named.
        workers: Vec<String>,
        #[command(flatten)]
        cluster: ClusterArgs,
    },
    /// Set a server up with other limits than the usual ones.
    Init {
        #[command(flatten)]
        cluster: ClusterArgs,
        /// On how many servers of a NATS cluster everything is kept.
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=5))]
        replicas: u8,
        /// The most room for games that nobody has taken yet, in MiB.
        #[arg(long, default_value_t = 1024, value_parser = clap::value_parser!(u32).range(1..))]
        games_mib: u32,
        /// The most room for networks, in MiB.
        #[arg(long, default_value_t = 1024, value_parser = clap::value_parser!(u32).range(1..))]
        files_mib: u32,
    },
}

/// Shows a cluster, or asks something of it.
pub(crate) fn run(args: &ClusterCommandArgs, lang: Lang) -> Result<(), Failure> {
    match &args.command {
        ClusterCommand::Status { cluster, json } => {
            let seen = status(&connect(cluster)?).map_err(cluster_failure)?;
            if *json {
                let line = serde_json::to_string(&seen).map_err(anyhow::Error::from)?;
                say!("{line}");
            } else {
                print(&seen, lang);
            }
        }
        ClusterCommand::Pause { cluster } => {
            Control(&connect(cluster)?).ask(Order::Pause).map_err(cluster_failure)?;
            say!("{}", ASKED_PAUSE.get(lang));
        }
        ClusterCommand::Resume { cluster } => {
            let link = connect(cluster)?;
            Control(&link).ask(Order::Run).map_err(cluster_failure)?;
            Control(&link).forgive().map_err(cluster_failure)?;
            say!("{}", ASKED_RUN.get(lang));
        }
        ClusterCommand::Drain { workers, cluster } => {
            let link = connect(cluster)?;
            if workers.is_empty() {
                Control(&link).ask(Order::Drain).map_err(cluster_failure)?;
            }
            for worker in workers {
                Control(&link).drain(worker).map_err(cluster_failure)?;
            }
            say!("{}", ASKED_DRAIN.get(lang));
        }
        ClusterCommand::Init { cluster, replicas, games_mib, files_mib } => {
            let link = connect(cluster)?;
            let (games_mib, files_mib) = (*games_mib, *files_mib);
            let replicas = usize::from(*replicas);
            let layout = Layout { replicas, games_mib, files_mib, ..Layout::default() };
            link.set_up(&layout).map_err(cluster_failure)?;
            say!("{}", Reason::new(SET_UP).with("address", link.address()).get(lang));
        }
    }
    Ok(())
}

fn connect(cluster: &ClusterArgs) -> Result<Link, Failure> {
    cluster.connect("cluster", false)
}

fn print(seen: &Cluster, lang: Lang) {
    let head = Reason::new(HEAD).with("address", &seen.address).with("order", seen.order);
    say!("{}", head.with("workers", seen.workers.len()).get(lang));
    let queue = &seen.queue;
    let line = Reason::new(QUEUE).with("waiting", queue.waiting).with("held", queue.held);
    say!("{}", line.with("games", queue.games).get(lang));
    if queue.dead + queue.aside > 0 {
        let trouble = Reason::new(TROUBLE).with("dead", queue.dead).with("aside", queue.aside);
        say!("{}", trouble.get(lang));
    }
    if seen.workers.is_empty() {
        say!("{}", NO_WORKERS.get(lang));
    }
    for worker in &seen.workers {
        let line = Reason::new(WORKER_LINE)
            .with("name", &worker.name)
            .with_text("mode", mode(worker.mode))
            .with("threads", worker.threads)
            .with("games", grouped(worker.games))
            .with("speed", format!("{:.2}", worker.games_per_second))
            .with("net", worker.net.as_deref().unwrap_or("—"))
            .with("version", &worker.version);
        say!("{}", line.get(lang));
    }
    if seen.runs.is_empty() {
        say!("{}", NO_RUNS.get(lang));
    }
    for run in &seen.runs {
        let line = Reason::new(RUN_LINE).with("name", &run.info.name).with("game", &run.info.game);
        let who = run.holder.clone().unwrap_or_else(|| IDLE_RUN.get(lang).to_owned());
        let mut line = line.with("holder", who).get(lang);
        if let Some(best) = &run.best {
            let net = Reason::new(BEST_NET).with("iteration", best.iteration);
            line += &net.with("net", &best.fingerprint).get(lang);
        }
        say!("{line}");
    }
}
