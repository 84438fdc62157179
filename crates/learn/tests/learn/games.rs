//! Games of self-play.

use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};

use sakiyomi_contrast::Contrast;
use sakiyomi_core::{Evaluator, Outcome, State as _, Stop, Uniform};
use sakiyomi_learn::{
    Exact, Job, JobSource, Offer, Progress, Resign, Root, Searched, SelfplayConfig, WorkError,
    learner, work,
};
use sakiyomi_othello::Othello;
use sakiyomi_play::BoardGame;
use sakiyomi_score_four::ScoreFour;

use crate::support::{Collector, play, quick, tiny};

#[test]
fn games_do_not_depend_on_how_they_are_shared_out() {
    fn check<S: BoardGame>() {
        let player = learner::<S>().self_player(&tiny::<S>(3)).unwrap();
        let play = |threads, config: &SelfplayConfig| {
            let games = Collector::new(3, 2, config);
            player.play_on(threads, &games, &games, &Stop::default(), &|_| {}).unwrap();
            games.games.into_inner().unwrap()
        };
        let config = quick::<S>();
        let alone = play(1, &config);
        let shared = play(2, &SelfplayConfig { games_in_flight: 2, ..config });
        assert_eq!(alone.len(), 6, "{}", S::INFO.id);
        assert!(alone == shared, "{}: the games differ", S::INFO.id);
        let mut games: Vec<_> = alone.into_values().collect();
        games.dedup_by(|a, b| a.moves == b.moves);
        assert!(games.len() > 3, "{}: games of other seeds are other games", S::INFO.id);
    }
    check::<Othello>();
    check::<ScoreFour>();
    check::<Contrast>();
}

#[test]
fn games_under_way_go_on_while_jobs_are_late() {
    /// Has nothing for a worker that still plays.
    struct Late(Collector, AtomicUsize);
    impl JobSource for Late {
        fn next(&self) -> Option<Job> {
            self.0.next()
        }
        fn offer(&self) -> Offer {
            self.1.fetch_add(1, Ordering::Relaxed);
            Offer::NotYet
        }
    }
    let late = Late(Collector::new(3, 1, &quick::<ScoreFour>()), AtomicUsize::new(0));
    let stop = Stop::default();
    work::<ScoreFour>(&late, &late.0, &mut Uniform, &stop, &|_| {}).expect("it ends");
    assert_eq!(late.0.games.lock().unwrap().len(), 3);
    assert!(late.1.into_inner() > 0, "it asked without waiting");
}

#[test]
fn games_may_begin_with_moves_by_chance() {
    let config = SelfplayConfig { random_plies: 6, ..quick::<Contrast>() };
    let mut lengths = [0; 7];
    for game in play::<Contrast>(&Collector::new(6, 8, &config), &mut Uniform) {
        game.replay::<Contrast>().expect("it is a game");
        let by_chance = game.moves.iter().take_while(|mv| mv.searched == Searched::Not).count();
        lengths[by_chance] += 1;
    }
    assert!(lengths.iter().all(|&games| games > 0), "{lengths:?}");
}

#[test]
fn every_game_can_be_played_again() {
    fn check<S: BoardGame>() {
        let noise = Root::Noise { alpha: 0.5, share: 0.25, forced: 2.0 };
        for root in [SelfplayConfig::default().root, Root::dirichlet(), noise] {
            for reuse in [true, false] {
                let config = SelfplayConfig { root, reuse, full_share: 0.5, ..quick::<S>() };
                for game in play::<S>(&Collector::new(1, 3, &config), &mut Uniform) {
                    game.replay::<S>().expect("it is a game");
                    let kinds = |kind| game.moves.iter().filter(|mv| mv.searched == kind).count();
                    assert!(kinds(Searched::Full) > 0 && kinds(Searched::Cheap) > 0);
                }
            }
        }
    }
    check::<Othello>();
    check::<ScoreFour>();
    check::<Contrast>();
}

#[test]
fn a_batch_holds_leaves_of_all_games_in_flight() {
    let config = SelfplayConfig { games_in_flight: 8, ..quick::<ScoreFour>() };
    let collector = Collector::new(2, 8, &config);
    let total = Cell::new(Progress::default());
    let largest = Cell::new(0);
    let note = |done: Progress| {
        let mut sum = total.get();
        sum.add(done);
        total.set(sum);
        largest.set(largest.get().max(done.evaluations));
    };
    work::<ScoreFour>(&collector, &collector, &mut Uniform, &Stop::default(), &note).unwrap();
    let total = total.get();
    assert_eq!((total.games, largest.get()), (16, 8));
    assert!(total.simulations >= total.evaluations && total.fill() > 0.5, "{total:?}");
}

