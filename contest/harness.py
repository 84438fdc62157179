"""Plays contest games, and watches what each move costs.

    python3 contest/harness.py --games 20
    python3 contest/harness.py --games 20 --opponent their_main.py

plays the contestant against random moves and against itself, or against another
contestant's file. It prints a line for each game, and at the end the largest CPU time,
time on the wall and memory of a move. The status is 1 if a move of ours is illegal, costs
more than the contest allows, or is not the engine's own. `--contestant main_python` plays
with Python's own search instead of the program, `main_package` with the Python package.

What the other file prints goes to the standard error. It loses the game in which it
raises an exception, makes an illegal move or breaks a limit. Linux only: what a process
uses is read from /proc.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import multiprocessing
import os
import random
import resource
import sys
import time
import types
from pathlib import Path
from typing import Any, Callable, List, NamedTuple, Optional, Set, Tuple

import main

CPU_LIMIT = 3.0
"""Seconds of CPU time that the contest allows for a move."""

WALL_LIMIT = 30.0
"""Seconds on the wall that the contest allows for a move."""

MEMORY_LIMIT = 10**9
"""Bytes that the contest allows."""

Opening = Tuple[main.Move, ...]

Player = Callable[[main.Board, int, Optional[Tuple[int, int, int]]], main.Move]


class Violation(Exception):
    """A move that the contest would not accept, and the player (1 or 2) who made it."""

    def __init__(self, problem: str, player: int) -> None:
        super().__init__(problem)
        self.player = player


class Cost(NamedTuple):
    """What a move cost: seconds of CPU time and on the wall, and the most bytes held so far."""

    cpu: float
    wall: float
    memory: int


class Watched:
    """A contestant whose moves are measured, the processes that it starts included."""

    def __init__(self, ai: Any) -> None:
        self.ai = ai
        self.costs: List[Cost] = []
        self.started: Set[int] = set()
        """The processes that appeared during its moves."""

    def __call__(
        self, board: main.Board, player: int, last_move: Optional[Tuple[int, int, int]]
    ) -> main.Move:
        others = descendants(os.getpid()) - self.started
        started = self._started_cpu()
        wall, cpu = time.monotonic(), time.process_time()
        move = self.ai.get_move(board, player, last_move)
        cpu, wall = time.process_time() - cpu, time.monotonic() - wall
        self.started = descendants(os.getpid()) - others
        cost = Cost(cpu + self._started_cpu() - started, wall, self._memory())
        self.costs.append(cost)
        if cost.cpu > CPU_LIMIT:
            raise Violation(f"a move took {cost.cpu:.3f} s of CPU time", player)
        if cost.wall > WALL_LIMIT:
            raise Violation(f"a move took {cost.wall:.3f} s on the wall", player)
        if cost.memory > MEMORY_LIMIT:
            raise Violation(f"a move took {cost.memory} bytes", player)
        return move

    @property
    def fallbacks(self) -> int:
        """The number of moves that were not the engine's own."""
        return getattr(self.ai, "fallbacks", 0)

    def _started_cpu(self) -> float:
        """Returns the CPU time of the processes that were started, of those that have ended too."""
        ended = resource.getrusage(resource.RUSAGE_CHILDREN)
        return ended.ru_utime + ended.ru_stime + sum(map(process_cpu, self.started))

    def _memory(self) -> int:
        """Returns the most memory that this process and those it started held, in bytes."""
        own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
        return own + sum(map(process_memory, self.started))


def descendants(pid: int) -> Set[int]:
    """Returns the processes that `pid` has started, and those that these have started."""
    found: Set[int] = set()
    try:
        tasks = os.listdir(f"/proc/{pid}/task")
    except OSError:  # it has ended
        return found
    for task in tasks:
        try:
            with open(f"/proc/{pid}/task/{task}/children", encoding="ascii") as children:
                found.update(map(int, children.read().split()))
        except OSError:
            pass
    return found.union(*map(descendants, found))


def process_cpu(pid: int) -> float:
    """Returns the CPU time that another process has used, in seconds (clock_getcpuclockid)."""
    try:
        return time.clock_gettime((~pid << 3) | 2)
    except OSError:  # it has ended
        return 0.0


