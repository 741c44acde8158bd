"""Cards that go through the piles and the dice: Consul, Haruspex, Aesculapinum (R26, R31, R37)."""

from lusoria.core.state import Event
from tests.games.roma.table import (
    deck,
    discards,
    do,
    hand,
    moves,
    position,
    refusal,
    unused,
)
from tests.told import seen


def test_r26_consul_changes_an_unused_die_by_one() -> None:
    s = position({2: "consul"}, {}, [2, 4, 4])
    do(s, "activate 2")
    assert moves(s) == ["raise 4", "lower 4"]
    do(s, "raise 4")
    assert unused(s) == [4, 5]
    s = position({2: "consul"}, {}, [2, 4, 4])
    do(s, "activate 2", "lower 4")
    assert unused(s) == [3, 4]


def test_r26_a_die_never_leaves_one_to_six() -> None:
    s = position({2: "consul"}, {}, [2, 1, 6])
    do(s, "activate 2")
    assert moves(s) == ["raise 1", "lower 6"]
    for move in ("lower 1", "raise 6"):
        no = refusal(s, move)
        assert (no.rule, str(no.message)) == ("R26", "A die never goes below 1 or above 6.")
    do(s, "lower 6")
    assert unused(s) == [1, 5]


def test_r26_a_used_die_is_not_changed() -> None:
    s = position({2: "consul"}, {}, [2, 3, 5])
    do(s, "money 5", "activate 2")
    assert moves(s) == ["raise 3", "lower 3"]
    assert refusal(s, "raise 5").rule == "R7"
    assert refusal(s, "raise 2").rule == "R7"


def test_r26_consul_needs_another_unused_die() -> None:
    s = position({2: "consul"}, {}, [2])
    no = refusal(s, "activate 2")
    assert (no.rule, str(no.message)) == ("R26", "Consul needs another unused die.")


def test_r26_the_changed_die_counts_with_its_new_value() -> None:
    s = position({2: "consul", 3: "tribunus"}, {}, [2, 4])
    do(s, "activate 2", "lower 4", "activate 3")
    assert s.points == [11, 9]


def test_r26_two_activations_change_a_die_by_two() -> None:
    s = position({2: "consul"}, {}, [2, 2, 4])
    do(s, "activate 2", "raise 4", "activate 2", "raise 5")
    assert unused(s) == [6]


def test_r31_haruspex_takes_a_card_of_his_choice_from_the_draw_pile() -> None:
    s = position({2: "haruspex"}, {}, [2], discard=["legat"], deck=["nero", "forum", "forum"])
    do(s, "activate 2")
    assert moves(s) == ["take nero", "take forum"]
    no = refusal(s, "take turris")
    assert (no.rule, str(no.message)) == ("R31", "There is no Turris in the draw pile.")
    do(s, "take forum")
    assert hand(s) == ["forum"]
    assert deck(s) == ["forum", "nero"]


def test_r31_only_the_haruspex_sees_the_pile_and_the_card() -> None:
    s = position({2: "haruspex"}, {}, [2], their_hand=["turris"])
    log: list[Event] = []
    s.listen(log)
    do(s, "activate 2")
    mine, other = s.view(0)["draw_pile"], s.view(1)["draw_pile"]
    assert len(mine["cards"] or []) > 20
    assert other == {"el": "pile:draw", "count": 50, "cards": None}
    do(s, "take nero")
    last = s.view(0)["draw_pile"]
    assert last == {"el": "pile:draw", "count": 49, "cards": None}
    taken = [event for event in log if event[0] == "take"]
    assert [seen(s, event, 1) for event in taken] == [{"event": "take", "seat": 0}]
    assert [seen(s, event, 0) for event in taken] == [{"event": "take", "seat": 0, "card": "nero"}]


def test_r31_with_an_empty_pile_the_discard_pile_is_shuffled_first() -> None:
    s = position({2: "haruspex"}, {}, [2], deck=[])
    count = len(discards(s))
    do(s, "activate 2")
    assert discards(s) == []
    do(s, "take nero")
    assert hand(s) == ["nero"]
    assert len(deck(s)) == count - 1


def test_r31_with_both_piles_empty_haruspex_does_nothing() -> None:
    s = position({2: "haruspex"}, {}, [2], deck=["nero"])
    everything = discards(s)
    s = position({2: "haruspex"}, {}, [2], their_hand=[*everything, "nero"], deck=[])
    no = refusal(s, "activate 2")
    assert no.rule in ("R11", "R15", "R31")
    assert str(no.message) == "Both piles are empty: there is nothing to draw."


def test_r37_aesculapinum_takes_a_character_from_the_discard_pile() -> None:
    s = position({2: "aesculapinum"}, {}, [2], discard=["legat", "nero", "forum", "legat"])
    do(s, "activate 2")
    assert moves(s) == ["take legat", "take nero"]
    no = refusal(s, "take forum")
    assert (no.rule, str(no.message)) == ("R37", "Forum is not a character.")
    no = refusal(s, "take consul")
    assert (no.rule, str(no.message)) == ("R37", "There is no Consul in the discard pile.")
    do(s, "take legat")
    assert hand(s) == ["legat"]
    assert discards(s) == ["forum", "legat", "nero"]


def test_r37_aesculapinum_needs_a_discarded_character() -> None:
    s = position({2: "aesculapinum"}, {}, [2], discard=["forum"])
    no = refusal(s, "activate 2")
    assert (no.rule, str(no.message)) == ("R15", "There is no character in the discard pile.")


def test_r37_the_card_taken_is_seen_by_all() -> None:
    s = position({2: "aesculapinum"}, {}, [2], discard=["nero"])
    log: list[Event] = []
    s.listen(log)
    do(s, "activate 2")
    assert hand(s) == ["nero"]
    told = [seen(s, event, 1) for event in log]
    assert {"event": "recover", "seat": 0, "card": "nero"} in told
