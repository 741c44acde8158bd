"""Puzzles: positions of games between bots with one way that is clearly right, as data.

A game's puzzles are the lines of `puzzles/puzzles.jsonl` in its folder, and its themes stand in
`puzzles/themes.toml`; docs/puzzles.md says what is in them. A puzzle has one of four aims:

    best     to take the way of a move that wins most often, by far
    points   to reach as many points in this turn as can be had for certain
    win      to win in this turn
    last     to win in this turn, with which the game ends in any case

This module reads them and says whether what was played is right. It knows no game.
"""

import hashlib
import json
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import resources
from typing import Final, Literal, Protocol, runtime_checkable

from lusoria.core.errors import DataError
from lusoria.core.game import Description, Game
from lusoria.core.goal import Goal, is_met, moment, read_goal
from lusoria.core.message import Message
from lusoria.core.reading import Reader, read_json
from lusoria.core.state import State
from lusoria.players.ways import has_ended

FOLDER: Final = "puzzles"
FILE: Final = "puzzles.jsonl"
THEMES: Final = "themes.toml"
KEYS: Final = (
    "id",
    "theme",
    "rating",
    "seat",
    "aim",
    "ways",
    "made",
    "players",
    "options",
    "position",
)
AIMS: Final = ("best", "points", "win", "last")
RIGHT: Final = 3  # a way that is worth less than the best one by no more points is right, too


class PuzzleError(DataError):
    """The data is not a puzzle."""


@runtime_checkable
class Counts(Protocol):
    """A position of a game in which points are counted during play."""

    points: list[int]


@dataclass(frozen=True)
class Valued:
    """A way and what it is worth: in percent the chance to win, or the points of the turn."""

    play: list[str]
    """In notation."""
    worth: int


@dataclass(frozen=True)
class Puzzle:
    """A position and what is to be done there."""

    game: Game
    id: str
    theme: str
    rating: int
    seat: int
    aim: str
    ways: list[Valued]
    """The best first. Of the other aims, one solution."""
    made: str
    """Where it comes from: the players and the seed of the game, and the decision."""
    players: int
    options: dict[str, object]
    position: dict[str, object] = field(repr=False)

    @property
    def best(self) -> Valued:
        """The solution."""
        return self.ways[0]

    @property
    def secret(self) -> bytes:
        """The secret of its dice: the same at every table."""
        return hashlib.sha256(f"{self.game.id} puzzle {self.id}".encode()).digest()

    @property
    def snapshot(self) -> dict[str, object]:
        """Its position as a snapshot."""
        return {
            "game": self.game.id,
            "version": self.game.version,
            "players": self.players,
            "options": self.options,
            "position": self.position,
        }

    @property
    def task(self) -> Message:
        """What is to be done."""
        return Message(f"core-puzzle-{self.aim}", {"count": self.best.worth})

    @property
    def title(self) -> Message:
        """What it is about."""
        return Message(theme_id(self.game, self.theme))

    def start(self) -> State:
        """Return its position."""
        return self.game.restore(self.snapshot)

    @cached_property
    def solution(self) -> list[Description]:
        """Return the decisions of the solution, described."""
        state = self.start()
        found: list[Description] = []
        for action in actions_of(state, self.best.play):
            if state.player == self.seat:
                found.append(state.game.describe(state, action))
            state.apply(action)
        return found

    def json(self) -> dict[str, object]:
        """Return it as a line of the file has it."""
        return {
            "id": self.id,
            "theme": self.theme,
            "rating": self.rating,
            "seat": self.seat,
            "aim": self.aim,
            "ways": [[" / ".join(way.play), way.worth] for way in self.ways],
            "made": self.made,
            "players": self.players,
            "options": self.options,
            "position": self.position,
        }

    def dumps(self) -> str:
        """Return it as a line of the file."""
        return json.dumps(self.json(), separators=(",", ":"))


@dataclass(frozen=True)
class Verdict:
    """What is said of what was played."""

    state: Literal["open", "right", "wrong"]
    """`open` while it may still come right, then `right` or `wrong`."""
    said: Message | None = None


def actions_of(state: State, play: Sequence[str]) -> list[int]:
    """Return the actions that the notation stands for from this position."""
    twin = state.clone()
    found: list[int] = []
    for move in play:
        action = twin.game.parse(twin, move)
        twin.apply(action)
        found.append(action)
    return found


# --- what is right ---


def verdict(puzzle: Puzzle, start: State, actions: Sequence[int]) -> Verdict:
    """Say whether these actions, chance outcomes among them, are right from the start."""
    if puzzle.aim == "best":
        return _best(puzzle, start, actions)
    return _turn(puzzle, start, actions)


def _best(puzzle: Puzzle, start: State, actions: Sequence[int]) -> Verdict:
    """Say whether the way that the actions begin with is as good as the best."""
    state = start.clone()
    taken: list[int] = []
    for action in actions:
        state.apply(action)
        taken.append(action)
        if has_ended(start, state):
            break
    else:
        return Verdict("open")
    best = puzzle.best.worth
    played = next((way for way in puzzle.ways if is_same(start, way, taken, state)), None)
    if played is None:
        return Verdict("wrong", Message("core-puzzle-best-unlisted", {"best": best}))
    if played.worth >= best - RIGHT:
        return Verdict("right", Message("core-puzzle-best-right", {"best": best}))
    found: dict[str, object] = {"worth": played.worth, "best": best}
    return Verdict("wrong", Message("core-puzzle-best-wrong", found))


