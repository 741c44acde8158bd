"""A turn: what empty discs cost, the roll, the actions of phase 3, the end (R5 to R12, R16)."""

from typing import TYPE_CHECKING, Final

from lusoria.core.lists import changed
from lusoria.core.message import Params
from lusoria.core.step import NOT_NOW, Block
from lusoria.games.roma import actions as a
from lusoria.games.roma import asked, effects, laying, piles, reach
from lusoria.games.roma import refusals as no
from lusoria.games.roma.cards import KINDS, PRICES
from lusoria.games.roma.dice import check_die, unused
from lusoria.games.roma.layout import EMPTY_DISCS, ON_CARDS, ON_MONEY, ROUND_LIMIT, SPENT
from lusoria.games.roma.side import empty_discs
from lusoria.games.roma.step import Step

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma

CHEAPEST: Final = min(PRICES)


def begin_turn(s: "Roma") -> None:
    """Phase 1: a point for each disc without a card (R5). Phase 2: the roll (R6)."""
    seat = s.active
    s.turn += 1
    s.tell("turn", seat)
    due = min(empty_discs(s, seat), s.points[seat])
    s.points[seat] -= due
    s.stockpile += due
    if due > 0:
        s.account(seat, EMPTY_DISCS, -due)
        s.tell("pay", seat, due)
    if not s.end_if_decided():
        s.throw(asked.ROLL)


def end_turn(s: "Roma") -> None:
    """The turn passes on; what lasted until its end is over (R16, R29, R34)."""
    seat = s.active
    s.tell("end", seat)
    s.blocked = changed(s.blocked, seat, 0)
    s.siege = 0
    s.dice = [0, 0, 0]
    s.used = [SPENT, SPENT, SPENT]
    s.active = 1 - seat
    if s.limit > 0 and s.turn == 2 * s.limit:
        s.end(ROUND_LIMIT)
    else:
        begin_turn(s)


class Act(Step):
    """The actions of phase 3: a die on a disc, a card laid, or the end of the turn (R7)."""

    clause = "R7"

    def prompt(self, s: "Roma", params: Params) -> str:
        dice = s.spare_dice()
        params["dice"] = str(dice)
        if s.hand_size(s.active) == 0:
            return "-dice"
        return "" if dice > 0 else "-cards"

    def offers(self, s: "Roma") -> list[Block]:
        return [(a.END, 1), (a.MONEY, 6), (a.DRAW, 6), (a.ACTIVATE, 6), (a.LAY, 6 * KINDS)]

    def check(self, s: "Roma", action: int) -> int:
        if action == a.END:
            return 0
        if action < a.DRAW:
            return check_die(s, action - a.MONEY + 1)
        if action < a.ACTIVATE:
            found = check_die(s, action - a.DRAW + 1)
            return no.PILES_EMPTY if found == 0 and not self.can_draw(s) else found
        if action < a.LAY:
            return effects.check_activation(s, action - a.ACTIVATE)
        kind = (action - a.LAY) // 6
        if s.cards[s.active * KINDS + kind] == 0:
            return no.NOT_IN_HAND
        return 0 if PRICES[kind] <= s.money[s.active] else no.TOO_DEAR

    def why(self, s: "Roma", action: int) -> int:
        found = Step.why(self, s, action)
        return no.BY_CARD if found == NOT_NOW and a.verb(action) in reach.BLOCKS else found

    def can_draw(self, s: "Roma") -> bool:
        """True if there is a card in one of the piles (R10, R11)."""
        return s.deck_size + s.discard_size > 0

    def find(self, s: "Roma") -> list[int]:
        found = [a.END]
        values = unused(s)
        for value in values:
            found.append(a.MONEY + value - 1)
        if self.can_draw(s):
            for value in values:
                found.append(a.DRAW + value - 1)
        for value in values:
            if effects.check_activation(s, value - 1) == 0:
                found.append(a.ACTIVATE + value - 1)
        money = s.money[s.active]
        if money >= CHEAPEST:
            cards = s.cards
            hand = s.active * KINDS
            for kind in range(KINDS):
                if cards[hand + kind] > 0 and PRICES[kind] <= money:
                    action = a.LAY + kind * 6
                    for disc in range(6):
                        found.append(action + disc)
        return found

    def play(self, s: "Roma", action: int) -> None:
        seat = s.active
        if action >= a.LAY:
            kind = (action - a.LAY) // 6
            laying.lay_from_hand(s, kind, (action - a.LAY) % 6, PRICES[kind])
        elif action == a.END:
            end_turn(s)
        elif action < a.DRAW:
            value = action - a.MONEY + 1
            die = s.use_die(value, ON_MONEY)
            s.money[seat] += value  # R9
            s.tell("money", seat, value, die)
        elif action < a.ACTIVATE:
            value = action - a.DRAW + 1
            die = s.use_die(value, ON_CARDS)
            s.drawing = min(value, s.deck_size + s.discard_size)  # R10, R11
            s.tell("draw", seat, value, die)
            s.in_move = True
            piles.draw_next(s)
        else:
            disc = action - a.ACTIVATE
            die = s.use_die(disc + 1, disc + 1)
            s.in_move = True
            effects.activate(s, disc, die)
