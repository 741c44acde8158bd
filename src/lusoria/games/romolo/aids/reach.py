"""How far the chosen unit could march with the Actions it has left."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.board import movement, presence
from lusoria.games.romolo.turn.move import Move
from lusoria.games.romolo.turn.phase import left
from lusoria.games.romolo.war import targets

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class Reach(TypedDict):
    """A hex that the chosen unit could march to, the shortest way."""

    hex: str
    cost: int
    """In Actions."""
    path: list[str]
    """The hexes of the march, this one last."""
    actions: list[int]
    """The decisions of the march, from this position on; who can do more there stays in hand."""
    penalty: bool
    """Whether the unit would have a penalty token there (RR6.5)."""
    explores: bool
    """Whether the march ends there because the hex lies face down (RR6.6)."""
    pressed: bool
    """Whether Hostile Units there would allow nothing but a retreat (RR6.3)."""
    meets: bool
    """Whether an enemy is there whom it could attack in this Turn, if it still stands (RR11.1)."""
    lies: bool
    """Whether it lies down there: no work and no attack in this Turn (RR5.4)."""
    units: int
    """How many could go there together: this one, and those that stand beside it."""
    together: list[int]
    """The decisions of all of them, from this position on."""


class March:
    """A march so far: the position after it, its hexes and decisions."""

    state: "Romolo"
    unit: int
    path: list[str]
    actions: list[int]

    def __init__(self, state: "Romolo", unit: int, path: list[str], actions: list[int]) -> None:
        self.state = state
        self.unit = unit
        self.path = path
        self.actions = actions


def reach(s: "Romolo") -> list[Reach]:
    """The hexes within reach on foot, the nearest first; of equal ways one without penalty."""
    if s.step != asked.DO or s.move.free or s.move.away:
        return []
    found: dict[int, Reach] = {}
    marches = [March(s, s.move.unit, [], [])]
    while marches:
        further: list[March] = []
        for march in marches:
            steps: list[int] = []
            movement.find_steps(march.state, march.unit, layout.ON_FOOT, steps)
            for action in steps:
                _step(s, march, action, found, further)
        marches = further
    comrades = [
        unit
        for unit in range(layout.UNITS)
        if unit != s.move.unit
        and s.at[unit] == s.at[s.move.unit]
        and s.owner(unit) == s.active
        and left(s, unit) > 0
    ]
    for way in found.values():
        if comrades:
            _join(s, way, comrades)
        if not (way["explores"] or way["lies"] or way["pressed"] or way["meets"]):
            _keep(s, way)
    return list(found.values())


def _join(s: "Romolo", way: Reach, comrades: list[int]) -> None:
    """Those who can go the same way go, too; nobody follows into the unknown."""
    if way["explores"]:
        return
    t = s.clone()
    for action in way["actions"]:
        t.apply(action)
    places = [s.board.names.index(name) for name in way["path"]]
    gone = {s.move.unit}
    for _ in comrades:
        follower = next((unit for unit in comrades if unit not in gone and _may(t, unit)), -1)
        if follower < 0:
            break
        gone.add(follower)
        actions = _follow(t, follower, places)
        if actions:
            for action in actions:
                t.apply(action)
            way["units"] += 1
            way["together"] += actions


def _keep(s: "Romolo", way: Reach) -> None:
    """Who can still act is taken up again: whoever goes to work need not choose it twice."""
    unit = way["actions"][-2] - a.UNIT if way["cost"] > 1 else s.move.unit
    for actions in (way["actions"], way["together"]):
        t = s.clone()
        for action in actions:
            t.apply(action)
        again = _first_twin(t, unit)
        if _may(t, again):
            actions.append(a.UNIT + again)


def _may(s: "Romolo", unit: int) -> bool:
    return s.step == asked.ACT and s.is_legal(a.UNIT + unit)


def _follow(s: "Romolo", unit: int, places: list[int]) -> list[int]:
    """The decisions that bring a unit along a way; none if it cannot go it to the end."""
    t = s.clone()
    actions: list[int] = []
    for place in places:
        for action in (a.UNIT + _first_twin(t, unit), a.HEX + place):
            if not t.is_legal(action):
                return []
            t.apply(action)
            actions.append(action)
        unit = actions[-2] - a.UNIT
    return actions


def _step(
    s: "Romolo", march: March, action: int, found: dict[int, Reach], further: list[March]
) -> None:
    """One hex further, unless a way as short and no worse is known."""
    place = action - a.HEX
    unit = march.unit
    path = [*march.path, s.board.names[place]]
    actions = [*march.actions, *([a.UNIT + unit] if march.actions else []), action]
    down = not s.is_explored(place)
    t = march.state
    if not down:
        t = t.clone()
        t.move = Move(unit, t.at[unit])
        movement.move(t, place, layout.ON_FOOT)
    penalty = t.st[unit] & layout.PENALTY != 0
    known = found.get(place)
    if place == s.at[s.move.unit] or (
        known is not None and (known["cost"] < len(path) or not known["penalty"] or penalty)
    ):
        return
    found[place] = {
        "hex": s.board.names[place],
        "cost": len(path),
        "path": path,
        "actions": actions,
        "penalty": penalty,
        "explores": down,
        "pressed": not down and presence.has_hostile(t, s.active, place),
        "meets": not down and targets.meets_enemy(s, unit, place),
        "lies": t.st[unit] & layout.LAID != 0 or down,
        "units": 1,
        "together": list(actions),
    }
    if not down:
        further.append(March(t, _first_twin(t, unit), path, actions))


def _first_twin(s: "Romolo", unit: int) -> int:
    """The unit that is chosen for this one: the first of those that may stand for it."""
    start = layout.MERCS if unit >= layout.MERCS else s.active * layout.OWN
    for other in range(start, unit):
        if s.at[other] == s.at[unit] and presence.is_twin(s, other, unit):
            return other
    return unit
