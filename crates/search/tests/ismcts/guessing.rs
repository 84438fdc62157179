//! Tricks of two players with hidden hands: the higher card takes the trick, more tricks win.

use std::fmt;
use std::str::FromStr;

use sakiyomi_core::{
    GameInfo, MoveList, Observable, Outcome, ParseMoveError, ParseStateError, Rng, Seat, State,
    Text, mix64,
};

const CARDS: u8 = 8;
const HAND: usize = 3;

/// Hands are bits.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Guessing {
    hands: [u8; 2],
    led: Option<u8>,
    to_move: Seat,
    tricks: [u8; 2],
    seen: u8,
}

/// One hand, and how many cards the other has.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct OneHand {
    seat: Seat,
    own: u8,
    others: u32,
    led: Option<u8>,
    to_move: Seat,
    tricks: [u8; 2],
    seen: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Play(u8);

impl Guessing {
    pub(crate) fn new(hands: [u8; 2], led: Option<u8>, to_move: Seat) -> Guessing {
        let mut state = Guessing { hands, led, to_move, tricks: [0; 2], seen: 0 };
        if let Some(card) = led {
            state.hands[to_move.opponent().index()] &= !(1 << card);
            state.seen |= 1 << card;
        }
        state
    }
}

impl State for Guessing {
    type Move = Play;

    const INFO: GameInfo = GameInfo {
        id: "guessing",
        name: Text::literal("Guessing"),
        summary: Text::literal("take tricks"),
        seats: &[Text::literal("First"), Text::literal("Second")],
        max_plies: 2 * HAND,
    };

    fn initial(rng: &mut Rng) -> Guessing {
        let mut cards: Vec<u8> = (0..CARDS).collect();
        rng.shuffle(&mut cards);
        let hand = |cards: &[u8]| cards.iter().fold(0, |hand, card| hand | 1 << card);
        Guessing::new([hand(&cards[..HAND]), hand(&cards[HAND..2 * HAND])], None, Seat::First)
    }

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn legal_moves(&self, out: &mut MoveList<Play>) {
        out.clear();
        let hand = self.hands[self.to_move.index()];
        out.extend((0..CARDS).filter(|card| hand >> card & 1 == 1).map(Play));
    }

    fn apply(&mut self, Play(card): Play) {
        let hand = &mut self.hands[self.to_move.index()];
        assert!(*hand >> card & 1 == 1, "{card} is not in the hand of this world");
        *hand &= !(1 << card);
        self.seen |= 1 << card;
        match self.led.take() {
            None => {
                self.led = Some(card);
                self.to_move = self.to_move.opponent();
            }
            Some(led) => {
                let winner = if card > led { self.to_move } else { self.to_move.opponent() };
                self.tricks[winner.index()] += 1;
                self.to_move = winner;
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.hands[self.to_move.index()] != 0 {
            return None;
        }
        Some(match self.tricks[0].cmp(&self.tricks[1]) {
            std::cmp::Ordering::Equal => Outcome::Drawn,
            std::cmp::Ordering::Greater => Outcome::Won { by: Seat::First, margin: None },
            std::cmp::Ordering::Less => Outcome::Won { by: Seat::Second, margin: None },
        })
    }

    fn key(&self) -> u64 {
        mix64(u64::from(self.hands[0]) << 8 | u64::from(self.hands[1]))
    }
}

impl Observable for Guessing {
    type View = OneHand;

    fn view(&self, seat: Seat) -> OneHand {
        let [own, other] = [seat, seat.opponent()].map(|seat| self.hands[seat.index()]);
        OneHand {
            seat,
            own,
            others: other.count_ones(),
            led: self.led,
            to_move: self.to_move,
            tricks: self.tricks,
            seen: self.seen,
        }
    }

    fn determinize(view: &OneHand, rng: &mut Rng) -> Guessing {
        let mut unseen: Vec<u8> =
            (0..CARDS).filter(|card| (view.own | view.seen) >> card & 1 == 0).collect();
        rng.shuffle(&mut unseen);
        let other = unseen[..view.others as usize].iter().fold(0, |hand, card| hand | 1 << card);
        let mut hands = [view.own; 2];
        hands[view.seat.opponent().index()] = other;
        let OneHand { led, to_move, tricks, seen, .. } = *view;
        Guessing { hands, led, to_move, tricks, seen }
    }
}

impl fmt::Display for OneHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08b} {:?}", self.own, self.led)
    }
}

impl fmt::Display for Guessing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {:?}", self.hands, self.led)
    }
}

impl FromStr for Guessing {
    type Err = ParseStateError;
    fn from_str(_: &str) -> Result<Guessing, ParseStateError> {
        Err(ParseStateError::whole("the tests read no tricks"))
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Play {
    type Err = ParseMoveError;
    fn from_str(text: &str) -> Result<Play, ParseMoveError> {
        text.parse().map(Play).map_err(|_| ParseMoveError::new(text, "expected a number"))
    }
}