def process_memory(pid: int) -> int:
    """Returns the most memory that another process held, in bytes (VmHWM: its ru_maxrss)."""
    try:
        with open(f"/proc/{pid}/status", encoding="ascii", errors="replace") as status:
            for line in status:
                if line.startswith("VmHWM:"):
                    return int(line.split()[1]) * 1024
    except OSError:  # it has ended
        pass
    return 0


class Opponent:
    """The contestant of another file, in a process of its own."""

    def __init__(self, path: Path) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(str(path), theirs), daemon=True)
        self.process.start()
        theirs.close()
        try:
            ready = self.pipe.poll(WALL_LIMIT) and self.pipe.recv()
        except EOFError:
            ready = False
        if not ready:
            self.close()
            raise SystemExit(f"{path}: its MyAI cannot be made")

    def __call__(
        self, board: main.Board, player: int, last_move: Optional[Tuple[int, int, int]]
    ) -> main.Move:
        try:
            self.pipe.send((board, player, last_move))
        except OSError as error:
            raise Violation("its process has ended", player) from error
        if not self.pipe.poll(WALL_LIMIT + 1):
            self.close()
            raise Violation(f"no move within {WALL_LIMIT:.0f} s", player)
        try:
            move, problem = self.pipe.recv()
        except EOFError as error:
            raise Violation("its process has ended", player) from error
        if problem:
            raise Violation(problem, player)
        return move

    def close(self) -> None:
        self.process.kill()


def serve(path: str, pipe: Any) -> None:
    """Answers the moves that come through `pipe` with the contestant in `path`."""
    os.dup2(2, 1)
    watched = Watched(load_contestant(Path(path)))
    watched.started = descendants(os.getpid())
    pipe.send(True)
    while True:
        try:
            board, player, last_move = pipe.recv()
        except EOFError:
            return
        move, problem = None, ""
        try:
            move = watched(board, player, last_move)
        except Exception as error:  # whatever it is, it costs the game
            problem = str(error) if isinstance(error, Violation) else repr(error)
        x_y = (int(move[0]), int(move[1])) if is_pair(move) else repr(move)
        pipe.send((x_y, problem))


def is_pair(move: Any) -> bool:
    """Tells whether `move` is a pair of numbers."""
    try:
        x, y = move
        return int(x) == x and int(y) == y
    except (TypeError, ValueError):
        return False


