//! One game under a referee who survives everything.

use sakiyomi_core::{Budget, Outcome, Record, RecordedMove, Seat, Stop};
use sakiyomi_engines::Game;

use crate::Limits;
use crate::openings::Opening;
use crate::player::{Choice, Fault, Player, SoFar};
use crate::result::{Ending, FaultKind, GameResult, Spent};

/// The players of a game.
pub(crate) struct Table<'p, 'a, S: Game> {
    /// The pair's players; which of them moves first is said for each game.
    pub(crate) players: [&'p mut dyn Player<S>; 2],
    /// What each of them may spend on a move.
    pub(crate) budgets: [Budget; 2],
    pub(crate) limits: &'a Limits,
    pub(crate) stop: &'a Stop,
}

/// A game that was played.
pub(crate) struct Played {
    pub(crate) result: GameResult,
    pub(crate) spent: [Spent; 2],
    pub(crate) record: Record,
}

impl<S: Game> Table<'_, '_, S> {
    /// Plays a game in which player `first` moves first; `None` when stopped.
    pub(crate) fn play(
        &mut self,
        opening: &Opening<S>,
        first: usize,
        seeds: [u64; 2],
    ) -> Option<Played> {
        let mut game = InPlay::new(opening);
        let ending = match self.play_moves(&mut game, first, seeds) {
            Ok(()) => Ending::Rules,
            Err((_, Fault::Stopped)) => return None,
            Err((by, Fault::Crash(detail))) => Ending::Fault { by, kind: FaultKind::Crash, detail },
            Err((by, Fault::Time(detail))) => Ending::Fault { by, kind: FaultKind::Time, detail },
            Err((by, Fault::Illegal(detail))) => {
                Ending::Fault { by, kind: FaultKind::Illegal, detail }
            }
        };
        Some(game.end(ending, first))
    }

    fn play_moves(
        &mut self,
        game: &mut InPlay<'_, S>,
        first: usize,
        seeds: [u64; 2],
    ) -> Result<(), (usize, Fault)> {
        for (index, seed) in seeds.into_iter().enumerate() {
            self.players[index].new_game(seed).map_err(|fault| (index, fault))?;
        }
        while game.state.outcome().is_none() {
            let index = player_at(game.state.to_move(), first);
            self.play_move(game, index).map_err(|fault| (index, fault))?;
        }
        Ok(())
    }

    fn play_move(&mut self, game: &mut InPlay<'_, S>, index: usize) -> Result<(), Fault> {
        let (player, budget) = (&mut self.players[index], self.budgets[index]);
        let so_far = SoFar { start: &game.opening.start, moves: &game.moves, state: &game.state };
        let choice = player.choose(&so_far, budget, self.stop)?;
        let overrun = self.limits.overrun(&budget, &choice);
        game.spent[index].add(&cost(&choice, overrun.is_some()));
        game.state.play(choice.mv).map_err(|error| Fault::Illegal(error.to_string()))?;
        game.push(&choice);
        match overrun {
            Some(overrun) if player.loses_on_time() => Err(Fault::Time(overrun)),
            _ => Ok(()),
        }
    }
}

/// Returns which player sits at `seat` when player `first` moves first.
fn player_at(seat: Seat, first: usize) -> usize {
    match seat {
        Seat::First => first,
        Seat::Second => 1 - first,
    }
}

fn cost<M>(choice: &Choice<M>, overrun: bool) -> Spent {
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

struct InPlay<'a, S: Game> {
    opening: &'a Opening<S>,
    state: S,
    moves: Vec<S::Move>,
    record: Record,
    spent: [Spent; 2],
}

impl<'a, S: Game> InPlay<'a, S> {
    fn new(opening: &'a Opening<S>) -> Self {
        let mut record = Record::starting_at(&opening.start);
        record.moves = opening
            .moves
            .iter()
            .map(|mv| RecordedMove {
                mv: mv.to_string(),
                comment: Some("opening".to_owned()),
                ..RecordedMove::default()
            })
            .collect();
        InPlay {
            opening,
            state: opening.position(),
            moves: opening.moves.clone(),
            record,
            spent: Default::default(),
        }
    }

    fn push(&mut self, choice: &Choice<S::Move>) {
        self.moves.push(choice.mv);
        let comment = format!(
            "depth {}, {} nodes, {:.1} ms, {:.1} ms CPU",
            choice.depth,
            choice.nodes,
            1e3 * choice.wall.as_secs_f64(),
            1e3 * choice.cpu.as_secs_f64()
        );
        self.record.moves.push(RecordedMove {
            mv: choice.mv.to_string(),
            score: choice.score,
            comment: Some(comment),
        });
    }

