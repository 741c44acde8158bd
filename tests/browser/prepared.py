"""Tables of edition 1.66 that begin where something is about to happen, as lessons do."""

import json
from importlib import resources
from typing import Any, Final

import lusoria
from lusoria.core.lesson import FOLDER, change
from lusoria.games.romolo import completion
from tests.browser.people import Introduced, Json, Someone, sit, table
from tests.browser.romolo import decided
from tests.server.serving import Server

ADA: Final = {"kind": "person", "name": "Ada"}
BEN: Final = {"kind": "person", "name": "Ben"}
GONE: Final = [{"unit": "1x", "at": "gone"}, {"unit": "2x", "at": "gone"}]


def prepared(server: Server, changes: Json) -> tuple[str, list[str]]:
    """A table for two where the lessons of edition 1.66 begin, but for what is said in their
    words; everyone's token. Dice are chosen, not rolled.
    """
    text = (resources.files(lusoria.game("romolo").folder) / FOLDER / "prototype.json").read_text()
    base = json.loads(text)
    for seat in base["position"]["seats"]:
        seat["tokens"] = ["1", "2", "3", "4", "5", "6"]
    position: Any = change(base["position"], changes, "prepared")
    completion.complete(position, base["position"])
    options = {**base["options"], "battle": "tokens"}
    return table(server, "romolo", ADA, BEN, options=options, position=position)


def both(
    someone: Introduced, server: Server, changes: Json, *sizes: tuple[int, int]
) -> list[Someone]:
    """Two people at such a table, each before a window of a size."""
    id, tokens = prepared(server, changes)
    people = [someone(size, name=name) for size, name in zip(sizes, ("Ada", "Ben"), strict=True)]
    for person, token in zip(people, tokens, strict=True):
        sit(person, id, token)
    return people


def units(**places: str) -> list[Json]:
    """Units by their hexes, `d4="1s1 1s2"`; no others are on the map."""
    put = [{"unit": one, "at": at} for at, names in places.items() for one in names.split()]
    return sorted(put, key=lambda one: str(one["unit"])) + GONE


def meant(person: Someone, verb: str, el: str | None = None) -> int:
    """The number of what can be done now with such words."""
    (action,) = (
        one["action"]
        for one in person.asks()["legal"]
        if one["verb"] == verb and (el is None or el in one["on"])
    )
    return int(action)


def does(person: Someone, where: str, verb: str, el: str | None = None) -> Json:
    """A button is pressed; the table once that has been decided."""
    revision = person.asks()["revision"]
    person.click(f'{where} [data-action="{meant(person, verb, el)}"]')
    return decided(person, revision)
