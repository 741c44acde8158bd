"""The Dominion of edition 1.66: joined Plains, their number times the smallest Size (RR19.14)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import layout
from lusoria.games.romolo.scoring import categories

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def joined(s: "Romolo", start: int, allowed: list[bool]) -> list[int]:
    """The allowed hexes that hang together with one of them, along sides whatever stands there."""
    found = [start]
    for place in found:
        for i in range(place * 6, place * 6 + 6):
            near = s.board.near[i]
            if near >= 0 and allowed[near] and near not in found:
                found.append(near)
    return found


def best(s: "Romolo", seat: int, tally: categories.Tally) -> list[int]:
    """The hexes of a seat's best Dominion, its Capital first; none if it is out."""
    capital = s.capital(seat)
    if capital < 0:
        return []
    found: list[int] = []
    value = -1
    for size in range(1, size_of(s, seat, capital, tally) + 1):
        allowed = [is_estate(s, seat, place, size, tally) for place in range(s.board.size)]
        together = joined(s, capital, allowed)
        if size * len(together) > value:
            found, value = together, size * len(together)
    return found


def is_estate(s: "Romolo", seat: int, place: int, size: int, tally: categories.Tally) -> bool:
    """True if a hex is an explored Plain that the seat controls, of at least a Size."""
    i = place * layout.HEX
    if tally.owner[place] != s.scorer(seat) or s.hexes[i + layout.UP] == 0:
        return False
    plain = s.hexes[i + layout.TERRAIN] == layout.PLAIN
    return plain and size_of(s, seat, place, tally) >= size


def size_of(s: "Romolo", seat: int, place: int, tally: categories.Tally) -> int:
    """The Size of a hex of the seat's Dominion, with the Farm that the Architectus counts."""
    return categories.estate_power(s, seat, place, tally.choices.farm)


def worth(s: "Romolo", seat: int, hexes: list[int], tally: categories.Tally) -> int:
    """The number of hexes times the smallest Size among them."""
    if not hexes:
        return 0
    return len(hexes) * min([size_of(s, seat, place, tally) for place in hexes])


def ai_worth(s: "Romolo", tally: categories.Tally, scorer: int) -> int:
    """Twice the hexes of the group around the A.I.'s Capital (RR19.17)."""
    allowed = [owner == scorer for owner in tally.owner]
    return 2 * len(joined(s, s.board.ai, allowed))
