"""Matches between engines, and many games of a solitaire."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import sakiyomi
from sakiyomi import MatchResult, SakiyomiError


def test_a_match_tells_who_is_better() -> None:
    told: list[int] = []

    def watch(result: MatchResult) -> None:
        told.append(result.wins + result.draws + result.losses)

    result = sakiyomi.match(
        "score-four", "heuristic", "random", games=8, nodes=100, on_progress=watch
    )
    assert told == [2, 4, 6, 8] and result.is_finished
    assert result.wins + result.draws + result.losses == 8 and sum(result.pairs) == 4
    assert result.share is not None and result.share > 0.5
    assert result.elo is not None and result.elo > 0 and result.los is not None
    games = result.games()
    assert len(games) == 8 and result.faults == []
    assert (games[0].first, games[1].first) == ("heuristic", "random")
    assert games[0].opening == games[1].opening and games[0].plies > 0


def test_threads_do_not_change_a_match_with_nodes() -> None:
    results = [
        sakiyomi.match("othello", "classic", "greedy", games=6, nodes=200, threads=threads, seed=3)
        for threads in (1, 2)
    ]
    games = [[(game.opening, game.result) for game in result.games()] for result in results]
    assert games[0] == games[1]


def test_a_match_can_end_early_and_continue_in_a_folder(tmp_path: Path) -> None:
    result = sakiyomi.match(
        "score-four", "heuristic", "random", games=1000, nodes=50, sprt=(0, 200), out=tmp_path / "m"
    )
    assert result.verdict == "accepted" and sum(result.pairs) < 500
    again = sakiyomi.match(
        "score-four", "heuristic", "random", games=1000, nodes=50, sprt=(0, 200), out=tmp_path / "m"
    )
    assert again.pairs == result.pairs


def test_a_match_begins_where_it_is_told() -> None:
    result = sakiyomi.match(
        "othello", "random", "greedy", games=2, nodes=1, openings=["f5 d6 c3 d3 c4"]
    )
    assert {game.opening for game in result.games()} == {"f5 d6 c3 d3 c4"}


def test_an_exception_of_the_callback_ends_a_match() -> None:
    def watch(result: MatchResult) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        sakiyomi.match("othello", "random", "random", games=100_000, on_progress=watch)


def test_impossible_matches_are_refused() -> None:
    for wrong, words in [
        (lambda: sakiyomi.match("go", "a", "b"), "there is no game"),
        (lambda: sakiyomi.match("othello", "strong", "random"), "has no engine"),
        (lambda: sakiyomi.match("othello", "random@x", "random"), "after @"),
        (lambda: sakiyomi.match("twin-cool", "random", "random"), "solitaire"),
        (lambda: sakiyomi.match("othello", "random", "random", games=0), "games is"),
        (lambda: sakiyomi.match("othello", "random", "random", threads=0), "threads"),
        (lambda: sakiyomi.match("othello", "random", "random", sprt=(5, 0)), "elo0"),
        (lambda: sakiyomi.match("othello", "random", "random", openings=["a1"]), "line 1"),
        (lambda: sakiyomi.match("othello", "exec:/nonexistent", "random"), "cannot take part"),
        (lambda: sakiyomi.simulate("random", game="othello"), "a game for two"),
        (lambda: sakiyomi.simulate("strong"), "has no engine"),
    ]:
        with pytest.raises(SakiyomiError) as raised:
            wrong()
        assert words in str(raised.value)


def test_simulations_have_the_same_deals_for_every_engine() -> None:
    told: list[tuple[int, int]] = []
    random = sakiyomi.simulate(
        "random", games=300, nodes=1, on_progress=lambda done, all: told.append((done, all))
    )
    greedy = sakiyomi.simulate("flexible", games=300, nodes=1, threads=2)
    assert told[-1] == (300, 300)
    assert random.cards.shape == random.points.shape == (300,) and random.cards.dtype == np.uint32
    assert greedy.cards.mean() > random.cards.mean() > 5
    assert not random.is_practice and random.cpu > 0
    again = sakiyomi.simulate("random", games=300, nodes=1, threads=2)
    assert (again.cards == random.cards).all() and (again.points == random.points).all()
