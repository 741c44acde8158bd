"""The action table and the chance table. Numbers never change; new ones are appended.

A verb has a block of numbers; an action's number is the block's first plus its argument: a site,
a worker, a tool, a resource, or a number of actions.
"""

from typing import Final

from lusoria.games.builders.cards import (
    APPRENTICES,
    CARDS,
    MACHINES,
    RESOURCES,
    SITE_NAMES,
    SITES,
    SLAVE_COUNT,
    SLAVES,
    TOOLS,
    WORKER_NAMES,
    WORKERS,
)
from lusoria.games.builders.layout import TAKE as TAKEN

END: Final = 0
DONE: Final = 1
BUY: Final = 2
REPAY: Final = 3
RELEASE: Final = 4
ALONE: Final = 5
LOAN: Final = 6
TAKE: Final = 7
START: Final = 10
RECRUIT: Final = START + SITES
SEND: Final = RECRUIT + CARDS
TO: Final = SEND + WORKERS
WITH: Final = TO + SITES
SLAVE: Final = WITH + 4
TOOL: Final = SLAVE + SLAVE_COUNT
UNIVERSITY: Final = TOOL + 4
SCHOOL: Final = UNIVERSITY + 4
FREE: Final = SCHOOL + MACHINES
ACTIONS: Final = FREE + SLAVE_COUNT

# the verb's name, its word in the notation, the first number of its block, in order
VERBS: Final[list[tuple[str, str, int]]] = [
    ("end", "end", END),
    ("done", "done", DONE),
    ("buy", "buy", BUY),
    ("repay", "repay", REPAY),
    ("release", "release", RELEASE),
    ("alone", "alone", ALONE),
    ("loan", "invest", LOAN),
    ("take", "take", TAKE),
    ("start", "start", START),
    ("recruit", "recruit", RECRUIT),
    ("send", "send", SEND),
    ("to", "to", TO),
    ("with", "with", WITH),
    ("slave", "invest", SLAVE),
    ("tool", "invest", TOOL),
    ("university", "invest", UNIVERSITY),
    ("school", "school", SCHOOL),
    ("free", "free", FREE),
]

FIRST: Final = 0  # which seat begins
SITE_CARD: Final = 4  # which site is turned up
WORKER_CARD: Final = SITE_CARD + SITES  # which worker is dealt or turned up
CHANCES: Final = WORKER_CARD + CARDS

DEALS: Final = WORKER_CARD + APPRENTICES  # the apprentices come first


def verb(action: int) -> int:
    """The first number of the block that the action is in."""
    found = END
    for _, _, first in VERBS:
        if first > action:
            break
        found = first
    return found


def notation(action: int) -> str:
    """The action as a person types it: `start sphinx`, `send labourer-2`, `to sphinx`, `end`."""
    block = verb(action)
    rest = action - block
    word = {first: typed for _, typed, first in VERBS}[block]
    if block < LOAN:
        return word
    if block == LOAN:
        name = "loan"
    elif block == TAKE:
        name = str(TAKEN[rest + 1])
    elif block in (START, TO):
        name = SITE_NAMES[rest]
    elif block in (WITH, TOOL):
        name = TOOLS[rest]
    elif block == UNIVERSITY:
        name = f"university-{RESOURCES[rest]}"
    elif block in (SLAVE, FREE):
        name = WORKER_NAMES[SLAVES + rest]
    else:
        name = WORKER_NAMES[rest]
    return f"{word} {name}"
