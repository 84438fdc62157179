//! The root: iterative deepening with aspiration windows, and the report.

use crate::msg;
use std::cmp::Reverse;
use std::ops::{ControlFlow, RangeInclusive};

use sakiyomi_core::{
    Certainty, Effort, Line, MoveValue, PerfectInformation, Reason, Report, ScoreUnit,
};

use super::hooks::SearchHooks;
use super::node::{Ahead, Frame, Search, extend_line, stored};
use super::ordering::{prefer, reduction};
use super::value::{WON, Window, is_proven, to_node, to_score};
use crate::shared::{NO_TIME, winning};
use crate::tt::{Bound, Entry};

/// The least depth of every root move, however late it is.
const LEAST: i32 = 2;

#[derive(Clone, Debug)]
pub(super) struct RootMove<M> {
    pub(super) mv: M,
    /// The value when the move was last among the best, and its line.
    pub(super) value: Option<i32>,
    pub(super) line: Vec<M>,
    pub(super) nodes: u64,
    /// Whether the game lists it later, so that it may be reduced.
    pub(super) is_later: bool,
}

/// The result of the iterations so far, the best moves first.
#[derive(Clone, Debug)]
pub(super) struct Root<M> {
    pub(super) moves: Vec<RootMove<M>>,
    /// The number of lines (multi-PV).
    pub(super) lines: usize,
    /// The last finished iteration.
    pub(super) depth: u32,
    pub(super) certainty: Certainty,
    /// For each line, its value in the last two iterations, the later one first.
    recent: Vec<[Option<i32>; 2]>,
}

impl<M: Copy + Eq> Root<M> {
    pub(super) fn best(&self) -> impl Iterator<Item = (&RootMove<M>, i32)> {
        self.moves.iter().take(self.lines).map_while(|best| Some((best, best.value?)))
    }

    /// Returns the principal variations, best first.
    pub(super) fn lines(&self) -> Vec<Line<M>> {
        let line = |(best, value): (&RootMove<M>, i32)| Line {
            score: to_score(value),
            moves: best.line.clone(),
        };
        self.best().map(line).collect()
    }

    /// Returns the scores of the best moves; of the others only bounds are known.
    pub(super) fn move_values(&self) -> Vec<MoveValue<M>> {
        let scored = |(best, value): (&RootMove<M>, i32)| MoveValue {
            mv: best.mv,
            score: to_score(value),
            visits: best.nodes,
        };
        self.best().map(scored).collect()
    }

    pub(super) fn report(&self, best: M, unit: ScoreUnit, effort: Effort) -> Report<M> {
        let reason = match self.best().next() {
            None => Reason::new(NO_TIME),
            Some((_, value)) => {
                let score = to_score(value);
                winning(score).unwrap_or_else(|| match score.loss_distance() {
                    _ if self.moves.len() == 1 => Reason::new(msg("shared-only-move")),
                    Some(plies) => Reason::new(msg("root-loses")).with("plies", plies),
                    None => Reason::new(msg("root-best"))
                        .with("depth", self.depth.max(1))
                        .with("score", score),
                })
            }
        };
        let (lines, moves) = (self.lines(), self.move_values());
        Report { lines, moves, ..Report::immediate(best, unit, reason, effort) }
    }

    /// Tells whether no deeper search can change the best lines.
    fn is_settled(&self) -> bool {
        let is_mate_in_depth =
            |value: i32| is_proven(value) && (WON - value.abs()).unsigned_abs() <= self.depth;
        self.best().count() == self.lines && self.best().all(|(_, value)| is_mate_in_depth(value))
    }
}

