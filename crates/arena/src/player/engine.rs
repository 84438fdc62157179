//! An engine of ours as a player of matches.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use sakiyomi_core::{Budget, Clock as _, Request, Searcher, Silent, Stop, SystemClock};
use sakiyomi_engines::{Built, EngineError, EngineSpec, Game, build};

use super::{Answer, Choice, Fault, Player, SoFar};

/// Lets a [`Searcher`] play. A panic of the engine is its fault and no reason to end the match.
pub(crate) struct EnginePlayer<S: Game> {
    make: Box<dyn Fn(u64) -> Built<S> + Send>,
    seed: u64,
    /// `None` after a panic: what is left of the engine cannot be trusted.
    searcher: Option<Box<dyn Searcher<S>>>,
}

impl<S: Game> EnginePlayer<S> {
    /// Makes the engine called `spec`.
    pub(crate) fn new(spec: EngineSpec, seed: u64) -> Result<EnginePlayer<S>, EngineError> {
        EnginePlayer::made_by(Box::new(move |seed| build::<S>(&spec, seed)), seed)
    }

    pub(crate) fn made_by(
        make: Box<dyn Fn(u64) -> Built<S> + Send>,
        seed: u64,
    ) -> Result<EnginePlayer<S>, EngineError> {
        let searcher = Some(make(seed)?);
        Ok(EnginePlayer { make, seed, searcher })
    }

    /// Runs `act` on the engine, or on a new one if the last one broke down.
    fn with_searcher<T>(
        &mut self,
        act: impl FnOnce(&mut dyn Searcher<S>) -> T,
    ) -> Result<T, Fault> {
        let (make, seed, kept) = (&self.make, self.seed, self.searcher.take());
        // Nothing is seen of a broken engine after this: it is dropped with the panic.
        let result = catch_unwind(AssertUnwindSafe(|| {
            let mut searcher = match kept {
                Some(searcher) => searcher,
                None => make(seed).map_err(|error| Fault::Crash(error.to_string()))?,
            };
            let answer = act(searcher.as_mut());
            Ok((answer, searcher))
        }));
        let (answer, searcher) = result.map_err(|panic| Fault::Crash(message(&*panic)))??;
        self.searcher = Some(searcher);
        Ok(answer)
    }
}

impl<S: Game> Player<S> for EnginePlayer<S> {
    fn new_game(&mut self, seed: u64) -> Result<(), Fault> {
        self.with_searcher(|searcher| searcher.new_game(seed))
    }

    fn choose(&mut self, game: &SoFar<'_, S>, budget: Budget, stop: &Stop) -> Answer<S::Move> {
        let seat = game.state.to_move();
        let view = game.state.view(seat);
        // Games side by side must not pay for each other: each counts its own thread.
        let clock = &SystemClock::Thread;
        let request = Request { view: &view, seat, budget, lines: 1, clock, stop };
        let start = (clock.wall(), clock.cpu());
        let report = self.with_searcher(|searcher| {
            if let Some(eyes) = searcher.as_clairvoyant() {
                eyes.see(game.state);
            }
            searcher.search(request, &mut Silent)
        })?;
        if stop.is_requested() {
            return Err(Fault::Stopped);
        }
        let score = report.lines.first().map(|line| line.score);
        Ok(Choice {
            mv: report.best,
            score: score.or_else(|| report.moves.first().map(|value| value.score)),
            nodes: report.effort.nodes,
            depth: report.effort.depth,
            wall: clock.wall().saturating_sub(start.0),
            // An engine with threads of its own knows better what it used.
            cpu: clock.cpu().saturating_sub(start.1).max(report.effort.cpu),
        })
    }

    fn loses_on_time(&self) -> bool {
        false
    }
}

/// Returns what a panic said.
fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    format!("panicked: {}", text.unwrap_or("without a message"))
}
