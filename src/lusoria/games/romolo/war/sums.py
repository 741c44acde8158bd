"""Battle values and what they inflict (RR11.3, RR11.4, RR11.6)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import layout
from lusoria.games.romolo.war.fight import Side

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def has_tower(s: "Romolo") -> bool:
    """True if the Defender's Tower stands in the hex (RR11.14)."""
    return s.tower_owner(s.battle.place) == s.battle.defence.seat


def is_hindered(s: "Romolo", side: Side) -> bool:
    """True if a Unit of a side has a Penalty token."""
    if s.is_ai(side.seat):
        return s.troops(s.battle.place, layout.HINDERED) > 0
    for unit in range(layout.UNITS):
        if side.units & (1 << unit) != 0 and s.st[unit] & layout.PENALTY != 0:
            return True
    return False


def strength(s: "Romolo", mask: int) -> int:
    """The sum of the Units' values."""
    total = 0
    for unit in range(layout.UNITS):
        if mask & (1 << unit) != 0:
            total += s.edition.strength[layout.KIND[unit]]
    return total


def value(s: "Romolo", side: Side) -> int:
    """The Battle value of a side before the token."""
    total = units_value(s, side) + tower_value(s, side) + side.bonus - hindrance(s, side)
    return max(s.edition.minimum, total)


def units_value(s: "Romolo", side: Side) -> int:
    """What the Units of a side count."""
    if s.is_ai(side.seat):
        return layout.AI_STRENGTH * side.troops
    return strength(s, side.units)


def tower_value(s: "Romolo", side: Side) -> int:
    """What the Defender's Tower counts."""
    return s.edition.tower if side is s.battle.defence and has_tower(s) else 0


def hindrance(s: "Romolo", side: Side) -> int:
    """What Penalty tokens cost a side."""
    return 0 if side.spared or not is_hindered(s, side) else s.edition.penalty


def tell_sums(s: "Romolo") -> None:
    """Tell how both values come about: Units, Tower, Penalty tokens, powers, token."""
    for side in (s.battle.attack, s.battle.defence):
        before = value(s, side)
        final = with_token(before, side.token)
        s.tell(
            "sum",
            side.seat,
            units_value(s, side),
            tower_value(s, side),
            hindrance(s, side),
            side.bonus,
            final - before,
            final,
        )


def final_value(s: "Romolo", side: Side) -> int:
    """The Battle value of a side with its token."""
    return with_token(value(s, side), side.token)


def with_token(value: int, token: int) -> int:
    """A Battle value with a token's effect (RR11.4)."""
    if token == layout.DOUBLE:
        return 2 * value
    return value + 3 if token == layout.PLUS else value


def inflicted(s: "Romolo", lead: int, own: int, other: int) -> int:
    """Casualties that a side inflicts with a lead and both tokens (RR11.6)."""
    found = s.edition.casualties(lead) if lead > 0 else 0
    if own == layout.SWORD:
        found += 1
    if other == layout.SHIELD:
        found -= 1
    return max(found, 0)
