//! Jobs out, games in: how a coordinator gets the games that it wants, whatever happens to others.
//!
//! No job state is kept between starts. The missing games define the work; the server knows which jobs
//! are queued. A chunk whose job is done or gone is published again if games of it are still missing
//! after all deliveries have been read.

mod board;
mod inbox;

use std::time::Duration;

use async_nats::jetstream::message::PublishMessage;
use futures_util::future::join_all;
use sakiyomi_core::Stop;
use sakiyomi_learn::Progress;
use sakiyomi_learn::run::SelfPlayEvent;
use serde::Deserialize;
use tokio::time::{Instant, sleep};

use self::board::Board;
use self::inbox::{Delivery, Inbox, Moment};
use crate::error::Context as _;
use crate::lease::Held;
use crate::link::{Connection, subjects};
use crate::wire::{Job, PROTOCOL, Sent, Work, to_progress};
use crate::{ClusterError, control, names};

pub(crate) use self::board::Cut;

/// How many jobs wait in the queue at the most, for workers that are about to ask.
const QUEUE: u64 = 256;
/// So many jobs a coordinator always has under way, even when others fill the queue.
const SHARE: usize = 32;
/// How long to wait before something that failed is tried again.
const PAUSE: Duration = Duration::from_millis(250);
const RECONCILE_INTERVAL: Duration = Duration::from_secs(2);
/// A worker that sends so many invalid games is banned.
const STRIKES: u32 = 3;

/// Reads and checks what a worker sent for a number; says what is wrong with it.
pub(crate) type Read<'a, T> = dyn Fn(u64, &[u8]) -> Result<T, String> + 'a;

pub(crate) struct WorkRequest<'a, T> {
    pub(crate) run: &'a str,
    /// The iteration.
    pub(crate) part: u64,
    pub(crate) numbers: Vec<u64>,
    /// Numbers below this one that are not missing arrived already, perhaps at an earlier start.
    pub(crate) end: u64,
    pub(crate) cut: Cut,
    pub(crate) work: Work,
    pub(crate) read: &'a Read<'a, T>,
}

impl<T> WorkRequest<'_, T> {
    /// Takes a message if its game is missing, or says what is wrong with it. The first answer for
    /// a number counts: a game played again on another processor may be another game.
    fn accept(
        &self,
        sent: Result<Sent, String>,
        board: &mut Board,
    ) -> Result<Option<(u64, T, Progress)>, String> {
        let sent = sent?;
        if sent.part != self.part {
            return Ok(None);
        }
        if sent.number >= self.end {
            return Err(format!("nobody asked for the game {}", sent.number));
        }
        if !board.is_missing(sent.number) {
            return Ok(None);
        }
        let game = (self.read)(sent.number, &sent.body)?;
        board.arrive(sent.number);
        Ok(Some((sent.number, game, to_progress(sent.progress))))
    }
}