    fn end(mut self, ending: Ending, first: usize) -> Played {
        // A move that ended the game but came too late is taken off the record,
        // whose result would contradict the rules otherwise.
        if ending != Ending::Rules && self.state.outcome().is_some() {
            self.moves.pop();
            self.record.moves.pop();
        }
        let (half_points, result) = match &ending {
            Ending::Rules => {
                let outcome = self.state.outcome().expect("the rules ended the game");
                (half_points(outcome, first), outcome.to_string())
            }
            Ending::Fault { by, kind, .. } => {
                let seat = if *by == first { Seat::First } else { Seat::Second };
                let what = match kind {
                    FaultKind::Crash => "crashed",
                    FaultKind::Time => "out of time",
                    FaultKind::Illegal => "played an illegal move",
                };
                (if *by == 0 { 0 } else { 2 }, format!("{seat} {what}"))
            }
        };
        if let Ending::Fault { detail, .. } = &ending {
            self.record.set_tag("fault", detail.clone());
        }
        self.record.result = Some(result.clone());
        let plies = self.moves.len();
        Played {
            result: GameResult { half_points, result, ending, plies },
            spent: self.spent,
            record: self.record,
        }
    }
}

/// Returns the half points of player 0.
fn half_points(outcome: Outcome, first: usize) -> u8 {
    match outcome {
        Outcome::Won { by, .. } => {
            if player_at(by, first) == 0 {
                2
            } else {
                0
            }
        }
        Outcome::Drawn | Outcome::Scored { .. } => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::{MoveList, Observer, Report, Request, Rng, Searcher, State as _};
    use sakiyomi_engines::{Random, build};
    use sakiyomi_games::othello::{Move, Othello};

    use crate::player::{Answer, EnginePlayer};

    fn start() -> Opening<Othello> {
        Opening { start: Othello::initial(&mut Rng::seeded(0)), moves: Vec::new() }
    }

    fn random() -> EnginePlayer<Othello> {
        EnginePlayer::new("random".parse().unwrap(), 1).unwrap()
    }

    fn play(players: [&mut dyn Player<Othello>; 2], first: usize) -> Played {
        let (limits, stop) = (Limits::default(), Stop::default());
        let budgets = [Budget::nodes(10); 2];
        Table { players, budgets, limits: &limits, stop: &stop }
            .play(&start(), first, [1, 2])
            .unwrap()
    }

    /// Plays like the random player, but panics at its third move.
    struct Panics(u32, Random);

    impl Searcher<Othello> for Panics {
        fn search(
            &mut self,
            request: Request<'_, Othello>,
            observer: &mut dyn Observer<Move>,
        ) -> Report<Move> {
            self.0 += 1;
            assert!(self.0 < 3, "enough of this");
            Searcher::<Othello>::search(&mut self.1, request, observer)
        }

        fn new_game(&mut self, _seed: u64) {}
    }

    #[test]
    fn a_panicking_engine_loses_and_plays_the_next_game() {
        let make = Box::new(|_| Ok(Box::new(Panics(0, Random::new(1))) as Box<dyn Searcher<_>>));
        let mut panics = EnginePlayer::made_by(make, 1).unwrap();
        for _ in 0..2 {
            let played = play([&mut panics, &mut random()], 0);
            assert_eq!(played.result.half_points, 0);
            assert_eq!(played.result.result, "first crashed");
            assert_eq!(played.result.plies, 4);
            assert_eq!(played.record.tag("fault"), Some("panicked: enough of this"));
            played.record.replay::<Othello>().unwrap();
        }
    }

    /// Plays the random player's moves until it plays a1, which is illegal at first.
    struct Cheats;

    impl Player<Othello> for Cheats {
        fn new_game(&mut self, _seed: u64) -> Result<(), Fault> {
            Ok(())
        }

        fn choose(&mut self, _: &SoFar<'_, Othello>, _: Budget, _: &Stop) -> Answer<Move> {
            let mv = "a1".parse().unwrap();
            let wall = std::time::Duration::ZERO;
            Ok(Choice { mv, score: None, nodes: 1, depth: 0, wall, cpu: wall })
        }

        fn loses_on_time(&self) -> bool {
            true
        }
    }

    #[test]
    fn an_illegal_move_loses_and_is_not_in_the_record() {
        let played = play([&mut random(), &mut Cheats], 0);
        assert_eq!((played.result.half_points, played.result.plies), (2, 1));
        assert_eq!(played.result.result, "second played an illegal move");
        let Ending::Fault { by: 1, kind: FaultKind::Illegal, detail } = played.result.ending else {
            panic!("the second player is at fault")
        };
        assert!(detail.starts_with("a1 is illegal: "), "{detail}");
    }

    /// Plays the first legal move and takes a second of time for it.
    struct Slow(bool);

    impl Player<Othello> for Slow {
        fn new_game(&mut self, _seed: u64) -> Result<(), Fault> {
            Ok(())
        }

        fn choose(&mut self, game: &SoFar<'_, Othello>, _: Budget, _: &Stop) -> Answer<Move> {
            let mut moves = MoveList::new();
            game.state.legal_moves(&mut moves);
            let wall = std::time::Duration::from_secs(1);
            Ok(Choice { mv: moves[0], score: None, nodes: 1, depth: 0, wall, cpu: wall })
        }

        fn loses_on_time(&self) -> bool {
            self.0
        }
    }

    #[test]
    fn a_slow_program_loses_and_a_slow_engine_is_counted() {
        let (limits, stop) = (Limits::default(), Stop::default());
        let budgets = [Budget::cpu(std::time::Duration::from_millis(800)); 2];
        for loses in [true, false] {
            let (mut slow, mut other) = (Slow(loses), random());
            let mut table =
                Table { players: [&mut slow, &mut other], budgets, limits: &limits, stop: &stop };
            let played = table.play(&start(), 1, [1, 2]).unwrap();
            assert!(played.spent[0].overruns > 0 && played.spent[1].overruns == 0);
            let expected = if loses { Some("1000 ms of CPU time instead of 800 ms") } else { None };
            assert_eq!(played.record.tag("fault"), expected);
            played.record.replay::<Othello>().unwrap();
        }
    }

    #[test]
    fn the_record_has_the_whole_game() {
        let build = |_| build::<Othello>(&"greedy".parse().unwrap(), 1);
        let mut greedy = EnginePlayer::made_by(Box::new(build), 1).unwrap();
        let played = play([&mut greedy, &mut random()], 1);
        let states = played.record.replay::<Othello>().unwrap();
        assert_eq!(states.len(), played.result.plies + 1);
        assert_eq!(states[states.len() - 1].outcome().unwrap().to_string(), played.result.result);
        let total = played.spent[0].moves + played.spent[1].moves;
        assert_eq!(total as usize, played.result.plies);
    }
}
