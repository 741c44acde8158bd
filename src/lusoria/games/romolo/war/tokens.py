"""Die tokens and Battle tokens (RR2.10, RR11.4)."""

from typing import TYPE_CHECKING

from lusoria.core.step import FITS, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, step
from lusoria.games.romolo.step import Chance
from lusoria.games.romolo.war import elimination, fight

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def show(s: "Romolo", seat: int, token: int) -> None:
    """A token is public from now on."""
    s.seats[seat * layout.SEAT + layout.SHOWN] |= 1 << token
    s.seats[seat * layout.SEAT + layout.HELD] &= ~(1 << token)
    s.tell("token", seat, token)


def take_token(s: "Romolo", seat: int) -> None:
    """The winner's Battle token, if any is left."""
    if s.stock[layout.BANK + layout.BANK_BATTLES] > 0:
        s.own_stock()[layout.BANK + layout.BANK_BATTLES] -= 1
        s.seats[seat * layout.SEAT + layout.BATTLES] += 1
        s.tell("wins", seat)
    else:
        s.tell("wins-nothing", seat)


def refill(s: "Romolo") -> None:
    """Whoever has used all tokens takes them back but one; chance says which."""
    if not s.dice:
        for side in (s.battle.attack, s.battle.defence):
            i = side.seat * layout.SEAT
            if s.is_ai(side.seat):
                if s.seats[i + layout.SHOWN].bit_count() == 5:
                    s.seats[i + layout.SHOWN] = 0
            elif s.seats[i + layout.HELD] == 0 and not elimination.has_fallen(s, side.seat):
                s.dealt_to = side.seat
                s.throw(asked.ASIDE)
                return
    s.go(asked.ELIMINATE)


def set_aside(s: "Romolo", token: int) -> None:
    """A token goes back to the box unseen; its owner sees the five that stay."""
    seat = s.dealt_to
    s.seats[seat * layout.SEAT + layout.HELD] = layout.ALL_TOKENS & ~(1 << token)
    s.seats[seat * layout.SEAT + layout.SHOWN] = 0
    s.reveal()
    s.tell_seat("aside", seat, seat, token)
    s.go(asked.NEXT_TOKEN if s.turn == 0 else asked.REFILL)


class Aside(Chance):
    """The die token that is returned unseen (RR2.10, RR11.4)."""

    in_setup = True

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        return [(a.C_TOKEN + token, 1) for token in range(6)]

    def play(self, s: "Romolo", action: int) -> None:
        set_aside(s, action - a.C_TOKEN)

    def needs(self, s: "Romolo") -> int:
        return step.DEALT_TO | (0 if s.turn == 0 else step.BATTLE)

    def misfit(self, s: "Romolo") -> Misfit:
        if s.dice or s.seats[s.dealt_to * layout.SEAT + layout.HELD] != 0:
            return "dealt_to", "no tokens are dealt to this seat"
        if s.turn == 0:
            return FITS
        if s.dealt_to not in (s.battle.attack.seat, s.battle.defence.seat):
            return "dealt_to", "this seat does not fight"
        return fight.misfit(s)
