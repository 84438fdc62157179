//! Advice for a game that is played elsewhere.

use std::time::Duration;

use proptest::prelude::*;
use sakiyomi_core::{
    Budget, Clock, Glyphs, Lang, ManualClock, Observable as _, Rng, Searcher, Seat, Silent,
    State as _, Stop,
};
use sakiyomi_play::adviser::{
    self as play, Advice, AdvisedGame, Adviser as _, AdviserError, AdviserPart, CardMove, Limits,
    Phase, advising_engine,
};
use sakiyomi_play::{GameList, SessionConfig, Verdict};
use sakiyomi_twin_cool::adviser::{Adviser, Refusal, Step};
use sakiyomi_twin_cool::{DealRules, Move, TwinCool};

fn begun() -> Adviser {
    Adviser::start("A1 B2 C3 D4 E5", None).expect("these can be dealt")
}

fn fair_engine(name: &str) -> Result<Box<dyn Searcher<TwinCool>>, AdviserError> {
    advising_engine(&name.parse().expect("a name"))
}

fn ask(engine: &str, adviser: &Adviser) -> Option<Advice<Move>> {
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let limits = Limits { budget: Budget::UNLIMITED, clock: &clock, stop: &stop };
    let mut engine = fair_engine(engine).expect("a fair engine");
    adviser.advise(engine.as_mut(), limits, &mut Silent)
}

/// Follows a whole game whose cards are known to the test alone.
fn follow(seed: u64, set_aside_known: bool) -> (Adviser, TwinCool) {
    let table = DealRules { set_aside_known };
    let mut state = TwinCool::deal(&mut Rng::seeded(seed), table);
    let words = |text: String| text.replace(',', " ");
    let view = state.view(Seat::First);
    let aside = set_aside_known.then(|| words(state.set_aside().to_string()));
    let mut adviser = Adviser::start(&words(view.hand().to_string()), aside.as_deref())
        .expect("the cards of a deal can be dealt");
    while let Some(advice) = ask("expert:draws=0", &adviser) {
        let next = state.deck().first().copied();
        adviser.play(&advice.best.to_string()).expect("an advised move is legal");
        state.apply(advice.best);
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
    assert_eq!(
        why(adviser.draw("G1").map(|_| ())),
        "first enter the card you played, such as A10>1"
    );
    assert_eq!(why(adviser.play("G1>1").map(|_| ())), "G1 is not in your hand");
    assert_eq!(why(adviser.play("A1").map(|_| ())), "both slots take A1: A1>1 or A1>2?");
    adviser.play("c3 1").unwrap();
    assert_eq!(why(adviser.play("A1>2").map(|_| ())), "first enter the card you drew, such as A10");
    for (card, reason) in [
        ("A1", "A1 is already in your hand"),
        ("C3", "C3 has already been played"),
        ("F7", "F7 was set aside and cannot be drawn"),
        ("Z9", "\"Z9\" is not a card; cards are A1 to H10"),
    ] {
        let before = adviser.clone();
        assert_eq!(why(adviser.draw(card).map(|_| ())), reason);
        assert_eq!(adviser, before, "what is refused changes nothing");
    }
    adviser.draw("h3").unwrap();
    assert_eq!(
        why(adviser.play("A1>1").map(|_| ())),
        "A1 matches neither the suit nor the value of C3 on slot 1"
    );
    assert_eq!(adviser.undo(), Some(play::Step::Draw("H3".to_owned())));
    assert_eq!(adviser.phase(), Phase::Draw);
}

#[test]
fn a_hand_that_cannot_be_dealt_is_refused() {
    for (hand, aside, reason) in [
        ("A1 B2 C3 D4", None, "expected 5 cards, found 4"),
        ("A1 B2 C3 D4 A1", None, "A1 occurs twice"),
        ("A1 B2 C3 D4 X1", None, "\"X1\" is not a card; cards are A1 to H10"),
        ("A1 B2 C3 D4 E5", Some("F1 F2"), "expected 10 cards, found 2"),
        ("A1 B2 C3 D4 E5", Some("F1 F2 F3 F4 F5 F6 F7 F8 F9 A1"), "A1 is already in your hand"),
    ] {
        assert_eq!(Adviser::start(hand, aside).unwrap_err().to_string(), reason);
    }
    let japanese = |hand| Adviser::start(hand, None).unwrap_err().get(Lang::JA);
    assert_eq!(japanese("A1"), "カードは 5 枚必要ですが、1 枚しかありません");
    assert_eq!(japanese("A1 A2 A3 A4 A5 A6"), "カードは 5 枚のはずですが、6 枚あります");
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
        ("hand A1", "hand X1", "line 2: \"X1\" is not a card; cards are A1 to H10"),
        ("aside unknown", "aside A1", "line 3: expected 10 cards, found 1"),
        (
            "aside unknown",
            "aside A1 F1 F2 F3 F4 F5 F6 F7 F8 F9",
            "line 3: A1 is already in your hand",
        ),
        ("aside unknown", "aside", "line 3: expected \"aside CARDS\", found \"aside\""),
        ("draw C9", "draw B2", "line 5: B2 is already in your hand"),
        ("play C3>1", "pay C3>1", "line 4: \"pay C3>1\" is neither `play` nor `draw`"),
        ("play C3>1", "draw C3", "line 4: first enter the card you played, such as A10>1"),
        (
            "twin-cool",
            "othello",
            "line 1: expected \"twin-cool advice 1\", found \"othello advice 1\"",
        ),
        (
            "advice 1",
            "advice 10",
            "line 1: expected \"twin-cool advice 1\", found \"twin-cool advice 10\"",
        ),
        (
            "hand A1 B2",
            "hand B2 A1",
            "line 2: expected \"hand A1 B2 C3 D4 E5\", found \"hand B2 A1 C3 D4 E5\"",
        ),
        ("play C3>1", "play c3 1", "line 4: expected \"play C3>1\", found \"play c3 1\""),
        ("draw C9\n", "draw C9\n\n", "line 6: \"\" is neither `play` nor `draw`"),
    ] {
        let error = whole.replace(from, to).parse::<Adviser>().unwrap_err();
        assert_eq!(error.to_string(), reason);
    }
    let title = "twin-cool advice 1\n";
    for (text, reason) in [
        ("", "line 1: expected \"twin-cool advice 1\", but the text ends here"),
        (title, "line 2: expected \"hand CARDS\", but the text ends here"),
    ] {
        assert_eq!(text.parse::<Adviser>().unwrap_err().to_string(), reason);
    }
    let japanese = title.parse::<Adviser>().unwrap_err().reason().get(Lang::JA);
    assert_eq!(japanese, "2 行目：\"hand CARDS\" のはずですが、ここで終わっています");
    // Editors may write the ends of lines in their own way.
    let windows = whole.replace('\n', "\r\n");
    assert_eq!(windows.trim_end().parse::<Adviser>().unwrap().to_string(), whole);
}

