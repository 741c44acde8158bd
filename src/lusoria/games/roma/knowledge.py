"""What a seat cannot know, redrawn as a fair observer would (R3, R4, R15, R24, R31, R37)."""

from random import Random
from typing import TYPE_CHECKING

from lusoria.games.roma import asked
from lusoria.games.roma.cards import BUILDINGS, EMPTY, KINDS
from lusoria.games.roma.layout import (
    BUILDING,
    CHARACTER,
    DECK,
    HELD,
    KNOWN,
)

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma


def resample(s: "Roma", seat: int, rng: Random) -> "Roma":
    """A copy in which the other seat's unseen cards and the draw pile are dealt anew.

    What the seat has not seen is one pool: unseen cards of the other and the draw pile. Between
    two shuffles every unseen card came from the present pile, so each is equally likely anywhere.
    """
    t = s.clone()
    other = 1 - seat
    if s.step == asked.PLACE:
        _redeal_table(t, seat, other, rng)
    elif s.step == asked.PASS:
        chosen = KNOWN + other * KINDS
        _redeal(t, [other * KINDS, chosen], [], rng)
    elif s.active == other and (s.step == asked.DRAWN or s.step == asked.KEEP):
        _redeal_drawing(t, seat, other, rng)
        while not fits(t, other):
            _redeal_drawing(t, seat, other, rng)
    else:
        known = t.cards[KNOWN + seat * KINDS : KNOWN + seat * KINDS + KINDS]
        _redeal(t, [other * KINDS], known, rng)
        while not fits(t, other):
            _redeal(t, [other * KINDS], known, rng)
    t.legal = s.legal if s.player == seat else None
    return t


def _redeal(t: "Roma", zones: list[int], known: list[int], rng: Random) -> None:
    """Deals the zones anew from themselves and the draw pile; the first keeps what is known."""
    cards = t.own_cards()
    sizes: list[int] = []
    for zone in zones:
        size = 0
        for kind in range(KINDS):
            count = cards[zone + kind]
            keep = known[kind] if known and zone == zones[0] else 0
            cards[zone + kind] = keep
            cards[DECK + kind] += count - keep
            size += count - keep
        sizes.append(size)
    left = t.deck_size + sum(sizes)
    for zone, size in zip(zones, sizes, strict=True):
        for _ in range(size):
            kind = _draw(cards, int(rng.random() * left))
            cards[DECK + kind] -= 1
            cards[zone + kind] += 1
            left -= 1


def _draw(cards: list[int], number: int) -> int:
    """The kind of the card with that number in the draw pile."""
    for kind in range(KINDS):
        count = cards[DECK + kind]
        if number < count:
            return kind
        number -= count
    raise ValueError("there are fewer cards")


def fits(s: "Roma", seat: int) -> bool:
    """True if the seat's hand is as its activations have shown (R15).

    An Architectus or a Senator, or the only ones that a Scaenicus could copy, need a card.
    """
    if s.step == asked.COPY and s.active == seat and len(s.find_legal()) == 0:
        return False
    for sort in (CHARACTER, BUILDING):
        if s.proven & (1 << (2 * seat + sort)) != 0 and not _has_unseen(s, seat, sort):
            return False
    return True


def _has_unseen(s: "Roma", seat: int, sort: int) -> bool:
    """True if the seat holds a card of the sort that the other does not know of."""
    low, high = (0, BUILDINGS) if sort == CHARACTER else (BUILDINGS, KINDS)
    start = KNOWN + (1 - seat) * KINDS
    drawing = s.active == seat and len(s.before) > 0
    for kind in range(low, high):
        known = s.before[kind] if drawing else s.cards[start + kind]
        if s.cards[seat * KINDS + kind] > known:
            return True
    return False


def _redeal_table(t: "Roma", seat: int, other: int, rng: Random) -> None:
    """Before the reveal: the other's four cards, two of them passed by the seat, lie anyhow."""
    cards = t.own_cards()
    hand = other * KINDS
    places: list[int] = []
    for i in range(other * 6, other * 6 + 6):
        if t.board[i] != EMPTY:
            places.append(i)
            cards[hand + t.board[i]] += 1
    known = cards[KNOWN + seat * KINDS : KNOWN + seat * KINDS + KINDS]
    _redeal(t, [hand], known, rng)
    four: list[int] = []
    for kind in range(KINDS):
        for _ in range(cards[hand + kind]):
            four.append(kind)
    rng.shuffle(four)
    for i, place in enumerate(places):
        t.board[place] = four[i]
        cards[hand + four[i]] -= 1


def _redeal_drawing(t: "Roma", seat: int, other: int, rng: Random) -> None:
    """The other is drawing: its hand and the cards drawn so far.

    After a shuffle in the middle of the draw, the seat knows hand and earlier cards together.
    """
    cards = t.own_cards()
    hand = other * KINDS
    known = cards[KNOWN + seat * KINDS : KNOWN + seat * KINDS + KINDS]
    if not t.before:
        _redeal(t, [hand, HELD], known, rng)
        return
    size = sum(cards[hand : hand + KINDS])
    late = size + t.set_aside - sum(known)
    together: list[int] = []
    for kind in range(KINDS):
        for _ in range(known[kind] - t.before[kind]):
            together.append(kind)
        # the late cards go back to the pile for a moment
        cards[DECK + kind] += cards[hand + kind] + cards[HELD + kind] - known[kind]
        cards[hand + kind] = t.before[kind]
        cards[HELD + kind] = 0
    rng.shuffle(together)
    unknown = size - sum(t.before)
    for i, kind in enumerate(together):
        cards[(hand if i < unknown else HELD) + kind] += 1
    left = t.deck_size + late
    for _ in range(late):
        kind = _draw(cards, int(rng.random() * left))
        cards[DECK + kind] -= 1
        cards[HELD + kind] += 1
        left -= 1
