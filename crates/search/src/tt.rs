//! The lock-free transposition table (Hyatt's xor trick): an entry is the data and the key xor the data,
//! so that a mixture of two entries fits no position. Four entries fill a cache line; a new one replaces
//! the oldest and shallowest of them.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::buckets::Buckets;

/// What a value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bound {
    /// Exact.
    Exact = 1,
    /// A lower bound.
    AtLeast = 2,
    /// An upper bound.
    AtMost = 3,
}

/// A table entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The value, with distances counted from the position itself.
    pub value: i32,
    /// The kind of bound.
    pub bound: Bound,
    /// The depth of the search.
    pub depth: u8,
    /// The level of `Confidence` of the search.
    pub confidence: u8,
    /// The slot of the best move.
    pub slot: Option<u16>,
}

/// A table that uses as much as a search needs: touching fresh memory takes longer than a node.
#[derive(Debug, Default)]
pub struct TranspositionTable {
    buckets: Buckets<AtomicU64, WORDS>,
    /// The requested number of buckets; there may be fewer.
    requested: usize,
    used: usize,
    /// The number of the search.
    generation: u8,
    is_clear: bool,
}

/// The words of a bucket: four places of two.
const WORDS: usize = 8;

/// The key xor the data, then the data: zero is no entry.
type Place = [AtomicU64; 2];

impl TranspositionTable {
    const GENERATIONS: u8 = 16;
    /// The weight of a generation in plies of depth.
    const PLIES_PER_GENERATION: i32 = 8;

    /// Returns an empty table of at most `bytes`, but of one bucket at least, all in use.
    pub fn new(bytes: u64) -> TranspositionTable {
        Self::with(Self::buckets_in(bytes), usize::MAX)
    }

    fn with(count: usize, used: usize) -> TranspositionTable {
        let buckets = Buckets::new(count);
        let used = used.min(buckets.len());
        TranspositionTable { buckets, requested: count, used, generation: 0, is_clear: true }
    }

    /// Resizes to `most` bytes, `wanted` of them in use at least; growth in use keeps the entries.
    pub fn fit(&mut self, most: u64, wanted: u64) {
        let (count, wanted) = (Self::buckets_in(most), Self::buckets_in(wanted));
        if self.requested != count {
            // Free the old one first: there may be no memory for both.
            *self = Self::default();
            *self = Self::with(count, wanted);
        } else if self.used < wanted.min(self.buckets.len()) {
            self.spread(wanted.min(self.buckets.len()));
        }
    }

    /// Grows the used part and rehashes.
    fn spread(&mut self, used: usize) {
        let before = std::mem::replace(&mut self.used, used);
        // Entries only move backwards in this order, so that none lands among those not yet moved.
        for index in (0..before).rev() {
            let words = self.buckets[index].each_mut().map(|word| std::mem::take(word.get_mut()));
            for &[check, data] in words.as_chunks().0.iter().filter(|[_, data]| *data != 0) {
                let places = self.places(check ^ data).iter();
                let least = places.min_by_key(|[_, data]| self.worth(data.load(Relaxed)));
                write(least.expect("a bucket has places"), check, data);
            }
        }
    }

    /// Returns the memory in use.
    pub fn bytes(&self) -> u64 {
        (self.used * BUCKET_BYTES) as u64
    }

    /// Clears the table, as if it were new.
    pub fn clear(&mut self) {
        if !self.is_clear {
            self.buckets.clear();
        }
        (self.used, self.generation, self.is_clear) = (self.buckets.len().min(1), 0, true);
    }

    /// Starts the next search: entries get older.
    pub fn next_search(&mut self) {
        self.generation = (self.generation + 1) % Self::GENERATIONS;
        self.is_clear = false;
    }

    /// Returns the entry of `key`.
    #[inline]
    pub fn get(&self, key: u64) -> Option<Entry> {
        self.places(key).iter().find_map(|[check, data]| {
            let data = data.load(Relaxed);
            if check.load(Relaxed) ^ data == key { unpack(data) } else { None }
        })
    }

    /// Stores the entry of `key`, unless a deeper one of this search is there.
    #[inline]
    pub fn put(&self, key: u64, mut entry: Entry) {
        let places = self.places(key);
        let mut target = &places[0];
        let mut least = i32::MAX;
        for place in places {
            let [check, data] = place;
            let data = data.load(Relaxed);
            if check.load(Relaxed) ^ data == key
                && let Some(old) = unpack(data)
            {
                if entry.bound != Bound::Exact
                    && entry.depth.saturating_add(2) < old.depth
                    && self.age(data) == 0
                {
                    return;
                }
                entry.slot = entry.slot.or(old.slot);
                target = place;
                break;
            }
            let worth = self.worth(data);
            if worth < least {
                (target, least) = (place, worth);
            }
        }
        let data = pack(entry, self.generation);
        write(target, key ^ data, data);
    }

    fn buckets_in(bytes: u64) -> usize {
        usize::try_from(bytes / BUCKET_BYTES as u64).unwrap_or(usize::MAX).max(1)
    }

    #[inline]
    fn places(&self, key: u64) -> &[Place] {
        // Fibonacci hashing, for keys that are small numbers.
        let spread = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let index = (u128::from(spread) * self.used as u128) >> 64;
        self.buckets[index as usize].as_chunks().0
    }

    fn worth(&self, data: u64) -> i32 {
        unpack(data).map_or(i32::MIN, |entry| {
            i32::from(entry.depth) - Self::PLIES_PER_GENERATION * self.age(data)
        })
    }

