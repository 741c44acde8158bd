"""Makes the pictures of the documentation: `python -m docs.pictures`, or of some `GAME …` alone.

`python -m docs.pictures --sizes FOLDER [VIEW …]` photographs the page's views, or some of them, in
windows of all sizes, to be looked at.

Those of the page need Chromium, the built page and what the tests need (`make test` sees to all).
"""

import base64
import io
import json
import multiprocessing
import random
import re
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.text import Text

import lusoria
from lusoria.cli.moves import listed
from lusoria.cli.tables import renderer
from lusoria.core.dice import FairDice
from lusoria.core.state import State
from lusoria.core.table import Table
from lusoria.players import decide, player
from lusoria.server.serve import serve
from lusoria.server.settings import Settings
from lusoria.text import texts
from tests.browser import romolo
from tests.browser.chromium import launch
from tests.browser.moments import ROMA, Moment, View, find, over, put
from tests.browser.people import DESK, PHONE, SIZES

HERE = Path(__file__).parent
PICTURES = HERE / "pictures"
FULL = 4  # cards on each side of a board that shows much
HELD = 3  # cards in a hand that does
LEARNING = "learning"  # asked for as a game is: a lesson and a puzzle
SETTINGS = {"pace": 0, "name": "Livia", "toured": lusoria.game_ids()}


# --- the terminal ---


def terminal(game: str, turns: int) -> str:
    """Draw a game between greedy players after some turns, as a person sees it in the terminal."""
    rng = random.Random(4)
    state = lusoria.game(game).start()
    table = Table(state, ["Livia", "Marcus"], FairDice(bytes([7] * 32), ["", ""]))
    greedy = player("greedy")
    while table.state.turn < turns or len(table.state.legal_actions()) < 8:
        table.act(decide(greedy, table.state, rng))
    said = texts("en")
    seat = table.state.player
    console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True)
    for zone in renderer(game)(table.state.view(seat), seat, said, table.seats):
        console.print(zone.drawn)
    console.print()
    console.print(listed(table.state, said, table.seats)[0])
    console.print(Text(said.say(table.state.prompt(), table.seats), style="bold"))
    console.print(Text("> ", style="bold cyan"))
    svg = console.export_svg(title=f"lusoria play {game}")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return re.sub(r"<!--.*?-->\s*", "", svg).replace("Fira Code", "DejaVu Sans Mono")


# --- the page ---


class Seat:
    """A seat at a table of a server, played by what the server hints at."""

    def __init__(self, url: str, game: str, rivals: int) -> None:
        self.http = httpx.Client(base_url=url, timeout=60)
        bot = {"kind": "bot", "bot": "medium"}
        seats = [{"kind": "person", "name": "Livia"}, *[bot] * rivals]
        made = self.http.post("/api/tables", json={"game": game, "seats": seats}).json()
        self.path = f"/api/tables/{made['id']}"
        self.token = made["seats"][0]["token"]
        self.link = f"{url}#/table/{made['id']}/{self.token}"
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def get(self, path: str = "") -> Any:
        return self.http.get(self.path + path).raise_for_status().json()

    def go_on(self) -> dict[str, Any]:
        """Decides, if it may; the position then."""
        now: dict[str, Any] = self.get()
        if now["legal"]:
            action = (
                now["legal"][0]["action"] if len(now["legal"]) == 1 else self.get("/hint")["action"]
            )
            answer = self.http.post(
                f"{self.path}/actions", json={"revision": now["revision"], "action": action}
            )
            now = answer.raise_for_status().json()
        return now

    def shows(self, much: Callable[[Any], bool]) -> bool:
        """Plays until there is much to see and to do, or the game is over."""
        now = self.get()
        while now["status"] == "running":
            if now["legal"] and not now["view"]["in_move"] and much(now["view"]):
                return True
            now = self.go_on()
        return False

    def to_the_end(self) -> None:
        while self.go_on()["status"] == "running":
            pass


