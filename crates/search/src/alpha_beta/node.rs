//! The search below the root.

use sakiyomi_core::{Meter, PerfectInformation};

use super::AlphaBetaConfig;
use super::busy::{Busy, MIN_DEPTH};
use super::hooks::{SearchHooks, StaticBound, Visit};
use super::ordering::{Context, Ordering, pick, prefer, reduction};
use super::probable::Confidence;
use super::value::{WON, Window, from_node, is_proven, to_node, to_score};
use crate::tt::{Bound, Entry, TranspositionTable};

/// The stack entry of one ply. Its lists are reused.
#[derive(Clone, Debug)]
pub(super) struct Frame<S: PerfectInformation> {
    pub(super) ply: i32,
    pub(super) state: S,
    /// The moves with their ratings.
    pub(super) moves: Vec<(S::Move, i32)>,
    /// The principal variation.
    pub(super) line: Vec<S::Move>,
    pub(super) killers: [Option<u16>; 2],
    /// The slot of the move that led here; none at the root.
    pub(super) arrived: Option<u16>,
}

pub(super) struct Search<'a, S: PerfectInformation, G> {
    pub(super) hooks: &'a mut G,
    pub(super) ordering: &'a mut Ordering,
    pub(super) table: Option<&'a TranspositionTable>,
    /// Shared with the other threads, if there are any.
    pub(super) busy: Option<&'a Busy>,
    pub(super) meter: Meter<'a>,
    pub(super) config: &'a AlphaBetaConfig,
    pub(super) scratch: Vec<S::Move>,
    /// Later moves on their way to a frame.
    pub(super) later: Vec<(S::Move, i32)>,
    pub(super) root_depth: i32,
    /// Whether a leaf was evaluated, so that a deeper search may say more.
    pub(super) estimated: bool,
    /// Whether ProbCut pruned anything, so that more confidence may say more.
    pub(super) is_selective: bool,
    pub(super) confidence: Confidence,
}

