"""Sites and workers (B6 to B9, B13 to B15) and the examples BX1 to BX3."""

from tests.games.builders.table import (
    built,
    can,
    crew,
    do,
    events,
    lacks,
    moves,
    open_sites,
    open_workers,
    outcomes,
    position,
    refusal,
    refused,
    says,
    seat,
    supplies,
    team,
    tools,
    wage_of,
    yard,
)


def test_b6_starting_takes_an_open_card_and_fills_the_row_at_once() -> None:
    s = position(site_row="house market sphinx port forum")
    assert says(s, "start sphinx") == "Start Sphinx: 1 action"
    do(s, "start sphinx")
    assert s.is_chance
    assert not s.in_move
    assert "sphinx" not in outcomes(s)
    do(s, "site pyramid")
    assert open_sites(s) == ["house", "market", "pyramid", "port", "forum"]
    assert yard(s) == ["sphinx"]
    assert (s.actions, s.money[0], s.player) == (2, 10, 0)


def test_b6_only_open_cards_can_be_started() -> None:
    s = position(site_row="house market sphinx port forum", theirs=seat(sites={"temple": ""}))
    assert refused(s, "start pyramid") == ("B6", "not-in-site-row")
    assert refused(s, "start temple") == ("B6", "site-taken")
    assert len(moves(s, "start")) == 5


def test_b6_any_number_of_open_sites() -> None:
    s = position(sites={"sphinx": "", "tower": "", "gardens": "", "colossus": ""})
    for site in ("house", "market", "quarry"):
        do(s, f"start {site}")
        s.apply(s.chances()[0][0])
    assert len(yard(s)) == 7
    assert refused(s, "start shop")[1] in ("few-actions", "not-in-site-row")


def test_b7_recruiting_takes_an_open_worker_for_no_money() -> None:
    s = position(worker_row="master-1 master-2 labourer-1 labourer-2 companion-1")
    assert says(s, "recruit master-2") == "Recruit Master 2: 1 action"
    do(s, "recruit master-2", "worker companion-5")
    assert open_workers(s) == ["master-1", "companion-5", "labourer-1", "labourer-2", "companion-1"]
    assert team(s) == ["master-2"]
    assert (s.actions, s.money[0]) == (2, 10)
    assert refused(s, "recruit master-2") == ("B7", "your-worker")
    assert refused(s, "recruit master-4") == ("B7", "not-in-worker-row")


def test_b7_two_equal_companions_are_one_choice() -> None:
    s = position(worker_row="companion-4 companion-3 labourer-1 labourer-2 companion-1")
    assert "recruit companion-3" in moves(s)
    assert refused(s, "recruit companion-4") == ("B7", "twin")
    touched = s.game.describe(s, s.game.parse(s, "recruit companion-3")).on
    assert touched == ["worker:companion-3", "worker:companion-4"]
    assert s.game.why_not_on(s, "worker:companion-4") is None
    do(s, "recruit companion-3", "worker master-1")
    assert can(s, "recruit companion-4")


def test_b8_two_equal_companions_in_a_team_are_one_choice_until_one_is_schooled() -> None:
    s = position("companion-3 companion-4", {"sphinx": ""}, money=30)
    assert moves(s, "send") == ["send companion-3"]
    assert refused(s, "send companion-4") == ("B8", "twin")
    do(s, "invest university-stone")
    assert moves(s) == ["school companion-3"]
    do(s, "school companion-3")
    assert team(s) == ["companion-3", "companion-4"]
    assert supplies(s, "companion-3") == [3, 1, 1, 1]
    assert moves(s, "send") == ["send companion-3", "send companion-4"]


def test_b8_a_worker_is_sent_for_his_wage() -> None:
    s = position("companion-1", {"sphinx": ""})
    assert says(s, "send companion-1") == "Send Companion 1: 1 action or more, 4 sesterces"
    do(s, "send companion-1", "to sphinx")
    assert crew(s, "sphinx") == ["companion-1"]
    assert (s.actions, s.money[0]) == (2, 6)
    assert lacks(s, "sphinx") == [0, 5, 0, 3]


