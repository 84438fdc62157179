//! Twin Cool's rules, one sentence of them at a time, and known numbers.

use std::collections::HashSet;
use std::path::Path;

use proptest::prelude::*;
use sakiyomi_core::{
    DrawOptions, Encode, Glyphs, Lang, MoveList, Observable, Outcome, Rng, Seat, State, Symmetric,
    Symmetry, TextBoard, Typed, contract,
};
use sakiyomi_twin_cool::{
    Card, CardSet, Deal, DealRules, Move, Pattern, Relabelling, Slot, TwinCool, View, read_deals,
};

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().expect("a test card is well formed")).collect()
}

fn mv(text: &str) -> Move {
    text.parse().expect("a test move is well formed")
}

/// Deals these cards first, the hand and then the draws; the others follow in order, and the last ten are set aside.
fn dealt(first: &str) -> TwinCool {
    let mut order = cards(first);
    let rest = CardSet::ALL - order.iter().copied().collect();
    order.extend(rest);
    let deal = Deal::new(&order[..70], &order[70..]).expect("80 different cards are a deal");
    deal.start(DealRules::default())
}

/// Returns the position with an empty deck, this hand, these slots and no points; the highest ten of the other cards are set aside.
fn without_deck(hand: &str, slots: &str) -> TwinCool {
    let hand: CardSet = cards(hand).into_iter().collect();
    let tops: CardSet = slots.split(',').filter_map(|top| top.parse::<Card>().ok()).collect();
    let others: Vec<Card> = (CardSet::ALL - hand - tops).iter().collect();
    let aside: CardSet = others[others.len() - 10..].iter().copied().collect();
    format!("{hand} {slots} 0 unknown - {aside}").parse().expect("a test position is well formed")
}

fn moves(state: &TwinCool) -> String {
    let mut moves = MoveList::new();
    state.legal_moves(&mut moves);
    moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
}

fn view(state: &TwinCool) -> View {
    state.view(Seat::First)
}

fn played(mut state: TwinCool, moves: &str) -> TwinCool {
    for text in moves.split_whitespace() {
        state.play(mv(text)).expect("a test move is legal");
    }
    state
}

fn random_game(rng: &mut Rng) -> TwinCool {
    let mut state = TwinCool::initial(rng);
    let mut scratch = MoveList::new();
    while let Some(mv) = state.random_move(rng, &mut scratch) {
        state.apply(mv);
    }
    state
}

#[test]
fn the_game_contract_holds() {
    contract::check_game::<TwinCool>(1, 300);
}

#[test]
fn ten_cards_are_set_aside_five_dealt_and_65_form_the_deck() {
    let state = TwinCool::initial(&mut Rng::seeded(1));
    let deck: CardSet = state.deck().iter().copied().collect();
    assert_eq!((state.set_aside().len(), view(&state).hand().len(), deck.len()), (10, 5, 65));
    assert_eq!(state.set_aside() | view(&state).hand() | deck, CardSet::ALL);
}

#[test]
fn a_deal_depends_on_the_seed_alone() {
    let deal = |seed| TwinCool::initial(&mut Rng::seeded(seed));
    assert_eq!(deal(1), deal(1));
    assert_ne!(deal(1), deal(2));
}

#[test]
fn an_empty_slot_takes_any_card() {
    let state = dealt("A1 B3 C5 D7 E9");
    assert_eq!(moves(&state), "A1>1 B3>1 C5>1 D7>1 E9>1 A1>2 B3>2 C5>2 D7>2 E9>2");
    // The slots are places of their own even while both are empty.
    assert_ne!(played(state.clone(), "A1>1"), played(state, "A1>2"));
}

#[test]
fn a_slot_takes_cards_of_the_suit_or_value_of_its_top_card() {
    let state = played(dealt("A1 B3 C1 D7 A9 D3"), "A1>1");
    assert_eq!(moves(&state), "A9>1 C1>1 A9>2 B3>2 C1>2 D3>2 D7>2");
    // A9 now lies on top: the values of the cards below count no more.
    let state = played(state, "A9>1 D7>2");
    let top = |slot| view(&state).top(slot).unwrap().to_string();
    assert_eq!((top(Slot::One), top(Slot::Two)), ("A9".to_owned(), "D7".to_owned()));
    assert!(!moves(&state).contains("C1>1"));
}

