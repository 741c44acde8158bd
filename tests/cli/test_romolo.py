"""Romolo o Remo? in the terminal."""

from pathlib import Path

import pytest

from lusoria.core.events import told
from lusoria.text import LANGUAGES, texts
from tests.cli.test_cli import run
from tests.games.romolo.alone import fought_alone


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
    assert said.text(f"romolo-end-{last.state.outcome().reason}") in out