def test_b8_worker_then_site_are_two_decisions_of_one_move() -> None:
    s = position("companion-1", {"sphinx": "", "tower": ""})
    do(s, "send companion-1")
    assert (s.in_move, s.money[0], s.actions) == (True, 10, 3)
    assert moves(s) == ["to tower", "to sphinx"]
    assert says(s, "to tower") == "Send to Tower of Babel: 1 action, 4 sesterces"
    assert refused(s, "end") == ("B8", "not-now")
    do(s, "to tower")
    assert (s.in_move, crew(s, "tower")) == (False, ["companion-1"])


def test_b8_choosing_a_worker_spends_nothing_even_with_one_site() -> None:
    s = position("apprentice-1", {"house": ""})
    do(s, "send apprentice-1")
    assert (s.in_move, s.money[0], s.actions) == (True, 10, 3)
    assert moves(s) == ["to house"]
    assert yard(s) == ["house"]


def test_b8_no_wage_no_work() -> None:
    s = position("companion-1", {"sphinx": ""}, money=3)
    assert refused(s, "send companion-1") == ("B8", "wage")
    assert str(refusal(s, "send companion-1").message) == (
        "Companion 1 wants 4 sesterces for going; you have 3 sesterces."
    )


def test_b8_only_to_ones_own_sites() -> None:
    s = position("companion-1", {"sphinx": "", "tower": ""}, theirs=seat(sites={"pyramid": ""}))
    do(s, "send companion-1")
    assert refused(s, "to pyramid") == ("B8", "not-your-site")
    assert refused(s, "to house") == ("B8", "not-your-site")
    s = position("companion-1", theirs=seat(sites={"pyramid": ""}))
    assert refused(s, "send companion-1") == ("B8", "no-site")


def test_b8_only_ones_own_workers() -> None:
    s = position("companion-1", {"sphinx": ""}, theirs=seat(team="master-1"))
    assert refused(s, "send master-1") == ("B8", "worker-taken")
    assert refused(s, "send slave-1") == ("B8", "not-in-team")
    assert refused(s, "send hoist") == ("B8", "not-in-team")


def test_b8_the_worker_must_supply_something_that_is_missing() -> None:
    s = position("companion-1 apprentice-2", {"shop": "", "archery-range": "apprentice-1"})
    assert lacks(s, "archery-range") == [0, 1, 0, 1]
    assert refused(s, "send companion-1") == ("B8", "nothing-missing")
    assert can(s, "send apprentice-2")


def test_b8_a_site_where_he_supplies_nothing_is_not_offered() -> None:
    s = position("master-2 companion-5", {"watering-trough": "", "quarry": "", "port": ""})
    do(s, "send master-2")
    assert moves(s) == ["to quarry", "to port"]
    assert refused(s, "to watering-trough") == ("B8", "not-missing-here")


def test_b8_a_tool_can_make_the_difference() -> None:
    s = position("companion-1", {"shop": ""}, tools="saw")
    do(s, "send companion-1", "to shop")
    assert (s.in_move, moves(s)) == (True, ["with saw"])  # no tool is taken silently
    do(s, "with saw")
    assert crew(s, "shop") == ["companion-1"]
    assert lacks(s, "shop") == [0, 0, 0, 1]
    s = position("companion-1", {"shop": ""}, tools="saw brush mallet")
    do(s, "send companion-1", "to shop")
    assert moves(s) == ["with saw", "with brush"]
    assert refused(s, "alone") == ("B8", "useless-alone")
    assert refused(s, "with mallet") == ("B8", "useless-with")


def test_b8_the_second_worker_to_a_site_in_a_turn_takes_two_actions() -> None:
    s = position("companion-1 companion-5 apprentice-4", {"sphinx": ""}, money=30)
    do(s, "send companion-1", "to sphinx")
    assert s.actions == 2
    assert says(s, "send companion-5") == "Send Companion 5: 2 actions or more, 4 sesterces"
    do(s, "send companion-5", "to sphinx")
    assert s.actions == 0
    assert refused(s, "send apprentice-4") == ("B8", "few-actions")
    assert str(refusal(s, "send apprentice-4").message) == (
        "This takes 3 actions; you have no action left. Missing: 3, to be bought for 15 sesterces."
    )


