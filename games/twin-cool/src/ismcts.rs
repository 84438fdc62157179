//! Players that imagine many games: one in the worlds that may be, one in the world that is.

use crate::msg;
use std::sync::Arc;

use crate::{Card, CardSet, Move, Slot, TwinCool, View};
use sakiyomi_core::{
    Clairvoyant, MoveList, Observable as _, Observer, Report, Request, Rng, ScoreUnit, Searcher,
    Seat, Text,
};
use sakiyomi_search::{Ismcts, IsmctsConfig, Playout, RandomPlayout};

use super::value::{Weights, move_value, view_value};
use sakiyomi_play::{EngineError, EngineKind, Options};

const ITERATIONS: (&str, Text) = ("iterations", msg("ismcts-option-iterations"));

const EXPLORATION: (&str, Text) = ("exploration", msg("ismcts-option-exploration"));
const PLAYOUTS: (&str, Text) = ("playouts", msg("ismcts-option-playouts"));

pub(super) const ISMCTS: EngineKind<TwinCool> = EngineKind::new(
    "ismcts",
    msg("ismcts-option-ismcts"),
    &[ITERATIONS, EXPLORATION, PLAYOUTS],
    |options, seed| {
        let usual = config(options, EXPAND_AT)?;
        let exploration = options.decimal("exploration", 0.0..=100.0, usual.exploration)?;
        let config = IsmctsConfig { exploration, ..usual };
        Ok(match options.choice("playouts", &PLAYOUT_KINDS)? {
            PlayoutKind::None => Box::new(Ismcts::new(Learned(Weights::shipped()), config, seed)),
            PlayoutKind::Random => Box::new(Ismcts::new(RandomPlayout, config, seed)),
            PlayoutKind::Heuristic => Box::new(Ismcts::new(KeepPlayable, config, seed)),
        })
    },
);

/// How a leaf is valued.
#[derive(Clone, Copy)]
enum PlayoutKind {
    /// By the trained evaluation.
    None,
    /// By random moves to the end.
    Random,
    /// By moves of [`KeepPlayable`] to the end.
    Heuristic,
}

const PLAYOUT_KINDS: [(&str, PlayoutKind); 3] = [
    ("none", PlayoutKind::None),
    ("random", PlayoutKind::Random),
    ("heuristic", PlayoutKind::Heuristic),
];

pub(super) const MCTS: EngineKind<TwinCool> =
    EngineKind::new("mcts", msg("ismcts-option-mcts"), &[ITERATIONS], |options, seed| {
        Ok(Box::new(OpenMcts {
            search: Ismcts::new(KeepPlayable, config(options, 1)?, seed),
            seen: None,
        }))
    });

/// What a move costs when nothing else limits it.
const DEFAULT_ITERATIONS: u64 = 10_000;
/// A drawn card leads to one of about seventy nodes: below that many visits each would be new.
const EXPAND_AT: u32 = 64;

fn config(options: &Options<'_>, expand_at: u32) -> Result<IsmctsConfig, EngineError> {
    let iterations = Some(options.number("iterations", 1..=u64::MAX, DEFAULT_ITERATIONS)?);
    Ok(IsmctsConfig { iterations, expand_at, unit: crate::CARDS, ..IsmctsConfig::default() })
}

/// Evaluates leaves with the trained weights. A playout has a standard deviation of eight cards,
/// and moves differ by a tenth: a thousand playouts are worth less than one evaluation.
struct Learned(Arc<Weights>);

impl Playout<TwinCool> for Learned {
    fn choose(
        &mut self,
        state: &TwinCool,
        rng: &mut Rng,
        scratch: &mut MoveList<Move>,
    ) -> Option<Move> {
        KeepPlayable.choose(state, rng, scratch)
    }

    #[inline]
    fn evaluate(&mut self, state: &TwinCool) -> Option<f64> {
        let more = view_value(&self.0, &state.view(Seat::First));
        Some(f64::from(state.cards_played()) + f64::from(more))
    }

    #[inline]
    fn evaluate_move(&mut self, state: &TwinCool, mv: Move) -> Option<f64> {
        let more = move_value(&self.0, &state.view(Seat::First), mv);
        Some(f64::from(state.cards_played() + 1) + f64::from(more))
    }
}

/// Plays the card that leaves the most cards of the hand playable, at random among equals. The
/// unseen cards are ignored: that takes nanoseconds, and a search needs millions of moves.
#[derive(Clone, Copy)]
struct KeepPlayable;

impl Playout<TwinCool> for KeepPlayable {
    #[inline]
    fn choose(
        &mut self,
        state: &TwinCool,
        rng: &mut Rng,
        _scratch: &mut MoveList<Move>,
    ) -> Option<Move> {
        let view = state.view(Seat::First);
        let takes = Slot::BOTH.map(|slot| view.top(slot).map_or(CardSet::ALL, Card::connected));
        let unseen = view.unseen();
        // At most ten moves share the bits of one random number to break ties.
        let mut ties = rng.next_u64();
        let mut best: Option<(u64, Move)> = None;
        for slot in Slot::BOTH {
            for card in view.hand() & takes[slot.index()] {
                let mut left = view.hand();
                left.remove(card);
                let reach = card.connected() | takes[slot.other().index()];
                let playable = (left & reach).len();
                let rating = ((8 * playable + (unseen & reach).len()) as u64) << 6 | ties & 63;
                ties >>= 6;
                if best.is_none_or(|(most, _)| rating > most) {
                    best = Some((rating, Move { slot, card }));
                }
            }
        }
        best.map(|(_, mv)| mv)
    }
}

struct OpenMcts {
    search: Ismcts<TwinCool, KeepPlayable>,
    seen: Option<TwinCool>,
}

impl Searcher<TwinCool> for OpenMcts {
    fn unit(&self) -> ScoreUnit {
        self.search.unit()
    }

    fn choose(
        &mut self,
        request: Request<'_, View>,
        observer: &mut dyn Observer<Move>,
    ) -> Report<Move> {
        match self.seen.take().filter(|state| state.view(request.seat) == *request.view) {
            Some(state) => self.search.search_in(request, |_| state.clone(), observer),
            // Nobody showed the cards: they can only be imagined.
            None => self.search.choose(request, observer),
        }
    }

    fn new_game(&mut self, seed: u64) {
        self.seen = None;
        self.search.new_game(seed);
    }

    fn as_clairvoyant(&mut self) -> Option<&mut dyn Clairvoyant<TwinCool>> {
        Some(self)
    }
}

impl Clairvoyant<TwinCool> for OpenMcts {
    fn see(&mut self, state: &TwinCool) {
        self.seen = Some(state.clone());
    }
}
