"""A filled warehouse as one number: its hex, the resource in it, how many cubes (RR8.3).

The list of them is replaced when it changes, so that copies of a position share it.
"""

from typing import TYPE_CHECKING

from lusoria.core.lists import changed

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def filled(place: int, kind: int, cubes: int) -> int:
    """A warehouse of a hex with a number of cubes of a resource."""
    return place << 7 | kind << 4 | cubes


def place(store: int) -> int:
    """The hex it stands in."""
    return store >> 7


def kind(store: int) -> int:
    """The resource it holds."""
    return store >> 4 & 7


def cubes(store: int) -> int:
    """How many cubes it holds."""
    return store & 15


def add(s: "Romolo", store: int) -> None:
    """A warehouse is filled."""
    s.stores = [*s.stores, store]


def remove(s: "Romolo", index: int) -> int:
    """A warehouse is emptied: what was in it."""
    store = s.stores[index]
    s.stores = s.stores[:index] + s.stores[index + 1 :]
    return store


def take(s: "Romolo", index: int, number: int) -> None:
    """Cubes leave a warehouse, not all of them."""
    s.stores = changed(s.stores, index, s.stores[index] - number)
