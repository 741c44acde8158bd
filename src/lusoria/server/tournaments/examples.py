"""Examples of requests and answers about tournaments, for the description of the API."""

from typing import Any, Final

TOURNAMENT: Final[dict[str, Any]] = {
    "id": "MN3qUYJLFyoR",
    "name": "Ludi Romani",
    "game": "roma",
    "options": {},
    "system": "swiss",
    "size": 2,
    "length": 1,
    "seconds": 120,
    "patience": 300,
    "host": "Ada",
    "status": "over",
    "ending": "played",
    "starts": None,
    "needed": 2,
    "revision": 6,
    "planned": 1,
    "ends": None,
    "entrants": [
        {"name": "Ada", "bot": None, "active": True},
        {"name": "Livia", "bot": "easy", "active": True},
    ],
    "order": ["buchholz", "sonneborn-berger", "direct", "wins"],
    "standings": [
        {
            "place": place,
            "entrant": entrant,
            "points": float(2 - place),
            "played": 1,
            "wins": 2 - place,
            "byes": 0,
            "tie_breaks": {
                "buchholz": float(place - 1),
                "sonneborn-berger": 0.0,
                "wins": float(2 - place),
            },
        }
        for place, entrant in ((1, 1), (2, 0))
    ],
    "rounds": [
        {
            "games": [
                {
                    "table": "MN3qUYJLFyoS",
                    "entrants": [1, 0],
                    "places": [1, 2],
                    "points": [1.0, 0.0],
                    "absent": [],
                    "why": "played",
                }
            ],
            "byes": [],
            "resting": [],
        }
    ],
    "you": 0,
    "table": None,
    "runs": True,
}
TOURNAMENT_ANSWERS: Final[dict[tuple[str, str], Any]] = {
    ("/api/tournaments", "get"): {
        "tournaments": [
            {
                "id": "MN3qUYJLFyoR",
                "name": "Ludi Romani",
                "game": "roma",
                "system": "swiss",
                "size": 2,
                "status": "over",
                "entrants": 2,
                "created": 1_800_000_000.0,
                "changed": 1_800_000_000.0,
                "starts": None,
            }
        ],
        "next": None,
    },
    ("/api/tournaments", "post"): TOURNAMENT,
    ("/api/tournaments/{tournament_id}", "get"): TOURNAMENT,
    ("/api/tournaments/{tournament_id}/enter", "post"): TOURNAMENT,
    ("/api/tournaments/{tournament_id}/withdraw", "post"): TOURNAMENT,
    ("/api/tournaments/{tournament_id}/start", "post"): TOURNAMENT,
    ("/api/tournaments/{tournament_id}/close", "post"): TOURNAMENT,
    ("/api/tournaments/{tournament_id}/standings.csv", "get"): (
        "place,name,bot,points,played,wins,byes,direct,sonneborn-berger,wins\r\n"
        "1,Ada,,1,1,1,0,,0,1\r\n"
    ),
    ("/api/tournaments/{tournament_id}/games.csv", "get"): (
        "round,table,seat,name,place,points,why\r\n1,MN3qUYJLFyoS,1,Livia,1,1,played\r\n"
    ),
}
TOURNAMENT_BODIES: Final[dict[str, Any]] = {
    "/api/tournaments": {"name": "Ludi Romani", "game": "roma", "system": "swiss", "length": 5},
    "/api/tournaments/{tournament_id}/enter": {},
    "/api/tournaments/{tournament_id}/withdraw": {"entrant": 3},
}