def load_contestant(path: Path) -> Any:
    """Returns a `MyAI` of the file `path`.

    The contest's own modules, which it may import, have stand-ins where they are missing.
    """
    sys.path.insert(0, str(path.resolve().parent))
    for name in ("framework", "local_driver"):
        if importlib.util.find_spec(name) is None:
            module = types.ModuleType(name)
            module.Alg3D = type("Alg3D", (), {})  # type: ignore[attr-defined]
            module.Board = main.Board  # type: ignore[attr-defined]
            sys.modules[name] = module
    spec = importlib.util.spec_from_file_location("their_contestant", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["their_contestant"] = module
    spec.loader.exec_module(module)
    return module.MyAI()


def random_player(seed: int) -> Player:
    """Returns a player that drops its beads anywhere."""
    rng = random.Random(seed)
    return lambda board, player, last_move: rng.choice(main.open_columns(board))


def play_game(first: Player, second: Player, opening: Opening = ()) -> int:
    """Plays a game after `opening`, and returns the winner, or 0 for a draw.

    Raises Violation for an illegal move.
    """
    board = [[[0] * 4 for _ in range(4)] for _ in range(4)]
    last_move: Optional[Tuple[int, int, int]] = None
    for ply in range(64):
        player = 1 + ply % 2
        if ply < len(opening):
            move = opening[ply]
        else:
            seen = [[row[:] for row in level] for level in board]
            move = (first, second)[ply % 2](seen, player, last_move)
        if not isinstance(move, tuple) or move not in main.open_columns(board):
            raise Violation(f"player {player} plays {move!r} at ply {ply + 1}", player)
        won = main.wins(board, move, player)
        x, y = move
        z = sum(board[level][y][x] != 0 for level in range(4))
        board[z][y][x] = player
        last_move = (x, y, z)
        if won:
            return player
    return 0


def random_opening(seed: int) -> Opening:
    """Returns two moves, so that games of players without chance differ."""
    rng = random.Random(seed)
    return rng.choice(main.COLUMNS), rng.choice(main.COLUMNS)


class Tally:
    """The games so far, and what our moves in them cost."""

    def __init__(self, players: List[Watched], games: int) -> None:
        self.players = players
        self.games = games
        self.played = 0
        self.results = {"won": 0, "drawn": 0, "lost": 0}
        """Games in which one of the two players was ours."""
        self.violations: List[str] = []

    @property
    def costs(self) -> List[Cost]:
        return [cost for player in self.players for cost in player.costs]

    @property
    def fallbacks(self) -> int:
        return sum(player.fallbacks for player in self.players)

    def play(self, first: Player, second: Player, name: str, opening: Opening = ()) -> None:
        """Plays one game and prints a line about it."""
        before = [len(player.costs) for player in self.players]
        ours = [player for player in (1, 2) if (first, second)[player - 1] in self.players]
        reason = ""
        try:
            winner = play_game(first, second, opening)
        except Violation as violation:
            winner = 3 - violation.player
            reason = f" ({violation})"
            if violation.player in ours:
                self.violations.append(str(violation))
        ending = f"player {winner} won" if winner else "drawn"
        if len(ours) == 1:
            ending = "drawn" if winner == 0 else "won" if winner == ours[0] else "lost"
            self.results[ending] += 1
        self.played += 1
        costs = [
            cost for player, n in zip(self.players, before) for cost in player.costs[n:]
        ]
        cpu = max((cost.cpu for cost in costs), default=0.0)
        wall = max((cost.wall for cost in costs), default=0.0)
        print(
            f"game {self.played} of {self.games}, {name}: {ending}{reason}; {len(costs)} moves of "
            f"ours, at most {cpu:.3f} s of CPU time and {wall:.3f} s on the wall",
            flush=True,
        )

    def summary(self, opponent: str) -> int:
        """Prints what all games came to, and returns the exit status."""
        costs = self.costs
        counts = ", ".join(f"{count} {result}" for result, count in self.results.items())
        print(f"{self.played} games, {len(costs)} moves of ours; against {opponent}: {counts}")
        if costs:
            print(f"largest CPU time of a move {max(cost.cpu for cost in costs):.3f} s")
            print(f"mean CPU time of a move {sum(cost.cpu for cost in costs) / len(costs):.3f} s")
            print(f"largest time of a move on the wall {max(cost.wall for cost in costs):.3f} s")
            print(f"largest memory {max(cost.memory for cost in costs) / 1e6:.0f} MB")
        print(f"moves that were not the engine's: {self.fallbacks}")
        for problem in [text for player in self.players for text in player.ai.problems][:5]:
            print(f"  {problem}")
        for violation in self.violations:
            print(f"violation: {violation}")
        return 1 if self.violations or self.fallbacks else 0


def run(games: int, seed: int, contestant: str = "main", opponent: Optional[Path] = None) -> int:
    """Plays, prints what the moves cost, and returns the exit status."""
    my_ai = importlib.import_module(contestant).MyAI
    if opponent is not None:
        return run_against(Opponent(opponent), opponent.name, games, seed, my_ai())
    first, second = Watched(my_ai()), Watched(my_ai())
    tally = Tally([first, second], games)
    try:
        for game in range(games):
            anyone = random_player(seed + game)
            if game % 3 == 0:
                tally.play(first, second, "itself", random_opening(seed + game) if game else ())
            elif game % 3 == 1:
                tally.play(first, anyone, "first against random moves")
            else:
                tally.play(anyone, first, "second against random moves")
            if tally.violations:
                break
        return tally.summary("random moves")
    finally:
        first.ai.close()
        second.ai.close()


def run_against(theirs: Opponent, name: str, games: int, seed: int, ai: Any) -> int:
    """Plays pairs of games with the same two first moves and the seats exchanged."""
    ours = Watched(ai)
    tally = Tally([ours], games)
    try:
        for game in range(games):
            opening = random_opening(seed + game // 2) if game > 1 else ()
            if game % 2 == 0:
                tally.play(ours, theirs, f"first against {name}", opening)
            else:
                tally.play(theirs, ours, f"second against {name}", opening)
            if tally.violations:
                break
        return tally.summary(name)
    finally:
        ours.ai.close()
        theirs.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Plays contest games and watches their cost.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--contestant", default="main", help="the module to play with")
    parser.add_argument("--opponent", type=Path, help="the file of another contestant")
    arguments = parser.parse_args()
    raise SystemExit(
        run(arguments.games, arguments.seed, arguments.contestant, arguments.opponent)
    )
