//! Games over HTTP.

use serde_json::{Value, json};

use crate::support::{App, human, id, quick};

/// Plays a whole game of two people who take the first legal move, or the one in the middle.
async fn play_out(app: &App, new: Value) -> Value {
    let mut game = app.begin(new).await;
    let path = format!("/api/games/{}/moves", id(&game));
    while game["node"]["outcome"].is_null() {
        let legal = game["node"]["legal"].as_array().unwrap();
        let mv = legal[legal.len() / 2].clone();
        game = app.post(&path, json!({ "move": mv, "at": game["cursor"] })).await.ok();
    }
    game
}

#[tokio::test]
async fn every_game_can_be_played_to_its_end() {
    let app = App::new();
    let info = app.get("/api/info").await.ok();
    for info in info["games"].as_array().unwrap() {
        let new = json!({ "game": info["id"], "seed": 3 });
        let game = play_out(&app, new).await;
        assert_eq!(game["node"]["to_move"], Value::Null, "{}", info["id"]);
        assert_eq!(game["node"]["legal"], json!([]));
        assert_ne!(game["node"]["outcome"]["text"]["ja"], "");
        let plies = game["nodes"].as_array().unwrap().len() - 1;
        assert_eq!(game["node"]["ply"], plies);
        let again = app.get(&format!("/api/games/{}", id(&game))).await.ok();
        assert_eq!(again, game, "a finished game is read as it was played");
    }
}

#[tokio::test]
async fn every_engine_and_level_plays_against_a_person() {
    let app = App::new();
    let info = app.get("/api/info").await.ok();
    for info in info["games"].as_array().unwrap().iter().filter(|info| info["solitaire"] == false) {
        let engines = info["engines"].as_array().unwrap().iter().map(|engine| &engine["name"]);
        let levels = info["levels"].as_array().unwrap().iter().map(|level| &level["engine"]);
        for engine in engines.chain(levels) {
            let seats = json!([quick(engine.as_str().unwrap()), human()]);
            let game = app.begin(json!({ "game": info["id"], "seats": seats })).await;
            let game = app.until(&id(&game), |game| game["cursor"] == 1).await;
            assert_eq!((&game["thinking"], &game["node"]["to_move"]), (&Value::Null, &json!(1)));
        }
    }
}

#[tokio::test]
async fn an_engine_answers_a_move_by_itself() {
    let app = App::new();
    let seats = json!([human(), quick("greedy")]);
    let game = app.begin(json!({ "game": "othello", "seats": seats })).await;
    let id = id(&game);
    let moved = app.post(&format!("/api/games/{id}/moves"), json!({ "move": "f5", "at": 0 })).await;
    assert_eq!(moved.ok()["nodes"][1]["move"], "f5");
    let game = app.until(&id, |game| game["cursor"] == 2).await;
    assert_eq!((&game["nodes"][2]["seat"], &game["node"]["to_move"]), (&json!(1), &json!(0)));
}

#[tokio::test]
async fn engines_play_each_other_to_the_end() {
    let app = App::new();
    let seats = json!([quick("level-1"), quick("level-2")]);
    let game = app.begin(json!({ "game": "score-four", "seats": seats })).await;
    let game = app.until(&id(&game), |game| game["node"]["outcome"].is_object()).await;
    assert!(game["thinking"].is_null() && game["paused"] == false);
}

#[tokio::test]
async fn undo_moves_the_cursor_and_another_move_is_a_variation() {
    let app = App::new();
    let id = app.people("othello").await;
    let (moves, cursor) = (format!("/api/games/{id}/moves"), format!("/api/games/{id}/cursor"));
    app.post(&moves, json!({ "move": "f5", "at": 0 })).await.ok();
    app.post(&moves, json!({ "move": "d6", "at": 1 })).await.ok();
    let back = app.post(&cursor, json!({ "node": 1 })).await.ok();
    assert_eq!((&back["cursor"], &back["node"]["last"]), (&json!(1), &json!("f5")));
    let other = app.post(&moves, json!({ "move": "f4", "at": 1 })).await.ok();
    assert_eq!((&other["cursor"], &other["nodes"][3]["parent"]), (&json!(3), &json!(1)));
    let redo = app.post(&cursor, json!({ "node": 1 })).await.ok();
    let same = app.post(&moves, json!({ "move": "d6", "at": redo["cursor"] })).await.ok();
    assert_eq!((&same["cursor"], same["nodes"].as_array().unwrap().len()), (&json!(2), 4));
    let looked = app.get(&format!("/api/games/{id}/nodes/3")).await.ok();
    assert_eq!((&looked["last"], &looked["ply"]), (&json!("f4"), &json!(2)));
}

