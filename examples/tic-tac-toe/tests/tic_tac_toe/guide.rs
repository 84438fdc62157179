//! The chapter "Add a game" of the guide: its commands are run, and its code is this crate's.

use std::path::{Path, PathBuf};

use crate::sessions::{blocks, run, steps};

/// The chapter in each language.
const PAGES: [(&str, &str); 2] = [("en", "en_GB.UTF-8"), ("ja", "ja_JP.UTF-8")];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

fn page(language: &str) -> String {
    let path = format!("../../docs/guide/{language}/src/add-a-game.md");
    std::fs::read_to_string(folder().join(path)).expect("the chapter is there")
}

#[test]
fn every_command_of_the_chapter_answers_what_it_shows() {
    let program = Path::new(env!("CARGO_BIN_EXE_tic-tac-toe")).parent().expect("in a folder");
    for (language, locale) in PAGES {
        let home = tempfile::tempdir().unwrap();
        let mut commands = 0;
        for block in blocks(&page(language)).iter().filter(|block| block.language == "console") {
            for step in steps(block) {
                commands += 1;
                run(&step, program, home.path(), locale)
                    .unwrap_or_else(|error| panic!("{language}:{}: {error}", step.line));
            }
        }
        assert!(commands > 0, "{language}: no commands");
    }
}

#[test]
fn every_piece_of_code_in_the_chapter_is_from_this_crate() {
    let files = ["src/rules.rs", "src/text_board.rs", "src/net.rs", "src/players.rs"];
    let others = ["src/lib.rs", "src/main.rs", "tests/tic_tac_toe/rules.rs", "Cargo.toml"];
    let sources: Vec<String> = files
        .iter()
        .chain(&others)
        .map(|file| std::fs::read_to_string(folder().join(file)).expect("the file is there"))
        .collect();
    for (language, _) in PAGES {
        let mut shown = 0;
        for block in blocks(&page(language)) {
            if !["rust", "toml"].contains(&block.language.as_str()) {
                assert_eq!(block.language, "console", "{language}:{}", block.line);
                continue;
            }
            shown += 1;
            // A page leaves things out with `// …` alone in a line.
            for part in block.lines.split(|line| line.trim().ends_with("…")) {
                let text = part.join("\n");
                let found = sources.iter().any(|source| source.contains(text.trim_end()));
                assert!(found, "{language}:{}: not in the example:\n{text}", block.line);
            }
        }
        assert!(shown > 0, "{language}: no code");
    }
}
