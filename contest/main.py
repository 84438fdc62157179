"""A contestant for the Score Four contest that lets Sakiyomi think.

`MyAI.get_move(board, player, last_move)` asks the engine, as a process that
speaks `sakiyomi protocol contest` or as the shared library of `games/score-four/c`. An
engine that cannot be started, dies, hangs or answers nonsense never costs the
game: the search of `main_python.py`, if that file lies beside this one, or else a
few lines of Python choose the move instead.

Settings, all optional, from the environment:

    SAKIYOMI_BIN     the program (else: beside this file, on PATH, ../target/release)
    SAKIYOMI_LIB     the shared library (else: beside this file, ../target/release)
    SAKIYOMI_USE     which to try, in this order: "process,library"; "none" for Python alone
    SAKIYOMI_CPU     CPU time for a move, for example 2.8s
    SAKIYOMI_MEMORY  memory for the tables of the process, for example 512MB
    SAKIYOMI_ENGINE  the engine of the process, for example strongest
"""

from __future__ import annotations

import ctypes
import importlib.util
import json
import os
import queue
import shutil
import signal
import subprocess
import threading
import time
from pathlib import Path
from typing import Any, Dict, List, Optional, Sequence, Tuple, Type, Union

try:  # the contest's own module
    from framework import Alg3D
except ImportError:
    try:  # the driver that contestants test with
        from local_driver import Alg3D
    except ImportError:

        class Alg3D:  # type: ignore[no-redef]
            """Stands in for the contest's base class where there is none."""


Board = Sequence[Sequence[Sequence[int]]]
Move = Tuple[int, int]

HERE = Path(__file__).resolve().parent
WINDOWS = os.name == "nt"
PROGRAM = "sakiyomi.exe" if WINDOWS else "sakiyomi"
LIBRARIES = ("libsakiyomi_c.so", "libsakiyomi_c.dylib", "sakiyomi_c.dll")

DEFAULT_CPU = 2.8
"""Seconds of CPU time for a move; the contest allows 3."""

PATIENCE = 18.0
"""Seconds on the wall after which an engine hangs: it may have to share its processor with many others."""

WALL = 25.0
"""Seconds on the wall for a move, whoever chooses it; the contest allows 30."""

LEAST_CPU = 0.1
"""Seconds of CPU time for Python's own search where the engine may have used up the rest."""

REAP = 0.5
"""Seconds on the wall that a killed engine has to go."""


class EngineError(Exception):
    """The engine gave no move. `late` tells that it had the time of a move already."""

    def __init__(self, problem: str, late: bool = False) -> None:
        super().__init__(problem)
        self.late = late


class ProcessEngine:
    """Asks `sakiyomi protocol contest`, one line of JSON for a move."""

    def __init__(self) -> None:
        path = find_program()
        if path is None:
            raise EngineError(f"there is no program {PROGRAM}")
        command = [path, "protocol", "contest", "--cpu", f"{cpu_seconds():.3f}s"]
        for option, name in (("--memory", "SAKIYOMI_MEMORY"), ("--engine", "SAKIYOMI_ENGINE")):
            if os.environ.get(name):
                command += [option, os.environ[name]]
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                encoding="utf-8",
                errors="replace",
                # What the engine starts belongs to its group and ends with it.
                start_new_session=True,
            )
        except OSError as error:
            raise EngineError(f"{path} does not start: {error}") from error
        # A pipe cannot be read with a time limit on every system; a queue can.
        self.answers: "queue.Queue[Optional[str]]" = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        # Only this thread closes the pipe: closing it elsewhere waits for a read that may never end.
        with self.process.stdout as pipe:
            for line in pipe:
                self.answers.put(line)
        self.answers.put(None)

    def move(self, board: Board, player: int) -> Move:
        request = {"board": board, "player": player, "last_move": None}
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            line = self.answers.get(timeout=PATIENCE)
        except OSError as error:
            raise EngineError(f"the engine has gone: {error}") from error
        except queue.Empty as error:
            raise EngineError("the engine hangs", late=True) from error
        if line is None:
            raise EngineError("the engine died", late=True)
        try:
            answer = json.loads(line)
            return answer["x"], answer["y"]
        except (ValueError, KeyError, TypeError) as error:
            raise EngineError(f"the engine answers {line[:80]!r}", late=True) from error

    def close(self) -> None:
        """Kills the engine and what it has started, and does not wait for what cannot be killed."""
        try:
            if WINDOWS:
                self.process.kill()
            else:
                os.killpg(self.process.pid, signal.SIGKILL)
        except OSError:  # it has gone already
            pass
        try:
            self.process.wait(timeout=REAP)
        except subprocess.TimeoutExpired:
            pass
        assert self.process.stdin is not None
        try:
            self.process.stdin.close()
        except OSError:  # what was still to be written has nowhere to go
            pass


