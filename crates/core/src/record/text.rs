//! The text form of records.

use std::fmt;
use std::str::FromStr;

use super::{Record, RecordError, RecordedMove};
use crate::parse::Quoted;
use crate::{Reason, msg};

const FORMAT: &str = "sakiyomi-record";
const VERSION: &str = "1";

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FORMAT} {VERSION}")?;
        write_tag(f, "game", &self.game)?;
        for (key, value) in &self.tags {
            write_tag(f, key, value)?;
        }
        if let Some(result) = &self.result {
            write_tag(f, "result", result)?;
        }
        write_tag(f, "start", &self.start)?;
        writeln!(f)?;
        for (index, recorded) in self.moves.iter().enumerate() {
            write!(f, "{} {}", index + 1, recorded.mv)?;
            if let Some(score) = recorded.score {
                write!(f, " [{score}]")?;
            }
            if let Some(comment) = &recorded.comment {
                f.write_str(" ;")?;
                write_value(f, comment)?;
            }
            writeln!(f)?;
        }
        writeln!(f, "end {}", self.moves.len())
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, key: &str, value: &str) -> fmt::Result {
    write!(f, "{key}:")?;
    write_value(f, value)?;
    writeln!(f)
}

/// Writes a value after its mark. An empty one leaves no trailing space, which editors remove.
fn write_value(f: &mut fmt::Formatter<'_>, value: &str) -> fmt::Result {
    if value.is_empty() { Ok(()) } else { write!(f, " {}", escape(value)) }
}

fn read_value(text: &str) -> Option<Result<String, Reason>> {
    if text.is_empty() { Some(Ok(String::new())) } else { text.strip_prefix(' ').map(unescape) }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut lines = Lines(text.lines().enumerate());
        read_first_line(&mut lines)?;
        let mut record = read_tags(&mut lines)?;
        record.moves = read_moves(&mut lines)?;
        Ok(record)
    }
}

/// The lines of a file with their numbers, counted from 0.
struct Lines<'a>(std::iter::Enumerate<std::str::Lines<'a>>);

impl<'a> Lines<'a> {
    fn next(&mut self) -> Result<Option<(usize, &'a str)>, RecordError> {
        match self.0.next() {
            Some((number, line)) if line.contains('\r') => {
                Err(wrong(number, msg("record-carriage-return")))
            }
            next => Ok(next),
        }
    }
}

fn wrong(number: usize, problem: impl Into<Reason>) -> RecordError {
    RecordError::Line { line: number + 1, problem: problem.into() }
}

/// Says that `what` was to stand where `found` is.
fn expected(what: impl Into<Reason>, found: &str) -> Reason {
    Reason::new(msg("parse-expected")).with_reason("what", what.into()).with("found", Quoted(found))
}

fn read_first_line(lines: &mut Lines<'_>) -> Result<(), RecordError> {
    let (number, line) = lines.next()?.unwrap_or((0, ""));
    let problem = match line.split_once(' ') {
        Some((FORMAT, VERSION)) => return Ok(()),
        Some((FORMAT, version)) => Reason::new(msg("record-version"))
            .with("version", Quoted(version))
            .with("known", VERSION),
        _ => expected(format!("`{FORMAT} {VERSION}`"), line),
    };
    Err(wrong(number, problem))
}

fn read_tags(lines: &mut Lines<'_>) -> Result<Record, RecordError> {
    let (mut game, mut start, mut result, mut tags) = (None, None, None, Vec::new());
    let mut last_line = 0;
    while let Some((number, line)) = lines.next()? {
        last_line = number;
        if line.is_empty() {
            break;
        }
        let no_tag = || wrong(number, expected(msg("record-tag"), line));
        let (key, value) =
            line.split_once(':').filter(|(key, _)| is_tag_key(key)).ok_or_else(no_tag)?;
        let value =
            read_value(value).ok_or_else(no_tag)?.map_err(|problem| wrong(number, problem))?;
        let again = || wrong(number, Reason::new(msg("record-twice")).with("key", Quoted(key)));
        let slot = match key {
            "game" => &mut game,
            "start" => &mut start,
            "result" => &mut result,
            _ if tags.iter().any(|(name, _)| name == key) => return Err(again()),
            _ => {
                tags.push((key.to_owned(), value));
                continue;
            }
        };
        if slot.replace(value).is_some() {
            return Err(again());
        }
    }
    let missing = |key: &str| wrong(last_line, Reason::new(msg("record-no-tag")).with("key", key));
    Ok(Record {
        game: game.ok_or_else(|| missing("game"))?,
        start: start.ok_or_else(|| missing("start"))?,
        result,
        tags,
        moves: Vec::new(),
    })
}

