"""Ratings after Plackett and Luce: one model for the matches of bots and for people's tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from lusoria.arena.intervals import Z95

MODEL: Final = PlackettLuce()
NARROW: Final = 10.0  # half the width of an interval from which on a rating is settled


@dataclass(frozen=True)
class Rating:
    """How strong somebody is, and the standard deviation of that estimate.

    Everybody begins at 25 ± 16.3; whoever is 5 points stronger wins about two games of three.
    """

    rating: float = MODEL.mu
    deviation: float = MODEL.sigma

    def __str__(self) -> str:
        return f"{self.rating:.1f} ± {self.half:.1f}"

    @property
    def half(self) -> float:
        """Half the width of the 95 % interval."""
        return Z95 * self.deviation

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval: leader boards are in its order."""
        return self.rating - self.half

    @property
    def is_provisional(self) -> bool:
        """True until enough games were played."""
        return self.half > NARROW


def rated(sides: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """Return the ratings after a game: those of each side's members, the sides by their places.

    Equal places are a draw. A game of fewer than two sides changes nothing.
    """
    if len(sides) < 2:
        return [list(side) for side in sides]
    teams = [[MODEL.rating(one.rating, one.deviation) for one in side] for side in sides]
    found = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [[Rating(one.mu, one.sigma) for one in team] for team in found]
