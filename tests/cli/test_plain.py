"""The general table, which any game without one of its own is drawn with."""

import pytest
from rich.console import Console

from lusoria.cli.tables.plain import of_game
from lusoria.text import LANGUAGES, texts
from tests.conformance.cases import CASES, Case, some_positions
from tests.conformance.test_words import elements


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_has_a_line_for_every_element_of_any_view(case: Case) -> None:
    render = of_game(case.game.id)
    names = [f"Player {seat}" for seat in range(case.players)]
    console = Console(width=10_000)
    for state in some_positions(case, 1, 4):
        for seat in (None, *range(case.players)):
            view = state.view(seat)
            for language in LANGUAGES:
                with console.capture() as shown:
                    for zone in render(view, seat, texts(language), names):
                        console.print(zone.drawn, no_wrap=True)
                lines = shown.get().splitlines()
                assert len(lines) >= len(elements(view))
                assert all(any(name in line for line in lines) for name in names)
