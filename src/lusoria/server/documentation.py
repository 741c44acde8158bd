"""The OpenAPI description: problems, examples, authentication."""

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Example, SecurityScheme, Tag

import lusoria
from lusoria.server.accounts.examples import ACCOUNT_ANSWERS, ACCOUNT_BODIES
from lusoria.server.accounts.messages import ACCOUNT_MESSAGES
from lusoria.server.administration.examples import (
    ADMINISTRATION_ANSWERS,
    ADMINISTRATION_BODIES,
)
from lusoria.server.administration.messages import ADMINISTRATION_MESSAGES
from lusoria.server.problems import Problem, problem_of, too_many
from lusoria.server.ratings.examples import RATING_ANSWERS, RATING_BODIES
from lusoria.server.tournaments.examples import TOURNAMENT_ANSWERS, TOURNAMENT_BODIES
from lusoria.tables.messages import MESSAGES
from lusoria.tables.refused import Refused, foreign_token, no_table, no_token
from lusoria.tournaments.messages import TOURNAMENT_MESSAGES

EXAMPLES: Final = (
    Refused("invalid", "The body is invalid: Expected `int`, got `str`."),
    no_token(),
    foreign_token(),
    no_table(),
    Refused("method", "Method Not Allowed"),
    Refused("late", "The table has moved on.", 9),
    Refused("too-large", "The body is too large."),
    Refused("not-json", "Send JSON: Content-Type: application/json."),
    too_many("requests"),
    Refused("store", "The database cannot be written to now. Nothing was changed."),
)
MEANING: Final = {
    400: "The request is invalid.",
    401: "This needs a seat's token, or an account; or the password is wrong.",
    403: "This token, account, origin or host is not allowed to do this.",
    404: "There is no such table, tournament, position or game.",
    405: "This method is not supported here.",
    409: "The table has moved on, or the rules forbid it. Nothing was changed.",
    413: "The body is too large.",
    415: "Only JSON is accepted.",
    429: "Too many requests.",
    503: "The database or a bot cannot answer now. Nothing was changed.",
}


def _problems(*statuses: int) -> dict[int, ResponseSpec]:
    found: dict[int, ResponseSpec] = {}
    for refused in EXAMPLES:
        problem = problem_of(refused)
        if problem.status in statuses:
            found[problem.status] = ResponseSpec(
                Problem,
                generate_examples=False,
                description=MEANING[problem.status],
                examples=[Example(value=msgspec.to_builtins(problem))],
            )
    return found


PROBLEMS: Final = _problems(400, 403, 429)
GAME_PROBLEMS: Final = _problems(400, 403, 404, 429)
TABLE_PROBLEMS: Final = _problems(400, 401, 403, 404, 409, 429, 503)
RECORD_PROBLEMS: Final = _problems(400, 403, 404, 409, 413, 415, 429, 503)
POST_PROBLEMS: Final = _problems(400, 401, 403, 404, 409, 413, 415, 429, 503)

DESCRIPTION: Final = (
    "Tables for games of ancient Rome. A table is an append-only log; its length is the "
    "`revision`. Every decision names the revision it answers, so that one sent late or twice "
    "changes nothing. `WS /api/tables/{id}/live` sends what `/api/tables/{id}/stream` does, one "
    "message for each line; a page passes its token as the second of two subprotocols, after "
    "`lusoria`."
)
SEAT_TOKEN: Final = SecurityScheme(
    type="http",
    scheme="bearer",
    description="The token of a seat. Without one you are a spectator.",
)

# --- examples of requests and answers ---

