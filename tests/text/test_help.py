"""What the page explains: every topic's text and clauses are there, in every language."""

from collections.abc import Iterator
from typing import Any

import pytest

from lusoria.games.builders.facts import facts as builders
from lusoria.games.roma.facts import facts as roma
from lusoria.games.romolo.facts import facts as romolo
from lusoria.text import LANGUAGES, texts

FACTS = {"roma": roma, "builders": builders, "romolo": romolo}


def topics(data: Any) -> Iterator[dict[str, Any]]:
    """All topics in a game's facts, by edition and by kind of thing as well."""
    if isinstance(data, dict):
        if data.keys() == {"text", "rules"}:
            yield data
        for value in data.values():
            yield from topics(value)


@pytest.mark.parametrize("game", FACTS)
def test_every_topic_has_its_text_and_its_clauses(game: str) -> None:
    found = list(topics(FACTS[game]()))
    assert len(found) > 10
    for language in LANGUAGES:
        known = texts(language)
        for one in found:
            assert not one["text"] or known.has(one["text"]), one
            for rule in one["rules"]:
                assert known.has(f"{game}-rule-{rule.replace('.', '-')}"), one
