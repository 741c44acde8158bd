"""One suite for whatever answers the page: operations, refusals and streams, by their words."""

import random

import pytest

from tests.browser.people import Introduced, Json
from tests.browser.transports import Stream, Transport
from tests.server.serving import ADA, BEN, BOT

NOWHERE = "AAAAAAAAAAAA"


@pytest.fixture(params=["http", "worker"])
def transport(request: pytest.FixtureRequest) -> Transport:
    if request.param == "http":
        someone: Introduced = request.getfixturevalue("someone")
        return Transport(someone())
    return Transport(request.getfixturevalue("resident"))


class Table:
    """A table that Ada and Ben share on one screen."""

    def __init__(self, transport: Transport, *seats: Json, **more: object) -> None:
        self.transport = transport
        body = {"game": "roma", "seats": list(seats or (ADA, BEN)), "one_screen": True, **more}
        self.made = transport.ask("create", body=body)
        self.at = {"table": self.made["id"], "token": self.made["seats"][0]["token"]}

    def position(self, since: int | None = None) -> Json:
        """The table as whoever decides sees it."""
        seen: Json = self.transport.ask("position", **self.at, seat=None, since=since)
        if seen["player"] in seen["you"] and seen["seat"] != seen["player"]:
            seen = self.transport.ask("position", **self.at, seat=seen["player"], since=since)
        return seen

    def act(self, action: int, *then: int, revision: int | None = None) -> Json:
        """Decides for whoever it is to decide."""
        now = self.position()
        body = {"revision": now["revision"] if revision is None else revision, "action": action}
        body |= {"then": list(then)}
        led: Json = self.transport.ask("act", **self.at, seat=now["player"], body=body)
        return led

    def some(self, count: int) -> Json:
        """Decides at random."""
        rng = random.Random(7)
        now = self.position()
        for _ in range(count):
            self.act(rng.choice(now["legal"])["action"])
            now = self.position()
        return now


def test_games_are_listed_in_a_language(transport: Transport) -> None:
    games = {game["id"]: game for game in transport.ask("games", lang="it")}
    assert {"roma", "builders", "romolo"} <= set(games)
    assert "medium" in games["roma"]["levels"]
    english = {game["id"]: game for game in transport.ask("games", lang="en")}
    assert games["roma"]["texts"]["roma-about"] != english["roma"]["texts"]["roma-about"]


def test_a_game_has_texts(transport: Transport) -> None:
    assert "roma-name = " in transport.ask("texts", game="roma", lang="fr")["fluent"]
    assert transport.refusal("texts", game="none", lang="fr").error == "no-game"


def test_a_table_is_made_and_looked_at(transport: Transport) -> None:
    table = Table(transport)
    now = table.position()
    assert now["type"] == "position"
    assert (now["game"], now["status"], now["you"]) == ("roma", "running", [0, 1])
    assert now["legal"]
    assert now["view"]
    assert [seat["name"] for seat in now["seats"]] == ["Ada", "Ben"]
    watched = transport.ask("position", table=table.at["table"], token=None, seat=None)
    assert (watched["seat"], watched["you"], watched["legal"]) == (None, [], [])
    seats = [{**ADA, "kind": "nobody"}, BEN]
    assert transport.refusal("create", body={"game": "roma", "seats": seats}).error == "invalid"
    assert transport.refusal("create", body={"game": "none", "seats": [ADA]}).error == "no-game"


def test_how_ones_tables_stand_is_one_question(transport: Transport) -> None:
    first, second = Table(transport), Table(transport, ADA, BOT, one_screen=False)
    over = transport.ask("resign", **first.at, body={"seat": 0})
    asked = [first.at, {**first.at, "token": second.at["token"]}, {"table": NOWHERE}, second.at]
    tables = [{"id": one["table"], "token": one.get("token")} for one in asked]
    done, foreign, nowhere, running = transport.ask("mine", body={"tables": tables})
    assert foreign is nowhere is None
    assert (done["id"], done["status"], done["winners"]) == (over["id"], "over", [1])
    assert (running["status"], running["you"], running["names"][0]) == ("running", [0], "Ada")


def test_whoever_does_not_sit_there_is_refused_by_a_word(transport: Transport) -> None:
    table, other = Table(transport), Table(transport)
    foreign = {"table": table.at["table"], "token": other.at["token"], "seat": None}
    assert transport.refusal("position", **foreign).error == "foreign-token"
    nowhere = {"table": NOWHERE, "token": None, "seat": None}
    assert transport.refusal("position", **nowhere).error == "no-table"
    body = {"revision": 0, "action": 0}
    watched = {"table": table.at["table"], "token": None, "seat": None}
    assert transport.refusal("act", **watched, body=body).error == "no-token"


