//! Twin Cool: a solitaire of 80 cards with a hidden deck.
//!
//! Ten cards are set aside unseen, five are dealt to the hand, 65 form the
//! deck. A card goes on one of two slots, if that is empty or shows a card of
//! the same suit or value; then one card is drawn. The game ends when no card
//! can be played. Cards played count first, the points of the hands second.
//!
//! [`TwinCool`] is the referee's state: the player's [`View`] and what it hides.
//!
//! ```
//! use sakiyomi_core::{Rng, Seat, State, Observable};
//! use sakiyomi_twin_cool::{DealRules, TwinCool};
//! let state = TwinCool::deal(&mut Rng::seeded(7), DealRules::default());
//! let view = state.view(Seat::First);
//! assert_eq!((view.hand().len(), view.deck_len(), view.unseen().len()), (5, 65, 75));
//! assert_eq!(state.move_count(), 10);
//! ```

mod cards;
mod deals;
mod encoding;
mod notation;
mod points;
mod symmetry;
mod text_board;
mod view;

use crate::msg;
use std::hash::{Hash, Hasher};

use sakiyomi_core::{
    GameInfo, MoveList, Observable, Outcome, Reason, Rng, Seat, State, mix64, zobrist,
};

use points::HAND;

pub use cards::{Card, CardSet, Cards};
pub use deals::{Deal, ImpossibleDeal, read_deals};
pub use notation::{Move, Slot};
pub use points::Pattern;
pub use symmetry::Relabelling;
pub use view::View;

const SET_ASIDE: usize = 10;
/// How many cards come into play: a perfect game plays them all.
const IN_PLAY: usize = Card::COUNT - SET_ASIDE;
const DECK: usize = IN_PLAY - HAND;

/// What may differ from one table to the next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DealRules {
    /// Whether the player knows the cards that were set aside.
    pub set_aside_known: bool,
}

/// A position of Twin Cool with its hidden cards.
#[derive(Clone, Debug)]
pub struct TwinCool {
    view: View,
    set_aside: CardSet,
    /// The deck in draw order: the last `view.deck_len` cards; those before were drawn already.
    deck: [Card; DECK],
}

impl TwinCool {
    /// Returns the start of a game with shuffled cards.
    pub fn deal(rng: &mut Rng, table: DealRules) -> TwinCool {
        let mut cards = Card::ALL;
        rng.shuffle(&mut cards);
        let (in_play, set_aside) = cards.split_at(IN_PLAY);
        let (hand, deck) = in_play.split_at(HAND);
        TwinCool::start(
            hand.iter().copied().collect(),
            deck.try_into().expect("what is left of the cards is the deck"),
            set_aside.iter().copied().collect(),
            table,
        )
    }

    /// Returns the cards of the deck, the next one to be drawn first.
    #[inline]
    pub fn deck(&self) -> &[Card] {
        &self.deck[DECK - self.view.deck_len()..]
    }

    /// Returns the cards that were set aside.
    pub const fn set_aside(&self) -> CardSet {
        self.set_aside
    }

    /// Returns the number of cards played.
    pub const fn cards_played(&self) -> u32 {
        self.view.played.len() as u32
    }

    /// Returns the points so far.
    pub const fn points(&self) -> u32 {
        self.view.points
    }

    fn start(hand: CardSet, deck: [Card; DECK], set_aside: CardSet, table: DealRules) -> TwinCool {
        let view = View::start(hand, table.set_aside_known.then_some(set_aside))
            .expect("a deal has five cards in the hand and ten others set aside");
        TwinCool { view, set_aside, deck }
    }
}

/// Positions are equal when the same cards are still to come, however the game came there.
impl PartialEq for TwinCool {
    fn eq(&self, other: &TwinCool) -> bool {
        self.view == other.view && self.set_aside == other.set_aside && self.deck() == other.deck()
    }
}

impl Eq for TwinCool {}

impl Hash for TwinCool {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.view.hash(state);
        self.set_aside.hash(state);
        self.deck().hash(state);
    }
}

impl State for TwinCool {
    type Move = Move;

