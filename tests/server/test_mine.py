"""How one's own tables stand: one question about all of them."""

import random

from lusoria.tables.messages.bounds import MAX_OWN
from tests.server.serving import ADA, BEN, PERSON, Client, Json, Server, decide, make


def own(path: str, token: str | None) -> Json:
    return {"id": path.rpartition("/")[2], "token": token}


def test_they_are_told_in_the_order_of_the_question(server: Server) -> None:
    playing, tokens, _ = make(server, ADA, BEN)
    waiting, (alone, _), maker = make(server, ADA, PERSON)
    over, (loser, _), _ = make(server, ADA, BEN)
    with Client(server) as spectator, Client(server, tokens[0]) as ada:
        with Client(server, loser) as resigning:
            resigning.post(f"{over}/resign", {})
        asked = [
            own(over, loser),
            own("/nowhere", "x"),
            own(playing, tokens[1]),
            own(playing, alone),  # another table's
            own(waiting, alone),
            own(waiting, maker),
            own(playing, None),
        ]
        found = spectator.post("/api/tables/mine", {"tables": asked})
        lost, gone, running, foreign, lonely, made, watched = found
        assert gone is foreign is None
        assert (lost["status"], lost["winners"], lost["player"]) == ("over", [1], None)
        now = ada.get(playing)
        for told, seats in ((running, [1]), (watched, [])):
            assert told == {
                "id": now["id"],
                "game": "roma",
                "options": now["options"],
                "status": "running",
                "revision": now["revision"],
                "player": now["player"],
                "you": seats,
                "names": ["Ada", "Ben"],
                "changed": told["changed"],
                "winners": None,
                "rematch": None,
                "away": None,
            }
        assert (lonely["status"], lonely["you"], lonely["names"]) == ("open", [0], ["Ada", ""])
        assert made["you"] == []
        with Client(server, tokens[now["player"]]) as deciding:
            after = decide(deciding, playing, deciding.get(playing), random.Random(1))
        [again] = spectator.post("/api/tables/mine", {"tables": [own(playing, tokens[1])]})
        assert again["revision"] == after["revision"] > running["revision"]
        assert again["changed"] >= running["changed"] > 0


def test_the_question_is_bounded(server: Server) -> None:
    with Client(server) as client:
        many = [{"id": "nowhere"}] * MAX_OWN
        assert client.post("/api/tables/mine", {"tables": many}) == [None] * MAX_OWN
        for body in (
            {"tables": [*many, {"id": "nowhere"}]},
            {"tables": [{"id": "nowhere", "token": "x" * 101}]},
            {"tables": [{"id": "nowhere", "token": ""}]},
            {"tables": [{"id": "x" * 65}]},
        ):
            assert client.refused("POST", "/api/tables/mine", body)["error"] == "invalid"
