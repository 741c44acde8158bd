"""Each side gives up what the other has destroyed, the Attacker first; then the battle is over
(RR19.8, RR19.9, RR19.29).
"""

from typing import TYPE_CHECKING

from lusoria.core.message import Params
from lusoria.core.step import Block, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import constructions, losses, presence
from lusoria.games.romolo.campaign import coded, plan
from lusoria.games.romolo.campaign.fighting import ClashStep
from lusoria.games.romolo.campaign.plan import Target
from lusoria.games.romolo.war import aftermath, casualties, elimination, razing
from lusoria.games.romolo.war.fight import Side

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def loser(s: "Romolo") -> Side:
    """The side that gives something up now: the Attacker first."""
    return s.battle.attack if s.battle.defence.hits > 0 else s.battle.defence


def go_on(s: "Romolo") -> None:
    """The next loss; who can lose no more than he has to is not asked."""
    side = loser(s)
    winner = s.battle.other(side)
    while winner.hits > 0 and s.is_ai(side.seat) and side.troops > 0:
        lose_troop(s, side)
        winner.hits -= 1
    if winner.hits > 0 and elements(s, side) <= winner.hits:
        lose_all(s, side)
        winner.hits = 0
    if winner.hits > 0:
        s.ask_seat(asked.LOSE, side.seat)
    elif side is s.battle.attack:
        go_on(s)
    else:
        close(s)


def elements(s: "Romolo", side: Side) -> int:
    """How much a side can lose: Units, and the Defender's Tower and buildings that take part."""
    found = side.units.bit_count() + side.troops
    if side is s.battle.attack:
        return found
    if s.campaign.tower:
        found += 1
    target = s.campaign.target()
    if target is None:
        for kind in range(layout.PIECE_KINDS):
            found += constructions.pieces(s, s.battle.place, kind)
    elif target.is_building() and not target.lost:
        found += 1
    return found


def lose_all(s: "Romolo", side: Side) -> None:
    """A side gives up all that it has in the battle."""
    for unit in range(layout.UNITS):
        if side.units & (1 << unit) != 0:
            casualties.kill(s, unit)
    if side is s.battle.attack:
        return
    if s.campaign.tower:
        lose_tower(s, side)
    target = s.campaign.target()
    if target is None:
        raze_all(s)
    elif target.is_building() and not target.lost:
        take(s, target)


def raze_all(s: "Romolo") -> None:
    """All buildings of the hex are destroyed; in the A.I.'s Turn no Warehouse is filled."""
    place = s.battle.place
    for kind in range(layout.COUNTED):
        for _ in range(constructions.pieces(s, place, kind)):
            constructions.tear_down(s, place, kind)
    for side in range(6):
        if constructions.has_wall(s, place, side):
            constructions.break_wall(s, place, side)


def lose_tower(s: "Romolo", side: Side) -> None:
    """The Tower falls: its owner is out when the battle is over (RR19.9)."""
    razing.hit_tower(s, side.seat)
    s.campaign.tower = False


def take(s: "Romolo", target: Target) -> None:
    """The building that is the target is destroyed, and what it held spills."""
    if target.sort == plan.WALL:
        constructions.break_wall(s, target.place, target.which)
    else:
        constructions.tear_down(s, target.place, target.which)
        if target.holds != 0:
            constructions.lose_store(s, s.stores.index(target.holds))
    target.lost = True


def lose_troop(s: "Romolo", side: Side) -> None:
    """The A.I. loses the target first, then laid, then standing Units of the battle (RR19.37)."""
    place = s.battle.place
    target = s.campaign.target()
    if side is s.battle.defence and target is not None and not target.lost:
        target.lost = True
        condition = target.which
    else:
        condition = spare_troop(s, side)
    s.ai[place * layout.TROOP + condition] -= 1
    side.troops -= 1
    s.tell("kill-ai", place, condition)


def spare_troop(s: "Romolo", side: Side) -> int:
    """The condition of the A.I.'s Unit that goes next; laid ones only defend."""
    place = s.battle.place
    for condition in (layout.LYING, layout.STANDING):
        there = s.troops(place, condition)
        involved = condition != layout.LYING or side is s.battle.defence
        if involved and there > s.campaign.like(place, plan.TROOP, condition, 0):
            return condition
    return layout.HINDERED


# --- the end of the battle (RR19.8, RR19.9, RR19.26) ---


def take_undefended(s: "Romolo") -> None:
    """Nobody defends a building: it goes without dice; Penalty tokens stay (AMB-92)."""
    target = s.campaign.targets[s.campaign.current]
    s.tell("undefended", coded.code(s, target), target.place)
    take(s, target)
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


# --- the steps ---


class Lose(ClashStep):
    """What a side gives up (RR19.8)."""

    clause = "RR19.8"
    silent = True
    texts: tuple[int, ...] = (a.UNIT, a.TOWER, a.PIECE, a.SIDE)
    matters = layout.LAID

    def offers(self, s: "Romolo") -> list[Block]:
        return sorted([(a.TOWER, 1), *a.COUNTED_BLOCKS, (a.SIDE, 6), (a.UNIT, layout.UNITS)])

    def check(self, s: "Romolo", action: int) -> int:
        side = loser(s)
        block = a.verb(action)
        which = a.argument(action)
        if block == a.UNIT:
            if side.units & (1 << which) == 0:
                return no.NOT_INVOLVED
            return no.TWIN if presence.has_twin(s, which) else 0
        if side is s.battle.attack:
            return no.ONLY_ATTACKERS
        if block == a.TOWER:
            return 0 if s.campaign.tower else no.NO_TOWER
        target = s.campaign.target()
        if target is None and block == a.SIDE:
            return constructions.check_wall(s, s.battle.place, which)
        if target is None:
            there = constructions.pieces(s, s.battle.place, which) > 0
            return 0 if there else no.NO_SUCH_PIECE
        sort = plan.WALL if block == a.SIDE else plan.PIECE
        mine = target.sort == sort and target.which == which and not target.lost
        return 0 if mine else no.NOT_INVOLVED

    def play(self, s: "Romolo", action: int) -> None:
        block = a.verb(action)
        which = a.argument(action)
        target = s.campaign.target()
        if block == a.UNIT:
            casualties.kill(s, which)
        elif block == a.TOWER:
            lose_tower(s, loser(s))
        elif target is not None:
            take(s, target)
        elif block == a.SIDE:
            constructions.break_wall(s, s.battle.place, which)
        else:
            constructions.tear_down(s, s.battle.place, which)
        count(s)

    def prompt(self, s: "Romolo", params: Params) -> str:
        params["count"] = str(s.battle.other(loser(s)).hits)
        return ""

    def misfit(self, s: "Romolo") -> Misfit:
        side = loser(s)
        due = s.battle.other(side).hits
        if s.player != side.seat or due == 0 or elements(s, side) <= due:
            return "battle", "this seat has nothing to choose"
        return ClashStep.misfit(self, s)


def count(s: "Romolo") -> None:
    """One loss fewer is due."""
    s.battle.other(loser(s)).hits -= 1
    go_on(s)
