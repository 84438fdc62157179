//! The program: one line of `main`, and every command knows the game.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::sessions::forced_kernels;

fn command(home: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tic-tac-toe"));
    command
        .args(args)
        .env_clear()
        .envs(forced_kernels())
        .env("HOME", home)
        .env("XDG_DATA_HOME", home.join("data"))
        .env("LANG", "C.UTF-8")
        .current_dir(home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Runs the program with `input` and returns what it answers.
fn answer(args: &[&str], input: &str) -> String {
    let home = tempfile::tempdir().unwrap();
    let mut child = command(home.path(), args).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("the input is piped");
    // A program that does not read its input closes it; that is no failure here.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {err}");
    String::from_utf8(output.stdout).expect("answers are text")
}

/// A server that runs.
struct Serving {
    child: Child,
    address: String,
    _home: TempDir,
}

impl Serving {
    fn start() -> Serving {
        let home = tempfile::tempdir().unwrap();
        let args = ["serve", "--port", "0", "--data", "games.db"];
        let mut child = command(home.path(), &args).spawn().expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("the output is piped");
        BufReader::new(out).read_line(&mut line).expect("the address is printed");
        let address = line.trim().rsplit("http://").next().expect("an address").to_owned();
        Serving { child, address, _home: home }
    }

    /// Sends a request and returns the answer.
    fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        let mut stream = TcpStream::connect(&self.address).expect("the server answers");
        let body = body.to_string();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .expect("a request can be sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer is text");
        let (_, body) = answer.split_once("\r\n\r\n").expect("an answer has a body");
        serde_json::from_str(body).unwrap_or_else(|_| panic!("no JSON: {answer}"))
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = kill_process(Pid::from_child(&self.child), Signal::TERM);
        let _ = self.child.wait();
    }
}

#[test]
fn the_game_stands_in_the_lists() {
    let games = answer(&["games"], "");
    assert_eq!(games.lines().count(), 5, "{games}");
    assert!(games.lines().last().unwrap().contains("Tic-tac-toe — three in a row wins"));
    let engines = answer(&["engines", "tic-tac-toe"], "");
    for name in ["random", "uct", "puct", "alpha-beta", "level"] {
        assert!(engines.contains(&format!("tic-tac-toe  {name}")), "{engines}");
    }
}

#[test]
fn a_game_in_the_terminal_is_played_to_its_end() {
    let shown = answer(&["play", "tic-tac-toe", "--seat", "both"], "b2\nb1\na1\na2\nc3\n");
    assert!(shown.contains("   a b c") && shown.contains("Crosses wins"), "{shown}");
    // Against the strongest engine nobody wins by taking the squares in order.
    let squares = "a1\nb1\nc1\na2\nb2\nc2\na3\nb3\nc3\n";
    let shown = answer(&["play", "tic-tac-toe", "--engine", "alpha-beta"], squares);
    assert!(shown.contains("Noughts wins"), "{shown}");
}

#[test]
fn other_programs_play_it_over_ugi() {
    let lines = "ugi\nposition startpos moves a1 b2 a2\ngo nodes 1000\nquery result\n";
    let args = ["protocol", "ugi", "--game", "tic-tac-toe"];
    let said = answer(&args, lines);
    assert!(said.contains("var tic-tac-toe"), "{said}");
    assert!(said.contains("bestmove a3"), "{said}");
    assert!(said.contains("response none"), "{said}");
}

#[test]
fn commands_that_a_game_has_nothing_for_say_so() {
    for (args, said) in [
        (&["solve", "tic-tac-toe", "--position", "---------"][..], "there is no solver"),
        (&["book", "tic-tac-toe", "--show"], "no engine for tic-tac-toe has a book"),
        (&["tune", "tic-tac-toe", "--run", "run"], "tic-tac-toe"),
        (&["simulate", "tic-tac-toe", "--engine", "random"], "tic-tac-toe"),
        (&["play", "tic-tac-to"], "did you mean tic-tac-toe?"),
    ] {
        let home = tempfile::tempdir().unwrap();
        let output = command(home.path(), args).output().unwrap();
        assert!(!output.status.success(), "{args:?}");
        let err = String::from_utf8_lossy(&output.stderr);
        assert!(err.contains(said) && err.lines().count() == 1, "{err}");
    }
}

#[test]
fn a_game_over_http_is_played_to_its_end() {
    let serving = Serving::start();
    let info = serving.ask("GET", "/api/info", &Value::Null);
    let games: Vec<&str> =
        info["games"].as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(games, ["othello", "score-four", "contrast", "twin-cool", "tic-tac-toe"]);

    let seats = json!([{ "kind": "human" }, { "kind": "engine", "engine": "strongest" }]);
    let mut game =
        serving.ask("POST", "/api/games", &json!({ "game": "tic-tac-toe", "seats": seats }));
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let picture = &game["node"]["picture"]["en"];
    let offered = picture.as_array().unwrap().iter().flat_map(|line| line.as_array().unwrap());
    assert_eq!(offered.filter(|span| span["move"].is_string()).count(), 9, "{picture}");

    // The person takes the first free square, and the engine answers, until somebody has won.
    while game["node"]["outcome"].is_null() {
        if game["node"]["to_move"] == 0 && game["thinking"].is_null() {
            let play = json!({ "move": game["node"]["legal"][0], "at": game["cursor"] });
            game = serving.ask("POST", &format!("{path}/moves"), &play);
            assert!(game["error"].is_null(), "{game}");
        } else {
            game = serving.ask("GET", &path, &Value::Null);
        }
    }
    assert_eq!(game["node"]["outcome"]["winner"], 1, "{game}");
    assert_eq!(game["node"]["outcome"]["text"]["ja"], "○の勝ち");
    let picture = game["node"]["picture"].to_string();
    assert!(!picture.contains("\"move\"") && picture.contains("second-last"), "{picture}");

    let export = format!("{path}/export");
    let mut stream = TcpStream::connect(&serving.address).unwrap();
    write!(
        stream,
        "GET {export} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n",
        serving.address
    )
    .unwrap();
    let mut record = String::new();
    stream.read_to_string(&mut record).unwrap();
    assert!(record.contains("sakiyomi-record") && record.contains("tic-tac-toe"), "{record}");
}
