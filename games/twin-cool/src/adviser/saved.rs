//! A game that is advised on, as text: what was told, line by line.
//!
//! ```text
//! twin-cool advice 1
//! hand A1 B2 C3 D4 E5
//! aside unknown
//! play C3>1
//! draw C9
//! ```
//!
//! The form is exact: what is read is what would be written, up to the ends of lines.

use std::fmt;
use std::str::FromStr;

use crate::CardSet;

use super::part::texts;
use super::{Adviser, Refusal, read_hand, read_set_aside};

const TITLE: &str = "twin-cool advice 1";
const UNKNOWN: &str = "unknown";

impl fmt::Display for Adviser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = self.first_view();
        writeln!(f, "{TITLE}\nhand {}", words(start.hand()))?;
        writeln!(f, "aside {}", start.set_aside().map_or(UNKNOWN.to_owned(), words))?;
        self.steps.iter().try_for_each(|step| writeln!(f, "{step}"))
    }
}

impl FromStr for Adviser {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Adviser, Refusal> {
        let lines: Vec<&str> = text.lines().collect();
        let unexpected = |number: usize, expected: &str| {
            let found = lines.get(number - 1).map(|&line| line.to_owned());
            at(number, Refusal::Unexpected { expected: expected.to_owned(), found })
        };
        let after = |number: usize, word: &str, form: &str| {
            let line = lines.get(number - 1);
            line.and_then(|line| line.strip_prefix(word)).ok_or_else(|| unexpected(number, form))
        };
        if lines.first() != Some(&TITLE) {
            return Err(unexpected(1, TITLE));
        }
        let hand = read_hand(after(2, "hand ", "hand CARDS")?).map_err(|why| at(2, why))?;
        let set_aside = match after(3, "aside ", "aside CARDS")? {
            UNKNOWN => None,
            cards => Some(read_set_aside(cards).map_err(|why| at(3, why))?),
        };
        let mut adviser = Adviser::deal(hand, set_aside).map_err(|why| at(3, why))?;
        for (number, &line) in (1..).zip(&lines).skip(3) {
            let told = match line.split_once(' ') {
                Some(("play" | "draw", _)) => adviser.tell(line).map(|_| ()),
                _ => Err(Refusal::NoStep { text: line.to_owned() }),
            };
            told.map_err(|why| at(number, why))?;
        }
        let written = adviser.to_string();
        match (1..).zip(written.lines().zip(&lines)).find(|(_, (line, found))| line != *found) {
            Some((number, (line, _))) => Err(unexpected(number, line)),
            None => Ok(adviser),
        }
    }
}

fn words(cards: CardSet) -> String {
    texts(cards).join(" ")
}

fn at(line: usize, problem: Refusal) -> Refusal {
    Refusal::Saved { line, problem: Box::new(problem) }
}
