"""The move under way: who acts, what is being paid, sold or offered."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.economy import exchange, funds, market
from lusoria.games.romolo.layout import Building, People, Purpose, Resource, Terrain, Ware
from lusoria.games.romolo.tiles import NAMES, CharacterName
from lusoria.games.romolo.turn import food

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class TerrainChoice(TypedDict):
    """A tile to choose in the set-up (RR2.3)."""

    el: str
    terrain: Terrain


class PeopleChoice(TypedDict):
    """A people to lead (RR19.19)."""

    el: str
    people: People
    seat: int | None
    """Who leads it already."""


class Move(TypedDict):
    """The unit that acts, and where it works."""

    unit: str
    hex: str | None
    elsewhere: bool
    """Through the Traductor."""
    free: bool
    """By the Negotiator."""


class Given(TypedDict):
    """Cubes that have been paid."""

    resource: Resource
    count: int
    stored: bool
    """From a warehouse, not from the hand."""


class Payment(TypedDict):
    """A payment under way."""

    purpose: Purpose
    building: Building | None
    character: CharacterName | None
    count: int
    """Of walls or mercenaries that it is for."""
    due: int
    """Cubes still due, or half silvers."""
    by_value: bool
    """Whether money is due and cubes count with their price (RR9.9, RR12.8)."""
    allowed: dict[Resource, int]
    """How many cubes of each resource could still be given."""
    worth: dict[Resource, int]
    """What a cube counts: 1, or half silvers."""
    given: list[Given]


class Cube(TypedDict):
    """A cube on its way to the Market board."""

    el: str
    resource: Resource


class Trade(TypedDict):
    """A market action under way."""

    buying: bool
    left: int
    """Exchanges that may still follow, one of them by the Nauta."""
    cube: Cube | None
    """Sold, but not laid over a column yet."""
    bonus: int
    """Silver that Forums will bring."""


class Item(TypedDict):
    """Something in an offer, and where it is taken from."""

    el: str
    ware: Ware
    count: int


class Offer(TypedDict):
    """What an ally is offered and asked for (RR17.5)."""

    seat: int
    other: int
    gives: list[Item]
    takes: list[Item]


def terrains(s: "Romolo", seat: int | None) -> list[TerrainChoice]:
    """The tiles to choose from, for whoever chooses."""
    if s.step != asked.THIRD or s.player != seat:
        return []
    names = layout.TERRAINS[layout.HILL : layout.FOREST + 1]
    return [{"el": f"terrain:{name}", "terrain": name} for name in names]


def peoples(s: "Romolo") -> list[PeopleChoice]:
    """All peoples, while they are picked openly (RR19.19)."""
    if s.step != asked.PEOPLE:
        return []
    leaders = {s.people(seat): seat for seat in range(s.players)}
    return [
        {"el": f"people:{name}", "people": name, "seat": leaders.get(number)}
        for number, name in enumerate(layout.PEOPLES, layout.NO_PEOPLE + 1)
    ]


def move(s: "Romolo") -> Move | None:
    """The move of a unit."""
    falls_back = s.step == asked.FALL_BACK
    unit = s.battle.fleers[0] if falls_back else s.move.unit
    if not s.in_move or unit < 0:
        return None
    return {
        "unit": f"unit:{unit}",
        "hex": None if falls_back else s.board.names[s.move.place],
        "elsewhere": s.move.away,
        "free": s.move.free,
    }


def payment(s: "Romolo") -> Payment | None:
    """What is being paid, grain for food as well."""
    if s.step == asked.FEED:
        return _food(s)
    if s.step != asked.PAY:
        return None
    paid = s.bill
    builds = paid.purpose == layout.FOR_BUILDING
    on_tile = paid.purpose == layout.FOR_TILE
    return {
        "purpose": layout.PURPOSES[paid.purpose],
        "building": layout.BUILDINGS[s.job.building] if builds else None,
        "character": NAMES[s.display[s.slot]] if on_tile else None,
        "count": max(1, paid.mercenaries, s.job.walls()),
        "due": paid.due,
        "by_value": paid.by_value,
        "allowed": {name: _allowed(s, kind) for kind, name in enumerate(layout.RESOURCES)},
        "worth": {
            name: funds.worth(s, kind) if paid.by_value else 1
            for kind, name in enumerate(layout.RESOURCES)
        },
        "given": _given(s),
    }


def _food(s: "Romolo") -> Payment:
    given = s.upkeep.grain
    due = food.missing(s, -1) - given
    grain = funds.in_hand(s, layout.GRAIN)
    return {
        "purpose": layout.PURPOSES[layout.FOR_FOOD],
        "building": None,
        "character": None,
        "count": 1,
        "due": due,
        "by_value": False,
        "allowed": {name: min(grain, due) if name == "grain" else 0 for name in layout.RESOURCES},
        "worth": dict.fromkeys(layout.RESOURCES, 1),
        "given": [{"resource": "grain", "count": given, "stored": False}] if given > 0 else [],
    }


def _allowed(s: "Romolo", kind: int) -> int:
    have = funds.available(s, s.move.place, kind)
    return have if s.bill.by_value else min(have, s.bill.due, s.bill.allowed[kind])


def _given(s: "Romolo") -> list[Given]:
    found: list[Given] = []
    for kind, name in enumerate(layout.RESOURCES):
        for stored in (False, True):
            count = s.bill.from_stores[kind] if stored else s.bill.from_hand[kind]
            if count > 0:
                found.append({"resource": name, "count": count, "stored": stored})
    return found


def trade(s: "Romolo") -> Trade | None:
    """What is being sold or bought."""
    if s.step not in (asked.SELL, asked.COLUMN, asked.BUY):
        return None
    sold = s.step == asked.COLUMN
    return {
        "buying": s.step == asked.BUY,
        "left": market.exchanges_left(s),
        "cube": {"el": "cube", "resource": layout.RESOURCES[s.deal.cube]} if sold else None,
        "bonus": 0 if s.step == asked.BUY else market.bonus(s, 0),
    }


def offer(s: "Romolo") -> Offer | None:
    """What allies may exchange."""
    if s.step not in (asked.OFFER, asked.ANSWER):
        return None
    return {
        "seat": s.active,
        "other": exchange.ally(s),
        "gives": [
            _item(s, item) for item in sorted(set(s.proposal)) if not exchange.is_asked_for(item)
        ],
        "takes": [
            _item(s, item) for item in sorted(set(s.proposal)) if exchange.is_asked_for(item)
        ],
    }


def _item(s: "Romolo", item: int) -> Item:
    ware = layout.WARES[exchange.ware(s, item)]
    seat = exchange.ally(s) if exchange.is_asked_for(item) else s.active
    element = f"coins:{seat}" if ware in ("silver", "bronze") else f"res:{seat}:{ware}"
    if item >= a.STORE:
        element = f"store:{item - a.STORE + 1}"
    return {"el": element, "ware": ware, "count": s.proposal.count(item)}
