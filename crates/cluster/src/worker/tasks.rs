//! What a worker does beside playing: it says that it is alive, and heeds what people ask for.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use async_nats::jetstream::kv::{self, Operation};
use async_nats::jetstream::message::AckKind;
use futures_util::StreamExt as _;
use tokio::time::{Instant, sleep};

use super::feeder::Nets;
use super::shared::{Shared, Task};
use crate::control::{STATE, VERSION, ban_key, drain_key, order, version};
use crate::error::Context as _;
use crate::wire::{BestNet, Mode, PROTOCOL, WorkerState};
use crate::{ClusterError, Order, names};

const PAUSE: Duration = Duration::from_secs(1);

pub(super) async fn heartbeat(shared: Arc<Shared>) {
    let usual = Duration::from_secs(30);
    let mut last = u64::MAX;
    loop {
        let info = shared.connection.jobs.consumer_info(names::CONSUMER).await;
        let wait = info.map_or(usual, |info| info.config.ack_wait) / 3;
        sleep(wait).await;
        let ticks = shared.ticks.load(Ordering::Relaxed);
        let is_stuck = std::mem::replace(&mut last, ticks) == ticks;
        for held in shared.held() {
            // Threads of self-play do something all the time; the move of an engine may be long.
            if is_stuck && matches!(held.session.task, Task::Selfplay { .. }) {
                continue;
            }
            let _ = held.acker.ack_with(AckKind::Progress).await;
        }
    }
}

pub(super) async fn report(shared: Arc<Shared>, version: String) {
    let status = shared.connection.workers.status().await;
    let age = status.map_or(Duration::from_secs(30), |status| status.max_age());
    let (mut games, mut positions, mut since) = (0, 0, Instant::now());
    loop {
        let seconds = since.elapsed().as_secs_f64().max(1e-9);
        let (now_games, now_positions) = (shared.games.load(Ordering::Relaxed), shared.positions());
        let held = shared.held();
        let session = held.first().map(|held| &held.session);
        let state = WorkerState {
            name: shared.name.clone(),
            version: version.clone(),
            mode: shared.mode(),
            threads: shared.threads,
            jobs: held.len(),
            games: now_games,
            games_per_second: (now_games - games) as f64 / seconds,
            positions_per_second: (now_positions - positions) as f64 / seconds,
            run: session.map(|session| session.run.clone()),
            net: session.and_then(|session| match &session.task {
                Task::Selfplay { name, .. } => Some(name.to_string()),
                Task::Pairs(_) => None,
            }),
        };
        (games, positions, since) = (now_games, now_positions, Instant::now());
        if let Ok(bytes) = serde_json::to_vec(&state) {
            let _ = shared.connection.workers.put(&shared.name, bytes.into()).await;
        }
        sleep(age / 4).await;
    }
}

#[derive(Default)]
pub(super) struct Orders {
    order: Order,
    /// Whether all workers were already being drained when this one joined.
    joined_during_drain: bool,
    is_drained: bool,
    is_banned: bool,
    version: Option<u32>,
}

impl Orders {
    pub(super) async fn first(control: &kv::Store, name: &str) -> Result<Orders, ClusterError> {
        let order = order(control).await?;
        let ban = control.get(ban_key(name)).await.context("cannot read what was asked")?;
        // The drain order was for an earlier worker with this name.
        let _ = control.purge(drain_key(name)).await;
        Ok(Orders {
            order,
            joined_during_drain: order == Order::Drain,
            is_drained: false,
            is_banned: ban.is_some(),
            version: version(control).await?,
        })
    }

    fn apply(&mut self, name: &str, entry: &kv::Entry) {
        let is_there = entry.operation == Operation::Put;
        let value = if is_there { &entry.value[..] } else { b"" };
        match entry.key.as_str() {
            STATE => {
                self.order = Order::from_word(value);
                self.joined_during_drain &= self.order == Order::Drain;
            }
            VERSION => {
                self.version = std::str::from_utf8(value).ok().and_then(|text| text.parse().ok());
            }
            key if key == drain_key(name) => self.is_drained = is_there,
            key if key == ban_key(name) => self.is_banned = is_there,
            _ => {}
        }
    }

    /// Returns whether the worker takes jobs. One that joined during a drain waits where all others end.
    pub(super) fn mode(&self) -> Mode {
        if self.version.is_some_and(|version| version != PROTOCOL) {
            return Mode::Incompatible;
        }
        match self.order {
            _ if self.is_banned => Mode::Banned,
            _ if self.is_drained => Mode::Draining,
            Order::Drain if !self.joined_during_drain => Mode::Draining,
            Order::Pause | Order::Drain => Mode::Paused,
            Order::Run => Mode::Running,
        }
    }
}

pub(super) async fn watch_orders(shared: Arc<Shared>, mut orders: Orders) {
    loop {
        if let Ok(mut watch) = shared.connection.control.watch_with_history(">").await {
            while let Some(Ok(entry)) = watch.next().await {
                orders.apply(&shared.name, &entry);
                // What stood there already comes first, and counts as a whole.
                if entry.delta == 0 {
                    shared.set_mode(orders.mode());
                }
            }
        }
        sleep(PAUSE).await;
    }
}

/// Fetches networks as soon as they are the best, so that no game waits for them.
pub(super) async fn prefetch(shared: Arc<Shared>, nets: Arc<Nets>) {
    loop {
        if let Ok(mut watch) = shared.connection.runs.watch("*.best").await {
            while let Some(Ok(entry)) = watch.next().await {
                if let Ok(best) = serde_json::from_slice::<BestNet>(&entry.value) {
                    // Whoever needs it fetches it otherwise.
                    let _ = nets.get(&shared, &best.sha256).await;
                }
            }
        }
        sleep(PAUSE).await;
    }
}
