//! The client side of the Universal Game Interface: UCI for any game.
//!
//! `ugi` … `ugiok`, `isready` … `readyok`, `uginewgame`, `position startpos moves …`
//! or `position fen <position> moves …`, `go movetime …` … `bestmove …`. Unknown
//! lines are ignored, as the protocol demands.
//!
//! The protocol has no CPU time: it is sent as wall time, which a single thread cannot exceed.

use std::time::{Duration, Instant};

use sakiyomi_core::{Budget, Quoted, Score, Stop};
use sakiyomi_play::{GameEntry, SessionConfig};

use super::program::{Deadline, Program, seconds};
use crate::player::{Choice, Fault, GameSoFar, Player};
use crate::{ArenaError, Limits};

pub(super) const POLL_INTERVAL: Duration = Duration::from_millis(20);

pub(crate) struct UgiPlayer {
    game: &'static dyn GameEntry,
    program: Program,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Info {
    score: Option<Score>,
    nodes: u64,
    depth: u32,
}

impl UgiPlayer {
    /// Returns the player; the program starts when it is first needed.
    pub(crate) const fn new(
        game: &'static dyn GameEntry,
        command: Vec<String>,
        limits: Limits,
    ) -> UgiPlayer {
        UgiPlayer { game, program: Program::new(command, limits) }
    }

    fn ensure_running(&mut self) -> Result<(), Fault> {
        if self.program.ensure_started()? {
            self.converse("ugi", "ugiok", self.program.response_timeout())?;
        }
        Ok(())
    }

    fn converse(&mut self, command: &str, reply: &str, timeout: Duration) -> Result<(), Fault> {
        let until = Instant::now() + timeout;
        self.program.send(command);
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.program.read_line(left)? {
                Some(line) if line.split_whitespace().next() == Some(reply) => return Ok(()),
                Some(_) if !left.is_zero() => {}
                _ => {
                    self.program.end();
                    return Err(Fault::Time(format!("no `{reply}` after {}", seconds(timeout))));
                }
            }
        }
    }

    fn wait_for_move(&mut self, deadline: &Deadline<'_>) -> Result<(String, Info), Fault> {
        let mut info = Info::default();
        loop {
            if let Some(line) = self.program.read_line(POLL_INTERVAL)? {
                let mut words = line.split_whitespace();
                match words.next() {
                    Some("bestmove") => {
                        return match words.next() {
                            Some(mv) => Ok((mv.to_owned(), info)),
                            None => Err(Fault::Illegal("bestmove without a move".to_owned())),
                        };
                    }
                    Some("info") => info.read(&line),
                    _ => {}
                }
            }
            if deadline.stop.is_requested() {
                self.end_search();
                return Err(Fault::Stopped);
            }
            if self.program.is_late(deadline) {
                let waited = seconds(self.program.spent(deadline).0);
                let how =
                    if self.end_search() { "" } else { "; it did not obey `stop` and was ended" };
                return Err(Fault::Time(format!("no move after {waited}{how}")));
            }
        }
    }

    /// Stops a search, and kills a program that does not obey; tells whether it did.
    fn end_search(&mut self) -> bool {
        self.program.send("stop");
        let until = Instant::now() + self.program.limits.stop_timeout;
        loop {
            match self.program.read_line(until.saturating_duration_since(Instant::now())) {
                Ok(Some(line)) if line.split_whitespace().next() == Some("bestmove") => {
                    return true;
                }
                Ok(Some(_)) if Instant::now() < until => {}
                _ => {
                    self.program.end();
                    return false;
                }
            }
        }
    }
}

impl Player for UgiPlayer {
    fn new_game(&mut self, _seed: u64) -> Result<(), Fault> {
        self.ensure_running()?;
        self.program.send("uginewgame");
        self.converse("isready", "readyok", self.program.response_timeout())
    }

    fn choose(
        &mut self,
        game: &GameSoFar<'_>,
        budget: Budget,
        stop: &Stop,
    ) -> Result<Choice, Fault> {
        self.program.send(&position_line(game, &initial_position(self.game)));
        let deadline = self.program.deadline(&budget, stop);
        self.program.send(&go_line(&budget));
        let (text, info) = self.wait_for_move(&deadline)?;
        let (wall, cpu) = self.program.spent(&deadline);
        let mv = self.game.read_move(&text);
        let mv = mv.map_err(|_| Fault::Illegal(format!("bestmove {}", Quoted(&text))))?;
        Ok(Choice { mv, score: info.score, nodes: info.nodes, depth: info.depth, wall, cpu })
    }