SEAT: Final[dict[str, Any]] = {
    "seat": 0,
    "kind": "person",
    "name": "Ada",
    "taken": True,
    "bot": None,
    "resigned": False,
    "player": None,
    "away": None,
}
LEGAL: Final[dict[str, Any]] = {
    "action": 7,
    "verb": "money",
    "on": ["die:1", "die:2", "disc:money"],
    "message": {"id": "roma-do-money", "params": {"value": "4"}},
    "text": "Take 4 sesterces with the 4",
}
EVENT: Final[dict[str, Any]] = {
    "event": {
        "event": "money",
        "seat": 0,
        "money": 4,
        "die": 1,
        "moves": [
            {"from": "die:1", "to": "die:1", "what": None, "count": 1},
            {"from": "disc:money", "to": "seat:0", "what": "coin", "count": 4},
        ],
    },
    "message": {
        "id": "roma-log-money",
        "params": {"seat": {"seat": 0}, "money": "4", "die": "1"},
    },
}
TAG: Final[dict[str, Any]] = {
    "id": "roma-tag-money",
    "params": EVENT["message"]["params"],
}
HAPPENING: Final[dict[str, Any]] = {
    "revision": 12,
    "at": 1_800_000_000.0,
    "what": "action",
    "seat": 0,
    "ply": 31,
    "events": [EVENT],
    "move": 12,
}
POSITION: Final[dict[str, Any]] = {
    "type": "position",
    "id": "pX3vQm0aT2cK",
    "game": "roma",
    "version": 1,
    "options": {"mercatus": "opponent", "round_limit": None},
    "status": "running",
    "revision": 12,
    "ply": 31,
    "player": 0,
    "seats": [SEAT, {**SEAT, "seat": 1, "kind": "bot", "name": "Livia", "bot": "medium"}],
    "sides": [[0], [1]],
    "you": [0],
    "seat": 0,
    "view": {"player": 0, "turn": 3, "in_move": False, "seats": []},
    "prompt": {"id": "roma-prompt-act", "params": {"dice": "3"}},
    "prompt_text": "Lay cards, use your dice, or end the turn.",
    "clause": "R7",
    "legal": [LEGAL],
    "may_undo": True,
    "hints": True,
    "rated": False,
    "tournament": None,
    "events": [HAPPENING],
    "seconds": None,
    "clock": None,
    "commitment": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "nonces": ["5f4dcc3b5aa765d6", ""],
    "outcome": None,
    "message": None,
    "text": None,
    "rematch": None,
    "lines": 0,
    "lesson": None,
    "puzzle": None,
    "elsewhere": False,
}
COURSE: Final[dict[str, Any]] = {
    "sides": [[0], [1]],
    "scale": 1,
    "secret": False,
    "turns": [
        {"turn": 0, "ply": 17, "seat": None, "points": [10, 10]},
        {"turn": 1, "ply": 24, "seat": 0, "points": [8, 10]},
    ],
}
RECORD: Final[dict[str, Any]] = {
    "lusoria": 1,
    "game": "roma",
    "version": 1,
    "players": 2,
    "options": {"mercatus": "opponent"},
    "seats": ["Ada", "Livia"],
    "actions": [0, 17, 12, 19, 19, 4, 2, 23, 9],
}
CHAT: Final = {
    "type": "chat",
    "lines": [{"number": 1, "at": 1_800_000_000.0, "seat": 0, "name": "Ada", "text": "Ave!"}],
}
ANSWERS: Final[dict[tuple[str, str], Any]] = {
    ("/api/games", "get"): [
        {
            "id": "roma",
            "name": "Roma",
            "version": 1,
            "players": [2, 2],
            "options": [
                {
                    "name": "mercatus",
                    "values": ["opponent", "stockpile"],
                    "default": "opponent",
                    "rule": "R41",
                }
            ],
            "actions": 343,
            "levels": ["beginner", "easy", "medium", "hard", "master"],
            "box": {
                "minutes": 25,
                "players": 2,
                "modes": [{"name": "duel", "players": 2, "options": {}}],
            },
            "scoring": {"forum": ["R40"], "taken": ["R25", "R35", "R41"]},
            "texts": {"roma-name": "Roma", "roma-option-mercatus": "Who pays for a Mercatus"},
            "lessons": [{"id": "dice", "players": 2, "seat": 0, "title": "What a die does"}],
            "puzzles": [{"id": "k3wq5", "theme": "money", "rating": 930, "players": 2, "seat": 0}],
        }
    ],
    ("/api/games/{game_id}/texts", "get"): {
        "language": "en",
        "fluent": "roma-name = Roma\nroma-card-forum = Forum\n",
    },
    ("/api/tables", "get"): {
        "tables": [
            {
                "id": "pX3vQm0aT2cK",
                "game": "roma",
                "options": {"mercatus": "opponent", "round_limit": None},
                "status": "open",
                "revision": 1,
                "names": ["Ada", ""],
                "free": 1,
                "created": 1_800_000_000.0,
                "changed": 1_800_000_000.0,
                "winners": None,
            }
        ],
        "next": None,
    },
    ("/api/tables", "post"): {
        "id": "pX3vQm0aT2cK",
        "seats": [{"seat": 0, "token": "k3Jv…"}, {"seat": 1, "token": None}],
        "maker": "Zt0w…",
    },
    ("/api/tables/mine", "post"): [
        {
            "id": "pX3vQm0aT2cK",
            "game": "roma",
            "options": {"mercatus": "opponent", "round_limit": None},
            "status": "running",
            "revision": 12,
            "player": 0,
            "you": [0],
            "names": ["Ada", "Livia"],
            "changed": 1_800_000_000.0,
            "winners": None,
            "rematch": None,
            "away": None,
        },
        None,
    ],
    ("/api/tables/{table_id}", "get"): POSITION,
    ("/api/tables/{table_id}/record", "get"): {
        "game": "roma",
        "version": 1,
        "options": {"mercatus": "opponent", "round_limit": None},
        "seats": ["Ada", "Livia"],
        "commitment": POSITION["commitment"],
        "nonces": POSITION["nonces"],
        "log": [HAPPENING],
    },
    ("/api/tables/{table_id}/positions/{ply}", "get"): {
        "ply": 7,
        "plies": 31,
        "player": 1,
        "view": POSITION["view"],
    },
    ("/api/tables/{table_id}/course", "get"): COURSE,
    ("/api/replay", "post"): {
        "game": "roma",
        "version": 1,
        "options": {"mercatus": "opponent", "round_limit": None},
        "seats": ["Ada", "Livia"],
        "bots": ["", "medium"],
        "seat": None,
        "plies": 31,
        "proved": True,
        "log": [HAPPENING],
        "course": COURSE,
        "outcome": None,
        "message": None,
        "text": None,
    },
    ("/api/replay/{ply}/begin", "post"): {
        "players": 2,
        "options": {"mercatus": "opponent", "round_limit": None},
        "position": {"player": 0, "step": "act", "turn": 1},
        "player": 0,
    },
    ("/api/replay/{ply}", "post"): {
        "ply": 7,
        "plies": 31,
        "player": 1,
        "view": POSITION["view"],
    },
    ("/api/replay/analysis", "post"): {"done": 12, "of": 58, "found": None},
    ("/api/tables/{table_id}/analysis", "post"): {"done": 12, "of": 58, "found": None},
    ("/api/tables/{table_id}/why", "get"): {
        "refusal": {
            "rule": "R7",
            "message": {"id": "roma-refuse-no-die", "params": {"value": "5"}},
        },
        "text": "None of your unused dice shows a 5.",
    },
    ("/api/tables/{table_id}/preview", "get"): {
        "revision": 12,
        "played": 1,
        "final": False,
        "events": [EVENT],
        "tags": [TAG],
        "text": "+4 sesterces",
        "view": POSITION["view"],
        "legal": [LEGAL],
    },
    ("/api/tables/{table_id}/previews", "get"): {
        "revision": 12,
        "actions": [
            {
                "action": 7,
                "final": False,
                "events": [EVENT],
                "tags": [TAG],
                "text": "+4 sesterces",
            }
        ],
    },
    ("/api/tables/{table_id}/hint", "get"): {
        "revision": 12,
        **LEGAL,
        "then": [LEGAL],
        "tags": [TAG],
        "purpose": [TAG],
        "weighed": [{"id": "core-advice-chance", "params": {"percent": "62"}}],
        "why": "+4 sesterces, wins 62 % of the games",
    },
    ("/api/tables/{table_id}/stream", "get"): POSITION,
    ("/api/tables/{table_id}/seats", "post"): {"seat": 1, "token": "bY7n…", "revision": 4},
    ("/api/tables/{table_id}/link", "post"): {"seats": [0], "token": "bY7n…", "revision": 5},
    ("/api/tables/{table_id}/actions", "post"): POSITION,
    ("/api/tables/{table_id}/undo", "post"): POSITION,
    ("/api/tables/{table_id}/resign", "post"): {**POSITION, "status": "over"},
    ("/api/tables/{table_id}/rematch", "post"): {
        "id": "mB8rT1xWq0Ze",
        "revision": 80,
        "token": "bY7n…",
    },
    ("/api/tables/{table_id}/decline", "post"): {**POSITION, "status": "closed", "view": None},
    ("/api/tables/{table_id}/close", "post"): {**POSITION, "status": "closed", "view": None},
    ("/api/tables/{table_id}/chat", "get"): CHAT,
    ("/api/tables/{table_id}/chat", "post"): CHAT,
    ("/api/tables/{table_id}/chat/{line}/report", "post"): {"seat": 0},
    **ACCOUNT_ANSWERS,
    **RATING_ANSWERS,
    **TOURNAMENT_ANSWERS,
    **ADMINISTRATION_ANSWERS,
}
STREAMED: Final = ("Position", "Chat", "Presence")  # the messages of a stream
BODIES: Final[dict[str, Any]] = {
    "/api/replay": RECORD,
    "/api/replay/{ply}": RECORD,
    "/api/replay/{ply}/begin": RECORD,
    "/api/replay/analysis": RECORD,
    "/api/tables": {
        "game": "roma",
        "options": {"mercatus": "opponent"},
        "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "medium"}],
    },
    **RATING_BODIES,
    "/api/tables/mine": {"tables": [{"id": "pX3vQm0aT2cK", "token": "k3Jv…"}]},
    "/api/tables/{table_id}/seats": {"name": "Ben", "nonce": "my-own-luck"},
    "/api/tables/{table_id}/link": {"seat": 0},
    "/api/tables/{table_id}/actions": {"revision": 12, "action": 7, "then": [0]},
    "/api/tables/{table_id}/undo": {"revision": 12, "what": "decision", "count": 2},
    "/api/tables/{table_id}/resign": {},
    "/api/tables/{table_id}/chat": {"text": "Ave!"},
    "/api/tables/{table_id}/chat/{line}/report": {"seat": 0},
    **ACCOUNT_BODIES,
    **TOURNAMENT_BODIES,
    **ADMINISTRATION_BODIES,
}


