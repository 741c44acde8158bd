"""Rounds and turns (section 4), activation (section 5)."""

from lusoria.games.romolo.asked import ACT, GIVE_UP, PLAY_OR_END
from lusoria.games.romolo.layout import CAPITAL, SEAT, STANCE
from lusoria.games.romolo.turn import course
from lusoria.games.romolo.war import elimination
from tests.games.romolo.table import Play, ring


def test_t_010_rr5_3_what_a_worker_can_do_in_a_turn() -> None:
    """Move and move, move and build, or build; nothing after a build, no build after two moves."""
    p = Play(ring("plain w0"), hands={0: "stone*4 wood*4"})
    p.do("unit 1w1", "hex 1,0", "unit 1w1", "hex 0,0")
    assert p.laid("1w1")
    assert not p.options("1w1")
    p = Play(ring("plain w0"), hands={0: "stone*4 wood*4"})
    p.do("unit 1w1", "hex 1,0").run("unit 1w1", "build farm")
    assert p.laid("1w1")
    assert p.count((1, 0), "farm") == 1
    assert p.refusal("1w1", "hex 0,0") == "RR5.10"
    assert p.refusal("1w1", "build farm") == "RR5.10"


def test_t_011_rr5_2_rr5_9_idleness_is_paid() -> None:
    """A player whose units do nothing gets 1 silver at the end of the phase; one move is enough."""
    p = Play(ring("plain w0"), hands={0: "grain*3"})
    p.do("end")
    assert p.silver() == 1
    p = Play(ring("plain w0"), hands={0: "grain*3"})
    p.do("unit 1w1", "hex 1,0", "end")
    assert p.silver() == 0


def test_t_012_rr5_1_rr5_4_actions_of_units() -> None:
    """A soldier moves twice and is laid; the explorer moves three times."""
    p = Play(ring("plain s0 x0"))
    p.do("unit 1s1", "hex 1,0", "unit 1x", "hex 1,0", "unit 1s1", "hex 0,0")
    assert p.laid("1s1")
    assert p.refusal("1s1", "hex 1,0") == "RR5.4"
    p.do("unit 1x", "hex 0,0", "unit 1x", "hex 1,0")
    assert p.laid("1x")


def test_t_014_rr5_5_only_workers_work() -> None:
    """Soldiers, mercenaries and explorers neither build, produce nor sell."""
    p = Play(ring("plain warehouse s0 m0 x0"), hands={0: "stone*4 wood*4"})
    for unit in ("1s1", "m1", "1x"):
        for verb in ("build farm", "produce", "sell"):
            assert p.refusal(unit, verb) == "RR5.5"


def test_t_015_rr5_6_hostile_units_stop_a_worker() -> None:
    """With a hostile worker in the hex production is refused; if its owner is friendly it
    is not.
    """
    p = Play({**ring("plain warehouse w0 w1"), (0, 1): "plain T0"})
    assert p.refusal("1w1", "produce") == "RR5.6"
    assert p.moves("1w1") == {(0, 1)}
    p.s.seats[SEAT + STANCE] = 0
    assert "produce" in p.options("1w1")
    assert len(p.moves("1w1")) == 6


def test_rr5_6_one_hostile_owner_of_several_is_enough_and_a_tower_is_none() -> None:
    p = Play(ring("plain warehouse w0 w1 w2"), players=3)
    p.s.seats[SEAT + STANCE] = 0
    assert p.refusal("1w1", "produce") == "RR5.6"
    p = Play(ring("plain warehouse T1 w0"))
    assert "produce" in p.options("1w1")


def test_rr5_7_hostility_counts_for_hiring() -> None:
    p = Play(ring("plain w0 x1_"), coins={0: 5})
    assert p.refusal("1w1", "hire 1") == "RR5.6"


