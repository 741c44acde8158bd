"""Investments: slaves, tools, loans, universities (B16 to B21)."""

import pytest

from tests.games.builders.table import (
    built,
    can,
    crew,
    do,
    lacks,
    moves,
    owner_of,
    position,
    refusal,
    refused,
    says,
    seat,
    supplies,
    team,
    tools,
    universities,
    wage_of,
)


def test_b16_one_investment_a_turn_and_one_action() -> None:
    s = position("apprentice-1", money=40)
    do(s, "invest mallet")
    assert s.actions == 2
    for card in ("brush", "slave-1", "loan", "university-wood"):
        assert refused(s, f"invest {card}") == ("B16", "invested")
    assert not moves(s, "invest")
    do(s, "end", "end")
    assert can(s, "invest brush")


@pytest.mark.parametrize("card", ["brush", "slave-1", "loan", "university-wood"])
def test_b16_without_an_action_there_is_no_investment(card: str) -> None:
    s = position("apprentice-1", money=40, actions=0)
    assert refused(s, f"invest {card}") == ("B5", "few-actions")


def test_b17_a_slave_costs_seven_and_works_without_a_wage() -> None:
    s = position(sites={"sphinx": ""}, money=7)
    assert says(s, "invest slave-4") == "Take Slave 4: 1 action, 7 sesterces"
    do(s, "invest slave-4")
    assert team(s) == ["slave-4"]
    assert s.money[0] == 0
    assert wage_of(s, "slave-4") == 0
    do(s, "send slave-4", "to sphinx")
    assert lacks(s, "sphinx") == [1, 3, 1, 3]


def test_b17_any_card_of_the_stack_but_no_taken_one() -> None:
    s = position(theirs=seat(team="slave-2"))
    assert [move for move in moves(s, "invest") if "slave" in move] == [
        f"invest slave-{i}" for i in (1, 3, 4, 5, 6)
    ]
    assert refused(s, "invest slave-2") == ("B17", "slave-taken")
    s = position(money=6)
    assert refused(s, "invest slave-1") == ("B17", "too-dear")
    assert str(refusal(s, "invest slave-1").message) == (
        "This costs 7 sesterces; you have 6 sesterces."
    )


def test_b17_a_slave_carries_no_tool() -> None:
    s = position("slave-4", {"sphinx": "", "saw": ""}, tools="brush")
    do(s, "send slave-4", "to sphinx")
    assert crew(s, "sphinx") == ["slave-4"]
    assert tools(s) == ["brush"]


def test_b17_a_slave_is_not_schooled_until_freed() -> None:
    s = position("slave-4", money=30)
    assert refused(s, "invest university-wood") == ("B21", "nobody-to-school")
    s = position("slave-4 apprentice-1 apprentice-2", money=30)
    do(s, "invest university-stone")
    assert moves(s) == ["school apprentice-1", "school apprentice-2"]
    assert refused(s, "school slave-4") == ("B17", "school-slave")
    s = position("slave-4", money=30)
    do(s, "free slave-4", "invest university-wood", "school slave-4")
    assert supplies(s, "slave-4") == [2, 3, 0, 0]


def test_b18_freeing_takes_an_action_and_no_money() -> None:
    s = position("slave-4", {"sphinx": ""}, tools="brush")
    assert says(s, "free slave-4") == "Free Slave 4: 1 action"
    do(s, "free slave-4")
    assert (s.actions, s.money[0]) == (2, 10)
    assert wage_of(s, "slave-4") == 4
    assert says(s, "send slave-4") == "Send Freedman 4: 1 action or more, 4 sesterces"
    do(s, "send slave-4", "to sphinx", "with brush")
    assert lacks(s, "sphinx") == [1, 3, 1, 2]
    assert s.money[0] == 6


def test_b18_freeing_is_no_investment_and_possible_in_the_turn_he_was_taken() -> None:
    s = position(money=7)
    do(s, "invest slave-1", "free slave-1")
    assert s.actions == 1
    assert refused(s, "free slave-1") == ("B18", "free-already")
    s = position("slave-1", money=7)
    do(s, "free slave-1", "invest slave-2")
    assert team(s) == ["slave-1", "slave-2"]


