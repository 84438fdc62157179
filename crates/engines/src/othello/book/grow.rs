//! Which position is opened next, and what its moves are worth.
//!
//! The next position is the one that costs least to get to: a move costs a little,
//! and what it loses against the best one (drop-out expansion, Lincke 2001). So the
//! book is deep along the best lines, wide where moves are about equal, and soon ends
//! where somebody made a mistake. Eight positions are opened at a time, so that
//! there is work for several cores; which eight does not depend on their number.

use std::sync::Arc;

use sakiyomi_core::{
    Budget, Certainty, Observer, Progress, Request, Searcher as _, Seat, State as _, Stop,
    SystemClock,
};
use sakiyomi_games::othello::{Board, Move, Othello};
use sakiyomi_search::{AlphaBeta, AlphaBetaConfig};

use super::super::eval::Evaluation;
use super::super::expert;
use super::super::guide::OthelloGuide;
use super::super::tracked::Tracked;
use super::graph::{Graph, Look, next_boards};
use crate::book::{GrowConfig, Growth};
use crate::tune::in_parallel;

/// How many positions are opened at a time.
const AT_A_TIME: usize = 8;
/// What a move costs beside what it loses, in hundredths of a disc.
const STEP: u32 = 40;
/// How far ahead the first look at a position goes.
const GLANCE: u32 = 6;
/// A position that is worse than the best one by more hundredths of a disc at a glance gets no second look.
const HOPELESS: i32 = 800;
/// The table of a search.
const TABLE_BYTES: u64 = 8 << 20;

/// Opens the next positions; `None` when stopped.
pub(super) fn step(graph: &mut Graph, config: GrowConfig, stop: &Stop) -> Option<Growth> {
    let chosen = next_to_open(graph);
    let evaluation = Evaluation::shipped();
    let known = &*graph;
    let found = in_parallel(
        chosen.len() as u32,
        config.threads,
        stop,
        || Looker::new(&evaluation),
        |looker, number| looker.judge(known, chosen[number as usize], config.depth, stop),
        |_| {},
    )?;
    let found: Vec<Judged> = found.into_iter().collect::<Option<_>>()?;
    let before = graph.nodes().len();
    for (&place, judged) in chosen.iter().zip(&found) {
        let look = |board: Board| judged.looks.iter().find(|(new, _)| *new == board);
        graph.open(place, |board| look(board).map_or(Look::NONE, |&(_, look)| look));
    }
    graph.settle();
    Some(Growth {
        positions: graph.nodes().len() - before,
        nodes: found.iter().map(|judged| judged.nodes).sum(),
    })
}

/// Returns the positions that are opened next: the cheapest to get to at the edge of the book.
fn next_to_open(graph: &Graph) -> Vec<usize> {
    let costs = graph.costs(STEP);
    let mut edge: Vec<usize> = (0..graph.nodes().len())
        .filter(|&place| !graph.nodes()[place].is_opened())
        .filter(|&place| !is_over(graph.nodes()[place].board))
        .collect();
    // The order must not depend on how positions are numbered, which a file does not keep.
    edge.sort_unstable_by_key(|&place| {
        let Board { own, opponent } = graph.nodes()[place].board;
        (costs[place], own, opponent)
    });
    edge.truncate(AT_A_TIME);
    edge
}

fn is_over(board: Board) -> bool {
    board.mobility() == 0 && board.swapped().mobility() == 0
}

/// What became known about the moves of a position.
struct Judged {
    /// The positions to which the moves lead that are new to the book.
    looks: Vec<(Board, Look)>,
    nodes: u64,
}

/// Looks at positions. What it says about the moves of one position does not depend on those
/// that it has looked at before.
struct Looker {
    search: AlphaBeta<Tracked, OthelloGuide>,
    nodes: u64,
}

impl Looker {
    fn new(evaluation: &Arc<Evaluation>) -> Looker {
        let config = AlphaBetaConfig { table_bytes: TABLE_BYTES, ..AlphaBetaConfig::default() };
        let guide = OthelloGuide::new(Arc::clone(evaluation));
        Looker { search: AlphaBeta::new(guide, expert::adapted(config)), nodes: 0 }
    }

    /// Looks at what each move leads to from the position at `place`; `None` when stopped.
    fn judge(&mut self, book: &Graph, place: usize, depth: u32, stop: &Stop) -> Option<Judged> {
        self.search.new_game(0);
        self.nodes = 0;
        let (known, mut new): (Vec<Board>, Vec<Board>) = next_boards(book.nodes()[place].board)
            .into_iter()
            .partition(|&board| book.find(board).is_some());
        new.sort_unstable_by_key(|board| (board.own, board.opponent));
        new.dedup();
        let mut looks = Vec::new();
        for board in new {
            looks.push((board, self.look(board, depth.min(GLANCE), stop)?));
        }
        let known = known.into_iter().filter_map(|board| book.find(board)).map(|node| node.value);
        let best = known.chain(looks.iter().map(|(_, look)| look.value)).min();
        let enough = best.unwrap_or(0) + HOPELESS;
        for (board, look) in &mut looks {
            if look.value <= enough && look.certainty != Certainty::Exact && depth > GLANCE {
                *look = self.look(*board, depth, stop)?;
            }
        }
        Some(Judged { looks, nodes: self.nodes })
    }

    /// Looks at a position; `None` when stopped.
    fn look(&mut self, board: Board, depth: u32, stop: &Stop) -> Option<Look> {
        let state = Othello::new(board, Seat::First);
        if state.outcome().is_some() {
            let value = 100 * state.tournament_score();
            return Some(Look { value, depth: 0, certainty: Certainty::Exact });
        }
        let enough = Stop::default();
        let mut watch = Watch { depth, last: None, look: Look::NONE, enough: &enough, stop };
        let request = Request {
            view: &Tracked::from(state),
            seat: Seat::First,
            budget: Budget { depth: Some(depth), ..Budget::UNLIMITED },
            lines: 1,
            clock: &SystemClock::Thread,
            stop: &enough,
        };
        self.nodes += self.search.search(request, &mut watch).effort.nodes;
        (!stop.is_requested()).then_some(watch.look)
    }
}

/// Takes what a search says when it is as deep as it should be, and ends it then: it would go on
/// to look at what it left out.
struct Watch<'a> {
    depth: u32,
    last: Option<i32>,
    look: Look,
    enough: &'a Stop,
    stop: &'a Stop,
}

impl Observer<Move> for Watch<'_> {
    /// The value is the mean of the last two iterations: whoever has the last word is better off, and
    /// looks that end with different players must compare.
    fn progress(&mut self, progress: &Progress<'_, Move>) {
        let (Some(line), effort) = (progress.lines.first(), progress.effort) else { return };
        if self.enough.is_requested() {
            return;
        }
        let value = line.score.hundredths();
        let mean = match (effort.certainty, self.last) {
            (Certainty::Exact, _) | (_, None) => value,
            (_, Some(last)) => (last + value) / 2,
        };
        self.look = Look { value: mean, depth: effort.depth, certainty: effort.certainty };
        self.last = Some(value);
        if effort.depth >= self.depth || self.stop.is_requested() {
            self.enough.request();
        }
    }
}
