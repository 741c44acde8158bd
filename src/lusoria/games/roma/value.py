"""How good a position is for a seat, for players that look ahead.

The value is the logarithm of the odds of winning, a sum of what is on the table. The weights are
those of a logistic regression on games of greedy players; those of cards in hand are 0.6 times what
was learned, as with more of it a player draws too often (docs/lab.md).
"""

from typing import Final

from lusoria.core.state import OVER
from lusoria.games.roma import asked
from lusoria.games.roma.cards import (
    ARCHITECTUS,
    BASILICA,
    COPIES,
    EMPTY,
    FORUM,
    KINDS,
    LEGAT,
    MERCATOR,
    MERCATUS,
    NAMES,
    SCAENICUS,
    SENATOR,
    TEMPLUM,
    TURRIS,
)
from lusoria.games.roma.effects import check_activation
from lusoria.games.roma.layout import HELD, KNOWN, UNUSED
from lusoria.games.roma.state import Roma

WON: Final = 1000.0
SAFE: Final = 6  # points
LAST: Final = 3

# BEGIN of what was learned
# a card's worth on the table, in hand, and on the table with a die that can activate it
WORTH: Final[dict[str, tuple[float, float, float]]] = {
    "sicarius": (-0.08, 0.01, -0.02),
    "architectus": (-0.09, 0.01, 0.07),
    "consiliarius": (-0.17, 0.03, -0.04),
    "legat": (-0.40, -0.02, 0.07),
    "gladiator": (0.21, 0.20, 0.31),
    "mercator": (1.03, 0.31, 0.52),
    "consul": (-0.18, 0.01, 0.03),
    "legionarius": (-0.06, 0.07, 0.07),
    "nero": (-0.14, 0.02, 0.04),
    "praetorianus": (-0.21, -0.08, -0.01),
    "scaenicus": (0.15, 0.08, 0.06),
    "haruspex": (-0.01, 0.13, 0.03),
    "senator": (-0.07, 0.11, -0.02),
    "velites": (0.01, 0.14, 0.19),
    "essedum": (-0.16, -0.02, -0.10),
    "tribunus": (0.29, 0.30, 0.31),
    "centurio": (0.09, 0.07, 0.27),
    "aesculapinum": (-0.15, 0.04, 0.02),
    "basilica": (-0.18, -0.04, 0.00),
    "machina": (-0.11, 0.04, -0.05),
    "forum": (0.96, 0.28, -0.07),
    "mercatus": (-0.19, 0.14, 0.28),
    "onager": (-0.01, 0.10, 0.12),
    "templum": (-0.15, 0.15, 0.00),
    "turris": (0.09, -0.07, 0.00),
}

LEAD: Final = 0.143  # a point more than the other
LATE_LEAD: Final = 0.299  # the same, times 4 / (2 + stockpile): the end is near (R17)
LOW: Final = -0.292  # each point below SAFE
VERY_LOW: Final = -0.166  # each point below LAST
DOOMED: Final = -0.444  # as many discs without a card as points, or more
OPEN_DISC: Final = -0.510  # a disc without a card
OPEN_PAIR: Final = -0.074  # two of them
LOW_OPEN: Final = -0.022  # a point below SAFE and a disc without a card
DUE: Final = 0.218  # a point that the seat next in turn will have to pay (R5)
BASILICA_BESIDE: Final = 0.578  # a Forum (R38)
TEMPLUM_BESIDE: Final = 0.484  # a Forum (R43)
TURRIS_GUARDS: Final = -0.027  # each card of its side (R44)
COIN: Final = 0.050  # the first five sesterces
NEXT_COIN: Final = 0.040  # the next five
LATE_COIN: Final = 0.018  # all others
UNKNOWN_CARD: Final = -0.201  # in the other's hand
LEGAT_OPEN: Final = 0.168  # a disc that a Legat scores (R23)
FORUM_STOCK: Final = -0.027  # a Forum, for every point in the stockpile
FORUM_LOW: Final = -0.073  # a Forum, for each point of the other below SAFE
COIN_OPEN: Final = 0.008  # a sesterce, up to ten, and a disc without a card
MERCATUS_FORUM: Final = 0.501  # a Forum that a Mercatus scores (R41)
MERCATOR_COIN: Final = 0.075  # what a Mercator could buy with, up to 12 (R25)
TO_ROLL: Final = 0.620  # whose dice are to be rolled
TO_ACT: Final = -0.798  # whose dice have been rolled
DIE: Final = 0.298  # each unused one
PIP: Final = 0.022  # on unused dice
SECOND_DIE: Final = 0.108  # a pip on the best die for a Forum that is ready (R40)
BLOCK: Final = 0.065  # a card that is blocked (R29)
SIEGE: Final = -0.114  # while dice are left (R34)
# END of what was learned

ON_TABLE: Final[list[float]] = [WORTH[name][0] for name in NAMES]
IN_HAND: Final[list[float]] = [WORTH[name][1] for name in NAMES]
READY: Final[list[float]] = [WORTH[name][2] for name in NAMES]
MEAN_CARD: Final = sum(ON_TABLE[kind] * COPIES[kind] for kind in range(KINDS)) / sum(COPIES)


