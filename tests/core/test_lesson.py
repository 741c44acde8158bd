"""Lessons as files: what is wrong with one is said with its place."""

from pathlib import Path

import pytest

import lusoria
from lusoria.core.lesson import LessonError, change, lesson, lessons_of, progress, read_lesson

ROMA = lusoria.game("roma")
BASE = Path(__file__).parents[2] / "src/lusoria/games/roma/lessons/base.json"

GOOD = """
[position]
dice = [6, 3, 1]
[[steps]]
goal = { event = "money" }
play = ["money 6"]
"""


def read(folder: Path, text: str) -> object:
    (folder / "base.json").write_text(BASE.read_text("utf-8"), "utf-8")
    (folder / "01-some.toml").write_text(text, "utf-8")
    return read_lesson(ROMA, folder, "01-some.toml")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("goal", "roma/lessons/01-some.toml: "),
        ("", "'steps' is missing"),
        (GOOD + "[more]", "unknown key 'more'"),
        (GOOD.replace("money 6", "money 6") + "say = 1", r"steps\[0\]: unknown key 'say'"),
        (GOOD.replace('"money" }', '"gold" }'), r"steps\[0\].goal: there is no event 'gold'"),
        (GOOD.replace("[6, 3, 1]", "[6, 3, 9]"), r"position\.dice"),
        (GOOD.replace("dice", "board.12"), "there is no '12'"),
    ],
)
def test_what_is_no_lesson_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(LessonError, match=sentence):
        read(tmp_path, text)


def test_a_change_reaches_into_lists() -> None:
    base = {"hexes": [{"name": "a1", "up": False}, {"name": "b2"}], "tower": 3}
    changed = change(base, {"hexes": {"a1": {"up": True}, "1": {"name": "c3"}}, "tower": "-"}, "")
    assert changed == {"hexes": [{"name": "a1", "up": True}, {"name": "c3"}], "tower": None}
    assert base["hexes"] == [{"name": "a1", "up": False}, {"name": "b2"}]


def test_a_task_is_not_done_once_the_turn_is_over() -> None:
    dice = lesson(ROMA, "dice")
    assert dice is not None
    state = dice.start()
    found = progress(dice, state, [ROMA.parse(state, "end")])
    assert found.wrong is not None
    assert (found.step, found.wrong.id) == (0, "core-lesson-turn-over")
    assert found.task.id == "roma-lesson-dice-1"


def test_whoever_has_left_the_way_is_told() -> None:
    draw = lesson(ROMA, "draw")
    assert draw is not None
    state = draw.start()
    spent = [ROMA.parse(state, "activate 1")]
    state.apply(spent[0])
    assert not progress(draw, draw.start(), spent).is_astray  # the move is not over
    spent.append(ROMA.parse(state, "forum 5"))
    found = progress(draw, draw.start(), spent)
    assert (found.step, found.wrong) == (0, None)
    assert found.astray is not None
    assert found.astray.id == "core-lesson-astray"
    assert progress(draw, draw.start(), []).astray is None


def test_an_unknown_lesson_is_none() -> None:
    assert lesson(ROMA, "chess") is None
    assert len({one.id for one in lessons_of(ROMA)}) == len(lessons_of(ROMA))
