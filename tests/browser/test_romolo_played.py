"""Edition 1.66 of Romolo o Remo? played through on the page: a tied auction, hexes that hold too
much, several units against one Tower.
"""

from typing import Final

from tests.browser import prototype
from tests.browser.moments import NAMES, put_for_all
from tests.browser.people import DESK, PHONE, Introduced, Json, Someone, sit
from tests.browser.prepared import both, does, meant, units
from tests.browser.romolo import decided
from tests.server.serving import Server

# --- the auction ---

AUCTION: Final[Json] = {
    "step": "bid",
    "turn": 9,
    "round": 5,
    "player": 1,
    "first": 1,
    "active": 1,
    "ending": "pieces",
    "bidding": {"bids": ["-", "-"], "votes": ["-", "-"], "shown": False},
    "units": units(b1="1w1 1w2", e6="2w1 2w2"),
}
"""Before the second seat's Turn, who is first in this Round."""


# On a phone: what happened meanwhile is told below what is asked.
CLEAR: Final = """() => {
  const box = (one) => document.querySelector(one)?.getBoundingClientRect();
  const [news, asked] = [box('.news > *'), box('[data-prompt]')];
  return news && asked && news.top >= asked.bottom;
}"""


def bids(bidder: Someone, half_silver: int) -> None:
    """A sum is bid."""
    bidder.sees(".bidding [data-more]")
    revision = bidder.asks()["revision"]
    for _ in range(half_silver):
        bidder.click(".bidding [data-more]")
    bidder.click(".bidding [data-action]")
    decided(bidder, revision)


def said(watcher: Someone, seat: int) -> str:
    """What somebody is seen to have bid or voted."""
    return watcher.page.locator(f'.bidding [data-bidder="{seat}"] .who span').inner_text()


def tied(people: list[Someone], half_silver: int, shown: str) -> None:
    """Both bid the same, the first player first; no bid is seen before the other."""
    ada, ben = people
    bids(ben, half_silver)
    ada.sees(".bidding .made")
    assert said(ada, 1) == "has bid"
    assert ada.asks()["view"]["bidding"]["bids"] == [None, None]
    bids(ada, half_silver)
    for person in people:
        person.sees(".bidding .highest", 2)
        assert {said(person, seat) for seat in (0, 1)} == {shown}


def votes(people: list[Someone], first: str, second: str) -> None:
    """Both vote, the first player first; no vote is seen before the other."""
    ada, ben = people
    does(ben, ".bidding", first)
    ada.sees(".bidding .doings [data-action]")
    assert said(ada, 1) == "has voted"
    assert ada.asks()["view"]["bidding"]["votes"] == [None, None]
    does(ada, ".bidding", second)


def test_rr19_13_rr19_35_a_tied_vote_goes_on_and_the_next_ends_it(
    someone: Introduced, server: Server
) -> None:
    """Half of those who tie are no majority: the Turn is played. Before the next one they bid
    again, and both want the end.
    """
    people = ada, ben = both(someone, server, AUCTION, DESK, PHONE)
    coins = [seat["coins"] for seat in ada.asks()["view"]["seats"]]
    tied(people, 2, "1 silver")
    ben.until(CLEAR)  # his question takes three lines
    votes(people, "finish", "play")
    for person in people:
        person.sees(".bidding", 0)
    table = ben.asks()
    assert (table["view"]["step"], table["player"]) == ("act", 1)
    assert [seat["coins"] for seat in table["view"]["seats"]] == coins

    does(ben, "", "end")
    for person in people:
        person.sees(".bidding")
    assert ada.asks()["view"]["active"] == 0
    tied(people, 1, "½ silver")
    votes(people, "finish", "finish")
    for person in people:
        person.sees("[data-score]")
        assert "The auction has ended the game" in person.page.locator("[data-result]").inner_text()


def test_rr19_13_whoever_has_bid_less_has_no_vote(someone: Introduced, server: Server) -> None:
    """Two of three tie and do not agree: the Turn is played, and the third has only looked on."""
    moment = prototype.bidding(3)
    id, tokens = put_for_all(server.settings["database"], moment)
    people = [someone(name=name) for name in NAMES[:3]]
    for person, token in zip(people, tokens, strict=True):
        sit(person, id, token)
    least, first, second = (people[(moment.seat + i) % 3] for i in range(3))
    bids(least, 0)
    for bidder in (first, second):
        bids(bidder, 1)
    for person in people:
        person.sees(".bidding .highest", 2)
    assert least.asks()["legal"] == []
    does(first, ".bidding", "play")
    assert not least.has(".bidding [data-action]")
    does(second, ".bidding", "finish")
    for person in people:
        person.sees(".bidding", 0)
    assert least.asks()["view"]["step"] == "act"


# --- hexes that hold too much ---

FULL: Final[Json] = {
    "hexes": {
        "d4": {"terrain": "plain", "up": True, "pieces": {"aqueduct": 1}},
        "d5": {"pieces": {"farm": 1, "temple": 1, "warehouse": 1}, "walls": ["w", "nw", "ne"]},
        "e4": {"terrain": "plain", "up": True, "pieces": {"farm": 3, "warehouse": 2}},
    },
    "stores": [{"hex": "e4", "resource": "grain", "count": 2}],
}
"""The Aqueduct lets the second seat's Capital and a hex of the first seat's hold one more."""


