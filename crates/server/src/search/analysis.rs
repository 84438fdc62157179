//! The analysis of a position, watched over a socket.

use std::time::{Duration, Instant};

use sakiyomi_core::{
    Budget, Certainty, Effort, Line, MoveValue, Observer, Progress, Reason, Record, Report, Seat,
    Stop, Text,
};
use sakiyomi_engines::EngineSpec;
use sakiyomi_play::{EngineId, Question, Session, SessionConfig, resume};
use serde_json::{Value, json};
use tokio::sync::watch;

use super::pool::{Job, Turn};
use crate::score::{Scale, certainty};
use crate::words::Words;

/// What is to be analysed.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) request: u64,
    pub(crate) node: usize,
    pub(crate) record: Record,
    pub(crate) engine: EngineSpec,
    pub(crate) lines: usize,
    pub(crate) time: Duration,
    pub(crate) memory: u64,
}

/// What is known so far; the latest replaces the one before.
#[derive(Clone, Debug)]
pub(crate) struct Findings {
    request: u64,
    node: usize,
    seat: Seat,
    scale: Scale,
    lines: Vec<Line<String>>,
    moves: Vec<MoveValue<String>>,
    effort: Effort,
    pub(crate) done: bool,
    reason: Option<Words>,
}

const OVER: Text = Text { en: "the game is over here", ja: "ここで終局しています" };
const NO_VALUES: Text = Text {
    en: "this engine plays without saying what moves are worth; choose another one to analyse",
    ja: "このエンジンは手の評価を示しません。検討には別のエンジンを選んでください",
};

impl Findings {
    /// Returns the message for the client.
    pub(crate) fn message(&self) -> Value {
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
pub(crate) struct Analysis {
    question: Asked,
    table: Option<(Box<dyn Session>, EngineId)>,
    out: watch::Sender<Option<Findings>>,
    /// What earlier turns spent.
    nodes: u64,
    spent: Duration,
    best: Findings,
}

impl Analysis {
    /// Returns the job, and where its findings will be.
    pub(crate) fn new(
        question: Asked,
        scale: Scale,
    ) -> (Analysis, watch::Receiver<Option<Findings>>) {
        let (out, findings) = watch::channel(None);
        let best = Findings {
            request: question.request,
            node: question.node,
            seat: Seat::First,
            scale,
            lines: Vec::new(),
            moves: Vec::new(),
            effort: Effort::default(),
            done: false,
            reason: None,
        };
        let (nodes, spent) = (0, Duration::ZERO);
        (Analysis { question, table: None, out, nodes, spent, best }, findings)
    }

    /// Shows the last that is known.
    fn finish(&mut self, reason: Option<Reason>) -> Turn {
        self.best.done = true;
        self.best.reason = reason.map(Words::from);
        self.out.send_replace(Some(self.best.clone()));
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

/// Tells whether a search that began anew is at least where an earlier one was.
fn sees_further(effort: Effort, lines: &[Line<String>], best: &Findings) -> bool {
    best.lines.is_empty()
        || effort.certainty == Certainty::Exact
        || (!lines.is_empty() && effort.depth >= best.effort.depth)
}

impl Job for Analysis {
    fn work(&mut self, stop: &Stop) -> Turn {
        if self.table.is_none() {
            let table = resume(&self.question.record, SessionConfig::default()).ok();
            self.table = table.and_then(|mut session| {
                let engine = session.add_engine(&self.question.engine, 1).ok()?;
                Some((session, engine))
            });
        }
        // Taken out, so that what is watched below can change.
        let Some((mut session, engine)) = self.table.take() else { return Turn::Done };
        self.best.seat = session.to_move();
        let left = self.question.time.saturating_sub(self.spent);
        let budget =
            Budget { wall: Some(left), memory: Some(self.question.memory), ..Budget::UNLIMITED };
        let asked = Question { budget, lines: self.question.lines };
        let began = Instant::now();
        let report = session.analyze(engine, asked, stop, &mut Watch(self));
        self.table = Some((session, engine));
        let Some(report) = report else { return self.finish(Some(Reason::new(OVER))) };
        self.take(&report);
        self.spent += began.elapsed();
        if stop.is_requested() && self.spent < self.question.time {
            return Turn::More;
        }
        let says_nothing = self.best.lines.is_empty() && self.best.moves.is_empty();
        let reason = if says_nothing { Some(Reason::new(NO_VALUES)) } else { report.reason };
        self.finish(reason)
    }
}

struct Watch<'a>(&'a Analysis);

impl Observer<String> for Watch<'_> {
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
        analysis.out.send_replace(Some(found));
    }
}
