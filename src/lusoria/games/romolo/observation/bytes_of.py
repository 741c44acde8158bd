"""Seats as the one that looks counts them, and many bits at once."""

from typing import TYPE_CHECKING

from lusoria.games.romolo.observation.parts import BITS, NINE

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def turned(s: "Romolo", other: int, seat: int) -> int:
    """Another's place counted from a seat, and from 1; 0 for nobody."""
    return (other - seat) % s.rivals + 1 if other >= 0 else 0


def turned_bits(s: "Romolo", mask: int, seat: int) -> int:
    """Bits of seats, counted from a seat."""
    return (mask >> seat | mask << (s.rivals - seat)) & ((1 << s.rivals) - 1)


def add_bits(mask: int, count: int, found: list[bytes]) -> None:
    """So many things, a bit each."""
    while count > NINE:
        found.append(BITS[NINE][mask & 511])
        mask >>= NINE
        count -= NINE
    found.append(BITS[count][mask])
