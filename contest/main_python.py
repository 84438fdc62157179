"""A contestant for the Score Four contest in one file: Python's standard library and nothing else.

`MyAI.get_move(board, player, last_move)` searches with alpha-beta and iterative deepening.
Boards are 64-bit integers: the cell (x, y, z) is the bit 16z + 4y + x. The tactics of the game
come from each player's *completing cells*, the empty cells that would fill a line of four:

- one on which a bead can land now wins at once;
- one of the opponent's forces the reply, and two cannot be answered;
- a bead below one of the opponent's lets it answer on top and win.

What a bead adds to the evaluation and to the completing cells depends only on the beads that share
a line with its cell, so that it is computed once and looked up from then on.

Settings, all optional, from the environment:

    SAKIYOMI_CPU     CPU time for a move, for example 2.5s
"""

from __future__ import annotations

import gc
import os
import time
from typing import Dict, List, Optional, Sequence, Set, Tuple

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

DEFAULT_CPU = 2.5
"""Seconds of CPU time for a move; the contest allows 3."""

WALL = 15.0
"""Seconds on the wall for a move; the contest allows 30."""

FULL = (1 << 64) - 1
GROUND = 0xFFFF
WON = 100_000
"""The value of a won game, less the beads on the board when it is won."""
PROVEN = WON - 100
"""Values from here on are wins by force."""

TABLE_ENTRIES = 400_000
"""The most positions in the transposition table and in that of forced wins."""
PATTERN_ENTRIES = 600_000
"""The most neighbourhoods whose beads are remembered."""

INNER_THREATS = 200
"""Positions searched for a win by continuous threes at an inner node."""
HORIZON_THREATS = 40
"""The same at the horizon."""
ROOT_THREATS = 4000
"""The same before the search."""

if hasattr(int, "bit_count"):
    popcount = int.bit_count
else:  # Python 3.9

    def popcount(cells: int) -> int:
        """Returns the number of bits of `cells`."""
        return bin(cells).count("1")


def lines() -> List[int]:
    """Returns the 76 lines of four cells."""
    steps = range(-1, 2)
    directions = [(dz, dy, dx) for dz in steps for dy in steps for dx in steps]
    directions = [step for step in directions if step > (0, 0, 0)]
    every = []
    for z, y, x in ((z, y, x) for z in range(4) for y in range(4) for x in range(4)):
        for dz, dy, dx in directions:
            line = [(z + n * dz, y + n * dy, x + n * dx) for n in range(4)]
            if all(0 <= c < 4 for cell in line for c in cell):
                every.append(sum(1 << (16 * cz + 4 * cy + cx) for cz, cy, cx in line))
    return every


LINES = lines()

# The weights of the evaluation, in hundredths of the logarithm of the odds of winning. Source: the
# logistic regression of contest/fit_weights.py on 74,780 positions of 3,754 games of `expert` with
# 1,500 nodes a move against 1,100 after seven random plies. Another order of the positions changes a
# weight by about 3.

LINE_WEIGHTS = {
    (0, 1, 2, 3): (9, 19, 0, 1, 10, 0),
    (4, 5, 6, 7): (15, 33, 0, 3, 26, 0),
    (3, 6, 9, 12): (21, 29, 0, 4, 16, 0),
    (16, 17, 18, 19): (12, 16, -25, 10, 22, -20),
    (20, 21, 22, 23): (18, 19, -15, 14, 32, -23),
    (19, 22, 25, 28): (17, 24, -2, 16, 36, 6),
    (32, 33, 34, 35): (22, 54, -11, 13, 19, -11),
    (36, 37, 38, 39): (11, 30, -22, 10, 10, -32),
    (35, 38, 41, 44): (20, 50, 1, 15, 28, -11),
    (0, 16, 32, 48): (10, 25, 0, 2, 16, 0),
    (3, 18, 33, 48): (11, 22, -12, 4, 15, -16),
    (15, 26, 37, 48): (22, 35, 12, 18, 24, 8),
    (1, 17, 33, 49): (4, 22, 0, 1, 13, 0),
    (13, 25, 37, 49): (9, 9, -20, 5, 7, -14),
    (48, 49, 50, 51): (4, -6, -34, 6, -2, -51),
    (5, 21, 37, 53): (15, 9, 0, 6, 2, 0),
    (52, 53, 54, 55): (-12, -57, -68, -12, -38, -54),
    (51, 54, 57, 60): (-13, -33, -39, -6, -26, -73),
}
"""Points of a line with 1, 2, 3 beads of the first player and none of the second, then the reverse.

A line is given by its cells x + 4y + 16z, and stands for those that the symmetries of the board
make of it.
"""

