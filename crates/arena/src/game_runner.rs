//! One game under a referee who survives everything.

use sakiyomi_core::{Budget, Outcome, Record, Seat, Stop};
use sakiyomi_play::{GameEntry, Session};

use crate::Limits;
use crate::openings::Opening;
use crate::player::{Choice, Fault, GameSoFar, Player};
use crate::result::{FaultKind, GameFault, GameResult, Spent};

pub(crate) struct GameRunner<'p, 'a> {
    pub(crate) game: &'static dyn GameEntry,
    /// The pair's players; which of them moves first is said for each game.
    pub(crate) players: [&'p mut dyn Player; 2],
    pub(crate) budgets: [Budget; 2],
    pub(crate) limits: &'a Limits,
    pub(crate) stop: &'a Stop,
}

pub(crate) struct Played {
    pub(crate) result: GameResult,
    pub(crate) spent: [Spent; 2],
    pub(crate) record: Record,
}

impl GameRunner<'_, '_> {
    /// Plays a game in which player `first` moves first; `None` when stopped.
    pub(crate) fn play(
        &mut self,
        opening: &Opening,
        first: usize,
        seeds: [u64; 2],
    ) -> Option<Played> {
        let (session, moves) = (opening.session(self.game), opening.moves.clone());
        let mut game = GameInPlay { opening, session, moves, spent: Default::default() };
        let (by, kind, detail) = match self.play_moves(&mut game, first, seeds) {
            Ok(()) => return Some(game.end(None, first)),
            Err((_, Fault::Stopped)) => return None,
            Err((by, Fault::Crash(detail))) => (by, FaultKind::Crash, detail),
            Err((by, Fault::Time(detail))) => (by, FaultKind::Time, detail),
            Err((by, Fault::Illegal(detail))) => (by, FaultKind::Illegal, detail),
        };
        Some(game.end(Some(GameFault { by, kind, detail }), first))
    }

    fn play_moves(
        &mut self,
        game: &mut GameInPlay<'_>,
        first: usize,
        seeds: [u64; 2],
    ) -> Result<(), (usize, Fault)> {
        for (index, seed) in seeds.into_iter().enumerate() {
            self.players[index].new_game(seed).map_err(|fault| (index, fault))?;
        }
        while game.session.outcome().is_none() {
            let index = player_at(game.session.to_move(), first);
            self.play_move(game, index).map_err(|fault| (index, fault))?;
        }
        Ok(())
    }

    fn play_move(&mut self, game: &mut GameInPlay<'_>, index: usize) -> Result<(), Fault> {
        let (player, budget) = (&mut self.players[index], self.budgets[index]);
        let so_far = GameSoFar {
            start: &game.opening.start,
            moves: &game.moves,
            session: game.session.as_ref(),
        };
        let choice = player.choose(&so_far, budget, self.stop)?;
        let overrun = self.limits.overrun(&budget, &choice);
        game.spent[index].add(&cost(&choice, overrun.is_some()));
        game.push(choice)?;
        match overrun {
            Some(overrun) if player.loses_on_time() => Err(Fault::Time(overrun)),
            _ => Ok(()),
        }
    }
}

fn player_at(seat: Seat, first: usize) -> usize {
    seat.index() ^ first
}

fn cost(choice: &Choice, overrun: bool) -> Spent {
    Spent {
        moves: 1,
        wall: choice.wall,
        max_wall: choice.wall,
        cpu: choice.cpu,
        max_cpu: choice.cpu,
        nodes: choice.nodes,
        overruns: u64::from(overrun),
    }
}

struct GameInPlay<'a> {
    opening: &'a Opening,
    session: Box<dyn Session>,
    moves: Vec<String>,
    spent: [Spent; 2],
}

impl GameInPlay<'_> {
    fn push(&mut self, choice: Choice) -> Result<(), Fault> {
        self.session.play(&choice.mv).map_err(|error| Fault::Illegal(error.to_string()))?;
        let comment = format!(
            "depth {}, {} nodes, {:.1} ms, {:.1} ms CPU",
            choice.depth,
            choice.nodes,
            1e3 * choice.wall.as_secs_f64(),
            1e3 * choice.cpu.as_secs_f64()
        );
        self.session.annotate(choice.score, Some(comment));
        self.moves.push(choice.mv);
        Ok(())
    }

    fn end(mut self, fault: Option<GameFault>, first: usize) -> Played {
        let outcome = self.session.outcome();
        let (half_points, result) = match &fault {
            None => {
                let outcome = outcome.expect("the rules ended the game");
                (half_points(outcome, first), outcome.to_string())
            }
            Some(GameFault { by, kind, .. }) => {
                // A move that ended the game too late goes: the result would contradict the rules.
                if outcome.is_some() {
                    self.session.undo();
                }
                let seat = Seat::BOTH[by ^ first];
                let what = match kind {
                    FaultKind::Crash => "crashed",
                    FaultKind::Time => "out of time",
                    FaultKind::Illegal => "played an illegal move",
                };
                (if *by == 0 { 0 } else { 2 }, format!("{seat} {what}"))
            }
        };
        let mut record = self.session.record();
        for played in &mut record.moves[..self.opening.moves.len()] {
            played.comment = Some("opening".to_owned());
        }
        if let Some(fault) = &fault {
            record.set_tag("fault", fault.detail.clone());
        }
        record.result = Some(result.clone());
        let plies = record.moves.len();
        let result = GameResult { half_points, result, fault, plies };
        Played { result, spent: self.spent, record }
    }
}

