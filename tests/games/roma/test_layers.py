"""Cards that lay cards: Architectus, Senator, Consiliarius, Machina (R21, R22, R32, R39)."""

import pytest

from tests.games.roma.table import can, discards, do, hand, mine, moves, position, refusal


def test_r21_architectus_lays_any_number_of_buildings_free_of_charge() -> None:
    s = position({3: "architectus"}, {}, [3], ["forum", "turris", "nero"], money=(1, 0))
    do(s, "activate 3", "lay forum 1", "lay turris 2")
    assert s.in_move
    do(s, "done")
    assert (mine(s, 1), mine(s, 2), mine(s, 3)) == ("forum", "turris", "architectus")
    assert s.money == [1, 0]
    assert hand(s) == ["nero"]


def test_r21_architectus_lays_no_characters_and_nothing_not_held() -> None:
    s = position({3: "architectus"}, {}, [3, 4], ["forum", "nero"])
    do(s, "activate 3")
    no = refusal(s, "lay nero 1")
    assert (no.rule, str(no.message)) == ("R21", "Nero is not a building.")
    assert refusal(s, "lay turris 1").rule == "R21"
    assert refusal(s, "money 4").rule == "R21"
    assert not can(s, "end")


def test_r21_buildings_may_cover_any_own_card_the_architectus_and_one_just_laid() -> None:
    s = position({3: "architectus", 4: "legat"}, {}, [3], ["forum", "turris", "templum", "forum"])
    do(s, "activate 3", "lay forum 4", "lay turris 3", "lay templum 3", "lay forum 4", "done")
    assert mine(s, 3) == "templum"
    assert mine(s, 4) == "forum"
    assert discards(s) == ["architectus", "forum", "legat", "turris"]


def test_r21_architectus_may_lay_nothing() -> None:
    s = position({3: "architectus"}, {}, [3], ["forum"])
    do(s, "activate 3", "done")
    assert hand(s) == ["forum"]
    assert moves(s) == ["end"]


def test_r21_architectus_is_asked_until_he_says_enough_as_his_hand_is_hidden() -> None:
    s = position({3: "architectus"}, {}, [3], ["forum"])
    do(s, "activate 3", "lay forum 1")
    assert s.player == 0
    assert moves(s) == ["done"]


def test_r21_architectus_needs_a_building_in_hand() -> None:
    s = position({3: "architectus"}, {}, [3], ["nero"])
    no = refusal(s, "activate 3")
    assert (no.rule, str(no.message)) == ("R15", "You hold no building to lay.")


def test_r21_a_building_laid_free_can_be_activated_in_the_same_turn() -> None:
    s = position({3: "architectus"}, {}, [3, 1, 6], ["forum"])
    do(s, "activate 3", "lay forum 1", "done", "activate 1")
    assert s.points == [16, 10]


def test_r32_senator_lays_any_number_of_characters_free_of_charge() -> None:
    s = position({3: "senator"}, {}, [3], ["nero", "legat", "forum"])
    do(s, "activate 3", "lay nero 1", "lay legat 2", "done")
    assert (mine(s, 1), mine(s, 2), mine(s, 3)) == ("nero", "legat", "senator")
    assert s.money == [0, 0]
    assert hand(s) == ["forum"]


def test_r32_senator_lays_no_buildings() -> None:
    s = position({3: "senator"}, {}, [3], ["nero", "forum"])
    do(s, "activate 3")
    no = refusal(s, "lay forum 1")
    assert (no.rule, str(no.message)) == ("R32", "Forum is not a character.")


def test_r32_characters_may_cover_any_own_card_the_senator_and_one_just_laid() -> None:
    s = position({3: "senator", 4: "forum"}, {}, [3], ["nero", "legat", "consul"])
    do(s, "activate 3", "lay nero 4", "lay legat 3", "lay consul 3", "done")
    assert (mine(s, 3), mine(s, 4)) == ("consul", "nero")
    assert discards(s) == ["forum", "legat", "senator"]


def test_r32_senator_may_lay_nothing_but_needs_a_character_in_hand() -> None:
    s = position({3: "senator"}, {}, [3, 3], ["consul"])
    do(s, "activate 3", "done", "activate 3", "done")
    assert hand(s) == ["consul"]
    s = position({3: "senator"}, {}, [3], ["forum"])
    no = refusal(s, "activate 3")
    assert (no.rule, str(no.message)) == ("R15", "You hold no character to lay.")