#[test]
fn one_card_is_drawn_after_each_play() {
    let state = dealt("A1 B3 C5 D7 E9 F2 G4");
    let state = played(state, "A1>1");
    assert_eq!(view(&state).hand().to_string(), "B3,C5,D7,E9,F2");
    let state = played(state, "B3>2");
    assert_eq!(view(&state).hand().to_string(), "C5,D7,E9,F2,G4");
    assert_eq!(view(&state).deck_len(), 63);
    assert_eq!(view(&state).played().to_string(), "A1,B3");
}

#[test]
fn the_hand_shrinks_when_the_deck_is_empty() {
    let state = played(without_deck("A1 A2 A3 A4 B9", "A5,-"), "A4>1");
    assert_eq!(view(&state).hand().to_string(), "A1,A2,A3,B9");
    assert_eq!(played(state, "A3>1").cards_played(), 67);
}

#[test]
fn the_game_ends_when_no_card_can_be_played() {
    let state = without_deck("A1 B2", "C3,D4");
    assert_eq!(moves(&state), "");
    assert_eq!(state.outcome(), Some(Outcome::Scored { score: 68, bonus: 0 }));
    // A full deck does not help a hand that fits nowhere, be it three runs in a row.
    let state = played(dealt("A1 B2 C3 D4 E5 G6 H7"), "A1>1 B2>2");
    assert_eq!((moves(&state).as_str(), view(&state).deck_len()), ("", 63));
    assert_eq!(state.outcome(), Some(Outcome::Scored { score: 2, bonus: 6 }));
}

#[test]
fn seventy_cards_are_a_perfect_game() {
    let state = played(without_deck("A1", "A2,-"), "A1>1");
    assert_eq!(state.outcome(), Some(Outcome::Scored { score: 70, bonus: 0 }));
    assert!(view(&state).hand().is_empty());
    assert_eq!(state.to_string().parse(), Ok(state));
}

#[test]
fn each_pattern_scores_its_points_when_it_is_dealt() {
    for (hand, pattern, points) in [
        ("C4 C5 C6 C7 C8", Some(Pattern::SuitRun), 50),
        ("A1 A2 A3 A4 A5", Some(Pattern::SuitRun), 50),
        ("H6 H7 H8 H9 H10", Some(Pattern::SuitRun), 50),
        ("A7 B7 D7 G7 H7", Some(Pattern::FiveOfValue), 5),
        ("A4 B5 C6 C7 H8", Some(Pattern::Run), 2),
        ("A6 C6 D6 H6 B2", Some(Pattern::FourOfValue), 1),
        ("A6 C6 D6 B2 B3", None, 0),
        ("A1 A2 A3 A4 A6", None, 0),
    ] {
        let state = dealt(hand);
        assert_eq!(Pattern::best(view(&state).hand()), pattern, "{hand}");
        assert_eq!(state.points(), points, "{hand}");
    }
}

#[test]
fn runs_do_not_wrap() {
    for hand in ["C8 C9 C10 C1 C2", "A7 B8 C9 D10 E1", "A10 B1 C2 D3 E4", "A9 A10 B1 B2 B3"] {
        assert_eq!(dealt(hand).points(), 0, "{hand}");
    }
}

#[test]
fn only_the_best_pattern_of_a_hand_scores() {
    // A run in one suit is also a run, and five of a kind are also four.
    assert_eq!(dealt("B2 B3 B4 B5 B6").points(), 50);
    assert_eq!(dealt("A9 B9 C9 D9 E9").points(), 5);
}

#[test]
fn the_hand_scores_after_a_play_and_again_after_the_draw() {
    // Four sevens: 1 when dealt, 1 after B2 is played, 1 after A1 is drawn.
    assert_eq!(played(dealt("A7 B7 C7 D7 B2 A1"), "B2>1").points(), 3);
    // Five sevens after the draw: 1 + 1 + 5.
    assert_eq!(played(dealt("A7 B7 C7 D7 B2 E7"), "B2>1").points(), 7);
    // Nothing is left of a run after the play, until the draw completes another.
    assert_eq!(played(dealt("A1 B2 C3 D4 E5 F6"), "A1>1").points(), 2 + 2);
    assert_eq!(played(dealt("A1 B2 C3 D4 E5 F7"), "A1>1").points(), 2);
}

