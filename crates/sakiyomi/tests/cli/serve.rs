//! `sakiyomi serve`: the address, the signals, and games that survive everything.

use std::net::TcpListener;

use rustix::process::Signal;
use serde_json::{Value, json};

use crate::program::{Home, Serving};

#[test]
fn games_survive_an_orderly_end_and_a_sudden_one() {
    let home = Home::new();
    let serving = Serving::start(&home);
    let game = serving.ask("POST", "/api/games", &json!({ "game": "othello" }));
    let path = format!("/api/games/{}", game["id"].as_str().expect("a game has an id"));
    let mut at = 0;
    let mut serving = Some(serving);
    for (mv, signal) in [("f5", Signal::KILL), ("d6", Signal::TERM), ("c3", Signal::INT)] {
        let server = serving.take().expect("a server runs");
        let moved = server.ask("POST", &format!("{path}/moves"), &json!({ "move": mv, "at": at }));
        at += 1;
        assert_eq!(moved["cursor"], at, "{moved}");
        let status = server.end(signal);
        assert_eq!(status, (signal != Signal::KILL).then_some(0));
        let again = Serving::start(&home);
        assert_eq!(again.ask("GET", &path, &Value::Null), moved);
        serving = Some(again);
    }
    serving.expect("a server runs").end(Signal::TERM);
}

#[test]
fn a_busy_port_and_a_file_in_use_are_named() {
    let home = Home::new();
    let busy = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    let port = busy.local_addr().expect("it has an address").port().to_string();
    let line = home.run(&["serve", "--port", &port, "--data", "x.db"], "").refused(1);
    assert!(line.contains("another program is there already"), "{line}");
    let serving = Serving::start(&home);
    let line = home.run(&["serve", "--port", "0", "--data", "games.db"], "");
    assert!(line.err.contains("in use by another program"), "{line:?}");
    serving.end(Signal::TERM);
}
