"""What every decision of Roma is: see `core.step`. The classes stand in their chapters."""

from typing import TYPE_CHECKING

from lusoria.core import step
from lusoria.core.message import Params
from lusoria.core.step import FITS, Misfit
from lusoria.games.roma.cards import BUILDINGS, CLAUSES, SCAENICUS
from lusoria.games.roma.side import on_side
from lusoria.games.roma.words import card_name

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma


class Step(step.Step["Roma"]):
    """A decision of the active seat, or of chance."""

    in_setup: bool = False
    actors: tuple[int, ...] = ()  # the cards that can be acting, where the step is a card's

    def is_within_move(self, s: "Roma") -> bool:
        """True if it is asked within a move that has begun."""
        return False


class CardStep(Step):
    """A decision while a card acts (R12)."""

    def is_within_move(self, s: "Roma") -> bool:
        return True

    def rule(self, s: "Roma") -> str:
        return CLAUSES[s.acting]

    def prompt(self, s: "Roma", params: Params) -> str:
        params["card"] = card_name(s.acting)
        return ""

    def misfit(self, s: "Roma") -> Misfit:
        """A die lies on the disc of a card that may act, or copies one that may (R12, R29)."""
        if s.acting not in self.actors:
            return "acting", "this card does not act in this step"
        if s.source + 1 not in s.used or s.blocked[s.active] & (1 << s.source) != 0:
            return "source", "no die has activated a card here"
        if not self.acts_by(s, s.board[s.active * 6 + s.source]):
            return "source", "this card does not act here"
        return FITS

    def acts_by(self, s: "Roma", card: int) -> bool:
        """True if the card at the source acts, or copies another of its side that does (R30)."""
        if card == s.acting:
            return True
        return card == SCAENICUS and s.acting < BUILDINGS and on_side(s, s.active, s.acting) > 0
