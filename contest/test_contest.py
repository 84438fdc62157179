"""The contestant keeps the contest's limits, whatever its engine does.

Run by `cargo xtask test --only contest`, or by hand after a release build:
`python3 contest/test_contest.py`. SAKIYOMI_PROFILE names another folder of builds.
"""

from __future__ import annotations

import importlib.util
import os
import random
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Iterator, List, Optional
from unittest import mock

HERE = Path(__file__).resolve().parent
TARGET = HERE.parent / os.environ.get("CARGO_TARGET_DIR", "target")
BUILDS = TARGET / os.environ.get("SAKIYOMI_PROFILE", "release")
os.environ.setdefault("SAKIYOMI_BIN", str(BUILDS / "sakiyomi"))
os.environ.setdefault("SAKIYOMI_LIB", str(BUILDS / "libsakiyomi_c.so"))
sys.path.insert(0, str(HERE))

import harness  # noqa: E402
import main  # noqa: E402


def empty() -> List[List[List[int]]]:
    return [[[0] * 4 for _ in range(4)] for _ in range(4)]


def random_positions(count: int, seed: int) -> Iterator[tuple]:
    """Yields (board, player) of random games that go on."""
    rng = random.Random(seed)
    while count > 0:
        board, plies = empty(), rng.randrange(40)
        for ply in range(plies):
            player, column = 1 + ply % 2, rng.choice(main.open_columns(board))
            if main.wins(board, column, player):
                break
            x, y = column
            board[sum(board[z][y][x] != 0 for z in range(4))][y][x] = player
        else:
            count -= 1
            yield board, 1 + plies % 2


class Contest(unittest.TestCase):
    """Tests with an environment of their own; short moves unless a test says otherwise."""

    environment = {"SAKIYOMI_CPU": "0.05s", "SAKIYOMI_MEMORY": "64MB"}

    def setUp(self) -> None:
        patch = mock.patch.dict(os.environ, self.environment)
        patch.start()
        self.addCleanup(patch.stop)
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def ai(self, **environment: str) -> main.MyAI:
        os.environ.update(environment)
        ai = main.MyAI()
        self.addCleanup(ai.close)
        return ai

    def script(self, body: str) -> str:
        """Writes a program in the engine's place, and returns its path."""
        path = Path(self.folder.name) / "engine"
        path.write_text(f"#!{sys.executable}\nimport sys, json\n{body}\n", encoding="utf-8")
        path.chmod(0o755)
        return str(path)


class WholeGames(Contest):
    def play(self, ai: main.MyAI) -> None:
        watched = harness.Watched(ai)
        for seed in range(4):
            opponent = harness.random_player(seed)
            harness.play_game(watched, opponent)
            harness.play_game(opponent, watched)
        harness.play_game(watched, watched)
        self.assertGreater(len(watched.costs), 30)

    def test_the_process_plays_whole_games_within_the_limits(self) -> None:
        ai = self.ai(SAKIYOMI_USE="process")
        self.play(ai)
        self.assertEqual(ai.problems, [])

    def test_the_library_plays_whole_games_within_the_limits(self) -> None:
        ai = self.ai(SAKIYOMI_USE="library")
        self.play(ai)
        self.assertEqual(ai.problems, [])

    def test_without_an_engine_whole_games_are_played_too(self) -> None:
        self.play(self.ai(SAKIYOMI_USE="none"))

    def test_the_moves_with_the_full_time_stay_within_the_limits(self) -> None:
        del os.environ["SAKIYOMI_CPU"], os.environ["SAKIYOMI_MEMORY"]
        watched = harness.Watched(self.ai(SAKIYOMI_USE="process"))
        watched(empty(), 1, None)
        board, player = next(random_positions(1, seed=5))
        watched(board, player, None)
        self.assertEqual(watched.ai.problems, [])


