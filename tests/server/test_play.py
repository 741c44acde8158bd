"""Playing at a table: from the first seat taken to the record."""

import random

import pytest

import lusoria
from lusoria.games.builders import actions as builders
from tests.server.serving import (
    ADA,
    BEN,
    BOT,
    PERSON,
    Client,
    Json,
    Server,
    decide,
    make,
    next_turn,
)


def test_a_whole_game_against_a_bot(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BOT, options={"round_limit": 3})
    rng = random.Random(1)
    with Client(server, tokens[0]) as ada:
        position = next_turn(ada, path, 0)
        commitment = position["commitment"]
        while position["status"] == "running":
            position = decide(ada, path, position, rng)
            if not position["legal"]:
                position = next_turn(ada, path, position["revision"])
        assert position["outcome"]["reason"]
        assert position["message"]["id"].startswith("roma-end-")
        text = ada.ask("GET", f"{path}/record").text
    record = lusoria.loads(text)
    lusoria.verify(record)
    assert record.proof is not None
    assert record.proof.commitment == commitment
    assert record.seats == ["Ada", "Livia"]
    assert record.bots == ["", "easy"]


def test_the_game_begins_when_all_seats_are_taken(server: Server) -> None:
    path, tokens, _ = make(server, PERSON, PERSON)
    with Client(server, tokens[0]) as ada, Client(server, tokens[1]) as ben:
        waiting = ada.get(path)
        assert (waiting["status"], waiting["view"], waiting["legal"]) == ("open", None, [])
        problem = ada.refused("POST", f"{path}/actions", {"revision": 0, "action": 0})
        assert problem["error"] == "not-running"
        assert ada.post(f"{path}/seats", {"name": "Ada", "nonce": "luck"})["token"] is None
        assert ada.refused("POST", f"{path}/seats", {"name": "Ada"})["error"] == "taken"
        ben.post(f"{path}/seats", {"name": "Ada"})
        begun = ben.get(path, since=0)
        assert begun["status"] == "running"
        assert [seat["name"] for seat in begun["seats"]] == ["Ada", "Ada 2"]
        assert begun["nonces"][0] == "luck"
        assert [entry["what"] for entry in begun["events"]] == ["seat", "seat", "start"]


def test_an_open_seat_is_for_whoever_comes(server: Server) -> None:
    path, _, _ = make(server, ADA, {"kind": "open"}, public=True)
    with Client(server) as someone:
        listed = someone.get("/api/tables", free=True, game="roma")["tables"]
        assert path.rpartition("/")[2] in [table["id"] for table in listed]
        seated = someone.post(f"{path}/seats", {"name": "Ben"})
        assert someone.refused("POST", f"{path}/seats", {"name": "Eve"})["error"] == "taken"
    with Client(server, seated["token"]) as ben:
        assert ben.get(path)["you"] == [1]


@pytest.mark.parametrize(
    ("seats", "options", "sides"),
    [
        ([ADA, BEN, BEN, BEN], {"teams": "on"}, [[0, 2], [1, 3]]),
        ([ADA, BEN, BEN], {}, [[0], [1], [2]]),
        ([ADA], {}, [[0], []]),
    ],
)
def test_a_table_tells_who_plays_together(
    server: Server, seats: list[Json], options: Json, sides: list[list[int]]
) -> None:
    path, tokens, _ = make(server, *seats, game="romolo", options=options)
    with Client(server, tokens[0]) as ada:
        assert ada.get(path)["sides"] == sides


def test_lists_come_in_pages(server: Server) -> None:
    made = [make(server, ADA, {"kind": "open"}, public=True)[0] for _ in range(5)]
    make(server, ADA, {"kind": "open"})
    with Client(server) as client:
        first = client.get("/api/tables", limit=2)
        rest = client.get("/api/tables", limit=100, skip=first["next"])
    ids = [table["id"] for table in first["tables"] + rest["tables"]]
    assert ids[:5] == [path.rpartition("/")[2] for path in reversed(made)]
    assert len(ids) == len(set(ids))
    assert rest["next"] is None


def test_finished_games_are_listed_with_their_winners(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, public=True)
    with Client(server, tokens[0]) as ada:
        [listed] = [
            table
            for table in ada.get("/api/tables", status="running")["tables"]
            if path.endswith(table["id"])
        ]
        assert listed["winners"] is None
        ada.post(f"{path}/resign", {})
        [listed] = [
            table
            for table in ada.get("/api/tables", status="over")["tables"]
            if path.endswith(table["id"])
        ]
        assert (listed["names"], listed["winners"]) == (["Ada", "Ben"], [1])


