"""The list of moves."""

import re

from rich.console import Console

import lusoria
from lusoria.cli.moves import compact, listed
from lusoria.text import texts


def test_a_long_list_of_moves_has_a_short_form_with_the_same_numbers() -> None:
    state = lusoria.game("builders").start(2)
    while state.is_chance:
        state.apply(state.chances()[0][0])
    said = texts("en")
    console = Console(width=80, no_color=True)
    full, actions = listed(state, said, ["Ada", "Ben"])
    short = compact(state, said, ["Ada", "Ben"], 80).plain
    assert len(actions) > 20
    assert len(short.splitlines()) <= 12 < len(console.render_lines(full))
    assert max(map(len, short.splitlines())) <= 80
    assert all(re.search(rf"\b{number}\b", short) for number in range(1, len(actions) + 1))