def test_b8_the_count_is_per_site_and_a_site_out_of_reach_is_not_offered() -> None:
    s = position(
        "companion-1 companion-5 companion-3", {"sphinx": "", "tower": "", "port": ""}, money=30
    )
    do(s, "send companion-1", "to sphinx", "take 1")
    assert s.actions == 1
    do(s, "send companion-5")
    assert moves(s) == ["to port", "to tower"]
    assert refused(s, "to sphinx") == ("B8", "few-actions")
    do(s, "to tower")
    assert s.actions == 0


def test_b8_workers_of_earlier_turns_do_not_count() -> None:
    s = position("companion-5", {"sphinx": "companion-1 labourer-1"})
    do(s, "send companion-5", "to sphinx")
    assert s.actions == 2


def test_b8_the_count_begins_anew_with_the_turn() -> None:
    s = position("companion-5 companion-1", {"sphinx": ""}, money=30, theirs=seat())
    do(s, "send companion-1", "to sphinx", "end", "end")
    do(s, "send companion-5", "to sphinx")
    assert s.actions == 2


def test_b8_the_site_out_of_money_is_never_begun() -> None:
    """A step is offered only if the whole move can be paid for."""
    s = position("companion-1 labourer-1", {"sphinx": "", "tower": ""}, money=3, tools="brush")
    assert moves(s, "send") == ["send labourer-1"]


def test_b9_a_worker_stays_until_the_building_is_complete() -> None:
    s = position(sites={"sphinx": "companion-1", "tower": ""})
    assert refused(s, "send companion-1") == ("B9", "away")
    assert str(refusal(s, "send companion-1").message) == (
        "Companion 1 stays on the site Sphinx until it is complete."
    )
    do(s, "end", "end")
    assert crew(s, "sphinx") == ["companion-1"]


def test_b13_a_building_is_complete_as_soon_as_nothing_is_missing() -> None:
    s = position("apprentice-1", {"house": ""})
    told = events(s, "send apprentice-1", "to house")
    assert "first seat completes House: 10 sesterces, no points. Back home: 1 worker." in told
    assert built(s) == ["house"]
    assert s.actions == 2


def test_b13_excess_is_lost() -> None:
    s = position("master-2", {"quarry": "", "sphinx": ""})
    do(s, "send master-2", "to quarry")
    assert built(s) == ["quarry"]
    assert lacks(s, "sphinx") == [3, 5, 1, 3]


def test_b13_tools_and_schooling_count() -> None:
    s = position(
        "apprentice-1", {"archery-range": "apprentice-2"}, schooled={"architecture": "apprentice-1"}
    )
    assert supplies(s, "apprentice-1") == [0, 1, 3, 0]
    do(s, "send apprentice-1", "to archery-range")
    assert built(s) == ["archery-range"]
    s = position("apprentice-1", {"armoury": "apprentice-3"}, tools="mallet")
    do(s, "send apprentice-1", "to armoury")
    assert built(s) == ["armoury"]
    s = position("apprentice-1", {"trading-post": "", "quarry": ""}, tools="mallet")
    do(s, "send apprentice-1", "to quarry", "with mallet")
    assert built(s) == ["quarry"]
    assert tools(s) == ["mallet"]


def test_b14_workers_and_tools_return_and_can_be_sent_again_in_the_same_turn() -> None:
    s = position(
        "labourer-3", {"archery-range": "apprentice-2+brush", "house": ""}, tools="mallet", money=9
    )
    do(s, "send labourer-3", "to archery-range")
    assert team(s) == ["apprentice-2", "labourer-3"]
    assert tools(s) == ["mallet", "brush"]
    assert s.money[0] == 9 - 3 + 8
    assert s.points[0] == 2
    do(s, "send labourer-3", "to house")
    assert built(s) == ["house", "archery-range"]
    assert s.actions == 1


def test_b14_only_the_workers_of_that_site_return() -> None:
    s = position("apprentice-1", {"house": "", "sphinx": "companion-1+saw"})
    do(s, "send apprentice-1", "to house")
    assert crew(s, "sphinx") == ["companion-1"]
    assert team(s) == ["apprentice-1"]
    assert tools(s) == []


