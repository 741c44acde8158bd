"""Two people at one table, each before a browser of their own."""

import json

from lusoria.core.message import Message
from lusoria.text import texts
from tests.browser.clicker import Clicker
from tests.browser.people import PHONE, Introduced, Json, Someone, sit, table
from tests.server.serving import Client, Server
from tests.server.test_secrets import cards, hidden, states, strings

MOVES = 24


def meet(ada: Someone, ben: Someone) -> None:
    """Ada makes a table for a friend, Ben opens her link and sits down."""
    ada.go()
    ada.click('[data-more="roma"]')
    ada.seats(1, "friend")
    ada.click("[data-start]")
    assert copied(ada) == ada.page.locator('[data-link="1"]').input_value()
    link = ada.page.locator('[data-link="1"]').input_value()
    ben.page.goto(link)
    ben.page.locator("[data-name]").fill("Ben")
    ben.click("[data-sit]")
    for person in (ada, ben):
        person.sees("[data-table]")
    # The secret has left the address: it is not shown to whoever looks over a shoulder.
    assert ben.token() not in (None, ada.token())
    assert str(ben.token()) not in ben.page.url


def copied(ada: Someone) -> str:
    """What lands on the clipboard where the browser allows it only in the old way."""
    ada.page.evaluate(
        """() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
          document.addEventListener('copy', () => (window.copied = String(getSelection())));
        }"""
    )
    ada.page.get_by_text("Copy link").click()
    text: str = ada.until("() => window.copied")
    ada.page.get_by_text("Copied").wait_for()
    return text


def test_each_sees_whether_the_other_is_there(someone: Introduced, server: Server) -> None:
    seats = ({"kind": "person", "name": "Ada"}, {"kind": "person"})
    id, tokens = table(server, "roma", *seats, seconds=180)
    ada, ben = someone(), someone(name="")
    ada.go(f"#/table/{id}/{tokens[0]}")
    ada.sees("[data-link]", 0)
    ada.sees("[data-there]", 0)  # nobody is missed who has not come yet
    ben.go(f"#/table/{id}/{tokens[1]}")
    ben.sees("[data-name]")
    for person in (ada, ben):
        person.sees('[data-there="true"]')
        [rival] = {0, 1} - set(person.asks()["you"])
        assert "at the table" in person.page.locator("main li").nth(rival).inner_text()
        rules = person.page.locator("[data-house-rules]").inner_text()
        assert rules.split("\n") == ["Time for a turn", "3 minutes"]
    ben.click("[data-sit]")
    plate = '[data-table] [data-el="seat:1"]'
    ada.sees(f'{plate}[aria-label*="; at the table"] [data-there="true"]')
    ben.go()
    ada.sees(f'{plate}[aria-label*="; away"] [data-there="false"]')
    ben.go(f"#/table/{id}")
    ada.sees(f'{plate}[aria-label*="; at the table"] [data-there="true"]')
    # Whoever is cut off knows nothing of others.
    ada.page.context.set_offline(True)
    ada.sees("[data-there]", 0)


def caught_up(person: Someone, revision: int) -> None:
    person.until(
        "(revision) => Number(document.querySelector('[data-table]').dataset.revision) >= revision",
        revision,
    )


def all_told(person: Someone) -> None:
    """The log has a line for every move of which there is something to tell."""
    log = person.asks(since=0)["events"]
    for i, happening in enumerate(log):
        move = happening.get("move")
        if any(told["event"]["event"] != "turn" for told in happening["events"]):
            later = [one["ply"] for one in log[i:] if move is not None and one.get("move") == move]
            person.sees(
                ", ".join(f'.log [data-ply="{ply}"]' for ply in later or [happening["ply"]])
            )


def test_a_friend_by_link(someone: Introduced, server: Server) -> None:
    ada, ben = someone(), someone(name="")
    meet(ada, ben)
    clickers = [Clicker(ada, 3), Clicker(ben, 4)]
    revision = 0
    for _ in range(MOVES):
        position = ada.asks()
        if position["status"] != "running":
            break
        clickers[position["player"]].decide()
        revision = ada.asks()["revision"]
        for person in (ada, ben):
            caught_up(person, revision)
    for person in (ada, ben):
        all_told(person)
    names = {"Ada", "Ben"}
    for person in (ada, ben):
        assert all(name in person.page.locator(".log").inner_text() for name in names)
    talk(ada, ben)
    nothing_told(ada, ben, server)


