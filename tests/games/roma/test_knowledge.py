"""What a seat knows: views, and `resample` keeping what it knows (R3, R4, R11, R24, R31, R37)."""

import random

import pytest

from lusoria.core.state import Event
from lusoria.games.roma.cards import BUILDINGS
from lusoria.games.roma.layout import HELD
from lusoria.games.roma.state import Roma
from lusoria.games.roma.view import Seat
from tests.games.roma.table import (
    dealt,
    deck,
    discards,
    do,
    hand,
    kind,
    known,
    mine,
    position,
    zone,
)
from tests.told import seen

SETUP = "legat forum nero turris consul forum velites templum"


def resampled(s: Roma, seat: int, count: int = 40) -> list[Roma]:
    """Positions that are the same to the seat."""
    rng = random.Random(7)
    return [s.resample(seat, rng) for _ in range(count)]


def hands_of(s: Roma, seat: int, other: int) -> set[tuple[str, ...]]:
    """The hands of the other that the seat holds possible."""
    return {tuple(hand(t, other)) for t in resampled(s, seat)}


def seat_view(s: Roma, seat: int | None, of: int) -> Seat:
    """What a seat sees of a seat."""
    return s.view(seat)["seats"][of]


def test_a_view_hides_hands_and_the_draw_pile_but_tells_their_sizes() -> None:
    s = position(hand=["nero"], their_hand=["legat", "forum"], discard=["turris"])
    assert seat_view(s, 0, 1)["hand"] == {"el": "hand:1", "count": 2, "cards": None}
    assert seat_view(s, 1, 0)["hand"] == {"el": "hand:0", "count": 1, "cards": None}
    for seat in (0, 1):
        assert seat_view(s, None, seat)["hand"] == {
            "el": f"hand:{seat}",
            "count": 2 if seat else 1,
            "cards": None,
        }
    assert s.view(0)["draw_pile"] == {"el": "pile:draw", "count": 48, "cards": None}
    own = seat_view(s, 0, 0)["hand"]
    assert [card["card"] for card in own["cards"] or []] == ["nero"]
    pile = s.view(1)["discard_pile"]
    assert isinstance(pile, dict)
    assert pile["cards"] == [{"el": "discard:turris", "card": "turris", "count": 1}]


def test_r10_the_drawer_alone_sees_the_cards_drawn_and_all_see_those_discarded() -> None:
    s = position(dice=[3])
    log: list[Event] = []
    s.listen(log)
    do(s, "draw 3", "card nero", "card legat", "card forum")
    assert s.view(1)["held"] == {"count": 3, "cards": None}
    held = s.view(0)["held"]
    assert held is not None
    assert [card["card"] for card in held["cards"] or []] == ["legat", "nero", "forum"]
    do(s, "keep nero")
    told = [seen(s, event, 1) for event in log]
    assert [event for event in told if event] == [
        {"event": "draw", "seat": 0, "count": 3, "die": 0},
        {"event": "keep", "seat": 0},
        {"event": "discard", "seat": 0, "card": "legat"},
        {"event": "discard", "seat": 0, "card": "forum"},
    ]


def test_resampling_redraws_the_other_hand_and_nothing_else() -> None:
    s = position(
        {1: "nero"}, {2: "forum"}, [1, 2, 3], ["turris", "legat"], ["consul", "velites"],
        discard=["onager"],
    )  # fmt: skip
    for t in resampled(s, 0):
        assert t.view(0) == s.view(0)
        assert t.legal_actions() == s.legal_actions()
        assert hand(t) == hand(s)
        assert discards(t) == discards(s)
        assert t.board == s.board
        assert len(hand(t, 1)) == 2
        assert sorted(hand(t, 1) + deck(t)) == sorted(hand(s, 1) + deck(s))
    assert len(hands_of(s, 0, 1)) > 20
    assert {tuple(hand(t)) for t in resampled(s, 1)} != {tuple(hand(s))}


def test_r3_the_choice_of_the_other_is_redrawn_while_cards_are_passed() -> None:
    s = dealt(0, SETUP)
    do(s, "pass nero", "pass turris", "pass velites")
    passed = set()
    for t in resampled(s, 1):
        assert t.view(1) == s.view(1)
        assert hand(t, 1) == hand(s, 1)
        assert known(t, 1) == ["velites"]
        assert len(known(t, 0)) == len(hand(t, 0)) == 2
        passed.add(tuple(known(t, 0)))
    assert len(passed) > 20
    for t in resampled(s, 0):
        assert t.view(0) == s.view(0)
        assert known(t, 0) == ["nero", "turris"]
        assert len(known(t, 1)) == 1
        assert len(hand(t, 1)) == 3


