"""The A.I.'s Turn: its groups move (RR16.4, RR16.9, RR16.10).

It acts inside `apply`; chance decides wherever the rules say by lot. Its Units have no slots: a
hex holds a number of standing ones, of standing ones with Penalty tokens, of lying ones.
"""

from typing import TYPE_CHECKING

from lusoria.core.step import FITS, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, step
from lusoria.games.romolo.board import constructions, exploration, land, presence
from lusoria.games.romolo.solitaire.ai_turn import AiTurn
from lusoria.games.romolo.step import Chance
from lusoria.games.romolo.war import fight, resolution

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


# --- the A.I.'s Turn (RR16.4, RR16.9) ---


def begin_turn(s: "Romolo") -> None:
    """After the human's Turn. With the End Procedure running the die may end the game (RR16.7)."""
    s.turn += 1
    s.forget()
    s.rest()
    s.ai_turn = AiTurn()
    s.active = layout.AI
    s.in_move = False
    s.tell("turn-ai")
    if not s.edition.ending.open_ai_turn(s):
        march(s)


def march(s: "Romolo") -> None:
    """Penalty tokens come off; the groups move one after the other."""
    for place in range(s.board.size):
        i = place * layout.TROOP
        s.ai[i + layout.STANDING] += s.ai[i + layout.HINDERED]
        s.ai[i + layout.HINDERED] = 0
    gather_groups(s)
    next_group(s)


def gather_groups(s: "Romolo") -> None:
    """The groups that are to move."""
    for place in range(s.board.size):
        i = place * layout.TROOP
        standing, hindered = s.ai[i + layout.STANDING], s.ai[i + layout.HINDERED]
        if standing + hindered > 0:
            s.ai_turn.groups.append((place, standing, hindered))


def next_group(s: "Romolo") -> None:
    """The next group by lot; after the last, the war or the end of the Event."""
    groups = s.ai_turn.groups
    if len(groups) > 1:
        s.throw(asked.LOT_GROUP)
    elif groups:
        move_group(s, groups[0][0])
    elif s.ai_turn.by_event:
        s.go(asked.RESHUFFLE)
    else:
        s.go(asked.AI_WAR)


def move_group(s: "Romolo", place: int) -> None:
    """A group goes where the rules send it, by lot among several hexes."""
    turn = s.ai_turn
    for group in turn.groups:
        start, standing, hindered = group
        if start == place:
            turn.groups.remove(group)
            turn.start = start
            turn.troops = standing + hindered
            turn.hindered = hindered
            break
    targets = destinations(s)
    if len(targets) > 1:
        s.throw(asked.LOT_MOVE)
    elif targets:
        go(s, targets[0])
    else:
        reason = layout.FIGHTS if is_target(s, place) else layout.WAITS
        s.tell("stay-ai", turn.troops, place, reason)
        next_group(s)


def human_value(s: "Romolo", place: int) -> int:
    """The Defence value of the human in a hex; buildings count nothing (RR16.4)."""
    value = 0
    for unit in range(layout.UNITS):
        if s.at[unit] == place and s.owner(unit) == layout.HUMAN:
            value += s.edition.strength[layout.KIND[unit]]
    if s.tower_owner(place) == layout.HUMAN:
        value += s.edition.tower
    return value


def has_human(s: "Romolo", place: int) -> bool:
    """True if the human has Units in a hex."""
    return presence.is_present(s, layout.HUMAN, place)


def is_target(s: "Romolo", place: int) -> bool:
    """True if there is anything to attack: human Units, Tower, or buildings (AMB-83)."""
    return (
        has_human(s, place)
        or s.tower_owner(place) == layout.HUMAN
        or constructions.is_razable(s, place)
    )


def destinations(s: "Romolo") -> list[int]:
    """The hexes among which the lot decides; empty if the group stays."""
    place = s.ai_turn.start
    goal = s.capital(layout.HUMAN)
    if s.ai_turn.by_event:
        return [n for n in neighbours(s, place) if is_nearer(s, n, place, goal)]
    strength = layout.AI_STRENGTH * s.ai_turn.troops
    if human_value(s, place) > strength:
        return refuges(s, place)
    if is_target(s, place):
        return []
    found: list[int] = []
    for near in neighbours(s, place):
        known = s.is_explored(near)
        if known and is_target(s, near) and human_value(s, near) < strength:
            found.append(near)
    return found if found else approaches(s, place, goal)


def why(s: "Romolo", place: int) -> int:
    """Why the group goes to a hex (RR16.4, RR16.6)."""
    turn = s.ai_turn
    if turn.by_event:
        return layout.MARCHES
    if human_value(s, turn.start) > layout.AI_STRENGTH * turn.troops:
        return layout.RETREATS
    return layout.ATTACKS if s.is_explored(place) and is_target(s, place) else layout.ADVANCES


