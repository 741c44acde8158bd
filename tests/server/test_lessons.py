"""Tables that begin elsewhere: a lesson's position, or one of a record."""

import random

import pytest

from tests.server.serving import ADA, BEN, BOT, Client, Json, Server, decide, make

YOU = {**ADA, "nonce": "luck"}


def test_a_lesson_is_checked_and_explained(server: Server) -> None:
    path, tokens, _ = make(server, YOU, BOT, lesson="dice")
    with Client(server, tokens[0]) as ada:

        def play(action: int) -> Json:
            now = ada.get(path)
            ada.post(f"{path}/actions", {"revision": now["revision"], "action": action})
            found: Json = ada.get(path)
            return found

        now = ada.get(path)
        assert now["elsewhere"]
        assert now["lesson"]["id"] == "dice"
        assert (now["lesson"]["step"], now["lesson"]["steps"]) == (0, 3)
        assert now["lesson"]["task"]["id"] == "roma-lesson-dice-1"
        small = next(way["action"] for way in now["legal"] if "die:2" in way["on"])
        assert play(small)["lesson"]["wrong"]["id"] == "roma-lesson-dice-small"
        ada.post(f"{path}/undo", {"revision": ada.get(path)["revision"]})
        now = ada.get(path)
        assert now["lesson"]["wrong"] is None
        six = next(w["action"] for w in now["legal"] if w["on"] == ["die:0", "disc:money"])
        assert play(six)["lesson"]["step"] == 1


def test_every_table_of_a_lesson_has_the_same_dice(server: Server) -> None:
    found = []
    for nonce in ("one", "two"):
        path, tokens, _ = make(server, {**ADA, "nonce": nonce}, BOT, lesson="draw")
        with Client(server, tokens[0]) as ada:
            now = ada.get(path)
            five = next(w["action"] for w in now["legal"] if w["message"]["id"] == "roma-do-draw")
            ada.post(f"{path}/actions", {"revision": now["revision"], "action": five})
            found.append([ada.get(path)["view"]["held"], now["commitment"]])
    assert found[0] == found[1]


def test_the_games_tell_their_lessons(server: Server) -> None:
    with Client(server) as anyone:
        games = anyone.get("/api/games", lang="it")
        roma = next(game for game in games if game["id"] == "roma")
        assert roma["lessons"][0] == {
            "id": "dice",
            "players": 2,
            "seat": 0,
            "title": "Che cosa fa un dado",
        }


@pytest.mark.parametrize("status", [404, 400])
def test_a_wrong_lesson_or_position_is_refused(server: Server, status: int) -> None:
    seats = [ADA, BOT]
    wanted: Json = {"game": "roma", "seats": seats}
    if status == 404:
        wanted["lesson"] = "chess"
    else:
        wanted["position"] = {"points": [1, 2]}
    with Client(server) as anyone:
        answer = anyone.refused("POST", "/api/tables", wanted)
    assert answer["status"] == status
    assert answer["error"] == ("no-lesson" if status == 404 else "position")


def test_a_finished_game_is_played_on_from_its_middle(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, options={"round_limit": 4})
    rng = random.Random(1)
    with Client(server, tokens[0]) as ada, Client(server, tokens[1]) as ben:
        while (now := ada.get(path))["status"] == "running":
            who = (ada, ben)[now["player"]]
            decide(who, path, who.get(path), rng)
        record = ada.get(f"{path}/record")
        begin = ada.post("/api/replay/30/begin", record)
        there = ada.get(f"{path}/positions/30")
        assert begin["player"] == there["player"]
        assert ada.refused("POST", "/api/replay/99999/begin", record)["error"] == "no-position"
        made = ada.post(
            "/api/tables",
            {
                "game": "roma",
                "seats": [ADA, BEN],
                "options": begin["options"],
                "position": begin["position"],
                "one_screen": True,
            },
        )
        on = f"/api/tables/{made['id']}"
        with Client(server, made["seats"][0]["token"]) as me:
            now = me.get(on)
            assert (now["elsewhere"], now["lesson"]) == (True, None)
            assert me.get(f"{on}/positions/0", seat=0)["view"] == there["view"]
            while (now := me.get(on))["status"] == "running":
                decide(me, on, me.get(on, seat=now["player"]), rng)
            later = me.get(f"{on}/record")
        assert later["position"] == begin["position"]
        again = ada.post("/api/replay", later)
        assert again["proved"]
        assert again["outcome"] == now["outcome"]
