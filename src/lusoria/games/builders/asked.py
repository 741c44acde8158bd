"""What is decided next: the numbers and names of the steps."""

from typing import Final, Literal, get_args

# by chance
FIRST: Final = 0
DEAL: Final = 1  # an apprentice to each seat (B2)
FILL_SITES: Final = 2  # the gap in the site row
FILL_WORKERS: Final = 3  # the gap in the worker row
# by a seat
ACT: Final = 4
SETTLE: Final = 5  # slaves and loans at the end (B23)
# by a seat, within a move
SITE: Final = 6  # where the worker goes (B8)
TOOL: Final = 7  # what it takes along (B19)
SCHOOL: Final = 8  # who is schooled (B21)

StepName = Literal[
    "first",
    "deal",
    "fill-sites",
    "fill-workers",
    "act",
    "settle",
    "site",
    "tool",
    "school",
]
STEPS: Final[list[StepName]] = list(get_args(StepName))
