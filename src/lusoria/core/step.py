"""A decision as a row: one class says what is offered, what is checked and what it does.

A game's classes stand in the chapters they belong to, and its `steps.py` has the table of them, in
the order of their numbers. What a step does ends by saying which one is next.
"""

from random import Random
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from lusoria.core.chance import sample
from lusoria.core.message import Params
from lusoria.core.state import State

S = TypeVar("S", bound=State)

Block = tuple[int, int]  # the first of some actions, and how many they are
Misfit = tuple[str, str]  # a member of a snapshot, and why it cannot be so

FITS: Final = ("", "")  # no misfit
NOT_NOW: Final = 1  # the refusal, in every game, of what is no answer to the question


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A decision of a seat, which is offered actions, or of chance, which has `chances`."""

    clause: str = ""  # the rule behind the question
    by_chance: bool = False
    silent: bool = False  # a lone answer is given without asking: see `State.is_silent`

    def offers(self, s: S) -> list[Block]:
        """The actions that may be an answer, ascending."""
        return []

    def check(self, s: S, action: int) -> int:
        """Whether an action that is offered is legal: 0, or the code of a refusal."""
        return 0

    def find(self, s: S) -> list[int]:
        """The legal actions, ascending."""
        found: list[int] = []
        for block, number in self.offers(s):
            for action in range(block, block + number):
                if self.check(s, action) == 0:
                    found.append(action)
        return found

    def why(self, s: S, action: int) -> int:
        """Why any action of the table is refused; 0 if it is legal."""
        for block, number in self.offers(s):
            if block <= action < block + number:
                return self.check(s, action)
        return NOT_NOW

    def chances(self, s: S) -> list[tuple[int, int]]:
        """The outcomes with their weights, ascending."""
        return []

    def draw(self, s: S, rng: Random) -> int:
        """A random outcome; there may be a faster way than by `chances`."""
        return sample(self.chances(s), rng)

    def can_happen(self, s: S, outcome: int) -> bool:
        """Whether the outcome is among `chances`."""
        for possible, _ in self.chances(s):
            if possible == outcome:
                return True
        return False

    def play(self, s: S, action: int) -> None:
        """What the decision, or the outcome of chance, does."""
        raise NotImplementedError

    def prompt(self, s: S, params: Params) -> str:
        """What the prompt names; and how its text's name goes on."""
        return ""

    def misfit(self, s: S) -> Misfit:
        """What in a position, otherwise sound, does not fit this being asked; for `restore`."""
        return FITS
