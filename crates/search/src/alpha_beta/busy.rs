//! Simplified ABDADA (Tom Kerrigan): threads mark the positions they are searching, and a move to a
//! marked one is deferred until the others are done; by then it is most likely in the table. A wrong
//! or lost mark costs nothing but time, so that plain stores are enough.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Shallower searches are done before anybody could defer them.
pub(super) const MIN_DEPTH: i32 = 3;
const BUCKETS: usize = 1 << 10;
const WAYS: usize = 4;

/// The marks of all threads, by their keys.
#[derive(Debug)]
pub(super) struct Busy {
    marks: Box<[[AtomicU64; WAYS]]>,
}

/// A mark, which is removed on drop.
pub(super) struct Mark<'a> {
    place: &'a AtomicU64,
    key: u64,
}

impl Default for Busy {
    fn default() -> Self {
        Busy { marks: (0..BUCKETS).map(|_| [const { AtomicU64::new(0) }; WAYS]).collect() }
    }
}

impl Busy {
    #[inline]
    pub(super) fn has(&self, key: u64) -> bool {
        self.bucket(key).iter().any(|place| place.load(Relaxed) == key)
    }

    /// Marks a position, if there is room.
    #[inline]
    pub(super) fn enter(&self, key: u64) -> Option<Mark<'_>> {
        let place = self.bucket(key).iter().find(|place| place.load(Relaxed) == 0)?;
        place.store(key, Relaxed);
        Some(Mark { place, key })
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[AtomicU64; WAYS] {
        &self.marks[(key >> 40) as usize % BUCKETS]
    }
}

impl Drop for Mark<'_> {
    fn drop(&mut self) {
        // Two threads may have written here at once; the later mark stays for its owner.
        let _ = self.place.compare_exchange(self.key, 0, Relaxed, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_there_until_it_is_dropped() {
        let busy = Busy::default();
        let note = busy.enter(77).unwrap();
        assert!(busy.has(77) && !busy.has(78));
        drop(note);
        assert!(!busy.has(77));
    }

    #[test]
    fn a_full_bucket_takes_no_more_notes() {
        let busy = Busy::default();
        let notes: Vec<_> = (1..=WAYS as u64).map(|key| busy.enter(key).unwrap()).collect();
        assert!(busy.enter(9).is_none());
        drop(notes);
        assert!(busy.enter(9).is_some());
    }
}
