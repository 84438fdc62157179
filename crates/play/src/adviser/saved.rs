//! A game that is advised on, as text: what was told, line by line.
//!
//! ```text
//! twin-cool advice 1
//! hand A1 B2 C3 D4 E5
//! aside unknown
//! play C3>1
//! draw C9
//! ```

use std::fmt;
use std::str::FromStr;

use sakiyomi_games::twin_cool::CardSet;

use super::{Adviser, Refusal, Step};

const TITLE: &str = "twin-cool advice 1";
const UNKNOWN: &str = "unknown";

impl fmt::Display for Adviser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = |cards: CardSet| {
            cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
        };
        let start = self.views.first().expect("the first view is never taken back");
        writeln!(f, "{TITLE}\nhand {}", words(start.hand()))?;
        writeln!(f, "aside {}", start.set_aside().map_or(UNKNOWN.to_owned(), words))?;
        for step in &self.steps {
            match step {
                Step::Play(mv) => writeln!(f, "play {mv}")?,
                Step::Draw(card) => writeln!(f, "draw {card}")?,
            }
        }
        Ok(())
    }
}

impl FromStr for Adviser {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Adviser, Refusal> {
        let mut lines = (1..).zip(text.lines());
        let mut after = |word: &str| {
            let (line, text) = lines.next().unwrap_or((1 + text.lines().count(), ""));
            let no_step = || at(line, Refusal::NoStep { text: text.to_owned() });
            text.strip_prefix(word).map(|rest| (line, rest.trim())).ok_or_else(no_step)
        };
        after(TITLE)?;
        let (hand_line, hand) = after("hand ")?;
        let (aside_line, aside) = after("aside ")?;
        // The hand alone first, so that an error names the right line.
        Adviser::start(hand, None).map_err(|problem| at(hand_line, problem))?;
        let mut adviser = Adviser::start(hand, (aside != UNKNOWN).then_some(aside))
            .map_err(|problem| at(aside_line, problem))?;
        for (line, text) in lines.filter(|(_, text)| !text.trim().is_empty()) {
            let told = match text.split_once(' ') {
                Some(("play", mv)) => adviser.play(mv).map(|_| ()),
                Some(("draw", card)) => adviser.draw(card).map(|_| ()),
                _ => Err(Refusal::NoStep { text: text.to_owned() }),
            };
            told.map_err(|problem| at(line, problem))?;
        }
        Ok(adviser)
    }
}

fn at(line: usize, problem: Refusal) -> Refusal {
    Refusal::Saved { line, problem: Box::new(problem) }
}
