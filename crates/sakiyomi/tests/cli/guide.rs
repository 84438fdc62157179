//! The guide in `docs/guide`: every command on its pages is run, and answers what the page shows.
//! `sessions.rs` says how a page shows it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use rustix::process::Signal;

use crate::program::{Home, Serving};
use crate::sessions::{blocks, run, steps};

/// The pages whose examples in Rust are compiled with the documentation of a crate.
const PAGES_WITH_RUST: [&str; 1] = ["library.md"];

/// The pages about a program of its own, whose tests run what is on them.
const PAGES_OF_EXAMPLES: [&str; 1] = ["add-a-game.md"];

/// The pages whose sessions with Python are run by `bindings/python/tests/test_words.py`.
const PAGES_WITH_PYTHON: [&str; 1] = ["python.md"];

fn is_of_an_example(page: &Path) -> bool {
    PAGES_OF_EXAMPLES.iter().any(|name| page == Path::new(name))
}

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

fn book(language: &str) -> PathBuf {
    docs().join("guide").join(language).join("src")
}

/// Returns all pages below `folder`, as paths from it.
fn pages(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(&next).expect("the guide is there") {
            let path = entry.expect("the guide can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "md") {
                found.push(path.strip_prefix(folder).expect("it lies below").to_owned());
            }
        }
    }
    found.sort();
    found
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Runs every command of a book, and fails with all that differs.
fn run_book(language: &str, locale: &str) {
    let program = Path::new(env!("CARGO_BIN_EXE_sakiyomi")).parent().expect("it lies in a folder");
    let mut wrong = Vec::new();
    let mut commands = 0;
    for page in pages(&book(language)).into_iter().filter(|page| !is_of_an_example(page)) {
        let home = Home::new();
        for block in blocks(&read(&book(language).join(&page))) {
            if block.language != "console" {
                continue;
            }
            for step in steps(&block) {
                commands += 1;
                if let Err(error) = run(&step, program, home.path(), locale) {
                    wrong.push(format!("{language}/{}:{}: {error}", page.display(), step.line));
                }
            }
        }
    }
    assert!(commands > 0, "the book has no commands");
    assert!(wrong.is_empty(), "{} of {commands} commands:\n{}", wrong.len(), wrong.join("\n\n"));
}

#[test]
fn every_command_of_the_english_guide_answers_what_its_page_shows() {
    run_book("en", "en_GB.UTF-8");
}

#[test]
fn every_command_of_the_japanese_guide_answers_what_its_page_shows() {
    run_book("ja", "ja_JP.UTF-8");
}

#[test]
fn every_code_block_is_of_a_kind_that_is_run() {
    for language in ["en", "ja"] {
        for page in pages(&book(language)).into_iter().filter(|page| !is_of_an_example(page)) {
            let rust = PAGES_WITH_RUST.iter().any(|name| page == Path::new(name));
            let python = PAGES_WITH_PYTHON.iter().any(|name| page == Path::new(name));
            for block in blocks(&read(&book(language).join(&page))) {
                let run = block.language == "console"
                    || (block.language == "rust" && rust)
                    || (block.language == "pycon" && python);
                assert!(run, "{language}/{}:{}: nothing runs this", page.display(), block.line);
            }
        }
    }
}

/// Returns the text of a page with what it includes from elsewhere, as mdBook puts it together.
fn whole(path: &Path) -> String {
    let text = read(path);
    let Some((before, rest)) = text.split_once("{{#include ") else { return text };
    let (included, after) = rest.split_once("}}").expect("an inclusion has an end");
    let (file, anchor) = included.split_once(':').unwrap_or((included, ""));
    let mut other = read(&path.parent().expect("a page lies in a folder").join(file));
    if !anchor.is_empty() {
        let (_, rest) = other.split_once(&format!("<!-- ANCHOR: {anchor} -->")).expect("it begins");
        let (part, _) =
            rest.split_once(&format!("<!-- ANCHOR_END: {anchor} -->")).expect("it ends");
        other = part.to_owned();
    }
    format!("{before}{other}{after}")
}

/// Returns the targets of the links and images in a text, except those on other sites.
fn links(text: &str) -> Vec<String> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    targets
        .map(|(target, _)| target.split('#').next().unwrap_or_default().to_owned())
        .filter(|target| !target.is_empty() && !target.contains("://"))
        .collect()
}

#[test]
fn every_link_stays_in_the_book_and_leads_somewhere() {
    for language in ["en", "ja"] {
        let folder = book(language).canonicalize().expect("the book is there");
        for page in pages(&folder) {
            let path = folder.join(&page);
            for link in links(&whole(&path)) {
                let target = path.parent().expect("a page lies in a folder").join(&link);
                let target = target.canonicalize();
                let inside = target.is_ok_and(|target| target.starts_with(&folder));
                assert!(inside, "{language}/{}: {link}", page.display());
            }
        }
    }
}

#[test]
fn the_summaries_list_every_page_and_every_picture_is_shown() {
    for language in ["en", "ja"] {
        let folder = book(language);
        let listed: BTreeSet<PathBuf> =
            links(&read(&folder.join("SUMMARY.md"))).into_iter().map(PathBuf::from).collect();
        let mut there: BTreeSet<PathBuf> = pages(&folder).into_iter().collect();
        there.remove(Path::new("SUMMARY.md"));
        assert_eq!(listed, there, "{language}");
        let Ok(pictures) = std::fs::read_dir(folder.join("images")) else { continue };
        let all: String = there.iter().map(|page| read(&folder.join(page))).collect();
        for picture in pictures {
            let name = picture.expect("the folder can be read").file_name();
            assert!(all.contains(&*name.to_string_lossy()), "{language}: {}", name.display());
        }
    }
}

#[test]
fn every_japanese_page_runs_the_commands_of_its_english_twin() {
    for page in pages(&book("ja")) {
        let commands = |language| -> Vec<String> {
            let text = read(&book(language).join(&page));
            blocks(&text)
                .iter()
                .filter(|block| block.language == "console")
                .flat_map(steps)
                .map(|step| step.command)
                .collect()
        };
        assert_eq!(commands("ja"), commands("en"), "{}", page.display());
    }
}

#[test]
fn the_requests_in_the_page_about_http_are_answered() {
    let home = Home::new();
    let serving = Serving::start(&home);
    let page = read(&docs().join("http-api.md"));
    let mut id = String::new();
    let mut asked = 0;
    for block in blocks(&page).iter().filter(|block| block.language == "sh") {
        let joined = block.lines.join("\n").replace("\\\n", " ");
        for line in joined.lines() {
            let words: Vec<&str> = line.split_whitespace().collect();
            let [curl, silent, address, ..] = words[..] else { panic!("{line}") };
            assert_eq!((curl, silent), ("curl", "-s"), "{line}");
            let path = address.strip_prefix("localhost:8642").expect("it is the usual address");
            let path = path.replace("ID", &id);
            let answer = match line.split_once("-d '") {
                Some((_, body)) => {
                    let body = body.trim_end_matches('\'');
                    let body = serde_json::from_str(body).expect("a body is JSON");
                    serving.ask("POST", &path, &body)
                }
                None => serving.ask("GET", &path, &serde_json::Value::Null),
            };
            assert!(answer.get("error").is_none(), "{line}: {answer}");
            if let Some(new) = answer["id"].as_str() {
                new.clone_into(&mut id);
            }
            asked += 1;
        }
    }
    assert!(asked > 0, "the page has no requests");
    serving.end(Signal::TERM);
}