def test_decisions_are_taken_and_refused_by_a_word(transport: Transport) -> None:
    table = Table(transport)
    now = table.position()
    legal = [action["action"] for action in now["legal"]]
    led = table.act(legal[0])
    assert led["revision"] > now["revision"]
    assert led["events"][0]["what"] == "action"
    assert table.position(since=led["revision"])["events"] == []
    sent = {"revision": now["revision"], "action": legal[0]}
    again = transport.refusal("act", **table.at, seat=now["player"], body=sent)
    assert again.error == "already"
    other = {"revision": now["revision"], "action": legal[-1]}
    assert transport.refusal("act", **table.at, seat=now["player"], body=other).error == "late"
    may = {action["action"] for action in led["legal"]}
    wrong = next(action for action in range(1000) if action not in may)
    body = {"revision": led["revision"], "action": wrong}
    illegal = transport.refusal("act", **table.at, seat=led["player"], body=body)
    assert illegal.error == "illegal"
    assert illegal.said is not None
    assert illegal.said["id"].startswith("roma-")


def test_several_decisions_are_one_request_and_can_be_taken_back(transport: Transport) -> None:
    table = Table(transport)
    before = table.position()
    first = before["legal"][0]["action"]
    asked = transport.ask("preview", **table.at, action=[first])
    assert asked["revision"] == before["revision"]
    then = asked["legal"][0]["action"]
    led = table.act(first, then)
    assert led["ply"] == before["ply"] + 2
    body = {"revision": led["revision"], "what": "decision", "count": 2, "seat": before["player"]}
    back = transport.ask("undo", **table.at, body=body)
    assert back["ply"] == before["ply"]
    assert back["view"] == before["view"]
    body["revision"] = back["revision"]
    assert transport.refusal("undo", **table.at, body=body).error == "undo"


def test_a_decision_takes_others_back_by_the_same_request(transport: Transport) -> None:
    table = Table(transport)
    before = table.position()
    first, other = (one["action"] for one in before["legal"][:2])
    body = {"revision": table.act(first)["revision"], "action": other, "back": 1}
    led = transport.ask("act", **table.at, seat=before["player"], body=body)
    assert led["ply"] == before["ply"] + 1
    assert [one["what"] for one in led["events"]][-2:] == ["undo", "action"]
    again = transport.refusal("act", **table.at, seat=before["player"], body=body)
    assert again.error == "already"


def test_it_is_told_what_could_be_done_and_why_not(transport: Transport) -> None:
    table = Table(transport)
    now = table.some(12)
    foreseen = transport.ask("previews", **table.at, depth=1)
    assert foreseen["revision"] == now["revision"]
    legal = {action["action"] for action in now["legal"]}
    assert {action["action"] for action in foreseen["actions"]} == legal
    hint = transport.ask("hint", **table.at)
    assert hint["action"] in legal
    touched = {on for action in now["legal"] for on in action["on"]}
    on = next(el for el in ("disc:1", "money", "die:0", "seat:0") if el not in touched)
    why = transport.ask("why", **table.at, on=on)
    assert why["refusal"] is None or why["refusal"]["rule"]


def test_what_was_can_be_looked_at(transport: Transport) -> None:
    table = Table(transport)
    start = table.position()
    now = table.some(6)
    past = transport.ask("past", **table.at, seat=start["seat"], ply=start["ply"])
    assert (past["view"], past["player"]) == (start["view"], start["player"])
    beyond = transport.refusal("past", **table.at, seat=None, ply=now["ply"] + 1)
    assert beyond.error == "no-position"
    assert "secret" not in str(transport.ask("record", **table.at).get("proof"))


def test_a_finished_game_has_a_record_a_course_and_a_rematch(transport: Transport) -> None:
    table = Table(transport)
    table.some(8)
    assert transport.refusal("rematch", **table.at).error == "not-over"
    over = transport.ask("resign", **table.at, body={"seat": 0})
    assert (over["status"], over["outcome"]["winners"]) == ("over", [1])
    assert transport.refusal("resign", **table.at, body={"seat": 0}).error == "not-running"
    record = transport.ask("record", **table.at)
    assert record["proof"]["secret"]
    assert transport.ask("course", **table.at)["sides"] == [[0], [1]]
    rematch = transport.ask("rematch", **table.at)
    assert rematch["id"] != table.at["table"]
    again = transport.ask("position", table=rematch["id"], token=rematch["token"], seat=None)
    assert again["you"] == [0, 1]


def test_a_finished_game_is_analysed(transport: Transport) -> None:
    table = Table(transport)
    table.some(3)
    transport.ask("resign", **table.at, body={"seat": 0})
    record = transport.ask("record", **table.at)
    while (asked := transport.ask("analysis", body=record))["found"] is None:
        assert asked["done"] <= asked["of"]
    assert len(asked["found"]["seats"]) == 2
    while (told := transport.ask("analyse", **table.at))["found"] is None:
        assert told["done"] <= told["of"]
    assert told["found"] == asked["found"]