def roma(view: Any) -> bool:
    """Three dice, and cards on both sides and in the hand."""
    laid = [sum(bool(place["card"]) for place in seat["places"]) for seat in view["seats"]]
    idle = sum(not die["used"] for die in view["dice"])
    return idle == 3 and min(laid) >= FULL and bool(view["seats"][0]["hand"]["count"] >= HELD)


def builders(view: Any) -> bool:
    """Two sites under way, people for them who can be paid, and something finished."""
    mine = view["seats"][0]
    paid = {one["worker"] for one in mine["team"] if one["wage"] <= mine["money"]}
    sites = [site for site in mine["sites"] if any(one["worker"] in paid for one in site["help"])]
    worked = any(site["crew"] for site in sites)
    return view["actions"]["left"] > 1 and len(sites) == 2 and worked and len(mine["built"]) > 0


class Shown(NamedTuple):
    """How a game is shown: against how many, at what position, pointing at what."""

    rivals: int
    much: Callable[[Any], bool]
    pointed: str


GAMES = {
    "roma": Shown(1, roma, '[data-el^="place:0:"]'),
    "builders": Shown(2, builders, ".team [data-legal]"),
}


@contextmanager
def server() -> Iterator[tuple[str, str]]:
    """A server for the time being; its address and its database's."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        process = context.Process(target=_serve, args=(database, there))
        process.start()
        try:
            yield here.recv(), database
        finally:
            process.terminate()
            process.join()


def _serve(database: str, told: Connection) -> None:
    serve(
        Settings(database=database, pause=0, rate=9_999, burst=9_999, created_rate=9_999),
        0,
        ready=told.send,
    )


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser for the time being."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


def opened(
    browser: Browser, link: str, size: tuple[int, int], theme: str, scale: float = 1
) -> Page:
    """A table in a window of its own."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=scale,
        color_scheme="dark" if theme == "dark" else "light",
        has_touch=size == PHONE,
        is_mobile=size == PHONE,
        locale="en-GB",
    )
    context.add_init_script(
        "location.protocol === 'http:' && "
        f"localStorage.setItem('lusoria-settings', {json.dumps(json.dumps(SETTINGS))})"
    )
    page = context.new_page()
    page.goto(link)
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    return page


# The browser draws the picture again and writes it small.
SMALL = """
async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const drawn = await createImageBitmap(new Blob([bytes]));
  const canvas = document.createElement('canvas');
  canvas.width = drawn.width;
  canvas.height = drawn.height;
  canvas.getContext('2d').drawImage(drawn, 0, 0);
  return canvas.toDataURL('image/webp', 0.86).split(',')[1];
}
"""


def shoot(page: Page, name: str) -> None:
    """Keeps what the page shows."""
    png = page.screenshot(animations="disabled")
    page.goto("about:blank")
    small = page.evaluate(SMALL, base64.b64encode(png).decode())
    (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(small))
    page.context.close()


def pages(games: Iterable[str]) -> None:
    """The page: at home, and at a table of each of the games."""
    PICTURES.mkdir(exist_ok=True)
    with server() as (url, database), chromium() as browser:
        shoot(opened(browser, url, DESK, "light"), "home")
        for game in games:
            if game in GAMES:
                at_a_table(browser, url, game, GAMES[game])
            elif game == LEARNING:
                of_learning(browser, url)
            else:
                of_romolo(browser, url, database)


class Scene(NamedTuple):
    """A moment of Romolo: which, for how many, where it is seen, and what is clicked on before."""

    wanted: Callable[[State, View], bool]
    players: int = 3
    size: tuple[int, int] = DESK
    theme: str = "light"
    clicks: tuple[str, ...] = ()


BUILDS = ("[data-next]", '[data-verb="build"]')
ROMOLO = {
    "romolo": Scene(romolo.busy, clicks=BUILDS),
    "romolo-dark": Scene(romolo.busy, theme="dark", clicks=BUILDS[:1]),
    "romolo-setup": Scene(romolo.placing),
    "romolo-battle": Scene(romolo.arming),
    "romolo-phone": Scene(romolo.busy, size=PHONE, clicks=BUILDS[:1]),
    "romolo-result": Scene(romolo.over),
}