def refuges(s: "Romolo", place: int) -> list[int]:
    """Explored hexes without human Units, closer to the A.I. Capital."""
    home = s.capital(layout.AI)
    found: list[int] = []
    for near in neighbours(s, place):
        explored = s.is_explored(near)
        if explored and is_nearer(s, near, place, home) and not has_human(s, near):
            found.append(near)
    return found


def approaches(s: "Romolo", place: int, goal: int) -> list[int]:
    """Hexes closer to a goal, unexplored or without anything to attack."""
    found: list[int] = []
    for near in neighbours(s, place):
        if not is_nearer(s, near, place, goal):
            continue
        if not s.is_explored(near) or not is_target(s, near):
            found.append(near)
    return found


def neighbours(s: "Romolo", place: int) -> list[int]:
    """The adjacent hexes in the order of their numbers."""
    found = [near for near in s.board.near[place * 6 : place * 6 + 6] if near >= 0]
    found.sort()
    return found


def is_nearer(s: "Romolo", near: int, place: int, goal: int) -> bool:
    """True if a hex is closer to the goal."""
    return s.board.distance(near, goal) < s.board.distance(place, goal)


def go(s: "Romolo", place: int) -> None:
    """The group goes to a hex, which may be unexplored (RR16.10)."""
    if not s.is_explored(place):
        s.tell("explore-ai", s.ai_turn.troops, s.ai_turn.start, place, why(s, place))
        exploration.turn_up(s, place, layout.EXPLORING)
    else:
        enter(s, place)
        next_group(s)


def enter(s: "Romolo", place: int) -> None:
    """The group is in its new hex; a wall on the way hinders it."""
    turn = s.ai_turn
    start = turn.start
    hindered = turn.hindered
    s.tell("move-ai", turn.troops, start, place, why(s, place))
    if land.is_walled(s, start, place):
        hindered = turn.troops
        s.tell("penalty-ai", turn.troops, place, s.board.side_to(place, start))
    s.ai[start * layout.TROOP + layout.STANDING] -= turn.troops - turn.hindered
    s.ai[start * layout.TROOP + layout.HINDERED] -= turn.hindered
    s.ai[place * layout.TROOP + layout.STANDING] += turn.troops - hindered
    s.ai[place * layout.TROOP + layout.HINDERED] += hindered


def fly(s: "Romolo", place: int) -> None:
    """The involved Units of the A.I. are in the hex they fall back to."""
    start = s.battle.place * layout.TROOP
    end = place * layout.TROOP
    attacks = s.is_ai(s.battle.attack.seat)
    condition = layout.LYING if attacks else layout.STANDING
    s.ai[end + condition] += s.ai[start + layout.STANDING] + s.ai[start + layout.HINDERED]
    s.ai[start + layout.STANDING] = 0
    s.ai[start + layout.HINDERED] = 0
    if not attacks:
        s.ai[end + layout.LYING] += s.ai[start + layout.LYING]
        s.ai[start + layout.LYING] = 0
    troops = s.battle.side(layout.AI).troops
    s.tell("move-ai", troops, s.battle.place, place, layout.RETREATS)
    resolution.reward(s)


def enter_explored(s: "Romolo") -> None:
    """The group has turned up a hex and is in it; the river may rise."""
    place = s.exploration.place
    enter(s, place)
    exploration.flow(s, place)


def lay_down(s: "Romolo", place: int) -> None:
    """Units that have attacked do so only once a Turn (RR11.10)."""
    i = place * layout.TROOP
    s.ai[i + layout.LYING] += s.ai[i + layout.STANDING]
    s.ai[i + layout.STANDING] = 0


# --- the lots ---


class LotGroup(Chance):
    """Which group moves next (RR16.4)."""

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        found = [(a.C_HEX + group[0], 1) for group in s.ai_turn.groups]
        found.sort()
        return found

    def play(self, s: "Romolo", action: int) -> None:
        move_group(s, action - a.C_HEX)

    def misfit(self, s: "Romolo") -> Misfit:
        return FITS if len(s.ai_turn.groups) > 1 else ("ai_turn", "no lot is needed")


class LotMove(Chance):
    """Where it goes, or where those that fight fall back to."""

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        found = destinations(s) if s.is_peaceful() else refuges(s, s.battle.place)
        return [(a.C_HEX + place, 1) for place in found]

    def needs(self, s: "Romolo") -> int:
        return 0 if s.is_peaceful() else step.BATTLE

    def misfit(self, s: "Romolo") -> Misfit:
        if s.is_peaceful():
            return FITS if s.ai_turn.start >= 0 else ("ai_turn", "no group moves")
        if not s.battle.side(layout.AI).flees:
            return "battle", "the A.I. does not flee"
        return fight.misfit(s)

    def play(self, s: "Romolo", action: int) -> None:
        if s.is_peaceful():
            go(s, action - a.C_HEX)
        else:
            fly(s, action - a.C_HEX)
