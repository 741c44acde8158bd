"""Lessons: positions with tasks, as files in a game's folder, and how far somebody has come.

A lesson is a file `lessons/NN-name.toml`; docs/lessons.md says how one is written. Its texts are in
`lessons/en.ftl` and beside it. This module reads and checks them, and knows no game.
"""

import hashlib
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from lusoria.core.errors import DataError
from lusoria.core.game import Game
from lusoria.core.goal import Goal, is_met, moment, place_of, read_goal
from lusoria.core.message import Message
from lusoria.core.reading import Reader, read_json
from lusoria.core.state import State

FOLDER: Final = "lessons"
NOTHING: Final = "-"  # what a lesson writes where a position has nothing
MOST_STEPS: Final = 9
TURN_OVER: Final = "core-lesson-turn-over"
ASTRAY: Final = "core-lesson-astray"


class LessonError(DataError):
    """The data is not a lesson."""


@dataclass(frozen=True)
class Wrong:
    """A likely wrong way, what is said to it, and an example of it for the test."""

    when: Goal
    say: str
    play: list[str]


@dataclass(frozen=True)
class Task:
    """One step of a lesson."""

    goal: Goal
    turns: int
    """The number of the seat's turns within which it has to be done."""
    play: list[str]
    """A solution, in notation."""
    wrong: list[Wrong]
    show: list[str]
    """The elements of the board that it speaks of."""


@dataclass(frozen=True)
class Lesson:
    """A position and what is to be done there."""

    game: Game
    id: str
    seat: int
    seed: str
    """What all chance follows from."""
    snapshot: dict[str, object] = field(repr=False)
    tasks: list[Task]

    @property
    def text_id(self) -> str:
        """The id of its title, with which the ids of its other texts begin."""
        return f"{self.game.id}-lesson-{self.id}"

    @property
    def secret(self) -> bytes:
        """The secret of its dice: the same at every table."""
        return hashlib.sha256(f"{self.text_id} {self.seed}".encode()).digest()

    @property
    def players(self) -> int:
        """The number of seats."""
        players = self.snapshot["players"]
        assert isinstance(players, int)
        return players

    @property
    def options(self) -> dict[str, object]:
        """The options of its game that differ from the usual."""
        options = self.snapshot["options"]
        assert isinstance(options, dict)
        return options

    @property
    def position(self) -> dict[str, object]:
        """Its position as snapshots have it."""
        position = self.snapshot["position"]
        assert isinstance(position, dict)
        return position

    def start(self) -> State:
        """Return its position."""
        return self.game.restore(self.snapshot)

    def text_ids(self) -> list[str]:
        """Return the ids of all texts that it needs."""
        said = dict.fromkeys(wrong.say for task in self.tasks for wrong in task.wrong)
        numbers = [str(number) for number in range(1, len(self.tasks) + 1)]
        return [self.text_id] + [f"{self.text_id}-{one}" for one in [*numbers, "done", *said]]


@dataclass
class Progress:
    """How far somebody has come in a lesson."""

    lesson: Lesson
    step: int = 0
    """The number of tasks done."""
    wrong: Message | None = None
    """What is said to the wrong way that was taken: it has to be taken back."""
    is_astray: bool = False
    """True if the solution that is known cannot be played any more; there may be others."""

    @property
    def is_done(self) -> bool:
        """True if all tasks are done."""
        return self.step == len(self.lesson.tasks)

    @property
    def shown(self) -> list[str]:
        """The elements that the task speaks of."""
        return [] if self.is_done else self.lesson.tasks[self.step].show

    @property
    def astray(self) -> Message | None:
        """What is said where the task may have become impossible."""
        return Message(ASTRAY) if self.is_astray else None

    @property
    def task(self) -> Message:
        """What is to be done now, or what is said at the end."""
        which = "done" if self.is_done else str(self.step + 1)
        return Message(f"{self.lesson.text_id}-{which}")


def progress(lesson: Lesson, start: State, actions: Sequence[int]) -> Progress:
    """Return how far these actions, chance outcomes among them, have led from the start."""
    state = start.clone()
    found = Progress(lesson)
    began = state.turn
    after: State | None = None  # the last of the seat's moves in this task
    for action in actions:
        if found.is_done or found.wrong is not None:
            break
        now = moment(state, action, lesson.seat)
        task = lesson.tasks[found.step]
        if is_met(task.goal, now):
            found.step += 1
            began = state.turn
            after = None
            continue
        wrong = next((one for one in task.wrong if is_met(one.when, now)), None)
        if wrong is not None:
            found.wrong = Message(f"{lesson.text_id}-{wrong.say}")
        elif state.is_over or state.turn - began > (task.turns - 1) * len(state.sides):
            found.wrong = Message(TURN_OVER)
        elif not state.in_move and state.player == lesson.seat:
            after = state.clone()
    if after is not None and not found.is_done and found.wrong is None:
        found.is_astray = not leads_on(lesson.tasks[found.step], after)
    return found


