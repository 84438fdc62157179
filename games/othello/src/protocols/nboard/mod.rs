//! The NBoard protocol, version 2: how NBoard and other Othello boards talk to engines.
//!
//! The board sends `set game` with a game in GGF, then `go` or `hint`; we answer with
//! `search` lines while the search runs, `===` and a move for `go`. The board does not
//! change with our move: it comes back as `move`. `ping` says that the position is about
//! to change: a running search ends, is answered, and only then comes `pong`, so that the
//! board knows to which position each line belongs. `docs/protocols.md` has the details.
//!
//! ```
//! use sakiyomi_othello::protocols::PlayerConfig;
//! use sakiyomi_othello::protocols::nboard::{NBoard, NBoardConfig};
//! let player = PlayerConfig { engine: "classic:depth=1".parse()?, ..Default::default() };
//! let lines = ["set depth 1", "move f5", "ping 7"].map(String::from);
//! let mut out = Vec::new();
//! NBoard::new(&NBoardConfig { player, time: None })?.run(lines.into_iter(), &mut out)?;
//! assert_eq!(String::from_utf8(out)?, "set myname Sakiyomi1\npong 7\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod words;

use std::io::{self, Write};
use std::time::Duration;

use crate::formats::GGF;
use sakiyomi_core::{Budget, Quoted, Record, Report, Stop};
use sakiyomi_play::suggestion;

use super::{EngineError, EngineGame, Failure, PlayerConfig, Wanted};
use sakiyomi_play::protocols::conversation::{Conversation, Input, Then, Until};
use sakiyomi_play::protocols::say;

/// How a conversation begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NBoardConfig {
    /// Who answers.
    pub player: PlayerConfig,
    /// What a search may take, whatever its depth.
    pub time: Option<Duration>,
}

/// The engine's side of a conversation.
pub struct NBoard {
    game: EngineGame,
    depth: u32,
    time: Option<Duration>,
    quitting: bool,
}

const NAME: &str = "Sakiyomi";
const VERSIONS: [u32; 2] = [1, 2];
const DEPTHS: std::ops::RangeInclusive<u32> = 1..=60;
/// The search depth until `set depth`.
const DEFAULT_DEPTH: u32 = 8;
const MOST_HINTS: usize = 64;

const COMMANDS: [&str; 9] =
    ["nboard", "set", "move", "hint", "go", "ping", "learn", "analyze", "quit"];

type Done = Result<(), Failure>;

impl NBoard {
    /// Sets up the start of the game.
    ///
    /// # Errors
    /// When Othello has no such engine.
    pub fn new(config: &NBoardConfig) -> Result<NBoard, EngineError> {
        Ok(NBoard {
            game: EngineGame::new(&config.player)?,
            depth: DEFAULT_DEPTH,
            time: config.time,
            quitting: false,
        })
    }

    /// Answers every line until `quit` or the end of `input`.
    ///
    /// # Errors
    /// When an answer cannot be written.
    pub fn run(
        mut self,
        input: impl Iterator<Item = String> + Send + 'static,
        output: &mut dyn Write,
    ) -> io::Result<()> {
        let mut talk = Conversation::begin(input)?;
        while !self.quitting
            && let Some(line) = talk.next_line()
        {
            match self.obey(&line, &mut talk, output) {
                Ok(()) => {}
                Err(Failure::Refused(problem)) => say(output, &format!("status {problem}"))?,
                Err(Failure::Io(error)) => return Err(error),
            }
        }
        Ok(())
    }

    fn obey(&mut self, line: &str, talk: &mut Conversation, output: &mut dyn Write) -> Done {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match command {
            "" => {}
            "nboard" => self.greet(rest, output)?,
            "set" => self.set(rest, output)?,
            "move" => self.play(rest)?,
            "hint" => self.hint(rest, talk, output)?,
            "go" => self.go(talk, output)?,
            // A search, if there was one, has ended: it was stopped when the line came.
            "ping" => match rest.parse::<i64>() {
                Ok(number) => say(output, &format!("pong {number}"))?,
                Err(_) => return Err(format!("ping: {} is no number", Quoted(rest)).into()),
            },
            // Games are no way to extend our book: `sakiyomi book` does that.
            "learn" => say(output, "learned")?,
            "analyze" => self.analyze(talk, output)?,
            "quit" => self.quitting = true,
            // NBoard 1.1 sends a move as it is.
            word if words::read_move(word).is_some() && rest.is_empty() => self.play(word)?,
            other => {
                let near = suggestion(other, COMMANDS);
                return Err(format!("unknown command {}; {near}", Quoted(other)).into());
            }
        }
        Ok(())
    }

    fn greet(&self, version: &str, output: &mut dyn Write) -> Done {
        say(output, &format!("set myname {NAME}"))?;
        match version.parse::<u32>() {
            Ok(version) if VERSIONS.contains(&version) => Ok(()),
            _ => Err(format!("nboard: {} is no version we speak: 1 and 2", Quoted(version)).into()),
        }
    }