/// Lets workers play the requested games until all have arrived, `take` returns false or `stop` is
/// requested; then it returns false. While the server is unreachable, it waits.
pub(crate) async fn coordinate<T, E: From<ClusterError>>(
    connection: &Connection,
    lease: &Held,
    request: &WorkRequest<'_, T>,
    stop: &Stop,
    take: &mut dyn FnMut(SelfPlayEvent<T>) -> Result<bool, E>,
) -> Result<bool, E> {
    let mut coordinator = Coordinator {
        connection,
        request,
        board: Board::new(&request.numbers, request.cut),
        progress: Progress::default(),
        strikes: std::collections::HashMap::new(),
        failures_read: 0,
    };
    let mut inbox = None;
    let (mut reconciled, mut topped): (Option<Instant>, Option<Instant>) = (None, None);
    let mut goes_on = true;
    coordinator.sweep().await;
    while goes_on && !coordinator.board.is_complete() && !stop.is_requested() {
        lease.check()?;
        let Some(open) = &mut inbox else {
            match Inbox::open(connection, request.run).await {
                Ok(opened) => inbox = Some(opened),
                Err(_) => sleep(PAUSE).await,
            }
            take(SelfPlayEvent::Progress(coordinator.progress))?;
            continue;
        };
        if reconciled.is_none_or(|at| at.elapsed() >= RECONCILE_INTERVAL) {
            // An unreachable server is retried next time.
            if let Ok(given_up) = coordinator.reconcile(open, reconciled.is_none()).await {
                for number in given_up {
                    take(SelfPlayEvent::GivenUp(number))?;
                }
                reconciled = Some(Instant::now());
            }
        }
        if reconciled.is_some() && topped.is_none_or(|at| at.elapsed() >= PAUSE) {
            coordinator.top_up().await;
            topped = Some(Instant::now());
        }
        let (mut last, mut is_cut) = (None, false);
        match open.fetch(coordinator.board.missing(), coordinator.fetch_timeout()).await {
            Ok(mut deliveries) => {
                while goes_on && !stop.is_requested() {
                    match open.next(&mut deliveries).await {
                        Ok(Moment::Delivery(delivery)) => {
                            if let Some((number, game)) = coordinator.read(&delivery, stop).await {
                                goes_on &= take(SelfPlayEvent::Game(number, game))?;
                            }
                            last = Some(delivery);
                        }
                        Ok(Moment::Nothing) => {
                            goes_on &= take(SelfPlayEvent::Progress(coordinator.progress))?;
                        }
                        Ok(Moment::Over) => break,
                        Err(_) => {
                            is_cut = true;
                            break;
                        }
                    }
                }
            }
            Err(_) => is_cut = true,
        }
        if let Some(last) = last {
            take(SelfPlayEvent::Sync)?;
            last.ack().await;
        }
        if is_cut {
            inbox = None;
            sleep(PAUSE).await;
        } else {
            open.clear(false).await;
        }
        goes_on &= take(SelfPlayEvent::Progress(coordinator.progress))?;
    }
    let is_over = !goes_on || coordinator.board.is_complete();
    if is_over {
        coordinator.clean().await;
        if let Some(open) = &mut inbox {
            open.clear(true).await;
        }
    }
    Ok(is_over)
}

struct Coordinator<'a, T> {
    connection: &'a Connection,
    request: &'a WorkRequest<'a, T>,
    board: Board,
    progress: Progress,
    /// What is no game, by worker.
    strikes: std::collections::HashMap<String, u32>,
    /// How far the server's messages about failed jobs were read.
    failures_read: u64,
}

/// What the server says about a job that was delivered too often.
#[derive(Deserialize)]
struct Failure {
    stream_seq: u64,
}

