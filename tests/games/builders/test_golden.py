"""Whole games, recorded once and replayed to the last tenth; they change only with the version."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import lusoria
from lusoria import State, Table
from lusoria.core.dice import FairDice
from lusoria.games.builders.layout import EMPTY, GOAL
from lusoria.games.builders.state import Builders
from lusoria.players.greedy import Greedy

GOLDEN = Path(__file__).parent / "golden"
NAMES = ["Ada", "Ben", "Cleo", "Dido"]

# Seed, players, options, and whether they play keenly or at random
GAMES: dict[str, tuple[int, int, dict[str, object], bool]] = {
    "ordinary": (0, 3, {}, True),
    "last-player": (9, 3, {}, True),
    "tie": (84, 3, {}, False),
    "empty-decks": (0, 4, {}, False),
    "stalemate": (0, 2, {}, False),
    "round-limit": (0, 4, {"round_limit": 6}, True),
    "university-adds": (0, 2, {"university": "adds"}, True),
}


def record_golden() -> None:
    """Plays all games anew with their seeds and writes them down (see golden/README.md)."""
    for name in GAMES:
        table = played(name)
        (GOLDEN / f"{name}.json").write_text(table.record().dumps(), "utf-8")
        end = {"outcome": table.state.outcome().json(), "snapshot": table.state.snapshot()}
        (GOLDEN / f"{name}.end.json").write_text(json.dumps(end, indent=1) + "\n", "utf-8")


def played(name: str) -> Table:
    """The game with its seed."""
    seed, players, options, keen = GAMES[name]
    return play(seed, players, options, keen=keen)


def play(seed: int, players: int, options: dict[str, object], *, keen: bool) -> Table:
    """A game between people who want to build, or who do anything."""
    rng = random.Random(seed)
    greedy = Greedy()
    names = NAMES[:players]
    dice = FairDice(seed.to_bytes(32, "big"), [name.lower() for name in names])
    table = Table(lusoria.game("builders").start(players, **options), names, dice)
    while not table.state.is_over:
        s = table.state
        table.act(greedy.choose(s, rng) if keen else rng.choice(s.legal_actions()))
    return table


def stored(name: str) -> tuple[str, dict[str, Any]]:
    """The text of a record and what is known of its end."""
    end = json.loads((GOLDEN / f"{name}.end.json").read_text("utf-8"))
    return (GOLDEN / f"{name}.json").read_text("utf-8"), end


def last(name: str) -> Builders:
    """The last position of a golden game."""
    state: State = lusoria.loads(stored(name)[0]).replay()
    assert isinstance(state, Builders)
    return state


def who_reached_the_goal(s: Builders) -> list[int]:
    """The places in the round, from 0, of the seats with 17 points."""
    return sorted(
        (seat - s.first) % s.players for seat in range(s.players) if s.points[seat] >= GOAL
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_replayed_to_its_end(name: str) -> None:
    text, end = stored(name)
    record = lusoria.loads(text)
    state = record.replay()
    assert state.is_over
    assert state.outcome().json() == end["outcome"]
    assert state.snapshot() == end["snapshot"]
    assert record.dumps() == text
    lusoria.verify(record)


def test_the_golden_games_follow_from_their_seeds() -> None:
    """So they can be recorded anew after a change of the rules; greedy ones with new seeds."""
    for name in ("stalemate", "empty-decks"):
        assert played(name).record().dumps() == stored(name)[0]
    assert {file.name for file in GOLDEN.glob("*.json")} == {
        f"{name}{suffix}" for name in GAMES for suffix in (".json", ".end.json")
    }


def test_b22_an_ordinary_end_and_all_have_had_equally_many_turns() -> None:
    s = last("ordinary")
    assert s.outcome().reason == "points"
    assert who_reached_the_goal(s)[0] < s.players - 1
    assert s.turn % s.players == 0


def test_b22_an_end_by_the_last_player_of_the_round() -> None:
    s = last("last-player")
    assert s.outcome().reason == "points"
    assert who_reached_the_goal(s) == [s.players - 1]


def test_b24_a_tie_is_shared() -> None:
    outcome = last("tie").outcome()
    assert outcome.winners == [0, 2]
    assert outcome.places == [1, 3, 1]
    assert outcome.scores[0].total == outcome.scores[2].total


def test_b11_all_decks_and_rows_are_empty() -> None:
    s = last("empty-decks")
    assert s.site_deck == s.worker_deck == 0
    assert s.site_row == s.worker_row == [EMPTY] * 5


def test_b25_a_stalemate() -> None:
    s = last("stalemate")
    assert s.outcome().reason == "stalemate"
    assert s.quiet == 2


def test_b21_schooling_adds_in_its_golden_game() -> None:
    s = last("university-adds")
    assert s.options["university"] == "adds"
    assert max(s.universities) >= 0
