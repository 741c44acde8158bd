"""What lies on the table, as a snapshot holds it: hexes, seats, the stock, what was done so far."""

from typing import TYPE_CHECKING, Final

from lusoria.core.fields import (
    Bits,
    BitsOf,
    Called,
    Counts,
    Fields,
    Flag,
    ListOf,
    OneOf,
    Optional,
    Row,
    Split,
    Whole,
)
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import layout, tiles
from lusoria.games.romolo.board import map
from lusoria.games.romolo.snapshot.formats import (
    ANY_NUMBER,
    MANY,
    MAYBE_UNIT,
    Helped,
    Store,
)

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

SEATS: Final = 4  # at most
TERRAIN: Final = OneOf(layout.TERRAINS)
CHARACTERS: Final = Bits(tiles.NAMES)


def course(s: "Romolo") -> Fields:
    """The Round, and how the game comes to its end."""
    return Fields(
        round=ANY_NUMBER,
        ending=OneOf(layout.ENDINGS),
        ending_round=ANY_NUMBER,
        fallen=Optional(Whole(0, s.players - 1), layout.NOBODY),
    )


def hex_row(s: "Romolo") -> Row:
    """A hex, beside its name."""
    return Row(
        layout.HEX,
        terrain=(layout.TERRAIN, Optional(TERRAIN, layout.UNKNOWN)),
        up=(layout.UP, Flag()),
        seen=(layout.SEEN, BitsOf(Whole(0, s.players - 1), SEATS)),
        multiplier=(layout.MULT, Whole(0, 3)),
        lost=(layout.LOST, Optional(TERRAIN, layout.UNKNOWN)),
        tower=(layout.TOWER, Optional(Whole(0, s.rivals - 1), layout.NOBODY)),
        walls=(layout.WALLS, Bits(map.SIDES)),
        pieces=(slice(layout.BUILT, layout.HEX), Counts(layout.PIECES[: layout.COUNTED], 20)),
    )


def seats(s: "Romolo") -> Split:
    """What each seat has, and where it stands."""
    hexes = s.board.names
    tokens = Bits(s.edition.tokens)
    row = Row(
        layout.SEAT,
        coins=(layout.COINS, ANY_NUMBER),
        resources=(slice(layout.HAND, layout.BATTLES), Counts(layout.RESOURCES, MANY)),
        battles=(layout.BATTLES, Whole(0, 9)),
        alive=(layout.ALIVE, Flag()),
        capital=(layout.CAPITAL, Optional(OneOf(hexes), layout.NOWHERE)),
        damage=(layout.DAMAGE, Whole(0, s.edition.tower_hits)),
        tokens=(layout.HELD, tokens),
        shown=(layout.SHOWN, tokens),
        characters=(layout.CHARS, CHARACTERS),
        praepositus=(slice(layout.TILES, layout.SLAIN), Counts(layout.RESOURCES, 4)),
        hostile=(layout.STANCE, BitsOf(Whole(0, s.rivals - 1), SEATS)),
        third=(layout.CHOICE, Optional(OneOf(layout.TERRAINS[1:3], [1, 2]), 0)),
        slain=(layout.SLAIN, Whole(0, layout.UNITS - layout.MERCS)),
        supply=(layout.SUPPLY, Bits(layout.PIECES)),
        people=(
            layout.PEOPLE,
            Optional(OneOf(layout.PEOPLES, range(1, len(layout.PEOPLES) + 1)), layout.NO_PEOPLE),
        ),
        arranged=(layout.ARRANGED, Optional(OneOf(hexes, range(1, len(hexes) + 1)), 0)),
    )
    return Split(row, layout.SEAT, s.rivals)


def stock_row(s: "Romolo") -> Row:
    """What lies beside the map."""
    bank = Counts(layout.BANK_NAMES, 20)
    return Row(
        layout.STOCK,
        bank=(slice(layout.BANK, layout.OUT), bank),
        out=(slice(layout.OUT, layout.PRICES), bank),
        prices=(slice(layout.PRICES, layout.CUBES), ListOf(Whole(0, layout.HIGHEST_PRICE), 5, 5)),
        cubes=(slice(layout.CUBES, layout.PILE), Split(Counts(layout.RESOURCES, 2), 5, 5)),
        pile=(slice(layout.PILE, layout.MULTS), Counts(layout.TERRAINS, 30)),
        multipliers=(slice(layout.MULTS, layout.WATER_PILE), ListOf(Whole(0, 7), 2, 2)),
        water_pile=(layout.WATER_PILE, Whole(0, s.edition.water_pile)),
        types=(slice(layout.TYPES, layout.BAG), ListOf(Whole(0, 16), 3, 3)),
        events=(slice(layout.BAG, layout.GOODS), Counts(layout.EVENTS, 9)),
        goods=(slice(layout.GOODS, layout.STOCK), Counts(layout.RESOURCES, 31)),
    )


def open_tiles(s: "Romolo") -> Fields:
    """Characters on display and drawn, and Warehouses that are filled."""
    slots = s.edition.display[s.players - 1]
    return Fields(
        display=ListOf(Optional(OneOf(tiles.NAMES), tiles.NO_TILE), slots, slots),
        drawn=CHARACTERS,
        stores=ListOf(Store(s.board.names), 0, a.MOST_STORES),
    )


def counters(s: "Romolo") -> Fields:
    """What is left on tiles of Characters."""
    return Fields(
        dux=Whole(0, s.edition.dux),
        favours=Called("foederatus", Whole(0, s.edition.favours)),
        spare_walls=Called("defensor", Whole(0, 3)),
    )


def this_turn(s: "Romolo") -> Fields:
    """What has been done in this Turn."""
    return Fields(
        used=CHARACTERS,
        exploited=Bits(s.board.names),
        acted=Flag(),
        hired=Flag(),
        stanced=BitsOf(Whole(0, s.players - 1), SEATS),
        refused=Flag(),
        rides=Whole(0, 2),
        nauta=Optional(OneOf(["trades", "sails", "both"], [1, 2, 3]), 0),
        sailor=MAYBE_UNIT,
        sailed=Bits(["from-land", "from-water"]),
        floods=Whole(0, s.edition.river),
        helped=Helped(),
    )
