"""Romolo o Remo? in the terminal."""

import random
import re
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console

import lusoria
from lusoria.cli.tables import renderer
from lusoria.core.events import told
from lusoria.games.romolo.view import RomoloView
from lusoria.text import LANGUAGES, texts
from tests.cli.test_cli import run
from tests.games.romolo.alone import fought_alone

MAX_STEPS = 5_000  # of random play in which a store and a worked hex must turn up


@pytest.mark.parametrize("language", LANGUAGES)
def test_rr16_2_a_person_plays_alone_to_the_end(language: str, tmp_path: Path) -> None:
    """Whatever the A.I. does is told, a battle among it, and the end."""
    first, last = fought_alone()
    (tmp_path / "begun.json").write_text(first.record(reveal=True).dumps())
    state = first.state
    moves: list[str] = []
    for action in last.actions[len(first.actions) :]:
        if not state.is_chance:
            moves.append(state.game.notation(state, action) + "\n")
        state.apply(action)
    words = ["play", "romolo", "--load", "begun.json", "--lang", language]
    out = run(*words, typed="".join(moves), cwd=tmp_path)
    said = texts(language)
    for event in (event for events in last.events for event in events if event[0] == "battle"):
        line = told(state, event, 0)
        assert line is not None
        assert said.say(line.message, ["Ada"]) in out
    assert said.say(last.state.game.end_message(last.state), ["Ada"]) in out


def drawn(state: lusoria.State, language: str = "en") -> list[str]:
    """The zones of the table as text, on a narrow screen."""
    names = ["Ada", "Ben", "Cleo", "Dido"][: state.players]
    shown: list[str] = []
    for zone in renderer("romolo")(state.view(None), None, texts(language), names):
        console = Console(width=80, no_color=True)
        with console.capture() as capture:
            console.print(zone.drawn)
        shown.append(capture.get())
    return shown


def after(players: int, turns: int, seed: int, **options: object) -> lusoria.State:
    """A game played at random up to a turn."""
    rng = random.Random(seed)
    state = lusoria.game("romolo").start(players, **options)
    while state.turn < turns and not state.is_over:
        state.play(
            rng.choice(state.chances())[0] if state.is_chance else rng.choice(state.legal_actions())
        )
    return state


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_on_the_map_is_cut_off(players: int) -> None:
    for seed in range(4):
        state = after(players, 6 * players, seed)
        view = cast(RomoloView, state.view(None))
        *_, land = drawn(state)
        assert max(map(len, land.splitlines())) <= 80
        units = sum(int(count or 1) for count in re.findall(r"(\d*)[wsxm]", land))
        assert units == sum(unit["hex"] is not None for unit in view["units"])
        towers = [h["tower"]["seat"] for h in view["hexes"] if h["tower"]]
        assert sorted(re.findall("♜(.)", land)) == sorted("αβγδε"[seat] for seat in towers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_tells_all_that_is_public(language: str) -> None:
    said = texts(language)
    legend, market, seats, _ = drawn(after(1, 8, 1), language)
    flat = [" ".join(zone.split()) for zone in (legend, market, seats)]
    assert said.text("romolo-terrain-forest") in flat[0]
    assert said.text("romolo-event-line") in flat[1]
    assert "α Ada" in flat[2]
    assert said.text("romolo-cli-hostile", seats="β") in flat[2]
    assert said.text("romolo-key-tokens") in flat[2]


def test_stores_and_worked_hexes_are_shown() -> None:
    rng = random.Random(5)
    state = lusoria.game("romolo").start(2)
    stored = worked = False
    for _ in range(MAX_STEPS):
        state.play(
            rng.choice(state.chances())[0] if state.is_chance else rng.choice(state.legal_actions())
        )
        if state.is_over:
            state = lusoria.game("romolo").start(2)
        view = cast(RomoloView, state.view(None))
        if view["stores"] and not stored:
            store = view["stores"][0]
            place = f"{store['hex'].upper()} {store['count']} "
            assert place in " ".join(drawn(state)[2].split())
            stored = True
        exploited = sum(h["yields"] is not None and h["yields"]["exploited"] for h in view["hexes"])
        if exploited:
            assert drawn(state)[3].count("*") == exploited
            worked = True
        if stored and worked:
            return
    raise AssertionError(f"after {MAX_STEPS} steps there was no store or no worked hex")
