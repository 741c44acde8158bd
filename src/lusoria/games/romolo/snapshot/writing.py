"""A position as data: hexes, units and pieces by name."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import layout, tiles
from lusoria.games.romolo.board import map, stores
from lusoria.games.romolo.economy import production

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


Data = dict[str, object]
CONDITIONS: Final[list[tuple[str, int]]] = [
    ("laid", layout.LAID),
    ("penalty", layout.PENALTY),
    ("old", layout.OLD),
    ("over", layout.OVER_NOW),
    ("explored", layout.EXPLORED),
    ("new", layout.NEW),
    ("withdrawn", layout.WITHDRAWN),
    ("used", layout.USED),
]
NAUTA: Final = ["trades", "sails", "both"]
SAILED: Final = ["from-land", "from-water"]
UNIT_NAMES: Final = [a.unit_name(unit) for unit in range(layout.UNITS)]


def hex_(s: "Romolo", place: int) -> Data:
    i = place * layout.HEX
    terrain, lost, tower = (
        s.hexes[i + layout.TERRAIN],
        s.hexes[i + layout.LOST],
        s.hexes[i + layout.TOWER],
    )
    return {
        "name": s.board.names[place],
        "terrain": None if terrain == layout.UNKNOWN else layout.TERRAINS[terrain],
        "up": s.hexes[i + layout.UP] == 1,
        "seen": [seat for seat in range(4) if s.hexes[i + layout.SEEN] & (1 << seat)],
        "multiplier": s.hexes[i + layout.MULT],
        "lost": None if lost == layout.UNKNOWN else layout.TERRAINS[lost],
        "tower": None if tower == layout.NOBODY else tower,
        "walls": bits(s.hexes[i + layout.WALLS], map.SIDES),
        "pieces": counts(s.hexes, i + layout.BUILT, layout.PIECES[: layout.WALL]),
    }


def seat(s: "Romolo", seat: int) -> Data:
    i = seat * layout.SEAT
    capital = s.seats[i + layout.CAPITAL]
    choice = s.seats[i + layout.CHOICE]
    arranged = s.seats[i + layout.ARRANGED]
    people = s.people(seat)
    return {
        "coins": s.seats[i + layout.COINS],
        "resources": counts(s.seats, i + layout.HAND, layout.RESOURCES),
        "battles": s.seats[i + layout.BATTLES],
        "alive": s.seats[i + layout.ALIVE] == 1,
        "capital": None if capital == layout.NOWHERE else s.board.names[capital],
        "damage": s.seats[i + layout.DAMAGE],
        "tokens": bits(s.seats[i + layout.HELD], s.edition.tokens),
        "shown": bits(s.seats[i + layout.SHOWN], s.edition.tokens),
        "characters": bits(s.seats[i + layout.CHARS], tiles.NAMES),
        "praepositus": counts(s.seats, i + layout.TILES, layout.RESOURCES),
        "hostile": [other for other in range(4) if s.seats[i + layout.STANCE] & (1 << other)],
        "third": None if choice == 0 else layout.TERRAINS[choice],
        "slain": s.seats[i + layout.SLAIN],
        "supply": bits(s.seats[i + layout.SUPPLY], layout.PIECES),
        "people": None if people == layout.NO_PEOPLE else layout.PEOPLES[people - 1],
        "arranged": None if arranged == 0 else s.board.names[arranged - 1],
    }


def differs(s: "Romolo", unit: int) -> bool:
    """Whether a unit is not simply in hand, or at the Bank."""
    return s.at[unit] != layout.NOWHERE or (
        unit >= layout.MERCS and s.merc[unit - layout.MERCS] != layout.NOBODY
    )


def unit(s: "Romolo", unit: int) -> Data:
    place = s.at[unit]
    where = "front" if place == layout.FRONT else "gone"
    data: Data = {
        "unit": UNIT_NAMES[unit],
        "at": s.board.names[place] if place >= 0 else where,
        "spent": s.st[unit] & layout.SPENT,
        "condition": [name for name, bit in CONDITIONS if s.st[unit] & bit],
    }
    if unit >= layout.MERCS:
        data["seat"] = s.merc[unit - layout.MERCS]
    return data


def troops(s: "Romolo") -> list[Data]:
    """The A.I.'s units, hex by hex."""
    found: list[Data] = []
    for place in range(s.board.size if s.players == 1 else 0):
        counted = counts(s.ai, place * layout.TROOP, layout.AI_UNITS)
        if counted:
            found.append({"hex": s.board.names[place], **counted})
    return found


def store(s: "Romolo", store: int) -> Data:
    return {
        "hex": s.board.names[stores.place(store)],
        "resource": layout.RESOURCES[stores.kind(store)],
        "count": stores.cubes(store),
    }


def this_turn(s: "Romolo") -> Data:
    return {
        "used": bits(s.used, tiles.NAMES),
        "exploited": bits(s.exploited, s.board.names),
        "acted": s.acted,
        "hired": s.hired,
        "stanced": [seat for seat in range(4) if s.stanced & (1 << seat)],
        "refused": s.refused,
        "rides": s.rides,
        "nauta": None if s.nauta == 0 else NAUTA[s.nauta - 1],
        "sailor": None if s.sailor < 0 else UNIT_NAMES[s.sailor],
        "sailed": bits(s.sailed, SAILED),
        "floods": s.floods,
        "helped": {
            name: helped
            for kind, name in enumerate(layout.RESOURCES)
            if (helped := production.helped(s, kind)) > 0
        },
    }


def counts(numbers: list[int], start: int, names: Sequence[str]) -> Data:
    """How many of each kind, without those of which there are none."""
    return {name: numbers[start + i] for i, name in enumerate(names) if numbers[start + i] != 0}


def bits(mask: int, names: Sequence[str]) -> list[str]:
    return [name for i, name in enumerate(names) if mask & (1 << i)]