#[test]
fn four_of_one_value_score_once_when_nothing_is_drawn() {
    let state = played(without_deck("A7 B7 C7 D7 E1", "E2,-"), "E1>1");
    assert_eq!(state.points(), 1);
}

#[test]
fn the_result_is_the_cards_played_and_the_points() {
    let state = played(dealt("A7 B7 C7 D7 B2 E7"), "B2>1");
    assert_eq!((state.cards_played(), state.points()), (1, 7));
}

#[test]
fn the_player_sees_the_hand_the_slots_the_played_cards_and_the_deck_size() {
    let state = played(dealt("A1 B3 C5 D7 E9 F2"), "A1>2");
    let view = view(&state);
    assert_eq!(view.hand().to_string(), "B3,C5,D7,E9,F2");
    assert_eq!((view.top(Slot::One), view.top(Slot::Two)), (None, "A1".parse().ok()));
    assert_eq!((view.played().to_string(), view.deck_len()), ("A1".to_owned(), 64));
    assert_eq!(view.to_string(), "B3,C5,D7,E9,F2 -,A1 0 unknown 64 A1");
}

#[test]
fn the_player_cannot_tell_hidden_cards_apart() {
    let order = cards("A1 B3 C5 D7 E9");
    let rest: Vec<Card> = (CardSet::ALL - order.iter().copied().collect()).iter().collect();
    let deal = |rest: &[Card]| {
        let all: Vec<Card> = order.iter().chain(rest).copied().collect();
        Deal::new(&all[..70], &all[70..]).unwrap().start(DealRules::default())
    };
    let reversed: Vec<Card> = rest.iter().rev().copied().collect();
    assert_ne!(deal(&rest), deal(&reversed));
    assert_eq!(view(&deal(&rest)), view(&deal(&reversed)));
}

#[test]
fn the_set_aside_cards_are_unknown_unless_the_table_shows_them() {
    let deal = |table| TwinCool::deal(&mut Rng::seeded(4), table);
    let unknown = deal(DealRules::default());
    assert_eq!(view(&unknown).set_aside(), None);
    assert_eq!(view(&unknown).unseen().len(), 75);
    let known = deal(DealRules { set_aside_known: true });
    assert_eq!(view(&known).set_aside(), Some(unknown.set_aside()));
    assert_eq!(view(&known).unseen(), known.deck().iter().copied().collect());
    assert_ne!(known.key(), unknown.key());
}

#[test]
fn a_determinization_spreads_the_unseen_cards_evenly() {
    const WORLDS: u32 = 40_000;
    let view = view(&played(dealt("A1 B3 C5 D7 E9 F2 G4"), "A1>1 B3>2"));
    let unseen: Vec<Card> = view.unseen().iter().collect();
    let (mut on_top, mut aside) = ([0u32; Card::COUNT], [0u32; Card::COUNT]);
    let rng = &mut Rng::seeded(8);
    for _ in 0..WORLDS {
        let world = TwinCool::determinize(&view, rng);
        on_top[world.deck()[0].index()] += 1;
        for card in world.set_aside() {
            aside[card.index()] += 1;
        }
    }
    // With 72 degrees of freedom chi-square lies below 130 in all but one of 30,000 cases.
    let chi_square = |counts: &[u32], chance: f64| -> f64 {
        let mean = f64::from(WORLDS) * chance;
        unseen.iter().map(|card| (f64::from(counts[card.index()]) - mean).powi(2) / mean).sum()
    };
    assert_eq!(unseen.len(), 73);
    let (top, aside) = (chi_square(&on_top, 1.0 / 73.0), chi_square(&aside, 10.0 / 73.0));
    assert!(top < 130.0 && aside < 130.0, "{top} {aside}");
    assert_eq!(unseen.iter().map(|card| on_top[card.index()]).sum::<u32>(), WORLDS);
}

#[test]
fn known_set_aside_cards_stay_aside_in_every_determinization() {
    let rng = &mut Rng::seeded(9);
    let state = TwinCool::deal(rng, DealRules { set_aside_known: true });
    for _ in 0..100 {
        let world = TwinCool::determinize(&view(&state), rng);
        assert_eq!(world.set_aside(), state.set_aside());
        assert_eq!(view(&world), view(&state));
    }
}