impl<T> Coordinator<'_, T> {
    /// Compares the queue with what is missing. Returns the games that nobody will play.
    async fn reconcile(
        &mut self,
        inbox: &mut Inbox,
        is_first: bool,
    ) -> Result<Vec<u64>, ClusterError> {
        let mut given_up = self.dead_letter_failures().await;
        let run = self.request.run;
        let mut queued = Vec::new();
        for subject in subjects(&self.connection.jobs, names::jobs_of(run)).await? {
            match names::part_and_chunk(&subject) {
                Some((part, chunk)) if part == self.request.part => queued.push(chunk),
                // An earlier start left it, for games that nobody misses any more.
                _ => {
                    let _ = self.connection.jobs.purge().filter(subject).await;
                }
            }
        }
        if is_first {
            let dead = names::dead_of(run, self.request.part);
            let dead = subjects(&self.connection.dead, dead).await?;
            for (_, chunk) in dead.iter().filter_map(|subject| names::part_and_chunk(subject)) {
                given_up.extend(self.board.give_up(chunk));
            }
            self.board.adopt(&queued);
        } else if inbox.is_empty().await? {
            // Whatever these jobs sent before they were done has been read.
            self.board.requeue(&queued);
        }
        Ok(given_up)
    }

    /// Dead-letters jobs that were delivered too often, and returns their games.
    async fn dead_letter_failures(&mut self) -> Vec<u64> {
        let mut given_up = Vec::new();
        loop {
            let next = self.connection.dead.raw_message_builder().sequence(self.failures_read + 1);
            let Ok(message) = next.next_by_subject(names::FAILURES).send().await else { break };
            self.failures_read = message.sequence;
            let Ok(Failure { stream_seq }) = serde_json::from_slice(&message.payload) else {
                continue;
            };
            let Ok(job) = self.connection.jobs.get_raw_message(stream_seq).await else { continue };
            let prefix = format!("sakiyomi.jobs.{}.", self.request.run);
            let Some((part, chunk)) = names::part_and_chunk(&job.subject) else { continue };
            if !job.subject.starts_with(&prefix) {
                continue;
            }
            let subject = names::dead(self.request.run, part, chunk);
            let message = PublishMessage::build().payload(job.payload);
            if publish(self.connection, subject, message).await.is_err() {
                self.failures_read -= 1;
                break;
            }
            let _ = self.connection.jobs.delete_message(stream_seq).await;
            if part == self.request.part {
                given_up.extend(self.board.give_up(chunk));
            }
        }
        given_up
    }

    /// Returns how long to wait for games: not long while there are jobs to be put into the queue.
    fn fetch_timeout(&self) -> Duration {
        if self.board.has_waiting() { PAUSE } else { 4 * PAUSE }
    }

    async fn top_up(&mut self) {
        if !self.board.has_waiting() {
            return;
        }
        let share = SHARE.saturating_sub(self.board.under_way());
        let room = match self.connection.jobs.consumer_info(names::CONSUMER).await {
            Ok(info) => usize::try_from(QUEUE.saturating_sub(info.num_pending)).unwrap_or(0),
            Err(_) => return,
        };
        let mut sent = Vec::new();
        for (chunk, attempt, first, games, skip) in self.board.next(room.max(share)) {
            let job = Job {
                protocol: PROTOCOL,
                run: self.request.run.to_owned(),
                part: self.request.part,
                chunk,
                attempt,
                first,
                games,
                skip,
                work: self.request.work.clone(),
            };
            let payload = serde_json::to_vec(&job).expect("a job is texts and numbers");
            let subject = names::job(self.request.run, self.request.part, chunk);
            let message = PublishMessage::build().payload(payload.into());
            sent.push((chunk, self.connection.context.send_publish(subject, message).await));
        }
        // All at once: a server that is away is waited for once.
        let answers = sent.into_iter().map(|(chunk, sent)| async move {
            match sent {
                Ok(answer) => (chunk, answer.await.map(|_| ())),
                Err(error) => (chunk, Err(error)),
            }
        });
        for (chunk, answer) in join_all(answers).await {
            // Otherwise the queue is full, or the server away: later.
            if answer.map_or_else(|error| is_there(&error), |()| true) {
                self.board.issue(chunk);
            }
        }
    }

    /// Reads what a worker sent; what is no game is set aside.
    async fn read(&mut self, delivery: &Delivery, stop: &Stop) -> Option<(u64, T)> {
        let problem = match self.request.accept(delivery.open(), &mut self.board) {
            Ok(Some((number, game, progress))) => {
                self.progress.add(progress);
                return Some((number, game));
            }
            Ok(None) => return None,
            Err(problem) => problem,
        };
        let worker = delivery.worker();
        let subject = names::quarantine(self.request.run);
        while !stop.is_requested() {
            let message = PublishMessage::build()
                .payload(delivery.payload())
                .header("Worker", worker.as_str())
                .header("Problem", problem.replace(['\r', '\n'], " ").as_str())
                .message_id(format!("aside-{}", delivery.sequence()));
            match publish(self.connection, subject.clone(), message).await {
                Ok(()) => break,
                Err(_) => sleep(PAUSE).await,
            }
        }
        let strikes = self.strikes.entry(worker.clone()).or_default();
        *strikes += 1;
        if *strikes == STRIKES && names::is_name(&worker) {
            // If the ban is not written, the worker goes on and its games are set aside.
            let _ = self.connection.control.put(control::ban_key(&worker), problem.into()).await;
        }
        None
    }

    /// Removes games that came too late for a match that is over.
    async fn sweep(&self) {
        let games = &self.connection.games;
        for subject in subjects(games, names::ALL_GAMES.to_owned()).await.unwrap_or_default() {
            let Some(run) = subject.rsplit('.').next().filter(|run| run.starts_with('m')) else {
                continue;
            };
            if let Ok(None) = self.connection.runs.get(format!("{run}.info")).await {
                // What stays is removed by the next one.
                let _ = games.purge().filter(&subject).await;
            }
        }
    }

    /// Removes jobs that nobody needs any more; what stays is removed by the next one.
    async fn clean(&self) {
        let _ = self.connection.jobs.purge().filter(names::jobs_of(self.request.run)).await;
    }
}

