"""Snapshots of impossible positions are refused, with the place and the reason."""

from typing import Any

import pytest

from lusoria import SnapshotError, State
from lusoria.games.roma.snapshot import FIELDS
from lusoria.games.roma.state import Roma
from tests.games.roma.table import dealt, do, position


def restored(s: Roma, **changes: object) -> None:
    """Restores a position with some things changed."""
    data: Any = s.snapshot()
    s.game.restore(data)
    data["position"].update(changes)
    s.game.restore(data)


def refused(s: Roma, reason: str, **changes: object) -> None:
    """The position is fine, and with the changes it is not."""
    with pytest.raises(SnapshotError, match=f"^snapshot\\.position\\.{reason}"):
        restored(s, **changes)


def test_the_table_has_every_attribute_of_a_position_that_does_not_follow_from_others() -> None:
    declared = set(getattr(Roma, "__mypyc_attrs__", None) or Roma.__annotations__)
    declared -= set(getattr(State, "__mypyc_attrs__", None) or State.__annotations__)
    follows = {"deck_size", "discard_size", "shared", "from_stockpile"}
    assert set(FIELDS.attributes.values()) == declared - follows


def turn() -> Roma:
    """Seat 0 in phase 3."""
    return position({2: "tribunus"}, {3: "legat"}, [2, 3], ["forum"], ["nero"])


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("dice", [0, 3, 1], "dice: all three"),
        ("used", [4, 0, 9], "used: a die lies on another disc"),
        ("set_aside", 4, "set_aside: set_aside does not fit"),
        ("points", [10, 11], "points: .* 36"),
        ("player", 1, "player: player, active"),
        ("active", 1, "player: player, active"),
        ("turn", 2, "active: it is the other"),
        ("turn", 0, "turn: turn and step"),
        ("in_move", True, "in_move: "),
        ("ended", "no-points", "ended: the game is not over"),
        ("siege", 2, "siege: each Essedum"),
        ("blocked", [[], [1]], "blocked: each Praetorianus"),
        ("blocked", [[1, 2, 3, 4], []], "blocked: each Praetorianus"),
        ("drawing", 1, "drawing: cards are drawn only"),
        ("before", {}, "before: the piles"),
        ("proven", [["character"], []], "proven: the hand"),
    ],
)
def test_a_turn_that_cannot_be_is_refused(key: str, value: object, reason: str) -> None:
    refused(turn(), reason, **{key: value})


def test_r1_r17_r18_the_end_has_its_reason() -> None:
    s = position({2: "tribunus"}, {}, [2], points=(10, 1), round_limit=9)
    do(s, "activate 2")
    assert s.is_over
    for reason in ("", "empty-stockpile", "round-limit"):
        refused(s, "ended", ended=reason)
    refused(s, "points", points=[20, 0])
    refused(s, "step: a game ends", step="target")


def test_r6_only_equal_dice_are_rolled_again() -> None:
    s = turn()
    do(s, "end")
    refused(s, "dice: three equal", dice=[1, 2, 2], used=[0, 0, 0])
    restored(s, dice=[2, 2, 2], used=[0, 0, 0])
    do(s, "roll 4 4 4")
    refused(s, "dice: three equal", dice=[4, 4, 5])


def test_r10_no_more_cards_are_drawn_than_the_die_shows() -> None:
    s = turn()
    do(s, "draw 3", "card turris")
    refused(s, "drawing: too many", drawing=3)
    do(s, "card turris", "card consul")
    refused(s, "drawing: cards are drawn only", drawing=1)
    refused(s, "drawing: too many", used=[0, 7, 9])


def test_r12_r28_r30_only_a_card_with_a_die_acts() -> None:
    s = position({2: "nero", 5: "scaenicus"}, {1: "turris", 4: "forum"}, [2, 5])
    do(s, "activate 2")
    refused(s, "source: no die", source=3)
    refused(s, "source: no die", source=5)
    refused(s, "source: this card does not act", acting="sicarius")
    refused(s, "source: no die", blocked=[[2], []])
    refused(s, "acting: this card does not act in this step", acting="forum")
    refused(s, "step|acting", step="battle", player=-1)


def test_r13_a_battle_has_a_target() -> None:
    s = position({2: "velites"}, {1: "legat", 3: "forum", 4: "consul"}, [2])
    do(s, "activate 2", "target 1")
    for disc in (2, 3):
        refused(s, "target: there is nothing", target=disc)
    restored(s, target=4)
    s = position({2: "centurio"}, {2: "legat", 3: "forum"}, [2, 4])
    do(s, "activate 2", "battle 1")
    refused(s, "target: there is nothing", target=3)
    refused(s, "roll: there is no roll", roll=0)
    refused(s, "roll: there is no roll", used=[2, 7, 9])


def test_r22_r39_the_cards_taken_up_are_those_of_the_sort() -> None:
    s = position({1: "consiliarius", 2: "nero", 3: "forum", 4: "legat"}, {}, [1])
    do(s, "activate 1", "lay nero 6")
    for laid in (0, 33):
        refused(s, "laid: laid does not fit", laid=laid)
    refused(s, "cards: these cards were not", laid=31)
    refused(s, "cards: these cards were not", acting="machina")


def test_r43_a_templum_needs_the_points_of_the_forum() -> None:
    s = position({2: "forum", 3: "templum"}, {}, [2, 5, 6])
    do(s, "activate 2", "forum 5")
    refused(s, "gain: no die", gain=4)
    refused(s, "used: no Templum", used=[2, 9, 7])


def test_r31_whoever_looks_through_the_pile_knows_the_other_hand() -> None:
    s = position({2: "haruspex"}, {}, [2], their_hand=["legat"])
    do(s, "activate 2")
    cards: Any = s.snapshot()["position"]["cards"]  # type: ignore[index]
    refused(s, "cards: a seat cannot know", cards={**cards, "known0": {}})


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("money", [1, 0], "turn: before the first turn"),
        ("set_aside", 0, "in_move: "),
        ("set_aside", 3, "cards: the seats hold"),
        ("active", 1, "player: "),
        ("first", 1, "cards: the seats hold"),
        ("drawing", 2, "drawing: cards are drawn only"),
        ("step", "place", "cards: "),
    ],
)
def test_r3_r4_a_set_up_that_cannot_be_is_refused(key: str, value: object, reason: str) -> None:
    s = dealt(0, "legat forum nero turris consul forum velites templum")
    do(s, "pass nero")
    if key == "set_aside" and value == 3:
        do(s, "pass turris", "pass velites", "pass templum", "lay legat 1")
    refused(s, reason, **{key: value})


def test_a_turn_after_the_round_limit_is_refused() -> None:
    refused(position(round_limit=2), "turn: the round limit", turn=5)
