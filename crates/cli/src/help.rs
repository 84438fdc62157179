//! Help in the language of the person: every text is a message in `locales/<language>/help.ftl`.
//!
//! `help-cluster-drain` describes the command `cluster drain`, `help-cluster-drain-workers` its
//! argument `workers`, and `help-cluster-drain-notes` follows the options. An argument without a
//! message of its own has that of all commands, such as `help-arg-json`.

use clap::{Arg, Command};
use sakiyomi_core::{Catalog, Lang, Text, catalog};

use crate::msg;
use crate::output::phrase;

static HELP: Catalog = catalog!("help");

/// Returns the message with this identifier.
pub(crate) const fn text(id: &'static str) -> Text {
    HELP.text(id)
}

/// Returns the command line with its help in `lang`.
pub(crate) fn translate(mut command: Command, lang: Lang) -> Command {
    // This adds `help`, `--help` and `--version`, so that they are translated too.
    command.build();
    translate_command(command, "help-sakiyomi", "help", lang)
}

/// Translates the command described by the message `id`, and those below it: their messages begin
/// with `prefix`.
fn translate_command(mut command: Command, id: &str, prefix: &str, lang: Lang) -> Command {
    if let Some(about) = HELP.get(id, lang) {
        command = command.about(about);
    }
    if let Some(notes) = HELP.get(&notes(id), lang).filter(|_| command.get_after_help().is_none()) {
        command = command.after_help(notes);
    }
    let usage = msg("help-usage").get(lang);
    command
        .help_template(format!("{{about}}\n\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}"))
        .subcommand_help_heading(msg("help-commands").get(lang))
        .mut_args(|arg| translate_arg(arg, id, lang))
        .mut_subcommands(|command| {
            let (id, prefix) = below(prefix, command.get_name());
            translate_command(command, &id, &prefix, lang)
        })
}

fn notes(id: &str) -> String {
    format!("{id}-notes")
}

/// Returns the message of the command `name`, and how those of the commands below it begin.
fn below(prefix: &str, name: &str) -> (String, String) {
    match name {
        // It lists its siblings again.
        "help" => ("help-help".to_owned(), prefix.to_owned()),
        _ => (format!("{prefix}-{name}"), format!("{prefix}-{name}")),
    }
}

fn translate_arg(arg: Arg, command: &str, lang: Lang) -> Arg {
    let heading = match arg.get_help_heading() {
        // All options of `cluster` are.
        Some(_) if !command.starts_with("help-cluster") => msg("help-cluster"),
        _ if arg.is_positional() => msg("help-arguments"),
        _ => msg("help-options"),
    };
    let order = arg.get_index().unwrap_or_else(|| arg.get_display_order());
    let help = ids(&arg, command).iter().find_map(|id| HELP.get(id, lang)).unwrap_or_default();
    let mut help = help.to_owned();
    if arg.get_action().takes_values() && !arg.get_default_values().is_empty() {
        let values: Vec<_> =
            arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        help = phrase!(lang, msg("help-default"), help, values = values.join(" "));
    }
    arg.help(help)
        .help_heading(heading.get(lang))
        .display_order(order)
        .hide_default_value(true)
        .hide_possible_values(true)
}

/// Returns the messages that may describe an argument, the first one first.
fn ids(arg: &Arg, command: &str) -> [String; 2] {
    let name = arg.get_id().as_str().replace('_', "-");
    [format!("{command}-{name}"), format!("help-arg-{name}")]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cli;
    use crate::words::columns;
    use clap::CommandFactory as _;
    use std::collections::BTreeSet;

    /// Adds the messages that the help of `command` needs.
    fn needed(command: &Command, id: &str, prefix: &str, all: &mut BTreeSet<String>) {
        let has = |id: &String| HELP.get(id, Lang::EN).is_some();
        all.insert(id.to_owned());
        all.extend(Some(notes(id)).filter(has));
        for arg in command.get_arguments() {
            let [own, common] = ids(arg, id);
            all.insert(if has(&own) { own } else { common });
        }
        for command in command.get_subcommands() {
            let (id, prefix) = below(prefix, command.get_name());
            needed(command, &id, &prefix, all);
        }
    }

    #[test]
    fn every_command_and_argument_has_a_message_and_no_message_is_left_over() {
        let mut command = Cli::command();
        command.build();
        let mut all = BTreeSet::new();
        needed(&command, "help-sakiyomi", "help", &mut all);
        for (lang, source) in HELP.sources() {
            let there: BTreeSet<String> = source
                .lines()
                .filter(|line| line.starts_with("help-"))
                .filter_map(|line| line.split_whitespace().next().map(str::to_owned))
                .collect();
            let missing: Vec<_> = all.difference(&there).collect();
            let unused: Vec<_> = there.difference(&all).collect();
            assert!(missing.is_empty() && unused.is_empty(), "{lang:?}: {missing:?} {unused:?}");
        }
    }

    #[test]
    fn help_fits_on_a_screen_in_every_language() {
        fn check(command: &mut Command) {
            let help = command.render_help().to_string();
            let is_example = |line: &&str| line.contains("sakiyomi ");
            for line in help.lines().filter(|line| !is_example(line)) {
                assert!(columns(line) <= 100, "{}: {line}", columns(line));
            }
            command.get_subcommands_mut().for_each(check);
        }
        for lang in Lang::ALL {
            check(&mut translate(Cli::command().term_width(100), *lang));
        }
    }
}