#[test]
fn random_play_makes_7_06_cards() {
    const GAMES: u32 = 300_000;
    let rng = &mut Rng::seeded(10);
    let (mut sum, mut squares) = (0.0, 0.0);
    for _ in 0..GAMES {
        let cards = f64::from(random_game(rng).cards_played());
        (sum, squares) = (sum + cards, squares + cards * cards);
    }
    let mean = sum / f64::from(GAMES);
    let error = ((squares / f64::from(GAMES) - mean * mean) / f64::from(GAMES)).sqrt();
    // The known mean was counted over 1M games and rounded to 0.01.
    assert!((mean - 7.06).abs() < 4.0 * error + 0.005, "{mean} ± {error}");
}

#[test]
fn equal_positions_are_equal_however_they_came_about() {
    // The same cards in two orders of play; the draws differ, and the rest of the deck does not.
    let one = played(dealt("A1 B1 C1 D2 E3 F4 G5"), "A1>1 B1>1 C1>1");
    let two = played(dealt("A1 B1 C1 D2 E3 G5 F4"), "B1>1 A1>1 C1>1");
    assert_eq!(one, two);
    assert_eq!(one.key(), two.key());
    assert_eq!(HashSet::from([one.clone(), two]).len(), 1);
    assert_eq!(one, one.to_string().parse().unwrap());
}

#[test]
fn keys_tell_all_parts_of_a_position_apart() {
    let start = dealt("A1 B3 C5 D7 E9");
    let text = start.to_string();
    let fields: Vec<&str> = text.split(' ').collect();
    let mut swapped_deck: Vec<&str> = fields[4].split(',').collect();
    swapped_deck.swap(3, 60);
    let variants = [
        played(start.clone(), "A1>1").to_string(),
        played(start.clone(), "A1>2").to_string(),
        text.replace(" 0 ", " 2 "),
        text.replace("unknown", "known"),
        text.replace(fields[4], &swapped_deck.join(",")),
        text.clone(),
    ];
    let keys: HashSet<u64> =
        variants.iter().map(|text| text.parse::<TwinCool>().unwrap().key()).collect();
    assert_eq!(keys.len(), variants.len());
}

#[test]
fn turning_keeps_points_and_hidden_cards() {
    let rng = &mut Rng::seeded(11);
    let state = played(dealt("A7 B7 C7 D7 B2 E7"), "B2>1");
    let turned = state.transform(Relabelling::random(rng));
    assert_eq!((turned.cards_played(), turned.points()), (1, 7));
    let by = Relabelling::generators()[3];
    assert_eq!(view(&state.transform(by)).top(Slot::Two), "B2".parse().ok());
    assert_eq!(TwinCool::transform_move(mv("A1>2"), by), mv("A1>1"));
    let by = Relabelling::generators()[2];
    assert_eq!(TwinCool::transform_move(mv("A1>2"), by), mv("A10>2"));
}

#[test]
fn illegal_moves_are_explained() {
    let state = played(dealt("A1 B3 C5 D7 E9 F2"), "A1>1");
    let why = |text: &str| state.clone().play(mv(text)).unwrap_err().to_string();
    assert_eq!(why("H10>1"), "H10>1 is illegal: H10 is not in your hand");
    assert_eq!(why("A1>2"), "A1>2 is illegal: A1 is not in your hand");
    assert_eq!(
        why("B3>1"),
        "B3>1 is illegal: B3 matches neither the suit nor the value of A1 on slot 1"
    );
    let over = without_deck("A1 B2", "C3,D4");
    assert_eq!(over.why_illegal(mv("A1>1")).unwrap().get(Lang::EN), "the game is over");
    assert_eq!(over.why_illegal(mv("A1>1")).unwrap().get(Lang::JA), "ゲームは終わっています");
}

#[test]
fn malformed_moves_say_what_a_move_is() {
    for text in
        ["", "A1", "A1>", "A1>3", "A1>0", "a1>1", "A11>1", "A01>1", "A1 >1", "A1>1 ", "I1>2"]
    {
        assert_eq!(
            text.parse::<Move>().unwrap_err().to_string(),
            format!("{text:?}: expected a card A1 to H10 and a slot, such as A10>1 or A10>2")
        );
    }
}

