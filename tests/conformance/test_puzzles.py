"""Every puzzle can be solved, and what it says of itself is so."""

import pytest

import lusoria
from lusoria.arena.puzzles import FEWEST_WAYS, MARGIN, refuted
from lusoria.arena.turns import FEWEST_POINTS
from lusoria.players.puzzle import (
    AIMS,
    Puzzle,
    actions_of,
    puzzles_of,
    theme,
    themes_of,
    verdict,
)
from lusoria.text import LANGUAGES, texts

PUZZLES = {id: puzzles_of(lusoria.game(id)) for id in lusoria.game_ids()}
SAMPLE = 12  # of each game, so that the test is quick; `make soak` takes all


def samples(puzzles: tuple[Puzzle, ...]) -> list[Puzzle]:
    """Some of the puzzles, of each aim."""
    found = [one for aim in AIMS for one in [p for p in puzzles if p.aim == aim][: SAMPLE // 3]]
    return found + list(puzzles[:: len(puzzles) // SAMPLE + 1])


@pytest.mark.parametrize("id", PUZZLES)
def test_a_file_of_puzzles_is_in_order(id: str) -> None:
    puzzles = PUZZLES[id]
    assert [one.rating for one in puzzles] == sorted(one.rating for one in puzzles)
    assert len({one.id for one in puzzles}) == len(puzzles)
    for one in puzzles:
        assert one.theme in (*themes_of(one.game), "points", "win")
        worth = [way.worth for way in one.ways]
        assert worth == sorted(worth, reverse=True)
        if one.aim == "best":
            assert len(worth) >= FEWEST_WAYS
            assert worth[0] - worth[1] >= 100 * MARGIN
        else:
            assert len(worth) == 1
            assert worth[0] >= FEWEST_POINTS or one.aim in ("win", "last")


@pytest.mark.parametrize("id", PUZZLES)
def test_solutions_are_right_and_what_is_worse_is_wrong(id: str) -> None:
    for one in samples(PUZZLES[id]):
        start = one.start()
        assert start.player == one.seat
        actions = actions_of(start, one.best.play)
        assert verdict(one, start, []).state == "open"
        assert verdict(one, start, actions).state == "right", one.id
        if one.aim == "best":
            for way in one.ways[1:3]:
                found = verdict(one, start, actions_of(start, way.play))
                assert found.state == "wrong", one.id
                assert found.said is not None
                assert found.said.params == {"worth": way.worth, "best": one.best.worth}
        if one.aim in ("best", "last"):
            assert one.theme == theme(start, one.best.play)
        else:
            assert one.theme == one.aim


@pytest.mark.parametrize("id", PUZZLES)
def test_they_are_told_in_all_languages(id: str) -> None:
    for language in LANGUAGES:
        said = texts(language)
        for one in samples(PUZZLES[id]):
            assert said.say(one.task)
            assert said.say(one.title)
            assert all(said.say(decision.message) for decision in one.solution)


@pytest.mark.soak
@pytest.mark.parametrize("id", PUZZLES)
def test_none_is_refuted_at_double_budget(id: str) -> None:
    effort = 0.5 if id == "romolo" else 2.0
    assert [one.id for one in PUZZLES[id] if refuted(one, effort, seed=7)] == []
