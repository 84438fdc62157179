//! The search of one position: everything below the root.

use sakiyomi_core::{Meter, PerfectInformation};

use super::AlphaBetaConfig;
use super::busy::{Busy, WORTH_WAITING};
use super::hooks::{Horizon, SearchHooks, StaticBound, Visit};
use super::ordering::{Context, Ordering, pick, prefer, reduction};
use super::probable::Confidence;
use super::value::{WON, Window, from_node, is_proven, to_node, to_score};
use crate::tt::{Bound, Entry, TranspositionTable};

/// The position at one ply of the line being searched, with lists that are used again and again.
#[derive(Clone, Debug)]
pub(super) struct Frame<S: PerfectInformation> {
    pub(super) ply: i32,
    pub(super) state: S,
    /// The moves to try, with their ratings.
    pub(super) moves: Vec<(S::Move, i32)>,
    /// The best line from here, as far as it is known.
    pub(super) line: Vec<S::Move>,
    pub(super) killers: [Option<u16>; 2],
    /// The slot of the move that led here; the root has none.
    pub(super) arrived: Option<u16>,
}

/// A search in progress, of one thread.
pub(super) struct Search<'a, S: PerfectInformation, G> {
    pub(super) guide: &'a mut G,
    pub(super) ordering: &'a mut Ordering,
    pub(super) table: Option<&'a TranspositionTable>,
    /// Where the other threads are, if there are any.
    pub(super) busy: Option<&'a Busy>,
    pub(super) meter: Meter<'a>,
    pub(super) config: &'a AlphaBetaConfig,
    pub(super) scratch: Vec<S::Move>,
    /// Moves that a guide lists later, on their way to a frame.
    pub(super) later: Vec<(S::Move, i32)>,
    /// The depth of the iteration.
    pub(super) root_depth: i32,
    /// Whether anything was estimated, so that a deeper look may say more.
    pub(super) estimated: bool,
    /// Whether anything was guessed, so that a look with more confidence may say more.
    pub(super) guessed: bool,
    /// How sure a guess must be.
    pub(super) confidence: Confidence,
}

