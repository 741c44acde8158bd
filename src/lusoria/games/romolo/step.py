"""What every decision of Romolo is: see `core.step`. The classes stand in their chapters.

What a step does ends by saying which one is next (`ask`, `throw`, `finish`), or which continuation
(`go`): something that nobody decides.
"""

from typing import TYPE_CHECKING, Final

from lusoria.core import step
from lusoria.core.step import FITS, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import layout

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

# What can be under way, one bit each; the members of a snapshot
MOVE: Final = 1
JOB: Final = 2
BILL: Final = 4
DEAL: Final = 8
THEFT: Final = 16
PROPOSAL: Final = 32
EXPLORATION: Final = 64
UPKEEP: Final = 128
BATTLE: Final = 256
AI_TURN: Final = 512
SLOT: Final = 1024
ROLL: Final = 2048
DEALT_TO: Final = 4096
CAMPAIGN: Final = 8192
DROUGHT: Final = 16384
BIDDING: Final = 32768
THINGS: Final[list[str]] = [
    "move",
    "job",
    "bill",
    "deal",
    "theft",
    "proposal",
    "exploration",
    "upkeep",
    "battle",
    "ai_turn",
    "slot",
    "roll",
    "dealt_to",
    "campaign",
    "drought",
    "bidding",
]


class Step(step.Step["Romolo"]):
    """A decision of a seat, or of chance."""

    own: bool = True  # it is the active seat that is asked
    in_setup: bool = False
    in_turn: bool = True
    texts: tuple[int, ...] = ()  # actions that have a text of their own in this step
    phase: int = layout.ACTS  # the phase of the Turn it belongs to
    matters: int = layout.ALL  # conditions by which units differ for what is decided

    def needs(self, s: "Romolo") -> int:
        """What is under way when this is asked; nothing else is. The A.I.'s Turn goes without
        saying.
        """
        return 0

    def rule(self, s: "Romolo") -> str:
        """Return the clause behind the question, or the one that stands for it in this edition."""
        return s.edition.instead.get(self.clause, self.clause)

    def site(self, s: "Romolo") -> int:
        """The hex whose pieces are being dealt with, or -1."""
        return -1


class Chance(Step):
    """A decision of chance."""

    by_chance = True
    own = False


class UnderWay(Step):
    """A decision within the move of a unit of the active seat."""

    def needs(self, s: "Romolo") -> int:
        return MOVE

    def misfit(self, s: "Romolo") -> Misfit:
        """A unit has been chosen that can work where it works."""
        move = s.move
        if s.owner(move.unit) != s.active or s.at[move.unit] < 0:
            return "move", "this unit cannot act"
        if move.away:
            if s.board.distance(move.place, s.at[move.unit]) != 1:
                return "move", "the unit does not work next to its hex"
        elif move.place != s.at[move.unit]:
            return "move", "the unit does not work where it is"
        return FITS


def near(step: Step, s: "Romolo", centre: int) -> list[int]:
    """The legal ones among a hex and its neighbours, ascending."""
    found: list[int] = []
    if step.check(s, a.HEX + centre) == 0:
        found.append(a.HEX + centre)
    for i in range(centre * 6, centre * 6 + 6):
        place = s.board.near[i]
        if place >= 0 and step.check(s, a.HEX + place) == 0:
            found.append(a.HEX + place)
    found.sort()
    return found


def counted(numbers: list[int], start: int, number: int, block: int) -> list[tuple[int, int]]:
    """An outcome for each kind that is left of a stock, weighted by how many are."""
    found: list[tuple[int, int]] = []
    for kind in range(number):
        if numbers[start + kind] > 0:
            found.append((block + kind, numbers[start + kind]))
    return found
