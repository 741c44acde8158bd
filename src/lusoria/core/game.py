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


@dataclass(frozen=True)
class Description:
    """What a person or a page needs to know of an action."""

    verb: str
    on: list[str]
    """The board elements it touches."""
    message: Message

    def json(self) -> dict[str, object]:
        """The description as plain data."""
        return {"verb": self.verb, "on": self.on, "message": self.message.json()}


@dataclass(frozen=True)
class Mode:
    """A way to sit down to a game: how many play, and the options that make it what it is."""

    name: str
    players: int
    options: tuple[tuple[str, str], ...] = ()


SOLITAIRE: Final = Mode("solitaire", 1)
DUEL: Final = Mode("duel", 2)
THREE: Final = Mode("three", 3)
FOUR: Final = Mode("four", 4)


@dataclass(frozen=True)
class Box:
    """What a game's box says, beside its name."""

    minutes: int
    """How long a game takes."""
    players: int = 2
    """How many play when nobody says otherwise."""
    modes: tuple[Mode, ...] = (DUEL,)
    """The ways to sit down to it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What a game's folder provides to `Game`: its tables, its positions, actions in words."""

    action_count: int
    chance_count: int
    steps: Sequence[str]
    """What may be decided next, by name; `State.step` is a number among them."""
    ends: Sequence[str]
    """The reasons for which a game ends."""
    members: Sequence[str]
    """The keys of the game's own part of a snapshot."""
    events: dict[str, EventKind]
    fields: dict[str, Field]
    """What the numbers of events are, by their names; a plain number if not named here."""
    point_scale: int = 1
    """Points are whole numbers of 1/`point_scale`."""
    open_standing: bool = True
    """Whether everyone may know the standing of all sides while the game goes on."""
    scoring: dict[str, list[str]]
    """The clauses behind each source of points."""
    observation: Layout = NOTHING
    """How a seat's observation is laid out."""
    rounds: int = 100
    """The round limit of environments, for players who might never come to an end."""

    def new(self) -> State:
        """An object for a position, with nothing set."""
        raise NotImplementedError

    def describe(self, state: State, action: int) -> Description:
        """Any action of the table, legal or not, in words."""
        raise NotImplementedError

    def notation(self, state: State, action: int) -> str:
        """Any action of the table as a person would type it; no two alike."""
        raise NotImplementedError

    def end_message(self, state: State) -> Message:
        """Why the game ended, and who brought it about; only when it is over."""
        params: Params = {"rounds": str(state.limit)} if state.is_cut_off else {}
        return Message(f"{state.game.id}-end-{state.ended}", params)

    def odds(self, state: State) -> Message | None:
        """At `CHANCE`, what has to happen and how likely it is, where everyone may know that.

        None where the odds depend on what is hidden, or where nothing hangs on them.
        """
        return None

    def value(self, state: State, seat: int) -> float:
        """How good the position is for the seat, judged by what its side may know.

        The logarithm of the odds that its side wins against the best other one. A won game is
        better than any position, a lost one worse.
        """
        raise NotImplementedError

    def values(self, state: State, seats: list[int]) -> list[float]:
        """The `value` of the position for each of the seats; a game that judges all sides in one
        go anyway says so here.
        """
        return [self.value(state, seat) for seat in seats]

    def weighed(self, state: State) -> list[int]:
        """The legal actions that players who look ahead weigh: all but those by which a seat
        cannot gain in anything that `value` judges. Not the caller's own list.
        """
        legal = state.legal
        if legal is None:
            legal = state.find_legal()
            state.legal = legal
        return legal


class Game:
    """One game. All about it stands in one folder; its rules are loaded when first needed."""

    id: Final[str]
    name: Final[str]
    version: Final[int]
    players: Final[tuple[int, int]]
    options: Final[tuple[Option, ...]]
    box: Final[Box]
    folder: Final[str]
    """The package that the game is; its `rules` module has the `RULES`."""

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
        """A module of the game's folder that not every game has, as `levels`."""
        full = f"{self.folder}.{name}"
        return None if importlib.util.find_spec(full) is None else importlib.import_module(full)

    @property
    def action_count(self) -> int:
        """How many actions the table of decisions has."""
        return self.rules.action_count

    @property
    def chance_count(self) -> int:
        """How many outcomes the table of chance has."""
        return self.rules.chance_count

    @property
    def observation(self) -> Layout:
        """How what a seat may know is laid out as bytes."""
        return self.rules.observation

    def start(self, players: int | None = None, **options: object) -> State:
        """A new game; without `players` for the smallest number."""
        low, high = self.players
        count = low if players is None else players
        if isinstance(count, bool) or not low <= count <= high:
            possible = str(low) if low == high else f"{low} to {high}"
            raise OptionError(f"{self.name} is for {possible} players, not {players!r}.")
        state = self._empty(count, options)
        state.set_up()
        return state

    def environment(self, players: int | None, options: dict[str, object]) -> State:
        """A new game for those who learn: where nothing else is said, for as many players as the
        box says, and with a round limit that players who never come to an end run into.
        """
        given: dict[str, Any] = {"round_limit": self.rules.rounds, **options}
        return self.start(self.box.players if players is None else players, **given)

    def restore(self, data: object) -> State:
        """The position of a snapshot."""
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
        state.restore(parts["position"])
        return state

    def _empty(self, players: int, options: dict[str, object]) -> State:
        """A position of which only the head is set."""
        state = self.rules.new()
        state.begin(self, players, complete(self.name, self.options, options))
        return state

    # --- actions in words ---

    def describe(self, state: State, action: int) -> Description:
        """Any action of the table, legal or not: its verb, what it touches, its text."""
        return self.rules.describe(state, action)

    def notation(self, state: State, action: int) -> str:
        """The action as a person types it."""
        return self.rules.notation(state, action)

    def end_message(self, state: State) -> Message:
        """Why the game ended, and who brought it about; only when it is over."""
        return self.rules.end_message(state)

    def parse(self, state: State, text: str) -> int:
        """The action that a text in notation stands for, legal or not."""
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
        """Why nothing can be done with a board element; None if something can, or nothing ever."""
        best: Refusal | None = None
        for action in range(self.action_count):
            if element in self.rules.describe(state, action).on:
                refusal = state.why_not(action)
                if refusal is None:
                    return None
                if best is None or refusal.rank > best.rank:
                    best = refusal
        return best
