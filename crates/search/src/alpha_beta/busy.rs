//! Which positions other threads are looking at right now.
//!
//! Threads that share nothing but the table do much work twice: they come to the
//! same position before one of them has put its answer there. So each tells the
//! others where it is, and a move that leads where somebody is already is put off
//! until the other moves are done; by then its answer is most likely in the table.
//! (After the "simplified ABDADA" of Tom Kerrigan.) A wrong or lost note costs
//! time and nothing else, so that plain stores are enough.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Positions with fewer plies to look ahead are done before anybody could wait for them.
pub(super) const WORTH_WAITING: i32 = 3;

const BUCKETS: usize = 1 << 10;
const WAYS: usize = 4;

/// The notes of all threads.
#[derive(Debug)]
pub(super) struct Busy {
    notes: Box<[[AtomicU64; WAYS]]>,
}

/// A note, which is taken down when it is dropped.
pub(super) struct Note<'a> {
    place: &'a AtomicU64,
    key: u64,
}

impl Default for Busy {
    fn default() -> Self {
        Busy { notes: (0..BUCKETS).map(|_| [const { AtomicU64::new(0) }; WAYS]).collect() }
    }
}

impl Busy {
    /// Tells whether somebody is looking at the position with this key.
    #[inline]
    pub(super) fn has(&self, key: u64) -> bool {
        self.bucket(key).iter().any(|place| place.load(Relaxed) == key)
    }

    /// Notes that somebody is, unless there is no place for it.
    #[inline]
    pub(super) fn enter(&self, key: u64) -> Option<Note<'_>> {
        let place = self.bucket(key).iter().find(|place| place.load(Relaxed) == 0)?;
        place.store(key, Relaxed);
        Some(Note { place, key })
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[AtomicU64; WAYS] {
        &self.notes[(key >> 40) as usize % BUCKETS]
    }
}

impl Drop for Note<'_> {
    fn drop(&mut self) {
        // Two threads may have written here at once; the later note stays for its owner.
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
