//! The Universal Game Interface: what UCI is for chess, for any game of two.
//!
//! A front end says `position` and `go`; we answer with `info` lines while the
//! search runs and with `bestmove` at its end. `query` tells front ends that know
//! no game whose turn it is and who won. Positions and moves are the game's own
//! text forms; player 1 is the first seat. `docs/protocols.md` has the details.
//!
//! A search runs on a thread of its own while this one goes on reading. `stop`,
//! `isready` and `quit` are obeyed at once; every other line waits for the end of
//! the search, in its turn, so that a whole conversation may be sent ahead.
//!
//! ```
//! use sakiyomi_play::protocols::ugi::{Ugi, UgiConfig};
//! use sakiyomi_play::GameList;
//! let games = GameList::new(&[sakiyomi_othello::game()]);
//! let config = UgiConfig { games, game: "othello".into(), engine: "greedy".parse()?, seed: 0 };
//! let mut out = Vec::new();
//! let lines = ["position startpos moves f5", "query p1turn"].map(String::from);
//! Ugi::new(&config)?.run(lines.into_iter(), &mut out)?;
//! assert_eq!(String::from_utf8(out)?, "response false\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod game;
mod info;
mod limits;

use std::io::{self, Write};

use sakiyomi_core::{Budget, Effort, Glyphs, Lang, Line, Quoted, Reason, Stop, localized};

use super::conversation::{Conversation, Input, Then, Until};
use super::lines::say;
use crate::engine::{EngineError, EngineSpec};
use crate::{EngineLimits, GameList, UnknownGame, msg, suggestion};
use game::EngineGame;
use info::info_lines;
use limits::Limits;

/// What a conversation begins with.
#[derive(Clone, Debug)]
pub struct UgiConfig {
    /// The games that there are.
    pub games: GameList,
    /// The id of the game.
    pub game: String,
    /// The engine.
    pub engine: EngineSpec,
    /// Decides the engine's chance.
    pub seed: u64,
}

