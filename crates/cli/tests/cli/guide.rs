//! The guide in `docs/guide`: every command on its pages is run, and answers what the page shows.
//!
//! A block marked `console` is a session. `$ ` begins a command, which a shell runs in a folder
//! that the commands of one page share. Lines after it are the whole answer, where `…` stands for
//! anything: alone for any lines, within a line for any text. Without lines any answer will do.
//! What a person types follows the program's prompt (`Black> f5`) or stands after `> `, and `^C`
//! is Ctrl-C.

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};

use crate::pattern::matches;
use crate::program::{Home, Serving};

/// Where prompts of the program begin and end; what follows is typed.
const PROMPTS: [(&str, &str); 5] = [
    ("What did you play? (Enter for ", ") "),
    ("出したカードは？（Enter で ", "） "),
    ("You played ", "draw? "),
    ("", "引いたカードは？ "),
    ("", "> "),
];

/// How much may stand between the two, in characters.
const LONGEST_NAME: usize = 40;

/// The pages whose examples in Rust are compiled with the documentation of a crate.
const PAGES_WITH_RUST: [&str; 1] = ["library.md"];

/// The pages whose sessions with Python are run by `bindings/python/tests/test_words.py`.
const PAGES_WITH_PYTHON: [&str; 1] = ["python.md"];

/// A code block of a page.
struct Block {
    language: String,
    /// The number of its first line.
    line: usize,
    lines: Vec<String>,
}

/// A command with what is typed while it runs, and what it answers.
#[derive(Default)]
struct Step {
    line: usize,
    command: String,
    typed: Vec<String>,
    shown: Vec<String>,
    /// The number of lines that are shown before Ctrl-C.
    interrupted_after: Option<usize>,
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

fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut open: Option<Block> = None;
    for (index, line) in text.lines().enumerate() {
        let fence = line.trim_start().strip_prefix("```");
        match (&mut open, fence) {
            (None, Some(language)) => {
                open = Some(Block {
                    language: language.to_owned(),
                    line: index + 2,
                    lines: Vec::new(),
                });
            }
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (Some(block), None) => block.lines.push(line.to_owned()),
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a code block has no end");
    blocks
}

/// Returns what is typed in `line`, if there is a prompt in it.
fn typed(line: &str) -> Option<String> {
    // Enter alone leaves nothing behind the prompt, and editors remove the space.
    let line = format!("{line} ");
    PROMPTS.iter().find_map(|&(begin, end)| {
        let (name, typed) = line.strip_prefix(begin)?.split_once(end)?;
        (name.chars().count() <= LONGEST_NAME).then(|| typed.trim_end().to_owned())
    })
}

fn steps(block: &Block) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let mut continued = false;
    for (index, line) in block.lines.iter().enumerate() {
        if let Some(command) = line.strip_prefix("$ ") {
            steps.push(Step { line: block.line + index, ..Step::default() });
            command.clone_into(&mut steps.last_mut().expect("one was added").command);
            continued = command.ends_with('\\');
            continue;
        }
        let step = steps.last_mut().expect("a session begins with a command");
        if continued {
            step.command.push('\n');
            step.command.push_str(line);
            continued = line.ends_with('\\');
        } else if line == "^C" {
            step.interrupted_after = Some(step.shown.len());
        } else {
            step.typed.extend(typed(line));
            if !line.starts_with("> ") {
                step.shown.push(line.trim_end().to_owned());
            }
        }
    }
    steps
}

/// Runs a step in `home`, and returns what is wrong with it.
fn run(step: &Step, home: &Home, locale: &str) -> Result<(), String> {
    let program = Path::new(env!("CARGO_BIN_EXE_sakiyomi")).parent().expect("it lies in a folder");
    let exec = if step.interrupted_after.is_some() { "exec " } else { "" };
    let mut child = Command::new("sh")
        .args(["-c", &format!("exec 2>&1\n{exec}{}", step.command)])
        .env_clear()
        .env("PATH", format!("{}:/usr/local/bin:/usr/bin:/bin", program.display()))
        .env("HOME", home.path())
        .env("XDG_DATA_HOME", home.path().join("data"))
        .env("LANG", locale)
        .current_dir(home.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("there is a shell");
    let mut stdin = child.stdin.take().expect("the input is piped");
    for line in &step.typed {
        // A program that ends early closes its input; the answer tells.
        let _ = writeln!(stdin, "{line}");
    }
    drop(stdin);
    let mut out = BufReader::new(child.stdout.take().expect("the output is piped"));
    let mut answer = String::new();
    if let Some(lines) = step.interrupted_after {
        for _ in 0..lines {
            out.read_line(&mut answer).expect("answers are text");
        }
        kill_process(Pid::from_child(&child), Signal::INT).expect("the signal arrives");
    }
    out.read_to_string(&mut answer).expect("answers are text");
    let status = child.wait().expect("the program ends");
    let lines: Vec<String> = answer.lines().map(|line| line.trim_end().to_owned()).collect();
    let as_shown = matches(
        &step.shown,
        &lines,
        |line| line == "…",
        |shown, line| {
            let (shown, line): (Vec<char>, Vec<char>) =
                (shown.chars().collect(), line.chars().collect());
            matches(&shown, &line, |&char| char == '…', |shown, char| shown == char)
        },
    );
    if status.success() && (step.shown.is_empty() || as_shown) {
        return Ok(());
    }
    let shown = step.shown.join("\n");
    Err(format!(
        "$ {}\n{status}\n--- the page shows\n{shown}\n--- the answer is\n{answer}",
        step.command
    ))
}

/// Runs every command of a book, and fails with all that differs.
fn run_book(language: &str, locale: &str) {
    let mut wrong = Vec::new();
    let mut commands = 0;
    for page in pages(&book(language)) {
        let home = Home::new();
        for block in blocks(&read(&book(language).join(&page))) {
            if block.language != "console" {
                continue;
            }
            for step in steps(&block) {
                commands += 1;
                if let Err(error) = run(&step, &home, locale) {
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
        for page in pages(&book(language)) {
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

/// Returns where the links and pictures of a text lead to, without those to other sites.
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
            let sessions = blocks(&text).into_iter().filter(|block| block.language == "console");
            sessions.flat_map(|block| steps(&block)).map(|step| step.command).collect()
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