def test_lessons_and_puzzles_say_how_far_they_are(transport: Transport) -> None:
    roma = next(game for game in transport.ask("games", lang="en") if game["id"] == "roma")
    for what in ("lesson", "puzzle"):
        wanted = roma[f"{what}s"][0]
        seats = [ADA if seat == wanted["seat"] else BOT for seat in range(wanted["players"])]
        table = Table(transport, *seats, one_screen=False, **{what: wanted["id"]})
        now = table.position()
        assert now[what]["id"] == wanted["id"]
        assert now[what]["task"]["id"]
        body = {"game": "roma", "seats": seats, what: "chess"}
        assert transport.refusal("create", body=body).error == f"no-{what}"


def test_a_record_is_replayed(transport: Transport) -> None:
    table = Table(transport)
    table.some(8)
    transport.ask("resign", **table.at, body={"seat": 0})
    record = transport.ask("record", **table.at)
    replayed = transport.ask("replay", body=record, seat=None)
    assert replayed["proved"]
    assert replayed["plies"] == len(record["actions"])
    there = transport.ask("replayed", body=record, seat=1, ply=3)
    assert there["view"] == transport.ask("past", **table.at, seat=1, ply=3)["view"]
    begin = transport.ask("begin", body=record, ply=3)
    wanted = {"game": "roma", "seats": [ADA, BOT], "position": begin["position"]}
    made = transport.ask("create", body=wanted)
    at = {"table": made["id"], "token": made["seats"][0]["token"]}
    assert transport.ask("position", **at, seat=None)["elsewhere"]
    bad = {**record, "actions": [*record["actions"], 999_999]}
    assert transport.refusal("replay", body=bad, seat=None).said is not None


def test_a_table_waits_until_its_maker_closes_it(transport: Transport) -> None:
    if not transport.has_others:
        pytest.skip("nobody can come")
    body = {"game": "roma", "seats": [ADA, {"kind": "open"}], "public": True}
    made = transport.ask("create", body=body)
    at = {"table": made["id"], "token": made["seats"][0]["token"]}
    listed = transport.ask("list", status="open", free=True, limit=100)["tables"]
    assert made["id"] in [table["id"] for table in listed]
    assert transport.refusal("close", **at).error == "not-the-maker"
    closed = transport.ask("close", table=made["id"], token=made["maker"])
    assert closed["status"] == "closed"
    late = {"table": made["id"], "token": None, "body": {"name": "Ben"}}
    assert transport.refusal("sit", **late).error == "not-open"


def test_whoever_comes_sits_down_and_talks(transport: Transport) -> None:
    if not transport.has_others:
        pytest.skip("nobody can come")
    body = {"game": "roma", "seats": [ADA, {"kind": "open"}]}
    made = transport.ask("create", body=body)
    seated = transport.ask("sit", table=made["id"], token=None, body={"name": "Ben"})
    assert seated["seat"] == 1
    ben = {"table": made["id"], "token": seated["token"]}
    stream = transport.stream(**ben, seat=None, since=0, lines=0)
    stream.hears("connected", "it")
    transport.ask("say", **ben, body={"text": "Ave!", "seat": 1})
    assert stream.hears("talk", "it.length")[0]["text"] == "Ave!"
    assert stream.hears("presence", "it[1]") == [False, True]


def test_a_stream_tells_what_happens(transport: Transport) -> None:
    table = Table(transport)
    now = table.some(2)
    stream = transport.stream(**table.at, seat=None, since=0, lines=0)
    first = stream.hears("position")
    assert first["revision"] == now["revision"]
    assert [one["revision"] for one in first["events"]] == list(range(1, now["revision"] + 1))
    resumed = transport.stream(**table.at, seat=None, since=now["revision"], lines=0)
    assert resumed.hears("position")["events"] == []
    led = table.some(1)
    told = stream.hears("position", f"it.revision >= {led['revision']}")
    assert told["events"][0]["revision"] == now["revision"] + 1
    resumed.hears("position", f"it.revision >= {led['revision']}")
    stream.close()
    heard = len(stream.heard())
    further = table.some(1)
    resumed.hears("position", f"it.revision >= {further['revision']}")
    assert len(stream.heard()) == heard


def test_a_stream_that_cannot_be_is_refused_by_a_word(transport: Transport) -> None:
    transport.someone.expects("WebSocket")
    stream = transport.stream(table=NOWHERE, token=None, seat=None, since=0, lines=0)
    assert stream.hears("refused")["error"] == "no-table"


def test_a_bot_plays_by_itself(transport: Transport) -> None:
    table = Table(transport, ADA, BOT, one_screen=False)
    stream = transport.stream(**table.at, seat=None, since=0, lines=0)
    rng = random.Random(3)
    while not any(one["what"] == "action" and one["seat"] == 1 for one in told(stream)):
        now = table.position()
        if now["player"] == 0 and now["legal"]:
            table.act(rng.choice(now["legal"])["action"])
        else:
            stream.hears("position", f"it.revision > {now['revision']}")


def told(stream: Stream) -> list[Json]:
    """All that has happened."""
    positions = [one["told"][0] for one in stream.heard() if one["what"] == "position"]
    return [happening for position in positions for happening in position["events"]]
