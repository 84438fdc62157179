//! One game in flight.

use std::ops::Range;
use std::sync::Arc;

use sakiyomi_core::{Evaluation, MoveList, Rng};
use sakiyomi_play::{BoardGame, Solver};
use sakiyomi_search::mcts::{Leaves, Tree};

use super::{Root, SelfplayConfig};
use crate::record::{GameRecord, GameResult, MoveRecord, Searched, VERSION};

pub(super) type GameSolver<S> = Option<Box<dyn Solver<S>>>;

pub(super) struct Playing<S: BoardGame> {
    config: Arc<SelfplayConfig>,
    state: S,
    tree: Tree<S>,
    rng: Rng,
    /// The search of the position, and how many simulations it still has to begin.
    searched: Searched,
    left: u32,
    plays_out: bool,
    record: GameRecord,
    legal: MoveList<S::Move>,
}

impl<S: BoardGame> Playing<S> {
    pub(super) fn new(net: &str, config: Arc<SelfplayConfig>, seed: u64) -> Playing<S> {
        let record = GameRecord {
            version: VERSION,
            game: S::INFO.id.to_owned(),
            net: net.to_owned(),
            seed,
            moves: Vec::new(),
            end_key: 0,
            result: GameResult { winner: None, margin: None },
            exact: None,
            resigned: false,
            never_resigns: false,
        };
        let mut state: S = record.start();
        let mut rng = Rng::seeded(seed).fork();
        let mut chance = |share: f32| rng.unit() < f64::from(share);
        let never_resigns = config.resign.is_none_or(|resign| chance(resign.play_on));
        let plays_out = config.exact.is_none_or(|exact| chance(exact.play_on));
        let moves = match config.random_plies {
            0 => Vec::new(),
            most => opening(&mut state, rng.below(most + 1), &mut rng),
        };
        let tree = Tree::new(&state, config.puct(Searched::Full, 0), rng.next_u64())
            .with_static_win(S::STATIC_WIN);
        let mut game = Playing {
            state,
            tree,
            rng,
            searched: Searched::Not,
            left: 0,
            plays_out,
            record: GameRecord { never_resigns, moves, ..record },
            legal: MoveList::new(),
            config,
        };
        game.begin();
        game
    }

    fn plies(&self) -> u32 {
        self.record.moves.len() as u32
    }

    /// Begins simulations until one needs an evaluation; returns how many, and false at the end.
    pub(super) fn gather(&mut self, leaves: &mut Leaves<S>) -> (u32, bool) {
        let before = leaves.states().len();
        let had = self.left;
        while self.left > 0 && leaves.states().len() == before {
            let begun = self.tree.gather(self.left.min(self.config.leaves) as usize, leaves);
            if begun == 0 {
                break;
            }
            self.left -= begun as u32;
        }
        (had - self.left, leaves.states().len() > before)
    }

    pub(super) fn apply(
        &mut self,
        leaves: &Leaves<S>,
        range: Range<usize>,
        evaluations: &[Evaluation],
    ) {
        self.tree.apply(leaves, range, evaluations);
    }

    /// Makes the move of the finished search, and returns the game if it is over then.
    pub(super) fn advance(&mut self, solver: &mut GameSolver<S>) -> Option<GameRecord> {
        self.state.legal_moves(&mut self.legal);
        let value = (self.searched != Searched::Not).then(|| self.tree.value());
        if self.resigns(value) {
            let winner = Some(self.state.to_move().opponent().into());
            self.record.resigned = true;
            return Some(self.finish(GameResult { winner, margin: None }));
        }
        self.learn_from_proof();
        let temperature = self.config.temperature_at(self.plies());
        let chosen = match self.searched {
            Searched::Not => None,
            _ => self.tree.choose(temperature),
        };
        let mv = chosen.unwrap_or(self.legal[0]);
        let policy = self.policy(mv);
        let place = self.legal.iter().position(|&legal| legal == mv);
        let place = place.and_then(|place| u16::try_from(place).ok());
        let place = place.expect("a search chooses a legal move");
        let seat = self.state.to_move();
        self.record.moves.push(MoveRecord::new(seat, place, self.searched, value, &policy));
        self.state.apply(mv);
        self.settle(solver)
    }

