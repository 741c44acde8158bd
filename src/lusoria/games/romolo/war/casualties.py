"""Casualties are assigned (RR11.8)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Params
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import constructions, presence
from lusoria.games.romolo.step import Block
from lusoria.games.romolo.war.fight import BattleStep

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def assign(s: "Romolo") -> None:
    """Each side assigns what it inflicts: the Attacker first, enemy Units before buildings."""
    if s.hits > 0:
        inflict(s, s.attacker)
    elif s.blows > 0:
        inflict(s, s.foe)
    else:
        s.go(asked.CLOSE_BATTLE)


def inflict(s: "Romolo", seat: int) -> None:
    """The seat's next casualty."""
    if s.is_ai(seat):
        s.go(asked.AI_ASSIGNS)
    elif victims_left(s):
        s.ask_seat(asked.HIT, seat)
    elif constructions.is_razable(s, s.target) or can_hit_tower(s) == 0:
        s.ask_seat(asked.EXCESS, seat)
    else:
        enough(s)


def victim_mask(s: "Romolo") -> int:
    """The Units among which casualties are assigned now."""
    return s.guard if s.hits > 0 else s.force


def sufferer(s: "Romolo") -> int:
    """The seat that suffers the casualties assigned now."""
    return s.foe if s.hits > 0 else s.attacker


def victims_left(s: "Romolo") -> bool:
    """Whether involved enemy Units are left."""
    return s.troops > 0 if s.is_ai(sufferer(s)) else victim_mask(s) != 0


def ai_victims(s: "Romolo", kind: int) -> int:
    """How many of the A.I.'s Units of a condition can be hit: laid ones only defend."""
    if kind == layout.LYING and s.hits == 0:
        return 0
    return s.ai[s.target * layout.TROOP + kind]


def can_hit_tower(s: "Romolo") -> int:
    """Excess may hit the suffering side's own Tower in the hex (RR11.14)."""
    seat = sufferer(s)
    if s.hexes[s.target * layout.HEX + layout.TOWER] != seat:
        return no.NO_TOWER
    return no.NO_TOWER if s.seats[seat * layout.SEAT + layout.DAMAGE] >= s.edition.tower_hits else 0


def dealt(s: "Romolo") -> None:
    """One casualty has been assigned."""
    if s.hits > 0:
        s.hits -= 1
    else:
        s.blows -= 1
    assign(s)


def enough(s: "Romolo") -> None:
    """What is left of the excess is not used."""
    if s.hits > 0:
        s.hits = 0
    else:
        s.blows = 0
    assign(s)


def kill(s: "Romolo", unit: int) -> None:
    """A Unit is destroyed (RR11.9)."""
    s.tell("kill", s.owner(unit), unit, s.at[unit])
    s.force &= ~(1 << unit)
    s.guard &= ~(1 << unit)
    s.st[unit] = 0
    kind = layout.KIND[unit]
    if kind == layout.MERCENARY:
        s.at[unit] = layout.FRONT
    else:
        s.at[unit] = layout.GONE if kind == layout.EXPLORER else layout.NOWHERE


def kill_ai(s: "Romolo", kind: int) -> None:
    """A Unit of the A.I. is destroyed."""
    s.ai[s.target * layout.TROOP + kind] -= 1
    s.troops -= 1
    s.tell("kill-ai", s.target, kind)


class Hit(BattleStep):
    """A unit that a casualty destroys (RR11.8)."""

    clause = "RR11.8"
    silent = True
    texts: tuple[int, ...] = (a.UNIT,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.AI_UNIT, 3), (a.UNIT, layout.UNITS)]

    def check(self, s: "Romolo", action: int) -> int:
        if action < a.UNIT:
            ours = s.is_ai(sufferer(s)) and ai_victims(s, action - a.AI_UNIT) > 0
            return 0 if ours else no.NOT_INVOLVED
        unit = action - a.UNIT
        if s.owner(unit) == s.player:
            return no.OWN_UNIT
        if victim_mask(s) & (1 << unit) == 0:
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
        dealt(s)

    def prompt(self, s: "Romolo", params: Params) -> str:
        params["count"] = str(s.hits if s.hits > 0 else s.blows)
        return ""
