//! An engine of ours as a player of matches.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use sakiyomi_core::{Budget, Clock, Record, Silent, Stop, SystemClock};
use sakiyomi_play::{EngineError, EngineId, EngineSpec, GameEntry, Session, SessionConfig};

use super::{Choice, Fault, GameSoFar, Player};

/// Returns the clock of a player: games side by side must not pay for each other.
pub(crate) fn thread_clock() -> Arc<dyn Clock> {
    Arc::new(SystemClock::Thread)
}

/// An engine of ours. A panic of the engine is its fault and does not end the match.
pub(crate) struct EnginePlayer {
    game: &'static dyn GameEntry,
    spec: EngineSpec,
    seed: u64,
    clock: Arc<dyn Clock>,
    /// `None` after a panic, when the engine cannot be trusted.
    board: Option<Board>,
}

struct Board {
    session: Box<dyn Session>,
    engine: EngineId,
    start: String,
    moves: Vec<String>,
}

impl EnginePlayer {
    pub(crate) fn new(
        game: &'static dyn GameEntry,
        spec: &EngineSpec,
        seed: u64,
        clock: Arc<dyn Clock>,
    ) -> Result<EnginePlayer, EngineError> {
        let mut player = EnginePlayer { game, spec: spec.clone(), seed, clock, board: None };
        player.board = Some(player.build()?);
        Ok(player)
    }

    fn build(&self) -> Result<Board, EngineError> {
        let config = SessionConfig { clock: Arc::clone(&self.clock), ..SessionConfig::default() };
        let mut session = self.game.open(config).expect("a game has a start");
        let engine = session.add_engine(&self.spec, self.seed)?;
        let start = session.position();
        Ok(Board { session, engine, start, moves: Vec::new() })
    }

    /// Runs `act` on the engine, or on a new one after a panic.
    fn with_board<T>(&mut self, act: impl FnOnce(&mut Board) -> T) -> Result<T, Fault> {
        let kept = self.board.take();
        // Unwind safe: the board is dropped with the panic.
        let result = catch_unwind(AssertUnwindSafe(|| {
            let mut board = match kept {
                Some(board) => board,
                None => self.build().map_err(|error| Fault::Crash(error.to_string()))?,
            };
            let answer = act(&mut board);
            Ok((answer, board))
        }));
        let (answer, board) = result.map_err(|panic| Fault::Crash(message(&*panic)))??;
        self.board = Some(board);
        Ok(answer)
    }
}

impl Board {
    fn follow(&mut self, game: &GameSoFar<'_>) {
        if self.start != game.start {
            let id = self.session.info().id.to_owned();
            let record = Record { game: id, start: game.start.to_owned(), ..Record::default() };
            self.session.load(&record).expect("the referee checked the start");
            game.start.clone_into(&mut self.start);
            self.moves.clear();
        }
        let common = self.moves.iter().zip(game.moves).take_while(|(a, b)| a == b).count();
        while self.session.ply() > common {
            self.session.undo();
        }
        for mv in &game.moves[common..] {
            self.session.play(mv).expect("the referee checked the moves");
        }
        game.moves.clone_into(&mut self.moves);
    }
}

impl Player for EnginePlayer {
    fn new_game(&mut self, seed: u64) -> Result<(), Fault> {
        self.with_board(|board| board.session.new_game(seed))
    }

    fn choose(
        &mut self,
        game: &GameSoFar<'_>,
        budget: Budget,
        stop: &Stop,
    ) -> Result<Choice, Fault> {
        let clock = SystemClock::Thread;
        let (report, wall, cpu) = self.with_board(|board| {
            board.follow(game);
            let (wall, cpu) = (clock.wall(), clock.cpu());
            let report = board.session.choose(board.engine, budget, stop, &mut Silent);
            let report = report.expect("a move is asked for while the game goes on");
            (report, clock.wall().saturating_sub(wall), clock.cpu().saturating_sub(cpu))
        })?;
        if stop.is_requested() {
            return Err(Fault::Stopped);
        }
        let score = report.lines.first().map(|line| line.score);
        Ok(Choice {
            score: score.or_else(|| report.moves.first().map(|value| value.score)),
            mv: report.best,
            nodes: report.effort.nodes,
            depth: report.effort.depth,
            wall,
            // An engine with threads of its own knows better what it used.
            cpu: cpu.max(report.effort.cpu),
        })
    }

    fn loses_on_time(&self) -> bool {
        false
    }
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    format!("panicked: {}", text.unwrap_or("without a message"))
}
