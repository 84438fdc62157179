"""Games, engines, matches, self-play and networks of Sakiyomi.

>>> import sakiyomi
>>> game = sakiyomi.games()[0].id
>>> state = sakiyomi.State(game)
>>> state.play(state.legal_moves()[0])
>>> engine = sakiyomi.Engine(game, "expert:book=off")
>>> report = engine.think(state, nodes=10_000)
>>> report.best in state.legal_moves()
True

`sakiyomi.gym` and `sakiyomi.zoo` hold environments for Gymnasium and PettingZoo, and
`sakiyomi.env` plays in the manner of the small C engine.
"""

from ._native import *
from ._native import __all__ as __all__
