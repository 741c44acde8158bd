"""How the game ends (RR14.1, RR14.13, RR16.14)."""

from typing import TYPE_CHECKING

from lusoria.core.state import OVER
from lusoria.games.romolo import asked, layout, tiles
from lusoria.games.romolo.board.exploration import Exploration
from lusoria.games.romolo.solitaire.ai_turn import NO_AI_TURN

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def check_ending(s: "Romolo") -> None:
    """Whether the End Procedure starts (RR14.1, RR14.13)."""
    if s.ending != layout.NOT_ENDING:
        return
    if characters_bought(s):
        s.ending = layout.CHARACTERS_BOUGHT
    elif kinds_out(s) >= layout.KINDS_OUT:
        s.ending = layout.PIECES_OUT
    elif is_dead(s):
        s.ending = layout.DEAD_POSITION
    else:
        return
    s.tell("ending", s.ending)


def characters_bought(s: "Romolo") -> bool:
    """Whether Display and pile are empty."""
    for tile in s.display:
        if tile != tiles.NO_TILE:
            return False
    stock = s.stock
    return stock[layout.TYPES] + stock[layout.TYPES + 1] + stock[layout.TYPES + 2] == 0


def kinds_out(s: "Romolo") -> int:
    """Of how many kinds of pieces the Bank has none left."""
    found = 0
    for kind in range(layout.BANK, layout.BANK + layout.BANK_KINDS):
        if s.stock[kind] == 0:
            found += 1
    return found


def is_dead(s: "Romolo") -> bool:
    """Whether nobody has a Worker or an Explorer on the map."""
    for unit in range(s.players * layout.OWN):
        if s.at[unit] >= 0 and layout.KIND[unit] in (layout.WORKER, layout.EXPLORER):
            return False
    return True


def end(s: "Romolo", reason: str) -> None:
    """The game is over; in solitaire the multipliers are turned up first (RR16.14)."""
    s.ended = reason
    s.rest()
    s.ai_turn = NO_AI_TURN
    if s.players == 1 and reason != layout.SURVIVOR and last_multiplier(s):
        return
    s.step = asked.ACT
    s.player = OVER
    s.in_move = False
    s.tell("over")


def last_multiplier(s: "Romolo") -> bool:
    """Whether a multiplier on an unexplored hex has still to be turned up for scoring (RR16.14)."""
    for place in range(s.board.size):
        i = place * layout.HEX
        if s.hexes[i + layout.UP] == 0 and s.hexes[i + layout.MULT] == layout.DOWN_MULT:
            s.exploration = Exploration(place, layout.FINAL)
            s.throw(asked.MULTIPLIER)
            return True
    return False
