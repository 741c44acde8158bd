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

    def has_come(self, s: "Romolo") -> bool:
        """After each whole step: whether the game is over at once. Here it ends with a Turn."""
        return False

    def check(self, s: "Romolo") -> None:
        """Whether the End Procedure starts (RR14.1, RR14.13)."""
        if s.ending != layout.NOT_ENDING:
            return
        if characters_bought(s):
            s.ending = layout.CHARACTERS_BOUGHT
        elif kinds_out(s) >= s.edition.kinds_out:
            s.ending = layout.PIECES_OUT
        elif is_dead(s):
            s.ending = layout.DEAD_POSITION
        else:
            return
        s.ending_round = s.round
        s.tell("ending", s.ending)

    def opens_turn(self, s: "Romolo") -> bool:
        """Whether a Turn begins with a question about the end (RR14.3)."""
        if s.ending == layout.NOT_ENDING:
            return False
        s.step = asked.PLAY_OR_END
        return True

    def opens_ai_turn(self, s: "Romolo") -> bool:
        """Whether the A.I.'s Turn begins with the die that may end the game (RR16.7)."""
        if s.ending == layout.NOT_ENDING:
            return False
        s.roll = layout.END_ROLL
        s.throw(asked.DIE)
        return True

    def closes_turn(self, s: "Romolo") -> bool:
        """Whether the game is over with this Turn: one side is left (RR14.1)."""
        if s.living_sides() <= 1:
            end(s, layout.SURVIVOR)
            return True
        self.check(s)
        return False

    def closes_event(self, s: "Romolo") -> bool:
        """Whether the A.I.'s Event is followed by the die that may end the game. Here it is rolled
        before its Turn.
        """
        return False

    def outlives_roll(self, s: "Romolo") -> None:
        """The die has not ended the game: the A.I.'s Turn goes on."""
        s.go(asked.AI_MARCH)

    def survivor(self, s: "Romolo") -> int:
        """The last side; if nobody is left, that of the player who fell last (RR14.12)."""
        for seat in range(s.rivals):
            if s.seats[seat * layout.SEAT + layout.ALIVE] == 1:
                return s.side(seat)
        return s.side(s.fallen)

    def closes_round(self, s: "Romolo") -> bool:
        """Whether the game is over with this Round (RR14.16)."""
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
    for kind in s.edition.run_out:
        if s.stock[layout.BANK + kind] == 0:
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
