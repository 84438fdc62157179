//! A game over a socket: its changes, its engines' thoughts, analyses and reviews.
//!
//! One task listens to the client and one talks to it. The talking one always takes the latest
//! that there is to say: a client that reads slowly misses what came in between, and nothing
//! piles up. When the client goes, its analyses go with it.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Extension;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use sakiyomi_core::Text;
use serde_json::{Value, json};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};

use crate::guard::{Client, Pass};
use crate::house::House;
use crate::model::ClientMessage;
use crate::problem::Problem;
use crate::score::Scale;
use crate::search::analysis::{self, Analysis, Findings};
use crate::search::pool::{Rank, Ticket};
use crate::search::review::{self, Reviewing};
use crate::search::thought::{Progressing, memory_for};
use crate::table::{Lost, Table};

const NOT_A_SOCKET: Text =
    Text { en: "this address is for WebSockets", ja: "このアドレスは WebSocket 用です" };
const TOO_MANY_SOCKETS: Text = Text {
    en: "too many open games at once; close some tabs",
    ja: "開いている対局が多すぎます。タブをいくつか閉じてください",
};
const NOT_UNDERSTOOD: Text = Text {
    en: "the message makes no sense: {detail}",
    ja: "メッセージを読み取れません：{detail}",
};
const TOO_MANY_ANALYSES: Text = Text {
    en: "too many analyses at once; try again in a moment",
    ja: "同時に行われている検討が多すぎます。少し待ってからお試しください",
};

/// How often the client is asked whether it is there, and when it is taken to be gone.
const PING: Duration = Duration::from_secs(20);
const GONE: Duration = Duration::from_secs(60);
/// The shortest time between two messages about the same search.
const PACE: Duration = Duration::from_millis(100);
/// How long a client may take for one message.
const PATIENCE: Duration = Duration::from_secs(30);

/// Opens a socket.
pub(crate) async fn connect(
    State(house): State<Arc<House>>,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(_) => {
            let status = StatusCode::UPGRADE_REQUIRED;
            return Problem::new(status, "not-a-socket", NOT_A_SOCKET).into_response();
        }
    };
    let table = match house.table(&id).await {
        Ok(table) => table,
        Err(problem) => return problem.into_response(),
    };
    if house.is_closing() {
        return Problem::shutting_down().into_response();
    }
    let Some(pass) = house.gate.socket(client) else {
        let status = StatusCode::TOO_MANY_REQUESTS;
        return Problem::new(status, "too-many-sockets", TOO_MANY_SOCKETS).into_response();
    };
    let limit = house.config.limits.message;
    upgrade.max_message_size(limit).max_frame_size(limit).on_upgrade(move |socket| {
        let tracker = house.sockets.clone();
        tracker.track_future(serve(house, table, client, pass, socket))
    })
}

/// What there is to say to the client, beside changes of the game.
enum Word {
    Answer(Value),
    Analysis(Option<watch::Receiver<Option<Findings>>>),
    Review(Option<watch::Receiver<Option<Value>>>),
    Watch(bool),
}

async fn serve(
    house: Arc<House>,
    table: Arc<Table>,
    client: Client,
    _pass: Pass,
    socket: WebSocket,
) {
    house.metrics.sockets.change(1);
    table.sockets.fetch_add(1, Ordering::Relaxed);
    table.touch(&house).await;
    let (sink, stream) = socket.split();
    // Few, so that a client that asks faster than it reads has to wait.
    let (words, heard) = mpsc::channel(8);
    let listener =
        Listener { house: &house, table: &table, client, words, analysis: None, review: None };
    let talker =
        Talker { house: &house, table: &table, sink, analysis: None, review: None, watch: false };
    tokio::select! {
        () = listener.listen(stream) => {}
        () = talker.talk(heard) => {}
    }
    table.sockets.fetch_sub(1, Ordering::Relaxed);
    house.metrics.sockets.change(-1);
}

/// Hears what the client wants. Searches live as long as it does.
struct Listener<'a> {
    house: &'a Arc<House>,
    table: &'a Arc<Table>,
    client: Client,
    words: mpsc::Sender<Word>,
    analysis: Option<(Ticket, Pass)>,
    review: Option<(Ticket, Pass)>,
}

