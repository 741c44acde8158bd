"""The action table and the chance table. Numbers never change; new ones are appended.

A verb has a block of numbers; an action's number is the block's first plus its argument: a die's
value or a disc (1 to 6, counted from 0 here), a number of points, a kind of card, or both.
"""

from typing import Any, Final

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

# the verb's word and the first number of its block, in order
VERBS: Final[list[tuple[str, int]]] = [
    ("end", END),
    ("done", DONE),
    ("reroll", REROLL),
    ("stand", STAND),
    ("money", MONEY),
    ("draw", DRAW),
    ("activate", ACTIVATE),
    ("target", TARGET),
    ("add", ADD),
    ("forum", POINTS),
    ("templum", TEMPLE),
    ("raise", RAISE),
    ("lower", LOWER),
    ("buy", BUY),
    ("pass", PASS),
    ("keep", KEEP),
    ("take", TAKE),
    ("copy", COPY),
    ("lay", LAY),
]

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
    """The first number of the block that the action is in."""
    found = END
    for _, first in VERBS:
        if first > action:
            break
        found = first
    return found


def notation(action: int) -> str:
    """The action as a person types it: `lay forum 3`, `activate 4`, `end`."""
    block = verb(action)
    rest = action - block
    word = {first: name for name, first in VERBS}[block]
    if block <= STAND:
        return word
    if block < PASS:
        return f"{word} {rest + 1}"
    if block < LAY:
        return f"{word} {NAMES[rest]}"
    return f"{word} {NAMES[rest // 6]} {rest % 6 + 1}"
