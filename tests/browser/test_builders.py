"""The Builders on their own board: whole games, what a worker would do, bought actions, sizes."""

from collections.abc import Callable

import pytest

from tests.browser.people import DESK, PHONE, Introduced, Json, Someone, sit, table
from tests.browser.test_whole_games import play
from tests.server.serving import ADA, BOT, Client, Server

SHORT: dict[str, object] = {"round_limit": 4}
LATER = "(r) => Number(document.querySelector('[data-table]').dataset.revision) > r"

# What somebody does who wants many sites, a team and every tool, and sends nobody yet.
GATHERING = ["tool", "start", "recruit", "loan", "take", "end"]
# What somebody does who sends whoever can be sent.
SENDING = ["to", "alone", "send", "start", "recruit", "take", "end"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("players", [2, 4])
def test_whole_games(
    someone: Introduced, server: Server, players: int, size: tuple[int, int]
) -> None:
    id, tokens = table(server, "builders", ADA, *[BOT] * (players - 1), options=SHORT)
    ada = someone(size)
    sit(ada, id, tokens[0])
    play(ada, players)


# --- positions that are wanted ---


def begun(server: Server, wish: list[str], wanted: Callable[[Json], bool], players: int = 2) -> str:
    """The link to a table where the first seat has played as it wishes to a position like that."""
    for _ in range(20):
        id, tokens = table(server, "builders", ADA, *[BOT] * (players - 1))
        with Client(server, tokens[0]) as client:
            now = client.get(f"/api/tables/{id}")
            while now["status"] == "running":
                if now["legal"]:
                    if wanted(now["view"]):
                        return f"#/table/{id}/{tokens[0]}"
                    action = min(now["legal"], key=lambda one: rank(wish, one, now["view"]))
                    body = {"revision": now["revision"], "action": action["action"]}
                    client.post(f"/api/tables/{id}/actions", body)
                now = client.get(f"/api/tables/{id}")
    raise AssertionError("such a position did not come")


def rank(wish: list[str], legal: Json, view: Json) -> int:
    """How much an action is wished for; of sites three are enough, of workers five."""
    mine = view["seats"][0]
    enough = {"start": len(mine["sites"]) >= 3, "recruit": len(mine["team"]) >= 5}
    verb = legal["verb"]
    return wish.index(verb) if verb in wish and not enough.get(verb) else len(wish)


def acting(view: Json) -> bool:
    return bool(view["step"] == "act")


def helpful(view: Json) -> tuple[Json, Json, Json] | None:
    """A worker that can be sent to a site now: the site, what he would do, the worker."""
    mine = view["seats"][0]
    for site in mine["sites"]:
        for help in site["help"]:
            worker = next(one for one in mine["team"] if one["worker"] == help["worker"])
            payable = worker["wage"] + site["next"]["money"] <= mine["money"]
            if sum(help["adds"]) > 0 and payable and site["next"]["buy"] == 0:
                return site, help, worker
    return None


def at(someone: Introduced, link: str, size: tuple[int, int] = DESK, **settings: object) -> Someone:
    ada = someone(size, **settings)
    ada.go(link)
    ada.sees("[data-table] :is([data-legal], [data-action])")
    return ada


# --- what travels ---

# What is made to travel, from now on.
FLIGHTS = """
() => {
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    if (this.classList.contains('flight')) window.flights.push(this.innerHTML);
    return animate.apply(this, given);
  };
}
"""


def test_coins_go_to_the_bank_and_not_to_the_words_beside_it(
    someone: Introduced, server: Server
) -> None:
    ada = at(someone, begun(server, ["end"], acting), pace=300)
    assert ada.page.inner_text('[data-el="bank"]') == ""
    ada.page.evaluate(FLIGHTS)
    now = ada.asks()
    ada.click(f'[data-el="{now["view"]["slaves"]["cards"][0]["el"]}"]')
    ada.until(LATER, now["revision"])
    ada.until("() => window.flights.some((one) => one.includes('#coin'))")


def test_coins_do_not_travel_to_a_bank_that_is_not_shown(
    someone: Introduced, server: Server
) -> None:
    ada = at(someone, begun(server, ["end"], acting), PHONE, pace=300)
    ada.click("[data-go=market]")
    ada.sees('[data-tab-shown="market"]')
    ada.page.evaluate(FLIGHTS)
    now = ada.asks()
    ada.click(f'[data-el="{now["view"]["slaves"]["cards"][0]["el"]}"]')
    ada.until(LATER, now["revision"])
    # what travels sets off before anything can be decided again
    ada.until("() => document.querySelector('[data-legal]') !== null")
    assert ada.page.evaluate("window.flights") == []


# --- need meets supply ---


def test_pointing_at_a_worker_shows_what_he_would_add(someone: Introduced, server: Server) -> None:
    link = begun(server, GATHERING, lambda view: acting(view) and helpful(view) is not None)
    ada = at(someone, link)
    found = helpful(ada.asks()["view"])
    assert found is not None
    site, help, worker = found
    place = ada.page.locator(f'[data-el="{site["el"]}"]')
    assert place.locator(".coming").count() == 0
    ada.page.hover(f'[data-el="{worker["el"]}"]')
    ada.sees(f'[data-el="{site["el"]}"] .tag')
    assert place.locator(".coming").count() == sum(help["adds"])
    assert place.locator(".missing").count() == sum(help["missing"])
    ada.page.mouse.move(0, 0)
    ada.sees(f'[data-el="{site["el"]}"] .coming', 0)


def test_pointing_at_a_site_lifts_those_who_help_most(someone: Introduced, server: Server) -> None:
    link = begun(server, GATHERING, lambda view: acting(view) and helpful(view) is not None)
    ada = at(someone, link)
    found = helpful(ada.asks()["view"])
    assert found is not None
    site, _, _ = found
    most = max(sum(help["adds"]) for help in site["help"])
    best = {help["worker"] for help in site["help"] if sum(help["adds"]) == most}
    ada.page.hover(f'[data-el="{site["el"]}"] h3')
    ada.sees(".rises")
    risen = ada.page.locator(".rises").evaluate_all("(all) => all.map((one) => one.dataset.el)")
    assert set(risen) == {f"worker:{name}" for name in best}


# --- hands ---


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["mouse", "finger"])
def test_a_worker_is_dragged_to_a_site(
    someone: Introduced, server: Server, size: tuple[int, int]
) -> None:
    link = begun(server, SENDING[3:], lambda view: acting(view) and helpful(view) is not None)
    ada = at(someone, link, size)
    before = ada.asks()
    found = helpful(before["view"])
    assert found is not None
    site, _, worker = found
    target = f'[data-el="{site["el"]}"] h3'
    if ada.touch:
        ada.page.locator(f'[data-el="{worker["el"]}"]').scroll_into_view_if_needed()
        ada.slides(f'[data-el="{worker["el"]}"]', target)
    else:
        ada.page.locator(f'[data-el="{worker["el"]}"]').drag_to(ada.page.locator(target))
    ada.until(LATER, before["revision"])
    after = ada.asks()["view"]
    sites = {one["site"]: one for one in after["seats"][0]["sites"]}
    built = {one["site"] for one in after["seats"][0]["built"]}
    crew = [one["worker"] for one in sites.get(site["site"], {"crew": []})["crew"]]
    assert worker["worker"] in crew or site["site"] in built


