"""A player is out of the game; a Mercenary leaves its owner (RR11.12, RR12.3)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import layout, tiles
from lusoria.games.romolo.board import presence

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def has_fallen(s: "Romolo", seat: int) -> bool:
    """True if a seat's Tower has been hit as often as it can be."""
    return s.damage(seat) >= s.edition.tower_hits


def eliminate(s: "Romolo", seat: int, by: int) -> None:
    """A player without a Tower is out; whoever destroyed it takes coins and resources (RR11.12)."""
    i = seat * layout.SEAT
    if by >= 0:
        s.tell("eliminated-by", seat, by)
        if s.edition.loots:
            tell_loot(s, seat, by)
    else:
        s.tell("eliminated", seat)
    s.fallen = seat
    s.own_hexes()[s.seats[i + layout.CAPITAL] * layout.HEX + layout.TOWER] = layout.NOBODY
    for unit in range(seat * layout.OWN, seat * layout.OWN + layout.OWN):
        s.at[unit] = layout.GONE
        s.st[unit] = 0
    for unit in range(layout.MERCS, layout.UNITS):
        if s.merc[unit - layout.MERCS] == seat:
            send_away(s, unit, layout.OUT)
    for kind in range(layout.COINS, layout.HAND + 5):
        if by >= 0 and s.edition.loots:
            s.seats[by * layout.SEAT + kind] += s.seats[i + kind]
        s.seats[i + kind] = 0
    s.own_stock()[layout.OUT + layout.BANK_BATTLES] += s.seats[i + layout.BATTLES]
    for piece in range(layout.COUNTED):
        if s.seats[i + layout.SUPPLY] & (1 << piece) != 0:
            s.own_stock()[layout.OUT + piece] += 1
    s.seats[i + layout.SUPPLY] = 0
    s.seats[i + layout.SLAIN] = 0
    if s.has(seat, tiles.DEFENSOR):
        s.own_stock()[layout.OUT + layout.WALL] += s.spare_walls
        s.spare_walls = 0
    if s.has(seat, tiles.DUX):
        s.dux = 0
    if s.has(seat, tiles.FOEDERATUS):
        s.favours = 0
    if s.has(seat, tiles.NEGOTIATOR):
        for kind in range(5):
            s.own_stock()[layout.GOODS + kind] = 0
    for kind in range(5):
        s.seats[i + layout.TILES + kind] = 0
    s.seats[i + layout.BATTLES] = 0
    s.seats[i + layout.SLAIN] = 0
    s.seats[i + layout.ALIVE] = 0
    s.seats[i + layout.CAPITAL] = layout.NOWHERE
    s.seats[i + layout.HELD] = 0
    s.seats[i + layout.SHOWN] = 0
    s.seats[i + layout.CHARS] = 0
    s.seats[i + layout.STANCE] = 0


def tell_loot(s: "Romolo", seat: int, by: int) -> None:
    """What the conqueror finds; of coins that are hidden only he sees how many (RR1.2)."""
    i = seat * layout.SEAT
    for kind in range(5):
        if s.seats[i + layout.HAND + kind] > 0:
            s.tell("loot", by, seat, s.seats[i + layout.HAND + kind], kind)
    coins = s.seats[i + layout.COINS]
    if s.hidden_coins and s.players > 1:
        s.tell_seat("loot-coins", by, by, seat, coins)
    elif coins > 0:
        s.tell("loot-coins", by, seat, coins)


def dismiss(s: "Romolo", unit: int) -> None:
    """A Mercenary leaves its owner."""
    send_away(s, unit, s.edition.dismissed_to)


def send_away(s: "Romolo", unit: int, to: int) -> None:
    """A Mercenary goes to the BANK or OUT of the game."""
    s.at[unit] = layout.NOWHERE if to == layout.BANK else layout.GONE
    s.st[unit] = 0
    presence.enlist(s, unit, layout.NOBODY)
    s.own_stock()[to + layout.BANK_MERCS] += 1
