//! The root: deeper and deeper, each iteration with what the last one learned.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use sakiyomi_core::{Certainty, PerfectInformation};

use super::hooks::SearchHooks;
use super::node::{Ahead, Frame, Search, extend_line, stored};
use super::ordering::{prefer, reduction};
use super::value::{WON, Window, is_proven, to_node};
use crate::tt::{Bound, Entry};

/// Plies that are looked ahead after every move of the root, however late it is tried.
const LEAST: i32 = 2;

/// A move at the root, and what is known about it.
#[derive(Clone, Debug)]
pub(super) struct RootMove<M> {
    pub(super) mv: M,
    /// The value when the move was last among the best, and the line that gives it.
    pub(super) value: Option<i32>,
    pub(super) line: Vec<M>,
    /// The nodes spent on it.
    pub(super) nodes: u64,
    /// Whether the guide lists it later, so that it may be looked at less deeply.
    pub(super) is_later: bool,
}

/// What the iterations have found out so far. The best moves are in front.
#[derive(Clone, Debug)]
pub(super) struct Root<M> {
    pub(super) moves: Vec<RootMove<M>>,
    /// How many best moves get values of their own.
    pub(super) lines: usize,
    /// The last finished iteration.
    pub(super) depth: u32,
    /// What its values can be trusted for.
    certainty: Certainty,
    /// For each line, its value in the last two iterations, the later one first.
    recent: Vec<[Option<i32>; 2]>,
}

impl<M: Copy + Eq> Root<M> {
    /// Returns the best lines with their values, best first.
    pub(super) fn best_lines(&self) -> impl Iterator<Item = (&RootMove<M>, i32)> {
        self.moves.iter().take(self.lines).map_while(|best| Some((best, best.value?)))
    }

    /// Returns what the values of the last finished iteration can be trusted for.
    pub(super) const fn certainty(&self) -> Certainty {
        self.certainty
    }

    /// Tells whether no deeper search can change the best lines.
    pub(super) fn is_settled(&self) -> bool {
        let found = self.best_lines().count();
        found == self.lines
            && self.best_lines().all(|(_, value)| {
                is_proven(value) && (WON - value.abs()).unsigned_abs() <= self.depth
            })
    }
}

/// Whether to start the next iteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    Deeper,
    Enough,
}

impl<S: PerfectInformation, G: SearchHooks<S>> Search<'_, S, G> {
    /// Returns the moves of the position in `frame`, the most promising first.
    pub(super) fn list_root(&mut self, frame: &mut Frame<S>, lines: usize) -> Root<S::Move> {
        let mut moves = Vec::new();
        self.guide.moves(&frame.state, &mut self.scratch, &mut moves);
        let name = self.guide.table_key(&frame.state, 0);
        if let Some(slot) = self.table.and_then(|table| table.get(name.key)?.slot) {
            prefer(&mut moves, |mv| self.guide.table_slot(mv, name.turn) == slot);
        }
        moves.sort_by_key(|&(_, rating)| Reverse(rating));
        let first = moves.len();
        let mut later = Vec::new();
        self.guide.later_moves(&frame.state, &mut self.scratch, &mut later);
        later.sort_by_key(|&(_, rating)| Reverse(rating));
        moves.append(&mut later);
        let lines = lines.clamp(1, moves.len().max(1));
        Root {
            moves: moves
                .into_iter()
                .enumerate()
                .map(|(index, (mv, _))| RootMove {
                    mv,
                    value: None,
                    line: vec![mv],
                    nodes: 0,
                    is_later: index >= first,
                })
                .collect(),
            lines,
            depth: 0,
            certainty: Certainty::Depth,
            recent: vec![[None; 2]; lines],
        }
    }

    /// Searches the root deeper and deeper, until `after` has enough or the budget is spent.
    pub(super) fn deepen(
        &mut self,
        frames: &mut [Frame<S>],
        root: &mut Root<S::Move>,
        depths: RangeInclusive<u32>,
        mut after: impl FnMut(&mut Self, &Root<S::Move>) -> Next,
    ) {
        // A share of no nodes, or of no time, is not even begun.
        if !self.meter.look() {
            return;
        }
        let mut finished = None;
        let (mut depth, deepest) = depths.into_inner();
        loop {
            (self.estimated, self.guessed) = (false, false);
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
            root.certainty = match (self.guessed, self.estimated) {
                (true, _) => self.confidence.certainty(),
                (false, true) => Certainty::Depth,
                (false, false) => Certainty::Exact,
            };
            self.remember_root(&frames[0], &root.moves[0]);
            if root.lines > 1 {
                finished = Some(root.clone());
            }
            let is_certain = !self.estimated && !self.guessed;
            if after(self, root) == Next::Enough || is_certain || root.is_settled() {
                return;
            }
            if self.estimated && depth < deepest {
                depth += 1;
            } else if self.guessed
                && let Some(raised) = self.confidence.raised()
            {
                self.confidence = raised;
            } else {
                return;
            }
        }
    }

    /// Finds the best of the moves from number `line` on, and brings it there.
    ///
    /// The window begins around the value that is expected, and grows until the value lies in it.
    fn search_line(
        &mut self,
        frames: &mut [Frame<S>],
        root: &mut Root<S::Move>,
        line: usize,
    ) -> Option<()> {
        let (mut window, mut width) = match root.recent[line] {
            // Odd and even depths differ in who has the last word: the value is expected near the
            // last two, and how much they differ says how near.
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

    /// Searches the moves from number `first` on. A move that is better than those before comes to `first`
    /// at once, so that the best move is there whenever the budget ends.
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
            let judged = &mut root.moves[index];
            judged.nodes += self.meter.nodes() - nodes;
            let value = value?;
            best = best.max(value);
            if value > alpha {
                alpha = value;
                judged.value = Some(value);
                extend_line(&mut judged.line, mv, &rest[0].line);
                root.moves[first..=index].rotate_right(1);
                if value >= beta {
                    break;
                }
            }
        }
        Some(best)
    }

    /// Keeps the best move for the next search of this position.
    fn remember_root(&self, frame: &Frame<S>, best: &RootMove<S::Move>) {
        if let (Some(table), Some(value)) = (self.table, best.value) {
            let name = self.guide.table_key(&frame.state, 0);
            table.put(
                name.key,
                Entry {
                    value: to_node(value, 0),
                    bound: Bound::Exact,
                    depth: stored(self.root_depth),
                    confidence: self.confidence.level(),
                    slot: Some(self.guide.table_slot(best.mv, name.turn)),
                },
            );
        }
    }
}

/// Returns a window around `value`, or all values when that may be a proof or `width` got large.
fn widened(value: i32, width: i32) -> Window {
    if is_proven(value) || width > WON / 100 {
        return Window::FULL;
    }
    Window { alpha: (value - width).max(-WON), beta: (value + width).min(WON) }
}
