//! A game over a socket: its changes, its engines' progress, analyses and reviews.
//!
//! One task reads from the client and one writes to it, always the latest there is to say: a slow
//! client misses what came in between, and nothing piles up. Its analyses end with it.

use crate::msg;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Extension;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use sakiyomi_app::{
    AnalysisRequest, ClientMessage, Findings, Job, JobHandle, Priority, Problem, ReviewRequest,
    SearchProgress, Variation,
};
use serde_json::{Value, json};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};

use crate::access::{Client, Permit, Resource};
use crate::request::Rejection;
use crate::room::{Lost, Room};
use crate::state::AppState;

/// The ping interval, and the timeout after which a client is considered gone.
const PING: Duration = Duration::from_secs(20);
const GONE: Duration = Duration::from_secs(60);
/// The shortest time between two messages about the same search.
const PACE: Duration = Duration::from_millis(100);
/// How long a client may take to hear that the socket closes, and to answer that.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);
const SEND_TIMEOUT: Duration = Duration::from_secs(30);

pub(crate) async fn connect(
    State(server): State<Arc<AppState>>,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
    connection: Option<Extension<Arc<Permit>>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Rejection> {
    let upgrade =
        upgrade.map_err(|_| Problem::new(426, "not-a-socket", msg("live-not-a-socket")))?;
    let room = server.room(&id).await?;
    if server.is_closing() {
        return Err(Problem::shutting_down().into());
    }
    let permit = server.limiter.permit(client, Resource::Socket);
    let permit = permit
        .ok_or_else(|| Problem::new(429, "too-many-sockets", msg("live-too-many-sockets")))?;
    let limit = server.config.limits.message;
    Ok(upgrade.max_message_size(limit).max_frame_size(limit).on_upgrade(move |socket| {
        let tracker = server.sockets.clone();
        tracker.track_future(async move {
            let _permits = (permit, connection);
            serve(&server, &room, client, socket).await;
        })
    }))
}

/// What there is to say to the client, beside changes of the game.
enum Outgoing {
    Answer(Value),
    Analysis(Option<watch::Receiver<Option<Findings>>>),
    Review(Option<watch::Receiver<Option<Value>>>),
    Watch(bool),
}

async fn serve(server: &Arc<AppState>, room: &Arc<Room>, client: Client, socket: WebSocket) {
    server.metrics.sockets.inc();
    room.sockets.fetch_add(1, Ordering::Relaxed);
    room.touch(server).await;
    let (sink, mut stream) = socket.split();
    // Few, so that a client that asks faster than it reads has to wait.
    let (outgoing, queue) = mpsc::channel(8);
    let reader = Reader { server, room, client, outgoing, analysis: None, review: None };
    let writer = Writer { server, room, sink, analysis: None, review: None, watch: false };
    tokio::select! {
        () = reader.run(&mut stream) => {}
        () = writer.run(queue) => {
            // Drain the input first: closing with unread data resets the connection.
            let drain = async { while let Some(Ok(_)) = stream.next().await {} };
            let _ = timeout(CLOSE_TIMEOUT, drain).await;
        }
    }
    room.sockets.fetch_sub(1, Ordering::Relaxed);
    server.metrics.sockets.dec();
}

/// Hears what the client wants. Searches live as long as it does.
struct Reader<'a> {
    server: &'a Arc<AppState>,
    room: &'a Arc<Room>,
    client: Client,
    outgoing: mpsc::Sender<Outgoing>,
    analysis: Option<(JobHandle, Permit)>,
    review: Option<(JobHandle, Permit)>,
}