impl<S: PerfectInformation, G: SearchHooks<S>> Search<'_, S, G> {
    /// Returns the moves of the root, the most promising first.
    pub(super) fn list_root(&mut self, frame: &mut Frame<S>, lines: usize) -> Root<S::Move> {
        let mut moves = Vec::new();
        self.hooks.moves(&frame.state, &mut self.scratch, &mut moves);
        let key = self.hooks.table_key(&frame.state);
        if let Some(slot) = self.table.and_then(|table| table.get(key)?.slot) {
            prefer(&mut moves, |mv| self.hooks.slot(mv) == slot);
        }
        moves.sort_by_key(|&(_, rating)| Reverse(rating));
        let first = moves.len();
        let mut later = Vec::new();
        self.hooks.later_moves(&frame.state, &mut self.scratch, &mut later);
        later.sort_by_key(|&(_, rating)| Reverse(rating));
        moves.append(&mut later);
        let lines = lines.clamp(1, moves.len().max(1));
        let root_move = |(index, (mv, _))| RootMove {
            mv,
            value: None,
            line: vec![mv],
            nodes: 0,
            is_later: index >= first,
        };
        Root {
            moves: moves.into_iter().enumerate().map(root_move).collect(),
            lines,
            depth: 0,
            certainty: Certainty::Depth,
            recent: vec![[None; 2]; lines],
        }
    }

    /// Iterative deepening, until `after` breaks or the budget is spent.
    pub(super) fn deepen(
        &mut self,
        frames: &mut [Frame<S>],
        root: &mut Root<S::Move>,
        depths: RangeInclusive<u32>,
        mut after: impl FnMut(&mut Self, &Root<S::Move>) -> ControlFlow<()>,
    ) {
        if !self.meter.poll() {
            return;
        }
        let mut finished = None;
        let (mut depth, deepest) = depths.into_inner();
        loop {
            (self.estimated, self.is_selective) = (false, false);
            self.root_depth = depth.cast_signed();
            for line in 0..root.lines {
                if self.search_line(frames, root, line).is_none() {
                    // A new best move counts at once, but lines of different depths do not compare.
                    if let Some(finished) = finished {
                        *root = finished;
                    }
                    return;
                }
            }
            let lines = root.lines;
            root.moves[..lines].sort_by_key(|best| Reverse(best.value));
            root.depth = depth;
            root.certainty = match (self.is_selective, self.estimated) {
                (true, _) => self.confidence.certainty(),
                (false, true) => Certainty::Depth,
                (false, false) => Certainty::Exact,
            };
            self.store_root(&frames[0], &root.moves[0]);
            if root.lines > 1 {
                finished = Some(root.clone());
            }
            let is_certain = !self.estimated && !self.is_selective;
            if after(self, root).is_break() || is_certain || root.is_settled() {
                return;
            }
            if self.estimated && depth < deepest {
                depth += 1;
            } else if self.is_selective
                && let Some(raised) = self.confidence.raised()
            {
                self.confidence = raised;
            } else {
                return;
            }
        }
    }

    /// Searches principal variation number `line`: the best of the moves from there on.
    fn search_line(
        &mut self,
        frames: &mut [Frame<S>],
        root: &mut Root<S::Move>,
        line: usize,
    ) -> Option<()> {
        // Aspiration window, around the last two values: odd and even depths differ.
        let (mut window, mut width) = match root.recent[line] {
            [Some(last), Some(before)]
                if self.config.aspiration && !is_proven(last) && !is_proven(before) =>
            {
                let width = 50 + (last - before).abs() / 4;
                let (low, high) = (last.min(before), last.max(before));
                (Window { alpha: low - width, beta: high + width }, width)
            }
            _ => (Window::FULL, WON),
        };
        loop {
            let value = self.search_root(frames, root, line, window)?;
            width = width.saturating_mul(4);
            if value <= window.alpha && window.alpha > -WON {
                window.alpha = widened(value, width).alpha;
            } else if value >= window.beta && window.beta < WON {
                window.beta = widened(value, width).beta;
            } else {
                root.recent[line] = [Some(value), root.recent[line][0]];
                return Some(());
            }
        }
    }

    /// Searches the moves from `first` on; a better one comes to `first` at once: time may end.
    fn search_root(
        &mut self,
        frames: &mut [Frame<S>],
        root: &mut Root<S::Move>,
        first: usize,
        window: Window,
    ) -> Option<i32> {
        if !self.meter.spend(1) {
            return None;
        }
        let (frame, rest) = frames.split_first_mut().expect("the root has a frame");
        let Window { mut alpha, beta } = window;
        let mut best = -WON;
        for index in first..root.moves.len() {
            let mv = root.moves[index].mv;
            let nodes = self.meter.nodes();
            self.step(frame, &mut rest[0], mv);
            let reduced = match self.config.late_move_reductions && root.moves[index].is_later {
                true => reduction(self.root_depth, index).min((self.root_depth - 1 - LEAST).max(0)),
                false => 0,
            };
            let ahead = Ahead { depth: self.root_depth - 1, reduced, is_first: index == first };
            let value = self.child::<true>(rest, ahead, Window { alpha, beta });
            let searched = &mut root.moves[index];
            searched.nodes += self.meter.nodes() - nodes;
            let value = value?;
            best = best.max(value);
            if value > alpha {
                alpha = value;
                searched.value = Some(value);
                extend_line(&mut searched.line, mv, &rest[0].line);
                root.moves[first..=index].rotate_right(1);
                if value >= beta {
                    break;
                }
            }
        }
        Some(best)
    }

    fn store_root(&self, frame: &Frame<S>, best: &RootMove<S::Move>) {
        if let (Some(table), Some(value)) = (self.table, best.value) {
            let entry = Entry {
                value: to_node(value, 0),
                bound: Bound::Exact,
                depth: stored(self.root_depth),
                confidence: self.confidence.level(),
                slot: Some(self.hooks.slot(best.mv)),
            };
            table.put(self.hooks.table_key(&frame.state), entry);
        }
    }
}

/// Returns a window around `value`: the full one near a proof or when `width` got large.
fn widened(value: i32, width: i32) -> Window {
    if is_proven(value) || width > WON / 100 {
        return Window::FULL;
    }
    Window { alpha: (value - width).max(-WON), beta: (value + width).min(WON) }
}
