//! What a search counts, for those who want to know how it went.

use sakiyomi_core::{Statistic, Text};

/// What a search did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IsmctsStatistics {
    /// Worlds that were imagined.
    pub iterations: u64,
    /// Information sets in the tree now.
    pub information_sets: usize,
    /// Moves known in them, those not tried yet included.
    pub edges: usize,
    /// How often an information set was in the tree.
    pub hits: u64,
    /// How often one was not, and was to be added.
    pub misses: u64,
    /// How often one had to go for that.
    pub evictions: u64,
    /// The memory of the tree.
    pub bytes: u64,
}

const ITERATIONS: Text = Text { en: "imagined games", ja: "シミュレーション" };
const INFORMATION_SETS: Text = Text { en: "information sets", ja: "情報集合" };
const EDGES: Text = Text { en: "moves in them", ja: "その中の手" };
const HITS: Text = Text { en: "found in the tree", ja: "木にあった回数" };
const MISSES: Text = Text { en: "not found in it", ja: "木になかった回数" };
const EVICTIONS: Text = Text { en: "evicted from it", ja: "木から外した回数" };
const BYTES: Text = Text { en: "bytes", ja: "バイト数" };

impl IsmctsStatistics {
    /// Returns what was done after `before`: what is counted from there, and the tree as it is now.
    #[must_use]
    pub fn since(self, before: IsmctsStatistics) -> IsmctsStatistics {
        IsmctsStatistics {
            iterations: self.iterations - before.iterations,
            hits: self.hits - before.hits,
            misses: self.misses - before.misses,
            evictions: self.evictions - before.evictions,
            ..self
        }
    }

    /// Returns everything under its name, as reports carry it.
    #[must_use]
    pub fn list(self) -> Vec<Statistic> {
        [
            ("iterations", ITERATIONS, self.iterations),
            ("information_sets", INFORMATION_SETS, self.information_sets as u64),
            ("edges", EDGES, self.edges as u64),
            ("hits", HITS, self.hits),
            ("misses", MISSES, self.misses),
            ("evictions", EVICTIONS, self.evictions),
            ("bytes", BYTES, self.bytes),
        ]
        .map(|(key, name, value)| Statistic { key, name, value })
        .to_vec()
    }
}
