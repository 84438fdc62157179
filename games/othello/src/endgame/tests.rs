//! The solver against plain search, its parts against slow twins, and its promises.

use std::time::Duration;

use crate::{Board, Move, Othello};
use sakiyomi_core::{Budget, Certainty, ManualClock, MoveList, Rng, Seat, State as _, Stop};

use super::kernel::{Kernel, Portable};
use super::*;
use crate::eval::{Indices, UNIT};
use sakiyomi_play::solver::{SolveProgress, SolveStage};

const SMALL: u64 = 1 << 20;

/// Returns a position of a random game with `empties` empty squares.
fn random_state(seed: u64, empties: u32) -> Othello {
    let mut rng = Rng::seeded(seed);
    loop {
        let mut state = Othello::start();
        while state.board().empty().count_ones() > empties {
            let Some(mv) = state.random_move(&mut rng, &mut MoveList::new()) else { break };
            state.apply(mv);
        }
        if state.board().empty().count_ones() == empties && state.outcome().is_none() {
            return state;
        }
    }
}

/// Alpha-beta and nothing else.
fn plain(state: &Othello, alpha: i32, beta: i32) -> i32 {
    let mut moves = MoveList::new();
    state.legal_moves(&mut moves);
    if moves.is_empty() {
        return state.tournament_score();
    }
    let mut next: Vec<Othello> = moves
        .iter()
        .map(|&mv| {
            let mut next = *state;
            next.apply(mv);
            next
        })
        .collect();
    if state.board().empty().count_ones() > 6 {
        next.sort_by_key(|next| next.move_count());
    }
    let mut best = -64;
    for next in next {
        best = best.max(-plain(&next, -beta, -alpha.max(best)));
        if best >= beta {
            break;
        }
    }
    best
}

fn request<'a>(
    budget: Budget,
    threads: usize,
    clock: &'a ManualClock,
    stop: &'a Stop,
) -> SolveRequest<'a> {
    SolveRequest { budget, thorough: true, threads, clock, stop }
}

fn solve(solver: &mut OthelloSolver, state: &Othello, threads: usize) -> Solution<Move> {
    let (clock, stop) = (ManualClock::default(), Stop::default());
    solver.solve(state, request(Budget::UNLIMITED, threads, &clock, &stop), &mut |_| ())
}

fn score(solution: &Solution<Move>) -> i32 {
    solution.score.and_then(ScoreRange::exact).unwrap()
}

#[test]
fn the_score_is_that_of_plain_search() {
    let mut solver = OthelloSolver::new(SMALL);
    for seed in 0..6000 {
        let state = random_state(seed, 1 + seed as u32 % 9);
        assert_eq!(score(&solve(&mut solver, &state, 1)), plain(&state, -64, 64), "{state}");
    }
}

#[test]
fn the_score_of_longer_endgames_is_that_of_plain_search() {
    let mut solver = OthelloSolver::new(SMALL);
    for (empties, count) in [(10, 300), (11, 100), (12, 40), (13, 10), (14, 4)] {
        for seed in 0..count {
            let state = random_state(seed, empties);
            assert_eq!(score(&solve(&mut solver, &state, 1)), plain(&state, -64, 64), "{state}");
        }
    }
}

#[test]
fn best_moves_and_line_keep_the_score() {
    let mut solver = OthelloSolver::new(SMALL);
    for seed in 0..300 {
        let state = random_state(seed, 1 + seed as u32 % 10);
        let solution = solve(&mut solver, &state, 1);
        let mut moves = MoveList::new();
        state.legal_moves(&mut moves);
        let value_after = |mv: Move| {
            let mut next = state;
            next.apply(mv);
            -plain(&next, -64, 64)
        };
        moves.retain(|&mv| value_after(mv) == score(&solution));
        let mut best = solution.best.clone();
        best.sort();
        assert!(solution.best_is_complete);
        assert_eq!(best, moves, "{state}");
        let mut end = state;
        for &mv in &solution.line {
            end.play(mv).unwrap();
        }
        assert!(end.outcome().is_some());
        let sign = if end.to_move() == state.to_move() { 1 } else { -1 };
        assert_eq!(sign * end.tournament_score(), score(&solution), "{state}");
    }
}

