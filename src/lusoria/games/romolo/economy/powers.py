"""Powers of Characters: whether they may be used, and the Architectus (section 15)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import layout, tiles
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import constructions

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def check_power(s: "Romolo", kind: int) -> int:
    """Return the refusal's code, or 0 if the active seat has a Character whose power is unused
    this Turn (RR15.0).
    """
    if not s.has(s.active, kind):
        return no.NOT_OWNED
    return no.POWER_USED if s.used & (1 << kind) != 0 else 0


def use(s: "Romolo", kind: int, brings: int) -> None:
    """The active seat uses a power for what it brings."""
    s.used |= 1 << kind
    s.tell("power", s.active, kind, brings)


def power_counted(s: "Romolo", place: int) -> int:
    """The Power of a hex, with a Farm if the Architectus can count one (RR15.5)."""
    return constructions.power(s, place) + (1 if can_count(s, place) else 0)


def can_count(s: "Romolo", place: int) -> bool:
    """True if the Architectus can count a Farm of a hex."""
    return s.built(place, layout.FARM) > 0 and s.is_ready(s.active, tiles.ARCHITECTUS)
