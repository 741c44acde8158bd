"""Where pieces that are built come from: first the builder's hand, then the Bank (RR19.2)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import layout

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def is_in_hand(s: "Romolo", seat: int, piece: int) -> bool:
    """True if a seat holds a piece of a kind."""
    return s.supply(seat) & (1 << piece) != 0


def can_take(s: "Romolo", piece: int) -> bool:
    """True if the active seat can take a piece of a kind."""
    return s.stock[layout.BANK + piece] > 0 or is_in_hand(s, s.active, piece)


def take(s: "Romolo", piece: int) -> None:
    """The active seat takes one to build it."""
    if is_in_hand(s, s.active, piece):
        s.seats[s.active * layout.SEAT + layout.SUPPLY] &= ~(1 << piece)
    else:
        s.own_stock()[layout.BANK + piece] -= 1
