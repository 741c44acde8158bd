"""The Event line, and the die of the A.I. (RR16.6, RR16.7)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, tiles
from lusoria.games.romolo.economy import display, market
from lusoria.games.romolo.solitaire import march
from lusoria.games.romolo.step import Chance, counted
from lusoria.games.romolo.turn import course, ending

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def rolled(s: "Romolo", face: int) -> None:
    """The die of the End Procedure, or of an Event."""
    number = layout.FACES[face]
    s.tell("roll-ai", face, s.looking)
    if s.looking == layout.END_ROLL:
        if number >= 5:
            ending.end(s, layout.ENDED)
        else:
            march.march(s)
    elif s.looking == layout.YELLOW_ROLL:
        take_tile(s, number)
    elif s.looking == layout.PINK_ROLL:
        change_price(s, number)
    else:
        recruits(s, number)


def event(s: "Romolo", colour: int) -> None:
    """The next cube of the Event line."""
    s.stock[layout.BAG + colour] -= 1
    s.tell("event", colour)
    if colour == layout.YELLOW:
        s.looking = layout.YELLOW_ROLL
        s.throw(asked.DIE)
    elif colour == layout.PINK:
        s.count = 0
        s.looking = layout.PINK_ROLL
        s.throw(asked.DIE)
    elif colour == layout.BLUE:
        s.looking = layout.BLUE_ROLL
        s.throw(asked.DIE)
    elif colour == layout.BROWN:
        s.item = march.BROWN_MARCH
        march.gather_groups(s)
        if s.groups:
            march.next_group(s)
        else:
            s.looking = layout.BLUE_ROLL
            s.throw(asked.DIE)
    else:
        end_event(s)


def take_tile(s: "Romolo", number: int) -> None:
    """Yellow: the A.I. takes the tile with the number of the die, from 2 to 4."""
    slot = number - 1
    if not 2 <= number <= 4 or slot >= len(s.display) or s.display[slot] == tiles.NO_TILE:
        end_event(s)
        return
    kind = s.display[slot]
    if kind == tiles.PRAEPOSITUS:
        s.seats[layout.AI * layout.SEAT + layout.TILES] += 1
    else:
        s.seats[layout.AI * layout.SEAT + layout.CHARS] |= 1 << kind
    s.display[slot] = tiles.NO_TILE
    s.tell("takes-ai", kind, slot + 1)
    s.target = slot
    if not display.fill_slot(s):
        end_event(s)


def change_price(s: "Romolo", number: int) -> None:
    """Pink: a roll for each resource; then the A.I. gets the highest price in silver."""
    kind = s.count
    price = s.stock[layout.PRICES + kind]
    if number >= 5:
        price = min(layout.HIGHEST_PRICE, price + 1)
    elif number in (0, 2):
        price = max(0, price - 1)
    market.change_price(s, kind, price)
    s.count += 1
    if s.count < 5:
        s.throw(asked.DIE)
        return
    highest = max(s.stock[layout.PRICES : layout.PRICES + 5])
    s.seats[layout.AI * layout.SEAT + layout.COINS] += highest * layout.SILVER
    s.tell("coins-ai", highest)
    end_event(s)


def recruits(s: "Romolo", number: int) -> None:
    """Blue: new Units lie in the A.I. Capital."""
    coming = 0
    if number >= 2:
        coming = 1 if number <= 4 else number - 3
    place = s.seats[layout.AI * layout.SEAT + layout.CAPITAL]
    s.ai[place * layout.TROOP + layout.LYING] += coming
    s.tell("units-ai", coming, place)
    if s.item == march.BROWN_MARCH:
        reshuffle(s)
    else:
        end_event(s)


def reshuffle(s: "Romolo") -> None:
    """Brown: all cubes form a new line."""
    s.stock[layout.BAG : layout.BAG + 5] = layout.LINE
    end_event(s)


def end_event(s: "Romolo") -> None:
    """The Round is over; A.I. Turn and Event count as one Turn (RR16.13)."""
    s.rest()
    s.groups = []
    ending.check_ending(s)
    course.next_round(s)


class NextEvent(Chance):
    """The next cube of the Event line (RR16.6)."""

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        return counted(s.stock, layout.BAG, 5, a.C_EVENT)

    def play(self, s: "Romolo", action: int) -> None:
        event(s, action - a.C_EVENT)

    def fits(self, s: "Romolo") -> bool:
        return s.is_peaceful()
