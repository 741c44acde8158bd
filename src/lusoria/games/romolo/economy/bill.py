"""What is due: a number of cubes of allowed types, or a sum of money in which cubes count with
their price (RR9.9, RR12.8).
"""

from typing import TYPE_CHECKING, Final

from lusoria.games.romolo import asked, tiles

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


# How many cubes of each type a payment allows
ANY: Final = 31
ANY_TYPE: Final = [ANY, ANY, ANY, ANY, ANY]
ONE_EACH: Final = [1, 1, 1, 1, 1]
BUILDING_STUFF: Final = [0, ANY, ANY, 0, 0]  # wood and stone


class Bill:
    """A payment under way."""

    purpose: int  # what it is for: FOR_BUILDING and so on
    due: int  # cubes, or half silvers, that are not paid yet
    by_value: bool  # money is due, and cubes count with their price
    alike: bool  # all cubes are of one type
    allowed: list[int]  # how many cubes of each type may still be given
    from_hand: list[int]  # how many of each have been given
    from_stores: list[int]
    mercenaries: int  # that are hired for it

    def __init__(self, purpose: int, due: int, allowed: list[int]) -> None:
        self.purpose = purpose
        self.due = due
        self.by_value = False
        self.alike = False
        self.allowed = allowed[:]
        self.from_hand = [0, 0, 0, 0, 0]
        self.from_stores = [0, 0, 0, 0, 0]
        self.mercenaries = 0

    def given(self, kind: int) -> int:
        """How many cubes of a type have been given."""
        return self.from_hand[kind] + self.from_stores[kind]

    def cubes(self) -> int:
        """How many cubes have been given."""
        total = 0
        for kind in range(5):
            total += self.from_hand[kind] + self.from_stores[kind]
        return total

    def copy(self) -> "Bill":
        """Return an independent copy."""
        twin = Bill(self.purpose, self.due, self.allowed)
        twin.by_value = self.by_value
        twin.alike = self.alike
        twin.from_hand = self.from_hand[:]
        twin.from_stores = self.from_stores[:]
        twin.mercenaries = self.mercenaries
        return twin


NO_BILL: Final = Bill(-1, 0, [0, 0, 0, 0, 0])


def only(kind: int) -> list[int]:
    """Cubes of one type are allowed."""
    allowed = [0, 0, 0, 0, 0]
    allowed[kind] = ANY
    return allowed


# --- beginning ---


def begin(s: "Romolo", purpose: int, due: int, allowed: list[int]) -> None:
    """The given number of cubes of the allowed types is due."""
    s.bill = Bill(purpose, due, allowed)
    s.ask(asked.PAY)


def begin_alike(s: "Romolo", purpose: int, due: int) -> None:
    """The given number of cubes is due, all of one type."""
    begin(s, purpose, due, ANY_TYPE)
    s.bill.alike = True


def begin_value(s: "Romolo", purpose: int, money: int) -> None:
    """A sum in half silver is due."""
    begin(s, purpose, money, NO_BILL.allowed)
    s.bill.by_value = True


def needs_cube(s: "Romolo", kind: int) -> bool:
    """True if hiring the character takes a cube for its tile (RR9.12)."""
    if kind == tiles.NEGOTIATOR:
        return s.edition.goods_on_tile
    return kind == tiles.PRAEPOSITUS
