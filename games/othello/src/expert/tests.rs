//! What the player promises beside the contract of every engine.

use super::*;
use sakiyomi_core::{ManualClock, MoveList, Rng, Silent, Stop};
use sakiyomi_play::book::{GrowConfig, OpeningBook as _};

fn expert() -> Expert {
    Expert::new(Evaluation::shipped(), ExpertConfig::default())
}

fn ask(
    expert: &mut Expert,
    state: &Othello,
    budget: Budget,
    lines: usize,
    observer: &mut dyn Observer<Move>,
) -> Report<Move> {
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let seat = state.to_move();
    let request = Request { view: state, seat, budget, lines, clock: &clock, stop: &stop };
    expert.choose(request, observer)
}

/// A position after random moves in which the player to move has a choice.
fn position(seed: u64, empty: u32) -> Othello {
    (0..)
        .map(|attempt| {
            let rng = &mut Rng::seeded(seed << 8 ^ attempt);
            let mut state = Othello::start();
            while state.board().empty().count_ones() > empty {
                let Some(mv) = state.random_move(rng, &mut MoveList::new()) else { break };
                state.apply(mv);
            }
            state
        })
        .find(|state| state.board().empty().count_ones() == empty && state.move_count() > 2)
        .expect("most random games get that far")
}

/// The value of a position by brute force.
fn by_force(state: &Othello, alpha: i32, beta: i32) -> i32 {
    let mut moves = MoveList::new();
    state.legal_moves(&mut moves);
    let mut best = if moves.is_empty() { state.tournament_score() } else { -64 };
    for mv in moves {
        let mut next = *state;
        next.apply(mv);
        best = best.max(-by_force(&next, -beta, -alpha.max(best)));
        if best >= beta {
            break;
        }
    }
    best
}

#[test]
fn a_move_without_a_choice_takes_no_time() {
    let mut rng = Rng::seeded(3);
    let mut state = Othello::start();
    while state.move_count() != 1 || state.board().empty().count_ones() > 50 {
        match state.random_move(&mut rng, &mut MoveList::new()) {
            Some(mv) => state.apply(mv),
            None => state = Othello::start(),
        }
    }
    // The clock stands still: only the number of positions ends the search.
    let budget = Budget::cpu(std::time::Duration::from_secs(1));
    let report = ask(&mut expert(), &state, budget, 1, &mut Silent);
    assert!({ state }.play(report.best).is_ok(), "{state}: {}", report.best);
    assert!(report.effort.nodes <= FORCED_NODES, "{}", report.effort.nodes);
}

#[test]
fn endgames_are_played_exactly_and_say_so() {
    let mut expert = expert();
    for seed in 0..20 {
        let state = position(seed, 8);
        let value = by_force(&state, -64, 64);
        let report = ask(&mut expert, &state, Budget::nodes(2_000_000), 1, &mut Silent);
        assert_eq!(report.effort.certainty, Certainty::Exact, "{state}");
        assert_eq!(report.lines[0].score.hundredths(), 100 * value, "{state}");
        let mut next = state;
        next.apply(report.best);
        assert_eq!(-by_force(&next, -64, 64), value, "{state}");
    }
}

#[test]
fn who_has_no_time_for_the_score_still_knows_who_wins() {
    let mut expert = expert();
    let mut solver = OthelloSolver::new(4 << 20);
    let mut score = |state: &Othello| {
        let (clock, stop) = (ManualClock::default(), Stop::default());
        let budget = Budget::UNLIMITED;
        let request =
            SolveRequest { budget, thorough: false, threads: 1, clock: &clock, stop: &stop };
        solver.exact(state, request).0.expect("there is no limit").0
    };
    // Too few nodes to begin with the score.
    let budget = Budget::nodes(400_000);
    for seed in 60..66 {
        let state = position(seed, 16);
        let report = ask(&mut expert, &state, budget, 1, &mut Silent);
        assert_ne!(report.effort.certainty, Certainty::Exact, "{state}");
        let mut next = state;
        next.apply(report.best);
        assert_eq!((-score(&next)).signum(), score(&state).signum(), "{state}");
    }
}

