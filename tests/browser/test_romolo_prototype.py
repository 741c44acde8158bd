"""Edition 1.66 of Romolo o Remo? on the page: a target declared, dice chosen, a sum bid."""

import pytest

from tests.browser import prototype
from tests.browser.moments import put_for_all
from tests.browser.people import DESK, PHONE, Introduced, Someone, sit
from tests.browser.romolo import decided, seated_at
from tests.server.serving import Server

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


@SIZES
def test_rr19_26_a_target_is_declared_on_the_map(
    someone: Introduced, size: tuple[int, int]
) -> None:
    ada = someone(size)
    table = seated_at(ada, prototype.at_war(prototype.declaring))
    unit = next(one["on"][0] for one in table["legal"] if one["verb"] == "unit")
    ada.click(f'.map [data-el="{unit}"]')
    table = decided(ada, table["revision"])
    assert table["view"]["campaign"]["unit"] == unit

    aimed = next(one["on"][0] for one in table["legal"] if one["on"])
    ada.click(f'.map [data-el="{aimed}"]')
    table = decided(ada, table["revision"])
    (target,) = table["view"]["campaign"]["targets"]
    assert (target["at"], target["attackers"]) == (aimed, [unit])

    # its number stands on the map and in the list
    ada.sees(f'.map [data-el="{aimed}"] .aimed', 1)
    ada.sees(f'.campaign [data-el="{target["el"]}"]', 1)
    done = next(one["action"] for one in table["legal"] if one["verb"] == "done")
    assert ada.has(f'.campaign button[data-action="{done}"]')


@SIZES
def test_rr19_30_a_die_is_chosen_unseen(
    someone: Introduced, server: Server, size: tuple[int, int]
) -> None:
    moment = prototype.at_war(prototype.choosing, 3)
    id, tokens = put_for_all(server.settings["database"], moment)
    attacker, other = someone(size), someone(name="Ben")
    sit(attacker, id, tokens[moment.seat])
    sit(other, id, tokens[(moment.seat + 1) % 3])
    attacker.sees(".campaign .pick[data-legal]")
    campaign = attacker.asks()["view"]["campaign"]
    picks = attacker.page.locator(".campaign .pick[data-legal]").all_inner_texts()
    assert len(picks) == len(campaign["odds"])
    for pick, odds in zip(picks, campaign["odds"], strict=True):
        wins = sum(one["attack"] > one["defence"] for one in odds["against"])
        assert f"wins {wins} of {len(odds['against'])}" in pick
    before = attacker.revision
    attacker.click('.campaign [data-el="token:6"]')
    decided(attacker, before)
    assert attacker.asks()["view"]["campaign"]["attack"]["die"] == 6
    other.until(
        "(old) => Number(document.querySelector('[data-table]').dataset.revision) > old", before
    )
    assert other.asks()["view"]["campaign"]["attack"]["die"] == "chosen"


def chosen(someone: Someone, el: str) -> None:
    """In the list below the map, what stands for an element is chosen."""
    revision = someone.revision
    legal = someone.asks()["legal"]
    action = next(one["action"] for one in legal if el in one["on"])
    someone.click(f'.campaign .choice[data-action="{action}"]')
    decided(someone, revision)


def told(someone: Someone, verb: str) -> None:
    """A button without an element is pressed."""
    revision = someone.revision
    action = next(one["action"] for one in someone.asks()["legal"] if one["verb"] == verb)
    someone.click(f'.campaign [data-action="{action}"]')
    decided(someone, revision)


def test_rr19_26_a_war_is_fought_below_the_map(someone: Introduced, server: Server) -> None:
    """Declared, defended, fought with dice, and what is lost is chosen by its owner."""
    moment = prototype.storming()
    id, tokens = put_for_all(server.settings["database"], moment)
    attacker, defender = someone(), someone(PHONE, name="Ben")
    sit(attacker, id, tokens[moment.seat])
    sit(defender, id, tokens[1 - moment.seat])
    attacker.sees(".campaign .choice")
    view = attacker.asks()["view"]
    home = view["seats"][1 - moment.seat]["capital"]
    units = [unit for unit in view["units"] if unit["hex"] == home]
    own = next(unit["el"] for unit in units if unit["seat"] == moment.seat)
    target = next(unit["el"] for unit in units if unit["seat"] != moment.seat)
    chosen(attacker, own)

    # each target says what may come of it
    aims = attacker.asks()["view"]["campaign"]["aims"]
    assert attacker.page.locator(".campaign .choice small").count() == len(aims) > 1
    chosen(attacker, target)
    if attacker.asks()["view"]["step"] == "declare":
        told(attacker, "done")

    # the owner is asked, in another's turn, and his tower helps
    defender.sees(".campaign .choice")
    chosen(defender, f"tower:{1 - moment.seat}")
    defender.until("() => document.querySelector('.campaign .host.right .row svg') !== null")
    if defender.asks()["view"]["step"] == "defend":
        told(defender, "done")

    # a 6 destroys something whatever the values are, and the defender has two things to lose
    attacker.click('.campaign [data-el="token:6"][data-legal]')
    defender.sees(".campaign .pick[data-legal]")
    assert defender.asks()["view"]["campaign"]["attack"]["die"] == "chosen"
    defender.click('.campaign [data-el="token:1"][data-legal]')
    defender.sees(".campaign .host.right em")
    chosen(defender, target)
    defender.sees("[data-fought] .won")
    lines = defender.page.locator("[data-fought] .lines").inner_text()
    assert "prevails" in lines
    assert "loses" in lines


