//! Text forms of moves and positions.
//!
//! A move is a card and a slot: `A10>1`, `A10>2`. A position has six fields on
//! one line, separated by single spaces:
//!
//! ```text
//! A1,C10,F4,G7,H1 C2,- 1 unknown A4,E5,…,C9 A9,B1,B4,C3,C6,C7,F1,F5,F8,H10
//! ```
//!
//! | field | content |
//! |---|---|
//! | 1 | the hand, in the order of the cards |
//! | 2 | the top cards of slot 1 and slot 2, `-` for an empty one |
//! | 3 | the points so far |
//! | 4 | `known` if the player knows the cards set aside, otherwise `unknown` |
//! | 5 | the deck in draw order |
//! | 6 | the ten cards set aside, in the order of the cards |
//!
//! Cards are separated by commas; `-` stands for no cards. All other cards have
//! been played. What the counts of the cards and the points allow is accepted,
//! whether or not a game could have led there.

use std::fmt;
use std::str::FromStr;

use sakiyomi_core::{ParseMoveError, ParseStateError, Quoted, Reason};

use super::{Card, CardSet, DECK, HAND, Pattern, SET_ASIDE, TwinCool, View};
use crate::msg;

/// One of the two places for played cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Slot {
    /// Slot 1.
    One,
    /// Slot 2.
    Two,
}

impl Slot {
    /// Both slots, in order.
    pub const BOTH: [Slot; 2] = [Slot::One, Slot::Two];

    /// Returns 0 for slot 1 and 1 for slot 2.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the other slot.
    pub const fn other(self) -> Slot {
        match self {
            Slot::One => Slot::Two,
            Slot::Two => Slot::One,
        }
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Slot::One => "1",
            Slot::Two => "2",
        })
    }
}

/// A card that is played on a slot. Moves are ordered by slot, then by card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Move {
    /// Where the card goes.
    pub slot: Slot,
    /// The card.
    pub card: Card,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}>{}", self.card, self.slot)
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let (card, slot) = match text.split_once('>') {
            Some((card, "1")) => (card, Slot::One),
            Some((card, "2")) => (card, Slot::Two),
            _ => return Err(not_a_move(text)),
        };
        card.parse().map(|card| Move { slot, card }).map_err(|_| not_a_move(text))
    }
}

pub(super) fn not_a_move(text: &str) -> ParseMoveError {
    ParseMoveError::new(text, msg("notation-no-move"))
}

impl fmt::Display for TwinCool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.view.write_open_fields(f)?;
        f.write_str(" ")?;
        for (place, card) in self.deck().iter().enumerate() {
            write!(f, "{}{card}", if place == 0 { "" } else { "," })?;
        }
        write!(f, "{} {}", if self.deck().is_empty() { "-" } else { "" }, self.set_aside)
    }
}

impl FromStr for TwinCool {
    type Err = ParseStateError;

    fn from_str(text: &str) -> Result<TwinCool, ParseStateError> {
        let fields = split(text, 0, ' ');
        let [hand, slots, points, known, deck, set_aside] = fields[..] else {
            let problem = Reason::new(msg("notation-fields")).with("count", fields.len());
            return Err(ParseStateError::whole(problem));
        };
        let mut seen = CardSet::EMPTY;
        let hand = sorted(hand, &mut seen)?;
        let slots = tops(slots, &mut seen)?;
        let points_offset = points.0;
        let points = number(points)?;
        let known = match known {
            (_, "known") => true,
            (_, "unknown") => false,
            (offset, found) => {
                let problem = Reason::new(msg("notation-known")).with("found", Quoted(found));
                return Err(ParseStateError::at(offset, problem));
            }
        };
        let cards = cards(deck, &mut seen)?;
        let set_aside = sorted(set_aside, &mut seen)?;

        let played = (CardSet::ALL - seen) | slots.iter().flatten().copied().collect();
        check_counts(hand.len(), cards.len(), set_aside.len())?;
        if !played.is_empty() && slots == [None, None] {
            let problem = Reason::new(msg("notation-empty-slots")).with("count", played.len());
            return Err(ParseStateError::whole(problem));
        }
        // Four cards are left after a play, five after the deal and a draw.
        let most = Pattern::SuitRun.points() * (1 + played.len() as u32)
            + Pattern::FourOfValue.points() * played.len() as u32;
        if points > most {
            let problem = Reason::new(msg("notation-most-points"))
                .with("plays", played.len())
                .with("most", most);
            return Err(ParseStateError::at(points_offset, problem));
        }

        let mut deck = [Card::ALL[0]; DECK];
        deck[DECK - cards.len()..].copy_from_slice(&cards);
        let view = View {
            hand,
            played,
            set_aside: known.then_some(set_aside),
            slots,
            points,
            deck_len: cards.len() as u8,
        };
        Ok(TwinCool { view, set_aside, deck })
    }
}

