"""Score Four in the manner of the small C engine."""

from __future__ import annotations

import random

import numpy as np
import pytest

from sakiyomi import IllegalMove, SakiyomiError, State
from sakiyomi.env import (
    ACTIONS,
    PLANES,
    Engine,
    GameState,
    encode_state,
    move_bit,
    move_index,
    render_board,
)


def perft(state: GameState, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(state.apply(move), depth - 1) for move in state.legal_moves())


def test_sequences_are_counted_as_the_rules_say() -> None:
    assert [perft(GameState(), depth) for depth in (1, 2, 3)] == [16, 256, 4096]


def test_bits_and_indices_name_the_same_cells() -> None:
    assert move_bit(0) == 1 << 63 and move_bit(63) == 1
    assert [move_index(move_bit(index)) for index in range(64)] == list(range(64))
    for wrong in (-1, 64):
        with pytest.raises(IllegalMove):
            move_bit(wrong)
    for wrong in (0, 3, -1, 1 << 64):
        with pytest.raises(IllegalMove):
            move_index(wrong)


def test_random_games_agree_with_a_board_of_our_own() -> None:
    rng = random.Random(1)
    for _ in range(10):
        state, board = GameState(), np.zeros(64, int)
        while state.result() is None:
            heights = {column: np.count_nonzero(board[column::16]) for column in range(16)}
            open_cells = [column + 16 * z for column, z in heights.items() if z < 4]
            assert state.legal_indices() == sorted(open_cells)
            assert [move_index(bit) for bit in state.legal_moves()] == state.legal_indices()
            assert np.flatnonzero(state.legal_mask()).tolist() == state.legal_indices()
            index = rng.choice(open_cells)
            board[index] = 1 if state.turn == "b" else 2
            before = state
            state = state.apply_index(index)
            assert before != state and before.apply(move_bit(index)) == state
            assert state.black == sum(move_bit(cell) for cell in np.flatnonzero(board == 1).tolist())
            assert state.white == sum(move_bit(cell) for cell in np.flatnonzero(board == 2).tolist())
            own, other = (1, 2) if state.turn == "b" else (2, 1)
            planes = np.stack([board == own, board == other]).reshape(PLANES)
            assert (state.encode() == planes).all() and state.encode().shape == PLANES
            again = GameState(state.black, state.white)
            assert again == state and hash(again) == hash(state)
        assert state.legal_moves() == [] and state.legal_mask().shape == (ACTIONS,)
        assert state.reward() == (0.0 if state.result() == "d" else -1.0)


def test_states_go_to_engines_and_back() -> None:
    state = GameState.of(State("score-four", moves=["a1", "a2"]))
    assert state.state.moves == ["a1", "a2"] and state.turn == "b" and state.reward() is None
    assert repr(state) == "GameState(0x8000000000000000, 0x800000000000000)"


def test_the_engine_of_the_c_wrapper_plays_the_same_game() -> None:
    engine, rng = Engine(), random.Random(2)
    for _ in range(5):
        state = GameState(0, 0, "b")
        while engine.result(state) == "n":
            assert state.result() is None
            indices = engine.legal_moves_indices(state)
            assert engine.legal_moves_bits(state) == [engine.move_bit(cell) for cell in indices]
            move = engine.move_bit(rng.choice(indices))
            assert engine.move_index(move) in indices
            state = engine.apply_move(state, move)
            assert GameState(state.black, state.white, state.turn) == state
            assert (encode_state(state) == state.encode()).all()
            beads = state.black.bit_count() + state.white.bit_count()
            assert sum(render_board(state).count(mark) for mark in "XO") == beads
        assert engine.result(state) == state.result() and engine.legal_moves_bits(state) == []


def test_a_board_is_drawn_level_by_level() -> None:
    state = GameState().apply_index(0).apply_index(16).apply_index(7)
    assert render_board(state).splitlines() == [
        ". . . .  . . . .  . . . .  . . . .",
        ". . . .  . . . .  . . . .  . . . .",
        ". . . X  . . . .  . . . .  . . . .",
        "X . . .  O . . .  . . . .  . . . .",
    ]


def test_what_is_no_position_is_refused() -> None:
    for wrong in [
        lambda: GameState(1, 1),
        lambda: GameState(1, 0),
        lambda: GameState(0, 0, "w"),
        lambda: GameState(0, 0, "x"),
        lambda: GameState(3 << 62, 0),
        lambda: GameState(-1, 0),
        lambda: GameState(1 << 64, 0),
        lambda: GameState.of(State("othello")),
        lambda: GameState().apply_index(16),
        lambda: GameState().apply_index(99),
        lambda: GameState().apply(0),
    ]:
        with pytest.raises(SakiyomiError):
            wrong()
