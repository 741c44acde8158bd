"""The War Phase as an edition fights it (section 11): hex by hex, Battle by Battle."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from lusoria.core.step import Misfit
from lusoria.games.romolo import asked, layout, step
from lusoria.games.romolo.turn import course
from lusoria.games.romolo.war import battle, elimination, fight, resolution, sums, targets
from lusoria.games.romolo.war.fight import Side

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


@mypyc_attr(allow_interpreted_subclasses=True)
class War:
    """The war of 2013. Another edition overrides what it fights differently."""

    def is_possible(self, s: "Romolo") -> bool:
        """True if the active seat can attack anything."""
        return targets.can_attack(s)

    def is_calm(self, s: "Romolo") -> bool:
        """True if the active seat can only destroy Constructions: nobody is there to fight."""
        return targets.is_calm(s)

    def begin(self, s: "Romolo") -> None:
        """The War Phase of the active seat begins."""
        s.tell("war", s.active)
        s.open_move(asked.WAR)

    def begin_battle(self, s: "Romolo") -> None:
        """Attacker, Defender and hex are known; it comes to a Battle."""
        battle.begin_battle(s)

    def next_attack(self, s: "Romolo") -> None:
        """An attack is over, with all that followed from it."""
        attacker = s.battle.attack.seat
        if s.is_ai(attacker):
            s.go(asked.AI_ENDS_ATTACK)
            return
        s.rest()
        if s.edition.ending.end_if_decided(s):
            return
        if not s.is_alive(attacker):
            course.cut_short(s)
        else:
            s.open_move(asked.WAR)

    def use_roll(self, s: "Romolo", die: int) -> None:
        """The die has been rolled for one side of a battle."""
        battle.use_roll(s, die)

    def reveal(self, s: "Romolo") -> None:
        """Both sides have chosen in place of a roll."""
        resolution.reveal(s)

    def needs(self) -> int:
        """What is under way when the dice are rolled or tokens chosen."""
        return step.BATTLE

    def misfit(self, s: "Romolo") -> Misfit:
        """What does not fit in a battle before that; for `restore`."""
        return fight.not_begun(s)

    def faces(self) -> list[int]:
        """What each face of the die stands for: the tokens of RR11.7."""
        return layout.SYMBOLS

    def final(self, s: "Romolo", side: Side, token: int) -> int:
        """The value of a side with a token or a number of the die."""
        return sums.with_token(sums.value(s, side), token)

    def pride(self, s: "Romolo", seat: int, attacks: bool) -> int:
        """By how much a seat's die counts higher than it shows."""
        return 0

    def ai_razers(self, s: "Romolo", place: int) -> int:
        """How many pieces the A.I.'s Units of a hex destroy that nobody defends (RR16.11)."""
        return s.troops(place, layout.STANDING)

    def bury(self, s: "Romolo", unit: int) -> None:
        """A destroyed Unit leaves the map; a Mercenary is still to be paid (RR11.9)."""
        kind = layout.KIND[unit]
        if kind == layout.MERCENARY:
            s.at[unit] = layout.FRONT
        else:
            s.at[unit] = layout.GONE if kind == layout.EXPLORER else layout.NOWHERE

    def employed(self, s: "Romolo", seat: int) -> int:
        """Mercenaries that a seat has to pay: those on the map and in front of it (RR12.2)."""
        return s.merc.count(seat)

    def deserters(self, s: "Romolo", unpaid: int) -> int:
        """How many of the unpaid still have to leave the active seat."""
        return unpaid

    def pay_off(self, s: "Romolo") -> None:
        """The active seat has paid what it could: those in front of it leave the game (RR12.3)."""
        leaving = 0
        for unit in range(layout.MERCS, layout.UNITS):
            if s.at[unit] == layout.FRONT and s.owner(unit) == s.active:
                leaving |= 1 << unit
                elimination.dismiss(s, unit)
        if leaving != 0:
            s.tell("depart", s.active, leaving)