def talk(ada: Someone, ben: Someone) -> None:
    for person in (ada, ben):
        person.click('[data-tab="chat"]')
    for speaker, listener, said in ((ada, ben, "Ave, Ben!"), (ben, ada, "Ave & salve <b>Ada</b>")):
        speaker.page.locator("[data-say]").fill(said)
        speaker.page.keyboard.press("Enter")
        for person in (speaker, listener):
            person.page.get_by_text(said, exact=False).wait_for()
    ada.sees("[data-report]", 1)  # what somebody else has said
    ada.click("[data-report]")
    ada.sees("[data-reported]")
    ada.sees("[data-report]", 0)


def test_what_is_said_is_noticed_where_the_talk_is_out_of_sight(
    someone: Introduced, server: Server
) -> None:
    ada, ben = someone(), someone(PHONE, name="")
    meet(ada, ben)
    ada.click('[data-tab="chat"]')
    for said, count in (("Ave!", 1), ("Salve!", 2)):
        ada.page.locator("[data-say]").fill(said)
        ada.page.keyboard.press("Enter")
        ben.page.locator("[data-unheard]").get_by_text(str(count), exact=True).wait_for()
    assert not ada.has(".unheard")  # what one has said oneself
    ben.click("[data-drawer]")
    ben.page.get_by_text("Salve!").wait_for()
    ben.sees(".unheard", 0)
    ben.click("[data-drawer]")
    ben.sees(".unheard", 0)


def test_who_is_invited_reads_by_whom_and_to_which_rules(
    someone: Introduced, server: Server
) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person"}]
    id, tokens = table(server, "roma", *seats, options={"mercatus": "stockpile"})
    ben = someone(name="")
    ben.go(f"#/table/{id}/{tokens[1]}")
    ben.page.get_by_role("heading", name="Ada invites you").wait_for()
    ben.page.locator("[data-house-rules]").get_by_text("the stockpile").wait_for()


def nothing_told(ada: Someone, ben: Someone, server: Server) -> None:
    """What one holds and the other has never seen is nowhere in the other's page or traffic."""
    _, found, seen = states(server.folder / "tables.db", ada.id)
    unseen = hidden(found, seen)  # by Ada, of Ben's
    assert any(unseen)
    checked = 0
    for text in ada.received():
        data = json.loads(text)
        revision = data.get("revision", -1) if isinstance(data, dict) else -1
        if 0 <= revision < len(found):
            assert not cards(strings(data)) & unseen[revision], text
            checked += 1
            if data.get("type") == "position" and data["view"]:
                assert data["seat"] == 0
                assert data["view"] == json.loads(json.dumps(found[revision].shown(0)))
    assert checked > MOVES / 2
    for seat, person in enumerate((ada, ben)):
        view: Json = found[-1].shown(seat)
        mine = {card["card"] for card in view["seats"][seat]["hand"]["cards"]}
        held = person.page.locator('[data-el^="hand:"]').evaluate_all(
            "(nodes) => nodes.map((node) => node.dataset.el.slice(5))"
        )
        assert {name for name in held if not name.isdigit()} == mine
    # Ada has given Ben his link; he knows nothing of hers.
    assert str(ada.token()) not in "".join(ben.received())


def test_r3_the_log_names_both_cards_that_were_passed_to_whoever_passed_them(
    someone: Introduced, server: Server
) -> None:
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
    id, tokens = table(server, "roma", *seats)
    people = [someone(), someone(name="Ben")]
    for person, token in zip(people, tokens, strict=True):
        sit(person, id, token)
    first = people[0].asks()["player"]
    name = seats[first]["name"]
    passed: list[str] = []
    revision = 0
    with Client(server, tokens[first]) as client:
        for _ in range(2):
            now = client.get(f"/api/tables/{id}")
            body = {"revision": now["revision"], "action": now["legal"][0]["action"]}
            [*_, happening] = client.post(f"/api/tables/{id}/actions", body)["events"]
            card = happening["events"][0]["event"]["card"]
            passed.append(texts("en").say(Message(f"roma-card-{card}")))
            revision = happening["revision"]
    lines = {
        first: f"{name} passes {passed[0]}. {passed[1]} too",
        1 - first: f"{name} passes a card.",
    }
    for seat, person in enumerate(people):
        caught_up(person, revision)
        line = person.page.locator(".log [data-ply]", has_text=f"{name} passes")
        assert " ".join(line.inner_text().split()) == lines[seat]