def test_r3_r4_a_seat_knows_the_cards_it_passed_until_they_are_turned_up() -> None:
    s = dealt(0, SETUP)
    do(s, "pass nero", "pass turris", "pass velites", "pass templum")
    do(s, "lay legat 1", "lay forum 2", "lay velites 3", "lay templum 4", "lay nero 5")
    for t in resampled(s, 0):
        assert t.view(0) == s.view(0)
        four = [*hand(t, 1), str(mine(t, 5, seat=1))]
        assert len(four) == 4
        assert {"nero", "turris"} <= {*four}
    for t in resampled(s, 1):
        assert t.view(1) == s.view(1)
        four = [str(mine(t, disc)) for disc in range(1, 5)]
        assert {"velites", "templum"} <= {*four}
        assert hand(t, 1) == hand(s, 1)
        assert mine(t, 5, seat=1) == "nero"
    assert len({mine(t, 1) for t in resampled(s, 1, 100)}) > 5
    do(s, "lay turris 1", "lay consul 2", "lay forum 3")
    assert known(s, 0) == known(s, 1) == []
    for t in resampled(s, 0):
        assert t.board == s.board


def test_r24_a_returned_card_is_known_until_it_is_laid() -> None:
    s = position({2: "gladiator"}, {3: "legat"}, [2], their_hand=["forum"], money=(0, 5))
    do(s, "activate 2")
    assert known(s, 0) == ["legat"]
    hands = hands_of(s, 0, 1)
    assert all("legat" in cards and len(cards) == 2 for cards in hands)
    assert len(hands) > 10
    do(s, "end", "roll 1 2 3", "lay legat 3")
    assert known(s, 0) == []
    assert all(len(cards) == 1 for cards in hands_of(s, 0, 1))


def test_r24_knowledge_counts_equal_cards() -> None:
    s = position({2: "gladiator"}, {3: "legionarius"}, [2], [], ["legionarius"], (10, 20), (0, 9))
    do(s, "activate 2")
    assert known(s, 0) == ["legionarius"]
    do(s, "end", "roll 1 2 3", "lay legionarius 3")
    assert known(s, 0) == []
    do(s, "end", "roll 1 2 2", "activate 2")
    assert known(s, 0) == ["legionarius"]
    do(s, "end", "roll 1 2 3", "lay legionarius 3")
    assert known(s, 0) == []
    assert hand(s, 1) == ["legionarius"]


def test_r37_a_card_taken_openly_is_known_to_the_other() -> None:
    s = position({2: "aesculapinum"}, {}, [2], ["forum"], discard=["nero"])
    do(s, "activate 2")
    assert known(s, 1) == ["nero"]
    hands = hands_of(s, 1, 0)
    assert all("nero" in cards and len(cards) == 2 for cards in hands)
    assert len(hands) > 10


def test_r37_a_known_card_laid_free_of_charge_is_no_longer_known_to_be_in_the_hand() -> None:
    s = position({2: "aesculapinum", 3: "senator"}, {}, [2, 3], ["forum"], discard=["nero"])
    do(s, "activate 2", "activate 3", "lay nero 4")
    assert known(s, 1) == []


def test_r31_after_a_haruspex_the_whole_hand_of_that_moment_is_known() -> None:
    s = position({2: "haruspex"}, {}, [2], their_hand=["legat", "forum", "forum"], money=(0, 5))
    do(s, "activate 2")
    assert hands_of(s, 0, 1) == {("forum", "forum", "legat")}
    do(s, "take nero")
    assert hands_of(s, 0, 1) == {("forum", "forum", "legat")}
    assert len(hands_of(s, 1, 0)) > 10  # the other does not know the card taken
    do(s, "end", "roll 1 2 3", "draw 1", "card turris")
    assert known(s, 0) == ["forum", "forum", "legat"]
    hands = hands_of(s, 0, 1)
    assert all(len(cards) == 4 for cards in hands)
    assert len(hands) > 10
    do(s, "lay forum 1")
    assert known(s, 0) == ["forum", "legat"]


def test_r31_the_pile_seen_stays_the_same_while_looking() -> None:
    s = position({2: "haruspex"}, {}, [2], their_hand=["legat"])
    do(s, "activate 2")
    for t in resampled(s, 0):
        assert t.view(0) == s.view(0)
        assert deck(t) == deck(s)


def test_r11_after_a_reshuffle_both_hands_are_known_by_counting() -> None:
    s = position({2: "nero"}, {}, [1], ["legat", "forum"], ["turris", "consul"], deck=[])
    do(s, "draw 1")
    assert known(s, 0) == ["consul", "turris"]
    assert known(s, 1) == ["forum", "legat"]
    do(s, "card velites")
    assert hands_of(s, 0, 1) == {("consul", "turris")}
    hands = hands_of(s, 1, 0)
    assert all({"forum", "legat"} <= {*cards} and len(cards) == 3 for cards in hands)
    assert len(hands) > 10