#[test]
fn a_finished_game_has_its_score() {
    for state in [
        Othello::new(Board { own: 0xff, opponent: 0 }, Seat::First),
        Othello::new(Board { own: 0, opponent: 0xff }, Seat::First),
        Othello::new(Board { own: u64::MAX >> 32, opponent: u64::MAX << 32 }, Seat::Second),
    ] {
        let solution = solve(&mut OthelloSolver::new(SMALL), &state, 1);
        assert_eq!(score(&solution), state.tournament_score());
        assert!(solution.best.is_empty() && solution.line.is_empty());
    }
}

#[test]
fn every_number_of_threads_finds_the_same_score() {
    for seed in 0..12 {
        let state = random_state(seed, 16);
        let scores = [1, 2, 3, 8].map(|threads| {
            let solution = solve(&mut OthelloSolver::new(SMALL), &state, threads);
            (score(&solution), solution.best.len())
        });
        assert!(scores.iter().all(|&other| other == scores[0]), "{state}: {scores:?}");
    }
}

#[test]
fn no_technique_changes_the_score() {
    let all = Techniques::default();
    let variants = [
        Techniques { parity: false, ..all },
        Techniques { stability: false, ..all },
        Techniques { table: false, ..all },
        Techniques { etc: false, ..all },
        Techniques { fastest_first: false, ..all },
        Techniques { evaluation: false, ..all },
        Techniques { preparation: false, ..all },
    ];
    for seed in 0..10 {
        let state = random_state(seed, 14);
        let expected = score(&solve(&mut OthelloSolver::new(SMALL), &state, 1));
        for techniques in variants {
            let mut solver = OthelloSolver::new(SMALL).with(techniques);
            assert_eq!(score(&solve(&mut solver, &state, 1)), expected, "{state} {techniques:?}");
        }
    }
}

#[test]
fn the_same_question_costs_the_same_on_one_thread() {
    let state = random_state(1, 15);
    let nodes = [0, 1].map(|_| solve(&mut OthelloSolver::new(SMALL), &state, 1).effort.nodes);
    assert_eq!(nodes[0], nodes[1]);
    let mut solver = OthelloSolver::new(SMALL);
    solve(&mut solver, &random_state(2, 15), 1);
    solver.forget();
    assert_eq!(solve(&mut solver, &state, 1).effort.nodes, nodes[0]);
}

#[test]
fn every_budget_is_kept_and_leaves_the_score_open() {
    let state = random_state(3, 26);
    let mut solver = OthelloSolver::new(SMALL);
    let (clock, stop) = (ManualClock::default(), Stop::default());
    for nodes in [0, 1, 300, 1000, 20_000] {
        for threads in [1, 3] {
            let request = request(Budget::nodes(nodes), threads, &clock, &stop);
            let solution = solver.solve(&state, request, &mut |_| ());
            assert!(solution.effort.nodes <= nodes, "{} of {nodes}", solution.effort.nodes);
            assert_eq!(solution.score.and_then(ScoreRange::exact), None);
        }
    }
    let stopped = Stop::default();
    stopped.request();
    for (budget, stop) in [
        (Budget::cpu(Duration::ZERO), &stop),
        (Budget::wall(Duration::ZERO), &stop),
        (Budget::UNLIMITED, &stopped),
    ] {
        let solution = solver.solve(&state, request(budget, 2, &clock, stop), &mut |_| ());
        assert!(solution.value().is_none() && solution.best.is_empty());
        assert!(solution.effort.nodes < 5000);
    }
}

#[test]
fn an_interrupted_search_goes_on_where_it_was_saved() {
    let state = random_state(2, 20);
    let whole = solve(&mut OthelloSolver::new(16 * SMALL), &state, 1);
    let mut first = OthelloSolver::new(16 * SMALL);
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let part = Budget::nodes(whole.proof_effort.nodes / 4 * 3);
    let part = first.solve(&state, request(part, 1, &clock, &stop), &mut |_| ());
    assert_eq!(part.score.and_then(ScoreRange::exact), None);
    let mut file = Vec::new();
    first.save(&mut file).unwrap();

    let mut second = OthelloSolver::new(16 * SMALL);
    assert!(second.load(&mut &file[..]).unwrap() > 0);
    let rest = solve(&mut second, &state, 1);
    assert_eq!((score(&rest), rest.best.len()), (score(&whole), whole.best.len()));
    let (rest, whole) = (rest.proof_effort.nodes, whole.proof_effort.nodes);
    assert!(rest < whole / 2, "{rest} of {whole}");

    for at in [3, 20, file.len() / 2, file.len() - 1] {
        let mut damaged = file.clone();
        damaged[at] ^= 4;
        assert!(second.load(&mut &damaged[..]).is_err(), "byte {at}");
    }
    assert!(second.load(&mut &file[..file.len() - 8]).is_err());
}

