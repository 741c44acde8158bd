"""The Builders as `core` sees it: how it starts, its actions and events in words."""

from typing import Final, cast

from lusoria.core.game import Description, Rules
from lusoria.core.message import Message, Params, names
from lusoria.core.state import State
from lusoria.games.builders import actions as a
from lusoria.games.builders import asked, value
from lusoria.games.builders.arguments import ARGUMENTS
from lusoria.games.builders.cards import LOAN
from lusoria.games.builders.events import EVENTS, FIELDS
from lusoria.games.builders.layout import BY_POINTS, ENDS, GOAL, SCALE, TAKE
from lusoria.games.builders.observation import LAYOUT
from lusoria.games.builders.reasons import PRICES, actions_needed
from lusoria.games.builders.scoring import SOURCES
from lusoria.games.builders.snapshot import MEMBERS
from lusoria.games.builders.state import Builders
from lusoria.games.builders.steps import STEPS
from lusoria.games.builders.words import counted
from lusoria.games.builders.workers import wage

# Moves that take one action
ONE_ACTION: Final = (a.LOAN, a.START, a.RECRUIT, a.SLAVE, a.TOOL, a.UNIVERSITY, a.FREE)


class BuildersRules(Rules):
    """The rules of The Builders."""

    def __init__(self) -> None:
        self.action_count = a.ACTIONS
        self.chance_count = a.CHANCES
        self.steps = tuple(STEPS)
        self.step_names = asked.STEPS
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
        verb = a.VERB_OF[action]
        of = ARGUMENTS[verb.first]
        number = verb.argument(action)
        params = of.params(s, number)
        _price(s, verb.first, number, params)
        message = Message(f"builders-do-{verb.name}", params)
        return Description(verb.name, of.elements(s, number), message)

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


RULES: Final = BuildersRules()