def leads_on(task: Task, state: State) -> bool:
    """True if what is left of the task's solution can be played from here."""
    return any(_is_solved(task, state, task.play[first:]) for first in range(len(task.play)))


def _is_solved(task: Task, start: State, play: Sequence[str]) -> bool:
    """True if these decisions solve the task, or as far as the seat decides alone."""
    state = start.clone()
    seat = state.player
    for move in play:
        if state.player != seat:
            return True
        legal = state.legal_actions()
        action = next((one for one in legal if state.game.notation(state, one) == move), None)
        if action is None:
            return False
        if is_met(task.goal, moment(state, action, seat)):
            return True
    return state.player != seat and not state.is_over


# --- files ---


@cache
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """Return the lessons of a game, in their order; none if it has none."""
    folder = resources.files(game.folder) / FOLDER
    if not folder.is_dir():
        return ()
    files = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    return tuple(read_lesson(game, folder, name) for name in files)


def lesson(game: Game, id: str) -> Lesson | None:
    """Return the lesson with this id, or None."""
    return next((one for one in lessons_of(game) if one.id == id), None)


def read_lesson(game: Game, folder: Traversable, name: str) -> Lesson:
    """Read a lesson's file; `LessonError` says what is wrong, and where."""
    place = f"{game.id}/{FOLDER}/{name}"
    try:
        data = tomllib.loads((folder / name).read_text("utf-8"))
    except tomllib.TOMLDecodeError as e:
        raise LessonError(f"{place}: {e}") from None
    parts = Reader(data, place, LessonError).keys(
        ["steps"], ["base", "options", "seat", "seed", "position"]
    )
    base = parts["base"].text() if "base" in parts else "base"
    text = (folder / f"{base}.json").read_text("utf-8")
    snapshot = read_json(text, f"{game.id}/{FOLDER}/{base}.json", LessonError).data
    assert isinstance(snapshot, dict)
    changed = change(snapshot["position"], data.get("position", {}), f"{place}.position")
    module = game.part("completion")
    if module is not None:
        module.complete(changed, snapshot["position"])
    snapshot["position"] = changed
    snapshot["options"] = {**snapshot["options"], **data.get("options", {})}
    kinds = {name: kind.fields for name, kind in game.rules.events.items()}
    found = Lesson(
        game,
        name.removesuffix(".toml").partition("-")[2],
        parts["seat"].whole(0, 7) if "seat" in parts else 0,
        str(data.get("seed", "")),
        snapshot,
        [_read_task(item, kinds) for item in parts["steps"].items(1, MOST_STEPS)],
    )
    try:
        found.start()
    except DataError as e:
        raise LessonError(f"{place}: {e}") from None
    return found


def _read_task(data: Reader, events: dict[str, tuple[str, ...]]) -> Task:
    parts = data.keys(["goal", "play"], ["show", "turns", "wrong"])
    return Task(
        read_goal(parts["goal"], events),
        parts["turns"].whole(1, 100) if "turns" in parts else 1,
        [move.text() for move in parts["play"].items()],
        [_read_wrong(item, events) for item in parts["wrong"].items()] if "wrong" in parts else [],
        [item.text(40) for item in parts["show"].items(0, 6)] if "show" in parts else [],
    )


def _read_wrong(data: Reader, events: dict[str, tuple[str, ...]]) -> Wrong:
    parts = data.keys(["when", "say", "play"])
    return Wrong(
        read_goal(parts["when"], events),
        parts["say"].text(40),
        [move.text() for move in parts["play"].items(1)],
    )


def change(base: object, changes: object, place: str) -> object:
    """Return a copy of plain data with some of its members changed.

    Members of objects and items of lists are changed one by one, by key, index or name.
    """
    if changes == NOTHING:
        return None
    if isinstance(changes, list):
        return [change(None, item, place) for item in changes]
    if not isinstance(changes, dict):
        return changes
    if isinstance(base, list):
        items = list(base)
        for name, inner in changes.items():
            at = place_of(items, name)
            if at is None:
                raise LessonError(f"{place}: there is no {name!r}")
            items[at] = change(items[at], inner, f"{place}.{name}")
        return items
    members = dict(base) if isinstance(base, dict) else {}
    for name, inner in changes.items():
        members[name] = change(members.get(name), inner, f"{place}.{name}")
    return members
