"""Nothing that reaches a seat tells what it may not know.

Games are played with one seat's credentials, and all that it received (answers, streams, errors,
hints, undo) and all that the server logged is searched for the other's cards and the secret of
the dice. What the other really held comes from the database, afterwards.
"""

import base64
import json
import random
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

import lusoria
from lusoria.core.events import told
from lusoria.core.state import Event
from lusoria.games.roma.cards import NAMES
from lusoria.server.sealing import Seal
from tests.server.serving import BEN, Client, Json, Server, make
from tests.server.test_revisions import socket

Received = list[tuple[int, str]]


class Ear(threading.Thread):
    """Keeps all that a stream tells."""

    def __init__(self, server: Server, path: str, token: str | None, *, lines: bool) -> None:
        super().__init__()
        self.received: Received = []
        self.lines = lines
        self.server = server
        self.path = path
        self.token = token

    def run(self) -> None:
        if self.lines:
            with Client(self.server, self.token) as client:
                url = f"{self.path}/stream?since=0&lang=en"
                with client.http.stream("GET", url) as stream:
                    self.listen(stream.iter_lines())
        else:
            with socket(self.server, self.path, self.token, "?since=0") as live:
                self.listen(str(message) for message in live)

    def listen(self, messages: Iterator[str]) -> None:
        for text in messages:
            self.hear(text)
            if '"status":"over"' in text:
                return

    def hear(self, text: str) -> None:
        if text:
            self.received.append((json.loads(text).get("revision", 0), text))


class Spy(Client):
    """A client that remembers at which revision it received what."""

    def __init__(self, server: Server, token: str | None) -> None:
        super().__init__(server, token)
        self.at = 0
        self.heard: Received = []
        self.refusals: list[tuple[int, int, Json]] = []

    def ask(self, method: str, path: str, body: object = None, **query: object) -> Any:
        answer = super().ask(method, path, body, **query)
        data = answer.json()
        if isinstance(data, dict) and "revision" in data:
            self.at = max(self.at, data["revision"])
        # Asked about an action, a refusal names its card: the asker named it first.
        action = query.get("action") or (body.get("action") if isinstance(body, dict) else None)
        if action is not None and answer.status_code != 403 and "refuse" in answer.text:
            self.refusals.append((self.at, int(str(action)), data))
        else:
            self.heard.append((self.at, answer.text))
        return answer


def pry(spy: Spy, path: str, rng: random.Random) -> None:
    """Asks for everything, allowed or not."""
    spy.ask("GET", path, since=0, lang=rng.choice(["en", "it", "fr"]))
    spy.ask("GET", f"{path}/record")
    spy.ask("GET", f"{path}/positions/{rng.randrange(40)}")
    spy.ask("GET", f"{path}/why", action=rng.randrange(1, 343), lang="en")
    spy.ask("GET", f"{path}/why", on=rng.choice(["hand:0", "hand:1", "pile:draw", "disc:1"]))
    spy.ask("GET", f"{path}", seat=1)
    spy.ask("POST", f"{path}/actions", {"revision": spy.at, "action": rng.randrange(1, 343)})
    spy.ask("POST", f"{path}/undo", {"revision": spy.at, "turn": rng.random() < 0.5})
    spy.ask("POST", f"{path}/rematch")
    spy.ask("POST", f"{path}/seats", {"name": "Eve"})


def play(server: Server, seed: int) -> tuple[str, list[str], Spy, Spy, list[Ear]]:
    """A game of Ada, who spies, and Ben; and of somebody who only looks on."""
    seats = [{"kind": "person", "name": "Ada", "nonce": "ada"}, BEN]
    path, tokens, maker = make(server, *seats, options={"round_limit": 2})
    spy, someone, ben = Spy(server, tokens[0]), Spy(server, None), Client(server, tokens[1])
    ears = [
        Ear(server, path, tokens[0], lines=False),
        Ear(server, path, tokens[0], lines=True),
        Ear(server, path, None, lines=True),
    ]
    for ear in ears:
        ear.start()
    rng = random.Random(seed)
    while True:
        for eyes in (spy, someone):
            if rng.random() < 0.3:
                pry(eyes, path, rng)
        table = spy.get(path)
        if table["status"] != "running":
            break
        if table["player"] == 0:
            for _ in range(3):
                spy.ask("GET", f"{path}/why", action=rng.randrange(1, 343), lang="en")
            if rng.random() < 0.1:
                spy.ask("GET", f"{path}/hint", lang="en")
            legal = table["legal"]
            if table["may_undo"] and rng.random() < 0.1:
                spy.ask("POST", f"{path}/undo", {"revision": table["revision"]})
                continue
        else:
            assert table["legal"] == []
            legal = ben.get(path)["legal"]
        body = {"revision": table["revision"], "action": rng.choice(legal)["action"]}
        (spy if table["player"] == 0 else ben).ask("POST", f"{path}/actions", body)
    ben.http.close()
    return path, [tokens[1], maker], spy, someone, ears


