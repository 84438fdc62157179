"""The native part of the package: see `sakiyomi`, which offers all of it."""

import os
from collections.abc import Callable, Sequence
from typing import Any, Final, TypedDict, final

import numpy as np
from numpy.typing import NDArray
from typing_extensions import Unpack

__all__ = [
    "Advice",
    "Adviser",
    "Encoding",
    "Engine",
    "EngineInfo",
    "GameInfo",
    "IllegalMove",
    "Judgement",
    "Line",
    "MatchGame",
    "MatchResult",
    "MoveValue",
    "Net",
    "Outcome",
    "Outputs",
    "Progress",
    "Report",
    "SakiyomiError",
    "Score",
    "Selfplay",
    "Simulation",
    "State",
    "__version__",
    "encodings",
    "engines",
    "games",
    "match",
    "selfplay",
    "simulate",
]

__version__: str

class _Limits(TypedDict, total=False):
    """What a search may spend; it ends at the first of its limits.

    Times are seconds or texts such as "250ms", memory is bytes or a text such as "512MB".
    `time=math.inf` is no limit. Without one of time, cpu, nodes and depth a search has a second.
    """

    time: float | str | None
    cpu: float | str | None
    nodes: int | None
    depth: int | None
    memory: int | str | None

class SakiyomiError(ValueError):
    """Something that cannot be done, with the reason."""

class IllegalMove(SakiyomiError):
    """A move that the rules forbid."""

@final
class GameInfo:
    """A game, before it starts."""

    id: Final[str]
    """The name in calls."""
    name: Final[str]
    """The name for people."""
    summary: Final[str]
    """One line that says what the game is."""
    seats: Final[list[str]]
    """What each seat is called."""
    max_plies: Final[int]
    """No game is longer than this."""

@final
class EngineInfo:
    """An engine that can be made."""

    name: Final[str]
    """The name in calls."""
    summary: Final[str]
    """One line that says how it plays."""
    options: Final[list[tuple[str, str]]]
    """Its options, with a description each."""

@final
class Encoding:
    """A way to show a game to a network."""

    name: Final[str]
    """What calls and files call it."""
    version: Final[int]
    """Grows whenever a plane or an action gets another meaning."""
    shape: Final[tuple[int, ...]]
    """The shape of one encoded position."""
    actions: Final[int]
    """The length of a policy."""

@final
class Outcome:
    """How a game ended, seen from above the table."""

    winner: Final[int | None]
    """The seat that won, 0 or 1; None for a draw and for a solitaire."""
    margin: Final[int | None]
    """By how much, in games that count."""
    score: Final[tuple[int, int] | None]
    """The result of a solitaire: cards played and points."""
    def reward(self, seat: int) -> float:
        """Returns 1, 0 or -1 for a win, draw or loss of a seat."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class State:
    """A game in progress: a position with the moves that led to it.

    Moves are texts as in records (`f5`, `a1`, `b1b2+c3g`, `A10>1`), or actions: the places of
    moves in the policy of an encoding. Where a player must pass, the pass is a move.
    """

    def __new__(
        cls,
        game: str,
        position: str | None = None,
        *,
        moves: Sequence[str] = ...,
        seed: int = 0,
        set_aside_known: bool = False,
    ) -> State:
        """Starts a game, at its own start or at a position, and plays moves.

        Args:
            game: one of `games()`, by its id.
            position: the text of a position; the game's own start when not given.
            moves: the moves to play from there.
            seed: decides the deal of a card game.
            set_aside_known: whether the player of a card game knows the cards set aside.
        """
    game: Final[str]
    """The name of the game."""
    to_move: Final[int]
    """Who moves next, 0 or 1; in a finished game, who would."""
    ply: Final[int]
    """The number of moves made since the start."""
    moves: Final[list[str]]
    """The moves made since the start."""
    is_over: Final[bool]
    """Whether the game is over."""
    outcome: Final[Outcome | None]
    """How the game ended, or None while it goes on."""
    score: Final[tuple[int, int] | None]
    """The cards and points so far, in a solitaire; None in games for two."""
    text: Final[str]
    """The whole position as text, hidden parts included."""
    key: Final[int]
    """A number that is the same for the same position, for tables."""
    def view(self, seat: int | None = None) -> str:
        """Returns what a seat may see of the position, as text; the player to move when not given."""
    def draw(self, *, lang: str = "en") -> str:
        """Returns a picture of what the player to move may see."""
    def legal_moves(self) -> list[str]:
        """Returns the legal moves; none when the game is over."""
    def legal_actions(self, encoding: str = "sakiyomi") -> NDArray[np.int64]:
        """Returns the actions of the legal moves, in the order of legal_moves()."""
    def action_mask(self, encoding: str = "sakiyomi") -> NDArray[np.int8]:
        """Returns 1 for each action that is a legal move, and 0 for the others."""
    def move_of(self, action: int, encoding: str = "sakiyomi") -> str:
        """Returns the legal move of an action."""
    def action_of(self, mv: str, encoding: str = "sakiyomi") -> int:
        """Returns the action of a legal move."""
    def play(self, mv: str | int, encoding: str = "sakiyomi") -> None:
        """Plays a move: its text, or its action in an encoding."""
    def undo(self) -> str:
        """Takes the last move back, and returns it."""
    def encode(
        self, encoding: str = "sakiyomi", *, out: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]:
        """Returns what the player to move sees, as an array of 32-bit floats.

        With `out`, an array of the right shape, the planes are written there and nothing is made.
        """
    def copy(self) -> State:
        """Returns a copy that goes its own way."""
    def __copy__(self) -> State: ...
    def __deepcopy__(self, _memo: Any) -> State: ...
    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, list[str]]]:
        """Lets a state be pickled: its start and its moves are all of it."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