#[test]
fn a_position_is_one_line_of_six_fields() {
    let text = "B3,B4,C5,D6,E7 A1,- 2 known \
                A2,A3,A4,A5,A6,A7,A8,A9,A10,B1,B2,B5,B6,B7,B8,B9,B10,C1,C2,C3,C4,C6,C7,C8,C9,C10,\
                D1,D2,D3,D4,D5,D7,D8,D9,D10,E1,E2,E3,E4,E5,E6,E8,E9,E10,F1,F2,F3,F4,F5,F6,F7,F8,\
                F9,F10,G1,G2,G3,G4,G5,G6,G7,G8,G9,G10 H1,H2,H3,H4,H5,H6,H7,H8,H9,H10";
    let state: TwinCool = text.parse().unwrap();
    assert_eq!(state.to_string(), text);
    assert_eq!(view(&state).played().to_string(), "A1");
    assert_eq!(state.points(), 2);
    assert_eq!(view(&state).set_aside(), Some(CardSet::of_suit(7)));
}

#[test]
fn malformed_positions_say_what_and_where() {
    let good = "A1,B2 C3,D4 7 unknown - H1,H2,H3,H4,H5,H6,H7,H8,H9,H10";
    assert_eq!(good.parse::<TwinCool>().unwrap().to_string(), good);
    let error = |old: &str, new: &str| {
        good.replacen(old, new, 1).parse::<TwinCool>().unwrap_err().to_string()
    };
    for (old, new, problem) in [
        (
            " 7",
            "",
            ": expected 6 fields (hand, slots, points, known or unknown, deck, set aside), found 5",
        ),
        ("A1", "A0", ", character 1: expected a card A1 to H10, found \"A0\""),
        ("B2", "b2", ", character 4: expected a card A1 to H10, found \"b2\""),
        ("B2", "Ｂ２,", ", character 4: expected a card A1 to H10, found \"Ｂ２\""),
        ("A1,B2", "B2,A1", ", character 4: A1 must stand before B2"),
        ("B2", "A1", ", character 4: A1 occurs twice"),
        ("C3", "A1", ", character 7: A1 occurs twice"),
        ("C3,D4", "C3,C3", ", character 10: C3 occurs twice"),
        ("C3,D4", "C3", ", character 7: expected the tops of 2 slots, found 1"),
        ("C3,D4", "-,-", ": 68 cards are played, but both slots are empty"),
        (" 7 ", " 07 ", ", character 13: expected points, found \"07\""),
        (" 7 ", " +7 ", ", character 13: expected points, found \"+7\""),
        (" 7 ", " 3519 ", ", character 13: after 68 plays at most 3518 points are possible"),
        ("unknown", "open", ", character 15: expected known or unknown, found \"open\""),
        (" - ", " E1 ", ": expected 5 cards in the hand while the deck lasts, found 2"),
        (" - ", "  ", ", character 23: expected a card A1 to H10, found \"\""),
        (",H10", "", ": expected 10 cards set aside, found 9"),
        ("B2", "B2,B3,B4,B5,B6", ": expected at most 5 cards in the hand, found 6"),
    ] {
        assert_eq!(error(old, new), format!("position{problem}"), "{old:?} to {new:?}");
    }
}

#[test]
fn a_typed_card_may_be_small_and_its_slot_left_out() {
    let state = played(dealt("A1 B3 C1 D7 A9 D3"), "A1>1 D7>2");
    let view = view(&state);
    let read = |text: &str| TwinCool::read(&view, text).unwrap();
    for text in ["A9>1", "a9>1", "a9 1", " a9  > 1 ", "a9"] {
        assert_eq!(read(text), Typed::Move(mv("A9>1")), "{text:?}");
    }
    assert_eq!(read("d3"), Typed::Move(mv("D3>2")));
    // A card that fits nowhere is still read, so that the rules can say why not.
    assert_eq!(read("b3"), Typed::Move(mv("B3>1")));
    for text in ["", "a", "a9 3", "a9>", "a91", "9a"] {
        assert!(TwinCool::read(&view, text).is_err(), "{text:?}");
    }
}

