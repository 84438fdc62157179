"""The environments pass the tests of Gymnasium and PettingZoo, and play by the rules."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import sakiyomi
import sakiyomi.gym
import sakiyomi.zoo

BOARDS = sakiyomi.zoo.board_games()


@pytest.mark.parametrize("set_aside_known", [False, True])
def test_twin_cool_passes_the_checks_of_gymnasium(set_aside_known: bool) -> None:
    env = gymnasium.make("sakiyomi/TwinCool-v0", set_aside_known=set_aside_known)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


def test_rewards_of_twin_cool_sum_up_to_the_result() -> None:
    env = gymnasium.make("sakiyomi/TwinCool-v0", render_mode="ansi")
    observation, info = env.reset(seed=3)
    points = info["points"]
    total, over = 0.0, False
    while not over:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated and env.observation_space.contains(observation)
        total += float(reward)
    assert total == pytest.approx(info["cards"] + (info["points"] - points) / 10)
    assert info["action_mask"].sum() == 0 and isinstance(env.render(), str)


def test_an_illegal_action_changes_nothing_in_twin_cool() -> None:
    env = sakiyomi.gym.TwinCoolEnv(illegal_reward=-3.0)
    before, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, _, info = env.step(np.int64(illegal))
    assert (after == before).all() and reward == -3.0 and info["illegal"] and not over


def test_the_seed_decides_the_deal() -> None:
    env = sakiyomi.gym.TwinCoolEnv()
    deals = [env.reset(seed=seed)[0] for seed in (1, 1, 2)]
    assert (deals[0] == deals[1]).all() and (deals[0] != deals[2]).any()
    assert (env.reset()[0] != deals[2]).any()


# Observations with a mask are dictionaries, at which the test wonders.
@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("game", BOARDS)
def test_board_games_pass_the_tests_of_pettingzoo(game: str) -> None:
    api_test(sakiyomi.zoo.env(game), num_cycles=200)
    seed_test(lambda: sakiyomi.zoo.env(game), num_cycles=100)


def play(env: Any, seed: int) -> tuple[Any, dict[str, float]]:
    """Plays a random game by the masks, and returns the last state and the rewards."""
    env.reset(seed=seed)
    rewards = {}
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            rewards[agent] = reward
            assert observation["action_mask"].sum() == 0
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    return env.unwrapped.state_of_game, rewards


@pytest.mark.parametrize("game", BOARDS)
def test_a_game_ends_with_the_rewards_of_its_outcome(game: str) -> None:
    for form in sakiyomi.encodings(game):
        state, rewards = play(sakiyomi.zoo.env(game, encoding=form.name), 4)
        assert state.is_over and state.outcome is not None
        assert rewards == {"player_0": state.outcome.reward(0), "player_1": state.outcome.reward(1)}


def test_an_illegal_move_loses_a_board_game() -> None:
    env = sakiyomi.zoo.env("othello")
    env.reset()
    env.step(0)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards["player_0"] == -1.0


def test_pictures_and_wrong_names() -> None:
    env = sakiyomi.zoo.env("othello", render_mode="ansi")
    env.reset()
    assert "a b c d e f g h" in env.render()
    for wrong in [
        lambda: sakiyomi.zoo.env("twin-cool"),
        lambda: sakiyomi.zoo.env("othello", encoding="classic"),
        lambda: sakiyomi.zoo.env("othello", render_mode="rgb_array"),
        lambda: sakiyomi.gym.TwinCoolEnv(render_mode="rgb_array"),
        lambda: sakiyomi.gym.SolitaireEnv(game="othello"),
    ]:
        with pytest.raises(ValueError):
            wrong()
