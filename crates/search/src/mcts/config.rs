//! The parameters of tree search.

/// How a [`Puct`](crate::Puct) searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PuctConfig {
    /// The selection rule inside the tree.
    pub rule: Rule,
    /// First-play urgency: how much less than its position an untried move is worth.
    pub fpu: f32,
    /// A leaf is expanded at this evaluation: 1 if deterministic, 2 for playouts (saves memory).
    pub expand_at: u32,
    /// The batch size of one thread.
    pub batch: usize,
    /// What a simulation in progress counts as: 1 is a loss.
    pub virtual_loss: f32,
    /// The number of threads. Only one thread is deterministic.
    pub threads: usize,
    /// Simulations of one search, beside the budget's limit.
    pub simulations: Option<u64>,
    /// The size of the tree in bytes; the budget may allow less.
    pub tree_bytes: u64,
    /// The selection rule at the root.
    pub root: RootRule,
    /// Dirichlet noise on the root's policy, for self-play.
    pub noise: Option<Noise>,
    /// 0 plays the most visited move; 1 samples by visits.
    pub temperature: f32,
}

/// The selection rule: the mean result plus an exploration bonus.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Rule {
    /// `c * sqrt(ln N / n)`, without a policy.
    Ucb1 {
        /// The exploration constant.
        c: f32,
    },
    /// `c * P * sqrt(N) / (1 + n)`, with the policy P; `c` grows slowly with N.
    Puct {
        /// The exploration constant at first.
        c: f32,
        /// After so many visits it has grown by ln 2.
        base: f32,
    },
}

/// The selection rule at the root.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum RootRule {
    /// As everywhere else.
    AsInside,
    /// Sequential halving over a known number of simulations: the worse half drops out repeatedly.
    SequentialHalving {
        /// The number of candidates.
        candidates: usize,
        /// The scale of the Gumbel noise: 0 for play, 1 for self-play.
        gumbel: f32,
        /// The weight of values beside the policy: usually 1, less for a young network.
        values: f32,
    },
}

/// Dirichlet noise.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Noise {
    /// The concentration: small numbers put the weight on few moves.
    pub alpha: f32,
    /// The share of the noise in the policy.
    pub share: f32,
    /// Forced playouts: a tried root move gets `sqrt(forced * P * N)` simulations; 0 forces nothing.
    pub forced: f32,
}

impl Default for PuctConfig {
    /// PUCT over an evaluator such as a network.
    fn default() -> Self {
        PuctConfig {
            rule: Rule::Puct { c: 1.5, base: 20_000.0 },
            fpu: 0.2,
            expand_at: 1,
            batch: 8,
            virtual_loss: 1.0,
            threads: 1,
            simulations: None,
            tree_bytes: 256 << 20,
            root: RootRule::AsInside,
            noise: None,
            temperature: 0.0,
        }
    }
}

impl PuctConfig {
    /// Returns UCT over playouts.
    pub fn uct() -> PuctConfig {
        PuctConfig {
            rule: Rule::Ucb1 { c: 0.7 },
            fpu: 0.0,
            expand_at: 2,
            batch: 1,
            ..PuctConfig::default()
        }
    }
}
