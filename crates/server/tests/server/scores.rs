//! What engines say over the wire: scores in their unit, and why they moved.

use serde_json::{Value, json};

use crate::support::{Listening, human, id};

#[tokio::test]
async fn a_network_speaks_of_the_probability_to_win() {
    let listening = Listening::start().await;
    for game in ["score-four", "contrast"] {
        let id = listening.app.people(game).await;
        let mut socket = listening.socket(&id).await;
        let analyze =
            json!({ "type": "analyze", "request": 1, "node": 0, "engine": "net:sims=16" });
        socket.say(analyze).await;
        let done = socket.find("analysis", |message| message["done"] == true).await;
        let score = &done["lines"][0]["score"];
        assert_eq!((&score["kind"], &score["unit"]), (&json!("points"), &json!("probability")));
        let share = (1.0 + score["value"].as_f64().unwrap()) / 2.0;
        assert_eq!(score["share"], share, "{game}");
        assert_eq!(score["text"]["en"], format!("{:.0}%", 100.0 * share), "{game}");
    }
    listening.end().await;
}

#[tokio::test]
async fn a_move_that_a_network_thinks_little_of_is_a_blunder() {
    let listening = Listening::start().await;
    // White lets Black build on the middle.
    let game = json!({ "game": "score-four", "moves": ["b2", "c2", "b2"] });
    let mut socket = listening.socket(&id(&listening.app.begin(game).await)).await;
    let review = json!({
        "type": "review", "request": 1, "engine": "net:sims=64", "think_ms_per_move": 60_000,
    });
    socket.say(review).await;
    let done = socket.find("review", |message| message["done"] == message["total"]).await;
    let ply = &done["plies"][1];
    assert_eq!((&ply["mark"], &ply["best"]), (&json!("blunder"), &json!("b2")), "{ply}");
    assert_eq!(ply["score"]["kind"], "points", "nothing is proven");
    listening.end().await;
}

#[tokio::test]
async fn an_engine_that_plays_uses_its_book_and_says_so() {
    let listening = Listening::start().await;
    let expert = json!({ "kind": "engine", "engine": "expert", "think_ms": 1000 });
    let game = json!({ "game": "othello", "seats": [human(), expert] });
    let id = id(&listening.app.begin(game).await);
    let mut socket = listening.socket(&id).await;
    let moves = format!("/api/games/{id}/moves");
    listening.app.post(&moves, json!({ "move": "f5", "at": 0 })).await.ok();
    let told = socket.find("state", |message| message["game"]["cursor"] == 2).await;
    let reason: &Value = &told["game"]["nodes"][2]["reason"];
    assert!(reason["en"].as_str().is_some_and(|text| text.contains("book")), "{reason}");
    listening.end().await;
}
