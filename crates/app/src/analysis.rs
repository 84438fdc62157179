//! The analysis of a position, watched over a socket.

use crate::msg;
use std::sync::Arc;
use std::time::Duration;

use sakiyomi_core::{
    Budget, Certainty, Clock, Effort, Line, MoveValue, Observer, Progress, Reason, Record, Report,
    Seat, Stop,
};
use sakiyomi_play::{EngineId, EngineLimits, EngineSpec, Session, SessionConfig};
use serde_json::{Value, json};

use crate::job::{Job, Turn};
use crate::model::Words;
use crate::room::Variation;
use crate::score::{Scale, certainty};

pub(crate) struct AnalysisTask {
    pub(crate) request: u64,
    pub(crate) of: Variation,
    pub(crate) scale: Scale,
    pub(crate) engine: EngineSpec,
    pub(crate) lines: usize,
    pub(crate) time: Duration,
    pub(crate) memory: u64,
    pub(crate) clock: Arc<dyn Clock>,
}

/// What is known so far; the latest replaces the one before.
#[derive(Clone, Debug)]
pub struct Findings {
    request: u64,
    node: usize,
    seat: Seat,
    scale: Scale,
    lines: Vec<Line<String>>,
    moves: Vec<MoveValue<String>>,
    effort: Effort,
    done: bool,
    reason: Option<Words>,
}

impl Findings {
    /// Tells whether the analysis has ended.
    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// Returns the message for the client.
    pub fn message(&self) -> Value {
        // A proven result is exact, however deep the search was.
        let proven = self.lines.first().is_some_and(|line| {
            line.score.win_distance().is_some() || line.score.loss_distance().is_some()
        });
        json!({
            "type": "analysis",
            "request": self.request,
            "node": self.node,
            "lines": self.scale.lines(&self.lines, self.seat),
            "moves": self.scale.moves(&self.moves, self.seat),
            "depth": self.effort.depth,
            "certainty": certainty(if proven { Certainty::Exact } else { self.effort.certainty }),
            "nodes": self.effort.nodes,
            "elapsed_ms": self.effort.wall.as_millis() as u64,
            "done": self.done,
            "reason": self.reason,
        })
    }

    /// Takes what a search reports, unless an earlier one (before an interruption) was deeper.
    fn update(&mut self, lines: &[Line<String>], moves: &[MoveValue<String>], effort: Effort) {
        let is_deeper = self.lines.is_empty()
            || effort.certainty == Certainty::Exact
            || (!lines.is_empty() && effort.depth >= self.effort.depth);
        if is_deeper {
            self.lines = lines.to_vec();
            self.moves = moves.to_vec();
            self.effort = effort;
        } else {
            self.effort.nodes = effort.nodes;
            self.effort.wall = effort.wall;
        }
    }
}

pub(crate) struct AnalysisJob {
    task: AnalysisTask,
    session: Option<(Box<dyn Session>, EngineId)>,
    out: Box<dyn Fn(Findings) + Send>,
    /// What earlier turns spent.
    nodes: u64,
    spent: Duration,
    best: Findings,
}

impl AnalysisJob {
    pub(crate) fn new(task: AnalysisTask, out: Box<dyn Fn(Findings) + Send>) -> AnalysisJob {
        let best = Findings {
            request: task.request,
            node: task.of.end(),
            seat: Seat::First,
            scale: task.scale,
            lines: Vec::new(),
            moves: Vec::new(),
            effort: Effort::default(),
            done: false,
            reason: None,
        };
        AnalysisJob { task, session: None, out, nodes: 0, spent: Duration::ZERO, best }
    }

    fn finish(&mut self, reason: Option<Reason>) -> Turn {
        self.best.done = true;
        self.best.reason = reason.map(Words::from);
        (self.out)(self.best.clone());
        Turn::Done
    }

    fn total(&self, effort: Effort) -> Effort {
        Effort { nodes: self.nodes + effort.nodes, wall: self.spent + effort.wall, ..effort }
    }

    fn open(&self) -> Option<(Box<dyn Session>, EngineId)> {
        let record = Record { result: None, ..self.task.of.record.clone() };
        let clock = Arc::clone(&self.task.clock);
        let config = SessionConfig { clock, ..SessionConfig::default() };
        let mut session = self.task.of.game.resume(&record, config).ok()?;
        let engine = session.add_engine(&self.task.engine, 1).ok()?;
        Some((session, engine))
    }
}

impl Job for AnalysisJob {
    fn work(&mut self, stop: &Stop) -> Turn {
        // Taken out, so that what is watched below can change.
        let Some((mut session, engine)) = self.session.take().or_else(|| self.open()) else {
            return Turn::Done;
        };
        self.best.seat = session.to_move();
        let left = self.task.time.saturating_sub(self.spent);
        let budget =
            Budget { wall: Some(left), memory: Some(self.task.memory), ..Budget::UNLIMITED };
        let limits = EngineLimits { budget, lines: self.task.lines };
        let began = self.task.clock.wall();
        let report = session.analyze(engine, limits, stop, &mut Reporter(self));
        self.session = Some((session, engine));
        let Some(Report { lines, moves, effort, reason, .. }) = report else {
            return self.finish(Some(Reason::new(msg("analysis-over"))));
        };
        let effort = self.total(effort);
        self.best.update(&lines, &moves, effort);
        self.nodes = effort.nodes;
        self.spent += self.task.clock.wall().saturating_sub(began);
        if stop.is_requested() && self.spent < self.task.time {
            return Turn::More;
        }
        let says_nothing = self.best.lines.is_empty() && self.best.moves.is_empty();
        self.finish(if says_nothing {
            Some(Reason::new(msg("analysis-no-values")))
        } else {
            reason
        })
    }
}

struct Reporter<'a>(&'a AnalysisJob);

impl Observer<String> for Reporter<'_> {
    fn progress(&mut self, progress: &Progress<'_, String>) {
        let mut found = self.0.best.clone();
        found.update(progress.lines, progress.moves, self.0.total(progress.effort));
        (self.0.out)(found);
    }
}