impl Reader<'_> {
    /// Returns when the client is gone.
    async fn run(mut self, stream: &mut SplitStream<WebSocket>) {
        while let Ok(Some(Ok(message))) = timeout(GONE, stream.next()).await {
            let outgoing = match message {
                Message::Text(text) => self.handle(text.as_str()).await,
                Message::Binary(_) => vec![error(None, &not_understood("it is not text"))],
                Message::Close(_) => return,
                // Answered by the library.
                Message::Ping(_) | Message::Pong(_) => continue,
            };
            for message in outgoing {
                if self.outgoing.send(message).await.is_err() {
                    return;
                }
            }
        }
    }

    async fn handle(&mut self, text: &str) -> Vec<Outgoing> {
        if !self.server.limiter.admit(self.client, 1.0) {
            return vec![error(None, &Problem::too_many_requests())];
        }
        let message = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(problem) => return vec![error(None, &not_understood(&problem.to_string()))],
        };
        match message {
            ClientMessage::Ping {} => vec![Outgoing::Answer(json!({ "type": "pong" }))],
            ClientMessage::Watch { on } => vec![Outgoing::Watch(on)],
            ClientMessage::Stop {} => {
                (self.analysis, self.review) = (None, None);
                vec![Outgoing::Analysis(None), Outgoing::Review(None)]
            }
            ClientMessage::Analyze(request) => {
                self.analysis = None;
                let findings = self.analyze(&request).await;
                vec![findings.unwrap_or_else(|problem| error(Some(request.request), &problem))]
            }
            ClientMessage::Review(request) => {
                self.review = None;
                let messages = self.review(&request).await;
                vec![messages.unwrap_or_else(|problem| error(Some(request.request), &problem))]
            }
        }
    }

    async fn analyze(&mut self, request: &AnalysisRequest) -> Result<Outgoing, Problem> {
        let line = self.line(Some(request.node)).await?;
        let (out, findings) = watch::channel(None);
        let out = Box::new(move |found| drop(out.send_replace(Some(found))));
        let job = self.server.app.analysis(line, request, out)?;
        self.analysis = Some(self.submit(job)?);
        self.server.metrics.analyses.inc();
        Ok(Outgoing::Analysis(Some(findings)))
    }

    async fn review(&mut self, request: &ReviewRequest) -> Result<Outgoing, Problem> {
        let line = self.line(request.node).await?;
        let (out, messages) = watch::channel(None);
        let out = Box::new(move |message| drop(out.send_replace(Some(message))));
        let job = self.server.app.review(line, request, out)?;
        self.review = Some(self.submit(job)?);
        self.server.metrics.reviews.inc();
        Ok(Outgoing::Review(Some(messages)))
    }

    async fn line(&self, node: Option<usize>) -> Result<Variation, Problem> {
        let line = self.room.read(|state| state.variation(node)).await;
        line.map_err(|Lost| Problem::no_game())?
    }

    fn submit(&self, job: Box<dyn Job>) -> Result<(JobHandle, Permit), Problem> {
        let permit = self.server.limiter.permit(self.client, Resource::Analysis);
        let permit = permit
            .ok_or_else(|| Problem::new(429, "too-many-analyses", msg("live-too-many-analyses")))?;
        Ok((self.server.app.submit(Priority::Analysis, job), permit))
    }
}

fn not_understood(detail: &str) -> Problem {
    Problem::wrong("bad-message", msg("live-not-understood"), detail)
}

fn error(request: Option<u64>, problem: &Problem) -> Outgoing {
    let mut message = json!({ "type": "error", "error": problem.error() });
    if let Some(request) = request {
        message["request"] = json!(request);
    }
    Outgoing::Answer(message)
}

struct Writer<'a> {
    server: &'a Arc<AppState>,
    room: &'a Arc<Room>,
    sink: SplitSink<WebSocket, Message>,
    analysis: Option<watch::Receiver<Option<Findings>>>,
    review: Option<watch::Receiver<Option<Value>>>,
    watch: bool,
}

/// The connection cannot be used any more.
struct Gone;

