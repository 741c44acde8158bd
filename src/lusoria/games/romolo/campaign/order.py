"""Target by target, in the order the Attacker likes (RR19.3, RR19.26)."""

from typing import TYPE_CHECKING

from lusoria.core.step import Block, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, step
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.campaign import coded, defending, plan, soundness, targets
from lusoria.games.romolo.step import Step
from lusoria.games.romolo.war import aftermath
from lusoria.games.romolo.war.fight import NO_BATTLE, Battle, Side

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def go_on(s: "Romolo") -> None:
    """All is declared, or a battle is over with all that followed: the next target, if any."""
    s.battle = NO_BATTLE
    s.campaign.close_battle()
    skip_gone(s)
    if s.campaign.has_targets_left():
        s.open_move(asked.NEXT_TARGET)
    else:
        s.rest()
        s.go(asked.MAINTENANCE)


def skip_gone(s: "Romolo") -> None:
    """Who was to attack what is gone by now lies down without a battle."""
    for number, target in enumerate(s.campaign.targets):
        if not target.over and targets.is_gone(s, number):
            target.over = True
            target.lost = True
            s.tell("skip", s.active, coded.code(s, target), target.place)
            attackers = Side(s.active)
            attackers.units = target.attackers
            aftermath.lie_down(s, attackers)


def open_battle(s: "Romolo", number: int) -> None:
    """A target is named; its owner defends it, or whoever offers most Units (RR19.26)."""
    target = s.campaign.targets[number]
    s.campaign.current = number
    s.battle = Battle(target.place, s.active, targets.owner(s, target))
    s.battle.attack.units = target.attackers
    s.tell("assault", s.active, coded.code(s, target), target.place, target.attackers)
    if target.sort == plan.UNIT:
        s.battle.defence.units = 1 << target.which
    elif target.sort == plan.TOWER:
        s.campaign.tower = True
    if target.is_building():
        defending.next_offer(s)
    else:
        defending.call_helpers(s)


class NextTarget(Step):
    """Which target is fought over next (RR19.26)."""

    clause = "RR19.26"
    silent = True
    texts: tuple[int, ...] = (a.TARGET,)
    phase = layout.AT_WAR

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.TARGET, plan.MOST_TARGETS)]

    def check(self, s: "Romolo", action: int) -> int:
        number = action - a.TARGET
        if number >= len(s.campaign.targets):
            return no.NO_TARGET
        if s.campaign.targets[number].over:
            return no.FOUGHT_OVER
        return no.TWIN if targets.has_alike(s, number) else 0

    def play(self, s: "Romolo", action: int) -> None:
        open_battle(s, action - a.TARGET)

    def needs(self, s: "Romolo") -> int:
        return step.CAMPAIGN

    def misfit(self, s: "Romolo") -> Misfit:
        if s.campaign.unit >= 0 or s.campaign.current >= 0 or s.in_move:
            return "campaign", "nothing is fought over now"
        return soundness.misfit(s)