    /// Ends the game if its result is known, or starts the next search.
    fn settle(&mut self, solver: &mut GameSolver<S>) -> Option<GameRecord> {
        if let Some(outcome) = self.state.outcome() {
            return Some(self.finish(outcome.into()));
        }
        let ply = self.plies();
        if let (None, Some(exact), Some(solver)) = (self.record.exact, self.config.exact, solver)
            && ply >= exact.from_ply
        {
            // Answers must not depend on the other games of the worker.
            solver.forget();
            let known = solver.outcome(&self.state, exact.nodes);
            self.record.exact = known.map(|outcome| (ply as u16, outcome.into()));
        }
        match self.record.exact {
            Some((_, result)) if !self.plays_out => Some(self.finish(result)),
            _ => {
                self.begin();
                None
            }
        }
    }

    fn begin(&mut self) {
        let is_full = self.rng.unit() < f64::from(self.config.full_share);
        (self.searched, self.left) = match (self.state.move_count(), is_full) {
            (..2, _) => (Searched::Not, 0),
            (_, true) => (Searched::Full, self.config.sims),
            (_, false) => (Searched::Cheap, self.config.cheap_sims),
        };
        let puct = self.config.puct(self.searched, self.plies());
        if self.config.reuse {
            self.tree.set_root(&self.state);
            self.tree.configure(puct);
        } else if self.left > 0 {
            self.tree =
                Tree::new(&self.state, puct, self.rng.next_u64()).with_static_win(S::STATIC_WIN);
        }
        self.tree.begin(Some(self.left.into()));
    }

    /// Keeps a result that the search has proved, in games without a margin.
    fn learn_from_proof(&mut self) {
        let is_open = self.record.exact.is_none() && self.config.exact.is_some();
        let is_searched = self.searched != Searched::Not;
        if is_searched && is_open && S::MAX_MARGIN.is_none() && self.tree.is_settled() {
            let seat = self.state.to_move();
            let winner = match self.tree.value() {
                value if value > 0.5 => Some(seat.into()),
                value if value < -0.5 => Some(seat.opponent().into()),
                _ => None,
            };
            let result = GameResult { winner, margin: None };
            self.record.exact = Some((self.plies() as u16, result));
        }
    }

    fn resigns(&self, value: Option<f32>) -> bool {
        let below = self.config.resign.and_then(|resign| resign.below);
        !self.record.never_resigns
            && S::MAX_MARGIN.is_none()
            && !self.record.moves.is_empty()
            && below.zip(value).is_some_and(|(below, value)| value <= below)
    }

    /// Returns the policy target of a full search: places of moves with their probabilities.
    fn policy(&self, mv: S::Move) -> Vec<(u16, f32)> {
        if self.searched != Searched::Full {
            return Vec::new();
        }
        let policy: Vec<(S::Move, f32)> = if self.tree.is_settled() && self.tree.value() > 0.5 {
            vec![(mv, 1.0)]
        } else {
            match self.config.root {
                Root::Gumbel { .. } => self.tree.improved_policy(),
                Root::Noise { .. } => {
                    let visits = self.tree.pruned_visits();
                    if visits.iter().all(|&(_, visits)| visits == 0) {
                        // All moves were seen to lose before one was tried.
                        self.tree.root_priors().collect()
                    } else {
                        visits.into_iter().map(|(mv, visits)| (mv, visits as f32)).collect()
                    }
                }
            }
        };
        let mut order: Vec<(S::Move, u16)> = self.legal.iter().copied().zip(0..).collect();
        order.sort_unstable();
        let place = |mv: S::Move| {
            let found = order.binary_search_by(|(other, _)| other.cmp(&mv));
            found.ok().map(|index| order[index].1)
        };
        policy.into_iter().filter_map(|(mv, weight)| Some((place(mv)?, weight))).collect()
    }

    fn finish(&mut self, result: GameResult) -> GameRecord {
        self.left = 0;
        GameRecord { end_key: self.state.key(), result, ..self.record.clone() }
    }
}

/// Plays up to `plies` random moves, none of which decides the game at once.
fn opening<S: BoardGame>(state: &mut S, plies: u32, rng: &mut Rng) -> Vec<MoveRecord> {
    const TRIES: usize = 20;
    let (mut moves, mut legal) = (Vec::new(), MoveList::new());
    for _ in 0..plies {
        state.legal_moves(&mut legal);
        let drawn = (0..TRIES).find_map(|_| {
            let place = rng.below(legal.len() as u32) as usize;
            let mut next = state.clone();
            next.apply(legal[place]);
            let is_open = next.outcome().is_none()
                && S::STATIC_WIN.is_none_or(|static_win| static_win(&next).is_none());
            is_open.then_some((place, next))
        });
        let Some((place, next)) = drawn else { break };
        let place = u16::try_from(place).expect("no position has so many moves");
        moves.push(MoveRecord::new(state.to_move(), place, Searched::Not, None, &[]));
        *state = next;
    }
    moves
}
