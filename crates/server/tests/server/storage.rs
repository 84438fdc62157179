//! Games on disk: nothing is lost, whatever happens to the server or the file.

use std::io::{Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use sakiyomi_core::Lang;
use sakiyomi_server::{Config, Server, StoreError};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::support::{App, Listening, games, human, id};

fn config(file: &Path) -> Config {
    Config { data: Some(file.to_owned()), ..Config::default() }
}

fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deep/er/games.db");
    (folder, file)
}

#[tokio::test]
async fn a_game_is_there_again_after_a_restart() {
    let (_folder, file) = folder();
    let app = App::with(config(&file));
    let clock = json!({ "base_ms": 60_000, "increment_ms": 1000 });
    let game = app.begin(json!({ "game": "othello", "clock": clock, "text": "f5d6" })).await;
    let path = format!("/api/games/{}", id(&game));
    app.post(&format!("{path}/moves"), json!({ "move": "c3", "at": 2 })).await.ok();
    app.post(&format!("{path}/cursor"), json!({ "node": 1 })).await.ok();
    app.post(&format!("{path}/resign"), json!({ "seat": 1 })).await.ok();
    let before = app.post(&format!("{path}/cursor"), json!({ "node": 2 })).await.ok();
    drop(app);
    let app = App::with(config(&file));
    let mut after = app.get(&path).await.ok();
    // The clock resumes with the next request.
    after["clock"] = before["clock"].clone();
    assert_eq!(after, before);
    let resigned = app.get(&format!("{path}/nodes/1")).await.ok();
    assert_eq!(resigned["outcome"]["result"], "second resigned");
    let moved = app.post(&format!("{path}/moves"), json!({ "move": "c4", "at": 2 })).await.ok();
    assert_eq!(moved["cursor"], 4);
}

/// `games-v1.db` was written by version 0.1.0 (commit 565007f), and `games-v1.json` is what that
/// version answered for each game: moves with variations, scores, comments, clocks, a resignation,
/// a pause, and both modes of a card game.
#[tokio::test]
async fn a_file_of_the_first_version_opens_with_all_its_games() {
    let (_folder, file) = folder();
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    std::fs::write(&file, include_bytes!("../data/games-v1.db")).unwrap();
    let server = Server::open(games(), config(&file)).unwrap();
    assert_eq!(server.notice(), None);
    let app = App::of(&server);
    let written: Vec<Value> = serde_json::from_str(include_str!("../data/games-v1.json")).unwrap();
    assert_eq!(written.len(), 6);
    for before in written {
        let path = format!("/api/games/{}", id(&before));
        let after = app.get(&path).await.ok();
        for field in ["game", "mode", "created", "seats", "cursor", "paused", "version"] {
            assert_eq!(after[field], before[field], "{field} of {path}");
        }
        let steps = |game: &Value| -> Vec<Value> {
            let fields = ["id", "parent", "ply", "move", "seat", "comment"];
            let nodes = game["nodes"].as_array().unwrap();
            nodes.iter().map(|node| fields.map(|field| node[field].clone()).into()).collect()
        };
        assert_eq!(steps(&after), steps(&before));
        for (node, old) in
            after["nodes"].as_array().unwrap().iter().zip(before["nodes"].as_array().unwrap())
        {
            assert_eq!(node["score"]["value"], old["score"]["value"]);
        }
        for field in ["view", "position", "legal", "outcome"] {
            assert_eq!(after["node"][field], before["node"][field], "{field} of {path}");
        }
        assert_eq!(after["clock"].is_null(), before["clock"].is_null());
        app.get(&format!("{path}/export?format=record")).await;
        app.post(&format!("{path}/cursor"), json!({ "node": 0 })).await.ok();
    }
}

#[tokio::test]
async fn an_engine_that_was_to_move_goes_on_after_a_restart() {
    let (_folder, file) = folder();
    let listening = Listening::with(config(&file)).await;
    let slow = json!({ "kind": "engine", "engine": "alpha-beta", "think_ms": 400 });
    let game = listening.app.begin(json!({ "game": "othello", "seats": [human(), slow] })).await;
    let path = format!("/api/games/{}", id(&game));
    let moved =
        listening.app.post(&format!("{path}/moves"), json!({ "move": "f5", "at": 0 })).await;
    assert_eq!(moved.ok()["thinking"], 1);
    listening.end().await;
    let app = App::with(config(&file));
    let game = app.until(&id(&game), |game| game["cursor"] == 2).await;
    assert_eq!(game["paused"], false);
}

