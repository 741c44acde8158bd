"""Whoever only looks on learns nothing that is not for everyone, whatever they click on."""

import json
import random
import re

from tests.browser.people import Introduced, Someone, elements, sit, table
from tests.server.serving import ADA, BEN, Client, Server, decide
from tests.server.test_secrets import states

SECRET = re.compile("(hand|passed|draw|held):[a-z]")  # cards that somebody sees


def test_a_spectator_finds_no_secret(someone: Introduced, server: Server) -> None:
    id, tokens = table(server, "roma", ADA, BEN, options={"round_limit": 2}, public=True)
    path = f"/api/tables/{id}"
    eve = someone(name="Eve")
    eve.go()
    eve.click(f'[data-list="open"] a[href*="{id}"]')  # found among the games to watch
    eve.sees("[data-table]")
    assert eve.id == id
    assert not eve.has("[data-undo], [data-resign], [data-say], [data-action], [data-legal]")
    rng = random.Random(14)
    named: set[str] = set()
    with Client(server, tokens[0]) as ada, Client(server, tokens[1]) as ben:
        while (position := ada.get(path))["status"] == "running":
            player = (ada, ben)[position["player"]]
            decide(player, path, player.get(path), rng)
            if rng.random() < 0.3:
                named |= set(filter(SECRET.match, touched(eve)))
                assert not eve.has(".stage [data-legal], .stage [data-action]")
    eve.sees("[data-over]")
    _, found, _ = states(server.folder / "tables.db", id)
    over = next(i for i, state in enumerate(found) if state.is_over)
    assert named <= set().union(*(elements(state.view(None)) for state in found))
    positions = 0
    for text in eve.received():
        data = json.loads(text)
        if isinstance(data, dict) and data.get("type") == "position":
            assert (data["seat"], data["you"], data["legal"]) == (None, [], [])
            public = found[data["revision"]].shown(None)
            assert data["view"] == json.loads(json.dumps(public))
            assert secrets(data["view"]) == []
            if data["revision"] < over:
                assert "secret" not in text
            positions += 1
    assert positions > 10


def touched(eve: Someone) -> list[str]:
    """All elements on the stage, some of which are clicked on."""
    els: list[str] = eve.page.locator(".stage [data-el]").evaluate_all(
        """(nodes) => nodes.map((node) => {
          if (Math.random() < 0.1) node.click();
          return node.dataset.el;
        })"""
    )
    return els


def secrets(view: object) -> list[object]:
    """Cards in hands."""
    assert isinstance(view, dict)
    return [seat["hand"]["cards"] for seat in view["seats"] if seat["hand"]["cards"] is not None]


def test_a_seat_is_not_taken_by_looking(someone: Introduced, server: Server) -> None:
    id, tokens = table(server, "roma", ADA, BEN)
    ada, eve = someone(), someone(name="Eve")
    sit(ada, id, tokens[0])
    eve.go(f"#/table/{id}")
    eve.sees("[data-table]")
    assert eve.token() is None
    assert ada.has("[data-resign]")
    assert not eve.has("[data-resign]")
