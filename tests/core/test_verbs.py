"""Verbs fill the table of actions without a gap, and each action is typed in its own way."""

import pytest

import lusoria
from lusoria.core.verbs import Verb, numbered, verb_of_each

VERBS = [Verb("end", 0), Verb("take", 1, numbered(3)), Verb("invest", 4, ["loan"], name="loan")]


def test_a_verb_has_a_number_for_each_argument_or_one_without_any() -> None:
    assert [verb.name for verb in verb_of_each(VERBS)] == ["end", "take", "take", "take", "loan"]


def test_an_action_is_typed_as_its_word_and_the_name_of_its_argument() -> None:
    typed = [verb.notation(action) for action, verb in enumerate(verb_of_each(VERBS))]
    assert typed == ["end", "take 1", "take 2", "take 3", "invest loan"]


@pytest.mark.parametrize("first", [1, 3])
def test_a_verb_that_leaves_a_gap_or_overlaps_is_refused(first: int) -> None:
    with pytest.raises(AssertionError, match=r"no verb has the action [23]"):
        verb_of_each([Verb("take", 0, numbered(2)), Verb("tool", first)])


def test_an_argument_that_came_later_has_a_number_at_the_end_of_the_table() -> None:
    build = Verb("build", 0, ["farm", "circus", "wall"], numbers=[0, 3, 1])
    table = verb_of_each([build, Verb("done", 2)])
    assert [verb.notation(action) for action, verb in enumerate(table)] == [
        "build farm",
        "build wall",
        "done",
        "build circus",
    ]
    assert [build.argument(action) for action in (0, 1, 3)] == [0, 2, 1]
    assert table[3].first == 0


def test_every_action_of_a_table_has_a_verb() -> None:
    for id in ("roma", "builders", "romolo"):
        game = lusoria.game(id)
        module = game.part("actions")
        assert module is not None
        assert len(module.VERB_OF) == game.action_count
