"""Goals: what has to come about in a position, as plain data that the engine checks.

A goal is an object. Each of its members asks for something, and all of them have to be so at once:

    {"event": "forum-pays", "points": {"least": 6}}    this happens, with these fields
    {"does": "money 5"}                                the seat decides this, in notation
    {"verb": "lay", "on": "place:0:3"}                 the seat decides something of this kind
    {"view": "seats.0.money", "is": {"least": 10}}     the seat sees this after the decision
    {"won": true}                                      the game is over and the seat's side has won
    {"any": [...]}, {"all": [...]}, {"not": {...}}     one of several goals, all of them, or none

A wanted value is a plain value, a list of possible ones, or an object with `least`, `most`, `has`
(a list that contains it) or `count` (the length of a list).
"""

import re
from dataclasses import dataclass, field
from typing import Final

from lusoria.core.errors import DataError
from lusoria.core.events import told
from lusoria.core.reading import Reader
from lusoria.core.state import Event, State

Goal = dict[str, object]

KEYS: Final = ("event", "does", "verb", "view", "won", "any", "all", "not")
BOUNDS: Final = ("least", "most", "has", "count")


class GoalError(DataError):
    """Not a goal."""


@dataclass
class Moment:
    """A decision of the seat, or one of others or of chance, and the position after it."""

    seat: int
    """The seat that pursues the goal."""
    state: State
    """The position afterwards."""
    does: str = ""
    """Its decision in notation; empty if others decided."""
    verb: str = ""
    on: list[str] = field(default_factory=list)
    """The elements that the decision touched."""
    events: list[dict[str, object]] = field(default_factory=list)
    """What happened, as the seat may know it."""


def moment(state: State, action: int, seat: int) -> Moment:
    """Apply the action to the position and return what the seat may know of it."""
    events: list[Event] = []
    what = state.game.describe(state, action) if state.player == seat else None
    does = "" if what is None else state.game.notation(state, action)
    state.listen(events)
    state.apply(action)
    seen = [told(state, event, seat) for event in events]
    return Moment(
        seat,
        state,
        does,
        "" if what is None else what.verb,
        [] if what is None else what.on,
        [one.data for one in seen if one is not None],
    )


def is_met(goal: Goal, now: Moment) -> bool:
    """True if all that the goal asks for is so at this moment."""
    for key, check in CHECKS.items():
        if key in goal and not check(goal, now):
            return False
    return True


def _event(goal: Goal, now: Moment) -> bool:
    fields = {key: value for key, value in goal.items() if key not in (*KEYS, "on", "is")}
    return any(
        event["event"] == goal["event"]
        and all(key in event and fits(event[key], wanted) for key, wanted in fields.items())
        for event in now.events
    )


def _does(goal: Goal, now: Moment) -> bool:
    wanted = goal["does"]
    return now.does in wanted if isinstance(wanted, list) else now.does == wanted


def _verb(goal: Goal, now: Moment) -> bool:
    return fits(now.verb, goal["verb"]) and ("on" not in goal or goal["on"] in now.on)


def _view(goal: Goal, now: Moment) -> bool:
    found: object = now.state.view(now.seat)
    for name in str(goal["view"]).split("."):
        found = member(found, name)
        if found is None:
            break
    return fits(found, goal.get("is"))


def _won(goal: Goal, now: Moment) -> bool:
    outcome = now.state.outcome() if now.state.is_over else None
    return (outcome is not None and now.seat in outcome.winners) == goal["won"]


def _any(goal: Goal, now: Moment) -> bool:
    return any(is_met(one, now) for one in _goals(goal["any"]))


def _all(goal: Goal, now: Moment) -> bool:
    return all(is_met(one, now) for one in _goals(goal["all"]))


def _not(goal: Goal, now: Moment) -> bool:
    inner = goal["not"]
    assert isinstance(inner, dict)
    return not is_met(inner, now)


def _goals(several: object) -> list[Goal]:
    assert isinstance(several, list)
    return several


CHECKS: Final = {
    "event": _event,
    "does": _does,
    "verb": _verb,
    "view": _view,
    "won": _won,
    "any": _any,
    "all": _all,
    "not": _not,
}


def fits(found: object, wanted: object) -> bool:
    """True if a value is as wanted."""
    if isinstance(wanted, list):
        return found in wanted
    if not isinstance(wanted, dict):
        return found == wanted
    if "has" in wanted and not (isinstance(found, list | dict) and wanted["has"] in found):
        return False
    if "count" in wanted and not (isinstance(found, list) and fits(len(found), wanted["count"])):
        return False
    if "least" in wanted and not (isinstance(found, int | float) and found >= wanted["least"]):
        return False
    return "most" not in wanted or (isinstance(found, int | float) and found <= wanted["most"])


def member(data: object, name: str) -> object:
    """Return a member of plain data: a key, an index, or the item of a list that is called so."""
    if isinstance(data, dict):
        return data.get(name)
    if isinstance(data, list):
        at = place_of(data, name)
        return None if at is None else data[at]
    return None


def place_of(items: list[object], name: str) -> int | None:
    """Return the index that a name stands for in a list: a number, or what an item is called."""
    if re.fullmatch(r"\d+", name):
        return int(name) if int(name) < len(items) else None
    for at, item in enumerate(items):
        if isinstance(item, dict) and name in (item.get("name"), item.get("unit"), item.get("el")):
            return at
    return None


def read_goal(data: Reader, events: dict[str, tuple[str, ...]]) -> Goal:
    """Return a goal; an error says what is wrong with it. `events` has the fields of each event."""
    if not isinstance(data.data, dict):
        raise data.wrong("a goal is an object")
    goal: Goal = data.data
    if not any(key in goal for key in KEYS):
        raise data.wrong(f"a goal needs one of {', '.join(KEYS)}")
    allowed = [*KEYS]
    if "event" in goal:
        name = goal["event"]
        if not isinstance(name, str) or name not in events:
            raise data.wrong(f"there is no event {name!r}")
        allowed += events[name]
    if "verb" in goal:
        allowed.append("on")
    if "view" in goal:
        allowed.append("is")
    parts = data.keys([], allowed)
    for key in ("any", "all"):
        for inner in parts[key].items(1, 20) if key in parts else []:
            read_goal(inner, events)
    if "not" in parts:
        read_goal(parts["not"], events)
    for key, value in parts.items():
        if key not in KEYS and isinstance(value.data, dict):
            value.keys([], BOUNDS)
    return goal
