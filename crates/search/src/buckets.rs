//! The memory of a table: zeroed buckets, which the system hands out when they are first touched. So
//! allocating, clearing and dropping a table cost what was used of it, not what it could hold.

use std::fmt;
use std::ops::{Index, IndexMut};

use bytemuck::Zeroable;

/// A fixed number of buckets of `N` words of eight bytes, cache-aligned as far as `N` allows.
pub struct Buckets<W, const N: usize> {
    words: Box<[W]>,
    /// The first word of the first bucket.
    start: usize,
    count: usize,
}

impl<W: Zeroable, const N: usize> Buckets<W, N> {
    const ALIGNMENT: usize = {
        let lowest_bit = 1 << Self::BYTES.trailing_zeros();
        if lowest_bit < 64 { lowest_bit } else { 64 }
    };

    /// The size of a bucket.
    pub const BYTES: usize = {
        assert!(size_of::<W>() == 8 && N > 0, "a bucket has words of eight bytes");
        N * 8
    };

    /// Returns `count` zeroed buckets, halved until there is memory for them.
    pub fn new(mut count: usize) -> Buckets<W, N> {
        let spare = Self::ALIGNMENT / 8 - 1;
        // With a type of greater alignment the allocator would write the zeros itself.
        let words: Box<[W]> = loop {
            let words = count.saturating_mul(N).saturating_add(spare);
            match bytemuck::try_zeroed_slice_box(words) {
                Ok(words) => break words,
                Err(()) => count /= 2,
            }
        };
        let start = words.as_ptr().align_offset(Self::ALIGNMENT).min(spare);
        Buckets { words, start, count }
    }

    /// Returns the number of buckets.
    #[inline]
    pub const fn len(&self) -> usize {
        self.count
    }

    /// Tells whether there is no bucket.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Zeroes all buckets.
    pub fn clear(&mut self) {
        let count = self.count;
        // Free the old memory first: there may be none for both.
        *self = Buckets::default();
        *self = Buckets::new(count);
    }

    /// Returns the buckets in order.
    pub fn iter(&self) -> impl Iterator<Item = &[W; N]> {
        let (buckets, _) = self.words[self.start..].as_chunks();
        buckets[..self.count].iter()
    }
}

impl<W, const N: usize> Default for Buckets<W, N> {
    fn default() -> Self {
        Buckets { words: Box::default(), start: 0, count: 0 }
    }
}

impl<W, const N: usize> Index<usize> for Buckets<W, N> {
    type Output = [W; N];

    #[inline(always)]
    fn index(&self, index: usize) -> &[W; N] {
        self.words[self.start + index * N..].first_chunk().expect("a bucket of this number")
    }
}

impl<W, const N: usize> IndexMut<usize> for Buckets<W, N> {
    #[inline(always)]
    fn index_mut(&mut self, index: usize) -> &mut [W; N] {
        self.words[self.start + index * N..].first_chunk_mut().expect("a bucket of this number")
    }
}

impl<W, const N: usize> fmt::Debug for Buckets<W, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Buckets").field("count", &self.count).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_there_is_no_memory_for_all_buckets_there_are_fewer() {
        let buckets = Buckets::<u64, 8>::new(usize::MAX / 64);
        assert!((1..usize::MAX / 64).contains(&buckets.len()), "{}", buckets.len());
        assert_eq!(buckets[buckets.len() - 1], [0; 8]);
    }

    #[test]
    fn every_bucket_is_apart_and_aligned() {
        let mut buckets = Buckets::<u64, 8>::new(100);
        for index in 0..100 {
            buckets[index] = [index as u64; 8];
        }
        assert_eq!(buckets.iter().count(), 100);
        for (index, bucket) in buckets.iter().enumerate() {
            assert_eq!(*bucket, [index as u64; 8]);
            assert_eq!(buckets[index], *bucket);
            assert_eq!(bucket.as_ptr() as usize % 64, 0);
        }
        let buckets = Buckets::<u64, 12>::new(100);
        assert!(buckets.iter().all(|bucket| (bucket.as_ptr() as usize).is_multiple_of(32)));
    }

    /// What this process holds in memory, in bytes.
    #[cfg(target_os = "linux")]
    fn resident() -> u64 {
        let text = std::fs::read_to_string("/proc/self/status").unwrap();
        let line = text.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        1024 * line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap()
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_is_not_used_takes_no_memory() {
        let before = resident();
        let mut buckets = Buckets::<u64, 8>::new(1 << 24);
        for index in 0..1000 {
            buckets[index << 14] = [1; 8];
        }
        let used = resident().saturating_sub(before);
        // Other tests run in this process at the same time.
        assert!(used < 512 << 20, "{used} bytes of a table of 1 GB");
        buckets.clear();
        assert!((0..1000).all(|index| buckets[index << 14] == [0; 8]));
    }
}
