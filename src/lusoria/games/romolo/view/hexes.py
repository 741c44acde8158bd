"""The map: what is in each hex, what it is good for, and who controls it."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.board import constructions, presence
from lusoria.games.romolo.board.map import SIDES, Side
from lusoria.games.romolo.economy import market, production
from lusoria.games.romolo.knowledge import has_peeked, sees_multiplier, sees_tile
from lusoria.games.romolo.layout import Building, Condition, Piece, Resource, Terrain
from lusoria.games.romolo.scoring import influence
from lusoria.games.romolo.turn import food

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class Multiplier(TypedDict):
    """A multiplier; its value only for whoever has seen it."""

    value: int | None


class Tower(TypedDict):
    """The tower of a Capital."""

    el: str
    seat: int
    damage: int


class Pieces(TypedDict):
    """Pieces of a kind in a hex."""

    el: str
    building: Building
    piece: Piece
    count: int


class HexSide(TypedDict):
    """A side of a hex with a wall, with one that is being paid for, or where one may be put just
    now.
    """

    el: str
    side: Side
    wall: bool
    planned: bool


class Troop(TypedDict):
    """Units of the A.I. in one condition."""

    el: str
    condition: Condition
    count: int


class Room(TypedDict):
    """Power and room of a hex, and what they are made of (RR7.3, RR7.10)."""

    power: int
    constructions: int
    limit: int
    tower: int
    walls: int
    """Constructions that walls make, three each."""
    farms: int
    """They take room and give no Power."""
    aqueducts: list[str]
    """Hexes whose Aqueducts make room here."""


class Influence(TypedDict):
    """What a seat brings to bear on a hex (RR13.2 to RR13.4, RR16.8)."""

    seat: int
    points: int
    capital: int
    """Of it, from the Capital."""
    units: int
    """Of it, from Soldiers, or from the A.I.'s units."""


class Yield(TypedDict):
    """What a Worker of the active seat would get from a hex (RR8.1, RR8.2, RR15.4, RR19.39)."""

    resource: Resource
    count: int
    plants: int
    """Of it, for Sawmills or Quarries."""
    helpers: int
    """Of it, for Praepositus tiles."""
    exploited: bool
    """Whether that has been done this Turn."""


class Meals(TypedDict):
    """Whom the Farms of a hex feed: the active seat's units, as things stand (RR12.4)."""

    places: int
    units: list[str]
    blocked: bool
    """By Hostile Units."""


class Fair(TypedDict):
    """What Harbors and Forums of a hex do for market actions there (RR10.1, RR10.3)."""

    exchanges: int
    forum: int


class Hex(TypedDict):
    """A hex of the map; of one that lies face down little is known."""

    el: str
    name: str
    q: int
    r: int
    up: bool
    terrain: Terrain | None
    peeked: list[int]
    """Seats that have looked at it."""
    lost: Terrain | None
    """The tile that the river took and that this seat had seen."""
    multiplier: Multiplier | None
    tower: Tower | None
    pieces: list[Pieces]
    walls: list[HexSide]
    troops: list[Troop]
    room: Room | None
    influence: list[Influence]
    controller: int | None
    """The side that controls it."""
    yields: Yield | None
    meals: Meals | None
    fair: Fair | None


class Survey:
    """What is worked out once for the whole map."""

    controllers: list[int]
    capitals: list[int]  # hex * seats + seat
    points: list[int]
    meals: list[list[str]]

    def __init__(self, s: "Romolo") -> None:
        size = s.board.size
        self.controllers = [layout.NOBODY] * size
        self.capitals = [0] * (size * s.rivals)
        self.points = [0] * (size * s.rivals)
        self.meals = [[] for _ in range(size)]
        if s.turn == 0:
            return
        self.controllers = influence.control(s, influence.points(s, -1, -1))
        self.capitals = influence.by_seats(s, True)
        self.points = influence.by_seats(s, False)
        if not s.is_ai(s.active):
            units = food.eaters(s, -1)
            for unit, farm in zip(units, food.tables(s, units), strict=True):
                if farm != layout.NOWHERE:
                    self.meals[farm].append(f"unit:{unit}")


def hexes(s: "Romolo", seat: int | None) -> list[Hex]:
    """All hexes of the map."""
    survey = Survey(s)
    return [_hex(s, i, seat, survey) for i in range(s.board.size)]


