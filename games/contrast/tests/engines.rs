//! Contrast's strong player: tactics, stages, draws.

use std::collections::HashSet;
use std::path::Path;

use sakiyomi_contrast::{Board, Contrast, Move};
use sakiyomi_contrast::{ContrastHooks, Evaluation, RaceHooks, RunningRollout};
use sakiyomi_core::{
    Budget, ManualClock, MoveList, Outcome, Report, Request, Rng, Score, Searcher, Silent, State,
    Stop,
};
use sakiyomi_search::mcts::{HooksEvaluator, Playouts, Puct, PuctConfig, Scale};
use sakiyomi_search::{AlphaBeta, AlphaBetaConfig, SearchHooks};

fn guide() -> ContrastHooks {
    ContrastHooks::new(Evaluation::shipped())
}

fn ask(player: &mut dyn Searcher<Contrast>, state: &Contrast, budget: Budget) -> Report<Move> {
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let seat = state.to_move();
    let request = Request { view: state, seat, budget, lines: 1, clock: &clock, stop: &stop };
    player.choose(request, &mut Silent)
}

fn to_depth(depth: u32) -> Budget {
    Budget { depth: Some(depth), ..Budget::UNLIMITED }
}

/// Reads the tactics beside the checkout, when they are there: positions with
/// the length of the shortest forced win, 0 for none within five plies.
fn tactics() -> Vec<(Contrast, u32)> {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/contrast/tactics.csv");
    let Ok(text) = std::fs::read_to_string(file) else { return Vec::new() };
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let (state, plies) = line.split_once(';').expect("a line is position;plies");
            (state.parse().expect("a position"), plies.parse().expect("a number"))
        })
        .collect()
}

fn children(state: &Contrast) -> Vec<(Move, Contrast)> {
    let mut moves = MoveList::new();
    state.legal_moves(&mut moves);
    let after = |mv: Move| {
        let mut next = state.clone();
        next.apply(mv);
        next
    };
    moves.into_iter().map(|mv| (mv, after(mv))).collect()
}

/// Tells by the rules alone whether the player to move can force a win within so many plies.
fn can_force(state: &Contrast, plies: u32) -> bool {
    state.board().can_reach_goal(state.to_move())
        || plies >= 3 && children(state).iter().any(|(_, next)| is_forced_loss(next, plies - 1))
}

fn is_forced_loss(state: &Contrast, plies: u32) -> bool {
    match state.outcome() {
        Some(Outcome::Won { by, .. }) => by != state.to_move(),
        Some(_) => false,
        None => children(state).iter().all(|(_, next)| can_force(next, plies - 1)),
    }
}

#[test]
fn every_tactic_is_solved_with_the_right_length() {
    let mut player = AlphaBeta::new(guide(), AlphaBetaConfig::full_width());
    for (number, (state, plies)) in tactics().into_iter().enumerate() {
        player.new_game(0);
        // At the horizon a goal in two plies is detected statically, so that three plies are enough to
        // find one in five, but not a win that leaves the opponent without a move.
        let mut found = ask(&mut player, &state, to_depth(3)).lines[0].score.win_distance();
        if found.is_none() && (plies == 5 || number % 10 == 0) {
            found = ask(&mut player, &state, to_depth(5)).lines[0].score.win_distance();
        }
        let found = found.filter(|&found| found <= 5);
        assert_eq!(found.unwrap_or(0), plies, "{state}");
    }
}

#[test]
fn the_usual_search_finds_every_win_of_the_tactics_and_no_other() {
    let mut player = AlphaBeta::new(guide(), AlphaBetaConfig::default());
    for (state, plies) in tactics() {
        player.new_game(0);
        let report = ask(&mut player, &state, Budget { depth: Some(9), ..Budget::nodes(20_000) });
        let found = report.lines[0].score.win_distance();
        match plies {
            0 => assert!(found.is_none_or(|found| found > 5), "{state}: {found:?}"),
            plies => assert_eq!(found, Some(plies), "{state}"),
        }
    }
}

#[test]
fn a_win_in_five_that_begins_with_a_late_move_is_found() {
    let text = "22.2./..2../..2.1/...1./..111 ...../b..../...../..g../b.... 11-30 1";
    let state: Contrast = text.parse().expect("a position");
    let mut player = AlphaBeta::new(guide(), AlphaBetaConfig::default());
    let report = ask(&mut player, &state, Budget::nodes(20_000));
    assert_eq!(report.lines[0].score.win_distance(), Some(5));
    assert_eq!(report.best.to_string(), "e3e4+d4g");
}

#[test]
fn a_few_simulations_find_forced_wins() {
    let tactics = tactics();
    let wins: Vec<_> = tactics.iter().filter(|(_, plies)| matches!(plies, 1 | 3)).collect();
    let mut uct = Puct::new(Playouts::new(RunningRollout, 1), PuctConfig::uct(), 1);
    let scale = Scale { value: 110.0, policy: 60.0 };
    let config = PuctConfig { batch: 1, ..PuctConfig::default() };
    let mut puct = Puct::new(HooksEvaluator::new(guide(), scale), config, 1);
    let players: [&mut dyn Searcher<Contrast>; 2] = [&mut uct, &mut puct];
    for player in players {
        let mut found = 0;
        for (state, plies) in &wins {
            player.new_game(1);
            let report = ask(player, state, Budget::nodes(1000));
            let mut next = state.clone();
            next.apply(report.best);
            let keeps = is_forced_loss(&next, plies - 1);
            assert!(keeps || *plies > 1, "a win at once is played: {state}");
            found += usize::from(keeps);
        }
        assert!(20 * found >= 18 * wins.len(), "{found} of {}", wins.len());
    }
}

