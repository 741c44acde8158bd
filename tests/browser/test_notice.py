"""Whose turn it is can be told from another window."""

from tests.browser.clicker import Clicker
from tests.browser.people import Introduced, sit, table
from tests.server.serving import ADA, BEN, Server


def test_the_title_says_that_it_is_my_turn(someone: Introduced, server: Server) -> None:
    id, tokens = table(server, "roma", ADA, BEN)
    people = [someone(), someone(name="Ben")]
    for person, token in zip(people, tokens, strict=True):
        sit(person, id, token)
    clickers = [Clicker(person, 13) for person in people]
    turns: set[int] = set()
    for _ in range(40):
        position = people[0].asks()
        first = position["player"]
        if not position["view"]["in_move"]:
            turns.add(first)
            people[first].until("() => document.title.includes('Your turn')")
            people[1 - first].until("() => !document.title.includes('Your turn')")
            if turns == {0, 1}:
                return
        clickers[first].decide()
    raise AssertionError("nobody's turn ended")


def test_whoever_watches_reads_who_plays(someone: Introduced, server: Server) -> None:
    id, _ = table(server, "roma", ADA, BEN)
    eve = someone(name="Eve")
    eve.go(f"#/table/{id}")
    eve.sees("[data-table]")
    assert eve.page.title() == "Ada, Ben · Roma · Lusoria"
    where = eve.page.locator(".where").inner_text()
    assert "Ada" in where
    assert "against" not in where
