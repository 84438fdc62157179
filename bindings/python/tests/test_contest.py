"""The contestant that imports the package keeps the limits of the contest."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

CONTEST = Path(__file__).resolve().parents[3] / "contest"
sys.path.insert(0, str(CONTEST))

import harness  # noqa: E402
import main  # noqa: E402
import main_package  # noqa: E402


@pytest.fixture
def ai(monkeypatch: pytest.MonkeyPatch) -> main_package.MyAI:
    monkeypatch.setenv("SAKIYOMI_CPU", "0.05s")
    monkeypatch.setenv("SAKIYOMI_MEMORY", "64MB")
    return main_package.MyAI()


def empty() -> list[list[list[int]]]:
    return [[[0] * 4 for _ in range(4)] for _ in range(4)]


def test_whole_games_are_played_within_the_limits(ai: main_package.MyAI) -> None:
    watched = harness.Watched(ai)
    for seed in range(3):
        opponent = harness.random_player(seed)
        harness.play_game(watched, opponent)
        harness.play_game(opponent, watched)
    harness.play_game(watched, watched)
    assert len(watched.costs) > 30 and ai.problems == []


def test_a_move_with_the_full_time_stays_within_the_limits(
    ai: main_package.MyAI, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SAKIYOMI_CPU")
    monkeypatch.delenv("SAKIYOMI_MEMORY")
    board = empty()
    board[0][1][1], board[0][2][2], board[1][1][1] = 1, 2, 1
    watched = harness.Watched(ai)
    watched(board, 2, None)
    assert ai.problems == []


def test_a_win_is_taken_and_a_loss_is_blocked(ai: main_package.MyAI) -> None:
    board = empty()
    board[0][0][:3], board[0][1][:3] = [1, 1, 1], [2, 2, 2]
    assert ai.get_move(board, 1, (2, 1, 0)) == (3, 0)
    board[0][1][1], board[0][3][3] = 0, 2
    assert ai.get_move(board, 1, None) == (3, 0)
    board[0][3][3] = 0
    assert ai.get_move(board) == (3, 0)


def test_boards_that_are_none_and_wrong_engines_do_not_raise(
    ai: main_package.MyAI, monkeypatch: pytest.MonkeyPatch
) -> None:
    floating = empty()
    floating[2][1][1] = 1
    for board in [None, [], [[]], "board", 7, [[[9] * 4] * 4] * 4, [["x"]], floating]:
        assert len(ai.get_move(board, 1, None)) == 2  # type: ignore[arg-type]
    assert len(ai.problems) == 8
    for name, value in [("SAKIYOMI_ENGINE", "none"), ("SAKIYOMI_CPU", "soon")]:
        with monkeypatch.context() as patch:
            patch.setenv(name, value)
            move = main_package.MyAI().get_move(empty(), 1, None)
        assert move in main.open_columns(empty())


def test_the_harness_plays_with_it(
    ai: main_package.MyAI, capsys: pytest.CaptureFixture[str]
) -> None:
    assert harness.run(2, 1, "main_package") == 0
    assert "moves that were not the engine's: 0" in capsys.readouterr().out
