//! Making a set of balanced openings.
//!
//! After random moves an engine plays both sides many times; an opening is taken when the first
//! player's share is near one half, and rejected by one search if the score is lopsided. Symmetric
//! openings count as one. The recipe is in the file, since balance depends on the engine.

use crate::msg;
use std::collections::{BTreeMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, mpsc};

use sakiyomi_core::{Budget, Reason, Rng, Seat, Stop, localized, mix64};
use sakiyomi_play::{EngineError, EngineSpec, GameEntry};

use super::Opening;
use crate::player::{EnginePlayer, Fault, GameSoFar, Player, thread_clock};

/// How a set of openings is made.
#[derive(Clone, PartialEq, Debug)]
pub struct Recipe {
    /// The number of random moves.
    pub plies: usize,
    /// The number of openings.
    pub count: usize,
    /// Seeds the random moves and the engine.
    pub seed: u64,
    /// Who plays the openings out.
    pub engine: EngineSpec,
    /// The budget of a move. Nodes vary by half from game to game, so that games differ.
    pub budget: Budget,
    /// The largest score for either side, in the unit of the engine.
    pub margin: Option<f64>,
    /// How often an opening is played out.
    pub games: usize,
    /// How far from one half the first player's share may lie.
    pub tolerance: f64,
    /// Threads; the result is the same for any number.
    pub threads: usize,
}

/// An opening that was taken.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// Its line in the file.
    pub text: String,
    /// The first player's share of the points.
    pub share: f64,
}