#[test]
fn progress_is_told_while_the_search_goes_on() {
    let mut told: Vec<SolveProgress> = Vec::new();
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let request = request(Budget::UNLIMITED, 1, &clock, &stop);
    let state = random_state(5, 15);
    let solution =
        OthelloSolver::new(SMALL).solve(&state, request, &mut |progress| told.push(*progress));
    let last = told.last().unwrap();
    let range = solution.score.unwrap();
    assert_eq!(last.stage, SolveStage::Score { range, confidence: 100 });
    assert_eq!(last.effort.nodes, solution.proof_effort.nodes);
}

#[test]
fn every_kernel_equals_the_portable_one() {
    #[cfg(target_arch = "x86_64")]
    if let Some(kernel) = kernel::Avx2::available() {
        equals_the_portable_one(kernel);
    }
}

fn equals_the_portable_one<K: Kernel>(kernel: K) {
    let mut rng = Rng::seeded(7);
    for _ in 0..100_000 {
        // The third number thins or fills the board, so that long runs and empty areas both occur.
        let (a, b, c) = (rng.next_u64(), rng.next_u64(), rng.next_u64());
        let (own, opponent) = (a & b, !a & (b | c) & !(a & b));
        assert_eq!(kernel.mobility(own, opponent), Portable.mobility(own, opponent));
        let mut empty = !(own | opponent);
        while empty != 0 {
            let square = empty.trailing_zeros();
            empty &= empty - 1;
            assert_eq!(
                kernel.flips(own, opponent, square),
                Portable.flips(own, opponent, square),
                "{own:x} {opponent:x} {square}"
            );
        }
    }
    for seed in 0..200 {
        let state = random_state(seed, 8 + seed as u32 % 6);
        let both = [true, false].map(|portable| {
            let mut solver = OthelloSolver::new(SMALL);
            let (clock, stop) = (ManualClock::default(), Stop::default());
            let request = request(Budget::UNLIMITED, 1, &clock, &stop);
            if portable {
                solver.solve_with(Portable, &state, request, &mut |_| ())
            } else {
                solver.solve_with(kernel, &state, request, &mut |_| ())
            }
        });
        assert_eq!(both[0], both[1], "{state}");
    }
}

/// A plain fixed-depth search with the evaluation.
fn plain_search(state: &Othello, depth: u32) -> i32 {
    let mut moves = MoveList::new();
    state.legal_moves(&mut moves);
    if moves.is_empty() {
        return UNIT * state.tournament_score();
    }
    let board = state.board();
    if depth == 0 {
        let moves = [board.mobility(), board.swapped().mobility()];
        return Evaluation::shipped().parts(board, moves, &Indices::of(board).contents());
    }
    let after = |&mv: &Move| {
        let mut next = *state;
        next.apply(mv);
        -plain_search(&next, if mv == Move::Pass { depth } else { depth - 1 })
    };
    moves.iter().map(after).max().unwrap()
}

fn looks_as_far_as_plain_search<K: Kernel>(kernel: K) {
    let mut solver = OthelloSolver::new(SMALL);
    let (clock, stop) = (ManualClock::default(), Stop::default());
    for seed in 0..60 {
        let (empties, depth) = (16 + seed as u32 % 40, 1 + seed as u32 % 4);
        let state = random_state(seed, empties);
        let expected = plain_search(&state, depth);
        let mut is_more_than = |alpha| {
            let request = request(Budget::UNLIMITED, 1, &clock, &stop);
            let node = solve::node_of(&state);
            let search =
                |mut work: Work<'_, K>| work.search_in_parts(node, alpha, depth, table::CERTAIN);
            solver.work(kernel, request, &mut |_| (), search).0.unwrap() > alpha
        };
        assert!(is_more_than(expected - 1) && !is_more_than(expected), "{state} {depth}");
    }
}

#[test]
fn a_look_ahead_that_leaves_nothing_out_finds_the_value_of_plain_search() {
    looks_as_far_as_plain_search(Portable);
    #[cfg(target_arch = "x86_64")]
    if let Some(kernel) = kernel::Avx2::available() {
        looks_as_far_as_plain_search(kernel);
    }
}

