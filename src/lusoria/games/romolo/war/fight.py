"""What holds in every step of an attack."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.board import presence
from lusoria.games.romolo.step import Step

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def defends(s: "Romolo", seat: int, place: int) -> bool:
    """Whether a seat can be attacked in a hex: an enemy with Units or a Tower there."""
    if (
        seat >= s.rivals
        or s.allied(s.active, seat)
        or s.seats[seat * layout.SEAT + layout.ALIVE] == 0
    ):
        return False
    return s.hexes[place * layout.HEX + layout.TOWER] == seat or presence.present(s, seat, place)


class BattleStep(Step):
    """A decision within an attack."""

    own = False

    def fits(self, s: "Romolo") -> bool:
        """Who fights whom where."""
        if s.target < 0 or s.attacker < 0 or s.attacker == s.foe:
            return False
        begun = s.step not in (asked.DEFENDER, asked.MUSTER) and s.foe >= 0 and s.guard != 0
        if begun and s.fleeing < 0 and not defends(s, s.foe, s.target):
            return False
        for unit in range(layout.UNITS):
            bit = 1 << unit
            if s.force & bit != 0 and (s.owner(unit) != s.attacker or s.at[unit] < 0):
                return False
            if s.guard & bit != 0 and (s.owner(unit) != s.foe or s.at[unit] < 0):
                return False
        return True