def test_a_finger_still_moves_what_scrolls(someone: Introduced, server: Server) -> None:
    """Along a row of workers, who are taken up only when the finger leaves it."""
    link = begun(
        server, SENDING[3:], lambda view: acting(view) and len(view["seats"][0]["team"]) > 4
    )
    ada = at(someone, link, PHONE)
    revision = ada.revision
    workers = ada.page.locator(".team .worker")
    workers.first.scroll_into_view_if_needed()
    ada.slides(".team .seat:nth-child(3)", ".team .seat:nth-child(1)")
    ada.until("() => document.querySelector('.team').scrollLeft > 0")
    assert not ada.has("[data-chosen], .flight.dragged")
    assert ada.asks()["revision"] == revision


def test_what_a_hint_speaks_of_is_brought_into_sight(someone: Introduced, server: Server) -> None:
    id, tokens = table(server, "builders", ADA, BOT)
    ada = someone(PHONE)
    sit(ada, id, tokens[0])
    ada.click('[data-go="rivals"]')  # where nothing can be done
    ada.click("[data-hint-tool]")
    ada.sees(".prompt.hinted")
    ada.until(
        """() => {
          const box = document.querySelector('.page [data-hint]')?.getBoundingClientRect();
          return box && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
        }"""
    )


def test_a_worker_is_sent_by_keyboard(someone: Introduced, server: Server) -> None:
    link = begun(server, SENDING[3:], lambda view: acting(view) and helpful(view) is not None)
    ada = at(someone, link)
    found = helpful(ada.asks()["view"])
    assert found is not None
    site, help, worker = found
    ada.page.focus(f'[data-el="{worker["el"]}"]')
    ada.sees(f'[data-el="{site["el"]}"] .coming', sum(help["adds"]))  # as under the pointer
    ada.page.keyboard.press("Enter")
    ada.sees(f'[data-el="{site["el"]}"][data-legal]')
    ada.page.focus(f'[data-el="{site["el"]}"]')
    before = ada.revision
    ada.page.keyboard.press("Enter")
    ada.until(LATER, before)
    mine = ada.asks()["view"]["seats"][0]
    crew = [one["worker"] for yard in mine["sites"] for one in yard["crew"]]
    assert worker["worker"] in crew or site["site"] in [one["site"] for one in mine["built"]]


