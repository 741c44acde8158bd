"""What the powers of Characters are worth, for judging a position (section 15)."""

from typing import TYPE_CHECKING, Final

from lusoria.games.romolo.layout import (
    CHARS,
    COINS,
    REFINED,
    SEAT,
    SILVER,
    TILES,
)
from lusoria.games.romolo.outlook.goods import KINDS
from lusoria.games.romolo.outlook.home import Home
from lusoria.games.romolo.tiles import ARCHITECTUS, ARTIFEX, CONSUL, NO_TILE, PATRONUS, SACERDOS

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

A_COIN: Final = 0.12  # a silver towards a Character, beside its points

# The powers of Characters, in the order of their numbers, and what they score at the end
POWERS: Final[list[float]] = [
    0.5,  # Aedificator
    1.5,  # Apothecarius
    0.2,  # Architectus
    0.0,  # Artifex
    0.0,  # Consul
    0.8,  # Defensor
    0.4,  # Dux
    0.6,  # Eques
    0.3,  # Foederatus
    1.6,  # Furnarus
    0.3,  # Heros
    0.8,  # Mercator
    0.4,  # Nauta
    0.8,  # Negotiator
    0.2,  # Obsessor
    0.0,  # Patronus
    0.4,  # Praedo
    1.6,  # Praepositus, with a resource that is worth a cube
    0.0,  # Publicus: in the points of Characters
    0.0,  # Sacerdos
    0.6,  # Traductor
]
AT_END: Final[dict[int, float]] = {
    ARCHITECTUS: 0.6,
    ARTIFEX: 3.0,  # kinds of Constructions
    CONSUL: 1.0,
    PATRONUS: 3.0,  # the richest gains 4, the next 2
    SACERDOS: 1.2,
}
PRAEPOSITUS: Final = 1.6


def worth(s: "Romolo", seat: int, ahead: float, home: Home) -> float:
    """The powers of Characters, what they score at the end, and coins towards the next."""
    i = seat * SEAT
    total = 0.0
    scored = 0.0
    owned = 0
    mask = s.seats[i + CHARS]
    kind = 0
    while mask != 0:
        if mask & 1 != 0:
            owned += 1
            total += POWERS[kind]
            scored += AT_END.get(kind, 0.0)
        mask >>= 1
        kind += 1
    for kind in range(REFINED):
        owned += s.seats[i + TILES + kind]
        total += PRAEPOSITUS * KINDS[kind] * s.seats[i + TILES + kind]
    owned += s.seats[i + TILES + REFINED]
    home.coins = s.seats[i + COINS]
    for tile in s.display:
        if tile != NO_TILE:
            home.fee = (2 + owned) * SILVER
            total += A_COIN / SILVER * min(home.coins, home.fee + 2 * SILVER)
            break
    return scored + ahead * total