impl<S: PerfectInformation, G: SearchHooks<S>> Search<'_, S, G> {
    /// Returns the value of the position in the first frame, or `None` when the budget is spent.
    ///
    /// Values outside the window are bounds. `PV` nodes have a window of more
    /// than a point: there the table only helps to order, so that the whole line is found.
    pub(super) fn node<const PV: bool>(
        &mut self,
        frames: &mut [Frame<S>],
        depth: i32,
        window: Window,
    ) -> Option<i32> {
        let frame = &mut frames[0];
        let ply = frame.ply;
        frame.line.clear();
        if !self.meter.spend(1) {
            return None;
        }
        if let Some(value) = self.finished(frame) {
            return Some(value);
        }
        let window = window.reachable_at(ply);
        if window.is_empty() {
            return Some(window.alpha);
        }
        if let Some(value) =
            self.guide.static_bound(&frame.state).and_then(|known| known.decides(ply, window))
        {
            return Some(value);
        }
        if depth <= 0 || frames.len() == 1 {
            return self.horizon(frames, self.config.quiescence_plies, window);
        }

        let (frame, _) = frames.split_first_mut().expect("there is a frame for this ply");
        let name = self.guide.table_key(&frame.state, ply.cast_unsigned());
        let table = self.table.filter(|_| depth >= self.config.table_depth.cast_signed());
        let entry = table.and_then(|table| table.get(name.key));
        if let Some(entry) = entry
            && !PV
            && let Some(value) = decided_by(entry, ply, depth, self.confidence, window)
        {
            self.estimated |= entry.depth < CERTAIN_DEPTH && !is_proven(value);
            return Some(value);
        }
        let visit = Visit {
            ply: ply.cast_unsigned(),
            depth: depth.cast_unsigned(),
            searched: entry.map(|entry| u32::from(entry.depth)),
        };
        if let Some(known) = self.guide.prove(&frame.state, visit)
            && let Some(value) = known.decides(ply, window)
        {
            remember(
                table,
                name.key,
                Entry {
                    value: known.score.hundredths(),
                    bound: known.bound,
                    // What is known exactly needs no deeper search; a bound may not be all there is.
                    depth: match known.bound {
                        Bound::Exact => CERTAIN_DEPTH,
                        Bound::AtLeast | Bound::AtMost => stored(depth),
                    },
                    confidence: Confidence::CERTAIN.level(),
                    slot: None,
                },
            );
            return Some(value);
        }
        if !PV && let Some(value) = self.probable(frames, depth, window)? {
            let entry = Entry {
                value: to_node(value, ply),
                bound: if value >= window.beta { Bound::AtLeast } else { Bound::AtMost },
                depth: stored(depth),
                confidence: self.confidence.level(),
                slot: None,
            };
            remember(table, name.key, entry);
            return Some(value);
        }

        let (frame, rest) = frames.split_first_mut().expect("there is a frame for this ply");
        frame.moves.clear();
        self.guide.moves_at(&frame.state, visit, &mut self.scratch, &mut frame.moves);
        debug_assert!(!frame.moves.is_empty(), "a guide leaves a move: {}", frame.state);
        let mut context =
            Context { seat: frame.state.to_move(), arrived: frame.arrived, killers: frame.killers };
        let guide = &*self.guide;
        let mut has_later = G::HAS_LATER_MOVES;
        if frame.moves.len() > 1 || has_later {
            self.ordering.rate(&mut frame.moves, &context, self.config, |mv| guide.slot(mv));
            if let Some(slot) = entry.and_then(|entry| entry.slot) {
                let is_preferred = |guide: &G, mv| guide.table_slot(mv, name.turn) == slot;
                if !prefer(&mut frame.moves, |mv| is_preferred(guide, mv)) && has_later {
                    has_later = false;
                    self.add_later_moves(frame, &context);
                    let guide = &*self.guide;
                    prefer(&mut frame.moves, |mv| is_preferred(guide, mv));
                }
            }
        }
        let extension = i32::from(
            self.config.extend_only_move
                && frame.moves.len() == 1
                && !G::HAS_LATER_MOVES
                && ply < 2 * self.root_depth,
        );

        // What this position rests on is not what earlier ones of the iteration rest on.
        let earlier = (self.estimated, self.guessed);
        (self.estimated, self.guessed) = (false, false);
        let mut best = -WON;
        let mut best_move = None;
        let mut alpha = window.alpha;
        // With other threads: where they are, and the moves that lead there, by their numbers.
        let busy = self.busy.filter(|_| depth >= WORTH_WAITING);
        let mut put_off = 0u64;
        let mut next = 0;
        loop {
            let index = if next < frame.moves.len() {
                pick(&mut frame.moves, next);
                next += 1;
                next - 1
            } else if put_off != 0 {
                let index = put_off.trailing_zeros() as usize;
                put_off &= put_off - 1;
                index
            } else if std::mem::take(&mut has_later) {
                let all_lose = best < 0 && is_proven(best);
                if depth < self.config.later_moves_depth.cast_signed() && !all_lose {
                    self.estimated = true;
                    break;
                }
                self.add_later_moves(frame, &context);
                continue;
            } else {
                break;
            };
            let mv = frame.moves[index].0;
            let reduced = match self.config.late_move_reductions
                && extension == 0
                && reduction(depth, index) > 0
                && self.guide.may_reduce(&frame.state, mv)
            {
                true => reduction(depth, index) - i32::from(PV),
                false => 0,
            };
            self.step(frame, &mut rest[0], mv);
            let note = match busy {
                Some(busy) if index > 0 => {
                    let key = self.guide.table_key(&rest[0].state, ply.cast_unsigned() + 1).key;
                    if index < 64 && index + 1 == next && busy.has(key) {
                        put_off |= 1 << index;
                        continue;
                    }
                    busy.enter(key)
                }
                _ => None,
            };
            let ahead = Ahead { depth: depth - 1 + extension, reduced, is_first: index == 0 };
            let value = self.child::<PV>(rest, ahead, Window { alpha, ..window })?;
            drop(note);
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(mv);
                    if PV {
                        extend_line(&mut frame.line, mv, &rest[0].line);
                    }
                }
                if value >= window.beta {
                    let slot = self.guide.slot(mv);
                    let tried = frame.moves[..index].iter().map(|&(mv, _)| self.guide.slot(mv));
                    self.ordering.refuted_by(&mut context, depth, tried, slot);
                    frame.killers = context.killers;
                    break;
                }
            }
        }
        let bound = if best >= window.beta {
            Bound::AtLeast
        } else if best > window.alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        remember(
            table,
            name.key,
            Entry {
                value: to_node(best, ply),
                bound,
                depth: if self.estimated || self.guessed { stored(depth) } else { CERTAIN_DEPTH },
                confidence: self.confidence.level(),
                slot: best_move.map(|mv| self.guide.table_slot(mv, name.turn)),
            },
        );
        self.estimated |= earlier.0;
        self.guessed |= earlier.1;
        Some(best)
    }

    /// Adds the moves that the guide lists later to those of the frame.
    fn add_later_moves(&mut self, frame: &mut Frame<S>, context: &Context) {
        let mut later = std::mem::take(&mut self.later);
        later.clear();
        self.guide.later_moves(&frame.state, &mut self.scratch, &mut later);
        let guide = &*self.guide;
        self.ordering.rate(&mut later, context, self.config, |mv| guide.slot(mv));
        frame.moves.extend_from_slice(&later);
        self.later = later;
    }

    /// Returns the value of a move whose position stands in the first of `frames`.
    #[inline]
    pub(super) fn child<const PV: bool>(
        &mut self,
        frames: &mut [Frame<S>],
        ahead: Ahead,
        window: Window,
    ) -> Option<i32> {
        let Ahead { depth, reduced, is_first } = ahead;
        if is_first || !self.config.principal_variation && reduced == 0 {
            return Some(-self.node::<PV>(frames, depth, window.flipped())?);
        }
        let above = Window::above(window.alpha).flipped();
        let earlier = (self.estimated, self.guessed);
        let mut value = -self.node::<false>(frames, depth - reduced, above)?;
        if value > window.alpha && reduced > 0 {
            (self.estimated, self.guessed) = earlier;
            value = -self.node::<false>(frames, depth, above)?;
        }
        if PV && value > window.alpha && value < window.beta {
            value = -self.node::<true>(frames, depth, window.flipped())?;
        }
        Some(value)
    }

    /// Plays `mv` from one frame to the next.
    #[inline]
    pub(super) fn step(&self, frame: &Frame<S>, next: &mut Frame<S>, mv: S::Move) {
        next.state.clone_from(&frame.state);
        next.state.apply(mv);
        next.arrived = Some(self.guide.slot(mv));
    }

    /// Returns the value of a finished game.
    #[inline]
    fn finished(&mut self, frame: &Frame<S>) -> Option<i32> {
        let outcome = frame.state.outcome()?;
        let result = self.guide.result(&frame.state, outcome);
        Some(from_node(result.hundredths(), frame.ply))
    }

    /// Returns the value of a position at the horizon: its evaluation, or what forcing moves make of it.
    fn horizon(&mut self, frames: &mut [Frame<S>], left: u32, window: Window) -> Option<i32> {
        self.estimated = true;
        let (frame, rest) = frames.split_first_mut().expect("there is a frame for this ply");
        frame.moves.clear();
        let kind = match left > 0 && !rest.is_empty() {
            true => self.guide.horizon(&frame.state, &mut frame.moves),
            false => Horizon::Quiet,
        };
        let mut best = match kind {
            Horizon::Forced => -WON,
            Horizon::Quiet | Horizon::Optional => {
                let enough = to_score(to_node(window.beta, frame.ply));
                from_node(self.guide.evaluate_up_to(&frame.state, enough).hundredths(), frame.ply)
            }
        };
        if kind == Horizon::Quiet || best >= window.beta {
            return Some(best);
        }
        for index in 0..frame.moves.len() {
            let mv = pick(&mut frame.moves, index);
            self.step(frame, &mut rest[0], mv);
            let window = Window { alpha: window.alpha.max(best), ..window };
            let value = -self.beyond(rest, left - 1, window.flipped())?;
            if value > best {
                best = value;
                extend_line(&mut frame.line, mv, &rest[0].line);
                if value >= window.beta {
                    break;
                }
            }
        }
        Some(best)
    }

    /// Returns the value of a position that a forcing move beyond the horizon led to.
    fn beyond(&mut self, frames: &mut [Frame<S>], left: u32, window: Window) -> Option<i32> {
        let frame = &mut frames[0];
        frame.line.clear();
        if !self.meter.spend(1) {
            return None;
        }
        if let Some(value) = self.finished(frame) {
            return Some(value);
        }
        let ply = frame.ply;
        match self.guide.static_bound(&frame.state).and_then(|known| known.decides(ply, window)) {
            Some(value) => Some(value),
            None => self.horizon(frames, left, window),
        }
    }
}

