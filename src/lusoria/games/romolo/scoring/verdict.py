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
        winner = s.edition.ending.survivor(s)
        places = [1 if side == winner else 2 for side in range(len(sides))]
        return Outcome(sides, places, [Score(0, {}) for _ in sides], s.ended)
    tally = decisions.best(s)
    return Outcome(sides, tally.places, [score(s, tally, i) for i in range(tally.sides)], s.ended)


def score(s: "Romolo", tally: categories.Tally, side: int) -> Score:
    """A side's total with its sources."""
    sources: dict[str, int] = {}
    for category in s.edition.scored:
        sources[categories.CATEGORIES[category]] = tally.points_of(category, side)
    for category in s.edition.scored:
        name = f"majority-{categories.CATEGORIES[category]}"
        sources[name] = tally.prize_of(category, side)
    sources["artifex"] = tally.together(tally.artifex, 0, side)
    sources["patronus"] = tally.together(tally.patronus, 0, side)
    return Score(tally.totals[side], sources)