impl Listener<'_> {
    /// Returns when the client is gone.
    async fn listen(mut self, mut stream: SplitStream<WebSocket>) {
        while let Ok(Some(Ok(message))) = timeout(GONE, stream.next()).await {
            let words = match message {
                Message::Text(text) => self.hear(text.as_str()).await,
                Message::Binary(_) => vec![error(None, &not_understood("it is not text"))],
                Message::Close(_) => return,
                // Answered by the library.
                Message::Ping(_) | Message::Pong(_) => continue,
            };
            for word in words {
                if self.words.send(word).await.is_err() {
                    return;
                }
            }
        }
    }

    async fn hear(&mut self, text: &str) -> Vec<Word> {
        if !self.house.gate.admit(self.client, 1.0) {
            return vec![error(None, &Problem::too_many_requests())];
        }
        let message = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(problem) => return vec![error(None, &not_understood(&problem.to_string()))],
        };
        match message {
            ClientMessage::Ping {} => vec![Word::Answer(json!({ "type": "pong" }))],
            ClientMessage::Watch { on } => vec![Word::Watch(on)],
            ClientMessage::Stop {} => {
                (self.analysis, self.review) = (None, None);
                vec![Word::Analysis(None), Word::Review(None)]
            }
            ClientMessage::Analyze { request, node, engine, lines, think_ms } => {
                self.analysis = None;
                let asked = self.analyze(request, node, &engine, lines, think_ms).await;
                vec![match asked {
                    Ok(findings) => Word::Analysis(Some(findings)),
                    Err(problem) => error(Some(request), &problem),
                }]
            }
            ClientMessage::Review { request, engine, think_ms_per_move, node } => {
                self.review = None;
                let asked = self.start_review(request, &engine, think_ms_per_move, node).await;
                vec![match asked {
                    Ok(messages) => Word::Review(Some(messages)),
                    Err(problem) => error(Some(request), &problem),
                }]
            }
        }
    }

    async fn analyze(
        &mut self,
        request: u64,
        node: usize,
        engine: &str,
        lines: usize,
        think_ms: Option<u64>,
    ) -> Result<watch::Receiver<Option<Findings>>, Problem> {
        let limits = &self.house.config.limits;
        let looked = self.table.look(|state| {
            let record = (node < state.tree.nodes().len()).then(|| state.tree.record(node));
            (record, state.mode, state.tree.info())
        });
        let (record, mode, info) = looked.await.map_err(|Lost| Problem::no_game())?;
        let record = record.ok_or_else(Problem::no_node)?;
        let engine = self.house.catalog.engine(info.id, engine, mode, limits)?;
        let pass = self.house.gate.analysis(self.client).ok_or_else(too_many_analyses)?;
        let scale = Scale::of(info, &engine);
        let time = think_ms.map_or(limits.analysis, Duration::from_millis).min(limits.analysis);
        let asked = analysis::Asked {
            request,
            node,
            record: sakiyomi_core::Record { result: None, ..record },
            engine,
            lines: lines.clamp(1, limits.lines),
            time,
            memory: memory_for(time, limits.memory),
        };
        let (job, findings) = Analysis::new(asked, scale);
        self.house.metrics.analyses.add();
        let ticket = self.house.pool.submit(Rank::Analysis, Box::new(job));
        self.analysis = Some((ticket, pass));
        Ok(findings)
    }

    async fn start_review(
        &mut self,
        request: u64,
        engine: &str,
        think_ms: u64,
        node: Option<usize>,
    ) -> Result<watch::Receiver<Option<Value>>, Problem> {
        let limits = &self.house.config.limits;
        let looked = self.table.look(|state| {
            let node = node.unwrap_or(state.tree.cursor());
            let found = node < state.tree.nodes().len();
            let line = found.then(|| (state.tree.record(node), state.tree.path(node)));
            (line, state.mode, state.tree.info())
        });
        let (line, mode, info) = looked.await.map_err(|Lost| Problem::no_game())?;
        let (record, path) = line.ok_or_else(Problem::no_node)?;
        let engine = self.house.catalog.engine(info.id, engine, mode, limits)?;
        let pass = self.house.gate.analysis(self.client).ok_or_else(too_many_analyses)?;
        let scale = Scale::of(info, &engine);
        // A whole game may take no longer than one analysis.
        let share = limits.analysis / u32::try_from(record.moves.len().max(1)).unwrap_or(u32::MAX);
        let time_per_move = Duration::from_millis(think_ms).min(share);
        let asked = review::Asked {
            request,
            nodes: path.into_iter().skip(1).collect(),
            record,
            engine,
            time_per_move,
            memory: memory_for(10 * time_per_move, limits.memory),
        };
        let (job, messages) = Reviewing::new(asked, scale);
        self.house.metrics.reviews.add();
        let ticket = self.house.pool.submit(Rank::Analysis, Box::new(job));
        self.review = Some((ticket, pass));
        Ok(messages)
    }
}

fn not_understood(detail: &str) -> Problem {
    Problem::wrong("bad-message", NOT_UNDERSTOOD, detail)
}

fn too_many_analyses() -> Problem {
    Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-analyses", TOO_MANY_ANALYSES)
}

fn error(request: Option<u64>, problem: &Problem) -> Word {
    let mut message = json!({ "type": "error", "error": problem.error() });
    if let Some(request) = request {
        message["request"] = json!(request);
    }
    Word::Answer(message)
}

