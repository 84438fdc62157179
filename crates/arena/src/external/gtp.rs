//! The asking side of the Go Text Protocol, for games that have learned it from Go.
//!
//! The program keeps the board: it is told each move with `play`, and answers `genmove`
//! with one that it has played itself. A pass is a move of ours, while some programs
//! (gtp-rhino) pass by themselves and refuse the word: we tell it, and do not mind when it
//! is refused; a program that thinks otherwise shows it at its next move. A forced pass is
//! no question and is not asked for.
//!
//! The protocol knows whole seconds only: a shorter budget is not told, and the program must
//! be set to keep it by its own options. Nodes and depth cannot be told at all.

use std::time::{Duration, Instant};

use sakiyomi_core::{Budget, Quoted, Rng, Seat, Stop};
use sakiyomi_engines::Game;

use super::program::{Program, seconds};
use super::ugi::GLANCE;
use crate::player::{Answer, Choice, Fault, Player, SoFar};
use crate::{ArenaError, Limits};

/// A program that speaks GTP.
pub(crate) struct GtpPlayer {
    program: Program,
    /// What it knows of Quarry's `set_game`, and whether it takes the time.
    chooses_game: bool,
    takes_time: bool,
    /// The moves that its board has.
    told: Vec<String>,
}

/// A response: the text after `=`, or the one after `?`.
type Response = Result<String, String>;

impl GtpPlayer {
    /// Returns the player; the program is started when it is first needed.
    pub(crate) const fn new(command: Vec<String>, limits: Limits) -> GtpPlayer {
        let program = Program::new(command, limits);
        GtpPlayer { program, chooses_game: false, takes_time: false, told: Vec::new() }
    }

    fn ensure_running(&mut self) -> Result<(), Fault> {
        if self.program.ensure_started()? {
            self.demand("protocol_version")?;
            let commands = self.demand("list_commands")?;
            let knows = |name: &str| commands.lines().any(|line| line.trim() == name);
            self.chooses_game = knows("set_game");
            self.takes_time = knows("time_settings");
        }
        Ok(())
    }

    /// Puts up the start of the game.
    fn clear<S: Game>(&mut self) -> Result<(), Fault> {
        if self.chooses_game {
            self.demand(&format!("set_game {}", S::INFO.name.en.replace(' ', "")))?;
        }
        self.demand(&format!("boardsize {}", S::PLANES[2]))?;
        self.demand("clear_board")?;
        self.told.clear();
        Ok(())
    }

    /// Says a command that must succeed.
    fn demand(&mut self, command: &str) -> Result<String, Fault> {
        let until = Instant::now() + self.program.patience();
        self.program.say(command);
        let patience = self.program.patience();
        let response = self.response(|_| {
            if Instant::now() < until {
                return Ok(());
            }
            Err(Fault::Time(format!("no response to `{command}` after {}", seconds(patience))))
        })?;
        response.map_err(|problem| {
            Fault::Illegal(format!("`{command}` was refused: {}", Quoted(&problem)))
        })
    }

    /// Waits for a response; `go_on` ends the wait.
    fn response(
        &mut self,
        mut go_on: impl FnMut(&Program) -> Result<(), Fault>,
    ) -> Result<Response, Fault> {
        let mut response: Option<(bool, String)> = None;
        loop {
            match self.program.hear(GLANCE)? {
                // The empty line ends a response; before it, it is noise.
                Some(line) if line.is_empty() => {
                    if let Some((ok, text)) = response {
                        return Ok(if ok { Ok(text) } else { Err(text) });
                    }
                }
                Some(line) => match &mut response {
                    Some((_, text)) => {
                        text.push('\n');
                        text.push_str(&line);
                    }
                    None => response = begun(&line),
                },
                None => {}
            }
            if let Err(fault) = go_on(&self.program) {
                // What it says later would be taken for the next response.
                self.program.end();
                return Err(fault);
            }
        }
    }