def states(database: Path, id: str) -> tuple[bytes, list[lusoria.State], list[list[str]]]:
    """The secret, and for every revision the true position and what Ada may have read of cards."""
    key = base64.urlsafe_b64decode(database.with_suffix(".key").read_bytes())
    with sqlite3.connect(database) as connection:
        [(secret, setup)] = connection.execute(
            "SELECT secret, setup FROM tables WHERE id = ?", [id]
        ).fetchall()
        log = connection.execute(
            "SELECT kind, data FROM entries WHERE table_id = ? ORDER BY revision", [id]
        ).fetchall()
    connection.close()
    secret = Seal(key).open(id, secret)
    game = lusoria.game("roma")
    start = game.start(2, **json.loads(setup)["options"])
    state = start.clone()
    actions: list[int] = []
    found: list[lusoria.State] = [start]
    seen: list[list[str]] = [[]]
    for kind, text in log:
        data = json.loads(text)
        events: list[Any] = []
        if kind == "undo":
            actions = actions[: data["keep"]]
            state = start.clone()
            for action in actions:
                state.apply(action)
        else:
            state.listen(events)
            for action in [
                *([data["action"]] if kind == "action" else []),
                *data.get("chance", []),
            ]:
                state.apply(action)
                actions.append(action)
        found.append(state.clone())
        lines = [told(state, event, 0) for event in events]
        data = [json.dumps(line.data) for line in lines if line is not None]
        seen.append([*seen[-1], json.dumps(state.shown(0)), *data])
    return secret, found, seen


def strings(data: object) -> set[str]:
    """All texts in some data, keys left out."""
    if isinstance(data, dict):
        return set().union(*(strings(value) for value in data.values()))
    if isinstance(data, list):
        return set().union(*(strings(value) for value in data))
    return {data} if isinstance(data, str) else set()


def cards(texts: set[str]) -> set[str]:
    """The kinds of card that are named among some texts."""
    parts = {part.rpartition(":")[2].rpartition("-card-")[2] for part in texts}
    return parts & set(NAMES)


def hidden(found: list[lusoria.State], seen: list[list[str]]) -> list[set[str]]:
    """For every revision the cards in Ben's hand of which Ada has never read the name."""
    known: set[str] = set()
    result: list[set[str]] = []
    for i, state in enumerate(found):
        for text in seen[i][len(seen[i - 1]) if i else 0 :]:
            known |= cards(strings(json.loads(text)))
        view: Json = state.shown(1)
        hand = {card["card"] for card in view["seats"][1]["hand"]["cards"] or []}
        result.append(hand - known)
    return result


@pytest.mark.parametrize("seed", range(3))
def test_what_one_seat_receives_does_not_tell_what_the_other_has(server: Server, seed: int) -> None:
    path, secrets, spy, someone, ears = play(server, seed)
    for client in (spy, someone):
        client.http.close()
    for ear in ears:
        ear.join(20)
        assert not ear.is_alive()
    secret, found, seen = states(server.folder / "tables.db", path.rpartition("/")[2])
    unseen = hidden(found, seen)
    assert any(unseen), "there is something to hide"
    received = spy.heard + someone.heard + [message for ear in ears for message in ear.received]
    over = next(i for i, state in enumerate(found) if state.is_over)
    checked = 0
    for revision, text in received:
        data = json.loads(text)
        # What stands in the message was true at its revision or before.
        names = cards(strings(data))
        assert revision >= over or not text.startswith('{"lusoria":1')
        if revision < over:
            assert not names & unseen[revision], text
            checked += bool(unseen[revision])
        if isinstance(data, dict) and data.get("type") == "position":
            own = data["seat"]
            assert data["view"] == json.loads(json.dumps(found[revision].shown(own)))
            assert bool(data["legal"]) == (own is not None and data["player"] == own)
    assert checked > 0

    # A refusal is the same whatever the other really holds.
    rng = random.Random(seed)
    assert spy.refusals
    for revision, action, data in spy.refusals + someone.refusals:
        refusal = found[revision].resample(0, rng).why_not(action)
        assert refusal is not None
        told = data["message"] if "message" in data else data["refusal"]["message"]
        assert told == refusal.message.json()

    said = server.said()
    for word in [
        *secrets,
        secret.hex(),
        base64.b64encode(secret).decode().rstrip("="),
        base64.urlsafe_b64encode(secret).decode().rstrip("="),
    ]:
        assert word not in said
        for _, text in received:
            # Once the game is over the record is for everyone, with the secret.
            assert word not in text or text.startswith('{"lusoria":1')
    for name in NAMES:
        assert f'"{name}"' not in said
        assert f"card-{name}" not in said


