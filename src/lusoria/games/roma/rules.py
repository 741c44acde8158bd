"""Roma as `core` sees it: how it starts, its actions and events in words."""

from typing import Final, cast

from lusoria.core.game import Description, Rules
from lusoria.core.message import Message, SeatName, names
from lusoria.core.state import State
from lusoria.games.roma import actions as a
from lusoria.games.roma import asked
from lusoria.games.roma.arguments import ARGUMENTS
from lusoria.games.roma.events import EVENTS, FIELDS
from lusoria.games.roma.layout import EMPTY_STOCKPILE, ENDS, NO_POINTS, SOURCES
from lusoria.games.roma.observation import LAYOUT
from lusoria.games.roma.odds import odds
from lusoria.games.roma.snapshot import MEMBERS
from lusoria.games.roma.state import Roma
from lusoria.games.roma.steps import STEPS
from lusoria.games.roma.value import value


class RomaRules(Rules):
    """The rules of Roma."""

    def __init__(self) -> None:
        self.action_count = a.ACTIONS
        self.chance_count = a.CHANCES
        self.steps = tuple(STEPS)
        self.step_names = asked.STEPS
        self.ends = ENDS
        self.members = MEMBERS
        self.events = EVENTS
        self.fields = FIELDS
        self.observation = LAYOUT
        self.scoring = {"start": ["R1"], **SOURCES}

    def new(self) -> Roma:
        return Roma()

    def notation(self, state: State, action: int) -> str:
        return a.notation(action)

    def describe(self, state: State, action: int) -> Description:
        s = cast(Roma, state)
        verb = a.VERB_OF[action]
        of = ARGUMENTS[verb.first]
        number = verb.argument(action)
        text = "buy-card" if verb.first == a.LAY and s.step == asked.ACT else verb.name
        message = Message(f"roma-do-{text}", of.params(s, number))
        return Description(verb.name, of.elements(s, number), message)

    def end_message(self, state: State) -> Message:
        """Who has no points left, or has taken the last of the stockpile (R17)."""
        s = cast(Roma, state)
        said = super().end_message(s)
        if s.ended == NO_POINTS:
            broke = [seat for seat in (0, 1) if s.points[seat] == 0]
            said.params.update({"who": names(broke), "count": str(len(broke))})
        elif s.ended == EMPTY_STOCKPILE:
            said.params["who"] = SeatName(s.active)
        return said

    def value(self, state: State, seat: int) -> float:
        return value(cast(Roma, state), seat)

    def odds(self, state: State) -> Message | None:
        return odds(cast(Roma, state))


RULES: Final = RomaRules()
