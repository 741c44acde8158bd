"""The rules of Alea, which its texts tell clause by clause."""

from random import Random
from typing import Final, cast

from lusoria.core.chance import sample
from lusoria.core.errors import Refusal
from lusoria.core.events import SEAT, EventKind, Move
from lusoria.core.game import Description, Game, Rules
from lusoria.core.message import Message, SeatName
from lusoria.core.outcome import Outcome, Score, places
from lusoria.core.reading import Reader
from lusoria.core.state import CHANCE, OVER, State

NUTS, ANTE, MOST = 12, 1, 3  # at first, in every round, and to raise by
WORDS: Final = ("fold", "raise", "call", "by 1", "by 2", "by 3")  # the actions
FOLD, RAISE, CALL, BY = range(4)
FACES: Final = [(face, 1) for face in range(1, 7)]  # the outcomes of chance
NOT_ROLLED: Final = 0
MEMBERS: Final = ("nuts", "dice", "turn", "reveals", "first", "raised", "raising", "over")
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
    first: int  # who decides first in this round
    raised: int  # by how much
    in_move: bool  # whether that is being decided

    def begin(self, first: int) -> None:
        """A new round (A1), or the end (A4)."""
        self.first, self.raised, self.pot = first, 0, 0
        self.dice, self.player = [NOT_ROLLED] * 2, OVER
        if min(self.nuts) >= ANTE + MOST and self.turn != self.options["round_limit"]:
            self.player = CHANCE
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
        self.begin(1 - self.first)

    def chances(self) -> list[tuple[int, int]]:
        return FACES[:]

    def find_legal(self) -> list[int]:
        if self.in_move:
            return list(range(BY, len(WORDS)))
        return [FOLD, CALL] if self.raised else [FOLD, RAISE]

    def reason(self, action: int) -> Refusal:
        if self.in_move:
            return Refusal("A2", Message("alea-refuse-by"))
        if self.raised:
            return Refusal("A3", Message("alea-refuse-raise"))
        return Refusal("A2", Message("alea-refuse-call"))

    def play(self, action: int) -> None:
        self.legal = None
        seat = self.dice.index(NOT_ROLLED) if self.player == CHANCE else self.player
        if self.player == CHANCE:
            self.dice[seat] = action
            self.tell_seat("roll", seat, seat, action)
            if seat == 1:
                self.turn += 1
                self.player = self.first
        elif action == FOLD:
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
            self.in_move = True
        else:
            self.in_move = False
            self.raised = action - BY + 1
            self.pay(seat, self.raised)
            self.tell("raise", seat, self.raised)
            self.player = 1 - seat

    def clone(self) -> "Alea":
        twin = _new(self.game, self.players, self.options)
        twin.player, twin.turn, twin.reveals = self.player, self.turn, self.reveals
        twin.nuts, twin.dice, twin.pot = self.nuts[:], self.dice[:], self.pot
        twin.first, twin.raised, twin.in_move = self.first, self.raised, self.in_move
        return twin

    def resample(self, seat: int, rng: Random) -> "Alea":
        twin = self.clone()
        if twin.dice[1 - seat] != NOT_ROLLED:
            twin.dice[1 - seat] = sample(FACES, rng)
        return twin

    def prompt(self) -> Message:
        asked = "by" if self.in_move else "bet"
        return Message(f"alea-prompt-{asked}", {"seat": SeatName(self.player)})

    def view(self, seat: int | None) -> dict[str, object]:
        return {
            "player": self.player,
            "turn": self.turn,
            "in_move": self.in_move,
            "pot": {"el": "pot", "nuts": self.pot},
            "seats": [
                {
                    "el": f"seat:{i}",
                    "nuts": self.nuts[i],
                    "die": {"el": f"die:{i}", "shows": self.dice[i] or None if seat == i else None},
                }
                for i in range(2)
            ],
            "outcome": self.outcome().json() if self.is_over else None,
        }

    def standing(self) -> list[int]:
        return self.nuts[:]

    def outcome(self) -> Outcome:
        if not self.is_over:
            raise ValueError("the game is not over")
        reason = "poor" if min(self.nuts) < ANTE + MOST else "round-limit"
        scores = [Score(nuts, {"nuts": nuts}) for nuts in self.nuts]
        return Outcome(self.sides, places(self.nuts), scores, reason)

    def snapshot(self) -> dict[str, object]:
        values = (self.nuts[:], self.dice[:], self.turn, self.reveals, self.first, self.raised)
        position = zip(MEMBERS, (*values, self.in_move, self.is_over), strict=True)
        return self.game.snapshot_of(self, dict(position))


class AleaRules(Rules):
    """Alea as `core` sees it."""

    def __init__(self) -> None:
        self.action_count = len(WORDS)
        self.chance_count = len(FACES) + 1
        self.events = EVENTS
        self.fields = {"seat": SEAT}
        self.scoring = {"nuts": "A4"}

    def start(self, game: Game, players: int, options: dict[str, object]) -> State:
        s = _new(game, players, options)
        s.nuts, s.turn, s.reveals = [NUTS, NUTS], 0, 0
        s.begin(0)
        return s

    def restore(
        self, game: Game, players: int, options: dict[str, object], position: Reader
    ) -> State:
        s = _new(game, players, options)
        parts = position.keys([*MEMBERS])
        s.nuts, s.dice = parts["nuts"].wholes(2, 0, 2 * NUTS), parts["dice"].wholes(2, 0, 6)
        s.turn, s.reveals = parts["turn"].whole(0, 10**6), parts["reveals"].whole(0, 10**6)
        s.first, s.raised = parts["first"].whole(0, 1), parts["raised"].whole(0, MOST)
        s.in_move = parts["raising"].flag()
        s.pot = 2 * NUTS - sum(s.nuts)
        rolled = s.dice[1] != NOT_ROLLED
        if parts["over"].flag():
            s.player = OVER
            ended = min(s.nuts) < ANTE + MOST or s.turn == options["round_limit"]
            possible = ended and s.pot == s.raised == 0 and s.dice == [NOT_ROLLED] * 2
        else:
            s.player = (s.first + (s.raised > 0)) % 2 if rolled else CHANCE
            possible = s.pot == 2 * ANTE + s.raised and min(s.nuts) >= MOST - s.raised
            possible = possible and (s.dice[0] > 0 if rolled else s.raised == 0)
        if s.in_move and (not rolled or s.raised > 0):
            possible = False
        if not possible:
            raise position.wrong("no game comes to this position")
        return s

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


def _new(game: Game, players: int, options: dict[str, object]) -> Alea:
    s = Alea()
    s.game, s.players, s.options = game, players, options
    s.log, s.legal, s.in_move = None, None, False
    return s


RULES: Final = AleaRules()
