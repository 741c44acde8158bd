"""Targets that are declared and not fought over yet, for judging a position (RR19.26)."""

from typing import TYPE_CHECKING, Final

from lusoria.games.romolo import layout
from lusoria.games.romolo.board import constructions
from lusoria.games.romolo.campaign import plan, removal, targets, values
from lusoria.games.romolo.campaign.plan import NO_CAMPAIGN, Target
from lusoria.games.romolo.value.peril import A_CITY, A_LIFE
from lusoria.games.romolo.war import sums

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

A_TOWER: Final = 12.0  # whoever loses it is out


def settled(s: "Romolo") -> "Romolo":
    """The position without the buildings that nobody can defend any more."""
    if s.campaign is NO_CAMPAIGN:
        return s
    after = s
    for number in range(len(s.campaign.targets)):
        if is_doomed(after, number):
            if after is s:
                after = s.clone()
            target = after.campaign.targets[number]
            removal.take(after, target)
            target.over = True
    return after


def is_doomed(s: "Romolo", number: int) -> bool:
    """True if a building is sure to go: it is still to be fought over, and nobody can offer."""
    target = s.campaign.targets[number]
    if target.over or target.lost or not target.is_building() or number == s.campaign.current:
        return False
    return not targets.is_gone(s, number) and strongest(s, target) == 0


def strongest(s: "Romolo", target: Target) -> int:
    """The Units of the seat that could defend a building best."""
    best = 0
    for seat in range(s.players):
        units = 0 if s.are_allied(s.active, seat) else idle(s, seat, target.place)
        if units.bit_count() > best.bit_count():
            best = units
    return best


def idle(s: "Romolo", seat: int, place: int) -> int:
    """The Units of a seat in a hex that are not targets."""
    found = 0
    for unit in range(layout.UNITS):
        if s.at[unit] == place and s.owner(unit) == seat and s.campaign.marked & (1 << unit) == 0:
            found |= 1 << unit
    return found


def weigh(s: "Romolo", ahead: float, worth: list[float]) -> None:
    """Adds what both sides may expect to lose in the battles to come."""
    for number, target in enumerate(s.campaign.targets):
        if target.over or target.lost or s.battle.attack.hits + s.battle.defence.hits > 0:
            continue
        if number == s.campaign.current and s.battle.defence.seat != layout.NOBODY:
            fight(
                s,
                values.value(s, s.battle.attack),
                values.value(s, s.battle.defence),
                target,
                s.battle.defence.seat,
                s.battle.defence.units.bit_count() + s.battle.defence.troops,
                ahead,
                worth,
            )
        elif not targets.is_gone(s, number):
            foresee(s, target, ahead, worth)


def foresee(s: "Romolo", target: Target, ahead: float, worth: list[float]) -> None:
    """A battle that has not begun: the Defender sends whom he can."""
    seat = targets.owner(s, target)
    count = 1
    if target.sort == plan.TROOP:
        count = targets.spare_troops(s, target.place) + 1
        value = layout.AI_STRENGTH * count
    else:
        units = strongest(s, target) if target.is_building() else idle(s, seat, target.place)
        if target.sort == plan.UNIT:
            units |= 1 << target.which
        if target.is_building():
            seat = s.owner(units.bit_length() - 1)
        count = units.bit_count()
        value = sums.strength(s, units)
        if s.tower_owner(target.place) == seat:
            value += s.edition.capital_bonus(constructions.power(s, target.place))
        if target.sort == plan.TOWER:
            value += s.edition.tower
    attack = sums.strength(s, target.attackers)
    for unit in range(layout.UNITS):
        if target.attackers & (1 << unit) != 0 and s.st[unit] & layout.PENALTY != 0:
            attack -= s.edition.penalty
            break
    fight(s, max(attack, 1), max(value, 1), target, seat, count, ahead, worth)


def fight(
    s: "Romolo",
    attack: int,
    defence: int,
    target: Target,
    seat: int,
    defenders: int,
    ahead: float,
    worth: list[float],
) -> None:
    """What both sides lose on average, whatever the dice show."""
    losses = 0.0
    gains = 0.0
    falls = 0
    attackers = target.attackers.bit_count()
    for die in range(values.SIX):
        strikes = values.multiplied(attack, die, 0)
        for other in range(values.SIX):
            lead = strikes - values.multiplied(defence, other, 0)
            hits = values.inflicted(s, lead, die)
            blows = values.inflicted(s, -lead, other)
            gains += min(hits, defenders)
            losses += min(blows, attackers)
            if hits > defenders:
                falls += 1
    rolls = values.SIX * values.SIX
    life = A_LIFE * (0.25 + 0.75 * ahead)
    worth[s.side(seat)] -= life * gains / rolls
    worth[s.side(s.active)] -= life * losses / rolls
    if target.sort == plan.TOWER:
        worth[s.side(seat)] -= (A_TOWER + A_CITY) * falls / rolls