def test_an_action_is_bought_and_used_with_one_button(someone: Introduced, server: Server) -> None:
    def spent(view: Json) -> bool:
        mine = view["seats"][0]
        return acting(view) and view["actions"]["left"] == 0 and mine["money"] >= 5

    ada = at(someone, begun(server, ["recruit", "end"], spent))
    before = ada.asks()["view"]
    site = next(one for one in before["site_row"] if one)
    ada.click(f'[data-el="{site["el"]}"]')
    ada.click("[data-remedy]")
    ada.sees(f'.work [data-el="{site["el"]}"]')
    after = ada.asks()["view"]["seats"][0]
    assert site["site"] in [one["site"] for one in after["sites"]]
    assert after["money"] == before["seats"][0]["money"] - before["actions"]["price"]


def test_a_dearer_site_is_reached_with_bought_actions(someone: Introduced, server: Server) -> None:
    """Within the move of a worker: he comes back, the actions are bought, he goes."""

    def dear(view: Json) -> bool:
        return dearer(view) is not None

    def dearer(view: Json) -> Json | None:
        mine = view["seats"][0]
        worker = next((one for one in mine["team"] if one["worker"] == view["sending"]), None)
        if view["step"] != "site" or worker is None:
            return None
        for site in mine["sites"]:
            helps = any(help["worker"] == view["sending"] for help in site["help"])
            price: Json = site["next"]
            if helps and price["buy"] > 0 and price["money"] + worker["wage"] <= mine["money"]:
                return dict(site)
        return None

    wish = ["loan", "start", "to", "send", "recruit", "take", "end"]
    ada = at(someone, begun(server, wish, dear))
    view = ada.asks()["view"]
    site = dearer(view)
    assert site is not None
    ada.page.locator(f'[data-el="{site["el"]}"] h3').click()
    ada.click("[data-remedy]")
    sent = f'.works .crew [data-el="worker:{view["sending"]}"]'
    ada.until(
        "([sent, done]) => document.querySelector(sent) || document.querySelector(done)",
        [sent, f'.finished [data-el="{site["el"]}"]'],
    )
    money = ada.asks()["view"]["seats"][0]["money"]
    assert money <= view["seats"][0]["money"] - site["next"]["money"] + site["reward"]


