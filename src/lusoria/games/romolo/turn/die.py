"""The wooden die, whatever it is rolled for (RR11.7)."""

from typing import TYPE_CHECKING, Final

from lusoria.core.step import FITS, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import layout, step
from lusoria.games.romolo.economy import theft
from lusoria.games.romolo.solitaire import events
from lusoria.games.romolo.step import Chance

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


BATTLE_ROLLS: Final = (layout.ATTACK_ROLL, layout.DEFENCE_ROLL)


class Die(Chance):
    """A roll of the die."""

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        return a.DICE[:]

    def can_happen(self, s: "Romolo", outcome: int) -> bool:
        return a.C_DIE <= outcome < a.C_HEX

    def needs(self, s: "Romolo") -> int:
        if s.roll == layout.THEFT_ROLL:
            return step.ROLL | step.MOVE | step.THEFT
        return step.ROLL | (s.edition.war.needs() if s.roll in BATTLE_ROLLS else 0)

    def misfit(self, s: "Romolo") -> Misfit:
        if s.roll == layout.THEFT_ROLL:
            return FITS
        if s.roll in BATTLE_ROLLS:
            if not s.dice:
                return "roll", "tokens are played, not the die"
            rolled = s.battle.attack.token >= 0
            if rolled != (s.roll == layout.DEFENCE_ROLL) or s.battle.defence.token >= 0:
                return "battle", "the Attacker rolls first"
            return s.edition.war.misfit(s)
        return FITS if s.is_ai(s.active) else ("roll", "only the A.I. rolls for that")

    def play(self, s: "Romolo", action: int) -> None:
        face = action - a.C_DIE
        if s.roll == layout.THEFT_ROLL:
            theft.rob(s, face)
        elif s.roll in BATTLE_ROLLS:
            s.edition.war.use_roll(s, face)
        else:
            events.use_roll(s, face)
