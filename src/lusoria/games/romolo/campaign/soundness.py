"""Whether the targets of a campaign and their attackers make sense together; for `restore`."""

from typing import TYPE_CHECKING

from lusoria.core.step import FITS, Misfit
from lusoria.games.romolo import layout
from lusoria.games.romolo.board import stores
from lusoria.games.romolo.campaign import plan, targets
from lusoria.games.romolo.campaign.plan import Target

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def misfit(s: "Romolo") -> Misfit:
    """Each attacker has one target of its hex, and no target is there twice."""
    campaign = s.campaign
    attackers = 0
    attacked = 0
    for number, target in enumerate(campaign.targets):
        if target.attackers == 0 or target.attackers & attackers != 0:
            return "campaign", "each attacker has one target"
        attackers |= target.attackers
        if target.sort == plan.UNIT:
            if attacked & (1 << target.which) != 0:
                return "campaign", "a target is there twice"
            attacked |= 1 << target.which
        if is_double(s, number):
            return "campaign", "a target is there twice"
        if not is_possible(s, target):
            return "campaign", "there is no such target"
        if not target.over and not is_waiting(s, number):
            return "campaign", "a target or its attackers are not there"
    if attackers & attacked != 0:
        return "campaign", "no attacker is a target"
    if campaign.current < 0 and (campaign.tower or campaign.farm or campaign.offers):
        return "campaign", "nothing is fought over"
    return FITS


def is_double(s: "Romolo", number: int) -> bool:
    """True if a Tower or a wall is a target already."""
    target = s.campaign.targets[number]
    if target.sort not in (plan.TOWER, plan.WALL):
        return False
    for other in s.campaign.targets[:number]:
        if other.is_like(target.place, target.sort, target.which, target.holds):
            return True
    return False


def is_possible(s: "Romolo", target: Target) -> bool:
    """True if such a thing can be a target of the active seat (RR19.27)."""
    if target.holds != 0:
        kept = target.sort == plan.PIECE and target.which == layout.WAREHOUSE
        if not kept or stores.place(target.holds) != target.place:
            return False
    if target.sort == plan.TROOP:
        there = s.troops(target.place, target.which) if s.players == 1 else 0
        return s.campaign.like(target.place, plan.TROOP, target.which, 0) <= there
    if target.is_building():
        return True
    owner = targets.owner(s, target)
    if owner == layout.NOBODY:  # a Mercenary that is back at the Bank
        return target.over or s.campaign.current >= 0
    return owner < s.players and targets.is_enemy(s, owner)


def is_waiting(s: "Romolo", number: int) -> bool:
    """True if a target that is still to be fought over is there, and its attackers are."""
    target = s.campaign.targets[number]
    if number == s.campaign.current:
        return True
    for unit in range(layout.UNITS):
        if target.attackers & (1 << unit) != 0 and not can_attack(s, target, unit):
            return False
    # one that is gone is skipped after the battle under way
    return not target.lost and (s.campaign.current >= 0 or not targets.is_gone(s, number))


def can_attack(s: "Romolo", target: Target, unit: int) -> bool:
    """True if a Unit still has to attack a target."""
    ready = s.at[unit] == target.place and s.st[unit] & layout.LAID == 0
    return ready and s.owner(unit) == s.active