/// Publishes, and waits until the server has it on disk.
async fn publish(
    connection: &Connection,
    subject: String,
    message: PublishMessage,
) -> Result<(), ClusterError> {
    const WHAT: &str = "cannot publish";
    let answer = connection.context.send_publish(subject, message).await.context(WHAT)?;
    answer.await.context(WHAT)?;
    Ok(())
}

/// Tells whether a job was refused because it is in the queue already.
fn is_there(error: &async_nats::jetstream::context::PublishError) -> bool {
    use std::error::Error as _;
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text += &error.to_string();
        cause = error.source();
    }
    text.contains("per subject")
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use sakiyomi_learn::run::{RunConfig, RunPreset};
    use sakiyomi_learn::{
        GameRecord, GameSink, JobSource, SelfplayConfig, SinkError, learner, work,
    };
    use sakiyomi_nn::{Net, NetEvaluator};
    use sakiyomi_score_four::ScoreFour;

    use super::*;

    /// Gives out one game, and keeps it.
    struct SingleGame {
        job: Mutex<Option<sakiyomi_learn::Job>>,
        played: Mutex<Vec<u8>>,
    }

    impl JobSource for SingleGame {
        fn next(&self) -> Option<sakiyomi_learn::Job> {
            self.job.lock().unwrap().take()
        }
    }

    impl GameSink for SingleGame {
        fn put(&self, _: u64, _: u32, record: GameRecord) -> Result<(), SinkError> {
            *self.played.lock().unwrap() = record.to_bytes();
            Ok(())
        }
    }

    /// Returns a game that a worker may answer with. Two seeds stand for two processors, on which
    /// one seed may give two games.
    fn played(seed: u64, net: &Net, config: &SelfplayConfig) -> Vec<u8> {
        let mut evaluator = NetEvaluator::<ScoreFour>::new(net).unwrap();
        let job = sakiyomi_learn::Job {
            id: NUMBER,
            seed,
            games: 1,
            net: net.fingerprint().into(),
            config: Arc::new(config.clone()),
        };
        let game = SingleGame { job: Mutex::new(Some(job)), played: Mutex::default() };
        work::<ScoreFour>(&game, &game, &mut evaluator, &Stop::default(), &|_| {}).unwrap();
        game.played.into_inner().unwrap()
    }

    /// The number of the game that is played twice.
    const NUMBER: u64 = 3;

    #[test]
    fn of_two_unlike_answers_to_a_job_the_first_counts_and_the_other_is_no_error() {
        let RunConfig { net, selfplay, .. } = learner::<ScoreFour>().preset(RunPreset::Tiny);
        let net = Net::random(net, 1).unwrap();
        let answers = [1, 2].map(|seed| played(seed, &net, &selfplay));
        assert_ne!(answers[0], answers[1]);

        let read = |_: u64, body: &[u8]| -> Result<Vec<u8>, String> {
            let record = GameRecord::from_bytes(body).map_err(|error| error.to_string())?;
            record.replay::<ScoreFour>().map_err(|error| error.to_string())?;
            Ok(body.to_vec())
        };
        let work = Work::Selfplay {
            game: "score-four".to_owned(),
            seed: 1,
            net: String::new(),
            fingerprint: net.fingerprint(),
            config: selfplay.clone(),
        };
        let request = WorkRequest {
            run: "run",
            part: 1,
            numbers: vec![NUMBER],
            end: NUMBER + 1,
            cut: Cut::even(1),
            work,
            read: &read,
        };
        for order in [[0, 1], [1, 0]] {
            let mut board = Board::new(&request.numbers, request.cut);
            let mut counted = Vec::new();
            // The job was delivered twice, and the first answer also comes again.
            for place in [order[0], order[1], order[0]] {
                let sent = Sent {
                    protocol: PROTOCOL,
                    part: 1,
                    number: NUMBER,
                    worker: format!("worker-{place}"),
                    progress: [1; 6],
                    body: answers[place].clone(),
                };
                counted.extend(request.accept(Ok(sent), &mut board).unwrap());
            }
            assert!(board.is_complete());
            assert_eq!(counted.len(), 1);
            assert_eq!((counted[0].0, &counted[0].1), (NUMBER, &answers[order[0]]));
        }
    }
}
