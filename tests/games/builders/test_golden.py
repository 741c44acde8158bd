"""The golden games of The Builders: how they were played, and what is special about each."""

import random

import lusoria
from lusoria import State, Table
from lusoria.core.dice import FairDice
from lusoria.games.builders.layout import EMPTY, GOAL
from lusoria.games.builders.state import Builders
from lusoria.players.greedy import Greedy
from tests.conformance.golden import stored

NAMES = ["Ada", "Ben", "Cleo", "Dido"]

# Seed, players, options, and whether they play keenly or at random
GAMES: dict[str, tuple[int, int, dict[str, object], bool]] = {
    "ordinary": (0, 3, {}, True),
    "last-player": (1, 3, {}, True),
    "tie": (186, 3, {}, False),
    "empty-decks": (0, 4, {}, False),
    "stalemate": (0, 2, {}, False),
    "round-limit": (0, 4, {"round_limit": 6}, True),
    "university-adds": (0, 2, {"university": "adds"}, True),
}
BY_BOTS = [name for name, (_, _, _, keen) in GAMES.items() if keen]


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


def last(name: str) -> Builders:
    """The last position of a golden game."""
    state: State = lusoria.loads(stored("builders", name)[0]).replay()
    assert isinstance(state, Builders)
    return state


def who_reached_the_goal(s: Builders) -> list[int]:
    """The places in the round, from 0, of the seats with 17 points."""
    return sorted(
        (seat - s.first) % s.players for seat in range(s.players) if s.points[seat] >= GOAL
    )


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
