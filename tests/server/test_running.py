"""What those who run a server see of it: its health, its figures, its log; no table."""

import json
import logging
import re

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from lusoria.server.logs import configure
from tests.server.serving import ADA, BOT, Client, Server, make, served

Figures = dict[tuple[str, tuple[tuple[str, str], ...]], float]


def figures(server: Server) -> Figures:
    """Every sample by its name and labels."""
    found = re.search(r"metrics are at (\S+)", server.said())
    assert found is not None
    text = httpx.get(found[1]).text
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_it_lives_and_is_ready() -> None:
    for server in served():
        for path, word in (("healthz", "ok"), ("readyz", "ready")):
            answer = httpx.get(f"{server.url}/{path}")
            assert (answer.status_code, answer.text) == (200, word)


def test_requests_commits_and_bots_are_counted_and_timed() -> None:
    for server in served(metrics=0):
        path, tokens, _ = make(server, ADA, BOT)
        with Client(server, tokens[0]) as ada:
            ada.get(path)
        assert httpx.get(f"{server.url}/api/tables/nowhere").status_code == 404
        httpx.request("BREW", f"{server.url}/api/games")
        found = figures(server)
        route = "/api/tables/{table_id}"
        for status, count in (("200", 1), ("404", 1)):
            labels = (("method", "GET"), ("route", route), ("status", status))
            assert found["lusoria_requests_total", labels] >= count
        assert found["lusoria_request_seconds_count", (("route", route),)] >= 2
        assert found["lusoria_commits_total", (("result", "done"),)] >= 1
        assert found["lusoria_tables", ()] == 1
        assert {"lusoria_streams", "lusoria_bots_waiting", "lusoria_bots_thinking"} <= {
            name for name, _ in found
        }
        said = repr(list(found))
        assert path not in said
        assert "BREW" not in said


def test_the_figures_are_not_where_players_are() -> None:
    for server in served(metrics=0):
        assert "lusoria_requests" not in httpx.get(f"{server.url}/metrics").text


def test_an_answer_and_the_log_name_the_request() -> None:
    for server in served(log_as_json=True):
        answer = httpx.get(f"{server.url}/api/games")
        id = answer.headers["x-request-id"]
        entries = [json.loads(line) for line in server.said().splitlines()]
        assert all(
            re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z", entry["at"]) for entry in entries
        )
        told = [entry for entry in entries if entry.get("request") == id]
        assert any("/api/games" in entry["message"] for entry in told)


def test_each_request_has_an_id_of_its_own() -> None:
    for server in served():
        ids = [httpx.get(f"{server.url}/api/games").headers["x-request-id"] for _ in range(3)]
        assert len(set(ids)) == 3


def test_the_log_opens_nobodys_feeds(capsys: pytest.CaptureFixture[str]) -> None:
    """uvicorn logs the addresses of requests if the host wants to see much."""
    root = logging.getLogger()
    before = root.handlers[:]
    root.handlers.clear()
    try:
        configure(verbose=True, as_json=False)
        line = '%s - "%s %s HTTP/%s" %d'
        asked = ("127.0.0.1:9", "GET", "/api/feeds/s3cret/notices.atom?x=1", "1.1", 200)
        logging.getLogger("uvicorn.access").info(line, *asked)
    finally:
        root.handlers[:] = before
    said = capsys.readouterr().err
    assert "s3cret" not in said
    assert 'GET /api/feeds/…/notices.atom?x=1 HTTP/1.1" 200' in said