/// How to look at a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ahead {
    /// The plies to look ahead after it.
    pub(super) depth: i32,
    /// By how many fewer to look at first.
    pub(super) reduced: i32,
    /// Whether it is the first of its position, for which there is nothing to compare with.
    pub(super) is_first: bool,
}

impl StaticBound {
    /// Returns the value as seen from the root, if it is all that the window asks for.
    #[inline]
    fn decides(self, ply: i32, window: Window) -> Option<i32> {
        decides(self.bound, from_node(self.score.hundredths(), ply), window)
    }
}

/// Returns the value of the entry as seen from the root, if it is all that the window asks for.
#[inline]
fn decided_by(
    entry: Entry,
    ply: i32,
    depth: i32,
    confidence: Confidence,
    window: Window,
) -> Option<i32> {
    // A win or loss that was found holds at any depth.
    let is_proof = is_proven(entry.value)
        && match entry.bound {
            Bound::Exact => true,
            Bound::AtLeast => entry.value > 0,
            Bound::AtMost => entry.value < 0,
        };
    let is_certain = is_proof || entry.depth == CERTAIN_DEPTH;
    if !is_certain && (i32::from(entry.depth) < depth || entry.confidence < confidence.level()) {
        return None;
    }
    decides(entry.bound, from_node(entry.value, ply), window)
}

#[inline]
fn decides(bound: Bound, value: i32, window: Window) -> Option<i32> {
    match bound {
        Bound::Exact => true,
        Bound::AtLeast => value >= window.beta,
        Bound::AtMost => value <= window.alpha,
    }
    .then_some(value)
}

/// Keeps an entry, if there is a table for it.
#[inline]
fn remember(table: Option<&TranspositionTable>, key: u64, entry: Entry) {
    if let Some(table) = table {
        table.put(key, entry);
    }
}

/// The depth of an entry that rests on no estimate: nothing deeper would change it.
const CERTAIN_DEPTH: u8 = u8::MAX;

/// Returns the depth as an entry keeps it.
#[inline]
pub(super) fn stored(depth: i32) -> u8 {
    u8::try_from(depth).unwrap_or(CERTAIN_DEPTH).min(CERTAIN_DEPTH - 1)
}

pub(super) fn extend_line<M: Copy>(line: &mut Vec<M>, mv: M, rest: &[M]) {
    line.clear();
    line.push(mv);
    line.extend_from_slice(rest);
}