def test_guessing_does_not_tell_what_the_other_has_chosen(server: Server) -> None:
    """To whoever has not done it, what was done already is as late as anything else."""
    path, tokens, _ = make(server, {"kind": "person", "name": "Ada"}, BEN)
    with Client(server, tokens[0]) as ada, Client(server, tokens[1]) as ben:
        one, other = (ada, ben) if ada.get(path)["player"] == 0 else (ben, ada)
        table = one.get(path)
        chosen = {"revision": table["revision"], "action": table["legal"][0]["action"]}
        one.post(f"{path}/actions", chosen)
        assert one.refused("POST", f"{path}/actions", chosen)["error"] == "already"
        answers = [
            other.refused("POST", f"{path}/actions", {**chosen, "action": action})
            for action in range(lusoria.game("roma").action_count)
        ]
        assert answers[chosen["action"]]["error"] == "late"
        assert all(answer == answers[0] for answer in answers)


def sent(data: object) -> Any:
    """The data as it arrives."""
    return json.loads(json.dumps(data))


@pytest.mark.parametrize(
    ("id", "options"),
    [("builders", {"round_limit": 3}), ("romolo", {"round_limit": 2, "coins": "hidden"})],
)
def test_a_seat_receives_its_view_and_what_it_sees_of_events(
    server: Server, id: str, options: Json
) -> None:
    """The games themselves are tested for what their views and events tell."""
    path, tokens, _ = make(server, {"kind": "person", "name": "Ada"}, BEN, game=id, options=options)
    rng = random.Random(5)
    tables: list[tuple[int | None, int, Json]] = []  # who received them, the ply before, what
    earlier: list[tuple[int | None, Json]] = []
    with (
        Client(server, tokens[0]) as ada,
        Client(server, tokens[1]) as ben,
        Client(server) as someone,
    ):
        revision, ply = 2, 0  # when both had sat down
        while True:
            now = someone.get(path, since=revision)
            tables.append((None, ply, now))
            for seat, client in enumerate((ada, ben)):
                tables.append((seat, ply, client.get(path, since=revision)))
                earlier.append((seat, client.get(f"{path}/positions/{rng.randint(0, now['ply'])}")))
            earlier.append((None, someone.get(f"{path}/positions/{now['ply']}")))
            if now["status"] != "running":
                break
            revision, ply = now["revision"], now["ply"]
            action = rng.choice(tables[-2 + now["player"]][2]["legal"])["action"]
            body = {"revision": revision, "action": action}
            (ada, ben)[now["player"]].post(f"{path}/actions", body)
        record = lusoria.loads(someone.ask("GET", f"{path}/record").text)

    true = [record.start()]
    events: list[list[Event]] = []
    for action in record.actions:
        events.append([])
        state = true[-1].clone()
        state.listen(events[-1])
        state.apply(action)
        true.append(state)
    assert len(tables) > 30
    for looking, past in earlier:
        assert past["view"] == sent(true[past["ply"]].shown(looking))
    for looking, before, table in tables:
        state = true[table["ply"]]
        assert table["view"] == sent(state.shown(looking))
        legal = state.legal_actions() if state.player == looking else []
        assert [choice["action"] for choice in table["legal"]] == legal
        happened = [event for some in events[before : table["ply"]] for event in some]
        seen = [told(state, event, looking) for event in happened]
        [entry] = table["events"]
        assert [one["event"] for one in entry["events"]] == sent([one.data for one in seen if one])


def test_the_secret_is_out_only_after_the_end(server: Server) -> None:
    path, tokens, _ = make(server, BEN, BEN, one_screen=True)
    with Client(server, tokens[0]) as screen:
        before = screen.get(f"{path}/record")
        assert "secret" not in json.dumps(before)
        assert "actions" not in before
        screen.post(f"{path}/resign", {"seat": 0})
        record = screen.get(f"{path}/record")
        assert record["proof"]["commitment"] == before["commitment"]
        assert record["proof"]["secret"]


def test_tokens_are_kept_hashed(server: Server) -> None:
    path, tokens, maker = make(server, BEN, {"kind": "open"})
    with Client(server) as someone:
        taken = someone.post(f"{path}/seats", {"name": "Ada"})["token"]
    kept = b"".join(
        file.read_bytes() for file in server.folder.iterdir() if file.name.startswith("tables.db")
    )
    for token in (tokens[0], maker, taken):
        assert token.encode() not in kept


def test_a_stream_of_several_seats_hides_all_until_one_is_named(server: Server) -> None:
    path, tokens, _ = make(server, BEN, BEN, one_screen=True)
    with socket(server, path, tokens[0], "?since=0") as live:
        told = json.loads(live.recv(10))
    assert (told["seat"], told["legal"]) == (None, [])
    assert not [seat for seat in told["view"]["seats"] if seat["hand"]["cards"]]
    url = server.url.replace("http", "ws", 1) + f"{path}/live?seat=1"
    with connect(url, additional_headers={"Authorization": f"Bearer {tokens[0]}"}) as live:
        assert json.loads(live.recv(10))["view"]["seats"][1]["hand"]["cards"]
