"""Retreat, and what the winner then may destroy (RR11.5, RR11.15)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import constructions, movement, presence
from lusoria.games.romolo.step import Block, near
from lusoria.games.romolo.war import tokens
from lusoria.games.romolo.war.fight import BattleStep

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def escape(s: "Romolo", seat: int, start: int, place: int) -> int:
    """Whether Units may fall back to a hex: explored, enterable, nearer to the Capital (AMB-78)."""
    if place >= s.board.size:
        return no.NO_SUCH_HEX
    if s.board.distance(start, place) != 1:
        return no.NOT_ADJACENT
    if place == s.board.ai:
        return no.AI_CAPITAL
    if s.hexes[place * layout.HEX + layout.UP] == 0:
        return no.NOT_EXPLORED
    water = s.hexes[place * layout.HEX + layout.TERRAIN] == layout.WATER
    afloat = s.hexes[start * layout.HEX + layout.TERRAIN] == layout.WATER
    if water and not afloat and s.hexes[start * layout.HEX + layout.BUILT + layout.HARBOR] == 0:
        return no.NO_HARBOR
    return movement.retreat(s, seat, start, place)


def can_flee(s: "Romolo", seat: int, mask: int) -> bool:
    """Whether a side has Units that can all fall back; a Tower alone cannot (RR11.14)."""
    if mask == 0:
        return False
    for i in range(s.target * 6, s.target * 6 + 6):
        if s.board.near[i] >= 0 and escape(s, seat, s.target, s.board.near[i]) == 0:
            return True
    return False


def retreat_or_stay(s: "Romolo", flee: bool) -> None:
    """A side retreats, or its token counts for nothing."""
    seat = s.player
    if flee:
        s.tell("retreat", seat)
        s.fleeing = seat
        mask = s.force if seat == s.attacker else s.guard
        s.queue = [unit for unit in range(layout.UNITS) if mask & (1 << unit) != 0]
        s.unit = s.queue[0]
        s.ask_seat(asked.FALL_BACK, seat)
    elif seat == s.attacker:
        s.go(asked.DEFENDER_FLEES)
    else:
        s.go(asked.RESOLVE)


def fall_back(s: "Romolo", place: int) -> None:
    """One Unit after the other falls back."""
    unit = s.queue.pop(0)
    s.at[unit] = place
    s.tell("fall-back", s.fleeing, unit, s.target, place)
    if s.queue:
        s.unit = s.queue[0]
        return
    s.unit = -1
    retreated(s)


def retreated(s: "Romolo") -> None:
    """The other side has won and may destroy buildings with its Units (RR11.15)."""
    winner = s.foe if s.fleeing == s.attacker else s.attacker
    tokens.take_token(s, winner)
    s.count = razers(s, winner)
    if s.count == 0 or not constructions.is_razable(s, s.target) or is_guarded(s, winner):
        s.go(asked.CLOSE_BATTLE)
    elif s.is_ai(winner):
        s.go(asked.AI_RAZES)
    else:
        s.ask_seat(asked.RAZE, winner)


def razers(s: "Romolo", seat: int) -> int:
    """How many involved Units of a side have a positive value."""
    attack = seat == s.attacker
    if s.is_ai(seat):
        i = s.target * layout.TROOP
        return s.ai[i + layout.STANDING] + (0 if attack else s.ai[i + layout.LYING])
    mask = s.force if attack else s.guard
    ignored = s.spared & (1 if attack else 2) != 0
    found = 0
    for unit in range(layout.UNITS):
        able = ignored or s.st[unit] & layout.PENALTY == 0
        if able and mask & (1 << unit) != 0 and s.edition.strength[layout.KIND[unit]] > 0:
            found += 1
    return found


def is_guarded(s: "Romolo", seat: int) -> bool:
    """Whether a third, non-allied player is in the hex, or Units that did not retreat (AMB-46)."""
    if presence.present(s, s.fleeing, s.target):
        return True
    for other in range(s.rivals):
        if other in (s.attacker, s.foe) or s.allied(seat, other):
            continue
        if s.hexes[s.target * layout.HEX + layout.TOWER] == other or presence.present(
            s, other, s.target
        ):
            return True
    return False


# --- the steps ---


class Retreat(BattleStep):
    """Whether a side retreats (RR11.5)."""

    clause = "RR11.5"
    texts: tuple[int, ...] = (a.YES, a.NO)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.YES, 2)]

    def play(self, s: "Romolo", action: int) -> None:
        retreat_or_stay(s, action == a.YES)


class FallBack(BattleStep):
    """Where the units of the side that flees go, one after the other (RR11.5)."""

    clause = "RR11.5"
    silent = True
    texts: tuple[int, ...] = (a.HEX,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.HEX, a.UNIT - a.HEX)]

    def check(self, s: "Romolo", action: int) -> int:
        return escape(s, s.fleeing, s.target, action - a.HEX)

    def find(self, s: "Romolo") -> list[int]:
        return near(self, s, s.target)

    def play(self, s: "Romolo", action: int) -> None:
        fall_back(s, action - a.HEX)

    def fits(self, s: "Romolo") -> bool:
        return s.fleeing >= 0 and len(s.queue) > 0 and BattleStep.fits(self, s)
