//! Lines from anything that gives bytes.

use std::io::{BufRead, Read as _, Write};

/// No message is nearly as long. Longer ones are cut, so that no stream can fill the memory.
const LONGEST: u64 = 1 << 20;

/// Returns the lines of `input`, without their ends and the spaces around them.
///
/// Bytes that are no text become replacement characters: such a line means nothing in any protocol,
/// and is answered as such. An input that cannot be read any more has ended.
///
/// ```
/// use sakiyomi_play::protocols::lines;
/// let all: Vec<String> = lines(&b"ugi\r\n\xff\n  quit"[..]).collect();
/// assert_eq!(all, ["ugi", "\u{fffd}", "quit"]);
/// ```
pub fn lines(mut input: impl BufRead) -> impl Iterator<Item = String> {
    let mut line = Vec::new();
    std::iter::from_fn(move || {
        line.clear();
        let length = input.by_ref().take(LONGEST).read_until(b'\n', &mut line).ok()?;
        if length == 0 {
            return None;
        }
        if !line.ends_with(b"\n") {
            skip_line(&mut input);
        }
        Some(String::from_utf8_lossy(&line).trim().to_owned())
    })
}

fn skip_line(input: &mut impl BufRead) {
    while let Ok(buffer) = input.fill_buf() {
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let length = end.map_or(buffer.len(), |end| end + 1);
        input.consume(length);
        if end.is_some() || length == 0 {
            return;
        }
    }
}

/// Writes one line and hands it on at once: the other side is waiting for it.
pub fn say(output: &mut dyn Write, line: &str) -> std::io::Result<()> {
    writeln!(output, "{line}")?;
    output.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_without_end_is_cut_and_the_next_one_is_whole() {
        let mut input = vec![b'x'; 3 << 20];
        input.extend(b"\nquit\n");
        let lengths: Vec<usize> = lines(&input[..]).map(|line| line.len()).collect();
        assert_eq!(lengths, [1 << 20, 4]);
    }

    #[test]
    fn a_cut_line_at_the_end_of_the_input_is_the_last() {
        let input = vec![b'x'; (1 << 20) + 1];
        assert_eq!(lines(&input[..]).count(), 1);
    }
}