/// A conversation that cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum UgiError {
    /// There is no such game.
    Game(#[from] UnknownGame),
    /// The game has no such engine.
    Engine(#[from] EngineError),
    /// One plays this game alone.
    Solitaire(&'static str),
}

impl UgiError {
    /// Returns why the game cannot be played.
    pub fn reason(&self) -> Reason {
        match self {
            UgiError::Game(error) => error.reason(),
            UgiError::Engine(error) => error.reason(),
            UgiError::Solitaire(game) => Reason::new(msg("ugi-solitaire")).with("game", game),
        }
    }
}

localized!(UgiError);

/// The engine's side of a conversation.
pub struct Ugi {
    game: EngineGame,
    /// What a search may use for its tables, in megabytes.
    hash: u64,
    quitting: bool,
}

const COMMANDS: [&str; 11] = [
    "ugi",
    "isready",
    "setoption",
    "uginewgame",
    "position",
    "go",
    "stop",
    "query",
    "d",
    "print",
    "quit",
];

const HASH: std::ops::RangeInclusive<u64> = 1..=65_536;
const DEFAULT_HASH: u64 = 256;
const THREADS: std::ops::RangeInclusive<u32> = 1..=256;

impl Ugi {
    /// Sets up the start of the game.
    pub fn new(config: &UgiConfig) -> Result<Ugi, UgiError> {
        let game = EngineGame::new(&config.games, &config.game, &config.engine, config.seed)?;
        Ok(Ugi { game, hash: DEFAULT_HASH, quitting: false })
    }

    /// Answers every line until `quit` or the end of `input`.
    ///
    /// A thread of its own reads `input`; after `quit` it stays where it is, waiting for a line
    /// that nobody will answer. At the end of the input a search with a limit goes on to its end.
    pub fn run(
        mut self,
        input: impl Iterator<Item = String> + Send + 'static,
        output: &mut dyn Write,
    ) -> io::Result<()> {
        let mut talk = Conversation::begin(input)?;
        while !self.quitting
            && let Some(line) = talk.next_line()
        {
            if let Err(problem) = self.obey(&line, &mut talk, output)? {
                say(output, &format!("info string {problem}"))?;
            }
        }
        Ok(())
    }

    /// Does what a line says, or says what is wrong with it.
    fn obey(
        &mut self,
        line: &str,
        talk: &mut Conversation,
        output: &mut dyn Write,
    ) -> io::Result<Result<(), String>> {
        let mut words = line.split_whitespace();
        let Some(command) = words.next() else { return Ok(Ok(())) };
        match command {
            "ugi" => self.introduce(output)?,
            "isready" => say(output, "readyok")?,
            "uginewgame" => self.game.new_game(),
            "setoption" => return Ok(self.set_option(line)),
            "position" => return Ok(self.set_position(words)),
            "go" => return self.go(words, talk, output),
            "query" => match self.game.answer(words.next().unwrap_or_default()) {
                Ok(answer) => say(output, &format!("response {answer}"))?,
                Err(problem) => return Ok(Err(format!("query: {problem}"))),
            },
            "d" | "print" => self.show(output)?,
            // A search may have ended just before the front end sent `stop`.
            "stop" => {}
            "quit" => self.quitting = true,
            other => {
                let near = suggestion(other, COMMANDS);
                return Ok(Err(format!("unknown command {}; {near}", Quoted(other))));
            }
        }
        Ok(Ok(()))
    }

    /// Answers `ugi`: who we are, and what can be set.
    fn introduce(&self, output: &mut dyn Write) -> io::Result<()> {
        say(output, concat!("id name Sakiyomi ", env!("CARGO_PKG_VERSION")))?;
        say(output, "id author the Sakiyomi authors")?;
        let games: String = self.game.games().iter().map(|id| format!(" var {id}")).collect();
        say(output, &format!("option name Game type combo default {}{games}", self.game.id()))?;
        let engine = self.game.engine_name();
        say(output, &format!("option name Engine type string default {engine}"))?;
        let (least, most) = HASH.into_inner();
        let hash = self.hash;
        say(output, &format!("option name Hash type spin default {hash} min {least} max {most}"))?;
        if self.game.takes_threads() {
            let (least, most) = THREADS.into_inner();
            let range = format!("min {least} max {most}");
            say(output, &format!("option name Threads type spin default 1 {range}"))?;
        }
        say(output, "ugiok")
    }

    fn set_option(&mut self, line: &str) -> Result<(), String> {
        const FORM: &str = "setoption: the form is setoption name <name> value <value>";
        let words: Vec<&str> = line.split_whitespace().collect();
        let ["setoption", "name", name, "value", value] = words[..] else {
            return Err(FORM.to_owned());
        };
        let wrong = |problem: String| format!("setoption {name}: {problem}");
        let not_in = |least: u64, most: u64| {
            wrong(format!("{} is no number from {least} to {most}", Quoted(value)))
        };
        match name.to_ascii_lowercase().as_str() {
            "game" => self.game.change_game(value).map_err(|error| wrong(error.to_string())),
            "engine" => {
                let spec: EngineSpec = value.parse().map_err(|error| wrong(format!("{error}")))?;
                self.game.change_engine(&spec).map_err(|error| wrong(error.to_string()))
            }
            "hash" => {
                let (least, most) = HASH.into_inner();
                let number = value.parse().ok().filter(|number| HASH.contains(number));
                self.hash = number.ok_or_else(|| not_in(least, most))?;
                Ok(())
            }
            "threads" => {
                let (least, most) = THREADS.into_inner();
                let number = value.parse().ok().filter(|number| THREADS.contains(number));
                let threads = number.ok_or_else(|| not_in(least.into(), most.into()))?;
                if !self.game.takes_threads() {
                    let engine = self.game.engine_name();
                    return Err(wrong(format!("{engine} thinks on one thread only")));
                }
                self.game.change_threads(threads).map_err(|error| wrong(error.to_string()))
            }
            other => {
                let near = suggestion(other, ["Game", "Engine", "Hash", "Threads"]);
                Err(format!("setoption: unknown option {}; {near}", Quoted(name)))
            }
        }
    }

    fn set_position<'a>(&mut self, mut words: impl Iterator<Item = &'a str>) -> Result<(), String> {
        const FORM: &str =
            "position: the form is position startpos|fen <position> [moves <move>...]";
        let kind = words.next();
        let start: Vec<&str> = words.by_ref().take_while(|&word| word != "moves").collect();
        let start = match (kind, start.is_empty()) {
            (Some("startpos"), true) => None,
            (Some("fen"), false) => Some(start.join(" ")),
            _ => return Err(FORM.to_owned()),
        };
        let moves: Vec<&str> = words.collect();
        self.game
            .set_position(start, &moves)
            .map_err(|problem| format!("{problem}; the position stays as it was"))
    }

    fn show(&self, output: &mut dyn Write) -> io::Result<()> {
        let session = &self.game.session;
        let diagram = session.diagram(session.to_move(), Glyphs::Plain, Lang::EN, true);
        for line in diagram.to_plain().lines() {
            say(output, line)?;
        }
        say(output, &format!("fen {}", session.position()))?;
        match session.announcement() {
            Some(announcement) => say(output, &format!("over: {announcement}")),
            None => Ok(()),
        }
    }

    fn go<'a>(
        &mut self,
        words: impl Iterator<Item = &'a str>,
        talk: &mut Conversation,
        output: &mut dyn Write,
    ) -> io::Result<Result<(), String>> {
        let wrong = |problem: String| Ok(Err(format!("go: {problem}")));
        let limits = match Limits::parse(words) {
            Ok(limits) => limits,
            Err(problem) => return wrong(problem),
        };
        let EngineGame { session, engine, .. } = &mut self.game;
        if let Some(announcement) = session.announcement() {
            say(output, &format!("info string go: the game is over: {announcement}"))?;
            return say(output, "bestmove none").map(Ok);
        }
        let budget = match limits.budget(session.to_move(), session.plies_left().div_ceil(2)) {
            Ok(budget) => Budget { memory: Some(self.hash << 20), ..budget },
            Err(problem) => return wrong(problem),
        };
        let (stop, quitting) = (Stop::default(), &mut self.quitting);
        let unlimited = limits.is_unlimited();
        let report = talk.during(
            if unlimited { Until::Stopped } else { Until::Done },
            &stop,
            |watch| match unlimited {
                true => session.analyze(*engine, EngineLimits { budget, lines: 1 }, &stop, watch),
                false => session.choose(*engine, budget, &stop, watch),
            },
            |heard| {
                match heard {
                    Input::SearchUpdate(update) => {
                        write_info(output, &update.lines, update.effort)?
                    }
                    Input::Line("isready", _) => say(output, "readyok")?,
                    // Sent ahead: it comes after a `go` that waits for this search to reach its limit.
                    Input::Line("stop", waiting)
                        if !unlimited && waiting.iter().any(|line| is_go(line)) =>
                    {
                        return Ok(Then::Wait);
                    }
                    Input::Line("stop", _) => stop.request(),
                    Input::Line("quit", _) => {
                        *quitting = true;
                        stop.request();
                    }
                    Input::Line(..) => return Ok(Then::Wait),
                }
                Ok(Then::Drop)
            },
        )?;
        let report = report.expect("the game is not over");
        write_info(output, &report.lines, report.effort)?;
        if let Some(reason) = &report.reason {
            say(output, &format!("info string {reason}"))?;
        }
        say(output, &format!("bestmove {}", report.best)).map(Ok)
    }
}

fn write_info(output: &mut dyn Write, lines: &[Line<String>], effort: Effort) -> io::Result<()> {
    info_lines(lines, effort).iter().try_for_each(|line| say(output, line))
}

fn is_go(line: &str) -> bool {
    line.split_whitespace().next() == Some("go")
}
