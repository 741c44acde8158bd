"""A step: one class for each kind of decision says what is offered, checked and done.

A game's classes stand in the chapters of its rules, and its `steps.py` lists them all in the order
of their numbers. What a step does ends by saying which step is next.
"""

from random import Random
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from lusoria.core.chance import sample
from lusoria.core.message import Params
from lusoria.core.state import State

S = TypeVar("S", bound=State)

Block = tuple[int, int]  # consecutive actions: the first, and their number
Misfit = tuple[str, str]  # a member of a snapshot, and what is wrong with it

FITS: Final = ("", "")  # no misfit
NOT_NOW: Final = 1  # the refusal, in every game, of what is no answer to the question


def blocks(actions: list[int]) -> list[Block]:
    """Return these actions as blocks, ascending."""
    found: list[Block] = []
    for action in sorted(actions):
        if found and sum(found[-1]) == action:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((action, 1))
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A decision of a seat, which has `offers`, or of chance, which has `chances`."""

    clause: str = ""  # the rule behind the question
    by_chance: bool = False
    silent: bool = False  # a lone answer is given without asking: see `State.is_silent`

    def __init__(self) -> None:
        """Take over what an interpreted class declares, which compiled code does not see."""
        clause = _declared(self, "clause")
        if isinstance(clause, str):
            self.clause = clause
        by_chance = _declared(self, "by_chance")
        if isinstance(by_chance, bool):
            self.by_chance = by_chance
        silent = _declared(self, "silent")
        if isinstance(silent, bool):
            self.silent = silent

    def offers(self, s: S) -> list[Block]:
        """Return the actions that may be legal, ascending."""
        return []

    def check(self, s: S, action: int) -> int:
        """Return the code of the refusal of an action that is offered, or 0 if it is legal."""
        return 0

    def find(self, s: S) -> list[int]:
        """Return the legal actions, ascending."""
        found: list[int] = []
        for block, number in self.offers(s):
            for action in range(block, block + number):
                if self.check(s, action) == 0:
                    found.append(action)
        return found

    def why(self, s: S, action: int) -> int:
        """Return the code of the refusal of any action of the table, or 0 if it is legal."""
        for block, number in self.offers(s):
            if block <= action < block + number:
                return self.check(s, action)
        return NOT_NOW

    def chances(self, s: S) -> list[tuple[int, int]]:
        """Return the outcomes with their weights, ascending."""
        return []

    def draw(self, s: S, rng: Random) -> int:
        """Return a random outcome; a step may know a faster way than by `chances`."""
        return sample(self.chances(s), rng)

    def can_happen(self, s: S, outcome: int) -> bool:
        """True if the outcome is among `chances`."""
        for possible, _ in self.chances(s):
            if possible == outcome:
                return True
        return False

    def play(self, s: S, action: int) -> None:
        """Carry out the decision, or the outcome of chance, and say which step is next."""
        raise NotImplementedError

    def rule(self, s: S) -> str:
        """Return the clause behind the question in this position."""
        return self.clause

    def prompt(self, s: S, params: Params) -> str:
        """Fill in the parameters of the question; return the suffix of its text's id."""
        return ""

    def misfit(self, s: S) -> Misfit:
        """Return what does not fit this step in a position that is otherwise sound, or `FITS`.

        `restore` refuses such a position.
        """
        return FITS


def _declared(step: object, name: str) -> object:
    """Return what the class of a step, or one that it inherits from, says in plain Python."""
    for base in type(step).__mro__:
        value = base.__dict__.get(name)
        if isinstance(value, (str, bool)):
            return value
    return None
