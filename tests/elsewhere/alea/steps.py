"""What is decided in Alea: the actions, and a class for each kind of decision."""

from typing import TYPE_CHECKING, Final

from lusoria.core.message import Params, SeatName
from lusoria.core.state import CHANCE
from lusoria.core.step import FITS, Block, Misfit, Step

if TYPE_CHECKING:
    from .rules import Alea

ANTE, MOST = 1, 3  # nuts: in every round, and to raise by
WORDS: Final = ("fold", "raise", "call", "by 1", "by 2", "by 3")  # the actions
FOLD, RAISE, CALL, BY = range(4)
FACES: Final = [(face, 1) for face in range(1, 7)]  # the outcomes of chance, with their weights
NOT_ROLLED: Final = 0

NAMES: Final = ("roll", "bet", "amount")  # of the steps
ROLL, BET, AMOUNT = range(3)

RAISED, NOT_RAISED = 2, 3  # why a bet is refused; 1 is NOT_NOW in every game


class Roll(Step["Alea"]):
    """Both dice, one after the other (A1)."""

    clause = "A1"
    by_chance = True

    def chances(self, s: "Alea") -> list[tuple[int, int]]:
        return FACES[:]

    def play(self, s: "Alea", action: int) -> None:
        seat = s.dice.index(NOT_ROLLED)
        s.dice[seat] = action
        s.tell_seat("roll", seat, seat, action)
        if seat == 1:
            s.turn += 1
            s.active = s.first
            s.open_move(BET)

    def misfit(self, s: "Alea") -> Misfit:
        if s.player != CHANCE or s.in_move:
            return "player", "chance rolls the dice"
        if s.dice[1] != NOT_ROLLED or s.raised > 0:
            return "dice", "nobody bets before both are rolled"
        return FITS


class Decision(Step["Alea"]):
    """What both decisions of a seat have in common."""

    def prompt(self, s: "Alea", params: Params) -> str:
        params["seat"] = SeatName(s.player)
        return ""

    def misfit(self, s: "Alea") -> Misfit:
        if s.player != s.active or s.player != (s.first + (s.raised > 0)) % 2:
            return "player", "it is the other's turn"
        if s.in_move != (s.step == AMOUNT):
            return "in_move", "an amount is said within a move, which a bet begins"
        return FITS if min(s.dice) > NOT_ROLLED else ("dice", "both are rolled first")


class Bet(Decision):
    """Whoever is first folds or raises (A2); the other folds or calls (A3)."""

    def offers(self, s: "Alea") -> list[Block]:
        return [(FOLD, 3)]

    def check(self, s: "Alea", action: int) -> int:
        if action == RAISE and s.raised > 0:
            return RAISED
        return NOT_RAISED if action == CALL and s.raised == 0 else 0

    def rule(self, s: "Alea") -> str:
        return "A3" if s.raised > 0 else "A2"

    def play(self, s: "Alea", action: int) -> None:
        seat = s.player
        if action == RAISE:
            s.ask(AMOUNT)
        elif action == FOLD:
            s.tell("fold", seat)
            s.win([1 - seat])
        else:
            s.pay(seat, s.raised)
            s.tell("call", seat, s.raised)
            s.reveal()
            s.tell("show", 0, s.dice[0])
            s.tell("show", 1, s.dice[1])
            s.win([owner for owner in (0, 1) if s.dice[owner] == max(s.dice)])


class Amount(Decision):
    """By how many nuts somebody raises, in the same move (A2)."""

    clause = "A2"

    def offers(self, s: "Alea") -> list[Block]:
        return [(BY, MOST)]

    def play(self, s: "Alea", action: int) -> None:
        seat = s.player
        s.raised = action - BY + 1
        s.pay(seat, s.raised)
        s.tell("raise", seat, s.raised)
        s.active = 1 - seat
        s.open_move(BET)

    def misfit(self, s: "Alea") -> Misfit:
        return super().misfit(s) if s.raised == 0 else ("raised", "it is raised only once")


STEPS: Final[list[Step["Alea"]]] = [Roll(), Bet(), Amount()]