def test_b18_only_ones_own_and_not_on_a_site() -> None:
    s = position(sites={"sphinx": "slave-1"}, theirs=seat(team="slave-2"))
    assert refused(s, "free slave-1") == ("B18", "slave-away")
    assert refused(s, "free slave-2") == ("B18", "not-your-slave")
    assert refused(s, "free slave-3") == ("B18", "not-your-slave")
    s = position("slave-1", actions=0)
    assert refused(s, "free slave-1") == ("B5", "few-actions")


def test_b19_a_tool_costs_two_and_each_exists_once() -> None:
    s = position(money=2)
    do(s, "invest set-square")
    assert tools(s) == ["set-square"]
    assert s.money[0] == 0
    assert refused(s, "invest set-square") == ("B19", "your-tool")
    s = position(theirs=seat(tools="brush"))
    assert refused(s, "invest brush") == ("B19", "tool-taken")
    s = position(money=1)
    assert refused(s, "invest saw") == ("B19", "too-dear")


def test_b19_one_tool_goes_along_for_nothing_and_adds_one() -> None:
    s = position("companion-1", {"sphinx": ""}, tools="saw brush")
    do(s, "send companion-1", "to sphinx")
    assert s.in_move
    assert moves(s) == ["alone", "with saw", "with brush"]
    do(s, "with saw")
    assert lacks(s, "sphinx") == [0, 4, 0, 3]
    assert (s.actions, s.money[0]) == (2, 6)
    assert tools(s) == ["brush"]


def test_b19_a_tool_on_a_site_is_not_at_hand_and_returns_with_its_worker() -> None:
    s = position("apprentice-4 labourer-1", {"quarry": "apprentice-3+brush", "port": ""}, tools="")
    do(s, "send apprentice-4")
    assert tools(s) == []
    s = position("labourer-1 apprentice-4", {"quarry": "apprentice-3+brush", "port": ""})
    do(s, "send labourer-1", "to quarry")
    assert built(s) == ["quarry"]
    assert tools(s) == ["brush"]


def test_b19_somebody_elses_tool_stays_where_it_is() -> None:
    s = position("companion-1", {"sphinx": ""}, tools="saw", theirs=seat(tools="brush"))
    do(s, "send companion-1", "to sphinx")
    assert refused(s, "with brush") == ("B19", "not-your-tool")
    assert refused(s, "with mallet") == ("B19", "not-your-tool")


def test_b19_a_tool_that_adds_nothing_is_not_offered() -> None:
    s = position("companion-1", {"sphinx": ""}, tools="mallet saw")
    do(s, "send companion-1", "to sphinx")
    assert moves(s) == ["alone", "with saw"]  # his three stones are all that is missing
    assert refused(s, "with mallet") == ("B8", "useless-with")
    assert str(refusal(s, "with mallet").message) == (
        "Mallet would add nothing to what Companion 1 supplies on Sphinx."
    )
    s = position("apprentice-3", {"sphinx": ""}, tools="mallet")
    do(s, "send apprentice-3", "to sphinx")
    assert moves(s) == ["alone", "with mallet"]  # two more stones are missing


def test_b19_where_no_tool_adds_anything_none_is_spoken_of() -> None:
    s = position("apprentice-3", {"camel-stable": "", "port": ""}, tools="mallet brush")
    do(s, "send apprentice-3", "to camel-stable")
    assert built(s) == ["camel-stable"]
    assert tools(s) == ["mallet", "brush"]


def test_b20_a_loan_brings_ten() -> None:
    s = position(money=0)
    assert says(s, "invest loan") == "Take a loan of 10 sesterces: 1 action"
    do(s, "invest loan")
    assert (s.money[0], s.loans[0], s.loan_stack, s.actions) == (10, 1, 3, 2)
    assert refused(s, "repay") == ("B20", "no-money-for-loan")