@final
class Score:
    """How good something is for the player to move. Better scores are larger."""

    value: Final[float | None]
    """The estimate in the unit of the report; None when the result is proven."""
    win_in: Final[int | None]
    """The plies to a proven win."""
    loss_in: Final[int | None]
    """The plies to a proven loss."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __lt__(self, other: Score, /) -> bool: ...
    def __le__(self, other: Score, /) -> bool: ...
    def __gt__(self, other: Score, /) -> bool: ...
    def __ge__(self, other: Score, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Line:
    """A sequence of best play."""

    score: Final[Score]
    """Its value for the player to move."""
    moves: Final[list[str]]
    """The moves."""

@final
class MoveValue:
    """An engine's evaluation of one move."""

    mv: Final[str]
    """The move."""
    score: Final[Score]
    """Its value for the player to move."""
    visits: Final[int]
    """What was spent on it."""

@final
class Progress:
    """A search so far."""

    lines: Final[list[Line]]
    """The best lines so far, best first."""
    moves: Final[list[MoveValue]]
    """The moves evaluated so far, best first."""
    nodes: Final[int]
    """Positions visited, or simulations."""
    depth: Final[int]
    """The depth of the best line, in plies."""
    time: Final[float]
    """Seconds so far."""

@final
class Report:
    """An engine's answer."""

    best: Final[str]
    """The move to play."""
    score: Final[Score | None]
    """The value of the best line for the player to move; None for engines that do not search."""
    lines: Final[list[Line]]
    """The best lines, best first; empty for engines that do not search."""
    moves: Final[list[MoveValue]]
    """The moves that were evaluated, best first."""
    unit: Final[str]
    """The unit of the scores: "probability", "discs", "cards" or "points"."""
    statistics: Final[dict[str, int]]
    """Other statistics."""
    nodes: Final[int]
    """Positions visited, or simulations."""
    depth: Final[int]
    """The depth of the best line, in plies."""
    is_exact: Final[bool]
    """Whether everything was searched to the end of the game."""
    time: Final[float]
    """Seconds of wall time."""
    cpu: Final[float]
    """Seconds of CPU time."""
    memory: Final[int]
    """Bytes of tables and trees."""
    def reason(self, *, lang: str = "en") -> str | None:
        """Returns why the move was chosen, in words, if the engine has some."""

@final
class Engine:
    """An engine of a game, which keeps what it learns from move to move.

    It searches on a thread of its own: other threads of Python go on, Ctrl-C ends the search and
    raises KeyboardInterrupt, and `on_progress` is called on the calling thread. An exception of
    `on_progress` ends the search too.

    An engine searches one position at a time; threads need an engine each. CPU time is that of
    the whole process.
    """

    def __new__(
        cls,
        game: str,
        name: str = "strongest",
        *,
        seed: int = 0,
        net: str | os.PathLike[str] | None = None,
    ) -> Engine:
        """Makes the engine called `name`, as in `alpha-beta:depth=6`.

        Args:
            game: the game that it plays.
            name: one of `engines(game)` with its options, `strongest`, or `level-1` to `level-10`.
            seed: decides its chance.
            net: the file of the network that it uses, as the option `net=FILE` does.
        """
    game: Final[str]
    """The game that it plays."""
    name: Final[str]
    """Its name with all options."""
    def think(
        self,
        state: State,
        *,
        on_progress: Callable[[Progress], object] | None = None,
        **limits: Unpack[_Limits],
    ) -> Report:
        """Chooses a move for the player to move, from what that player may see."""
    def analyze(
        self,
        state: State,
        *,
        lines: int = 1,
        on_progress: Callable[[Progress], object] | None = None,
        **limits: Unpack[_Limits],
    ) -> Report:
        """Evaluates the position by a search, also where the engine would play from its book."""
    def new_game(self, seed: int = 0) -> None:
        """Forgets earlier games, and starts its chance from a seed."""

