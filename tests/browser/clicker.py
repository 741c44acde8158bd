"""Plays any game by clicking, knowing nothing of it but what every board promises."""

import json
import random
from typing import Any, Final, Protocol

from playwright.sync_api import Page, TimeoutError

from tests.browser.people import Json, Someone, elements

MOST: Final = 3_000  # clicks: more than any game of ours needs
PULLS: Final = 8  # of a map, until something on it is in sight: more than any of ours needs

# What there is to click, and what the page shows: menus first, as they lie above all.
LOOK: Final = """
() => {
  const table = document.querySelector('[data-table]');
  const seen = (node) => node.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const menu = all('[role=menuitem][data-action]');
  const found = menu.length ? menu : all('[data-legal], button[data-action]');
  return {
    revision: Number(table?.dataset.revision ?? -1),
    over: document.querySelector('[data-over]') !== null,
    curtain: document.querySelector('[data-curtain]')?.dataset.curtain ?? null,
    menu: menu.map((node) => node.dataset.action),
    chosen: all('[data-chosen]').map((node) => node.dataset.el),
    things: found.map(({ dataset: { el = null, action = null } }) => ({ el, action })),
    drawn: [...document.querySelectorAll('[data-el]')].map((node) => node.dataset.el),
    legal: [...document.querySelectorAll('[data-legal]')].map((node) => node.dataset.el),
    doings: [...document.querySelectorAll('button[data-action], [data-stands-for]')]
      .filter((node) => node.role !== 'menuitem' && !node.dataset.el)
      .flatMap(({ dataset: { action, standsFor } }) => (standsFor ?? action).split(' '))
      .map(Number),
  };
}
"""

CHANGED: Final = f"""
(before) => {{
  const now = ({LOOK})();
  const waits = now.things.length > 0 || now.over || now.curtain !== null
    || (before.hasty && now.revision !== before.revision);
  const same = now.revision === before.revision && now.curtain === before.curtain
    && JSON.stringify(now.menu) === JSON.stringify(before.menu)
    && JSON.stringify(now.chosen) === JSON.stringify(before.chosen);
  return waits && !same ? now : false;
}}
"""

# A point of the thing that the pointer reaches: cards in a fan lie over each other. Where there is
# none, how a map is to be pulled so that the thing comes into its middle.
REACH: Final = """
([el, action]) => {
  const same = ({ dataset }) => (dataset.el ?? null) === el && (dataset.action ?? null) === action;
  const of = (selector) => [...document.querySelectorAll(selector)];
  const menu = of('[role=menuitem][data-action]');
  const all = menu.length ? menu : of('[data-legal], button[data-action]');
  const node = all.filter((one) => one.getClientRects().length > 0).find(same);
  if (!node) return false;
  node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = node.getBoundingClientRect();
  const map = node.closest('.zoom');
  if (map) {
    // it may be about to move to what was chosen: it stands still for some frames
    const at = `${el} ${box.left} ${box.top}`;
    window.stood = { at, frames: window.stood?.at === at ? window.stood.frames + 1 : 0 };
    if (window.stood.frames < 4) return false;
    window.stood = null; // after the click it may be about to move again
  }
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  const points = ({ left, top, width, height }) =>
    parts.flatMap((v) => parts.map((u) => ({ x: left + u * width, y: top + v * height })));
  const hit = ({ x, y }) => document.elementFromPoint(x, y);
  const reached = points(box).find((at) => hit(at)?.closest('[data-el], button') === node);
  if (reached || !map) return reached ?? false;
  const frame = map.getBoundingClientRect();
  const free = (at) => map.contains(hit(at)) && !hit(at).closest('[data-legal]:not([data-fixed])');
  const from = points(frame).find(free);
  const to = (at, start, size, middle) =>
    Math.max(start + 10, Math.min(at + start + size / 2 - middle, start + size - 10));
  return from && {
    from,
    x: to(from.x, frame.left, frame.width, box.left + box.width / 2),
    y: to(from.y, frame.top, frame.height, box.top + box.height / 2),
  };
}
"""


