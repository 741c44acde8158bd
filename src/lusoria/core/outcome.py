"""How a game ended."""

from dataclasses import dataclass
from typing import TypedDict


class ScoreData(TypedDict):
    """A score as plain data."""

    total: int
    sources: dict[str, int]


class OutcomeData(TypedDict):
    """An outcome as plain data."""

    sides: list[list[int]]
    places: list[int]
    winners: list[int]
    scores: list[ScoreData]
    scale: int
    reason: str


@dataclass(frozen=True)
class Score:
    """What one side scored, and where it came from: the sources add up to the total."""

    total: int
    sources: dict[str, int]


@dataclass(frozen=True)
class Outcome:
    """The result of a finished game, for each side.

    `scores` are exact: whole numbers of 1/`scale` points. `places` begin at 1, and equals share
    one. `reason` says why the game ended.
    """

    sides: list[list[int]]
    places: list[int]
    scores: list[Score]
    reason: str
    scale: int = 1

    @property
    def winners(self) -> list[int]:
        """The seats of the side in first place, or of all sides that share it, ascending."""
        return sorted(
            seat
            for side, place in zip(self.sides, self.places, strict=True)
            if place == 1
            for seat in side
        )

    def returns(self) -> list[float]:
        """Return what the outcome is worth to each seat, from -1 to 1: the rewards for learning.

        This is the number of sides that its own beats, less those that beat it, divided by the
        number of other sides. With two sides a win is 1, a loss -1 and a tie 0; four places bring
        1, 1/3, -1/3 and -1. Equals and allies get the same, and all sides together 0. In solitaire
        the A.I. is the other side.
        """
        found = [0.0] * sum([len(side) for side in self.sides])
        for side, place in zip(self.sides, self.places, strict=True):
            ahead = sum([place < other for other in self.places])
            behind = sum([place > other for other in self.places])
            for seat in side:
                found[seat] = (ahead - behind) / (len(self.sides) - 1)
        return found

    def json(self) -> OutcomeData:
        """Return the outcome as plain data."""
        return {
            "sides": self.sides,
            "places": self.places,
            "winners": self.winners,
            "scores": [{"total": s.total, "sources": s.sources} for s in self.scores],
            "scale": self.scale,
            "reason": self.reason,
        }


def places(totals: list[int]) -> list[int]:
    """Return the place of each total: 1 for the highest; equals share the better place."""
    return [1 + sum(other > total for other in totals) for total in totals]