def test_its_maker_closes_a_table_that_waits(server: Server) -> None:
    path, tokens, maker = make(server, ADA, PERSON, public=True)
    with Client(server, tokens[0]) as ada, Client(server, maker) as boss:
        assert ada.refused("POST", f"{path}/close")["error"] == "not-the-maker"
        assert boss.post(f"{path}/close")["status"] == "closed"
        assert boss.refused("POST", f"{path}/close")["error"] == "not-open"
        closed = ada.get(path, lang="it")
        assert closed["text"] == "Il tavolo è stato chiuso da chi lo ha creato."
        assert ada.refused("POST", f"{path}/seats", {"name": "Eve"})["error"] == "not-open"


def test_one_screen_shows_nothing_hidden_until_somebody_takes_over(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, one_screen=True)
    assert tokens[0] == tokens[1]
    with Client(server, tokens[0]) as screen:
        table = screen.get(path)
        player = table["player"]
        assert (table["you"], table["seat"], table["legal"]) == ([0, 1], None, [])
        assert all(seat["hand"]["cards"] is None for seat in table["view"]["seats"])
        mine = screen.get(path, seat=player)
        assert mine["legal"]
        assert mine["view"]["seats"][player]["hand"]["cards"]
        assert mine["view"]["seats"][1 - player]["hand"]["cards"] is None
        action = {"revision": mine["revision"], "action": mine["legal"][0]["action"]}
        assert screen.post(f"{path}/actions", action)["seat"] is None
        screen.refused("GET", path, seat=2)


def test_undo_goes_back_one_decision_or_the_turn(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN)
    clients = [Client(server, token) for token in tokens]
    ada = clients[clients[0].get(path)["player"]]
    first = ada.get(path)
    assert not first["may_undo"]
    second = decide(ada, path, first, random.Random(1))
    assert second["may_undo"]
    back = ada.post(f"{path}/undo", {"revision": second["revision"]}, lang="en")
    assert (back["view"], back["ply"]) == (first["view"], first["ply"])
    assert back["revision"] == second["revision"] + 1
    assert (
        back["events"][-1]["text"]
        == f"{'Ada' if ada is clients[0] else 'Ben'} takes something back."
    )
    other = clients[1] if ada is clients[0] else clients[0]
    assert other.refused("POST", f"{path}/undo", {"revision": back["revision"]})["error"] == "undo"
    for client in clients:
        client.http.close()


def marched(server: Server, *, undo: bool) -> tuple[Client, str, Json, Json]:
    """Somebody alone whose unit has gone a step and was taken up again, all in one request."""
    path, tokens, _ = make(server, ADA, game="romolo", undo=undo)
    ada = Client(server, tokens[0])
    rng = random.Random(5)
    position = ada.get(path)
    while True:
        ways = position["view"]["reach"]
        way = next((way["actions"] for way in ways if len(way["actions"]) == 2), None)
        if way:
            body = {"revision": position["revision"], "action": way[0], "then": way[1:]}
            return ada, path, position, ada.post(f"{path}/actions", body)
        position = decide(ada, path, position, rng)


def test_as_many_decisions_are_taken_back_as_one_request_had(server: Server) -> None:
    ada, path, before, after = marched(server, undo=True)
    assert after["view"]["in_move"]
    back = ada.post(f"{path}/undo", {"revision": after["revision"], "count": 2})
    assert (back["view"], back["revision"]) == (before["view"], after["revision"] + 1)
    ada.http.close()


def test_without_undo_a_step_stays_whatever_is_taken_back(server: Server) -> None:
    ada, path, before, after = marched(server, undo=False)
    back = ada.post(f"{path}/undo", {"revision": after["revision"], "count": 2})
    assert back["ply"] == before["ply"] + 1
    assert not back["may_undo"]
    ada.http.close()


def test_without_undo_only_an_open_move_is_taken_back(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, undo=False)
    clients = [Client(server, token) for token in tokens]
    rng = random.Random(3)
    seen = set()
    for _ in range(60):
        client = clients[clients[0].get(path)["player"]]
        position = decide(client, path, client.get(path), rng)
        inside = position["view"]["in_move"] and position["player"] == position["seat"]
        if position["may_undo"]:
            assert inside
        seen.add(position["may_undo"])
        if position["status"] != "running":
            break
    for client in clients:
        client.http.close()
    assert True in seen


