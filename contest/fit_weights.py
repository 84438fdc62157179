"""Fits the weights of main_python.py to the games of a match.

    sakiyomi match score-four expert@nodes=1500 expert@nodes=1100 --games 6000 \\
        --opening-plies 7 --seed 11 --out FOLDER
    python3 contest/fit_weights.py FOLDER

prints `LINE_WEIGHTS`, `CELL_WEIGHTS` and `TO_MOVE`, and the loss on every tenth pair of games, which
it does not learn from. A position is a sum of facts (lines with 1 to 3 beads of one player alone,
completing cells), and the weights are those of a logistic regression on half the game's result and
half the engine's value. Positions with a direct threat are left out, as the search never
evaluates them.
"""

from __future__ import annotations

import math
import random
import sys
from pathlib import Path
from typing import Iterator, List, NamedTuple, Optional, Tuple

from main_python import (
    FULL, GROUND, LINE_WEIGHTS, LINES, bits, column_kind, completing_cells, images, level, popcount,
)

KINDS = list(LINE_WEIGHTS)
"""The lines that stand for all others."""

KIND_OF = {line: n for n, kind in enumerate(KINDS) for line in images(sum(1 << c for c in kind))}

CELLS = 2 * 3 * len(KINDS)
TO_MOVE = CELLS + 2 * 3 * 6
FACTS = TO_MOVE + 2

EPOCHS = 12
AVERAGED = 6
"""The last epochs, whose weights are averaged."""

FIRST_PLY = 6


class Sample(NamedTuple):
    """The facts of a position, and the expected points of the first player."""

    facts: List[int]
    target: float
    held_out: bool


def facts(first: int, second: int, to_move: int) -> Optional[List[int]]:
    """Returns the facts of a position, or None if somebody has a direct threat."""
    occupied = first | second
    cells = [completing_cells(beads) & ~occupied for beads in (first, second)]
    if (cells[0] | cells[1]) & (occupied << 16 | GROUND) & FULL:
        return None
    found = []
    for line in LINES:
        counts = popcount(first & line), popcount(second & line)
        for player in (0, 1):
            if counts[player] and not counts[1 - player]:
                found.append((player * len(KINDS) + KIND_OF[line]) * 3 + counts[player] - 1)
    for player in (0, 1):
        for cell in bits(cells[player]):
            kind = column_kind(cell, cells[player], cells[1 - player])
            found.append(CELLS + (player * 3 + level(cell) - 1) * 6 + kind)
    return found + [TO_MOVE + to_move]


def samples(folder: Path) -> Iterator[Sample]:
    """Yields half of the positions of the games in `folder`."""
    rng = random.Random(1)
    for path in sorted((folder / "games").glob("*.record")):
        header, _, moves = path.read_text(encoding="utf-8").partition("\n\n")
        fields = dict(line.split(": ", 1) for line in header.splitlines() if ": " in line)
        result = {"first": 1.0, "second": 0.0, "draw": 0.5}.get(fields.get("result", ""))
        if result is None:
            continue
        held_out = int(fields["pair"]) % 10 == 0
        beads = [0, 0]
        for ply, line in enumerate(text for text in moves.splitlines() if text[:1].isdigit()):
            words = line.split()
            if ply >= FIRST_PLY and "opening" not in words and rng.random() < 0.5:
                found = facts(beads[0], beads[1], ply % 2)
                if found is not None:
                    yield Sample(found, target(result, words, ply % 2), held_out)
            column = "abcd".index(words[1][0]) + 4 * (int(words[1][1]) - 1)
            occupied = beads[0] | beads[1]
            height = popcount(occupied >> column & 0x0001_0001_0001_0001)
            beads[ply % 2] |= 1 << 16 * height + column


def target(result: float, words: List[str], to_move: int) -> float:
    """Returns the mean of the result and of the engine's value, where the record has one."""
    try:
        value = float(words[2].strip("[]")) * (-1 if to_move else 1)
    except (IndexError, ValueError):  # a proven result
        return result
    return (result + logistic(value)) / 2


def logistic(value: float) -> float:
    return 1 / (1 + math.exp(-max(-15.0, min(15.0, value))))


def fit(data: List[Sample]) -> List[float]:
    """Returns the weights, by stochastic gradient descent."""
    weights, average, rate = [0.0] * FACTS, [0.0] * FACTS, 0.009
    for epoch in range(EPOCHS):
        random.Random(epoch).shuffle(data)
        for sample in data:
            error = logistic(sum(weights[fact] for fact in sample.facts)) - sample.target
            for fact in sample.facts:
                weights[fact] -= rate * error
        rate *= 0.75
        if epoch >= EPOCHS - AVERAGED:
            average = [old + new / AVERAGED for old, new in zip(average, weights)]
    return average


def loss(data: List[Sample], weights: List[float]) -> float:
    """Returns the mean cross entropy."""
    total = 0.0
    for sample in data:
        p = logistic(sum(weights[fact] for fact in sample.facts))
        total -= sample.target * math.log(p) + (1 - sample.target) * math.log(1 - p)
    return total / len(data)


def show(weights: List[float]) -> None:
    """Prints the tables as main_python.py has them."""

    def points(start: int, count: int, player: int) -> Tuple[int, ...]:
        sign = -100 if player else 100
        return tuple(round(sign * weight) for weight in weights[start : start + count])

    print("LINE_WEIGHTS = {")
    for n, kind in enumerate(KINDS):
        second = 3 * (len(KINDS) + n)
        print(f"    {kind}: {points(3 * n, 3, 0) + points(second, 3, 1)},")
    print("}\nCELL_WEIGHTS = (")
    for player in (0, 1):
        rows = (points(CELLS + (player * 3 + row) * 6, 6, player) for row in range(3))
        print(f"    {tuple(rows)},")
    print(f")\nTO_MOVE = {points(TO_MOVE, 1, 0) + points(TO_MOVE + 1, 1, 1)}")


if __name__ == "__main__":
    every = list(samples(Path(sys.argv[1])))
    learned = fit([sample for sample in every if not sample.held_out])
    tested = loss([sample for sample in every if sample.held_out], learned)
    print(f"# {len(every)} positions, held-out loss {tested:.4f}")
    show(learned)
