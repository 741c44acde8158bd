"""What the powers of Characters are worth, for judging a position (section 15)."""

from typing import TYPE_CHECKING, Final

from lusoria.games.romolo import layout, tiles
from lusoria.games.romolo.value import goods
from lusoria.games.romolo.value.home import Home

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
    tiles.ARCHITECTUS: 0.6,
    tiles.ARTIFEX: 3.0,  # kinds of Constructions
    tiles.CONSUL: 1.0,
    tiles.PATRONUS: 3.0,  # the richest gains 4, the next 2
    tiles.SACERDOS: 1.2,
}
PRAEPOSITUS: Final = 1.6


def worth(s: "Romolo", seat: int, ahead: float, home: Home) -> float:
    """The powers of Characters, what they score at the end, and coins towards the next."""
    i = seat * layout.SEAT
    total = 0.0
    scored = 0.0
    owned = 0
    mask = s.seats[i + layout.CHARS]
    kind = 0
    while mask != 0:
        if mask & 1 != 0:
            owned += 1
            total += POWERS[kind]
            scored += AT_END.get(kind, 0.0)
        mask >>= 1
        kind += 1
    for kind in range(layout.REFINED):
        owned += s.seats[i + layout.TILES + kind]
        total += PRAEPOSITUS * goods.KINDS[kind] * s.seats[i + layout.TILES + kind]
    owned += s.seats[i + layout.TILES + layout.REFINED]
    home.coins = s.seats[i + layout.COINS]
    for tile in s.display:
        if tile != tiles.NO_TILE:
            home.fee = (2 + owned) * layout.SILVER
            total += A_COIN / layout.SILVER * min(home.coins, home.fee + 2 * layout.SILVER)
            break
    return scored + ahead * total