fn read_moves(lines: &mut Lines<'_>) -> Result<Vec<RecordedMove>, RecordError> {
    let mut moves = Vec::new();
    while let Some((number, line)) = lines.next()? {
        let next = (moves.len() + 1).to_string();
        let problem = match line.split_once(' ').unwrap_or((line, "")) {
            ("end", count) if count == moves.len().to_string() => {
                read_nothing(lines)?;
                return Ok(moves);
            }
            ("end", _) => expected(format!("`end {}`", moves.len()), line),
            (head, rest) if head == next => {
                moves.push(parse_move_line(rest).map_err(|problem| wrong(number, problem))?);
                continue;
            }
            _ => expected(Reason::new(msg("record-next-move")).with("ply", next), line),
        };
        return Err(wrong(number, problem));
    }
    Err(RecordError::CutOff(moves.len()))
}

fn read_nothing(lines: &mut Lines<'_>) -> Result<(), RecordError> {
    while let Some((number, line)) = lines.next()? {
        if !line.is_empty() {
            return Err(wrong(number, expected(msg("record-nothing-more"), line)));
        }
    }
    Ok(())
}

pub(super) fn is_tag_key(key: &str) -> bool {
    key.starts_with(|c: char| c.is_ascii_lowercase())
        && key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// Reads what follows the number: `move [score] ; comment`.
fn parse_move_line(text: &str) -> Result<RecordedMove, Reason> {
    let (mv, mut rest) = text.split_once(' ').map_or((text, None), |(mv, rest)| (mv, Some(rest)));
    if mv.is_empty() || mv == ";" || mv.starts_with('[') {
        return Err(msg("record-no-move").into());
    }
    if mv.contains(|c: char| c.is_whitespace() || c.is_control()) {
        return Err(Reason::new(msg("record-one-word")).with("text", Quoted(mv)));
    }
    let no_comment = |found: &str| expected(msg("record-comment"), found);
    let mut recorded = RecordedMove { mv: mv.to_owned(), ..RecordedMove::default() };
    if let Some(text) = rest.and_then(|rest| rest.strip_prefix('[')) {
        let (score, after) =
            text.split_once(']').ok_or_else(|| Reason::new(msg("record-open-bracket")))?;
        recorded.score = Some(score.parse()?);
        rest = match after {
            "" => None,
            after => Some(after.strip_prefix(' ').ok_or_else(|| no_comment(after))?),
        };
    }
    if let Some(text) = rest {
        let comment =
            text.strip_prefix(';').and_then(read_value).ok_or_else(|| no_comment(text))?;
        recorded.comment = Some(comment?);
    }
    Ok(recorded)
}

fn escape(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r")
}

fn unescape(text: &str) -> Result<String, Reason> {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        out.push(match c {
            '\\' => match chars.next() {
                Some('\\') => '\\',
                Some('n') => '\n',
                Some('r') => '\r',
                other => {
                    return Err(crate::expected(msg("record-escape"), other));
                }
            },
            c => c,
        });
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Score;
    use proptest::prelude::*;

    fn sample() -> Record {
        let mut record = Record {
            game: "othello".into(),
            start: "somewhere X".into(),
            result: Some("draw".into()),
            moves: vec![
                RecordedMove { mv: "f5".into(), ..RecordedMove::default() },
                RecordedMove {
                    mv: "d6".into(),
                    score: Some(Score::from_hundredths(-34)),
                    comment: Some("a \\ and\na second line".into()),
                },
            ],
            ..Record::default()
        };
        record.set_tag("first", "人間");
        record
    }

    #[test]
    fn a_record_is_read_as_it_was_written() {
        let record = sample();
        assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
    }

    #[test]
    fn a_record_cut_anywhere_is_refused() {
        let text = sample().to_string();
        // Only the line break after the last line may be missing.
        for end in 0..text.len() - 1 {
            assert!(Record::from_bytes(&text.as_bytes()[..end]).is_err(), "cut at {end}");
        }
    }

    #[test]
    fn a_binary_file_is_named_as_such() {
        let error = Record::from_bytes(b"sakiyomi-record 1\ngame: \xff\xfe").unwrap_err();
        assert_eq!(error, RecordError::NotText(24));
    }

    #[test]
    fn a_later_version_is_refused_with_both_numbers() {
        let error = "sakiyomi-record 2\n".parse::<Record>().unwrap_err().to_string();
        assert!(error.contains("\"2\"") && error.contains("reads 1"), "{error}");
    }

    fn problem(text: &str) -> String {
        text.parse::<Record>().unwrap_err().to_string()
    }

    #[test]
    fn the_first_line_must_be_exactly_the_format_and_its_version() {
        for first in [
            "",
            "sakiyomi-record1",
            "sakiyomi-record  1",
            "sakiyomi-records 1",
            " sakiyomi-record 1",
            "sakiyomi-record 1 ",
        ] {
            let text = sample().to_string().replacen("sakiyomi-record 1", first, 1);
            assert!(problem(&text).starts_with("record, line 1: "), "{first:?}");
        }
    }

    #[test]
    fn lines_may_end_as_on_windows() {
        let record = sample();
        let text = format!("\u{feff}{}", record.to_string().replace('\n', "\r\n"));
        assert_eq!(Record::from_bytes(text.as_bytes()), Ok(record));
    }

    #[test]
    fn a_carriage_return_inside_a_line_is_refused() {
        let text = sample().to_string();
        for (from, to, line) in
            [("game: ", "game: \r", 2), ("1 f5", "1 f5\r\r", 7), ("end 2\n", "end 2\r", 9)]
        {
            let shown = problem(&text.replacen(from, to, 1));
            assert!(shown.starts_with(&format!("record, line {line}: ")), "{shown}");
        }
    }

    #[test]
    fn a_move_is_one_word() {
        for mv in ["", "\t", "a\u{85}b", "a\u{2028}b", "a\u{3000}b", "\0", ";", "[x"] {
            let text = sample().to_string().replacen("1 f5", &format!("1 {mv}"), 1);
            assert!(problem(&text).starts_with("record, line 7: "), "{mv:?}");
        }
    }

    #[test]
    fn empty_lines_may_follow_the_end() {
        let text = sample().to_string() + "\n\r\n\n";
        assert_eq!(text.parse(), Ok(sample()));
        assert_eq!(
            problem(&(text + "x")),
            "record, line 13: expected nothing after the end, found \"x\""
        );
    }

    #[test]
    fn an_empty_tag_or_comment_leaves_no_space_at_the_end_of_its_line() {
        let mut record = sample();
        record.set_tag("first", "");
        record.moves[0].comment = Some(String::new());
        let text = record.to_string();
        assert!(text.contains("\nfirst:\n") && text.contains("\n1 f5 ;\n"), "{text}");
        assert_eq!(text.parse(), Ok(record.clone()));
        let spaced = text.replacen("first:", "first: ", 1).replacen(" ;\n", " ; \n", 1);
        assert_eq!(spaced.parse(), Ok(record), "the space may be there");
    }

    #[test]
    fn spaces_around_a_value_are_part_of_it() {
        let mut record = sample();
        record.set_tag("first", "  a: b  ");
        record.result = Some(" ".into());
        record.moves[1].comment = Some(" ; [x] \u{2028}\t".into());
        assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn a_malformed_line_is_named_with_its_problem() {
        let text = sample().to_string();
        for (from, to, expected) in [
            ("game: othello\n", "", "line 5: the tag `game` is missing"),
            ("start: somewhere X\n", "", "line 5: the tag `start` is missing"),
            ("first: ", "game: ", "line 3: a second \"game\""),
            ("result: ", "first: ", "line 4: a second \"first\""),
            ("first: ", "First: ", "line 3: expected `tag: value`, found \"First: 人間\""),
            ("first: ", "first:", "line 3: expected `tag: value`, found \"first:人間\""),
            ("人間", "\\x", "line 3: expected `n`, `r` or `\\` after `\\`, found 'x'"),
            ("人間", "\\", "line 3: expected `n`, `r` or `\\` after `\\`, found the end"),
            ("1 f5", "2 f5", "line 7: expected move 1, found \"2 f5\""),
            ("1 f5", "1", "line 7: the move is missing"),
            ("1 f5", "1 f5 ", "line 7: expected `; comment`, found \"\""),
            ("[-0.34]", "[-0.34", "line 8: the bracket is not closed"),
            ("[-0.34]", "[]", "line 8: \"\" is not a score such as +1.25 or `win in 3`"),
            (
                "[-0.34] ;",
                "[-0.34];",
                "line 8: expected `; comment`, found \"; a \\\\\\\\ and\\\\na second line\"",
            ),
            ("end 2", "end 3", "line 9: expected `end 2`, found \"end 3\""),
            ("end 2", "end 2 ", "line 9: expected `end 2`, found \"end 2 \""),
        ] {
            assert!(text.contains(from), "{from:?}");
            assert_eq!(problem(&text.replacen(from, to, 1)), format!("record, {expected}"));
        }
    }

    proptest! {
        #[test]
        fn every_comment_and_tag_survives(comment in any::<String>(), tag in any::<String>(), cents in any::<i32>()) {
            let mut record = sample();
            record.set_tag("note", tag);
            record.moves[0].comment = Some(comment);
            record.moves[0].score = Some(Score::from_hundredths(cents));
            prop_assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
        }

        #[test]
        fn no_text_makes_the_reader_panic(text in "(sakiyomi-record 1\n)?(game: a\nstart: b\n\n)?(1 a (\\[\\+1.00\\])?|\\PC*)\n?(end 1)?") {
            let _ = text.parse::<Record>();
        }
    }
}
