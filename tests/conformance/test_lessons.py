"""Every lesson can be solved, and its wrong ways are recognised."""

from collections.abc import Iterator
from importlib import resources

import pytest

import lusoria
from lusoria.core.dice import FairDice
from lusoria.core.lesson import Lesson, Progress, lessons_of, progress
from lusoria.core.table import Table
from lusoria.text import LANGUAGES, texts

LESSONS = [lesson for id in lusoria.game_ids() for lesson in lessons_of(lusoria.game(id))]


def name(lesson: Lesson) -> str:
    return lesson.text_id


def begin(lesson: Lesson) -> Table:
    """A table of the lesson, with its dice."""
    dice = FairDice(lesson.secret, [""] * lesson.players)
    return Table(lesson.start(), [""] * lesson.players, dice, position=lesson.position)


def play(table: Table, moves: list[str]) -> None:
    """Play in notation; an illegal move raises an error."""
    for move in moves:
        table.act(table.game.parse(table.state, move))


def reached(lesson: Lesson, table: Table) -> Progress:
    return progress(lesson, lesson.start(), table.actions)


def elements(data: object) -> Iterator[str]:
    """All elements that a view names."""
    if isinstance(data, dict):
        if "el" in data:
            yield str(data["el"])
        for value in data.values():
            yield from elements(value)
    elif isinstance(data, list):
        for value in data:
            yield from elements(value)


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_its_solution_does_one_task_after_the_other(lesson: Lesson) -> None:
    table = begin(lesson)
    assert table.state.player == lesson.seat
    for done, task in enumerate(lesson.tasks):
        assert reached(lesson, table).step == done
        assert set(task.show) <= set(elements(table.state.view(lesson.seat)))
        for move in task.play:
            assert table.state.player == lesson.seat
            now = reached(lesson, table)
            assert now.step == done, f"{move} is not needed any more"
            assert not now.is_astray
            play(table, [move])
        now = reached(lesson, table)
        assert (now.step, now.wrong, now.astray) == (done + 1, None, None)
    assert reached(lesson, table).is_done


WRONG = [
    (lesson, step, number)
    for lesson in LESSONS
    for step, task in enumerate(lesson.tasks)
    for number in range(len(task.wrong))
]


@pytest.mark.parametrize(
    ("lesson", "step", "number"),
    WRONG,
    ids=[f"{a.text_id}-{b + 1}-{a.tasks[b].wrong[c].say}" for a, b, c in WRONG],
)
def test_a_wrong_way_gets_its_answer(lesson: Lesson, step: int, number: int) -> None:
    table = begin(lesson)
    for task in lesson.tasks[:step]:
        play(table, task.play)
    wrong = lesson.tasks[step].wrong[number]
    play(table, wrong.play)
    now = reached(lesson, table)
    assert now.step == step
    assert now.wrong is not None
    assert now.wrong.id == f"{lesson.text_id}-{wrong.say}"


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_it_is_told_in_all_languages(lesson: Lesson) -> None:
    for language in LANGUAGES:
        for id in lesson.text_ids():
            assert texts(language).text(id)


@pytest.mark.parametrize("id", sorted({lesson.game.id for lesson in LESSONS}))
def test_what_the_game_is_about_is_told_before_the_first_lesson(id: str) -> None:
    for language in LANGUAGES:
        assert texts(language).text(f"{id}-lessons-aim")


@pytest.mark.parametrize("id", lusoria.game_ids())
def test_no_text_is_left_over(id: str) -> None:
    needed = {text for lesson in lessons_of(lusoria.game(id)) for text in lesson.text_ids()}
    prefix = f"{id}-lesson-"
    assert {text for text in texts("en").ids() if text.startswith(prefix)} == needed


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_step_is_told_in_a_few_sentences(lesson: Lesson) -> None:
    for language in LANGUAGES:
        for id in lesson.text_ids():
            assert len(texts(language).text(id)) <= 260, id


@pytest.mark.parametrize("id", lusoria.game_ids())
def test_the_folder_holds_lessons_and_what_they_need(id: str) -> None:
    folder = resources.files(lusoria.game(id).folder) / "lessons"
    if folder.is_dir():
        endings = {file.name.rpartition(".")[2] for file in folder.iterdir()}
        assert endings == {"toml", "json", "ftl"}
