"""Hexes, seats, units and stocks, from data."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lusoria.core.reading import Reader
from lusoria.games.romolo import layout, tiles
from lusoria.games.romolo.board import map, stores
from lusoria.games.romolo.economy import production
from lusoria.games.romolo.snapshot import writing

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


MANY: Final = 1_000_000
HEX_KEYS: Final = [
    "name",
    "terrain",
    "up",
    "seen",
    "multiplier",
    "lost",
    "tower",
    "walls",
    "pieces",
]
SEAT_KEYS: Final = [
    "coins",
    "resources",
    "battles",
    "alive",
    "capital",
    "damage",
    "tokens",
    "shown",
    "characters",
    "praepositus",
    "hostile",
    "third",
    "slain",
    "supply",
    "people",
    "arranged",
]
TURN_KEYS: Final = [
    "used",
    "exploited",
    "acted",
    "hired",
    "stanced",
    "refused",
    "rides",
    "nauta",
    "sailor",
    "sailed",
    "floods",
    "helped",
]


def read_hex(s: "Romolo", place: int, data: Reader) -> None:
    part = data.keys(HEX_KEYS)
    part["name"].one_of([s.board.names[place]])
    pieces = part["pieces"].keys([], layout.PIECES[: layout.WALL])
    s.hexes += [
        layout.UNKNOWN if part["terrain"].data is None else part["terrain"].one_of(layout.TERRAINS),
        int(part["up"].flag()),
        sum({1 << seat.whole(0, s.players - 1) for seat in part["seen"].items(0, 4)}),
        part["multiplier"].whole(0, 3),
        layout.UNKNOWN if part["lost"].data is None else part["lost"].one_of(layout.TERRAINS),
        layout.NOBODY if part["tower"].data is None else part["tower"].whole(0, s.rivals - 1),
        read_bits(part["walls"], map.SIDES),
        *[
            pieces[name].whole(0, 20) if name in pieces else 0
            for name in layout.PIECES[: layout.WALL]
        ],
    ]


def read_seat(s: "Romolo", data: Reader) -> None:
    part = data.keys(SEAT_KEYS)
    names = s.board.names
    s.seats += [
        part["coins"].whole(0, MANY),
        *read_counts(part["resources"], layout.RESOURCES, MANY),
        part["battles"].whole(0, 9),
        int(part["alive"].flag()),
        layout.NOWHERE if part["capital"].data is None else part["capital"].one_of(names),
        part["damage"].whole(0, s.edition.tower_hits),
        read_bits(part["tokens"], s.edition.tokens),
        read_bits(part["shown"], s.edition.tokens),
        read_bits(part["characters"], tiles.NAMES),
        sum({1 << other.whole(0, s.rivals - 1) for other in part["hostile"].items(0, 4)}),
        0 if part["third"].data is None else 1 + part["third"].one_of(layout.TERRAINS[1:3]),
        *read_counts(part["praepositus"], layout.RESOURCES, 4),
        part["slain"].whole(0, layout.UNITS - layout.MERCS),
        read_bits(part["supply"], layout.PIECES),
        0 if part["people"].data is None else 1 + part["people"].one_of(layout.PEOPLES),
        0 if part["arranged"].data is None else 1 + part["arranged"].one_of(names),
    ]


def read_units(s: "Romolo", data: Reader) -> None:
    s.at = [layout.NOWHERE] * layout.UNITS
    s.st = [0] * layout.UNITS
    s.merc = [layout.NOBODY] * (layout.UNITS - layout.MERCS)
    bits = dict(writing.CONDITIONS)
    for item in data.items(0, layout.UNITS):
        part = item.keys(["unit", "at", "spent", "condition"], ["seat"])
        unit = part["unit"].one_of(writing.UNIT_NAMES)
        if s.at[unit] != layout.NOWHERE:
            raise item.wrong("this unit is there twice")
        where = part["at"].one_of([*s.board.names, "front", "gone"])
        s.at[unit] = where if where < s.board.size else layout.FRONT
        if where == s.board.size + 1:
            s.at[unit] = layout.GONE
        s.st[unit] = part["spent"].whole(0, 3)
        for name in part["condition"].items(0, len(writing.CONDITIONS)):
            s.st[unit] |= bits[writing.CONDITIONS[name.one_of(list(bits))][0]]
        if unit >= layout.MERCS:
            if "seat" not in part:
                raise item.wrong("'seat' is missing")
            s.merc[unit - layout.MERCS] = part["seat"].whole(-1, s.players - 1)


def read_stock(s: "Romolo", part: dict[str, Reader]) -> None:
    s.stock = [0] * layout.STOCK
    s.stock_shared = False
    s.stock[layout.BANK : layout.OUT] = read_counts(part["bank"], layout.BANK_NAMES, 20)
    s.stock[layout.OUT : layout.PRICES] = read_counts(part["out"], layout.BANK_NAMES, 20)
    s.stock[layout.PRICES : layout.CUBES] = part["prices"].wholes(5, 0, 5)
    for i, column in enumerate(part["cubes"].items(5, 5)):
        s.stock[layout.CUBES + 5 * i : layout.CUBES + 5 * i + 5] = read_counts(
            column, layout.RESOURCES, 2
        )
    s.stock[layout.PILE : layout.MULTS] = read_counts(part["pile"], layout.TERRAINS, 30)
    s.stock[layout.MULTS : layout.WATER_PILE] = part["multipliers"].wholes(2, 0, 7)
    s.stock[layout.WATER_PILE] = part["water_pile"].whole(0, s.edition.water_pile)
    s.stock[layout.TYPES : layout.BAG] = part["types"].wholes(3, 0, 16)
    s.stock[layout.BAG : layout.GOODS] = read_counts(part["events"], layout.EVENTS, 9)
    s.stock[layout.GOODS : layout.STOCK] = read_counts(part["goods"], layout.RESOURCES, 31)
    read_troops(s, part["ai"])


def read_troops(s: "Romolo", data: Reader) -> None:
    hexes = s.board.size if s.players == 1 else 0
    s.ai = [0] * (layout.TROOP * hexes)
    for item in data.items(0, hexes):
        part = item.keys(["hex"], layout.AI_UNITS)
        i = part["hex"].one_of(s.board.names) * layout.TROOP
        if s.ai[i : i + layout.TROOP] != [0] * layout.TROOP:
            raise item.wrong("this hex is there twice")
        for kind, name in enumerate(layout.AI_UNITS):
            if name in part:
                s.ai[i + kind] = part[name].whole(0, MANY)


def read_store(s: "Romolo", data: Reader) -> int:
    part = data.keys(["hex", "resource", "count"])
    place = part["hex"].one_of(s.board.names)
    kind = part["resource"].one_of(layout.RESOURCES)
    return stores.filled(place, kind, part["count"].whole(1, 15))


def read_turn(s: "Romolo", data: Reader) -> None:
    part = data.keys(TURN_KEYS)
    s.used = read_bits(part["used"], tiles.NAMES)
    s.exploited = read_bits(part["exploited"], s.board.names)
    s.acted = part["acted"].flag()
    s.hired = part["hired"].flag()
    s.stanced = sum({1 << seat.whole(0, s.players - 1) for seat in part["stanced"].items(0, 4)})
    s.refused = part["refused"].flag()
    s.rides = part["rides"].whole(0, 2)
    nauta, sailor = part["nauta"], part["sailor"]
    s.nauta = 0 if nauta.data is None else nauta.one_of(writing.NAUTA) + 1
    s.sailor = -1 if sailor.data is None else sailor.one_of(writing.UNIT_NAMES)
    s.sailed = read_bits(part["sailed"], writing.SAILED)
    s.floods = part["floods"].whole(0, s.edition.river)
    s.helped = 0
    for kind, number in enumerate(read_counts(part["helped"], layout.RESOURCES, 4)):
        production.help_along(s, kind, number)


def read_counts(data: Reader, names: Sequence[str], most: int) -> list[int]:
    part = data.keys([], names)
    return [part[name].whole(0, most) if name in part else 0 for name in names]


def read_bits(data: Reader, names: Sequence[str]) -> int:
    return sum({1 << item.one_of(names) for item in data.items(0, len(names))})