/// A part of the text and where it starts, counted in characters.
type Part<'a> = (usize, &'a str);

fn split(text: &str, offset: usize, separator: char) -> Vec<Part<'_>> {
    let mut offset = offset;
    text.split(separator)
        .map(|part| {
            let start = offset;
            offset += part.chars().count() + 1;
            (start, part)
        })
        .collect()
}

/// Reads one card that is not among `seen`, and adds it to them.
fn card((offset, text): Part<'_>, seen: &mut CardSet) -> Result<Card, ParseStateError> {
    let card: Card = text.parse().map_err(|_| {
        ParseStateError::at(
            offset,
            Reason::new(msg("notation-no-card")).with("found", Quoted(text)),
        )
    })?;
    if seen.contains(card) {
        let problem = Reason::new(msg("refusal-twice")).with("card", card);
        return Err(ParseStateError::at(offset, problem));
    }
    seen.insert(card);
    Ok(card)
}

/// Reads cards with commas between them, or `-` for none.
fn cards((offset, text): Part<'_>, seen: &mut CardSet) -> Result<Vec<Card>, ParseStateError> {
    if text == "-" {
        return Ok(Vec::new());
    }
    split(text, offset, ',').into_iter().map(|part| card(part, seen)).collect()
}

/// Reads cards that must stand in order, since their order means nothing.
fn sorted(part: Part<'_>, seen: &mut CardSet) -> Result<CardSet, ParseStateError> {
    let cards = cards(part, seen)?;
    let places = split(part.1, part.0, ',').into_iter().skip(1);
    if let Some((pair, (offset, _))) =
        cards.windows(2).zip(places).find(|(pair, _)| pair[0] > pair[1])
    {
        let problem = Reason::new(msg("notation-order"));
        let problem = problem.with("first", pair[1]).with("second", pair[0]);
        return Err(ParseStateError::at(offset, problem));
    }
    Ok(cards.into_iter().collect())
}

fn tops(part: Part<'_>, seen: &mut CardSet) -> Result<[Option<Card>; 2], ParseStateError> {
    let mut top = |part: Part<'_>| match part {
        (_, "-") => Ok(None),
        part => card(part, seen).map(Some),
    };
    match split(part.1, part.0, ',')[..] {
        [one, two] => Ok([top(one)?, top(two)?]),
        ref parts => {
            let problem = Reason::new(msg("notation-slots")).with("count", parts.len());
            Err(ParseStateError::at(part.0, problem))
        }
    }
}

/// Reads a number in its one form.
fn number((offset, text): Part<'_>) -> Result<u32, ParseStateError> {
    text.parse().ok().filter(|number: &u32| number.to_string() == text).ok_or_else(|| {
        ParseStateError::at(offset, Reason::new(msg("notation-points")).with("found", Quoted(text)))
    })
}

fn check_counts(hand: usize, deck: usize, set_aside: usize) -> Result<(), ParseStateError> {
    let (problem, expected, found) = if set_aside != SET_ASIDE {
        (msg("notation-set-aside"), SET_ASIDE, set_aside)
    } else if deck > DECK {
        (msg("notation-deck"), DECK, deck)
    } else if hand > HAND {
        (msg("notation-large-hand"), HAND, hand)
    } else if deck > 0 && hand != HAND {
        (msg("notation-small-hand"), HAND, hand)
    } else {
        return Ok(());
    };
    let problem = Reason::new(problem).with("expected", expected).with("found", found);
    Err(ParseStateError::whole(problem))
}
