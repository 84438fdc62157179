//! Levels from 1 to 10: how strong an opponent is wanted, without knowing engines.
//!
//! Each game has a table of ten [`LevelSpec`]s, in its folder's `levels.rs`. A level is an engine,
//! what it may spend on a move, and how often it plays any legal move instead. The tables are
//! calibrated by tournaments; nothing else has to change with them.

use crate::msg;
use sakiyomi_core::{
    Budget, MoveList, Observable, Observer, Reason, Report, Request, Rng, ScoreUnit, Searcher,
};

use super::{Built, EngineInfo, EngineKind, EngineSpec, Options, build};
use crate::Game;

/// The number of levels.
pub const LEVELS: usize = 10;

pub(crate) const FAMILY: &str = "level";

/// What a level is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelSpec {
    /// The engine, as an [`EngineSpec`] is written.
    pub engine: &'static str,
    /// What it may spend on a move, beside the limits of the game it plays.
    pub budget: Budget,
    /// How many of a hundred moves are any legal move instead.
    pub random_percent: u32,
}

impl LevelSpec {
    /// Returns the level that plays as `engine` does, except for `random_percent` of its moves.
    pub const fn new(engine: &'static str, random_percent: u32) -> LevelSpec {
        LevelSpec { engine, budget: Budget::UNLIMITED, random_percent }
    }

    /// Returns the same level with a budget.
    #[must_use]
    pub const fn within(self, budget: Budget) -> LevelSpec {
        LevelSpec { budget, ..self }
    }
}

pub(crate) struct Level<S: Game> {
    spec: LevelSpec,
    player: Box<dyn Searcher<S>>,
    rng: Rng,
}

impl<S: Game> Level<S> {
    pub(crate) const fn kind() -> EngineKind<S> {
        EngineKind {
            info: EngineInfo {
                name: FAMILY,
                summary: msg("level-summary"),
                options: const { &[("n", msg("level-option-n"))] },
            },
            build: |options, seed| Level::build(options, seed),
        }
    }

    fn build(options: &Options<'_>, seed: u64) -> Built<S> {
        let n = options.number("n", 1..=LEVELS as u64, 5)?;
        let spec = S::LEVELS[n as usize - 1];
        let engine: EngineSpec =
            spec.engine.parse().expect("the table of levels names well-formed engines");
        let player = build::<S>(&engine, seed)?;
        Ok(Box::new(Level { spec, player, rng: slips(seed) }))
    }

    /// Lets the engine answer in the way that `how` says, unless it slips.
    fn answer(
        &mut self,
        request: Request<'_, S::View>,
        how: impl FnOnce(&mut dyn Searcher<S>, Request<'_, S::View>) -> Report<S::Move>,
    ) -> Report<S::Move> {
        if self.rng.below(100) < self.spec.random_percent {
            return slip::<S>(request, self.player.unit(), &mut self.rng);
        }
        let budget = tighter(request.budget, self.spec.budget);
        how(self.player.as_mut(), Request { budget, ..request })
    }
}

/// Returns the generator that decides when to slip, different from the engine's own.
fn slips(seed: u64) -> Rng {
    Rng::seeded(!seed)
}

impl<S: Game> Searcher<S> for Level<S> {
    fn unit(&self) -> ScoreUnit {
        self.player.unit()
    }

    fn choose(
        &mut self,
        request: Request<'_, S::View>,
        observer: &mut dyn Observer<S::Move>,
    ) -> Report<S::Move> {
        self.answer(request, |player, request| player.choose(request, observer))
    }

    fn analyze(
        &mut self,
        request: Request<'_, S::View>,
        observer: &mut dyn Observer<S::Move>,
    ) -> Report<S::Move> {
        self.answer(request, |player, request| player.analyze(request, observer))
    }

    fn new_game(&mut self, seed: u64) {
        self.rng = slips(seed);
        self.player.new_game(seed);
    }
}

fn slip<S: Observable>(
    request: Request<'_, S::View>,
    unit: ScoreUnit,
    rng: &mut Rng,
) -> Report<S::Move> {
    let mut meter = request.meter();
    meter.spend(1);
    let best = S::determinize(request.view, rng)
        .random_move(rng, &mut MoveList::new())
        .expect("a search is asked for while the game goes on");
    Report::immediate(best, unit, Reason::new(msg("level-slip")), meter.effort())
}

fn tighter(a: Budget, b: Budget) -> Budget {
    fn least<T: Ord>(a: Option<T>, b: Option<T>) -> Option<T> {
        a.into_iter().chain(b).min()
    }
    Budget {
        wall: least(a.wall, b.wall),
        cpu: least(a.cpu, b.cpu),
        nodes: least(a.nodes, b.nodes),
        depth: least(a.depth, b.depth),
        memory: least(a.memory, b.memory),
    }
}

/// Returns `level:n=3` for `level-3`, and every other name as it is.
pub(crate) fn canonical(spec: &EngineSpec) -> EngineSpec {
    let number = spec.family().strip_prefix("level-").filter(|n| n.parse::<usize>().is_ok());
    match number {
        Some(n) if spec.options().is_empty() => format!("{FAMILY}:n={n}")
            .parse()
            .expect("a family with a number for an option is well formed"),
        _ => spec.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_to_name_a_level_mean_the_same() {
        let name = |text: &str| canonical(&text.parse().unwrap()).to_string();
        assert_eq!(name("level-3"), "level:n=3");
        assert_eq!(name("level:n=3"), "level:n=3");
        assert_eq!(name("level-x"), "level-x");
        assert_eq!(name("random"), "random");
    }

    #[test]
    fn the_tighter_of_two_budgets_is_kept() {
        let depth = |depth| Budget { depth: Some(depth), ..Budget::UNLIMITED };
        assert_eq!(tighter(depth(3), depth(5)), depth(3));
        let both = Budget { depth: Some(5), ..Budget::nodes(7) };
        assert_eq!(tighter(Budget::nodes(7), depth(5)), both);
    }
}
