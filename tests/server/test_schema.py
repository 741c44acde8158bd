"""The API as it is described: complete, with examples, and true for input of every kind."""

import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import jsonschema_rs
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.result import Ok

import lusoria
from lusoria.text import LANGUAGES
from tests.server.serving import ADA, BEN, PATIENCE, Client, Json, Server, decide, make

EXAMPLES = 15  # for each operation
CHECKED = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "missing_required_header",
    "unsupported_method",
    "allow_header_conformance",
]


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    """One connection for all requests, and no look for a proxy before each."""
    with requests.Session() as kept:
        kept.trust_env = False
        yield kept


@pytest.fixture(scope="module")
def description(server: Server) -> dict[str, Any]:
    with Client(server) as client:
        found: dict[str, Any] = client.get("/schema")
    return found


def operations(description: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, item in description["paths"].items():
        for method, operation in item.items():
            yield path, method, operation


def test_every_path_is_described(description: dict[str, Any]) -> None:
    table, tournament = "/api/tables/{table_id}", "/api/tournaments/{tournament_id}"
    assert set(description["paths"]) == {
        "/api/accounts",
        "/api/account/vacation",
        *(
            f"/api/account/{what}"
            for what in (
                "delete",
                "email",
                "export",
                "forgotten",
                "feed",
                "language",
                "mail",
                "notices",
                "notices/seen",
                "password",
                "progress",
                "push",
                "vacation",
                "push/{own_id}",
                "reset",
                "sessions",
                "sessions/{own_id}",
                "tables",
                "tokens",
                "tokens/{own_id}",
                "unsubscribe",
            )
        ),
        "/api/admin",
        *(
            f"/api/admin/{what}"
            for what in (
                "accounts",
                "accounts/ban",
                "accounts/mute",
                "accounts/role",
                "reports",
                "reports/delete",
                "reports/dismiss",
                "tables",
                "tables/delete",
            )
        ),
        "/api/players/{name}",
        "/api/feeds/{secret}/deadlines.ics",
        "/api/feeds/{secret}/notices.atom",
        "/api/ratings",
        "/api/ratings/{pool_id}",
        "/api/games",
        "/api/games/{game_id}/texts",
        "/api/replay",
        "/api/replay/{ply}",
        "/api/replay/{ply}/begin",
        "/api/replay/analysis",
        "/api/seeks",
        "/api/session",
        "/api/tables",
        "/api/tables/mine",
        "/api/tournaments",
        tournament,
        *(
            f"{tournament}/{what}"
            for what in ("close", "enter", "games.csv", "standings.csv", "start", "withdraw")
        ),
        table,
        *(
            f"{table}/{what}"
            for what in (
                "actions",
                "analysis",
                "chat",
                "chat/{line}/report",
                "close",
                "course",
                "decline",
                "hint",
                "link",
                "positions/{ply}",
                "preview",
                "previews",
                "record",
                "rematch",
                "resign",
                "seats",
                "stream",
                "undo",
                "why",
            )
        ),
    }


def test_every_answer_and_body_has_an_example_that_fits(description: dict[str, Any]) -> None:
    for path, method, operation in operations(description):
        assert operation["summary"]
        assert operation["description"]
        assert {"400", "403", "429"} <= set(operation["responses"])
        contents = [operation["requestBody"]] if "requestBody" in operation else []
        contents += operation["responses"].values()
        for part in contents:
            for content in part["content"].values():
                schema = {**content["schema"], "components": description["components"]}
                for example in content["examples"].values():
                    errors = list(jsonschema_rs.validator_for(schema).iter_errors(example["value"]))
                    assert not errors, f"{method} {path}: {errors[0].message}"


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: str(mode.value))
def test_input_of_every_kind_gets_an_answer_as_described(
    server: Server,
    session: requests.Session,
    description: dict[str, Any],
    mode: GenerationMode,
) -> None:
    """Data that fits and data that does not, for every operation, at a table in play."""
    path, tokens, _ = make(server, ADA, BEN)
    ada = Client(server, tokens[0])

    def looks() -> list[Any]:
        table = ada.get(path)
        return [table[part] for part in ("status", "revision", "lines", "view")]

    load_all_checks()
    checks = CHECKS.get_by_names(CHECKED)
    described = schemathesis.openapi.from_dict(description)
    for result in described.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        if operation.path.endswith("/stream"):
            continue  # it does not end
        if operation.path.endswith("/link"):
            continue  # the token that all this is asked with would be worthless
        if mode is GenerationMode.NEGATIVE and not operation.query and not operation.body:
            continue  # nothing in it can be wrong
        wanted = {"game_id": "roma", "table_id": path.rpartition("/")[2], "ply": 1, "line": 1}
        names = {parameter.name for parameter in operation.path_parameters}
        fixed = {name: value for name, value in wanted.items() if name in names}
        strategy = operation.as_strategy(mode, path_parameters=fixed or None)

        @given(case=strategy, known=st.booleans())
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate],
        )
        def ask(case: Any, known: bool) -> None:
            headers = {"Authorization": f"Bearer {tokens[0]}"} if known else {}
            before = looks()
            answer = case.call_and_validate(
                base_url=server.url,
                session=session,
                headers=headers,
                checks=checks,
                timeout=PATIENCE,
            )
            if answer.status_code >= 400:
                assert looks() == before

        ask()
    ada.http.close()


