"""Production, gathering and refining (section 8)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Params
from lusoria.core.step import Block, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, tiles, words
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import constructions, land, presence, stores
from lusoria.games.romolo.economy import bill, funds, powers, work
from lusoria.games.romolo.step import UnderWay, near

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def find_verbs(s: "Romolo", place: int, found: list[int]) -> None:
    """Produce, Gather, Refine."""
    if check_production(s, place) == 0:
        found.append(a.PRODUCE)
    if constructions.filled(s, place) > 0:
        found.append(a.GATHER)
    if check_refining(s, place) == 0:
        found.append(a.REFINE)


# --- what may be produced, and where it goes ---


def check_production(s: "Romolo", place: int) -> int:
    """Return the refusal's code, or 0 if a Worker in a hex has something to exploit and somewhere
    to put it.
    """
    code = no.NO_SOURCE
    some = check_source(s, place, place) == 0
    if not some:
        code = check_source(s, place, place)
        near = s.board.near
        for i in range(place * 6, place * 6 + 6):
            if near[i] >= 0 and check_source(s, place, near[i]) == 0:
                some = True
                break
    if not some:
        return code
    if s.is_ready(s.active, tiles.APOTHECARIUS):
        return 0
    return check_storehouses(s, place)


def check_source(s: "Romolo", here: int, place: int) -> int:
    """Return the refusal's code, or 0 if a Worker `here` may exploit a hex: its own, or Water next
    to it (RR8.1, RR8.5).
    """
    if place >= s.board.size:
        return no.NO_SUCH_HEX
    if not land.is_land(s, here):
        return no.NO_SOURCE
    if place != here:
        if s.board.distance(here, place) != 1:
            return no.NOT_ADJACENT
        if not land.is_water(s, place):
            return no.NO_SOURCE
    return no.ALREADY_EXPLOITED if s.exploited & (1 << place) != 0 else 0


def check_storehouses(s: "Romolo", place: int) -> int:
    """Return the refusal's code, or 0 if any Warehouse can take a production of a hex."""
    if check_storehouse(s, place, place) == 0:
        return 0
    near = s.board.near
    for i in range(place * 6, place * 6 + 6):
        if near[i] >= 0 and check_storehouse(s, place, near[i]) == 0:
            return 0
    return no.NO_STOREHOUSE


def check_storehouse(s: "Romolo", here: int, place: int) -> int:
    """Return the refusal's code, or 0 if an empty Warehouse of a hex can take a production
    (RR8.3).
    """
    if place >= s.board.size:
        return no.NO_SUCH_HEX
    if place != here and s.board.distance(here, place) != 1:
        return no.NOT_ADJACENT
    if s.built(place, layout.WAREHOUSE) <= constructions.filled(s, place):
        return no.NO_STOREHOUSE
    if not s.edition.guarded_stores:
        return 0
    if place != here and land.is_walled(s, here, place):
        return no.STOREHOUSE_WALLED
    return no.STOREHOUSE_GUARDED if presence.has_hostile(s, s.active, place) else 0


def check_refining(s: "Romolo", place: int) -> int:
    """Return the refusal's code, or 0 if two resources of one type can be spent (RR8.8)."""
    for kind in range(5):
        if funds.available(s, place, kind) >= 2:
            return 0
    return no.NO_PAIR


def check_gathering(s: "Romolo", index: int) -> int:
    """Return the refusal's code, or 0 if a filled Warehouse of the Worker's hex may be gathered
    (RR8.7).
    """
    if index >= len(s.stores) or stores.place(s.stores[index]) != s.move.place:
        return no.NOTHING_STORED
    return 0


def yields(s: "Romolo", place: int) -> int:
    """What a hex gives."""
    terrain = s.terrain(place)
    if terrain == layout.PLAIN:
        return layout.GRAIN
    if terrain == layout.HILL:
        return layout.STONE
    return layout.WOOD if terrain == layout.FOREST else layout.SALT


def cubes(s: "Romolo", place: int) -> int:
    """How many cubes a hex gives when it is exploited now (RR8.1, RR8.2, RR15.4)."""
    kind = yields(s, place)
    return 1 + helpers(s, kind) + plants(s, place) + gift(s, kind)


def gift(s: "Romolo", kind: int) -> int:
    """The Sabins get one stone more with the first stone production of their Turn (RR19.39)."""
    if kind != layout.STONE or s.people(s.active) != layout.SABINS:
        return 0
    for place in range(s.board.size):
        if s.exploited & (1 << place) != 0 and yields(s, place) == layout.STONE:
            return 0
    return 1


def plants(s: "Romolo", place: int) -> int:
    """Sawmills or Quarries of a hex (RR8.2)."""
    return s.built(place, layout.PLANT)


# --- producing ---


def begin(s: "Romolo", action: int) -> None:
    """The Worker begins to produce, gather or refine."""
    if action == a.PRODUCE:
        s.ask(asked.SOURCE)
    elif action == a.GATHER:
        s.ask(asked.GATHER)
    else:
        bill.begin_alike(s, layout.FOR_REFINING, 2)


def choose_source(s: "Romolo", place: int) -> None:
    """The hex to be exploited is chosen."""
    s.move.source = place
    ready = helpers(s, yields(s, place))
    if s.edition.helpers_chosen and ready > 0:
        s.ask(asked.ASSIST)
    else:
        s.move.helpers = ready
        s.ask(asked.STOREHOUSE)