#[test]
fn both_stages_together_are_all_moves_that_do_not_lose_at_once() {
    let rng = &mut Rng::seeded(1);
    let mut guide = guide();
    let (mut first_stage, mut all_moves) = (0, 0);
    for _ in 0..40 {
        let mut state = Contrast::start();
        while state.outcome().is_none() {
            let (mut first, mut later) = (Vec::new(), Vec::new());
            guide.moves(&state, &mut Vec::new(), &mut first);
            guide.later_moves(&state, &mut Vec::new(), &mut later);
            first_stage += first.len();
            let listed: HashSet<Move> = first.iter().chain(&later).map(|&(mv, _)| mv).collect();
            assert_eq!(listed.len(), first.len() + later.len(), "no move is listed twice: {state}");
            assert!(!first.is_empty(), "{state}");
            let seat = state.to_move();
            let wins = state.board().can_reach_goal(seat);
            let children = children(&state);
            all_moves += children.len();
            let is_safe = |next: &Contrast| {
                next.outcome().is_some() || !next.board().can_reach_goal(seat.opponent())
            };
            let any_safe = children.iter().any(|(_, next)| is_safe(next));
            for (mv, next) in &children {
                if wins {
                    let is_goal = mv.to.bit() & Board::goal_row(seat) != 0;
                    assert_eq!(listed.contains(mv), is_goal && mv.placed.is_none(), "{state} {mv}");
                } else {
                    // Unsafe moves may be listed where a draw is near, and never missing where all are.
                    assert!(
                        listed.contains(mv) || any_safe && !is_safe(next),
                        "{mv} is missing: {state}"
                    );
                }
            }
            state.apply(state.random_move(rng, &mut MoveList::new()).unwrap());
        }
    }
    assert!(3 * first_stage < 2 * all_moves, "{first_stage} of {all_moves}");
}

#[test]
fn what_is_seen_at_a_glance_is_true() {
    let rng = &mut Rng::seeded(2);
    let mut guide = guide();
    let mut seen = [0, 0];
    for _ in 0..150 {
        let mut state = Contrast::start();
        while state.outcome().is_none() {
            match guide.static_bound(&state).map(|known| known.score) {
                Some(score) if score == Score::win_in(1) => {
                    seen[0] += 1;
                    assert!(can_force(&state, 1), "{state}");
                }
                Some(score) => {
                    seen[1] += 1;
                    assert_eq!(score, Score::loss_in(2));
                    assert!(is_forced_loss(&state, 2), "{state}");
                }
                None => assert!(!can_force(&state, 1), "{state}"),
            }
            state.apply(state.random_move(rng, &mut MoveList::new()).unwrap());
        }
    }
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}

/// Returns a game that has come to the same position three times, with one more step to the fourth.
fn nearly_repeated() -> Contrast {
    let mut state = Contrast::start();
    for text in ["c1c2", "c5c4", "c2c1", "c4c5"].repeat(3).iter().take(11) {
        state.play(text.parse().expect("a move")).expect("a legal move");
    }
    state
}

#[test]
fn a_draw_by_repetition_is_seen_and_not_remembered_for_other_games() {
    let state = nearly_repeated();
    let fresh = Contrast::from_board(*state.board());
    let drawing: Move = "c4c5".parse().unwrap();
    let mut next = state.clone();
    next.apply(drawing);
    assert_eq!(next.outcome(), Some(Outcome::Drawn));
    assert_ne!(guide().table_key(&state), guide().table_key(&fresh));
    // The table of the one game must not answer for the other.
    let value = |player: &mut AlphaBeta<Contrast, ContrastHooks>, state: &Contrast| {
        ask(player, state, to_depth(3)).lines[0].score
    };
    let mut shared = AlphaBeta::new(guide(), AlphaBetaConfig::full_width());
    let alone = [&state, &fresh]
        .map(|state| value(&mut AlphaBeta::new(guide(), AlphaBetaConfig::full_width()), state));
    assert_eq!([&state, &fresh].map(|state| value(&mut shared, state)), alone);
}

#[test]
fn more_simulations_win_matches_against_fewer() {
    let mut points = 0.0;
    let rng = &mut Rng::seeded(3);
    for game in 0..10 {
        let new = || Puct::new(Playouts::new(RunningRollout, game), PuctConfig::uct(), game);
        let (mut strong, mut weak) = (new(), new());
        let mut state = Contrast::start();
        for _ in 0..4 {
            state.apply(state.random_move(rng, &mut MoveList::new()).unwrap());
        }
        let strong_seat = [state.to_move(), state.to_move().opponent()][game as usize % 2];
        let outcome = loop {
            if let Some(outcome) = state.outcome() {
                break outcome;
            }
            let is_strong = state.to_move() == strong_seat;
            let (player, nodes) = if is_strong { (&mut strong, 800) } else { (&mut weak, 40) };
            state.apply(ask(player, &state, Budget::nodes(nodes)).best);
        };
        points += outcome.points_for(strong_seat).unwrap();
    }
    assert!(points >= 7.0, "{points} of 10");
}

#[test]
fn the_race_alone_solves_the_tactics_too() {
    let mut player = AlphaBeta::new(RaceHooks, AlphaBetaConfig::full_width());
    for (state, plies) in tactics().into_iter().filter(|(_, plies)| matches!(plies, 1 | 3)) {
        player.new_game(0);
        let found = ask(&mut player, &state, to_depth(3)).lines[0].score.win_distance();
        assert_eq!(found, Some(plies), "{state}");
    }
}
