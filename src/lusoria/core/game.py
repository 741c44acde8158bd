"""A game: what is known about it without playing, and the way to its rules."""

import difflib
import importlib
import importlib.util
from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Final

from mypy_extensions import mypyc_attr

from lusoria.core.errors import NotationError, OptionError, Refusal, SnapshotError
from lusoria.core.events import EventKind, Field
from lusoria.core.message import Message, Params
from lusoria.core.observation import NOTHING, Layout
from lusoria.core.options import ROUND_LIMIT, Option, complete
from lusoria.core.reading import Reader
from lusoria.core.state import State
from lusoria.core.step import Step


@dataclass(frozen=True)
class Description:
    """An action in words, and where it is on the board."""

    verb: str
    on: list[str]
    """The ids of the board elements it touches."""
    message: Message

    def json(self) -> dict[str, object]:
        """Return the description as plain data."""
        return {"verb": self.verb, "on": self.on, "message": self.message.json()}


@dataclass(frozen=True)
class Mode:
    """A way to play a game: a number of players and some options."""

    name: str
    players: int
    options: tuple[tuple[str, str], ...] = ()


SOLITAIRE: Final = Mode("solitaire", 1)
DUEL: Final = Mode("duel", 2)
THREE: Final = Mode("three", 3)
FOUR: Final = Mode("four", 4)


@dataclass(frozen=True)
class Box:
    """What the box of a game says besides its name."""

    minutes: int
    """The length of a game."""
    players: int = 2
    """The usual number of players."""
    modes: tuple[Mode, ...] = (DUEL,)
    """The ways to play it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What a game's folder provides: its tables, an empty position, its actions in words."""

    action_count: int
    chance_count: int
    steps: tuple[Step[Any], ...]
    """The table of steps: what may be decided next. `State.step` is an index of it."""
    step_names: Sequence[str]
    """The name of each step, for snapshots, views and texts."""
    ends: Sequence[str]
    """The reasons why a game can end."""
    members: Sequence[str]
    """The keys of the game's own part of a snapshot."""
    events: dict[str, EventKind]
    fields: dict[str, Field]
    """The meaning of the numbers of events, by their names; others are plain numbers."""
    point_scale: int = 1
    """Points are whole numbers of 1/`point_scale`."""
    open_standing: bool = True
    """True if everyone may know the standing of all sides during the game."""
    scoring: dict[str, list[str]]
    """The clauses behind each source of points."""
    observation: Layout = NOTHING
    """The layout of observations."""
    rounds: int = 100
    """The round limit of environments, in which players might never end a game."""

    def new(self) -> State:
        """Return a position with nothing set."""
        raise NotImplementedError

    def describe(self, state: State, action: int) -> Description:
        """Describe any action of the table, legal or not."""
        raise NotImplementedError

    def notation(self, state: State, action: int) -> str:
        """Return any action of the table as people type it; no two are alike."""
        raise NotImplementedError

    def end_message(self, state: State) -> Message:
        """Why the game ended, and who brought it about; only when it is over."""
        params: Params = {"rounds": str(state.limit)} if state.is_cut_off else {}
        return Message(f"{state.game.id}-end-{state.ended}", params)

    def odds(self, state: State) -> Message | None:
        """At `CHANCE`, return what has to be rolled or drawn, and the odds, if everyone may know.

        None if the odds depend on something hidden, or if they do not matter.
        """
        return None

    def value(self, state: State, seat: int) -> float:
        """Return how good the position is for the seat, judged by what its side may know.

        This is the logarithm of the odds that its side beats the best other one. A won game is
        better than any position, a lost one worse.
        """
        raise NotImplementedError

    def values(self, state: State, seats: list[int]) -> list[float]:
        """Return the `value` of the position for each of the seats.

        A game overrides this if it judges all sides in one go.
        """
        return [self.value(state, seat) for seat in seats]

    def weighed(self, state: State) -> list[int]:
        """Return the legal actions that search considers; the list must not be changed.

        A game may leave out actions that never improve anything that `value` judges.
        """
        legal = state.legal
        if legal is None:
            legal = state.find_legal()
            state.legal = legal
        return legal


