"""A table at which a puzzle is solved."""

import lusoria
from lusoria.players.puzzle import Puzzle, actions_of, puzzles_of
from tests.server.serving import ADA, BOT, Client, Server, make

PUZZLE: Puzzle = next(
    one for one in puzzles_of(lusoria.game("roma")) if one.aim == "best" and one.seat == 0
)


def test_what_is_played_is_judged(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BOT, puzzle=PUZZLE.id)
    with Client(server, tokens[0]) as ada:
        now = ada.get(path)
        asked = now["puzzle"]
        assert (asked["id"], asked["seat"], asked["state"]) == (PUZZLE.id, 0, "open")
        assert asked["task"]["id"] == "core-puzzle-best"
        assert [one["message"] for one in asked["solution"]] == [
            one.message.json() for one in PUZZLE.solution
        ]
        assert now["elsewhere"]
        assert not now["hints"]
        for action in actions_of(PUZZLE.start(), PUZZLE.best.play):
            ada.post(f"{path}/actions", {"revision": ada.get(path)["revision"], "action": action})
        asked = ada.get(path)["puzzle"]
        assert (asked["state"], asked["said"]["id"]) == ("right", "core-puzzle-best-right")


def test_the_games_tell_their_puzzles(server: Server) -> None:
    with Client(server) as anyone:
        for game in anyone.get("/api/games", lang="fr"):
            assert [one["id"] for one in game["puzzles"]] == [
                one.id for one in puzzles_of(lusoria.game(game["id"]))
            ]
            assert all(
                f"{game['id']}-puzzle-{one['theme']}" in game["texts"] for one in game["puzzles"]
            )


def test_an_unknown_puzzle_is_refused(server: Server) -> None:
    wanted = {"game": "roma", "seats": [ADA, BOT], "puzzle": "chess"}
    with Client(server) as anyone:
        assert anyone.refused("POST", "/api/tables", wanted)["error"] == "no-puzzle"
