"""The Event line, and the die of the A.I. (RR16.6, RR16.7)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, tiles
from lusoria.games.romolo.economy import display
from lusoria.games.romolo.solitaire import march
from lusoria.games.romolo.solitaire.ai_turn import NO_AI_TURN
from lusoria.games.romolo.step import Chance, counted
from lusoria.games.romolo.turn import course, ending

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def use_roll(s: "Romolo", face: int) -> None:
    """The die of the End Procedure, or of an Event."""
    roll = s.roll
    s.roll = layout.NO_ROLL
    if roll == layout.END_ROLL:
        if s.edition.ends[face]:
            s.tell("ends-ai", face)
            ending.end(s, layout.ENDED)
        else:
            s.tell("goes-on-ai", face)
            s.edition.ending.survive_roll(s)
    elif roll == layout.YELLOW_ROLL:
        take_tile(s, face)
    elif roll == layout.PINK_ROLL:
        change_price(s, face)
    else:
        recruit(s, face)


def roll_for(s: "Romolo", what: int) -> None:
    """The die is rolled."""
    s.roll = what
    s.throw(asked.DIE)


def draw_event(s: "Romolo", colour: int) -> None:
    """Take the next cube of the Event line; do what it says."""
    s.own_stock()[layout.BAG + colour] -= 1
    s.tell("event", colour)
    if colour == layout.YELLOW:
        roll_for(s, layout.YELLOW_ROLL)
    elif colour == layout.PINK:
        roll_for(s, layout.PINK_ROLL)
    elif colour == layout.BLUE:
        roll_for(s, layout.BLUE_ROLL)
    elif colour == layout.BROWN:
        s.ai_turn.by_event = True
        march.gather_groups(s)
        if s.ai_turn.groups:
            march.next_group(s)
        else:
            roll_for(s, layout.BLUE_ROLL)
    else:
        end_event(s)


def take_tile(s: "Romolo", face: int) -> None:
    """Yellow: the A.I. takes the tile of a slot, if there is one."""
    slot = s.edition.slots[face] - 1
    if not 0 <= slot < len(s.display) or s.display[slot] == tiles.NO_TILE:
        s.tell("takes-none-ai", face)
        end_event(s)
        return
    kind = s.display[slot]
    if kind == tiles.PRAEPOSITUS:
        s.seats[layout.AI * layout.SEAT + layout.TILES] += 1
    else:
        s.seats[layout.AI * layout.SEAT + layout.CHARS] |= 1 << kind
    display.put(s, slot, tiles.NO_TILE)
    s.tell("takes-ai", face, kind, slot + 1)
    s.slot = slot
    if not display.fill_slot(s):
        end_event(s)


def change_price(s: "Romolo", face: int) -> None:
    """Pink: a roll for each resource; then the A.I. gets the highest price in silver."""
    kind = s.ai_turn.priced
    before = s.stock[layout.PRICES + kind]
    price = min(max(before + s.edition.prices[face], 0), layout.HIGHEST_PRICE)
    s.own_stock()[layout.PRICES + kind] = price
    if price == before:
        s.tell("price-kept-ai", face, kind, price)
    else:
        s.tell("price-ai", face, kind, before, price)
    if kind < layout.REFINED:
        s.ai_turn.priced = kind + 1
        roll_for(s, layout.PINK_ROLL)
        return
    highest = max(s.stock[layout.PRICES : layout.PRICES + 5])
    s.add_coins(layout.AI, highest * layout.SILVER)
    s.tell("coins-ai", highest)
    end_event(s)


def recruit(s: "Romolo", face: int) -> None:
    """Blue: new Units lie in the A.I. Capital."""
    coming = s.edition.recruits[face]
    place = s.capital(layout.AI)
    s.ai[place * layout.TROOP + layout.LYING] += coming
    if coming > 0:
        s.tell("units-ai", face, coming, place)
    else:
        s.tell("no-units-ai", face)
    if s.ai_turn.by_event:
        reshuffle(s)
    else:
        end_event(s)


def reshuffle(s: "Romolo") -> None:
    """Brown: all cubes form a new line."""
    s.own_stock()[layout.BAG : layout.BAG + 5] = layout.LINE
    end_event(s)


def end_event(s: "Romolo") -> None:
    """The Round is over; A.I. Turn and Event count as one Turn (RR16.13)."""
    s.rest()
    s.edition.ending.begin_if_due(s)
    if not s.edition.ending.close_event(s):
        end_round(s)


def end_round(s: "Romolo") -> None:
    """The A.I. has nothing more to do: the next Round."""
    s.ai_turn = NO_AI_TURN
    course.next_round(s)


class NextEvent(Chance):
    """The next cube of the Event line (RR16.6)."""

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        return counted(s.stock, layout.BAG, 5, a.C_EVENT)

    def play(self, s: "Romolo", action: int) -> None:
        draw_event(s, action - a.C_EVENT)
