//! A program that speaks the Universal Game Interface or GTP, well or badly.
//!
//! This test binary runs itself: on request the test below is an engine, and the test
//! harness's own lines are junk that a client must survive.

use std::io::{BufRead as _, Write as _};

use sakiyomi_othello::game;
use sakiyomi_play::{Session, SessionConfig};

const ROLE: &str = "SAKIYOMI_FAKE_ENGINE";

/// Returns the contestant that plays Othello in the way `role` says.
pub(crate) fn fake(role: &str) -> String {
    let program = std::env::current_exe().expect("a test knows its program");
    let program = program.to_str().expect("the path is text");
    let protocol = if role.starts_with("gtp-") { "gtp" } else { "exec" };
    format!("{protocol}:env {ROLE}={role} '{program}' fake_engine::acts --exact --nocapture")
}

#[test]
fn acts() {
    if let Ok(role) = std::env::var(ROLE) {
        match role.strip_prefix("gtp-") {
            Some(role) => act_gtp(role),
            None => act(&role),
        }
        std::process::exit(0);
    }
}

fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

fn break_down() {
    let _ = writeln!(std::io::stderr(), "no memory");
    std::process::exit(7);
}

fn act(role: &str) {
    let mut session: Option<Box<dyn Session>> = None;
    let mut asked = 0;
    for line in std::io::stdin().lock().lines() {
        let Ok(line) = line else { return };
        let words: Vec<&str> = line.split_whitespace().collect();
        match *words {
            ["ugi"] if role == "mute" => {}
            ["ugi"] if role == "stillborn" => break_down(),
            ["isready"] if role == "unready" => break_down(),
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
    let mut session = game().open(SessionConfig::default()).expect("a game has a start");
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

/// Speaks GTP, and knows no word for a pass: it passes by itself.
fn act_gtp(role: &str) {
    let new = || game().open(SessionConfig::default()).expect("a game has a start");
    let mut session = new();
    let mut asked = 0;
    for line in std::io::stdin().lock().lines() {
        let Ok(line) = line else { return };
        let words: Vec<&str> = line.split_whitespace().collect();
        match *words {
            ["protocol_version"] if role == "mute" => {}
            ["protocol_version"] if role == "stillborn" => break_down(),
            ["list_commands"] => say("= list_commands\nset_game\n"),
            ["set_game", "Othello"] | ["boardsize", "8"] if role != "refuses" => say("=\n"),
            ["clear_board"] => {
                (session, asked) = (new(), 0);
                say("=\n");
            }
            ["play", _, mv] => {
                let mv = mv.to_lowercase();
                pass_by_itself(session.as_mut());
                let known = mv != "pass" && session.play(&mv).is_ok();
                say(if known { "=\n" } else { "? syntax error\n" });
            }
            ["genmove", _] => {
                asked += 1;
                pass_by_itself(session.as_mut());
                let mv = session.legal_moves()[0].clone();
                session.play(&mv).expect("a legal move");
                answer_gtp(role, asked, &mv.to_uppercase());
            }
            ["quit"] => return say("=\n"),
            _ if line == "protocol_version" => say("noise\n\n=2\n"),
            _ => say("? unknown command\n"),
        }
    }
}

fn pass_by_itself(session: &mut dyn Session) {
    if let Some(pass) = session.automatic_move() {
        session.play(&pass).expect("a forced pass is legal");
    }
}

fn answer_gtp(role: &str, asked: u32, mv: &str) {
    match role {
        "crashes" if asked == 3 => std::process::exit(3),
        "hangs" if asked == 2 => std::thread::park(),
        "cheats" if asked == 2 => say("= A1B2\n"),
        "resigns" if asked == 2 => say("= resign\n"),
        "errs" if asked == 2 => say("? no idea\n"),
        _ => say(&format!("= {mv}\n")),
    }
}
