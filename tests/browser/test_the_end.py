"""The end of a game: it plays out on the board, and the result stands beside it."""

from typing import Final

import pytest

from lusoria.core.state import State
from tests.browser.clicker import Clicker, board
from tests.browser.moments import View, find, finished
from tests.browser.people import GAMES, PHONE, Introduced, Someone, sit, table
from tests.browser.romolo import seated_at
from tests.browser.test_replay import shows
from tests.server.serving import ADA, BEN, Server

BOT: Final = {"kind": "bot", "bot": "easy"}

# What was on the page when the laurel was there, and when the result came.
WATCH: Final = """
() => {
  window.seen = [];
  const look = () => {
    for (const one of ['.laurel', '[data-result]'])
      if (document.querySelector(one) && !window.seen.includes(one)) window.seen.push(one);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
"""


def test_the_last_move_then_the_laurel_then_the_result_beside_the_board(
    someone: Introduced, server: Server
) -> None:
    id, tokens = table(server, "roma", ADA, BOT, options={"round_limit": 1})
    ada = someone(pace=120)
    sit(ada, id, tokens[0])
    ada.page.evaluate(WATCH)
    Clicker(ada, 21, compare=False).whole()
    ada.sees("[data-result]")
    assert ada.page.evaluate("() => window.seen") == [".laurel", "[data-result]"]
    ada.sees(".laurel", 0)
    ada.sees(".stage [data-el]")
    stage = ada.page.locator("main.stage").bounding_box()
    result = ada.page.locator("[data-result]").bounding_box()
    assert stage is not None
    assert result is not None
    assert stage["x"] + stage["width"] <= result["x"]


def test_a_point_of_the_graph_shows_its_position(someone: Introduced, server: Server) -> None:
    id, tokens = finished(server)
    ada = someone()
    sit(ada, id, tokens[0])
    ada.sees("[data-turn]")
    turns = ada.asks("/course")["turns"]
    final = board(ada)
    ada.click('[data-turn="1"]')
    shows(ada, turns[1]["ply"])
    ada.sees("[data-result]")
    ada.sees('[data-turn="1"][aria-current=step]')
    ada.page.keyboard.press("ArrowRight")
    shows(ada, turns[2]["ply"])
    ada.click(f'[data-turn="{len(turns) - 1}"]')
    shows(ada, turns[-1]["ply"])
    assert board(ada) == final


@pytest.mark.parametrize(("game", "rule"), [("builders", "B23"), ("romolo", "RR14.10")])
def test_a_source_of_points_leads_to_its_clause(
    someone: Introduced, server: Server, game: str, rule: str
) -> None:
    id, tokens = finished(server, game)
    ada = someone()
    sit(ada, id, tokens[0])
    ada.page.locator("[data-result] .rule").get_by_text(rule, exact=True).first.click()
    ada.sees(f'[data-rule="{rule}"].on')


def tied(state: State, _view: View) -> bool:
    """The end, and somebody has as many points as whoever won."""
    if not state.is_over:
        return False
    outcome = state.outcome()
    best = outcome.scores[outcome.places.index(1)].total
    return any(
        score.total == best and place > 1
        for score, place in zip(outcome.scores, outcome.places, strict=True)
    )


def test_rr14_11_of_equals_the_result_says_what_decides(someone: Introduced) -> None:
    ada = someone()
    seated_at(ada, find("romolo", "random", tied, round_limit=1))
    assert "ties go by" in ada.page.locator("[data-tied]").inner_text()
    ada.click("[data-tied] .rule")
    ada.sees('[data-rule="RR14.11"].on')


def over_with_losses(state: State, _view: View) -> bool:
    """The end, and somebody has taken points from the other."""
    return state.is_over and any(
        score.sources.get("taken", 0) < 0 for score in state.outcome().scores
    )


def test_what_the_rival_took_leads_to_every_clause_that_takes_points(
    someone: Introduced, server: Server
) -> None:
    id, tokens = finished(server, wanted=over_with_losses)
    ada = someone()
    sit(ada, id, tokens[0])
    for rule in ("R25", "R35", "R41"):
        ada.click("#tab-result")
        row = ada.page.locator("[data-result] tr", has_text="Lost to the rival")
        row.get_by_text(rule, exact=True).click()
        ada.sees(f'[data-rule="{rule}"].on')