pub(crate) fn half_points(outcome: Outcome, first: usize) -> u8 {
    match outcome {
        Outcome::Won { by, .. } if player_at(by, first) == 0 => 2,
        Outcome::Won { .. } => 0,
        Outcome::Drawn | Outcome::Scored { .. } => 1,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::Duration;

    use sakiyomi_core::Clock;
    use sakiyomi_othello::game;
    use sakiyomi_play::SessionConfig;

    use super::*;
    use crate::player::{EnginePlayer, thread_clock};

    fn start() -> Opening {
        let session = game().open(SessionConfig::default()).unwrap();
        Opening { start: session.position(), moves: Vec::new() }
    }

    fn engine(name: &str) -> EnginePlayer {
        EnginePlayer::new(game(), &name.parse().unwrap(), 1, thread_clock()).unwrap()
    }

    fn play_with(players: [&mut dyn Player; 2], first: usize, budget: Budget) -> Played {
        let (limits, stop) = (Limits::default(), Stop::default());
        let budgets = [budget; 2];
        let mut runner =
            GameRunner { game: game(), players, budgets, limits: &limits, stop: &stop };
        runner.play(&start(), first, [1, 2]).unwrap()
    }

    fn play(players: [&mut dyn Player; 2], first: usize) -> Played {
        play_with(players, first, Budget::nodes(10))
    }

    /// Returns the referee's session at the end of a record.
    fn replay(record: &Record) -> Box<dyn Session> {
        game().resume(record, SessionConfig::default()).unwrap()
    }

    /// Panics while it is broken.
    #[derive(Default)]
    struct FragileClock(AtomicBool);

    impl Clock for FragileClock {
        fn wall(&self) -> Duration {
            assert!(!self.0.load(Ordering::Relaxed), "enough of this");
            Duration::ZERO
        }

        fn cpu(&self) -> Duration {
            self.wall()
        }
    }

    #[test]
    fn a_panicking_engine_loses_and_plays_the_next_game() {
        let clock = Arc::new(FragileClock::default());
        let shared: Arc<dyn Clock> = clock.clone();
        let spec = "random".parse().unwrap();
        let mut fragile = EnginePlayer::new(game(), &spec, 1, shared).unwrap();
        let whole = play([&mut fragile, &mut engine("random")], 0);
        assert_eq!(whole.result.fault, None);

        clock.0.store(true, Ordering::Relaxed);
        let played = play([&mut fragile, &mut engine("random")], 1);
        assert_eq!((played.result.half_points, played.result.plies), (0, 1));
        assert_eq!(played.result.result, "second crashed");
        assert_eq!(played.record.tag("fault"), Some("panicked: enough of this"));

        clock.0.store(false, Ordering::Relaxed);
        let again = play([&mut fragile, &mut engine("random")], 0);
        assert_eq!(again.result, whole.result);
    }

    /// Plays a1, which is illegal at first.
    struct Cheats;

    impl Player for Cheats {
        fn new_game(&mut self, _seed: u64) -> Result<(), Fault> {
            Ok(())
        }

        fn choose(&mut self, _: &GameSoFar<'_>, _: Budget, _: &Stop) -> Result<Choice, Fault> {
            let (mv, wall) = ("a1".to_owned(), Duration::ZERO);
            Ok(Choice { mv, score: None, nodes: 1, depth: 0, wall, cpu: wall })
        }
    }

    #[test]
    fn an_illegal_move_loses_and_is_not_in_the_record() {
        let played = play([&mut engine("random"), &mut Cheats], 0);
        assert_eq!((played.result.half_points, played.result.plies), (2, 1));
        assert_eq!(played.result.result, "second played an illegal move");
        let fault = played.result.fault.expect("the second player is at fault");
        assert_eq!((fault.by, fault.kind), (1, FaultKind::Illegal));
        assert!(fault.detail.starts_with("a1 is illegal: "), "{}", fault.detail);
    }

    /// Plays the first legal move and takes a second of time for it.
    struct Slow(bool);

    impl Player for Slow {
        fn new_game(&mut self, _seed: u64) -> Result<(), Fault> {
            Ok(())
        }

        fn choose(&mut self, game: &GameSoFar<'_>, _: Budget, _: &Stop) -> Result<Choice, Fault> {
            let (mv, wall) = (game.session.legal_moves().remove(0), Duration::from_secs(1));
            Ok(Choice { mv, score: None, nodes: 1, depth: 0, wall, cpu: wall })
        }

        fn loses_on_time(&self) -> bool {
            self.0
        }
    }

    #[test]
    fn a_slow_program_loses_and_a_slow_engine_is_counted() {
        let budget = Budget::cpu(Duration::from_millis(800));
        for loses in [true, false] {
            let played = play_with([&mut Slow(loses), &mut engine("random")], 1, budget);
            assert!(played.spent[0].overruns > 0 && played.spent[1].overruns == 0);
            let expected = if loses { Some("1000 ms of CPU time instead of 800 ms") } else { None };
            assert_eq!(played.record.tag("fault"), expected);
            replay(&played.record);
        }
    }

    #[test]
    fn the_record_has_the_whole_game() {
        let played = play([&mut engine("greedy"), &mut engine("random")], 1);
        let end = replay(&played.record);
        assert_eq!(end.ply(), played.result.plies);
        assert_eq!(end.outcome().unwrap().to_string(), played.result.result);
        let total = played.spent[0].moves + played.spent[1].moves;
        assert_eq!(total as usize, played.result.plies);
    }
}