    fn check(&mut self) -> Result<(), ArenaError> {
        self.ensure_running().map_err(|fault| self.program.error(fault, "UGI"))
    }
}

/// Returns the start of a game for two, which has no chance in it.
pub(super) fn initial_position(game: &dyn GameEntry) -> String {
    game.open(SessionConfig::default()).expect("a game has a start").position()
}

fn position_line(game: &GameSoFar<'_>, initial: &str) -> String {
    let start = match game.start == initial {
        true => "startpos".to_owned(),
        false => format!("fen {}", game.start),
    };
    match game.moves {
        [] => format!("position {start}"),
        moves => format!("position {start} moves {}", moves.join(" ")),
    }
}

fn go_line(budget: &Budget) -> String {
    let time = [budget.wall, budget.cpu].into_iter().flatten().min();
    let limits = [
        time.map(|time| format!(" movetime {}", time.as_millis().max(1))),
        budget.nodes.map(|nodes| format!(" nodes {nodes}")),
        budget.depth.map(|depth| format!(" depth {depth}")),
    ];
    limits.into_iter().flatten().fold("go".to_owned(), |line, limit| line + &limit)
}

impl Info {
    /// Reads a line `info depth 5 score cp 20 nodes 100 …`.
    fn read(&mut self, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        for (at, word) in words.iter().enumerate() {
            let number = words.get(at + 1).and_then(|word| word.parse::<i64>().ok());
            match *word {
                // What follows is a line of play or free text.
                "pv" | "string" => return,
                "depth" => self.depth = number.and_then(|n| n.try_into().ok()).unwrap_or(0),
                "nodes" => self.nodes = number.and_then(|n| n.try_into().ok()).unwrap_or(0),
                "cp" => {
                    let clamped = |n: i64| n.clamp(i32::MIN.into(), i32::MAX.into()) as i32;
                    self.score = number.map(|n| Score::from_hundredths(clamped(n)));
                }
                // Plies to a win, negative ones to a loss.
                "mate" => {
                    self.score = number.map(|n| {
                        let plies = u32::try_from(n.unsigned_abs()).unwrap_or(u32::MAX);
                        if n < 0 { Score::loss_in(plies) } else { Score::win_in(plies) }
                    });
                }
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_from_the_start_is_sent_as_moves_and_another_as_a_position() {
        let mut session = sakiyomi_othello::game().open(SessionConfig::default()).unwrap();
        let initial = session.position();
        session.play("f5").unwrap();
        let after = session.position();
        let line = |start: &str, moves: &[String]| {
            position_line(&GameSoFar { start, moves, session: session.as_ref() }, &initial)
        };
        assert_eq!(line(&initial, &[]), "position startpos");
        assert_eq!(line(&initial, &["f5".to_owned()]), "position startpos moves f5");
        assert_eq!(line(&after, &[]), format!("position fen {after}"));
    }

    #[test]
    fn every_limit_that_the_protocol_knows_is_sent() {
        let ms = Duration::from_millis;
        assert_eq!(go_line(&Budget::wall(ms(250))), "go movetime 250");
        let both =
            Budget { cpu: Some(ms(100)), nodes: Some(7), depth: Some(3), ..Budget::wall(ms(250)) };
        assert_eq!(go_line(&both), "go movetime 100 nodes 7 depth 3");
        assert_eq!(go_line(&Budget::UNLIMITED), "go");
    }

    #[test]
    fn search_info_is_read_and_lines_of_play_are_not() {
        let mut info = Info::default();
        info.read("info depth 5 seldepth 9 score cp -34 nodes 1200 pv depth nodes 7");
        assert_eq!((info.depth, info.nodes), (5, 1200));
        assert_eq!(info.score, Some(Score::from_hundredths(-34)));
        info.read("info score mate -4");
        assert_eq!(info.score, Some(Score::loss_in(4)));
        info.read("info depth x nodes -1 score cp 99999999999999999999");
        info.read("info string cp 5");
        assert_eq!((info.depth, info.nodes), (0, 0));
    }
}