    fn set(&mut self, rest: &str, output: &mut dyn Write) -> Done {
        let (name, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let value = value.trim();
        match name {
            "depth" => {
                let depth = value.parse().ok().filter(|depth| DEPTHS.contains(depth));
                self.depth = depth.ok_or_else(|| {
                    let (least, most) = DEPTHS.into_inner();
                    let value = Quoted(value);
                    format!("set depth: {value} is no depth from {least} to {most}")
                })?;
                // The board shows who thinks how far.
                say(output, &format!("set myname {NAME}{}", self.depth))?;
                Ok(())
            }
            "game" => Ok(self.set_game(value).map_err(|problem| format!("set game: {problem}"))?),
            // No engine of ours plays for or against a draw, so that every value does the same.
            "contempt" => match value.parse::<f64>() {
                Ok(contempt) if contempt.is_finite() => Ok(()),
                _ => Err(format!("set contempt: {} is no number", Quoted(value)).into()),
            },
            other => {
                let near = suggestion(other, ["depth", "game", "contempt"]);
                Err(format!("set: unknown variable {}; {near}", Quoted(other)).into())
            }
        }
    }

    fn set_game(&mut self, text: &str) -> Result<(), String> {
        let mut games = (GGF.read)(Box::new(text.as_bytes()));
        let game = games.next().ok_or("expected a game in GGF, found nothing".to_owned())?;
        let game = game.map_err(|error| error.to_string())?;
        // How another game was ended by its players does not end this one.
        let game = Record { result: None, ..game };
        self.game.session.load(&game).map_err(|error| error.to_string())
    }

    fn play(&mut self, text: &str) -> Done {
        let word = text.split('/').next().unwrap_or_default().trim();
        let mv = words::read_move(word)
            .ok_or_else(|| format!("move: {} is no square A1 to H8 and no PA", Quoted(word)))?;
        self.game.session.play(&mv.to_string()).map_err(|error| format!("move: {error}"))?;
        Ok(())
    }

    fn hint(&mut self, count: &str, talk: &mut Conversation, output: &mut dyn Write) -> Done {
        let lines = match (count, count.parse::<usize>()) {
            ("", _) => 1,
            (_, Ok(lines)) if lines > 0 => lines.min(MOST_HINTS),
            _ => return Err(format!("hint: {} is no number of moves", Quoted(count)).into()),
        };
        let Some(report) = self.search(Wanted::Lines(lines), talk, output)? else {
            return Err(self.over("hint"));
        };
        words::hints(&report, lines).iter().try_for_each(|line| say(output, line))?;
        say(output, &words::node_stats(report.effort))?;
        self.rest(output)
    }

    fn go(&mut self, talk: &mut Conversation, output: &mut dyn Write) -> Done {
        if let Some(pass) = self.game.session.automatic_move() {
            return Ok(say(output, &words::forced(&pass))?);
        }
        let Some(report) = self.search(Wanted::Move, talk, output)? else {
            return Err(self.over("go"));
        };
        say(output, &words::node_stats(report.effort))?;
        say(output, &words::chosen(&report))?;
        self.rest(output)
    }

    /// Evaluates every position of the game, the last one first, so that the tables help with earlier ones.
    fn analyze(&mut self, talk: &mut Conversation, output: &mut dyn Write) -> Done {
        let game = self.game.session.record();
        say(output, &format!("status {NAME} is analyzing"))?;
        let stop = Stop::default();
        for moves in (0..=game.moves.len()).rev() {
            let part = Record { moves: game.moves[..moves].to_vec(), result: None, ..game.clone() };
            self.game.session.load(&part).expect("the beginning of a game can be set up");
            let value = match self.game.session.verdict() {
                Some(_) => Some(words::final_value(&self.game.state())),
                None => {
                    let quiet = &mut io::sink();
                    self.think(Wanted::Lines(1), &stop, talk, quiet)?
                        .as_ref()
                        .and_then(words::value)
                }
            };
            if stop.is_requested() {
                break;
            }
            if let Some(value) = value {
                say(output, &format!("analysis {moves} {value}"))?;
            }
        }
        let whole = Record { result: None, ..game };
        self.game.session.load(&whole).expect("a game of the table can be set up again");
        self.rest(output)
    }

    /// Thinks about the position, and shows what it finds on the way; `None` when the game is over.
    fn search(
        &mut self,
        wanted: Wanted,
        talk: &mut Conversation,
        output: &mut dyn Write,
    ) -> io::Result<Option<Report<String>>> {
        if self.game.session.verdict().is_some() {
            return Ok(None);
        }
        say(output, &format!("status {NAME} is thinking"))?;
        self.think(wanted, &Stop::default(), talk, output)
    }

    fn think(
        &mut self,
        wanted: Wanted,
        stop: &Stop,
        talk: &mut Conversation,
        output: &mut dyn Write,
    ) -> io::Result<Option<Report<String>>> {
        let game = &mut self.game;
        let budget = Budget { wall: self.time, depth: Some(self.depth), ..Budget::UNLIMITED };
        talk.during(
            Until::DoneSoon,
            stop,
            |observer| game.search(wanted, budget, stop, observer),
            |heard| {
                match heard {
                    Input::SearchUpdate(update) => {
                        for line in words::search_lines(&update.lines, update.effort).iter().rev() {
                            say(output, line)?;
                        }
                    }
                    Input::Line(line, waiting) => match line.split_whitespace().next() {
                        // What waits before it is answered too, but without a thought.
                        Some("quit") => stop.request(),
                        // One that was sent ahead is meant for a search that waits before it.
                        Some("ping") if !waiting.iter().any(|line| starts_search(line)) => {
                            stop.request();
                        }
                        _ => {}
                    },
                }
                Ok(Then::Wait)
            },
        )
    }

    fn rest(&self, output: &mut dyn Write) -> Done {
        Ok(say(output, &format!("status {NAME} is waiting"))?)
    }

    fn over(&self, command: &str) -> Failure {
        let how = self.game.session.announcement().map_or_else(String::new, |r| r.to_string());
        format!("{command}: the game is over: {how}").into()
    }
}

fn starts_search(line: &str) -> bool {
    matches!(line.split_whitespace().next(), Some("go" | "hint" | "analyze"))
}
