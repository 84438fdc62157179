//! Every message exists in every language, is used, and has the same placeholders everywhere.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// The placeholders of each message of a Fluent file.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// A crate with messages: its sources, and its Fluent file in each language, English first.
struct Speaker {
    /// None for the messages of the help, which follow from the commands: a test of `sakiyomi-cli`
    /// compares the two.
    sources: Option<PathBuf>,
    files: Vec<PathBuf>,
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<_> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .map(|entry| entry.expect("the folder is readable").path())
        .collect();
    entries.sort();
    entries
}

/// The program's files are named after their crates; those of the page have a test of their own.
fn speakers() -> Vec<Speaker> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let languages = entries(&root.join("locales"));
    let program = entries(&root.join("locales/en")).into_iter().filter_map(|path| {
        let (name, file) = (path.file_stem()?, path.file_name()?);
        let files = languages.iter().map(|folder| folder.join(file)).collect();
        let sources = (name != "help").then(|| root.join("crates").join(name).join("src"));
        (name != "page").then_some(Speaker { sources, files })
    });
    let games = ["games", "examples"].into_iter().flat_map(|folder| entries(&root.join(folder)));
    let games = games.filter(|game| game.join("locales").is_dir()).map(|game| Speaker {
        sources: Some(game.join("src")),
        files: entries(&game.join("locales"))
            .iter()
            .map(|folder| folder.join("game.ftl"))
            .collect(),
    });
    program.chain(games).collect()
}

fn parse(path: &Path) -> Messages {
    let text = fs::read_to_string(path).unwrap_or_else(|_| panic!("{} is missing", path.display()));
    let resource = fluent_syntax::parser::parse(text.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{} is malformed: {errors:?}", path.display()));
    let mut messages = Messages::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let mut names = BTreeSet::new();
            placeholders(&message.value.expect("a message has a value"), &mut names);
            let twice = messages.insert(message.id.name.to_owned(), names);
            assert!(twice.is_none(), "{}: {} stands twice", path.display(), message.id.name);
        }
    }
    messages
}

fn placeholders(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                names.insert(id.name.to_owned());
            }
            Expression::Inline(InlineExpression::StringLiteral { .. }) => {}
            Expression::Select {
                selector: InlineExpression::VariableReference { id },
                variants,
            } => {
                names.insert(id.name.to_owned());
                variants.iter().for_each(|variant| placeholders(&variant.value, names));
            }
            other => panic!("unexpected in a message: {other:?}"),
        }
    }
}

/// Adds the identifiers that the sources name.
fn identifiers(folder: &Path, found: &mut BTreeSet<String>) {
    for path in entries(folder) {
        if path.is_dir() {
            identifiers(&path, found);
        } else {
            let text = fs::read_to_string(&path).expect("the file is text");
            let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            let named = text.split("msg(\"").skip(1).filter_map(|rest| rest.split_once('"'));
            found.extend(named.map(|(id, _)| id.to_owned()));
        }
    }
}

#[test]
fn every_message_exists_in_every_language_and_is_used() {
    let mut problems = Vec::new();
    for Speaker { sources, files } in speakers() {
        let (first, others) = files.split_first().expect("at least one language");
        let english = parse(first);
        let mut used = BTreeSet::new();
        match sources {
            Some(sources) => identifiers(&sources, &mut used),
            None => used.extend(english.keys().cloned()),
        }
        let name = first.display();
        problems.extend(
            english
                .keys()
                .filter(|id| !used.contains(*id))
                .map(|id| format!("{name}: {id} is unused")),
        );
        let missing = used.iter().filter(|id| !english.contains_key(*id));
        problems.extend(missing.map(|id| format!("{name}: {id} is missing")));
        for other in others {
            let translated = parse(other);
            let name = other.display();
            for (id, names) in &english {
                match translated.get(id) {
                    None => problems.push(format!("{name}: {id} is missing")),
                    Some(found) if found != names => {
                        problems.push(format!("{name}: {id} has {found:?}, not {names:?}"))
                    }
                    Some(_) => {}
                }
            }
            problems.extend(
                translated
                    .keys()
                    .filter(|id| !english.contains_key(*id))
                    .map(|id| format!("{name}: {id} is unknown")),
            );
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
