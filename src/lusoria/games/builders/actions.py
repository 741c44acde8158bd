"""The action table and the chance table. Numbers never change; new ones are appended.

A verb has a block of numbers; an action's number is the block's first plus its argument: a site,
a worker, a tool, a resource, or a number of actions.
"""

from typing import Final

from lusoria.core.verbs import Verb, verb_of_each
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

VERBS: Final = [
    Verb("end", END),
    Verb("done", DONE),
    Verb("buy", BUY),
    Verb("repay", REPAY),
    Verb("release", RELEASE),
    Verb("alone", ALONE),
    Verb("invest", LOAN, ["loan"], name="loan"),
    Verb("take", TAKE, [str(money) for money in TAKEN[1:]]),
    Verb("start", START, SITE_NAMES),
    Verb("recruit", RECRUIT, WORKER_NAMES[:CARDS]),
    Verb("send", SEND, WORKER_NAMES),
    Verb("to", TO, SITE_NAMES),
    Verb("with", WITH, TOOLS),
    Verb("invest", SLAVE, WORKER_NAMES[SLAVES:MACHINES], name="slave"),
    Verb("invest", TOOL, TOOLS, name="tool"),
    Verb("invest", UNIVERSITY, [f"university-{name}" for name in RESOURCES], name="university"),
    Verb("school", SCHOOL, WORKER_NAMES[:MACHINES]),
    Verb("free", FREE, WORKER_NAMES[SLAVES:MACHINES]),
]
VERB_OF: Final = verb_of_each(VERBS)  # of each action

FIRST: Final = 0  # which seat begins
SITE_CARD: Final = 4  # which site is turned up
WORKER_CARD: Final = SITE_CARD + SITES  # which worker is dealt or turned up
CHANCES: Final = WORKER_CARD + CARDS

DEALS: Final = WORKER_CARD + APPRENTICES  # the apprentices come first


def verb(action: int) -> int:
    """Return the first number of the block that the action is in."""
    return VERB_OF[action].first


def notation(action: int) -> str:
    """Return the action as people type it: `start sphinx`, `send labourer-2`, `end`."""
    return VERB_OF[action].notation(action)
