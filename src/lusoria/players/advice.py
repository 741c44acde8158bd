"""Advice: what the judge holds best, how often it wins, and what the next best would give away.

So a hint is never what the analysis would call a mistake afterwards, but for what luck makes of it.
"""

from dataclasses import dataclass
from typing import Final

import lusoria
from lusoria.core.state import State
from lusoria.players.judge import INACCURACY, judge
from lusoria.players.levels import search_settings

PART: Final = 80  # of the iterations of a game's analysis: those of a hint
SHARE: Final = 1.0 if lusoria.COMPILED else 0.1
"""Of the iterations of a hint or an analysis: interpreted, each takes many times as long."""


@dataclass(frozen=True)
class Advice:
    """What a seat had better do."""

    actions: list[int]
    """The decisions, to the end of the move or to where somebody else has a say."""
    chance: float | None = None
    """How often they win; None if there is nothing else to do."""
    second: list[int] | None = None
    """The next best way, if it is clearly worse."""
    loss: float = 0.0
    """What it would give away."""


def advise(state: State, seed: int) -> Advice:
    """Return what the seat that decides had better do."""
    iterations = int(SHARE * search_settings(state.game).analysis / PART)
    found = judge(state, None, iterations, seed)
    if not found.is_free:
        return Advice(found.ways[0].actions)
    best, *others = found.compared
    if others and (loss := found.loss(others[0])) >= max(INACCURACY, found.error(others[0])):
        return Advice(best.way.actions, best.value, others[0].way.actions, loss)
    return Advice(best.way.actions, best.value)
