"""Casualties are assigned (RR11.8)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Params
from lusoria.core.step import Block, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import constructions, presence
from lusoria.games.romolo.war import aftermath, elimination, fight
from lusoria.games.romolo.war.fight import BattleStep, Side

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def assign(s: "Romolo") -> None:
    """Each side assigns what it inflicts: the Attacker first, enemy Units before buildings."""
    striker = s.battle.striker()
    if striker.hits == 0:
        aftermath.close(s)
    elif s.is_ai(striker.seat):
        s.go(asked.AI_ASSIGNS)
    elif has_victims(s):
        s.ask_seat(asked.HIT, striker.seat)
    elif constructions.is_razable(s, s.battle.place) or check_tower(s) == 0:
        s.ask_seat(asked.EXCESS, striker.seat)
    else:
        waive(s)


def is_assigning(s: "Romolo") -> bool:
    """True if casualties are being assigned."""
    return s.battle.striker().hits > 0


def sufferer(s: "Romolo") -> Side:
    """The side that suffers the casualties assigned now."""
    return s.battle.other(s.battle.striker())


def has_victims(s: "Romolo") -> bool:
    """True if involved enemy Units are left."""
    side = sufferer(s)
    return side.troops > 0 if s.is_ai(side.seat) else side.units != 0


def ai_victims(s: "Romolo", kind: int) -> int:
    """How many of the A.I.'s Units of a condition can be hit: laid ones only defend."""
    if kind == layout.LYING and sufferer(s) is s.battle.attack:
        return 0
    return s.troops(s.battle.place, kind)


def check_tower(s: "Romolo") -> int:
    """Return the refusal's code, or 0 if excess may hit the suffering side's own Tower in the hex
    (RR11.14).
    """
    seat = sufferer(s).seat
    if s.tower_owner(s.battle.place) != seat:
        return no.NO_TOWER
    return no.NO_TOWER if elimination.has_fallen(s, seat) else 0


def use_up(s: "Romolo", hits: int) -> None:
    """The given number of casualties has been assigned: on to the next."""
    s.battle.striker().hits -= hits
    assign(s)


def waive(s: "Romolo") -> None:
    """What is left of the excess is not used."""
    use_up(s, s.battle.striker().hits)


def kill(s: "Romolo", unit: int) -> None:
    """A Unit is destroyed (RR11.9)."""
    s.tell("kill", s.owner(unit), unit, s.at[unit])
    s.battle.attack.units &= ~(1 << unit)
    s.battle.defence.units &= ~(1 << unit)
    s.st[unit] = 0
    s.edition.war.bury(s, unit)


def kill_ai(s: "Romolo", kind: int) -> None:
    """A Unit of the A.I. is destroyed."""
    s.ai[s.battle.place * layout.TROOP + kind] -= 1
    sufferer(s).troops -= 1
    s.tell("kill-ai", s.battle.place, kind)


class Hit(BattleStep):
    """A unit that a casualty destroys (RR11.8)."""

    clause = "RR11.8"
    silent = True
    texts: tuple[int, ...] = (a.UNIT,)
    matters = layout.PENALTY

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.AI_UNIT, 3), (a.UNIT, layout.UNITS)]

    def check(self, s: "Romolo", action: int) -> int:
        if action < a.UNIT:
            ours = s.is_ai(sufferer(s).seat) and ai_victims(s, action - a.AI_UNIT) > 0
            return 0 if ours else no.NOT_INVOLVED
        unit = action - a.UNIT
        if s.owner(unit) == s.player:
            return no.OWN_UNIT
        if sufferer(s).units & (1 << unit) == 0:
            return no.NOT_INVOLVED
        return no.TWIN if presence.has_twin(s, unit) else 0

    def why(self, s: "Romolo", action: int) -> int:
        if a.verb(action) in (a.PIECE, a.TOWER):
            return no.UNITS_FIRST
        return BattleStep.why(self, s, action)

    def play(self, s: "Romolo", action: int) -> None:
        if action >= a.UNIT:
            kill(s, action - a.UNIT)
        else:
            kill_ai(s, action - a.AI_UNIT)
        use_up(s, 1)

    def prompt(self, s: "Romolo", params: Params) -> str:
        params["count"] = str(s.battle.striker().hits)
        return ""

    def misfit(self, s: "Romolo") -> Misfit:
        if not is_assigning(s) or not has_victims(s):
            return "battle", "there is no casualty to assign"
        return fight.destroys(s, s.player)
