"""A game in the manner of the small C engine: two 64-bit sets of beads, and a turn.

It is the first game with a classic encoding of two planes of 64 cells, one action for each. Cell
i = 16z + 4y + x is the bit `1 << (63 - i)`. A move is such a bit, or the index of its cell. States
do not change: `apply` returns the next one.

>>> from sakiyomi.env import GameState
>>> state = GameState()
>>> state.legal_indices()
[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
>>> state = state.apply(state.legal_moves()[5])
>>> state.turn, state.result(), state.encode().shape
('w', None, (2, 4, 4, 4))

`Engine`, `encode_state` and `render_board` are the same under the names that programs for the C
engine use. No library is loaded: `SCORE_FOUR_LIB` is not read.

>>> from sakiyomi.env import Engine, encode_state, render_board
>>> engine = Engine()
>>> state = engine.apply_move(GameState(0, 0, "b"), engine.move_bit(5))
>>> state.turn, engine.result(state), len(engine.legal_moves_indices(state))
('w', 'n', 16)
>>> print(render_board(state).splitlines()[2])
. X . .  . . . .  . . . .  . . . .
"""

from __future__ import annotations

import operator

import numpy as np
from numpy.typing import NDArray

from . import IllegalMove, SakiyomiError, State, encodings, games

CELLS = 64
ACTIONS = 64
"""The length of a policy: a move is the cell in which the bead lands."""
GAME, PLANES = next(
    (game.id, form.shape)
    for game in games()
    for form in encodings(game.id)
    if form.name == "classic" and form.shape[0] == 2 and form.actions == ACTIONS
)
"""The game, and the shape of an encoded state: the mover's beads, then the opponent's, each
[z][y][x]."""


def move_bit(index: int) -> int:
    """Returns the bit of a cell."""
    index = operator.index(index)
    if not 0 <= index < CELLS:
        raise IllegalMove(f"{index} is no cell; cells are 0 to 63")
    return 1 << (63 - index)


def move_index(bit: int) -> int:
    """Returns the cell of a bit."""
    bit = operator.index(bit)
    if bit <= 0 or bit.bit_count() != 1 or bit.bit_length() > CELLS:
        raise IllegalMove(f"{bit:#x} is not exactly one cell")
    return 64 - bit.bit_length()


class GameState:
    """A position that does not change."""

    __slots__ = ("_state",)

    def __init__(self, black: int = 0, white: int = 0, turn: str | None = None) -> None:
        """Sets beads up; whose turn it is follows from their number, and `turn` must agree."""
        self._state = State(GAME, position_text(black, white) if black | white else None)
        if turn is not None and turn != self.turn:
            raise SakiyomiError(f"it is the turn of {self.turn!r} by the beads, not of {turn!r}")

    @classmethod
    def of(cls, state: State) -> GameState:
        """Returns a `State` of the game in this form."""
        if state.game != GAME:
            raise SakiyomiError(f"this is a state of {state.game}")
        new = cls.__new__(cls)
        new._state = state.copy()
        return new

    @property
    def state(self) -> State:
        """The same as a `State`, for engines and networks."""
        return self._state.copy()

    @property
    def black(self) -> int:
        """The first player's beads."""
        return self._beads(0)

    @property
    def white(self) -> int:
        """The second player's beads."""
        return self._beads(1)

    @property
    def turn(self) -> str:
        """Who moves: "b" or "w"."""
        return "bw"[self._state.to_move]

    def legal_moves(self) -> list[int]:
        """Returns the cells in which a bead can land, as bits; none when the game is over."""
        return [move_bit(index) for index in self.legal_indices()]

    def legal_indices(self) -> list[int]:
        """Returns the cells in which a bead can land, as indices; none when the game is over."""
        actions: list[int] = self._state.legal_actions("classic").tolist()
        return sorted(actions)

    def legal_mask(self) -> NDArray[np.int8]:
        """Returns 1 for each cell in which a bead can land, and 0 for the others."""
        return self._state.action_mask("classic")

    def apply(self, move: int) -> GameState:
        """Returns the state after a move, a bit."""
        return self.apply_index(move_index(move))

    def apply_index(self, index: int) -> GameState:
        """Returns the state after a move, the index of a cell."""
        move_bit(index)
        after = GameState.of(self._state)
        after._state.play(index, "classic")
        return after

    def result(self) -> str | None:
        """Returns "b" or "w" for the winner, "d" for a draw, None while the game goes on."""
        outcome = self._state.outcome
        if outcome is None:
            return None
        return "d" if outcome.winner is None else "bw"[outcome.winner]

    def reward(self) -> float | None:
        """Returns the result for the player to move: 1, 0 or -1; None while the game goes on."""
        outcome = self._state.outcome
        return None if outcome is None else outcome.reward(self._state.to_move)

    def encode(self) -> NDArray[np.float32]:
        """Returns the planes: the mover's beads, then the opponent's."""
        return self._state.encode("classic")

    def _beads(self, seat: int) -> int:
        planes = self.encode()
        beads = planes[0 if seat == self._state.to_move else 1].reshape(CELLS) > 0
        return int.from_bytes(np.packbits(beads).tobytes(), "big")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameState) and self._state == other._state

    def __hash__(self) -> int:
        return hash(self._state.key)

    def __repr__(self) -> str:
        return f"GameState({self.black:#x}, {self.white:#x})"


class Engine:
    """The functions of the small C engine, by the names of its Python wrapper."""

    def legal_moves_bits(self, state: GameState) -> list[int]:
        """Returns the cells in which a bead can land, as bits; none when the game is over."""
        return state.legal_moves()

    def legal_moves_indices(self, state: GameState) -> list[int]:
        """Returns the cells in which a bead can land, as indices; none when the game is over."""
        return state.legal_indices()

    def apply_move(self, state: GameState, move: int) -> GameState:
        """Returns the state after a move, a bit."""
        return state.apply(move)

    def result(self, state: GameState) -> str:
        """Returns "b" or "w" for the winner, "d" for a draw, "n" while the game goes on."""
        return state.result() or "n"

    def move_bit(self, index: int) -> int:
        """Returns the bit of a cell."""
        return move_bit(index)

    def move_index(self, bit: int) -> int:
        """Returns the cell of a bit."""
        return move_index(bit)


def encode_state(state: GameState) -> NDArray[np.float32]:
    """Returns the planes: the mover's beads, then the opponent's."""
    return state.encode()


def render_board(state: GameState) -> str:
    """Returns the four levels side by side, the bottom one on the left, y = 0 in the last row."""
    levels = position_text(state.black, state.white).split("/")
    rows = (
        "  ".join(" ".join(level[4 * y : 4 * y + 4]) for level in levels) for y in (3, 2, 1, 0)
    )
    return "\n".join(rows)


def position_text(black: int, white: int) -> str:
    """Returns the text of a position: four levels from the bottom, in order y, then x."""
    if not (0 <= black < 1 << CELLS and 0 <= white < 1 << CELLS):
        raise SakiyomiError("beads are sets of 64 cells")
    if black & white:
        raise SakiyomiError("a cell holds a bead of both players")

    def bead(index: int) -> str:
        bit = 1 << (63 - index)
        return "X" if black & bit else "O" if white & bit else "."

    cells = "".join(bead(index) for index in range(CELLS))
    return "/".join(cells[start : start + 16] for start in range(0, CELLS, 16))