class LibraryEngine:
    """Asks `sakiyomi_best_move` of the shared library, in this process."""

    def __init__(self) -> None:
        path = find_library()
        if path is None:
            raise EngineError("there is no shared library")
        try:
            library = ctypes.CDLL(path)
            self.best_move = library.sakiyomi_best_move
            self.text = library.sakiyomi_error_text
        except (OSError, AttributeError) as error:
            raise EngineError(f"{path} cannot be used: {error}") from error
        word = ctypes.c_uint64
        self.best_move.argtypes = [
            word, word, ctypes.c_char, ctypes.c_double, ctypes.POINTER(word)
        ]
        self.best_move.restype = ctypes.c_int
        self.text.argtypes = [ctypes.c_int]
        self.text.restype = ctypes.c_char_p

    def move(self, board: Board, player: int) -> Move:
        beads = [0, 0, 0]
        for z in range(4):
            for y in range(4):
                for x in range(4):
                    beads[board[z][y][x]] |= 1 << (63 - (16 * z + 4 * y + x))
        found = ctypes.c_uint64()
        turn = b"b" if player == 1 else b"w"
        code = self.best_move(beads[1], beads[2], turn, cpu_seconds(), ctypes.byref(found))
        if code != 0:
            raise EngineError(f"the library answers: {self.text(code).decode()}")
        index = 64 - found.value.bit_length()
        return index % 4, index // 4 % 4

    def close(self) -> None:
        """The library stays with the process."""


Engine = Union[ProcessEngine, LibraryEngine]

ENGINES: Dict[str, Type[Engine]] = {"process": ProcessEngine, "library": LibraryEngine}


class MyAI(Alg3D):
    """The contestant."""

    def __init__(self) -> None:
        self._engine: Optional[Engine] = None
        self._kinds = [
            ENGINES[name.strip()]
            for name in os.environ.get("SAKIYOMI_USE", "process,library").split(",")
            if name.strip() in ENGINES
        ]
        self._python = python_player()
        self.problems: List[str] = []
        """What went wrong with the engines, the oldest first."""
        self.fallbacks = 0
        """The number of moves that no engine gave although there should be one."""

    def get_move(
        self,
        board: Board,
        player: Optional[int] = None,
        last_move: Optional[Tuple[int, int, int]] = None,
    ) -> Move:
        """Returns the column (x, y) to drop a bead on. Never raises."""
        start = time.monotonic()
        try:
            cells = [[[int(cell) for cell in row] for row in level] for level in board]
            player = int(player) if player in (1, 2) else to_move(cells)
        except Exception as error:  # a driver's board that is no board
            self.problems.append(f"the board cannot be read: {error}")
            self.fallbacks += 1
            return (0, 0)
        try:
            move = self._ask(cells, player)
            if move is not None:
                return move
        except Exception as error:  # whatever it is, the game goes on
            self.problems.append(repr(error))
        self.fallbacks += bool(self._kinds)
        return self._fall_back(cells, player, time.monotonic() - start)

    def close(self) -> None:
        """Ends the engine. The end of this program does so too."""
        if self._engine is not None:
            self._engine.close()
            self._engine = None

    def _fall_back(self, board: Board, player: int, spent: float) -> Move:
        """Chooses a move without an engine, `spent` seconds after the move began.

        An engine has used at most that much CPU time: it thinks with one thread.
        """
        try:
            if self._python is not None:
                cpu, wall = cpu_seconds(), WALL - spent
                cpu = max(cpu - spent, min(cpu, LEAST_CPU))
                move = self._python.think(board, player, cpu, wall)
                if move in open_columns(board):
                    return move
        except Exception as error:  # whatever it is, the game goes on
            self.problems.append(repr(error))
        return simple_move(board, player)

    def _ask(self, board: Board, player: int) -> Optional[Move]:
        """Returns the engine's move, or None when there is no engine that gives a legal one."""
        for kind in [type(self._engine)] if self._engine is not None else self._kinds:
            try:
                if self._engine is None:
                    self._engine = kind()
                x, y = self._engine.move(board, player)
                if (x, y) in open_columns(board):
                    return x, y
                raise EngineError(f"the engine chose {(x, y)!r}", late=True)
            except EngineError as error:
                self.problems.append(str(error))
                # The next move starts it anew. The time of this one may be used up.
                self.close()
                if error.late:
                    return None
        return None


