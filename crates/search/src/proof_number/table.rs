//! The table of a proof-number search, of fixed size: cheap entries are replaced first.

use super::Numbers;
use crate::buckets::Buckets;

/// Exact numbers by position: 72 of the 88 bits of a key are stored, the other 16 are the place.
pub struct ProofTable {
    buckets: Buckets<u64, WORDS>,
    used: u64,
}

/// The words of a bucket: four entries in one cache line.
const WORDS: usize = 8;
const BUCKET_BYTES: u64 = Buckets::<u64, WORDS>::BYTES as u64;

/// 64 bits of the key; then 8 more, two numbers of 24, and the effort in 8; data 0 is empty.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    data: u64,
}

/// The bits of a key that are the place.
const PLACE_BITS: u32 = 16;

impl ProofTable {
    /// The smallest table, in bytes: 16 bits of a key are the place.
    pub const MIN_BYTES: u64 = BUCKET_BYTES << PLACE_BITS;

    /// Returns the largest table of at most `bytes`, but of [`ProofTable::MIN_BYTES`] at least.
    pub fn new(bytes: u64) -> ProofTable {
        let buckets = bytes.max(Self::MIN_BYTES) / BUCKET_BYTES;
        let buckets = usize::try_from(1u64 << buckets.ilog2()).unwrap_or(1 << PLACE_BITS);
        ProofTable { buckets: Buckets::new(buckets), used: 0 }
    }

    /// Returns the bytes that the table takes.
    pub fn bytes(&self) -> u64 {
        self.buckets.len() as u64 * BUCKET_BYTES
    }

    /// Returns the used share of the table.
    pub fn fill(&self) -> f64 {
        self.used as f64 / (4 * self.buckets.len()) as f64
    }

    /// Clears the table.
    pub fn clear(&mut self) {
        self.buckets.clear();
        self.used = 0;
    }

    /// Returns the numbers of `key`.
    #[inline]
    pub fn get(&self, key: u128) -> Option<Numbers> {
        let (bucket, low, high) = self.place(key);
        let entry = entries_of(&self.buckets[bucket]).find(|entry| entry.holds(low, high))?;
        Some(entry.numbers())
    }

    /// Stores numbers found with `effort` nodes, in place of the key's or the least effort of four.
    #[inline]
    pub fn put(&mut self, key: u128, numbers: Numbers, effort: u64) {
        self.put_level(key, numbers, effort_level(effort));
    }

    pub(super) fn put_level(&mut self, key: u128, numbers: Numbers, level: u8) {
        let (bucket, low, high) = self.place(key);
        let words = &mut self.buckets[bucket];
        let mut index = 0;
        let mut least = u64::MAX;
        for (i, entry) in entries_of(words).enumerate() {
            if entry.holds(low, high) {
                index = i;
                break;
            }
            // Empty places first.
            let cost = if entry.data == 0 { 0 } else { 1 + (entry.data & 0xff) };
            if cost < least {
                (index, least) = (i, cost);
            }
        }
        let place = &mut words.as_chunks_mut().0[index];
        let [key, data] = *place;
        let old = Entry { key, data };
        self.used += u64::from(old.data == 0);
        let level = if old.holds(low, high) { level.max(old.level()) } else { level };
        let data = high << 56
            | u64::from(numbers.proof) << 32
            | u64::from(numbers.disproof) << 8
            | u64::from(level);
        *place = [low, data];
    }

    /// Returns the key, numbers and effort level of every entry.
    pub(super) fn entries(&self) -> impl Iterator<Item = (u128, Numbers, u8)> {
        self.buckets.iter().enumerate().flat_map(|(index, bucket)| {
            entries_of(bucket).filter(|entry| entry.data != 0).map(move |entry| {
                let place = (index as u128) & ((1 << PLACE_BITS) - 1);
                let high = u128::from(entry.data >> 56);
                let key = place << 72 | high << 64 | u128::from(entry.key);
                (key, entry.numbers(), entry.level())
            })
        })
    }

