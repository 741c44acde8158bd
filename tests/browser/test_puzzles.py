"""Puzzles: right, wrong, the solution, and what is kept of them."""

import json

import pytest

import lusoria
from lusoria.players.puzzle import Puzzle, actions_of, puzzles_of
from tests.browser.people import DAY, DESK, PHONE, Introduced, Someone, sit, table
from tests.server.serving import ADA, BOT, Client, Server


def opened(ada: Someone, game: str = "roma") -> Puzzle:
    """Opens the puzzle of the day."""
    ada.page.clock.set_fixed_time(DAY)
    ada.go(f"#/puzzles/{game}")
    ada.page.locator("[data-today]").click()
    ada.sees("[data-said=open]")
    id = ada.page.locator("[data-puzzle]").get_attribute("data-puzzle")
    return next(one for one in puzzles_of(lusoria.game(game)) if one.id == id)


def plays(ada: Someone, puzzle: Puzzle, play: list[str]) -> None:
    """Plays at the puzzle's table, without the board."""
    kept = json.loads(ada.page.evaluate("localStorage.getItem('lusoria-tables')"))[0]
    with Client(ada.server, kept["token"]) as client:
        play_at(client, kept["id"], puzzle, play)


def play_at(client: Client, id: str, puzzle: Puzzle, play: list[str]) -> None:
    """Plays at a puzzle's table."""
    path = f"/api/tables/{id}"
    for action in actions_of(puzzle.start(), play):
        now = client.get(path)
        client.post(f"{path}/actions", {"revision": now["revision"], "action": action})


def wrong(puzzle: Puzzle) -> list[str]:
    """A way that is none of the right ones."""
    return puzzle.ways[1].play if puzzle.aim == "best" else ["end"]


def ends(puzzle: Puzzle, play: list[str]) -> bool:
    """True if the game is over after a way."""
    state = puzzle.start()
    for action in actions_of(puzzle.start(), play):
        state.apply(action)
    return state.is_over


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_puzzle_of_the_day(someone: Introduced, size: tuple[int, int]) -> None:
    ada = someone(size)
    ada.go()
    ada.page.locator("[data-puzzles=roma]").click()
    ada.sees("[data-own-rating]")
    puzzle = opened(ada)
    plays(ada, puzzle, wrong(puzzle))
    ada.sees("[data-said=wrong]")
    before = ada.page.locator("[data-table]").get_attribute("data-table")
    ada.page.locator("[data-retry]").click()
    ada.until(
        "(id) => ![undefined, id].includes(document.querySelector('[data-table]')?.dataset.table)",
        before,
    )
    ada.sees("[data-said=open]")
    plays(ada, puzzle, puzzle.best.play)
    ada.sees("[data-said=right]")

    ada.page.locator("[data-all-puzzles]").click()
    ada.sees("[data-own-tries]")
    assert "0 of 1" in ada.page.locator("[data-own-tries]").inner_text()
    assert "missed" in ada.page.locator(".day").inner_text()
    ada.go()
    ada.sees("[data-puzzles=roma]")
    assert ada.page.locator("[data-list=mine]").count() == 0


def test_a_puzzle_that_ends_the_game_still_says_how_to_go_on(
    someone: Introduced, server: Server
) -> None:
    turns = (one for one in puzzles_of(lusoria.game("roma")) if one.aim == "points")
    puzzle = next(one for one in turns if ends(one, wrong(one)))
    seats = [ADA if seat == puzzle.seat else BOT for seat in range(puzzle.players)]
    id, tokens = table(server, "roma", *seats, puzzle=puzzle.id)
    ada = someone(PHONE)
    sit(ada, id, tokens[puzzle.seat])
    ada.sees("[data-said=open]")
    with Client(server, tokens[puzzle.seat]) as client:
        play_at(client, id, puzzle, wrong(puzzle))
    ada.sees("[data-over]")
    ada.page.locator("[data-retry]").click()
    ada.sees("[data-said=open]")


def test_the_next_one_and_its_solution(someone: Introduced) -> None:
    ada = someone()
    ada.go("#/puzzles/builders")
    ada.page.locator("[data-next-puzzle]").click()
    ada.sees("[data-said=open]")
    first = ada.page.locator("[data-puzzle]").get_attribute("data-puzzle")
    ada.page.locator("[data-reveal]").click()
    ada.sees("[data-solution]")
    ada.page.locator("[data-next-puzzle]").click()
    shown = "document.querySelector('[data-puzzle]')?.dataset.puzzle"
    ada.until(f"(id) => ![undefined, id].includes({shown})", first)
    ada.sees("[data-said=open]")


def test_solved_at_the_first_try(someone: Introduced) -> None:
    ada = someone()
    puzzle = opened(ada)
    plays(ada, puzzle, puzzle.best.play)
    ada.sees("[data-said=right]")
    ada.page.locator("[data-all-puzzles]").click()
    ada.sees("[data-own-tries]")
    assert "1 of 1" in ada.page.locator("[data-own-tries]").inner_text()
    rating = ada.page.locator("[data-own-rating]").inner_text()
    assert int(rating.split()[0]) > 1000