class DescriptionPlugin(JsonRenderPlugin):
    """Renders the completed description as JSON."""

    def __init__(self) -> None:
        super().__init__(path=("/", "/openapi.json"))
        self.body: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self.body is None:
            complete(openapi_schema)
            self.body = msgspec.json.encode(openapi_schema)
        return self.body


def complete(schema: dict[str, Any]) -> None:
    """Add the examples and exact bounds that Litestar's own description lacks."""
    _, schema["components"]["schemas"] = msgspec.json.schema_components(
        [*MESSAGES, *ACCOUNT_MESSAGES, *TOURNAMENT_MESSAGES, *ADMINISTRATION_MESSAGES, Problem],
        ref_template="#/components/schemas/{name}",
    )
    for path, item in schema["paths"].items():
        for method, operation in item.items():
            for parameter in operation.get("parameters", []):
                _exact(parameter["schema"])
            for status, response in operation["responses"].items():
                if status.startswith("2"):
                    for content in response["content"].values():
                        content["examples"] = {"example": {"value": ANSWERS[path, method]}}
                        if path.endswith("/stream"):
                            content["schema"] = {
                                "oneOf": [
                                    {"$ref": f"#/components/schemas/{one}"} for one in STREAMED
                                ]
                            }
            for content in operation.get("requestBody", {}).get("content", {}).values():
                content["examples"] = {"example": {"value": BODIES[path]}}


