"""Examples of requests and answers about running a server, for the description of the API."""

from typing import Any, Final

REPORT: Final[dict[str, Any]] = {
    "table": "pX3vQm0aT2cK",
    "line": 3,
    "at": 1_800_000_000.0,
    "seat": 1,
    "name": "Ada",
    "player": "Ada",
    "text": "Vae victis!",
    "deleted": False,
}
ACCOUNT: Final[dict[str, Any]] = {
    "name": "Ada",
    "role": "player",
    "created": 1_800_000_000.0,
    "seen": 1_800_000_000.0,
    "muted_until": None,
    "banned_until": None,
}

ADMINISTRATION_ANSWERS: Final[dict[tuple[str, str], Any]] = {
    ("/api/admin", "get"): {
        "version": "1.0",
        "accounts": 120,
        "accounts_today": 17,
        "tables_today": 44,
        "tables_open": 5,
        "tables_running": 31,
        "tables_over": 902,
        "reports": 1,
        "streams": 40,
        "bots_waiting": 0,
        "mail": True,
    },
    ("/api/admin/reports", "get"): [REPORT],
    ("/api/admin/reports/dismiss", "post"): [],
    ("/api/admin/reports/delete", "post"): [{**REPORT, "deleted": True}],
    ("/api/admin/accounts", "get"): {"accounts": [ACCOUNT], "next": None},
    ("/api/admin/accounts/role", "post"): {**ACCOUNT, "role": "moderator"},
    ("/api/admin/accounts/mute", "post"): {**ACCOUNT, "muted_until": 1_800_604_800.0},
    ("/api/admin/accounts/ban", "post"): {**ACCOUNT, "banned_until": 1_800_604_800.0},
    ("/api/admin/tables", "get"): {
        "tables": [
            {
                "id": "pX3vQm0aT2cK",
                "game": "roma",
                "status": "running",
                "public": False,
                "revision": 12,
                "changed": 1_800_000_000.0,
                "names": ["Ada", "Livia"],
            }
        ],
        "next": None,
    },
    ("/api/admin/tables/delete", "post"): {"table": "pX3vQm0aT2cK"},
}
ADMINISTRATION_BODIES: Final[dict[str, Any]] = {
    "/api/admin/reports/dismiss": {"table": "pX3vQm0aT2cK", "line": 3},
    "/api/admin/reports/delete": {"table": "pX3vQm0aT2cK", "line": 3},
    "/api/admin/accounts/role": {"name": "Ada", "role": "moderator"},
    "/api/admin/accounts/mute": {"name": "Ada", "days": 7},
    "/api/admin/accounts/ban": {"name": "Ada", "days": 7},
    "/api/admin/tables/delete": {"table": "pX3vQm0aT2cK"},
}