def value(s: Roma, seat: int) -> float:
    """The seat's prospects minus the opponent's, by what the seat may know."""
    other = 1 - seat
    lead = s.points[seat] - s.points[other]
    if s.player == OVER:
        if lead == 0:
            return 0.0
        return lead + (WON if lead > 0 else -WON)
    if s.turn == 0:
        return opening(s, seat)
    worth = side(s, seat) + hand(s, seat) - side(s, other)
    worth += lead * (LEAD + LATE_LEAD * 4.0 / (2.0 + s.stockpile))
    worth += UNKNOWN_CARD * s.hand_size(other)
    return worth + tempo(s, True) if s.active == seat else worth - tempo(s, False)


def side(s: Roma, seat: int) -> float:
    """What a seat has before it: points, cards on the table, money."""
    board = s.board
    first = seat * 6
    far = 6 - first
    total = 0.0
    empty = 0
    guards = 0
    forums = 0
    for i in range(first, first + 6):
        kind = board[i]
        if kind == EMPTY:
            empty += 1
            continue
        total += ON_TABLE[kind]
        if kind == FORUM:
            forums += 1
            if i > first:
                total += beside_forum(board[i - 1])
            if i < first + 5:
                total += beside_forum(board[i + 1])
        elif kind == TURRIS:
            guards += 1
        elif kind == LEGAT:
            total += LEGAT_OPEN * count(board, far, EMPTY)
        elif kind == MERCATUS:
            total += MERCATUS_FORUM * count(board, far, FORUM)
        elif kind == MERCATOR:
            total += MERCATOR_COIN * min(s.money[seat], 12)
    if s.step == asked.RELAY and s.active == seat:
        for kind in range(KINDS):
            total += s.cards[HELD + kind] * ON_TABLE[kind]
        empty -= s.set_aside
    points = s.points[seat]
    low = max(0, SAFE - points)
    total += TURRIS_GUARDS * guards * (6 - empty) + (OPEN_DISC + LOW_OPEN * low) * empty
    total += OPEN_PAIR * (empty * (empty - 1) // 2) + VERY_LOW * max(0, LAST - points)
    if empty >= points:
        total += DOOMED
    if forums > 0:
        chased = max(0, SAFE - s.points[1 - seat])
        total += (FORUM_STOCK * s.stockpile + FORUM_LOW * chased) * forums
    money = s.money[seat]
    total += COIN_OPEN * (min(money, 10) * empty)
    if money > 10:
        total += LATE_COIN * (money - 10)
        money = 10
    if money > 5:
        total += NEXT_COIN * (money - 5)
        money = 5
    return total + LOW * low + COIN * money


def opening(s: Roma, seat: int) -> float:
    """In the set-up: the cards that the seat has and will lay, less those it has passed (R3, R4).

    What it does not know counts as the mean card, on either side.
    """
    total = 0.0
    first = seat * 6
    for kind in range(KINDS):
        more = s.cards[seat * KINDS + kind] - s.cards[KNOWN + seat * KINDS + kind]
        if more != 0:
            total += more * (ON_TABLE[kind] - MEAN_CARD)
    for i in range(first, first + 6):
        kind = s.board[i]
        if kind != EMPTY:
            total += ON_TABLE[kind] - MEAN_CARD
            if kind == FORUM:
                if i > first:
                    total += beside_forum(s.board[i - 1])
                if i < first + 5:
                    total += beside_forum(s.board[i + 1])
    return total


def beside_forum(kind: int) -> float:
    """What a Forum gains from the card beside it."""
    if kind == BASILICA:
        return BASILICA_BESIDE
    return TEMPLUM_BESIDE if kind == TEMPLUM else 0.0


def count(board: list[int], first: int, kind: int) -> int:
    """How often the kind, or EMPTY, is among six places."""
    found = 0
    for i in range(first, first + 6):
        if board[i] == kind:
            found += 1
    return found


def hand(s: Roma, seat: int) -> float:
    """What the cards in the seat's own hand are worth."""
    cards = s.cards
    total = 0.0
    for kind in range(KINDS):
        held = cards[seat * KINDS + kind]
        if held > 0:
            total += IN_HAND[kind] * held
    return total


def ready(s: Roma, disc: int, *, knows_hand: bool) -> bool:
    """True if the active seat's card can be activated with a die, as far as can be known."""
    kind = s.board[s.active * 6 + disc]
    if not knows_hand and kind in (ARCHITECTUS, SENATOR, SCAENICUS):
        return s.blocked[s.active] & (1 << disc) == 0
    return check_activation(s, disc) == 0


def tempo(s: Roma, knows_hand: bool) -> float:
    """What it is worth to the active seat that it is its turn."""
    enemy = 1 - s.active
    total = DUE * min(count(s.board, enemy * 6, EMPTY), s.points[enemy])
    if s.step == asked.ROLL:
        return total + TO_ROLL
    total += TO_ACT
    blocked = s.blocked[enemy]
    if blocked != 0:
        for disc in range(6):
            if blocked & (1 << disc) != 0 and s.board[enemy * 6 + disc] != EMPTY:
                total += BLOCK
    second = 0
    dice = s.dice
    for i in range(3):
        if s.used[i] != UNUSED:
            continue
        die = dice[i]
        total += DIE + PIP * die
        if not ready(s, die - 1, knows_hand=knows_hand):
            continue
        kind = s.board[s.active * 6 + die - 1]
        total += READY[kind]
        if kind == FORUM:
            for j in range(3):
                if j != i and s.used[j] == UNUSED:
                    second = max(second, dice[j])
    total += SECOND_DIE * second
    if s.siege > 0 and s.spare_dice() > 0:
        total += SIEGE
    return total