#[test]
fn a_card_that_both_slots_take_is_asked_for() {
    let view = view(&dealt("A1 B3 C5 D7 E9"));
    let Ok(Typed::Choice { prompt, choices }) = TwinCool::read(&view, "c5") else {
        panic!("a card for two empty slots is a choice");
    };
    assert_eq!(prompt.get(Lang::EN), "which slot, 1 or 2? Enter for 1");
    assert_eq!(choices, [("1".to_owned(), mv("C5>1")), ("2".to_owned(), mv("C5>2"))]);
}

#[test]
fn the_picture_shows_the_hand_the_slots_and_every_seen_card() {
    let state = played(dealt("A1 B3 C1 D7 A9 D3"), "A1>1 A9>1");
    let picture = TwinCool::draw(&view(&state), &DrawOptions::default()).to_plain();
    let expected = "
   1  2  3  4  5  6  7  8  9 10
A  x  #  .  .  .  .  .  .  1  .
B  .  .  #  .  .  .  .  .  .  .
C  #  .  .  .  .  .  .  .  .  .
D  .  .  #  .  .  .  #  .  .  .
E  .  .  .  .  .  .  .  .  .  .
F  .  .  .  .  .  .  .  .  .  .
G  .  .  .  .  .  .  .  .  .  .
H  .  .  .  .  .  .  .  .  .  .
# in hand   1 2 on a slot   x played   . unseen

deck 63   played 2   points 0
slot 1  A9   takes A2
slot 2  empty   takes A2 B3 C1 D3 D7
hand    A2  B3  C1  D3  D7
";
    assert_eq!(format!("\n{picture}"), expected);
}

#[test]
fn the_picture_depends_on_nothing_hidden() {
    let rng = &mut Rng::seeded(12);
    let state = played(dealt("A1 B3 C1 D7 A9 D3"), "A1>1 A9>1");
    let world = TwinCool::determinize(&view(&state), rng);
    assert_ne!(world, state);
    for glyphs in [Glyphs::Plain, Glyphs::Rich] {
        let options = DrawOptions { glyphs, ..DrawOptions::default() };
        assert_eq!(
            TwinCool::draw(&view(&world), &options),
            TwinCool::draw(&view(&state), &options)
        );
    }
}

#[test]
fn known_set_aside_cards_are_marked_in_the_picture() {
    let state = TwinCool::deal(&mut Rng::seeded(13), DealRules { set_aside_known: true });
    let picture = TwinCool::draw(&view(&state), &DrawOptions::default()).to_plain();
    let rows: String = picture.lines().skip(1).take(8).collect();
    assert_eq!(rows.matches('-').count(), 10);
    assert!(picture.contains("- set aside"), "{picture}");
}

#[test]
fn a_remark_names_the_drawn_card_and_the_points() {
    let remark = |state: TwinCool, text: &str, lang| {
        let after = played(state.clone(), text);
        TwinCool::remark(&view(&state), mv(text), &view(&after)).map(|reason| reason.get(lang))
    };
    let (en, ja) = (Lang::EN, Lang::JA);
    let said = |text: &str| Some(text.to_owned());
    assert_eq!(remark(dealt("A1 B3 C5 D7 E9 F2"), "A1>1", en), said("you drew F2"));
    assert_eq!(remark(dealt("A1 B3 C5 D7 E9 F2"), "A1>1", ja), said("F2 を引きました"));
    assert_eq!(
        remark(dealt("A1 C5 C6 C7 C8 C9"), "A1>1", en),
        said("you drew C9: straight flush, +50")
    );
    assert_eq!(
        remark(dealt("A7 B7 C7 D7 B2 E7"), "B2>1", en),
        said("your hand keeps four of a kind, +1; you drew E7: five of a kind, +5")
    );
    let last = without_deck("A7 B7 C7 D7 E1", "E2,-");
    assert_eq!(remark(last.clone(), "E1>1", en), said("your hand keeps four of a kind, +1"));
    assert_eq!(remark(last.clone(), "E1>1", ja), said("手札に同じ数字 4 枚が残って +1 点"));
    assert_eq!(remark(last, "A7>2", en), None);
}