class Game:
    """A game. Its folder has all of it; the rules are loaded when first needed."""

    id: Final[str]
    name: Final[str]
    version: Final[int]
    players: Final[tuple[int, int]]
    options: Final[tuple[Option, ...]]
    box: Final[Box]
    folder: Final[str]
    """The game's package, whose module `rules` has the `RULES`."""

    def __init__(
        self,
        id: str,
        name: str,
        version: int,
        players: tuple[int, int],
        options: tuple[Option, ...],
        box: Box,
        folder: str,
    ) -> None:
        self.id = id
        self.name = name
        self.version = version
        self.players = players
        self.options = (*options, ROUND_LIMIT)
        self.box = box
        self.folder = folder
        self._rules: Rules | None = None

    def __repr__(self) -> str:
        return f"lusoria.game({self.id!r})"

    @property
    def rules(self) -> Rules:
        """The game's rules."""
        rules = self._rules
        if rules is None:
            found: object = importlib.import_module(f"{self.folder}.rules").RULES
            assert isinstance(found, Rules)
            rules = found
            self._rules = rules
        return rules

    def part(self, name: str) -> ModuleType | None:
        """Return a module that not every game has, as `levels`, or None."""
        full = f"{self.folder}.{name}"
        return None if importlib.util.find_spec(full) is None else importlib.import_module(full)

    @property
    def action_count(self) -> int:
        """The number of actions in the table."""
        return self.rules.action_count

    @property
    def chance_count(self) -> int:
        """The number of outcomes in the table of chance."""
        return self.rules.chance_count

    @property
    def observation(self) -> Layout:
        """The layout of observations."""
        return self.rules.observation

    def start(self, players: int | None = None, **options: object) -> State:
        """Return a new game, by default for the smallest number of players."""
        low, high = self.players
        count = low if players is None else players
        if isinstance(count, bool) or not low <= count <= high:
            possible = str(low) if low == high else f"{low} to {high}"
            raise OptionError(f"{self.name} is for {possible} players, not {players!r}.")
        state = self._empty(count, options)
        state.set_up()
        return state

    def environment(self, players: int | None, options: dict[str, object]) -> State:
        """Return a new game for programs that learn.

        By default it has the number of players on the box and a round limit, for players who
        would never end it.
        """
        given: dict[str, Any] = {"round_limit": self.rules.rounds, **options}
        return self.start(self.box.players if players is None else players, **given)

    def restore(self, data: object, trusted: bool = False) -> State:
        """Return the position of a snapshot; one that play cannot reach raises `SnapshotError`.

        A trusted snapshot is one that this program has just made: it is read without that proof.
        """
        parts = Reader(data, "snapshot", SnapshotError).keys(
            ["game", "version", "players", "options", "position"]
        )
        parts["game"].one_of([self.id])
        if parts["version"].data != self.version:
            raise parts["version"].wrong(f"this is version {self.version} of {self.name}")
        players = parts["players"].whole(*self.players)
        given = parts["options"].keys([], [option.name for option in self.options])
        try:
            state = self._empty(players, {name: value.data for name, value in given.items()})
        except OptionError as e:
            raise parts["options"].wrong(str(e)) from None
        state.restore(parts["position"], trusted)
        return state

    def _empty(self, players: int, options: dict[str, object]) -> State:
        """Return a position with nothing set but what all games have."""
        state = self.rules.new()
        state.begin(self, players, complete(self.name, self.options, options))
        return state

    # --- actions in words ---

    def describe(self, state: State, action: int) -> Description:
        """Describe any action of the table, legal or not: its verb, elements and text."""
        return self.rules.describe(state, action)

    def notation(self, state: State, action: int) -> str:
        """Return the action as people type it."""
        return self.rules.notation(state, action)

    def end_message(self, state: State) -> Message:
        """Why the game ended, and who brought it about; only when it is over."""
        return self.rules.end_message(state)

    def parse(self, state: State, text: str) -> int:
        """Return the action that a text in notation stands for, legal or not."""
        wanted = " ".join(text.lower().split())
        legal = state.legal_actions()
        for action in legal + list(range(self.action_count)):
            if self.rules.notation(state, action) == wanted:
                return action
        known = [self.rules.notation(state, action) for action in legal]
        close = difflib.get_close_matches(wanted, known, 3, 0.4)
        params: Params = {"text": text[:60], "game": self.name}
        if close:
            params["close"] = ", ".join(close)
        raise NotationError(Message("core-no-notation" + ("-hint" if close else ""), params))

    def why_not_on(self, state: State, element: str) -> Refusal | None:
        """Return the reason why nothing can be done with a board element.

        None if something can be done now, or if no action ever touches it.
        """
        best: Refusal | None = None
        for action in range(self.action_count):
            if element in self.rules.describe(state, action).on:
                refusal = state.why_not(action)
                if refusal is None:
                    return None
                if best is None or refusal.rank > best.rank:
                    best = refusal
        return best
