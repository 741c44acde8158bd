"""A game that another package brings is played everywhere, and nothing else has to be touched.

Conformance, players and arena take it up with all others; here are the terminal and the server.
"""

import random
from collections.abc import Iterator

import pytest

import lusoria
from lusoria.arena.statistics import questions
from lusoria.players.levels import played_by
from tests.cli.test_cli import run
from tests.server.serving import ADA, BOT, Client, Server, decide, make, next_turn, served

ALEA = ["play", "alea", "--seed", "3", "--lang", "en"]


def test_an_entry_point_makes_it_known() -> None:
    assert lusoria.game("alea").folder == "alea"
    assert "alea" in lusoria.game_ids()


def test_what_its_folder_does_not_say_is_as_usual() -> None:
    game = lusoria.game("alea")
    assert game.part("levels") is None
    assert played_by("hard", "alea") == played_by("hard")
    assert questions(game) == {name: (name,) for name in game.rules.events}


def test_a_general_table_is_drawn_in_the_terminal() -> None:
    out = run(*ALEA, typed="call\nquit\nquit\n")
    assert "pot: nuts: 2" in out
    assert "Player: nuts: 11" in out
    assert out.count("die: shows: ") == out.count("pot: nuts: 2")  # one's own, not the other's
    assert "Nobody has raised yet. [A2]" in out


def test_it_is_played_to_its_end_in_the_terminal() -> None:
    out = run(*ALEA, typed="1\n" * 40)
    assert "A player cannot go on." in out
    assert "medium won." in out


@pytest.mark.parametrize("language", ["it", "fr"])
def test_its_rules_are_read(language: str) -> None:
    assert "A4" in run("rules", "alea", "--lang", language)


def test_what_wins_is_counted() -> None:
    words = ["stats", "alea", "--games", "20", "--player", "random", "--workers", "1"]
    assert "20 games of random" in run(*words, "--lang", "en")


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    yield from served()


def test_it_is_offered_and_played_at_a_served_table(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BOT, game="alea")
    rng = random.Random(1)
    with Client(server, tokens[0]) as ada:
        assert "alea" in [game["id"] for game in ada.get("/api/games")]
        now = next_turn(ada, path, 0)
        while now["status"] == "running":
            now = next_turn(ada, path, decide(ada, path, now, rng)["revision"])
        assert now["outcome"]["reason"] == "poor"
        assert ada.get(f"{path}/record")["game"] == "alea"