def test_resigning_with_two_sides_loses(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN)
    with Client(server, tokens[0]) as ada, Client(server, tokens[1]) as ben:
        over = ada.post(f"{path}/resign", {}, lang="en")
        assert over["status"] == "over"
        assert over["outcome"]["winners"] == [1]
        assert over["outcome"]["reason"] == "resigned"
        assert over["text"] == "Ada has resigned."
        assert ben.refused("POST", f"{path}/resign", {})["error"] == "not-running"
        record = lusoria.loads(ben.ask("GET", f"{path}/record").text)
    lusoria.verify(record)
    assert [(mark.seat, mark.what) for mark in record.marks] == [(0, "resigned")]


def test_resigning_with_more_sides_leaves_the_seat_to_a_bot(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, BEN, game="builders")
    with Client(server, tokens[0]) as ada, Client(server, tokens[1]) as ben:
        left = ada.post(f"{path}/resign", {}, lang="en")
        assert left["status"] == "running"
        assert left["seats"][0]["resigned"]
        assert left["seats"][0]["bot"] == "medium"
        texts = [entry["text"] for entry in left["events"]]
        assert texts == ["Ada resigns.", "A bot takes over for Ada."]
        assert ada.refused("POST", f"{path}/resign", {})["error"] == "resigned"
        assert ada.refused("POST", f"{path}/seats", {"name": "Ada"})["error"] == "taken"
        assert ben.get(path)["status"] == "running"


def test_where_a_bot_decides_the_person_takes_nothing_back(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, BEN, game="builders")
    people = [Client(server, token) for token in tokens]
    ada = people[people[0].get(path)["player"]]
    end = {"revision": ada.get(path)["revision"], "action": builders.END}
    assert ada.post(f"{path}/actions", end)["may_undo"]
    left = ada.post(f"{path}/resign", {})
    assert not left["may_undo"]
    problem = ada.refused("POST", f"{path}/undo", {"revision": left["revision"]})
    assert problem["message"]["id"] == "table-undo-bot"
    for client in people:
        client.http.close()


def test_a_rematch_seats_the_same_people_with_new_tokens(server: Server) -> None:
    path, tokens, _ = make(server, ADA, {"kind": "open"})
    with Client(server) as someone:
        token = someone.post(f"{path}/seats", {"name": "Ben"})["token"]
    with Client(server, tokens[0]) as ada, Client(server, token) as ben:
        assert ada.refused("POST", f"{path}/rematch")["error"] == "not-over"
        ada.post(f"{path}/resign", {})
        made = ben.post(f"{path}/rematch")
        again = made["id"]
        assert ada.post(f"{path}/rematch") == {**made, "token": None}
        assert ada.get(path)["rematch"] == again
        new = f"/api/tables/{again}"
        assert ada.get(new)["status"] == "open"
        seats = ada.get(new)["seats"]
        assert [(seat["name"], seat["taken"]) for seat in seats] == [("Ada", False), ("Ben", True)]
        assert ben.refused("GET", new)["error"] == "foreign-token"
        token = ben.post(f"{path}/rematch")["token"]  # as if the first answer had got lost
        fresh = [ada.post(f"{new}/seats", {"name": "Ada"})["token"], token]
        assert ada.refused("GET", new)["error"] == "foreign-token"
        with Client(server, fresh[0]) as ada_there, Client(server, fresh[1]) as ben_there:
            seen = ben_there.get(new)
            assert [seat["name"] for seat in seen["seats"]] == ["Ada", "Ben"]
            assert (seen["status"], seen["you"]) == ("running", [1])
            assert seen["commitment"] != ben.get(path)["commitment"]
            decides = [ada_there, ben_there][seen["player"]]
            decide(decides, new, decides.get(new), random.Random(1))
            # From now on an old link leads nowhere, and takes nobody's seat.
            old = [ada, ben][seen["player"]]
            assert old.post(f"{path}/rematch")["token"] is None
            assert decides.get(new)["you"] == [seen["player"]]


def test_talk_does_not_make_a_click_late(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN)
    with Client(server, tokens[0]) as ada, Client(server) as someone:
        before = ada.get(path)["revision"]
        said = ada.post(f"{path}/chat", {"text": "Ave!"})
        assert said["lines"][0]["name"] == "Ada"
        ada.post(f"{path}/chat", {"text": "Salve!"})
        assert [line["text"] for line in someone.get(f"{path}/chat", lines=1)["lines"]] == [
            "Salve!"
        ]
        assert ada.get(path)["revision"] == before
        assert ada.get(path)["lines"] == 2
        assert someone.refused("POST", f"{path}/chat", {"text": "Boo"})["status"] == 401
        assert ada.refused("POST", f"{path}/chat", {"text": "x" * 501})["status"] == 400


