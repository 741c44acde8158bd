"""The phase of the Turn, and what its units can still do in it."""

from typing import TYPE_CHECKING

from lusoria.core.state import OVER
from lusoria.games.romolo import layout

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def phase(s: "Romolo") -> int:
    """The phase of the Turn (RR4.2)."""
    if s.player == OVER or s.ended != "":
        return layout.IS_OVER
    if s.turn == 0:
        return layout.SET_UP
    if s.is_ai(s.active):
        return layout.OF_AI
    if not s.is_peaceful():
        return layout.AT_WAR
    if s.is_maintaining():
        return layout.MAINTAINS
    return s.step_phase()


def left(s: "Romolo", unit: int) -> int:
    """The Actions that a unit of the active seat has left."""
    st = s.st[unit]
    if s.at[unit] < 0 or st & (layout.LAID | layout.OVER_NOW | layout.EXPLORED) != 0:
        return 0
    return s.edition.actions[layout.KIND[unit]] - (st & layout.SPENT)