#[test]
fn the_encoding_shows_the_cards_in_their_planes() {
    let state = played(dealt("A1 B3 C1 D7 A9 D3"), "A1>1 A9>1");
    let mut planes = vec![0.0; TwinCool::INPUT_LEN];
    TwinCool::encode(&view(&state), &mut planes);
    let sums: Vec<f32> = planes.chunks(80).map(|plane| plane.iter().sum()).collect();
    assert_eq!(sums[..8], [5.0, 2.0, 73.0, 0.0, 1.0, 0.0, 1.0, 5.0]);
    assert_eq!(planes[80 * 4 + 8], 1.0, "A9 lies on slot 1");
    for (plane, constant) in [(8, 63.0 / 65.0), (9, 2.0 / 70.0), (10, 63.0 / 73.0)] {
        assert!(planes[80 * plane..][..80].iter().all(|&x| x == constant), "plane {plane}");
    }
    assert_eq!(TwinCool::policy_index(&view(&state), mv("C1>2")), 80 + 20);
}

#[test]
fn a_deal_needs_70_and_10_different_cards() {
    let all = Card::ALL;
    let error = |order: &[Card], aside: &[Card]| Deal::new(order, aside).unwrap_err().to_string();
    let counts = "expected 70 cards in draw order and 10 set aside, found";
    assert_eq!(error(&all[..69], &all[70..]), format!("{counts} 69 and 10"));
    assert_eq!(error(&all[..71], &all[71..]), format!("{counts} 71 and 9"));
    assert_eq!(error(&[], &[]), format!("{counts} 0 and 0"));
    let mut twice = all;
    twice[79] = all[3];
    assert_eq!(error(&twice[..70], &twice[70..]), "A4 occurs twice");
}

fn deal_line() -> String {
    let words = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
    format!("12;34;{};{}", words(&Card::ALL[..70]), words(&Card::ALL[70..]))
}

#[test]
fn deals_are_read_line_by_line() {
    let line = deal_line();
    let deals = read_deals(&format!("# a comment\n{line}\n\n{}\n", line.replacen("34", "", 1)));
    let [first, second] = &deals.unwrap()[..] else { panic!("two deals were written") };
    assert_eq!((first.id, first.optimum), (Some(12), Some(34)));
    assert_eq!((second.id, second.optimum), (Some(12), None));
    let state = first.start(DealRules::default());
    assert_eq!(view(&state).hand().to_string(), "A1,A2,A3,A4,A5");
    assert_eq!(state.points(), 50);
    assert_eq!(state.deck(), &Card::ALL[5..70]);
}

#[test]
fn malformed_deals_say_which_line_and_field() {
    let error = |old: &str, new: &str| {
        let text = format!("# cards\n{}", deal_line().replacen(old, new, 1));
        read_deals(&text).unwrap_err().to_string()
    };
    for (old, new, problem) in [
        (";34", "", ": expected 4 fields (id;optimum;draw order;set aside), found 3"),
        ("12;", "x;", ": id: expected a number, found \"x\""),
        ("34", "best", ": optimum: expected a number, found \"best\""),
        ("B1 ", "B11 ", ": draw order: \"B11\": expected a card A1 to H10"),
        ("H10", "h10", ": set aside: \"h10\": expected a card A1 to H10"),
        ("H10", "A1", ": A1 occurs twice"),
        (" H10", "", ": expected 70 cards in draw order and 10 set aside, found 70 and 9"),
    ] {
        assert_eq!(error(old, new), format!("line 2{problem}"), "{old:?} to {new:?}");
    }
}

/// Reads the file of solved deals beside the checkout, when it is there.
#[test]
fn every_solved_deal_has_each_card_once_and_a_possible_optimum() {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/twin_cool/deals.csv");
    let Ok(text) = std::fs::read_to_string(file) else { return };
    let deals = read_deals(&text).unwrap();
    assert_eq!(deals.len(), 600);
    let rng = &mut Rng::seeded(14);
    let mut scratch = MoveList::new();
    for deal in deals {
        let mut state = deal.start(DealRules::default());
        let deck: CardSet = state.deck().iter().copied().collect();
        assert_eq!(deck | view(&state).hand() | state.set_aside(), CardSet::ALL);
        while let Some(mv) = state.random_move(rng, &mut scratch) {
            state.apply(mv);
        }
        let optimum = deal.optimum.unwrap();
        assert!((state.cards_played()..=70).contains(&optimum), "deal {:?}", deal.id);
    }
}

