//! Parallel search: lazy SMP with simplified ABDADA ([`Busy`](super::busy::Busy)). Every thread
//! searches the same root and shares the transposition table. Helpers start at different depths to
//! spread over the tree. Only the leader, on the calling thread, reports.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use sakiyomi_core::{Budget, Clock, Meter, PerfectInformation, Stop};

use super::hooks::SearchHooks;
use super::node::{Frame, Search};
use super::ordering::Ordering;
use super::{AlphaBetaConfig, Setting};

/// What one thread keeps between searches.
#[derive(Clone, Debug)]
pub(super) struct Worker<S: PerfectInformation, G> {
    pub(super) hooks: G,
    pub(super) ordering: Ordering,
    pub(super) frames: Vec<Frame<S>>,
}

impl<S: PerfectInformation, G: SearchHooks<S>> Worker<S, G> {
    pub(super) fn new(hooks: G) -> Worker<S, G> {
        Worker { hooks, ordering: Ordering::new(G::SLOTS), frames: Vec::new() }
    }

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

    pub(super) fn new_game(&mut self) {
        self.hooks.new_game();
        self.ordering.clear();
    }

    pub(super) fn start<'a>(
        &'a mut self,
        setting: &Setting<'a>,
        meter: Meter<'a>,
    ) -> (Search<'a, S, G>, &'a mut [Frame<S>]) {
        let search = Search {
            hooks: &mut self.hooks,
            ordering: &mut self.ordering,
            table: setting.table,
            busy: setting.busy,
            meter,
            config: setting.config,
            scratch: Vec::new(),
            later: Vec::new(),
            root_depth: 0,
            estimated: false,
            is_selective: false,
            confidence: setting.config.confidence,
        };
        (search, &mut self.frames)
    }

    /// Searches as helper number `number`, from 1, until it is stopped, and counts its nodes.
    pub(super) fn help(
        &mut self,
        setting: &Setting<'_>,
        share: Share<'_>,
        number: u32,
        nodes: &AtomicU64,
    ) {
        let meter = Meter::start(share.budget, share.clock, share.stop);
        let (mut search, frames) = self.start(setting, meter);
        let mut root = search.list_root(&mut frames[0], setting.lines);
        // Half of the helpers begin one ply deeper than the others.
        let depths = (1 + number % 2).min(setting.depth)..=setting.depth;
        search.deepen(frames, &mut root, depths, |search, _| {
            nodes.store(search.meter.nodes(), Relaxed);
            ControlFlow::Continue(())
        });
        nodes.store(search.meter.nodes(), Relaxed);
    }
}

/// The limits of a helper.
#[derive(Clone, Copy)]
pub(super) struct Share<'a> {
    pub(super) budget: Budget,
    pub(super) clock: &'a dyn Clock,
    pub(super) stop: &'a Stop,
}

/// Splits a node budget between leader and helpers. Time needs no split: it is the process's.
pub(super) fn split(budget: Budget, threads: usize) -> (Budget, Budget) {
    let Some(nodes) = budget.nodes else { return (budget, budget) };
    let each = nodes / threads as u64;
    let lead = nodes - each * (threads as u64 - 1);
    (Budget { nodes: Some(lead), ..budget }, Budget { nodes: Some(each), ..budget })
}

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
