"""The contestant keeps the contest's limits, whatever its engine does.

Run by `cargo xtask test --only contest`, or by hand after a release build:
`python3 contest/test_contest.py`. SAKIYOMI_PROFILE names another folder of builds.
"""

from __future__ import annotations

import contextlib
import importlib.util
import io
import os
import random
import shutil
import signal
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Iterator, List, Optional, Tuple
from unittest import mock

HERE = Path(__file__).resolve().parent
TARGET = HERE.parent / os.environ.get("CARGO_TARGET_DIR", "target")
BUILDS = TARGET / os.environ.get("SAKIYOMI_PROFILE", "release")
os.environ.setdefault("SAKIYOMI_BIN", str(BUILDS / "sakiyomi"))
os.environ.setdefault("SAKIYOMI_LIB", str(BUILDS / "libsakiyomi_c.so"))
sys.path.insert(0, str(HERE))

import harness  # noqa: E402
import main  # noqa: E402
import main_python  # noqa: E402


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

    environment = {"SAKIYOMI_CPU": "0.02s", "SAKIYOMI_MEMORY": "64MB"}

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

    def test_a_hung_engine_leaves_time_for_the_move(self) -> None:
        self.assertLessEqual(main.PATIENCE, 20)
        self.assertLess(main.PATIENCE + main.REAP, main.WALL)
        self.assertLess(main.WALL, harness.WALL_LIMIT)
        self.assertLess(main.DEFAULT_CPU + main.LEAST_CPU, harness.CPU_LIMIT)

    def hung_parent(self, detached: bool) -> Tuple[main.ProcessEngine, int]:
        """Starts a hung engine whose child holds its pipe; returns it and the child's process."""
        program = self.script(
            "import subprocess\n"
            "command = [sys.executable, '-c', 'import signal; signal.pause()']\n"
            f"child = subprocess.Popen(command, start_new_session={detached})\n"
            "print(child.pid, flush=True)\nsys.stdin.read()"
        )
        with mock.patch.dict(os.environ, SAKIYOMI_BIN=program):
            engine = main.ProcessEngine()
        return engine, int(engine.answers.get(timeout=60) or 0)

    def test_a_hung_engine_takes_its_children_along(self) -> None:
        engine, _ = self.hung_parent(detached=False)
        engine.close()
        self.assertIsNone(engine.answers.get(timeout=60), "nobody holds the pipe")

    def test_a_child_that_keeps_the_pipe_does_not_keep_the_move(self) -> None:
        engine, child = self.hung_parent(detached=True)
        self.addCleanup(os.kill, child, signal.SIGKILL)
        ai = self.ai()
        ai._engine = engine
        with mock.patch.object(main, "PATIENCE", 0.2):
            self.assertIn(ai.get_move(empty(), 1, None), main.open_columns(empty()))
        self.assertEqual((ai.problems, ai.fallbacks), (["the engine hangs"], 1))
        self.assertTrue(engine.answers.empty(), "the pipe is still held")

    def test_moves_without_an_engine_are_those_of_the_search(self) -> None:
        ai = self.ai(SAKIYOMI_BIN=str(Path(self.folder.name) / "none"), SAKIYOMI_USE="process")
        with mock.patch.object(ai._python, "think", return_value=(3, 2)):
            self.assertEqual(ai.get_move(empty(), 1, None), (3, 2))
        self.assertEqual(ai.fallbacks, 1)

    def test_without_main_python_there_is_still_a_move(self) -> None:
        with mock.patch.object(main, "HERE", Path(self.folder.name)):
            ai = self.ai(SAKIYOMI_USE="none")
        self.assertIsNone(ai._python)
        self.survives(ai, "")

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


