//! Advice for a game that is played elsewhere.

use sakiyomi_core::{Budget, Lang, Observable as _, Rng, Seat, Silent, State as _, Stop};
use sakiyomi_games::twin_cool::{Table, TwinCool};
use sakiyomi_play::adviser::{
    Adviser, AdviserError, Phase, Refusal, Step, advise, advising_engine,
};

fn begun() -> Adviser {
    Adviser::start("A1 B2 C3 D4 E5", None).expect("these can be dealt")
}

/// Follows a whole game whose cards are known to the test alone.
fn follow(seed: u64, set_aside_known: bool) -> (Adviser, TwinCool) {
    let table = Table { set_aside_known };
    let mut state = TwinCool::deal(&mut Rng::seeded(seed), table);
    let words = |text: String| text.replace(',', " ");
    let view = state.view(Seat::First);
    let aside = set_aside_known.then(|| words(state.set_aside().to_string()));
    let mut adviser = Adviser::start(&words(view.hand().to_string()), aside.as_deref())
        .expect("the cards of a deal can be dealt");
    let quick = "expert:draws=0".parse().expect("a name");
    let mut engine = advising_engine(&quick).expect("the expert is fair");
    while let Some(report) =
        advise(&adviser, engine.as_mut(), Budget::UNLIMITED, &Stop::default(), &mut Silent)
    {
        let next = state.deck().first().copied();
        adviser.play(&report.best.to_string()).expect("an advised move is legal");
        state.apply(report.best);
        if let Some(card) = next {
            assert_eq!(adviser.phase(), Phase::Draw);
            adviser.draw(&card.to_string()).expect("the next card can come");
        }
        assert_eq!(adviser.view(), &state.view(Seat::First));
    }
    (adviser, state)
}

#[test]
fn an_adviser_knows_what_the_player_knows_to_the_end() {
    for seed in 0..40 {
        let (adviser, state) = follow(seed, seed % 2 == 0);
        assert_eq!(adviser.phase(), Phase::Over);
        assert_eq!(adviser.outcome(), state.outcome());
        assert!(adviser.legal_moves().is_empty());
    }
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    for seed in 0..20 {
        let (mut adviser, _) = follow(seed, seed % 2 == 1);
        loop {
            assert_eq!(adviser.to_string().parse::<Adviser>().as_ref(), Ok(&adviser));
            if adviser.undo().is_none() {
                break;
            }
        }
        assert!(adviser.steps().is_empty());
    }
}

#[test]
fn cards_that_cannot_come_are_refused_with_the_reason() {
    let aside = "F1 F2 F3 F4 F5 F6 F7 F8 F9 F10";
    let mut adviser = Adviser::start("A1 B2 C3 D4 E5", Some(aside)).unwrap();
    let why = |refused: Result<_, Refusal>| refused.unwrap_err().to_string();
    assert_eq!(why(adviser.draw("G1").map(|_| ())), "which card did you play?");
    assert_eq!(why(adviser.play("G1>1").map(|_| ())), "G1 is not in your hand");
    assert_eq!(why(adviser.play("A1").map(|_| ())), "both slots take A1: A1>1 or A1>2?");
    adviser.play("c3 1").unwrap();
    assert_eq!(why(adviser.play("A1>2").map(|_| ())), "which card did you draw?");
    for (card, reason) in [
        ("A1", "A1 is in your hand already"),
        ("C3", "C3 was played already"),
        ("F7", "F7 was set aside and cannot be drawn"),
        ("Z9", "\"Z9\" is no card; cards are A1 to H10"),
    ] {
        let before = adviser.clone();
        assert_eq!(why(adviser.draw(card).map(|_| ())), reason);
        assert_eq!(adviser, before, "what is refused changes nothing");
    }
    adviser.draw("h3").unwrap();
    assert_eq!(
        why(adviser.play("A1>1").map(|_| ())),
        "A1 has neither the suit nor the value of C3 on slot 1"
    );
    assert_eq!(adviser.undo(), Some(Step::Draw("H3".parse().unwrap())));
    assert_eq!(adviser.phase(), Phase::Draw);
}

#[test]
fn a_hand_that_cannot_be_dealt_is_refused() {
    for (hand, aside, reason) in [
        ("A1 B2 C3 D4", None, "expected 5 cards, found 4"),
        ("A1 B2 C3 D4 A1", None, "A1 occurs twice"),
        ("A1 B2 C3 D4 X1", None, "\"X1\" is no card; cards are A1 to H10"),
        ("A1 B2 C3 D4 E5", Some("F1 F2"), "expected 10 cards, found 2"),
        ("A1 B2 C3 D4 E5", Some("A1 F2"), "A1 is in your hand already"),
    ] {
        assert_eq!(Adviser::start(hand, aside).unwrap_err().to_string(), reason);
    }
    let japanese = Adviser::start("A1", None).unwrap_err().get(Lang::Ja);
    assert_eq!(japanese, "カードは 5 枚必要ですが 1 枚あります");
}

#[test]
fn a_damaged_file_is_refused_with_the_line() {
    let whole = {
        let mut adviser = begun();
        adviser.play("C3>1").unwrap();
        adviser.draw("C9").unwrap();
        adviser.to_string()
    };
    for (from, to, reason) in [
        ("hand A1", "hand X1", "line 2: \"X1\" is no card; cards are A1 to H10"),
        ("aside unknown", "aside A1", "line 3: A1 is in your hand already"),
        ("draw C9", "draw B2", "line 5: B2 is in your hand already"),
        ("play C3>1", "pay C3>1", "line 4: \"pay C3>1\" is neither `play` nor `draw`"),
        ("twin-cool", "othello", "line 1: \"othello advice 1\" is neither `play` nor `draw`"),
    ] {
        let error = whole.replace(from, to).parse::<Adviser>().unwrap_err();
        assert_eq!(error.to_string(), reason);
    }
    assert!("".parse::<Adviser>().is_err());
}

#[test]
fn every_move_has_its_expected_cards_and_the_best_its_reason() {
    let mut engine = advising_engine(&"expert".parse().unwrap()).unwrap();
    let mut adviser = begun();
    adviser.play("C3>1").unwrap();
    adviser.draw("C9").unwrap();
    let report =
        advise(&adviser, engine.as_mut(), Budget::UNLIMITED, &Stop::default(), &mut Silent)
            .unwrap();
    assert_eq!(report.moves.len(), adviser.legal_moves().len());
    assert_eq!(report.best.to_string(), "C9>1");
    let reason = report.reason.unwrap();
    assert!(reason.to_string().contains("cards in all can be expected"), "{reason}");
    assert!(reason.get(Lang::Ja).contains("枚"), "{reason}");
}

#[test]
fn engines_that_need_the_deck_cannot_advise() {
    for name in ["oracle", "mcts"] {
        let error = advising_engine(&name.parse().unwrap()).err();
        assert_eq!(error, Some(AdviserError::Practice(name.to_owned())));
    }
    assert!(advising_engine(&"ismcts".parse().unwrap()).is_ok());
}
