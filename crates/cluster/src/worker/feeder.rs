//! Takes jobs from the queue as threads want them, with the networks they need.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_nats::jetstream::consumer::{Consumer, pull};
use async_nats::jetstream::message::{AckKind, PublishMessage};
use async_nats::jetstream::{self};
use futures_util::StreamExt as _;
use sakiyomi_learn::ProgramGames;
use sakiyomi_nn::{Net, file};
use tokio::time::{sleep, timeout};

use super::shared::{Session, Shared, Task};
use crate::link::LIMIT;
use crate::matches::from_wire;
use crate::wire::{Job, Mode, PROTOCOL, Work};
use crate::{ClusterError, files, names};

/// How long a request for a job stays at the server.
const EXPIRES: Duration = Duration::from_secs(10);
const PAUSE: Duration = Duration::from_millis(500);
/// Networks and sessions that are kept at hand.
const AT_HAND: usize = 4;

/// Networks that were fetched, newest last.
#[derive(Default)]
pub(super) struct Nets(Mutex<Vec<(String, Arc<Net>)>>);

impl Nets {
    /// Returns a network, which is fetched when it is not at hand.
    pub(super) async fn get(&self, shared: &Shared, name: &str) -> Result<Arc<Net>, ClusterError> {
        let nets = || self.0.lock().expect("nobody panics with the networks in hand");
        if let Some((_, net)) = nets().iter().find(|(known, _)| known == name) {
            return Ok(Arc::clone(net));
        }
        let bytes = files::get(&shared.connection.files, name).await?;
        let damaged = |_| ClusterError::Damaged(name.to_owned());
        let net = Arc::new(file::from_bytes(&bytes).map_err(damaged)?);
        let mut nets = nets();
        nets.push((name.to_owned(), Arc::clone(&net)));
        let old = nets.len().saturating_sub(AT_HAND);
        nets.drain(..old);
        Ok(net)
    }
}

pub(super) struct Feeder {
    pub(super) games: ProgramGames,
    pub(super) shared: Arc<Shared>,
    pub(super) nets: Arc<Nets>,
    pub(super) cache: PathBuf,
}

enum Refused {
    Never(String),
    /// Perhaps later, or by others.
    NotNow,
}

impl Feeder {
    pub(super) async fn run(self) {
        let mut sessions: HashMap<String, Arc<Session>> = HashMap::new();
        let mut consumer: Option<Consumer<pull::Config>> = None;
        loop {
            let mode = self.shared.mode();
            if self.shared.stop.is_requested() || mode == Mode::Draining {
                return;
            }
            if mode != Mode::Running || !self.shared.is_hungry() {
                // Checked from time to time even without a notification.
                let _ = timeout(PAUSE, self.shared.changed.notified()).await;
                continue;
            }
            let Some(open) = &consumer else {
                match self.shared.connection.jobs.get_consumer(names::CONSUMER).await {
                    Ok(found) => consumer = Some(found),
                    Err(_) => sleep(PAUSE).await,
                }
                continue;
            };
            match self.fetch(open).await {
                Ok(Some(message)) => self.admit(message, &mut sessions).await,
                Ok(None) => {}
                Err(()) => {
                    consumer = None;
                    sleep(PAUSE).await;
                }
            }
        }
    }

    /// Waits for a job, until there is one, some time has passed, or nobody wants one any more.
    async fn fetch(
        &self,
        consumer: &Consumer<pull::Config>,
    ) -> Result<Option<jetstream::Message>, ()> {
        let request = consumer.batch().max_messages(1).expires(EXPIRES).messages();
        let mut batch = timeout(LIMIT, request).await.map_err(|_| ())?.map_err(|_| ())?;
        let next = timeout(EXPIRES + PAUSE, batch.next());
        tokio::pin!(next);
        loop {
            tokio::select! {
                found = &mut next => {
                    return match found {
                        Ok(Some(Ok(message))) => Ok(Some(message)),
                        Ok(None) | Err(_) => Ok(None),
                        Ok(Some(Err(_))) => Err(()),
                    };
                }
                () = self.shared.changed.notified() => {
                    // A job that the server sends to nobody comes again after a while.
                    if self.shared.mode() != Mode::Running || self.shared.stop.is_requested() {
                        return Ok(None);
                    }
                }
            }
        }
    }

    async fn admit(
        &self,
        message: jetstream::Message,
        sessions: &mut HashMap<String, Arc<Session>>,
    ) {
        let (message, acker) = message.split();
        let read = serde_json::from_slice::<Job>(&message.payload);
        let admitted = match read {
            Ok(job) if job.protocol == PROTOCOL => {
                self.session(&job, sessions).await.map(|session| (job, session))
            }
            Ok(_) => Err(Refused::NotNow),
            Err(_) => Err(Refused::Never("it cannot be read".to_owned())),
        };
        match admitted {
            Ok((job, session)) => self.shared.add(job, session, acker),
            Err(Refused::NotNow) => {
                let _ = acker.ack_with(AckKind::Nak(Some(PAUSE))).await;
                sleep(PAUSE).await;
            }
            Err(Refused::Never(problem)) => {
                let subject = message.subject.replacen(".jobs.", ".dead.", 1);
                let dead_letter = PublishMessage::build()
                    .payload(message.payload)
                    .header("Worker", self.shared.name.as_str())
                    .header("Problem", problem.replace(['\r', '\n'], " ").as_str());
                if let Ok(answer) =
                    self.shared.connection.context.send_publish(subject, dead_letter).await
                    && answer.await.is_ok()
                {
                    let _ = acker.ack_with(AckKind::Term).await;
                }
            }
        }
    }

    async fn session(
        &self,
        job: &Job,
        sessions: &mut HashMap<String, Arc<Session>>,
    ) -> Result<Arc<Session>, Refused> {
        let work = serde_json::to_vec(&job.work).unwrap_or_default();
        let key = format!("{}.{}.{}", job.run, job.part, files::sha256(&work));
        if let Some(session) = sessions.get(&key) {
            return Ok(Arc::clone(session));
        }
        let task = match &job.work {
            Work::Selfplay { game, seed, net, fingerprint, config } => {
                config.check().map_err(|error| Refused::Never(error.to_string()))?;
                let unknown = |_| Refused::Never(format!("there is no game {game}"));
                let learner = self.games.learner(game).map_err(unknown)?;
                // A network that cannot be fetched now may be there for others, or later.
                let found = self.nets.get(&self.shared, net).await.map_err(|_| Refused::NotNow)?;
                if found.fingerprint() != *fingerprint || found.config().game != *game {
                    return Err(Refused::Never("its network is another one".to_owned()));
                }
                Task::Selfplay {
                    player: learner.self_player(&found).map_err(|_| Refused::NotNow)?,
                    seed: *seed,
                    name: fingerprint.as_str().into(),
                    config: Arc::new(config.clone()),
                }
            }
            Work::Pairs { contest } => {
                let contest =
                    from_wire(&self.games, &self.shared.connection, contest, &self.cache).await;
                Task::Pairs(Box::new(contest.map_err(|_| Refused::NotNow)?))
            }
        };
        if sessions.len() >= AT_HAND {
            sessions.clear();
        }
        let session = Arc::new(Session { key: key.clone(), run: job.run.clone(), task });
        sessions.insert(key, Arc::clone(&session));
        Ok(session)
    }
}