proptest! {
    #[test]
    fn whatever_is_read_is_what_would_be_written(
        words in proptest::collection::vec(prop_oneof![
            Just("play "), Just("draw "), Just("undo"), Just("\n"), Just(" "), Just(""),
            Just("play C3>1\n"), Just("draw C9\n"), Just("C3>1"), Just("C9"), Just("c9 1"), Just("A1>2"), Just("Ｂ２"), Just("\u{0}"),
        ], 0..12),
    ) {
        let text = format!("{}{}", begun(), words.concat());
        if let Ok(adviser) = text.parse::<Adviser>() {
            let written = adviser.to_string();
            prop_assert_eq!(written.trim_end(), text.trim_end_matches('\n'));
        }
        let mut adviser = begun();
        for line in words {
            let before = adviser.clone();
            if let Err(refusal) = adviser.enter(line) {
                prop_assert_eq!(&adviser, &before);
                prop_assert!(!refusal.get(Lang::JA).contains('{'), "{refusal}");
            }
        }
    }
}

#[test]
fn what_happened_is_told_with_its_word_or_without() {
    let mut adviser = begun();
    let mut refused = |text: &str| {
        let before = adviser.clone();
        let refusal = adviser.enter(text).unwrap_err();
        assert_eq!(adviser, before, "what is refused changes nothing");
        refusal
    };
    assert_eq!(refused("draw C9"), Refusal::PlayFirst);
    assert_eq!(refused("DRAW"), Refusal::PlayFirst);
    assert_eq!(refused(""), Refusal::PlayFirst);
    assert_eq!(refused("play").kind(), "play_first");
    assert_eq!(adviser.enter("Play c3 1"), Ok(Step::Play("C3>1".parse().unwrap())));
    let mut refused = |text: &str| adviser.enter(text).unwrap_err();
    assert_eq!(refused("play C9"), Refusal::DrawFirst);
    assert_eq!(refused("A1>2"), Refusal::DrawFirst);
    assert_eq!(refused("  "), Refusal::DrawFirst);
    assert_eq!(refused("draw").kind(), "draw_first");
    assert_eq!(refused("nonsense").kind(), "no_card");
    assert_eq!(adviser.enter("draw C9"), Ok(Step::Draw("C9".parse().unwrap())));
}