#[tokio::test]
async fn undo_against_an_engine_waits_until_it_is_told_to_go_on() {
    let app = App::new();
    let seats = json!([human(), quick("greedy")]);
    let game = app.begin(json!({ "game": "othello", "seats": seats })).await;
    let id = id(&game);
    app.post(&format!("/api/games/{id}/moves"), json!({ "move": "f5", "at": 0 })).await.ok();
    app.until(&id, |game| game["cursor"] == 2).await;
    let back = app.post(&format!("/api/games/{id}/cursor"), json!({ "node": 1 })).await.ok();
    assert_eq!((&back["paused"], &back["thinking"]), (&json!(true), &Value::Null));
    app.post(&format!("/api/games/{id}/go"), json!({})).await.ok();
    let on = app.until(&id, |game| game["cursor"].as_u64() > Some(1)).await;
    assert_eq!(on["nodes"][on["cursor"].as_u64().unwrap() as usize]["parent"], 1);
    let paused = app.post(&format!("/api/games/{id}/pause"), json!({})).await.ok();
    assert_eq!(paused["paused"], true);
}

#[tokio::test]
async fn players_can_be_changed_in_the_middle_of_a_game() {
    let app = App::new();
    let id = app.people("score-four").await;
    let seats = json!({ "seats": [quick("heuristic"), human()] });
    app.post(&format!("/api/games/{id}/seats"), seats).await.ok();
    app.until(&id, |game| game["cursor"] == 1).await;
    let wrong = json!({ "seats": [human()] });
    app.post(&format!("/api/games/{id}/seats"), wrong).await.refused(422, "bad-seats");
}

#[tokio::test]
async fn a_game_can_be_given_up_and_taken_up_again() {
    let app = App::new();
    let id = app.people("othello").await;
    let over = app.post(&format!("/api/games/{id}/resign"), json!({ "seat": 0 })).await.ok();
    let outcome = &over["node"]["outcome"];
    assert_eq!((&outcome["winner"], &outcome["result"]), (&json!(1), &json!("first resigned")));
    assert_eq!(over["node"]["legal"], json!([]));
    let mv = json!({ "move": "f5", "at": 0 });
    app.post(&format!("/api/games/{id}/moves"), mv.clone()).await.refused(422, "game-over");
    app.post(&format!("/api/games/{id}/resign"), json!({ "seat": 1 }))
        .await
        .refused(422, "game-over");
    app.post(&format!("/api/games/{id}/go"), json!({})).await.ok();
    app.post(&format!("/api/games/{id}/moves"), mv).await.ok();
}

#[tokio::test]
async fn a_clock_runs_out() {
    let app = App::new();
    let clock = json!({ "base_ms": 1000, "increment_ms": 500 });
    let game = app.begin(json!({ "game": "othello", "clock": clock })).await;
    assert_eq!(game["clock"]["running"], 0);
    let id = id(&game);
    let mv = json!({ "move": "f5", "at": 0 });
    let game = app.post(&format!("/api/games/{id}/moves"), mv).await.ok();
    assert_eq!(game["clock"]["running"], 1);
    assert!(game["clock"]["left_ms"][0].as_u64() <= Some(1500), "{}", game["clock"]);
    let game = app.until(&id, |game| game["node"]["outcome"].is_object()).await;
    assert_eq!(game["node"]["outcome"]["result"], "second out of time");
    assert_eq!(game["clock"]["running"], Value::Null);
    let game = app.post(&format!("/api/games/{id}/go"), json!({})).await.ok();
    assert_eq!(game["node"]["outcome"], Value::Null, "both go on with new time");
}

#[tokio::test]
async fn games_are_taken_from_texts_in_every_form() {
    let app = App::new();
    let start = "---------------------------OX------XO--------------------------- X";
    let record =
        format!("sakiyomi-record 1\ngame: othello\nstart: {start}\n\n1 f5 [+0.50]\n2 d6\nend 2\n");
    let ggf = "(;GM[Othello]PB[a]PW[b]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6];)";
    for text in [&record, "f5d6", "F5 D6", ggf, " f5 d6\n"] {
        let game = app.begin(json!({ "game": "othello", "text": text })).await;
        assert_eq!(
            (&game["nodes"][1]["move"], &game["nodes"][2]["move"]),
            (&json!("f5"), &json!("d6")),
            "{text}"
        );
        assert_eq!(game["cursor"], 2);
    }
    let position = app.begin(json!({ "game": "othello", "text": start })).await;
    assert_eq!(position["nodes"].as_array().unwrap().len(), 1);
    let moves = app.begin(json!({ "game": "contrast", "text": "1. b1b2 b5b4+c3g" })).await;
    assert_eq!(moves["nodes"][2]["move"], "b5b4+c3g");
    let wrong = json!({ "game": "othello", "text": "f5f5" });
    app.post("/api/games", wrong).await.refused(422, "bad-text");
    let wrong = json!({ "game": "contrast", "text": "b1b2 z9" });
    app.post("/api/games", wrong).await.refused(422, "bad-text");
}

