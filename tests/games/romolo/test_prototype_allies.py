"""Alliances in edition 1.66: everybody for himself, sums at the end (RR19.18, RR19.38)."""

from typing import Any

from lusoria.games.romolo.asked import BID, DEFEND, OVERFULL, RULE, VOLUNTEER, VOTE
from lusoria.games.romolo.layout import ALIVE, COINS, NOBODY, PIECES_OUT, SEAT, SILVER
from lusoria.games.romolo.scoring import categories, decisions
from lusoria.games.romolo.turn import auction, course
from lusoria.games.romolo.war import elimination
from tests.games.romolo.prototype import Prototype, at_war
from tests.games.romolo.table import Place, ring

HOMES: dict[Place, str] = {(4 * seat, 8): f"plain w{seat}" for seat in range(4)}


def allied(hexes: dict[Place, str], **more: Any) -> Prototype:
    """The first and third player against the second and fourth, all with a worker somewhere."""
    return Prototype({**HOMES, **hexes}, 4, edition="1.66", teams="on", **more)


# --- war ---


def test_x166_90_rr19_38_allies_do_not_help_each_other() -> None:
    """A worker of the third player is attacked: the first cannot help, though he is there."""
    p = at_war({**ring("plain s1 w2 w0 w3"), **HOMES}, 4, 1, teams="on")
    p.send("unit 3w1", "2s1")
    assert p.s.step != DEFEND  # the third has nobody else there
    p.do("die 2", "die 2")
    assert p.values() == (3, 1)


def test_x166_90_rr19_38_offers_of_allies_are_not_added() -> None:
    p = at_war({**ring("plain temple s1 w0 w2 w3"), **HOMES}, 4, 1, teams="on")
    p.send("piece temple", "2s1")
    asked = []
    while p.s.step == VOLUNTEER:
        asked.append(p.s.player)
        p.do(p.units().pop())
    assert asked == [0, 2]
    p.do("die 2", "die 2")
    assert p.values() == (3, 1)


def test_rr19_11_rr19_38_a_hex_of_one_ally_is_not_the_others() -> None:
    """The third player has the soldier there: he is asked, not the first, whose turn it is."""
    hexes = {**ring("plain aqueduct s0"), (1, 0): "plain farm*5 s2", **HOMES}
    p = at_war(hexes, 4, teams="on")
    p.send("piece aqueduct", "1s1")
    assert (p.s.step, p.s.player, p.s.active) == (OVERFULL, 2, 0)


# --- bids ---


def bidding() -> Prototype:
    p = allied({})
    for seat in range(4):
        p.s.seats[seat * SEAT + COINS] = 10 * SILVER
    p.s.ending = PIECES_OUT
    p.s.ending_round = 1
    p.s.round = 2
    return p


def begun(p: Prototype) -> Prototype:
    course.begin_turn(p.s)
    p.s.legal = None
    return p


def test_rr19_18_rr19_38_bids_and_votes_are_each_players_own() -> None:
    """The allies bid 3 each: less than 4 of one opponent, who decides alone."""
    p = begun(bidding()).do("bid 3", "bid 4", "bid 3", "bid 0")
    assert (p.s.step, p.s.player) == (RULE, 1)
    p = begun(bidding()).do("bid 3", "bid 0", "bid 3", "bid 0")
    assert (p.s.step, p.s.player) == (VOTE, 0)
    p.do("finish")
    assert (p.s.step, p.s.player) == (VOTE, 2)
    p.do("play")
    assert not p.s.is_over


def test_rr19_38_a_partner_without_tower_bids_no_more() -> None:
    p = bidding()
    p.s.seats[2 * SEAT + ALIVE] = 0
    begun(p)
    assert auction.bidders(p.s) == [0, 1, 3]
    p.do("bid 1", "bid 1")
    assert (p.s.step, p.s.player) == (BID, 3)


# --- the score ---


def test_x166_91_rr19_18_characters_of_both_partners_are_added() -> None:
    """3, 3, 1 and none: majorities 4, 4; sides 3 + 1 + 4 and 3 + 4."""
    p = allied({}, characters={0: "eques nauta dux", 1: "heros furnarus traductor", 2: "obsessor"})
    tally = p.tally()
    first = categories.CHARACTERS * 4
    assert tally.points[first : first + 4] == [3, 3, 1, 0]
    assert tally.prizes[first : first + 4] == [4, 4, 0, 0]
    sums = [
        sum(tally.points[first + seat] + tally.prizes[first + seat] for seat in seats)
        for seats in ((0, 2), (1, 3))
    ]
    assert sums == [8, 7]


def test_x166_91_rr19_38_patronus_compares_single_players() -> None:
    """With his ally he would be the richest; alone he is the second."""
    p = allied({}, characters={0: "patronus"}, coins={0: 10, 1: 12, 2: 8, 3: 0})
    assert p.tally().patronus == [2, 0, 0, 0]


def test_rr19_38_sacerdos_needs_points_of_his_owner() -> None:
    """A soldier of the ally makes no hex his; his own does."""
    p = allied({(0, 0): "hill s0", (2, 0): "hill s2"}, characters={0: "sacerdos"})
    assert decisions.changeable(p.s, -1, 0) == [p.at((0, 0))]


def test_rr19_38_a_partner_who_is_out_scores_nothing() -> None:
    """His tower falls: his soldier controls no hex any more, his coins are gone."""
    p = at_war(
        {**HOMES, (0, 0): "plain T2", (0, 1): "hill s2", (1, 0): "plain s1*3"},
        4,
        1,
        teams="on",
        characters={2: "obsessor"},
        coins={2: 99},
    )
    assert p.tally().owner[p.at((0, 1))] == 2
    elimination.eliminate(p.s, 2, NOBODY)
    tally = p.tally()
    assert tally.owner[p.at((0, 1))] == -1
    assert [tally.points[category * 4 + 2] for category in p.s.edition.scored] == [0] * 5
    assert [tally.prizes[category * 4 + 2] for category in p.s.edition.scored] == [0] * 5
