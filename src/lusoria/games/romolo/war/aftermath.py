"""The end of a Battle (RR11.10, RR11.13)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.turn import course
from lusoria.games.romolo.war import elimination, tokens

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def close(s: "Romolo") -> None:
    """Penalty tokens off, attackers laid, tokens refilled, eliminations; then the next attack."""
    relieved = 0
    lying = 0
    for unit in range(layout.UNITS):
        bit = 1 << unit
        if (s.force | s.guard) & bit != 0:
            if s.st[unit] & layout.PENALTY != 0:
                relieved |= bit
            s.st[unit] &= ~(layout.PENALTY | layout.OLD)
            if s.force & bit != 0 and s.st[unit] & layout.LAID == 0:
                lying |= bit
                s.st[unit] |= layout.LAID
    if relieved & s.force != 0:
        s.tell("penalty-off", s.attacker, relieved & s.force)
    if relieved & s.guard != 0:
        s.tell("penalty-off", s.foe, relieved & s.guard)
    if lying != 0:
        s.tell("lie-down", s.attacker, lying)
    if s.players == 1:
        i = s.target * layout.TROOP
        s.ai[i + layout.STANDING] += s.ai[i + layout.HINDERED]
        s.ai[i + layout.HINDERED] = 0
    if tokens.refill(s):
        return
    attacker, foe = s.attacker, s.foe
    for seat, by in ((foe, attacker), (attacker, foe)):
        i = seat * layout.SEAT
        if s.seats[i + layout.ALIVE] == 1 and s.seats[i + layout.DAMAGE] >= s.edition.tower_hits:
            elimination.eliminate(s, seat, by)
    if s.is_ai(attacker):
        s.go(asked.AI_FOUGHT)
        return
    s.rest()
    if s.seats[attacker * layout.SEAT + layout.ALIVE] == 0:
        course.cut_short(s)
    else:
        s.open_move(asked.WAR)
