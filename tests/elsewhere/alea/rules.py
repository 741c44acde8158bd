"""The rules of Alea, which its texts tell clause by clause."""

from random import Random
from typing import Final, cast

from lusoria.core.chance import sample
from lusoria.core.errors import Refusal
from lusoria.core.events import SEAT, EventKind, Move
from lusoria.core.game import Description, Rules
from lusoria.core.message import Message, SeatName
from lusoria.core.observation import Layout, Part, one_of
from lusoria.core.outcome import Outcome, Score, places
from lusoria.core.reading import Reader
from lusoria.core.state import CHANCE, OVER, State

NUTS, ANTE, MOST = 12, 1, 3  # at first, in every round, and to raise by
WORDS: Final = ("fold", "raise", "call", "by 1", "by 2", "by 3")  # the actions
FOLD, RAISE, CALL, BY = range(4)
FACES: Final = [(face, 1) for face in range(1, 7)]  # the outcomes of chance
NOT_ROLLED: Final = 0
ROLL, BET, AMOUNT = range(3)  # what is decided: by chance, by a seat, by it in the same move
OBSERVATION: Final = Layout(
    [
        Part("nuts", ("own", "other"), 2 * NUTS),
        Part("raised", high=MOST),
        Part("decides", ("own", "other")),
        Part("own die", ("1", "2", "3", "4", "5", "6")),
    ]
)
SHOWS: Final = one_of(6)
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
        if min(self.nuts) < ANTE + MOST or self.turn == self.options["round_limit"]:
            self.player = OVER
            self.ended = "poor" if min(self.nuts) < ANTE + MOST else "round-limit"
            return
        self.pay(0, ANTE)
        self.pay(1, ANTE)

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

    def chances(self) -> list[tuple[int, int]]:
        return FACES[:]

    def find_legal(self) -> list[int]:
        if self.step == AMOUNT:
            return list(range(BY, len(WORDS)))
        return [FOLD, CALL] if self.raised else [FOLD, RAISE]

    def reason(self, action: int) -> Refusal:
        if self.step == AMOUNT:
            return Refusal("A2", Message("alea-refuse-by"))
        if self.raised:
            return Refusal("A3", Message("alea-refuse-raise"))
        return Refusal("A2", Message("alea-refuse-call"))

    def happen(self, outcome: int) -> None:
        seat = self.dice.index(NOT_ROLLED)
        self.dice[seat] = outcome
        self.tell_seat("roll", seat, seat, outcome)
        if seat == 1:
            self.turn += 1
            self.active = self.first
            self.open_move(BET)

    def decide(self, action: int) -> None:
        seat = self.player
        if action == FOLD:
            self.tell("fold", seat)
            self.win([1 - seat])
        elif action == CALL:
            self.pay(seat, self.raised)
            self.tell("call", seat, self.raised)
            self.reveal()
            self.tell("show", 0, self.dice[0])
            self.tell("show", 1, self.dice[1])
            self.win([owner for owner in (0, 1) if self.dice[owner] == max(self.dice)])
        elif action == RAISE:
            self.ask(AMOUNT)
        else:
            self.raised = action - BY + 1
            self.pay(seat, self.raised)
            self.tell("raise", seat, self.raised)
            self.active = 1 - seat
            self.open_move(BET)

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

    def clause(self) -> str:
        return "A3" if self.raised else "A2"

    def prompt(self) -> Message:
        asked = "by" if self.step == AMOUNT else "bet"
        return Message(f"alea-prompt-{asked}", {"seat": SeatName(self.player)})

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
        rolled = self.dice[1] != NOT_ROLLED
        if self.player == OVER:
            ended = min(self.nuts) < ANTE + MOST or self.turn == self.options["round_limit"]
            possible = ended and self.ended != "" and self.step == ROLL and not self.in_move
            possible = possible and self.pot == self.raised == 0 and self.dice == [NOT_ROLLED] * 2
        else:
            possible = self.ended == "" and self.in_move == (self.step == AMOUNT)
            possible = possible and self.pot == 2 * ANTE + self.raised
            possible = possible and min(self.nuts) >= MOST - self.raised
            if rolled:
                asked = (self.first + (self.raised > 0)) % 2
                possible = possible and self.player == self.active == asked and self.step != ROLL
                possible = possible and self.dice[0] > 0 and not (self.in_move and self.raised)
            else:
                possible = possible and self.player == CHANCE and self.step == ROLL
                possible = possible and self.raised == 0
        if not possible:
            raise data.wrong("no game comes to this position")


class AleaRules(Rules):
    """Alea as `core` sees it."""

    def __init__(self) -> None:
        self.action_count = len(WORDS)
        self.chance_count = len(FACES) + 1
        self.steps = ("roll", "bet", "amount")
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
