"""Plays contest games through main.py, and watches what each move costs.

    python3 contest/harness.py --games 20

plays the contestant against random moves and against itself, and prints the
largest CPU time and memory of a move. A move that is illegal, or that costs more
than the contest allows, ends the program with status 1. `--contestant main_package`
plays with the Python package instead.
"""

from __future__ import annotations

import argparse
import importlib
import random
import resource
import time
from typing import Any, Callable, List, NamedTuple, Optional, Tuple

import main

CPU_LIMIT = 3.0
"""Seconds of CPU time that the contest allows for a move."""

MEMORY_LIMIT = 10**9
"""Bytes that the contest allows."""

Player = Callable[[main.Board, int, Optional[Tuple[int, int, int]]], main.Move]


class Violation(Exception):
    """A move that the contest would not accept."""


class Cost(NamedTuple):
    """What a move cost: seconds of CPU time, and the most bytes held so far."""

    cpu: float
    memory: int


class Watched:
    """A contestant whose moves are measured, the engine's process included."""

    def __init__(self, ai: Any) -> None:
        self.ai = ai
        self.costs: List[Cost] = []

    def __call__(
        self, board: main.Board, player: int, last_move: Optional[Tuple[int, int, int]]
    ) -> main.Move:
        before = self._cpu()
        move = self.ai.get_move(board, player, last_move)
        cost = Cost(self._cpu() - before, self._memory())
        self.costs.append(cost)
        if cost.cpu > CPU_LIMIT:
            raise Violation(f"a move took {cost.cpu:.3f} s of CPU time")
        if cost.memory > MEMORY_LIMIT:
            raise Violation(f"a move took {cost.memory} bytes")
        return move

    def _pid(self) -> Optional[int]:
        process = getattr(self.ai._engine, "process", None)
        return None if process is None else process.pid

    def _cpu(self) -> float:
        """Returns the CPU time used so far by this process and the engine's."""
        pid = self._pid()
        engine = 0.0 if pid is None else process_cpu(pid)
        return time.process_time() + engine

    def _memory(self) -> int:
        """Returns the most memory that this process and the engine's held, in bytes."""
        own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
        pid = self._pid()
        return own if pid is None else own + process_memory(pid)


def process_cpu(pid: int) -> float:
    """Returns the CPU time that another process has used, in seconds (Linux, clock_getcpuclockid)."""
    return time.clock_gettime((~pid << 3) | 2)


def process_memory(pid: int) -> int:
    """Returns the most memory that another process held, in bytes (Linux, VmHWM: its ru_maxrss)."""
    with open(f"/proc/{pid}/status", encoding="ascii", errors="replace") as status:
        for line in status:
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024
    return 0


def random_player(seed: int) -> Player:
    """Returns a player that drops its beads anywhere."""
    rng = random.Random(seed)
    return lambda board, player, last_move: rng.choice(main.open_columns(board))


def play_game(first: Player, second: Player) -> int:
    """Plays a game and returns the winner, or 0 for a draw. Raises Violation for an illegal move."""
    board = [[[0] * 4 for _ in range(4)] for _ in range(4)]
    last_move: Optional[Tuple[int, int, int]] = None
    for ply in range(64):
        player = 1 + ply % 2
        seen = [[row[:] for row in level] for level in board]
        move = (first, second)[ply % 2](seen, player, last_move)
        if not isinstance(move, tuple) or move not in main.open_columns(board):
            raise Violation(f"player {player} plays {move!r} at ply {ply + 1}")
        won = main.wins(board, move, player)
        x, y = move
        z = sum(board[level][y][x] != 0 for level in range(4))
        board[z][y][x] = player
        last_move = (x, y, z)
        if won:
            return player
    return 0


def run(games: int, seed: int, contestant: str = "main") -> int:
    """Plays, prints what the moves cost, and returns the exit status."""
    my_ai = importlib.import_module(contestant).MyAI
    watched = [Watched(my_ai()), Watched(my_ai())]
    won = 0
    try:
        for game in range(games):
            opponent = random_player(seed + game)
            if game % 3 == 0:
                play_game(*watched)
            elif game % 3 == 1:
                won += play_game(watched[0], opponent) == 1
            else:
                won += play_game(opponent, watched[0]) == 2
    except Violation as violation:
        print(f"violation: {violation}")
        return 1
    finally:
        problems = [problem for player in watched for problem in player.ai.problems]
        for player in watched:
            player.ai.close()
    costs = [cost for player in watched for cost in player.costs]
    against_random = games - (games + 2) // 3
    print(f"{games} games, {len(costs)} moves; won {won} of {against_random} against random moves")
    print(f"largest CPU time of a move {max(cost.cpu for cost in costs):.3f} s")
    print(f"mean CPU time of a move {sum(cost.cpu for cost in costs) / len(costs):.3f} s")
    print(f"largest memory {max(cost.memory for cost in costs) / 1e6:.0f} MB")
    print(f"moves that were not the engine's: {len(problems)}")
    for problem in problems[:5]:
        print(f"  {problem}")
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Plays contest games and watches their cost.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--contestant", default="main", help="the module to play with")
    arguments = parser.parse_args()
    raise SystemExit(run(arguments.games, arguments.seed, arguments.contestant))
