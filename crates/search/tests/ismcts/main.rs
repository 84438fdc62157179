//! Search over information sets, on a game small enough to be solved, and on one of two players
//! in which the moves of the opponent are hidden.

mod guessing;
mod ladder;

use sakiyomi_core::{
    Budget, ManualClock, Observable as _, Observer, Progress, Report, Request, Rng, Searcher, Seat,
    Silent, State as _, Stop, contract,
};
use sakiyomi_search::{Ismcts, IsmctsConfig, RandomPlayout};

use guessing::Guessing;
use ladder::{Ladder, Rung, StaticBound, after, expectimax};

fn player(config: IsmctsConfig) -> Ismcts<Ladder> {
    Ismcts::new(RandomPlayout, config, 1)
}

fn ask(player: &mut Ismcts<Ladder>, view: &StaticBound, budget: Budget) -> Report<Rung> {
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let request = Request { view, seat: Seat::First, budget, lines: 1, clock: &clock, stop: &stop };
    player.choose(request, &mut Silent)
}

#[test]
fn the_engine_contract_is_kept() {
    contract::check_searcher::<Ladder>(
        |seed| Box::new(Ismcts::<Ladder>::new(RandomPlayout, IsmctsConfig::default(), seed)),
        60,
    );
    let small = IsmctsConfig { expand_at: 1, tree_bytes: 2000, ..IsmctsConfig::default() };
    contract::check_searcher::<Ladder>(
        |seed| Box::new(Ismcts::<Ladder>::new(RandomPlayout, small, seed)),
        60,
    );
}

#[test]
fn it_converges_to_the_value_of_expectimax() {
    let rng = &mut Rng::seeded(1);
    for _ in 0..6 {
        let state = Ladder::initial(rng);
        let view = state.view(Seat::First);
        let config = IsmctsConfig { exploration: 0.7, expand_at: 1, ..IsmctsConfig::default() };
        let report = ask(&mut player(config), &view, Budget::nodes(150_000));
        let found = f64::from(report.moves[0].score.hundredths()) / 100.0;
        let exact = expectimax(&view);
        assert!((found - exact).abs() < 0.06, "{found} for {exact}: {view}");
        assert!(after(&view, report.best) > exact - 0.03, "{} in {view}", report.best);
    }
}

#[test]
fn more_iterations_play_better() {
    let cards = |iterations: u64| -> u32 {
        let mut player = player(IsmctsConfig::default());
        (0..600)
            .map(|seed| {
                let mut state = Ladder::initial(&mut Rng::seeded(seed));
                player.new_game(seed);
                while state.outcome().is_none() {
                    let view = state.view(Seat::First);
                    state.apply(ask(&mut player, &view, Budget::nodes(iterations)).best);
                }
                state.view(Seat::First).played.count_ones()
            })
            .sum()
    };
    let [one, few, many] = [1, 20, 1000].map(cards);
    assert!(one < few && few < many, "{one} {few} {many}");
}

#[test]
fn no_iteration_and_one_iteration_give_a_legal_move() {
    for seed in 0..50 {
        let state = Ladder::initial(&mut Rng::seeded(seed));
        let view = state.view(Seat::First);
        for nodes in [0, 1] {
            let report = ask(&mut player(IsmctsConfig::default()), &view, Budget::nodes(nodes));
            assert!(view.moves().contains(&report.best));
            assert_eq!(report.effort.nodes, nodes);
            assert_eq!(report.moves.len() as u64, nodes);
        }
    }
}

#[test]
fn a_game_that_ends_with_the_next_card_is_searched_too() {
    // With no deck and one card that fits, every world is the same, and ends at once.
    let rng = &mut Rng::seeded(3);
    let last = std::iter::repeat_with(|| {
        let mut state = Ladder::initial(rng);
        let mut before = state.clone();
        while let Some(mv) = state.random_move(rng, &mut Vec::new()) {
            before = state.clone();
            state.apply(mv);
        }
        (before, state.view(Seat::First).played.count_ones())
    });
    for (before, cards) in last.filter(|(before, _)| before.move_count() == 1).take(20) {
        let view = before.view(Seat::First);
        if view.deck_len > 0 {
            continue;
        }
        let report = ask(&mut player(IsmctsConfig::default()), &view, Budget::nodes(100));
        assert_eq!(report.moves[0].score.hundredths(), 100 * cards.cast_signed());
        assert_eq!(report.moves[0].visits, 100);
    }
}

#[test]
fn what_it_is_asked_about_stays_as_it_was() {
    let state = Ladder::initial(&mut Rng::seeded(4));
    let (before, view) = (state.clone(), state.view(Seat::First));
    let seen = view.clone();
    ask(&mut player(IsmctsConfig::default()), &view, Budget::nodes(5000));
    assert_eq!((state, view), (before, seen));
}

