//! A run of training whose games and matches others play.

use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use sakiyomi_arena::{ArenaError, Contest, Standing, run_with};
use sakiyomi_core::{Stop, mix64};
use sakiyomi_learn::GameRecord;
use sakiyomi_learn::run::{
    Collect, Executor, RunConfig, RunError, SelfPlayEvent, SelfPlayOrder, Status,
};
use sakiyomi_nn::Net;
use sakiyomi_nn::file::{Precision, to_bytes};
use serde::{Deserialize, Serialize};

use crate::coordinator::{Cut, WorkRequest, coordinate};
use crate::error::Context as _;
use crate::lease::Held;
use crate::link::{Connection, Link};
use crate::matches::{Matches, executor_error};
use crate::wire::{BestNet, Lease, RunInfo, Work};
use crate::{ClusterError, Layout, files, names};

/// The file in the folder of a run that says under which name it is known to the cluster.
const FILE: &str = "cluster.json";
const BETWEEN_STATUS: Duration = Duration::from_secs(1);

/// A run of training whose games and matches others play.
pub struct Trainer<'a> {
    link: &'a Link,
    holder: String,
    chance: u64,
    open: Mutex<Option<Open>>,
}

struct Open {
    connection: Connection,
    lease: Arc<Held>,
    run: String,
    game: String,
    /// The revision of the key that names the best network.
    best: Option<u64>,
    net: Option<BestNet>,
    next_status: Duration,
}

impl Open {
    /// Returns what play needs, so that the status can be published meanwhile.
    fn parts(&self) -> (Connection, Arc<Held>, String, String) {
        (self.connection.clone(), Arc::clone(&self.lease), self.run.clone(), self.game.clone())
    }
}

#[derive(Serialize, Deserialize)]
struct Identity {
    run: String,
}

impl<'a> Trainer<'a> {
    /// Returns a trainer called `holder`; a new run gets its name by `chance`.
    pub fn new(link: &'a Link, holder: &str, chance: u64) -> Trainer<'a> {
        Trainer { link, holder: holder.to_owned(), chance, open: Mutex::new(None) }
    }

    fn with<T>(&self, act: impl FnOnce(&mut Open) -> T) -> T {
        let mut open = self.open.lock().expect("nobody panics with the run in hand");
        act(open.as_mut().expect("a run is opened before it is worked on"))
    }

    /// Returns the name of the run, and gives it one at the first time.
    fn identity(&self, folder: &Path) -> Result<String, ClusterError> {
        let path = folder.join(FILE);
        let local = |problem: &dyn std::fmt::Display| {
            ClusterError::Local(format!("{}: {problem}", path.display()))
        };
        match std::fs::read(&path) {
            Ok(bytes) => {
                let known = serde_json::from_slice::<Identity>(&bytes).ok().map(|known| known.run);
                let known = known.filter(|run| names::is_name(run));
                known.ok_or_else(|| local(&"this names no run"))
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                let identity = Identity { run: format!("r{:012x}", mix64(self.chance) >> 16) };
                let text = serde_json::to_vec(&identity).expect("an identity is a text");
                std::fs::write(&path, text).map_err(|error| local(&error))?;
                Ok(identity.run)
            }
            Err(error) => Err(local(&error)),
        }
    }

    fn set_up(&self, folder: &Path, config: &RunConfig) -> Result<Open, ClusterError> {
        self.link.set_up(&Layout::default())?;
        let run = self.identity(folder)?;
        let connection = self.link.block_on(self.link.connection())?;
        let folder = std::fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned());
        let lease = Lease::new(&self.holder, Some(&folder));
        let lease = Arc::new(Held::take(self.link, &connection, &run, &lease)?);
        let name = folder
            .file_name()
            .map_or_else(|| run.clone(), |name| name.to_string_lossy().into_owned());
        let info = RunInfo { name, game: config.game.clone(), is_match: false };
        self.link.block_on(connection.announce(&run, &info))?;
        let (game, next_status) = (config.game.clone(), Duration::ZERO);
        Ok(Open { connection, lease, run, game, best: None, net: None, next_status })
    }
}

fn wrong(error: ClusterError) -> RunError {
    executor_error(error).into()
}

enum Either {
    Cluster(ClusterError),
    Run(RunError),
}

impl From<ClusterError> for Either {
    fn from(error: ClusterError) -> Either {
        Either::Cluster(error)
    }
}

/// Returns how many games a job has: enough jobs for many workers, and not one for each game.
fn chunk(total: u64) -> u64 {
    (total / 32).clamp(1, 16)
}