#[test]
fn wide_letters_of_a_japanese_keyboard_are_understood() {
    let mut adviser = Adviser::start("Ａ１、ｂ２　Ｃ３，Ｄ４ Ｅ１０", None).unwrap();
    assert_eq!(adviser.first_view().hand().to_string(), "A1,B2,C3,D4,E10");
    adviser.enter("Ｅ１０＞２").unwrap();
    adviser.enter("ｄｒａｗ　Ｅ９").unwrap();
    assert_eq!(adviser.to_string().lines().last(), Some("draw E9"));
}

#[test]
fn every_move_has_its_expected_cards_and_the_best_its_reason() {
    let mut adviser = begun();
    adviser.play("C3>1").unwrap();
    assert_eq!(ask("expert", &adviser), None, "the draw is not told yet");
    adviser.draw("C9").unwrap();
    let advice = ask("expert", &adviser).unwrap();
    assert_eq!(advice.expected.len(), adviser.legal_moves().len());
    assert_eq!((advice.best, advice.best.to_string()), (advice.expected[0].mv, "C9>1".to_owned()));
    assert!((7.0..9.0).contains(&advice.expected[0].cards), "{advice:?}");
    let reason = advice.reason.unwrap();
    assert!(reason.to_string().contains("cards in total"), "{reason}");
    assert!(reason.get(Lang::JA).contains("枚"), "{reason}");
}

#[test]
fn only_engines_that_count_in_cards_have_expected_cards() {
    for (engine, count) in [
        ("flexible", 0),
        ("random", 0),
        ("ismcts:iterations=200", 10),
        ("ismcts:iterations=200,exploration=1.41,playouts=random", 10),
        ("ismcts:iterations=200,playouts=heuristic", 10),
    ] {
        let advice = ask(engine, &begun()).unwrap();
        assert_eq!(advice.expected.len(), count, "{engine}");
        assert!(begun().legal_moves().contains(&advice.best.to_string()));
    }
}

#[test]
fn the_time_is_that_of_the_clock_it_is_given() {
    /// A clock that advances by a second on every reading.
    #[derive(Default)]
    struct Ticking(ManualClock);
    impl Clock for Ticking {
        fn wall(&self) -> Duration {
            self.0.advance(Duration::from_secs(1));
            self.0.wall()
        }
        fn cpu(&self) -> Duration {
            self.wall()
        }
    }
    let (clock, stop) = (Ticking::default(), Stop::default());
    let budget = Budget::wall(Duration::from_millis(500));
    let mut engine = fair_engine("expert").unwrap();
    let limits = Limits { budget, clock: &clock, stop: &stop };
    let advice = begun().advise(engine.as_mut(), limits, &mut Silent).unwrap();
    assert_eq!(advice.expected, [], "half a second is over at the first look at this clock");
    assert!(advice.effort.wall >= Duration::from_secs(1));
}

#[test]
fn engines_that_need_the_deck_cannot_advise() {
    for name in ["oracle", "mcts"] {
        let error = fair_engine(name).err();
        assert_eq!(error, Some(AdviserError::Practice(name.to_owned())));
        assert!(error.unwrap().reason().get(Lang::JA).contains("練習モード"));
    }
    assert!(fair_engine("ismcts").is_ok());
}

fn part() -> &'static dyn AdviserPart {
    sakiyomi_twin_cool::game().adviser().expect("Twin Cool has an adviser")
}

