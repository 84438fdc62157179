"""The games for one as environments for Gymnasium (`pip install .[gymnasium]`).

Each has an id after its name, `sakiyomi/<Name>-v0`, and a class `<Name>Env`.

>>> import sakiyomi.gym
>>> env = sakiyomi.gym.SolitaireEnv()
>>> observation, info = env.reset(seed=1)
>>> observation.shape == env.observation_space.shape, int(info["action_mask"].sum()) > 0
(True, True)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from . import SakiyomiError, State, encodings, games

Observation = NDArray[np.float32]

CARDS = 10
"""The result as one number: ten for each card, and the points."""


def solitaires() -> list[str]:
    """Returns the games for one."""
    return [game.id for game in games() if len(game.seats) == 1]


class SolitaireEnv(gymnasium.Env[Observation, np.int64]):
    """A solitaire with hidden cards: play as many as possible.

    Observations are what the player may see, the planes of `State.encode`. An action is a place in
    the policy of that encoding. `info["action_mask"]` has a 1 for each legal action:

        env.action_space.sample(info["action_mask"])

    The reward of a move is a card and a tenth of the points that it made, so that an episode sums
    up to the result. An illegal action leaves the game as it is, with the reward
    `illegal_reward` and `info["illegal"]`. A made environment is cut off after 200 steps, or after
    twice the longest game.

    Args:
        game: one of `solitaires()`; the first one when not given.
        set_aside_known: whether the player knows the cards that were set aside.
        illegal_reward: the reward of an action that is no legal move.
        render_mode: "ansi" for a picture as text, "human" to print it.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}
    game = solitaires()[0]

    def __init__(
        self,
        *,
        game: str | None = None,
        set_aside_known: bool = False,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"there is no render mode {render_mode!r}")
        self.game = self.game if game is None else game
        if self.game not in solitaires():
            raise SakiyomiError(f"there is no solitaire {game!r}; there is: {solitaires()}")
        encoding = encodings(self.game)[0]
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, encoding.shape, np.float32)
        self.action_space = gymnasium.spaces.Discrete(encoding.actions)
        self.set_aside_known = set_aside_known
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.state: State | None = None
        """The whole game, the deck included: for watching, not for the player."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals the cards."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**63))
        self.state = State(self.game, seed=deal, set_aside_known=self.set_aside_known)
        if self.render_mode == "human":
            self.render()
        return self.state.encode(), self._info(self.state)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays a card."""
        state = self.state
        if state is None:
            raise gymnasium.error.ResetNeeded("reset() deals the cards")
        number = int(action)
        if number not in state.legal_actions():
            info = self._info(state) | {"illegal": True}
            return state.encode(), self.illegal_reward, state.is_over, False, info
        before = result(state)
        state.play(number)
        if self.render_mode == "human":
            self.render()
        reward = (result(state) - before) / CARDS
        return state.encode(), reward, state.is_over, False, self._info(state)

    def render(self) -> str | None:
        """Returns or prints a picture of what the player may see."""
        if self.state is None or self.render_mode is None:
            return None
        picture = self.state.draw()
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None

    def _info(self, state: State) -> dict[str, Any]:
        cards, points = state.score or (0, 0)
        return {"action_mask": state.action_mask(), "cards": cards, "points": points}


def result(state: State) -> int:
    """Returns the result so far as one number, ten for each card and the points."""
    cards, points = state.score or (0, 0)
    return CARDS * cards + points


for _game in games():
    if _game.id in solitaires():
        _name = _game.name.replace(" ", "")
        globals()[f"{_name}Env"] = type(f"{_name}Env", (SolitaireEnv,), {"game": _game.id})
        gymnasium.register(
            id=f"sakiyomi/{_name}-v0",
            entry_point=f"sakiyomi.gym:{_name}Env",
            max_episode_steps=max(200, 2 * _game.max_plies),
        )

if TYPE_CHECKING:

    def __getattr__(name: str) -> type[SolitaireEnv]: ...