impl Writer<'_> {
    /// Returns when there is nobody to talk to, or nothing more to say.
    async fn run(mut self, mut queue: mpsc::Receiver<Outgoing>) {
        let closing = self.server.closing.clone();
        let code = tokio::select! {
            code = self.forward(&mut queue) => code,
            // "Going away": the page connects again by itself.
            () = closing.cancelled() => Some(1001),
        };
        if self.watch {
            self.room.watchers.fetch_sub(1, Ordering::Relaxed);
        }
        if let Some(code) = code {
            let frame = CloseFrame { code, reason: Utf8Bytes::from_static("") };
            let _ = timeout(CLOSE_TIMEOUT, self.sink.send(Message::Close(Some(frame)))).await;
        }
    }

    /// Returns the code to close with, if the client is still there.
    async fn forward(&mut self, queue: &mut mpsc::Receiver<Outgoing>) -> Option<u16> {
        let mut changes = self.room.changes();
        let mut progress = self.room.progress.subscribe();
        let mut pings = interval(PING);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut analysis_due = Instant::now();
        let mut progress_due = Instant::now();
        if self.send_state().await.is_err() {
            return None;
        }
        loop {
            let sent = tokio::select! {
                biased;
                outgoing = queue.recv() => match outgoing {
                    Some(outgoing) => self.deliver(outgoing).await,
                    None => return None,
                },
                changed = changes.changed() => match changed {
                    Ok(()) => match self.send_state().await {
                        Err(Some(code)) => return Some(code),
                        Err(None) => Err(Gone),
                        Ok(()) => Ok(()),
                    },
                    Err(_) => return None,
                },
                findings = next(&mut self.analysis, analysis_due) => {
                    analysis_due = Instant::now() + PACE;
                    if findings.is_done() {
                        self.analysis = None;
                    }
                    self.send(&findings.message()).await
                }
                message = next(&mut self.review, Instant::now()) => self.send(&message).await,
                found = next_progress(&mut progress, progress_due), if self.watch => {
                    progress_due = Instant::now() + PACE;
                    match found {
                        Some(found) => self.send(&found.message()).await,
                        None => Ok(()),
                    }
                }
                _ = pings.tick() => self.put(Message::Ping(Default::default())).await,
            };
            if sent.is_err() {
                return None;
            }
        }
    }

    async fn deliver(&mut self, outgoing: Outgoing) -> Result<(), Gone> {
        match outgoing {
            Outgoing::Answer(message) => self.send(&message).await?,
            Outgoing::Analysis(findings) => self.analysis = findings,
            Outgoing::Review(messages) => self.review = messages,
            Outgoing::Watch(on) => {
                if on != self.watch {
                    self.watch = on;
                    let watchers = &self.room.watchers;
                    match on {
                        true => watchers.fetch_add(1, Ordering::Relaxed),
                        false => watchers.fetch_sub(1, Ordering::Relaxed),
                    };
                }
            }
        }
        Ok(())
    }

    /// Sends the state of the game; an error may carry a code to close with.
    async fn send_state(&mut self) -> Result<(), Option<u16>> {
        // A change that was not saved: the page connects again and gets the game as it is on disk.
        let game = self.room.model().await.map_err(|Lost| Some(1011))?;
        self.send(&json!({ "type": "state", "game": game })).await.map_err(|Gone| None)
    }

    async fn send(&mut self, message: &Value) -> Result<(), Gone> {
        self.put(Message::text(message.to_string())).await
    }

    async fn put(&mut self, message: Message) -> Result<(), Gone> {
        match timeout(SEND_TIMEOUT, self.sink.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Gone),
        }
    }
}

/// Returns the next value, not before `due`; never without a receiver, or when nothing more comes.
async fn next<T: Clone>(receiver: &mut Option<watch::Receiver<Option<T>>>, due: Instant) -> T {
    loop {
        let Some(values) = receiver else { return std::future::pending().await };
        sleep_until(due).await;
        // A value that came with the end is still seen before the end is.
        if values.changed().await.is_err() {
            *receiver = None;
            continue;
        }
        if let Some(value) = values.borrow_and_update().clone() {
            return value;
        }
    }
}

async fn next_progress(
    progress: &mut watch::Receiver<Option<SearchProgress>>,
    due: Instant,
) -> Option<SearchProgress> {
    sleep_until(due).await;
    if progress.changed().await.is_err() {
        return std::future::pending().await;
    }
    progress.borrow_and_update().clone()
}
