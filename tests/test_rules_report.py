"""Every clause of every game has a test that names it, and a text in every language."""

import re

import pytest

from lusoria.core.message import Message
from lusoria.text import LANGUAGES, texts
from tests.rules_report import GAMES, ROOT, clauses, covering, uncovered


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    assert clauses(game)
    assert uncovered(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_and_its_texts_say_the_same(game: str) -> None:
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text("utf-8")
    said = dict(re.findall(r"^- \*\*([A-Z]+[\d.]+)\*\* (.+)$", page, re.MULTILINE))
    for id, text in said.items():
        message = Message(f"{game}-rule-{id.replace('.', '-')}")
        if texts("en").has(message.id):
            assert texts("en").say(message) == text
        for language in LANGUAGES:
            assert texts(language).has(message.id) == texts("en").has(message.id)


def test_an_id_is_found_as_a_whole_word_only() -> None:
    names = ["test_r3_passing", "test_r30_scaenicus", "test_rr6_5_penalty", "test_t_mov_03_walls"]
    assert covering("R3", names) == ["test_r3_passing"]
    assert covering("RR6.5", names) == ["test_rr6_5_penalty"]
    assert covering("T-MOV-03", names) == ["test_t_mov_03_walls"]
    assert covering("R4", names) == []