@pytest.mark.parametrize(
    ("game", "players"), [("builders", 2), ("roma", 2), ("romolo", 1), ("romolo", 2)]
)
def test_every_action_gets_an_answer_as_described(
    server: Server,
    session: requests.Session,
    description: dict[str, Any],
    game: str,
    players: int,
) -> None:
    """In the middle of a game, where an action means something: why not, and doing it."""
    load_all_checks()
    checks: list[Any] = CHECKS.get_by_names(CHECKED)
    described = schemathesis.openapi.from_dict(description)
    why = described["/api/tables/{table_id}/why"]["GET"]
    act = described["/api/tables/{table_id}/actions"]["POST"]
    rng = random.Random(players)
    for decisions in (15, 30):
        token, position = begun(server, game, players, decisions, rng)
        where = {"table_id": position["id"]}
        headers = {"Authorization": f"Bearer {token}"}
        legal = {one["action"] for one in position["legal"]}
        for action in range(lusoria.game(game).action_count):
            query = {"action": action, "lang": LANGUAGES[action % 3]}
            case = why.Case(path_parameters=where, query=query)
            answer = case.call_and_validate(
                base_url=server.url,
                session=session,
                headers=headers,
                checks=checks,
                timeout=PATIENCE,
            )
            assert (answer.json()["refusal"] is None) == (action in legal)
            if action not in legal:
                body = {"revision": position["revision"], "action": action}
                case = act.Case(path_parameters=where, body=body, media_type="application/json")
                answer = case.call_and_validate(
                    base_url=server.url,
                    session=session,
                    headers=headers,
                    checks=checks,
                    timeout=PATIENCE,
                )
                assert answer.status_code == 409


def begun(
    server: Server, game: str, players: int, decisions: int, rng: random.Random
) -> tuple[str, Json]:
    """A table after some random decisions, as the seat that decides sees it, and its token."""
    while True:  # until one is not over by then
        path, tokens, _ = make(server, *(ADA, BEN)[:players], game=game)
        with ExitStack() as stack:
            clients = [stack.enter_context(Client(server, token)) for token in tokens]
            position: Json = clients[0].get(path)
            for _ in range(decisions):
                if position["status"] == "running":
                    client = clients[position["player"]]
                    position = decide(client, path, client.get(path), rng)
            if position["status"] == "running":
                seat = position["player"]
                return tokens[seat], clients[seat].get(path)
