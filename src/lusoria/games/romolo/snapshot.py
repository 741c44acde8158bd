"""The whole position as readable data, and back."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lusoria.core.reading import Reader
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import checks
from lusoria.games.romolo.layout import (
    ALIVE,
    BAG,
    BANK,
    BANK_NAMES,
    BATTLES,
    BUILT,
    CAPITAL,
    CHARS,
    CHOICE,
    COINS,
    CUBES,
    DAMAGE,
    ENDINGS,
    EVENTS,
    EXPLORED,
    FRONT,
    GONE,
    GOODS,
    HAND,
    HELD,
    HEX,
    LAID,
    LOST,
    MERCS,
    MULT,
    MULTS,
    NEW,
    NOBODY,
    NOWHERE,
    OLD,
    OUT,
    OVER_NOW,
    PENALTY,
    PIECES,
    PILE,
    PRICES,
    RESOURCES,
    SEAT,
    SEEN,
    SHOWN,
    SPENT,
    STANCE,
    STOCK,
    TERRAIN,
    TERRAINS,
    TILES,
    TOKENS,
    TOWER,
    TROOP,
    TYPES,
    UNITS,
    UNKNOWN,
    UP,
    USED,
    WALL,
    WALLS,
    WATER_PILE,
    WITHDRAWN,
)
from lusoria.games.romolo.map import SIDES
from lusoria.games.romolo.tiles import NAMES, NO_TILE

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

Data = dict[str, object]

MANY: Final = 1_000_000

MEMBERS: Final = [
    "round",
    "ending",
    "fallen",
    "hexes",
    "seats",
    "units",
    "ai",
    "bank",
    "out",
    "prices",
    "cubes",
    "pile",
    "multipliers",
    "water_pile",
    "types",
    "events",
    "goods",
    "display",
    "drawn",
    "stores",
    "counters",
    "this_turn",
    "move",
]
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
    "helped",
]
CONDITIONS: Final[list[tuple[str, int]]] = [
    ("laid", LAID),
    ("penalty", PENALTY),
    ("old", OLD),
    ("over", OVER_NOW),
    ("explored", EXPLORED),
    ("new", NEW),
    ("withdrawn", WITHDRAWN),
    ("used", USED),
]
UNIT_NAMES: Final = [a.unit_name(unit) for unit in range(UNITS)]
MOVE_KEYS: Final = [
    "unit",
    "work",
    "verb",
    "item",
    "piece",
    "walls",
    "spill",
    "count",
    "paid",
    "free",
    "away",
    "counted",
    "mixed",
    "extra",
    "gratis",
    "same",
    "hand_only",
    "due",
    "by_value",
    "caps",
    "least",
    "target",
    "other",
    "looking",
    "queue",
    "groups",
    "attacker",
    "foe",
    "force",
    "guard",
    "troops",
    "bonus",
    "defence",
    "spared",
    "chosen",
    "answer",
    "hits",
    "blows",
    "fleeing",
]


# --- writing ---


def position(s: "Romolo") -> Data:
    """The position as data: hexes, units and pieces by name."""
    return {
        "round": s.round,
        "ending": ENDINGS[s.ending],
        "fallen": s.fallen,
        "hexes": [_hex(s, place) for place in range(s.board.size)],
        "seats": [_seat(s, seat) for seat in range(s.rivals)],
        "units": [_unit(s, unit) for unit in range(UNITS) if _differs(s, unit)],
        "ai": [s.ai[i : i + TROOP] for i in range(0, len(s.ai), TROOP)],
        "bank": _counts(s.stock, BANK, BANK_NAMES),
        "out": _counts(s.stock, OUT, BANK_NAMES),
        "prices": s.stock[PRICES : PRICES + 5],
        "cubes": [_counts(s.stock, CUBES + 5 * i, RESOURCES) for i in range(5)],
        "pile": _counts(s.stock, PILE, TERRAINS),
        "multipliers": s.stock[MULTS : MULTS + 2],
        "water_pile": s.stock[WATER_PILE],
        "types": s.stock[TYPES : TYPES + 3],
        "events": _counts(s.stock, BAG, EVENTS),
        "goods": _counts(s.stock, GOODS, RESOURCES),
        "display": [None if tile == NO_TILE else NAMES[tile] for tile in s.display],
        "drawn": _bits(s.drawn, NAMES),
        "stores": [_store(s, store) for store in s.stores],
        "counters": {"dux": s.dux, "foederatus": s.favours, "defensor": s.spare_walls},
        "this_turn": _this_turn(s),
        "move": _move(s),
    }


def _hex(s: "Romolo", place: int) -> Data:
    i = place * HEX
    terrain, lost, tower = s.hexes[i + TERRAIN], s.hexes[i + LOST], s.hexes[i + TOWER]
    return {
        "name": s.board.names[place],
        "terrain": None if terrain == UNKNOWN else TERRAINS[terrain],
        "up": s.hexes[i + UP] == 1,
        "seen": [seat for seat in range(4) if s.hexes[i + SEEN] & (1 << seat)],
        "multiplier": s.hexes[i + MULT],
        "lost": None if lost == UNKNOWN else TERRAINS[lost],
        "tower": None if tower == NOBODY else tower,
        "walls": _bits(s.hexes[i + WALLS], SIDES),
        "pieces": _counts(s.hexes, i + BUILT, PIECES[:WALL]),
    }


def _seat(s: "Romolo", seat: int) -> Data:
    i = seat * SEAT
    capital = s.seats[i + CAPITAL]
    choice = s.seats[i + CHOICE]
    return {
        "coins": s.seats[i + COINS],
        "resources": _counts(s.seats, i + HAND, RESOURCES),
        "battles": s.seats[i + BATTLES],
        "alive": s.seats[i + ALIVE] == 1,
        "capital": None if capital == NOWHERE else s.board.names[capital],
        "damage": s.seats[i + DAMAGE],
        "tokens": _bits(s.seats[i + HELD], TOKENS),
        "shown": _bits(s.seats[i + SHOWN], TOKENS),
        "characters": _bits(s.seats[i + CHARS], NAMES),
        "praepositus": _counts(s.seats, i + TILES, RESOURCES),
        "hostile": [other for other in range(4) if s.seats[i + STANCE] & (1 << other)],
        "third": None if choice == 0 else TERRAINS[choice],
    }


def _differs(s: "Romolo", unit: int) -> bool:
    """Whether a unit is not simply in hand, or at the Bank."""
    return s.at[unit] != NOWHERE or (unit >= MERCS and s.merc[unit - MERCS] != NOBODY)


def _unit(s: "Romolo", unit: int) -> Data:
    place = s.at[unit]
    where = "front" if place == FRONT else "gone"
    data: Data = {
        "unit": UNIT_NAMES[unit],
        "at": s.board.names[place] if place >= 0 else where,
        "spent": s.st[unit] & SPENT,
        "condition": [name for name, bit in CONDITIONS if s.st[unit] & bit],
    }
    if unit >= MERCS:
        data["seat"] = s.merc[unit - MERCS]
    return data


def _store(s: "Romolo", store: int) -> Data:
    return {
        "hex": s.board.names[store >> 7],
        "resource": RESOURCES[(store >> 4) & 7],
        "count": store & 15,
    }


def _this_turn(s: "Romolo") -> Data:
    return {
        "used": _bits(s.used, NAMES),
        "exploited": _bits(s.exploited, s.board.names),
        "acted": s.acted,
        "hired": s.hired,
        "stanced": s.stanced,
        "refused": s.refused,
        "rides": s.rides,
        "nauta": s.nauta,
        "sailor": s.sailor,
        "sailed": s.sailed,
        "helped": s.helped,
    }


def _move(s: "Romolo") -> Data:
    """The move and the battle under way, as numbers."""
    return {
        "unit": s.unit,
        "work": s.work,
        "verb": s.verb,
        "item": s.item,
        "piece": s.piece,
        "walls": s.walls,
        "spill": s.spill,
        "count": s.count,
        "paid": s.paid,
        "free": s.free,
        "away": s.away,
        "counted": s.counted,
        "mixed": s.mixed,
        "extra": s.extra,
        "gratis": s.gratis,
        "same": s.same,
        "hand_only": s.hand_only,
        "due": s.due,
        "by_value": s.by_value,
        "caps": s.caps,
        "least": s.least,
        "target": s.target,
        "other": s.other,
        "looking": s.looking,
        "queue": s.queue[:],
        "groups": s.groups[:],
        "attacker": s.attacker,
        "foe": s.foe,
        "force": s.force,
        "guard": s.guard,
        "troops": s.troops,
        "bonus": s.bonus,
        "defence": s.defence,
        "spared": s.spared,
        "chosen": s.chosen,
        "answer": s.answer,
        "hits": s.hits,
        "blows": s.blows,
        "fleeing": s.fleeing,
    }


def _counts(numbers: list[int], start: int, names: Sequence[str]) -> Data:
    """How many of each kind, without those of which there are none."""
    return {name: numbers[start + i] for i, name in enumerate(names) if numbers[start + i] != 0}


def _bits(mask: int, names: Sequence[str]) -> list[str]:
    return [name for i, name in enumerate(names) if mask & (1 << i)]


# --- reading ---


def read(s: "Romolo", data: Reader, part: dict[str, Reader]) -> None:
    """Sets a position to what the data says; impossible positions are refused."""
    last = s.players - 1
    s.round = part["round"].whole(0, MANY)
    s.ending = part["ending"].one_of(ENDINGS)
    s.fallen = part["fallen"].whole(-1, last)
    s.hexes = []
    s.shared = False
    for place, item in enumerate(part["hexes"].items(s.board.size, s.board.size)):
        _read_hex(s, place, item)
    s.seats = []
    for item in part["seats"].items(s.rivals, s.rivals):
        _read_seat(s, item)
    _read_units(s, part["units"])
    _read_stock(s, part)
    s.display = [
        NO_TILE if tile.data is None else tile.one_of(NAMES)
        for tile in part["display"].items(s.edition.display[last], s.edition.display[last])
    ]
    s.drawn = _read_bits(part["drawn"], NAMES)
    s.stores = [_read_store(s, store) for store in part["stores"].items(0, a.MOST_STORES)]
    counters = part["counters"].keys(["dux", "foederatus", "defensor"])
    s.dux = counters["dux"].whole(0, s.edition.dux)
    s.favours = counters["foederatus"].whole(0, s.edition.favours)
    s.spare_walls = counters["defensor"].whole(0, 3)
    _read_turn(s, part["this_turn"])
    _read_move(s, part["move"])
    checks.check(s, data)


def _read_hex(s: "Romolo", place: int, data: Reader) -> None:
    part = data.keys(HEX_KEYS)
    part["name"].one_of([s.board.names[place]])
    pieces = part["pieces"].keys([], PIECES[:WALL])
    s.hexes += [
        UNKNOWN if part["terrain"].data is None else part["terrain"].one_of(TERRAINS),
        int(part["up"].flag()),
        sum({1 << seat.whole(0, s.players - 1) for seat in part["seen"].items(0, 4)}),
        part["multiplier"].whole(0, 3),
        UNKNOWN if part["lost"].data is None else part["lost"].one_of(TERRAINS),
        NOBODY if part["tower"].data is None else part["tower"].whole(0, s.rivals - 1),
        _read_bits(part["walls"], SIDES),
        *[pieces[name].whole(0, 20) if name in pieces else 0 for name in PIECES[:WALL]],
    ]


def _read_seat(s: "Romolo", data: Reader) -> None:
    part = data.keys(SEAT_KEYS)
    names = s.board.names
    s.seats += [
        part["coins"].whole(0, MANY),
        *_read_counts(part["resources"], RESOURCES, MANY),
        part["battles"].whole(0, 9),
        int(part["alive"].flag()),
        NOWHERE if part["capital"].data is None else part["capital"].one_of(names),
        part["damage"].whole(0, s.edition.tower_hits),
        _read_bits(part["tokens"], TOKENS),
        _read_bits(part["shown"], TOKENS),
        _read_bits(part["characters"], NAMES),
        sum({1 << other.whole(0, s.rivals - 1) for other in part["hostile"].items(0, 4)}),
        0 if part["third"].data is None else 1 + part["third"].one_of(TERRAINS[1:3]),
        *_read_counts(part["praepositus"], RESOURCES, 4),
    ]


def _read_units(s: "Romolo", data: Reader) -> None:
    s.at = [NOWHERE] * UNITS
    s.st = [0] * UNITS
    s.merc = [NOBODY] * (UNITS - MERCS)
    bits = dict(CONDITIONS)
    for item in data.items(0, UNITS):
        part = item.keys(["unit", "at", "spent", "condition"], ["seat"])
        unit = part["unit"].one_of(UNIT_NAMES)
        if s.at[unit] != NOWHERE:
            raise item.wrong("this unit is there twice")
        where = part["at"].one_of([*s.board.names, "front", "gone"])
        s.at[unit] = where if where < s.board.size else FRONT
        if where == s.board.size + 1:
            s.at[unit] = GONE
        s.st[unit] = part["spent"].whole(0, 3)
        for name in part["condition"].items(0, len(CONDITIONS)):
            s.st[unit] |= bits[CONDITIONS[name.one_of(list(bits))][0]]
        if unit >= MERCS:
            if "seat" not in part:
                raise item.wrong("'seat' is missing")
            s.merc[unit - MERCS] = part["seat"].whole(-1, s.players - 1)


def _read_stock(s: "Romolo", part: dict[str, Reader]) -> None:
    s.stock = [0] * STOCK
    s.stock[BANK:OUT] = _read_counts(part["bank"], BANK_NAMES, 20)
    s.stock[OUT:PRICES] = _read_counts(part["out"], BANK_NAMES, 20)
    s.stock[PRICES:CUBES] = part["prices"].wholes(5, 0, 5)
    for i, column in enumerate(part["cubes"].items(5, 5)):
        s.stock[CUBES + 5 * i : CUBES + 5 * i + 5] = _read_counts(column, RESOURCES, 2)
    s.stock[PILE:MULTS] = _read_counts(part["pile"], TERRAINS, 30)
    s.stock[MULTS:WATER_PILE] = part["multipliers"].wholes(2, 0, 7)
    s.stock[WATER_PILE] = part["water_pile"].whole(0, s.edition.water_pile)
    s.stock[TYPES:BAG] = part["types"].wholes(3, 0, 10)
    s.stock[BAG:GOODS] = _read_counts(part["events"], EVENTS, 9)
    s.stock[GOODS:STOCK] = _read_counts(part["goods"], RESOURCES, 31)
    rows = s.board.size if s.players == 1 else 0
    s.ai = []
    for row in part["ai"].items(rows, rows):
        s.ai += row.wholes(TROOP, 0, MANY)


def _read_store(s: "Romolo", data: Reader) -> int:
    part = data.keys(["hex", "resource", "count"])
    place = part["hex"].one_of(s.board.names)
    return place << 7 | part["resource"].one_of(RESOURCES) << 4 | part["count"].whole(1, 15)


def _read_turn(s: "Romolo", data: Reader) -> None:
    part = data.keys(TURN_KEYS)
    s.used = _read_bits(part["used"], NAMES)
    s.exploited = _read_bits(part["exploited"], s.board.names)
    s.acted = part["acted"].flag()
    s.hired = part["hired"].flag()
    s.stanced = part["stanced"].whole(0, 15)
    s.refused = part["refused"].flag()
    s.rides = part["rides"].whole(0, 2)
    s.nauta = part["nauta"].whole(0, 2)
    s.sailor = part["sailor"].whole(-1, UNITS - 1)
    s.sailed = part["sailed"].whole(0, 3)
    s.helped = part["helped"].whole(0, (1 << 15) - 1)


def _read_move(s: "Romolo", data: Reader) -> None:
    part = data.keys(MOVE_KEYS)
    places = s.board.size - 1
    seats = s.rivals - 1
    units = (1 << UNITS) - 1
    s.unit = part["unit"].whole(-1, UNITS - 1)
    s.work = part["work"].whole(-1, places)
    s.verb = part["verb"].whole(-2, a.ACTIONS)
    s.item = part["item"].whole(-1, 20)
    s.piece = part["piece"].whole(-1, 8)
    s.walls = part["walls"].whole(0, 63)
    s.spill = part["spill"].whole(-1, a.MOST_STORES - 1)
    s.count = part["count"].whole(-1, MANY)
    s.paid = part["paid"].whole(0, MANY)
    s.free = part["free"].flag()
    s.away = part["away"].flag()
    s.counted = part["counted"].flag()
    s.mixed = part["mixed"].flag()
    s.extra = part["extra"].flag()
    s.gratis = part["gratis"].whole(0, 3)
    s.same = part["same"].flag()
    s.hand_only = part["hand_only"].flag()
    s.due = part["due"].whole(0, 1000)
    s.by_value = part["by_value"].flag()
    s.caps = part["caps"].whole(0, (1 << 25) - 1)
    s.least = part["least"].whole(0, MANY)
    s.target = part["target"].whole(-1, places)
    s.other = part["other"].whole(-1, seats)
    s.looking = part["looking"].whole(0, 6)
    s.queue = [item.whole(0, a.ACTIONS) for item in part["queue"].items(0, 60)]
    s.groups = [item.whole(0, 1 << 48) for item in part["groups"].items(0, s.board.size)]
    s.attacker = part["attacker"].whole(-1, seats)
    s.foe = part["foe"].whole(-1, seats)
    s.force = part["force"].whole(0, units)
    s.guard = part["guard"].whole(0, units)
    s.troops = part["troops"].whole(0, MANY)
    s.bonus = part["bonus"].whole(0, 20)
    s.defence = part["defence"].whole(0, 20)
    s.spared = part["spared"].whole(0, 3)
    s.chosen = part["chosen"].whole(-1, 5)
    s.answer = part["answer"].whole(-1, 5)
    s.hits = part["hits"].whole(0, 9)
    s.blows = part["blows"].whole(0, 9)
    s.fleeing = part["fleeing"].whole(-1, seats)


def _read_counts(data: Reader, names: Sequence[str], most: int) -> list[int]:
    part = data.keys([], names)
    return [part[name].whole(0, most) if name in part else 0 for name in names]


def _read_bits(data: Reader, names: Sequence[str]) -> int:
    return sum({1 << item.one_of(names) for item in data.items(0, len(names))})
