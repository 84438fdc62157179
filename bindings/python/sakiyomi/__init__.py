"""Othello, Score Four, Contrast and Twin Cool: rules, engines, matches, self-play, networks.

>>> import sakiyomi
>>> state = sakiyomi.State("othello")
>>> state.play("f5")
>>> state.legal_moves()
['f4', 'd6', 'f6']
>>> engine = sakiyomi.Engine("othello", "expert:book=off")
>>> report = engine.think(state, nodes=10_000)
>>> report.best in state.legal_moves()
True

`sakiyomi.gym` and `sakiyomi.zoo` hold environments for Gymnasium and PettingZoo, and
`sakiyomi.env` plays Score Four in the manner of the small C engine.
"""

from ._native import (
    Advice,
    Adviser,
    Encoding,
    Engine,
    EngineInfo,
    GameInfo,
    IllegalMove,
    Judgement,
    Line,
    MatchGame,
    MatchResult,
    MoveValue,
    Net,
    Outcome,
    Outputs,
    Progress,
    Report,
    SakiyomiError,
    Score,
    Selfplay,
    Simulation,
    State,
    __version__,
    encodings,
    engines,
    games,
    match,
    selfplay,
    simulate,
)

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
