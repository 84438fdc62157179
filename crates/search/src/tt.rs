//! The transposition table: what was found out about a position, for the next time it comes up.
//!
//! The table is shared by all threads of a search and has no locks. An entry is
//! two words: the data, and the key xor the data. Two threads that write the same
//! place at once may leave a mixture of two entries behind, but the key of a
//! mixture fits no position, so that it is never believed.
//!
//! Four entries fill a cache line. A new entry takes the place of the least
//! useful of its four: that from the oldest search, and of those the shallowest.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What a value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bound {
    /// It is the true value.
    Exact,
    /// The true value is at least this.
    AtLeast,
    /// The true value is at most this.
    AtMost,
}

/// What the table knows about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The value, with distances counted from the position itself.
    pub value: i32,
    /// What the value says.
    pub bound: Bound,
    /// How many plies were looked ahead.
    pub depth: u8,
    /// How sure the guesses were that it rests on, as a level of `Confidence`, the last of them without guesses.
    pub confidence: u8,
    /// The slot of the best move, where one stood out.
    pub slot: Option<u16>,
}

/// A table of a fixed number of entries.
#[derive(Debug, Default)]
pub struct Table {
    buckets: Vec<Bucket>,
    /// The number of the search, which tells old entries from new ones.
    generation: u8,
    is_clear: bool,
}

#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Place; 4]);

/// `check` is the key xor `data`. Data of zero is no entry: a written one has a bound.
#[derive(Debug, Default)]
struct Place {
    check: AtomicU64,
    data: AtomicU64,
}

impl Table {
    /// The generations before the count starts again.
    const GENERATIONS: u8 = 16;

    /// A generation of age weighs as much as this many plies of depth.
    const PLIES_PER_GENERATION: i32 = 8;

    /// Returns an empty table of at most `bytes`, but of one bucket at least.
    #[must_use]
    pub fn new(bytes: u64) -> Table {
        let buckets = (0..Table::buckets_in(bytes)).map(|_| Bucket::default()).collect();
        Table { buckets, generation: 0, is_clear: true }
    }

    /// Makes the table as large as `bytes` allow. A table that has that size stays as it is.
    pub fn resize(&mut self, bytes: u64) {
        if self.buckets.len() != Table::buckets_in(bytes) {
            // The old one goes first: both together might be more than there is.
            *self = Table::default();
            *self = Table::new(bytes);
        }
    }

    /// Returns the memory that the table takes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        (self.buckets.len() * size_of::<Bucket>()) as u64
    }

    /// Forgets everything, so that the next search finds what a new table would give it.
    pub fn clear(&mut self) {
        self.generation = 0;
        if std::mem::replace(&mut self.is_clear, true) {
            return;
        }
        for place in self.buckets.iter_mut().flat_map(|bucket| &mut bucket.0) {
            *place.check.get_mut() = 0;
            *place.data.get_mut() = 0;
        }
    }

    /// Starts the next search: what is in the table gets older.
    pub fn next_search(&mut self) {
        self.generation = (self.generation + 1) % Table::GENERATIONS;
        self.is_clear = false;
    }

    /// Returns what is known about the position of `key`.
    #[inline]
    #[must_use]
    pub fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|place| {
            let data = place.data.load(Relaxed);
            if place.check.load(Relaxed) ^ data == key { unpack(data) } else { None }
        })
    }

    /// Keeps `entry` for the position of `key`, unless more is known about it already.
    #[inline]
    pub fn put(&self, key: u64, mut entry: Entry) {
        let bucket = self.bucket(key);
        let mut target = &bucket.0[0];
        let mut least = i32::MAX;
        for place in &bucket.0 {
            let data = place.data.load(Relaxed);
            if place.check.load(Relaxed) ^ data == key
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
        target.check.store(key ^ data, Relaxed);
        target.data.store(data, Relaxed);
    }

    fn buckets_in(bytes: u64) -> usize {
        usize::try_from(bytes / size_of::<Bucket>() as u64).unwrap_or(usize::MAX).max(1)
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        // The product spreads keys that are small numbers; its high half is an even share of the buckets.
        let spread = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let index = (u128::from(spread) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }

    fn worth(&self, data: u64) -> i32 {
        match unpack(data) {
            None => i32::MIN,
            Some(entry) => i32::from(entry.depth) - Table::PLIES_PER_GENERATION * self.age(data),
        }
    }

    /// Returns how many searches ago an entry was written.
    fn age(&self, data: u64) -> i32 {
        let written = (data >> 60) as u8;
        i32::from((self.generation + Table::GENERATIONS - written) % Table::GENERATIONS)
    }
}

/// Packs an entry: 32 bits of value, 16 of slot, 8 of depth, 2 of bound, 2 of confidence, 4 of generation.
fn pack(entry: Entry, generation: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::AtLeast => 2,
        Bound::AtMost => 3,
    };
    let slot = entry.slot.map_or(0, |slot| slot + 1);
    u64::from(entry.value.cast_unsigned())
        | u64::from(slot) << 32
        | u64::from(entry.depth) << 48
        | bound << 56
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

    fn entry(value: i32, depth: u8) -> Entry {
        Entry { value, bound: Bound::AtLeast, depth, confidence: 3, slot: Some(3) }
    }

    #[test]
    fn an_entry_is_read_as_it_was_written() {
        let table = Table::new(1 << 12);
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
        let table = Table::new(0);
        assert_eq!(table.bytes(), 64);
        for key in 1..=20 {
            table.put(key, entry(0, key as u8));
        }
        assert!((1..17).all(|key| table.get(key).is_none()));
        assert!((17..=20).all(|key| table.get(key).is_some()));
    }

    #[test]
    fn an_old_entry_gives_way_to_a_new_one() {
        let mut table = Table::new(0);
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
        let mut table = Table::new(0);
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
        let mut table = Table::new(1 << 12);
        table.next_search();
        for key in 0..1000 {
            table.put(key, entry(1, 1));
        }
        table.clear();
        assert!((0..1000).all(|key| table.get(key).is_none()));
        assert_eq!(table.generation, 0);
    }

    #[test]
    fn a_mixture_of_two_entries_is_not_believed() {
        let table = Table::new(0);
        table.put(1, entry(5, 9));
        let other = pack(entry(6, 9), 0);
        table.buckets[0].0[0].data.store(other, Relaxed);
        assert_eq!(table.get(1), None);
    }
}
