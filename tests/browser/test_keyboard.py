"""Roma by keyboard alone."""

from typing import Any, Final

from tests.browser.clicker import LOOK, Clicker
from tests.browser.people import Introduced, Json, Someone, sit, table
from tests.server.serving import ADA, BOT, Server

FOCUS: Final = """
() => {
  const node = document.activeElement?.closest('[data-el], [data-action], [data-play]');
  const { el = null, action = null, play = null } = node?.dataset ?? {};
  return node ? { el, action, play } : null;
}
"""
ARROWS: Final = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
TABS: Final = 150  # more than there are stops


class Typist(Clicker):
    """Plays as `Clicker` does, without a pointer."""

    someone: Someone

    def focus(self) -> Any:
        return self.someone.page.evaluate(FOCUS)

    def press(self, thing: Json) -> None:
        keys = self.someone.page.keyboard
        if self.someone.has("[role=menuitem]"):
            # a menu has the focus when it opens
            for _ in range(20):
                focus = self.focus()
                if focus and focus["action"] == thing["action"]:
                    break
                keys.press("ArrowDown")
        elif self.rng.random() < 0.2 and (focus := self.focus()) and focus["el"]:
            for _ in range(4):
                keys.press(self.rng.choice(ARROWS))
                assert self.focus() is not None, "an arrow has left the board"
            self.tab(thing)
        else:
            self.tab(thing)
        keys.press(self.rng.choice(["Enter", " "]))

    def tab(self, thing: Json) -> None:
        """Goes to the thing by Tab."""
        keys = self.someone.page.keyboard
        for _ in range(TABS):
            focus = self.focus()
            if focus and (focus["el"], focus["action"]) == (thing["el"], thing["action"]):
                return
            keys.press("Tab")
        raise AssertionError(f"{thing} is not reached by Tab")


def test_roma_without_a_pointer(someone: Introduced) -> None:
    ada = someone()
    ada.lightly(round_limit=2)
    ada.go()
    ada.sees("[data-play]")
    keys = ada.page.keyboard
    typist = Typist(ada, 15)
    for _ in range(TABS):
        keys.press("Tab")
        if (focus := typist.focus()) and focus["play"] == "roma":
            break
    keys.press("Enter")
    look = typist.ready()
    escaped = False
    while not look["over"]:
        if look["chosen"] and not escaped:
            # a half-made choice is put back, and made again
            keys.press("Escape")
            ada.sees("[data-chosen]", 0)
            escaped = True
            look = ada.page.evaluate(LOOK)
            continue
        look = typist.step(look)
    assert typist.compared > 3
    assert escaped
    ada.sees("[data-result]")
    # the result and the way to the next game
    for _ in range(TABS):
        keys.press("Tab")
        if ada.page.evaluate("() => document.activeElement?.matches('[data-rematch]')"):
            break
    id = ada.id
    keys.press("Enter")
    ada.until("(id) => !location.hash.includes(id)", id)
    ada.sees("[data-legal], [data-action]")


def until_discarded(ada: Someone, server: Server) -> Typist:
    """Plays until two kinds of card lie on the discard pile; dice may want another game."""
    for seed in range(5):
        id, tokens = table(server, "roma", ADA, BOT)
        sit(ada, id, tokens[0])
        typist = Typist(ada, seed)
        look = typist.some(0)
        while not look["over"]:
            if len(ada.asks()["view"]["discard_pile"]["cards"]) > 1:
                return typist
            typist.step(look)
            look = typist.some(0)
    raise AssertionError("nobody discards anything")


def test_the_discard_pile_is_read_by_keyboard(someone: Introduced, server: Server) -> None:
    ada = someone()
    typist = until_discarded(ada, server)
    keys = ada.page.keyboard
    ada.page.locator(".look").focus()
    keys.press("Enter")
    ada.until("() => document.activeElement?.dataset.el?.startsWith('discard:')")
    first = typist.focus()
    keys.press("ArrowRight")
    second = typist.focus()
    assert second["el"].startswith("discard:")
    assert second != first
    revision = ada.revision
    keys.press("Escape")
    ada.sees('[data-el^="discard:"]', 0)
    assert ada.page.evaluate("() => document.activeElement?.matches('.look')")
    assert ada.revision == revision  # nothing was taken back
