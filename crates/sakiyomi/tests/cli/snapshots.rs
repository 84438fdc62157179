//! Sessions with the program as snapshots: commands with their whole answers.
//!
//! `INSTA_UPDATE=always cargo test --workspace --test cli` writes them; `git diff` shows what changed.

use std::path::Path;

use crate::program::Home;

/// What depends on the machine, its load or the date, and what stands for it.
const FILTERS: [(&str, &str); 13] = [
    (r"\d{4}-\d\d-\d\d(-\d{6}(-\d+)?)?", "[date]"),
    (r#"(fingerprint"?:? "?)[0-9a-f]+"#, "$1[fingerprint]"),
    // Of searches.
    (r"[\d,]+ (nodes?|positions?) in \d+\.\d+ s", "[n] $1 in [t] s"),
    (r"[\d,]+ (局面|ノード)、(CPU )?\d+\.\d+ 秒", "[n] $1、$2[t] 秒"),
    (r"\([\d,]+/s", "([n]/s"),
    (r"毎秒 [\d,]+", "毎秒 [n]"),
    (r"[\d,]+ \d+\.\d{3}s", "[n] [t]s"),
    (r"[\d,]+ nodes, \d+\.\d s CPU", "[n] nodes, [t] s CPU"),
    // Of moves.
    (r"\d+\.\d ms|\d+\.\d+ µs", "[t]"),
    (r"(max|最大) \d+\.\d", "$1 [t]"),
    // Tables of perft and of simulations.
    (r" +\d+\.\d{3} +\d+\.\d\n", " [t] [n]\n"),
    (r"(—|\d+) +(\d+\.\d{3}) +\d+\.\d\n", "$1 $2 [t]\n"),
    (
        r#""((?:proof_)?cpu_s|wall_s|(?:proof_)?nodes|(?:max_)?(?:cpu|time)_ms(?:_per_move)?|cpu_us_per_move)":[\d.e-]+"#,
        r#""$1":"[n]""#,
    ),
];

/// Commands that share a home, and what they answered.
pub(crate) struct Session {
    pub(crate) home: Home,
    text: String,
}

impl Session {
    pub(crate) fn new() -> Session {
        Session { home: Home::new(), text: String::new() }
    }

    /// Writes a file for the commands.
    #[track_caller]
    pub(crate) fn put(&mut self, name: &str, bytes: impl AsRef<[u8]>) -> &mut Session {
        std::fs::write(self.home.path().join(name), bytes).expect("a file can be written");
        self
    }

    /// Shows a file that commands wrote.
    #[track_caller]
    pub(crate) fn show(&mut self, name: &str) -> &mut Session {
        let text = std::fs::read_to_string(self.home.path().join(name)).expect("there is the file");
        self.text += &format!("$ cat {name}\n{text}\n");
        self
    }

    /// Runs commands without input. Single quotes hold a word together.
    pub(crate) fn run(&mut self, lines: &[&str]) -> &mut Session {
        lines.iter().for_each(|line| self.run_with(line, ""));
        self
    }

    /// Runs a command for a person, whose input it echoes.
    pub(crate) fn talk(&mut self, line: &str, typed: &str) -> &mut Session {
        self.run_with(line, typed);
        self
    }

    /// Runs a command for a program, and shows its input first.
    pub(crate) fn pipe(&mut self, line: &str, input: &str) -> &mut Session {
        input.lines().for_each(|line| self.text += &format!("stdin: {line}\n"));
        self.run_with(line, input);
        self
    }

    fn run_with(&mut self, line: &str, input: &str) {
        let args = words(line);
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let answer = self.home.run(&args, input);
        let errors: String = answer.err.lines().map(|line| format!("stderr: {line}\n")).collect();
        let end = if answer.out.is_empty() || answer.out.ends_with('\n') { "" } else { "\n" };
        let status = match answer.status {
            Some(0) => String::new(),
            status => format!("exit status {}\n", status.unwrap_or(-1)),
        };
        self.text += &format!("$ sakiyomi {line}\n{}{end}{errors}{status}\n", answer.out);
    }

    /// Compares everything with the snapshot called `name`.
    #[track_caller]
    pub(crate) fn check(&self, name: &str) {
        let mut settings = insta::Settings::clone_current();
        settings
            .set_snapshot_path(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/snapshots"));
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.add_filter(&self.home.path().to_string_lossy(), "[home]");
        FILTERS.iter().for_each(|(pattern, shown)| settings.add_filter(pattern, *shown));
        settings.bind(|| insta::assert_snapshot!(name, self.text));
    }
}

/// Splits a command line as a shell does.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in line.split('\'').enumerate() {
        match index % 2 {
            0 => words.extend(part.split_whitespace().map(str::to_owned)),
            _ => words.push(part.to_owned()),
        }
    }
    words
}
