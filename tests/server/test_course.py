"""How the points went, told to those who may know."""

import random

from tests.server.serving import ADA, BEN, BOT, Client, Server, decide, make


def test_the_course_follows_the_game_and_what_is_taken_back(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, one_screen=True)
    rng = random.Random(2)
    with Client(server, tokens[0]) as screen:
        assert screen.get(f"{path}/course")["turns"] == []
        now = screen.get(path)
        while now["view"]["turn"] < 4:
            now = decide(screen, path, screen.get(path, seat=now["player"]), rng)
        course = screen.get(f"{path}/course")
        assert (course["sides"], course["scale"], course["secret"]) == ([[0], [1]], 1, False)
        turns = course["turns"]
        assert [turn["turn"] for turn in turns] == [0, 1, 2, 3]
        assert turns[0]["seat"] is None
        assert turns[1]["seat"] != turns[2]["seat"]
        assert turns[-1]["points"] == [seat["points"] for seat in now["view"]["seats"]]
        for turn in turns:
            past = screen.get(f"{path}/positions/{turn['ply']}")
            assert turn["points"] == [seat["points"] for seat in past["view"]["seats"]]
    with Client(server) as someone:
        assert someone.get(f"{path}/course") == course


def test_before_the_game_there_is_none(server: Server) -> None:
    path, _, _ = make(server, ADA, {"kind": "open"})
    with Client(server) as someone:
        assert someone.get(f"{path}/course") == {
            "sides": [],
            "scale": 1,
            "secret": False,
            "turns": [],
        }


def test_a_secret_standing_is_told_at_the_end(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BOT, game="romolo", options={"round_limit": 2})
    rng = random.Random(4)
    with Client(server, tokens[0]) as ada:
        course = ada.get(f"{path}/course")
        assert (course["secret"], course["turns"]) == (True, [])
        for _ in range(3):
            now = ada.get(path)
            if now["legal"]:
                decide(ada, path, now, rng)
        assert ada.get(f"{path}/course")["turns"] == []
        ada.post(f"{path}/resign", {})
        course = ada.get(f"{path}/course")
        assert course["secret"] is False
