//! Many people at once: games with moves and live analyses against a running server.
//!
//! ```text
//! sakiyomi serve --port 8650 --data /tmp/load.db --max-requests 100000 &
//! cargo run --release -p sakiyomi-server --example load -- 127.0.0.1:8650 200 20 60
//! ```
//!
//! The arguments are the address, the number of games, of analyses, and the seconds to go on.
//! Each game has a person against an engine; the person moves as soon as it is their turn.
//! Measured is the time from a person's move to its answer; the engine thinks after that.

#![allow(clippy::print_stdout, reason = "this program talks to people")]

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

type Error = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Error> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [address, games, analyses, seconds] = &args[..] else {
        return Err("usage: load ADDRESS GAMES ANALYSES SECONDS".into());
    };
    let end = Instant::now() + Duration::from_secs(seconds.parse()?);
    let updates = Arc::new(AtomicUsize::new(0));
    let mut players = Vec::new();
    for number in 0..games.parse::<usize>()? {
        players.push(tokio::spawn(play(address.clone(), number, end)));
    }
    let mut watchers = Vec::new();
    for number in 0..analyses.parse::<usize>()? {
        watchers.push(tokio::spawn(analyse(address.clone(), number, end, Arc::clone(&updates))));
    }
    let (mut times, mut errors) = (Vec::new(), Vec::new());
    for player in players {
        match player.await? {
            Ok(more) => times.extend(more),
            Err(error) => errors.push(error.to_string()),
        }
    }
    for watcher in watchers {
        if let Err(error) = watcher.await? {
            errors.push(error.to_string());
        }
    }
    times.sort();
    let percentile = |percent: usize| {
        let place = (times.len() * percent / 100).min(times.len().saturating_sub(1));
        times.get(place).copied().unwrap_or_default().as_secs_f64() * 1000.0
    };
    println!("{} moves, {} analysis messages", times.len(), updates.load(Ordering::Relaxed));
    println!(
        "answers to moves: 50% within {:.0} ms, 95% within {:.0} ms, 99% within {:.0} ms, all within {:.0} ms",
        percentile(50),
        percentile(95),
        percentile(99),
        percentile(100)
    );
    println!("{} errors", errors.len());
    errors.iter().take(5).for_each(|error| println!("  {error}"));
    Ok(())
}

const GAMES: [&str; 3] = ["othello", "score-four", "contrast"];

/// Plays one game after the other until the end, and returns how long each move took to be answered.
async fn play(address: String, number: usize, end: Instant) -> Result<Vec<Duration>, Error> {
    let mut http = Http::connect(&address).await?;
    let mut times = Vec::new();
    while Instant::now() < end {
        let engine = json!({ "kind": "engine", "engine": "level-3", "think_ms": 100 });
        let new = json!({ "game": GAMES[number % 3], "seats": [{ "kind": "human" }, engine] });
        let game = http.post("/api/games", &new).await?;
        let id = game["id"].as_str().ok_or_else(|| game.to_string())?.to_owned();
        let socket = format!("ws://{address}/api/games/{id}/live");
        let (mut socket, _) = connect_async(socket).await?;
        while Instant::now() < end {
            let state = next(&mut socket, "state").await?;
            let node = &state["game"]["node"];
            if node["outcome"].is_object() {
                break;
            }
            if node["to_move"] != 0 || state["game"]["thinking"].is_number() {
                continue;
            }
            let legal = node["legal"].as_array().ok_or("no legal moves")?;
            let mv = &legal[(number * 7 + times.len()) % legal.len()];
            let began = Instant::now();
            let play = json!({ "move": mv, "at": state["game"]["cursor"] });
            let answer = http.post(&format!("/api/games/{id}/moves"), &play).await?;
            times.push(began.elapsed());
            if answer["error"].is_object() {
                return Err(answer.to_string().into());
            }
        }
        socket.close(None).await?;
    }
    Ok(times)
}

/// Watches an analysis until the end, and begins it anew when it is done.
async fn analyse(
    address: String,
    number: usize,
    end: Instant,
    updates: Arc<AtomicUsize>,
) -> Result<(), Error> {
    let mut http = Http::connect(&address).await?;
    let game = http.post("/api/games", &json!({ "game": GAMES[number % 3] })).await?;
    let id = game["id"].as_str().ok_or_else(|| game.to_string())?;
    let (mut socket, _) = connect_async(format!("ws://{address}/api/games/{id}/live")).await?;
    let mut request = 0;
    let mut idle = true;
    while Instant::now() < end {
        if std::mem::take(&mut idle) {
            request += 1;
            let ask =
                json!({ "type": "analyze", "request": request, "node": 0, "think_ms": 30_000 });
            socket.send(Message::text(ask.to_string())).await?;
        }
        let left = end.saturating_duration_since(Instant::now());
        let Ok(message) = tokio::time::timeout(left, next(&mut socket, "analysis")).await else {
            break;
        };
        updates.fetch_add(1, Ordering::Relaxed);
        idle = message?["done"] == true;
    }
    Ok(())
}

type Socket = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<TcpStream>>;

async fn next(socket: &mut Socket, kind: &str) -> Result<Value, Error> {
    loop {
        let message = socket.next().await.ok_or("the socket was closed")??;
        let Message::Text(text) = message else { continue };
        let message: Value = serde_json::from_str(text.as_str())?;
        if message["type"] == "error" {
            return Err(message.to_string().into());
        }
        if message["type"] == kind {
            return Ok(message);
        }
    }
}

/// One connection for requests one after the other.
struct Http {
    stream: BufReader<TcpStream>,
    host: String,
}

impl Http {
    async fn connect(address: &str) -> Result<Http, Error> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Http { stream: BufReader::new(stream), host: address.to_owned() })
    }

    async fn post(&mut self, path: &str, body: &Value) -> Result<Value, Error> {
        let body = body.to_string();
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.host,
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await?;
        let mut length = 0;
        loop {
            let mut line = String::new();
            if self.stream.read_line(&mut line).await? == 0 {
                return Err("the connection was closed".into());
            }
            let line = line.trim_end().to_ascii_lowercase();
            if line.is_empty() {
                break;
            }
            if let Some(value) = line.strip_prefix("content-length: ") {
                length = value.parse()?;
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await?;
        Ok(serde_json::from_slice(&body)?)
    }
}
