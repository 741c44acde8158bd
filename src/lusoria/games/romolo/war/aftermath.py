"""The end of a Battle: attackers lie down, tokens are taken back, who is out (RR11.10, RR11.13).

Of the six die tokens one is returned unseen, in the set-up too (RR2.10, RR11.4).
"""

from typing import TYPE_CHECKING

from lusoria.core.step import FITS, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, step
from lusoria.games.romolo.board import losses
from lusoria.games.romolo.step import Chance
from lusoria.games.romolo.war import elimination, fight
from lusoria.games.romolo.war.fight import Side

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def close(s: "Romolo") -> None:
    """Penalty tokens come off, attackers lie down; then die tokens are taken back."""
    battle = s.battle
    relieve(s, battle.attack)
    relieve(s, battle.defence)
    lie_down(s, battle.attack)
    if s.players == 1:
        i = battle.place * layout.TROOP
        s.ai[i + layout.STANDING] += s.ai[i + layout.HINDERED]
        s.ai[i + layout.HINDERED] = 0
    refill(s)


def relieve(s: "Romolo", side: Side) -> None:
    """The Units of a side lose their Penalty tokens."""
    relieved = 0
    for unit in range(layout.UNITS):
        if side.units & (1 << unit) != 0 and s.st[unit] & layout.PENALTY != 0:
            relieved |= 1 << unit
            s.st[unit] &= ~(layout.PENALTY | layout.OLD)
    if relieved != 0:
        s.tell("penalty-off", side.seat, relieved)


def lie_down(s: "Romolo", side: Side) -> None:
    """The Units that have attacked are laid down."""
    lying = 0
    for unit in range(layout.UNITS):
        if side.units & (1 << unit) != 0 and s.st[unit] & layout.LAID == 0:
            lying |= 1 << unit
            s.st[unit] |= layout.LAID
    if lying != 0:
        s.tell("lie-down", side.seat, lying)


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
    eliminate(s)


def return_token(s: "Romolo", token: int) -> None:
    """A token goes back to the box unseen; its owner sees the five that stay."""
    seat = s.dealt_to
    s.seats[seat * layout.SEAT + layout.HELD] = layout.ALL_TOKENS & ~(1 << token)
    s.seats[seat * layout.SEAT + layout.SHOWN] = 0
    s.reveal()
    s.tell_seat("aside", seat, seat, token)
    if s.turn == 0:
        s.edition.setup.next_token(s)
    else:
        refill(s)


def eliminate(s: "Romolo") -> None:
    """Whoever has lost his Tower is out; then what follows from lost buildings."""
    attacker, defender = s.battle.attack.seat, s.battle.defence.seat
    for seat, by in ((defender, attacker), (attacker, defender)):
        if s.is_alive(seat) and elimination.has_fallen(s, seat):
            elimination.eliminate(s, seat, by)
    losses.settle(s, asked.NEXT_ATTACK)


class Aside(Chance):
    """The die token that is returned unseen (RR2.10, RR11.4)."""

    in_setup = True

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        return [(a.C_TOKEN + token, 1) for token in range(6)]

    def play(self, s: "Romolo", action: int) -> None:
        return_token(s, action - a.C_TOKEN)

    def needs(self, s: "Romolo") -> int:
        return step.DEALT_TO | (0 if s.turn == 0 else step.BATTLE)

    def misfit(self, s: "Romolo") -> Misfit:
        if s.dice or s.tokens_held(s.dealt_to) != 0:
            return "dealt_to", "no tokens are dealt to this seat"
        if s.turn == 0:
            return FITS
        if s.dealt_to not in (s.battle.attack.seat, s.battle.defence.seat):
            return "dealt_to", "this seat does not fight"
        return fight.misfit(s)
