"""The end of a Battle (RR11.10, RR11.13)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.board import losses
from lusoria.games.romolo.war import elimination
from lusoria.games.romolo.war.fight import Side

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def close(s: "Romolo") -> None:
    """Penalty tokens come off, attackers lie down; then die tokens are taken back."""
    battle = s.battle
    relieve(s, battle.attack)
    relieve(s, battle.defence)
    lie_down(s, battle.attack)
    if s.players == 1:
        i = battle.place * layout.TROOP
        s.ai[i + layout.STANDING] += s.ai[i + layout.HINDERED]
        s.ai[i + layout.HINDERED] = 0
    s.go(asked.REFILL)


def relieve(s: "Romolo", side: Side) -> None:
    """The Units of a side lose their Penalty tokens."""
    relieved = 0
    for unit in range(layout.UNITS):
        if side.units & (1 << unit) != 0 and s.st[unit] & layout.PENALTY != 0:
            relieved |= 1 << unit
            s.st[unit] &= ~(layout.PENALTY | layout.OLD)
    if relieved != 0:
        s.tell("penalty-off", side.seat, relieved)


def lie_down(s: "Romolo", side: Side) -> None:
    """The Units that have attacked are laid."""
    lying = 0
    for unit in range(layout.UNITS):
        if side.units & (1 << unit) != 0 and s.st[unit] & layout.LAID == 0:
            lying |= 1 << unit
            s.st[unit] |= layout.LAID
    if lying != 0:
        s.tell("lie-down", side.seat, lying)


def eliminate(s: "Romolo") -> None:
    """Whoever has lost his Tower is out; then what follows from lost buildings."""
    attacker, defender = s.battle.attack.seat, s.battle.defence.seat
    for seat, by in ((defender, attacker), (attacker, defender)):
        if s.seats[seat * layout.SEAT + layout.ALIVE] == 1 and elimination.has_fallen(s, seat):
            elimination.eliminate(s, seat, by)
    losses.settle(s, asked.NEXT_ATTACK)