def test_b15_a_machine_scores_and_joins_the_team() -> None:
    s = position("apprentice-3", {"hoist": "apprentice-1", "sphinx": ""}, money=2)
    told = events(s, "send apprentice-3", "to hoist")
    assert "Hoist works for first seat from now on." in told
    assert built(s) == ["hoist"]
    assert team(s) == ["apprentice-1", "apprentice-3", "hoist"]
    assert (s.money[0], s.points[0]) == (0, 2)
    assert supplies(s, "hoist") == [3, 0, 0, 0]


def test_b15_a_machine_is_sent_for_actions_but_no_wage() -> None:
    s = position(sites={"sphinx": "", "tower": ""}, built="hoist saw", money=0, actions=4)
    do(s, "send hoist", "to sphinx")
    assert (s.money[0], s.actions) == (0, 3)
    assert lacks(s, "sphinx") == [0, 5, 1, 3]
    do(s, "send saw", "to sphinx")
    assert s.actions == 1
    assert refused(s, "send hoist") == ("B9", "away")


def test_b15_a_machine_takes_neither_tool_nor_schooling() -> None:
    s = position(sites={"sphinx": ""}, built="hoist", tools="mallet saw", money=20)
    assert refused(s, "invest university-wood") == ("B21", "nobody-to-school")
    do(s, "send hoist", "to sphinx")
    assert tools(s) == ["mallet", "saw"]
    assert crew(s, "sphinx") == ["hoist"]
    s = position(sites={"shop": ""}, built="hoist", tools="saw")
    assert refused(s, "send hoist") == ("B8", "nothing-missing")


def test_b15_a_machine_returns_like_a_worker() -> None:
    s = position("labourer-1", {"quarry": ""}, built="hoist")
    do(s, "send hoist", "to quarry", "take 1")
    assert crew(s, "quarry") == ["hoist"]
    do(s, "end", "end", "send labourer-1", "to quarry")
    assert team(s) == ["labourer-1", "hoist"]


def test_bx1_a_companion_to_the_lighthouse_costs_one_action_and_four_sesterces() -> None:
    s = position("companion-5", {"lighthouse": ""})
    assert wage_of(s, "companion-5") == 4
    do(s, "send companion-5", "to lighthouse")
    assert crew(s, "lighthouse") == ["companion-5"]
    assert (s.actions, s.money[0]) == (2, 6)


def test_bx2_the_labourer_completes_the_lighthouse() -> None:
    s = position("labourer-1", {"lighthouse": "companion-5 master-2+set-square"}, money=3)
    assert lacks(s, "lighthouse") == [0, 0, 0, 2]
    s = position("labourer-1", {"lighthouse": "companion-5 companion-1"}, money=3)
    assert lacks(s, "lighthouse") == [0, 1, 0, 2]
    do(s, "send labourer-1", "to lighthouse")
    assert built(s) == ["lighthouse"]
    assert s.money[0] == 14
    assert s.points[0] == 5
    assert team(s) == ["labourer-1", "companion-1", "companion-5"]
    assert s.actions == 2


def test_bx3_three_workers_to_one_site_take_six_actions_two_to_two_sites_two() -> None:
    s = position("companion-1 companion-5 apprentice-4", {"sphinx": ""}, money=30)
    do(s, "buy", "buy", "buy")
    assert s.actions == 6
    for worker in ("companion-1", "companion-5", "apprentice-4"):
        do(s, f"send {worker}", "to sphinx")
    assert s.actions == 0
    assert len(crew(s, "sphinx")) == 3
    s = position("companion-1 companion-5", {"sphinx": "", "lighthouse": ""})
    do(s, "send companion-1", "to sphinx", "send companion-5", "to lighthouse")
    assert s.actions == 1


def test_b8_a_worker_of_another_team_says_whose_it_is() -> None:
    s = position(sites={"house": ""}, theirs=seat(team="slave-1 master-1"))
    for worker in ("slave-1", "master-1"):
        found = s.game.why_not_on(s, f"worker:{worker}")
        assert found is not None
        assert found.message.id == "builders-refuse-worker-taken"
