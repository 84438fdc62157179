"""A contestant for the Score Four contest that thinks with the Python package `sakiyomi`.

The variant of `main.py` for where packages can be installed: `pip install .` in the repository,
and this file where the contest wants it. The engine thinks in this process, which needs neither
another program nor a library beside the file. Whatever goes wrong, the answer is a move.

Settings, all optional, from the environment:

    SAKIYOMI_CPU     CPU time for a move, for example 2.8s
    SAKIYOMI_MEMORY  memory for the tables, for example 512MB
    SAKIYOMI_ENGINE  the engine, for example strongest
"""

from __future__ import annotations

import os
from typing import List, Optional, Sequence, Tuple

import sakiyomi

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

CPU = "2.8s"
"""CPU time for a move; the contest allows 3 s."""

MEMORY = "512MB"
"""Memory for the tables; the contest allows 1 GB, Python included."""


class MyAI(Alg3D):
    """The contestant."""

    def __init__(self) -> None:
        self.problems: List[str] = []
        """What went wrong with the engine, the oldest first."""
        self.fallbacks = 0
        """The number of moves that were not the engine's."""
        self._engine: Optional[sakiyomi.Engine] = None

    def get_move(
        self,
        board: Board,
        player: Optional[int] = None,
        last_move: Optional[Tuple[int, int, int]] = None,
    ) -> Move:
        """Returns the column (x, y) to drop a bead on. Never raises."""
        try:
            state = sakiyomi.State("score-four", position(board))
            if player in (1, 2) and state.to_move != player - 1:
                self.problems.append("the board is the other player's to move")
            return column(self._think(state))
        except Exception as error:  # whatever it is, the game goes on
            self.problems.append(repr(error))
            self.fallbacks += 1
            self._engine = None
            return simple_move(board)

    def close(self) -> None:
        """Lets the engine go."""
        self._engine = None

    def _think(self, state: sakiyomi.State) -> str:
        if self._engine is None:
            name = os.environ.get("SAKIYOMI_ENGINE") or "strongest"
            self._engine = sakiyomi.Engine("score-four", name)
        limits = {
            "cpu": os.environ.get("SAKIYOMI_CPU") or CPU,
            "memory": os.environ.get("SAKIYOMI_MEMORY") or MEMORY,
        }
        return self._engine.think(state, **limits).best


def position(board: Board) -> str:
    """Returns the text of a position: four levels from the bottom, in order y, then x."""
    beads = {0: ".", 1: "X", 2: "O"}
    return "/".join("".join(beads[int(cell)] for row in level for cell in row) for level in board)


def column(mv: str) -> Move:
    """Returns the column of a move such as `d1`."""
    return "abcd".index(mv[0]), int(mv[1]) - 1


def simple_move(board: Board) -> Move:
    """Returns the open column nearest to the centre."""
    order = sorted(
        ((x, y) for y in range(4) for x in range(4)),
        key=lambda place: (place[0] - 1.5) ** 2 + (place[1] - 1.5) ** 2,
    )
    try:
        return next((x, y) for x, y in order if board[3][y][x] == 0)
    except (IndexError, KeyError, StopIteration, TypeError):  # no board, or a full one
        return (0, 0)
