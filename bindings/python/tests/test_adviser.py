"""The adviser of Twin Cool."""

from __future__ import annotations

import pytest

from sakiyomi import Adviser, SakiyomiError


def test_advice_is_given_and_the_game_is_told() -> None:
    adviser = Adviser("A1 B2 C3 D4 E5")
    assert adviser.phase == "play" and adviser.hand == ["A1", "B2", "C3", "D4", "E5"]
    assert adviser.tell("play C3>1") == "play C3>1"
    assert adviser.phase == "draw" and adviser.slots == ("C3", None)
    assert adviser.tell("C9") == "draw C9"
    advice = adviser.advise(nodes=10_000)
    assert advice.best == "C9>1" and advice.best in adviser.legal_moves()
    assert advice.expected[0][0] == "C9>1" and advice.expected[0][1] > 1
    assert advice.reason() != advice.reason(lang="ja")
    assert adviser.steps == ["play C3>1", "draw C9"] and adviser.played == ["C3"]
    assert (adviser.deck_size, adviser.points, adviser.outcome) == (64, 2, None)


def test_a_saved_game_goes_on() -> None:
    adviser = Adviser("A1 B2 C3 D4 E5", "F1 F2 F3 F4 F5 F6 F7 F8 F9 F10")
    adviser.tell("play A1>2")
    again = Adviser.from_text(adviser.text)
    assert str(again) == adviser.text and again.phase == "draw"
    assert again.undo() == "play A1>2" and again.phase == "play"
    with pytest.raises(SakiyomiError, match="no step"):
        again.undo()


def test_cards_that_cannot_come_are_refused() -> None:
    adviser = Adviser("A1 B2 C3 D4 E5", "F1 F2 F3 F4 F5 F6 F7 F8 F9 F10")
    for text, words in [("X9", "not a card"), ("play A2>1", "A2"), ("draw A2", "the card you played")]:
        with pytest.raises(SakiyomiError, match=words):
            adviser.tell(text)
    adviser.tell("A1>1")
    for text, words in [("F1", "set aside"), ("A1", "played"), ("B2", "in your hand")]:
        with pytest.raises(SakiyomiError, match=words):
            adviser.tell(text)
    with pytest.raises(SakiyomiError, match="which card was drawn"):
        adviser.advise()


def test_what_cannot_be_advised_on_is_refused() -> None:
    for wrong, words in [
        (lambda: Adviser("A1 B2"), "expected 5 cards"),
        (lambda: Adviser("A1 B2 C3 D4 E5", "A1"), "expected 10 cards"),
        (lambda: Adviser.from_text("nonsense"), ""),
        (lambda: Adviser("A1 B2 C3 D4 E5", game="othello"), "twin-cool only"),
        (lambda: Adviser("A1 B2 C3 D4 E5").advise("oracle"), "practice engine"),
        (lambda: Adviser("A1 B2 C3 D4 E5").advise("strong"), "has no engine"),
        (lambda: Adviser("A1 B2 C3 D4 E5").advise(nodes=0), "from 1 on"),
    ]:
        with pytest.raises(SakiyomiError) as raised:
            wrong()
        assert words in str(raised.value)
