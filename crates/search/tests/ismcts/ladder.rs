//! A small solitaire with a hidden deck: a card may follow one whose number is at most two away.
//!
//! Of the numbers 0 to 7, two are in the hand, one is set aside unseen, the others form the deck.
//! What was played can be seen, so that a position is small enough to be solved by going through
//! every order of the deck.

use std::fmt;
use std::str::FromStr;

use sakiyomi_core::{
    GameInfo, MoveList, Observable, Outcome, ParseMoveError, ParseStateError, Rng, Seat, State,
    Text, mix64,
};

pub(crate) const CARDS: u8 = 8;

/// What the player knows. Sets of cards are bits.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct StaticBound {
    pub(crate) hand: u8,
    pub(crate) played: u8,
    top: Option<u8>,
    pub(crate) deck_len: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Ladder {
    known: StaticBound,
    /// The next card is the last.
    deck: Vec<u8>,
}

/// A card that is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Rung(u8);

impl StaticBound {
    pub(crate) fn moves(&self) -> Vec<Rung> {
        (0..CARDS)
            .filter(|&card| self.hand >> card & 1 == 1)
            .filter(|&card| self.top.is_none_or(|top| top.abs_diff(card) <= 2))
            .map(Rung)
            .collect()
    }

    fn unseen(&self) -> Vec<u8> {
        (0..CARDS).filter(|&card| (self.hand | self.played) >> card & 1 == 0).collect()
    }

    fn play(&mut self, Rung(card): Rung) {
        // A search that tries an illegal move shall not get away with it.
        assert!(self.moves().contains(&Rung(card)), "{card} in {self}");
        self.hand &= !(1 << card);
        self.played |= 1 << card;
        self.top = Some(card);
    }

    fn draw(&mut self, card: u8) {
        self.hand |= 1 << card;
        self.deck_len -= 1;
    }
}

/// Returns the cards that best play can expect in all, over every draw.
pub(crate) fn expectimax(known: &StaticBound) -> f64 {
    let moves = known.moves();
    let values = moves.iter().map(|&mv| after(known, mv));
    values.fold(f64::from(known.played.count_ones()), f64::max)
}

/// Returns the cards that can be expected in all after `mv`.
pub(crate) fn after(known: &StaticBound, mv: Rung) -> f64 {
    let mut next = known.clone();
    next.play(mv);
    if next.deck_len == 0 {
        return expectimax(&next);
    }
    let unseen = next.unseen();
    let sum: f64 = unseen
        .iter()
        .map(|&card| {
            let mut drawn = next.clone();
            drawn.draw(card);
            expectimax(&drawn)
        })
        .sum();
    sum / unseen.len() as f64
}

impl State for Ladder {
    type Move = Rung;

    const INFO: GameInfo = GameInfo {
        id: "ladder",
        name: Text::literal("Ladder"),
        summary: Text::literal("play neighbours"),
        seats: &[Text::literal("Player")],
        max_plies: CARDS as usize,
    };

    fn initial(rng: &mut Rng) -> Ladder {
        let mut cards: Vec<u8> = (0..CARDS).collect();
        rng.shuffle(&mut cards);
        let hand = 1 << cards[0] | 1 << cards[1];
        let deck = cards[3..].to_vec();
        let known = StaticBound { hand, played: 0, top: None, deck_len: deck.len() as u8 };
        Ladder { known, deck }
    }

    fn to_move(&self) -> Seat {
        Seat::First
    }

    fn legal_moves(&self, out: &mut MoveList<Rung>) {
        out.clear();
        out.extend(self.known.moves());
    }

    fn apply(&mut self, mv: Rung) {
        self.known.play(mv);
        if let Some(card) = self.deck.pop() {
            self.known.draw(card);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let score = self.known.played.count_ones();
        self.known.moves().is_empty().then_some(Outcome::Scored { score, bonus: 0 })
    }

    fn key(&self) -> u64 {
        let open = u64::from(self.known.hand) << 8 | u64::from(self.known.played);
        self.deck.iter().fold(mix64(open), |key, &card| mix64(key.wrapping_add(u64::from(card))))
    }
}

impl Observable for Ladder {
    type View = StaticBound;

    fn view(&self, _seat: Seat) -> StaticBound {
        self.known.clone()
    }

    fn determinize(known: &StaticBound, rng: &mut Rng) -> Ladder {
        let mut deck = known.unseen();
        rng.shuffle(&mut deck);
        deck.truncate(known.deck_len.into());
        Ladder { known: known.clone(), deck }
    }
}

impl fmt::Display for StaticBound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08b} {:08b} {:?}", self.hand, self.played, self.top)
    }
}

impl fmt::Display for Ladder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.known, self.deck)
    }
}

impl FromStr for Ladder {
    type Err = ParseStateError;
    fn from_str(_: &str) -> Result<Ladder, ParseStateError> {
        Err(ParseStateError::whole("the tests read no ladders"))
    }
}

impl fmt::Display for Rung {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Rung {
    type Err = ParseMoveError;
    fn from_str(text: &str) -> Result<Rung, ParseMoveError> {
        text.parse().map(Rung).map_err(|_| ParseMoveError::new(text, "expected a number"))
    }
}
