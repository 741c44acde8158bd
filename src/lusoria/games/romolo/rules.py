"""Romolo o Remo? as `core` sees it: how it starts, its actions and events in words."""

from typing import Final, cast

from lusoria.core.game import Description, Rules
from lusoria.core.message import Message
from lusoria.core.state import State
from lusoria.core.verbs import Verb
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, events, fields, layout, odds, snapshot, value
from lusoria.games.romolo.arguments import argument
from lusoria.games.romolo.board import presence
from lusoria.games.romolo.economy import production
from lusoria.games.romolo.observation.parts import LAYOUT
from lusoria.games.romolo.scoring import categories
from lusoria.games.romolo.state import Romolo
from lusoria.games.romolo.steps import STEPS
from lusoria.games.romolo.value import auctions, proposals
from lusoria.games.romolo.war import targets as attacks


class RomoloRules(Rules):
    """The rules of Romolo o Remo?"""

    def __init__(self) -> None:
        self.action_count = a.ACTIONS
        self.chance_count = a.CHANCES
        self.steps = tuple(STEPS)
        self.step_names = asked.STEPS
        self.ends = layout.ENDS
        self.members = snapshot.MEMBERS
        self.events = events.EVENTS
        self.fields = fields.FIELDS
        self.observation = LAYOUT
        self.scoring = categories.SOURCES
        self.open_standing = False  # coins and multipliers may be hidden

    def new(self) -> Romolo:
        return Romolo()

    def notation(self, state: State, action: int) -> str:
        return a.notation(action, cast(Romolo, state).board.names)

    def describe(self, state: State, action: int) -> Description:
        s = cast(Romolo, state)
        verb = a.VERB_OF[action]
        of = argument(verb.first)
        number = verb.argument(action)
        message = Message(f"romolo-do-{_text(s, verb, number)}", of.params(s, number))
        return Description(verb.name, of.elements(s, number), message)

    def end_message(self, state: State) -> Message:
        """Who is left or has ended the game, and why the end had begun."""
        s = cast(Romolo, state)
        return super().end_message(s) if s.is_cut_off else s.edition.ending.message(s)

    def value(self, state: State, seat: int) -> float:
        return value.values(cast(Romolo, state), [seat])[0]

    def values(self, state: State, seats: list[int]) -> list[float]:
        return value.values(cast(Romolo, state), seats)

    def odds(self, state: State) -> Message | None:
        return odds.odds(cast(Romolo, state))

    def weighed(self, state: State) -> list[int]:
        """All but changes of stance: a stance matters only in the Turns of others (RR5.8), so that
        nothing is gained by it in one's own but its delay. Of bids, a few; of an ally's goods, none
        that are given as well.
        """
        s = cast(Romolo, state)
        if s.step == asked.BID:
            return auctions.sensible(s)
        legal = super().weighed(state)
        if s.step == asked.OFFER:
            return proposals.sensible(s, legal)
        if s.step != asked.ACT:
            return legal
        return [action for action in legal if not a.STANCE <= action < a.TOKEN]


def _text(s: Romolo, verb: Verb, number: int) -> str:
    """Return the name of an action's text, which may read differently in this step."""
    block = verb.first
    if s.player < 0 or block not in STEPS[s.step].texts:
        if block == a.STANCE:
            return "stance-peace" if presence.is_hostile_to(s, number) else "stance-war"
        return verb.name
    if block == a.HEX and s.step == asked.DO and number < s.board.size:
        if not s.is_explored(number):
            return "hex-explore"
        if attacks.comes_too_late(s, s.move.unit, number):
            return "hex-too-late"
    if (
        block == a.HEX
        and s.step == asked.SOURCE
        and production.check_source(s, s.move.place, number) != 0
    ):
        return verb.name
    return f"{verb.name}-{asked.STEPS[s.step]}"


RULES: Final = RomoloRules()
