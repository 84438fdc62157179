//! Several threads on one search (lazy SMP).
//!
//! Every thread searches the same root by itself; they share the transposition
//! table, and notes of where they are ([`Busy`](super::busy::Busy)). A thread finds
//! answers that another has put in just before, and turns to other moves where one
//! is busy, so that they spread over the tree on their own. Helpers start at
//! different depths to spread sooner. Only the leader, on the thread that asked,
//! reports and decides.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use sakiyomi_core::{Budget, Clock, Meter, PerfectInformation, Stop};

use super::hooks::SearchHooks;
use super::node::{Frame, Search};
use super::ordering::Ordering;
use super::root::Next;
use super::{AlphaBetaConfig, Setting};

/// What one thread keeps between searches.
#[derive(Clone, Debug)]
pub(super) struct Worker<S: PerfectInformation, G> {
    pub(super) guide: G,
    pub(super) ordering: Ordering,
    pub(super) frames: Vec<Frame<S>>,
}

impl<S: PerfectInformation, G: SearchHooks<S>> Worker<S, G> {
    pub(super) fn new(guide: G) -> Worker<S, G> {
        Worker { guide, ordering: Ordering::new(G::SLOTS), frames: Vec::new() }
    }

    /// Puts `state` at the root.
    pub(super) fn set_root(&mut self, state: &S, plies: usize) {
        self.ordering.fade();
        if self.frames.len() != plies + 1 {
            let frame = |ply: usize| Frame {
                ply: ply as i32,
                state: state.clone(),
                moves: Vec::new(),
                line: Vec::new(),
                killers: [None; 2],
                arrived: None,
            };
            self.frames = (0..=plies).map(frame).collect();
        }
        self.frames[0].state.clone_from(state);
        for frame in &mut self.frames {
            frame.killers = [None; 2];
        }
    }

    /// Forgets earlier games.
    pub(super) fn new_game(&mut self) {
        self.guide.new_game();
        self.ordering.clear();
    }

    /// Returns the search of this worker, and the frames to do it in.
    pub(super) fn start<'a>(
        &'a mut self,
        setting: &Setting<'a>,
        meter: Meter<'a>,
    ) -> (Search<'a, S, G>, &'a mut [Frame<S>]) {
        let search = Search {
            guide: &mut self.guide,
            ordering: &mut self.ordering,
            table: setting.table,
            busy: setting.busy,
            meter,
            config: setting.config,
            scratch: Vec::new(),
            later: Vec::new(),
            root_depth: 0,
            estimated: false,
            guessed: false,
            confidence: setting.config.confidence,
        };
        (search, &mut self.frames)
    }

    /// Searches as helper number `number`, from 1 on, until `halt`, and counts its nodes.
    pub(super) fn help(
        &mut self,
        setting: &Setting<'_>,
        share: Share<'_>,
        number: u32,
        nodes: &AtomicU64,
    ) {
        let meter = Meter::start(share.budget, share.clock, share.halt);
        let (mut search, frames) = self.start(setting, meter);
        let mut root = search.list_root(&mut frames[0], setting.lines);
        // Half of the helpers begin one ply deeper than the others.
        let depths = (1 + number % 2).min(setting.depth)..=setting.depth;
        search.deepen(frames, &mut root, depths, |search, _| {
            nodes.store(search.meter.nodes(), Relaxed);
            Next::Deeper
        });
        nodes.store(search.meter.nodes(), Relaxed);
    }
}

/// What a helper may spend, and how it learns the end.
#[derive(Clone, Copy)]
pub(super) struct Share<'a> {
    pub(super) budget: Budget,
    pub(super) clock: &'a dyn Clock,
    pub(super) halt: &'a Stop,
}

/// Ends the helpers when the leader is done, also when it panics: the scope waits for them.
pub(super) struct HaltOnDrop<'a>(pub(super) &'a Stop);

impl Drop for HaltOnDrop<'_> {
    fn drop(&mut self) {
        self.0.request();
    }
}

/// Splits a budget into the leader's and that of each helper, so that all together keep to it.
///
/// Time needs no split: all threads see the same clock on the wall, and a clock
/// of the process counts the CPU time of all of them.
pub(super) fn split(budget: Budget, threads: usize) -> (Budget, Budget) {
    let Some(nodes) = budget.nodes else { return (budget, budget) };
    let each = nodes / threads as u64;
    let lead = nodes - each * (threads as u64 - 1);
    (Budget { nodes: Some(lead), ..budget }, Budget { nodes: Some(each), ..budget })
}

/// Returns the number of threads to use.
pub(super) fn threads(config: &AlphaBetaConfig) -> usize {
    config.threads.clamp(1, 256)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_of_nodes_add_up_to_the_budget() {
        for nodes in [0, 1, 7, 1000] {
            for threads in 1..9 {
                let (lead, each) = split(Budget::nodes(nodes), threads);
                let helpers = (threads as u64 - 1) * each.nodes.unwrap();
                assert_eq!(lead.nodes.unwrap() + helpers, nodes);
            }
        }
    }
}