def test_b20_repaying_takes_15_and_no_action_and_the_loan_leaves_the_game() -> None:
    s = position(money=31, loans=2, actions=0)
    do(s, "repay")
    assert (s.money[0], s.loans[0], s.loan_stack, s.actions) == (16, 1, 2, 0)
    do(s, "repay")
    assert (s.money[0], s.loans[0], s.loan_stack) == (1, 0, 2)
    assert refused(s, "repay") == ("B20", "no-loan")


def test_b20_there_are_four_loans() -> None:
    s = position(loans=2, theirs=seat(loans=2))
    assert refused(s, "invest loan") == ("B20", "no-loan-left")


def test_b21_a_university_is_for_good_and_makes_the_amount_three() -> None:
    s = position("apprentice-1", money=7)
    assert says(s, "invest university-wood") == (
        "Take the university of wood: 1 action, 7 sesterces"
    )
    do(s, "invest university-wood", "school apprentice-1")
    assert supplies(s, "apprentice-1") == [0, 3, 1, 0]
    assert wage_of(s, "apprentice-1") == 2
    assert universities(s) == ["stone", "architecture", "decoration"]
    assert (s.money[0], s.actions) == (0, 2)


def test_b21_with_the_option_adds_the_amount_rises_by_three() -> None:
    s = position("companion-1", money=20, university="adds")
    do(s, "invest university-stone", "school companion-1")
    assert supplies(s, "companion-1") == [6, 0, 1, 0]


def test_b21_whom_to_school_is_a_decision_of_the_same_move() -> None:
    s = position("apprentice-1 master-1", money=20)
    do(s, "invest university-wood")
    assert s.in_move
    assert (s.money[0], s.actions) == (20, 3)
    assert moves(s) == ["school apprentice-1", "school master-1"]
    do(s, "school master-1")
    assert supplies(s, "master-1") == [2, 3, 0, 3]
    assert (s.money[0], s.actions, s.in_move) == (13, 2, False)


def test_b21_choosing_a_university_spends_nothing_even_with_one_worker_to_school() -> None:
    s = position("apprentice-1", money=7)
    do(s, "invest university-wood")
    assert (s.money[0], s.actions, s.in_move) == (7, 3, True)
    assert moves(s) == ["school apprentice-1"]


def test_b21_it_must_raise_the_amount() -> None:
    s = position("companion-1 apprentice-1 apprentice-2", money=20)
    do(s, "invest university-stone")
    assert refused(s, "school companion-1") == ("B21", "not-raised")
    s = position("companion-1", money=20)
    assert refused(s, "invest university-stone") == ("B21", "nobody-to-school")
    assert can(s, "invest university-wood")


def test_b21_only_an_idle_worker_of_the_team_without_schooling() -> None:
    s = position(
        "apprentice-1 apprentice-2 apprentice-3",
        {"sphinx": "labourer-1"},
        money=20,
        schooled={"wood": "apprentice-1"},
        theirs=seat(team="master-1"),
    )
    assert refused(s, "invest university-wood") == ("B21", "university-taken")
    do(s, "invest university-stone")
    assert moves(s) == ["school apprentice-2", "school apprentice-3"]
    assert refused(s, "school apprentice-1") == ("B21", "schooled-already")
    assert refused(s, "school labourer-1") == ("B21", "school-away")
    assert refused(s, "school master-1") == ("B21", "not-in-team")


def test_b21_no_money_or_nobody_to_school_no_university() -> None:
    s = position("apprentice-1", money=6)
    assert refused(s, "invest university-wood") == ("B21", "too-dear")
    s = position(sites={"sphinx": "apprentice-1"}, money=20)
    assert refused(s, "invest university-wood") == ("B21", "nobody-to-school")


def test_b21_schooling_goes_with_the_worker() -> None:
    s = position("apprentice-1", {"sphinx": ""}, schooled={"stone": "apprentice-1"})
    do(s, "send apprentice-1", "to sphinx")
    assert lacks(s, "sphinx") == [0, 4, 0, 3]
    assert owner_of(s, "apprentice-1") == 0