@final
class MatchGame:
    """One game of a match."""

    first: Final[str]
    """Who moved first."""
    second: Final[str]
    """Who moved second."""
    opening: Final[str]
    """The moves or the position at which they began."""
    result: Final[str]
    """How it ended, as records say it: `first`, `second+12`, `draw`."""
    plies: Final[int]
    """Moves played, the opening included."""

@final
class MatchResult:
    """What a match has found."""

    wins: Final[int]
    """Games that the first engine won."""
    draws: Final[int]
    """Games that were drawn."""
    losses: Final[int]
    """Games that the first engine lost."""
    pairs: Final[list[int]]
    """Pairs of games with 0, 1/2, 1, 3/2 and 2 points for the first engine."""
    share: Final[float | None]
    """The first engine's share of the points; None before the first pair."""
    elo: Final[float | None]
    """By how much the first engine is better, on Elo's scale; infinite when it won or lost everything."""
    elo_95: Final[float | None]
    """The half-width of the 95% interval of elo; None where it is unknown."""
    los: Final[float | None]
    """The likelihood that the first engine is the better one."""
    verdict: Final[str | None]
    """The verdict of the sequential test: "accepted", "rejected", or None while it is open."""
    is_finished: Final[bool]
    """Whether nothing is left to be played."""
    faults: Final[list[tuple[int, str]]]
    """Games that the first and the second engine lost by a fault of their own, in words."""
    def games(self) -> list[MatchGame]:
        """Returns the games, in their order."""

@final
class Simulation:
    """Many games of a solitaire."""

    cards: Final[NDArray[np.uint32]]
    """The cards of each game, in the order of the deals."""
    points: Final[NDArray[np.uint32]]
    """The points of each game, in the same order."""
    is_practice: Final[bool]
    """Whether the engine saw what is hidden: such results are those of the practice mode."""
    cpu: Final[float]
    """Seconds of CPU time, all threads together."""

@final
class Outputs:
    """What a network says about a batch of positions."""

    logits: Final[NDArray[np.float32]]
    """The logits of all actions, (N, actions)."""
    values: Final[NDArray[np.float32]]
    """The expected result for the player to move, from -1 to 1, (N,)."""
    chances: Final[NDArray[np.float32] | None]
    """The chances of a win, a draw and a loss, (N, 3), where the network tells them."""
    scores: Final[NDArray[np.float32] | None]
    """The expected margin as a part of the largest, (N,), where the network tells it."""

@final
class Judgement:
    """What a network says about one position."""

    value: Final[float]
    """The expected result for the player to move, from -1 to 1."""
    policy: Final[list[tuple[str, float]]]
    """How likely each legal move is, in the order of legal_moves()."""

@final
class Net:
    """A network with its weights."""

    @staticmethod
    def load(path: str | os.PathLike[str], *, threads: int = 1) -> Net:
        """Reads a network from a file."""
    @staticmethod
    def random(game: str, preset: str = "small", *, seed: int = 0, threads: int = 1) -> Net:
        """Returns a network with random weights, as before training.

        Args:
            game: the game that it will play.
            preset: "tiny", "small", "full", or "classic" where the game has it.
            seed: decides the weights.
            threads: on how many threads large batches are computed.
        """
    def save(self, path: str | os.PathLike[str], *, half: bool = False) -> None:
        """Writes the network to a file, with 16-bit weights if `half`."""
    game: Final[str]
    """The game that it plays."""
    encoding: Final[str]
    """The encoding that it sees."""
    shape: Final[tuple[int, ...]]
    """The shape of one encoded position."""
    actions: Final[int]
    """The length of its policy."""
    size: Final[int]
    """The number of weights."""
    fingerprint: Final[str]
    """A short text that is another one for every other network."""
    def evaluate(self, inputs: NDArray[np.float32]) -> Outputs:
        """Computes a batch of encoded positions, an array (N, *shape) of 32-bit floats."""
    def judge(self, states: Sequence[State]) -> list[Judgement]:
        """Judges positions that go on: their values, and how likely each legal move is."""

@final
class Selfplay:
    """What a network learns from: positions of its own games."""

    states: Final[NDArray[np.float32]]
    """The encoded positions, (N, *shape)."""
    policies: Final[NDArray[np.float32]]
    """What the searches recommend, (N, actions); a row sums to one."""
    values: Final[NDArray[np.float32]]
    """The result for the player to move: 1, 0 or -1, (N,)."""
    games: Final[list[list[str]]]
    """The moves of each game."""
    results: Final[tuple[int, int, int]]
    """Games won by the first player, drawn, and won by the second."""

