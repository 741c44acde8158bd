"""How good a position is for a seat, in points. For players that look a move ahead."""

from typing import Final

from lusoria.core.state import OVER
from lusoria.games.roma.cards import (
    BASILICA,
    EMPTY,
    FORUM,
    KINDS,
    NAMES,
    TEMPLUM,
    TURRIS,
)
from lusoria.games.roma.effects import empty_discs
from lusoria.games.roma.layout import HELD, PLACE, RELAY, UNUSED
from lusoria.games.roma.state import Roma

WON: Final = 1000.0

# What a card on the table is worth beyond the point that it saves each turn (R5)
WORTH: Final[dict[str, float]] = {
    "sicarius": 1.6,
    "architectus": 0.7,
    "consiliarius": 0.5,
    "legat": 1.5,
    "gladiator": 1.4,
    "mercator": 1.6,
    "consul": 0.6,
    "legionarius": 1.2,
    "nero": 1.4,
    "praetorianus": 0.9,
    "scaenicus": 1.4,
    "haruspex": 0.9,
    "senator": 0.9,
    "velites": 1.3,
    "essedum": 0.8,
    "tribunus": 1.7,
    "centurio": 1.8,
    "aesculapinum": 0.8,
    "basilica": 0.5,
    "machina": 0.4,
    "forum": 2.2,
    "mercatus": 0.9,
    "onager": 1.2,
    "templum": 0.4,
    "turris": 1.0,
}
ON_TABLE: Final[list[float]] = [WORTH[name] for name in NAMES]

OPEN_DISC: Final = 2.0  # an empty disc costs a point a turn
COIN: Final = 0.12
LATE_COIN: Final = 0.03  # beyond what the next cards cost
IN_HAND: Final = 0.3  # of a card's worth on the table
BLOCK: Final = 0.4
SIEGE: Final = 0.2


def value(s: Roma, seat: int) -> float:
    """The seat's prospects minus the opponent's, by what the seat may know."""
    other = 1 - seat
    lead = float(s.points[seat] - s.points[other])
    if s.player == OVER:
        if lead == 0.0:
            return 0.0
        return lead + (WON if lead > 0 else -WON)
    if s.step == PLACE:
        return side(s, seat)
    worth = lead + side(s, seat) - side(s, other) + fortune(s, seat) - fortune(s, other)
    hand = s.cards[seat * KINDS : seat * KINDS + KINDS]
    for kind in range(KINDS):
        if hand[kind] > 0:
            worth += IN_HAND * ON_TABLE[kind] * hand[kind]
    worth -= IN_HAND * s.hand_size(other)
    if s.active == seat:
        return worth + pressure(s) + due(s, other)
    return worth - pressure(s) - due(s, seat)


def due(s: Roma, seat: int) -> int:
    """What the seat whose turn is next will have to pay (R5)."""
    return min(empty_discs(s, seat), s.points[seat])


def side(s: Roma, seat: int) -> float:
    """What the cards on a seat's side are worth, each to its neighbours too."""
    total = 0.0
    first = seat * 6
    for disc in range(6):
        kind = s.board[first + disc]
        if kind == EMPTY:
            total -= OPEN_DISC
            continue
        total += ON_TABLE[kind]
        if kind == FORUM:
            for near in (disc - 1, disc + 1):
                if 0 <= near < 6:
                    beside = s.board[first + near]
                    if beside == BASILICA:
                        total += 0.9
                    elif beside == TEMPLUM:
                        total += 1.1
        elif kind == TURRIS:
            total += 0.3
    if s.step == RELAY and s.active == seat:
        for kind in range(KINDS):
            total += s.cards[HELD + kind] * (ON_TABLE[kind] + OPEN_DISC)
    return total


def fortune(s: Roma, seat: int) -> float:
    """Money, which is worth less the more there is."""
    money = s.money[seat]
    return COIN * min(money, 12) + LATE_COIN * max(0, money - 12)


def pressure(s: Roma) -> float:
    """What the active seat has prepared: blocked cards, weakened ones (R29, R34)."""
    total = 0.0
    enemy = (1 - s.active) * 6
    for disc in range(6):
        if s.blocked[1 - s.active] & (1 << disc):
            kind = s.board[enemy + disc]
            total += BLOCK * (ON_TABLE[kind] if kind != EMPTY else 0.1)
    if s.siege > 0 and UNUSED in s.used:
        total += SIEGE
    return total
