"""Examples of requests and answers about ratings and the lobby, for the API's description."""

from typing import Any, Final

RATING: Final[dict[str, Any]] = {
    "pool": "roma",
    "rating": 27.6,
    "half": 15.9,
    "provisional": True,
    "games": 1,
    "changed": 1_800_000_900.0,
}
NOTICES: Final[dict[str, Any]] = {
    "notices": [
        {
            "kind": "turn",
            "table": "pX3vQm0aT2cK",
            "tournament": None,
            "game": "roma",
            "options": {"mercatus": "opponent", "round_limit": None},
            "at": 1_800_000_000.0,
            "seat": 0,
            "names": ["Ada", "Ben"],
            "due": 1_800_086_400.0,
            "winners": None,
            "rated": True,
            "seconds": 86_400,
        }
    ]
}
RATING_ANSWERS: Final[dict[tuple[str, str], Any]] = {
    ("/api/account/notices", "get"): NOTICES,
    ("/api/account/notices/seen", "post"): NOTICES,
    ("/api/account/feed", "post"): {
        "atom": "https://play.example.org/api/feeds/k3Jv…/notices.atom",
        "calendar": "https://play.example.org/api/feeds/k3Jv…/deadlines.ics",
    },
    ("/api/feeds/{secret}/notices.atom", "get"): '<?xml version="1.0" encoding="utf-8"?>…',
    ("/api/feeds/{secret}/deadlines.ics", "get"): "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n…",
    ("/api/seeks", "get"): [
        {
            "table": "pX3vQm0aT2cK",
            "game": "roma",
            "options": {"mercatus": "opponent", "round_limit": None},
            "players": 2,
            "seconds": 180,
            "rated": True,
            "since": 1_800_000_000.0,
            "who": [{"name": "Ada", "rating": 27.6, "provisional": True}],
            "own": False,
        }
    ],
    ("/api/seeks", "post"): {
        "table": "pX3vQm0aT2cK",
        "seat": 1,
        "token": "bY7n…",
        "maker": None,
        "waiting": False,
    },
    ("/api/ratings", "get"): [{"id": "roma", "game": "roma", "options": {}}],
    ("/api/ratings/{pool_id}", "get"): {
        "pool": "roma",
        "ranks": [{"rank": 1, "who": {"name": "Ada", "bot": None}, "rating": RATING}],
        "next": None,
    },
    ("/api/players/{name}", "get"): {
        "who": {"name": "Ada", "bot": None},
        "since": 1_800_000_000.0,
        "ratings": [RATING],
        "courses": [
            {
                "pool": "roma",
                "points": [{"at": 1_800_000_900.0, "rating": 27.6, "half": 15.9}],
            }
        ],
        "opponents": [
            {
                "who": {"name": None, "bot": "medium"},
                "pool": "roma",
                "won": 1,
                "drawn": 0,
                "lost": 0,
            }
        ],
        "accuracies": [{"pool": "roma", "mean": 0.93, "games": 1}],
        "games": [
            {
                "table": "pX3vQm0aT2cK",
                "pool": "roma",
                "at": 1_800_000_900.0,
                "place": 1,
                "rating": 25.0,
                "change": 2.6,
                "accuracy": 0.93,
                "others": [
                    {
                        "who": {"name": None, "bot": "medium"},
                        "ally": False,
                        "place": 2,
                        "rating": 25.0,
                    }
                ],
            }
        ],
    },
}
RATING_BODIES: Final[dict[str, Any]] = {
    "/api/seeks": {"game": "roma", "players": 2, "seconds": 180, "rated": True},
}
