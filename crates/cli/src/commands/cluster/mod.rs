//! `sakiyomi cluster`: what people see of a cluster and ask of it.

mod access;
mod cluster_status;
mod words;

use crate::msg;
use clap::{Args, Subcommand};
use sakiyomi_cluster::{Cluster, Control, Layout, Link, Order, status};
use sakiyomi_core::Lang;

pub(crate) use access::{ClusterArgs, cluster_failure, holder, host};
pub(crate) use cluster_status::ClusterStatus;
pub(crate) use words::mode;

use super::grouped;
use crate::output::{phrase, say, tell};

#[derive(Args)]
#[command(arg_required_else_help = false)]
pub(crate) struct ClusterCommandArgs {
    #[command(subcommand)]
    command: ClusterCommand,
}

#[derive(Subcommand)]
enum ClusterCommand {
    Status {
        #[command(flatten)]
        cluster: ClusterArgs,
        #[arg(long)]
        json: bool,
    },
    Pause {
        #[command(flatten)]
        cluster: ClusterArgs,
    },
    Resume {
        #[command(flatten)]
        cluster: ClusterArgs,
    },
    Drain {
        workers: Vec<String>,
        #[command(flatten)]
        cluster: ClusterArgs,
    },
    Init {
        #[command(flatten)]
        cluster: ClusterArgs,
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=5))]
        replicas: u8,
        #[arg(long, default_value_t = 1024, value_parser = clap::value_parser!(u32).range(1..))]
        games_mib: u32,
        #[arg(long, default_value_t = 1024, value_parser = clap::value_parser!(u32).range(1..))]
        files_mib: u32,
    },
}

pub(crate) fn run(args: &ClusterCommandArgs, lang: Lang) -> anyhow::Result<()> {
    match &args.command {
        ClusterCommand::Status { cluster, json } => {
            let seen = status(&connect(cluster)?).map_err(cluster_failure)?;
            match json {
                true => say!("{}", serde_json::to_string(&seen)?),
                false => print(&seen, lang),
            }
        }
        ClusterCommand::Pause { cluster } => {
            Control(&connect(cluster)?).publish_order(Order::Pause).map_err(cluster_failure)?;
            tell!(lang, msg("cluster-asked-pause"));
        }
        ClusterCommand::Resume { cluster } => {
            let link = connect(cluster)?;
            Control(&link).publish_order(Order::Run).map_err(cluster_failure)?;
            Control(&link).forgive().map_err(cluster_failure)?;
            tell!(lang, msg("cluster-asked-run"));
        }
        ClusterCommand::Drain { workers, cluster } => {
            let link = connect(cluster)?;
            if workers.is_empty() {
                Control(&link).publish_order(Order::Drain).map_err(cluster_failure)?;
            }
            for worker in workers {
                Control(&link).drain(worker).map_err(cluster_failure)?;
            }
            tell!(lang, msg("cluster-asked-drain"));
        }
        ClusterCommand::Init { cluster, replicas, games_mib, files_mib } => {
            let link = connect(cluster)?;
            let (games_mib, files_mib) = (*games_mib, *files_mib);
            let replicas = usize::from(*replicas);
            let layout = Layout { replicas, games_mib, files_mib, ..Layout::default() };
            link.set_up(&layout).map_err(cluster_failure)?;
            tell!(lang, msg("cluster-set-up"), address = link.address());
        }
    }
    Ok(())
}

fn connect(cluster: &ClusterArgs) -> anyhow::Result<Link> {
    cluster.connect("cluster", false)
}

fn print(seen: &Cluster, lang: Lang) {
    tell!(
        lang,
        msg("cluster-head"),
        address = &seen.address,
        order = seen.order,
        workers = seen.workers.len()
    );
    let queue = &seen.queue;
    tell!(
        lang,
        msg("cluster-queue"),
        waiting = queue.waiting,
        held = queue.held,
        games = queue.games
    );
    if queue.dead + queue.aside > 0 {
        tell!(lang, msg("cluster-trouble"), dead = queue.dead, aside = queue.aside);
    }
    if seen.workers.is_empty() {
        tell!(lang, msg("cluster-no-workers"));
    }
    for worker in &seen.workers {
        tell!(
            lang,
            msg("cluster-worker-line"),
            name = &worker.name,
            mode = mode(worker.mode).get(lang),
            threads = worker.threads,
            games = grouped(worker.games),
            speed = format!("{:.2}", worker.games_per_second),
            net = worker.net.as_deref().unwrap_or("—"),
            version = &worker.version
        );
    }
    if seen.runs.is_empty() {
        tell!(lang, msg("cluster-no-runs"));
    }
    for run in &seen.runs {
        let holder = run.holder.as_deref().unwrap_or(msg("cluster-idle-run").get(lang));
        let mut line = phrase!(
            lang,
            msg("cluster-run-line"),
            name = &run.info.name,
            game = &run.info.game,
            holder
        );
        if let Some(best) = &run.best {
            line += &phrase!(
                lang,
                msg("cluster-best-net"),
                iteration = best.iteration,
                net = &best.fingerprint
            );
        }
        say!("{line}");
    }
}
