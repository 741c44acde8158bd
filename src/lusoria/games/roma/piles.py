"""Cards on the move between hand, table and piles (R8, R10, R11)."""

from typing import TYPE_CHECKING

from lusoria.games.roma.cards import BUILDINGS, EMPTY, KINDS
from lusoria.games.roma.layout import (
    BUILDING,
    CHARACTER,
    DECK,
    DISCARD,
    DRAWN,
    HELD,
    KEEP,
    KNOWN,
)

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma


def lay_from_hand(s: "Roma", kind: int, disc: int, price: int) -> None:
    """A card from the hand is paid and laid beside a disc; the other seat sees it go (R8)."""
    seat = s.active
    s.money[seat] -= price
    s.cards[seat * KINDS + kind] -= 1
    known = KNOWN + (1 - seat) * KINDS + kind
    if s.cards[known] > 0:
        s.cards[known] -= 1
    else:
        explain(s, seat, BUILDING if kind >= BUILDINGS else CHARACTER)
    s.tell("lay", seat, kind, disc + 1, price)
    put(s, kind, disc)


def put(s: "Roma", kind: int, disc: int) -> None:
    """A card comes to lie beside a disc; one that lies there is discarded (R8)."""
    place = s.active * 6 + disc
    if s.board[place] != EMPTY:
        s.tell("cover", s.active, s.board[place], disc + 1)
        to_discard(s, s.board[place])
    s.board[place] = kind


def to_discard(s: "Roma", kind: int) -> None:
    """A card goes to the discard pile."""
    s.cards[DISCARD + kind] += 1
    s.discard_size += 1


def to_hand(s: "Roma", seat: int, kind: int, *, openly: bool) -> None:
    """A card comes into a seat's hand; taken openly, the other seat knows it."""
    s.cards[seat * KINDS + kind] += 1
    if openly:
        s.cards[KNOWN + (1 - seat) * KINDS + kind] += 1


def prove(s: "Roma", sort: int) -> None:
    """The active seat needs a card of a sort for what it does, and so has one (R15, R21, R32).

    Unless it is one that the other knows, `proven` keeps that for the other until such a card is
    seen to leave the hand, or the hand is counted out.
    """
    start = KNOWN + (1 - s.active) * KINDS
    low, high = (0, BUILDINGS) if sort == CHARACTER else (BUILDINGS, KINDS)
    for i in range(start + low, start + high):
        if s.cards[i] > 0:
            return
    s.proven |= 1 << (2 * s.active + sort)


def explain(s: "Roma", seat: int, sort: int) -> None:
    """What was proven of the seat's hand may have been this card, which the other knows now."""
    s.proven &= ~(1 << (2 * seat + sort))


def refill(s: "Roma") -> None:
    """The discard pile becomes the draw pile if that is empty (R11).

    What is not on the table then is in the hands: both seats can count that out. In the
    middle of a draw the drawn cards count with the hand, and `before` keeps what the other
    seat knew of the hand alone.
    """
    if s.deck_size > 0:
        return
    cards = s.cards
    s.deck_size = s.discard_size
    s.discard_size = 0
    drawer = s.active
    if s.held > 0:
        start = KNOWN + (1 - drawer) * KINDS
        s.before = cards[start : start + KINDS]
        s.proven &= 3 << (2 * drawer)
    else:
        s.proven = 0
    for kind in range(KINDS):
        cards[DECK + kind] = cards[DISCARD + kind]
        cards[DISCARD + kind] = 0
        for seat in range(2):
            unseen = cards[(1 - seat) * KINDS + kind]
            if seat != drawer:
                unseen += cards[HELD + kind]
            cards[KNOWN + seat * KINDS + kind] = unseen
    s.tell("reshuffle", s.deck_size)


def draw_next(s: "Roma") -> None:
    """The next card is drawn, or one of those drawn is kept (R10, R11)."""
    if s.drawing > 0:
        refill(s)
        s.throw(DRAWN)
    elif s.held == 1:
        for kind in range(KINDS):
            if s.cards[HELD + kind] > 0:
                keep(s, kind)
                return
    else:
        s.ask(KEEP)


def drawn(s: "Roma", kind: int) -> None:
    """A card is drawn (R10)."""
    s.cards[DECK + kind] -= 1
    s.deck_size -= 1
    s.cards[HELD + kind] += 1
    s.held += 1
    s.drawing -= 1
    s.reveal()
    s.tell_seat("drawn", s.active, s.active, kind)
    draw_next(s)


def keep(s: "Roma", kind: int) -> None:
    """One of the cards drawn is kept, the others are discarded face up (R10)."""
    cards = s.cards
    cards[HELD + kind] -= 1
    to_hand(s, s.active, kind, openly=False)
    s.tell_seat("keep", s.active, s.active, kind)
    if s.held > 1:
        s.reveal()
    before = s.before
    s.before = []
    other = KNOWN + (1 - s.active) * KINDS
    for k in range(KINDS):
        count = cards[HELD + k]
        if before:
            cards[other + k] = max(before[k], cards[other + k] - count)
            if cards[other + k] > before[k]:
                explain(s, s.active, BUILDING if k >= BUILDINGS else CHARACTER)
        cards[HELD + k] = 0
        for _ in range(count):
            to_discard(s, k)
            s.tell("discard", s.active, k)
    s.held = 0
    s.finish()
