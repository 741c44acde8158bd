"""A Worker's non-Move Action: when it may do one, and what that uses up (section 5)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import asked, layout, tiles
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import losses, presence
from lusoria.games.romolo.turn.move import Move

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def check_work(s: "Romolo", move: Move, but: int = -1) -> int:
    """Return the refusal's code, or 0 if the unit of a move may do a non-Move Action (RR5.3 to
    RR5.6, RR6.3).
    """
    unit = move.unit
    st = s.st[unit]
    if layout.KIND[unit] != layout.WORKER:
        return no.NOT_A_WORKER
    if st & layout.NEW != 0:
        return no.JUST_CREATED
    if st & layout.EXPLORED != 0 or (st & layout.OVER_NOW != 0 and not move.free):
        return no.PHASE_OVER
    if st & layout.LAID != 0 and not move.free:
        return no.NO_ACTIONS
    if st & layout.WITHDRAWN != 0:
        return no.ONLY_MOVES
    if st & layout.PENALTY != 0 and not s.is_obsessor_ready(s.active):
        return no.PENALIZED
    return no.HOSTILE if presence.has_hostile(s, s.active, s.at[unit], but) else 0


def spend(s: "Romolo") -> None:
    """The chosen Worker has done its non-Move Action; the powers that served it are used."""
    move = s.move
    unit = move.unit
    s.acted = True
    if s.st[unit] & layout.PENALTY != 0:
        if not s.obsessor_always:
            s.used |= 1 << tiles.OBSESSOR
        s.tell("power", s.active, tiles.OBSESSOR, tiles.IN_SPITE)
    if move.free:
        s.used |= 1 << tiles.NEGOTIATOR
    else:
        s.st[unit] |= layout.OVER_NOW | layout.LAID
        s.tell("lie-down", s.active, 1 << unit)
    if move.away:
        s.used |= 1 << tiles.TRADUCTOR


def complete(s: "Romolo") -> None:
    """The Action is spent, and after all that follows from it the move is over."""
    spend(s)
    losses.settle(s, asked.FINISH)