# How many pixels broad a hex is drawn.
BREADTH = "(el) => document.querySelector(`[data-el='${el}']`).getBoundingClientRect().width"


def test_rr19_26_a_battle_is_seen_well_in_a_low_window(someone: Introduced, server: Server) -> None:
    """The map comes nearer while dice are chosen; what came of it is read without scrolling."""
    moment = prototype.storming()
    id, tokens = put_for_all(server.settings["database"], moment)
    attacker, defender = someone((1366, 657)), someone(name="Ben")
    sit(attacker, id, tokens[moment.seat])
    sit(defender, id, tokens[1 - moment.seat])
    attacker.sees(".campaign .choice")
    view = attacker.asks()["view"]
    home = view["seats"][1 - moment.seat]["capital"]
    units = [unit for unit in view["units"] if unit["hex"] == home]
    before = attacker.page.evaluate(BREADTH, f"hex:{home}")
    for seat in (moment.seat, 1 - moment.seat):
        chosen(attacker, next(unit["el"] for unit in units if unit["seat"] == seat))
    if attacker.asks()["view"]["step"] == "declare":
        told(attacker, "done")
    defender.sees(".campaign .choice")
    told(defender, "done")

    attacker.sees('.campaign [data-el="token:6"][data-legal]')
    attacker.until(f"([el, least]) => ({BREADTH})(el) >= least", [f"hex:{home}", 70])
    attacker.click('.campaign [data-el="token:6"][data-legal]')
    defender.click('.campaign [data-el="token:1"][data-legal]')
    attacker.sees("[data-fought] .lines")
    assert attacker.page.evaluate(
        "() => { const lines = document.querySelector('[data-fought] .lines');"
        " return lines.scrollHeight <= lines.clientHeight + 1; }"
    )
    attacker.until(
        f"([el, before]) => Math.abs(({BREADTH})(el) - before) < 8", [f"hex:{home}", before]
    )


def test_rr19_13_those_who_tie_vote_and_end_the_game(someone: Introduced, server: Server) -> None:
    moment = prototype.bidding()
    id, tokens = put_for_all(server.settings["database"], moment)
    people = [someone(), someone(PHONE, name="Ben")]
    for seat, token in enumerate(tokens):
        sit(people[seat], id, token)
    first, second = people[moment.seat], people[1 - moment.seat]
    for bidder in (first, second):  # the smallest sum but nothing
        bidder.sees(".bidding [data-more]")
        bidder.click(".bidding [data-more]")
        bidder.click(".bidding [data-action]")
    first.sees(".bidding .highest", 2)
    for voter in (first, second):
        voter.sees(".bidding .doings [data-action]")
        end = next(one["action"] for one in voter.asks()["legal"] if one["verb"] == "finish")
        voter.click(f'.bidding [data-action="{end}"]')
    for voter in people:
        voter.sees("[data-score]")
        assert voter.asks()["outcome"] is not None


@SIZES
def test_rr19_35_one_control_stands_for_all_sums(
    someone: Introduced, size: tuple[int, int]
) -> None:
    ada = someone(size)
    table = seated_at(ada, prototype.bidding())
    sums = [one["action"] for one in table["legal"]]
    assert len(sums) > 2
    bid = ada.page.locator(".bidding button[data-action]")
    assert bid.count() == 1
    assert bid.get_attribute("data-action") == str(sums[0])
    ada.click(".bidding [data-more]")
    ada.click(".bidding [data-more]")
    ada.click(".bidding [data-less]")
    ada.sees(f'.bidding [data-action="{sums[1]}"]')
    ada.click(".bidding [data-action]")
    table = decided(ada, table["revision"])
    seat = table["seat"]
    half = table["view"]["bidding"]["bids"][seat]
    assert half == sums[1] - sums[0]
    assert f"{half / 2:g} silver" in ada.page.locator(f'[data-bidder="{seat}"]').inner_text()


def test_rr2_14_the_edition_is_chosen_by_its_box(someone: Introduced) -> None:
    ada = someone()
    ada.go()
    ada.click('[data-more="romolo"]')
    ada.click("[data-house-rules] summary")
    ada.sees('[data-option="peoples"]', 0)
    ada.click('label:has([data-option-box="edition:1.66"])')
    ada.page.locator('[data-option="peoples"]').select_option("on")
    ada.click("[data-start]")
    ada.sees(".map")
    options = ada.asks()["options"]
    assert (options["edition"], options["peoples"]) == ("1.66", "on")
