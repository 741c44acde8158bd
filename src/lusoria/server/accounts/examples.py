"""Examples of requests and answers about accounts, for the description of the API."""

from typing import Any, Final

SESSION: Final[dict[str, Any]] = {
    "account": {
        "name": "Ada",
        "role": "player",
        "language": "en",
        "email": None,
        "created": 1_800_000_000.0,
        "muted_until": None,
        "mailed": False,
    },
    "mail": False,
    "push": None,
}
OPEN_SESSION: Final[dict[str, Any]] = {
    "id": "9f86d081884c7d65",
    "device": "Mozilla/5.0 (X11; Linux x86_64)",
    "created": 1_800_000_000.0,
    "seen": 1_800_000_000.0,
    "current": True,
    "pushed": True,
}
ACCESS_TOKEN: Final[dict[str, Any]] = {
    "id": "pX3vQm0aT2cK",
    "name": "my bot",
    "scopes": ["play"],
    "created": 1_800_000_000.0,
    "seen": None,
    "expires": None,
}
VACATION: Final[dict[str, Any]] = {
    "began": 1_800_000_000.0,
    "ends": 1_800_604_800.0,
    "left": 23,
    "most": 21,
    "earliest": 1_800_864_000.0,
}
PROGRESS: Final[dict[str, Any]] = {
    "games": {
        "roma": {
            "lessons": ["dice"],
            "puzzles": {
                "rating": 1_100,
                "deviation": 200,
                "row": 1,
                "tries": {"3": {"right": True, "at": 1_800_000_000_000}},
            },
        }
    }
}

ACCOUNT_ANSWERS: Final[dict[tuple[str, str], Any]] = {
    ("/api/accounts", "post"): SESSION,
    ("/api/session", "get"): SESSION,
    ("/api/session", "post"): SESSION,
    ("/api/session", "delete"): {"account": None, "mail": False, "push": None},
    ("/api/account/password", "post"): SESSION,
    ("/api/account/email", "post"): SESSION,
    ("/api/account/mail", "post"): SESSION,
    ("/api/account/push", "post"): [OPEN_SESSION],
    ("/api/account/push/{own_id}", "delete"): [{**OPEN_SESSION, "pushed": False}],
    ("/api/account/unsubscribe", "post"): {"account": None, "mail": False, "push": None},
    ("/api/account/forgotten", "post"): {"account": None, "mail": False, "push": None},
    ("/api/account/reset", "post"): SESSION,
    ("/api/account/language", "post"): SESSION,
    ("/api/account/vacation", "get"): VACATION,
    ("/api/account/vacation", "post"): VACATION,
    ("/api/account/vacation", "delete"): {**VACATION, "began": None, "ends": None},
    ("/api/account/delete", "post"): {"account": None, "mail": False, "push": None},
    ("/api/account/export", "get"): {
        **SESSION,
        "sessions": [OPEN_SESSION],
        "tokens": [ACCESS_TOKEN],
        "tables": ["pX3vQm0aT2cK"],
        "said": [{"table": "pX3vQm0aT2cK", "at": 1_800_000_000.0, "text": "Ave!"}],
        "results": [],
        "tournaments": [],
        "vacations": [],
        "progress": PROGRESS,
    },
    ("/api/account/sessions", "get"): [OPEN_SESSION],
    ("/api/account/sessions", "delete"): [OPEN_SESSION],
    ("/api/account/sessions/{own_id}", "delete"): [OPEN_SESSION],
    ("/api/account/tokens", "get"): [ACCESS_TOKEN],
    ("/api/account/tokens", "post"): {"token": "lusoria_bY7n…", "info": ACCESS_TOKEN},
    ("/api/account/tokens/{own_id}", "delete"): [],
    ("/api/account/tables", "get"): {
        "tables": [
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
                "away": None,
            }
        ],
        "next": None,
    },
    ("/api/account/tables", "post"): {"tables": ["pX3vQm0aT2cK"]},
    ("/api/account/progress", "post"): PROGRESS,
}
ACCOUNT_BODIES: Final[dict[str, Any]] = {
    "/api/accounts": {"name": "Ada", "password": "correct horse battery", "language": "en"},
    "/api/session": {"name": "Ada", "password": "correct horse battery"},
    "/api/account/password": {"password": "correct horse battery", "new": "and a staple"},
    "/api/account/email": {"password": "correct horse battery", "email": "ada@example.org"},
    "/api/account/mail": {"notices": True},
    "/api/account/push": {
        "endpoint": "https://push.example.net/k3Jv0sLQ",
        "keys": {
            "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
            "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "auth": "BTBZMqHH6r4Tts7J_aSIgg",
        },
    },
    "/api/account/unsubscribe": {"secret": "k3Jv…"},
    "/api/account/forgotten": {"name": "Ada"},
    "/api/account/reset": {"secret": "k3Jv…", "password": "and a staple"},
    "/api/account/language": {"language": "it"},
    "/api/account/vacation": {"days": 7},
    "/api/account/delete": {"password": "correct horse battery"},
    "/api/account/tokens": {"name": "my bot", "scopes": ["play"]},
    "/api/account/tables": {"tables": [{"id": "pX3vQm0aT2cK", "token": "k3Jv…"}]},
    "/api/account/progress": PROGRESS,
}
