"""The wooden die, whatever it is rolled for (RR11.7)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import layout
from lusoria.games.romolo.economy import theft
from lusoria.games.romolo.solitaire import events
from lusoria.games.romolo.step import Chance
from lusoria.games.romolo.war import battle

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class Die(Chance):
    """A roll of the die."""

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        return a.DICE[:]

    def can_happen(self, s: "Romolo", outcome: int) -> bool:
        return a.C_DIE <= outcome < a.C_HEX

    def play(self, s: "Romolo", action: int) -> None:
        face = action - a.C_DIE
        if s.roll == layout.THEFT_ROLL:
            theft.rob(s, face)
        elif s.roll in (layout.ATTACK_ROLL, layout.DEFENCE_ROLL):
            battle.use_roll(s, face)
        else:
            events.use_roll(s, face)