#[test]
fn a_program_follows_a_game_in_texts() {
    let mut adviser =
        part().start("E5 D4 C3 B2 A1", Some("F1 F2 F3 F4 F5 F6 F7 F8 F9 F10")).unwrap();
    assert_eq!(adviser.deal().hand, ["A1", "B2", "C3", "D4", "E5"]);
    assert_eq!(adviser.legal_moves().len(), 10);
    assert_eq!(adviser.enter("c3 1"), Ok(play::Step::Play("C3>1".to_owned())));
    let refusal = adviser.enter("f7").unwrap_err();
    assert_eq!(
        (refusal.kind, refusal.to_string().as_str()),
        ("set_aside", "F7 was set aside and cannot be drawn")
    );
    assert_eq!(adviser.enter("C9").unwrap().to_string(), "draw C9");

    let position = adviser.position();
    assert_eq!(position.hand, ["A1", "B2", "C9", "D4", "E5"]);
    assert_eq!(position.tops, [Some("C3".to_owned()), None]);
    assert_eq!(position.played, ["C3"]);
    assert_eq!(position.set_aside.map(|cards| cards.len()), Some(10));
    assert_eq!((position.seen.len(), position.deck), (16, 64));
    let picture = adviser.diagram(Glyphs::Plain, Lang::EN).to_plain();
    assert!(picture.contains("slot 1  C3"), "{picture}");

    let again = part().read(&adviser.text()).unwrap();
    assert_eq!((again.text(), again.phase()), (adviser.text(), Phase::Play));
    assert_eq!(adviser.undo(), Some(play::Step::Draw("C9".to_owned())));
    assert_eq!(adviser.steps(), [play::Step::Play("C3>1".to_owned())]);
}

#[test]
fn a_program_gets_the_advice_of_the_typed_adviser() {
    let mut adviser = begun();
    adviser.play("C3>1").unwrap();
    adviser.draw("C9").unwrap();
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let limits = Limits { budget: Budget::nodes(10_000), clock: &clock, stop: &stop };
    let mut typed = fair_engine("expert").unwrap();
    let expected = adviser.advise(typed.as_mut(), limits, &mut Silent).unwrap();
    let mut engine = part().engine(&"expert".parse().unwrap()).unwrap();
    let advice = engine.advise(&adviser.to_string(), limits).unwrap().unwrap();
    assert_eq!(advice.best, CardMove { text: "C9>1".to_owned(), card: "C9".to_owned(), slot: 1 });
    assert_eq!(advice.map(|mv| mv.text), expected.map(|mv| mv.to_string()));
    adviser.play("C9>1").unwrap();
    assert_eq!(engine.advise(&adviser.to_string(), limits), Ok(None), "the draw is not told yet");
    assert_eq!(engine.advise("nonsense", limits).unwrap_err().kind, "saved");
    assert!(part().engine(&"oracle".parse().unwrap()).is_err(), "it sees the deck");
}

#[test]
fn the_adviser_is_found_by_the_name_of_its_game() {
    let games = GameList::new(&[sakiyomi_twin_cool::game()]);
    for name in [None, Some("twin-cool")] {
        let found = AdvisedGame::find(&games, name).unwrap_or_else(|_| panic!("there is one"));
        assert_eq!(found.game, sakiyomi_twin_cool::game());
    }
    let missing = AdvisedGame::find(&games, Some("othello")).err().expect("there is none");
    assert_eq!(missing.to_string(), "advice is available for twin-cool only");
    let missing = AdvisedGame::find(&GameList::new(&[]), None).err().expect("there is none");
    assert_eq!(missing.to_string(), "no game has an adviser");
}

#[test]
fn a_recorded_game_becomes_an_advised_one() {
    let game = sakiyomi_twin_cool::game();
    let mut session = game.open(SessionConfig::default()).unwrap();
    while let Some(mv) = session.legal_moves().first() {
        session.play(mv).unwrap();
    }
    let adviser = part().of_record(&session.record()).unwrap().expect("it has a beginning");
    assert_eq!(adviser.phase(), Phase::Over);
    assert_eq!(adviser.outcome().map(Verdict::Finished), session.verdict());
}
