"""The course of the game: Turns and Rounds (RR4.1 to RR4.5)."""

from typing import TYPE_CHECKING

from lusoria.core.step import Block
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.board import presence
from lusoria.games.romolo.step import Step
from lusoria.games.romolo.turn import ending
from lusoria.games.romolo.war import elimination

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def begin_turn(s: "Romolo") -> None:
    """The counters of the Turn are reset; then play-or-end, surrender, actions (RR4.5)."""
    seat = s.active
    s.turn += 1
    s.forget()
    for unit in range(layout.UNITS):
        if s.st[unit] & layout.PENALTY != 0 and s.owner(unit) == seat:
            s.st[unit] |= layout.OLD
    s.tell("turn", seat, s.round)
    s.player = seat
    s.in_move = False
    if not s.edition.ending.open_turn(s):
        offer_surrender(s)


def play_or_end(s: "Romolo", play: bool) -> None:
    """The End Procedure runs: the seat plays its Turn or ends the game (RR14.3)."""
    if play:
        s.tell("plays", s.active)
        offer_surrender(s)
    else:
        s.tell("finishes", s.active)
        ending.end(s, layout.ENDED)


def offer_surrender(s: "Romolo") -> None:
    """Whoever has no Worker on the map may give up (RR11.17)."""
    if s.edition.surrenders and presence.count(s, s.active, layout.WORKER) == 0:
        s.step = asked.GIVE_UP
    else:
        s.open_move(asked.ACT)


def end_actions(s: "Romolo") -> None:
    """The Action Phase is over; idleness earns a silver (RR5.2). The War Phase follows."""
    seat = s.active
    if not s.acted:
        s.add_coins(seat, layout.SILVER)
        s.tell("idle", seat)
    if s.edition.war.is_possible(s):
        s.edition.war.begin(s)
    else:
        s.go(asked.MAINTENANCE)


def cut_short(s: "Romolo") -> None:
    """The active seat is out: its Turn ends at once (RR11.16)."""
    s.stores = []
    end_turn(s)


def end_turn(s: "Romolo") -> None:
    """The end of a Turn: is the game over, does its end begin, who is next (RR14.1)."""
    if s.edition.ending.close_turn(s):
        return
    if s.players == 1:
        s.go(asked.AI_TURN)
    else:
        pass_turn(s)


def pass_turn(s: "Romolo") -> None:
    """The next living seat's Turn, or a new Round (RR4.1, RR4.4)."""
    place = (s.active - s.first) % s.players
    for i in range(place + 1, s.players):
        seat = (s.first + i) % s.players
        if s.is_alive(seat):
            s.active = seat
            begin_turn(s)
            return
    next_round(s)


def next_round(s: "Romolo") -> None:
    """A Round is over: with a limit the game may be, too (RR14.16)."""
    if s.edition.ending.close_round(s):
        return
    s.round += 1
    for i in range(s.players):
        seat = (s.first + i) % s.players
        if s.is_alive(seat):
            s.active = seat
            begin_turn(s)
            return


# --- the steps ---


class PlayOrEnd(Step):
    """The End Procedure runs: to play this Turn or to end the game (RR14.3)."""

    clause = "RR14.3"
    phase = layout.TURN_START

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.PLAY, 2)]

    def play(self, s: "Romolo", action: int) -> None:
        play_or_end(s, action == a.PLAY)


class GiveUp(Step):
    """Whoever has no Worker on the map may surrender (RR11.17)."""

    clause = "RR11.17"
    phase = layout.TURN_START

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.SURRENDER, 2)]

    def play(self, s: "Romolo", action: int) -> None:
        if action == a.SURRENDER:
            s.tell("surrender", s.active)
            elimination.eliminate(s, s.active, layout.NOBODY)
            cut_short(s)
        else:
            s.open_move(asked.ACT)
