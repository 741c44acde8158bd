"""The whole position as readable data, and back."""

from typing import TYPE_CHECKING, Final

from lusoria.core.reading import Reader
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import invariants, layout, tiles
from lusoria.games.romolo.snapshot import battle, campaign, reading, under_way, writing

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


MEMBERS: Final[list[str]] = [
    "round",
    "ending",
    "ending_round",
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
    *under_way.MEMBERS,
    *battle.MEMBERS,
    *campaign.MEMBERS,
]


# --- writing ---


def position(s: "Romolo") -> writing.Data:
    """The position as data: hexes, units and pieces by name."""
    return {
        "round": s.round,
        "ending": layout.ENDINGS[s.ending],
        "ending_round": s.ending_round,
        "fallen": None if s.fallen == layout.NOBODY else s.fallen,
        "hexes": [writing.hex_(s, place) for place in range(s.board.size)],
        "seats": [writing.seat(s, seat) for seat in range(s.rivals)],
        "units": [
            writing.unit(s, unit) for unit in range(layout.UNITS) if writing.differs(s, unit)
        ],
        "ai": writing.troops(s),
        "bank": writing.counts(s.stock, layout.BANK, layout.BANK_NAMES),
        "out": writing.counts(s.stock, layout.OUT, layout.BANK_NAMES),
        "prices": s.stock[layout.PRICES : layout.PRICES + 5],
        "cubes": [
            writing.counts(s.stock, layout.CUBES + 5 * i, layout.RESOURCES) for i in range(5)
        ],
        "pile": writing.counts(s.stock, layout.PILE, layout.TERRAINS),
        "multipliers": s.stock[layout.MULTS : layout.MULTS + 2],
        "water_pile": s.stock[layout.WATER_PILE],
        "types": s.stock[layout.TYPES : layout.TYPES + 3],
        "events": writing.counts(s.stock, layout.BAG, layout.EVENTS),
        "goods": writing.counts(s.stock, layout.GOODS, layout.RESOURCES),
        "display": [None if tile == tiles.NO_TILE else tiles.NAMES[tile] for tile in s.display],
        "drawn": writing.bits(s.drawn, tiles.NAMES),
        "stores": [writing.store(s, store) for store in s.stores],
        "counters": {"dux": s.dux, "foederatus": s.favours, "defensor": s.spare_walls},
        "this_turn": writing.this_turn(s),
        **under_way.data(s),
        **battle.data(s),
        **campaign.data(s),
    }


# --- reading ---


def read(s: "Romolo", data: Reader, part: dict[str, Reader]) -> None:
    """Sets a position to what the data says; impossible positions are refused."""
    last = s.players - 1
    s.round = part["round"].whole(0, reading.MANY)
    s.ending = part["ending"].one_of(layout.ENDINGS)
    s.ending_round = part["ending_round"].whole(0, s.round)
    fallen = part["fallen"]
    s.fallen = layout.NOBODY if fallen.data is None else fallen.whole(0, last)
    s.hexes = []
    s.hexes_shared = False
    for place, item in enumerate(part["hexes"].items(s.board.size, s.board.size)):
        reading.read_hex(s, place, item)
    s.seats = []
    for item in part["seats"].items(s.rivals, s.rivals):
        reading.read_seat(s, item)
    reading.read_units(s, part["units"])
    reading.read_stock(s, part)
    s.display = [
        tiles.NO_TILE if tile.data is None else tile.one_of(tiles.NAMES)
        for tile in part["display"].items(s.edition.display[last], s.edition.display[last])
    ]
    s.drawn = reading.read_bits(part["drawn"], tiles.NAMES)
    s.stores = [reading.read_store(s, store) for store in part["stores"].items(0, a.MOST_STORES)]
    counters = part["counters"].keys(["dux", "foederatus", "defensor"])
    s.dux = counters["dux"].whole(0, s.edition.dux)
    s.favours = counters["foederatus"].whole(0, s.edition.favours)
    s.spare_walls = counters["defensor"].whole(0, 3)
    reading.read_turn(s, part["this_turn"])
    under_way.read(s, part)
    battle.read(s, part)
    campaign.read(s, part)
    invariants.check(s, data, part)
