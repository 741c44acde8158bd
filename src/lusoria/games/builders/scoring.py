"""The end: when it comes, the settlement, the scores (B22 to B25)."""

from typing import TYPE_CHECKING, Final

from lusoria.core.outcome import Outcome, Score, places
from lusoria.core.state import OVER
from lusoria.core.step import FITS, Block, Misfit
from lusoria.games.builders import actions as a
from lusoria.games.builders import asked
from lusoria.games.builders import refusals as no
from lusoria.games.builders.cards import (
    LOAN_LEFT,
    MACHINE_SITES,
    MACHINES,
    POINTS,
    RELEASE_PRICE,
    SITES,
    SLAVE_LEFT,
    SLAVES,
)
from lusoria.games.builders.investments import check_repay, release, repay
from lusoria.games.builders.layout import (
    BUILT,
    BY_POINTS,
    EMPTY,
    GOAL,
    QUIET_ROUNDS,
    ROUND_LIMIT,
    SCALE,
    STALEMATE,
)
from lusoria.games.builders.step import Step
from lusoria.games.builders.workers import is_slave, owner

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders


def end_round(s: "Builders") -> str:
    """After a round: why the game ends now, or nothing (B22, B25)."""
    s.quiet = 0 if s.stirred else s.quiet + 1
    s.stirred = False
    return why_over(s)


def why_over(s: "Builders") -> str:
    """Why the game ends with the round that is over, or nothing (B22, B25)."""
    if max(s.points) >= GOAL:
        return BY_POINTS
    if s.quiet == QUIET_ROUNDS:
        return STALEMATE
    if s.limit > 0 and s.turn == s.players * s.limit:
        return ROUND_LIMIT
    return ""


def is_last_round(s: "Builders") -> bool:
    """True if it is sure that the game ends with this round, or it has (B22).

    17 points count from the end of the turn in which they were reached.
    """
    if s.ended != "":
        return True
    for seat in range(s.players):
        if seat != s.active and s.points[seat] >= GOAL:
            return True
    return s.limit > 0 and s.turn > s.players * (s.limit - 1)


def ends_if_quiet(s: "Builders") -> bool:
    """True if the game ends with this round if nothing happens in it any more (B25)."""
    return s.ended == "" and not s.stirred and s.quiet == QUIET_ROUNDS - 1


# --- the settlement (B23) ---


def begin(s: "Builders", reason: str) -> None:
    """The game goes over to the settlement, from the first player on."""
    s.ended = reason
    s.actions = 0
    s.step = asked.SETTLE
    s.tell("settle", s.first)
    ask_from(s, 0)


def ask_from(s: "Builders", place: int) -> None:
    """The next seat that can settle anything decides; without one the game is over."""
    for i in range(place, s.players):
        s.active = (s.first + i) % s.players
        if can_settle(s):
            s.player = s.active
            return
    s.player = OVER
    if s.log is not None:
        result = outcome(s)
        for seat in range(s.players):
            s.tell("score", seat, result.scores[seat].total)
        for seat in result.winners:
            s.tell("win", seat)


def can_settle(s: "Builders") -> bool:
    """True if the seat can pay for anything at the end (B23)."""
    return check_repay(s) == 0 or can_release(s)


def can_release(s: "Builders") -> bool:
    """True if the seat has a slave and the money for it (B23)."""
    return s.money[s.active] >= RELEASE_PRICE and a_slave(s) != EMPTY


def a_slave(s: "Builders") -> int:
    """The first slave of the seat that is not free, also on a site; EMPTY without one."""
    for worker in range(SLAVES, MACHINES):
        if owner(s, worker) == s.active and is_slave(s, worker):
            return worker
    return EMPTY


def release_one(s: "Builders") -> None:
    """A slave is freed; at the end they differ in nothing."""
    slave = a_slave(s)
    s.earn(-RELEASE_PRICE)
    release(s, slave - SLAVES)
    s.tell("release", s.active, slave, RELEASE_PRICE, SLAVE_LEFT - RELEASE_PRICE)


class Settle(Step):
    """A slave, a loan, or enough; who has nothing more to settle is not asked (B23)."""

    clause = "B23"

    def offers(self, s: "Builders") -> list[Block]:
        return [(a.DONE, 1), (a.REPAY, 2)]

    def check(self, s: "Builders", action: int) -> int:
        if action == a.REPAY:
            return check_repay(s)
        if action == a.RELEASE and a_slave(s) == EMPTY:
            return no.NO_SLAVE  # the money for one is there, or the seat would not be asked
        return 0

    def play(self, s: "Builders", action: int) -> None:
        if action == a.RELEASE:
            release_one(s)
        elif action == a.REPAY:
            repay(s)
        if action == a.DONE or not can_settle(s):
            ask_from(s, (s.active - s.first) % s.players + 1)

    def misfit(self, s: "Builders") -> Misfit:
        """After a whole round the game ends, for a reason that holds (B22, B23, B25)."""
        if s.turn % s.players != 0:
            return "turn", "the round is not over"
        if s.ended != why_over(s):
            return "ended", "the game did not end for this reason"
        if s.player >= 0 and not can_settle(s):
            return "player", "this seat has nothing to settle"
        if s.actions > 0 or s.invested or max(s.sent) > 0:
            return "actions", "the last turn is over"
        return FITS


# --- the scores (B24) ---

# The clause behind each source of points
SOURCES: Final[dict[str, list[str]]] = {
    "buildings": ["B14"],
    "machines": ["B15"],
    "slaves": ["B23"],
    "loans": ["B23"],
    "sesterces": ["B24"],
}


def score(s: "Builders", seat: int) -> Score:
    """The seat's score and its sources, in tenths of a point."""
    buildings = 0
    machines = 0
    for site in range(SITES):
        if s.sites[site] == BUILT + seat:
            if site < MACHINE_SITES:
                buildings += POINTS[site]
            else:
                machines += POINTS[site]
    slaves = 0
    for worker in range(SLAVES, MACHINES):
        if owner(s, worker) == seat and is_slave(s, worker):
            slaves += 1
    sources = {
        "buildings": SCALE * buildings,
        "machines": SCALE * machines,
        "slaves": -SLAVE_LEFT * slaves,
        "loans": -LOAN_LEFT * s.loans[seat],
        "sesterces": s.money[seat],
    }
    return Score(sum(sources.values()), sources)


def outcome(s: "Builders") -> Outcome:
    """How the game ended; equals share the win."""
    scores = [score(s, seat) for seat in range(s.players)]
    return Outcome(s.sides, places([one.total for one in scores]), scores, s.ended, SCALE)