def of_romolo(browser: Browser, url: str, database: str) -> None:
    """Romolo from its set-up to its end; battles are seldom, and are sought beforehand."""
    for name, scene in ROMOLO.items():
        id, token = put(database, romolo.moment(scene.wanted, scene.players))
        page = opened(browser, f"{url}#/table/{id}/{token}", scene.size, scene.theme)
        page.wait_for_selector("[data-fair]" if scene.wanted is romolo.over else ".map")
        for selector in scene.clicks:
            page.locator(selector).first.click()
            page.wait_for_selector(".unit.acting")
            page.wait_for_load_state("networkidle")
        page.wait_for_selector(".lost", state="detached")  # a busy server is late
        shoot(page, name)


def at_a_table(browser: Browser, url: str, game: str, shown: Shown) -> None:
    """A game by day and by night, on a phone, and at the end."""
    seat = Seat(url, game, shown.rivals)
    while not seat.shows(shown.much):
        seat = Seat(url, game, shown.rivals)
    for name, size, theme in (
        (game, DESK, "light"),
        (f"{game}-dark", DESK, "dark"),
        (f"{game}-phone", PHONE, "light"),
    ):
        page = opened(browser, seat.link, size, theme)
        page.wait_for_selector("[data-legal]")
        if size == DESK:
            page.hover(shown.pointed)  # what it is stands at the side
        shoot(page, name)
    seat.to_the_end()
    page = opened(browser, seat.link, DESK, "light")
    page.wait_for_selector("[data-fair]")
    shoot(page, f"{game}-result")


def of_learning(browser: Browser, url: str) -> None:
    """A lesson's task, and a puzzle that nobody has solved yet."""
    for name, place, choice in (
        ("lesson", "#/learn/roma", "[data-lesson=forum]"),
        ("puzzle", "#/puzzles/romolo", "[data-today]"),
    ):
        page = opened(browser, f"{url}{place}", DESK, "light")
        page.locator(choice).click()
        page.wait_for_selector("[data-said]")
        page.wait_for_selector("[data-legal], [data-action]")
        page.wait_for_load_state("networkidle")
        shoot(page, name)


# --- every view in every size ---

# What follows from a new size is drawn two frames later.
DRAWN = """
() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))
"""


def sights() -> dict[str, Callable[[], Moment]]:
    """The moments of every game that are looked at in all sizes, by name."""
    found: dict[str, Callable[[], Moment]] = {}
    for name in ("die", *ROMA):
        found[f"roma-{name}"] = partial(find, "roma", "random", ROMA.get(name, ROMA["act"]))
    for name, wanted in (("act", building), ("over", over)):
        found[f"builders-{name}"] = partial(find, "builders", "greedy", wanted)
    for name, scene in ROMOLO.items():
        if scene.size == DESK and scene.theme == "light":
            found[name] = partial(romolo.moment, scene.wanted, scene.players)
    return found


def building(state: State, view: View) -> bool:
    """As `builders` wants it, before the eyes of the first seat."""
    return state.player == 0 and builders(view)


def views(folder: Path, wanted: list[str]) -> None:
    """Photographs home and moments of every game in windows of all sizes; if some are wanted, by
    their names or their beginnings, only these.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with server() as (url, database), chromium() as browser:
        for name, moment in {"home": None, **sights()}.items():
            if wanted and not name.startswith(tuple(wanted)):
                continue
            link = url
            if moment is not None:
                id, token = put(database, moment())
                link = f"{url}#/table/{id}/{token}"
            page = opened(browser, link, DESK, "light")
            if name == "roma-die":
                page.locator(".foot [data-el^='die:'][data-legal]").first.click()
                page.wait_for_selector(".tag")
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(DRAWN)
                page.screenshot(path=folder / f"{name}-{width}x{height}.png", animations="disabled")
            page.context.close()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--sizes"]:
        views(Path(sys.argv[2]), sys.argv[3:])
    else:
        (HERE / "roma-terminal.svg").write_text(terminal("roma", 6), "utf-8")
        pages(sys.argv[1:] or [*GAMES, "romolo", LEARNING])
