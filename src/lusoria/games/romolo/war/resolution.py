"""Both tokens are shown: who retreats, what the winner may then destroy, else who wins the Battle
(RR11.5, RR11.6, RR11.15).
"""

from typing import TYPE_CHECKING

from lusoria.core.step import Block, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import movement, presence
from lusoria.games.romolo.step import near
from lusoria.games.romolo.war import casualties, razing, sums
from lusoria.games.romolo.war.fight import BattleStep, Side

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def reveal(s: "Romolo") -> None:
    """Both tokens are shown and leave the hands; then retreats are decided (RR11.5)."""
    s.reveal()
    attack, defence = s.battle.attack, s.battle.defence
    if not s.dice:
        show(s, attack.seat, attack.token)
        show(s, defence.seat, defence.token)
    if not ask_retreat(s, attack):
        ask_defender(s)


def show(s: "Romolo", seat: int, token: int) -> None:
    """A token is public from now on."""
    s.seats[seat * layout.SEAT + layout.SHOWN] |= 1 << token
    s.seats[seat * layout.SEAT + layout.HELD] &= ~(1 << token)
    s.tell("token", seat, token)


# --- retreat (RR11.5) ---


def ask_retreat(s: "Romolo", side: Side) -> bool:
    """Let a side that has shown `retreat` decide, if it can retreat; return True if it decides."""
    if side.token != layout.FLIGHT:
        return False
    if s.is_ai(side.seat):
        s.go(asked.AI_FLEES)
        return True
    if not can_flee(s, side):
        return False
    s.ask_seat(asked.RETREAT, side.seat)
    return True


def ask_defender(s: "Romolo") -> None:
    """Let the Defender decide about a retreat, else resolve the Battle."""
    if not ask_retreat(s, s.battle.defence):
        resolve(s)


def check_escape(s: "Romolo", seat: int, start: int, place: int) -> int:
    """Return the refusal's code, or 0 if Units may fall back to a hex: explored, enterable, nearer
    to the Capital (AMB-78).
    """
    if place >= s.board.size:
        return no.NO_SUCH_HEX
    if s.board.distance(start, place) != 1:
        return no.NOT_ADJACENT
    if place == s.board.ai:
        return no.AI_CAPITAL
    if not s.is_explored(place):
        return no.NOT_EXPLORED
    water = s.terrain(place) == layout.WATER
    afloat = s.terrain(start) == layout.WATER
    if water and not afloat and s.built(start, layout.HARBOR) == 0:
        return no.NO_HARBOR
    return movement.check_retreat(s, seat, start, place)


def can_flee(s: "Romolo", side: Side) -> bool:
    """True if a side has Units that can all fall back; a Tower alone cannot (RR11.14)."""
    if side.units == 0:
        return False
    place = s.battle.place
    for i in range(place * 6, place * 6 + 6):
        if s.board.near[i] >= 0 and check_escape(s, side.seat, place, s.board.near[i]) == 0:
            return True
    return False


def retreat_or_stay(s: "Romolo", flee: bool) -> None:
    """A side retreats, or its token counts for nothing."""
    side = s.battle.side(s.player)
    if flee:
        s.tell("retreat", side.seat)
        side.flees = True
        s.battle.fleers = [u for u in range(layout.UNITS) if side.units & (1 << u) != 0]
        s.ask_seat(asked.FALL_BACK, side.seat)
    elif side is s.battle.attack:
        ask_defender(s)
    else:
        resolve(s)


def fall_back(s: "Romolo", place: int) -> None:
    """One Unit after the other falls back."""
    unit = s.battle.fleers[0]
    s.battle.fleers = s.battle.fleers[1:]
    s.at[unit] = place
    s.tell("fall-back", s.player, unit, s.battle.place, place)
    if not s.battle.fleers:
        reward(s)


def reward(s: "Romolo") -> None:
    """Who has not fled has won and may destroy buildings with its Units (RR11.15)."""
    winner = s.battle.winner()
    take_token(s, winner.seat)
    razing.begin(s, 0 if is_guarded(s, winner) else razers(s, winner))