#[test]
fn a_timed_look_says_how_deep_and_how_sure_it_was() {
    let state = position(70, 40);
    let mut at = At { depth: 8, found: None };
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let budget = Budget::cpu(std::time::Duration::from_millis(15));
    let seat = state.to_move();
    let request = Request { view: &state, seat, budget, lines: 1, clock: &clock, stop: &stop };
    let mut until = Until { at: &mut at, stop: &stop };
    let report = expert().choose(request, &mut until);
    let (_, best, score) = at.found.expect("the depth was reached");
    assert_eq!((report.best, report.lines[0].score), (best, score));
    assert_eq!(report.effort.depth, 8);
    assert_eq!(report.effort.certainty, Certainty::Likely(73));
}

/// Ends the search when the depth is reached.
struct Until<'a> {
    at: &'a mut At,
    stop: &'a Stop,
}

impl Observer<Move> for Until<'_> {
    fn progress(&mut self, progress: &Progress<'_, Move>) {
        self.at.progress(progress);
        if self.at.found.is_some() {
            self.stop.request();
        }
    }
}

#[test]
fn each_of_several_lines_has_its_exact_value() {
    let mut expert = expert();
    for seed in 20..25 {
        let state = position(seed, 8);
        let report = ask(&mut expert, &state, Budget::nodes(20_000_000), 3, &mut Silent);
        assert_eq!(report.effort.certainty, Certainty::Exact, "{state}");
        assert_eq!(report.lines.len(), 3);
        assert!(report.lines.is_sorted_by_key(|line| Reverse(line.score)));
        for line in &report.lines {
            let mut next = state;
            next.apply(line.moves[0]);
            assert_eq!(line.score.hundredths(), -100 * by_force(&next, -64, 64), "{state}");
        }
    }
}

#[test]
fn memory_and_nodes_of_a_budget_are_kept_with_the_solver_too() {
    let state = position(30, 14);
    for memory in [64, 100_000, 3 << 20, 20 << 20] {
        for nodes in [1, 1000, 200_000] {
            let budget = Budget { memory: Some(memory), ..Budget::nodes(nodes) };
            let effort = ask(&mut expert(), &state, budget, 1, &mut Silent).effort;
            // Each of the two tables has a bucket at least.
            assert!(effort.memory <= memory.max(192), "{} of {memory} bytes", effort.memory);
            assert!(effort.nodes <= nodes, "{} of {nodes} nodes", effort.nodes);
        }
    }
}

/// Remembers what the first iteration of a depth has cost and found.
struct At {
    depth: u32,
    found: Option<(u64, Move, Score)>,
}

impl Observer<Move> for At {
    fn progress(&mut self, progress: &Progress<'_, Move>) {
        if progress.effort.depth == self.depth && self.found.is_none() {
            let line = &progress.lines[0];
            self.found = Some((progress.effort.nodes, line.moves[0], line.score));
        }
    }
}

#[test]
fn guesses_take_fewer_nodes_and_mostly_find_the_same_move() {
    let (mut certain_nodes, mut quick_nodes, mut same) = (0, 0, 0);
    for seed in 40..60 {
        let state = position(seed, 40);
        let [certain, quick] = [100, 73].map(|selectivity| {
            let config = ExpertConfig { selectivity, ..ExpertConfig::default() };
            let mut expert = Expert::new(Evaluation::shipped(), config);
            let budget = Budget { depth: Some(8), ..Budget::UNLIMITED };
            let mut at = At { depth: 8, found: None };
            ask(&mut expert, &state, budget, 1, &mut at);
            at.found.expect("the depth was reached")
        });
        certain_nodes += certain.0;
        quick_nodes += quick.0;
        same += u32::from(certain.1 == quick.1);
    }
    assert!(quick_nodes * 3 < certain_nodes, "{quick_nodes} of {certain_nodes}");
    assert!(same >= 12, "{same} of 20");
}

#[test]
fn the_contract_of_every_engine_is_kept() {
    sakiyomi_core::contract::check_searcher::<Othello>(|_| Box::new(expert()), 30);
}

