"""Networks and self-play."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import sakiyomi
from sakiyomi import Engine, Net, SakiyomiError, State

GAMES = [game.id for game in sakiyomi.games()]


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_is_computed_position_by_position(game: str) -> None:
    net = Net.random(game, "tiny", seed=1)
    form = next(form for form in sakiyomi.encodings(game) if form.name == net.encoding)
    assert net.game == game and net.shape == form.shape and net.actions == form.actions
    states = [State(game, seed=seed) for seed in range(3)]
    for state in states:
        state.play(state.legal_moves()[state.ply])
    batch = np.stack([state.encode(net.encoding) for state in states])
    outputs = net.evaluate(batch)
    assert outputs.logits.shape == (3, net.actions) and outputs.values.shape == (3,)
    assert (np.abs(outputs.values) <= 1).all() and outputs.logits.dtype == np.float32
    if outputs.chances is not None:
        assert np.allclose(outputs.chances.sum(axis=1), 1, atol=1e-5)
    alone = net.evaluate(batch[1:2])
    assert np.allclose(alone.logits[0], outputs.logits[1], atol=1e-4)
    assert net.evaluate(batch[:0]).values.shape == (0,)


def test_judgements_are_about_legal_moves() -> None:
    net = Net.random("othello", "tiny", seed=2)
    states = [State("othello", moves=["f5"]), State("othello")]
    judged = net.judge(states)
    for state, judgement in zip(states, judged):
        assert [mv for mv, _ in judgement.policy] == state.legal_moves()
        assert sum(weight for _, weight in judgement.policy) == pytest.approx(1, abs=1e-5)
        assert -1 <= judgement.value <= 1
    values = net.evaluate(np.stack([state.encode() for state in states])).values
    assert [judgement.value for judgement in judged] == pytest.approx(values.tolist())
    assert net.judge([]) == []


def test_a_network_is_saved_and_plays(tmp_path: Path) -> None:
    net = Net.random("score-four", "classic", seed=3)
    path = tmp_path / "net.safetensors"
    net.save(path)
    again = Net.load(path, threads=2)
    assert again.fingerprint == net.fingerprint and again.size == net.size
    net.save(tmp_path / "half.safetensors", half=True)
    assert (tmp_path / "half.safetensors").stat().st_size < path.stat().st_size
    state = State("score-four")
    report = Engine("score-four", "puct:sims=20", net=path).think(state, nodes=20)
    assert report.best in state.legal_moves()


def test_networks_that_cannot_be_are_refused(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage.safetensors"
    garbage.write_bytes(b"\x00" * 100)
    with pytest.raises(FileNotFoundError):
        Net.load(tmp_path / "missing.safetensors")
    net = Net.random("othello", "tiny")
    one = np.zeros((1, 4, 8, 8), np.float32)
    over = State("score-four", moves=["a1", "a2", "b1", "b2", "c1", "c2", "d1"])
    for wrong, words in [
        (lambda: Net.load(garbage), "garbage.safetensors"),
        (lambda: Net.random("othello", "huge"), "tiny, small, full or classic"),
        (lambda: Net.random("othello", "classic"), "has no classic network"),
        (lambda: Net.random("othello", "tiny", threads=0), "threads is"),
        (lambda: net.evaluate(one[0]), "expected an array"),
        (lambda: net.evaluate(np.zeros((1, 8, 8, 4), np.float32)), "expected an array"),
        (lambda: net.evaluate(one.transpose(0, 1, 3, 2)), "contiguous"),
        (lambda: net.evaluate(one * np.nan), "NaN"),
        (lambda: net.judge([State("contrast")]), "plays othello, not"),
        (lambda: Net.random("score-four", "tiny").judge([over]), "the game is over"),
        (lambda: net.save(tmp_path), ""),
    ]:
        with pytest.raises(SakiyomiError) as raised:
            wrong()
        assert words in str(raised.value)
    with pytest.raises(TypeError):
        net.evaluate(one.astype(np.float64))  # type: ignore[arg-type]


def test_self_play_becomes_arrays() -> None:
    net = Net.random("score-four", "tiny", seed=1)
    told: list[tuple[int, int]] = []
    played = sakiyomi.selfplay(
        net, 3, sims=8, seed=5, on_progress=lambda done, all: told.append((done, all))
    )
    assert told == [(1, 3), (2, 3), (3, 3)]
    count = len(played.values)
    assert played.states.shape == (count, *net.shape)
    assert played.policies.shape == (count, net.actions)
    assert np.allclose(played.policies.sum(axis=1), 1, atol=1e-4)
    assert set(np.unique(played.values)) <= {-1.0, 0.0, 1.0}
    assert len(played.games) == 3 == sum(played.results)
    state = State("score-four", moves=played.games[0])
    assert state.ply == len(played.games[0])
    assert (played.states[0] == State("score-four").encode()).all()


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    net = Net.random("contrast", "tiny", seed=1)
    one = sakiyomi.selfplay(net, 2, sims=4, seed=9)
    two = sakiyomi.selfplay(net, 2, sims=4, seed=9, threads=2)
    assert one.games == two.games and (one.policies == two.policies).all()


def test_arrays_can_have_another_encoding_and_fewer_positions() -> None:
    net = Net.random("score-four", "tiny", seed=1)
    played = sakiyomi.selfplay(
        net, 2, sims=8, cheap_sims=2, full_share=0.5, temp_moves=4, encoding="classic"
    )
    assert played.states.shape[1:] == (2, 4, 4, 4) and played.policies.shape[1:] == (64,)
    assert len(played.values) < sum(len(game) for game in played.games)


def test_impossible_self_play_is_refused() -> None:
    net = Net.random("othello", "tiny")
    for wrong, words in [
        (lambda: sakiyomi.selfplay(net, 0), "games is"),
        (lambda: sakiyomi.selfplay(net, 1, sims=0), "sims"),
        (lambda: sakiyomi.selfplay(net, 1, threads=0), "threads"),
        (lambda: sakiyomi.selfplay(net, 1, cheap_sims=1, full_share=2.0), "full_share"),
        (lambda: sakiyomi.selfplay(net, 1, encoding="classic"), "no encoding"),
        (lambda: sakiyomi.selfplay(Net.random("twin-cool", "tiny"), 1), "hides"),
    ]:
        with pytest.raises(SakiyomiError) as raised:
            wrong()
        assert words in str(raised.value)