def test_tools_are_offered_and_never_taken_silently(someone: Introduced, server: Server) -> None:
    wish = ["tool", "start", "to", "send", "recruit", "take", "end"]
    ada = at(someone, begun(server, wish, lambda view: bool(view["step"] == "tool")))
    # only the site to which the worker is being sent speaks of him
    ada.sees(f'.work.aimed [data-el="site:{ada.asks()["view"]["target"]}"] .tag')
    ada.sees(".work:not(.aimed) .tag", 0)
    legal = ada.asks()["legal"]
    offered = ada.page.locator(".choices [data-action]")
    assert {int(one.get_attribute("data-action") or -1) for one in offered.all()} == {
        one["action"] for one in legal
    }
    tool = next(one for one in legal if one["verb"] == "with")
    before = ada.revision
    ada.click(f'.choices [data-action="{tool["action"]}"]')
    ada.until(LATER, before)
    mine = ada.asks()["view"]["seats"][0]
    assert tool["on"][0] not in [one["el"] for one in mine["tools"]] or len(mine["built"]) > 0


# --- sizes ---

WIDE = [(1280, 600), (1280, 720), (1366, 657), (1440, 900), (1920, 940), (1024, 768)]

# Elements of the board that are cut off or lie over each other; who works on a site lies over it.
# What follows from a new size is drawn some frames later.
MUDDLE = """
async () => {
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  const all = [...document.querySelectorAll('.stage [data-el]')]
    .filter((node) => node.getClientRects().length > 0 && !node.closest('.crew, .rest'))
    .map((node) => ({ el: node.dataset.el, box: node.getBoundingClientRect() }));
  const cut = all.filter(({ box }) =>
    box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
  const over = [];
  for (const [i, one] of all.entries()) for (const other of all.slice(i + 1)) {
    const [a, b] = [one.box, other.box];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 1 && down > 1) over.push(`${one.el} ${other.el}`);
  }
  const low = (node) => node.getBoundingClientRect().bottom;
  const spilt = [...document.querySelectorAll('.work')].filter((work) =>
    [...work.querySelectorAll('.line')].some((line) => low(line) > low(work) + 1)).length;
  return { cut: cut.map(({ el }) => el), over, spilt };
}
"""


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_is_cut_or_covered(someone: Introduced, server: Server, players: int) -> None:
    def full(view: Json) -> bool:
        mine = view["seats"][0]
        return acting(view) and len(mine["sites"]) >= 3 and len(mine["team"]) >= 4

    link = begun(server, GATHERING, full, players)
    ada = at(someone, link, (1280, 720))
    for width, height in WIDE:
        ada.page.set_viewport_size({"width": width, "height": height})
        muddle = ada.page.evaluate(MUDDLE)
        assert muddle == {"cut": [], "over": [], "spilt": 0}, (width, height)
    assert ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_in_a_low_window_help_lies_over_the_log(someone: Introduced, server: Server) -> None:
    """The rivals have the room; help comes with the pointer, and goes."""
    link = begun(server, GATHERING, acting, 3)
    ada = at(someone, link, (1366, 657))
    assert ada.page.evaluate(
        "() => { const { scrollHeight, clientHeight } = document.querySelector('.side .rivals');"
        " return scrollHeight <= clientHeight; }"
    )
    ada.page.mouse.move(1, 1)
    ada.page.locator(".side .inspect").wait_for(state="hidden")
    ada.page.hover(".team [data-el]")
    ada.sees(".side .inspect h2")
    help, log = (
        ada.page.locator(f".side {one}").bounding_box() for one in (".inspect", ".panel-body")
    )
    assert help is not None
    assert log is not None
    assert log["y"] <= help["y"]
    # on the way to its clauses it stays
    ada.click(".side .inspect .rule")
    ada.sees("[data-rule].on")
    ada.page.mouse.move(1, 1)
    ada.page.locator(".side .inspect").wait_for(state="hidden")


def test_on_a_phone_nothing_is_wider_than_the_screen(someone: Introduced, server: Server) -> None:
    link = begun(
        server, GATHERING, lambda view: acting(view) and len(view["seats"][0]["sites"]) > 1
    )
    ada = at(someone, link, PHONE)
    for tab in ("yard", "market", "rivals"):
        ada.click(f"[data-go={tab}]")
        ada.sees(f'[data-tab-shown="{tab}"]')
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page = ada.page.locator(".page")
        assert page.evaluate("(page) => page.scrollWidth <= page.clientWidth")