class BrokenEngines(Contest):
    """Whatever the engine does, the answer is a legal move."""

    def survives(self, ai: main.MyAI, problem: str) -> None:
        for board, player in random_positions(3, seed=1):
            self.assertIn(ai.get_move(board, player, None), main.open_columns(board))
        self.assertIn(problem, " ".join(ai.problems))

    def test_a_missing_program_and_library(self) -> None:
        missing = str(Path(self.folder.name) / "none")
        self.survives(self.ai(SAKIYOMI_BIN=missing, SAKIYOMI_LIB=missing), "does not start")

    def test_a_missing_program_makes_way_for_the_library(self) -> None:
        ai = self.ai(SAKIYOMI_BIN=str(Path(self.folder.name) / "none"))
        self.assertIn(ai.get_move(empty(), 1, None), main.open_columns(empty()))
        self.assertEqual(len(ai.problems), 1)
        self.assertIsInstance(ai._engine, main.LibraryEngine)

    def test_a_file_that_is_no_library(self) -> None:
        path = Path(self.folder.name) / "text"
        path.write_text("no library")
        self.survives(self.ai(SAKIYOMI_USE="library", SAKIYOMI_LIB=str(path)), "cannot be used")

    def test_an_engine_that_dies(self) -> None:
        ai = self.ai(SAKIYOMI_BIN=self.script("sys.stdin.readline(); sys.exit(3)"))
        self.survives(ai, "the engine died")
        self.assertEqual(len(ai.problems), 3, "each move starts it anew")

    def test_an_engine_that_dies_before_it_is_asked(self) -> None:
        self.survives(self.ai(SAKIYOMI_BIN=self.script("sys.exit(1)")), "the engine")

    def test_an_engine_that_hangs(self) -> None:
        with mock.patch.object(main, "PATIENCE", 0.2):
            self.survives(self.ai(SAKIYOMI_BIN=self.script("sys.stdin.read()")), "hangs")

    def test_engines_that_answer_nonsense(self) -> None:
        for answer in ("nonsense", "[]", "{}", '{"x": 9, "y": 0}', '{"x": "a", "y": null}', "\\xff"):
            body = f"for line in sys.stdin: print({answer!r}, flush=True)"
            with self.subTest(answer):
                self.survives(self.ai(SAKIYOMI_BIN=self.script(body)), "the engine")

    def test_a_full_column_is_not_believed(self) -> None:
        board = empty()
        for z in range(4):
            board[z][0][0] = 1 + z % 2
        body = "for line in sys.stdin: print('{\"x\": 0, \"y\": 0}', flush=True)"
        ai = self.ai(SAKIYOMI_BIN=self.script(body))
        self.assertNotEqual(ai.get_move(board, 1, None), (0, 0))


class Boards(Contest):
    def test_boards_that_are_none_do_not_raise(self) -> None:
        ai = self.ai()
        floating = empty()
        floating[2][1][1] = 1
        odd: list = [None, [], [[]], "board", 7, [[[9] * 4] * 4] * 4, [["x"]], floating]
        for board in odd:
            for player in (1, 2, 0, None, "first"):
                move = ai.get_move(board, player, None)  # type: ignore[arg-type]
                self.assertEqual(len(move), 2)

    def test_a_win_is_taken_and_a_loss_is_blocked(self) -> None:
        board = empty()
        board[0][0][:3] = [1, 1, 1]
        board[0][1][:3] = [2, 2, 2]
        for use in ("process", "library", "none"):
            ai = self.ai(SAKIYOMI_USE=use)
            self.assertEqual(ai.get_move(board, 1, (2, 1, 0)), (3, 0), use)
        board[0][1][1], board[0][3][3] = 0, 2
        for use in ("process", "library", "none"):
            self.assertEqual(self.ai(SAKIYOMI_USE=use).get_move(board, 1, None), (3, 0), use)
        board[0][3][3] = 0
        for use in ("process", "library", "none"):
            self.assertEqual(self.ai(SAKIYOMI_USE=use).get_move(board, 2, None), (3, 0), use)

    def test_the_player_follows_from_the_board_when_a_driver_does_not_say(self) -> None:
        board = empty()
        board[0][0][:3] = [1, 1, 1]
        board[0][1][:2] = [2, 2]
        self.assertEqual(self.ai(SAKIYOMI_USE="process").get_move(board), (3, 0))

    def test_there_are_76_lines(self) -> None:
        self.assertEqual(len(set(main.LINES)), 76)


class Drivers(Contest):
    def load(self, module: Optional[str]) -> object:
        """Loads main.py as a driver does, with `module` as the contest's own."""
        with mock.patch.dict(sys.modules):
            if module is not None:
                folder = Path(self.folder.name) / module
                folder.mkdir()
                (folder / f"{module}.py").write_text(
                    "from abc import ABC, abstractmethod\nfrom typing import List\n"
                    "Board = List[List[List[int]]]\nclass Alg3D(ABC):\n    @abstractmethod\n"
                    "    def get_move(self, board, player, last_move): ...\n"
                )
            path = [str(Path(self.folder.name) / module)] if module else []
            spec = importlib.util.spec_from_file_location("student_ai", HERE / "main.py")
            assert spec is not None and spec.loader is not None
            loaded = importlib.util.module_from_spec(spec)
            with mock.patch.object(sys, "path", path + sys.path):
                spec.loader.exec_module(loaded)
            return loaded

    def test_the_contests_own_base_class_is_used_where_there_is_one(self) -> None:
        for module in ("framework", "local_driver", None):
            loaded = self.load(module)
            self.assertEqual(loaded.Alg3D.__module__, module or "student_ai")
            ai = loaded.MyAI()
            self.assertIsInstance(ai, loaded.Alg3D)
            self.assertIn(ai.get_move(empty(), 1, (0, 0, 0)), main.open_columns(empty()))
            ai.close()

    def test_wrong_times_in_the_environment_leave_the_default(self) -> None:
        for text, seconds in (
            ("1.5s", 1.5), ("250ms", 0.25), ("", 2.8), ("3", 2.8), ("xs", 2.8), ("-1s", 2.8),
            ("0s", 2.8), ("infs", 2.8), ("nans", 2.8),
        ):
            os.environ["SAKIYOMI_CPU"] = text
            self.assertEqual(main.cpu_seconds(), seconds, text)


if __name__ == "__main__":
    unittest.main()