/// Tells the client what is new.
struct Talker<'a> {
    house: &'a Arc<House>,
    table: &'a Arc<Table>,
    sink: SplitSink<WebSocket, Message>,
    analysis: Option<watch::Receiver<Option<Findings>>>,
    review: Option<watch::Receiver<Option<Value>>>,
    watch: bool,
}

/// The connection cannot be used any more.
struct Gone;

impl Talker<'_> {
    /// Returns when there is nobody to talk to, or nothing more to say.
    async fn talk(mut self, mut heard: mpsc::Receiver<Word>) {
        let closing = self.house.closing.clone();
        let code = tokio::select! {
            code = self.tell_news(&mut heard) => code,
            // "Going away": the page connects again by itself.
            () = closing.cancelled() => Some(1001),
        };
        if self.watch {
            self.table.watchers.fetch_sub(1, Ordering::Relaxed);
        }
        if let Some(code) = code {
            let frame = CloseFrame { code, reason: Utf8Bytes::from_static("") };
            let _ = timeout(PACE, self.sink.send(Message::Close(Some(frame)))).await;
        }
    }

    /// Returns the code to close with, if the client is still there.
    async fn tell_news(&mut self, heard: &mut mpsc::Receiver<Word>) -> Option<u16> {
        let mut changes = self.table.changes();
        let mut progress = self.table.progress.subscribe();
        let mut pings = interval(PING);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut analysis_due = Instant::now();
        let mut progress_due = Instant::now();
        if self.tell_state().await.is_err() {
            return None;
        }
        loop {
            let told = tokio::select! {
                biased;
                word = heard.recv() => match word {
                    Some(word) => self.tell(word).await,
                    None => return None,
                },
                changed = changes.changed() => match changed {
                    Ok(()) => match self.tell_state().await {
                        Err(Some(code)) => return Some(code),
                        Err(None) => Err(Gone),
                        Ok(()) => Ok(()),
                    },
                    Err(_) => return None,
                },
                findings = next(&mut self.analysis, analysis_due) => {
                    analysis_due = Instant::now() + PACE;
                    if findings.done {
                        self.analysis = None;
                    }
                    self.send(&findings.message()).await
                }
                message = next(&mut self.review, Instant::now()) => self.send(&message).await,
                thought = next_progress(&mut progress, progress_due), if self.watch => {
                    progress_due = Instant::now() + PACE;
                    match thought {
                        Some(thought) => self.tell_progress(&thought).await,
                        None => Ok(()),
                    }
                }
                _ = pings.tick() => self.put(Message::Ping(Default::default())).await,
            };
            if told.is_err() {
                return None;
            }
        }
    }

    async fn tell(&mut self, word: Word) -> Result<(), Gone> {
        match word {
            Word::Answer(message) => self.send(&message).await?,
            Word::Analysis(findings) => self.analysis = findings,
            Word::Review(messages) => self.review = messages,
            Word::Watch(on) => {
                if on != self.watch {
                    self.watch = on;
                    let watchers = &self.table.watchers;
                    match on {
                        true => watchers.fetch_add(1, Ordering::Relaxed),
                        false => watchers.fetch_sub(1, Ordering::Relaxed),
                    };
                }
            }
        }
        Ok(())
    }

    /// Tells the state of the game; an error may carry a code to close with.
    async fn tell_state(&mut self) -> Result<(), Option<u16>> {
        // A change that was not saved: the page connects again and gets the game as it is on disk.
        let game = self.table.model().await.map_err(|Lost| Some(1011))?;
        self.send(&json!({ "type": "state", "game": game })).await.map_err(|Gone| None)
    }

    async fn tell_progress(&mut self, thought: &Progressing) -> Result<(), Gone> {
        let Ok(info) = self.table.look(|state| state.tree.info()).await else { return Err(Gone) };
        let scale = Scale::of(info, &thought.engine);
        let message = json!({
            "type": "progress",
            "seat": thought.seat.index(),
            "lines": scale.lines(&thought.lines, thought.seat),
            "moves": scale.moves(&thought.moves, thought.seat),
            "effort": {
                "depth": thought.effort.depth,
                "nodes": thought.effort.nodes,
                "elapsed_ms": thought.effort.wall.as_millis() as u64,
            },
        });
        self.send(&message).await
    }

    async fn send(&mut self, message: &Value) -> Result<(), Gone> {
        self.put(Message::text(message.to_string())).await
    }

    async fn put(&mut self, message: Message) -> Result<(), Gone> {
        match timeout(PATIENCE, self.sink.send(message)).await {
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
    thoughts: &mut watch::Receiver<Option<Progressing>>,
    due: Instant,
) -> Option<Progressing> {
    sleep_until(due).await;
    if thoughts.changed().await.is_err() {
        return std::future::pending().await;
    }
    thoughts.borrow_and_update().clone()
}
