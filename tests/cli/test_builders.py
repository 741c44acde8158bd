"""The Builders in the terminal."""

import random

import pytest
from rich.console import Console

import lusoria
from lusoria.cli.tables import renderer
from lusoria.text import LANGUAGES, texts
from tests.cli.test_cli import run
from tests.games.builders.table import position, seat

BUILDERS = ["play", "builders", "--seed", "3", "--lang", "en"]


def drawn(state: lusoria.State, seat: int | None, language: str = "en") -> str:
    """The table as text."""
    console = Console(width=120, no_color=True)
    names = ["Ada", "Ben", "Cleo", "Dido"][: state.players]
    with console.capture() as capture:
        for zone in renderer("builders")(state.view(seat), seat, texts(language), names):
            console.print(zone.drawn)
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_can_be_drawn(players: int, language: str) -> None:
    rng = random.Random(players)
    state = lusoria.game("builders").start(players)
    shown = 0
    while not state.is_over:
        if rng.random() < 0.05:
            assert "Ada" in drawn(state, None, language)
            shown += 1
        if state.is_chance:
            state.apply(lusoria.sample(state.chances(), rng))
        else:
            state.apply(rng.choice(state.legal_actions()))
    assert "Ben" in drawn(state, 1, language)
    assert shown


def test_ones_own_yard_is_next_to_the_moves() -> None:
    state = lusoria.game("builders").start(3)
    while state.is_chance:
        state.apply(state.chances()[0][0])
    for near, order in enumerate((["Ben", "Cleo", "Ada"], ["Cleo", "Ada", "Ben"])):
        text = drawn(state, near)
        assert sorted(order, key=text.index) == order


def test_b5_b24_the_table_tells_the_score_now_and_what_actions_have_to_be_bought() -> None:
    text = drawn(position("companion-1", {"sphinx": ""}, money=13, actions=0), 0)
    assert "no points, 13 sesterces (score now: 1.3)" in text
    assert "1 action, 1 of them bought: 5 sesterces" in " ".join(text.split())


def test_b22_b25_the_table_tells_how_near_the_end_is() -> None:
    quiet = "The game ends with this round if nothing happens"
    assert quiet in drawn(position(quiet=1, turn=3), 0)
    assert quiet not in drawn(position(turn=3), 0)
    assert "Last round" in drawn(position(theirs=seat(built="gardens pyramid hoist"), turn=2), 0)


def test_people_and_bots_play_with_two_to_four_seats() -> None:
    out = run(
        *BUILDERS, "--seats", "person:Ada,greedy", typed="start pyramid\nsend slave-1\nquit\nquit\n"
    )
    assert "Ada starts Pyramid." in out
    assert "Slave 1 is not in your team. [B8]" in out
    out = run(*BUILDERS, "--seats", "person:Ada,random,greedy", typed="end\nquit\nquit\n")
    assert "greedy ends the turn." in out
    out = run(
        *BUILDERS, "--seats", "person:Ada,random,greedy,person:Ben", typed="end\nend\nquit\nquit\n"
    )
    assert "Ada ends the turn." in out
    assert "Ben ends the turn." in out
    assert "looks away" not in out  # nothing is hidden here


def test_bots_alone_play_to_the_end_and_the_winner_is_told() -> None:
    out = run(*BUILDERS, "--seats", "greedy,random,greedy")
    assert " has reached 17 points." in out
    assert " wins." in out
    assert " won." in out