class PythonAlone(Contest):
    """The search of main_python.py, against slow and plain routines."""

    environment = {"SAKIYOMI_CPU": "0.02s"}

    def positions(self, count: int, seed: int, beads: range) -> Iterator[Tuple[int, int]]:
        """Yields the beads of the player to move and of the other, nobody having a line."""
        rng = random.Random(seed)
        while count > 0:
            own, other = 0, 0
            for _ in range(rng.choice(beads)):
                own, other = other, own | rng.choice(main_python.bits(playable(own, other)))
            if not has_line(own) and not has_line(other):
                count -= 1
                yield own, other

    def choose(self, search: main_python.Search, own: int, other: int) -> int:
        """Returns the move of a search without limits."""
        return search.choose(own, other, float("inf"), float("inf"))

    def test_the_file_alone_plays_whole_games_within_the_limits(self) -> None:
        shutil.copy(HERE / "main_python.py", self.folder.name)
        path = Path(self.folder.name) / "main_python.py"
        spec = importlib.util.spec_from_file_location("student_ai", path)
        assert spec is not None and spec.loader is not None
        loaded = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(loaded)
        watched = harness.Watched(loaded.MyAI())
        for seed in range(2):
            opponent = harness.random_player(seed)
            self.assertEqual(harness.play_game(watched, opponent), 1)
            self.assertEqual(harness.play_game(opponent, watched), 2)
        harness.play_game(watched, watched)
        self.assertEqual((watched.ai.problems, watched.fallbacks), ([], 0))

    def test_small_tables_and_no_time_at_all_still_give_legal_moves(self) -> None:
        ai = main_python.MyAI()
        with mock.patch.multiple(main_python, TABLE_ENTRIES=8, PATTERN_ENTRIES=8):
            for board, player in random_positions(5, seed=3):
                for cpu, wall in ((0.02, 9.0), (0.0, 9.0), (9.0, 0.0)):
                    move = ai.think(board, player, cpu, wall)
                    self.assertIn(move, main.open_columns(board))
        self.assertEqual(ai.problems, [])

    def test_a_win_is_taken_and_a_loss_is_blocked(self) -> None:
        board = empty()
        board[0][0][:3] = [1, 1, 1]
        board[0][1][:3] = [2, 2, 2]
        ai = main_python.MyAI()
        self.assertEqual(ai.get_move(board, 1, (2, 1, 0)), (3, 0))
        self.assertEqual(ai.get_move(board, 2, (2, 1, 0)), (3, 1))
        board[0][1][0], board[0][3][3] = 0, 2
        self.assertEqual(ai.get_move(board, 2), (3, 0))

    def test_boards_that_are_none_do_not_raise(self) -> None:
        ai = main_python.MyAI()
        floating, full = empty(), [[[1] * 4] * 4] * 4
        floating[2][1][1] = 1
        for board in (None, [], [[]], "board", 7, [[[9] * 4] * 4] * 4, [["x"]], floating, full):
            for player in (1, 2, 0, None, "first"):
                self.assertEqual(len(ai.get_move(board, player, None)), 2)  # type: ignore[arg-type]
        self.assertEqual(ai.fallbacks, len(ai.problems))

    def test_what_a_bead_adds_is_the_difference_of_two_counts(self) -> None:
        search = main_python.Search()
        for own, other in self.positions(60, seed=1, beads=range(50)):
            player = main_python.popcount(own | other) & 1
            before = main_python.line_points(own, other, player)
            for cell in main_python.bits(playable(own, other)):
                if has_line(own | cell):
                    continue
                gained, cells = search.pattern(player, cell, own, other)
                after = -main_python.line_points(other, own | cell, 1 - player)
                self.assertEqual(after, before + gained)
                empty_cells = ~(own | other | cell)
                known = main_python.completing_cells(own) | cells & ~other
                self.assertEqual(
                    known & empty_cells, main_python.completing_cells(own | cell) & empty_cells
                )

    def test_the_search_agrees_with_plain_search_on_endgames(self) -> None:
        signs = set()
        for own, other in self.positions(40, seed=2, beads=range(52, 60)):
            value = plain_value(own, other, {})
            cell = self.choose(main_python.Search(), own, other)
            kept = 1 if has_line(own | cell) else -plain_value(other, own | cell, {})
            self.assertEqual(kept, value)
            signs.add(value)
        self.assertEqual(signs, {-1, 0, 1})

    def test_every_win_by_threes_beats_every_defence(self) -> None:
        search = main_python.Search()
        search.cpu_end = search.wall_end = float("inf")
        claims = 0
        for own, other in self.positions(150, seed=4, beads=range(12, 40)):
            claims += self.wins_by_threes(search, own, other)
        self.assertGreater(claims, 30)

    def wins_by_threes(self, search: main_python.Search, own: int, other: int) -> bool:
        """Tells whether a win is claimed, after playing it against every defence."""
        empty_cells = ~(own | other)
        search.threats_left = 10**6
        win = search.threes(
            own,
            other,
            main_python.completing_cells(own) & empty_cells,
            main_python.completing_cells(other) & empty_cells,
        )
        cell, plies = win >> 8, win & 255
        if plies > 1:
            own |= cell
            for reply in main_python.bits(playable(own, other)):
                self.assertFalse(has_line(other | reply))
                self.assertTrue(self.wins_by_threes(search, own, other | reply))
        elif plies == 1:
            self.assertTrue(has_line(own | cell))
        return plies > 0