def _hex(s: "Romolo", i: int, seat: int | None, survey: Survey) -> Hex:
    start = i * layout.HEX
    q, r = s.board.places[i]
    up = s.hexes[start + layout.UP] == 1
    peeked = s.hexes[start + layout.SEEN]
    looked = has_peeked(s, start, seat)
    terrain = s.hexes[start + layout.TERRAIN]
    lost = s.hexes[start + layout.LOST]
    control = survey.controllers[i]
    known = terrain != layout.UNKNOWN and sees_tile(s, start, seat)
    return {
        "el": f"hex:{s.board.names[i]}",
        "name": s.board.names[i],
        "q": q,
        "r": r,
        "up": up,
        "terrain": layout.TERRAINS[terrain] if known else None,
        "peeked": [k for k in range(s.players) if peeked & (1 << k)],
        "lost": layout.TERRAINS[lost] if up and looked and lost != layout.UNKNOWN else None,
        "multiplier": _multiplier(s.hexes[start + layout.MULT], sees_multiplier(s, start, seat)),
        "tower": _tower(s, s.hexes[start + layout.TOWER]),
        "pieces": _pieces(s, i) if up else [],
        "walls": _walls(s, i) if up else [],
        "troops": _troops(s, i),
        "room": _room(s, i) if up and terrain != layout.WATER else None,
        "influence": _influence(s, i, survey),
        "controller": None if control == layout.NOBODY else control,
        "yields": _yields(s, i) if up and i != s.board.ai else None,
        "meals": _meals(s, i, survey) if up else None,
        "fair": _fair(s, i) if up else None,
    }


def _multiplier(value: int, known: bool) -> Multiplier | None:
    if value == layout.NO_MULT:
        return None
    return {"value": value if known and value > layout.DOWN_MULT else None}


def _tower(s: "Romolo", seat: int) -> Tower | None:
    if seat == layout.NOBODY:
        return None
    damage = s.damage(seat)
    return {"el": f"tower:{seat}", "seat": seat, "damage": damage}


def _pieces(s: "Romolo", i: int) -> list[Pieces]:
    found: list[Pieces] = []
    for kind in range(layout.PIECE_KINDS):
        count = constructions.pieces(s, i, kind)
        if count > 0:
            name = layout.BUILDINGS[constructions.built_as(s, i, kind)]
            element = f"piece:{s.board.names[i]}:{name}"
            found.append(
                {"el": element, "building": name, "piece": layout.PIECES[kind], "count": count}
            )
    return found


def _walls(s: "Romolo", i: int) -> list[HexSide]:
    walls = s.walls(i)
    choosing = s.step == asked.SIDES and i == s.move.place
    paying = s.step == asked.PAY and s.bill.purpose == layout.FOR_BUILDING
    planned = s.job.sides if choosing or (paying and i == s.move.place) else 0
    return [
        {
            "el": f"side:{s.board.names[i]}:{SIDES[d]}",
            "side": SIDES[d],
            "wall": walls & (1 << d) != 0,
            "planned": planned & (1 << d) != 0,
        }
        for d in range(6)
        if choosing or (walls | planned) & (1 << d)
    ]


def _troops(s: "Romolo", i: int) -> list[Troop]:
    if s.players > 1:
        return []
    return [
        {"el": f"ai:{s.board.names[i]}:{name}", "condition": name, "count": count}
        for k, name in enumerate(layout.AI_UNITS)
        if (count := s.troops(i, k)) > 0
    ]


def _room(s: "Romolo", i: int) -> Room:
    start = i * layout.HEX
    around = [i, *s.board.near[i * 6 : i * 6 + 6]]
    aqueducts = layout.BUILT + layout.AQUEDUCT
    return {
        "power": constructions.power(s, i),
        "constructions": constructions.constructions(s, i),
        "limit": constructions.limit(s, i),
        "tower": int(s.hexes[start + layout.TOWER] != layout.NOBODY),
        "walls": constructions.wall_count(s, i) // 3,
        "farms": s.hexes[start + layout.BUILT + layout.FARM],
        "aqueducts": [
            s.board.names[place]
            for place in around
            if place >= 0
            for _ in range(s.hexes[place * layout.HEX + aqueducts])
        ],
    }


def _influence(s: "Romolo", i: int, survey: Survey) -> list[Influence]:
    found: list[Influence] = []
    for seat in range(s.rivals):
        points = survey.points[i * s.rivals + seat]
        capital = survey.capitals[i * s.rivals + seat]
        if points > 0:
            found.append(
                {"seat": seat, "points": points, "capital": capital, "units": points - capital}
            )
    return found


def _yields(s: "Romolo", i: int) -> Yield:
    kind = production.yields(s, i)
    works = not s.is_ai(s.active)  # the A.I. never does
    helpers = production.helpers(s, kind) if works else 0
    plants = production.plants(s, i)
    return {
        "resource": layout.RESOURCES[kind],
        "count": production.cubes(s, i) if works else 1 + plants,
        "plants": plants,
        "helpers": helpers,
        "exploited": s.exploited & (1 << i) != 0,
    }


def _meals(s: "Romolo", i: int, survey: Survey) -> Meals | None:
    farms = s.built(i, layout.FARM)
    if farms == 0:
        return None
    return {
        "places": 2 * farms,
        "units": survey.meals[i],
        "blocked": not s.is_ai(s.active) and presence.has_hostile(s, s.active, i),
    }


def _fair(s: "Romolo", i: int) -> Fair | None:
    start = i * layout.HEX + layout.BUILT
    if s.hexes[start + layout.HARBOR] + s.hexes[start + layout.FORUM] == 0:
        return None
    return {
        "exchanges": 1 + s.hexes[start + layout.HARBOR],
        "forum": market.bonus_at(s, i, 0),
    }
