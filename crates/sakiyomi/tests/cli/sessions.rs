//! Sessions on the pages of the guide: what is typed, and what is answered.
//!
//! A block marked `console` is a session. `$ ` begins a command, which a shell runs in a folder
//! that the commands of one page share. Lines after it are the whole answer, where `…` stands for
//! anything: alone for any lines, within a line for any text. Without lines any answer will do.
//! What a person types follows the program's prompt (`Black> f5`) or stands after `> `, and `^C`
//! is Ctrl-C.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};

use crate::pattern::matches;

/// Where prompts of the program begin and end; what follows is typed.
const PROMPTS: [(&str, &str); 5] = [
    ("What did you play? (Enter: ", ") "),
    ("出したカードは？（Enter で ", "） "),
    ("You played ", "draw? "),
    ("", "引いたカードは？ "),
    ("", "> "),
];

/// How much may stand between the two, in characters.
const LONGEST_NAME: usize = 40;

/// A code block of a page.
pub(crate) struct Block {
    pub(crate) language: String,
    /// The number of its first line.
    pub(crate) line: usize,
    pub(crate) lines: Vec<String>,
}

/// A command with what is typed while it runs, and what it answers.
#[derive(Default)]
pub(crate) struct Step {
    pub(crate) line: usize,
    pub(crate) command: String,
    typed: Vec<String>,
    shown: Vec<String>,
    /// The number of lines that are shown before Ctrl-C.
    interrupted_after: Option<usize>,
}

/// Returns the code blocks of a page.
pub(crate) fn blocks(text: &str) -> Vec<Block> {
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

/// Returns the commands of a session.
pub(crate) fn steps(block: &Block) -> Vec<Step> {
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

/// Returns the variable that forces kernels, if it is set: they are forced for all programs alike.
pub(crate) fn forced_kernels() -> Option<(&'static str, std::ffi::OsString)> {
    let name = "SAKIYOMI_KERNELS";
    std::env::var_os(name).map(|value| (name, value))
}

/// Runs a step in `home` with the programs of a folder, and returns what is wrong with it.
pub(crate) fn run(step: &Step, programs: &Path, home: &Path, locale: &str) -> Result<(), String> {
    let exec = if step.interrupted_after.is_some() { "exec " } else { "" };
    let mut child = Command::new("sh")
        .args(["-c", &format!("exec 2>&1\n{exec}{}", step.command)])
        .env_clear()
        .envs(forced_kernels())
        .env("PATH", format!("{}:/usr/local/bin:/usr/bin:/bin", programs.display()))
        .env("HOME", home)
        .env("XDG_DATA_HOME", home.join("data"))
        .env("LANG", locale)
        .current_dir(home)
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
