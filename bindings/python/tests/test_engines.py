"""Engines by name: budgets, progress, threads, Ctrl-C."""

from __future__ import annotations

import math
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import sakiyomi
from sakiyomi import Engine, Progress, SakiyomiError, State

GAMES = [game.id for game in sakiyomi.games()]


@pytest.mark.parametrize("game", GAMES)
def test_every_engine_chooses_a_legal_move(game: str) -> None:
    infos = sakiyomi.engines(game)
    assert [info.name for info in infos][0] == "random" and infos[-1].name == "level"
    state = State(game, seed=2)
    for info in infos:
        report = Engine(game, info.name, seed=1).think(state, nodes=50)
        assert report.best in state.legal_moves(), info.name
        assert report.unit in {"probability", "discs", "cards", "points"}
        assert report.nodes >= 0 and report.time >= 0 and report.cpu >= 0 and report.memory >= 0
    assert state.ply == 0


def test_the_same_nodes_give_the_same_answer() -> None:
    state = State("contrast", moves=["b1b2"])
    reports = [Engine("contrast", "expert").think(state, nodes=3000) for _ in range(2)]
    assert reports[0].best == reports[1].best and reports[0].nodes == reports[1].nodes
    assert [line.moves for line in reports[0].lines] == [line.moves for line in reports[1].lines]


def test_a_win_is_found_and_its_score_says_so() -> None:
    state = State("score-four", moves=["a1", "a2", "b1", "b2", "c1", "c2"])
    report = Engine("score-four").think(state, nodes=1000)
    assert report.best == "d1"
    score = report.score
    assert score is not None and score.win_in == 1 and score.loss_in is None and score.value is None
    assert str(score) == "win in 1" and report.lines[0].moves[0] == "d1"
    assert report.reason() != report.reason(lang="ja")


def test_scores_are_ordered() -> None:
    state = State("othello", moves=["f5"])
    report = Engine("othello", "alpha-beta").analyze(state, depth=3, lines=3)
    scores = [line.score for line in report.lines]
    assert len(scores) == 3 and scores[0] >= scores[1] >= scores[2]
    assert all(isinstance(score.value, float) for score in scores)
    assert report.depth == 3 and not report.is_exact
    assert sorted(value.mv for value in report.moves) <= sorted(state.legal_moves())


def test_a_report_says_what_its_scores_mean() -> None:
    state = State("othello", moves=["f5"])
    units = {name: Engine("othello", name).think(state, nodes=100).unit for name in ["uct", "expert:book=off"]}
    assert units == {"uct": "probability", "expert:book=off": "discs"}


def test_an_engine_remembers_and_forgets() -> None:
    engine, state = Engine("othello", "alpha-beta"), State("othello", moves=["f5"])
    first = engine.think(state, depth=5)
    again = engine.think(state, depth=5)
    assert again.nodes < first.nodes
    engine.new_game()
    assert engine.think(state, depth=5).nodes == first.nodes


def test_progress_is_told_on_the_thread_that_asked() -> None:
    told: list[tuple[int, Progress]] = []
    Engine("othello", "alpha-beta").think(
        State("othello", moves=["f5"]),
        depth=5,
        on_progress=lambda progress: told.append((threading.get_ident(), progress)),
    )
    assert {thread for thread, _ in told} == {threading.get_ident()}
    depths = [progress.depth for _, progress in told]
    assert depths == sorted(depths) and depths[-1] == 5
    assert all(progress.lines and progress.nodes > 0 for _, progress in told)


class Enough(Exception):
    """Ends a search from a callback."""


def test_an_exception_of_the_callback_ends_a_search_without_limits() -> None:
    def watch(progress: Progress) -> None:
        raise Enough

    engine = Engine("othello", "expert:book=off")
    with pytest.raises(Enough):
        engine.think(State("othello", moves=["f5"]), time=math.inf, on_progress=watch)
    assert engine.think(State("othello", moves=["f5"]), nodes=100).best


def test_an_engine_that_thinks_is_busy() -> None:
    engine, state = Engine("othello", "alpha-beta"), State("othello", moves=["f5"])
    problems: list[str] = []

    def watch(progress: Progress) -> None:
        with pytest.raises(SakiyomiError) as raised:
            engine.think(state, depth=1)
        problems.append(str(raised.value))

    engine.think(state, depth=2, on_progress=watch)
    assert problems and "busy" in problems[0]


