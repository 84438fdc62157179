//! The client side of the Go Text Protocol, for other games that use it.
//!
//! The program keeps the board: it gets each move by `play`, and plays its own `genmove`s. Some
//! programs (gtp-rhino) pass by themselves: a refused `pass` is ignored, and no `genmove` is sent
//! where a pass is forced. The protocol has whole seconds only: shorter budgets, nodes and depth
//! are not sent, and the program must be limited by its own options.

use std::time::{Duration, Instant};

use sakiyomi_core::{Budget, Lang, Quoted, Seat, Stop};
use sakiyomi_play::{GameEntry, SessionConfig};

use super::program::{Program, seconds};
use super::ugi::{POLL_INTERVAL, initial_position};
use crate::player::{Choice, Fault, GameSoFar, Player};
use crate::{ArenaError, Limits};

pub(crate) struct GtpPlayer {
    game: &'static dyn GameEntry,
    program: Program,
    /// Whether it knows Quarry's `set_game`.
    chooses_game: bool,
    /// Whether it knows `time_settings`.
    takes_time: bool,
    sent: Vec<String>,
}

/// A response: the text after `=`, or the one after `?`.
type Response = Result<String, String>;

impl GtpPlayer {
    /// Returns the player; the program starts when it is first needed.
    pub(crate) const fn new(
        game: &'static dyn GameEntry,
        command: Vec<String>,
        limits: Limits,
    ) -> GtpPlayer {
        let program = Program::new(command, limits);
        GtpPlayer { game, program, chooses_game: false, takes_time: false, sent: Vec::new() }
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

    fn clear(&mut self) -> Result<(), Fault> {
        if self.chooses_game {
            self.demand(&format!(
                "set_game {}",
                self.game.info().name.get(Lang::EN).replace(' ', "")
            ))?;
        }
        // The planes of a network are as large as the board.
        let encodings = self.game.network().map_or_else(Vec::new, |network| network.encodings());
        if let Some(&size) = encodings.first().and_then(|encoding| encoding.planes.get(2)) {
            self.demand(&format!("boardsize {size}"))?;
        }
        self.demand("clear_board")?;
        self.sent.clear();
        Ok(())
    }

    /// Sends a command that must succeed.
    fn demand(&mut self, command: &str) -> Result<String, Fault> {
        let timeout = self.program.response_timeout();
        let until = Instant::now() + timeout;
        self.program.send(command);
        let response = self.response(|_| {
            if Instant::now() < until {
                return Ok(());
            }
            Err(Fault::Time(format!("no response to `{command}` after {}", seconds(timeout))))
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
        let mut response: Option<Response> = None;
        loop {
            match self.program.read_line(POLL_INTERVAL)? {
                // The empty line ends a response; before it, it is noise.
                Some(line) if line.is_empty() => {
                    if let Some(response) = response {
                        return Ok(response);
                    }
                }
                Some(line) => match &mut response {
                    Some(Ok(text) | Err(text)) => {
                        text.push('\n');
                        text.push_str(&line);
                    }
                    None => response = begun(&line),
                },
                None => {}
            }
            if let Err(fault) = go_on(&self.program) {
                // A late response would be taken for the next one.
                self.program.end();
                return Err(fault);
            }
        }
    }

    /// Sends the moves that the program's board does not have.
    fn send_moves(&mut self, game: &GameSoFar<'_>) -> Result<(), Fault> {
        if !game.moves.starts_with(&self.sent) {
            self.clear()?;
        }
        let mut session = self.game.open(SessionConfig::default()).expect("a game has a start");
        for (index, mv) in game.moves.iter().enumerate() {
            let seat = session.to_move();
            let pass = session.automatic_move().as_ref() == Some(mv);
            session.play(mv).expect("the referee checked the moves");
            if index < self.sent.len() {
                continue;
            }
            let vertex = if pass { "pass".to_owned() } else { mv.to_ascii_uppercase() };
            match self.demand(&format!("play {} {vertex}", colour(seat))) {
                Err(Fault::Illegal(_)) if pass => {}
                response => drop(response?),
            }
            self.sent.push(mv.clone());
        }
        Ok(())
    }
}

/// Reads the first line of a response: the mark, perhaps a number, and text.
fn begun(line: &str) -> Option<Response> {
    let (mark, text) = line.split_at_checked(1)?;
    let text = text.trim_start_matches(|c: char| c.is_ascii_digit()).trim().to_owned();
    match mark {
        "=" => Some(Ok(text)),
        "?" => Some(Err(text)),
        _ => None,
    }
}

const fn colour(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "black",
        Seat::Second => "white",
    }
}

impl Player for GtpPlayer {
    fn new_game(&mut self, _seed: u64) -> Result<(), Fault> {
        self.ensure_running()?;
        self.clear()
    }

    fn choose(
        &mut self,
        game: &GameSoFar<'_>,
        budget: Budget,
        stop: &Stop,
    ) -> Result<Choice, Fault> {
        if game.start != initial_position(self.game) {
            return Err(Fault::Illegal("GTP has no words for another start".to_owned()));
        }
        let seat = game.session.to_move();
        if let Some(pass) = game.session.automatic_move() {
            let none = Duration::ZERO;
            return Ok(Choice { mv: pass, score: None, nodes: 0, depth: 0, wall: none, cpu: none });
        }
        self.send_moves(game)?;
        let time = [budget.wall, budget.cpu].into_iter().flatten().min();
        if let Some(whole) = time.map(|time| time.as_secs()).filter(|&time| time > 0)
            && self.takes_time
        {
            // A period for a single move, again and again.
            self.demand(&format!("time_settings 0 {whole} 1"))?;
        }
        let deadline = self.program.deadline(&budget, stop);
        self.program.send(&format!("genmove {}", colour(seat)));
        let response = self.response(|program| {
            if deadline.stop.is_requested() {
                return Err(Fault::Stopped);
            }
            if program.is_late(&deadline) {
                let waited = seconds(program.spent(&deadline).0);
                return Err(Fault::Time(format!("no move after {waited}; it was ended")));
            }
            Ok(())
        })?;
        let (wall, cpu) = self.program.spent(&deadline);
        let text =
            response.map_err(|problem| Fault::Illegal(format!("genmove: {}", Quoted(&problem))))?;
        let mv = self.game.read_move(&text.to_ascii_lowercase());
        let mv = mv.map_err(|_| Fault::Illegal(format!("genmove: {}", Quoted(&text))))?;
        self.sent.push(mv.clone());
        Ok(Choice { mv, score: None, nodes: 0, depth: 0, wall, cpu })
    }

    fn check(&mut self) -> Result<(), ArenaError> {
        let ready = self.ensure_running().and_then(|()| self.clear());
        ready.map_err(|fault| self.program.error(fault, "GTP"))
    }
}