def test_r11_an_empty_draw_pile_alone_already_tells_the_other_hand() -> None:
    s = position({2: "nero"}, {}, [1], ["legat"], ["turris", "consul"], deck=[])
    assert hands_of(s, 0, 1) == {("consul", "turris")}
    assert hands_of(s, 1, 0) == {("legat",)}


def test_r11_in_a_haruspex_reshuffle_the_other_learns_the_hand_before_the_card_taken() -> None:
    s = position({2: "haruspex"}, {}, [2], ["legat"], ["turris"], deck=[])
    do(s, "activate 2", "take nero")
    assert known(s, 1) == ["legat"]
    assert hands_of(s, 0, 1) == {("turris",)}
    assert len(hands_of(s, 1, 0)) > 10


def test_r11_in_a_reshuffle_in_mid_draw_hand_and_drawn_cards_are_known_together() -> None:
    s = position({2: "senator"}, {}, [3], ["legat"], ["consul"], deck=["nero"])
    do(s, "draw 3", "card nero")
    assert known(s, 0) == ["consul"]  # whoever draws sees the cards drawn
    seen = {(*hand(t), *zone(t, HELD)) for t in resampled(s, 1)}
    assert seen == {("legat", "nero"), ("nero", "legat")}
    do(s, "card forum")
    for t in resampled(s, 1):
        assert t.view(1) == s.view(1)
        assert len(zone(t, HELD)) == 2
        assert {"legat", "nero"} <= {*hand(t), *zone(t, HELD)}
    do(s, "card turris")
    kept = s.clone()
    do(kept, "keep nero")  # forum and turris are seen: what is left was there before
    assert hands_of(kept, 1, 0) == {("legat", "nero")}
    do(s, "keep forum")  # nero and turris are seen: legat was in the hand, one card is new
    hands = hands_of(s, 1, 0)
    assert all("legat" in cards and len(cards) == 2 for cards in hands)
    assert len(hands) > 10


def test_r11_what_was_known_before_a_reshuffle_in_mid_draw_stays_known() -> None:
    s = position({2: "aesculapinum"}, {}, [2, 2], ["forum"], discard=["legat"], deck=["nero"])
    do(s, "activate 2", "take legat")
    do(s, "draw 2", "card nero")
    for t in resampled(s, 1):
        assert "legat" in hand(t)
        assert sorted(hand(t) + zone(t, HELD)) == ["forum", "legat", "nero"]
    do(s, "card legat", "keep nero")
    assert hands_of(s, 1, 0) == {("forum", "legat", "nero")}


NOT_LAID = {"senator": ("legat", "character"), "architectus": ("forum", "building")}


@pytest.mark.parametrize("card", NOT_LAID)
def test_r15_whoever_uses_a_card_for_laying_free_has_something_to_lay(card: str) -> None:
    """Nothing is laid, and the hand stays as it is: the other knows of a card of that sort."""
    name, sort = NOT_LAID[card]
    s = position({2: card}, {}, [1, 2, 3], [name, "consul", "turris"])
    assert not all(has(t, sort) for t in resampled(s, 1, 200))
    do(s, "activate 2")
    assert all(has(t, sort) for t in resampled(s, 1, 200))
    do(s, "done")
    assert all(has(t, sort) for t in resampled(s, 1, 200))
    do(s, "money 1", "end", "roll 1 2 2")
    hands = hands_of(s, 1, 0)
    assert len(hands) > 10
    assert all(has(t, sort) for t in resampled(s, 1, 200))
    assert s.game.restore(s.snapshot()).snapshot() == s.snapshot()


def has(s: Roma, sort: str, seat: int = 0) -> bool:
    """Whether the seat holds a card of the sort."""
    return any((kind(name) >= BUILDINGS) == (sort == "building") for name in hand(s, seat))


def test_r15_a_scaenicus_that_copies_a_senator_tells_the_same() -> None:
    s = position({2: "scaenicus", 4: "senator"}, {}, [2], ["legat", "forum"])
    do(s, "activate 2", "done", "end", "roll 1 2 2")
    assert all(has(t, "character") for t in resampled(s, 1, 200))


def test_r15_the_card_laid_explains_it() -> None:
    s = position({2: "architectus"}, {}, [2], ["forum", "legat"])
    do(s, "activate 2", "lay forum 5", "done")
    assert not all(has(t, "building") for t in resampled(s, 1, 200))


