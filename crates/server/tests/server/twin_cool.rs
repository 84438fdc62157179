//! The solitaire: what is hidden stays hidden.

use serde_json::{Value, json};

use crate::support::{App, id, quick};

#[tokio::test]
async fn in_real_mode_the_deck_is_never_sent() {
    let app = App::new();
    let real = app.begin(json!({ "game": "twin-cool", "seed": 7 })).await;
    let practice = app.begin(json!({ "game": "twin-cool", "seed": 7, "mode": "practice" })).await;
    assert_eq!((&real["mode"], &practice["mode"]), (&json!("real"), &json!("practice")));
    assert_eq!(real["node"]["view"], practice["node"]["view"], "the same deal");
    assert!(real["node"].get("position").is_none());
    let position = practice["node"]["position"].as_str().unwrap();
    let deck = position.split(' ').nth(4).unwrap();
    assert_eq!(deck.split(',').count(), 65);
    let path = format!("/api/games/{}", id(&real));
    for path in [path.clone(), format!("{path}/nodes/0")] {
        assert!(!app.get(&path).await.text().contains(deck));
    }
    let refused = app.get(&format!("{path}/export")).await;
    refused.refused(422, "hidden");
}

#[tokio::test]
async fn what_the_player_saw_can_be_exported_and_advised_on() {
    let app = App::new();
    let mut game = app.begin(json!({ "game": "twin-cool", "seed": 7 })).await;
    let path = format!("/api/games/{}", id(&game));
    for _ in 0..2 {
        let play = json!({ "move": game["node"]["legal"][0], "at": game["cursor"] });
        game = app.post(&format!("{path}/moves"), play).await.ok();
    }
    assert!(game["node"]["remark"]["en"].as_str().unwrap().starts_with("you drew"));
    let text = app.get(&format!("{path}/export?format=advice")).await.text();
    let advised = app.post("/api/adviser", json!({ "text": text, "think_ms": 20 })).await.ok();
    assert_eq!(advised["view"], game["node"]["view"]);
    assert_eq!(advised["legal"], game["node"]["legal"]);
}

#[tokio::test]
async fn the_cards_set_aside_are_known_at_a_table_where_they_are() {
    let app = App::new();
    let new = json!({ "game": "twin-cool", "seed": 7, "set_aside_known": true });
    let game = app.begin(new).await;
    let view = game["node"]["view"].as_str().unwrap();
    assert!(view.contains(" known "), "{view}");
    assert_eq!(view.split(' ').next_back().unwrap().split(',').count(), 10);
}

#[tokio::test]
async fn engines_that_see_the_deck_play_in_practice_mode_only() {
    let app = App::new();
    let new = |mode: &str| json!({ "game": "twin-cool", "mode": mode, "seats": [quick("oracle")] });
    app.post("/api/games", new("real")).await.refused(422, "practice-engine");
    let game = app.begin(new("practice")).await;
    app.until(&id(&game), |game| game["cursor"].as_u64() > Some(1)).await;
    let told = json!({ "hand": "A1 B2 C3 D4 E5", "engine": "oracle" });
    app.post("/api/adviser", told).await.refused(422, "practice-engine");
}

#[tokio::test]
async fn the_adviser_follows_a_game_and_says_what_cannot_be() {
    let app = App::new();
    let told = |steps: Value| json!({ "hand": "A1 B2 C3 D4 E5", "steps": steps, "think_ms": 20 });
    let first = app.post("/api/adviser", told(json!([]))).await.ok();
    assert_eq!(first["phase"], "play");
    let best = &first["advice"]["best"];
    assert_eq!(best["move"], format!("{}>{}", best["card"].as_str().unwrap(), best["slot"]));
    assert!(first["advice"]["reason"]["ja"].is_string());
    let drawing = app.post("/api/adviser", told(json!(["play C3>1"]))).await.ok();
    assert_eq!((&drawing["phase"], &drawing["advice"]), (&json!("draw"), &Value::Null));
    let wrong = app.post("/api/adviser", told(json!(["play C3>1", "draw A1"]))).await;
    assert_eq!(wrong.refused(422, "refused")["error"]["step"], 1);
    let wrong = app.post("/api/adviser", json!({ "hand": ["A1", "A1", "B1", "B2", "B3"] })).await;
    assert_eq!(wrong.refused(422, "refused")["error"]["step"], Value::Null);
    let named = json!({ "game": "twin-cool", "hand": "A1 B2 C3 D4 E5", "think_ms": 20 });
    assert_eq!(app.post("/api/adviser", named).await.ok()["phase"], "play");
    let other = json!({ "game": "othello", "hand": "A1 B2 C3 D4 E5" });
    app.post("/api/adviser", other).await.refused(422, "unknown-kind");
    app.post("/api/adviser", json!({})).await.refused(422, "bad-request");
    app.post("/api/adviser", json!({ "text": "nonsense" })).await.refused(422, "refused");
    let saved = app.post(
        "/api/adviser",
        json!({ "text": drawing["text"], "steps": ["draw C9"], "think_ms": 20 }),
    );
    assert_eq!(saved.await.ok()["steps"], json!(["play C3>1", "draw C9"]));
}
