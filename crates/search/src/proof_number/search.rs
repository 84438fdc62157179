//! The df-pn search.

use sakiyomi_core::Meter;

use super::{Numbers, ProofProblem, ProofTable};

const NODES_BETWEEN_SNAPSHOTS: u64 = 1 << 15;

/// The progress of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Snapshot {
    /// The numbers of the root.
    pub root: Numbers,
    /// The nodes so far.
    pub nodes: u64,
    /// The used share of the table.
    pub fill: f64,
}

/// A search over a table that outlives it.
pub struct ProofSearch<'a, P: ProofProblem, W> {
    problem: &'a mut P,
    table: &'a mut ProofTable,
    watch: W,
    children: Vec<Child<P::Position>>,
    scratch: Vec<P::Position>,
    root: Numbers,
    nodes: u64,
    last_node: u64,
    next_snapshot: u64,
    exhausted: bool,
}

/// A successor, with the numbers of the player who then moves.
struct Child<T> {
    position: T,
    key: u128,
    numbers: Numbers,
}

#[derive(Clone, Copy)]
struct Thresholds {
    proof: u32,
    disproof: u32,
}

impl<'a, P: ProofProblem, W: FnMut(Snapshot)> ProofSearch<'a, P, W> {
    /// Returns a search that reports to `watch`.
    pub fn new(problem: &'a mut P, table: &'a mut ProofTable, watch: W) -> Self {
        ProofSearch {
            problem,
            table,
            watch,
            children: Vec::new(),
            scratch: Vec::new(),
            root: Numbers::open(1, 1),
            nodes: 0,
            last_node: u64::MAX,
            next_snapshot: NODES_BETWEEN_SNAPSHOTS,
            exhausted: false,
        }
    }

    /// Returns the numbers of `position` for the player to move; a repeated call goes on.
    pub fn run(&mut self, position: &P::Position, meter: &mut Meter<'_>) -> Numbers {
        self.run_for(u64::MAX, position, meter)
    }

    /// As [`ProofSearch::run`], with at most `nodes` nodes.
    pub fn run_for(
        &mut self,
        nodes: u64,
        position: &P::Position,
        meter: &mut Meter<'_>,
    ) -> Numbers {
        self.last_node = self.nodes.saturating_add(nodes);
        self.exhausted = !meter.poll();
        let key = self.problem.key(position);
        let known = self.table.get(key).filter(|numbers| numbers.settled().is_some());
        self.root = match known {
            Some(numbers) => numbers,
            None if self.exhausted => Numbers::open(1, 1),
            None => self.initialize(position, key, meter),
        };
        if self.root.settled().is_none() && !self.exhausted {
            let thresholds = Thresholds { proof: u32::MAX, disproof: u32::MAX };
            if let Some(numbers) = self.settle(position, key, thresholds, meter, 0) {
                self.root = numbers;
            }
        }
        self.root
    }

    /// Searches until a number reaches its threshold; `None` if the budget ended before anything.
    fn settle(
        &mut self,
        position: &P::Position,
        key: u128,
        thresholds: Thresholds,
        meter: &mut Meter<'_>,
        depth: u32,
    ) -> Option<Numbers> {
        let start = self.nodes;
        let first = self.children.len();
        if !self.expand(position, meter) {
            self.children.truncate(first);
            return None;
        }
        let numbers = loop {
            let choice = choose(&self.children[first..]);
            if depth == 0 {
                self.root = choice.numbers;
            }
            if choice.numbers.settled().is_some()
                || choice.numbers.proof >= thresholds.proof
                || choice.numbers.disproof >= thresholds.disproof
                || self.exhausted
            {
                break choice.numbers;
            }
            let child = &mut self.children[first + choice.best];
            // Another line may have reached this position meanwhile.
            if let Some(numbers) = self.table.get(child.key).filter(|&n| n != child.numbers) {
                child.numbers = numbers;
                continue;
            }
            let (position, key) = (child.position, child.key);
            let thresholds = Thresholds {
                proof: thresholds.disproof.saturating_sub(choice.others),
                disproof: thresholds.proof.min(choice.second + choice.second / 4 + 1),
            };
            if let Some(numbers) = self.settle(&position, key, thresholds, meter, depth + 1) {
                self.children[first + choice.best].numbers = numbers;
            }
        };
        self.children.truncate(first);
        self.table.put(key, numbers, self.nodes - start);
        Some(numbers)
    }

    /// Pushes the successors of `position`, and tells whether the budget allowed it.
    fn expand(&mut self, position: &P::Position, meter: &mut Meter<'_>) -> bool {
        let mut successors = std::mem::take(&mut self.scratch);
        successors.clear();
        self.problem.successors(position, &mut successors);
        for &position in &successors {
            let key = self.problem.key(&position);
            let numbers = match self.table.get(key) {
                Some(numbers) => numbers,
                None => self.initialize(&position, key, meter),
            };
            self.children.push(Child { position, key, numbers });
            // One disproved successor proves the position.
            if numbers == Numbers::DISPROVED || self.exhausted {
                break;
            }
        }
        self.scratch = successors;
        !self.exhausted
            || self.children.last().is_some_and(|last| last.numbers == Numbers::DISPROVED)
    }

