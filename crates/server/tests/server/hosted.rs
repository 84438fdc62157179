//! Who may ask, and how much.

use axum::body::Body;
use axum::http::Request;
use sakiyomi_server::{Config, Limits};
use serde_json::json;

use crate::support::{App, Listening, id};

fn hosted(limits: Limits) -> App {
    App::with(Config { local: false, limits, behind_proxy: true, ..Config::default() })
}

async fn status(app: &App, request: axum::http::request::Builder) -> u16 {
    app.send(request.body(Body::empty()).unwrap()).await.status.as_u16()
}

#[tokio::test]
async fn a_local_server_answers_only_to_its_own_name() {
    let app = App::new();
    for (host, expected) in [
        ("127.0.0.1:8642", 200),
        ("localhost:8642", 200),
        ("[::1]:8642", 200),
        ("evil.example:8642", 403),
        ("127.0.0.1.evil.example", 403),
    ] {
        assert_eq!(
            status(&app, Request::get("/health").header("host", host)).await,
            expected,
            "{host}"
        );
    }
    let app = hosted(Limits::hosted());
    assert_eq!(status(&app, Request::get("/health").header("host", "play.example")).await, 200);
}

#[tokio::test]
async fn pages_of_other_sites_change_nothing() {
    for app in [App::new(), hosted(Limits::hosted())] {
        let post = |origin: &str| {
            Request::post("/api/games")
                .header("host", "localhost:8642")
                .header("origin", origin.to_owned())
                .header("content-type", "application/json")
                .body(Body::from(json!({ "game": "othello" }).to_string()))
                .unwrap()
        };
        assert_eq!(app.send(post("http://localhost:8642")).await.status.as_u16(), 201);
        for origin in
            ["http://evil.example", "http://localhost:1", "null", "http://localhost:8642.evil"]
        {
            app.send(post(origin)).await.refused(403, "other-site");
        }
        let id = app.people("othello").await;
        let socket = Request::get(format!("/api/games/{id}/live"))
            .header("host", "localhost:8642")
            .header("origin", "http://evil.example")
            .header("upgrade", "websocket");
        assert_eq!(status(&app, socket).await, 403);
    }
}

#[tokio::test]
async fn a_client_that_asks_too_often_is_told_to_wait_and_others_are_not() {
    let app = hosted(Limits { requests_per_second: 0.001, burst: 3.0, ..Limits::hosted() });
    let from =
        |address: &str| Request::get("/api/info").header("x-forwarded-for", address.to_owned());
    for _ in 0..3 {
        assert_eq!(status(&app, from("10.9.9.9, 10.0.0.1")).await, 200);
    }
    let refused = app.send(from("10.8.8.8, 10.0.0.1").body(Body::empty()).unwrap()).await;
    assert_eq!(refused.headers["retry-after"], "1");
    refused.refused(429, "too-many-requests");
    assert_eq!(status(&app, from("10.0.0.2")).await, 200);
    assert_eq!(
        status(&app, Request::get("/app/main.js").header("x-forwarded-for", "10.0.0.1")).await,
        200
    );
}

#[tokio::test]
async fn a_full_server_begins_no_more_games() {
    let app = hosted(Limits { games: 2, ..Limits::hosted() });
    let moved = app.begin(json!({ "game": "othello", "moves": ["f5"] })).await;
    app.begin(json!({ "game": "othello" })).await;
    app.post("/api/games", json!({ "game": "othello" })).await.refused(503, "full");
    assert_eq!(app.get(&format!("/api/games/{}", id(&moved))).await.ok()["cursor"], 1);
}

#[tokio::test]
async fn times_are_kept_within_the_limits() {
    let mut limits = Limits::hosted();
    limits.app.think = std::time::Duration::from_millis(50);
    let app = hosted(limits);
    let seats = json!([{ "kind": "human" }, { "kind": "engine", "engine": "strongest", "think_ms": 3_600_000 }]);
    let game = app.begin(json!({ "game": "othello", "seats": seats })).await;
    assert_eq!(game["seats"][1]["think_ms"], 50);
    let moves = format!("/api/games/{}/moves", id(&game));
    app.post(&moves, json!({ "move": "f5", "at": 0 })).await.ok();
    app.until(&id(&game), |game| game["cursor"] == 2).await;
}

#[tokio::test]
async fn analyses_and_sockets_of_one_client_are_counted() {
    let limits = Limits { analyses_per_client: 1, sockets_per_client: 2, ..Limits::hosted() };
    let listening = Listening::with(Config { limits, ..Config::default() }).await;
    let id = listening.app.people("othello").await;
    let (mut one, mut two) = (listening.socket(&id).await, listening.socket(&id).await);
    let address = format!("ws://{}/api/games/{id}/live", listening.address);
    assert!(tokio_tungstenite::connect_async(address).await.is_err());
    let analyze = json!({ "type": "analyze", "request": 1, "node": 0 });
    one.say(analyze.clone()).await;
    one.find("analysis", |_| true).await;
    two.say(analyze.clone()).await;
    let refused = two.find("error", |_| true).await;
    assert_eq!(
        (&refused["error"]["code"], &refused["request"]),
        (&json!("too-many-analyses"), &json!(1))
    );
    one.say(json!({ "type": "stop" })).await;
    one.say(json!({ "type": "ping" })).await;
    one.find("pong", |_| true).await;
    two.say(analyze).await;
    two.find("analysis", |_| true).await;
    listening.end().await;
}
