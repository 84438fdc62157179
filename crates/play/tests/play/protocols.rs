//! Conversations with other programs, held without a process.
//!
//! The transcripts in `golden` begin with the command that starts them. `>` is input and
//! `<` output, in this order: the next line is not sent before the output of the last one is
//! there. Times, speeds and the version are written `*`.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use proptest::prelude::*;
use sakiyomi_core::ManualClock;
use sakiyomi_othello::protocols::PlayerConfig;
use sakiyomi_othello::protocols::gtp::{Gtp, GtpConfig};
use sakiyomi_othello::protocols::nboard::{NBoard, NBoardConfig};
use sakiyomi_play::protocols::ugi::{Ugi, UgiConfig, UgiError};
use sakiyomi_score_four::contest::{ContestConfig, Contestant};

#[test]
fn every_golden_transcript_is_answered_as_it_was() {
    for protocol in ["ugi", "nboard", "gtp"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(protocol);
        let mut games = Vec::new();
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            games.push(hold(&text, &path.display().to_string()));
        }
        assert!(!games.is_empty(), "{protocol} has no transcript");
        for info in
            crate::games().iter().map(|game| game.info()).filter(|info| !info.is_solitaire())
        {
            let spoken = protocol == "ugi" || info.id == "othello";
            let held = games.iter().any(|game| game == info.id);
            assert!(held || !spoken, "{protocol} has no transcript of {}", info.id);
        }
    }
}

#[test]
fn the_conversations_of_the_documentation_are_true() {
    for protocol in ["ugi", "nboard", "gtp"] {
        let transcripts = documented(protocol);
        assert!(!transcripts.is_empty(), "{protocol}");
        for transcript in transcripts {
            hold(&transcript, "docs/protocols.md");
        }
    }
    let config = ContestConfig {
        engine: "heuristic".parse().unwrap(),
        clock: Arc::new(ManualClock::default()),
        ..ContestConfig::default()
    };
    let contest = documented("contest").concat();
    let (asked, answered): (Vec<&str>, Vec<&str>) =
        contest.lines().partition(|line| line.starts_with("> "));
    assert!(!asked.is_empty());
    let mut contestant = Contestant::new(&config).unwrap();
    let answers: Vec<String> =
        asked.iter().map(|line| format!("< {}", contestant.answer(&line[2..]))).collect();
    assert_eq!(answers, answered);
}

/// Returns the blocks of `docs/protocols.md` that are marked with `language`.
fn documented(language: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocols.md");
    let text = std::fs::read_to_string(path).expect("the page can be read");
    text.split(&format!("```{language}\n"))
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap_or_default().to_owned())
        .collect()
}

/// Holds the conversation of a transcript, and returns the game it is about.
fn hold(transcript: &str, name: &str) -> String {
    let mut lines = transcript.lines().zip(1..).filter(|(line, _)| !line.starts_with('#'));
    let (game, side) = side_of(lines.next().expect("a transcript begins with its command").0);
    let (input, received) = channel();
    let (output, answers) = channel();
    let talk = std::thread::spawn(move || side(received, Lines::new(output)));
    for (line, number) in lines {
        if let Some(said) = line.strip_prefix("> ") {
            input.send(said.to_owned()).expect("the conversation goes on");
        } else {
            let expected = line.strip_prefix('<').expect("a line begins with > or <");
            let expected = expected.strip_prefix(' ').unwrap_or(expected);
            // An answer that never comes must fail the test, not hang it.
            let answer = answers.recv_timeout(Duration::from_secs(60));
            let answer = answer.unwrap_or_else(|_| panic!("{name}, line {number}: no answer"));
            assert_eq!(masked(&answer), expected, "{name}, line {number}");
        }
    }
    drop(input);
    talk.join().expect("nothing panics").expect("answers can be written");
    assert_eq!(answers.iter().collect::<Vec<_>>(), [""; 0], "{name}: after the last line");
    game
}

/// Our side of a conversation.
type Side = Box<dyn FnOnce(Receiver<String>, Lines) -> std::io::Result<()> + Send>;