def test_r22_consiliarius_lays_all_own_characters_again() -> None:
    s = position({1: "consiliarius", 2: "nero", 3: "forum", 4: "legat"}, {5: "consul"}, [1])
    do(s, "activate 1")
    assert (mine(s, 1), mine(s, 2), mine(s, 3), mine(s, 4)) == (None, None, "forum", None)
    do(s, "lay nero 6", "lay legat 1", "lay consiliarius 2")
    assert not s.in_move
    side = [mine(s, disc) for disc in range(1, 7)]
    assert side == ["legat", "consiliarius", "forum", None, None, "nero"]
    assert discards(s) == []
    assert s.money == [0, 0]
    assert mine(s, 5, seat=1) == "consul"


def test_r22_characters_may_cover_buildings() -> None:
    s = position({1: "consiliarius", 3: "forum"}, {}, [1])
    do(s, "activate 1", "lay consiliarius 3")
    assert mine(s, 3) == "consiliarius"
    assert mine(s, 1) is None
    assert discards(s) == ["forum"]


def test_r22_each_must_be_laid_again_and_no_two_on_one_disc() -> None:
    s = position({1: "consiliarius", 2: "nero", 3: "forum"}, {}, [1, 5], ["legat"])
    do(s, "activate 1", "lay nero 3")
    no = refusal(s, "lay consiliarius 3")
    assert no.rule == "R22"
    assert "disc 3" in str(no.message)
    for move in ("done", "end", "money 5"):
        assert refusal(s, move).rule == "R22"
    no = refusal(s, "lay legat 4")
    assert (no.rule, str(no.message)) == ("R22", "Legat is not among the cards you took up.")
    assert refusal(s, "lay nero 4").rule == "R22"


def test_r22_all_may_return_to_where_they_lay() -> None:
    s = position({1: "consiliarius", 2: "nero"}, {}, [1])
    do(s, "activate 1", "lay nero 2", "lay consiliarius 1")
    assert (mine(s, 1), mine(s, 2)) == ("consiliarius", "nero")
    assert discards(s) == []


def test_r22_six_characters_fill_the_six_discs() -> None:
    side = {1: "consiliarius", 2: "nero", 3: "legat", 4: "legat", 5: "consul", 6: "senator"}
    s = position(side, {}, [1])
    do(s, "activate 1", "lay nero 1", "lay legat 2", "lay legat 3", "lay consul 4", "lay senator 5")
    assert not s.in_move  # the last card has one disc left
    assert mine(s, 6) == "consiliarius"


def test_r22_a_character_moved_can_be_activated_on_its_new_disc() -> None:
    s = position({1: "consiliarius", 2: "tribunus"}, {}, [1, 6])
    do(s, "activate 1", "lay tribunus 6", "lay consiliarius 1", "activate 6")
    assert s.points == [11, 9]


def test_r39_machina_lays_all_own_buildings_again() -> None:
    s = position({1: "machina", 2: "forum", 3: "legat"}, {5: "forum"}, [1])
    do(s, "activate 1", "lay forum 5", "lay machina 2")
    side = [mine(s, disc) for disc in range(1, 7)]
    assert side == [None, "machina", "legat", None, "forum", None]
    assert discards(s) == []
    assert mine(s, 5, seat=1) == "forum"


def test_r39_buildings_may_cover_characters() -> None:
    s = position({1: "machina", 3: "legat"}, {}, [1])
    do(s, "activate 1", "lay machina 3")
    assert mine(s, 3) == "machina"
    assert discards(s) == ["legat"]


def test_r39_each_must_be_laid_again_and_no_two_on_one_disc() -> None:
    s = position({1: "machina", 2: "forum", 3: "legat"}, {}, [1], ["turris"])
    do(s, "activate 1", "lay forum 3")
    no = refusal(s, "lay machina 3")
    assert no.rule == "R39"
    assert "disc 3" in str(no.message)
    assert refusal(s, "done").rule == "R39"
    assert refusal(s, "lay turris 4").rule == "R39"
    do(s, "lay machina 1")
    assert discards(s) == ["legat"]


@pytest.mark.parametrize(("card", "rule"), [("consiliarius", "R22"), ("machina", "R39")])
def test_r15_alone_it_may_still_be_moved_or_stay(card: str, rule: str) -> None:
    s = position({4: card}, {}, [4])
    assert can(s, "activate 4"), rule
    do(s, "activate 4", f"lay {card} 4")
    assert mine(s, 4) == card
    assert discards(s) == []
