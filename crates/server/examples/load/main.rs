//! Many people at once: games with moves and live analyses against a running server.
//!
//! ```text
//! sakiyomi serve --port 8650 --data /tmp/load.db --max-requests 100000 --no-open &
//! cargo run --release -p sakiyomi-server --example load -- 127.0.0.1:8650 200 20 60
//! ```
//!
//! The arguments are the address, the number of games, of analyses, and the seconds to go on.
//! Each game has a person against an engine; the person moves as soon as it is their turn.
//! Measured is the time from a person's move to its answer; the engine thinks after that.
//!
//! `load -- 127.0.0.1:8650 hang-up 30` measures something else, on a server that nobody else
//! uses: how long a search goes on when its client hangs up, in each game so many times.

#![allow(clippy::print_stdout, reason = "this program talks to people")]

mod client;
mod hang_up;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures_util::SinkExt as _;
use serde_json::json;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use client::{Error, Http, next};

#[tokio::main]
async fn main() -> Result<(), Error> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match &args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [address, "hang-up", times] => hang_up::measure(address, times.parse()?).await,
        [address, games, analyses, seconds] => {
            let end = Instant::now() + Duration::from_secs(seconds.parse()?);
            crowd(address, games.parse()?, analyses.parse()?, end).await
        }
        _ => {
            Err("usage: load ADDRESS GAMES ANALYSES SECONDS, or load ADDRESS hang-up TIMES".into())
        }
    }
}

async fn crowd(address: &str, games: usize, analyses: usize, end: Instant) -> Result<(), Error> {
    let updates = Arc::new(AtomicUsize::new(0));
    let mut players = Vec::new();
    for number in 0..games {
        players.push(tokio::spawn(play(address.to_owned(), number, end)));
    }
    let mut watchers = Vec::new();
    for number in 0..analyses {
        watchers.push(tokio::spawn(analyse(address.to_owned(), number, end, Arc::clone(&updates))));
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
    println!("{} moves, {} analysis messages", times.len(), updates.load(Ordering::Relaxed));
    println!("answers to moves: {}", spread(times));
    println!("{} errors", errors.len());
    errors.iter().take(5).for_each(|error| println!("  {error}"));
    if errors.is_empty() { Ok(()) } else { Err("not every request was answered".into()) }
}

/// Says within which time most of them were done.
fn spread(mut times: Vec<Duration>) -> String {
    times.sort();
    let within = |percent: usize| {
        let place = (times.len() * percent / 100).min(times.len().saturating_sub(1));
        let time = times.get(place).copied().unwrap_or_default();
        format!("{:.1} ms", time.as_secs_f64() * 1000.0)
    };
    let (half, most, nearly_all, all) = (within(50), within(95), within(99), within(100));
    format!("50% within {half}, 95% within {most}, 99% within {nearly_all}, all within {all}")
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
        // States from before the last move may still be under way.
        let mut answered = None;
        while Instant::now() < end {
            let state = next(&mut socket, "state").await?;
            let node = &state["game"]["node"];
            if node["outcome"].is_object() {
                break;
            }
            let version = state["game"]["version"].as_u64().ok_or("no version")?;
            let is_old = answered.is_some_and(|answered| version <= answered);
            if is_old || node["to_move"] != 0 || state["game"]["thinking"].is_number() {
                continue;
            }
            let legal = node["legal"].as_array().ok_or("no legal moves")?;
            let mv = &legal[(number * 7 + times.len()) % legal.len()];
            let began = Instant::now();
            let play = json!({ "move": mv, "at": state["game"]["cursor"] });
            let answer = http.post(&format!("/api/games/{id}/moves"), &play).await?;
            times.push(began.elapsed());
            if answer["error"].is_object() {
                return Err(answer["error"].to_string().into());
            }
            answered = answer["version"].as_u64();
        }
        socket.close(None).await?;
    }
    Ok(times)
}

/// Follows an analysis to its end, and restarts it.
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
