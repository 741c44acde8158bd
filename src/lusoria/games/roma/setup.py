"""The set-up: cards are dealt, passed, laid face down and turned up (R3, R4)."""

from random import Random
from typing import TYPE_CHECKING, Final

from lusoria.core.message import Params
from lusoria.core.step import FITS, Block, Misfit
from lusoria.games.roma import actions as a
from lusoria.games.roma import asked
from lusoria.games.roma import refusals as no
from lusoria.games.roma.cards import COPIES, EMPTY, KINDS
from lusoria.games.roma.laying import lays
from lusoria.games.roma.layout import ACCOUNT, DECK, KNOWN, PASSED, SPENT, ZONES
from lusoria.games.roma.piles import FromDeck, of_zone
from lusoria.games.roma.step import Step
from lusoria.games.roma.turn import begin_turn

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma

LAID: Final = 4  # cards that each seat lays in the set-up (R4)


def fill_start(s: "Roma") -> None:
    """Sets a position to the first one: ten points each, sixteen in the stockpile (R1)."""
    s.points = [10, 10]
    s.earned = [0] * (2 * ACCOUNT)
    s.stockpile = 16
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
    s.set_aside = 0
    s.acting = EMPTY
    s.source = 0
    s.target = 0
    s.roll = 0
    s.gain = 0
    s.laid = 0
    s.before = []
    s.proven = 0


def set_card_aside(s: "Roma", count: int) -> bool:
    """Count one of the given number of cards that each seat sets aside, the first player's all
    before the second's; return True if both have done so.
    """
    s.set_aside += 1
    s.in_move = s.set_aside < count
    if s.in_move:
        return False
    s.set_aside = 0
    s.active = 1 - s.active
    if s.active == s.first:
        return True
    s.player = s.active
    return False


# --- the steps ---


class First(Step):
    """Who begins: then the cards are dealt."""

    clause = "R3"
    by_chance = True
    in_setup = True

    def chances(self, s: "Roma") -> list[tuple[int, int]]:
        return [(a.FIRST, 1), (a.FIRST + 1, 1)]

    def draw(self, s: "Roma", rng: Random) -> int:
        return a.FIRST + int(rng.random() * 2)

    def can_happen(self, s: "Roma", outcome: int) -> bool:
        return a.FIRST <= outcome < a.CARD

    def play(self, s: "Roma", action: int) -> None:
        seat = action - a.FIRST
        s.first = seat
        s.active = seat
        s.drawing = 8
        s.tell("begins", seat)
        s.throw(asked.DEAL)

    def misfit(self, s: "Roma") -> Misfit:
        return FITS if s.first == 0 else ("first", "the first player is not drawn yet")


class Deal(FromDeck):
    """A card is dealt: four to the first player, then four to the second (R3)."""

    clause = "R3"
    in_setup = True

    def play(self, s: "Roma", action: int) -> None:
        kind = action - a.CARD
        cards = s.own_cards()
        seat = s.first if s.drawing > 4 else 1 - s.first
        cards[DECK + kind] -= 1
        s.deck_size -= 1
        cards[seat * KINDS + kind] += 1
        s.drawing -= 1
        s.reveal()
        s.tell_seat("deal", seat, seat, kind)
        if s.drawing == 0:
            s.open_move(asked.PASS)


class Pass(Step):
    """The cards that a seat puts aside for the other; after both have, they change hands (R3)."""

    clause = "R3"
    in_setup = True

    def is_within_move(self, s: "Roma") -> bool:
        return s.set_aside > 0

    def prompt(self, s: "Roma", params: Params) -> str:
        params["count"] = str(PASSED - s.set_aside)
        return ""

    def offers(self, s: "Roma") -> list[Block]:
        return [(a.PASS, KINDS)]

    def check(self, s: "Roma", action: int) -> int:
        return 0 if s.cards[s.active * KINDS + action - a.PASS] > 0 else no.NOT_IN_HAND

    def find(self, s: "Roma") -> list[int]:
        return of_zone(s, s.active * KINDS, a.PASS, KINDS)

    def play(self, s: "Roma", action: int) -> None:
        kind = action - a.PASS
        seat = s.active
        cards = s.own_cards()
        cards[seat * KINDS + kind] -= 1
        cards[KNOWN + seat * KINDS + kind] += 1
        s.tell_seat("pass", seat, seat, kind)
        if set_card_aside(s, PASSED):
            change_hands(s)

    def misfit(self, s: "Roma") -> Misfit:
        return FITS if s.set_aside < PASSED else ("set_aside", "fewer cards are passed on")


def change_hands(s: "Roma") -> None:
    """Both seats take what the other has passed on, and lay their cards (R3)."""
    cards = s.own_cards()
    s.reveal()
    for k in range(KINDS):
        for giver in range(2):
            count = cards[KNOWN + giver * KINDS + k]
            cards[(1 - giver) * KINDS + k] += count
            for _ in range(count):
                s.tell_seat("receive", 1 - giver, 1 - giver, giver, k)
    s.open_move(asked.PLACE)


class Place(Step):
    """A card is laid face down beside a disc; after both have laid four, all turn up (R4)."""

    clause = "R4"
    in_setup = True

    def is_within_move(self, s: "Roma") -> bool:
        return s.set_aside > 0

    def prompt(self, s: "Roma", params: Params) -> str:
        params["count"] = str(s.hand_size(s.active))
        return ""

    def offers(self, s: "Roma") -> list[Block]:
        return [(a.LAY, 6 * KINDS)]

    def check(self, s: "Roma", action: int) -> int:
        if s.cards[s.active * KINDS + (action - a.LAY) // 6] == 0:
            return no.NOT_IN_HAND
        taken = s.board[s.active * 6 + (action - a.LAY) % 6] != EMPTY
        return no.PLACE_TAKEN if taken else 0

    def find(self, s: "Roma") -> list[int]:
        hand = s.active * KINDS
        taken = 0
        for disc in range(6):
            if s.board[s.active * 6 + disc] != EMPTY:
                taken |= 1 << disc
        return lays([kind for kind in range(KINDS) if s.cards[hand + kind] > 0], taken)

    def play(self, s: "Roma", action: int) -> None:
        kind = (action - a.LAY) // 6
        disc = (action - a.LAY) % 6
        seat = s.active
        s.own_cards()[seat * KINDS + kind] -= 1
        s.board[seat * 6 + disc] = kind
        s.tell_seat("place", seat, seat, kind, disc + 1)
        if set_card_aside(s, LAID):
            turn_up(s)

    def misfit(self, s: "Roma") -> Misfit:
        return FITS if s.set_aside < LAID else ("set_aside", "fewer cards are laid in a row")


def turn_up(s: "Roma") -> None:
    """All cards are shown, and the first turn begins (R4)."""
    cards = s.own_cards()
    for k in range(2 * KINDS):
        cards[KNOWN + k] = 0
    s.reveal()
    if s.log is not None:
        for i in range(12):
            if s.board[i] != EMPTY:
                s.tell("reveal", i // 6, s.board[i], i % 6 + 1)
    begin_turn(s)
