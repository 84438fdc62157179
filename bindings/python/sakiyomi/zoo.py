"""The board games as environments for PettingZoo (`pip install .[pettingzoo]`).

>>> import sakiyomi.zoo
>>> env = sakiyomi.zoo.env(sakiyomi.zoo.board_games()[0])
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     mask = observation["action_mask"]
...     env.step(None if over else env.action_space(agent).sample(mask))
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import SakiyomiError, State, encodings, games

AGENTS = ["player_0", "player_1"]
"""The seats, in the order of play."""

ILLEGAL_REWARD = -1.0
"""What an illegal move costs; it ends the game."""


def board_games() -> list[str]:
    """Returns the games for two."""
    return [game.id for game in games() if len(game.seats) == 2]


def env(game: str, *, encoding: str = "sakiyomi", render_mode: str | None = None) -> Any:
    """Returns the environment of a game with the usual wrappers: an illegal move loses."""
    raw: Any = raw_env(game, encoding=encoding, render_mode=render_mode)
    raw = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    raw = wrappers.AssertOutOfBoundsWrapper(raw)
    return wrappers.OrderEnforcingWrapper(raw)


class raw_env(AECEnv):  # type: ignore[misc]
    """A game for two.

    An observation is a dictionary: `observation`, the planes of `State.encode`, which show the
    position from the side of the player to move, and `action_mask`, a 1 for each legal action;
    it is empty for the player who waits. The winner's reward is 1, the loser's -1.

    Args:
        game: one of `board_games()`.
        encoding: the planes and actions to use, one of `sakiyomi.encodings(game)`.
        render_mode: "ansi" for a picture as text, "human" to print it.
    """

    metadata: dict[str, Any] = {
        "render_modes": ["ansi", "human"],
        "name": "sakiyomi_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self, game: str, *, encoding: str = "sakiyomi", render_mode: str | None = None
    ) -> None:
        super().__init__()
        if game not in board_games():
            raise SakiyomiError(f"there is no board game {game!r}; there is: {board_games()}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"there is no render mode {render_mode!r}")
        form = next((form for form in encodings(game) if form.name == encoding), None)
        if form is None:
            raise SakiyomiError(f"{game} has no encoding {encoding!r}")
        self.game = game
        self.encoding = encoding
        self.render_mode = render_mode
        self.metadata = self.metadata | {"name": f"sakiyomi_{game.replace('-', '_')}_v0"}
        self.possible_agents = AGENTS[:]
        self.agents: list[str] = []
        self.state_of_game = State(game)
        self._mask_len = form.actions
        space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0.0, 1.0, form.shape, np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (form.actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: space for agent in AGENTS}
        actions = {agent: gymnasium.spaces.Discrete(form.actions) for agent in AGENTS}
        self.action_spaces = actions

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """Returns what an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """Returns what an agent can do."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """Returns what an agent sees now."""
        state = self.state_of_game
        moves = AGENTS[state.to_move] == agent and not state.is_over
        mask = state.action_mask(self.encoding) if moves else np.zeros(self._mask_len, np.int8)
        return {"observation": state.encode(self.encoding), "action_mask": mask}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a game."""
        self.state_of_game = State(self.game, seed=0 if seed is None else abs(int(seed)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = AGENTS[self.state_of_game.to_move]
        if self.render_mode == "human":
            self.render()

    def step(self, action: Any) -> None:
        """Plays a move of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.state_of_game
        state.play(int(action), self.encoding)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        outcome = state.outcome
        if outcome is not None:
            self.rewards = {agent: outcome.reward(AGENTS.index(agent)) for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = AGENTS[1 - AGENTS.index(agent)]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Returns or prints a picture of the position."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode")
            return None
        picture = self.state_of_game.draw()
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None

    def close(self) -> None:
        """There is nothing to close."""