/// Reads `$ sakiyomi protocol P --game G --engine E --seed S`; P without a game is of Othello.
fn side_of(command: &str) -> (String, Side) {
    let words: Vec<&str> = command.split_whitespace().collect();
    let othello = |engine: &str, seed: &str| PlayerConfig {
        engine: engine.parse().expect("an engine"),
        seed: seed.parse().expect("a number"),
        memory: 1 << 20,
    };
    let (game, side): (&str, Side) = match words[..] {
        [
            "$",
            "sakiyomi",
            "protocol",
            "ugi",
            "--game",
            game,
            "--engine",
            engine,
            "--seed",
            seed,
        ] => {
            let config = UgiConfig {
                games: crate::games(),
                game: game.to_owned(),
                engine: engine.parse().expect("an engine"),
                seed: seed.parse().expect("a number"),
            };
            let ugi = Ugi::new(&config).expect("a transcript names a game and its engine");
            (game, Box::new(|input, mut out| ugi.run(input.into_iter(), &mut out)))
        }
        ["$", "sakiyomi", "protocol", "gtp", "--engine", engine, "--seed", seed] => {
            let config = GtpConfig { player: othello(engine, seed), ..GtpConfig::default() };
            let gtp = Gtp::new(&config).expect("a transcript names an engine");
            ("othello", Box::new(|input, mut out| gtp.run(input.into_iter(), &mut out)))
        }
        ["$", "sakiyomi", "protocol", "nboard", "--engine", engine, "--seed", seed] => {
            let config = NBoardConfig { player: othello(engine, seed), time: None };
            let nboard = NBoard::new(&config).expect("a transcript names an engine");
            ("othello", Box::new(|input, mut out| nboard.run(input.into_iter(), &mut out)))
        }
        _ => panic!("{command:?} is no command of this test"),
    };
    (game.to_owned(), side)
}

/// Puts `*` for what depends on the machine or the version.
fn masked(line: &str) -> String {
    let mut words: Vec<&str> = line.trim_end().split(' ').collect();
    let move_and_value;
    for index in 1..words.len() {
        if words[0] == "info" && ["time", "nps"].contains(&words[index - 1])
            || words[..index] == ["id", "name", "Sakiyomi"]
            || words[0] == "nodestats" && index == 2
        {
            words[index] = "*";
        }
    }
    if let ["===", choice] = words[..]
        && let Some((rest, _time)) = choice.rsplit_once('/')
    {
        move_and_value = format!("{rest}/*");
        words[1] = &move_and_value;
    }
    words.join(" ")
}

/// Sends each written line on.
struct Lines {
    line: Vec<u8>,
    to: Sender<String>,
}

