//! The words a person or a program may say, in both languages.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command<'a> {
    Undo,
    Show,
    Save(Option<&'a str>),
    Help,
    Quit,
    /// Something that happened in the game, or nothing at all.
    Tell(&'a str),
}

impl<'a> Command<'a> {
    /// Reads a line; what is no command is about the game.
    pub(super) fn read(line: &'a str) -> Command<'a> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word.to_lowercase().as_str(), rest.trim()) {
            ("undo" | "戻す" | "待った", "") => Command::Undo,
            ("show" | "表示", "") => Command::Show,
            ("save" | "保存", "") => Command::Save(None),
            ("save" | "保存", file) => Command::Save(Some(file)),
            ("help" | "?" | "？" | "ヘルプ", "") => Command::Help,
            ("quit" | "exit" | "q" | "終了", "") => Command::Quit,
            _ => Command::Tell(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_in_any_case_and_in_japanese() {
        for (line, command) in [
            ("UNDO", Command::Undo),
            ("戻す", Command::Undo),
            ("Save", Command::Save(None)),
            ("save  My Game.txt ", Command::Save(Some("My Game.txt"))),
            ("保存 a.txt", Command::Save(Some("a.txt"))),
            ("？", Command::Help),
            ("Quit", Command::Quit),
            ("play C3>1", Command::Tell("play C3>1")),
            ("undo that", Command::Tell("undo that")),
            ("", Command::Tell("")),
        ] {
            assert_eq!(Command::read(line), command, "{line:?}");
        }
    }
}
