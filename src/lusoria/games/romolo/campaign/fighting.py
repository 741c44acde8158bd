"""What holds in every step of a battle over a target (RR19.26)."""

from typing import TYPE_CHECKING

from lusoria.core.step import FITS, Misfit
from lusoria.games.romolo import layout, step
from lusoria.games.romolo.campaign import plan, soundness, targets
from lusoria.games.romolo.campaign.plan import Target
from lusoria.games.romolo.war import fight
from lusoria.games.romolo.war.fight import BattleStep

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class ClashStep(BattleStep):
    """A decision within a battle over a target, or of the A.I. against a whole hex."""

    def needs(self, s: "Romolo") -> int:
        return step.BATTLE | step.CAMPAIGN

    def site(self, s: "Romolo") -> int:
        return s.battle.place

    def misfit(self, s: "Romolo") -> Misfit:
        if s.player not in (s.battle.attack.seat, s.battle.defence.seat):
            return "battle", "this seat does not fight"
        return misfit(s)


def misfit(s: "Romolo") -> Misfit:
    """What does not fit in a battle, whoever decides in it."""
    battle, campaign = s.battle, s.campaign
    if s.are_allied(s.active, battle.defence.seat) and battle.defence.seat != layout.NOBODY:
        return "battle", "allies do not fight each other"
    if battle.razing > 0 or battle.fleers or battle.attack.flees or battle.defence.flees:
        return "battle", "nobody razes or flees"
    if battle.attack.spared or battle.defence.spared:
        return "battle", "nobody is spared"
    wrong = fight.misfit(s)
    if wrong != FITS:
        return wrong
    target = campaign.target()
    if target is not None:
        why = wrong_target(s, target)
        return ("campaign", why) if why != "" else soundness.misfit(s)
    if not s.is_ai(s.active) or campaign.targets or battle.defence.seat != layout.HUMAN:
        return "campaign", "only the A.I. attacks a whole hex"
    i = battle.place * layout.TROOP
    if battle.attack.troops != s.ai[i + layout.STANDING] + s.ai[i + layout.HINDERED]:
        return "battle", "the A.I. attacks with all that stand"
    tower = s.tower_owner(battle.place) == layout.HUMAN
    return ("campaign", "no Tower stands there") if campaign.tower and not tower else FITS


def not_begun(s: "Romolo") -> Misfit:
    """What does not fit before both dice are known."""
    battle = s.battle
    if battle.attack.hits > 0 or battle.defence.hits > 0:
        return "battle", "it has not come to a fight yet"
    if battle.attack.token >= 0 and battle.defence.token >= 0:
        return "battle", "both dice are shown"
    if battle.defence.seat == layout.NOBODY:
        return "battle", "nobody defends"
    return misfit(s)


def wrong_target(s: "Romolo", target: Target) -> str:
    """What does not fit between a target and the sides of its battle."""
    attack, defence = s.battle.attack, s.battle.defence
    if target.over or target.place != s.battle.place or attack.units & ~target.attackers != 0:
        return "the battle is not over this target"
    if not target.is_building() and defence.seat == layout.NOBODY:
        return "the owner of the target defends it"
    if target.sort == plan.TOWER and target.which != defence.seat:
        return "the owner of the target defends it"
    if (target.sort == plan.TROOP) != s.is_ai(defence.seat):
        return "the A.I. defends its Units and nothing else"
    if s.is_ai(defence.seat) and defence.troops > targets.spare_troops(s, target.place) + (
        0 if target.lost else 1
    ):
        return "the A.I. has no such Units"
    if target.sort == plan.UNIT and s.owner(target.which) not in (defence.seat, layout.NOBODY):
        return "the owner of the target defends it"
    guests = defence.units & s.campaign.marked
    if target.sort == plan.UNIT:
        guests &= ~(1 << target.which)
    if guests != 0:
        return "a target helps nobody else"
    home = s.tower_owner(target.place) == defence.seat
    return "no Tower fights there" if s.campaign.tower and not home else ""
