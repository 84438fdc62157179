//! The generic search on the real games: its results equal plain minimax.

use std::collections::HashMap;

use sakiyomi_contrast::Contrast;
use sakiyomi_core::{
    Budget, ManualClock, MoveList, Outcome, PerfectInformation, Report, Request, Rng, Score,
    Searcher, Silent, State, Stop,
};
use sakiyomi_othello::Othello;
use sakiyomi_score_four::ScoreFour;
use sakiyomi_search::{AlphaBeta, AlphaBetaConfig, SearchHooks};

fn ask<S: PerfectInformation>(
    player: &mut dyn Searcher<S>,
    state: &S,
    depth: u32,
    lines: usize,
) -> Report<S::Move> {
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let budget = Budget { depth: Some(depth), ..Budget::UNLIMITED };
    let seat = state.to_move();
    player.choose(
        Request { view: state, seat, budget, lines, clock: &clock, stop: &stop },
        &mut Silent,
    )
}

/// Plays `plies` random moves that do not end the game, or as many as there are.
fn random_position<S: State>(rng: &mut Rng, plies: u32) -> S {
    let mut state = S::initial(rng);
    for _ in 0..plies {
        let mut going_on = children(&state);
        going_on.retain(|(_, child)| child.outcome().is_none());
        let Some((_, child)) = rng.choose(&going_on) else { break };
        state = child.clone();
    }
    state
}

fn children<S: State>(state: &S) -> Vec<(S::Move, S)> {
    let mut moves = MoveList::new();
    state.legal_moves(&mut moves);
    let after = |mv| {
        let mut child = state.clone();
        child.apply(mv);
        (mv, child)
    };
    moves.into_iter().map(after).collect()
}

fn result<S: State>(state: &S) -> Option<Score> {
    state.outcome().map(|outcome| match outcome {
        Outcome::Won { by, .. } if by == state.to_move() => Score::win_in(0),
        Outcome::Won { .. } => Score::loss_in(0),
        _ => Score::ZERO,
    })
}

/// Returns the value of a position for the player who moved there, counted from before the move.
fn one_ply_later(score: Score) -> Score {
    match (score.win_distance(), score.loss_distance()) {
        (Some(plies), _) => Score::loss_in(plies + 1),
        (_, Some(plies)) => Score::win_in(plies + 1),
        _ => -score,
    }
}

/// Returns the minimax value at `depth` plies.
fn minimax<S: PerfectInformation>(state: &S, depth: u32, evaluate: &impl Fn(&S) -> Score) -> Score {
    match result(state) {
        Some(score) => score,
        None if depth == 0 => evaluate(state),
        None => children(state)
            .iter()
            .map(|(_, child)| one_ply_later(minimax(child, depth - 1, evaluate)))
            .max()
            .expect("a game that goes on has a move"),
    }
}

fn small(config: AlphaBetaConfig) -> AlphaBetaConfig {
    AlphaBetaConfig { table_bytes: 1 << 20, ..config }
}

/// Compares the search with minimax, line by line, in random positions of all phases.
fn check_values<S: PerfectInformation, G: SearchHooks<S>>(guide: G, positions: u32, depth: u32) {
    let rng = &mut Rng::seeded(20);
    let mut player = AlphaBeta::new(guide.clone(), small(AlphaBetaConfig::full_width()));
    for _ in 0..positions {
        let plies = rng.below(50);
        let state: S = random_position(rng, plies);
        let evaluate = |state: &S| guide.clone().evaluate(state);
        let mut expected: Vec<Score> = children(&state)
            .iter()
            .map(|(_, child)| one_ply_later(minimax(child, depth - 1, &evaluate)))
            .collect();
        expected.sort_by_key(|&score| std::cmp::Reverse(score));
        expected.truncate(3);
        player.new_game(0);
        let report = ask(&mut player, &state, depth, 3);
        let scores: Vec<Score> = report.lines.iter().map(|line| line.score).collect();
        assert_eq!(scores, expected, "{state}");
    }
}

#[test]
fn othello_values_equal_minimax() {
    check_values::<Othello, _>(sakiyomi_othello::ClassicHooks, 60, 4);
}

#[test]
fn score_four_values_equal_minimax() {
    check_values::<ScoreFour, _>(sakiyomi_score_four::ClassicHooks, 40, 4);
}

