"""Production, gathering and refining (section 8)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import building, characters, movement, payment, units
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.layout import (
    BUILT,
    FOREST,
    GATHER,
    GRAIN,
    HAND,
    HEX,
    HILL,
    PLAIN,
    PLANT,
    REFINED,
    SALT,
    SEAT,
    SOURCE,
    STONE,
    STOREHOUSE,
    TERRAIN,
    TILES,
    WAREHOUSE,
    WOOD,
)
from lusoria.games.romolo.tiles import APOTHECARIUS, PRAEPOSITUS

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def find_verbs(s: "Romolo", found: list[int]) -> None:
    """Produce, Gather, Refine."""
    if produces(s) == 0:
        found.append(a.PRODUCE)
    if building.filled(s, s.work) > 0:
        found.append(a.GATHER)
    if refines(s) == 0:
        found.append(a.REFINE)


# --- what may be produced, and where it goes ---


def produces(s: "Romolo") -> int:
    """Whether there is something to exploit and somewhere to put it."""
    code = no.NO_SOURCE
    some = source(s, s.work) == 0
    if not some:
        code = source(s, s.work)
        near = s.board.near
        for i in range(s.work * 6, s.work * 6 + 6):
            if near[i] >= 0 and source(s, near[i]) == 0:
                some = True
                break
    if not some:
        return code
    if s.ready(s.active, APOTHECARIUS):
        return 0
    return storehouses(s)


def source(s: "Romolo", place: int) -> int:
    """Whether a hex may be exploited: the Worker's own, or Water next to it (RR8.1, RR8.5)."""
    if place >= s.board.size:
        return no.NO_SUCH_HEX
    if not movement.is_land(s, s.work):
        return no.NO_SOURCE
    if place != s.work:
        if s.board.distance(s.work, place) != 1:
            return no.NOT_ADJACENT
        if not movement.is_water(s, place):
            return no.NO_SOURCE
    return no.ALREADY_EXPLOITED if s.exploited & (1 << place) != 0 else 0


def storehouses(s: "Romolo") -> int:
    """Whether any Warehouse can take a production."""
    if storehouse(s, s.work) == 0:
        return 0
    near = s.board.near
    for i in range(s.work * 6, s.work * 6 + 6):
        if near[i] >= 0 and storehouse(s, near[i]) == 0:
            return 0
    return no.NO_STOREHOUSE


def storehouse(s: "Romolo", place: int) -> int:
    """Whether an empty Warehouse of a hex can take a production (RR8.3)."""
    if place >= s.board.size:
        return no.NO_SUCH_HEX
    if place != s.work and s.board.distance(s.work, place) != 1:
        return no.NOT_ADJACENT
    if s.hexes[place * HEX + BUILT + WAREHOUSE] <= building.filled(s, place):
        return no.NO_STOREHOUSE
    if place != s.work and movement.walled(s, s.work, place):
        return no.STOREHOUSE_WALLED
    return no.STOREHOUSE_GUARDED if units.hostile(s, s.active, place) else 0


def refines(s: "Romolo") -> int:
    """Two resources of one type are needed (RR8.8)."""
    for kind in range(5):
        if payment.available(s, kind) >= 2:
            return 0
    return no.NO_PAIR


def gathers(s: "Romolo", index: int) -> int:
    """A filled Warehouse of the Worker's hex may be gathered (RR8.7)."""
    if index >= len(s.stores) or s.stores[index] >> 7 != s.work:
        return no.NOTHING_STORED
    return 0


def yields(s: "Romolo", place: int) -> int:
    """What a hex gives."""
    terrain = s.hexes[place * HEX + TERRAIN]
    if terrain == PLAIN:
        return GRAIN
    if terrain == HILL:
        return STONE
    return WOOD if terrain == FOREST else SALT


def cubes(s: "Romolo", place: int) -> int:
    """How many cubes a hex gives when it is exploited now (RR8.1, RR8.2, RR15.4)."""
    return 1 + helpers(s, yields(s, place)) + plants(s, place)


def plants(s: "Romolo", place: int) -> int:
    """Sawmills or Quarries of a hex (RR8.2)."""
    return s.hexes[place * HEX + BUILT + PLANT]


# --- producing ---


def begin(s: "Romolo", action: int) -> None:
    """The Worker begins to produce, gather or refine."""
    s.spill = -1
    if action == a.PRODUCE:
        s.ask(SOURCE)
    elif action == a.GATHER:
        s.ask(GATHER)
    else:
        payment.begin_same(s, a.REFINE, 2)


def choose_source(s: "Romolo", place: int) -> None:
    """The hex to be exploited is chosen."""
    s.target = place
    s.ask(STOREHOUSE)


def choose_storehouse(s: "Romolo", action: int) -> None:
    """The cubes go to a Warehouse, or through the Apothecarius to the hand."""
    place = s.target
    kind = yields(s, place)
    number = cubes(s, place)
    extra = helpers(s, kind)
    if extra > 0:
        s.helped += extra << 3 * kind
        s.tell("power", s.active, PRAEPOSITUS)
    s.exploited |= 1 << place
    if action == a.POWER + APOTHECARIUS:
        characters.use(s, APOTHECARIUS)
        s.seats[s.active * SEAT + HAND + kind] += number
        s.tell("produce", s.active, s.unit, number, kind, place)
    else:
        house = action - a.HEX
        s.stores.append(house << 7 | kind << 4 | number)
        s.tell("store", s.active, s.unit, number, kind, place, house, len(s.stores))
    units.complete(s)


def helpers(s: "Romolo", kind: int) -> int:
    """Extra cubes of Praepositus tiles that have not helped yet this Turn (RR15.4)."""
    return s.seats[s.active * SEAT + TILES + kind] - (s.helped >> 3 * kind & 7)


def gather(s: "Romolo", index: int) -> None:
    """All cubes of a Warehouse come to the hand (RR8.7)."""
    store = s.stores[index]
    kind = (store >> 4) & 7
    s.seats[s.active * SEAT + HAND + kind] += store & 15
    s.tell("gather", s.active, store & 15, kind, store >> 7, index + 1)
    s.stores.pop(index)
    units.complete(s)


def refine(s: "Romolo") -> None:
    """Two equal resources have become a refined one (RR8.8)."""
    s.seats[s.active * SEAT + HAND + REFINED] += 1
    s.tell("refine", s.active, s.queue[0] & 7)
    units.complete(s)
