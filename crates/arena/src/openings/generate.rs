//! Making a set of balanced openings.
//!
//! Random moves, then an engine plays both sides many times: an opening is taken
//! when the first player's share of the points lies near one half. Openings that
//! are turned pictures of each other count as one. How balanced "balanced" is
//! depends on the engine, so the recipe is written into the file, and a set can
//! be made again when a stronger engine is there.

use std::collections::HashSet;

use sakiyomi_core::{Budget, Rng, Seat, Stop, closure, mix64};
use sakiyomi_engines::{EngineError, EngineSpec, Game, UnknownGame, Visitor, visit};

use super::{Opening, random_opening};
use crate::player::{EnginePlayer, Fault, Player, SoFar};

/// How a set of openings is made.
#[derive(Clone, PartialEq, Debug)]
pub struct Recipe {
    /// The number of random moves.
    pub plies: usize,
    /// The number of openings.
    pub count: usize,
    /// Decides the random moves and the engine's chance.
    pub seed: u64,
    /// Who plays the openings out. An engine without chance in it plays only one game.
    pub engine: EngineSpec,
    /// What it may spend on a move.
    pub budget: Budget,
    /// How often an opening is played out.
    pub games: usize,
    /// How far from one half the first player's share may lie.
    pub tolerance: f64,
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
pub enum GenerateError {
    /// There is no such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// There is no such engine.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// One plays this game alone.
    #[error("{0} is a solitaire: its starts are deals, not openings")]
    Solitaire(&'static str),
    /// The engine broke down.
    #[error("the engine failed: {0}")]
    Failed(String),
    /// There are not enough openings.
    #[error(
        "only {found} balanced openings were found in {tried} tries; allow more plies or a larger tolerance"
    )]
    TooFew {
        /// How many there are.
        found: usize,
        /// How many were looked at.
        tried: usize,
    },
}

/// Tries for each opening that is wanted, before giving up.
const PATIENCE: usize = 400;

/// Makes openings of the game called `id`; `show` is told each one when it is found.
///
/// When `stop` is requested, it ends with those that were found.
///
/// # Errors
/// When there is no such game or engine, or there are not enough balanced openings.
pub fn generate(
    id: &str,
    recipe: &Recipe,
    stop: &Stop,
    show: &mut dyn FnMut(&Found),
) -> Result<(), GenerateError> {
    visit(id, Generate { recipe, stop, show })?
}

struct Generate<'a> {
    recipe: &'a Recipe,
    stop: &'a Stop,
    show: &'a mut dyn FnMut(&Found),
}

impl Visitor for Generate<'_> {
    type Output = Result<(), GenerateError>;

    fn visit<S: Game>(self) -> Self::Output {
        if S::INFO.is_solitaire() {
            return Err(GenerateError::Solitaire(S::INFO.id));
        }
        let recipe = self.recipe;
        let mut player = EnginePlayer::<S>::new(recipe.engine.clone(), recipe.seed)?;
        let rng = &mut Rng::seeded(recipe.seed);
        let mut seen = HashSet::new();
        let (mut found, mut tried) = (0, 0);
        while found < recipe.count {
            if tried == PATIENCE * recipe.count {
                return Err(GenerateError::TooFew { found, tried });
            }
            tried += 1;
            let opening: Opening<S> = random_opening(rng, recipe.plies);
            let seed = rng.next_u64();
            if !seen.insert(canonical_key(&opening.position())) {
                continue;
            }
            match first_share(&opening, &mut player, recipe, seed, self.stop) {
                Err(Fault::Stopped) => return Ok(()),
                Err(Fault::Crash(why) | Fault::Time(why) | Fault::Illegal(why)) => {
                    return Err(GenerateError::Failed(why));
                }
                Ok(share) if (share - 0.5).abs() <= recipe.tolerance => {
                    found += 1;
                    (self.show)(&Found { text: opening.text(), share });
                }
                Ok(_) => {}
            }
        }
        Ok(())
    }
}

/// Returns a key that all turned pictures of a position share.
fn canonical_key<S: Game>(state: &S) -> u64 {
    let keys = closure::<S::Symmetry>().into_iter().map(|by| state.transform(by).key());
    keys.min().unwrap_or_default()
}

/// Returns the first player's share of the points when the engine plays both sides.
fn first_share<S: Game>(
    opening: &Opening<S>,
    player: &mut EnginePlayer<S>,
    recipe: &Recipe,
    seed: u64,
    stop: &Stop,
) -> Result<f64, Fault> {
    let mut points = 0.0;
    for game in 0..recipe.games {
        player.new_game(mix64(seed ^ mix64(game as u64)))?;
        let mut state = opening.position();
        let mut moves = opening.moves.clone();
        while state.outcome().is_none() {
            let so_far = SoFar { start: &opening.start, moves: &moves, state: &state };
            let mv = player.choose(&so_far, recipe.budget, stop)?.mv;
            state.play(mv).map_err(|error| Fault::Illegal(error.to_string()))?;
            moves.push(mv);
        }
        let outcome = state.outcome().expect("the game was played to its end");
        points += outcome.points_for(Seat::First).expect("a game for two has a winner or none");
    }
    Ok(points / recipe.games.max(1) as f64)
}
