"""`python -m bench.page`: how quickly the page opens a long game, and how much memory it takes.

A game of many decisions is put into a server's database and opened in Chromium.
"""

import random
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer
from playwright.sync_api import Browser, Page, sync_playwright

import lusoria
from lusoria.core.dice import FairDice
from lusoria.core.state import State
from lusoria.core.table import Table
from tests.browser.chromium import PATH, launch
from tests.browser.moments import NAMES, Moment, put
from tests.browser.people import DESK, Someone
from tests.server.serving import Server

OPENS: Final = 2.0  # seconds
HOLDS: Final = 60.0  # megabytes

ANY: Final = 0.05
LOOKED: Final = 12  # actions

# The board is drawn, and the log has all its lines or says how many are missing.
OPENED: Final = (
    "() => document.querySelector('.stage [data-el]') && document.querySelector('.log .line')"
)


@dataclass
class Opened:
    """The time to open a table, and the memory the page then holds."""

    seconds: float
    megabytes: float
    nodes: int


def played(game: str, players: int, decisions: int) -> Moment:
    """Return the first game that lasts for this many decisions, at that decision."""
    for number in range(1_000):
        secret = number.to_bytes(32, "big")
        rng = random.Random(number)
        start = lusoria.game(game).start(players)
        table = Table(start, NAMES[:players], FairDice(secret, [""] * players))
        done: list[tuple[int, int]] = []
        while not table.state.is_over and len(done) < decisions:
            action = choice(table.state, rng)
            done.append((table.state.player, action))
            table.act(action)
        if len(done) == decisions and not table.state.is_over:
            return Moment(game, secret, tuple(done), table.state.player, players)
    raise SystemExit(f"no game of {game} lasted {decisions} decisions")


def choice(state: State, rng: random.Random) -> int:
    """Return a good action among a few, sometimes any, so that games last long."""
    some = state.legal_actions()
    if len(some) == 1 or rng.random() < ANY:
        return rng.choice(some)
    rng.shuffle(some)

    def worth(action: int) -> float:
        after = state.clone()
        after.play(action)
        return state.game.rules.value(after, state.player)

    return max(some[:LOOKED], key=worth)


def opened(browser: Browser, server: Server, id: str, token: str) -> Opened:
    """Open the table in a browser that has loaded the home page, as a player would."""
    someone = Someone(browser, server, DESK)
    someone.go()
    someone.sees("[data-play]")
    begun = time.perf_counter()
    someone.page.goto(f"/#/table/{id}/{token}")
    someone.page.wait_for_function(OPENED)
    seconds = time.perf_counter() - begun
    megabytes, nodes = held(someone.page)
    someone.leave()
    someone.context.close()
    return Opened(seconds, megabytes, nodes)


def held(page: Page) -> tuple[float, int]:
    """Return megabytes of JavaScript and nodes of the document after a garbage collection."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    usage = session.send("Runtime.getHeapUsage")
    counted = session.send("Memory.getDOMCounters")
    return float(usage["usedSize"]) / 1e6, int(counted["nodes"])


def main(
    game: Annotated[list[str] | None, typer.Option(help="Only these games.")] = None,
    decisions: Annotated[int, typer.Option(min=1)] = 4_000,
    times: Annotated[int, typer.Option(min=1, help="How often each is opened.")] = 3,
) -> None:
    """Open long games and compare with the goals."""
    if PATH is None:
        print("There is no Chromium: the page is not measured.")
        return
    slowest = largest = 0.0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        server = Server(Path(folder))
        try:
            for name in game or ["romolo"]:
                players = lusoria.game(name).players[1]
                moment = played(name, players, decisions)
                id, token = put(server.settings["database"], moment)
                for number in range(times):
                    one = opened(browser, server, id, token)
                    slowest = max(slowest, one.seconds)
                    largest = max(largest, one.megabytes)
                    print(
                        f"{name}, {players} players, {decisions} decisions: "
                        f"opened in {one.seconds:.2f} s, holds {one.megabytes:.1f} MB, "
                        f"{one.nodes} nodes{' (read by the server anew)' if number == 0 else ''}",
                        flush=True,
                    )
        finally:
            server.stop()
    for what, value, goal in (("seconds", slowest, OPENS), ("megabytes", largest, HOLDS)):
        print(
            f"at most {goal:.0f} {what}: {'holds' if value <= goal else 'is missed'}, {value:.1f}"
        )


if __name__ == "__main__":
    typer.run(main)
