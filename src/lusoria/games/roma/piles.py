"""Cards from the piles, and what the other seat knows of a hand (R10, R11, R31, R37)."""

from random import Random
from typing import TYPE_CHECKING, Any

from lusoria.core.step import FITS, Block, Misfit
from lusoria.games.roma import actions as a
from lusoria.games.roma import asked
from lusoria.games.roma import refusals as no
from lusoria.games.roma.cards import AESCULAPINUM, BUILDINGS, HARUSPEX, KINDS
from lusoria.games.roma.layout import (
    BUILDING,
    CHARACTER,
    DECK,
    DISCARD,
    HELD,
    KNOWN,
    ON_CARDS,
)
from lusoria.games.roma.step import CardStep, Step

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma


def to_discard(s: "Roma", kind: int) -> None:
    """A card goes to the discard pile."""
    s.own_cards()[DISCARD + kind] += 1
    s.discard_size += 1


def to_hand(s: "Roma", seat: int, kind: int, *, openly: bool) -> None:
    """A card comes into a seat's hand; taken openly, the other seat knows it."""
    cards = s.own_cards()
    cards[seat * KINDS + kind] += 1
    if openly:
        cards[KNOWN + (1 - seat) * KINDS + kind] += 1


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
    cards = s.own_cards()
    s.deck_size = s.discard_size
    s.discard_size = 0
    drawer = s.active
    if s.set_aside > 0:
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
        s.throw(asked.DRAWN)
    elif s.set_aside == 1:
        for kind in range(KINDS):
            if s.cards[HELD + kind] > 0:
                keep(s, kind)
                return
    else:
        s.ask(asked.KEEP)


def keep(s: "Roma", kind: int) -> None:
    """One of the cards drawn is kept, the others are discarded face up (R10)."""
    cards = s.own_cards()
    cards[HELD + kind] -= 1
    to_hand(s, s.active, kind, openly=False)
    s.tell_seat("keep", s.active, s.active, kind)
    if s.set_aside > 1:
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
    s.set_aside = 0
    s.finish()


def look_through(s: "Roma") -> None:
    """The Haruspex looks through the draw pile, and so can count out the other's hand (R31)."""
    refill(s)
    seat = s.active
    cards = s.own_cards()
    for kind in range(KINDS):
        cards[KNOWN + seat * KINDS + kind] = cards[(1 - seat) * KINDS + kind]
    s.proven &= 3 << (2 * seat)
    s.reveal()
    s.tell("look", seat)
    s.ask(asked.SEEK)


def any_in_zone(s: "Roma", zone: int, low: int, high: int) -> bool:
    """True if there is a card of one of these kinds in a zone."""
    for i in range(zone + low, zone + high):
        if s.cards[i] > 0:
            return True
    return False


# --- the steps ---


class FromDeck(Step):
    """A card of the draw pile, whichever comes."""

    by_chance = True

    def chances(self, s: "Roma") -> list[tuple[int, int]]:
        cards = s.cards
        found: list[Any] = []
        for kind in range(KINDS):
            count = cards[DECK + kind]
            if count > 0:
                found.append(a.COUNTED[kind * 7 + count])
        return found

    def draw(self, s: "Roma", rng: Random) -> int:
        number = int(rng.random() * s.deck_size)
        cards = s.cards
        kind = 0
        while number >= cards[DECK + kind]:
            number -= cards[DECK + kind]
            kind += 1
        return a.CARD + kind

    def can_happen(self, s: "Roma", outcome: int) -> bool:
        return a.CARD <= outcome < a.DICE and s.cards[DECK + outcome - a.CARD] > 0


class Draw(FromDeck):
    """A card is drawn with a die on the cards disc (R10)."""

    clause = "R10"

    def is_within_move(self, s: "Roma") -> bool:
        return True

    def play(self, s: "Roma", action: int) -> None:
        kind = action - a.CARD
        cards = s.own_cards()
        cards[DECK + kind] -= 1
        s.deck_size -= 1
        cards[HELD + kind] += 1
        s.set_aside += 1
        s.drawing -= 1
        s.reveal()
        s.tell_seat("drawn", s.active, s.active, kind)
        draw_next(s)

    def misfit(self, s: "Roma") -> Misfit:
        return too_many(s)


def too_many(s: "Roma") -> Misfit:
    """No more cards are drawn than the die shows, or than there are (R10, R11)."""
    most = 0
    for i in range(3):
        if s.used[i] == ON_CARDS:
            most = max(most, s.dice[i])
    if s.set_aside + s.drawing > most or s.drawing > s.deck_size + s.discard_size:
        return "drawing", "too many cards to be drawn"
    return FITS


def of_zone(s: "Roma", zone: int, block: int, below: int) -> list[int]:
    """An action of the block for each kind, below a number, of which the zone has a card."""
    cards = s.cards
    found: list[int] = []
    for kind in range(below):
        if cards[zone + kind] > 0:
            found.append(block + kind)
    return found


class Keep(Step):
    """Which of the cards drawn is kept (R10)."""

    clause = "R10"

    def is_within_move(self, s: "Roma") -> bool:
        return True

    def offers(self, s: "Roma") -> list[Block]:
        return [(a.KEEP, KINDS)]

    def check(self, s: "Roma", action: int) -> int:
        return 0 if s.cards[HELD + action - a.KEEP] > 0 else no.NOT_DRAWN

    def find(self, s: "Roma") -> list[int]:
        return of_zone(s, HELD, a.KEEP, KINDS)

    def play(self, s: "Roma", action: int) -> None:
        keep(s, action - a.KEEP)

    def misfit(self, s: "Roma") -> Misfit:
        found = too_many(s)
        if found == FITS and s.set_aside < 2:
            return "set_aside", "a single card is kept without a choice"
        return found


class Seek(CardStep):
    """The Haruspex takes a card from the draw pile, unseen by the other (R31)."""

    actors: tuple[int, ...] = (HARUSPEX,)

    def offers(self, s: "Roma") -> list[Block]:
        return [(a.TAKE, KINDS)]

    def check(self, s: "Roma", action: int) -> int:
        return 0 if s.cards[DECK + action - a.TAKE] > 0 else no.NOT_IN_DRAW_PILE

    def find(self, s: "Roma") -> list[int]:
        return of_zone(s, DECK, a.TAKE, KINDS)

    def play(self, s: "Roma", action: int) -> None:
        kind = action - a.TAKE
        s.own_cards()[DECK + kind] -= 1
        s.deck_size -= 1
        to_hand(s, s.active, kind, openly=False)
        s.tell_seat("take", s.active, s.active, kind)
        s.finish()


class Recover(CardStep):
    """The Aesculapinum takes a character from the discard pile, openly (R37)."""

    silent = True
    actors: tuple[int, ...] = (AESCULAPINUM,)

    def offers(self, s: "Roma") -> list[Block]:
        return [(a.TAKE, KINDS)]

    def check(self, s: "Roma", action: int) -> int:
        kind = action - a.TAKE
        if kind >= BUILDINGS:
            return no.NOT_A_CHARACTER
        return 0 if s.cards[DISCARD + kind] > 0 else no.NOT_DISCARDED

    def find(self, s: "Roma") -> list[int]:
        return of_zone(s, DISCARD, a.TAKE, BUILDINGS)

    def play(self, s: "Roma", action: int) -> None:
        kind = action - a.TAKE
        s.own_cards()[DISCARD + kind] -= 1
        s.discard_size -= 1
        to_hand(s, s.active, kind, openly=True)
        s.tell("recover", s.active, kind)
        s.finish()
