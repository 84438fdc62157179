//! The text form of an advised game: the input line by line, or from its record.
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

use sakiyomi_core::{Observable as _, Record, RecordError, Seat};

use super::part::texts;
use super::{Adviser, Move, Refusal, Step, read_hand, read_set_aside};
use crate::{CardSet, TwinCool, View};

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
            let entered = match line.split_once(' ') {
                Some(("play" | "draw", _)) => adviser.enter(line).map(|_| ()),
                _ => Err(Refusal::NoStep(line.to_owned())),
            };
            entered.map_err(|why| at(number, why))?;
        }
        let written = adviser.to_string();
        match (1..).zip(written.lines().zip(&lines)).find(|(_, (line, found))| line != *found) {
            Some((number, (line, _))) => Err(unexpected(number, line)),
            None => Ok(adviser),
        }
    }
}

impl Adviser {
    /// Returns what the player of a recorded game saw; `None` for one begun in the middle.
    pub(super) fn of_record(record: &Record) -> Result<Option<Adviser>, RecordError> {
        let states = record.replay::<TwinCool>()?;
        let views: Vec<View> = states.iter().map(|state| state.view(Seat::First)).collect();
        let start = View::start(views[0].hand(), views[0].set_aside());
        if start != Some(views[0]) {
            return Ok(None);
        }
        let mut adviser = Adviser { views: vec![views[0]], steps: Vec::new() };
        for (pair, recorded) in views.windows(2).zip(&record.moves) {
            let mv: Move = recorded.mv.parse().expect("a replayed move is well formed");
            let left = pair[0].after_play(mv);
            let drawn = (pair[1].hand() - left.hand()).first();
            adviser.push(Step::Play(mv), left);
            if let Some(card) = drawn {
                adviser.push(Step::Draw(card), pair[1]);
            }
        }
        Ok(Some(adviser))
    }
}

fn words(cards: CardSet) -> String {
    texts(cards).join(" ")
}

fn at(line: usize, problem: Refusal) -> Refusal {
    Refusal::Saved(line, Box::new(problem))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::{RecordedMove, Rng, State as _};
    use sakiyomi_play::adviser::Adviser as _;

    #[test]
    fn a_recorded_game_is_told_without_its_deck() {
        let rng = &mut Rng::seeded(3);
        let mut state = TwinCool::initial(rng);
        let mut record = Record::starting_at(&state);
        while let Some(mv) = state.random_move(rng, &mut Vec::new()) {
            state.apply(mv);
            let mv = mv.to_string();
            record.moves.push(RecordedMove { mv, ..RecordedMove::default() });
        }
        let adviser = Adviser::of_record(&record).unwrap().unwrap();
        assert_eq!(*adviser.view(), state.view(Seat::First));
        assert_eq!(adviser.outcome(), state.outcome());
        let text = adviser.to_string();
        assert_eq!(text.parse(), Ok(adviser));
        let seen = state.view(Seat::First).hand() | state.view(Seat::First).played();
        let hidden = state.deck().iter().find(|card| !seen.contains(**card)).unwrap();
        assert!(
            text.split([' ', '>', '\n']).all(|word| word != hidden.to_string()),
            "{hidden}: {text}"
        );
    }

    #[test]
    fn a_game_from_the_middle_cannot_be_told() {
        let mut state = TwinCool::initial(&mut Rng::seeded(3));
        let mv = state.random_move(&mut Rng::seeded(4), &mut Vec::new()).unwrap();
        state.apply(mv);
        assert_eq!(Adviser::of_record(&Record::starting_at(&state)), Ok(None));
    }
}
