"""Whether the A.I.'s Turn and the Event line make sense with what stands on the map; for
`restore`.
"""

from typing import TYPE_CHECKING

from lusoria.core.step import FITS, Misfit
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.solitaire.ai_turn import Group

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def misfit(s: "Romolo") -> Misfit:
    """What does not fit in a solitaire game; there is nothing of it in others."""
    if not has_events(s):
        return "events", "the cubes of the Event line do not fit together"
    turn = s.ai_turn
    marching = [*turn.groups]
    if turn.start >= 0 and is_moving(s):
        marching.append((turn.start, turn.troops - turn.hindered, turn.hindered))
    if len({place for place, _, _ in marching}) < len(marching):
        return "ai_turn", "a group moves once"
    if not all(is_there(s, group) for group in marching):
        return "ai_turn", "a group is not where it moves from"
    if len(set(turn.attacks)) < len(turn.attacks):
        return "ai_turn", "a hex is attacked once"
    return FITS


def has_events(s: "Romolo") -> bool:
    """True if the Event line has no more cubes than there are. The brown one is gone while its
    Event lasts, and brings all of them back (RR16.6).
    """
    line = s.stock[layout.BAG : layout.BAG + 5]
    if s.players > 1:
        return line == [0, 0, 0, 0, 0]
    if any(left > most for left, most in zip(line, layout.LINE, strict=True)):
        return False
    return line[layout.BROWN] == (0 if s.ai_turn.by_event else 1)


def is_moving(s: "Romolo") -> bool:
    """True if a group has been chosen and has not gone yet."""
    if s.step == asked.LOT_MOVE:
        return s.is_peaceful()
    return s.step in (asked.TILE, asked.MULTIPLIER) and s.exploration.why == layout.EXPLORING


def is_there(s: "Romolo", group: Group) -> bool:
    """True if the Units of a group are where it began to move."""
    place, standing, hindered = group
    i = place * layout.TROOP
    there = s.ai[i + layout.STANDING] >= standing >= 0
    return there and s.ai[i + layout.HINDERED] >= hindered