#[test]
fn a_depth_is_reached_and_not_passed_whatever_the_lines() {
    for (depth, lines) in [(1, 1), (1, 3), (2, 1), (5, 1), (5, 3), (6, 2)] {
        let state = position(80, 30);
        let budget = Budget { depth: Some(depth), ..Budget::UNLIMITED };
        let report = ask(&mut expert(), &state, budget, lines, &mut Silent);
        assert_eq!((report.effort.depth, report.lines.len()), (depth, lines));
        // With the depth reached, the search goes on until nothing is left out.
        assert_eq!(report.effort.certainty, Certainty::Depth);
        assert!(report.lines.is_sorted_by_key(|line| Reverse(line.score)));
    }
}

#[test]
fn a_pass_is_searched_like_a_move() {
    let mut rng = Rng::seeded(9);
    let mut state = Othello::start();
    while state.board().mobility() != 0 || state.board().empty().count_ones() < 10 {
        match state.random_move(&mut rng, &mut MoveList::new()) {
            Some(mv) => state.apply(mv),
            None => state = Othello::start(),
        }
    }
    let mut next = state;
    next.apply(Move::Pass);
    let budget = Budget { depth: Some(4), ..Budget::UNLIMITED };
    let [passed, answered] =
        [state, next].map(|state| ask(&mut expert(), &state, budget, 1, &mut Silent));
    assert_eq!(passed.best, Move::Pass);
    assert_eq!(passed.lines[0].score, -answered.lines[0].score);
    assert_eq!(passed.lines[0].moves[1..], answered.lines[0].moves);
}

/// A small book, made for the test.
fn book() -> Arc<Book> {
    let mut book = Book::new();
    for _ in 0..4 {
        let config = GrowConfig { depth: 2, threads: 1 };
        book.grow(config, &Stop::default()).expect("nobody stops it");
    }
    Arc::new(book)
}

#[test]
fn a_move_is_played_from_the_book_and_said_to_be() {
    let book = book();
    let mut expert = expert().with_book(Arc::clone(&book), 5);
    let mut state = Othello::start();
    let mut plies = 0;
    while let Some(known) = book.choose(&state, 5) {
        let report = ask(&mut expert, &state, Budget::nodes(1000), 1, &mut Silent);
        assert_eq!(report.best, known.mv, "{state}");
        assert_eq!(report.lines[0].score, known.score, "{state}");
        assert_eq!((report.effort.nodes, report.effort.depth), (0, known.depth), "{state}");
        let reason = report.reason.expect("a book move has a reason").to_string();
        assert!(reason.starts_with("book move: ") && reason.contains(&known.score.to_string()));
        state.play(report.best).expect("a book move is legal");
        plies += 1;
    }
    assert!(plies >= 2, "{plies} plies");
    let report = ask(&mut expert, &state, Budget::nodes(1000), 1, &mut Silent);
    assert!(report.effort.nodes > 0, "{state}");
}

#[test]
fn another_game_may_open_differently() {
    let mut expert = expert().with_book(book(), 0);
    let mut first_moves: Vec<Move> = (0..20)
        .map(|seed| {
            expert.new_game(seed);
            ask(&mut expert, &Othello::start(), Budget::nodes(1000), 1, &mut Silent).best
        })
        .collect();
    first_moves.sort_unstable();
    first_moves.dedup();
    assert!(first_moves.len() > 1, "{first_moves:?}");
}

#[test]
fn an_analysis_searches_whatever_the_book_knows() {
    let mut expert = expert().with_book(book(), 5);
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let (view, budget) = (&Othello::start(), Budget::nodes(1000));
    let request =
        Request { view, seat: view.to_move(), budget, lines: 1, clock: &clock, stop: &stop };
    let report = expert.analyze(request, &mut Silent);
    assert!(report.effort.nodes > 500, "{:?}", report.effort);
}

#[test]
fn who_may_not_look_far_does_not_learn_from_the_book_what_is_there() {
    let book = book();
    let known = book.choose(&Othello::start(), 5).expect("the book has the start").depth;
    for (limit, recalls) in [(known, true), (known - 1, false)] {
        let budget = Budget { depth: Some(limit), ..Budget::nodes(1000) };
        let mut limited = expert().with_book(Arc::clone(&book), 5);
        let report = ask(&mut limited, &Othello::start(), budget, 1, &mut Silent);
        assert_eq!(report.effort.nodes == 0, recalls, "at most {limit} plies of {known}");
        assert!(report.effort.depth <= limit);
    }
}
