"""The tables of a browser: kept, loaded again, refused by words, decided by bots that may fail."""

import json
from pickle import loads
from typing import Any

import pytest

from lusoria.browser import thinker
from lusoria.browser.desk import Desk
from lusoria.core.state import State
from lusoria.players.levels import LEVEL_NAMES, played_in_browser
from lusoria.tables.thinking import PlayerCache

Json = dict[str, Any]
ADA = {"kind": "person", "name": "Ada"}
BEN = {"kind": "person", "name": "Ben"}
BOT = {"kind": "bot", "bot": "easy"}


class Browser:
    """A desk, and what a worker around it has kept."""

    def __init__(self) -> None:
        self.desk = Desk()
        self.tables: list[Json] = []
        self.entries: list[Json] = []

    def ask(self, operation: str, **asked: object) -> Json:
        told: Json = json.loads(self.desk.ask(operation, json.dumps(asked)))
        self.keep(told.get("write"))
        return told

    def keep(self, write: Json | None) -> None:
        if write is not None:
            self.tables += write["tables"]
            self.entries += write["entries"]
            self.desk.committed()

    def table(self, *seats: Json, game: str = "roma", **more: object) -> Json:
        made = self.ask("create", body={"game": game, "seats": list(seats), **more})["answer"]
        return {"table": made["id"], "token": made["seats"][0]["token"]}

    def bot(self, at: Json, action: int | None) -> None:
        revision, _ = self.desk.bot_question(at["table"])
        self.keep(json.loads(self.desk.bot_decides(at["table"], revision, action)))

    def plays(self, at: Json, decisions: int) -> Json:
        players = PlayerCache()
        for _ in range(decisions):
            now: Json = self.ask("position", **at)["answer"]
            if now["player"] in now["you"]:
                own = {**at, "seat": now["player"]}
                legal = self.ask("position", **own)["answer"]["legal"]
                body = {"revision": now["revision"], "action": legal[-1]["action"]}
                self.ask("act", **own, body=body)
            else:
                self.bot(at, players.decide(loads(self.desk.bot_question(at["table"])[1])))
        answer: Json = self.ask("position", **at, since=0)["answer"]
        return answer


@pytest.mark.parametrize("game", ["roma", "builders", "romolo"])
def test_a_table_that_is_loaded_again_is_the_same(game: str) -> None:
    browser = Browser()
    at = browser.table(ADA, BOT, game=game)
    before = browser.plays(at, 12)
    other = Desk()
    other.load(json.dumps({"table": browser.tables[0], "entries": browser.entries}))
    assert json.loads(other.ask("position", json.dumps({**at, "since": 0})))["answer"] == before


def test_what_could_not_be_kept_is_shown_to_nobody() -> None:
    browser = Browser()
    at = browser.table(ADA, BEN, one_screen=True)
    at["seat"] = browser.ask("position", **at)["answer"]["player"]
    now = browser.ask("position", **at)["answer"]
    body = {"revision": now["revision"], "action": now["legal"][0]["action"]}
    assert json.loads(browser.desk.ask("act", json.dumps({**at, "body": body})))["write"]
    assert browser.ask("position", **at)["answer"]["revision"] == now["revision"]
    browser.desk.drop()
    assert browser.ask("position", **at)["answer"]["revision"] == now["revision"]


def test_what_another_page_has_written_is_followed() -> None:
    browser = Browser()
    at = browser.table(ADA, BOT)
    other = Desk()
    other.load(json.dumps({"table": browser.tables[0], "entries": browser.entries}))
    now = browser.plays(at, 6)
    other.follow(at["table"], json.dumps(browser.entries))
    assert other.revision(at["table"]) == now["revision"]


@pytest.mark.parametrize(("action", "fault"), [(None, "crash"), (999_999, "illegal")])
def test_a_bot_that_fails_has_an_action_drawn_for_it(action: int | None, fault: str) -> None:
    browser = Browser()
    at = browser.table(BOT, ADA)
    at["token"] = None
    before = len(browser.entries)
    while browser.desk.bot_question(at["table"]) is None:  # chance has let the other one begin
        at = {**browser.table(BOT, ADA), "token": None}
        before = len(browser.entries)
    browser.bot(at, action)
    assert json.loads(browser.entries[before]["data"])["fault"] == fault


def test_a_bot_is_shown_what_its_seat_may_know() -> None:
    browser = Browser()
    at = browser.table(BOT, BOT)
    _, asked = browser.desk.bot_question(at["table"])
    _, state, _ = loads(asked)
    assert isinstance(state, State)
    live = browser.desk.tables[at["table"]]
    assert live.state is not None
    assert state.shown(state.player) == live.state.shown(live.state.player)
    assert live.secret not in asked
    assert live.secret.hex().encode() not in asked


def test_what_is_no_question_is_refused_by_a_word() -> None:
    browser = Browser()
    at = browser.table(ADA, BOT)
    for operation, asked, word in (
        ("nonsense", {}, "not-found"),
        ("_standing", {}, "not-found"),
        ("position", {"table": "nowhere"}, "no-table"),
        ("position", {**at, "token": "foreign"}, "foreign-token"),
        ("position", {**at, "more": 1}, "invalid"),
        ("create", {"body": {"game": "roma", "seats": [ADA, BOT], "seconds": 60}}, "options"),
    ):
        assert browser.ask(operation, **asked)["problem"]["error"] == word, operation


class Buffer(bytes):
    """Bytes as the browser hands them over."""

    def to_bytes(self) -> bytes:
        return bytes(self)


@pytest.mark.parametrize("game", ["roma", "builders"])
def test_a_hint_names_what_the_judge_holds_best(game: str) -> None:
    browser = Browser()
    at = browser.table(ADA, BEN, game=game, one_screen=True)
    revision, asked = browser.desk.hint_question(json.dumps(at))
    advice = thinker.advice(Buffer(asked))
    actions = json.loads(advice)["actions"]
    told = json.loads(browser.desk.hint(json.dumps(at), revision, advice))["answer"]
    named = [told["action"], *(then["action"] for then in told["then"])]
    assert named == actions[: len(named)]
    browser.plays(at, 1)
    late = json.loads(browser.desk.hint(json.dumps(at), revision, advice))
    assert late["problem"]["error"] == "late"


def test_a_game_is_analysed_a_little_at_a_time() -> None:
    browser = Browser()
    at = browser.table(ADA, BEN, one_screen=True)
    browser.plays(at, 30)
    unfinished = json.loads(thinker.analyse(json.dumps(browser.ask("record", **at)["answer"])))
    assert unfinished["problem"]["error"] == "invalid"
    browser.ask("resign", **at, body={"seat": 0})
    record = json.dumps(browser.ask("record", **at)["answer"])
    told = json.loads(thinker.analyse(record))["answer"]
    done = [told["done"]]
    while told["found"] is None:
        told = json.loads(thinker.analyse(record))["answer"]
        done.append(told["done"])
    assert done == sorted(done)
    assert done[-1] == told["of"]
    assert told["found"]["choices"]
    assert json.loads(thinker.analyse(record))["answer"] == told


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_every_level_has_a_player_in_a_browser(level: str) -> None:
    for game in ("roma", "builders", "romolo"):
        who = played_in_browser(level, game)
        assert who.startswith("search:") or level in ("beginner", "easy")
