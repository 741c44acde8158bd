"""The end of a battle over a target, and of one that nobody defends (RR19.8, RR19.9, RR19.26)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.board import losses
from lusoria.games.romolo.campaign import coded, plan, removal
from lusoria.games.romolo.war import aftermath, elimination

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def take_undefended(s: "Romolo") -> None:
    """Nobody defends a building: it goes without dice; Penalty tokens stay (AMB-92)."""
    target = s.campaign.targets[s.campaign.current]
    s.tell("undefended", coded.code(s, target), target.place)
    removal.take(s, target)
    target.over = True
    aftermath.lie_down(s, s.battle.attack)
    losses.settle(s, asked.NEXT_ATTACK)


def close(s: "Romolo") -> None:
    """Penalty tokens come off, attackers lie down; whoever has lost his Tower is out."""
    battle = s.battle
    aftermath.relieve(s, battle.attack)
    aftermath.relieve(s, battle.defence)
    if s.players == 1:
        relieve_troops(s)
    aftermath.lie_down(s, battle.attack)
    target = s.campaign.target()
    if target is not None:
        target.over = True
    defender = battle.defence.seat
    if not s.is_ai(defender) and elimination.has_fallen(s, defender):
        elimination.eliminate(s, defender, battle.attack.seat)
    losses.settle(s, asked.NEXT_ATTACK)


def relieve_troops(s: "Romolo") -> None:
    """The A.I.'s Units of the battle lose their Penalty tokens; other targets keep theirs."""
    place = s.battle.place
    i = place * layout.TROOP
    target = s.campaign.target()
    if target is not None and target.sort == plan.TROOP and target.which == layout.HINDERED:
        if not target.lost:
            s.ai[i + layout.HINDERED] -= 1
            s.ai[i + layout.STANDING] += 1
        target.which = layout.STANDING
    if s.battle.side(layout.AI).troops > 0:
        spare = s.ai[i + layout.HINDERED] - s.campaign.like(place, plan.TROOP, layout.HINDERED, 0)
        s.ai[i + layout.HINDERED] -= spare
        s.ai[i + layout.STANDING] += spare
