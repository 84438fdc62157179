//! The analysis of a position, watched over a socket.

use std::time::Duration;

use sakiyomi_core::{
    Budget, Certainty, Clock as _, Effort, Line, MoveValue, Observer, Progress, Reason, Record,
    Report, Seat, Stop, SystemClock, Text,
};
use sakiyomi_play::{EngineId, EngineSpec, Question, Session, SessionConfig};
use serde_json::{Value, json};

use crate::job::{Job, Turn};
use crate::room::Variation;
use crate::score::{Scale, certainty};
use crate::words::Words;

/// What a client wants to have analysed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysisRequest {
    /// The client's number for it, which the messages carry.
    pub request: u64,
    /// Who analyses.
    pub engine: String,
    /// How many lines to show.
    pub lines: usize,
    /// For how long; as long as possible when not given.
    pub think_ms: Option<u64>,
}

/// What an analysis does.
pub(crate) struct AnalysisTask {
    pub(crate) request: u64,
    pub(crate) of: Variation,
    pub(crate) scale: Scale,
    pub(crate) engine: EngineSpec,
    pub(crate) lines: usize,
    pub(crate) time: Duration,
    pub(crate) memory: u64,
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

const OVER: Text = Text { en: "the game is over here", ja: "ここで終局しています" };
const NO_VALUES: Text = Text {
    en: "this engine plays without saying what moves are worth; choose another one to analyse",
    ja: "このエンジンは手の評価を示しません。検討には別のエンジンを選んでください",
};

impl Findings {
    /// Tells whether the analysis has ended.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// Returns the message for the client.
    #[must_use]
    pub fn message(&self) -> Value {
        json!({
            "type": "analysis",
            "request": self.request,
            "node": self.node,
            "lines": self.scale.lines(&self.lines, self.seat),
            "moves": self.scale.moves(&self.moves, self.seat),
            "depth": self.effort.depth,
            "certainty": certainty(self.certainty()),
            "nodes": self.effort.nodes,
            "elapsed_ms": self.effort.wall.as_millis() as u64,
            "done": self.done,
            "reason": self.reason,
        })
    }

    /// A proven result needs no further look, however deep the search was.
    fn certainty(&self) -> Certainty {
        let proven = self.lines.first().is_some_and(|line| {
            line.score.win_distance().is_some() || line.score.loss_distance().is_some()
        });
        if proven { Certainty::Exact } else { self.effort.certainty }
    }
}

/// The job.
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
    /// Returns the job; `out` takes what is found.
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
        let (nodes, spent) = (0, Duration::ZERO);
        AnalysisJob { task, session: None, out, nodes, spent, best }
    }

    /// Shows the last that is known.
    fn finish(&mut self, reason: Option<Reason>) -> Turn {
        self.best.done = true;
        self.best.reason = reason.map(Words::from);
        (self.out)(self.best.clone());
        Turn::Done
    }

    /// Takes what a turn found, unless earlier turns saw further.
    fn take(&mut self, report: &Report<String>) {
        let effort = self.total(report.effort);
        if sees_further(report.effort, &report.lines, &self.best) {
            self.best.lines.clone_from(&report.lines);
            self.best.moves.clone_from(&report.moves);
            self.best.effort = effort;
        } else {
            self.best.effort.nodes = effort.nodes;
            self.best.effort.wall = effort.wall;
        }
        self.nodes = effort.nodes;
    }

    fn total(&self, effort: Effort) -> Effort {
        Effort { nodes: self.nodes + effort.nodes, wall: self.spent + effort.wall, ..effort }
    }
}

impl AnalysisTask {
    /// Returns a session at the position, with the engine.
    fn open(&self) -> Option<(Box<dyn Session>, EngineId)> {
        let record = Record { result: None, ..self.of.record.clone() };
        let mut session = self.of.game.resume(&record, SessionConfig::default()).ok()?;
        let engine = session.add_engine(&self.engine, 1).ok()?;
        Some((session, engine))
    }
}

/// Tells whether a search that began anew is at least where an earlier one was.
fn sees_further(effort: Effort, lines: &[Line<String>], best: &Findings) -> bool {
    best.lines.is_empty()
        || effort.certainty == Certainty::Exact
        || (!lines.is_empty() && effort.depth >= best.effort.depth)
}

impl Job for AnalysisJob {
    fn work(&mut self, stop: &Stop) -> Turn {
        // Taken out, so that what is watched below can change.
        let Some((mut session, engine)) = self.session.take().or_else(|| self.task.open()) else {
            return Turn::Done;
        };
        self.best.seat = session.to_move();
        let left = self.task.time.saturating_sub(self.spent);
        let budget =
            Budget { wall: Some(left), memory: Some(self.task.memory), ..Budget::UNLIMITED };
        let asked = Question { budget, lines: self.task.lines };
        let began = SystemClock::Process.wall();
        let report = session.analyze(engine, asked, stop, &mut Reporter(self));
        self.session = Some((session, engine));
        let Some(report) = report else { return self.finish(Some(Reason::new(OVER))) };
        self.take(&report);
        self.spent += SystemClock::Process.wall().saturating_sub(began);
        if stop.is_requested() && self.spent < self.task.time {
            return Turn::More;
        }
        let says_nothing = self.best.lines.is_empty() && self.best.moves.is_empty();
        let reason = if says_nothing { Some(Reason::new(NO_VALUES)) } else { report.reason };
        self.finish(reason)
    }
}

struct Reporter<'a>(&'a AnalysisJob);

impl Observer<String> for Reporter<'_> {
    fn progress(&mut self, progress: &Progress<'_, String>) {
        let analysis = self.0;
        let effort = analysis.total(progress.effort);
        let found = if sees_further(progress.effort, progress.lines, &analysis.best) {
            Findings {
                lines: progress.lines.to_vec(),
                moves: progress.moves.to_vec(),
                effort,
                ..analysis.best.clone()
            }
        } else {
            let shown = Effort { nodes: effort.nodes, wall: effort.wall, ..analysis.best.effort };
            Findings { effort: shown, ..analysis.best.clone() }
        };
        (analysis.out)(found);
    }
}
