"""Who wants nothing to move sees what did all the same."""

from typing import Final

from tests.browser.clicker import Clicker
from tests.browser.people import Introduced, sit, table
from tests.server.serving import ADA, BOT, Server

MOVED: Final = """
async () => {
  while (document.getAnimations().length > 0) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll('.stage [data-changed]:not([data-legal], [data-chosen])')]
    .some((node) => getComputedStyle(node, '::after').borderTopStyle === 'solid');
}
"""


def test_what_moved_keeps_a_gold_line(someone: Introduced, server: Server) -> None:
    id, tokens = table(server, "roma", ADA, BOT)
    ada = someone(pace=350)
    ada.page.emulate_media(reduced_motion="reduce")
    sit(ada, id, tokens[0])
    clicker = Clicker(ada, 27, compare=False)
    look = clicker.some(9)
    while not look["over"] and not ada.page.evaluate(MOVED):
        look = clicker.some(1)  # all that moved may be what can be chosen now
    assert not look["over"]
    assert not ada.has(".flight")
