//! The transposition table: bounds on the score of positions that were searched. An entry holds
//! both boards whole, so that a proof does not depend on luck. Threads share the table without
//! locks: boards are stored xor a mix of the data, and a mixture of two writes fits no position.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use sakiyomi_search::buckets::Buckets;

use super::kernel::Kernel;
use super::node::Node;
use crate::eval::UNIT;

/// Bounds in the unit of the search: whole discs near the end, parts of a disc before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub(super) lower: i16,
    pub(super) upper: i16,
    /// The search depth; the number of empties means to the end.
    pub(super) depth: u8,
    /// The selectivity of the bounds, or the level of an exact search.
    pub(super) confidence: u8,
    /// The best moves of the last searches, the last one first.
    pub(super) moves: [Option<u8>; 2],
}

/// The confidence of bounds that are proven.
pub(super) const CERTAIN: u8 = 15;

impl Entry {
    pub(super) fn packed(self) -> u64 {
        pack(self, 0)
    }

    /// Returns a score that answers whether it is more than `alpha`, if the entry is good enough.
    #[inline(always)]
    pub(super) fn answer(self, alpha: i32, depth: u32, confidence: u8) -> Option<i32> {
        if self.confidence < confidence || u32::from(self.depth) < depth {
            return None;
        }
        let (lower, upper) = (i32::from(self.lower), i32::from(self.upper));
        if lower > alpha {
            Some(lower)
        } else if upper <= alpha {
            Some(upper)
        } else {
            None
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Finding {
    pub(super) score: i32,
    pub(super) alpha: i32,
    pub(super) depth: u32,
    pub(super) confidence: u8,
    pub(super) best: Option<u32>,
}

#[derive(Debug)]
pub(super) struct EndgameTable {
    buckets: Buckets<AtomicU64, WORDS>,
    generation: u8,
}

/// The words of a bucket: four places, in two lines of the cache at most.
const WORDS: usize = 12;
pub(super) const BUCKET_BYTES: u64 = Buckets::<AtomicU64, WORDS>::BYTES as u64;

/// The place of an entry: the boards, and the data. Data of zero is no entry.
type Place = [AtomicU64; 3];

impl EndgameTable {
    /// Returns an empty table of at most `bytes`, but of one bucket at least.
    pub(super) fn new(bytes: u64) -> EndgameTable {
        let count = usize::try_from(bytes / BUCKET_BYTES).unwrap_or(usize::MAX);
        EndgameTable { buckets: Buckets::new(count.max(1)), generation: 1 }
    }

    /// Returns a table without entries, which must not be probed.
    pub(super) fn empty() -> EndgameTable {
        EndgameTable { buckets: Buckets::default(), generation: 1 }
    }

    pub(super) fn bytes(&self) -> u64 {
        self.buckets.len() as u64 * BUCKET_BYTES
    }

    /// Returns how much of the table is in use, from 0 to 1, sampled at its beginning.
    pub(super) fn fill(&self) -> f64 {
        let places = || self.buckets.iter().take(1000).flat_map(places_of);
        let used = places().filter(|[.., data]| data.load(Relaxed) != 0).count();
        used as f64 / places().count().max(1) as f64
    }

    pub(super) fn clear(&mut self) {
        self.buckets.clear();
    }

    /// Starts the next search: what is in the table gets older.
    pub(super) fn next_search(&mut self) {
        self.generation = self.generation % 255 + 1;
    }

    #[inline(always)]
    pub(super) fn prefetch<K: Kernel>(&self, kernel: K, own: u64, opponent: u64) {
        let bucket = self.bucket(own, opponent);
        kernel.prefetch(&bucket[0]);
        kernel.prefetch(&bucket[WORDS - 1]);
    }

    #[inline(always)]
    pub(super) fn get(&self, own: u64, opponent: u64) -> Option<Entry> {
        places_of(self.bucket(own, opponent)).iter().find_map(|place| {
            let data = place[2].load(Relaxed);
            holds(place, own, opponent, data).then(|| unpack(data))
        })
    }

    #[inline(always)]
    pub(super) fn put(&self, node: Node, finding: Finding) {
        let Node { own, opponent, .. } = node;
        let places = places_of(self.bucket(own, opponent));
        let Finding { score, alpha, depth, confidence, best } = finding;
        let (mut lower, mut upper) = if score > alpha { (score, MOST) } else { (-MOST, score) };
        let mut moves = [best.map(|square| square as u8), None];
        let mut target = &places[0];
        let mut least = u32::MAX;
        for place in places {
            let data = place[2].load(Relaxed);
            if holds(place, own, opponent, data) {
                let old = unpack(data);
                let rank = (confidence, depth);
                let old_rank = (old.confidence, u32::from(old.depth));
                if rank < old_rank && generation_of(data) == self.generation {
                    // What is known already is worth more.
                    return;
                }
                if rank == old_rank {
                    lower = lower.max(old.lower.into());
                    upper = upper.min(old.upper.into());
                }
                // If no move was good enough, which of them came closest means little.
                let is_good = score > alpha || old.moves[0].is_none();
                if !is_good || moves[0].is_none() || moves[0] == old.moves[0] {
                    moves = old.moves;
                } else {
                    moves[1] = old.moves[0];
                }
                target = place;
                break;
            }
            let worth = self.worth(data);
            if worth < least {
                (target, least) = (place, worth);
            }
        }
        let (lower, upper) = (lower as i16, upper as i16);
        let entry = Entry { lower, upper, depth: depth as u8, confidence, moves };
        store(target, own, opponent, pack(entry, self.generation));
    }

    pub(super) fn entries(&self) -> impl Iterator<Item = (u64, u64, Entry)> {
        self.buckets.iter().flat_map(places_of).filter_map(|[own, opponent, data]| {
            let data = data.load(Relaxed);
            let board = |word: &AtomicU64| word.load(Relaxed) ^ mixed(data);
            (data != 0).then(|| (board(own), board(opponent), unpack(data)))
        })
    }

    /// Puts back an entry that was packed; tells whether it is a possible one.
    pub(super) fn restore(&mut self, own: u64, opponent: u64, data: u64) -> bool {
        let entry = unpack(data);
        let is_square = |mv: &Option<u8>| mv.is_none_or(|square| square < 64);
        let most = MOST as i16;
        let is_possible = (-most..=entry.upper).contains(&entry.lower)
            && entry.upper <= most
            && u32::from(entry.depth) <= (!(own | opponent)).count_ones()
            && entry.moves.iter().all(is_square);
        if is_possible {
            let places = places_of(self.bucket(own, opponent)).iter();
            let place = places.min_by_key(|[.., data]| self.worth(data.load(Relaxed)));
            let data = pack(entry, self.generation);
            store(place.expect("a bucket has places"), own, opponent, data);
        }
        is_possible
    }

    #[inline(always)]
    fn worth(&self, data: u64) -> u32 {
        let fresh = u32::from(generation_of(data) == self.generation);
        (fresh << 8) + u32::from(data.to_le_bytes()[7])
    }

    #[inline(always)]
    fn bucket(&self, own: u64, opponent: u64) -> &[AtomicU64; WORDS] {
        let product =
            u128::from(own ^ 0x9e37_79b9_7f4a_7c15) * u128::from(opponent ^ 0xe703_7ed1_a0b4_28db);
        let hash = (product >> 64) as u64 ^ product as u64;
        let index = (u128::from(hash) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }
}

#[inline(always)]
fn places_of(bucket: &[AtomicU64; WORDS]) -> &[Place] {
    bucket.as_chunks().0
}

#[inline(always)]
fn store(place: &Place, own: u64, opponent: u64, data: u64) {
    place[0].store(own ^ mixed(data), Relaxed);
    place[1].store(opponent ^ mixed(data), Relaxed);
    place[2].store(data, Relaxed);
}

#[inline(always)]
fn holds(place: &Place, own: u64, opponent: u64, data: u64) -> bool {
    let mixed = mixed(data);
    data != 0 && place[0].load(Relaxed) ^ mixed == own && place[1].load(Relaxed) ^ mixed == opponent
}

#[inline(always)]
fn mixed(data: u64) -> u64 {
    data.wrapping_mul(0xd6e8_feb8_6659_fd93)
}

#[inline(always)]
fn generation_of(data: u64) -> u8 {
    data.to_le_bytes()[6]
}

const NO_MOVE: u8 = 255;
const MOST: i32 = 64 * UNIT;
const BOUND_BITS: u32 = 14;
const BOUND: u64 = (1 << BOUND_BITS) - 1;

#[inline(always)]
fn pack(entry: Entry, generation: u8) -> u64 {
    let [first, second] = entry.moves.map(|mv| mv.unwrap_or(NO_MOVE));
    let bounds = (entry.lower as u64 & BOUND) | (entry.upper as u64 & BOUND) << BOUND_BITS;
    let [a, b, c, d, ..] = (bounds << 4 | u64::from(entry.confidence)).to_le_bytes();
    u64::from_le_bytes([a, b, c, d, first, second, generation, entry.depth])
}

#[inline(always)]
fn unpack(data: u64) -> Entry {
    let [.., first, second, _, depth] = data.to_le_bytes();
    let square = |byte: u8| (byte != NO_MOVE).then_some(byte);
    // Shifted to the top and back, a bound gets its sign.
    let bound = |from: u32| ((data << (64 - from - BOUND_BITS)) as i64 >> (64 - BOUND_BITS)) as i16;
    Entry {
        lower: bound(4),
        upper: bound(4 + BOUND_BITS),
        depth,
        confidence: data as u8 & 15,
        moves: [square(first), square(second)],
    }
}
