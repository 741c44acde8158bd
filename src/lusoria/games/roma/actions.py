"""The action table and the chance table. Numbers never change; new ones are appended.

A verb has a block of numbers; an action's number is the block's first plus its argument: a die's
value or a disc (1 to 6, counted from 0 here), a number of points, a kind of card, or both.
"""

from typing import Any, Final

from lusoria.core.verbs import Verb, numbered, verb_of_each
from lusoria.games.roma.cards import KINDS, NAMES

END: Final = 0
DONE: Final = 1
REROLL: Final = 2
STAND: Final = 3
MONEY: Final = 4
DRAW: Final = 10
ACTIVATE: Final = 16
TARGET: Final = 22
ADD: Final = 28
POINTS: Final = 34
TEMPLE: Final = 40
RAISE: Final = 46
LOWER: Final = 52
BUY: Final = 58
PASS: Final = 93
KEEP: Final = 118
TAKE: Final = 143
COPY: Final = 168
LAY: Final = 193
ACTIONS: Final = LAY + 6 * KINDS

MOST_BOUGHT: Final = PASS - BUY  # 36 points in the game, and whoever buys has one himself

LAID: Final = [f"{name} {disc}" for name in NAMES for disc in numbered(6)]

VERBS: Final = [
    Verb("end", END),
    Verb("done", DONE),
    Verb("reroll", REROLL),
    Verb("stand", STAND),
    Verb("money", MONEY, numbered(6)),
    Verb("draw", DRAW, numbered(6)),
    Verb("activate", ACTIVATE, numbered(6)),
    Verb("target", TARGET, numbered(6)),
    Verb("add", ADD, numbered(6)),
    Verb("forum", POINTS, numbered(6)),
    Verb("templum", TEMPLE, numbered(6)),
    Verb("raise", RAISE, numbered(6)),
    Verb("lower", LOWER, numbered(6)),
    Verb("buy", BUY, numbered(MOST_BOUGHT)),
    Verb("pass", PASS, NAMES),
    Verb("keep", KEEP, NAMES),
    Verb("take", TAKE, NAMES),
    Verb("copy", COPY, NAMES),
    Verb("lay", LAY, LAID),
]
VERB_OF: Final = verb_of_each(VERBS)  # of each action

FIRST: Final = 0  # which seat begins
CARD: Final = 2  # which kind of card is drawn
DICE: Final = 27  # three action dice, in ascending order
BATTLE: Final = 83  # the battle die
CHANCES: Final = BATTLE + 6

TRIPLES: Final[list[tuple[int, int, int]]] = [
    (a, b, c) for a in range(1, 7) for b in range(a, 7) for c in range(b, 7)
]


def weight(triple: tuple[int, int, int]) -> int:
    """In how many of 216 ways three dice show these values."""
    return [0, 1, 3, 6][len(set(triple))]


ROLLS: Final[list[tuple[int, int]]] = [(DICE + i, weight(t)) for i, t in enumerate(TRIPLES)]
ROLLED: Final[list[int]] = [outcome for outcome, ways in ROLLS for _ in range(ways)]
# kind * 7 + count: such an outcome with its weight, made once
COUNTED: Final[list[Any]] = [(CARD + kind, count) for kind in range(KINDS) for count in range(7)]
BATTLES: Final[list[tuple[int, int]]] = [(BATTLE + i, 1) for i in range(6)]


def verb(action: int) -> int:
    """Return the first number of the block that the action is in."""
    return VERB_OF[action].first


def notation(action: int) -> str:
    """Return the action as people type it: `lay forum 3`, `activate 4`, `end`."""
    return VERB_OF[action].notation(action)