def test_r15_a_card_laid_later_explains_it_and_one_of_the_other_sort_does_not() -> None:
    s = position({2: "architectus"}, {}, [2], ["templum", "consul", "legat"], money=(9, 0))
    do(s, "activate 2", "done", "lay consul 4")
    assert all(has(t, "building") for t in resampled(s, 1, 200))
    do(s, "lay templum 5")
    assert not all(has(t, "building") for t in resampled(s, 1, 200))


def test_r15_a_known_card_explains_it_from_the_beginning() -> None:
    s = position(
        {2: "aesculapinum", 3: "senator"}, {}, [2, 3], ["forum", "turris"], discard=["nero"]
    )
    do(s, "activate 2", "activate 3", "done")
    hands = hands_of(s, 1, 0)
    assert all("nero" in cards for cards in hands)
    assert any(sum(kind(name) < BUILDINGS for name in cards) == 1 for cards in hands)


def test_r15_a_card_known_later_does_not_explain_it() -> None:
    """The opponent's Gladiator sends the Senator back: another character is in the hand, too."""
    s = position({2: "senator"}, {3: "gladiator"}, [2], ["legat", "forum", "turris"])
    do(s, "activate 2", "done", "end", "roll 1 3 3", "activate 3")
    assert known(s, 1) == ["senator"]
    for t in resampled(s, 1, 200):
        others = hand(t)
        others.remove("senator")
        assert any(kind(name) < BUILDINGS for name in others)


def test_r15_a_card_that_joins_the_hand_unseen_leaves_one_of_that_sort_in_it() -> None:
    s = position({2: "architectus"}, {}, [1, 2], ["forum"])
    do(s, "activate 2", "done", "draw 1")
    for t in resampled(s, 1, 100):
        assert has(t, "building")
    do(s, "card nero")
    assert len(hands_of(s, 1, 0)) > 10
    for t in resampled(s, 1, 200):
        assert has(t, "building")


def test_r15_r31_whoever_counts_out_the_hand_needs_no_proof() -> None:
    s = position({2: "architectus"}, {3: "haruspex"}, [2], ["forum", "legat"])
    do(s, "activate 2", "done", "end", "roll 1 3 3", "activate 3")
    assert hands_of(s, 1, 0) == {("forum", "legat")}
    assert s.proven == 0


def test_r15_r11_after_a_reshuffle_nobody_needs_a_proof() -> None:
    s = position({2: "architectus"}, {}, [1, 2], ["forum"], deck=[])
    do(s, "activate 2", "done", "draw 1")
    assert s.proven == 0
    s = position({2: "architectus"}, {}, [2], ["forum"], deck=["nero"])
    do(s, "activate 2", "done", "end", "roll 1 2 3", "draw 3", "card nero")
    assert s.proven == 0, "nor in the middle of the other's draw"
    assert hands_of(s, 1, 0) == {("forum",)}


def test_r15_r11_a_proof_holds_through_a_reshuffle_in_mid_draw() -> None:
    """Hand and drawn cards are known together: the building must be in the hand."""
    s = position({2: "architectus"}, {}, [2, 3], ["forum"], deck=["nero"])
    do(s, "activate 2", "done", "draw 3", "card nero")
    assert {(*hand(t), *zone(t, HELD)) for t in resampled(s, 1)} == {("forum", "nero")}
    do(s, "card legat", "card turris")
    assert all(hand(t) == ["forum"] for t in resampled(s, 1))
    kept = s.clone()
    do(kept, "keep turris")
    assert kept.proven == 0, "nero is seen, and so is the forum by counting"
    assert all("forum" in hand(t) for t in resampled(kept, 1))


def test_r15_r11_a_proof_stays_where_counting_tells_of_no_such_card() -> None:
    """One Forum in hand, three drawn around the reshuffle, two of them discarded: which are left
    is not known, only that one is in the hand.
    """
    s = position({2: "architectus"}, {}, [2, 3], ["forum"], deck=["forum"])
    do(s, "activate 2", "done", "draw 3", "card forum", "card forum", "card forum", "keep forum")
    assert known(s, 1) == []
    assert all(has(t, "building") for t in resampled(s, 1, 200))


def test_resampling_twice_keeps_what_is_known() -> None:
    s = position({2: "gladiator"}, {3: "legat"}, [2], their_hand=["forum", "nero"])
    do(s, "activate 2")
    rng = random.Random(5)
    t = s
    for _ in range(20):
        t = t.resample(0, rng)
        assert "legat" in hand(t, 1)
        assert len(hand(t, 1)) == 3
        assert t.view(0) == s.view(0)
        assert known(t, 0) == ["legat"]
