//! An engine that is to move in a game.

use crate::msg;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use sakiyomi_core::{
    Budget, Clock, Effort, GameInfo, Line, MoveValue, Observer, Progress, Reason, Record, Report,
    ScoreUnit, Seat, Stop,
};
use sakiyomi_play::{EngineId, EngineSpec, GameEntry, Session, SessionConfig};
use serde_json::{Value, json};

use crate::job::{Job, Turn};
use crate::score::Scale;

/// What the engine to move knows so far.
#[derive(Clone, Debug)]
pub struct SearchProgress {
    info: GameInfo,
    seat: Seat,
    unit: ScoreUnit,
    lines: Vec<Line<String>>,
    moves: Vec<MoveValue<String>>,
    effort: Effort,
}

impl SearchProgress {
    /// Returns the message for clients.
    pub fn message(&self) -> Value {
        let scale = Scale::new(self.info, self.unit);
        json!({
            "type": "progress",
            "seat": self.seat.index(),
            "lines": scale.lines(&self.lines, self.seat),
            "moves": scale.moves(&self.moves, self.seat),
            "effort": {
                "depth": self.effort.depth,
                "nodes": self.effort.nodes,
                "elapsed_ms": self.effort.wall.as_millis() as u64,
            },
        })
    }
}

/// Takes what an engine knows so far, where somebody wants to see it.
pub trait ProgressSink: Send + Sync {
    /// Tells whether anybody wants to see it.
    fn is_watched(&self) -> bool;

    /// Shows it.
    fn show(&self, progress: SearchProgress);
}

pub(crate) struct MoveJob {
    pub(crate) engines: Arc<EngineCache>,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) room: String,
    pub(crate) game: &'static dyn GameEntry,
    pub(crate) record: Record,
    pub(crate) seat: Seat,
    pub(crate) engine: EngineSpec,
    pub(crate) seed: u64,
    pub(crate) budget: Budget,
    pub(crate) progress: Arc<dyn ProgressSink>,
    /// Takes the answer; dropped without one, it says that there will be none.
    pub(crate) answer: Option<Box<dyn FnOnce(Report<String>) + Send>>,
}

impl MoveJob {
    fn engine(&self) -> Option<CachedEngine> {
        if let Some(mut cached) = self.engines.take(&self.room, self.seat, &self.engine)
            && cached.session.load(&self.record).is_ok()
        {
            return Some(cached);
        }
        let clock = Arc::clone(&self.clock);
        let config = SessionConfig { clock, ..SessionConfig::default() };
        let mut session = self.game.resume(&self.record, config).ok()?;
        let engine = session.add_engine(&self.engine, self.seed).ok()?;
        let (room, seat, name) = (self.room.clone(), self.seat, self.engine.clone());
        Some(CachedEngine { room, seat, name, session, engine })
    }
}

/// Returns what an engine can use of `most` bytes in this time: to clear a table takes time, too.
pub(crate) fn memory_for(time: Duration, most: u64) -> u64 {
    const LEAST: u64 = 1 << 20;
    const BYTES_A_MILLISECOND: u64 = 32 << 10;
    (time.as_millis() as u64).saturating_mul(BYTES_A_MILLISECOND).clamp(LEAST.min(most), most)
}

impl Job for MoveJob {
    fn work(&mut self, stop: &Stop) -> Turn {
        let Some(mut cached) = self.engine() else { return Turn::Done };
        let (session, engine) = (&mut cached.session, cached.engine);
        let unit = session.unit(engine);
        let info = session.info();
        let mut reporter = Reporter { sink: self.progress.as_ref(), info, seat: self.seat, unit };
        let report = match session.legal_moves().as_slice() {
            // Nobody waits for an engine that has no choice.
            [only] => {
                let (reason, effort) = (Reason::new(msg("move-job-only")), Effort::default());
                Some(Report::immediate(only.clone(), unit, reason, effort))
            }
            _ => session.choose(engine, self.budget, stop, &mut reporter),
        };
        self.engines.put(cached);
        // A job is stopped only when nobody wants its answer.
        if let (Some(report), Some(answer), false) =
            (report, self.answer.take(), stop.is_requested())
        {
            answer(report);
        }
        Turn::Done
    }
}

struct Reporter<'a> {
    sink: &'a dyn ProgressSink,
    info: GameInfo,
    seat: Seat,
    unit: ScoreUnit,
}

impl Observer<String> for Reporter<'_> {
    fn progress(&mut self, progress: &Progress<'_, String>) {
        if self.sink.is_watched() {
            self.sink.show(SearchProgress {
                info: self.info,
                seat: self.seat,
                unit: self.unit,
                lines: progress.lines.to_vec(),
                moves: progress.moves.to_vec(),
                effort: progress.effort,
            });
        }
    }
}

/// Engines that wait for their next move, so that they keep what they know of the game.
#[derive(Default)]
pub(crate) struct EngineCache {
    engines: Mutex<Vec<CachedEngine>>,
}

pub(crate) struct CachedEngine {
    pub(crate) room: String,
    pub(crate) seat: Seat,
    pub(crate) name: EngineSpec,
    pub(crate) session: Box<dyn Session>,
    pub(crate) engine: EngineId,
}

impl EngineCache {
    /// How many engines wait at most: each may hold tables of many megabytes.
    const CAPACITY: usize = 8;

    pub(crate) fn take(&self, room: &str, seat: Seat, name: &EngineSpec) -> Option<CachedEngine> {
        let mut engines = self.engines.lock().ok()?;
        let place = engines.iter().position(|cached| cached.room == room && cached.seat == seat)?;
        Some(engines.remove(place)).filter(|cached| cached.name == *name)
    }

    pub(crate) fn put(&self, cached: CachedEngine) {
        if let Ok(mut engines) = self.engines.lock() {
            if engines.len() == Self::CAPACITY {
                engines.remove(0);
            }
            engines.push(cached);
        }
    }
}
