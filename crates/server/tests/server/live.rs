//! Sockets: live states, analyses, reviews, and clients that misbehave.

use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{App, Listening, human, id, quick};

/// Asks until as many searches run or wait as there should be.
async fn until_searches(app: &App, expected: usize) {
    loop {
        let text = app.get("/metrics").await.text();
        let number = |name: &str| -> usize {
            let line = text.lines().find(|line| line.starts_with(&format!("sakiyomi_{name} ")));
            line.unwrap().split(' ').next_back().unwrap().parse().unwrap()
        };
        if number("searches_running") + number("searches_waiting") == expected {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn every_change_is_told_to_everybody_who_watches() {
    let listening = Listening::start().await;
    let game = listening
        .app
        .begin(json!({ "game": "othello", "seats": [human(), quick("greedy")] }))
        .await;
    let id = id(&game);
    let (mut one, mut two) = (listening.socket(&id).await, listening.socket(&id).await);
    for socket in [&mut one, &mut two] {
        assert_eq!(socket.find("state", |_| true).await["game"]["cursor"], 0);
    }
    let moves = format!("/api/games/{id}/moves");
    listening.app.post(&moves, json!({ "move": "f5", "at": 0 })).await.ok();
    for socket in [&mut one, &mut two] {
        let told = socket.find("state", |message| message["game"]["cursor"] == 2).await;
        assert_eq!(told["game"]["node"]["to_move"], 0);
    }
    listening.end().await;
}

#[tokio::test]
async fn an_analysis_grows_and_ends_for_every_game() {
    let listening = Listening::start().await;
    for game in ["othello", "score-four", "contrast", "twin-cool"] {
        let id = listening.app.people(game).await;
        let mut socket = listening.socket(&id).await;
        socket
            .say(json!({ "type": "analyze", "request": 5, "node": 0, "lines": 2, "think_ms": 150 }))
            .await;
        let done = socket.find("analysis", |message| message["done"] == true).await;
        assert_eq!((&done["request"], &done["node"]), (&json!(5), &json!(0)));
        assert!(!done["lines"].as_array().unwrap().is_empty(), "{game}");
        assert!(!done["moves"].as_array().unwrap().is_empty(), "{game}");
        assert!(done["reason"]["ja"].is_string() && done["nodes"].as_u64() > Some(0), "{game}");
    }
    listening.end().await;
}

#[tokio::test]
async fn a_new_analysis_ends_the_one_before_and_stop_ends_all() {
    let listening = Listening::start().await;
    let id = listening.app.people("othello").await;
    let mut socket = listening.socket(&id).await;
    for request in 1..=3 {
        socket.say(json!({ "type": "analyze", "request": request, "node": 0 })).await;
    }
    socket.find("analysis", |message| message["request"] == 3).await;
    until_searches(&listening.app, 1).await;
    socket.say(json!({ "type": "stop" })).await;
    until_searches(&listening.app, 0).await;
    listening.end().await;
}

#[tokio::test]
async fn a_closed_tab_ends_its_search() {
    let listening = Listening::start().await;
    let id = listening.app.people("contrast").await;
    let mut socket = listening.socket(&id).await;
    socket.say(json!({ "type": "analyze", "request": 1, "node": 0 })).await;
    socket.find("analysis", |_| true).await;
    socket.vanish();
    until_searches(&listening.app, 0).await;
    listening.end().await;
}

#[tokio::test]
async fn a_client_that_does_not_read_holds_nothing_up() {
    let listening = Listening::start().await;
    let id = listening.app.people("contrast").await;
    let mut deaf = listening.socket(&id).await;
    deaf.say(json!({ "type": "analyze", "request": 1, "node": 0 })).await;
    // More changes than any buffer between the two holds.
    let cursor = format!("/api/games/{id}/cursor");
    let moves = format!("/api/games/{id}/moves");
    let mut at = json!(0);
    for mv in ["b1b2", "b5b4", "c1c2", "c5c4"] {
        at = listening.app.post(&moves, json!({ "move": mv, "at": at })).await.ok()["cursor"]
            .clone();
    }
    for round in 0..500 {
        listening.app.post(&cursor, json!({ "node": round % 4 })).await.ok();
    }
    let mut listener = listening.socket(&id).await;
    listener.find("state", |_| true).await;
    // What it finds when it reads again is little, and ends with the present.
    let present = listening.app.get(&format!("/api/games/{id}")).await.ok();
    let heard =
        deaf.find("state", |message| message["game"]["version"] == present["version"]).await;
    assert_eq!(heard["game"]["cursor"], present["cursor"]);
    listening.end().await;
}

#[tokio::test]
async fn a_game_is_reviewed_move_by_move() {
    let listening = Listening::start().await;
    let moves = ["f5", "d6", "c4", "d3", "c3", "f4"];
    let game = listening.app.begin(json!({ "game": "othello", "moves": moves })).await;
    let mut socket = listening.socket(&id(&game)).await;
    socket.say(json!({ "type": "review", "request": 9, "think_ms_per_move": 30 })).await;
    let done = socket.find("review", |message| message["done"] == message["total"]).await;
    let plies = done["plies"].as_array().unwrap();
    assert_eq!(plies.len(), 6);
    assert_eq!(plies.iter().map(|ply| &ply["node"]).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    socket
        .say(
            json!({ "type": "review", "request": 10, "engine": "random", "think_ms_per_move": 30 }),
        )
        .await;
    let refused = socket.find("error", |_| true).await;
    assert_eq!((&refused["request"], &refused["error"]["code"]), (&json!(10), &json!("no-review")));
    listening.end().await;
}

#[tokio::test]
async fn a_win_that_is_let_in_is_a_blunder_and_the_turning_point() {
    let listening = Listening::start().await;
    let moves = ["a1", "b1", "a2", "b2", "a3", "c3", "a4"];
    let game = listening.app.begin(json!({ "game": "score-four", "moves": moves })).await;
    let mut socket = listening.socket(&id(&game)).await;
    socket.say(json!({ "type": "review", "request": 1, "think_ms_per_move": 30 })).await;
    let done = socket.find("review", |message| message["done"] == message["total"]).await;
    let ply = &done["plies"][5];
    assert_eq!((&ply["mark"], &ply["turning"]), (&json!("blunder"), &json!(true)));
    assert_eq!((&ply["best"], &ply["loss"]), (&json!("a4"), &json!(null)));
    // What is counted is what is left after the move.
    assert_eq!(ply["score"]["text"]["en"], "Black wins in 1");
    let last = &done["plies"][6];
    assert_eq!(
        (&last["mark"], &last["score"]["text"]["en"]),
        (&json!("good"), &json!("Black wins"))
    );
    assert_eq!(last["score"]["in"], json!(null));
    listening.end().await;
}

#[tokio::test]
async fn those_who_watch_see_engines_think() {
    let listening = Listening::start().await;
    let seats = json!([human(), { "kind": "engine", "engine": "alpha-beta", "think_ms": 300 }]);
    let game = listening.app.begin(json!({ "game": "othello", "seats": seats })).await;
    let mut socket = listening.socket(&id(&game)).await;
    socket.say(json!({ "type": "watch", "on": true })).await;
    socket.say(json!({ "type": "ping" })).await;
    socket.find("pong", |_| true).await;
    let moves = format!("/api/games/{}/moves", id(&game));
    listening.app.post(&moves, json!({ "move": "f5", "at": 0 })).await.ok();
    let thought = socket.find("progress", |_| true).await;
    assert_eq!(thought["seat"], 1);
    listening.end().await;
}

#[tokio::test]
async fn messages_that_make_no_sense_are_answered_and_the_socket_stays_open() {
    let listening = Listening::start().await;
    let id = listening.app.people("othello").await;
    let mut socket = listening.socket(&id).await;
    for text in [
        "",
        "{",
        "[]",
        "{\"type\":\"sing\"}",
        "{\"type\":\"analyze\"}",
        "\u{0}",
        "{\"type\":\"ping\",\"x\":1}",
    ] {
        socket.say_text(text).await;
        let refused = socket.find("error", |_| true).await;
        assert_eq!(refused["error"]["code"], "bad-message", "{text}");
    }
    for (message, code) in [
        (json!({ "type": "analyze", "request": 1, "node": 99 }), "unknown-node"),
        (json!({ "type": "analyze", "request": 1, "node": 0, "engine": "nobody" }), "bad-engine"),
        (json!({ "type": "review", "request": 1, "node": 99 }), "unknown-node"),
    ] {
        socket.say(message).await;
        assert_eq!(socket.find("error", |_| true).await["error"]["code"], code);
    }
    socket.say(json!({ "type": "analyze", "request": 2, "node": 0, "engine": "random", "think_ms": 20 })).await;
    let done = socket.find("analysis", |message| message["done"] == true).await;
    assert!(done["reason"]["en"].as_str().unwrap().contains("choose another one"));
    listening.end().await;
}

#[tokio::test]
async fn a_huge_message_closes_the_socket_and_nothing_else() {
    let listening = Listening::start().await;
    let id = listening.app.people("othello").await;
    let mut socket = listening.socket(&id).await;
    socket.say_text(&" ".repeat(2 << 20)).await;
    while socket.hear().await.is_some() {}
    let mut again = listening.socket(&id).await;
    again.find("state", |_| true).await;
    listening.end().await;
}

#[tokio::test]
async fn a_socket_for_no_game_is_refused() {
    let listening = Listening::start().await;
    let address = format!("ws://{}/api/games/aaaaaaaaaaaa/live", listening.address);
    assert!(tokio_tungstenite::connect_async(address).await.is_err());
    let id = listening.app.people("othello").await;
    let plain = listening.app.get(&format!("/api/games/{id}/live")).await;
    plain.refused(426, "not-a-socket");
    listening.end().await;
}

#[tokio::test]
async fn a_server_that_ends_stops_searches_and_says_goodbye() {
    let listening = Listening::start().await;
    let engine = json!({ "kind": "engine", "engine": "expert:book=off", "think_ms": 300_000 });
    let seats = json!([engine, human()]);
    let game = listening.app.begin(json!({ "game": "othello", "seats": seats })).await;
    let mut socket = listening.socket(&id(&game)).await;
    socket.say(json!({ "type": "analyze", "request": 1, "node": 0 })).await;
    let state = socket.find("state", |_| true).await;
    assert_eq!(state["game"]["thinking"], 0);
    let (code, ()) = tokio::join!(socket.close_code(), listening.end());
    assert_eq!(code, Some(1001));
}

#[tokio::test]
async fn analyses_of_many_clients_share_the_threads() {
    let listening =
        Listening::with(sakiyomi_server::Config { threads: 1, ..Default::default() }).await;
    let mut sockets = Vec::new();
    for _ in 0..4 {
        let id = listening.app.people("score-four").await;
        let mut socket = listening.socket(&id).await;
        socket.say(json!({ "type": "analyze", "request": 1, "node": 0 })).await;
        sockets.push(socket);
    }
    for socket in &mut sockets {
        let found: Value = socket.find("analysis", |_| true).await;
        assert_eq!(found["done"], false);
    }
    // An engine's move goes before all of them.
    let game = listening
        .app
        .begin(json!({ "game": "othello", "seats": [quick("greedy"), human()] }))
        .await;
    listening.app.until(&id(&game), |game| game["cursor"] == 1).await;
    listening.end().await;
}
