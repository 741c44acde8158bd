"""What the examples of the API's description show is what the games have."""

import json
from collections.abc import Iterator
from typing import Any

import lusoria
from lusoria.core.events import told
from lusoria.core.message import message_of
from lusoria.core.state import EVERYONE
from lusoria.server.documentation import ANSWERS, BODIES, RECORD
from lusoria.text import texts

ROMA = lusoria.game("roma")
NAMES = ["Ada", "Livia"]


def parts(data: Any) -> Iterator[dict[str, Any]]:
    """Every object in it."""
    if isinstance(data, dict):
        yield data
        data = list(data.values())
    if isinstance(data, list):
        for value in data:
            yield from parts(value)


SHOWN = [
    part for example in (ANSWERS, BODIES) for value in example.values() for part in parts(value)
]


def test_messages_have_a_text_that_takes_their_parameters() -> None:
    messages = [part for part in SHOWN if part.keys() == {"id", "params"}]
    assert len({message["id"] for message in messages}) >= 3
    for message in messages:
        assert texts("en").say(message_of(message), NAMES)


def test_what_stands_beside_a_message_is_what_it_says() -> None:
    said = [
        (part["message"], part["text"]) for part in SHOWN if "message" in part and "text" in part
    ]
    said += [(part["refusal"]["message"], part["text"]) for part in SHOWN if "refusal" in part]
    said += [(part["prompt"], part["prompt_text"]) for part in SHOWN if "prompt" in part]
    assert len({text for _, text in said if text}) >= 3
    for message, text in said:
        assert (message and texts("en").say(message_of(message), NAMES)) == text


def test_texts_shown_by_their_id_are_so() -> None:
    shown = {id: text for part in SHOWN for id, text in part.items() if id.startswith("roma-")}
    assert shown
    for id, text in shown.items():
        assert texts("en").text(id) == text


def test_events_have_the_members_they_are_shown_with() -> None:
    events = [part for part in SHOWN if isinstance(part.get("event"), str)]
    assert events
    for event in events:
        fields = ROMA.rules.events[event["event"]].fields
        numbers = tuple(event[field] for field in fields)
        found = told(ROMA.start(), (event["event"], EVERYONE, numbers), 0)
        assert found is not None
        assert found.data == event


def test_actions_are_described_as_they_are() -> None:
    legal = [part for part in SHOWN if "verb" in part]
    assert legal
    for part in legal:
        described = ROMA.describe(ROMA.start(), part["action"])
        assert (described.verb, described.message.json()) == (part["verb"], part["message"])


def test_the_game_is_shown_as_it_is() -> None:
    [info] = ANSWERS["/api/games", "get"]
    assert info["actions"] == ROMA.action_count
    assert info["players"] == list(ROMA.players)
    assert info["box"] == {
        "minutes": ROMA.box.minutes,
        "players": ROMA.box.players,
        "modes": [
            {"name": mode.name, "players": mode.players, "options": dict(mode.options)}
            for mode in ROMA.box.modes
        ],
    }
    assert info["options"] == [option.json() for option in ROMA.options[:1]]


def test_the_record_can_be_replayed() -> None:
    assert lusoria.loads(json.dumps(RECORD)).replay().player == 0
