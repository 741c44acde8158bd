"""A position, and what can be done in it."""

import json
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from lusoria.core.errors import IllegalAction, Refusal
from lusoria.core.message import Message, Params
from lusoria.core.options import written
from lusoria.core.outcome import Outcome
from lusoria.core.reading import Reader
from lusoria.core.view import View

if TYPE_CHECKING:
    from lusoria.core.game import Game
    from lusoria.core.step import Step

CHANCE: Final = -1
OVER: Final = -2

EVERYONE: Final = -1
NONE: Final = -9_999  # no number

# The keys that every snapshot's position has; a game adds its own (`Rules.members`)
HEAD: Final = ("player", "step", "turn", "in_move", "reveals", "first", "active", "ended")
MANY: Final = 1_000_000_000

Event = tuple[str, int, tuple[int, ...]]
"""What happened: its name, the only seat that may see all of it (or EVERYONE), its numbers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. It holds no random generator: chance is a player.

    What can be decided, and what a decision does, is said by the game's steps (`core.step`). A
    game implements the methods that raise `NotImplementedError`. `__init__` sets nothing: `begin`
    sets what all games have, and `set_up`, `read` and `clone` set what is the game's own.
    """

    game: "Game"
    steps: "tuple[Step[Any], ...]"  # the game's table of steps
    options: dict[str, object]
    players: int
    limit: int  # the option round_limit, 0 for none
    player: int
    step: int  # what is decided next: an index of `steps`
    turn: int  # the number of turns that have begun
    first: int  # the seat that plays first
    active: int  # the seat whose turn it is, whoever decides
    in_move: bool  # from the first to the last small decision of one move
    reveals: int  # rises when a seat is shown something that follows from no decision
    ended: str  # why the game is over: one of `Rules.ends`, or "" while it goes on
    log: list[Event] | None
    log_ends_at_reveal: bool = False  # for previews; never copied
    legal: list[int] | None  # the legal actions, once they have been found

    # --- beginning, copying, keeping ---

    def begin(self, game: "Game", players: int, options: dict[str, object]) -> None:
        """Set what all games have, as it is before the first decision."""
        self.game = game
        self.steps = game.rules.steps
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
        """Copy what all games have, but for the log: nobody listens to a copy."""
        twin.game = self.game
        twin.steps = self.steps
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
        """Return the whole position as readable plain data, which `game.restore` reads."""
        head: dict[str, object] = {
            "player": self.player,
            "step": self.step_name,
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
        """Set everything from the `position` of a snapshot, or raise `SnapshotError`.

        Unless it is trusted, play must be able to reach it.
        """
        rules = self.game.rules
        part = data.keys([*HEAD, *rules.members])
        self.player = part["player"].whole(OVER, self.players - 1)
        self.step = part["step"].one_of(rules.step_names)
        self.turn = part["turn"].whole(0, MANY)
        self.in_move = part["in_move"].flag()
        self.reveals = part["reveals"].whole(0, MANY)
        self.first = part["first"].whole(0, self.players - 1)
        # a side without a seat has turns, too
        self.active = part["active"].whole(0, max(self.players, len(self.sides)) - 1)
        ended = part["ended"]
        self.ended = "" if ended.data == "" else rules.ends[ended.one_of(rules.ends)]
        self.read(data, part)
        if not trusted:
            self.require_reachable(data, part)

    def head(self) -> View:
        """Return the members that every view has."""
        return {
            "player": self.player,
            "turn": self.turn,
            "in_move": self.in_move,
            "outcome": self.outcome().json() if self.player == OVER else None,
        }

    def shown(self, seat: int | None) -> dict[str, object]:
        """Return the seat's view with its aids: all that a page or a program is given."""
        return {**self.view(seat), **self.aids(seat)}

    # --- asking ---

    @property
    def is_chance(self) -> bool:
        """True if chance decides now."""
        return self.player == CHANCE

    @property
    def is_over(self) -> bool:
        """True if the game has ended."""
        return self.player == OVER

    @property
    def is_cut_off(self) -> bool:
        """True if the game has ended only because of the option `round_limit`."""
        return self.player == OVER and self.ended == "round-limit"

    @property
    def sides(self) -> list[list[int]]:
        """The seats of each side: those who win or lose together."""
        return [[seat] for seat in range(self.players)]

    @property
    def step_name(self) -> str:
        """The name of what is decided next."""
        return self.game.rules.step_names[self.step]

    def legal_actions(self) -> list[int]:
        """Return all legal actions of the seat that decides, ascending, as a new list."""
        if self.player < 0:
            return []
        legal = self.legal
        if legal is None:
            legal = self.find_legal()
            self.legal = legal
        return legal[:]

    def find_legal(self) -> list[int]:
        """Find the legal actions of the seat that decides, ascending, without the cache."""
        return self.steps[self.step].find(self)

    def legal_mask(self) -> bytes:
        """Return a byte for every action of the table: 1 if it is legal, else 0."""
        mask = bytearray(self.game.action_count)
        for action in self.legal_actions():
            mask[action] = 1
        return bytes(mask)

    def is_legal(self, action: int) -> bool:
        """True if the seat that decides may take the action."""
        legal = self.legal
        if legal is None:
            legal = self.find_legal()
            self.legal = legal
        return action in legal

    def is_silent(self) -> bool:
        """True if a lone answer to the question is given without asking.

        Everyone can see that it is the only one, and it adds nothing to what was decided before.
        """
        return self.steps[self.step].silent

    def chances(self) -> list[tuple[int, int]]:
        """Return the outcomes of chance with their weights, ascending; none if a seat decides."""
        return self.steps[self.step].chances(self) if self.player == CHANCE else []

    def draw(self, rng: Random) -> int:
        """At `CHANCE`, return a random outcome."""
        return self.steps[self.step].draw(self, rng)

    def can_happen(self, outcome: int) -> bool:
        """At `CHANCE`, true if the outcome is among `chances()`."""
        return self.steps[self.step].can_happen(self, outcome)

    def why_not(self, action: int) -> Refusal | None:
        """Return the reason why the action may not be taken, or None if it is legal."""
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
        return self.refusal(action, self.check(action))

    def check(self, action: int) -> int:
        """Return the code of the refusal of an action of the table, or 0 if it is legal."""
        return self.steps[self.step].why(self, action)

    def clause(self) -> str:
        """Return the clause of the rules behind the question that the seat is asked."""
        return self.steps[self.step].rule(self)

    def prompt(self) -> Message:
        """Return the question that the seat which decides is asked."""
        params: Params = {}
        suffix = self.steps[self.step].prompt(self, params)
        return Message(f"{self.game.id}-prompt-{self.step_name}{suffix}", params)

    def outcome(self) -> Outcome:
        """Return how the game ended; an error while it goes on."""
        if self.player != OVER:
            raise ValueError("the game is not over")
        return self.result()

    def observe(self, seat: int, out: bytearray, at: int = 0) -> None:
        """Write the seat's observation into a buffer, beginning at `at`."""
        data = self.observation(seat)
        end = at + len(data)
        if at < 0 or end > len(out):
            raise ValueError(f"an observation has {len(data)} bytes: there is no room at {at}")
        out[at:end] = data

    def key(self) -> str:
        """Return a text that two positions share exactly if they are equal."""
        return json.dumps(self.snapshot(), sort_keys=True, separators=(",", ":"))

    # --- moving on ---

    def apply(self, action: int) -> None:
        """Take the action of the seat that decides, or the outcome of chance.

        An illegal one raises `IllegalAction` and changes nothing.
        """
        if self.player >= 0:
            if not self.is_legal(action):
                self.refuse(action)
        elif self.player == OVER or not self.can_happen(action):
            self.refuse(action)
        self.play(action)

    def play(self, action: int) -> None:
        """Do what `apply` does without checking that the action is legal: for search.

        Questions after it that have a lone answer and are silent are answered at once.
        """
        self.legal = None
        self.carry_out(action)
        while self.player >= 0 and self.is_silent():
            found = self.find_legal()
            if len(found) > 1:
                self.legal = found
                return
            self.carry_out(found[0])

    def carry_out(self, action: int) -> None:
        """Do what the decision, or the outcome of chance, brings about, and no more."""
        self.steps[self.step].play(self, action)

    def ask(self, step: int) -> None:
        """Let the active seat decide next, within its move."""
        self.step = step
        self.player = self.active
        self.in_move = True

    def ask_seat(self, step: int, seat: int) -> None:
        """Let a seat decide next, within the active seat's move."""
        self.step = step
        self.player = seat
        self.in_move = True

    def open_move(self, step: int) -> None:
        """Let the active seat decide next, as the beginning of a move."""
        self.step = step
        self.player = self.active
        self.in_move = False

    def throw(self, step: int) -> None:
        """Let chance decide next."""
        self.step = step
        self.player = CHANCE

    def refuse(self, action: int) -> None:
        """Raise `IllegalAction` with the reason."""
        if self.player == CHANCE:
            message = Message("core-refuse-outcome", {"outcome": str(action)})
            raise IllegalAction(Refusal("", message))
        refusal = self.why_not(action)
        assert refusal is not None
        raise IllegalAction(refusal)

    # --- telling ---

    def listen(self, log: list[Event] | None) -> None:
        """Append the events of all further actions to the list; None: to no list any more."""
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
        """Log an event that everyone sees."""
        if self.log is not None:
            self.log.append((name, EVERYONE, _numbers([x, y, z, u, v, w, p, q, r])))

    def tell_seat(self, name: str, seat: int, x: int, y: int = NONE, z: int = NONE) -> None:
        """Log an event that only one seat sees in full."""
        if self.log is not None:
            self.log.append((name, seat, _numbers([x, y, z])))

    def reveal(self) -> None:
        """Count that a seat is shown something that follows from no decision.

        Called before the events that show it.
        """
        self.reveals += 1
        if self.log_ends_at_reveal:
            self.log = None

    # --- what a game implements ---

    def read_options(self) -> None:
        """Set what the options decide; impossible options raise `OptionError`."""

    def set_up(self) -> None:
        """Turn an empty position into the first one."""
        raise NotImplementedError

    def refusal(self, action: int, code: int) -> Refusal:
        """Return the refusal of an action, given the code of its check."""
        raise NotImplementedError

    def clone(self) -> "State":
        """Return an independent copy, to which nobody listens. Begins with `copy_head`."""
        raise NotImplementedError

    def resample(self, seat: int, rng: Random) -> "State":
        """Return a copy in which everything that the seat cannot know is redrawn."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Mapping[str, object]:
        """Return what the seat may know, as plain data; None is a spectator. Begins with `head`."""
        raise NotImplementedError

    def aids(self, seat: int | None) -> Mapping[str, object]:
        """Return what the page works out for the seat from what it may know, as plain data.

        Paths, forecasts, plans. No key is one of the view's.
        """
        return {}

    def observation(self, seat: int) -> bytes:
        """Return what the seat may know as bytes, laid out as `Rules.observation` says.

        Equal views give equal bytes.
        """
        return b""

    def standing(self) -> list[int]:
        """Return what each side would score if the game ended now, in the outcome's units.

        Where `Rules.open_standing` is false, this may hold what not everyone may know.
        """
        raise NotImplementedError

    def result(self) -> Outcome:
        """Return how the game has ended."""
        raise NotImplementedError

    def position(self) -> dict[str, object]:
        """Return the game's own part of a snapshot, with the keys of `Rules.members`."""
        raise NotImplementedError

    def read(self, data: Reader, part: dict[str, Reader]) -> None:
        """Set the game's own part from a snapshot; what all games have is set already.

        `part` holds the members of `data`. Malformed data raises `SnapshotError`.
        """
        raise NotImplementedError

    def require_reachable(self, data: Reader, part: dict[str, Reader]) -> None:
        """Raises `SnapshotError` if no game comes to the position that has been read."""

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.clone()

    def __eq__(self, other: object) -> bool:
        """True if it is the same position of the same game, however it came about."""
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
