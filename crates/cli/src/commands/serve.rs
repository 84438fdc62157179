//! `sakiyomi serve`: the web app.

use crate::msg;
use std::io::{ErrorKind, IsTerminal as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use clap::Parser;
use sakiyomi_core::Reason;
use sakiyomi_server::{AppLimits, Config, Limits, Server};

use super::cluster::{ClusterArgs, ClusterStatus};
use super::parse_duration;
use crate::context::Context;
use crate::failure::refused;
use crate::output::{note, reason, tell};

#[derive(Parser, Debug)]
pub(crate) struct ServeArgs {
    #[arg(long, default_value_t = 8642)]
    port: u16,
    #[arg(long, default_value = "127.0.0.1")]
    host: IpAddr,
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "DIR")]
    web: Option<PathBuf>,
    #[arg(long, conflicts_with = "no_open")]
    open: bool,
    #[arg(long)]
    no_open: bool,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[arg(long, value_name = "TIME", value_parser = parse_duration)]
    max_think: Option<Duration>,
    #[arg(long, value_name = "TIME", value_parser = parse_duration)]
    max_analysis: Option<Duration>,
    #[arg(long, value_name = "N")]
    max_games: Option<u64>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    max_requests: Option<u32>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    max_connections: Option<u32>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    max_client_connections: Option<u32>,
    #[arg(long)]
    behind_proxy: bool,
    #[command(flatten)]
    cluster: ClusterArgs,
}

pub(crate) fn run(args: &ServeArgs, context: &Context) -> anyhow::Result<()> {
    let lang = context.lang;
    let config = config(args)?;
    // First the port, so that a second start says at once that there is a first.
    let listener = listen(SocketAddr::new(args.host, args.port))?;
    let data = config.data.clone();
    let server = Server::open(context.list(), config).map_err(|error| error.reason())?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .context(Reason::new(msg("serve-no-start")))?;
    // Before the address is told: whoever reads it may end the server.
    let ending = runtime
        .block_on(async { shutdown_signal() })
        .context(Reason::new(msg("console-no-interrupts")))?;
    let bound = listener.local_addr().context(Reason::new(msg("serve-no-start")))?;
    let address = format!("http://{}", shown(bound));
    tell!(lang, msg("serve-address"), address = &address);
    match (server.notice(), &data) {
        (Some(notice), _) => eprintln!("sakiyomi: {}", notice.get(lang)),
        (None, Some(file)) => {
            note!(lang, msg("serve-kept"), file = file.display());
        }
        (None, None) => {}
    }
    note!(lang, msg("serve-stop"));
    if args.open || (!args.no_open && args.host.is_loopback() && has_desktop()) {
        // Without a browser the address is on the screen all the same.
        let _ = webbrowser::open(&address);
    }
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        sakiyomi_server::serve(server, listener, ending).await;
        std::io::Result::Ok(())
    })?;
    note!(lang, msg("serve-ended"));
    Ok(())
}

fn config(args: &ServeArgs) -> anyhow::Result<Config> {
    if let Some(folder) = &args.web
        && !folder.join("index.html").is_file()
    {
        return Err(refused(reason!(msg("serve-no-page"), folder = folder.display())));
    }
    let usual = Config::at(args.host);
    let max = |asked: Option<u32>, usual: usize| {
        asked.map_or(usual, |asked| usize::try_from(asked).unwrap_or(usize::MAX))
    };
    let connections = max(args.max_connections, usual.limits.connections);
    let of_one = if usual.local { connections } else { usual.limits.connections_per_client };
    let limits = Limits {
        app: AppLimits {
            think: args.max_think.unwrap_or(usual.limits.app.think),
            analysis: args.max_analysis.unwrap_or(usual.limits.app.analysis),
            ..usual.limits.app
        },
        games: args.max_games.unwrap_or(usual.limits.games),
        requests_per_second: args.max_requests.map_or(usual.limits.requests_per_second, f64::from),
        connections,
        connections_per_client: max(args.max_client_connections, of_one),
        burst: args.max_requests.map_or(usual.limits.burst, |requests| 5.0 * f64::from(requests)),
        ..usual.limits
    };
    let cluster = args.cluster.connect_if_given("page", true)?;
    Ok(Config {
        data: args.data.clone().or_else(|| Some(dirs::data_dir()?.join("sakiyomi/games.db"))),
        web: args.web.clone(),
        behind_proxy: args.behind_proxy,
        threads: args.threads.map_or(usual.threads, usize::from),
        limits,
        cluster: cluster.map(|link| Arc::new(ClusterStatus::new(link)) as _),
        ..usual
    })
}

fn listen(address: SocketAddr) -> anyhow::Result<TcpListener> {
    let listener = TcpListener::bind(address).map_err(|error| {
        let what_to_do = match error.kind() {
            ErrorKind::AddrInUse => msg("serve-in-use"),
            ErrorKind::PermissionDenied => msg("serve-forbidden"),
            _ => msg("serve-choose-another"),
        };
        reason!(msg("serve-cannot-listen"), address, error).with_text("what_to_do", what_to_do)
    })?;
    listener.set_nonblocking(true)?;
    Ok(listener)
}

/// Returns an address that a browser on this machine can open.
fn shown(bound: SocketAddr) -> SocketAddr {
    let ip = match bound.ip() {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, bound.port())
}

/// Tells whether there is a screen on which a browser could open, and a person at it.
fn has_desktop() -> bool {
    if !std::io::stdout().is_terminal() {
        return false;
    }
    let screens = ["DISPLAY", "WAYLAND_DISPLAY"];
    !cfg!(target_os = "linux") || screens.iter().any(|name| std::env::var_os(name).is_some())
}

/// Listens for SIGINT and SIGTERM from now on; the future resolves with the first.
#[cfg(unix)]
fn shutdown_signal() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// Listens for Ctrl-C from now on; the future resolves with it.
#[cfg(not(unix))]
fn shutdown_signal() -> std::io::Result<impl Future<Output = ()>> {
    let mut interrupted = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupted.recv().await;
    })
}