@final
class Advice:
    """What to play, and why."""

    best: Final[str]
    """The card and its slot."""
    expected: Final[list[tuple[str, float]]]
    """The cards that can be expected of the whole game after each move, best first."""
    def reason(self, *, lang: str = "en") -> str | None:
        """Returns why, in words, if the engine has some."""

@final
class Adviser:
    """Advice for a card game that somebody plays elsewhere: `game`, or the first with an adviser."""

    def __new__(
        cls, hand: str, set_aside: str | None = None, *, game: str | None = None
    ) -> Adviser:
        """Begins with the cards of the hand, and those set aside if they are known."""
    @staticmethod
    def from_text(text: str, *, game: str | None = None) -> Adviser:
        """Goes on with a game that was saved."""
    text: Final[str]
    """The game so far, to be saved."""
    phase: Final[str]
    """What is waited for: "play", "draw" or "over"."""
    hand: Final[list[str]]
    """The cards in the hand."""
    played: Final[list[str]]
    """The cards played."""
    slots: Final[tuple[str | None, ...]]
    """The top card of each slot."""
    deck_size: Final[int]
    """The number of cards in the deck."""
    points: Final[int]
    """The points so far."""
    steps: Final[list[str]]
    """What was told so far: "play A10>1", "draw B3", and so on."""
    outcome: Final[Outcome | None]
    """The result, when the game is over."""
    def legal_moves(self) -> list[str]:
        """Returns the moves that are possible now."""
    def tell(self, text: str) -> str:
        """Tells what happened: "play A10>1", "draw A10", or without the word what is waited for."""
    def undo(self) -> str:
        """Takes the last step back, and returns it."""
    def advise(self, engine: str = "strongest", **limits: Unpack[_Limits]) -> Advice:
        """Says what to play, and why."""

def games(*, lang: str = "en") -> list[GameInfo]:
    """Returns all games."""

def engines(game: str, *, lang: str = "en") -> list[EngineInfo]:
    """Returns the engines of a game, weakest first, and the levels."""

def encodings(game: str) -> list[Encoding]:
    """Returns the encodings of a game, its own first."""

def match(
    game: str,
    first: str,
    second: str,
    *,
    games: int = 100,
    openings: Sequence[str] | None = None,
    sprt: tuple[float, float] | None = None,
    seed: int = 1,
    threads: int = 1,
    out: str | os.PathLike[str] | None = None,
    on_progress: Callable[[MatchResult], object] | None = None,
    **limits: Unpack[_Limits],
) -> MatchResult:
    """Plays a match of two engines in pairs of games: the same opening twice, seats exchanged.

    Args:
        game: a game for two.
        first: an engine as in `Engine`, with a budget of its own after `@` if it differs:
            `expert@nodes=1000`; or another program: `exec:COMMAND` for UGI, `gtp:COMMAND` for GTP.
        second: its opponent.
        games: how many games; an odd number is made even.
        limits: what an engine may spend on a move.
        openings: lines of moves or positions to begin at; a balanced set when not given.
        sprt: two guesses of the difference in Elo; the match ends when one of them is settled.
        seed: decides the order of openings and the engines' chance.
        threads: games that are played at a time.
        out: a folder for games and results, from which a match continues.
        on_progress: called with the result so far after each pair.
    """

def simulate(
    engine: str = "expert",
    *,
    game: str | None = None,
    games: int = 1000,
    seed: int = 1,
    threads: int = 1,
    on_progress: Callable[[int, int], object] | None = None,
    **limits: Unpack[_Limits],
) -> Simulation:
    """Lets an engine play many games of a solitaire. The same seed gives every engine the same deals.

    Without `game` it is the first solitaire of `games()`. `on_progress` is called with the number
    of games that are over, and that of all.
    """

def selfplay(
    net: Net,
    games: int,
    *,
    sims: int = 200,
    cheap_sims: int | None = None,
    full_share: float = 0.25,
    temp_moves: int | None = None,
    encoding: str | None = None,
    seed: int = 1,
    threads: int = 1,
    on_progress: Callable[[int, int], object] | None = None,
) -> Selfplay:
    """Lets a network play against itself. The same seed gives the same games on any number of threads.

    Args:
        net: who plays; a network for a board game.
        games: how many games.
        sims: simulations of a search from which the policy is learned.
        cheap_sims: simulations of the other searches; when not given all are full ones.
        full_share: how many of the searches are full ones, from 0 to 1, where others are cheap.
        temp_moves: the plies at the beginning in which moves are drawn.
        encoding: the planes and actions of the arrays; those of the network when not given.
        seed: decides everything that chance decides.
        threads: cores to use.
        on_progress: called with the number of games that are over, and that of all.
    """