impl Lines {
    fn new(to: Sender<String>) -> Lines {
        Lines { line: Vec::new(), to }
    }
}

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        for &byte in bytes {
            if byte == b'\n' {
                let line = String::from_utf8(std::mem::take(&mut self.line));
                let line = line.expect("answers are text");
                let _ = self.to.send(line);
            } else {
                self.line.push(byte);
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn ugi(game: &str, engine: &str) -> Result<Ugi, UgiError> {
    Ugi::new(&UgiConfig {
        games: crate::games(),
        game: game.to_owned(),
        engine: engine.parse().expect("an engine"),
        seed: 1,
    })
}

/// Sends all lines ahead and returns the answers.
fn answers(engine: &str, lines: &[&str]) -> Vec<String> {
    let lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
    let mut out = Vec::new();
    let ugi = ugi("score-four", engine).expect("the game has this engine");
    ugi.run(lines.into_iter(), &mut out).expect("answers can be written");
    String::from_utf8(out).expect("answers are text").lines().map(str::to_owned).collect()
}

#[test]
fn a_whole_conversation_may_be_sent_ahead() {
    let one = ["position startpos moves a1 a2 b1 b2 c1 c2", "go nodes 100", "query p1turn"];
    let answers = answers("heuristic", &one.repeat(50));
    let told: Vec<&str> =
        answers.iter().map(String::as_str).filter(|line| !line.starts_with("info")).collect();
    assert_eq!(told, ["bestmove d1", "response true"].repeat(50));
}

#[test]
fn the_end_of_input_ends_a_search_without_limit_with_its_answer() {
    for go in ["go infinite", "go"] {
        let answers = answers("heuristic", &[go]);
        assert!(answers.last().unwrap().starts_with("bestmove "), "{answers:?}");
    }
}

#[test]
fn quit_is_obeyed_during_a_search_and_nothing_after_it_is_answered() {
    let answers = answers("heuristic", &["go infinite", "d", "quit", "isready"]);
    assert!(answers.last().unwrap().starts_with("bestmove "), "{answers:?}");
}

#[test]
fn a_whole_game_can_be_played_by_two_that_talk_ugi() {
    for game in ["othello", "score-four", "contrast"] {
        let mut moves = String::new();
        loop {
            let ask = [
                // Each move has an engine of its own: small tables are quick to set up.
                "setoption name Hash value 1".into(),
                format!("position startpos{moves}"),
                "go nodes 50".into(),
                "query result".into(),
            ];
            let mut out = Vec::new();
            ugi(game, "strongest").unwrap().run(ask.into_iter(), &mut out).unwrap();
            let out = String::from_utf8(out).unwrap();
            assert!(!out.contains("illegal"), "{out}");
            let best = out.lines().find_map(|line| line.strip_prefix("bestmove ")).unwrap();
            if best == "none" {
                assert!(!out.contains("response none"), "{out}");
                break;
            }
            assert!(out.ends_with("response none\n"), "{out}");
            if moves.is_empty() {
                moves.push_str(" moves");
            }
            moves.push_str(&format!(" {best}"));
        }
    }
}

#[test]
fn nothing_that_is_sent_ends_the_conversation() {
    let long = "x".repeat(100_000);
    let lines = [
        "",
        " ",
        "\u{0}\u{1b}[2J",
        "position",
        "position fen",
        "position fen moves a1",
        "go go",
        "go depth 99999999999",
        "setoption",
        "setoption name",
        "setoption name Hash value 0",
        "setoption name Threads value -1",
        "setoption name Threads value 3",
        "setoption name Engine value :",
        "query",
        "position startpos a1",
        &long,
        "query p1turn",
    ];
    let answers = answers("heuristic", &lines);
    for line in &answers {
        assert!(line.chars().count() < 300 && !line.contains('\u{1b}'), "{line}");
    }
    assert_eq!(answers.last().unwrap(), "response true");
}

#[test]
fn a_solitaire_does_not_speak_ugi() {
    let Err(error) = ugi("twin-cool", "random") else { panic!("twin-cool is a solitaire") };
    assert_eq!(error.to_string(), "twin-cool is a solitaire, and UGI is for games of two");
}

#[test]
fn a_contestant_answers_each_line_and_survives_the_wrong_ones() {
    let config = ContestConfig {
        engine: "heuristic".parse().unwrap(),
        clock: Arc::new(ManualClock::default()),
        ..ContestConfig::default()
    };
    let three = |player: u8, beads: [u8; 3]| {
        let mut board = [[[0; 4]; 4]; 4];
        for x in 0..3 {
            board[0][0][x] = 1;
            board[0][1][x] = beads[x];
        }
        format!("{{\"board\":{board:?},\"player\":{player},\"last_move\":[0,0,0]}}")
    };
    let input = [three(1, [2, 2, 2]), "nonsense".to_owned(), String::new(), three(2, [2, 0, 2])];
    let mut out = Vec::new();
    Contestant::new(&config).unwrap().run(input.into_iter(), &mut out).unwrap();
    let out = String::from_utf8(out).unwrap();
    let answers: Vec<&str> = out.lines().collect();
    assert_eq!(answers.len(), 3, "{answers:?}");
    assert_eq!((answers[0], answers[2]), (r#"{"x":3,"y":0}"#, r#"{"x":3,"y":0}"#));
    assert!(answers[1].starts_with(r#"{"error":"the request is no JSON: "#), "{}", answers[1]);
}

fn nboard(engine: &str) -> NBoard {
    let player = PlayerConfig { engine: engine.parse().expect("an engine"), ..Default::default() };
    NBoard::new(&NBoardConfig { player, time: None }).expect("Othello has this engine")
}

fn gtp(engine: &str) -> Gtp {
    let player = PlayerConfig { engine: engine.parse().expect("an engine"), ..Default::default() };
    Gtp::new(&GtpConfig { player, time: Duration::from_secs(3600) })
        .expect("Othello has this engine")
}

/// Says `first`, waits for a line that begins with `sign`, says `then`, and returns what follows
/// up to the end of the conversation.
fn interrupt(side: Side, first: &[&str], sign: &str, then: &[&str]) -> Vec<String> {
    let (input, received) = channel();
    let (output, answers) = channel();
    let talk = std::thread::spawn(move || side(received, Lines::new(output)));
    let say = |lines: &[&str]| {
        for &line in lines {
            input.send(line.to_owned()).expect("the conversation goes on");
        }
    };
    say(first);
    while !answers.recv_timeout(Duration::from_secs(60)).expect(sign).starts_with(sign) {}
    say(then);
    drop(input);
    talk.join().expect("nothing panics").expect("answers can be written");
    answers.iter().collect()
}

#[test]
fn ping_ends_a_search_and_is_answered_after_it() {
    for (command, answer) in [("go", "=== "), ("hint 3", "search ")] {
        let side: Side =
            Box::new(|input, mut out| nboard("alpha-beta").run(input.into_iter(), &mut out));
        let said = interrupt(side, &["set depth 60", command], "search", &["ping 5", "quit"]);
        let pong = said.iter().position(|line| line == "pong 5").expect("a pong");
        assert_eq!(pong, said.len() - 1, "nothing follows: {said:?}");
        assert!(said[..pong].iter().any(|line| line.starts_with(answer)), "{said:?}");
    }
}

#[test]
fn ping_ends_an_analysis_and_the_game_stays() {
    let side: Side =
        Box::new(|input, mut out| nboard("alpha-beta").run(input.into_iter(), &mut out));
    let first = ["move f5", "move f6", "set depth 60", "analyze"];
    let said = interrupt(side, &first, "status Sakiyomi is an", &["ping 5", "move f5"]);
    let told: Vec<&str> = said.iter().map(String::as_str).collect();
    let refused = "status move: f5 is illegal: f5 is occupied";
    assert_eq!(told, ["status Sakiyomi is waiting", "pong 5", refused]);
}

#[test]
fn an_interrupted_search_plays_the_best_move_so_far() {
    let side: Side = Box::new(|input, mut out| gtp("alpha-beta").run(input.into_iter(), &mut out));
    let then = ["# interrupt", "gogui-rules_side_to_move"];
    let said = interrupt(side, &["name", "genmove b"], "= Sakiyomi", &then);
    assert!(said[1].starts_with("= ") && said[1].len() == 4, "{said:?}");
    assert_eq!(said[3], "= white");
}

#[test]
fn a_ping_that_was_sent_ahead_belongs_to_the_search_before_it() {
    let lines = ["set depth 1", "go", "go", "ping 1", "go", "ping 2"].map(String::from);
    let mut out = Vec::new();
    nboard("classic").run(lines.into_iter(), &mut out).unwrap();
    let out = String::from_utf8(out).unwrap();
    let told: String = out
        .lines()
        .filter_map(|line| match line.split(' ').next() {
            Some("===") => Some('m'),
            Some("pong") => Some('p'),
            _ => None,
        })
        .collect();
    assert_eq!(told, "mmpmp");
}

#[test]
fn whole_games_can_be_played_by_gtp_alone() {
    for seed in 0..4 {
        let player = PlayerConfig { engine: "random".parse().unwrap(), seed, memory: 1 << 20 };
        let config = GtpConfig { player, ..GtpConfig::default() };
        let mut lines = vec!["clear_board".to_owned()];
        for _ in 0..64 {
            // Two who know nothing of passes: each moves as often as it can.
            lines.extend(["genmove b", "genmove w"].map(String::from));
        }
        lines.extend(["final_score", "gogui-rules_legal_moves"].map(String::from));
        let mut out = Vec::new();
        Gtp::new(&config).unwrap().run(lines.into_iter(), &mut out).unwrap();
        let out = String::from_utf8(out).unwrap();
        let answers: Vec<&str> = out.split("\n\n").filter(|answer| !answer.is_empty()).collect();
        assert_eq!(answers.len(), 1 + 128 + 2);
        assert!(answers.iter().all(|answer| answer.starts_with('=')), "{out}");
        assert!(answers[129].len() > 2 && answers[130] == "=", "the game is over: {out}");
    }
}

/// Lines that are nearly right: the words of the protocol, and others, in any order.
fn nearly_ugi() -> impl Strategy<Value = String> {
    const WORDS: &str = "ugi|isready|setoption|name|value|Game|Engine|Hash|Threads|othello|random|\
        twin-cool|uginewgame|position|startpos|fen|moves|a1|b2|d4|ps|go|nodes|depth|movetime|p1time|\
        p2time|p1inc|1|0|-1|18446744073709551616|stop|query|p1turn|result|d|X|[./XO-]{1,70}|.{0,9}";
    proptest::collection::vec(WORDS, 0..7).prop_map(|words| words.join(" "))
}

fn nearly_nboard() -> impl Strategy<Value = String> {
    const WORDS: &str = "nboard|set|depth|game|contempt|move|hint|go|ping|learn|analyze|1|2|0|-1|\
        F5|d6|PA|f5/1.2/3|status|.{0,9}|\\(;GM\\[Othello\\]|BO\\[8|[-*O]{64}|\\*\\]|B\\[F5\\]|;\\)";
    proptest::collection::vec(WORDS, 0..6).prop_map(|words| words.join(" "))
}

fn nearly_gtp() -> impl Strategy<Value = String> {
    const WORDS: &str = "1|99999999999|play|genmove|undo|gg-undo|boardsize|8|komi|clear_board|b|white|\
        d3|F5|c4|pass|time_left|time_settings|0|10|final_score|showboard|known_command|#|\
        gogui-play_sequence|gogui-rules_board|sakiyomi-values|set_game|Othello|.{0,9}";
    proptest::collection::vec(WORDS, 0..6).prop_map(|words| words.join(" "))
}

/// Requests that are nearly right: boards with a wrong cell, list or player here and there.
fn nearly_contest() -> impl Strategy<Value = String> {
    let cell = "0|0|0|0|0|0|1|2|3|null";
    let row = proptest::collection::vec(cell, 4).prop_map(|cells| format!("[{}]", cells.join(",")));
    let level = proptest::collection::vec(row, 4).prop_map(|rows| format!("[{}]", rows.join(",")));
    let board = proptest::collection::vec(level, 3..5).prop_map(|levels| levels.join(","));
    (board, "1|2|0|\"\"", ".{0,3}").prop_map(|(board, player, rest)| {
        format!("{{\"board\":[{board}],\"player\":{player}}}{rest}")
    })
}

proptest! {
    #[test]
    fn any_ugi_conversation_is_held_to_its_end(
        mut lines in proptest::collection::vec(nearly_ugi(), 0..9)
    ) {
        lines.extend(["position startpos", "query p1turn"].map(String::from));
        let mut out = Vec::new();
        ugi("score-four", "heuristic").unwrap().run(lines.into_iter(), &mut out).unwrap();
        prop_assert!(out.ends_with(b"response true\n"), "{}", String::from_utf8_lossy(&out));
    }

    #[test]
    fn any_nboard_conversation_is_held_to_its_end(
        mut lines in proptest::collection::vec(nearly_nboard(), 0..9)
    ) {
        lines.push("ping 77".into());
        let mut out = Vec::new();
        nboard("greedy").run(lines.into_iter(), &mut out).unwrap();
        prop_assert!(out.ends_with(b"pong 77\n"), "{}", String::from_utf8_lossy(&out));
    }

    #[test]
    fn any_gtp_conversation_is_held_to_its_end(
        mut lines in proptest::collection::vec(nearly_gtp(), 0..9)
    ) {
        lines.push("77 name".into());
        let mut out = Vec::new();
        gtp("greedy").run(lines.into_iter(), &mut out).unwrap();
        prop_assert!(out.ends_with(b"=77 Sakiyomi\n\n"), "{}", String::from_utf8_lossy(&out));
    }

    #[test]
    fn any_contest_line_gets_one_line_of_json(line in prop_oneof![nearly_contest(), ".{0,80}"]) {
        let config = ContestConfig { engine: "heuristic".parse().unwrap(), ..Default::default() };
        let answer = Contestant::new(&config).unwrap().answer(&line);
        let json: serde_json::Value = serde_json::from_str(&answer).unwrap();
        prop_assert!(json["error"].is_string() || json["x"].is_u64() && json["y"].is_u64());
        prop_assert!(!answer.contains('\n') && answer.len() < 500, "{answer}");
    }
}

/// Says `lines`, and stays on the line until the conversation is over, or hangs up.
fn answers_to(lines: &[&str], hangs_up: bool) -> String {
    let engine = "alpha-beta".parse().expect("the session goes on");
    let config = UgiConfig { games: crate::games(), game: "othello".into(), engine, seed: 0 };
    let (sender, input) = channel();
    lines.iter().for_each(|&line| sender.send(line.to_owned()).expect("the session goes on"));
    let _sender = (!hangs_up).then_some(sender);
    let mut out = Vec::new();
    Ugi::new(&config)
        .expect("the session goes on")
        .run(input.into_iter(), &mut out)
        .expect("the session goes on");
    String::from_utf8(out).expect("the session goes on")
}

#[test]
fn stop_ends_a_search_and_what_waited_is_answered_after_it() {
    for go in ["go", "go infinite", "go movetime 600000"] {
        let out = answers_to(&[go, "isready", "query p1turn", "stop"], true);
        let mut rest = out.as_str();
        for word in ["readyok", "bestmove", "response true"] {
            rest = rest.split_once(word).unwrap_or_else(|| panic!("{word}: {out}")).1;
        }
    }
}

#[test]
fn quit_ends_a_search_that_would_go_on() {
    let out = answers_to(&["go infinite", "go depth 3", "quit"], false);
    assert_eq!(out.matches("bestmove").count(), 1, "{out}");
}
