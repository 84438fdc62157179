//! Memory for vectors.

use std::ops::{Deref, DerefMut};

/// Numbers that begin at a cache line, so that no vector lies across two.
#[derive(Debug, Default)]
pub(super) struct Buffer {
    memory: Vec<f32>,
    start: usize,
    len: usize,
}

const LINE: usize = 64;

impl Buffer {
    pub(super) fn new(len: usize) -> Buffer {
        let memory = vec![0.0; len + LINE / size_of::<f32>()];
        // An offset in numbers; it is known for every pointer to numbers.
        let start = memory.as_ptr().align_offset(LINE).min(LINE / size_of::<f32>());
        Buffer { memory, start, len }
    }
}

impl From<&[f32]> for Buffer {
    fn from(numbers: &[f32]) -> Buffer {
        let mut buffer = Buffer::new(numbers.len());
        buffer.copy_from_slice(numbers);
        buffer
    }
}

impl Clone for Buffer {
    fn clone(&self) -> Buffer {
        Buffer::from(&**self)
    }
}

impl Deref for Buffer {
    type Target = [f32];

    fn deref(&self) -> &[f32] {
        &self.memory[self.start..self.start + self.len]
    }
}

impl DerefMut for Buffer {
    fn deref_mut(&mut self) -> &mut [f32] {
        &mut self.memory[self.start..self.start + self.len]
    }
}
