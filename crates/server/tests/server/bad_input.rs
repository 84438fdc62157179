//! Requests that make no sense get a status and a reason, and the server goes on.

use axum::body::Body;
use axum::http::{Method, Request};
use sakiyomi_server::{Config, Limits};
use serde_json::json;

use crate::support::{App, human, id, quick};

#[tokio::test]
async fn unknown_games_and_addresses_are_not_found() {
    let app = App::new();
    for id in ["aaaaaaaaaaaa", "x", "..%2f..", "%ff", "AAAAAAAAAAAA", &"a".repeat(5000)] {
        let answer = app.get(&format!("/api/games/{id}")).await;
        assert!(matches!(answer.status.as_u16(), 404 | 400), "{id}: {}", answer.status);
        assert!(answer.json()["error"]["message"]["ja"].is_string());
    }
    app.get("/api/nothing").await.refused(404, "not-found");
    let id = app.people("othello").await;
    for node in ["1", "-1", "x", "99999999999999999999"] {
        app.get(&format!("/api/games/{id}/nodes/{node}")).await.refused(404, "unknown-node");
    }
    let there = json!({ "node": 7 });
    app.post(&format!("/api/games/{id}/cursor"), there).await.refused(404, "unknown-node");
    let seat = json!({ "seat": 2 });
    app.post(&format!("/api/games/{id}/resign"), seat).await.refused(422, "bad-seat");
}

#[tokio::test]
async fn wrong_methods_are_named() {
    let app = App::new();
    for method in [Method::PUT, Method::DELETE, Method::PATCH, Method::GET] {
        app.ask(method, "/api/games").await.refused(405, "wrong-method");
    }
    app.ask(Method::POST, "/api/info").await.refused(405, "wrong-method");
    app.ask(Method::POST, "/index.html").await.refused(405, "wrong-method");
}

#[tokio::test]
async fn bodies_that_are_no_requests_are_refused_with_a_reason() {
    let app = App::new();
    let send = |kind: &'static str, body: Vec<u8>| {
        let request = Request::post("/api/games").header("content-type", kind);
        app.send(request.body(Body::from(body)).unwrap())
    };
    let json = "application/json";
    send(json, b"{".to_vec()).await.refused(400, "bad-json");
    send(json, b"".to_vec()).await.refused(400, "bad-json");
    send(json, vec![0xff; 10]).await.refused(400, "bad-json");
    send("text/plain", b"{}".to_vec()).await.refused(415, "content-type");
    send(json, b"[]".to_vec()).await.refused(422, "bad-request");
    send(json, b"{\"game\": 1}".to_vec()).await.refused(422, "bad-request");
    send(json, b"{\"game\": \"othello\", \"colour\": 1}".to_vec())
        .await
        .refused(422, "bad-request");
    send(json, b"{\"game\": \"go\"}".to_vec()).await.refused(422, "unknown-kind");
    let deep = format!("{}{}", "[".repeat(10_000), "]".repeat(10_000));
    send(json, deep.into_bytes()).await.refused(422, "bad-request");
    send(json, vec![b' '; 2 << 20]).await.refused(413, "too-large");
}

#[tokio::test]
async fn games_that_cannot_be_begun_are_refused_with_a_reason() {
    let app = App::new();
    let othello = |field: &str, value| json!({ "game": "othello", field: value });
    let cases = [
        (othello("position", json!("XO")), "bad-position"),
        (othello("moves", json!(["f5", "f5"])), "illegal-move"),
        (othello("moves", json!(["\u{0}"])), "bad-move"),
        (othello("text", json!("\u{202e}")), "bad-text"),
        (othello("text", json!("")), "bad-text"),
        (othello("seats", json!([human()])), "bad-seats"),
        (othello("seats", json!([human(), quick("nobody")])), "bad-engine"),
        (othello("seats", json!([human(), quick("expert:weights=/etc/passwd")])), "bad-engine"),
        (othello("seats", json!([human(), quick("alpha-beta:threads=100000")])), "bad-engine"),
        (othello("seats", json!([human(), quick("level-11")])), "bad-engine"),
        (othello("seats", json!([human(), { "kind": "cat" }])), "bad-request"),
        (othello("clock", json!({ "base_ms": 0 })), "bad-clock"),
        (othello("clock", json!({ "base_ms": -5 })), "bad-request"),
        (othello("mode", json!("open")), "bad-request"),
    ];
    for (new, code) in cases {
        app.post("/api/games", new).await.refused(422, code);
    }
}

#[tokio::test]
async fn moves_out_of_turn_and_illegal_ones_change_nothing() {
    let app = App::new();
    let seats = json!([human(), { "kind": "engine", "engine": "strongest", "think_ms": 60_000 }]);
    let game = app.begin(json!({ "game": "othello", "seats": seats })).await;
    let moves = format!("/api/games/{}/moves", id(&game));
    app.post(&moves, json!({ "move": "a1", "at": 0 })).await.refused(422, "illegal-move");
    app.post(&moves, json!({ "move": "f9", "at": 0 })).await.refused(422, "bad-move");
    app.post(&moves, json!({ "move": "f5" })).await.refused(422, "bad-request");
    app.post(&moves, json!({ "move": "f5", "at": 0 })).await.ok();
    let refused = app.post(&moves, json!({ "move": "d6", "at": 1 })).await;
    let refused = refused.refused(409, "not-your-turn");
    assert_eq!((&refused["game"]["cursor"], &refused["game"]["thinking"]), (&json!(1), &json!(1)));
}

#[tokio::test]
async fn of_two_tabs_that_move_at_once_one_is_told_what_happened() {
    let app = App::new();
    let id = app.people("othello").await;
    let moves = format!("/api/games/{id}/moves");
    let (one, two) = tokio::join!(
        app.post(&moves, json!({ "move": "f5", "at": 0 })),
        app.post(&moves, json!({ "move": "d3", "at": 0 })),
    );
    let (won, lost) = if one.status.is_success() { (one, two) } else { (two, one) };
    let lost = lost.refused(409, "moved-on");
    assert_eq!(lost["game"], won.ok());
}

#[tokio::test]
async fn a_tree_does_not_grow_without_end() {
    let mut limits = Limits::local();
    limits.app.nodes = 3;
    let app = App::with(Config { limits, ..Config::default() });
    let long = json!({ "game": "othello", "moves": ["f5", "d6", "c3"] });
    app.post("/api/games", long).await.refused(422, "too-many-moves");
    let game = app.begin(json!({ "game": "othello", "moves": ["f5", "d6"] })).await;
    let moves = format!("/api/games/{}/moves", id(&game));
    app.post(&moves, json!({ "move": "c3", "at": 2 })).await.refused(422, "too-many-moves");
    app.post(&format!("/api/games/{}/cursor", id(&game)), json!({ "node": 0 })).await.ok();
    app.post(&moves, json!({ "move": "f5", "at": 0 })).await.ok();
}
