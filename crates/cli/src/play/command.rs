//! The words a person may type during a game, in both languages.

pub(super) enum Command<'a> {
    Hint,
    Moves,
    Rules,
    Undo,
    Redo,
    Save(Option<&'a str>),
    Resign,
    Help,
    Exit,
    Move(&'a str),
}

impl<'a> Command<'a> {
    /// Reads a line; what is no command is taken for a move.
    pub(super) fn read(input: &'a str) -> Command<'a> {
        let (word, rest) = input.split_once(char::is_whitespace).unwrap_or((input, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("hint" | "ヒント", "") => Command::Hint,
            ("moves" | "手", "") => Command::Moves,
            ("rules" | "ルール", "") => Command::Rules,
            ("undo" | "待った" | "戻す", "") => Command::Undo,
            ("redo" | "進める", "") => Command::Redo,
            ("save" | "保存", "") => Command::Save(None),
            ("save" | "保存", file) => Command::Save(Some(file)),
            ("resign" | "投了", "") => Command::Resign,
            ("help" | "?" | "ヘルプ", "") => Command::Help,
            ("exit" | "quit" | "q" | "終了", "") => Command::Exit,
            _ => Command::Move(input),
        }
    }
}
