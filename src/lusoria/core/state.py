"""A position, and what can be done in it."""

import json
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from lusoria.core.chance import sample
from lusoria.core.errors import IllegalAction, Refusal
from lusoria.core.message import Message
from lusoria.core.options import written
from lusoria.core.outcome import Outcome
from lusoria.core.reading import Reader
from lusoria.core.view import View

if TYPE_CHECKING:
    from lusoria.core.game import Game

CHANCE: Final = -1
OVER: Final = -2

EVERYONE: Final = -1
NONE: Final = -9_999  # no number

# What every snapshot has, beside what a game's own position is made of
HEAD: Final = ("player", "step", "turn", "in_move", "reveals", "first", "active", "ended")
MANY: Final = 1_000_000_000

Event = tuple[str, int, tuple[int, ...]]
"""What happened: its name, the one seat that sees all of it (or EVERYONE), its numbers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. It holds no random generator: nature is a player.

    A game implements the methods that raise `NotImplementedError`. `__init__` sets nothing:
    `begin` sets what all games have, `set_up`, `read` and `clone` what is the game's own.
    """

    game: "Game"
    options: dict[str, object]
    players: int
    limit: int  # the option round_limit, 0 for none
    player: int
    step: int  # what is decided next: a number among the names in `Rules.steps`
    turn: int  # how many turns have begun
    first: int  # the seat that begins
    active: int  # whose turn it is, whoever decides
    in_move: bool  # from the first to the last small decision of one move
    reveals: int  # rises when a seat is shown something that no decision said
    ended: str  # why the game is over: one of `Rules.ends`, or "" while it goes on
    log: list[Event] | None
    log_ends_at_reveal: bool = False  # for previews; never copied
    legal: list[int] | None  # of this position, once somebody has asked

    # --- beginning, copying, keeping ---

    def begin(self, game: "Game", players: int, options: dict[str, object]) -> None:
        """Sets what all games have, as it is before anything is decided."""
        self.game = game
        self.options = options
        self.players = players
        limit = options["round_limit"]
        self.limit = limit if isinstance(limit, int) else 0
        self.player = CHANCE
        self.step = 0
        self.turn = 0
        self.first = 0
        self.active = 0
        self.in_move = False
        self.reveals = 0
        self.ended = ""
        self.log = None
        self.legal = None
        self.read_options()

    def copy_head(self, twin: "State") -> None:
        """Sets what all games have in a copy, which nobody listens to."""
        twin.game = self.game
        twin.options = self.options
        twin.players = self.players
        twin.limit = self.limit
        twin.player = self.player
        twin.step = self.step
        twin.turn = self.turn
        twin.first = self.first
        twin.active = self.active
        twin.in_move = self.in_move
        twin.reveals = self.reveals
        twin.ended = self.ended
        twin.log = None
        twin.legal = self.legal

    def snapshot(self) -> dict[str, object]:
        """The whole position as readable plain data; `game.restore` reads it."""
        head: dict[str, object] = {
            "player": self.player,
            "step": self.game.rules.steps[self.step],
            "turn": self.turn,
            "in_move": self.in_move,
            "reveals": self.reveals,
            "first": self.first,
            "active": self.active,
            "ended": self.ended,
        }
        return {
            "game": self.game.id,
            "version": self.game.version,
            "players": self.players,
            "options": written(self.game.options, self.options),
            "position": {**head, **self.position()},
        }

    def restore(self, data: Reader, trusted: bool) -> None:
        """Sets everything to what the `position` of a snapshot says, or raises `SnapshotError`.

        Unless it is trusted, play must be able to reach it.
        """
        rules = self.game.rules
        part = data.keys([*HEAD, *rules.members])
        self.player = part["player"].whole(OVER, self.players - 1)
        self.step = part["step"].one_of(rules.steps)
        self.turn = part["turn"].whole(0, MANY)
        self.in_move = part["in_move"].flag()
        self.reveals = part["reveals"].whole(0, MANY)
        self.first = part["first"].whole(0, self.players - 1)
        # a side without a seat has its turns, too
        self.active = part["active"].whole(0, max(self.players, len(self.sides)) - 1)
        ended = part["ended"]
        self.ended = "" if ended.data == "" else rules.ends[ended.one_of(rules.ends)]
        self.read(data, part)
        if not trusted:
            self.require_reachable(data, part)

    def head(self) -> View:
        """What every view has."""
        return {
            "player": self.player,
            "turn": self.turn,
            "in_move": self.in_move,
            "outcome": self.outcome().json() if self.player == OVER else None,
        }

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
    def is_cut_off(self) -> bool:
        """Whether the game has ended because of the option `round_limit` alone."""
        return self.player == OVER and self.ended == "round-limit"

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

    def legal_mask(self) -> bytes:
        """A byte for every action of the table, 1 if it is legal."""
        mask = bytearray(self.game.action_count)
        for action in self.legal_actions():
            mask[action] = 1
        return bytes(mask)

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

    def outcome(self) -> Outcome:
        """How the game ended; only when it is over."""
        if self.player != OVER:
            raise ValueError("the game is not over")
        return self.result()

    def observe(self, seat: int, out: bytearray, at: int = 0) -> None:
        """Writes what the seat may know into a buffer, from `at` on, as `game.observation` says."""
        data = self.observation(seat)
        end = at + len(data)
        if at < 0 or end > len(out):
            raise ValueError(f"an observation has {len(data)} bytes: there is no room at {at}")
        out[at:end] = data

    def key(self) -> str:
        """A text that two positions share exactly if they are equal: for tables of positions."""
        return json.dumps(self.snapshot(), sort_keys=True, separators=(",", ":"))

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

    def play(self, action: int) -> None:
        """`apply` without a check, for search: the action must be legal.

        Then the only answer to a question is given at once, where that is silent.
        """
        self.legal = None
        if self.player == CHANCE:
            self.happen(action)
        else:
            self.decide(action)
        while self.player >= 0 and self.is_silent():
            found = self.find_legal()
            if len(found) > 1:
                self.legal = found
                return
            self.decide(found[0])

    def ask(self, step: int) -> None:
        """The active seat decides next, within its move."""
        self.step = step
        self.player = self.active
        self.in_move = True

    def ask_seat(self, step: int, seat: int) -> None:
        """A seat decides next, within the active seat's move."""
        self.step = step
        self.player = seat
        self.in_move = True

    def open_move(self, step: int) -> None:
        """The active seat decides next, which begins a move."""
        self.step = step
        self.player = self.active
        self.in_move = False

    def throw(self, step: int) -> None:
        """Chance decides next."""
        self.step = step
        self.player = CHANCE

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

    def read_options(self) -> None:
        """Sets what the options decide; impossible ones raise `OptionError`."""

    def set_up(self) -> None:
        """Makes an empty position the first one."""
        raise NotImplementedError

    def find_legal(self) -> list[int]:
        """The legal actions of the seat that decides, ascending; asked once a position."""
        raise NotImplementedError

    def reason(self, action: int) -> Refusal:
        """Why an action of the table that is not legal is not."""
        raise NotImplementedError

    def decide(self, action: int) -> None:
        """The seat's decision, which is legal, is carried out."""
        raise NotImplementedError

    def happen(self, outcome: int) -> None:
        """What chance has decided happens."""
        raise NotImplementedError

    def is_silent(self) -> bool:
        """Whether the only answer to the question, if there is one, is given without asking.

        Everyone can see that it is the only one, and it adds nothing to what was decided before.
        """
        return False

    def clone(self) -> "State":
        """An independent copy, which nobody listens to; begins with `copy_head`."""
        raise NotImplementedError

    def resample(self, seat: int, rng: Random) -> "State":
        """A copy in which all that the seat cannot know is redrawn."""
        raise NotImplementedError

    def clause(self) -> str:
        """The clause of the rules behind what is asked of the seat that decides."""
        raise NotImplementedError

    def prompt(self) -> Message:
        """What is expected of the seat that decides; only when one does."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Mapping[str, object]:
        """What the seat may know, as plain data; None is a spectator. Begins with `head`."""
        raise NotImplementedError

    def observation(self, seat: int) -> bytes:
        """What the seat may know as bytes, as `Rules.observation` lays them out.

        It follows from `view(seat)`: from the same view the same bytes.
        """
        return b""

    def standing(self) -> list[int]:
        """What each side would score if the game ended now, in the units of the outcome.

        Where `Rules.open_standing` is not set, this tells what not everyone may know.
        """
        raise NotImplementedError

    def result(self) -> Outcome:
        """How the game has ended."""
        raise NotImplementedError

    def position(self) -> dict[str, object]:
        """The game's own part of a snapshot, with the keys of `Rules.members`."""
        raise NotImplementedError

    def read(self, data: Reader, part: dict[str, Reader]) -> None:
        """Sets the game's own part to what a snapshot says; what all games have is set already.

        `part` are the members of `data`. What is no such data raises `SnapshotError`.
        """
        raise NotImplementedError

    def require_reachable(self, data: Reader, part: dict[str, Reader]) -> None:
        """Raises `SnapshotError` if no game comes to the position that has been read."""

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.clone()

    def __eq__(self, other: object) -> bool:
        """Whether it is the same position of the same game, whatever led to it."""
        if not isinstance(other, State):
            return NotImplemented
        return self is other or self.key() == other.key()

    def __hash__(self) -> int:
        raise TypeError("a position changes as it is played: take its key()")

    def __reduce__(self) -> tuple[object, ...]:
        return (_unpickle, (self.game.id, self.snapshot()))

    def __repr__(self) -> str:
        return f"lusoria.game({self.game.id!r}).restore({self.snapshot()!r})"


def _numbers(given: list[int]) -> tuple[int, ...]:
    return tuple([number for number in given if number != NONE])


def _unpickle(game_id: str, data: dict[str, object]) -> State:
    from lusoria.core.registry import game

    return game(game_id).restore(data, trusted=True)