def razers(s: "Romolo", side: Side) -> int:
    """How many involved Units of a side have a positive value."""
    if s.is_ai(side.seat):
        i = s.battle.place * layout.TROOP
        lying = 0 if side is s.battle.attack else s.ai[i + layout.LYING]
        return s.ai[i + layout.STANDING] + lying
    found = 0
    for unit in range(layout.UNITS):
        able = side.spared or s.st[unit] & layout.PENALTY == 0
        if able and side.units & (1 << unit) != 0 and s.edition.strength[layout.KIND[unit]] > 0:
            found += 1
    return found


def is_guarded(s: "Romolo", winner: Side) -> bool:
    """True if a third, non-allied player is in the hex, or Units that did not retreat (AMB-46)."""
    place = s.battle.place
    loser = s.battle.other(winner).seat
    if presence.is_present(s, loser, place):
        return True
    for other in range(s.rivals):
        if other in (winner.seat, loser) or s.are_allied(winner.seat, other):
            continue
        tower = s.tower_owner(place) == other
        if tower or presence.is_present(s, other, place):
            return True
    return False


# --- resolution (RR11.6) ---


def resolve(s: "Romolo") -> None:
    """Who wins, and what each side inflicts."""
    attack, defence = s.battle.attack, s.battle.defence
    lead = sums.final_value(s, attack) - sums.final_value(s, defence)
    if s.log is not None:
        sums.tell_sums(s)
        s.tell("values", sums.final_value(s, attack), sums.final_value(s, defence))
    if lead != 0:
        take_token(s, attack.seat if lead > 0 else defence.seat)
    attack.hits = sums.inflicted(s, lead, attack.token, defence.token)
    defence.hits = sums.inflicted(s, -lead, defence.token, attack.token)
    s.tell("casualties", attack.hits, defence.hits)
    casualties.assign(s)


def take_token(s: "Romolo", seat: int) -> None:
    """The winner's Battle token, if any is left."""
    if s.stock[layout.BANK + layout.BANK_BATTLES] > 0:
        s.own_stock()[layout.BANK + layout.BANK_BATTLES] -= 1
        s.seats[seat * layout.SEAT + layout.BATTLES] += 1
        s.tell("wins", seat)
    else:
        s.tell("wins-nothing", seat)


# --- the steps ---


class Retreat(BattleStep):
    """Whether a side retreats (RR11.5)."""

    clause = "RR11.5"
    texts: tuple[int, ...] = (a.YES, a.NO)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.YES, 2)]

    def play(self, s: "Romolo", action: int) -> None:
        retreat_or_stay(s, action == a.YES)

    def misfit(self, s: "Romolo") -> Misfit:
        side = s.battle.side(s.player)
        if side.seat != s.player or side.token != layout.FLIGHT or not can_flee(s, side):
            return "battle", "this seat cannot retreat"
        if s.battle.other(side).token < 0 or s.battle.attack.flees or s.battle.defence.flees:
            return "battle", "retreats are decided when both tokens are shown"
        if s.battle.striker().hits > 0 or s.battle.razing > 0 or s.battle.fleers:
            return "battle", "retreats are decided before anything else"
        return BattleStep.misfit(self, s)


class FallBack(BattleStep):
    """Where the units of the side that flees go, one after the other (RR11.5)."""

    clause = "RR11.5"
    silent = True
    texts: tuple[int, ...] = (a.HEX,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.HEX, a.UNIT - a.HEX)]

    def check(self, s: "Romolo", action: int) -> int:
        return check_escape(s, s.player, s.battle.place, action - a.HEX)

    def find(self, s: "Romolo") -> list[int]:
        return near(self, s, s.battle.place)

    def play(self, s: "Romolo", action: int) -> None:
        fall_back(s, action - a.HEX)

    def misfit(self, s: "Romolo") -> Misfit:
        side = s.battle.side(s.player)
        if side.seat != s.player or not side.flees or not s.battle.fleers:
            return "battle", "nobody flees"
        if s.battle.striker().hits > 0 or s.battle.razing > 0:
            return "battle", "who flees suffers no casualties"
        left = 0
        for unit in s.battle.fleers:
            if left & (1 << unit) != 0 or side.units & (1 << unit) == 0:
                return "battle", "these do not fall back"
            left |= 1 << unit
            if s.at[unit] != s.battle.place:
                return "battle", "these have fallen back"
        return BattleStep.misfit(self, s)