def python_player() -> Optional[Any]:
    """Returns the contestant of `main_python.py`, if that file lies beside this one."""
    # A driver may load this file without its folder being one to import from.
    spec = importlib.util.spec_from_file_location("main_python", HERE / "main_python.py")
    try:
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module.MyAI()
    except Exception:  # without the file, or with another of its name
        return None


def cpu_seconds() -> float:
    """Returns the CPU time for a move, from the environment."""
    text = os.environ.get("SAKIYOMI_CPU", "")
    for unit, factor in (("ms", 0.001), ("s", 1.0)):
        if text.endswith(unit):
            try:
                seconds = float(text[: -len(unit)]) * factor
            except ValueError:
                break
            return seconds if 0 < seconds < float("inf") else DEFAULT_CPU
    return DEFAULT_CPU


def find_program() -> Optional[str]:
    """Returns the path of the program, if there is one."""
    if os.environ.get("SAKIYOMI_BIN"):
        return os.environ["SAKIYOMI_BIN"]
    for path in (HERE / PROGRAM, shutil.which(PROGRAM), HERE.parent / "target/release" / PROGRAM):
        if path is not None and os.access(path, os.X_OK) and Path(path).is_file():
            return str(path)
    return None


def find_library() -> Optional[str]:
    """Returns the path of the shared library, if there is one."""
    if os.environ.get("SAKIYOMI_LIB"):
        return os.environ["SAKIYOMI_LIB"]
    for folder in (HERE, HERE.parent / "target/release"):
        for name in LIBRARIES:
            if (folder / name).is_file():
                return str(folder / name)
    return None


def lines() -> List[Tuple[Tuple[int, int, int], ...]]:
    """Returns the 76 lines of four cells (z, y, x)."""
    steps = range(-1, 2)
    directions = [(dz, dy, dx) for dz in steps for dy in steps for dx in steps]
    directions = [step for step in directions if step > (0, 0, 0)]
    every = []
    for z, y, x in ((z, y, x) for z in range(4) for y in range(4) for x in range(4)):
        for dz, dy, dx in directions:
            line = tuple((z + n * dz, y + n * dy, x + n * dx) for n in range(4))
            if all(0 <= c < 4 for cell in line for c in cell):
                every.append(line)
    return every


LINES = lines()

COLUMNS = sorted(
    ((x, y) for y in range(4) for x in range(4)),
    key=lambda column: (column[0] - 1.5) ** 2 + (column[1] - 1.5) ** 2,
)
"""All columns, those in the centre first."""


def to_move(board: Board) -> int:
    """Returns the player to move, from the number of beads."""
    beads = [cell for level in board for row in level for cell in row]
    return 1 if beads.count(1) == beads.count(2) else 2


def open_columns(board: Board) -> List[Move]:
    """Returns the columns that are not full, those in the centre first."""
    return [(x, y) for x, y in COLUMNS if board[3][y][x] == 0]


def simple_move(board: Board, player: int) -> Move:
    """Completes a line, else blocks one, else plays near the centre without helping the opponent."""
    try:
        columns = open_columns(board)
        for who in (player, 3 - player):
            for column in columns:
                if wins(board, column, who):
                    return column
        for column in columns:
            if not wins(board, column, 3 - player, above=1):
                return column
        return columns[0] if columns else (0, 0)
    except (IndexError, TypeError):  # a board of another shape
        return (0, 0)


def wins(board: Board, column: Move, player: int, above: int = 0) -> bool:
    """Tells whether a bead of `player` on `column`, `above` the next one, completes a line."""
    x, y = column
    z = sum(board[level][y][x] != 0 for level in range(4)) + above
    if z > 3:
        return False
    cell = (z, y, x)
    return any(
        all(board[cz][cy][cx] == player for cz, cy, cx in line if (cz, cy, cx) != cell)
        for line in LINES
        if cell in line
    )
