"""States of all four games."""

from __future__ import annotations

import copy
import pickle
import random

import numpy as np
import pytest

import sakiyomi
from sakiyomi import IllegalMove, SakiyomiError, State

GAMES = [game.id for game in sakiyomi.games()]


def random_game(game: str, seed: int) -> State:
    """Plays random moves to the end."""
    rng = random.Random(seed)
    state = State(game, seed=seed)
    while not state.is_over:
        state.play(rng.choice(state.legal_moves()))
    return state


def perft(state: State, depth: int) -> int:
    """Counts sequences of moves, by playing and taking back."""
    if depth == 0:
        return 1
    count = 0
    for mv in state.legal_moves():
        state.play(mv)
        count += perft(state, depth - 1)
        state.undo()
    return count


def test_there_are_four_games() -> None:
    assert GAMES == ["othello", "score-four", "contrast", "twin-cool"]
    assert [game.name for game in sakiyomi.games(lang="ja")][0] == "オセロ"
    assert len(sakiyomi.games()[0].seats) == 2


@pytest.mark.parametrize(
    ("game", "depth", "count"), [("othello", 5, 1396), ("score-four", 3, 4096), ("contrast", 1, 155)]
)
def test_moves_are_counted_as_the_rules_say(game: str, depth: int, count: int) -> None:
    state = State(game)
    start = state.text
    assert perft(state, depth) == count
    assert state.text == start and state.ply == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_and_taken_back(game: str) -> None:
    state = random_game(game, 3)
    assert state.outcome is not None and state.legal_moves() == []
    assert state.legal_actions().shape == (0,) and state.action_mask().sum() == 0
    with pytest.raises(IllegalMove, match="the game is over"):
        state.play(state.moves[0])
    moves, start = state.moves, State(game, seed=3)
    assert State(game, start.text, moves=moves) == state
    assert [state.undo() for _ in moves] == moves[::-1]
    assert state == start and not state.is_over
    with pytest.raises(SakiyomiError, match="no move to take back"):
        state.undo()


@pytest.mark.parametrize("game", GAMES)
def test_moves_and_actions_name_each_other(game: str) -> None:
    for form in sakiyomi.encodings(game):
        state = State(game, seed=7)
        for _ in range(6):
            moves, actions = state.legal_moves(), state.legal_actions(form.name)
            assert actions.dtype == np.int64 and len(set(actions.tolist())) == len(moves)
            mask = state.action_mask(form.name)
            assert mask.dtype == np.int8 and mask.shape == (form.actions,)
            assert np.flatnonzero(mask).tolist() == sorted(actions.tolist())
            for mv, action in zip(moves, actions.tolist()):
                assert state.move_of(action, form.name) == mv
                assert state.action_of(mv, form.name) == action
            played = state.copy()
            played.play(actions[-1], form.name)
            state.play(moves[-1])
            assert played == state and played.moves == state.moves


@pytest.mark.parametrize("game", GAMES)
def test_encoded_states_have_the_shape_that_is_told(game: str) -> None:
    state = State(game, seed=1)
    for form in sakiyomi.encodings(game):
        planes = state.encode(form.name)
        assert planes.shape == form.shape and planes.dtype == np.float32
        batch = np.full((3, *form.shape), 9, np.float32)
        assert state.encode(form.name, out=batch[1]) is not None
        assert (batch[1] == planes).all() and (batch[[0, 2]] == 9).all()


def test_an_array_is_made_once_and_belongs_to_numpy() -> None:
    planes = State("othello").encode()
    assert planes.flags.writeable and planes.flags.c_contiguous
    planes[0] = 5
    assert State("othello").encode()[0].max() == 1


