"""Why an action is refused: the codes of the steps' checks, and what they say."""

from typing import TYPE_CHECKING, Final

from lusoria.core.errors import Refusal
from lusoria.core.message import Message, Params
from lusoria.core.step import NOT_NOW
from lusoria.games.roma import actions as a
from lusoria.games.roma import asked
from lusoria.games.roma.cards import CLAUSES, EMPTY, PRICES
from lusoria.games.roma.words import card_name

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma

NO_DIE: Final = 2
PILES_EMPTY: Final = 3
BEYOND: Final = 4
NOT_SO_MANY_POINTS: Final = 5
NOT_ENOUGH_MONEY: Final = 6
NOT_TAKEN_UP: Final = 7
NOT_IN_HAND: Final = 8
NOT_A_BUILDING: Final = 9
NOT_A_CHARACTER: Final = 10
TOO_DEAR: Final = 11
PLACE_TAKEN: Final = 12
NO_CARD: Final = 13
PASSIVE: Final = 14
BLOCKED: Final = 15
NO_SECOND_DIE: Final = 16
NOTHING_OPPOSITE: Final = 17
NO_CHARACTER: Final = 18
NO_BUILDING: Final = 19
NO_EMPTY_DISC: Final = 20
NO_CARDS: Final = 21
NO_FORUM: Final = 22
ALL_BLOCKED: Final = 23
NO_CHARACTER_DISCARDED: Final = 24
NO_BUILDING_IN_HAND: Final = 25
NO_CHARACTER_IN_HAND: Final = 26
NOTHING_TO_COPY: Final = 27
COPIES_NOTHING: Final = 28
NOT_ON_YOUR_SIDE: Final = 29
BLOCKED_ALREADY: Final = 30
NO_TARGET: Final = 31
NOT_DRAWN: Final = 32
NOT_IN_DRAW_PILE: Final = 33
NOT_DISCARDED: Final = 34
BY_CARD: Final = 35  # only as a part of a card's action: what is said stands in `reach.py`

CARD: Final = "card"  # the clause of the card that acts, or is to act

# The message's name, the clause, and how specific it is: what a person can change ranks higher.
TABLE: Final[dict[int, tuple[str, str, int]]] = {
    NOT_NOW: ("not-now", "", 0),
    NO_DIE: ("no-die", "R7", 1),
    PILES_EMPTY: ("piles-empty", "R11", 3),
    BEYOND: ("beyond", "R26", 2),
    NOT_SO_MANY_POINTS: ("not-so-many-points", "R25", 2),
    NOT_ENOUGH_MONEY: ("not-enough-money", "R25", 3),
    NOT_TAKEN_UP: ("not-taken-up", CARD, 1),
    NOT_IN_HAND: ("not-in-hand", "", 1),
    NOT_A_BUILDING: ("not-a-building", CARD, 2),
    NOT_A_CHARACTER: ("not-a-character", CARD, 2),
    TOO_DEAR: ("too-dear", "R8", 3),
    PLACE_TAKEN: ("place-taken", "", 3),
    NO_CARD: ("no-card", "R12", 2),
    PASSIVE: ("passive", CARD, 4),
    BLOCKED: ("blocked", "R29", 4),
    NO_SECOND_DIE: ("no-second-die", CARD, 3),
    NOTHING_OPPOSITE: ("nothing-opposite", "R15", 3),
    NO_CHARACTER: ("no-character", "R15", 3),
    NO_BUILDING: ("no-building", "R15", 3),
    NO_EMPTY_DISC: ("no-empty-disc", "R15", 3),
    NO_CARDS: ("no-cards", "R15", 3),
    NO_FORUM: ("no-forum", "R15", 3),
    ALL_BLOCKED: ("all-blocked", "R15", 3),
    NO_CHARACTER_DISCARDED: ("no-character-discarded", "R15", 3),
    NO_BUILDING_IN_HAND: ("no-building-in-hand", "R15", 3),
    NO_CHARACTER_IN_HAND: ("no-character-in-hand", "R15", 3),
    NOTHING_TO_COPY: ("nothing-to-copy", "R15", 3),
    COPIES_NOTHING: ("copies-nothing", "R30", 3),
    NOT_ON_YOUR_SIDE: ("not-on-your-side", "R30", 1),
    BLOCKED_ALREADY: ("blocked-already", "R29", 3),
    NO_TARGET: ("no-target", CARD, 2),
    NOT_DRAWN: ("not-drawn", "R10", 1),
    NOT_IN_DRAW_PILE: ("not-in-draw-pile", "R31", 1),
    NOT_DISCARDED: ("not-discarded", "R37", 1),
}


def refusal(s: "Roma", action: int, code: int, clause: str) -> Refusal:
    """The refusal of an action with the code that the check gave; the clause is the question's."""
    name, rule, rank = TABLE[code]
    if code == NOT_NOW:  # and nothing of what lies face down
        return Refusal(clause, Message(f"roma-refuse-{name}", {"prompt": s.prompt()}), rank)
    block = a.verb(action)
    rest = action - block
    kind = _card_of(s, block, rest)
    if rule == CARD:
        rule = CLAUSES[kind if block == a.ACTIVATE or code == NO_SECOND_DIE else s.acting]
    elif code == NOT_IN_HAND and s.step == asked.ACT:
        rule = "R8"
    elif rule == "":
        rule = clause
    if block == a.ACTIVATE and kind != EMPTY:
        rank += 3  # a card on the table: more to the point than what could be laid over it
    if code == NO_DIE and s.spare_dice() == 0:
        name = "no-dice"
    params: Params = {"money": str(s.money[s.active])}
    if code == NOT_SO_MANY_POINTS:
        params["points"] = str(s.points[1 - s.active])
    if kind != EMPTY:
        params["card"] = card_name(kind)
        params["price"] = str(PRICES[kind])
    if block == a.LAY:
        params["disc"] = str(rest % 6 + 1)
    elif a.MONEY <= block < a.PASS:
        params["value"] = str(rest + 1)
        params["disc"] = str(rest + 1)
    return Refusal(rule, Message(f"roma-refuse-{name}", params), rank)


def _card_of(s: "Roma", block: int, rest: int) -> int:
    """The kind of card that an action is about, or EMPTY."""
    if block == a.LAY:
        return rest // 6
    if block >= a.PASS:
        return rest
    if block == a.ACTIVATE:
        return s.board[s.active * 6 + rest]
    if block == a.TARGET:
        return s.board[(1 - s.active) * 6 + rest]
    return EMPTY
