"""The numbers a position is made of: where each card is, prices, limits."""

from typing import Final, Literal

Phase = Literal["set-up", "turn", "settlement", "over"]

ROW: Final = 5  # cards in a row

# Where a card is. From 0 on: with that seat, idle or (a site) under construction.
STACK: Final = -1  # in its deck or stack; a machine that nobody has built
IN_ROW: Final = -2
BUILT: Final = 4  # a site: from here on, built by that seat
ON_SITE: Final = 4  # a worker: from here on, on that site
CARRIED: Final = 4  # a tool: from here on, with that worker

NOBODY: Final = -1
EMPTY: Final = -1  # no card

FREE_ACTIONS: Final = 3  # B5
ACTION_PRICE: Final = 5
START_MONEY: Final = 10  # B4
GOAL: Final = 17  # B22
QUIET_ROUNDS: Final = 2  # B25
# More than a seat can ever have: every second round something happens that can happen only so
# often (B25), fewer than 300 times in all, and a round brings six sesterces beside the rewards.
MOST_MONEY: Final = 4_000
TAKE: Final[list[int]] = [0, 1, 3, 6]  # sesterces, by the number of actions (B10)
SCALE: Final = 10  # scores are in tenths of a point (B24)

# How the game ended
BY_POINTS: Final = "points"
STALEMATE: Final = "stalemate"
ROUND_LIMIT: Final = "round-limit"
ENDS: Final[list[str]] = [BY_POINTS, STALEMATE, ROUND_LIMIT]