@pytest.mark.parametrize(
    "out",
    [
        np.zeros((4, 8), np.float32),
        np.zeros((8, 8, 4), np.float32),
        np.zeros((4, 16, 8), np.float32)[:, ::2],
    ],
)
def test_an_array_that_does_not_fit_is_refused(out: np.ndarray) -> None:
    with pytest.raises(SakiyomiError, match="out is a contiguous"):
        State("othello").encode(out=out)
    frozen = np.zeros((4, 8, 8), np.float32)
    frozen.flags.writeable = False
    with pytest.raises(SakiyomiError, match="writable"):
        State("othello").encode(out=frozen)
    with pytest.raises(TypeError):
        State("othello").encode(out=np.zeros((4, 8, 8)))  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_copies_go_their_own_way_and_pickles_are_whole(game: str) -> None:
    state = State(game, seed=5)
    state.play(state.legal_moves()[0])
    for twin in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin == state and twin.moves == state.moves and twin.key == state.key
        twin.undo()
        assert twin != state
    assert state != 7 and state != State("othello" if game != "othello" else "contrast")
    with pytest.raises(TypeError):
        hash(state)


def test_outcomes_tell_who_won_and_by_how_much() -> None:
    moves = ["a1", "a2", "b1", "b2", "c1", "c2", "d1"]
    outcome = State("score-four", moves=moves).outcome
    assert outcome is not None and str(outcome) == "first"
    assert (outcome.winner, outcome.margin, outcome.score) == (0, None, None)
    assert [outcome.reward(0), outcome.reward(1)] == [1.0, -1.0]
    full = State("othello", "X" * 40 + "O" * 24 + " X").outcome
    assert full is not None and (full.winner, full.margin) == (0, 16)
    cards = random_game("twin-cool", 2)
    assert cards.outcome is not None and cards.outcome.score == cards.score
    assert cards.outcome.winner is None and cards.outcome.reward(0) == 0.0
    with pytest.raises(SakiyomiError, match="a seat is 0 or 1"):
        outcome.reward(2)


def test_the_player_of_twin_cool_does_not_see_the_deck() -> None:
    state = State("twin-cool", seed=4)
    assert len(state.view()) < len(state.text)
    assert State("twin-cool", state.text) == state
    assert State("twin-cool", seed=4) == state != State("twin-cool", seed=5)
    known = State("twin-cool", seed=4, set_aside_known=True)
    assert known.encode()[3].sum() == 10 and state.encode()[3].sum() == 0
    with pytest.raises(SakiyomiError, match="only a deal of twin-cool"):
        State("othello", set_aside_known=True)


def test_pictures_are_drawn_in_both_languages() -> None:
    state = State("twin-cool", seed=4)
    assert state.draw() != state.draw(lang="ja")
    with pytest.raises(SakiyomiError, match="a language is"):
        state.draw(lang="fr")


def test_wrong_words_are_refused_with_what_there_is() -> None:
    for wrong, words in [
        (lambda: State("go"), "there is no game \"go\""),
        (lambda: State("othelo"), "did you mean othello"),
        (lambda: State("othello", "XX"), "64"),
        (lambda: State("othello", "\0" * 66), ""),
        (lambda: State("othello", moves=["f5", "f5"]), "f5 is illegal"),
        (lambda: State("othello").play("e4"), "e4 is illegal"),
        (lambda: State("othello").play("z9"), "z9"),
        (lambda: State("othello").play(""), ""),
        (lambda: State("othello").play(27), "the action 27 is no legal move"),
        (lambda: State("othello").play(-1), "the action -1"),
        (lambda: State("othello").encode("classic"), "has no encoding \"classic\"; there is: sakiyomi"),
        (lambda: State("othello").action_of("a1"), "a1 is illegal"),
        (lambda: State("othello").move_of(0), "the action 0"),
        (lambda: State("othello").view(2), "a seat is 0 or 1"),
        (lambda: sakiyomi.engines("go"), "there is no game"),
        (lambda: sakiyomi.encodings("go"), "there is no game"),
    ]:
        with pytest.raises(SakiyomiError) as raised:
            wrong()
        assert words in str(raised.value)


def test_wrong_types_are_python_errors() -> None:
    with pytest.raises(OverflowError):
        State("othello", seed=-1)
    with pytest.raises(TypeError):
        State(7)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        State("othello").play(None)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        State("othello").play(2.5)  # type: ignore[arg-type]
