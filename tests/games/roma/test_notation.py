"""The notation, what an action touches, and why nothing can be done with an element."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from lusoria import NotationError
from lusoria.games.roma import actions as a
from lusoria.games.roma.cards import FORUM, NAMES, NERO
from lusoria.games.roma.state import Roma
from tests.games.roma.table import do, moves, position


def touched(s: Roma, move: str) -> list[str]:
    """The elements that a move touches."""
    return s.game.describe(s, s.game.parse(s, move)).on


def said(s: Roma, move: str) -> str:
    """The move in words."""
    return str(s.game.describe(s, s.game.parse(s, move)).message)


def why(s: Roma, element: str) -> str | None:
    """The clause that says why nothing can be done with an element."""
    found = s.game.why_not_on(s, element)
    assert found is None or str(found.message)
    return None if found is None else found.rule


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("end", a.END),
        ("done", a.DONE),
        ("reroll", a.REROLL),
        ("stand", a.STAND),
        ("money 1", a.MONEY),
        ("draw 6", a.DRAW + 5),
        ("activate 4", a.ACTIVATE + 3),
        ("target 2", a.TARGET + 1),
        ("add 3", a.ADD + 2),
        ("forum 5", a.POINTS + 4),
        ("templum 6", a.TEMPLE + 5),
        ("raise 1", a.RAISE),
        ("lower 6", a.LOWER + 5),
        ("buy 35", a.BUY + 34),
        ("pass nero", a.PASS + NERO),
        ("keep forum", a.KEEP + FORUM),
        ("take sicarius", a.TAKE),
        ("copy nero", a.COPY + NERO),
        ("lay forum 3", a.LAY + 6 * FORUM + 2),
        ("lay turris 6", a.ACTIONS - 1),
    ],
)
def test_notation_can_be_read_and_typed(text: str, action: int) -> None:
    s = position()
    assert s.game.parse(s, text) == action
    assert s.game.notation(s, action) == text


def test_capitals_and_spaces_do_not_matter() -> None:
    s = position()
    assert s.game.parse(s, "  Lay   FORUM 3 ") == s.game.parse(s, "lay forum 3")


def test_what_is_no_action_is_refused_with_a_hint() -> None:
    s = position(dice=[4], hand=["forum"], money=(9, 0))
    with pytest.raises(NotationError, match=r"Did you mean .*lay forum 3"):
        s.game.parse(s, "lay form 3")
    with pytest.raises(NotationError, match="Did you mean money 4"):
        s.game.parse(s, "mony 4")
    for text in ("lay forum 7", "lay forum", "lay colosseum 1", "activate 0", "buy 36", "nero"):
        with pytest.raises(NotationError, match="is not an action of Roma"):
            s.game.parse(s, text)


def test_every_card_has_a_word_of_its_own() -> None:
    assert len({*NAMES}) == 25
    assert all(name.isalpha() and name.islower() for name in NAMES)


def test_moves_say_what_they_do() -> None:
    s = position({4: "tribunus"}, {}, [4], ["forum"], money=(5, 0))
    assert said(s, "lay forum 3") == "Lay Forum beside disc 3 for 5 sesterces"
    assert said(s, "activate 4") == "Activate Tribunus Plebis with the 4"
    assert said(s, "money 4") == "Take 4 sesterces with the 4"
    s = position({2: "architectus"}, {}, [2], ["forum"])
    do(s, "activate 2")
    assert said(s, "lay forum 3") == "Lay Forum beside disc 3"


def test_what_the_actions_of_phase_3_touch() -> None:
    s = position({4: "tribunus"}, {}, [4, 6, 4], ["forum"], money=(5, 0))
    assert touched(s, "money 6") == ["die:1", "disc:money"]
    assert touched(s, "draw 6") == ["die:1", "disc:cards", "pile:draw"]
    assert touched(s, "activate 4") == ["die:0", "die:2", "disc:4", "place:0:4"]
    assert touched(s, "lay forum 3") == ["hand:forum", "place:0:3"]
    assert touched(s, "end") == []


def test_what_the_decisions_of_cards_touch() -> None:
    s = position({4: "velites"}, {1: "nero", 2: "legat"}, [4])
    do(s, "activate 4")
    assert touched(s, "target 2") == ["place:1:2"]
    s = position({4: "forum"}, {}, [4, 5, 6])
    do(s, "activate 4")
    assert touched(s, "forum 6") == ["die:2"]
    s = position({4: "machina", 5: "forum"}, {}, [4])
    do(s, "activate 4")
    assert touched(s, "lay forum 1") == ["held:forum", "place:0:1"]
    s = position({1: "scaenicus", 2: "tribunus", 3: "legat", 5: "tribunus"}, {}, [1])
    do(s, "activate 1")
    assert touched(s, "copy tribunus") == ["place:0:2", "place:0:5"]
    s = position({4: "haruspex"}, {}, [4])
    do(s, "activate 4")
    assert touched(s, "take nero") == ["draw:nero", "pile:draw"]
    s = position({4: "mercator"}, {}, [4], money=(4, 0))
    do(s, "activate 4")
    assert touched(s, "buy 2") == ["seat:1"]


def test_seat_1_touches_its_own_side() -> None:
    s = position({4: "tribunus"}, {4: "velites"}, [])
    do(s, "end", "roll 1 2 4")
    assert touched(s, "activate 4") == ["die:2", "disc:4", "place:1:4"]


def test_nothing_is_explained_where_something_can_be_done() -> None:
    s = position({4: "tribunus"}, {}, [4])
    assert why(s, "place:0:4") is None
    assert why(s, "die:0") is None
    assert "activate 4" in moves(s)


def test_r29_a_blocked_own_card_says_so() -> None:
    s = position({2: "praetorianus"}, {3: "tribunus"}, [2], their_hand=["nero"])
    do(s, "activate 2", "target 3", "end", "roll 1 2 3")
    assert why(s, "place:1:3") == "R29"
    s = position({2: "praetorianus"}, {3: "tribunus"}, [2], their_hand=["nero"])
    do(s, "activate 2", "target 3", "end", "roll 1 2 4")
    assert why(s, "place:1:3") == "R29"


@pytest.mark.parametrize(
    ("card", "rule"), [("basilica", "R38"), ("templum", "R43"), ("turris", "R44")]
)
@pytest.mark.parametrize("die", [3, 4])
def test_r38_r43_r44_a_passive_card_says_so(card: str, rule: str, die: int) -> None:
    s = position({3: card}, {}, [die], ["nero"])
    assert why(s, "place:0:3") == rule


def test_r8_a_card_too_dear_says_so() -> None:
    s = position({3: "tribunus"}, {}, [3], ["nero"], money=(7, 0))
    assert why(s, "hand:nero") == "R8"
    found = s.game.why_not_on(s, "hand:nero")
    assert found is not None
    assert str(found.message) == "Nero costs 8 sesterces; you have 7."


def test_r7_a_card_without_a_die_says_so_whatever_is_in_the_hand() -> None:
    s = position({3: "tribunus"}, {}, [1, 2], ["nero"])
    found = s.game.why_not_on(s, "place:0:3")
    assert found is not None
    assert (found.rule, str(found.message)) == ("R7", "None of your unused dice shows a 3.")


def test_r15_a_card_that_could_do_nothing_says_so() -> None:
    s = position({3: "legionarius"}, {}, [3], ["nero"])
    assert why(s, "place:0:3") == "R15"
    s = position({3: "forum"}, {}, [3], ["nero"])
    assert why(s, "place:0:3") == "R40"


def test_a_wrong_target_says_why() -> None:
    s = position({3: "velites"}, {1: "nero", 2: "legat", 4: "forum"}, [3])
    do(s, "activate 3")
    assert why(s, "place:1:1") is None
    assert why(s, "place:1:4") == "R33"
    assert why(s, "place:1:6") == "R33"


def test_what_has_to_wait_says_what_comes_first() -> None:
    s = position({3: "velites"}, {1: "nero", 2: "legat"}, [3, 4], ["forum"])
    do(s, "activate 3")
    found = s.game.why_not_on(s, "disc:money")
    assert found is not None
    assert found.rule == "R33"
    assert "Velites: choose a character of your opponent." in str(found.message)


@pytest.mark.parametrize(
    ("element", "rule", "words"),
    [
        (
            "place:1:1",
            "R33",
            "Nero is your opponent’s: .* Velites beside disc 3 can: put a die of 3",
        ),
        (
            "place:1:5",
            "R7",
            "Forum is your opponent’s: .* Legionarius beside disc 5 could. None of .* 5",
        ),
        (
            "place:1:4",
            "R12",
            "Basilica .* none .*; Nero, .*Onager, Legionarius directly opposite or Cent",
        ),
        ("place:1:2", "R12", "no card beside disc 2"),
        (
            "seat:1",
            "R12",
            "opponent’s points. .* none .*; Mercator, Tribunus Plebis or Mercatus would",
        ),
        ("pile:discard", "R12", "discard pile, .* none .*; Aesculapinum would"),
        ("place:0:6", "R7", "None of your unused dice shows a 6"),
    ],
)
def test_r12_what_only_a_card_reaches_names_the_card(element: str, rule: str, words: str) -> None:
    mine = {3: "velites", 5: "legionarius", 6: "tribunus"}
    s = position(mine, {1: "nero", 5: "forum", 4: "basilica"}, [3, 4])
    if element == "seat:1":
        s = position({3: "velites"}, {}, [3, 4])
    found = s.game.why_not_on(s, element)
    assert found is not None
    assert found.rule == rule
    assert re.search(words, str(found.message)), str(found.message)


def test_r30_a_scaenicus_reaches_what_another_character_of_its_side_would() -> None:
    s = position({2: "scaenicus", 3: "velites"}, {1: "nero"}, [2, 4])
    found = s.game.why_not_on(s, "place:1:1")
    assert found is not None
    assert "Scaenicus beside disc 2 can" in str(found.message)


def test_r7_without_a_die_left_the_discs_say_so() -> None:
    s = position({3: "tribunus"}, {}, [3])
    do(s, "money 3")
    for element in ("disc:money", "disc:cards", "pile:draw", "place:0:3"):
        found = s.game.why_not_on(s, element)
        assert found is not None
        assert str(found.message) == "You have used all your dice of this turn."


def test_a_used_die_is_not_in_reach() -> None:
    s = position({3: "tribunus"}, {}, [3, 4])
    do(s, "money 4")
    assert "die:1" not in touched(s, "money 4")
    assert why(s, "die:1") is None


def test_the_page_of_the_game_lists_the_numbers_of_all_actions_and_outcomes() -> None:
    page = (Path(__file__).parents[3] / "docs" / "games" / "roma.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d+)(?:–(\d+))? \| `(\w+)` \|", page, re.MULTILINE)
    ends = [verb.first for verb in a.VERBS[1:]] + [a.ACTIONS]
    assert [(word, int(first), int(last or first)) for first, last, word in rows] == [
        (verb.word, verb.first, end - 1) for verb, end in zip(a.VERBS, ends, strict=True)
    ]
    chances = re.findall(r"^\| (\d+)–(\d+) \|", page.split("## Chance table")[1], re.M)
    blocks = [a.FIRST, a.CARD, a.DICE, a.BATTLE, a.CHANCES]
    assert [(int(first), int(last) + 1) for first, last in chances] == list(pairwise(blocks))
