//! A program that speaks the Universal Game Interface, well or badly.
//!
//! This test binary runs itself: the test below is an engine when it is told to
//! be one, and the test harness' own lines are junk that a client must survive.

use std::io::{BufRead as _, Write as _};

use sakiyomi_play::{Session, SessionConfig, open};

const ROLE: &str = "SAKIYOMI_FAKE_ENGINE";

/// Returns the contestant that plays Othello in the way `role` says.
pub(crate) fn fake(role: &str) -> String {
    let program = std::env::current_exe().expect("a test knows its program");
    let program = program.to_str().expect("the path is text");
    format!("exec:env {ROLE}={role} '{program}' fake_engine::acts --exact --nocapture")
}

#[test]
fn acts() {
    if let Ok(role) = std::env::var(ROLE) {
        act(&role);
        std::process::exit(0);
    }
}

fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

fn act(role: &str) {
    let mut session: Option<Box<dyn Session>> = None;
    let mut asked = 0;
    for line in std::io::stdin().lock().lines() {
        let Ok(line) = line else { return };
        let words: Vec<&str> = line.split_whitespace().collect();
        match *words {
            ["ugi"] if role == "mute" => {}
            ["ugi"] => say("id name fake\nugiok"),
            ["isready"] => say("readyok"),
            ["uginewgame"] => asked = 0,
            ["position", "startpos", ref rest @ ..] => session = Some(set_up(rest)),
            ["go", ..] => {
                asked += 1;
                let mv = session.as_ref().map(|session| session.legal_moves()[0].clone());
                answer(role, asked, &mv.unwrap_or_default());
            }
            ["stop"] if role == "waits" => say("bestmove ps"),
            ["quit"] if role != "deaf" => return,
            _ => {}
        }
    }
    if role == "deaf" {
        std::thread::park();
    }
}

fn set_up(words: &[&str]) -> Box<dyn Session> {
    let mut session = open("othello", SessionConfig::default()).expect("othello is a game");
    for mv in words.iter().skip(1) {
        session.play(mv).expect("a referee sends legal moves");
    }
    session
}

fn answer(role: &str, asked: u32, mv: &str) {
    match role {
        "crashes" if asked == 3 => {
            let _ = writeln!(std::io::stderr(), "out of luck");
            std::process::exit(3);
        }
        "hangs" | "deaf" | "waits" if asked == 2 => {}
        "cheats" if asked == 2 => say("bestmove a1b2"),
        "forgets" if asked == 2 => say("bestmove"),
        "babbles" => {
            say("info depth 3 nodes 70 score cp 12 pv f5 d6\n\u{7}\u{fffd} bestmove?\ninfo\n");
            say(&"x".repeat(200_000));
            say(&format!("bestmove {mv} ponder c3"));
        }
        _ => say(&format!("info depth 2 nodes 30 score cp -5\nbestmove {mv}")),
    }
}
