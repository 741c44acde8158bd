"""Golden games are replayed exactly, and can be played anew."""

import json

import pytest

import lusoria
from tests.conformance.golden import GAMES, GOLDEN, by_bots, names, played, stored


@pytest.mark.parametrize(("game", "name"), GOLDEN)
def test_a_golden_game_is_replayed_to_its_end(game: str, name: str) -> None:
    text, end = stored(game, name)
    record = lusoria.loads(text)
    state = record.replay()
    assert state.is_over
    assert state.outcome().json() == end["outcome"]
    assert json.loads(json.dumps(state.snapshot())) == end["snapshot"]
    assert record.dumps() == text
    lusoria.verify(record)


@pytest.mark.parametrize("game", GAMES)
def test_the_stored_games_are_those_that_are_wanted(game: str) -> None:
    assert {name for of, name in GOLDEN if of == game} == set(names(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_golden_games_follow_from_their_seeds(game: str) -> None:
    """So they can be recorded anew after a change of the rules."""
    for name in names(game):
        if name not in by_bots(game):
            assert played(game, name).record().dumps() == stored(game, name)[0]