def _exact(schema: dict[str, Any]) -> None:
    """Describe an optional parameter by its type when it is given."""
    for kind in schema.pop("oneOf", []):
        if kind.get("type") != "null":
            schema.update(kind)
    if isinstance(schema.get("type"), list):
        schema["type"] = "string"
    if "enum" in schema:
        schema["enum"] = [value for value in schema["enum"] if value is not None]
    if schema.get("type") == "integer":
        schema.setdefault("minimum", 0)


def config() -> OpenAPIConfig:
    """Return how the API is described; each application needs its own."""
    return OpenAPIConfig(
        title="Lusoria",
        version=lusoria.__version__,
        description=DESCRIPTION,
        components=Components(security_schemes={"seat": SEAT_TOKEN}),
        security=[{}, {"seat": []}],
        tags=[
            Tag("games", "The games of this server."),
            Tag("tables", "Tables, and what people do there."),
            Tag("accounts", "Claiming a name, signing in, and what belongs to an account."),
            Tag("tournaments", "Swiss, round robin, arena: entered, run, looked at."),
            Tag("administration", "Running the server: reports, accounts, tables, figures."),
            Tag("records", "Replaying and analysing uploaded records."),
            Tag("players", "Ratings, leader boards, players."),
        ],
        use_handler_docstrings=True,
        render_plugins=[DescriptionPlugin()],
    )