#[test]
fn contrast_values_equal_minimax() {
    /// The evaluation alone: static bounds would see beyond the depth.
    #[derive(Clone)]
    struct Plain;
    impl SearchHooks<Contrast> for Plain {
        fn evaluate(&mut self, state: &Contrast) -> Score {
            sakiyomi_contrast::RaceHooks.evaluate(state)
        }
    }
    check_values::<Contrast, _>(Plain, 40, 3);
}

/// Returns the exact value, with the distance of wins and losses.
fn solve(state: &ScoreFour, known: &mut HashMap<ScoreFour, Score>) -> Score {
    if let Some(score) = result(state) {
        return score;
    }
    if let Some(&score) = known.get(state) {
        return score;
    }
    let score = children(state)
        .iter()
        .map(|(_, child)| one_ply_later(solve(child, known)))
        .max()
        .expect("a game that goes on has a move");
    known.insert(*state, score);
    score
}

#[test]
fn score_four_endgames_are_solved_with_the_exact_distance() {
    let rng = &mut Rng::seeded(21);
    let mut classic =
        AlphaBeta::new(sakiyomi_score_four::ClassicHooks, small(AlphaBetaConfig::full_width()));
    let mut exact =
        AlphaBeta::new(sakiyomi_score_four::TacticalHooks, small(AlphaBetaConfig::full_width()));
    let mut usual =
        AlphaBeta::new(sakiyomi_score_four::TacticalHooks, small(AlphaBetaConfig::default()));
    let mut results = [0; 3];
    for _ in 0..300 {
        let state: ScoreFour = random_position(rng, 55);
        if state.plies() < 55 {
            continue;
        }
        let score = solve(&state, &mut HashMap::new());
        results[(score.hundredths().signum() + 1) as usize] += 1;
        let lines = |player: &mut dyn Searcher<ScoreFour>| ask(player, &state, 64, 1).lines;
        assert_eq!(lines(&mut classic)[0].score, score, "{state}");
        assert_eq!(lines(&mut exact)[0].score, score, "{state}");
        let found = lines(&mut usual)[0].score;
        assert_eq!(found.hundredths().signum(), score.hundredths().signum(), "{state}");
    }
    assert!(results.iter().all(|&count| count > 0), "wins, draws and losses: {results:?}");
}

#[test]
fn two_threads_answer_as_deep_with_a_legal_move() {
    let rng = &mut Rng::seeded(23);
    let config = small(AlphaBetaConfig { threads: 2, ..AlphaBetaConfig::full_width() });
    let mut player = AlphaBeta::new(sakiyomi_score_four::ClassicHooks, config);
    for plies in [4, 12, 20, 28] {
        let state: ScoreFour = random_position(rng, plies);
        let report = ask(&mut player, &state, 4, 1);
        assert!(children(&state).iter().any(|&(mv, _)| mv == report.best));
        let evaluate = |state: &ScoreFour| sakiyomi_score_four::ClassicHooks.evaluate(state);
        let score = report.lines[0].score;
        let is_won = score.win_distance().is_some();
        assert!(report.effort.depth == 4 || is_won, "a found win ends the search: {state}");
        assert_eq!(score, minimax(&state, 4, &evaluate), "{state}");
    }
}

#[test]
fn lines_are_legal_in_every_game() {
    fn check<S: PerfectInformation, G: SearchHooks<S>>(guide: G) {
        let rng = &mut Rng::seeded(24);
        let config = AlphaBetaConfig { table_bytes: 1 << 12, ..AlphaBetaConfig::default() };
        let mut player = AlphaBeta::new(guide, config);
        for _ in 0..30 {
            let plies = rng.below(50);
            let state: S = random_position(rng, plies);
            for line in ask(&mut player, &state, 5, 3).lines {
                let mut end = state.clone();
                for mv in line.moves {
                    end.play(mv).expect("a line is made of legal moves");
                }
            }
        }
    }
    check::<Othello, _>(sakiyomi_othello::ClassicHooks);
    check::<ScoreFour, _>(sakiyomi_score_four::TacticalHooks);
    check::<Contrast, _>(sakiyomi_contrast::RaceHooks);
}