    fn initialize(&mut self, position: &P::Position, key: u128, meter: &mut Meter<'_>) -> Numbers {
        let numbers = self.problem.initialize(position);
        self.table.put(key, numbers, 0);
        self.nodes += 1;
        self.exhausted |= !meter.spend(1) || self.nodes >= self.last_node;
        if self.nodes >= self.next_snapshot {
            self.next_snapshot = self.nodes + NODES_BETWEEN_SNAPSHOTS;
            let fill = self.table.fill();
            (self.watch)(Snapshot { root: self.root, nodes: self.nodes, fill });
        }
        numbers
    }
}

/// The most proving child.
struct Choice {
    numbers: Numbers,
    best: usize,
    /// The disproof number of the second best child.
    second: u32,
    /// What the other children add to the disproof number.
    others: u32,
}

/// Finds the numbers of a position from those of its children, and the most proving child.
fn choose<T>(children: &[Child<T>]) -> Choice {
    let (mut best, mut least, mut second, mut hardest, mut open) =
        (0, u32::MAX, Numbers::INFINITE, 0, 0);
    for (index, child) in children.iter().enumerate() {
        let Numbers { proof, disproof } = child.numbers;
        if disproof < least {
            second = second.min(least);
            (best, least) = (index, disproof);
        } else {
            second = second.min(disproof);
        }
        hardest = hardest.max(proof);
        open += u32::from(proof > 0);
    }
    let others = open.saturating_sub(1);
    let numbers = if least == 0 {
        Numbers::PROVED
    } else if open == 0 {
        Numbers::DISPROVED
    } else {
        Numbers::open(least, hardest.saturating_add(others))
    };
    Choice { numbers, best, second: second.min(Numbers::INFINITE), others }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use sakiyomi_core::{Budget, ManualClock, Stop, mix64};

    /// A made-up game: a position is a column and a row, moves go one row down to a column nearby,
    /// and chance says who has won in the last row. Most positions are reached by many ways.
    struct Lattice {
        seed: u64,
        rows: u64,
        initialized: u64,
    }

    impl Lattice {
        fn columns((column, row): (u64, u64), seed: u64) -> impl Iterator<Item = u64> {
            let mixed = mix64(seed ^ mix64(column << 8 | row));
            (0..4)
                .filter(move |n| *n == 0 || mixed >> n & 1 == 1)
                .map(move |n| (column + n * n) % 40)
        }

        /// Returns by brute force whether the side to move reaches its goal.
        fn brute(&self, position: (u64, u64)) -> bool {
            let (column, row) = position;
            if row == self.rows {
                return mix64(self.seed ^ column).is_multiple_of(3);
            }
            Self::columns(position, self.seed).any(|column| !self.brute((column, row + 1)))
        }
    }

    impl ProofProblem for Lattice {
        type Position = (u64, u64);

        fn key(&self, &(column, row): &(u64, u64)) -> u128 {
            let low = mix64(column << 8 | row);
            u128::from(low) | u128::from(mix64(low) & 0xff_ffff) << 64
        }

        fn initialize(&mut self, position: &(u64, u64)) -> Numbers {
            self.initialized += 1;
            if position.1 == self.rows {
                return Numbers::of(self.brute(*position));
            }
            Numbers::open(1, Self::columns(*position, self.seed).count() as u32)
        }

        fn successors(&mut self, position: &(u64, u64), out: &mut Vec<(u64, u64)>) {
            out.extend(Self::columns(*position, self.seed).map(|column| (column, position.1 + 1)));
        }
    }

    fn run(problem: &mut Lattice, table: &mut ProofTable, nodes: u64) -> Numbers {
        let (clock, stop) = (ManualClock::default(), Stop::default());
        let mut meter = Meter::start(Budget::nodes(nodes), &clock, &stop);
        ProofSearch::new(problem, table, |_| ()).run(&(0, 0), &mut meter)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]

        #[test]
        fn the_answer_is_that_of_looking_at_everything(seed in any::<u64>(), rows in 0u64..11) {
            let mut problem = Lattice { seed, rows, initialized: 0 };
            let expected = problem.brute((0, 0));
            let mut table = ProofTable::new(0);
            prop_assert_eq!(run(&mut problem, &mut table, u64::MAX).settled(), Some(expected));
        }

        #[test]
        fn many_short_searches_come_to_the_answer_of_one(seed in any::<u64>(), nodes in 20u64..200) {
            let mut problem = Lattice { seed, rows: 16, initialized: 0 };
            let mut table = ProofTable::new(0);
            let expected = run(&mut problem, &mut table, u64::MAX).settled();
            table.clear();
            for _ in 0..1000 {
                let before = problem.initialized;
                let numbers = run(&mut problem, &mut table, nodes);
                prop_assert!(problem.initialized - before <= nodes);
                if numbers.settled().is_some() {
                    prop_assert_eq!(numbers.settled(), expected);
                    return Ok(());
                }
            }
            prop_assert!(false, "no answer after 1000 searches of {} positions", nodes);
        }
    }

    #[test]
    fn no_budget_judges_nothing_and_says_nothing() {
        let mut problem = Lattice { seed: 1, rows: 8, initialized: 0 };
        assert_eq!(run(&mut problem, &mut ProofTable::new(0), 0).settled(), None);
        assert_eq!(problem.initialized, 0);
    }
}