#[tokio::test]
async fn a_game_goes_out_in_every_form_and_comes_back() {
    let app = App::new();
    let game = app.begin(json!({ "game": "othello", "moves": ["f5", "d6", "c3"] })).await;
    let id = id(&game);
    let export = |query: &str| format!("/api/games/{id}/export{query}");
    let record = app.get(&export("")).await.text();
    assert!(record.contains("first: human") && record.contains("3 c3"), "{record}");
    assert_eq!(app.get(&export("?format=transcript")).await.text(), "f5d6c3\n");
    assert_eq!(app.get(&export("?format=transcript&node=1")).await.text(), "f5\n");
    for format in ["record", "transcript", "ggf"] {
        let text = app.get(&export(&format!("?format={format}"))).await.text();
        let again = app.begin(json!({ "game": "othello", "text": text })).await;
        assert_eq!(again["node"]["view"], game["node"]["view"], "{format}");
    }
    app.get(&export("?format=pgn")).await.refused(422, "bad-format");
    app.get(&export("?node=99")).await.refused(404, "unknown-node");
    app.get(&export("?node=x")).await.refused(400, "bad-request");
}

#[tokio::test]
async fn positions_are_looked_at_without_a_game() {
    let app = App::new();
    let looked =
        app.post("/api/positions", json!({ "game": "othello", "moves": ["f5", "d6"] })).await;
    let looked = looked.ok();
    assert_eq!(looked["nodes"][1]["last"], "d6");
    assert_eq!(looked["start"]["to_move"], 0);
    let wrong = json!({ "game": "othello", "moves": ["f5", "a1"] });
    let refused = app.post("/api/positions", wrong).await.refused(422, "illegal-move");
    assert_eq!(refused["error"]["step"], 1);
    let wrong = json!({ "game": "othello", "position": "XXXX" });
    let refused = app.post("/api/positions", wrong).await.refused(422, "bad-position");
    assert_eq!(
        refused["error"]["message"]["ja"],
        "局面として読み取れません：64 マス、空白、手番の 66 文字で書きます（4 文字でした）"
    );
}

#[tokio::test]
async fn what_a_japanese_keyboard_types_is_read() {
    let app = App::new();
    let game = app.begin(json!({ "game": "オセロ", "text": "ｆ５ｄ６" })).await;
    assert_eq!((&game["game"], &game["nodes"][2]["move"]), (&json!("othello"), &json!("d6")));
    let moves = format!("/api/games/{}/moves", id(&game));
    let game = app.post(&moves, json!({ "move": "ｃ３", "at": 2 })).await.ok();
    assert_eq!(game["nodes"][3]["move"], "c3");
    let wrong = json!({ "game": "othello", "text": "ｚ９" });
    let refused = app.post("/api/games", wrong).await.refused(422, "bad-text");
    let message = refused["error"]["message"]["ja"].as_str().unwrap();
    assert!(
        message.contains("手として読み取れません") && !message.contains("expected"),
        "{message}"
    );
}

#[tokio::test]
async fn a_game_begins_anywhere() {
    let app = App::new();
    let position = "-XXXXXXX-OXXXXXX-OOXXXXX-OXOXXXX-OXXOXXX-OXXXOXX-OXXXXOX-OOOOOOO O";
    let game = app.begin(json!({ "game": "othello", "position": position })).await;
    assert_eq!((&game["node"]["view"], &game["node"]["to_move"]), (&json!(position), &json!(1)));
}

#[tokio::test]
async fn a_forced_pass_is_offered() {
    let app = App::new();
    // White has no disc to turn over, but Black has.
    let position = format!("XO------{}X O", "-".repeat(55));
    let shown =
        app.post("/api/positions", json!({ "game": "othello", "position": position })).await;
    let start = shown.ok()["start"].clone();
    assert_eq!((&start["automatic"], &start["legal"]), (&json!("ps"), &json!(["ps"])));
}
