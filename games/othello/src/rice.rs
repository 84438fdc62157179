//! Whole numbers in few bits: Golomb–Rice codes that adapt to what they code.
//!
//! A number that is likely to be about 2^k is written as its high part in unary and its k low bits
//! as they are. How large to expect a number is learned on the way from the numbers before it in
//! the same context, by the reader as by the writer, so that no tables are stored. (The rule is
//! that of JPEG-LS.) Signed numbers are interleaved: 0, -1, 1, -2, … are coded as 0, 1, 2, 3, …

/// What the numbers of one context were like so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context {
    sum: u32,
    count: u32,
}

/// A unary part this long announces a number written out in full.
const ESCAPE: u32 = 24;
/// The width of a number written out in full.
const FULL_WIDTH: u32 = 17;

impl Context {
    pub(super) const NEW: Context = Context { sum: 4, count: 1 };

    /// Returns how many low bits to write as they are.
    fn low_bits(self) -> u32 {
        (0..16).find(|k| self.count << k >= self.sum).unwrap_or(16)
    }

    fn learn(&mut self, number: u32) {
        self.sum += number;
        self.count += 1;
        if self.count == 64 {
            self.sum = self.sum.div_ceil(2);
            self.count = 32;
        }
    }
}

/// Writes bits, the first into the lowest place.
#[derive(Debug, Default)]
pub(super) struct Writer {
    bytes: Vec<u8>,
    pending: u64,
    width: u32,
}

impl Writer {
    pub(super) fn write(&mut self, context: &mut Context, value: i32) {
        self.write_unsigned(context, ((value << 1) ^ (value >> 31)).cast_unsigned());
    }

    pub(super) fn write_unsigned(&mut self, context: &mut Context, number: u32) {
        let k = context.low_bits();
        let high = number >> k;
        if high < ESCAPE {
            self.bits((1 << high) - 1, high + 1);
            self.bits(number & ((1 << k) - 1), k);
        } else {
            self.bits((1 << ESCAPE) - 1, ESCAPE);
            self.bits(number, FULL_WIDTH);
        }
        context.learn(number);
    }

    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bits(0, 7);
        self.bytes
    }

    fn bits(&mut self, bits: u32, width: u32) {
        self.pending |= u64::from(bits) << self.width;
        self.width += width;
        while self.width >= 8 {
            self.bytes.push(self.pending as u8);
            self.pending >>= 8;
            self.width -= 8;
        }
    }
}

#[derive(Debug)]
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
    pending: u64,
    width: u32,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes, pending: 0, width: 0 }
    }

    /// Reads one number; `None` when the bytes end too early.
    pub(super) fn read(&mut self, context: &mut Context) -> Option<i32> {
        let number = self.read_unsigned(context)?;
        Some((number >> 1).cast_signed() ^ -((number & 1).cast_signed()))
    }

    pub(super) fn read_unsigned(&mut self, context: &mut Context) -> Option<u32> {
        self.fill();
        let k = context.low_bits();
        let high = self.pending.trailing_ones();
        let number = if high < ESCAPE {
            self.skip(high + 1)?;
            (high << k) | self.bits(k)?
        } else {
            self.skip(ESCAPE)?;
            self.bits(FULL_WIDTH)?
        };
        context.learn(number);
        Some(number)
    }

    pub(super) const fn is_at_end(&self) -> bool {
        self.bytes.is_empty() && self.width < 8
    }

    fn fill(&mut self) {
        while self.width <= 48
            && let Some((&byte, rest)) = self.bytes.split_first()
        {
            self.pending |= u64::from(byte) << self.width;
            self.width += 8;
            self.bytes = rest;
        }
    }

    fn bits(&mut self, width: u32) -> Option<u32> {
        let bits = self.pending & ((1 << width) - 1);
        self.skip(width)?;
        Some(bits as u32)
    }

    fn skip(&mut self, width: u32) -> Option<()> {
        self.width = self.width.checked_sub(width)?;
        self.pending >>= width;
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn numbers_are_read_as_they_were_written(
            values in proptest::collection::vec((0usize..3, -32768i32..=32767, 0u32..16), 0..500)
        ) {
            let mut contexts = [Context::NEW; 3];
            let mut writer = Writer::default();
            for &(context, value, shift) in &values {
                writer.write(&mut contexts[context], value >> shift);
            }
            let bytes = writer.finish();
            let mut contexts = [Context::NEW; 3];
            let mut reader = Reader::new(&bytes);
            for &(context, value, shift) in &values {
                prop_assert_eq!(reader.read(&mut contexts[context]), Some(value >> shift));
            }
            prop_assert!(reader.is_at_end());
        }
    }

    #[test]
    fn small_numbers_take_few_bits() {
        let mut writer = Writer::default();
        let mut context = Context::NEW;
        (0..8000).for_each(|_| writer.write(&mut context, 0));
        assert!(writer.finish().len() < 1010);
    }

    #[test]
    fn bytes_that_end_too_early_are_noticed() {
        let mut writer = Writer::default();
        let mut context = Context::NEW;
        (0..100).for_each(|value| writer.write(&mut context, value));
        let bytes = writer.finish();
        let mut reader = Reader::new(&bytes[..bytes.len() / 2]);
        let mut context = Context::NEW;
        assert!((0..100).any(|_| reader.read(&mut context).is_none()));
    }
}