def playable(own: int, other: int) -> int:
    """Returns the lowest empty cell of each column."""
    cells = 0
    for column in range(16):
        for level in range(4):
            cell = 1 << (16 * level + column)
            if not (own | other) & cell:
                cells |= cell
                break
    return cells


def has_line(beads: int) -> bool:
    return any(line & ~beads == 0 for line in main_python.LINES)


def plain_value(own: int, other: int, known: dict) -> int:
    """Returns 1 for a win of the player to move, 0 for a draw and -1 for a loss."""
    cells = main_python.bits(playable(own, other))
    if any(has_line(own | cell) for cell in cells):
        return 1
    if (own, other) not in known:
        known[own, other] = max(
            (-plain_value(other, own | cell, known) for cell in cells), default=0
        )
    return known[own, other]


class Harness(Contest):
    environment = {"SAKIYOMI_CPU": "0.01s"}

    def run_harness(self, games: int, contestant: str, opponent: str = "") -> Tuple[int, str]:
        """Returns the status and what was printed; `opponent` is the body of get_move."""
        path = None
        if opponent:
            path = Path(self.folder.name) / "their_main.py"
            path.write_text(
                "from framework import Alg3D, Board\nclass MyAI(Alg3D):\n"
                f"    def get_move(self, board: Board, player, last_move):\n        {opponent}\n"
            )
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            status = harness.run(games, 1, contestant, path)
        return status, output.getvalue()

    def test_every_game_has_a_line_and_the_counts_are_right(self) -> None:
        status, output = self.run_harness(3, "main_python")
        self.assertEqual(status, 0, output)
        self.assertEqual(output.count(" on the wall\n"), 3)
        self.assertIn("against random moves: 2 won, 0 drawn, 0 lost", output)
        self.assertIn("moves that were not the engine's: 0", output)

    def test_a_move_that_is_not_the_engines_is_status_1(self) -> None:
        missing = str(Path(self.folder.name) / "none")
        os.environ.update(SAKIYOMI_BIN=missing, SAKIYOMI_LIB=missing)
        status, output = self.run_harness(1, "main")
        self.assertEqual(status, 1)
        moves = output.split(" moves of ours;")[0].split()[-1]
        self.assertIn(f"moves that were not the engine's: {moves}\n", output)

    def test_a_move_that_takes_too_long_on_the_wall_is_status_1(self) -> None:
        with mock.patch.object(harness, "WALL_LIMIT", 0.0):
            status, output = self.run_harness(3, "main_python")
        self.assertEqual(status, 1)
        self.assertIn("violation: a move took", output)

    def test_another_contestants_file_plays_both_seats(self) -> None:
        body = "return next((x, y) for y in range(4) for x in range(4) if not board[3][y][x])"
        status, output = self.run_harness(2, "main_python", body)
        self.assertEqual(status, 0, output)
        self.assertIn("against their_main.py: 2 won, 0 drawn, 0 lost", output)

    def test_another_contestants_faults_cost_it_the_game(self) -> None:
        for body, problem in (
            ("raise RuntimeError('lost')", "lost"),
            ("return (4, 0)", "(4, 0)"),
            ("return None", "None"),
            ("import os; os._exit(1)", "has ended"),
        ):
            with self.subTest(body):
                status, output = self.run_harness(1, "main_python", body)
                self.assertEqual(status, 0, output)
                self.assertIn("1 won, 0 drawn, 0 lost", output)
                self.assertIn(problem, output)

    def test_a_file_without_a_contestant_is_named(self) -> None:
        path = Path(self.folder.name) / "nobody.py"
        path.write_text("import os\nos._exit(1)\n")
        with self.assertRaisesRegex(SystemExit, "nobody.py"):
            harness.run(1, 1, "main_python", path)


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