CELL_WEIGHTS = (
    ((36, -13, 0, 0, 0, 0), (189, 61, 0, 36, -129, 28), (36, -15, -58, -1, -29, 30)),
    ((68, 13, 0, 0, 0, 0), (123, -61, 0, 44, -233, 41), (46, 15, -23, 14, 14, 14)),
)
"""Points of a completing cell by player, level from the second on, and what else is in its column:
nothing, a completing cell of the other player in the same place, own ones below, the other's below,
the other's below and in the same place, an own one directly below.
"""

TO_MOVE = (-84, 123)
"""Points of the first player when it is to move, and of the second when it is."""


def images(line: int) -> Set[int]:
    """Returns what the eight symmetries of the board make of `line`."""
    every = set()
    cells = [(cell % 4, cell // 4 % 4, cell // 16) for cell in range(64) if line >> cell & 1]
    for flip in (False, True):
        for turns in range(4):
            cells = [(3 - y, x, z) for x, y, z in cells]
            every.add(sum(1 << (16 * z + 4 * y + (3 - x if flip else x)) for x, y, z in cells))
    return every


LINE_POINTS: Tuple[Dict[int, Tuple[int, ...]], ...] = ({}, {})
"""Points of each line with 0 to 3 beads of a player, by player."""

for _cells, _weights in LINE_WEIGHTS.items():
    for _line in images(sum(1 << _cell for _cell in _cells)):
        LINE_POINTS[0][_line] = (0, *_weights[:3])
        LINE_POINTS[1][_line] = (0, *_weights[3:])

PARTNERS = [
    [
        (line ^ 1 << cell, LINE_POINTS[0][line], LINE_POINTS[1][line])
        for line in LINES
        if line >> cell & 1
    ]
    for cell in range(64)
]
"""The other three cells of each line through a cell, and the line's points."""

NEIGHBOURS: Dict[int, int] = {}
"""The cells on a line with a cell, by the cell's bit."""

for _cell in range(64):
    NEIGHBOURS[1 << _cell] = 0
    for _partners, _, _ in PARTNERS[_cell]:
        NEIGHBOURS[1 << _cell] |= _partners


class OutOfTime(Exception):
    """The search has used its time."""


class Search:
    """An alpha-beta search that remembers what it has seen from move to move."""

    def __init__(self) -> None:
        # One dictionary for each player and cell: (points, completing cells) by the beads around.
        self.patterns: List[Dict[int, Dict[int, Tuple[int, int]]]] = [
            {1 << cell: {} for cell in range(64)} for _ in range(2)
        ]
        self.pattern_count = 0
        self.cell_points: Dict[int, int] = {}
        self.table: Dict[int, Tuple[int, int, int, int]] = {}
        self.forced: Dict[int, int] = {}
        self.killers: List[List[int]] = [[0, 0] for _ in range(66)]
        self.history: List[Dict[int, int]] = [{}, {}]
        self.nodes = 0
        self.depth = 0
        self.value = 0
        self.threats_left = 0
        self.cpu_end = 0.0
        self.wall_end = 0.0

    def choose(self, own: int, other: int, cpu_end: float, wall_end: float) -> int:
        """Returns the cell to play, until `time.process_time()` or `time.monotonic()` say stop.

        The game is not over, and the player of `own` is to move.
        """
        self.cpu_end, self.wall_end = cpu_end, wall_end
        self.nodes = self.depth = self.value = 0
        if self.pattern_count > PATTERN_ENTRIES // 2:
            for by_cell in self.patterns:
                for known in by_cell.values():
                    known.clear()
            self.pattern_count = 0
        for table in (self.table, self.forced, self.cell_points):
            if len(table) > TABLE_ENTRIES // 2:
                table.clear()
        for history in self.history:
            for cell in history:
                history[cell] >>= 3
        self.killers = [[0, 0] for _ in range(66)]

        occupied = own | other
        playable = (occupied << 16 | GROUND) & ~occupied & FULL
        completing = completing_cells(own) & ~occupied
        theirs = completing_cells(other) & ~occupied
        moves = completing & playable
        if moves:
            return moves & -moves
        moves = theirs & playable or playable
        # A bead below a completing cell of the opponent loses at once.
        moves = moves & ~(theirs >> 16) or moves
        best = max(bits(moves), key=centrality)
        if not moves & (moves - 1):
            return best
        try:
            self.threats_left = ROOT_THREATS
            win = self.threes(own, other, completing, theirs)
            if win:
                self.value = WON
                return win >> 8
            return self.deepen(own, other, completing, theirs, moves, best)
        except OutOfTime:
            return best

    def deepen(
        self, own: int, other: int, completing: int, theirs: int, moves: int, best: int
    ) -> int:
        """Iterative deepening over `moves` of the root."""
        player = popcount(own | other) & 1
        points = line_points(own, other, player)
        order = []
        for cell in bits(moves):
            gained, cells = self.pattern(player, cell, own, other)
            order.append([gained, cell, points + gained, cells])
        order.sort(key=lambda entry: entry[0], reverse=True)
        left = 64 - popcount(own | other)
        try:
            for depth in range(1, left + 1):
                alpha = -WON
                for index, entry in enumerate(order):
                    _, cell, gained, cells = entry
                    child = (
                        other, own | cell, theirs & ~cell, (completing | cells) & ~cell, -gained
                    )
                    # Principal variation search
                    if index == 0:
                        value = -self.search(*child, depth - 1, -WON, WON)
                    else:
                        value = -self.search(*child, depth - 1, -alpha - 1, -alpha)
                        if value > alpha:
                            value = -self.search(*child, depth - 1, -WON, -alpha)
                    if value > alpha:
                        alpha = value
                        best = cell
                        order.insert(0, order.pop(index))
                self.depth, self.value = depth, alpha
                if abs(alpha) >= PROVEN:
                    break
        except OutOfTime:
            pass
        return best

    def search(
        self,
        own: int,
        other: int,
        completing: int,
        theirs: int,
        points: int,
        depth: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Returns the value for the player of `own`, who is to move and has not lost yet."""
        self.nodes += 1
        if not self.nodes & 63:
            self.check_time()
        occupied = own | other
        playable = (occupied << 16 | GROUND) & ~occupied & FULL
        if completing & playable:
            return WON - popcount(occupied) - 1
        moves = theirs & playable
        if moves:
            if moves & (moves - 1) or moves << 16 & theirs:
                return popcount(occupied) + 2 - WON
            # Extension: a forced reply costs no depth.
            depth += 1
        else:
            moves = playable & ~(theirs >> 16)
            if not moves:
                return popcount(occupied) + 2 - WON if playable else 0
            if depth <= 0:
                both = completing << 64 | theirs
                player = popcount(occupied) & 1
                value = self.cell_points.get(both << 1 | player)
                if value is None:
                    value = self.add_cells(completing, theirs, player)
                value += points
                if value >= beta:
                    return value
                self.threats_left = HORIZON_THREATS
                win = self.threes(own, other, completing, theirs)
                if win:
                    return WON - popcount(occupied) - (win & 255)
                return value

        # Transposition table
        key = own << 64 | other
        first = 0
        entry = self.table.get(key)
        if entry is not None:
            known_depth, bound, value, first = entry
            if known_depth >= depth or abs(value) >= PROVEN:
                if bound == 0:
                    return value
                if bound > 0:
                    if value >= beta:
                        return value
                elif value <= alpha:
                    return value

        # A win by continuous threes ends the search of this node.
        if depth > 1 and entry is None and moves & (moves - 1):
            self.threats_left = INNER_THREATS
            win = self.threes(own, other, completing, theirs)
            if win:
                value = WON - popcount(occupied) - (win & 255)
                self.table[key] = (depth, 1, value, win >> 8)
                return value

        ply = popcount(occupied)
        player = ply & 1
        patterns = self.patterns[player]
        history = self.history[player]
        killers = self.killers[ply]
        after = playable << 16 | playable
        order = []
        while moves:
            cell = moves & -moves
            moves ^= cell
            around = NEIGHBOURS[cell]
            pattern = patterns[cell].get((own & around) << 64 | other & around)
            if pattern is None:
                pattern = self.pattern(player, cell, own, other)
            gained, cells = pattern
            rank = gained * 4 + history.get(cell, 0)
            if cell == first:
                rank = 1 << 40
            elif cells & after & ~cell:
                rank += 1 << 20
            elif cell in killers:
                rank += 1 << 12
            order.append((rank, cell, gained, cells))
        if len(order) > 1:
            order.sort(reverse=True)

        best = -WON
        best_cell = 0
        start_alpha = alpha
        count = 0
        for rank, cell, gained, cells in order:
            next_theirs = (completing | cells) & ~cell
            next_own = own | cell
            if count == 0:
                value = -self.search(
                    other, next_own, theirs & ~cell, next_theirs, -points - gained,
                    depth - 1, -beta, -alpha,
                )
            else:
                # Late move reductions
                less = 1 if count > 3 and depth > 2 and rank < 1 << 12 else 0
                value = -self.search(
                    other, next_own, theirs & ~cell, next_theirs, -points - gained,
                    depth - 1 - less, -alpha - 1, -alpha,
                )
                if value > alpha and (less or value < beta):
                    value = -self.search(
                        other, next_own, theirs & ~cell, next_theirs, -points - gained,
                        depth - 1, -beta, -alpha,
                    )
            count += 1
            if value > best:
                best = value
                best_cell = cell
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        if killers[0] != cell:
                            killers[1] = killers[0]
                            killers[0] = cell
                        history[cell] = history.get(cell, 0) + depth * depth
                        break
        bound = 1 if best >= beta else 0 if best > start_alpha else -1
        if len(self.table) >= TABLE_ENTRIES:
            self.table.clear()
        self.table[key] = (depth, bound, best, best_cell)
        return best

    def threes(self, own: int, other: int, completing: int, theirs: int) -> int:
        """Searches for a win of `own` in which every move makes a direct threat.

        Returns `cell << 8 | plies` of the win, or 0 if `threats_left` positions show none.
        """
        self.threats_left -= 1
        if not self.threats_left & 31:
            self.check_time()
        occupied = own | other
        playable = (occupied << 16 | GROUND) & ~occupied & FULL
        wins = completing & playable
        if wins:
            return (wins & -wins) << 8 | 1
        moves = theirs & playable
        if not moves:
            moves = playable
        elif moves & (moves - 1):
            return 0
        moves &= ~(theirs >> 16)
        player = popcount(occupied) & 1
        patterns = self.patterns[player]
        threats = []
        while moves:
            cell = moves & -moves
            moves ^= cell
            around = NEIGHBOURS[cell]
            pattern = patterns[cell].get((own & around) << 64 | other & around)
            if pattern is None:
                pattern = self.pattern(player, cell, own, other)
            cells = pattern[1] | completing
            direct = cells & (playable ^ cell | cell << 16)
            if direct:
                if direct & (direct - 1):
                    return cell << 8 | 3
                threats.append((cell, direct, cells))
        if not threats:
            return 0
        key = own << 64 | other
        known = self.forced.get(key)
        if known is not None:
            return known
        found = 0
        player ^= 1
        for cell, answer, cells in threats:
            if self.threats_left <= 0:
                return 0
            next_own = own | cell
            around = NEIGHBOURS[answer]
            pattern = self.patterns[player][answer].get(
                (other & around) << 64 | next_own & around
            )
            if pattern is None:
                pattern = self.pattern(player, answer, other, next_own)
            taken = ~(cell | answer)
            win = self.threes(
                next_own, other | answer, cells & taken, (theirs | pattern[1]) & taken
            )
            if win:
                found = cell << 8 | (win & 255) + 2
                break
        # A search that was cut off has shown nothing.
        if found or self.threats_left > 0:
            if len(self.forced) >= TABLE_ENTRIES:
                self.forced.clear()
            self.forced[key] = found
        return found

    def pattern(self, player: int, cell: int, own: int, other: int) -> Tuple[int, int]:
        """Returns the points and the completing cells that a bead of `player` adds in `cell`."""
        around = NEIGHBOURS[cell]
        key = (own & around) << 64 | other & around
        points, completing = 0, 0
        for partners, first, second in PARTNERS[cell.bit_length() - 1]:
            own_points, other_points = (second, first) if player else (first, second)
            mine, theirs = popcount(own & partners), popcount(other & partners)
            if not theirs:
                if mine < 3:
                    points += own_points[mine + 1] - own_points[mine]
                if mine == 2:
                    completing |= partners & ~own
            elif not mine:
                points += other_points[theirs]
        self.pattern_count += 1
        if self.pattern_count > PATTERN_ENTRIES:
            for by_cell in self.patterns:
                for known in by_cell.values():
                    known.clear()
            self.pattern_count = 0
        self.patterns[player][cell][key] = points, completing
        return points, completing

    def add_cells(self, own: int, other: int, player: int) -> int:
        """Returns the points of completing cells, `own` being those of `player`, who is to move."""
        points = TO_MOVE[player]
        for sign, who, mine, theirs in ((1, player, own, other), (-1, 1 - player, other, own)):
            for cell in bits(mine):
                points += sign * CELL_WEIGHTS[who][level(cell) - 1][column_kind(cell, mine, theirs)]
        if len(self.cell_points) >= TABLE_ENTRIES:
            self.cell_points.clear()
        self.cell_points[(own << 64 | other) << 1 | player] = points
        return points

    def check_time(self) -> None:
        """Raises OutOfTime when the time is up."""
        if time.process_time() >= self.cpu_end or time.monotonic() >= self.wall_end:
            raise OutOfTime


def bits(cells: int) -> List[int]:
    """Returns each cell of `cells`."""
    every = []
    while cells:
        cell = cells & -cells
        cells ^= cell
        every.append(cell)
    return every


def level(cell: int) -> int:
    """Returns the level of a cell, 0 for the ground."""
    return (cell.bit_length() - 1) // 16


def column_kind(cell: int, own: int, other: int) -> int:
    """Returns what else the column of `cell` has of `own` and `other` completing cells.

    The numbers are places in a row of CELL_WEIGHTS.
    """
    below = 0x0001_0001_0001_0001 << (cell.bit_length() - 1) % 16 & cell - 1
    if cell >> 16 & own:
        return 5
    if below & other:
        return 4 if cell & other else 3
    if below & own:
        return 2
    return 1 if cell & other else 0


def centrality(cell: int) -> int:
    """Returns the number of lines through a cell."""
    return len(PARTNERS[cell.bit_length() - 1])


def completing_cells(beads: int) -> int:
    """Returns the cells that would fill a line of `beads`; some may be occupied."""
    cells = 0
    for line in LINES:
        missing = line & ~beads
        if not missing & (missing - 1):
            cells |= missing
    return cells


def line_points(own: int, other: int, player: int) -> int:
    """Returns the points of all lines for the player to move."""
    points = 0
    for line in LINES:
        mine, theirs = popcount(own & line), popcount(other & line)
        if not theirs:
            points += LINE_POINTS[player][line][mine]
        elif not mine:
            points -= LINE_POINTS[1 - player][line][theirs]
    return points


def read_board(board: Board) -> Tuple[int, int]:
    """Returns the beads of the first and of the second player."""
    beads = [0, 0, 0]
    for z in range(4):
        for y in range(4):
            for x in range(4):
                beads[int(board[z][y][x])] |= 1 << (16 * z + 4 * y + x)
    return beads[1], beads[2]


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


class MyAI(Alg3D):
    """The contestant."""

    def __init__(self) -> None:
        self.problems: List[str] = []
        """Why moves were not those of the search, the oldest first."""
        self.fallbacks = 0
        """The number of these moves."""
        self._search = Search()

    def get_move(
        self,
        board: Board,
        player: Optional[int] = None,
        last_move: Optional[Tuple[int, int, int]] = None,
    ) -> Move:
        """Returns the column (x, y) to drop a bead on. Never raises."""
        return self.think(board, player, cpu_seconds(), WALL)

    def think(self, board: Board, player: Optional[int], cpu: float, wall: float) -> Move:
        """Returns a move within so many seconds of CPU time and on the wall. Never raises."""
        cpu_end, wall_end = time.process_time() + cpu, time.monotonic() + wall
        # Tables of a million integers have no cycles, and looking for some takes long.
        collects = gc.isenabled()
        gc.disable()
        try:
            first, second = read_board(board)
            if player not in (1, 2):
                player = 1 if popcount(first) == popcount(second) else 2
            own, other = (first, second) if player == 1 else (second, first)
            column = self._search.choose(own, other, cpu_end, wall_end).bit_length() - 1 & 15
            if (first | second) >> 48 + column & 1:
                raise ValueError("the board has a bead with none below it")
            return column % 4, column // 4
        except Exception as error:  # whatever it is, the game goes on
            self.problems.append(repr(error))
            self.fallbacks += 1
            return simple_move(board)
        finally:
            if collects:
                gc.enable()

    def close(self) -> None:
        """Forgets what the search has seen."""
        self._search = Search()


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
