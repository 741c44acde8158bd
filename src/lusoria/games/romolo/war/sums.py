"""Battle values and what they inflict (RR11.3, RR11.4, RR11.6)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import layout

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def tower_defends(s: "Romolo") -> bool:
    """Whether the Defender's Tower stands in the hex (RR11.14)."""
    return s.hexes[s.target * layout.HEX + layout.TOWER] == s.foe


def hindered(s: "Romolo", attack: bool) -> bool:
    """Whether a Unit of a side has a Penalty token."""
    seat = s.attacker if attack else s.foe
    if s.is_ai(seat):
        return s.ai[s.target * layout.TROOP + layout.HINDERED] > 0
    mask = s.force if attack else s.guard
    for unit in range(layout.UNITS):
        if mask & (1 << unit) != 0 and s.st[unit] & layout.PENALTY != 0:
            return True
    return False


def strength(s: "Romolo", mask: int) -> int:
    """The sum of the Units' values."""
    total = 0
    for unit in range(layout.UNITS):
        if mask & (1 << unit) != 0:
            total += s.edition.strength[layout.KIND[unit]]
    return total


def attack_value(s: "Romolo") -> int:
    """VA before the token."""
    total = units_value(s, True) + s.bonus - hindrance(s, True)
    return max(s.edition.minimum, total)


def defence_value(s: "Romolo") -> int:
    """VD before the token."""
    total = units_value(s, False) + s.defence - hindrance(s, False)
    if tower_defends(s):
        total += s.edition.tower
    return max(s.edition.minimum, total)


def units_value(s: "Romolo", attack: bool) -> int:
    """What the Units of a side count."""
    if s.is_ai(s.attacker if attack else s.foe):
        return layout.AI_STRENGTH * s.troops
    return strength(s, s.force if attack else s.guard)


def hindrance(s: "Romolo", attack: bool) -> int:
    """What Penalty tokens cost a side."""
    if s.spared & (1 if attack else 2) != 0 or not hindered(s, attack):
        return 0
    return s.edition.penalty


def tell_sums(s: "Romolo") -> None:
    """How both values come about: Units, Tower, Penalty tokens, powers, token."""
    tower = s.edition.tower if tower_defends(s) else 0
    for attack in (True, False):
        seat = s.attacker if attack else s.foe
        value = attack_value(s) if attack else defence_value(s)
        final = with_token(value, s.chosen if attack else s.answer)
        s.tell(
            "sum",
            seat,
            units_value(s, attack),
            0 if attack else tower,
            hindrance(s, attack),
            s.bonus if attack else s.defence,
            final - value,
            final,
        )


def with_token(value: int, token: int) -> int:
    """A Battle value with its token's effect (RR11.4)."""
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
