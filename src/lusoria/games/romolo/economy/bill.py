"""What is due: so many cubes of allowed types (`caps`), or a sum of money in which cubes count with
their price (`by_value`, RR9.9 and RR12.8).
"""

from typing import TYPE_CHECKING, Final

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, tiles

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


ANY: Final = 31
ANY_TYPE: Final = ANY | ANY << 5 | ANY << 10 | ANY << 15 | ANY << 20
ONE_EACH: Final = 1 | 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20
BUILDING_STUFF: Final = ANY << 5 * layout.WOOD | ANY << 5 * layout.STONE


def cap(s: "Romolo", kind: int) -> int:
    """How many cubes of a type may still be paid."""
    return (s.caps >> 5 * kind) & 31


# --- beginning ---


def begin(s: "Romolo", verb: int, due: int, caps: int) -> None:
    """So many cubes of the allowed types are due."""
    s.verb = verb
    s.due = due
    s.caps = caps
    s.paid = 0
    s.by_value = False
    s.same = False
    s.queue = []
    s.ask(asked.PAY)


def begin_same(s: "Romolo", verb: int, due: int) -> None:
    """So many cubes, all of one type."""
    begin(s, verb, due, ANY_TYPE)
    s.same = True


def begin_value(s: "Romolo", verb: int, money: int) -> None:
    """A sum in half silver is due."""
    begin(s, verb, money, 0)
    s.by_value = True
    s.least = 1_000_000


def purpose(s: "Romolo") -> int:
    """What is being paid for."""
    verb = s.verb
    if verb == a.BUILD:
        return layout.FOR_BUILDING
    if verb == a.REFINE:
        return layout.FOR_REFINING
    if verb == a.HIRE:
        return layout.FOR_HIRING
    if verb == a.RECRUIT:
        return layout.FOR_TILE
    if verb == layout.WAGES:
        return layout.FOR_SALARY
    return (
        layout.FOR_TRADE
        if verb == a.POWER + tiles.MERCATOR
        else layout.FOR_WORKER + verb - a.CREATE_WORKER
    )


def needs_cube(kind: int) -> bool:
    """Whether hiring the character takes a cube for its tile (RR9.12)."""
    return kind in (tiles.PRAEPOSITUS, tiles.NEGOTIATOR)
