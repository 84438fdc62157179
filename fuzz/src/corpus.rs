//! The kept inputs of a fuzz target in one file: an input a line, as a string literal says it.
//! Those that somebody wrote have a name before them; the others were found by the fuzzer.
//!
//! ```text
//! pass-left-out "f5d6c3"
//! "\xff\n"
//! ```

/// An input of a fuzz target.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Input {
    /// What is special about it, where somebody wrote it.
    pub name: Option<String>,
    /// The input itself.
    pub bytes: Vec<u8>,
}

/// Reads a file of inputs.
///
/// # Errors
/// When a line is no input, with its number.
pub fn unpack(text: &str) -> Result<Vec<Input>, String> {
    let lines = text.lines().enumerate();
    lines
        .map(|(index, line)| {
            read_line(line).ok_or_else(|| {
                format!("line {}: expected a string such as \"a\\n\", or a name and one", index + 1)
            })
        })
        .collect()
}

/// Writes a file of inputs: those with names first, and each input once.
pub fn pack(mut inputs: Vec<Input>) -> String {
    inputs.sort_by(|a, b| {
        let key = |input: &Input| (input.name.is_none(), input.name.clone(), input.bytes.clone());
        key(a).cmp(&key(b))
    });
    inputs.dedup();
    inputs.iter().map(write_line).collect()
}

/// Returns the line of an input.
pub fn write_line(input: &Input) -> String {
    let text = input.bytes.escape_ascii();
    match &input.name {
        Some(name) => format!("{name} \"{text}\"\n"),
        None => format!("\"{text}\"\n"),
    }
}

fn read_line(line: &str) -> Option<Input> {
    let (name, text) = line.split_once('"')?;
    let name = (!name.is_empty()).then(|| name.trim_end().to_owned());
    Some(Input { name, bytes: unescape(text.strip_suffix('"')?)? })
}

/// Takes back what `escape_ascii` does.
fn unescape(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'"' => return None,
            b'\\' => match rest.next()? {
                b'n' => b'\n',
                b'r' => b'\r',
                b't' => b'\t',
                b'x' => digit(rest.next()?)? << 4 | digit(rest.next()?)?,
                itself @ (b'\\' | b'"' | b'\'') => itself,
                _ => return None,
            },
            plain => plain,
        });
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_bytes_are_read_as_they_were_written() {
        let all: Vec<u8> = (0..=255).collect();
        let inputs = vec![
            Input { name: Some("all-bytes".to_owned()), bytes: all },
            Input { name: None, bytes: Vec::new() },
            Input { name: None, bytes: b"f5 \"d6\" \n".to_vec() },
        ];
        assert_eq!(unpack(&pack(inputs.clone())), Ok(inputs));
    }

    #[test]
    fn a_line_that_is_no_input_is_named() {
        for text in ["\"a\"\nf5", "\"a\"\n\"", "\"a\"\n\"\\q\"", "\"a\"\n\"\\x4\"", "\"\"\n\"\"\""]
        {
            assert!(unpack(text).unwrap_err().starts_with("line 2: "), "{text}");
        }
    }
}
