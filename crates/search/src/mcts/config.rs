//! What a tree search does, and how much of it.

/// How a [`Puct`](crate::Puct) searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PuctConfig {
    /// How moves are chosen inside the tree.
    pub rule: Rule,
    /// How much less a move that was never tried is thought to be worth than its position.
    pub fpu: f32,
    /// A leaf gets children when it is evaluated for this time: 1 for an evaluator that
    /// says the same each time, 2 for playouts, which saves most of the memory.
    pub expand_at: u32,
    /// Leaves that one thread hands to the evaluator at once.
    pub batch: usize,
    /// What a simulation under way counts as, so that the next one goes elsewhere: 1 is a loss.
    pub virtual_loss: f32,
    /// How many threads search. The answer depends on the seed alone only with one.
    pub threads: usize,
    /// Simulations of one search, if there is a limit beside the budget's.
    pub simulations: Option<u64>,
    /// The most memory for the tree, in bytes; the budget may allow less.
    pub tree_bytes: u64,
    /// How moves at the root are chosen.
    pub root: RootRule,
    /// Noise on the root's policy, for games that are learned from; never for play.
    pub noise: Option<Noise>,
    /// 0 plays the move that was visited most; 1 any move as often as it was visited.
    pub temperature: f32,
}

/// How a move is chosen inside the tree: its mean result plus a bonus for being little known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Rule {
    /// `c * sqrt(ln N / n)`, for moves of which nothing is known beforehand.
    Ucb1 {
        /// The weight of the bonus.
        c: f32,
    },
    /// `c * P * sqrt(N) / (1 + n)`, with the policy P; `c` grows slowly with N.
    Puct {
        /// The weight of the bonus at first.
        c: f32,
        /// After so many visits the weight has grown by ln 2.
        base: f32,
    },
}

/// How a move is chosen at the root.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum RootRule {
    /// As everywhere else.
    AsInside,
    /// A fixed number of candidates, of which the worse half drops out again and again.
    ///
    /// Where the number of simulations is known and small this wastes the least.
    /// Without such a number the root is searched as everywhere else.
    SequentialHalving {
        /// How many moves are candidates.
        candidates: usize,
        /// The size of the Gumbel noise on the policy: 0 for play, 1 for games that are learned from.
        gumbel: f32,
        /// How much values count beside the policy: 1 is usual for values that are sure, less
        /// for those of a network that has learned little.
        values: f32,
    },
}

/// Random weight on some moves (Dirichlet).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Noise {
    /// Small numbers put the weight on few moves.
    pub alpha: f32,
    /// The share of the noise in the policy.
    pub share: f32,
    /// A move at the root that was tried is tried again until it had `sqrt(forced * P * N)`
    /// simulations, so that noise is followed up; 0 forces nothing.
    pub forced: f32,
}

impl Default for PuctConfig {
    /// The search over a policy and a value, such as a network's.
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
    /// Returns the search over playouts.
    #[must_use]
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