    /// Splits a key into bucket, low 64 bits and 8 above; the low bits choose a group of 65,536.
    #[inline]
    fn place(&self, key: u128) -> (usize, u64, u64) {
        let low = key as u64;
        let place = (key >> 72) as usize & ((1 << PLACE_BITS) - 1);
        let groups = (self.buckets.len() >> PLACE_BITS) as u128;
        let group = ((u128::from(low) * groups) >> 64) as usize;
        (group << PLACE_BITS | place, low, (key >> 64) as u64 & 0xff)
    }
}

#[inline]
fn entries_of(bucket: &[u64; WORDS]) -> impl Iterator<Item = Entry> {
    bucket.as_chunks().0.iter().map(|&[key, data]| Entry { key, data })
}

impl Entry {
    #[inline]
    fn holds(self, low: u64, high: u64) -> bool {
        self.key == low && self.data >> 56 == high && self.data != 0
    }

    #[inline]
    fn numbers(self) -> Numbers {
        Numbers {
            proof: (self.data >> 32) as u32 & Numbers::INFINITE,
            disproof: (self.data >> 8) as u32 & Numbers::INFINITE,
        }
    }

    #[inline]
    fn level(self) -> u8 {
        self.data as u8
    }
}

/// Returns `effort` on a logarithmic scale: four steps per doubling.
#[inline]
fn effort_level(effort: u64) -> u8 {
    if effort < 4 {
        return effort as u8;
    }
    let doublings = effort.ilog2();
    (4 * (doublings - 1)) as u8 + (effort >> (doublings - 2) & 3) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use sakiyomi_core::Rng;
    use std::collections::HashMap;

    fn random_key(rng: &mut Rng) -> u128 {
        u128::from(rng.next_u64()) | u128::from(rng.next_u64() & 0xff_ffff) << 64
    }

    #[test]
    fn a_small_table_remembers_the_latest_and_never_mistakes_a_position() {
        let mut rng = Rng::seeded(3);
        let mut table = ProofTable::new(0);
        assert_eq!(table.bytes(), ProofTable::MIN_BYTES);
        let mut truth = HashMap::new();
        for _ in 0..600_000 {
            // Keys with few different bits, so that any mix-up would show.
            let key = random_key(&mut rng) & 0x00ff_00ff_0000_0000_0000_0000_0003;
            let numbers = Numbers::open(1 + rng.below(1 << 24), 1 + rng.below(1 << 24));
            table.put(key, numbers, rng.next_u64() >> 40);
            assert_eq!(table.get(key), Some(numbers));
            truth.insert(key, numbers);
        }
        let known =
            truth.iter().filter(|(key, numbers)| table.get(**key) == Some(**numbers)).count();
        let found = truth.keys().filter(|key| table.get(**key).is_some()).count();
        assert_eq!(known, found);
        assert!(known > 1000, "{known}");
    }

    #[test]
    fn effort_decides_what_is_forgotten() {
        let mut rng = Rng::seeded(4);
        let mut table = ProofTable::new(ProofTable::MIN_BYTES);
        let dear: Vec<u128> = (0..10_000).map(|_| random_key(&mut rng)).collect();
        for &key in &dear {
            table.put(key, Numbers::PROVED, 1_000_000);
        }
        for _ in 0..1_000_000 {
            table.put(random_key(&mut rng), Numbers::open(1, 1), 1);
        }
        assert!(table.fill() > 0.99, "{}", table.fill());
        let kept = dear.iter().filter(|key| table.get(**key) == Some(Numbers::PROVED)).count();
        assert!(kept > 9_990, "{kept}");
    }

    proptest! {
        #[test]
        fn more_effort_is_never_a_lower_level(a in any::<u64>(), b in any::<u64>(), shift in 0u32..64) {
            let (a, b) = (a >> shift, b >> shift);
            prop_assert_eq!(effort_level(a.min(b)).min(effort_level(a.max(b))), effort_level(a.min(b)));
        }

        #[test]
        fn entries_give_back_the_whole_key(low in any::<u64>(), high in 0u128..1 << 24, extra in 1u64..4) {
            let key = u128::from(low) | high << 64;
            let mut table = ProofTable::new(ProofTable::MIN_BYTES * extra);
            table.put(key, Numbers::open(5, 7), 100);
            prop_assert_eq!(table.entries().map(|(key, numbers, _)| (key, numbers)).collect::<Vec<_>>(),
                vec![(key, Numbers::open(5, 7))]);
        }
    }
}
