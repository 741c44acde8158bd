"""The rules of Alea, which its texts tell clause by clause."""

from random import Random
from typing import Final, cast

from lusoria.core.chance import sample
from lusoria.core.errors import Refusal
from lusoria.core.game import Description, EventKind, Game, Rules
from lusoria.core.message import Message, SeatName
from lusoria.core.outcome import Outcome, Score, places
from lusoria.core.reading import Reader
from lusoria.core.state import CHANCE, EVERYONE, OVER, State

NUTS, ANTE, MOST = 12, 1, 2  # at first, in every round, and to raise by
FOLD, RAISE, RAISE_MORE, CALL = range(4)  # the actions
WORDS: Final = ("fold", "raise 1", "raise 2", "call")
FACES: Final = [(face, 1) for face in range(1, 7)]  # the outcomes of chance
NOT_ROLLED: Final = 0
EVENTS: Final = {
    "roll": EventKind(("seat", "die"), ("seat",)),
    "fold": EventKind(("seat",)),
    "raise": EventKind(("seat", "nuts")),
    "call": EventKind(("seat", "nuts")),
    "show": EventKind(("seat", "die")),
    "win": EventKind(("seat", "nuts")),
}


class Alea(State):
    """A position."""

    nuts: list[int]
    dice: list[int]
    pot: int
    first: int  # who decides first in this round
    raised: int  # by how much

    def happens(self, event: str, *numbers: int, to: int = EVERYONE) -> None:
        """Tells whoever listens."""
        if self.log is not None:
            self.log.append((event, to, numbers))

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
            self.happens("win", seat, share)
        self.begin(1 - self.first)

    def chances(self) -> list[tuple[int, int]]:
        return FACES[:]

    def find_legal(self) -> list[int]:
        return [FOLD, CALL] if self.raised else [FOLD, RAISE, RAISE_MORE]

    def reason(self, action: int) -> Refusal:
        if action == CALL:
            return Refusal("A3", Message("alea-refuse-call"))
        return Refusal("A2", Message("alea-refuse-raise"))

    def play(self, action: int) -> None:
        self.legal = None
        seat = self.dice.index(NOT_ROLLED) if self.player == CHANCE else self.player
        if self.player == CHANCE:
            self.dice[seat] = action
            self.happens("roll", seat, action, to=seat)
            if seat == 1:
                self.turn += 1
                self.player = self.first
        elif action == FOLD:
            self.happens("fold", seat)
            self.win([1 - seat])
        elif action == CALL:
            self.pay(seat, self.raised)
            self.happens("call", seat, self.raised)
            self.reveals += 1
            self.happens("show", 0, self.dice[0])
            self.happens("show", 1, self.dice[1])
            self.win([owner for owner in (0, 1) if self.dice[owner] == max(self.dice)])
        else:
            self.raised = action
            self.pay(seat, self.raised)
            self.happens("raise", seat, self.raised)
            self.player = 1 - seat

    def clone(self) -> "Alea":
        twin = _new(self.game, self.players, self.options)
        twin.player, twin.turn, twin.reveals = self.player, self.turn, self.reveals
        twin.nuts, twin.dice, twin.pot = self.nuts[:], self.dice[:], self.pot
        twin.first, twin.raised = self.first, self.raised
        return twin

    def resample(self, seat: int, rng: Random) -> "Alea":
        twin = self.clone()
        if twin.dice[1 - seat] != NOT_ROLLED:
            twin.dice[1 - seat] = sample(FACES, rng)
        return twin

    def view(self, seat: int | None) -> dict[str, object]:
        asks = Message("alea-prompt", {"seat": SeatName(self.player)}).json()
        return {
            "player": self.player,
            "turn": self.turn,
            "in_move": False,
            "prompt": asks if self.player >= 0 else None,
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
        position: dict[str, object] = {"nuts": self.nuts[:], "dice": self.dice[:]}
        position |= {"turn": self.turn, "reveals": self.reveals, "over": self.is_over}
        return self.game.snapshot_of(self, position | {"first": self.first, "raised": self.raised})


class AleaRules(Rules):
    """Alea as `core` sees it."""

    def __init__(self) -> None:
        self.action_count = len(WORDS)
        self.chance_count = len(FACES) + 1
        self.events = EVENTS

    def start(self, game: Game, players: int, options: dict[str, object]) -> State:
        s = _new(game, players, options)
        s.nuts, s.turn, s.reveals = [NUTS, NUTS], 0, 0
        s.begin(0)
        return s

    def restore(
        self, game: Game, players: int, options: dict[str, object], position: Reader
    ) -> State:
        s = _new(game, players, options)
        parts = position.keys(["nuts", "dice", "turn", "reveals", "over", "first", "raised"])
        s.nuts, s.dice = parts["nuts"].wholes(2, 0, 2 * NUTS), parts["dice"].wholes(2, 0, 6)
        s.turn, s.reveals = parts["turn"].whole(0, 10**6), parts["reveals"].whole(0, 10**6)
        s.first, s.raised = parts["first"].whole(0, 1), parts["raised"].whole(0, MOST)
        s.pot = 2 * NUTS - sum(s.nuts)
        rolled = s.dice[1] != NOT_ROLLED
        if parts["over"].flag():
            s.player = OVER
            ended = min(s.nuts) < ANTE + MOST or s.turn == options["round_limit"]
            possible = ended and s.pot == 0 and s.dice == [NOT_ROLLED] * 2
        else:
            s.player = (s.first + (s.raised > 0)) % 2 if rolled else CHANCE
            possible = s.pot == 2 * ANTE + s.raised and min(s.nuts) >= MOST - s.raised
            possible = possible and (s.dice[0] > 0 if rolled else s.raised == 0)
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