    /// Returns the age of an entry in searches.
    fn age(&self, data: u64) -> i32 {
        let written = (data >> 60) as u8;
        i32::from((self.generation + Self::GENERATIONS - written) % Self::GENERATIONS)
    }
}

const BUCKET_BYTES: usize = Buckets::<AtomicU64, WORDS>::BYTES;

#[inline]
fn write(place: &Place, check: u64, data: u64) {
    place[0].store(check, Relaxed);
    place[1].store(data, Relaxed);
}

/// Packs an entry: 32 bits of value, 16 of slot, 8 of depth, 2 of bound, 2 of confidence, 4 of generation.
fn pack(entry: Entry, generation: u8) -> u64 {
    let slot = entry.slot.map_or(0, |slot| slot + 1);
    u64::from(entry.value.cast_unsigned())
        | u64::from(slot) << 32
        | u64::from(entry.depth) << 48
        | (entry.bound as u64) << 56
        | u64::from(entry.confidence & 3) << 58
        | u64::from(generation) << 60
}

#[inline]
fn unpack(data: u64) -> Option<Entry> {
    let bound = match data >> 56 & 3 {
        1 => Bound::Exact,
        2 => Bound::AtLeast,
        3 => Bound::AtMost,
        _ => return None,
    };
    Some(Entry {
        value: (data as u32).cast_signed(),
        bound,
        depth: (data >> 48) as u8,
        confidence: (data >> 58) as u8 & 3,
        slot: ((data >> 32) as u16).checked_sub(1),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::mix64;

    fn entry(value: i32, depth: u8) -> Entry {
        Entry { value, bound: Bound::AtLeast, depth, confidence: 3, slot: Some(3) }
    }

    #[test]
    fn an_entry_is_read_as_it_was_written() {
        let table = TranspositionTable::new(1 << 12);
        for (key, (value, slot)) in
            (0..).zip([(0, None), (-1, Some(0)), (i32::MIN, Some(u16::MAX - 1)), (i32::MAX, None)])
        {
            for bound in [Bound::Exact, Bound::AtLeast, Bound::AtMost] {
                let confidence = key as u8 % 4;
                let entry = Entry { value, bound, depth: 255, confidence, slot };
                table.put(key, entry);
                assert_eq!(table.get(key), Some(entry));
            }
        }
        assert_eq!(table.get(99), None);
    }

    #[test]
    fn the_smallest_table_holds_the_four_deepest_entries() {
        let table = TranspositionTable::new(0);
        assert_eq!(table.bytes(), 64);
        for key in 1..=20 {
            table.put(key, entry(0, key as u8));
        }
        assert!((1..17).all(|key| table.get(key).is_none()));
        assert!((17..=20).all(|key| table.get(key).is_some()));
    }

    #[test]
    fn an_old_entry_gives_way_to_a_new_one() {
        let mut table = TranspositionTable::new(0);
        for key in 1..=4 {
            table.put(key, entry(0, 20));
        }
        for _ in 0..3 {
            table.next_search();
        }
        for key in 5..=8 {
            table.put(key, entry(0, 1));
        }
        assert!((1..=4).all(|key| table.get(key).is_none()));
    }

    #[test]
    fn a_deep_entry_outlives_a_shallow_one_of_the_same_position() {
        let mut table = TranspositionTable::new(0);
        table.put(1, entry(5, 9));
        table.put(1, entry(6, 3));
        assert_eq!(table.get(1).map(|entry| entry.depth), Some(9));
        table.put(1, Entry { bound: Bound::Exact, slot: None, ..entry(7, 3) });
        assert_eq!(table.get(1).map(|entry| (entry.depth, entry.slot)), Some((3, Some(3))));
        table.put(1, entry(5, 9));
        table.next_search();
        table.put(1, entry(6, 3));
        assert_eq!(table.get(1).map(|entry| entry.depth), Some(3));
    }

    #[test]
    fn a_cleared_table_is_like_a_new_one() {
        let mut table = TranspositionTable::new(1 << 12);
        table.next_search();
        for key in 0..1000 {
            table.put(key, entry(1, 1));
        }
        table.clear();
        assert!((0..1000).all(|key| table.get(key).is_none()));
        assert_eq!(table.generation, 0);
    }

    #[test]
    fn a_table_grows_with_its_searches_and_keeps_its_entries() {
        let mut table = TranspositionTable::default();
        table.fit(1 << 20, 10_000);
        assert_eq!(table.bytes(), 9984);
        let keys = || (1..=100).map(mix64);
        for (key, depth) in keys().zip(0..) {
            table.put(key, entry(7, depth));
        }
        let known: Vec<u64> = keys().filter(|&key| table.get(key).is_some()).collect();
        assert!(known.len() > 90, "{}", known.len());
        for (wanted, bytes) in [(5_000, 9984), (9_999, 9984), (30_000, 29_952), (1 << 40, 1 << 20)]
        {
            table.fit(1 << 20, wanted);
            assert_eq!(table.bytes(), bytes);
            assert!(known.iter().all(|&key| table.get(key).is_some()), "{wanted}");
        }
        table.fit(1 << 19, 0);
        assert_eq!(table.bytes(), 64);
        assert!(known.iter().all(|&key| table.get(key).is_none()));
    }

    #[test]
    fn a_mixture_of_two_entries_is_not_believed() {
        let table = TranspositionTable::new(0);
        table.put(1, entry(5, 9));
        let other = pack(entry(6, 9), 0);
        table.buckets[0][1].store(other, Relaxed);
        assert_eq!(table.get(1), None);
    }
}
