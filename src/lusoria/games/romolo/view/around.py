"""What lies around the map: the Bank, the Market, warehouses, characters for hire."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.games.romolo import layout
from lusoria.games.romolo.board import stores
from lusoria.games.romolo.economy import display
from lusoria.games.romolo.layout import BankPiece, Resource
from lusoria.games.romolo.tiles import NAMES, NO_TILE, TYPES, CharacterName, CharacterType

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class BankStock(TypedDict):
    """A kind of piece at the Bank."""

    el: str
    piece: BankPiece
    count: int
    all: int
    """How many there were at the start."""


class Bank(TypedDict):
    """What everybody takes from."""

    el: str
    pieces: list[BankStock]


class Column(TypedDict):
    """A resource on the Market board: its price, and the cubes that lie over its column."""

    el: str
    resource: Resource
    price: int
    cubes: dict[Resource, int]
    over: int
    """How many cubes there are in all; a third never lies over a column (RR10.2)."""


class Slot(TypedDict):
    """A place of the Display, empty or with a character."""

    el: str
    character: CharacterName | None


class Pile(TypedDict):
    """The characters still to come; the top one's back shows its type."""

    el: str
    count: int
    next: CharacterType | None


class WaterPile(TypedDict):
    """Water tiles for the river."""

    el: str
    count: int


class Store(TypedDict):
    """A warehouse with cubes in it."""

    el: str
    hex: str
    resource: Resource
    count: int


def bank(s: "Romolo") -> Bank:
    """The Bank."""
    start = s.edition.bank[s.players - 1]
    return {
        "el": "bank",
        "pieces": [
            {
                "el": f"bank:{name}",
                "piece": name,
                "count": s.stock[layout.BANK + i],
                "all": start[i],
            }
            for i, name in enumerate(layout.BANK_NAMES)
            if start[i] > 0  # what an edition does not have lies nowhere
        ],
    }


def market(s: "Romolo") -> list[Column]:
    """The Market board."""
    return [_column(s, i) for i in range(5)]


def _column(s: "Romolo", i: int) -> Column:
    start = layout.CUBES + 5 * i
    return {
        "el": f"market:{layout.RESOURCES[i]}",
        "resource": layout.RESOURCES[i],
        "price": s.stock[layout.PRICES + i],
        "cubes": {name: s.stock[start + k] for k, name in enumerate(layout.RESOURCES)},
        "over": sum(s.stock[start : start + 5]),
    }


def slots(s: "Romolo") -> list[Slot]:
    """The Display."""
    return [
        {"el": f"slot:{i + 1}", "character": None if tile == NO_TILE else NAMES[tile]}
        for i, tile in enumerate(s.display)
    ]


def pile(s: "Romolo") -> Pile:
    """The character pile."""
    top = display.next_type(s)
    return {
        "el": "pile",
        "count": sum(s.stock[layout.TYPES : layout.TYPES + 3]),
        "next": None if top < 0 or not s.edition.types_show else TYPES[top],
    }


def water_pile(s: "Romolo") -> WaterPile:
    """The Water Pile."""
    return {"el": "water-pile", "count": s.stock[layout.WATER_PILE]}


def filled(s: "Romolo") -> list[Store]:
    """Warehouses with cubes."""
    return [
        {
            "el": f"store:{i + 1}",
            "hex": s.board.names[stores.place(store)],
            "resource": layout.RESOURCES[stores.kind(store)],
            "count": stores.cubes(store),
        }
        for i, store in enumerate(s.stores)
    ]