    /// Tells the program the moves that its board does not have.
    fn tell<S: Game>(&mut self, game: &SoFar<'_, S>) -> Result<(), Fault> {
        let moves: Vec<String> = game.moves.iter().map(ToString::to_string).collect();
        if !moves.starts_with(&self.told) {
            self.clear::<S>()?;
        }
        let mut state = game.start.clone();
        for (index, (&mv, text)) in game.moves.iter().zip(&moves).enumerate() {
            let seat = state.to_move();
            let pass = S::automatic(&state.view(seat)) == Some(mv);
            state.apply(mv);
            if index < self.told.len() {
                continue;
            }
            match self.demand(&format!("play {} {}", colour(seat), vertex(text, pass))) {
                Err(Fault::Illegal(_)) if pass => {}
                told => drop(told?),
            }
            self.told.push(text.clone());
        }
        Ok(())
    }
}

/// Reads the first line of a response: the mark, perhaps a number, and text.
fn begun(line: &str) -> Option<(bool, String)> {
    let ok = match line.chars().next() {
        Some('=') => true,
        Some('?') => false,
        _ => return None,
    };
    let text = line[1..].trim_start_matches(|c: char| c.is_ascii_digit()).trim();
    Some((ok, text.to_owned()))
}

const fn colour(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "black",
        Seat::Second => "white",
    }
}

fn vertex(mv: &str, pass: bool) -> String {
    if pass { "pass".to_owned() } else { mv.to_ascii_uppercase() }
}

impl<S: Game> Player<S> for GtpPlayer {
    fn new_game(&mut self, _seed: u64) -> Result<(), Fault> {
        self.ensure_running()?;
        self.clear::<S>()
    }

    fn choose(&mut self, game: &SoFar<'_, S>, budget: Budget, stop: &Stop) -> Answer<S::Move> {
        if *game.start != S::initial(&mut Rng::seeded(0)) {
            return Err(Fault::Illegal("GTP has no words for another start".to_owned()));
        }
        let seat = game.state.to_move();
        if let Some(pass) = S::automatic(&game.state.view(seat)) {
            let none = Duration::ZERO;
            return Ok(Choice { mv: pass, score: None, nodes: 0, depth: 0, wall: none, cpu: none });
        }
        self.tell(game)?;
        let time = [budget.wall, budget.cpu].into_iter().flatten().min();
        if let Some(whole) = time.map(|time| time.as_secs()).filter(|&time| time > 0)
            && self.takes_time
        {
            // A period for a single move, again and again.
            self.demand(&format!("time_settings 0 {whole} 1"))?;
        }
        let watch = self.program.watch(&budget, stop);
        self.program.say(&format!("genmove {}", colour(seat)));
        let response = self.response(|program| {
            if watch.stop.is_requested() {
                return Err(Fault::Stopped);
            }
            if program.is_late(&watch) {
                let waited = seconds(program.spent(&watch).0);
                return Err(Fault::Time(format!("no move after {waited}; it was ended")));
            }
            Ok(())
        })?;
        let (wall, cpu) = self.program.spent(&watch);
        let text =
            response.map_err(|problem| Fault::Illegal(format!("genmove: {}", Quoted(&problem))))?;
        let mv: S::Move = text
            .to_ascii_lowercase()
            .parse()
            .map_err(|_| Fault::Illegal(format!("genmove: {}", Quoted(&text))))?;
        self.told.push(mv.to_string());
        Ok(Choice { mv, score: None, nodes: 0, depth: 0, wall, cpu })
    }

    /// Starts the program and puts up the start.
    fn check(&mut self) -> Result<(), ArenaError> {
        let ready = self.ensure_running().and_then(|()| self.clear::<S>());
        ready.map_err(|fault| self.program.error(fault, "GTP"))
    }

    fn loses_on_time(&self) -> bool {
        true
    }
}
