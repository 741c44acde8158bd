"""An attack under way: its two sides, and what holds in every step of it (section 11)."""

from typing import TYPE_CHECKING, Final

from lusoria.core.step import FITS, Misfit
from lusoria.games.romolo import asked, layout, step
from lusoria.games.romolo.board import presence
from lusoria.games.romolo.step import Chance, Step

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class Side:
    """One side of an attack."""

    seat: int  # or NOBODY: nobody defends, or it is not chosen yet who does
    units: int  # that are involved, one bit each
    troops: int  # the same of the A.I., which are all alike
    bonus: int  # of its powers
    spared: bool  # its Penalty tokens do not count (Obsessor)
    token: int  # the die token it has chosen or rolled, or -1
    hits: int  # casualties that it still has to inflict
    flees: bool

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.units = 0
        self.troops = 0
        self.bonus = 0
        self.spared = False
        self.token = -1
        self.hits = 0
        self.flees = False

    def copy(self) -> "Side":
        """Return an independent copy."""
        twin = Side(self.seat)
        twin.units = self.units
        twin.troops = self.troops
        twin.bonus = self.bonus
        twin.spared = self.spared
        twin.token = self.token
        twin.hits = self.hits
        twin.flees = self.flees
        return twin


class Battle:
    """An attack on a hex: a Battle, or the razing of what stands there."""

    place: int
    attack: Side
    defence: Side
    fleers: list[int]  # units that still have to fall back; replaced, never changed
    razing: int  # Constructions that may still be destroyed freely (RR11.15)
    broken: int  # walls of the Construction that is being destroyed

    def __init__(self, place: int, attacker: int, defender: int) -> None:
        self.place = place
        self.attack = Side(attacker)
        self.defence = Side(defender)
        self.fleers = []
        self.razing = 0
        self.broken = 0

    def side(self, seat: int) -> Side:
        """The side of a seat that fights."""
        return self.attack if seat == self.attack.seat else self.defence

    def other(self, side: Side) -> Side:
        """The side against a side."""
        return self.defence if side is self.attack else self.attack

    def striker(self) -> Side:
        """The side that assigns casualties now: the Attacker first (RR11.8)."""
        return self.attack if self.attack.hits > 0 else self.defence

    def winner(self) -> Side:
        """The side that does not flee."""
        return self.defence if self.attack.flees else self.attack

    def copy(self) -> "Battle":
        """Return an independent copy."""
        twin = Battle(self.place, layout.NOBODY, layout.NOBODY)
        twin.attack = self.attack.copy()
        twin.defence = self.defence.copy()
        twin.fleers = self.fleers
        twin.razing = self.razing
        twin.broken = self.broken
        return twin


NO_BATTLE: Final = Battle(-1, layout.NOBODY, layout.NOBODY)


def is_defender(s: "Romolo", seat: int, place: int) -> bool:
    """True if a seat can be attacked in a hex: an enemy with Units or a Tower there."""
    if seat >= s.rivals or s.are_allied(s.active, seat) or not s.is_alive(seat):
        return False
    return s.tower_owner(place) == seat or presence.is_present(s, seat, place)


class BattleStep(Step):
    """A decision within an attack."""

    own = False
    phase = layout.AT_WAR

    def needs(self, s: "Romolo") -> int:
        return step.BATTLE

    def misfit(self, s: "Romolo") -> Misfit:
        """Who fights whom where."""
        return misfit(s)


class BattleLot(Chance):
    """A lot that is drawn within an attack."""

    def needs(self, s: "Romolo") -> int:
        return step.BATTLE

    def misfit(self, s: "Romolo") -> Misfit:
        return misfit(s)


def misfit(s: "Romolo") -> Misfit:
    """What does not fit in an attack, whoever decides in it."""
    battle = s.battle
    attack, defence = battle.attack, battle.defence
    if attack.seat != s.active or attack.seat == defence.seat:
        return "battle", "the active seat attacks another"
    if attack.flees and defence.flees:
        return "battle", "one side stays"
    if battle.broken > 0 and s.step not in (asked.RAZE_SIDE, asked.LOT_SIDE):
        return "battle", "no walls are being broken"
    for side in (attack, defence):
        why = wrong_side(s, side)
        if why != "":
            return "battle", why
    return FITS


def not_begun(s: "Romolo") -> Misfit:
    """What does not fit before both have chosen or rolled."""
    battle = s.battle
    for side in (battle.attack, battle.defence):
        if side.hits > 0 or side.flees:
            return "battle", "it has not come to a fight yet"
    if battle.razing > 0 or battle.fleers:
        return "battle", "it has not come to a fight yet"
    if battle.attack.token >= 0 and battle.defence.token >= 0:
        return "battle", "both tokens are shown"
    return misfit(s)


def destroys(s: "Romolo", seat: int) -> Misfit:
    """What does not fit when a seat assigns a casualty, or razes."""
    battle = s.battle
    if battle.striker().hits > 0:
        if battle.striker().seat != seat or battle.razing > 0:
            return "battle", "this seat assigns no casualties"
        if battle.attack.flees or battle.defence.flees:
            return "battle", "who flees suffers no casualties"
    elif battle.winner().seat != seat or battle.razing == 0 or battle.fleers:
        return "battle", "this seat does not raze"
    return misfit(s)


def wrong_side(s: "Romolo", side: Side) -> str:
    """What does not fit in a side of an attack."""
    if s.is_ai(side.seat):
        return "the A.I. has no such Units" if side.units != 0 else ""
    if side.troops != 0:
        return "only the A.I. has troops"
    for unit in range(layout.UNITS):
        if side.units & (1 << unit) == 0:
            continue
        if s.owner(unit) != side.seat or s.at[unit] < 0:
            return "a Unit is not its side's"
        if s.at[unit] != s.battle.place and not side.flees:
            return "a Unit is elsewhere"
    return ""