def choose_storehouse(s: "Romolo", action: int) -> None:
    """The cubes go to a Warehouse, or through the Apothecarius to the hand."""
    place = s.move.source
    kind = yields(s, place)
    extra = s.move.helpers
    number = 1 + extra + plants(s, place) + gift(s, kind)
    if extra > 0:
        help_along(s, kind, extra)
        s.tell("power", s.active, tiles.PRAEPOSITUS, tiles.ONE_MORE)
    s.exploited |= 1 << place
    if action == a.POWER + tiles.APOTHECARIUS:
        powers.use(s, tiles.APOTHECARIUS, tiles.TO_HAND)
        s.add_cubes(s.active, kind, number)
        s.tell("produce", s.active, s.move.unit, number, kind, place)
    else:
        house = action - a.HEX
        stores.add(s, stores.filled(house, kind, number))
        s.tell("store", s.active, s.move.unit, number, kind, place, house, len(s.stores))
    work.complete(s)


def helpers(s: "Romolo", kind: int) -> int:
    """Extra cubes of Praepositus tiles that have not helped yet this Turn (RR15.4)."""
    return s.praepositi(s.active, kind) - helped(s, kind)


def helped(s: "Romolo", kind: int) -> int:
    """How many Praepositus tiles with a resource have helped this Turn."""
    return s.helped >> 3 * kind & 7


def help_along(s: "Romolo", kind: int, number: int) -> None:
    """Count the given number of tiles as having helped, too."""
    s.helped += number << 3 * kind


def gather(s: "Romolo", index: int) -> None:
    """All cubes of a Warehouse come to the hand (RR8.7)."""
    store = stores.remove(s, index)
    kind = stores.kind(store)
    s.add_cubes(s.active, kind, stores.cubes(store))
    s.tell("gather", s.active, stores.cubes(store), kind, stores.place(store), index + 1)
    work.complete(s)


def kind_given(s: "Romolo") -> int:
    """The type of the cubes that have been paid."""
    for kind in range(5):
        if s.bill.given(kind) > 0:
            return kind
    return -1


def refine(s: "Romolo") -> None:
    """Two equal resources have become a refined one (RR8.8)."""
    s.add_cubes(s.active, layout.REFINED, 1)
    s.tell("refine", s.active, kind_given(s))
    work.complete(s)


# --- the steps ---


class Source(UnderWay):
    """The hex that is exploited (RR8.1)."""

    clause = "RR8.1"
    silent = True
    texts: tuple[int, ...] = (a.HEX,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.HEX, a.UNIT - a.HEX)]

    def check(self, s: "Romolo", action: int) -> int:
        return check_source(s, s.move.place, action - a.HEX)

    def find(self, s: "Romolo") -> list[int]:
        return near(self, s, s.move.place)

    def play(self, s: "Romolo", action: int) -> None:
        choose_source(s, action - a.HEX)


class Assist(UnderWay):
    """How many Praepositus tiles help this production (RR19.31)."""

    clause = "RR19.31"
    texts: tuple[int, ...] = (a.NO, a.COUNT)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.NO, 1), (a.COUNT, a.MOST_FREED)]

    def check(self, s: "Romolo", action: int) -> int:
        ready = helpers(s, yields(s, s.move.source))
        return 0 if action == a.NO or action - a.COUNT < ready else no.NOT_SO_MANY

    def play(self, s: "Romolo", action: int) -> None:
        s.move.helpers = 0 if action == a.NO else action - a.COUNT + 1
        s.ask(asked.STOREHOUSE)

    def prompt(self, s: "Romolo", params: Params) -> str:
        kind = yields(s, s.move.source)
        params["count"] = str(helpers(s, kind))
        params["resource"] = words.resource(kind)
        return ""

    def misfit(self, s: "Romolo") -> Misfit:
        if s.move.source < 0 or helpers(s, yields(s, s.move.source)) == 0:
            return "move", "nobody can help to exploit anything"
        return UnderWay.misfit(self, s)


class Storehouse(Source):
    """Where its cubes go (RR8.3, RR8.9)."""

    clause = "RR8.9"

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.POWER + tiles.APOTHECARIUS, 1), (a.HEX, a.UNIT - a.HEX)]

    def check(self, s: "Romolo", action: int) -> int:
        if action < a.HEX:
            return powers.check_power(s, tiles.APOTHECARIUS)
        return check_storehouse(s, s.move.place, action - a.HEX)

    def find(self, s: "Romolo") -> list[int]:
        found = near(self, s, s.move.place)
        if s.is_ready(s.active, tiles.APOTHECARIUS):
            found.insert(0, a.POWER + tiles.APOTHECARIUS)
        return found

    def play(self, s: "Romolo", action: int) -> None:
        choose_storehouse(s, action)


class Gather(UnderWay):
    """The Warehouse whose cubes come to the hand (RR8.7)."""

    clause = "RR8.7"
    silent = True
    texts: tuple[int, ...] = (a.STORE,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.STORE, a.MOST_STORES)]

    def check(self, s: "Romolo", action: int) -> int:
        found = check_gathering(s, action - a.STORE)
        return no.TWIN if found == 0 and funds.has_twin(s, action - a.STORE) else found

    def play(self, s: "Romolo", action: int) -> None:
        gather(s, action - a.STORE)