#[test]
fn a_stop_keeps_the_games_that_are_over() {
    struct StopAfter(u32, Stop);
    impl Evaluator<ScoreFour> for StopAfter {
        fn evaluate(&mut self, batch: &[ScoreFour]) -> Vec<sakiyomi_core::Evaluation> {
            self.0 -= 1;
            if self.0 == 0 {
                self.1.request();
            }
            Evaluator::<ScoreFour>::evaluate(&mut Uniform, batch)
        }
    }
    let collector = Collector::new(100, 8, &quick::<ScoreFour>());
    let stop = Stop::default();
    let mut evaluator = StopAfter(2000, stop.clone());
    work::<ScoreFour>(&collector, &collector, &mut evaluator, &stop, &|_| {}).unwrap();
    let kept = collector.games.lock().unwrap().len();
    assert!((1..800).contains(&kept), "{kept}");
}

#[test]
fn impossible_settings_are_refused() {
    let config = SelfplayConfig { sims: 0, ..quick::<Othello>() };
    let collector = Collector::new(1, 1, &config);
    let refused = work::<Othello>(&collector, &collector, &mut Uniform, &Stop::default(), &|_| {});
    assert!(matches!(refused, Err(WorkError::Config(_))));
}

#[test]
fn exact_results_are_those_of_the_solver() {
    fn check<S: BoardGame>(from_ply: u32) {
        let exact = Some(Exact { from_ply, nodes: 100_000, play_on: 0.0 });
        let config = SelfplayConfig { exact, ..quick::<S>() };
        let mut solver = (S::SOLVER.expect("the game has a solver").build)(8 << 20);
        let games = play::<S>(&Collector::new(1, 6, &config), &mut Uniform);
        let mut ended_early = 0;
        for game in &games {
            let Some((ply, result)) = game.exact else { continue };
            let mut state: S = game.start();
            for &mv in &game.replay::<S>().unwrap()[..usize::from(ply)] {
                state.apply(mv);
            }
            let outcome: Option<Outcome> = solver.outcome(&state, 10_000_000);
            assert_eq!(outcome.map(Into::into), Some(result), "{state}");
            ended_early += u32::from(game.result == result);
            assert_eq!(game.result_at(0), result);
        }
        assert!(ended_early > 3, "{}: {ended_early}", S::INFO.id);
    }
    check::<ScoreFour>(20);
    check::<Othello>(50);
}

#[test]
fn some_games_with_a_known_result_are_played_to_the_end() {
    let exact = Some(Exact { from_ply: 50, nodes: 100_000, play_on: 1.0 });
    let config = SelfplayConfig { exact, ..quick::<Othello>() };
    for game in play::<Othello>(&Collector::new(1, 2, &config), &mut Uniform) {
        let mut state: Othello = game.start();
        game.replay::<Othello>().unwrap().into_iter().for_each(|mv| state.apply(mv));
        assert_eq!(state.outcome().map(Into::into), Some(game.result));
        assert!(game.exact.is_some());
    }
}

#[test]
fn lost_games_are_given_up_but_for_a_share() {
    // The first player is always lost, and so gives up at once.
    struct Gloomy;
    impl Evaluator<Contrast> for Gloomy {
        fn evaluate(&mut self, batch: &[Contrast]) -> Vec<sakiyomi_core::Evaluation> {
            let mut answers = Evaluator::<Contrast>::evaluate(&mut Uniform, batch);
            for (state, answer) in batch.iter().zip(&mut answers) {
                answer.value =
                    if state.to_move() == sakiyomi_core::Seat::First { -1.0 } else { 1.0 };
            }
            answers
        }
    }
    let resign = Some(Resign { below: Some(-0.9), play_on: 0.5, false_positives: 0.05 });
    let config = SelfplayConfig { resign, sims: 2, cheap_sims: 2, ..quick::<Contrast>() };
    let games = play::<Contrast>(&Collector::new(1, 20, &config), &mut Gloomy);
    let (never, may): (Vec<_>, Vec<_>) = games.iter().partition(|game| game.never_resigns);
    assert!(never.len() > 2 && may.len() > 2);
    assert!(never.iter().all(|game| !game.resigned));
    for game in may {
        assert!(game.resigned && game.moves.len() == 2, "{}", game.moves.len());
        game.replay::<Contrast>().expect("it is a game");
    }
}
