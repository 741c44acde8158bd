"""The set-up: cards are dealt, passed, laid face down and turned up (R3, R4)."""

from typing import TYPE_CHECKING

from lusoria.games.roma.cards import COPIES, EMPTY, KINDS
from lusoria.games.roma.layout import ACCOUNT, DEAL, DECK, KNOWN, PASS, PASSED, PLACE, SPENT, ZONES

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma


def fill_start(s: "Roma") -> None:
    """Sets a position to the first one: ten points each, sixteen in the stockpile (R1)."""
    s.points = [10, 10]
    s.earned = [0] * (2 * ACCOUNT)
    s.stock = 16
    s.money = [0, 0]
    s.board = [EMPTY] * 12
    s.cards = [0] * ZONES
    for kind in range(KINDS):
        s.cards[DECK + kind] = COPIES[kind]
    s.deck_size = sum(COPIES)
    s.discard_size = 0
    s.blocked = [0, 0]
    s.dice = [0, 0, 0]
    s.used = [SPENT, SPENT, SPENT]
    s.siege = 0
    s.drawing = 0
    s.held = 0
    s.acting = EMPTY
    s.source = 0
    s.target = 0
    s.roll = 0
    s.gain = 0
    s.laid = 0
    s.before = []
    s.proven = 0


def begin(s: "Roma", seat: int) -> None:
    """The first player is known: the cards are dealt."""
    s.first = seat
    s.active = seat
    s.drawing = 8
    s.tell("begins", seat)
    s.throw(DEAL)


def dealt(s: "Roma", kind: int) -> None:
    """A card is dealt: four to the first player, then four to the second (R3)."""
    cards = s.cards
    seat = s.first if s.drawing > 4 else 1 - s.first
    cards[DECK + kind] -= 1
    s.deck_size -= 1
    cards[seat * KINDS + kind] += 1
    s.drawing -= 1
    s.reveal()
    s.tell_seat("deal", seat, seat, kind)
    if s.drawing == 0:
        s.step = PASS
        s.player = s.active


def passed(s: "Roma", kind: int) -> None:
    """The seat puts a card aside for the other; after both have, they change hands (R3)."""
    cards = s.cards
    seat = s.active
    cards[seat * KINDS + kind] -= 1
    cards[KNOWN + seat * KINDS + kind] += 1
    s.tell_seat("pass", seat, seat, kind)
    s.held += 1
    s.in_move = s.held < PASSED
    if s.in_move:
        return
    s.held = 0
    s.active = 1 - seat
    if seat == s.first:
        s.player = s.active
        return
    s.reveal()
    for k in range(KINDS):
        for giver in range(2):
            count = cards[KNOWN + giver * KINDS + k]
            cards[(1 - giver) * KINDS + k] += count
            for _ in range(count):
                s.tell_seat("receive", 1 - giver, 1 - giver, giver, k)
    s.step = PLACE
    s.player = s.active


def place(s: "Roma", kind: int, disc: int) -> None:
    """The seat lays a card face down; after both have laid four, all are turned up (R4)."""
    seat = s.active
    s.cards[seat * KINDS + kind] -= 1
    s.board[seat * 6 + disc] = kind
    s.held += 1
    s.in_move = s.held < 4
    s.tell_seat("place", seat, seat, kind, disc + 1)
    if s.in_move:
        return
    s.held = 0
    s.active = 1 - seat
    if seat == s.first:
        s.player = s.active
        return
    for k in range(2 * KINDS):
        s.cards[KNOWN + k] = 0
    s.reveal()
    if s.log is not None:
        for i in range(12):
            if s.board[i] != EMPTY:
                s.tell("reveal", i // 6, s.board[i], i % 6 + 1)
    s.begin_turn()