impl Executor for Trainer<'_> {
    fn open(&self, folder: &Path, config: &RunConfig) -> Result<(), RunError> {
        let open = self.set_up(folder, config).map_err(wrong)?;
        *self.open.lock().expect("nobody panics with the run in hand") = Some(open);
        Ok(())
    }

    fn play(
        &self,
        order: &SelfPlayOrder<'_>,
        stop: &Stop,
        collect: &mut Collect<'_>,
    ) -> Result<(), RunError> {
        let bytes = net_bytes(order.net).map_err(wrong)?;
        let fingerprint = order.net.fingerprint();
        let (connection, lease, run, game) = self.with(|open| open.parts());
        let net = self.link.patiently(|| files::put(&connection.files, &bytes)).map_err(wrong)?;
        let read = |number: u64, body: &[u8]| {
            let record = GameRecord::from_bytes(body).map_err(|error| error.to_string())?;
            if record.net != fingerprint {
                return Err("another network played it".to_owned());
            }
            if record.seed != order.seed_of(number) {
                return Err("it has another seed".to_owned());
            }
            order.learner.check_record(&record).map_err(|error| error.to_string())?;
            Ok(Box::new(record))
        };
        let request = WorkRequest {
            run: &run,
            part: order.iteration,
            numbers: order.numbers.clone(),
            end: order.total,
            cut: Cut::with_small_end(chunk(order.total), order.total),
            work: Work::Selfplay {
                game,
                seed: order.seed,
                net,
                fingerprint: fingerprint.clone(),
                config: order.config.clone(),
            },
            read: &read,
        };
        let mut given_up = 0;
        let mut take = |event| {
            given_up += u64::from(matches!(event, SelfPlayEvent::GivenUp(_)));
            collect(event).map(|()| true).map_err(Either::Run)
        };
        let played = self.link.block_on(coordinate(&connection, &lease, &request, stop, &mut take));
        match played {
            Ok(_) if given_up == order.total => Err(wrong(ClusterError::Hopeless)),
            Ok(_) => Ok(()),
            Err(Either::Run(error)) => Err(error),
            Err(Either::Cluster(error)) => Err(wrong(error)),
        }
    }

    fn contest(
        &self,
        contest: &Contest,
        stop: &Stop,
        watch: &(dyn Fn(&Standing) + Sync),
    ) -> Result<Standing, ArenaError> {
        let (connection, lease, ..) = self.with(|open| open.parts());
        lease.check().map_err(executor_error)?;
        let matches = Matches { link: self.link, connection: &connection, holder: &self.holder };
        run_with(contest, &matches, stop, watch)
    }

    fn best(&self, iteration: u64, net: &Net) -> Result<(), RunError> {
        let bytes = net_bytes(net).map_err(wrong)?;
        self.with(|open| {
            let sha256 = self.link.patiently(|| files::put(&open.connection.files, &bytes))?;
            let best = BestNet { iteration, sha256, fingerprint: net.fingerprint() };
            let lease = Arc::clone(&open.lease);
            let open = tokio::sync::Mutex::new(open);
            self.link.patiently(|| async {
                lease.check()?;
                change_best(&mut **open.lock().await, best.clone()).await
            })
        })
        .map_err(wrong)
    }

    fn status(&self, status: &Status) {
        let Ok(mut open) = self.open.try_lock() else { return };
        let Some(open) = open.as_mut().filter(|open| status.elapsed >= open.next_status) else {
            return;
        };
        open.next_status = status.elapsed + BETWEEN_STATUS;
        let Ok(bytes) = serde_json::to_vec(status) else { return };
        let (runs, key) = (open.connection.runs.clone(), format!("{}.status", open.run));
        // It is out of date in a second: nobody waits for it.
        self.link.handle().spawn(async move {
            let _ = runs.put(key, bytes.into()).await;
        });
    }
}

/// Changes the key that names the best network, unless somebody else has changed it meanwhile.
async fn change_best(open: &mut Open, best: BestNet) -> Result<(), ClusterError> {
    let key = format!("{}.best", open.run);
    const WHAT: &str = "cannot change the best network";
    let value = serde_json::to_vec(&best).expect("a network's name is texts");
    let runs = &open.connection.runs;
    let revision = match open.best {
        Some(revision) => revision,
        // The first time of this start: the lease says that nobody else is at work.
        None => runs.entry(&key).await.context(WHAT)?.map_or(0, |entry| entry.revision),
    };
    let revision = match runs.update(&key, value.clone().into(), revision).await {
        Ok(revision) => revision,
        // The answer may have been lost on its way; then the key says what we said.
        Err(error) => match runs.entry(&key).await.context(WHAT)? {
            Some(entry) if entry.value[..] == value[..] => entry.revision,
            Some(_) if open.best.is_some() => return Err(ClusterError::Lost),
            _ => return Err(error).context(WHAT),
        },
    };
    open.best = Some(revision);
    if let Some(last) = open.net.replace(best.clone())
        && last.sha256 != best.sha256
    {
        files::remove(&open.connection.files, &last.sha256).await;
    }
    Ok(())
}

fn net_bytes(net: &Net) -> Result<Vec<u8>, ClusterError> {
    to_bytes(net, Precision::F32).map_err(|error| ClusterError::Local(error.to_string()))
}