def is_same(start: State, way: Valued, taken: Sequence[int], after: State) -> bool:
    """True if the actions are the way, or lead the seat to the same position."""
    wanted = actions_of(start, way.play)
    if wanted == list(taken):
        return True
    there = start.clone()
    for action in wanted:
        there.apply(action)
    return (
        there.reveals == after.reveals == start.reveals
        and (there.player, there.step, there.in_move) == (after.player, after.step, after.in_move)
        and there.observation(start.player) == after.observation(start.player)
    )


def _turn(puzzle: Puzzle, start: State, actions: Sequence[int]) -> Verdict:
    """Say whether the turn has reached what it can."""
    state = start.clone()
    most = 0
    for action in actions:
        state.apply(action)
        if puzzle.aim == "points":
            most = max(most, points(state, puzzle.seat) - points(start, puzzle.seat))
        if most >= puzzle.best.worth if puzzle.aim == "points" else has_won(state, puzzle.seat):
            return Verdict("right", Message(f"core-puzzle-{puzzle.aim}-right", {"count": most}))
        if state.is_over or state.turn != start.turn:
            break
    else:
        return Verdict("open")
    found: dict[str, object] = {"count": most, "best": puzzle.best.worth}
    if puzzle.aim == "last" and state.is_over:
        found = score(state, puzzle.seat)
    return Verdict("wrong", Message(f"core-puzzle-{puzzle.aim}-wrong", found))


def has_won(state: State, seat: int) -> bool:
    """True if the seat's side has won and shares it with nobody."""
    if not state.is_over:
        return False
    winners = state.outcome().winners
    return seat in winners and set(winners) <= set(own_side(state, seat))


def score(state: State, seat: int) -> dict[str, object]:
    """Return what the seat's side has at the end, and the best of the others."""
    mine = own_side(state, seat)
    scores = list(zip(state.sides, state.standing(), strict=True))
    count = next(score for side, score in scores if side == mine)
    return {"count": count, "best": max(score for side, score in scores if side != mine)}


def own_side(state: State, seat: int) -> list[int]:
    """Return the seats of a seat's side."""
    return next(side for side in state.sides if seat in side)


def points(state: State, seat: int) -> int:
    """Return the points that the seat has on the table."""
    if not isinstance(state, Counts):
        raise PuzzleError(f"Nobody has points on the table in {state.game.name}.")
    return state.points[seat]


# --- themes ---


def theme_id(game: Game, theme: str) -> str:
    """Return the id of a theme's name."""
    return f"{game.id}-puzzle-{theme}"


@cache
def themes_of(game: Game) -> dict[str, Goal]:
    """Return the themes of a game, each with how it is known, in the order they are looked for."""
    file = resources.files(game.folder) / FOLDER / THEMES
    if not file.is_file():
        return {}
    data = Reader(
        tomllib.loads(file.read_text("utf-8")), f"{game.id}/{FOLDER}/{THEMES}", PuzzleError
    )
    kinds = {name: kind.fields for name, kind in game.rules.events.items()}
    found: dict[str, Goal] = {}
    for item in data.keys(["themes"])["themes"].items(1):
        parts = item.keys(["name", "when"])
        found[parts["name"].text(20)] = read_goal(parts["when"], kinds)
    return found


def theme(start: State, play: Sequence[str]) -> str:
    """Return the first theme that the decisions of a solution have, "" if none."""
    state = start.clone()
    seen: set[str] = set()
    themes = themes_of(start.game)
    for action in actions_of(start, play):
        now = moment(state, action, start.player)
        seen.update(name for name, when in themes.items() if is_met(when, now))
    return next((name for name in themes if name in seen), "")


# --- files ---


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, the easiest first; none if it has none."""
    file = resources.files(game.folder) / FOLDER / FILE
    if not file.is_file():
        return ()
    place = f"{game.id}/{FOLDER}/{FILE}"
    lines = file.read_text("utf-8").splitlines()
    found = [read_puzzle(game, line, f"{place}:{at}") for at, line in enumerate(lines, 1)]
    return tuple(found)


def puzzle(game: Game, id: str) -> Puzzle | None:
    """Return the puzzle with this id, or None."""
    return next((one for one in puzzles_of(game) if one.id == id), None)


def read_puzzle(game: Game, line: str, place: str) -> Puzzle:
    """Read a line of the file; `PuzzleError` says what is wrong, and where."""
    parts = read_json(line, place, PuzzleError).keys(KEYS)
    aim = parts["aim"].text()
    if aim not in AIMS:
        raise parts["aim"].wrong(f"one of {', '.join(AIMS)}")
    ways: list[Valued] = []
    for item in parts["ways"].items(1, 12):
        play, worth = item.items(2, 2)
        ways.append(Valued(play.text(400).split(" / "), worth.whole(0, 1000)))
    options, position = parts["options"].data, parts["position"].data
    if not isinstance(options, dict) or not isinstance(position, dict):
        raise parts["position"].wrong("an object is expected")
    players = parts["players"].whole(*game.players)
    return Puzzle(
        game,
        parts["id"].text(20),
        parts["theme"].text(20),
        parts["rating"].whole(0, 4000),
        parts["seat"].whole(0, players - 1),
        aim,
        ways,
        parts["made"].text(200),
        players,
        options,
        position,
    )
