"""Alea as `core` sees it: the position, and the actions in words."""

from random import Random
from typing import Final, cast

from lusoria.core.chance import sample
from lusoria.core.errors import Refusal
from lusoria.core.events import SEAT, EventKind, Move
from lusoria.core.game import Description, Rules
from lusoria.core.message import Message
from lusoria.core.observation import Layout, Part, one_of
from lusoria.core.outcome import Outcome, Score, places
from lusoria.core.reading import Reader
from lusoria.core.state import OVER, State
from lusoria.core.step import FITS, Misfit

from .steps import (
    ANTE,
    FACES,
    FOLD,
    MOST,
    NAMES,
    NOT_RAISED,
    NOT_ROLLED,
    RAISED,
    ROLL,
    STEPS,
    WORDS,
)

NUTS: Final = 12  # of each, at first
OBSERVATION: Final = Layout(
    [
        Part("nuts", ("own", "other"), 2 * NUTS),
        Part("raised", high=MOST),
        Part("decides", ("own", "other")),
        Part("own die", ("1", "2", "3", "4", "5", "6")),
    ]
)
SHOWS: Final = one_of(6)
REFUSALS: Final = {RAISED: ("A3", "raise"), NOT_RAISED: ("A2", "call")}
EVENTS: Final = {
    "roll": EventKind(("seat", "die"), ("seat",)),
    "fold": EventKind(("seat",)),
    "raise": EventKind(("seat", "nuts"), moves=(Move("seat:{seat}", "pot", "coin", "nuts"),)),
    "call": EventKind(("seat", "nuts"), moves=(Move("seat:{seat}", "pot", "coin", "nuts"),)),
    "show": EventKind(("seat", "die")),
    "win": EventKind(("seat", "nuts"), moves=(Move("pot", "seat:{seat}", "coin", "nuts"),)),
}


class Alea(State):
    """A position."""

    nuts: list[int]
    dice: list[int]
    pot: int
    raised: int  # by how much

    def set_up(self) -> None:
        self.nuts = [NUTS, NUTS]
        self.begin_round(0)

    def begin_round(self, first: int) -> None:
        """A new round (A1), or the end (A4). Who decides first in it is `first`."""
        self.first, self.raised, self.pot = first, 0, 0
        self.dice = [NOT_ROLLED] * 2
        self.throw(ROLL)
        self.ended = self.ending()
        if self.ended != "":
            self.player = OVER
            return
        self.pay(0, ANTE)
        self.pay(1, ANTE)

    def ending(self) -> str:
        """Return why no round can begin, or "" (A4)."""
        if min(self.nuts) < ANTE + MOST:
            return "poor"
        return "round-limit" if self.turn == self.limit and self.limit > 0 else ""

    def pay(self, seat: int, nuts: int) -> None:
        """Nuts go into the pot."""
        self.nuts[seat] -= nuts
        self.pot += nuts

    def win(self, seats: list[int]) -> None:
        """The round is over."""
        share = self.pot // len(seats)
        for seat in seats:
            self.nuts[seat] += share
            self.tell("win", seat, share)
        self.begin_round(1 - self.first)

    def refusal(self, action: int, code: int) -> Refusal:
        if code in REFUSALS:
            rule, name = REFUSALS[code]
            return Refusal(rule, Message(f"alea-refuse-{name}"))
        message = Message("alea-refuse-not-now", {"prompt": self.prompt()})
        return Refusal(self.clause(), message, 0)

    def clone(self) -> "Alea":
        twin = Alea()
        self.copy_head(twin)
        twin.nuts, twin.dice = self.nuts[:], self.dice[:]
        twin.pot, twin.raised = self.pot, self.raised
        return twin

    def resample(self, seat: int, rng: Random) -> "Alea":
        twin = self.clone()
        if twin.dice[1 - seat] != NOT_ROLLED:
            twin.dice[1 - seat] = sample(FACES, rng)
        return twin

    def view(self, seat: int | None) -> dict[str, object]:
        return {
            **self.head(),
            "pot": {"el": "pot", "nuts": self.pot},
            "seats": [
                {
                    "el": f"seat:{i}",
                    "nuts": self.nuts[i],
                    "die": {"el": f"die:{i}", "shows": self.dice[i] or None if seat == i else None},
                }
                for i in range(2)
            ],
        }

    def observation(self, seat: int) -> bytes:
        other = 1 - seat
        decides = [int(self.player == seat), int(self.player == other)]
        amounts = [self.nuts[seat], self.nuts[other], self.raised, *decides]
        return bytes(amounts) + SHOWS[self.dice[seat]]

    def standing(self) -> list[int]:
        return self.nuts[:]

    def result(self) -> Outcome:
        scores = [Score(nuts, {"nuts": nuts}) for nuts in self.nuts]
        return Outcome(self.sides, places(self.nuts), scores, self.ended)

    def position(self) -> dict[str, object]:
        return {"nuts": self.nuts[:], "dice": self.dice[:], "raised": self.raised}

    def read(self, data: Reader, part: dict[str, Reader]) -> None:
        self.nuts, self.dice = part["nuts"].wholes(2, 0, 2 * NUTS), part["dice"].wholes(2, 0, 6)
        self.raised = part["raised"].whole(0, MOST)
        self.pot = 2 * NUTS - sum(self.nuts)
        member, why = self.misfit()
        if member != "":
            raise part[member].wrong(why)

    def misfit(self) -> Misfit:
        """Return what no game comes to, or `FITS`."""
        over = self.player == OVER
        why = self.ending() if over else ""
        if self.ended != why or over != (why != ""):
            return "ended", "the game ends for one of its reasons, and only then"
        if self.pot != (0 if over else 2 * ANTE + self.raised):
            return "nuts", "these do not add up"
        if over:
            begun = self.dice != [NOT_ROLLED] * 2 or self.raised > 0
            fits = not begun and self.step == ROLL and not self.in_move
            return FITS if fits else ("step", "no round has begun")
        if min(self.nuts) < MOST - self.raised:
            return "nuts", "such a round does not begin"
        return STEPS[self.step].misfit(self)


class AleaRules(Rules):
    """Alea as `core` sees it."""

    def __init__(self) -> None:
        self.action_count = len(WORDS)
        self.chance_count = len(FACES) + 1
        self.steps = tuple(STEPS)
        self.step_names = NAMES
        self.ends = ("poor", "round-limit")
        self.members = ("nuts", "dice", "raised")
        self.events = EVENTS
        self.fields = {"seat": SEAT}
        self.observation = OBSERVATION
        self.scoring = {"nuts": ["A4"]}

    def new(self) -> State:
        return Alea()

    def describe(self, state: State, action: int) -> Description:
        verb, _, nuts = WORDS[action].partition(" ")
        on = f"die:{max(0, state.player)}" if action == FOLD else "pot"
        return Description(verb, [on], Message(f"alea-do-{verb}", {"nuts": nuts} if nuts else {}))

    def notation(self, state: State, action: int) -> str:
        return WORDS[action]

    def value(self, state: State, seat: int) -> float:
        s = cast(Alea, state)
        lead: float = s.nuts[seat] - s.nuts[1 - seat]
        if s.is_over:
            return 100 * lead
        return 0.3 * (lead + (s.pot * (s.dice[seat] - 3.5) / 3 if s.dice[seat] else 0))


RULES: Final = AleaRules()
