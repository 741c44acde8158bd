"""Joined Plains around a Capital, for judging a position of edition 1.66 (RR19.14)."""

from typing import TYPE_CHECKING, Final

from lusoria.games.romolo import layout
from lusoria.games.romolo.value import domain

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

NEXT_SIZE: Final = 0.4  # of what one more building in each hex would add
LARGEST: Final = 6


def extent(s: "Romolo", seat: int, owner: list[int]) -> tuple[int, float]:
    """The best number of joined hexes times the smallest Size among them, and how much of the next
    such product is there already.
    """
    capital = s.capital(seat)
    side = s.side(seat)
    size = min(domain.power(s.hexes, capital * layout.HEX), LARGEST)
    best = 0
    hope = 0.0
    for least in range(1, size + 1):
        count, near = joined(s, capital, side, least, owner)
        best = max(best, least * count)
        hope = max(hope, least * (count + NEXT_SIZE * near))
    return best, max(0.0, hope - best)


def joined(s: "Romolo", capital: int, side: int, least: int, owner: list[int]) -> tuple[int, int]:
    """How many hexes of a Size hang together with the Capital, and how many around them lack one
    building.
    """
    hexes = s.hexes
    near = s.board.near
    seen = 1 << capital
    queue = [capital]
    almost = 0
    for place in queue:
        for i in range(place * 6, place * 6 + 6):
            other = near[i]
            if other < 0 or owner[other] != side or seen & (1 << other) != 0:
                continue
            j = other * layout.HEX
            if hexes[j + layout.TERRAIN] != layout.PLAIN or hexes[j + layout.UP] == 0:
                continue
            seen |= 1 << other
            size = domain.power(hexes, j)
            if size >= least:
                queue.append(other)
            elif size == least - 1:
                almost += 1
    return len(queue), almost
