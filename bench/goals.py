"""The speeds that Lusoria aims at, as multiples of its peers' speeds in the same run."""

from dataclasses import dataclass
from typing import Final

from bench.measure import Row, Way, find, ratio


@dataclass(frozen=True)
class Goal:
    """A game's figure is at least this multiple of a peer's, driven from Python."""

    game: str
    way: Way
    kind: str
    times: float
    peer: str

    @property
    def text(self) -> str:
        """Return the goal in words."""
        return f"{self.game} {self.kind}, {self.way}: at least {self.times:g} x {self.peer}"

    def measured(self, rows: list[Row]) -> float | None:
        """Return the measured multiple; None if one of the two was not measured."""
        return ratio(find(rows, self.game, self.way), self.kind, find(rows, self.peer))


GOALS: Final = (
    Goal("roma", Way.PYTHON, "steps", 1, "hearts"),
    Goal("roma", Way.PYTHON, "steps", 3, "backgammon"),
    Goal("roma", Way.INSIDE, "steps", 2, "hearts"),
    Goal("roma", Way.PYTHON, "clones", 20, "catan"),
    Goal("builders", Way.PYTHON, "steps", 1, "hearts"),
    Goal("romolo", Way.PYTHON, "decisions", 7, "catan"),
    Goal("romolo", Way.PYTHON, "clones", 20, "catan"),
)


def goals(rows: list[Row]) -> list[Goal]:
    """Return the goals of the games that are installed."""
    return [goal for goal in GOALS if find(rows, goal.game, goal.way) is not None]
