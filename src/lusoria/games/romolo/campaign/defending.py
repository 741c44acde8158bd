"""Who defends a target: its owner with helpers, or whoever offers most (RR19.4, RR19.5)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Params
from lusoria.core.step import Block, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, words
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import presence
from lusoria.games.romolo.campaign import clash, plan, removal, targets
from lusoria.games.romolo.campaign.fighting import ClashStep, not_begun
from lusoria.games.romolo.war.fight import Side

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


# --- a Unit or a Tower: its owner's helpers (RR19.4) ---


def call_helpers(s: "Romolo") -> None:
    """The owner of the target is asked who helps; the A.I. sends whom it can (RR19.17)."""
    seat = s.battle.defence.seat
    if s.is_ai(seat):
        s.battle.defence.troops = troops(s)
        clash.begin(s)
    elif has_helper(s, seat) or check_tower(s) == 0:
        s.ask_seat(asked.DEFEND, seat)
    else:
        clash.begin(s)


def check_helper(s: "Romolo", seat: int, unit: int) -> int:
    """Return the refusal's code, or 0 if a Unit of a seat may take part: it is in the hex, and no
    target of this phase (RR19.28).
    """
    if s.owner(unit) != seat:
        return no.NOT_YOURS
    if s.at[unit] != s.battle.place:
        return no.NOT_AT_TARGET
    if s.campaign.marked & (1 << unit) != 0:
        return no.TARGET_ITSELF
    return no.HELPS_ALREADY if s.battle.defence.units & (1 << unit) != 0 else 0


def has_helper(s: "Romolo", seat: int) -> bool:
    """True if a seat has a Unit that may take part."""
    for unit in range(layout.UNITS):
        if check_helper(s, seat, unit) == 0:
            return True
    return False


def check_tower(s: "Romolo") -> int:
    """Return the refusal's code, or 0 if the Defender's Tower may help a Unit: it stands there and
    is no target itself.
    """
    seat = s.battle.defence.seat
    if s.tower_owner(s.battle.place) != seat:
        return no.NO_TOWER
    if s.campaign.tower:
        return no.HELPS_ALREADY
    for target in s.campaign.targets:
        if target.sort == plan.TOWER and target.which == seat:
            return no.TARGET_ITSELF
    return 0


def troops(s: "Romolo") -> int:
    """The A.I.'s target and all its Units of the hex that are not targets."""
    return targets.spare_troops(s, s.battle.place) + 1


# --- a building: open offers in the order of turns (RR19.5) ---


def next_offer(s: "Romolo") -> None:
    """The next player with Units in the hex is asked; after the last it is known who defends."""
    for i in range(s.players):
        seat = (s.first + i) % s.players
        if can_offer(s, seat):
            s.battle.defence = Side(seat)
            s.ask_seat(asked.VOLUNTEER, seat)
            return
    choose_defender(s)


def can_offer(s: "Romolo", seat: int) -> bool:
    """True if a seat is still to be asked; neither the Attacker nor his ally is (RR19.28)."""
    if s.are_allied(s.active, seat):
        return False
    for other, _ in s.campaign.offers:
        if other == seat:
            return False
    for unit in range(layout.UNITS):
        marked = s.campaign.marked & (1 << unit) != 0
        if s.at[unit] == s.battle.place and s.owner(unit) == seat and not marked:
            return True
    return False


def choose_defender(s: "Romolo") -> None:
    """Most Units defend, the earlier of two equal offers; without any the piece goes."""
    best = 0
    s.battle.defence = Side(layout.NOBODY)
    for seat, units in s.campaign.offers:
        if units.bit_count() > best:
            best = units.bit_count()
            s.battle.defence = Side(seat)
            s.battle.defence.units = units
    if best > 0:
        clash.begin(s)
    else:
        removal.take_undefended(s)


# --- the steps ---


class Defend(ClashStep):
    """Which of his Units, and whether his Tower, help the target (RR19.4)."""

    clause = "RR19.4"
    silent = True
    texts: tuple[int, ...] = (a.DONE, a.TOWER, a.UNIT)
    matters = layout.IN_WAR

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.DONE, 1), (a.TOWER, 1), (a.UNIT, layout.UNITS)]

    def check(self, s: "Romolo", action: int) -> int:
        if action == a.DONE:
            return 0
        if action == a.TOWER:
            return check_tower(s)
        unit = action - a.UNIT
        code = check_helper(s, s.player, unit)
        return no.TWIN if code == 0 and presence.has_twin(s, unit) else code

    def play(self, s: "Romolo", action: int) -> None:
        if action == a.DONE:
            clash.begin(s)
        elif action == a.TOWER:
            s.campaign.tower = True
        else:
            s.battle.defence.units |= 1 << action - a.UNIT

    def prompt(self, s: "Romolo", params: Params) -> str:
        name_target(s, params)
        return ""

    def misfit(self, s: "Romolo") -> Misfit:
        target = s.campaign.target()
        if target is None or target.is_building() or s.player != s.battle.defence.seat:
            return "campaign", "the owner of the target is asked who helps"
        return unarmed(s)


class Volunteer(Defend):
    """Which Units are offered for a building; a Tower defends none (RR19.5)."""

    clause = "RR19.5"
    texts: tuple[int, ...] = (a.DONE, a.UNIT)

    def check(self, s: "Romolo", action: int) -> int:
        if action == a.TOWER:
            return no.TOWER_STAYS
        return Defend.check(self, s, action)

    def play(self, s: "Romolo", action: int) -> None:
        defence = s.battle.defence
        if action != a.DONE:
            defence.units |= 1 << action - a.UNIT
            return
        s.campaign.offers = [*s.campaign.offers, (s.player, defence.units)]
        s.tell("offer", s.player, defence.units, s.battle.place)
        next_offer(s)

    def prompt(self, s: "Romolo", params: Params) -> str:
        name_target(s, params)
        best = 0
        for _, units in s.campaign.offers:
            best = max(best, units.bit_count())
        params["count"] = str(best)
        return "-more" if best > 0 else ""

    def misfit(self, s: "Romolo") -> Misfit:
        target = s.campaign.target()
        if target is None or not target.is_building() or s.player != s.battle.defence.seat:
            return "campaign", "for a building offers are made"
        if not can_offer(s, s.player) or s.campaign.tower or not offers_fit(s):
            return "campaign", "the offers do not fit"
        return unarmed(s)


def unarmed(s: "Romolo") -> Misfit:
    """What does not fit before powers and dice."""
    for side in (s.battle.attack, s.battle.defence):
        if side.bonus > 0 or side.token >= 0:
            return "battle", "powers and dice come later"
    if s.campaign.farm:
        return "campaign", "powers and dice come later"
    return not_begun(s)


def offers_fit(s: "Romolo") -> bool:
    """True if each offer is of Units that may be offered."""
    for seat, units in s.campaign.offers:
        if s.are_allied(s.active, seat) or units & s.campaign.marked != 0:
            return False
        for unit in range(layout.UNITS):
            there = s.at[unit] == s.battle.place and s.owner(unit) == seat
            if units & (1 << unit) != 0 and not there:
                return False
    return True


def name_target(s: "Romolo", params: Params) -> None:
    """Name the target in a prompt."""
    target = s.campaign.target()
    if target is not None:
        params["target"] = words.target(s, target)
        params["hex"] = words.hex_name(s, target.place)
        params["seat"] = words.name(s, s.battle.attack.seat)
