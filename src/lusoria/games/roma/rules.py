"""Roma as `core` sees it: how it starts, its actions and events in words."""

from typing import Final, cast

from lusoria.core.game import Description, Rules
from lusoria.core.message import Message, Params, SeatName, names
from lusoria.core.state import State
from lusoria.games.roma import actions as a
from lusoria.games.roma import asked
from lusoria.games.roma.cards import EMPTY, NAMES, PRICES
from lusoria.games.roma.events import EVENTS, FIELDS
from lusoria.games.roma.layout import EMPTY_STOCKPILE, ENDS, NO_POINTS, SOURCES, UNUSED
from lusoria.games.roma.observation import LAYOUT
from lusoria.games.roma.odds import odds
from lusoria.games.roma.refusals import card_name
from lusoria.games.roma.snapshot import MEMBERS
from lusoria.games.roma.state import Roma
from lusoria.games.roma.value import value

# The word of each block of actions
WORDS: Final[dict[int, str]] = {first: word for word, first in a.VERBS}


class RomaRules(Rules):
    """The rules of Roma."""

    def __init__(self) -> None:
        self.action_count = a.ACTIONS
        self.chance_count = a.CHANCES
        self.steps = asked.STEPS
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
        block = a.verb(action)
        rest = action - block
        word = WORDS[block]
        params: Params = {}
        if block == a.LAY:
            params["card"] = card_name(rest // 6)
            params["disc"] = str(rest % 6 + 1)
            if s.step == asked.ACT:
                word = "buy-card"
                params["price"] = str(PRICES[rest // 6])
        elif block >= a.PASS:
            params["card"] = card_name(rest)
        elif block >= a.MONEY:
            params["value"] = str(rest + 1)
        if block == a.ACTIVATE or block == a.TARGET:
            seat = s.active if block == a.ACTIVATE else 1 - s.active
            params["card"] = _lying(s, seat * 6 + rest)
        elif block == a.BUY:
            params["money"] = str(2 * rest + 2)
        elif block in (a.RAISE, a.LOWER):
            params["now"] = str(rest + 2 if block == a.RAISE else rest)
        return Description(WORDS[block], _on(s, block, rest), Message(f"roma-do-{word}", params))

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


def _lying(s: Roma, place: int) -> Message:
    """What lies at a place of the board; before the reveal only that something does (R4)."""
    kind = s.board[place]
    if kind == EMPTY:
        return Message("roma-no-card")
    return Message("roma-down-card") if s.step == asked.PLACE else card_name(kind)


def _on(s: Roma, block: int, rest: int) -> list[str]:
    """The elements that an action touches."""
    own = s.active
    if block == a.LAY:
        zone = "held" if s.step == asked.RELAY else "hand"
        return [f"{zone}:{NAMES[rest // 6]}", f"place:{own}:{rest % 6 + 1}"]
    if block == a.PASS:
        return [f"hand:{NAMES[rest]}"]
    if block == a.KEEP:
        return [f"held:{NAMES[rest]}"]
    if block == a.TAKE:
        pile = "draw" if s.step == asked.SEEK else "discard"
        return [f"{pile}:{NAMES[rest]}", f"pile:{pile}"]
    if block == a.COPY:
        return [f"place:{own}:{i + 1}" for i in range(6) if s.board[own * 6 + i] == rest]
    if block == a.TARGET:
        return [f"place:{1 - own}:{rest + 1}"]
    if block == a.BUY:
        return [f"seat:{1 - own}"]
    if block == a.MONEY:
        return [*_dice(s, rest + 1), "disc:money"]
    if block == a.DRAW:
        return [*_dice(s, rest + 1), "disc:cards", "pile:draw"]
    if block == a.ACTIVATE:
        return [*_dice(s, rest + 1), f"disc:{rest + 1}", f"place:{own}:{rest + 1}"]
    if block in (a.ADD, a.POINTS, a.TEMPLE, a.RAISE, a.LOWER):
        return _dice(s, rest + 1)
    return []


def _dice(s: Roma, value: int) -> list[str]:
    """The unused dice that show a value."""
    return [f"die:{i}" for i in range(3) if s.dice[i] == value and s.used[i] == UNUSED]


RULES: Final = RomaRules()