def test_only_the_seat_that_decides_is_told_why(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN)
    with Client(server, tokens[0]) as ada, Client(server, tokens[1]) as ben:
        player = ada.get(path)["player"]
        mine, other = (ada, ben) if player == 0 else (ben, ada)
        legal = [each["action"] for each in mine.get(path)["legal"]]
        illegal = next(action for action in range(300) if action not in legal)
        assert mine.get(f"{path}/why", action=legal[0])["refusal"] is None
        why = mine.get(f"{path}/why", action=illegal, lang="fr")
        assert why["refusal"]["message"]["id"]
        assert why["text"]
        assert mine.get(f"{path}/why", on="disc:cards", lang="en")["refusal"] is not None
        assert other.refused("GET", f"{path}/why", action=1)["error"] == "not-your-turn"
        assert mine.refused("GET", f"{path}/why")["status"] == 400
        problem = mine.refused("POST", f"{path}/actions", {"revision": 3, "action": illegal})
        assert problem["error"] == "illegal"
        assert problem["message"] == why["refusal"]["message"]


def test_hints_are_legal_and_only_where_they_are_allowed(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, one_screen=True)
    bare, others, _ = make(server, ADA, BEN, one_screen=True, hints=False)
    with Client(server, tokens[0]) as screen, Client(server, others[0]) as plain:
        table = screen.get(path)
        hint = screen.get(f"{path}/hint", lang="en")
        legal = screen.get(path, seat=table["player"])["legal"]
        assert hint["action"] in [each["action"] for each in legal]
        assert hint["text"]
        assert all(each["text"] for each in hint["then"])
        assert plain.refused("GET", f"{bare}/hint")["error"] == "no-hints"
    with Client(server) as someone:
        assert someone.refused("GET", f"{path}/hint")["status"] == 401


def test_a_hint_says_what_it_is_for(server: Server) -> None:
    """Whoever is told which unit to choose is told what it would do, as far as its move goes."""
    path, tokens, _ = make(server, ADA, game="romolo")
    with Client(server, tokens[0]) as mine:
        table = mine.get(path)
        for _ in range(60):
            step = table["view"]["step"]
            if step == "act":
                hint = mine.get(f"{path}/hint", lang="en")
                assert bool(hint["then"]) == (hint["verb"] == "unit")
                if hint["verb"] == "unit":
                    break
            action = table["legal"][0]["action"]
            table = mine.post(f"{path}/actions", {"revision": table["revision"], "action": action})
        else:
            raise AssertionError("no unit was hinted at")
        first, *more = [hint["action"], *[each["action"] for each in hint["then"]]]
        seen = mine.get(f"{path}/preview", action=[first, *more])
        assert seen["played"] == 1 + len(more)
        assert seen["tags"] == hint["tags"]
        assert hint["tags"] or not seen["legal"] or len(more) == 3 or not seen["view"]["in_move"]


def test_earlier_positions(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, one_screen=True)
    with Client(server, tokens[0]) as screen:
        first = screen.get(path, seat=0)
        decide(screen, path, screen.get(path, seat=first["player"]), random.Random(2))
        past = screen.get(f"{path}/positions/{first['ply']}", seat=0)
        assert past["view"] == first["view"]
        assert screen.refused("GET", f"{path}/positions/9999")["status"] == 404


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_texts_in_the_language_asked_for(server: Server, lang: str) -> None:
    path, tokens, _ = make(server, ADA, BEN, one_screen=True)
    with Client(server, tokens[0]) as screen:
        player = screen.get(path)["player"]
        table = screen.get(path, seat=player, lang=lang, since=0)
        assert table["prompt"]
        assert all(each["text"] for each in table["legal"])
        begins = {
            "en": "The game begins.",
            "it": "La partita comincia.",
            "fr": "La partie commence.",
        }
        assert begins[lang] in [entry.get("text") for entry in table["events"]]
        games = screen.get("/api/games", lang=lang)
        assert games[0]["texts"]
    with Client(server) as someone:
        assert "text" not in someone.get(path, since=0)["events"][0]


def test_a_game_that_cannot_be_is_refused_with_its_sentence(server: Server) -> None:
    with Client(server) as client:

        def refused(**changes: object) -> Json:
            body = {"game": "roma", "seats": [ADA, BOT], **changes}
            return client.refused("POST", "/api/tables", body)

        assert "There is no game 'chess'" in refused(game="chess")["detail"]
        assert "2 players" in refused(seats=[ADA])["detail"]
        assert "no option 'dice'" in refused(options={"dice": 3})["detail"]
        assert refused(seconds=1)["status"] == 400
        assert refused(colour="red")["status"] == 400
