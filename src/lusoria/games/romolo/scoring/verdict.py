"""How the game ended (RR14.1)."""

from typing import TYPE_CHECKING

from lusoria.core.outcome import Outcome, Score
from lusoria.games.romolo import layout
from lusoria.games.romolo.scoring import categories, decisions

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def outcome(s: "Romolo") -> Outcome:
    """The result; a last survivor wins without scoring (RR14.1)."""
    sides = s.sides
    if s.ended == layout.SURVIVOR:
        winner = s.side(survivor(s))
        places = [1 if side == winner else 2 for side in range(len(sides))]
        return Outcome(sides, places, [Score(0, {}) for _ in sides], s.ended)
    tally = decisions.best(s)
    return Outcome(sides, tally.places, [score(tally, i) for i in range(tally.sides)], s.ended)


def survivor(s: "Romolo") -> int:
    """A seat of the last side; if nobody is left, the one that fell last (RR14.12)."""
    for seat in range(s.rivals):
        if s.seats[seat * layout.SEAT + layout.ALIVE] == 1:
            return seat
    return s.fallen


def score(tally: categories.Tally, side: int) -> Score:
    """A side's total with its sources."""
    sources: dict[str, int] = {}
    for category in range(6):
        sources[categories.CATEGORIES[category]] = tally.points[category * tally.sides + side]
    for category in range(6):
        prize = tally.prizes[category * tally.sides + side]
        sources[f"majority-{categories.CATEGORIES[category]}"] = prize
    sources["artifex"] = tally.artifex[side]
    sources["patronus"] = tally.patronus[side]
    return Score(tally.totals[side], sources)