def over_with_cards(state: State, _view: View) -> bool:
    """The end, and the second seat holds cards that nobody else has seen."""
    view: View = state.shown(1)
    return state.is_over and bool(view["seats"][1]["hand"]["cards"])


def test_what_the_others_held(someone: Introduced, server: Server) -> None:
    id, tokens = finished(server, wanted=over_with_cards)
    ada = someone()
    sit(ada, id, tokens[0])
    ada.sees("[data-result]")
    turns = ada.asks("/course")["turns"]
    told = []
    for turn in range(len(turns)):
        ada.click(f'[data-turn="{turn}"]')
        shows(ada, turns[turn]["ply"])
        held = ada.asks(f"/positions/{turns[turn]['ply']}", seat=1)["view"]["seats"][1]["hand"]
        if held["cards"]:
            ada.sees("[data-secrets]")
            ada.until(
                "(card) => document.querySelector('[data-secrets]').innerText.includes(card)",
                held["cards"][0]["card"].split("-")[0].capitalize(),
            )
            told.append(turn)
    assert told, "nobody held anything"


@pytest.mark.parametrize(
    ("bot", "offered", "other", "then"),
    [("beginner", "harder", "easier", "easy"), ("master", "easier", "harder", "hard")],
)
def test_whoever_lost_may_have_weaker_bots_if_there_are_any(
    someone: Introduced, server: Server, bot: str, offered: str, other: str, then: str
) -> None:
    id, tokens = table(server, "roma", ADA, {"kind": "bot", "bot": bot})
    ada = someone()
    resigned(ada, id, tokens[0])
    ada.sees(f"[data-{offered}]")
    assert not ada.has(f"[data-{other}]")
    ada.click(f"[data-{offered}]")
    ada.until("(id) => !location.hash.includes(id)", id)
    ada.sees("[data-legal], [data-action], .prompt.wait")
    assert [seat["bot"] for seat in ada.asks()["seats"]] == [None, then]


def test_again_in_another_seat(someone: Introduced, server: Server) -> None:
    id, tokens = table(server, "roma", ADA, BOT)
    ada = someone()
    resigned(ada, id, tokens[0])
    ada.click("[data-other-seats]")
    ada.sees('[data-seat="0"][data-sits="me"]')
    ada.seats(1, "me")
    ada.sees('[data-seat="0"][data-sits="easy"]')
    ada.click("[data-start]")
    ada.until("(id) => !location.hash.includes(id)", id)
    ada.sees("[data-table]")
    assert ada.asks()["you"] == [1]
    # What was chosen last is chosen again.
    ada.go()
    ada.click('[data-more="roma"]')
    ada.sees('[data-seat="1"][data-sits="me"]')


def resigned(ada: Someone, id: str, token: str) -> None:
    """A game that is given up at once."""
    sit(ada, id, token)
    ada.click("[data-resign]")
    ada.click("[data-resign-sure]")
    ada.sees("[data-result]")


def test_whoever_only_watched_has_no_seat_to_play_again(
    someone: Introduced, server: Server
) -> None:
    id, _ = finished(server)
    eve = someone(name="Eve")
    eve.go(f"#/table/{id}")
    eve.sees("[data-replay]")
    assert not eve.has("[data-rematch], [data-harder], [data-other-seats]")
    assert BEN["name"] in eve.page.locator("[data-result]").inner_text()


# Every total can be read where it stands.
TOTALS: Final = """
() => {
  const totals = [...document.querySelectorAll('[data-score]')];
  const read = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  return totals.length > 0 && totals.every(read);
}
"""


@pytest.mark.parametrize("game", GAMES)
def test_the_totals_are_in_sight_before_anything_is_scrolled(
    someone: Introduced, server: Server, game: str
) -> None:
    id, tokens = finished(server, game)
    for size in ((1280, 600), PHONE):
        ada = someone(size)
        sit(ada, id, tokens[0])
        ada.until(TOTALS)