#[test]
fn a_tree_without_room_gives_up_what_is_visited_least() {
    let view = Ladder::initial(&mut Rng::seeded(5)).view(Seat::First);
    let config = IsmctsConfig { expand_at: 1, tree_bytes: 3000, ..IsmctsConfig::default() };
    let mut crowded = player(config);
    let report = ask(&mut crowded, &view, Budget::nodes(20_000));
    assert!(count(&report, "evictions") > 0 && count(&report, "bytes") <= 3000, "{report:?}");
    assert_eq!(count(&report, "iterations"), 20_000);
    assert_eq!(report.moves.iter().map(|value| value.visits).sum::<u64>(), 20_000);

    let mut roomy = player(IsmctsConfig { expand_at: 1, ..IsmctsConfig::default() });
    let report = ask(&mut roomy, &view, Budget::nodes(20_000));
    let [evictions, hits, misses, information_sets, edges] =
        ["evictions", "hits", "misses", "information_sets", "edges"].map(|key| count(&report, key));
    assert_eq!((evictions, misses), (0, information_sets));
    assert!(hits > misses && edges > information_sets);
}

fn count<M>(report: &Report<M>, key: &str) -> u64 {
    let found = report.statistics.iter().find(|statistic| statistic.key == key);
    found.unwrap_or_else(|| panic!("{key} is counted")).value
}

#[test]
fn a_report_carries_what_its_own_search_counted() {
    let view = Ladder::initial(&mut Rng::seeded(5)).view(Seat::First);
    let mut player = player(IsmctsConfig { expand_at: 1, ..IsmctsConfig::default() });
    let mut misses = 0;
    for nodes in [1000, 3000] {
        let report = ask(&mut player, &view, Budget::nodes(nodes));
        let count = |key| count(&report, key);
        assert_eq!(count("iterations"), nodes);
        assert_eq!((count("bytes"), count("evictions")), (report.effort.memory, 0));
        // The tree stays, the counts begin again: without evictions every miss is a node.
        misses += count("misses");
        assert_eq!(misses, count("information_sets"));
        assert!(count("hits") >= nodes - 1 && count("edges") > count("information_sets"));
    }
}

#[test]
fn a_limit_of_memory_in_the_budget_is_kept() {
    let view = Ladder::initial(&mut Rng::seeded(6)).view(Seat::First);
    for memory in [0, 100, 500, 2000, 10_000] {
        let budget = Budget { memory: Some(memory), ..Budget::nodes(3000) };
        let report = ask(&mut player(IsmctsConfig::default()), &view, budget);
        assert!(report.effort.memory <= memory, "{} of {memory}", report.effort.memory);
        assert!(view.moves().contains(&report.best));
    }
}

#[test]
fn the_observer_sees_visits_grow() {
    struct Watch(Vec<u64>);
    impl Observer<Rung> for Watch {
        fn progress(&mut self, progress: &Progress<'_, Rung>) {
            self.0.push(progress.moves.iter().map(|value| value.visits).sum());
        }
    }
    let view = Ladder::initial(&mut Rng::seeded(7)).view(Seat::First);
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let budget = Budget::nodes(50_000);
    let request =
        Request { view: &view, seat: Seat::First, budget, lines: 1, clock: &clock, stop: &stop };
    let mut watch = Watch(Vec::new());
    player(IsmctsConfig::default()).choose(request, &mut watch);
    assert!(watch.0.len() > 2 && watch.0.is_sorted(), "{:?}", watch.0);
}

#[test]
fn moves_of_the_opponent_are_only_those_of_the_imagined_world() {
    // The game itself refuses a card that its holder does not have.
    let mut player: Ismcts<Guessing> = Ismcts::new(RandomPlayout, IsmctsConfig::default(), 1);
    let (clock, stop) = (ManualClock::default(), Stop::default());
    for seed in 0..20 {
        let mut state = Guessing::initial(&mut Rng::seeded(seed));
        player.new_game(seed);
        while state.outcome().is_none() {
            let seat = state.to_move();
            let view = state.view(seat);
            let budget = Budget::nodes(500);
            let request =
                Request { view: &view, seat, budget, lines: 1, clock: &clock, stop: &stop };
            let report = player.choose(request, &mut Silent);
            assert!(count(&report, "edges") > 0);
            state.apply(report.best);
        }
    }
}

#[test]
fn the_side_that_moves_second_wants_the_first_to_lose() {
    // The second player holds the two highest cards, and wins both tricks whatever it does.
    let state = Guessing::new([0b0000_0011, 0b1100_0000], Some(1), Seat::Second);
    let mut player: Ismcts<Guessing> = Ismcts::new(RandomPlayout, IsmctsConfig::default(), 1);
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let view = state.view(Seat::Second);
    let request = Request {
        view: &view,
        seat: Seat::Second,
        budget: Budget::nodes(2000),
        lines: 1,
        clock: &clock,
        stop: &stop,
    };
    let report = player.choose(request, &mut Silent);
    assert!(report.moves.iter().all(|value| value.score.hundredths() > 90), "{report:?}");
}
