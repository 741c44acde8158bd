"""A decision as a row: one class says what is offered, what is checked and what it does.

The classes stand in the chapters they belong to; `steps.py` has the table of them. What a step
does ends by saying which one is next (`ask`, `throw`, `finish`), or what follows of itself (`go`).
"""

from typing import TYPE_CHECKING

from lusoria.core.message import Params
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import layout
from lusoria.games.romolo import refusals as no

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

Block = tuple[int, int]  # the first of some actions, and how many they are


class Step:
    """A decision of a seat, or of chance."""

    clause: str = ""
    silent: bool = False  # a lone answer is given without asking: see `State.is_silent`
    own: bool = True  # it is the active seat that is asked
    in_setup: bool = False
    in_turn: bool = True
    texts: tuple[int, ...] = ()  # actions that have a text of their own in this step
    phase: int = layout.ACTS  # the phase of the Turn it belongs to
    matters: int = layout.ALL  # conditions by which units differ for what is decided

    def offers(self, s: "Romolo") -> list[Block]:
        """The actions that may be an answer, ascending."""
        return []

    def check(self, s: "Romolo", action: int) -> int:
        """Whether an action that is offered is legal: 0, or a code of `refusals`."""
        return 0

    def find(self, s: "Romolo") -> list[int]:
        """The legal actions, ascending."""
        found: list[int] = []
        for block, number in self.offers(s):
            for action in range(block, block + number):
                if self.check(s, action) == 0:
                    found.append(action)
        return found

    def why(self, s: "Romolo", action: int) -> int:
        """Why any action of the table is refused; 0 if it is legal."""
        for block, number in self.offers(s):
            if block <= action < block + number:
                return self.check(s, action)
        return no.NOT_NOW

    def play(self, s: "Romolo", action: int) -> None:
        """What the decision, or the outcome of chance, does."""
        raise NotImplementedError

    def fits(self, s: "Romolo") -> bool:
        """Whether the rest of a position is such that this can be asked; for `restore`."""
        return True

    def prompt(self, s: "Romolo", params: Params) -> str:
        """What the prompt names; and how its text's name goes on."""
        return ""

    def site(self, s: "Romolo") -> int:
        """The hex whose pieces are being dealt with, or -1."""
        return -1


class Chance(Step):
    """A decision of chance."""

    own = False

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        """The outcomes with their weights, ascending."""
        raise NotImplementedError

    def can_happen(self, s: "Romolo", outcome: int) -> bool:
        """Whether the outcome is among `chances`."""
        for possible, _ in self.chances(s):
            if possible == outcome:
                return True
        return False


class UnderWay(Step):
    """A decision within the move of a unit of the active seat."""

    def fits(self, s: "Romolo") -> bool:
        return self.has_unit(s) and s.is_peaceful()

    def has_unit(self, s: "Romolo") -> bool:
        """Whether a unit has been chosen that can work where it works."""
        move = s.move
        if move.unit < 0 or s.owner(move.unit) != s.active or s.at[move.unit] < 0 or move.place < 0:
            return False
        if move.away:
            return s.board.distance(move.place, s.at[move.unit]) == 1
        return move.place == s.at[move.unit]


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