def test_python_goes_on_while_an_engine_thinks() -> None:
    begun, over = threading.Event(), threading.Event()

    def think() -> None:
        engine = Engine("othello", "expert:book=off")
        state = State("othello", moves=["f5", "d6"])
        engine.think(state, nodes=1_500_000, on_progress=lambda _: begun.set())
        over.set()

    thread = threading.Thread(target=think)
    thread.start()
    begun.wait()
    ticks = 0
    while not over.is_set():
        ticks += 1
    thread.join()
    assert ticks > 10_000


@pytest.mark.skipif(sys.platform == "win32", reason="signals are different there")
@pytest.mark.parametrize(
    "work",
    [
        "sakiyomi.Engine('othello', 'expert:book=off').think(othello, time=math.inf, on_progress=ready)",
        "sakiyomi.Engine('score-four', 'uct').think(score_four, time=math.inf, on_progress=ready)",
        "sakiyomi.match('othello', 'alpha-beta', 'random', games=100_000, depth=1, on_progress=ready)",
        "sakiyomi.simulate('flexible', games=100_000_000, on_progress=ready)",
        "sakiyomi.selfplay(sakiyomi.Net.random('score-four', 'tiny'), 100_000, sims=4, on_progress=ready)",
    ],
)
def test_ctrl_c_ends_the_work_with_a_keyboard_interrupt(work: str, tmp_path: Path) -> None:
    script = tmp_path / "work.py"
    script.write_text(
        f"""
import math, signal, sakiyomi
# A program that was started in the background may ignore Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)
othello = sakiyomi.State("othello", moves=["f5", "d6"])
score_four = sakiyomi.State("score-four")
def ready(*_):
    print("ready", flush=True)
try:
    {work}
except KeyboardInterrupt:
    print("interrupted", flush=True)
"""
    )
    with subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        program.send_signal(signal.SIGINT)
        # Without the signal this would never end.
        assert program.stdout.read().splitlines()[-1] == "interrupted"
    assert program.returncode == 0


def test_limits_are_numbers_or_texts() -> None:
    state = State("score-four")
    engine = Engine("score-four", "alpha-beta")
    for limits in [
        {"time": 0.01},
        {"time": "10ms"},
        {"cpu": 0.01},
        {"cpu": "10ms"},
        {"depth": 2},
        {"nodes": 10, "memory": "1MB"},
        {"nodes": 10, "memory": 1 << 20},
        {"time": math.inf, "nodes": 10},
    ]:
        assert engine.think(state, **limits).best in state.legal_moves()  # type: ignore[arg-type]
    for limits in [
        {"time": 0},
        {"time": -1.0},
        {"time": math.nan},
        {"time": "soon"},
        {"cpu": 1e300},
        {"time": 1e18},
        {"nodes": 0},
        {"depth": 0},
        {"memory": "much"},
    ]:
        with pytest.raises(SakiyomiError):
            engine.think(state, **limits)  # type: ignore[arg-type]
    with pytest.raises(OverflowError):
        engine.think(state, nodes=-1)
    with pytest.raises(TypeError):
        engine.think(state, time=[])  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        engine.think(state, times=1)  # type: ignore[call-arg]


def test_wrong_questions_are_refused() -> None:
    over = State("score-four", moves=["a1", "a2", "b1", "b2", "c1", "c2", "d1"])
    for wrong, words in [
        (lambda: Engine("go"), "there is no game"),
        (lambda: Engine("othello", "strong"), "has no engine \"strong\""),
        (lambda: Engine("othello", "alpha-beta:deep=6"), "has no option \"deep\""),
        (lambda: Engine("othello", "alpha-beta:depth=0"), "depth"),
        (lambda: Engine("othello", ":"), "family:option=value"),
        (lambda: Engine("othello", "puct", net="missing.safetensors"), "missing.safetensors"),
        (lambda: Engine("othello", "puct:net=a", net="b"), "named twice"),
        (lambda: Engine("othello", "random").think(State("contrast")), "plays othello, not contrast"),
        (lambda: Engine("score-four", "random").think(over), "the game is over"),
        (lambda: Engine("othello", "random").analyze(State("othello"), lines=0), "lines is"),
    ]:
        with pytest.raises(SakiyomiError) as raised:
            wrong()
        assert words in str(raised.value)


def test_the_practice_engine_of_twin_cool_sees_the_deck() -> None:
    state = State("twin-cool", seed=1)
    names = [info.name for info in sakiyomi.engines("twin-cool")]
    engine = Engine("twin-cool", names[-2])
    while not state.is_over:
        state.play(engine.think(state, nodes=20).best)
    assert state.score is not None and state.score[0] > 0
