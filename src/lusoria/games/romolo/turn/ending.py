"""How the game ends (RR14.1, RR14.13, RR16.14)."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from lusoria.core.message import Message, SeatName, names
from lusoria.core.state import OVER
from lusoria.games.romolo import asked, layout, tiles
from lusoria.games.romolo.board.exploration import Exploration
from lusoria.games.romolo.solitaire.ai_turn import NO_AI_TURN

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


@mypyc_attr(allow_interpreted_subclasses=True)
class Ending:
    """The end of 2013's games. Another edition overrides what ends differently."""

    def end_if_decided(self, s: "Romolo") -> bool:
        """End the game if that is decided after each whole step; return True if it is over. Here it
        ends with a Turn.
        """
        return False

    def begin_if_due(self, s: "Romolo") -> None:
        """Start the End Procedure if it is due (RR14.1, RR14.13)."""
        if s.ending != layout.NOT_ENDING:
            return
        if are_characters_bought(s):
            s.ending = layout.CHARACTERS_BOUGHT
        elif kinds_out(s) >= s.edition.kinds_out:
            s.ending = layout.PIECES_OUT
        elif is_dead(s):
            s.ending = layout.DEAD_POSITION
        else:
            return
        s.ending_round = s.round
        s.tell("ending", s.ending)

    def open_turn(self, s: "Romolo") -> bool:
        """Ask about the end before a Turn (RR14.3); return True if somebody is asked."""
        if s.ending == layout.NOT_ENDING:
            return False
        s.step = asked.PLAY_OR_END
        return True

    def open_ai_turn(self, s: "Romolo") -> bool:
        """Roll the die that may end the game before the A.I.'s Turn (RR16.7); return True if it is
        rolled.
        """
        if s.ending == layout.NOT_ENDING:
            return False
        s.roll = layout.END_ROLL
        s.throw(asked.DIE)
        return True

    def close_turn(self, s: "Romolo") -> bool:
        """End the game with this Turn if one side is left (RR14.1); return True if it is over."""
        if s.living_sides() <= 1:
            end(s, layout.SURVIVOR)
            return True
        self.begin_if_due(s)
        return False

    def close_event(self, s: "Romolo") -> bool:
        """Roll the die that may end the game after the A.I.'s Event; return True if it is rolled.
        Here it is rolled before the A.I.'s Turn.
        """
        return False

    def survive_roll(self, s: "Romolo") -> None:
        """Go on with the A.I.'s Turn: the die has not ended the game."""
        s.go(asked.AI_MARCH)

    def survivor(self, s: "Romolo") -> int:
        """The last side; if nobody is left, that of the player who fell last (RR14.12)."""
        for seat in range(s.rivals):
            if s.is_alive(seat):
                return s.side(seat)
        return s.side(s.fallen)

    def close_round(self, s: "Romolo") -> bool:
        """End the game if this Round is the last allowed (RR14.16); return True if it is over."""
        if s.limit == 0 or s.round < s.limit:
            return False
        end(s, layout.ROUND_LIMIT)
        return True

    def message(self, s: "Romolo") -> Message:
        """Why the game ended, with who is left or has ended it."""
        if s.ended == layout.SURVIVOR:
            return survivor_message(s)
        cause = Message(f"romolo-ending-{layout.ENDINGS[s.ending]}")
        if s.is_ai(s.active):
            return Message("romolo-end-ended-die", {"ending": cause})
        return Message("romolo-end-ended", {"who": SeatName(s.active), "ending": cause})


def survivor_message(s: "Romolo") -> Message:
    """Which side is left, or fell last (RR14.1, RR14.12)."""
    left = s.outcome().winners
    if not left:
        return Message("romolo-end-survivor-ai")
    if s.living_sides() == 0:
        return Message("romolo-end-survivor-fallen", {"who": names(left)})
    return Message("romolo-end-survivor", {"who": names(left), "count": str(len(left))})


def are_characters_bought(s: "Romolo") -> bool:
    """True if Display and pile are empty."""
    for tile in s.display:
        if tile != tiles.NO_TILE:
            return False
    stock = s.stock
    return stock[layout.TYPES] + stock[layout.TYPES + 1] + stock[layout.TYPES + 2] == 0


def kinds_out(s: "Romolo") -> int:
    """How many kinds of pieces have run out at the Bank."""
    found = 0
    for kind in s.edition.run_out:
        if s.stock[layout.BANK + kind] == 0:
            found += 1
    return found


def is_dead(s: "Romolo") -> bool:
    """True if nobody has a Worker or an Explorer on the map."""
    for unit in range(s.players * layout.OWN):
        if s.at[unit] >= 0 and layout.KIND[unit] in (layout.WORKER, layout.EXPLORER):
            return False
    return True


def end(s: "Romolo", reason: str) -> None:
    """The game is over; in solitaire the multipliers are turned up first (RR16.14)."""
    s.ended = reason
    s.rest()
    s.ai_turn = NO_AI_TURN
    if s.players == 1 and reason != layout.SURVIVOR and turn_up_multiplier(s):
        return
    s.step = asked.ACT
    s.player = OVER
    s.in_move = False
    s.tell("over")


def turn_up_multiplier(s: "Romolo") -> bool:
    """Turn up a multiplier of an unexplored hex for scoring (RR16.14); return True if one was
    left.
    """
    for place in range(s.board.size):
        i = place * layout.HEX
        if s.hexes[i + layout.UP] == 0 and s.hexes[i + layout.MULT] == layout.DOWN_MULT:
            s.exploration = Exploration(place, layout.FINAL)
            s.throw(asked.MULTIPLIER)
            return True
    return False