#[test]
fn a_look_ahead_settles_the_score_as_finely_as_is_asked() {
    let mut solver = OthelloSolver::new(SMALL);
    let (clock, stop) = (ManualClock::default(), Stop::default());
    for seed in 0..40 {
        let state = random_state(seed, 20 + seed as u32 % 30);
        if state.board().mobility() == 0 {
            continue;
        }
        // Two-ply searches make no ProbCuts.
        let expected = plain_search(&state, 2);
        for width in [ROUGH, 2, 1] {
            let request = request(Budget::UNLIMITED, 1, &clock, &stop);
            let config = MidgameConfig { width, ..MidgameConfig::default() };
            let (found, _) = solver.midgame(&state, config, request, &mut |_, _| Deeper::Enough);
            let score = found.score();
            assert!((score - expected).abs() < width, "{state}: {score} for {expected}");
        }
    }
}

#[test]
fn each_of_several_lines_has_the_value_of_plain_search() {
    let mut solver = OthelloSolver::new(SMALL);
    let (clock, stop) = (ManualClock::default(), Stop::default());
    for seed in 0..30 {
        let state = random_state(seed, 20 + seed as u32 % 30);
        if state.board().mobility() == 0 {
            continue;
        }
        let (lines, deepest) = (3, 3);
        let config = MidgameConfig { deepest, lines, width: 1, ..MidgameConfig::default() };
        let request = request(Budget::UNLIMITED, 1, &clock, &stop);
        let (found, _) = solver.midgame(&state, config, request, &mut |_, _| Deeper::By(1));
        assert_eq!((found.depth, found.certainty), (3, Certainty::Depth));
        let mut moves = MoveList::new();
        state.legal_moves(&mut moves);
        let value = |mv: Move| {
            let mut next = state;
            next.apply(mv);
            -plain_search(&next, 2)
        };
        let mut values: Vec<i32> = moves.iter().map(|&mv| value(mv)).collect();
        values.sort_unstable_by_key(|&value| std::cmp::Reverse(value));
        values.truncate(lines);
        assert_eq!(
            found.lines.iter().map(|line| line.score).collect::<Vec<_>>(),
            values,
            "{state}"
        );
        assert!(found.lines.iter().all(|line| line.score == value(line.moves[0])), "{state}");
    }
}

/// Collects the discs of `own` that no continuation flips, by playing all of them.
fn never_flipped(own: u64, opponent: u64, kept: &mut u64) {
    *kept &= own;
    for (player, other, is_own) in [(own, opponent, true), (opponent, own, false)] {
        let board = Board { own: player, opponent: other };
        let mut moves = board.mobility();
        while moves != 0 {
            let square = moves.trailing_zeros() as u8;
            moves &= moves - 1;
            let next = board.after(square, board.flips(square));
            if is_own {
                never_flipped(next.opponent, next.own, kept);
            } else {
                never_flipped(next.own, next.opponent, kept);
            }
        }
    }
}

#[test]
fn a_disc_that_is_called_stable_is_never_flipped() {
    let mut claimed = 0;
    for seed in 0..2000 {
        let Board { own, opponent } = random_state(seed, 3 + seed as u32 % 4).board();
        let mut kept = own;
        never_flipped(own, opponent, &mut kept);
        let stable = stability::stable(own, opponent);
        assert_eq!(stable & !kept, 0, "{own:x} {opponent:x} seed {seed}");
        claimed += stable.count_ones();
    }
    assert!(claimed > 10_000, "{claimed}");
}

/// The public test set, where it is at hand.
#[test]
fn known_scores_of_the_public_test_set_are_found() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../../shared/data/othello/ffo.txt");
    let Ok(text) = std::fs::read_to_string(path) else { return };
    let mut solver = OthelloSolver::new(16 * SMALL);
    let mut solved = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        if fields[3].parse::<u32>().unwrap() > 19 {
            continue;
        }
        let state: Othello = format!("{} {}", fields[1], fields[2]).parse().unwrap();
        let solution = solve(&mut solver, &state, 1);
        assert_eq!(score(&solution), fields[4].parse::<i32>().unwrap(), "{line}");
        let mut best: Vec<String> = solution.best.iter().map(Move::to_string).collect();
        let mut expected: Vec<&str> = fields[5].split(',').collect();
        best.sort();
        expected.sort_unstable();
        assert_eq!(best, expected, "{line}");
        solved += 1;
    }
    assert!(solved >= 25, "{solved}");
}
