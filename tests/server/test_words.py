"""What a server says, in the language asked for."""

import json

import pytest

from lusoria.core.message import Message
from lusoria.tables.bearer import Bearer
from lusoria.tables.presenter import text_of
from lusoria.text import LANGUAGES, texts
from tests.games.romolo.alone import fought_alone
from tests.server.serving import Client, Server


@pytest.mark.parametrize("language", LANGUAGES)
def test_rr16_2_a_game_alone_is_told_to_its_end(server: Server, language: str) -> None:
    """Its events name the A.I., which has no seat."""
    _, table = fought_alone()
    record = json.loads(table.record(reveal=True).dumps())
    with Client(server) as client:
        told = client.post("/api/replay", record, lang=language)["log"]
    events = [event for done in told for event in done["events"]]
    battles = [event["text"] for event in events if event["event"]["event"] == "battle"]
    assert battles
    assert all(texts(language).text("core-ai") in text for text in battles)


def test_an_answer_does_not_fail_because_it_cannot_be_said() -> None:
    assert text_of(Message("no-such-text"), ["Ada"], Bearer(lang="en")) == "no-such-text"
    assert text_of(Message("roma-log-pay"), ["Ada"], Bearer(lang="en")) == "roma-log-pay"