    const INFO: GameInfo = GameInfo {
        id: "twin-cool",
        name: msg("name"),
        summary: msg("summary"),
        seats: &[msg("seat-player")],
        max_plies: IN_PLAY,
    };

    fn initial(rng: &mut Rng) -> TwinCool {
        TwinCool::deal(rng, DealRules::default())
    }

    fn to_move(&self) -> Seat {
        Seat::First
    }

    #[inline]
    fn legal_moves(&self, out: &mut MoveList<Move>) {
        self.view.legal_moves(out);
    }

    #[inline]
    fn apply(&mut self, mv: Move) {
        self.view.play(mv);
        if let Some(&card) = self.deck().first() {
            self.view.draw(card);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.view
            .is_over()
            .then(|| Outcome::Scored { score: self.cards_played(), bonus: self.points() })
    }

    /// Computed on demand: random games never need it, and would pay for hashing the deck.
    fn key(&self) -> u64 {
        static CARDS: [u64; Card::COUNT] = zobrist(1);
        static PLACES: [u64; DECK] = zobrist(2);
        // Places count from the bottom of the deck, so that drawing takes one term away.
        let deck = self.deck().iter().rev().zip(&PLACES).fold(0, |sum: u64, (card, place)| {
            sum.wrapping_add(CARDS[card.index()].wrapping_mul(*place))
        });
        let halves = |set: CardSet| [set.bits() as u64, (set.bits() >> 64) as u64];
        let [hand, hand_high] = halves(self.view.hand);
        let [aside, aside_high] = halves(self.set_aside);
        let top = |slot| self.view.top(slot).map_or(0, |card| 1 + card.index() as u64);
        let known = u64::from(self.view.set_aside.is_some());
        let tops = top(Slot::One) << 8 | top(Slot::Two) << 1 | known;
        let points = u64::from(self.view.points);
        [hand, aside, hand_high << 32 | aside_high, points << 32 | tops, deck]
            .into_iter()
            .fold(0, |key: u64, word| mix64(key.wrapping_add(word)))
    }

    #[inline]
    fn move_count(&self) -> usize {
        Slot::BOTH.iter().map(|&slot| self.view.playable(slot).len()).sum()
    }

    #[inline]
    fn random_move(&self, rng: &mut Rng, _scratch: &mut MoveList<Move>) -> Option<Move> {
        let [first, second] = Slot::BOTH.map(|slot| self.view.playable(slot));
        let count = first.len() + second.len();
        if count == 0 {
            return None;
        }
        let pick = rng.below(count as u32) as usize;
        let (slot, cards, place) = match pick.checked_sub(first.len()) {
            None => (Slot::One, first, pick),
            Some(place) => (Slot::Two, second, place),
        };
        cards.iter().nth(place).map(|card| Move { slot, card })
    }

    fn why_illegal(&self, mv: Move) -> Option<Reason> {
        if self.view.is_over() {
            return Some(Reason::new(msg("game-over")));
        }
        if !self.view.hand.contains(mv.card) {
            return Some(Reason::new(msg("not-in-hand")).with("card", mv.card));
        }
        let top = self.view.top(mv.slot)?;
        (!top.connected().contains(mv.card)).then(|| {
            Reason::new(msg("does-not-fit"))
                .with("card", mv.card)
                .with("top", top)
                .with("slot", mv.slot)
        })
    }
}

impl Observable for TwinCool {
    type View = View;

    #[inline]
    fn view(&self, _seat: Seat) -> View {
        self.view
    }

    /// Shuffles the unseen cards: first the deck, then those set aside unless they are known.
    fn determinize(view: &View, rng: &mut Rng) -> TwinCool {
        let mut deck = [Card::ALL[0]; DECK];
        let mut cards = Card::ALL;
        let unseen = view.unseen();
        for (place, card) in cards.iter_mut().zip(unseen) {
            *place = card;
        }
        let cards = &mut cards[..unseen.len()];
        rng.shuffle(cards);
        let (left, rest) = cards.split_at(view.deck_len());
        deck[DECK - left.len()..].copy_from_slice(left);
        let set_aside = view.set_aside.unwrap_or_else(|| rest.iter().copied().collect());
        TwinCool { view: *view, set_aside, deck }
    }
}