def test_rr19_11_rr19_24_both_empty_what_an_aqueduct_held(
    someone: Introduced, server: Server
) -> None:
    """A soldier destroys it. In another's Turn the Capital's owner takes one of three walls; then
    the attacker takes one of two warehouses where nobody has control.
    """
    war = {"step": "declare", "turn": 9, "round": 5, "units": units(d4="1s1", e4="1w1", d5="2w1")}
    ada, ben = both(someone, server, {**FULL, **war}, DESK, PHONE)
    does(ada, ".campaign", "unit", "unit:6")
    does(ada, ".campaign", "done")

    ben.sees(".campaign .choice", 4)
    assert ada.asks()["player"] == 1
    does(ben, ".campaign", "piece", "piece:d5:wall")
    ben.sees(".campaign .choice", 3)
    table = does(ben, ".campaign", "side", "side:d5:w")
    assert len(place(table, "d5")["walls"]) == 2

    ada.sees(".campaign .choice", 2)
    does(ada, ".campaign", "piece", "piece:e4:warehouse")
    ada.sees(".campaign .choice", 1)
    assert ada.has(f'.campaign [data-action="{meant(ada, "empty")}"]')
    table = does(ada, ".campaign", "store", "store:1")
    assert table["view"]["stores"] == []
    assert sum(piece["count"] for piece in place(table, "e4")["pieces"]) == 4
    assert table["view"]["overfull"] is None
    for person in (ada, ben):
        person.sees(".campaign", 0)


def test_rr19_11_a_dismantled_aqueduct_empties_hexes_in_peace(
    someone: Introduced, server: Server
) -> None:
    """Its neighbours are emptied before the Turn goes on: by their owner, and on the map."""
    act = {"turn": 9, "round": 5, "units": units(d4="1w1", e4="1w2", d5="2w1")}
    ada, ben = both(someone, server, {**FULL, **act}, DESK, PHONE)
    revision = ada.asks()["revision"]
    ada.click('.map [data-el="unit:0"]')
    decided(ada, revision)
    ada.click('[data-verb="remodel"]')
    table = does(ada, "[role=menu]", "dismantle")
    for el in ("piece:d4:aqueduct", "res:0:wood"):  # what goes, and what is kept back of its cost
        ada.click(f'[data-el="{el}"][data-legal]')
        table = decided(ada, table["revision"])

    ben.sees(".campaign .choice", 4)
    table = does(ben, ".campaign", "piece", "piece:d5:temple")
    assert table["player"] == 0
    ada.sees(".campaign .choice", 2)
    ada.click('.map [data-el="piece:e4:farm"]')
    table = decided(ada, table["revision"])
    assert (table["view"]["step"], table["view"]["overfull"]) == ("act", None)
    for name in ("d5", "e4"):
        room = place(table, name)["room"]
        assert room["constructions"] == room["limit"] == 4
    ada.sees(".campaign", 0)


def place(table: Json, name: str) -> Json:
    """A hex as it is seen."""
    found: Json = next(one for one in table["view"]["hexes"] if one["name"] == name)
    return found


# --- several against one Tower ---

TOWER: Final[Json] = {
    "step": "declare",
    "turn": 9,
    "round": 5,
    "hexes": {"d5": {"pieces": {"farm": 0, "warehouse": 0}}},
}
"""The second seat's Capital holds nothing but the Tower, of value 5 there."""


def storms(people: list[Someone], soldiers: list[str]) -> Json:
    """All soldiers are sent against the Tower, one after the other; what is under way then."""
    ada, ben = people
    for soldier in soldiers:  # there is nothing else to attack: nobody asks what
        does(ada, ".campaign", "unit", soldier)
    ada.sees(".campaign .targets li", 1)
    ada.sees(".campaign .targets .by svg", len(soldiers))
    does(ada, ".campaign", "done")
    for person in people:
        person.sees(".campaign .host .row svg")
    campaign: Json = ben.asks()["view"]["campaign"]
    return campaign


def fights(people: list[Someone], attack: int, defence: int) -> None:
    """Both choose a die; no die is seen before the other."""
    ada, ben = people
    ada.click(f'.campaign [data-el="token:{attack}"][data-legal]')
    ben.sees(".campaign .pick[data-legal]")
    assert ben.asks()["view"]["campaign"]["attack"]["die"] == "chosen"
    revision = ben.asks()["revision"]
    ben.click(f'.campaign [data-el="token:{defence}"][data-legal]')
    decided(ben, revision)


def test_rr19_3_rr19_9_three_storm_a_lone_tower_and_win(
    someone: Introduced, server: Server
) -> None:
    """9 doubled against 5: it falls, its owner's units with it, and only one has any left."""
    put = units(b1="1w1", d5="1s1 1s2 1s3", e6="2w1")
    people = both(someone, server, {**TOWER, "units": put}, DESK, PHONE)
    campaign = storms(people, ["unit:6", "unit:7", "unit:8"])
    (target,) = campaign["targets"]
    assert (target["at"], len(target["attackers"])) == ("tower:1", 3)
    assert (campaign["attack"]["value"], campaign["defence"]["value"]) == (9, 5)
    fights(people, 6, 1)
    for person in people:
        person.sees("[data-result]")
        assert "Only Ada is left." in person.page.locator("[data-result]").inner_text()
        table = person.asks()
        assert table["outcome"]["winners"] == [0]
        assert {unit["seat"] for unit in table["view"]["units"] if unit["hex"]} == {0}


def test_rr19_3_rr19_7_a_lone_tower_holds_against_two(someone: Introduced, server: Server) -> None:
    """6 against 5 doubled, and a 6: two fall; whoever wants to attack again has nobody left."""
    put = units(b1="1w1", d5="1s1 1s2", e6="2w1")
    people = _, ben = both(someone, server, {**TOWER, "units": put}, PHONE, DESK)
    storms(people, ["unit:6", "unit:7"])
    fights(people, 1, 6)
    for person in people:
        person.sees(".campaign", 0)
    table = ben.asks()
    assert (table["player"], table["view"]["step"]) == (1, "act")
    assert place(table, "d5")["tower"]["seat"] == 1
