"""A position, and what can be done in it."""

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from lusoria.core.chance import sample
from lusoria.core.errors import IllegalAction, Refusal
from lusoria.core.message import Message
from lusoria.core.outcome import Outcome

if TYPE_CHECKING:
    from lusoria.core.game import Game

CHANCE: Final = -1
OVER: Final = -2

EVERYONE: Final = -1
NONE: Final = -9_999  # no number

Event = tuple[str, int, tuple[int, ...]]
"""What happened: its name, the one seat that sees all of it (or EVERYONE), its numbers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. It holds no random generator: nature is a player.

    A game implements the methods that raise `NotImplementedError`. `__init__` sets nothing:
    `start`, `restore` and `clone` set every attribute.
    """

    game: "Game"
    options: dict[str, object]
    players: int
    player: int
    turn: int  # how many turns have begun
    in_move: bool  # from the first to the last small decision of one move
    reveals: int  # rises when a seat is shown something that no decision said
    log: list[Event] | None
    log_ends_at_reveal: bool = False  # for previews; never copied
    legal: list[int] | None  # of this position, once somebody has asked

    # --- asking ---

    @property
    def is_chance(self) -> bool:
        """Whether chance decides now."""
        return self.player == CHANCE

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.player == OVER

    @property
    def sides(self) -> list[list[int]]:
        """Who plays together."""
        return [[seat] for seat in range(self.players)]

    def legal_actions(self) -> list[int]:
        """Every legal action of the seat that decides, ascending; the caller's own list."""
        if self.player < 0:
            return []
        legal = self.legal
        if legal is None:
            legal = self.find_legal()
            self.legal = legal
        return legal[:]

    def chances(self) -> list[tuple[int, int]]:
        """At `CHANCE`, the outcomes in ascending order with their weights."""
        raise NotImplementedError

    def draw(self, rng: Random) -> int:
        """At `CHANCE`, a random outcome; a game may know a faster way than by `chances()`."""
        return sample(self.chances(), rng)

    def can_happen(self, outcome: int) -> bool:
        """At `CHANCE`, whether the outcome is among `chances()`."""
        for possible, _ in self.chances():
            if possible == outcome:
                return True
        return False

    def why_not(self, action: int) -> Refusal | None:
        """Why the action may not be taken; None if it is legal."""
        if self.player == OVER:
            return Refusal("", Message("core-refuse-over"), 0)
        if self.player == CHANCE:
            return Refusal("", Message("core-refuse-chance"), 0)
        if action < 0 or action >= self.game.action_count:
            last = str(self.game.action_count - 1)
            return Refusal(
                "", Message("core-refuse-no-action", {"action": str(action), "last": last})
            )
        if self.is_legal(action):
            return None
        return self.reason(action)

    def is_legal(self, action: int) -> bool:
        """Whether the seat that decides may take the action."""
        legal = self.legal
        if legal is None:
            legal = self.find_legal()
            self.legal = legal
        return action in legal

    # --- moving on ---

    def apply(self, action: int) -> None:
        """Takes the action, or lets the chance outcome happen.

        An illegal one raises `IllegalAction` and changes nothing.
        """
        if self.player >= 0:
            if not self.is_legal(action):
                self.refuse(action)
        elif self.player == OVER or not self.can_happen(action):
            self.refuse(action)
        self.play(action)

    def refuse(self, action: int) -> None:
        """Raises `IllegalAction` with the reason."""
        if self.player == CHANCE:
            message = Message("core-refuse-outcome", {"outcome": str(action)})
            raise IllegalAction(Refusal("", message))
        refusal = self.why_not(action)
        assert refusal is not None
        raise IllegalAction(refusal)

    # --- telling ---

    def listen(self, log: list[Event] | None) -> None:
        """From now on `apply` appends what happens to the list; with None it tells nobody."""
        self.log = log

    def tell(
        self,
        name: str,
        x: int = NONE,
        y: int = NONE,
        z: int = NONE,
        u: int = NONE,
        v: int = NONE,
        w: int = NONE,
        p: int = NONE,
        q: int = NONE,
        r: int = NONE,
    ) -> None:
        """Something that everyone sees has happened."""
        if self.log is not None:
            self.log.append((name, EVERYONE, _numbers([x, y, z, u, v, w, p, q, r])))

    def tell_seat(self, name: str, seat: int, x: int, y: int = NONE, z: int = NONE) -> None:
        """Something has happened that only one seat sees in full."""
        if self.log is not None:
            self.log.append((name, seat, _numbers([x, y, z])))

    def reveal(self) -> None:
        """A seat is about to be shown something that no decision said; said before it is told."""
        self.reveals += 1
        if self.log_ends_at_reveal:
            self.log = None

    # --- what a game implements ---

    def find_legal(self) -> list[int]:
        """The legal actions of the seat that decides, ascending; asked once a position."""
        raise NotImplementedError

    def reason(self, action: int) -> Refusal:
        """Why an action of the table that is not legal is not."""
        raise NotImplementedError

    def play(self, action: int) -> None:
        """`apply` without a check, for search: the action must be legal. Sets `legal` to None."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy, which nobody listens to."""
        raise NotImplementedError

    def resample(self, seat: int, rng: Random) -> "State":
        """A copy in which all that the seat cannot know is redrawn."""
        raise NotImplementedError

    def prompt(self) -> Message:
        """What is expected of the seat that decides; only when one does."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Mapping[str, object]:
        """What the seat may know, as plain data; None is a spectator."""
        raise NotImplementedError

    def standing(self) -> list[int]:
        """What each side would score if the game ended now, in the units of the outcome.

        Where `Rules.open_standing` is not set, this tells what not everyone may know.
        """
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """How the game ended; only when it is over."""
        raise NotImplementedError

    def snapshot(self) -> dict[str, object]:
        """The whole position as readable plain data; `game.restore` reads it."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return (_unpickle, (self.game.id, self.snapshot()))

    def __repr__(self) -> str:
        return f"lusoria.game({self.game.id!r}).restore({self.snapshot()!r})"


def _numbers(given: list[int]) -> tuple[int, ...]:
    return tuple([number for number in given if number != NONE])


def _unpickle(game_id: str, data: dict[str, object]) -> State:
    from lusoria.core.registry import game

    return game(game_id).restore(data)