#[tokio::test]
async fn a_damaged_file_is_set_aside_and_said_so() {
    let (_folder, file) = folder();
    let app = App::with(config(&file));
    for _ in 0..50 {
        app.begin(json!({ "game": "othello", "text": "f5d6c3d3c4" })).await;
    }
    drop(app);
    let length = std::fs::metadata(&file).unwrap().len();
    let damage: [(&str, &dyn Fn()); 3] = [
        ("overwritten in the beginning", &|| {
            let mut open = std::fs::OpenOptions::new().write(true).open(&file).unwrap();
            open.write_all(&[0xa5; 100]).unwrap();
        }),
        ("cut off", &|| {
            let open = std::fs::OpenOptions::new().write(true).open(&file).unwrap();
            open.set_len(length / 2).unwrap();
        }),
        ("overwritten in the middle", &|| {
            let mut open = std::fs::OpenOptions::new().write(true).open(&file).unwrap();
            open.seek(SeekFrom::Start(4096)).unwrap();
            open.write_all(&vec![0xa5; (length - 4096) as usize]).unwrap();
        }),
    ];
    let whole = std::fs::read(&file).unwrap();
    for (number, (what, damage)) in (1..).zip(damage) {
        std::fs::write(&file, &whole).unwrap();
        damage();
        let server = Server::open(games(), config(&file)).unwrap();
        let notice = server.notice().map(|notice| notice.get(Lang::EN)).unwrap_or_default();
        assert!(notice.contains(&format!("games.db.damaged-{number}")), "{what}: {notice}");
        let app = App::of(&server);
        assert_eq!(app.get("/api/info").await.ok()["notice"]["en"], notice, "{what}");
        let game = app.begin(json!({ "game": "othello" })).await;
        drop((app, server));
        let server = Server::open(games(), config(&file)).unwrap();
        assert!(server.notice().is_none(), "the new file is whole");
        assert_eq!(App::of(&server).get(&format!("/api/games/{}", id(&game))).await.ok(), game);
    }
}

#[tokio::test]
async fn a_read_only_file_is_played_on_in_memory_and_said_so() {
    let (_folder, file) = folder();
    let app = App::with(config(&file));
    let game = app.begin(json!({ "game": "othello", "text": "f5d6" })).await;
    drop(app);
    // SQLite does not write to files of a later format, whoever asks.
    let mut open = std::fs::OpenOptions::new().write(true).open(&file).unwrap();
    open.seek(SeekFrom::Start(18)).unwrap();
    open.write_all(&[3]).unwrap();
    drop(open);
    let before = std::fs::read(&file).unwrap();

    let server = Server::open(games(), config(&file)).unwrap();
    let notice = server.notice().unwrap().get(Lang::EN);
    assert!(
        notice.contains("cannot write") && notice.contains("when the server stops"),
        "{notice}"
    );
    let app = App::of(&server);
    let path = format!("/api/games/{}", id(&game));
    assert_eq!(app.get(&path).await.ok(), game, "what is there can be read");
    let moved = app.post(&format!("{path}/moves"), json!({ "move": "c3", "at": 2 })).await.ok();
    assert_eq!(moved["cursor"], 3);
    drop((app, server));
    assert_eq!(std::fs::read(&file).unwrap(), before);
}

#[tokio::test]
async fn a_place_where_no_file_can_be_is_no_reason_not_to_play() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("file"), "").unwrap();
    for file in [folder.path().join("file/games.db"), folder.path().to_owned()] {
        let server = Server::open(games(), config(&file)).unwrap();
        assert!(server.notice().is_some(), "{}", file.display());
        App::of(&server).begin(json!({ "game": "othello" })).await;
    }
}

#[tokio::test]
async fn a_file_in_use_or_of_another_program_is_left_alone() {
    let (_folder, file) = folder();
    let server = Server::open(games(), config(&file)).unwrap();
    assert!(matches!(Server::open(games(), config(&file)), Err(StoreError::InUse { .. })));
    drop(server);
    let other = file.with_file_name("other.db");
    let database = rusqlite::Connection::open(&other).unwrap();
    database.execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
    drop(database);
    assert!(matches!(Server::open(games(), config(&other)), Err(StoreError::Foreign { .. })));
    for text in [
        "f5d6c3\n",
        "# 定石の一覧。これはデータベースではなく、長い一行の文章です。読んでも対局は見つかりません。",
    ] {
        std::fs::write(&other, text).unwrap();
        assert!(
            matches!(Server::open(games(), config(&other)), Err(StoreError::Foreign { .. })),
            "{text}"
        );
        assert_eq!(std::fs::read_to_string(&other).unwrap(), text, "it stays as it was");
    }
}

#[tokio::test]
async fn a_file_of_a_newer_version_is_left_alone() {
    let (_folder, file) = folder();
    drop(Server::open(games(), config(&file)).unwrap());
    let database = rusqlite::Connection::open(&file).unwrap();
    database.pragma_update(None, "user_version", 99).unwrap();
    drop(database);
    let server = Server::open(games(), config(&file)).unwrap();
    assert!(server.notice().unwrap().get(Lang::EN).contains("newer version"));
    App::of(&server).begin(json!({ "game": "othello" })).await;
    drop(server);
    let database = rusqlite::Connection::open(&file).unwrap();
    let games: i64 =
        database.query_row("SELECT count(*) FROM games", [], |row| row.get(0)).unwrap();
    assert_eq!(games, 0);
}

#[tokio::test]
async fn many_games_at_once_are_all_kept() {
    let (_folder, file) = folder();
    let app = App::with(config(&file));
    let mut games = Vec::new();
    for _ in 0..20 {
        let app = app.clone();
        games.push(tokio::spawn(async move {
            let mut game = app.begin(json!({ "game": "score-four" })).await;
            let path = format!("/api/games/{}/moves", id(&game));
            for _ in 0..10 {
                let mv = game["node"]["legal"][3].clone();
                game = app.post(&path, json!({ "move": mv, "at": game["cursor"] })).await.ok();
            }
            game
        }));
    }
    let mut played = Vec::new();
    for game in games {
        played.push(game.await.unwrap());
    }
    drop(app);
    let app = App::with(config(&file));
    for game in played {
        assert_eq!(app.get(&format!("/api/games/{}", id(&game))).await.ok(), game);
    }
}
