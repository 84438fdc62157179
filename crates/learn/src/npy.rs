//! The arrays inside numpy's archives: a short header in words, then the numbers.

use std::io::{self, Read};

/// What begins every array.
const MAGIC: &[u8; 6] = b"\x93NUMPY";
/// Headers beyond this are none.
const LONGEST: usize = 1 << 16;

/// What stands before the numbers of an array.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Header {
    /// The kind of its numbers, for example `<f4`.
    pub(crate) kind: String,
    /// Whether the first index changes fastest.
    pub(crate) is_fortran: bool,
    /// How many numbers there are in each direction.
    pub(crate) shape: Vec<usize>,
}

impl Header {
    /// Describes numbers of 32 bits.
    pub(crate) fn of_f32(shape: Vec<usize>) -> Header {
        Header { kind: "<f4".to_owned(), is_fortran: false, shape }
    }

    /// Returns how many numbers there are, if that can be counted.
    pub(crate) fn count(&self) -> Option<usize> {
        self.shape.iter().try_fold(1usize, |product, &side| product.checked_mul(side))
    }

    /// Returns its bytes, as many as numpy wants: a multiple of 64.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let sides: String = self.shape.iter().map(|side| format!("{side},")).collect();
        let order = if self.is_fortran { "True" } else { "False" };
        let kind = &self.kind;
        let words =
            format!("{{'descr': '{kind}', 'fortran_order': {order}, 'shape': ({sides}), }}");
        let len = (MAGIC.len() + 4 + words.len() + 1).next_multiple_of(64) - MAGIC.len() - 4;
        let mut bytes = MAGIC.to_vec();
        bytes.extend([1, 0]);
        bytes.extend((len as u16).to_le_bytes());
        bytes.extend(format!("{words:<width$}\n", width = len - 1).bytes());
        bytes
    }

    /// Reads it, and leaves `input` at the first number.
    pub(crate) fn read(input: &mut impl Read) -> io::Result<Header> {
        let mut begin = [0; 8];
        input.read_exact(&mut begin)?;
        if begin[..6] != MAGIC[..] {
            return Err(wrong("it does not begin like an array of numpy"));
        }
        let len = match begin[6] {
            1 => {
                let mut len = [0; 2];
                input.read_exact(&mut len)?;
                u16::from_le_bytes(len).into()
            }
            2 | 3 => {
                let mut len = [0; 4];
                input.read_exact(&mut len)?;
                u32::from_le_bytes(len) as usize
            }
            version => return Err(wrong(&format!("version {version} of arrays is not known"))),
        };
        if len > LONGEST {
            return Err(wrong("its header is too long"));
        }
        let mut words = vec![0; len];
        input.read_exact(&mut words)?;
        let words = String::from_utf8(words).map_err(|_| wrong("its header is no text"))?;
        Header::parse(&words).ok_or_else(|| wrong("its header cannot be read"))
    }

    fn parse(words: &str) -> Option<Header> {
        let after = |name: &str| {
            let (_, rest) = words.split_once(&format!("'{name}':"))?;
            Some(rest.trim_start())
        };
        let kind = after("descr")?.strip_prefix('\'')?.split_once('\'')?.0.to_owned();
        let order = after("fortran_order")?;
        let is_fortran = order.starts_with("True");
        if !is_fortran && !order.starts_with("False") {
            return None;
        }
        let sides = after("shape")?.strip_prefix('(')?.split_once(')')?.0;
        let sides = sides.split(',').map(str::trim).filter(|side| !side.is_empty());
        let shape = sides.map(|side| side.parse().ok()).collect::<Option<_>>()?;
        Some(Header { kind, is_fortran, shape })
    }
}

/// Reads `count` numbers of this kind; a header may promise more than there are.
pub(crate) fn numbers(input: &mut impl Read, kind: &str, count: usize) -> io::Result<Vec<f32>> {
    let mut numbers = Vec::new();
    match kind {
        "<f4" => each(input, count, |bytes| numbers.push(f32::from_le_bytes(bytes)))?,
        "<f8" => each(input, count, |bytes| numbers.push(f64::from_le_bytes(bytes) as f32))?,
        _ => return Err(wrong(&format!("its numbers are {kind}, not <f4 or <f8"))),
    }
    Ok(numbers)
}

fn each<const N: usize>(
    input: &mut impl Read,
    count: usize,
    mut give: impl FnMut([u8; N]),
) -> io::Result<()> {
    let mut bytes = [0; N];
    for _ in 0..count {
        input.read_exact(&mut bytes)?;
        give(bytes);
    }
    Ok(())
}

fn wrong(problem: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, problem)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_is_read_as_it_was_written_and_is_as_long_as_numpy_wants() {
        for shape in [vec![], vec![7], vec![123_456, 2, 4, 4, 4]] {
            let header = Header::of_f32(shape);
            let bytes = header.to_bytes();
            assert_eq!((bytes.len() % 64, bytes.last()), (0, Some(&b'\n')));
            assert_eq!(Header::read(&mut &bytes[..]).unwrap(), header);
            for len in 0..bytes.len() {
                assert!(Header::read(&mut &bytes[..len]).is_err());
            }
        }
    }

    #[test]
    fn what_numpy_writes_is_read() {
        let words = "{'descr': '<f8', 'fortran_order': False, 'shape': (3, 64), }";
        let header = Header::parse(words).unwrap();
        assert_eq!((header.kind.as_str(), header.is_fortran), ("<f8", false));
        assert_eq!((header.count(), header.shape), (Some(192), vec![3, 64]));
        assert_eq!(Header::parse("{'descr': [('a', '<f4')], 'shape': (1,)}"), None);
        let bytes: Vec<u8> =
            [0.5f64, -1.0].iter().flat_map(|number| number.to_le_bytes()).collect();
        assert_eq!(numbers(&mut &bytes[..], "<f8", 2).unwrap(), [0.5, -1.0]);
        assert!(numbers(&mut &bytes[..], "<f8", 3).is_err());
        assert!(numbers(&mut &bytes[..], "|b1", 3).is_err());
    }
}