def test_t_203_rr5_8_stances() -> None:
    """A stance changes once a turn towards each player, in one's own turn, and is no acting."""
    p = Play(ring("plain w0"), players=3, hands={0: "grain"})
    p.do("stance 2")
    assert p.field(0, STANCE) == 0b100
    assert p.why("stance 2") == "RR5.8"
    assert p.can("stance 3")
    assert p.why("stance 1") == "RR5.8"
    p.do("end", "resource grain")
    assert p.silver() == 1
    assert p.s.player == 1


def test_t_204_rr5_9_what_counts_as_acting() -> None:
    """Without units the phase still brings the silver; an Eques move or a free sale loses it."""
    p = Play(ring("plain"))
    p.do("end")
    assert p.silver() == 1
    p = Play(ring("plain s0"), characters={0: "eques"}, hands={0: "grain*2"})
    p.do("unit 1s1", "power eques", "hex 1,0", "end")
    assert p.silver() == 0
    p = Play(ring("plain w0"), characters={0: "negotiator:grain"}, hands={0: "grain*2"})
    p.run("unit 1w1", "power negotiator", "sell", "resource grain", "column wood").do("end")
    assert p.silver() == 1  # the price, nothing for idleness


def test_rr5_10_units_with_actions_left_stay_standing() -> None:
    p = Play({**ring("plain s0"), (1, 0): "plain w1"}, hands={0: "grain"})
    p.do("unit 1s1", "hex 1,0")
    assert not p.laid("1s1")
    p.do("end")
    assert p.can("hex 1,0")  # it can attack


def test_units_may_act_by_turns() -> None:
    p = Play(ring("plain w0 s0"))
    p.do("unit 1w1", "hex 1,0", "unit 1s1", "hex 0,1", "unit 1w1", "hex 0,0")
    assert p.laid("1w1")
    assert not p.laid("1s1")


def test_equal_units_are_one_choice() -> None:
    p = Play(ring("plain w0*2"))
    assert p.now() == {"end", "stance 2", "unit 1w1"}
    p.do("unit 1w1", "hex 1,0")
    assert {"unit 1w1", "unit 1w2"} <= p.now()


def test_rr4_1_rr4_2_turns_go_round_from_the_first_player() -> None:
    p = Play(
        {(0, 0): "plain farm T0 w0", (5, 5): "plain farm T1 w1", (9, 9): "plain farm T2 w2"},
        players=3,
    )
    p.s.first = 1
    p.s.active = p.s.player = 1
    order = []
    for _ in range(6):
        order.append((p.s.round, p.s.player))
        p.do("end", "peace")
    assert order == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0)]


def test_t_202_rr4_4_the_eliminated_are_skipped() -> None:
    """Three players, the first one eliminated in the second's turn: 3, 2, 3, 2 and rounds
    with 2.
    """
    p = Play(
        {(0, 0): "plain farm T0 w0", (5, 5): "plain farm T1 w1", (9, 9): "plain farm T2 w2"},
        players=3,
    )
    p.do("end", "peace")
    elimination.eliminate(p.s, 0, 1)
    order = []
    for _ in range(5):
        order.append((p.s.round, p.s.player))
        p.do("end", "peace")
    assert order == [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1)]


def test_t_246_rr4_3_rr4_5_the_start_of_a_turn() -> None:
    """In the end procedure a player without workers: play or end, then surrender, then actions."""
    p = Play({(0, 0): "plain T0", (5, 5): "plain T1 w1"})
    p.s.ending = 1
    p.s.used = 1
    course.begin_turn(p.s)
    assert p.s.used == 0
    assert p.s.step == PLAY_OR_END
    p.do("play")
    assert p.s.step == GIVE_UP
    p.do("go-on")
    assert p.s.step == ACT
    p = Play({(0, 0): "plain farm T0 w0", (5, 5): "plain farm T1 w1"}, round_limit=1)
    p.do("end", "peace", "end", "peace")
    assert p.s.is_over
    assert p.s.outcome().reason == "round-limit"


def test_a_seat_without_a_capital_is_out() -> None:
    p = Play({(0, 0): "plain T0 w0", (5, 5): "plain T1 w1"})
    elimination.eliminate(p.s, 1, 0)
    assert p.field(1, CAPITAL) == -1
