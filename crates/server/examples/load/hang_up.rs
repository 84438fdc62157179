//! How long a search goes on when nobody listens any more.

use std::time::{Duration, Instant};

use futures_util::SinkExt as _;
use serde_json::json;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Error, Http, next};
use crate::spread;

/// Each game with an engine that goes on searching.
const SEARCHES: [(&str, &str); 4] = [
    ("othello", "strongest"),
    ("score-four", "strongest"),
    ("contrast", "strongest"),
    ("twin-cool", "ismcts"),
];

/// Analyses each game so many times, hangs up in the middle, and asks the server again and again
/// until no search runs.
pub(crate) async fn measure(address: &str, times: usize) -> Result<(), Error> {
    let mut http = Http::connect(address).await?;
    if searches(&mut http).await? > 0 {
        return Err("somebody else uses this server".into());
    }
    for (game, engine) in SEARCHES {
        let mut ends = Vec::new();
        for number in 0..times {
            let new = json!({ "game": game });
            let game = http.post("/api/games", &new).await?;
            let id = game["id"].as_str().ok_or_else(|| game.to_string())?;
            let (mut socket, _) =
                connect_async(format!("ws://{address}/api/games/{id}/live")).await?;
            let ask = json!({
                "type": "analyze", "request": 1, "node": 0, "engine": engine, "think_ms": 60_000,
            });
            socket.send(Message::text(ask.to_string())).await?;
            let first = next(&mut socket, "analysis").await?;
            // Not always at the same place of the search.
            tokio::time::sleep(Duration::from_millis((number * 37 % 300) as u64)).await;
            if first["done"] == true || searches(&mut http).await? == 0 {
                continue;
            }
            let began = Instant::now();
            drop(socket);
            while searches(&mut http).await? > 0 {}
            ends.push(began.elapsed());
        }
        println!("{game}: {} searches; {}", ends.len(), spread(ends));
    }
    Ok(())
}

/// Returns how many searches run or wait.
async fn searches(http: &mut Http) -> Result<usize, Error> {
    let mut sum = 0;
    for line in http.get("/metrics").await?.lines() {
        if let Some(number) = line
            .strip_prefix("sakiyomi_searches_running ")
            .or_else(|| line.strip_prefix("sakiyomi_searches_waiting "))
        {
            sum += number.parse::<usize>()?;
        }
    }
    Ok(sum)
}
