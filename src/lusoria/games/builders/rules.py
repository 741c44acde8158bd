"""The Builders as `core` sees it: how it starts, its actions and events in words."""

from typing import Final, cast

from lusoria.core.game import Description, Rules
from lusoria.core.message import Message, Params, names
from lusoria.core.state import State
from lusoria.games.builders import actions as a
from lusoria.games.builders import asked, value
from lusoria.games.builders.cards import (
    LOAN,
    MACHINES,
    RESOURCES,
    SITE_NAMES,
    SLAVES,
    TOOLS,
    TWIN,
    WORKER_NAMES,
)
from lusoria.games.builders.events import EVENTS, FIELDS
from lusoria.games.builders.layout import BY_POINTS, ENDS, GOAL, SCALE, TAKE
from lusoria.games.builders.observation import LAYOUT
from lusoria.games.builders.reasons import PRICES, actions_needed, subject
from lusoria.games.builders.scoring import SOURCES
from lusoria.games.builders.snapshot import MEMBERS
from lusoria.games.builders.state import Builders
from lusoria.games.builders.words import counted
from lusoria.games.builders.workers import is_same_as_twin, is_slave, owner, wage

# The name of each block of actions
VERBS: Final[dict[int, str]] = {first: name for name, _, first in a.VERBS}

# Moves that take one action
ONE_ACTION: Final = (a.LOAN, a.START, a.RECRUIT, a.SLAVE, a.TOOL, a.UNIVERSITY, a.FREE)


class BuildersRules(Rules):
    """The rules of The Builders."""

    def __init__(self) -> None:
        self.action_count = a.ACTIONS
        self.chance_count = a.CHANCES
        self.steps = asked.STEPS
        self.ends = ENDS
        self.members = MEMBERS
        self.events = EVENTS
        self.fields = FIELDS
        self.point_scale = SCALE
        self.observation = LAYOUT
        self.scoring = SOURCES

    def new(self) -> Builders:
        return Builders()

    def notation(self, state: State, action: int) -> str:
        return a.notation(action)

    def describe(self, state: State, action: int) -> Description:
        s = cast(Builders, state)
        block = a.verb(action)
        rest = action - block
        params = subject(s, block, rest)
        _price(s, block, rest, params)
        verb = VERBS[block]
        return Description(verb, _on(s, block, rest), Message(f"builders-do-{verb}", params))

    def end_message(self, state: State) -> Message:
        """Who has reached the points that end the game (B22)."""
        s = cast(Builders, state)
        said = super().end_message(s)
        if s.ended == BY_POINTS:
            there = [seat for seat in range(s.players) if s.points[seat] >= GOAL]
            said.params.update({"who": names(there), "count": str(len(there)), "points": str(GOAL)})
        return said

    def value(self, state: State, seat: int) -> float:
        return value.value(cast(Builders, state), seat)


def _price(s: Builders, block: int, rest: int, params: Params) -> None:
    """What an action costs or brings: sesterces as `money`, and `actions`."""
    if block == a.TAKE:
        params["actions"] = counted("actions", rest + 1)
        params["money"] = counted("sesterces", TAKE[rest + 1])
    elif block == a.SEND:
        params["actions"] = counted("actions", actions_needed(s, block, rest))
        params["money"] = counted("sesterces", wage(s, rest))
    elif block == a.TO:
        worker = s.sending
        params["actions"] = counted("actions", actions_needed(s, block, rest))
        params["money"] = counted("sesterces", wage(s, worker) if worker >= 0 else 0)
    elif block == a.LOAN:
        params["actions"] = counted("actions", 1)
        params["money"] = counted("sesterces", LOAN)
    else:
        if block in ONE_ACTION:
            params["actions"] = counted("actions", 1)
        if block in PRICES:
            params["money"] = counted("sesterces", PRICES[block])


def _on(s: Builders, block: int, rest: int) -> list[str]:
    """The elements that an action touches."""
    if block == a.START or block == a.TO:
        return [f"site:{SITE_NAMES[rest]}"]
    if block == a.RECRUIT or block == a.SEND or block == a.SCHOOL:
        return _worker(s, rest)
    if block == a.SLAVE or block == a.FREE:
        return _worker(s, SLAVES + rest)
    if block == a.TOOL or block == a.WITH:
        return [f"tool:{TOOLS[rest]}"]
    if block == a.UNIVERSITY:
        return [f"university:{RESOURCES[rest]}"]
    if block == a.TAKE:
        return [f"take:{rest + 1}"]
    if block == a.LOAN:
        return ["stack:loans"]
    if block == a.BUY:
        return ["actions"]
    if block == a.REPAY:
        return [f"loans:{s.active}"]
    if block == a.ALONE and s.sending >= 0:
        return _worker(s, s.sending)
    if block == a.RELEASE:
        return [
            f"worker:{WORKER_NAMES[worker]}"
            for worker in range(SLAVES, MACHINES)
            if owner(s, worker) == s.active and is_slave(s, worker)
        ]
    return []


def _worker(s: Builders, worker: int) -> list[str]:
    """A worker, with the other that is the same card at the same place."""
    found = [f"worker:{WORKER_NAMES[worker]}"]
    if worker == TWIN and is_same_as_twin(s, TWIN + 1):
        found.append(f"worker:{WORKER_NAMES[TWIN + 1]}")
    return found


RULES: Final = BuildersRules()
