"""The Praedo's theft (RR15.8)."""

from typing import TYPE_CHECKING, Final

from lusoria.core.step import Block
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, step, tiles
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import land, presence
from lusoria.games.romolo.economy import powers, work
from lusoria.games.romolo.step import UnderWay
from lusoria.games.romolo.turn.move import Move

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class Theft:
    """The Praedo robs a player."""

    victim: int
    left: int  # cubes that are still to be taken

    def __init__(self, victim: int) -> None:
        self.victim = victim
        self.left = 0

    def copy(self) -> "Theft":
        """Return an independent copy."""
        twin = Theft(self.victim)
        twin.left = self.left
        return twin


NO_THEFT: Final = Theft(layout.NOBODY)


def check_victim(s: "Romolo", move: Move, other: int) -> int:
    """Return the refusal's code, or 0 if a player may be robbed: a Unit in this hex or next to it,
    not behind a wall.
    """
    if other >= s.rivals or s.are_allied(s.active, other) or not s.is_alive(other):
        return no.NO_VICTIM
    code = work.check_work(s, move, other)
    if code != 0:
        return code
    if presence.is_present(s, other, move.place):
        return 0
    code = no.NO_VICTIM
    near = s.board.near
    for i in range(move.place * 6, move.place * 6 + 6):
        if near[i] >= 0 and presence.is_present(s, other, near[i]):
            if not land.is_walled(s, move.place, near[i]):
                return 0
            code = no.WALLED
    return code


def rob(s: "Romolo", face: int) -> None:
    """The thief's die: half of it in resources, or a silver if there are none."""
    s.roll = layout.NO_ROLL
    number = layout.FACES[face] // 2
    other = s.theft.victim
    i = other * layout.SEAT
    cubes = 0
    for kind in range(5):
        cubes += s.seats[i + layout.HAND + kind]
    s.tell("theft", s.active, other, face, number)
    if number > 0 and cubes > 0:
        s.theft.left = min(number, cubes)
        s.ask(asked.STEAL)
        return
    if number > 0 and s.seats[i + layout.COINS] >= layout.SILVER:
        s.seats[i + layout.COINS] -= layout.SILVER
        s.add_coins(s.active, layout.SILVER)
        s.tell("steal-coin", s.active, other)
    work.complete(s)


def steal(s: "Romolo", kind: int) -> None:
    """A cube of the victim's hand."""
    s.add_cubes(s.theft.victim, kind, -1)
    s.add_cubes(s.active, kind, 1)
    s.tell("steal", s.active, s.theft.victim, kind)
    s.theft.left -= 1
    if s.theft.left == 0:
        work.complete(s)


def check_theft(s: "Romolo", move: Move) -> int:
    """Return the refusal's code, or 0 if the Praedo may steal from somebody (RR15.8)."""
    code = powers.check_power(s, tiles.PRAEDO)
    if code != 0:
        return code
    for other in range(s.rivals):
        if check_victim(s, move, other) == 0:
            return 0
    return no.NO_VICTIM


def begin(s: "Romolo") -> None:
    """The chosen Worker acts through the Praedo."""
    s.ask(asked.VICTIM)


# --- the steps ---


class Victim(UnderWay):
    """Who is robbed (RR15.8)."""

    clause = "RR15.8"
    texts: tuple[int, ...] = (a.SEAT,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.SEAT, 4)]

    def check(self, s: "Romolo", action: int) -> int:
        return check_victim(s, s.move, action - a.SEAT)

    def play(self, s: "Romolo", action: int) -> None:
        s.theft = Theft(action - a.SEAT)
        powers.use(s, tiles.PRAEDO, tiles.STEAL)
        s.roll = layout.THEFT_ROLL
        s.throw(asked.DIE)


class Steal(UnderWay):
    """A cube of the victim's hand (RR15.8)."""

    clause = "RR15.8"
    silent = True
    texts: tuple[int, ...] = (a.RESOURCE,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.RESOURCE, 5)]

    def check(self, s: "Romolo", action: int) -> int:
        cubes = s.seats[s.theft.victim * layout.SEAT + layout.HAND + action - a.RESOURCE]
        return 0 if cubes > 0 else no.NOT_HAD

    def play(self, s: "Romolo", action: int) -> None:
        steal(s, action - a.RESOURCE)

    def needs(self, s: "Romolo") -> int:
        return step.MOVE | step.THEFT
