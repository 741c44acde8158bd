"""Why an action is refused: the codes of the steps' checks, their clauses, how much each says."""

from typing import Final

from lusoria.core.step import NOT_NOW

FEW_ACTIONS: Final = 2
NO_MONEY_FOR_ACTION: Final = 3
NOT_IN_SITE_ROW: Final = 4
NOT_IN_WORKER_ROW: Final = 5
TWIN: Final = 6
NOT_IN_TEAM: Final = 7
AWAY: Final = 8
NO_SITE: Final = 9
WAGE: Final = 10
NOTHING_MISSING: Final = 11
NOT_YOUR_SITE: Final = 12
NOT_MISSING_HERE: Final = 13
USELESS_ALONE: Final = 14
USELESS_WITH: Final = 15
NOT_YOUR_TOOL: Final = 16
INVESTED: Final = 17
TOO_DEAR: Final = 18
SLAVE_TAKEN: Final = 19
TOOL_TAKEN: Final = 20
NO_LOAN_LEFT: Final = 21
UNIVERSITY_TAKEN: Final = 22
NOBODY_TO_SCHOOL: Final = 23
NOT_YOUR_SLAVE: Final = 24
FREE_ALREADY: Final = 25
SLAVE_AWAY: Final = 26
NO_LOAN: Final = 27
NO_MONEY_FOR_LOAN: Final = 28
NO_SLAVE: Final = 29
SCHOOL_AWAY: Final = 31
SCHOOL_SLAVE: Final = 32
SCHOOLED_ALREADY: Final = 33
NOT_RAISED: Final = 34
YOUR_TOOL: Final = 35
YOUR_SITE: Final = 36
SITE_TAKEN: Final = 37
SITE_BUILT: Final = 38
YOUR_WORKER: Final = 39
WORKER_TAKEN: Final = 40

MOVE: Final = "move"  # the clause of the move that is tried
STEP: Final = "step"  # the clause of what is to be decided

# The message's name, the clause, and how specific it is: what a person can change ranks higher.
TABLE: Final[dict[int, tuple[str, str, int]]] = {
    NOT_NOW: ("not-now", STEP, 0),
    FEW_ACTIONS: ("few-actions", "B5", 4),
    NO_MONEY_FOR_ACTION: ("no-money-for-action", "B5", 3),
    NOT_IN_SITE_ROW: ("not-in-site-row", "B6", 1),
    NOT_IN_WORKER_ROW: ("not-in-worker-row", "B7", 1),
    TWIN: ("twin", MOVE, 3),
    NOT_IN_TEAM: ("not-in-team", MOVE, 1),
    AWAY: ("away", "B9", 3),
    NO_SITE: ("no-site", "B8", 2),
    WAGE: ("wage", "B8", 3),
    NOTHING_MISSING: ("nothing-missing", "B8", 3),
    NOT_YOUR_SITE: ("not-your-site", "B8", 1),
    NOT_MISSING_HERE: ("not-missing-here", "B8", 3),
    USELESS_ALONE: ("useless-alone", "B8", 3),
    USELESS_WITH: ("useless-with", "B8", 3),
    NOT_YOUR_TOOL: ("not-your-tool", "B19", 1),
    INVESTED: ("invested", "B16", 3),
    TOO_DEAR: ("too-dear", MOVE, 3),
    SLAVE_TAKEN: ("slave-taken", "B17", 1),
    TOOL_TAKEN: ("tool-taken", "B19", 1),
    NO_LOAN_LEFT: ("no-loan-left", "B20", 2),
    UNIVERSITY_TAKEN: ("university-taken", "B21", 1),
    NOBODY_TO_SCHOOL: ("nobody-to-school", "B21", 3),
    NOT_YOUR_SLAVE: ("not-your-slave", "B18", 1),
    FREE_ALREADY: ("free-already", "B18", 1),
    SLAVE_AWAY: ("slave-away", "B18", 2),
    NO_LOAN: ("no-loan", "B20", 1),
    NO_MONEY_FOR_LOAN: ("no-money-for-loan", "B20", 3),
    NO_SLAVE: ("no-slave", "B23", 1),
    SCHOOL_AWAY: ("school-away", "B21", 3),
    SCHOOL_SLAVE: ("school-slave", "B17", 3),
    SCHOOLED_ALREADY: ("schooled-already", "B21", 3),
    NOT_RAISED: ("not-raised", "B21", 3),
    YOUR_TOOL: ("your-tool", "B19", 2),
    YOUR_SITE: ("your-site", "B6", 2),
    SITE_TAKEN: ("site-taken", "B6", 1),
    SITE_BUILT: ("site-built", "B6", 1),
    YOUR_WORKER: ("your-worker", "B7", 1),
    WORKER_TAKEN: ("worker-taken", MOVE, 1),
}