/// A position from the middle or the end of a game: some cards dealt, some played, the deck cut short.
fn some_state() -> impl Strategy<Value = TwinCool> {
    (any::<u64>(), any::<bool>(), 0usize..=70, 0u32..8).prop_map(|(seed, known, deck, plies)| {
        let rng = &mut Rng::seeded(seed);
        let mut order = Card::ALL;
        rng.shuffle(&mut order);
        let set = |cards: &[Card]| cards.iter().copied().collect::<CardSet>();
        let (aside, rest) = order.split_at(10);
        let (hand, rest) = rest.split_at(if deck > 65 { 70 - deck } else { 5 });
        let (deck, played) = rest.split_at(if deck > 65 { 0 } else { deck });
        let top = |place: usize| played.get(place).map_or("-".to_owned(), Card::to_string);
        let deck = deck.iter().map(Card::to_string).collect::<Vec<_>>().join(",");
        let mut state: TwinCool = format!(
            "{} {},{} 0 {} {} {}",
            set(hand),
            top(0),
            top(1),
            if known { "known" } else { "unknown" },
            if deck.is_empty() { "-" } else { &deck },
            set(aside)
        )
        .parse()
        .expect("counts that add up are a position");
        let mut scratch = MoveList::new();
        for _ in 0..plies {
            let Some(mv) = state.random_move(rng, &mut scratch) else { break };
            state.apply(mv);
        }
        state
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn any_position_is_read_as_it_is_written(state in some_state()) {
        contract::check_any_text::<TwinCool>(&state.to_string());
        prop_assert_eq!(state.to_string().parse(), Ok(state));
    }

    #[test]
    fn a_determinization_of_any_view_fits_it(state in some_state(), seed in any::<u64>()) {
        let world = TwinCool::determinize(&view(&state), &mut Rng::seeded(seed));
        prop_assert_eq!(view(&world), view(&state));
        let deck = |state: &TwinCool| state.deck().iter().copied().collect::<CardSet>();
        prop_assert_eq!(deck(&world) | world.set_aside(), deck(&state) | state.set_aside());
        prop_assert_eq!(world.to_string().parse(), Ok(world));
    }

    #[test]
    fn the_view_lists_the_moves_of_the_rules_in_order(state in some_state()) {
        let mut listed = MoveList::new();
        view(&state).legal_moves(&mut listed);
        let mut expected = Vec::new();
        for slot in Slot::BOTH {
            for card in view(&state).hand() {
                let fits = view(&state).top(slot).is_none_or(|top| {
                    top.suit() == card.suit() || top.value() == card.value()
                });
                if fits {
                    expected.push(Move { slot, card });
                }
            }
        }
        prop_assert_eq!(&listed, &expected);
        prop_assert!(listed.is_sorted());
    }

    #[test]
    fn any_text_is_read_without_panic(text in "\\PC{0,40}") {
        contract::check_any_text::<TwinCool>(&text);
    }

    #[test]
    fn text_that_looks_like_a_game_is_read_without_panic(
        text in "[A-I]?[0-9]{0,2}[> ,-]{0,2}[0-3]?( [A-H1-9,-]{0,9}){0,6}",
    ) {
        contract::check_any_text::<TwinCool>(&text);
    }

    #[test]
    fn a_damaged_position_is_refused_or_read_exactly(
        state in some_state(), place in any::<prop::sample::Index>(), c in "[A-H0-9,> -]",
    ) {
        let mut text: Vec<char> = state.to_string().chars().collect();
        let place = place.index(text.len());
        text[place] = c.chars().next().unwrap();
        contract::check_any_text::<TwinCool>(&String::from_iter(text));
    }

    #[test]
    fn a_dealt_game_starts_as_its_deal_says(seed in any::<u64>(), known in any::<bool>()) {
        let table = DealRules { set_aside_known: known };
        let mut order = Card::ALL;
        Rng::seeded(seed).shuffle(&mut order);
        let deal = Deal::new(&order[..70], &order[70..]).unwrap();
        let state = deal.start(table);
        prop_assert_eq!(state, TwinCool::deal(&mut Rng::seeded(seed), table));
    }
}