class Hands(Protocol):
    """Whoever clicks, in whichever browser."""

    def until(self, function: str, argument: object = None) -> Any:
        """Waits until a JavaScript function tells something."""

    def tells(self, function: str) -> Any:
        """What a JavaScript function tells now."""

    def click(self, selector: str) -> None:
        """Clicks on an element."""

    def taps(self, x: float, y: float) -> None:
        """Clicks at a point."""

    def pulls(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Presses at a point, and lets go at another."""

    def asks(self, *, seat: int | None = None) -> Any:
        """What the server tells of the table."""


class Clicker:
    """Clicks at random on what is legal, and looks whether the page shows what the server knows."""

    def __init__(self, someone: Hands, seed: int, *, compare: bool = True) -> None:
        self.someone = someone
        self.rng = random.Random(seed)
        self.compare = compare
        self.clicks = 0
        self.compared = 0
        self.last: list[Json] = []

    def ready(self) -> Json:
        """What the page shows once there is something to decide, or all is over."""
        found: Json = self.someone.until(CHANGED, {"revision": -2})
        return found

    def whole(self) -> None:
        """A whole game."""
        look = self.ready()
        while not look["over"]:
            assert self.clicks < MOST, "the game does not end"
            look = self.step(look)

    def some(self, clicks: int) -> Json:
        """A few clicks, and until nothing is half chosen."""
        look = self.ready()
        until = self.clicks + clicks
        while not look["over"] and (self.clicks < until or look["menu"] or look["chosen"]):
            look = self.step(look)
        return look

    def step(self, look: Json, *, hasty: bool = False) -> Json:
        """Compares, clicks, and waits for something to do; if hasty, only for the next position."""
        if look["curtain"] is not None:
            self.someone.click("[data-open-curtain]")
        else:
            if self.compare and not look["menu"] and not look["chosen"]:
                look = self.same(look)
                if look["over"]:
                    return look
            thing = self.choose(look)
            self.press(thing)
            self.last.append(thing)
        self.clicks += 1
        try:
            found: Json = self.someone.until(CHANGED, {**look, "hasty": hasty})
        except TimeoutError:
            now = self.someone.tells(LOOK)
            raise AssertionError(
                f"nothing came of the last of {self.last[-4:]}\n"
                f"before: {told(look)}\nafter: {told(now)}\nserver: {told(self.someone.asks())}"
            ) from None
        return found

    def decide(self) -> None:
        """One decision with all its clicks; does not wait for the next."""
        look = self.ready()
        revision = look["revision"]
        while look["revision"] == revision:
            look = self.step(look, hasty=True)

    def choose(self, look: Json) -> Json:
        """Any of what can be clicked; of a fan of choices each as likely."""
        chosen: Json = self.rng.choice(look["things"])
        return chosen

    def press(self, thing: Json) -> None:
        """Clicks on a thing where it can be reached."""
        for _ in range(PULLS):
            at = self.someone.until(REACH, [thing["el"], thing["action"]])
            if "from" not in at:
                break
            self.someone.pulls((at["from"]["x"], at["from"]["y"]), (at["x"], at["y"]))
        else:
            raise AssertionError(f"{thing} cannot be brought into sight")
        self.someone.taps(at["x"], at["y"])

    def same(self, look: Json) -> Json:
        """The page shows the server's position: every element, and what is legal."""
        table = self.someone.asks(seat=self.seat())
        if table["revision"] != look["revision"]:
            look = self.ready()
            table = self.someone.asks(seat=self.seat())
        assert look["revision"] == table["revision"]
        if look["over"]:
            return look
        drawn = [el for el in look["drawn"] if el is not None]
        assert len(drawn) == len(set(drawn)), sorted({el for el in drawn if drawn.count(el) > 1})
        least, most = elements(table["view"], piled=False), elements(table["view"])
        on = {el for legal in table["legal"] for el in legal["on"]}
        if table["view"].get("held"):
            # Cards that are taken up may lie before the hand.
            least -= {el for el in least if el.startswith("hand:")} - on
        assert least <= set(drawn), ("not drawn", least - set(drawn))
        assert set(drawn) <= most, ("not there", set(drawn) - most)
        assert set(look["legal"]) == on, set(look["legal"]) ^ on
        buttons = set(look["doings"])
        assert {one["action"] for one in table["legal"] if not one["on"]} <= buttons
        assert buttons <= {one["action"] for one in table["legal"]}
        self.compared += 1
        return look

    def seat(self) -> int | None:
        """The seat for which the page shows the table, if it has several."""
        shown = self.someone.asks()
        return shown["player"] if len(shown["you"]) > 1 else None


def told(look: Json) -> Json:
    """The part of it that a person can read."""
    keys = ("revision", "over", "status", "curtain", "player", "menu", "chosen", "things")
    return {key: look[key] for key in keys if key in look}


# Numbers are at their value a frame after the position has come.
BOARD: Final = """
async () => {
  document.activeElement?.blur();
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll('.stage [data-el]')].map((node) => [
    node.dataset.el, node.getAttribute('aria-label'), 'legal' in node.dataset,
    node.dataset.action ?? null, node.textContent.replace(/\\s+/g, ' ').trim()]);
}
"""


def board(someone: Someone, page: Page | None = None) -> str:
    """All that the board says and marks, as one text, with no hand on it: what a hand is on may be
    told more about.
    """
    page = page or someone.page
    page.mouse.move(0, 0)
    told: list[list[object]] = page.evaluate(BOARD)
    return json.dumps(sorted(told, key=json.dumps), ensure_ascii=False, indent=1)
