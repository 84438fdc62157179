//! An engine that is to move in a game.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use sakiyomi_core::{
    Budget, Effort, Line, MoveValue, Observer, Progress, Reason, Record, Report, Seat, Stop, Text,
};
use sakiyomi_engines::EngineSpec;
use sakiyomi_play::tree::GameTree;
use sakiyomi_play::{EngineId, Question, Session, SessionConfig, resume};
use tokio::sync::oneshot;

use super::pool::{Job, Turn};
use crate::house::House;
use crate::table::{State, Table};

const ONLY: Text = Text { en: "there is no other move", ja: "ほかに手がありません" };

/// What a search knows so far.
#[derive(Clone, Debug)]
pub(crate) struct Progressing {
    pub(crate) seat: Seat,
    pub(crate) engine: EngineSpec,
    pub(crate) lines: Vec<Line<String>>,
    pub(crate) moves: Vec<MoveValue<String>>,
    pub(crate) effort: Effort,
}

/// Engines that wait for their next move, so that they keep what they know of the game.
pub(crate) struct Bench {
    places: std::sync::Mutex<Vec<Seated>>,
}

/// An engine of a game.
struct Seated {
    table: String,
    seat: Seat,
    name: EngineSpec,
    session: Box<dyn Session>,
    engine: EngineId,
}

impl Bench {
    /// How many engines wait at most: each may hold tables of many megabytes.
    const PLACES: usize = 8;

    pub(crate) fn new() -> Bench {
        Bench { places: std::sync::Mutex::new(Vec::new()) }
    }

    fn take(&self, table: &str, seat: Seat, name: &EngineSpec) -> Option<Seated> {
        let mut places = self.places.lock().ok()?;
        let place =
            places.iter().position(|seated| seated.table == table && seated.seat == seat)?;
        Some(places.remove(place)).filter(|seated| seated.name == *name)
    }

    fn put(&self, seated: Seated) {
        if let Ok(mut places) = self.places.lock() {
            if places.len() == Self::PLACES {
                places.remove(0);
            }
            places.push(seated);
        }
    }
}

/// One move to think about.
pub(crate) struct Thought {
    house: Arc<House>,
    table: Arc<Table>,
    record: Record,
    seat: Seat,
    engine: EngineSpec,
    seed: u64,
    budget: Budget,
    /// Where the answer goes; dropped without one, it says that there will be none.
    answer: Option<oneshot::Sender<Report<String>>>,
}

impl Thought {
    /// Returns the job, and where its answer will come.
    pub(crate) fn about(
        house: &Arc<House>,
        table: &Arc<Table>,
        state: &State,
        engine: &str,
        think_ms: u64,
        left: Option<Duration>,
    ) -> (Thought, oneshot::Receiver<Report<String>>) {
        let limits = &house.config.limits;
        let think = Duration::from_millis(think_ms).min(limits.think);
        // Where a clock runs there is always some time left for the next move.
        let think = left.map_or(think, |left| think.min(left / 10));
        // With more games than threads, everybody gets a shorter thought rather than a longer wait.
        let wall = think / house.pool.crowd();
        let (answer, report) = oneshot::channel();
        let tree: &GameTree = &state.tree;
        let record = Record { result: None, ..tree.record(tree.cursor()) };
        let engine = engine.parse().unwrap_or_else(|_| strongest());
        let seed = seed(&table.id, tree.cursor());
        let thought = Thought {
            house: Arc::clone(house),
            table: Arc::clone(table),
            seat: tree.session().to_move(),
            record,
            engine,
            seed,
            budget: Budget {
                wall: Some(wall),
                memory: Some(memory_for(wall, limits.memory)),
                ..Budget::UNLIMITED
            },
            answer: Some(answer),
        };
        (thought, report)
    }

    fn seated(&self) -> Option<Seated> {
        if let Some(mut seated) = self.house.bench.take(&self.table.id, self.seat, &self.engine)
            && seated.session.load(&self.record).is_ok()
        {
            return Some(seated);
        }
        let mut session = resume(&self.record, SessionConfig::default()).ok()?;
        let engine = session.add_engine(&self.engine, self.seed).ok()?;
        let (table, seat, name) = (self.table.id.clone(), self.seat, self.engine.clone());
        Some(Seated { table, seat, name, session, engine })
    }
}

/// Returns what an engine can use of `most` bytes in this time: to clear a table takes time, too.
pub(crate) fn memory_for(time: Duration, most: u64) -> u64 {
    const LEAST: u64 = 1 << 20;
    const BYTES_A_MILLISECOND: u64 = 32 << 10;
    (time.as_millis() as u64).saturating_mul(BYTES_A_MILLISECOND).clamp(LEAST.min(most), most)
}

fn strongest() -> EngineSpec {
    "strongest".parse().expect("strongest is a well-formed name")
}

/// Returns a seed that differs from game to game and from move to move.
fn seed(table: &str, node: usize) -> u64 {
    table.bytes().fold(node as u64 + 1, |seed, byte| sakiyomi_core::mix64(seed ^ u64::from(byte)))
}

impl Job for Thought {
    fn work(&mut self, stop: &Stop) -> Turn {
        let Some(mut seated) = self.seated() else { return Turn::Done };
        let question = Question { budget: self.budget, lines: 1 };
        let mut watch = Watch { table: &self.table, seat: self.seat, engine: &self.engine };
        let (session, engine) = (&mut seated.session, seated.engine);
        let report = match session.legal_moves().as_slice() {
            // Nobody waits for an engine that has no choice.
            [only] => Some(Report::immediate(only.clone(), Reason::new(ONLY), Effort::default())),
            _ => session.analyze(engine, question, stop, &mut watch),
        };
        self.house.bench.put(seated);
        // A thought is stopped only when nobody wants its answer.
        if let (Some(report), Some(answer), false) =
            (report, self.answer.take(), stop.is_requested())
        {
            let _ = answer.send(report);
        }
        Turn::Done
    }
}

/// Shows the thinking to those who want to see it.
struct Watch<'a> {
    table: &'a Table,
    seat: Seat,
    engine: &'a EngineSpec,
}

impl Observer<String> for Watch<'_> {
    fn progress(&mut self, progress: &Progress<'_, String>) {
        if self.table.watchers.load(Ordering::Relaxed) > 0 {
            self.table.progress.send_replace(Some(Progressing {
                seat: self.seat,
                engine: self.engine.clone(),
                lines: progress.lines.to_vec(),
                moves: progress.moves.to_vec(),
                effort: progress.effort,
            }));
        }
    }
}
