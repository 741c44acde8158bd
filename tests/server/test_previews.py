"""Looking at decisions beforehand, and taking several at once."""

import random

from tests.server.serving import ADA, BEN, Client, Json, Server, decide, make

BUILDERS = {"game": "builders"}


def turn_of(clients: list[Client], path: str) -> tuple[Client, Json]:
    """Whoever decides, and the position as they see it."""
    for client in clients:
        position = client.get(path, lang="en")
        if position["legal"]:
            return client, position
    raise AssertionError("nobody decides")


def test_a_preview_tells_the_seat_that_decides_what_would_happen(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, **BUILDERS)
    with Client(server, tokens[0]) as ada, Client(server, tokens[1]) as ben:
        who, position = turn_of([ada, ben], path)
        other = ben if who is ada else ada
        take = next(choice for choice in position["legal"] if choice["verb"] == "take")
        seen = who.get(f"{path}/preview", action=take["action"], lang="en")
        assert seen["revision"] == position["revision"]
        assert seen["played"] == 1
        assert not seen["final"]
        [event] = seen["events"]
        assert event["event"]["event"] == "take"
        assert event["text"]
        seat = position["seat"]
        before = position["view"]["seats"][seat]["money"]
        assert seen["view"]["seats"][seat]["money"] == before + event["event"]["money"]
        assert take["action"] in [choice["action"] for choice in seen["legal"]]
        assert who.get(path)["revision"] == position["revision"]
        problem = other.refused("GET", f"{path}/preview", action=take["action"])
        assert problem["error"] == "not-your-turn"
        assert other.get(f"{path}/previews", action=take["action"])["actions"] == []


def test_a_preview_ends_where_chance_decides(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, **BUILDERS)
    with Client(server, tokens[0]) as ada, Client(server, tokens[1]) as ben:
        who, position = turn_of([ada, ben], path)
        start, recruit, take = (
            next(choice["action"] for choice in position["legal"] if choice["verb"] == verb)
            for verb in ("start", "recruit", "take")
        )
        seen = who.get(f"{path}/preview", action=[start, recruit])
        assert (seen["played"], seen["final"], seen["legal"]) == (1, True, [])
        problem = who.refused("GET", f"{path}/preview", action=[take, 999])
        assert problem["error"] == "illegal"


def test_all_decisions_can_be_looked_at_at_once_and_within_their_move(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN)
    rng = random.Random(5)
    deep = told = 0
    with Client(server, tokens[0]) as ada, Client(server, tokens[1]) as ben:
        for _ in range(30):
            if ada.get(path)["status"] == "over":  # the dice may end a careless game early
                break
            who, position = turn_of([ada, ben], path)
            seen = who.get(f"{path}/previews", depth=3, lang="it")
            legal = [choice["action"] for choice in position["legal"]]
            assert [one["action"] for one in seen["actions"]] == legal
            for one in seen["actions"]:
                told += bool(one["events"])  # to leave a thing be does nothing
                assert bool(one["tags"]) == bool(one["text"])
                if one.get("then"):
                    deep += 1
                    after = who.get(f"{path}/previews", action=one["action"], depth=2)
                    assert [way["action"] for way in after["actions"]] == [
                        way["action"] for way in one["then"]
                    ]
            decide(who, path, position, rng)
    assert min(told, deep) > 0


def test_several_decisions_are_taken_at_once_as_far_as_they_go(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, **BUILDERS)
    with Client(server, tokens[0]) as ada, Client(server, tokens[1]) as ben:
        who, position = turn_of([ada, ben], path)
        verbs = {choice["verb"]: choice["action"] for choice in position["legal"]}
        revision = position["revision"]
        illegal = {"revision": revision, "action": verbs["loan"], "then": [999]}
        assert who.refused("POST", f"{path}/actions", illegal)["error"] == "illegal"
        assert who.get(path)["revision"] == revision
        done = who.post(
            f"{path}/actions",
            {
                "revision": revision,
                "action": verbs["loan"],
                "then": [verbs["start"], verbs["recruit"]],
            },
        )
        assert done["revision"] == revision + 2  # chance came after the second
        assert [entry["what"] for entry in done["events"]] == ["action", "action"]
        first, second = (entry["move"] for entry in done["events"])
        assert second == first + 1
    server.kill()
    server.start()
    with Client(server, tokens[0]) as ada:
        assert ada.get(path)["revision"] == revision + 2


def test_a_move_is_taken_back_as_a_whole(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN)
    with Client(server, tokens[0]) as ada, Client(server, tokens[1]) as ben:
        who, position = turn_of([ada, ben], path)
        before = position["view"]
        one, two = (choice["action"] for choice in position["legal"][:2])
        assert position["legal"][0]["verb"] == "pass"
        done = who.post(
            f"{path}/actions", {"revision": position["revision"], "action": one, "then": [two]}
        )
        moves = [entry["move"] for entry in done["events"]]
        assert moves[0] == moves[1]
        body = {"revision": done["revision"], "what": "move", "seat": position["seat"]}
        assert who.post(f"{path}/undo", body)["view"] == before
