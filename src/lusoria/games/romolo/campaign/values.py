"""What the sides of a battle over a target count, with and without the die (RR19.6, RR19.7)."""

from typing import TYPE_CHECKING, Final

from lusoria.games.romolo.board import constructions
from lusoria.games.romolo.war import sums
from lusoria.games.romolo.war.fight import Side

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

# What a value is multiplied by, in halves, for each number of the die
HALVES: Final[list[int]] = [2, 2, 3, 3, 4, 4]
SIX: Final = 6


def is_home(s: "Romolo") -> bool:
    """True if the battle is in the Defender's own Capital (AMB-66)."""
    return s.tower_owner(s.battle.place) == s.battle.defence.seat


def capital(s: "Romolo", side: Side) -> int:
    """What a Capital adds to its defence, once a battle."""
    if side is s.battle.attack or not is_home(s):
        return 0
    size = constructions.power(s, s.battle.place) + (1 if s.campaign.farm else 0)
    return s.edition.capital_bonus(size)


def tower(s: "Romolo", side: Side) -> int:
    """What the Defender's Tower counts if it takes part."""
    return s.edition.tower if side is s.battle.defence and s.campaign.tower else 0


def penalty(s: "Romolo", side: Side) -> int:
    """What Penalty tokens take off, once, from an attack only."""
    return sums.hindrance(s, side) if side is s.battle.attack else 0


def value(s: "Romolo", side: Side) -> int:
    """The value of a side before the die."""
    total = sums.units_value(s, side) + tower(s, side) + capital(s, side) + side.bonus
    return max(s.edition.minimum, total - penalty(s, side))


def halves(die: int, more: int) -> int:
    """What a die multiplies by, in halves; a people's pride counts it higher."""
    return HALVES[min(die + more, SIX - 1)]


def multiplied(value: int, die: int, more: int) -> int:
    """A value times what the die says, rounded down."""
    return value * halves(die, more) // 2


def with_die(s: "Romolo", side: Side, die: int) -> int:
    """The value of a side with a number of the die, from 0 for 1."""
    attacks = side is s.battle.attack
    return multiplied(value(s, side), die, s.edition.war.pride(s, side.seat, attacks))


def inflicted(s: "Romolo", lead: int, die: int) -> int:
    """What a side destroys with a lead: one more for its own 6, one less for its own 1."""
    found = s.edition.casualties(lead) if lead > 0 else 0
    return max(found + s.edition.extra[die], 0)
