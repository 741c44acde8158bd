"""The three action dice: rolled, rolled again, used with a card, changed (R6, R7, R26)."""

from random import Random
from typing import TYPE_CHECKING

from lusoria.core.lists import changed
from lusoria.core.step import FITS, Block, Misfit
from lusoria.games.roma import actions as a
from lusoria.games.roma import asked
from lusoria.games.roma import refusals as no
from lusoria.games.roma.cards import CONSUL
from lusoria.games.roma.layout import SPENT, UNUSED
from lusoria.games.roma.step import CardStep, Step

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma


def unused(s: "Roma") -> list[int]:
    """The values that unused dice show, ascending, each once."""
    used = s.used
    x = s.dice[0] if used[0] == UNUSED else 0
    y = s.dice[1] if used[1] == UNUSED else 0
    z = s.dice[2] if used[2] == UNUSED else 0
    if x > y:
        x, y = y, x
    if y > z:
        y, z = z, y
    if x > y:
        x, y = y, x
    found: list[int] = []
    if x > 0:
        found.append(x)
    if y > x:
        found.append(y)
    if z > y:
        found.append(z)
    return found


def check_die(s: "Roma", value: int) -> int:
    """A die of that value must be unused (R7)."""
    return 0 if s.has_die(value) else no.NO_DIE


def are_equal(s: "Roma") -> bool:
    """True if the dice, all unused, show three times the same."""
    return 0 < s.dice[0] == s.dice[1] == s.dice[2] and s.used == [UNUSED, UNUSED, UNUSED]


def are_unrolled(s: "Roma") -> bool:
    """True if the dice have not been rolled in this turn."""
    return s.dice == [0, 0, 0] and s.used == [SPENT, SPENT, SPENT]


# --- the steps ---


class Roll(Step):
    """What the three dice show; equal ones may be rolled again (R6)."""

    clause = "R6"
    by_chance = True

    def chances(self, s: "Roma") -> list[tuple[int, int]]:
        return a.ROLLS[:]

    def draw(self, s: "Roma", rng: Random) -> int:
        return a.ROLLED[int(rng.random() * 216)]

    def can_happen(self, s: "Roma", outcome: int) -> bool:
        return a.DICE <= outcome < a.BATTLE

    def play(self, s: "Roma", action: int) -> None:
        x, y, z = a.TRIPLES[action - a.DICE]
        s.dice = [x, y, z]
        s.used = [UNUSED, UNUSED, UNUSED]
        s.tell("roll", s.active, x, y, z)
        s.open_move(asked.REROLL if x == z else asked.ACT)

    def misfit(self, s: "Roma") -> Misfit:
        if not are_unrolled(s) and not are_equal(s):
            return "dice", "three equal dice may be rolled again, and others not"
        return FITS


class Reroll(Step):
    """Three equal dice: again, or they stand (R6)."""

    clause = "R6"

    def offers(self, s: "Roma") -> list[Block]:
        return [(a.REROLL, 2)]

    def play(self, s: "Roma", action: int) -> None:
        if action == a.REROLL:
            s.tell("reroll", s.active)
            s.throw(asked.ROLL)
        else:
            s.tell("stand", s.active)
            s.finish()

    def misfit(self, s: "Roma") -> Misfit:
        if not are_equal(s):
            return "dice", "three equal dice may be rolled again, and others not"
        return FITS


class DieStep(CardStep):
    """An unused die for the card that acts; where that is optional, or none."""

    block: int = 0
    optional: bool = False

    def offers(self, s: "Roma") -> list[Block]:
        return [(a.DONE, 1), (self.block, 6)] if self.optional else [(self.block, 6)]

    def check(self, s: "Roma", action: int) -> int:
        return 0 if action == a.DONE else check_die(s, action - self.block + 1)

    def find(self, s: "Roma") -> list[int]:
        found = [a.DONE] if self.optional else []
        for value in unused(s):
            found.append(self.block + value - 1)
        return found

    def value(self, action: int) -> int:
        """What the die shows; 0 for none."""
        return 0 if action == a.DONE else action - self.block + 1


class Change(CardStep):
    """The Consul changes an unused die by one; it stays between 1 and 6 (R26)."""

    silent = True
    actors: tuple[int, ...] = (CONSUL,)

    def offers(self, s: "Roma") -> list[Block]:
        return [(a.RAISE, 6), (a.LOWER, 6)]

    def check(self, s: "Roma", action: int) -> int:
        if action in (a.RAISE + 5, a.LOWER):
            return no.BEYOND
        return check_die(s, (action - a.RAISE) % 6 + 1)

    def play(self, s: "Roma", action: int) -> None:
        by = 1 if action < a.LOWER else -1
        value = (action - a.RAISE) % 6 + 1
        for i in range(3):
            if s.dice[i] == value and s.used[i] == UNUSED:
                s.dice = changed(s.dice, i, value + by)
                s.tell("change", s.active, value, value + by, i)
                break
        s.finish()