impl<S: PerfectInformation, G: SearchHooks<S>> Search<'_, S, G> {
    /// Returns the fail-soft value of the first frame, or `None` when the budget is spent. At `PV` nodes
    /// the table only orders moves, so that the whole line is found.
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
        if let Some(outcome) = frame.state.outcome() {
            let result = self.hooks.result(&frame.state, outcome);
            return Some(from_node(result.hundredths(), ply));
        }
        // Mate-distance pruning
        let window = window.reachable_at(ply);
        if window.is_empty() {
            return Some(window.alpha);
        }
        if let Some(value) =
            self.hooks.static_bound(&frame.state).and_then(|known| known.decides(ply, window))
        {
            return Some(value);
        }
        if depth <= 0 || frames.len() == 1 {
            self.estimated = true;
            let enough = to_score(to_node(window.beta, ply));
            let value = self.hooks.evaluate_up_to(&frames[0].state, enough);
            return Some(from_node(value.hundredths(), ply));
        }

        // Transposition table
        let frame = &mut frames[0];
        let key = self.hooks.table_key(&frame.state);
        let table = self.table.filter(|_| depth >= self.config.table_depth.cast_signed());
        let store = |entry: Entry| {
            if let Some(table) = table {
                table.put(key, entry);
            }
        };
        let entry = table.and_then(|table| table.get(key));
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
        if let Some(known) = self.hooks.prove(&frame.state, visit)
            && let Some(value) = known.decides(ply, window)
        {
            store(Entry {
                value: known.score.hundredths(),
                bound: known.bound,
                // An exact value needs no deeper search; a bound may not be all there is.
                depth: match known.bound {
                    Bound::Exact => CERTAIN_DEPTH,
                    Bound::AtLeast | Bound::AtMost => stored(depth),
                },
                confidence: Confidence::CERTAIN.level(),
                slot: None,
            });
            return Some(value);
        }
        // Multi-ProbCut
        if !PV && let Some(value) = self.probable(frames, depth, window)? {
            store(Entry {
                value: to_node(value, ply),
                bound: if value >= window.beta { Bound::AtLeast } else { Bound::AtMost },
                depth: stored(depth),
                confidence: self.confidence.level(),
                slot: None,
            });
            return Some(value);
        }

        let (frame, rest) = frames.split_first_mut().expect("there is a frame for this ply");
        frame.moves.clear();
        self.hooks.moves_at(&frame.state, visit, &mut self.scratch, &mut frame.moves);
        debug_assert!(!frame.moves.is_empty(), "a hooks leaves a move: {}", frame.state);
        let mut context =
            Context { seat: frame.state.to_move(), arrived: frame.arrived, killers: frame.killers };
        let hooks = &*self.hooks;
        let mut has_later = G::HAS_LATER_MOVES;
        if frame.moves.len() > 1 || has_later {
            self.ordering.rate(&mut frame.moves, &context, self.config, |mv| hooks.slot(mv));
            if let Some(slot) = entry.and_then(|entry| entry.slot)
                && !prefer(&mut frame.moves, |mv| hooks.slot(mv) == slot)
                && has_later
            {
                has_later = false;
                self.add_later_moves(frame, &context);
                let hooks = &*self.hooks;
                prefer(&mut frame.moves, |mv| hooks.slot(mv) == slot);
            }
        }
        // Singular reply extension
        let extension = i32::from(
            self.config.extend_only_move
                && frame.moves.len() == 1
                && !G::HAS_LATER_MOVES
                && ply < 2 * self.root_depth,
        );

        // What this node rests on is not what earlier ones of the iteration rest on.
        let earlier = (self.estimated, self.is_selective);
        (self.estimated, self.is_selective) = (false, false);
        let mut best = -WON;
        let mut best_move = None;
        let mut alpha = window.alpha;
        // ABDADA: a bit for each deferred move
        let busy = self.busy.filter(|_| depth >= MIN_DEPTH);
        let mut deferred = 0u64;
        let mut next = 0;
        loop {
            let index = if next < frame.moves.len() {
                pick(&mut frame.moves, next);
                next += 1;
                next - 1
            } else if deferred != 0 {
                let index = deferred.trailing_zeros() as usize;
                deferred &= deferred - 1;
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
            // Late move reductions
            let reduced = match self.config.late_move_reductions
                && extension == 0
                && reduction(depth, index) > 0
                && self.hooks.may_reduce(&frame.state, mv)
            {
                true => reduction(depth, index) - i32::from(PV),
                false => 0,
            };
            self.step(frame, &mut rest[0], mv);
            let mark = match busy {
                Some(busy) if index > 0 => {
                    let key = self.hooks.table_key(&rest[0].state);
                    if index < 64 && index + 1 == next && busy.has(key) {
                        deferred |= 1 << index;
                        continue;
                    }
                    busy.enter(key)
                }
                _ => None,
            };
            let ahead = Ahead { depth: depth - 1 + extension, reduced, is_first: index == 0 };
            let value = self.child::<PV>(rest, ahead, Window { alpha, ..window })?;
            drop(mark);
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
                    let slot = self.hooks.slot(mv);
                    let tried = frame.moves[..index].iter().map(|&(mv, _)| self.hooks.slot(mv));
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
        store(Entry {
            value: to_node(best, ply),
            bound,
            depth: if self.estimated || self.is_selective { stored(depth) } else { CERTAIN_DEPTH },
            confidence: self.confidence.level(),
            slot: best_move.map(|mv| self.hooks.slot(mv)),
        });
        self.estimated |= earlier.0;
        self.is_selective |= earlier.1;
        Some(best)
    }

    fn add_later_moves(&mut self, frame: &mut Frame<S>, context: &Context) {
        let mut later = std::mem::take(&mut self.later);
        later.clear();
        self.hooks.later_moves(&frame.state, &mut self.scratch, &mut later);
        let hooks = &*self.hooks;
        self.ordering.rate(&mut later, context, self.config, |mv| hooks.slot(mv));
        frame.moves.extend_from_slice(&later);
        self.later = later;
    }

    /// Returns the value of the move that led to the first of `frames`.
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
        // Principal variation search: a null window first
        let above = Window::above(window.alpha).flipped();
        let earlier = (self.estimated, self.is_selective);
        let mut value = -self.node::<false>(frames, depth - reduced, above)?;
        if value > window.alpha && reduced > 0 {
            (self.estimated, self.is_selective) = earlier;
            value = -self.node::<false>(frames, depth, above)?;
        }
        if PV && value > window.alpha && value < window.beta {
            value = -self.node::<true>(frames, depth, window.flipped())?;
        }
        Some(value)
    }

    #[inline]
    pub(super) fn step(&self, frame: &Frame<S>, next: &mut Frame<S>, mv: S::Move) {
        next.state.clone_from(&frame.state);
        next.state.apply(mv);
        next.arrived = Some(self.hooks.slot(mv));
    }
}

/// How deep to search a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ahead {
    pub(super) depth: i32,
    /// The reduction of the first try.
    pub(super) reduced: i32,
    pub(super) is_first: bool,
}

impl StaticBound {
    /// Returns the value as seen from the root, if it decides the window.
    #[inline]
    fn decides(self, ply: i32, window: Window) -> Option<i32> {
        decides(self.bound, from_node(self.score.hundredths(), ply), window)
    }
}

/// Returns the value of the entry as seen from the root, if it decides the window.
#[inline]
fn decided_by(
    entry: Entry,
    ply: i32,
    depth: i32,
    confidence: Confidence,
    window: Window,
) -> Option<i32> {
    // A proven result holds at any depth.
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

/// The depth of an entry that rests on no evaluation.
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