/// A set that cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum GenerateError {
    /// There is no such engine.
    Engine(#[from] EngineError),
    /// One plays this game alone.
    Solitaire(&'static str),
    /// The engine broke down.
    Failed(String),
    /// There are not enough openings.
    TooFew {
        /// How many there are.
        found: usize,
        /// How many were tried.
        tried: usize,
    },
}

impl GenerateError {
    /// Returns why there are no openings, or too few.
    pub fn reason(&self) -> Reason {
        match self {
            GenerateError::Engine(error) => error.reason(),
            GenerateError::Solitaire(game) => {
                Reason::new(msg("openings-solitaire")).with("game", game)
            }
            GenerateError::Failed(problem) => {
                Reason::new(msg("openings-engine-failed")).with("problem", problem)
            }
            GenerateError::TooFew { found, tried } => {
                Reason::new(msg("openings-too-few")).with("found", found).with("tried", tried)
            }
        }
    }
}

localized!(GenerateError);

/// Tries for each opening that is wanted, before giving up.
const MAX_ATTEMPTS: usize = 400;

/// Makes openings of a game and hands each to `show`. A `stop` ends it with those that were found.
pub fn generate(
    game: &'static dyn GameEntry,
    recipe: &Recipe,
    stop: &Stop,
    show: &mut dyn FnMut(&Found),
) -> Result<(), GenerateError> {
    if game.info().is_solitaire() {
        return Err(GenerateError::Solitaire(game.info().id));
    }
    let worker = |_| {
        let player = EnginePlayer::new(game, &recipe.engine, recipe.seed, thread_clock())?;
        Ok(Evaluator { game, player, recipe, stop })
    };
    let workers =
        (0..recipe.threads.max(1)).map(worker).collect::<Result<Vec<_>, EngineError>>()?;
    let mut rng = Rng::seeded(recipe.seed);
    let mut seen = HashSet::new();
    let draw = |_| {
        let opening = Opening::random(game, &mut rng, recipe.plies);
        let seed = rng.next_u64();
        seen.insert(opening.session(game).canonical_key()).then_some((opening, seed))
    };
    let candidates = (0..MAX_ATTEMPTS * recipe.count).filter_map(draw).enumerate();
    let candidates = &Mutex::new(candidates);
    let is_enough = &AtomicBool::new(false);
    let (sender, evaluated) = mpsc::channel();
    std::thread::scope(|scope| {
        for mut evaluator in workers {
            let sender = sender.clone();
            scope.spawn(move || {
                while !is_enough.load(Relaxed) {
                    let next = candidates.lock().expect("listing does not panic").next();
                    let Some((number, (opening, seed))) = next else { break };
                    let share = evaluator.first_share(&opening, seed);
                    if sender.send((number, opening, share)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let result = take_in_order(evaluated.iter(), recipe.count, show);
        is_enough.store(true, Relaxed);
        result
    })
}

/// Takes the balanced ones in the order of the candidates, so that the threads change nothing.
fn take_in_order(
    evaluated: impl Iterator<Item = (usize, Opening, Result<Option<f64>, Fault>)>,
    count: usize,
    show: &mut dyn FnMut(&Found),
) -> Result<(), GenerateError> {
    let mut waiting = BTreeMap::new();
    let (mut tried, mut found) = (0, 0);
    for (number, opening, share) in evaluated {
        match share {
            Err(Fault::Stopped) => return Ok(()),
            Err(Fault::Crash(why) | Fault::Time(why) | Fault::Illegal(why)) => {
                return Err(GenerateError::Failed(why));
            }
            Ok(share) => waiting.insert(number, (opening, share)),
        };
        while let Some((opening, share)) = waiting.remove(&tried) {
            tried += 1;
            let Some(share) = share else { continue };
            found += 1;
            show(&Found { text: opening.text(), share });
            if found == count {
                return Ok(());
            }
        }
    }
    Err(GenerateError::TooFew { found, tried })
}

struct Evaluator<'a> {
    game: &'static dyn GameEntry,
    player: EnginePlayer,
    recipe: &'a Recipe,
    stop: &'a Stop,
}

impl Evaluator<'_> {
    /// Returns the first player's share of the points, if it is balanced.
    fn first_share(&mut self, opening: &Opening, seed: u64) -> Result<Option<f64>, Fault> {
        let recipe = self.recipe;
        if let Some(margin) = recipe.margin
            && self.lead(opening, seed)?.is_some_and(|lead| lead > margin)
        {
            return Ok(None);
        }
        let games = recipe.games.max(1);
        let allowed = 0.5 - recipe.tolerance..=0.5 + recipe.tolerance;
        let mut points = 0.0;
        for game in 0..games {
            points += self.play_out(opening, mix64(seed ^ mix64(game as u64)))?;
            // Gives up once the games that are left cannot balance it.
            let left = (games - game - 1) as f64;
            let (least, most) = (points / games as f64, (points + left) / games as f64);
            if least > *allowed.end() || most < *allowed.start() {
                return Ok(None);
            }
        }
        Ok(Some(points / games as f64))
    }

    /// Returns the size of the engine's score, if it gives one.
    fn lead(&mut self, opening: &Opening, seed: u64) -> Result<Option<f64>, Fault> {
        let Opening { start, moves } = opening;
        let session = opening.session(self.game);
        if session.outcome().is_some() {
            return Ok(None);
        }
        self.player.new_game(seed)?;
        let so_far = GameSoFar { start, moves, session: session.as_ref() };
        let choice = self.player.choose(&so_far, self.recipe.budget, self.stop)?;
        Ok(choice.score.map(|score| f64::from(score.hundredths()).abs() / 100.0))
    }

    fn play_out(&mut self, opening: &Opening, seed: u64) -> Result<f64, Fault> {
        self.player.new_game(seed)?;
        let budget = varied(self.recipe.budget, seed);
        let mut session = opening.session(self.game);
        let mut moves = opening.moves.clone();
        let start = &opening.start;
        loop {
            if let Some(outcome) = session.outcome() {
                let points = outcome.points_for(Seat::First);
                return Ok(points.expect("a game for two has a winner or none"));
            }
            let so_far = GameSoFar { start, moves: &moves, session: session.as_ref() };
            let mv = self.player.choose(&so_far, budget, self.stop)?.mv;
            session.play(&mv).map_err(|error| Fault::Illegal(error.to_string()))?;
            moves.push(mv);
        }
    }
}

/// Varies the node limit by half, so that a deterministic engine plays different games.
fn varied(budget: Budget, seed: u64) -> Budget {
    let scaled = |nodes: u64| nodes / 2 + ((u128::from(nodes) * u128::from(seed)) >> 64) as u64;
    Budget { nodes: budget.nodes.map(scaled), ..budget }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn recipe(count: usize, threads: usize) -> Recipe {
        Recipe {
            plies: 4,
            count,
            seed: 5,
            engine: "alpha-beta".parse().unwrap(),
            budget: Budget::nodes(150),
            margin: None,
            games: 6,
            tolerance: 0.17,
            threads,
        }
    }

    fn found(recipe: &Recipe) -> Result<Vec<Found>, GenerateError> {
        let mut found = Vec::new();
        generate(sakiyomi_score_four::game(), recipe, &Stop::default(), &mut |opening| {
            found.push(opening.clone());
        })?;
        Ok(found)
    }

    #[test]
    fn any_number_of_threads_finds_the_same_openings() {
        let alone = found(&recipe(6, 1)).unwrap();
        assert_eq!(alone.len(), 6);
        assert!(alone.iter().all(|opening| (opening.share - 0.5).abs() <= 0.17), "{alone:?}");
        assert_eq!(found(&recipe(6, 3)).unwrap(), alone);
    }

    #[test]
    fn an_engine_without_chance_plays_different_games() {
        // One game over and over would give shares of 0 and 1 alone.
        assert!(found(&recipe(3, 2)).unwrap().iter().all(|opening| opening.share % 1.0 != 0.0));
    }

    #[test]
    fn openings_in_which_the_engine_sees_a_side_far_ahead_are_left_out() {
        let texts = |margin: Option<f64>| -> Vec<String> {
            let recipe = Recipe { margin, ..recipe(4, 2) };
            found(&recipe).unwrap().into_iter().map(|opening| opening.text).collect()
        };
        let all = texts(None);
        assert_eq!(texts(Some(1e9)), all);
        assert_ne!(texts(Some(0.05)), all);
    }

    #[test]
    fn what_cannot_be_found_is_said() {
        // After one ply there are only three positions that are not symmetric to each other.
        let few = Recipe { plies: 1, tolerance: 1.0, games: 1, ..recipe(4, 2) };
        assert_eq!(found(&few), Err(GenerateError::TooFew { found: 3, tried: 3 }));
        assert_eq!(
            generate(sakiyomi_twin_cool::game(), &few, &Stop::default(), &mut |_| {}),
            Err(GenerateError::Solitaire("twin-cool"))
        );
    }

    #[test]
    fn a_stop_ends_with_what_was_found() {
        let stop = Stop::default();
        let mut count = 0;
        generate(sakiyomi_score_four::game(), &recipe(1_000_000, 2), &stop, &mut |_| {
            count += 1;
            stop.request();
        })
        .unwrap();
        assert!(count >= 1);
    }
}
