//! x
/// Returns a number that is another one for nearly every other sequence of bytes.
pub(crate) fn checksum(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}
