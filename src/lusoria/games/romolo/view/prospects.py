"""What a target may be defended with, before anybody is asked (RR19.4 to RR19.6)."""

from typing import TYPE_CHECKING, Final, TypedDict

from lusoria.core.view import Said, said
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, words
from lusoria.games.romolo.campaign import defending, plan, targets, values
from lusoria.games.romolo.campaign.plan import Target
from lusoria.games.romolo.scoring import influence
from lusoria.games.romolo.war.fight import Battle, Side

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

# The sorts of target that actions name
SORTS: Final = {
    a.UNIT: plan.UNIT,
    a.AI_UNIT: plan.TROOP,
    a.TOWER: plan.TOWER,
    a.PIECE: plan.PIECE,
    a.SIDE: plan.WALL,
}


class Prospect(TypedDict):
    """What both sides would count before powers and dice; 0: nobody defends, and it falls."""

    attack: int
    least: int
    most: int
    """If everybody helps who may."""


class Aim(TypedDict):
    """Something that the chosen unit may attack."""

    action: int
    what: Said
    number: int | None
    """Of the target, if others attack it already."""
    prospect: Prospect
    own_land: bool
    """Whether it is a building, nobody's, where one's own side has Control."""


def aims(s: "Romolo") -> list[Aim]:
    """What the unit that is being given a target may attack."""
    if s.step != asked.AIM:
        return []
    own = influence.has_control(s, s.player, s.at[s.campaign.unit])
    return [_aim(s, action, own) for action in s.legal_actions()]


def _aim(s: "Romolo", action: int, own: bool) -> Aim:
    block = a.verb(action)
    rest = a.argument(action)
    attackers = 1 << s.campaign.unit
    if block == a.TARGET:
        target = s.campaign.targets[rest]
        attackers |= target.attackers
    else:
        place = s.at[s.campaign.unit]
        which = s.tower_owner(place) if block == a.TOWER else rest
        target = Target(place, SORTS[block], which, 0)
    return {
        "action": action,
        "what": said(words.target(s, target)),
        "number": rest + 1 if block == a.TARGET else None,
        "prospect": prospect(s, target, attackers),
        "own_land": own and target.is_building(),
    }


def prospect(s: "Romolo", target: Target, attackers: int) -> Prospect:
    """What attackers and defenders of a target would count."""
    t = s.clone()
    if target.sort == plan.UNIT:
        t.campaign.marked |= 1 << target.which
    t.battle = battle = Battle(target.place, t.active, targets.owner(t, target))
    battle.attack.units = attackers
    attack = values.value(t, battle.attack)
    if target.is_building():
        return {"attack": attack, "least": 0, "most": _offered(t)}
    if target.sort == plan.TROOP:
        declared = target in s.campaign.targets
        battle.defence.troops = targets.spare_troops(t, target.place) + (1 if declared else 0)
    elif target.sort == plan.TOWER:
        t.campaign.tower = True
    else:
        battle.defence.units = 1 << target.which
    least = values.value(t, battle.defence)
    if target.sort != plan.TROOP:
        battle.defence.units |= _helpers(t, battle.defence.seat)
        t.campaign.tower = t.campaign.tower or defending.check_tower(t) == 0
    return {"attack": attack, "least": least, "most": values.value(t, battle.defence)}


def _offered(t: "Romolo") -> int:
    """The most that anybody could offer for a building, or 0."""
    most = 0
    for seat in range(t.players):
        if defending.can_offer(t, seat):
            t.battle.defence = Side(seat)
            t.battle.defence.units = _helpers(t, seat)
            most = max(most, values.value(t, t.battle.defence))
    return most


def _helpers(t: "Romolo", seat: int) -> int:
    """The units of a seat that may take part."""
    found = 0
    for unit in range(layout.UNITS):
        if defending.check_helper(t, seat, unit) == 0:
            found |= 1 << unit
    return found
