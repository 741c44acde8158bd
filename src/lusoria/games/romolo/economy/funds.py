"""What there is to pay with: the hand, warehouses of the hex, coins."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import layout
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import constructions, stores

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def in_hand(s: "Romolo", kind: int) -> int:
    """How many cubes of a type the payer holds."""
    return s.hand(s.active, kind)


def stored(s: "Romolo", place: int, kind: int) -> int:
    """How many cubes of a type lie in warehouses of a hex (RR8.6)."""
    found = 0
    for store in s.stores:
        if stores.place(store) == place and stores.kind(store) == kind:
            found += stores.cubes(store)
    return found


def available(s: "Romolo", place: int, kind: int) -> int:
    """How many cubes of a type can be spent in a hex."""
    return in_hand(s, kind) + stored(s, place, kind)


def has_cube(s: "Romolo", place: int) -> bool:
    """True if there is any cube to spend in a hex."""
    for kind in range(5):
        if available(s, place, kind) > 0:
            return True
    return False


def worth(s: "Romolo", kind: int) -> int:
    """What a cube counts, in half silver; due salt is worth at least a bronze (RR12.8)."""
    price = s.stock[layout.PRICES + kind] * layout.SILVER
    if kind == layout.SALT and s.is_maintaining():
        return max(price, 1)
    return price


def wealth(s: "Romolo", place: int) -> int:
    """What all coins and cubes that can be spent in a hex are worth together."""
    total = s.coins(s.active)
    for kind in range(5):
        total += available(s, place, kind) * worth(s, kind)
    return total


def take_from_store(s: "Romolo", index: int, cubes: int) -> None:
    """Cubes leave a warehouse; an emptied one can be filled again."""
    if stores.cubes(s.stores[index]) > cubes:
        stores.take(s, index, cubes)
        return
    stores.remove(s, index)
    if s.job.store == index:
        s.job.store = -1
    elif s.job.store > index:
        s.job.store -= 1


def has_twin(s: "Romolo", index: int) -> bool:
    """True if an earlier warehouse of the same hex would do as well: it holds the same, is no more
    on its way out, and is in a proposal as often.
    """
    for other in range(index):
        if (
            s.stores[other] == s.stores[index]
            and s.job.store not in (other, index)
            and offered(s, other) == offered(s, index)
        ):
            return True
    return False


def offered(s: "Romolo", index: int) -> int:
    """How many cubes of a warehouse are in the proposal to the ally."""
    return s.proposal.count(a.STORE + index)


def check_store(s: "Romolo", place: int, action: int) -> int:
    """Return the refusal's code, or 0 if a Warehouse of a hex may go: an empty one, or one with
    cubes.
    """
    if action == a.EMPTY:
        number = s.built(place, layout.WAREHOUSE)
        return 0 if number > constructions.filled(s, place) else no.NO_SUCH_PIECE
    index = action - a.STORE
    if index >= len(s.stores) or stores.place(s.stores[index]) != place:
        return no.NOTHING_STORED
    return no.TWIN if has_twin(s, index) else 0
