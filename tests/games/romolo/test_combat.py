"""The War Phase (section 11)."""

import pytest

from lusoria.games.romolo.asked import GIVE_UP, MUSTER, RAZE, TOKEN, WAR
from lusoria.games.romolo.layout import (
    ALIVE,
    BATTLES,
    DAMAGE,
    FRONT,
    GONE,
    HELD,
    NOWHERE,
    OUT,
    SEAT,
    SHOWN,
)
from lusoria.games.romolo.tiles import DUX, HEROS, OBSESSOR
from lusoria.games.romolo.turn import course
from lusoria.games.romolo.war import sums
from tests.games.romolo.table import Place, Play, ring


def battle(
    here: str,
    mine: str,
    theirs: str,
    units: tuple[str, ...],
    around: dict[Place, str] | None = None,
    characters: dict[int, str] | None = None,
    powers: tuple[str, ...] = (),
) -> Play:
    """Seat 0 attacks in (0,0) with all its units; both play a token."""
    p = Play({**ring(here), **(around or {})}, characters=characters).war()
    p.do("hex 0,0", *[f"unit {u}" for u in units], *(("done",) if p.s.step != TOKEN else ()))
    p.do(*powers)
    p.do(f"token {mine}", f"token {theirs}")
    return p


def test_t_100_rr11_1_rr11_2_fighting_and_razing() -> None:
    """A worker alone razes a warehouse without dice; a soldier fights the worker in its hex."""
    p = Play({**ring("plain warehouse w0"), (1, 0): "plain s0 w1"}).war()
    assert {"hex 0,0", "hex 1,0", "peace"} == p.now()
    p.run("hex 0,0").do("piece warehouse")
    assert p.count((0, 0), "warehouse") == 0
    assert p.field(0, BATTLES) == 0
    assert p.laid("1w1")
    p.do("hex 1,0", "unit 1s1", "done")
    assert p.s.battle.defence.seat == 1


def test_t_101_rr11_6_equal_values() -> None:
    """9 with +3 against 6 doubled: 12 all, nobody wins, no casualties."""
    p = battle("plain s0*3 s1*2", "plus3", "x2", ("1s1", "1s2", "1s3"))
    assert p.told("values") == [(12, 12)]
    assert p.told("wins") == []
    assert p.told("casualties") == [(0, 0)]
    assert p.s.step == WAR


HOME: dict[Place, str] = {(-1, 0): "plain T0", (1, 0): "plain T1"}


def test_t_102_rr11_5_the_attacker_retreats() -> None:
    """5 with retreat against 1 with a sword: he leaves without losses, the defender has a token."""
    p = battle("plain s0 m0 w1", "retreat", "sword", ("1s1", "m1"), HOME)
    p.run("yes")
    assert p.field(1, BATTLES) == 1
    assert p.where("1s1") == p.where("m1") == (-1, 0)
    assert p.told("kill") == []


def test_t_103_rr11_6_rr11_8_he_stays() -> None:
    """He stays: 5 to 1, the defender loses one, the sword kills one of his."""
    p = battle("plain s0 m0 w1", "retreat", "sword", ("1s1", "m1"), HOME)
    p.do("no").run("unit 2w1", "unit 1s1")
    assert p.told("casualties") == [(1, 1)]
    assert p.field(0, BATTLES) == 1
    assert p.where("2w1") is None
    assert p.where("1s1") is None
    assert p.where("m1") == (0, 0)


def test_t_104_rr11_8_rr11_9_excess_hits_buildings() -> None:
    """11 to 1: three casualties kill the worker, temple and warehouse; the sword kills a
    soldier.
    """
    p = battle(
        "plain temple warehouse s0*2 w1",
        "plus3",
        "sword",
        ("1s1", "1s2"),
        HOME,
        {0: "heros"},
        ("power heros", "done"),
    )
    assert p.told("values") == [(11, 1)]
    p.run("unit 2w1", "piece temple", "piece warehouse", "unit 1s1")
    assert p.count((0, 0), "temple") == p.count((0, 0), "warehouse") == 0
    assert p.field(0, BATTLES) == 1
    assert p.s.at[p.number("1s1")] == NOWHERE


def test_t_105_rr11_5_rr11_15_after_a_retreat_buildings_may_go() -> None:
    """The worker retreats: the attacker has a token and may raze. It stays: it dies,
    nothing else.
    """
    p = battle("plain warehouse s0*2 w1", "none", "retreat", ("1s1", "1s2"), HOME)
    p.do("yes", "hex 1,0")
    assert p.s.step == RAZE
    p.run("piece warehouse")
    assert p.field(0, BATTLES) == 1
    assert p.where("2w1") == (1, 0)
    p = battle("plain warehouse s0*2 w1", "none", "retreat", ("1s1", "1s2"), HOME)
    p.do("no").run("unit 2w1")
    assert p.told("casualties") == [(1, 0)]
    assert p.count((0, 0), "warehouse") == 1


@pytest.mark.parametrize(
    ("force", "token", "difference", "casualties"),
    [
        ("x0", "none", 0, 0),
        ("w0", "none", 1, 0),
        ("m0", "none", 2, 0),
        ("s0", "none", 3, 1),
        ("s0 m0", "none", 5, 1),
        ("s0*2", "none", 6, 2),
        ("s0*2 m0", "none", 8, 2),
        ("s0*3", "none", 9, 3),
        ("s0*4 w0*3", "x2", 30, 3),
    ],
)
def test_t_106_rr11_6_casualties(force: str, token: str, difference: int, casualties: int) -> None:
    """A lead of 0 to 2 inflicts nothing, 3 to 5 one, 6 to 8 two, 9 and more three."""
    p = Play(ring(f"plain farm*4 {force} x1")).war().run("hex 0,0")
    while p.s.step == MUSTER:
        mine = sorted(word for word in p.now() if word.startswith("unit"))
        p.run(mine[0] if mine else "done")
    p.do(f"token {token}", "token none")
    assert p.told("values") == [(difference, 0)]
    assert p.told("casualties") == [(casualties, 0)]
    assert p.field(0, BATTLES) == (difference > 0)
    while p.s.step != WAR:  # the explorer dies first, then farms may go
        p.run(min(p.now() - {"done"}))
    assert (p.where("2x") is None) == (casualties > 0)
    assert p.count((0, 0), "farm") == 4 - max(casualties - 1, 0)


def test_rr11_6_a_narrow_winner_still_takes_a_token() -> None:
    p = battle("plain s0 m1", "none", "none", ("1s1",))
    assert p.field(0, BATTLES) == 1
    assert p.told("casualties") == [(0, 0)]


def test_t_107_rr11_3_values() -> None:
    """Soldier 3, mercenary 2, worker 1, explorer 0, tower 4; a penalty costs a side 3 once."""
    p = battle("plain T1 s0 m0 w0 x0 w1", "none", "none", ("1s1", "m1", "1w1", "1x"))
    assert p.told("values") == [(6, 5)]
    p = battle("plain s0!*2 s1!*2", "none", "none", ("1s1", "1s2"))
    assert p.told("values") == [(3, 3)]
    p = battle("plain w0! w1", "x2", "none", ("1w1",))
    assert p.told("values") == [(0, 1)]


def test_t_109_rr11_2_the_attacker_picks_one_of_several() -> None:
    """Two enemies in the hex: one is picked, the other's units are neither counted nor hit."""
    p = Play(ring("plain s0*3 w1 w2"), players=3).war()
    p.do("hex 0,0")
    assert p.now() == {"seat 2", "seat 3"}
    p.do("seat 2", "unit 1s1", "unit 1s2", "unit 1s3", "done", "token none", "token none")
    assert p.told("values") == [(9, 1)]
    assert p.now() == {"unit 2w1"}
    assert p.why("unit 3w1") == "RR11.8"


def test_t_111_rr11_12_tower_damage_stays() -> None:
    """One hit damages a tower, a later one destroys it: its owner is out, the loot is the
    attacker's.
    """
    p = Play({**ring("plain T1 s0*4"), (5, 5): "plain T0"}, hands={1: "grain*2"}, coins={1: 3})
    p.war().do("hex 0,0", *[f"unit 1s{i}" for i in range(1, 5)], "done", "token none", "token none")
    assert p.told("casualties") == [(2, 0)]
    p.do("tower", "done")
    assert p.field(1, DAMAGE) == 1
    p.again().war().do(
        "hex 0,0", *[f"unit 1s{i}" for i in range(1, 5)], "done", "token x2", "token shield"
    )
    p.run("tower")
    assert p.field(1, ALIVE) == 0
    assert p.hand() == {"grain": 2}
    assert p.silver() == 3


def test_t_112_rr11_5_both_show_retreat() -> None:
    """If both show retreat the attacker decides first; if he goes the battle is over."""
    p = battle("plain s0 w1", "retreat", "retreat", ("1s1",), HOME)
    assert p.s.player == 0
    twin = Play({**ring("plain s0 w1"), **HOME}).war()
    twin.do("hex 0,0", "unit 1s1", "done", "token retreat", "token retreat", "no")
    assert twin.s.player == 1
    p.run("yes")
    assert p.field(1, BATTLES) == 1
    assert p.s.step == WAR


def test_t_113_rr11_4_tokens_come_back_after_five() -> None:
    """After five battles a player takes six tokens back and returns one at random."""
    p = Play(ring("plain s0 s1"))
    p.s.seats[HELD] = 1 << 5
    p.s.seats[SHOWN] = 0b011110
    p.war().do("hex 0,0", "unit 1s1", "done", "token none", "token none", "token sword")
    assert p.field(0, HELD) == 63 & ~(1 << 2)
    assert p.field(0, SHOWN) == 0
    assert p.field(1, SHOWN) == 1 << 5


def test_t_115_rr11_9_where_the_dead_go() -> None:
    """Workers and soldiers to hand, the explorer out of the game, mercenaries before their
    owner.
    """
    mine = [f"1s{i}" for i in range(1, 5)] + [f"1w{i}" for i in range(1, 4)]
    p = battle("plain temple s0*4 w0*3 w1 s1 x1 m1", "sword", "none", tuple(mine))
    assert p.told("values") == [(15, 6)]
    p.run("unit 2w1", "unit 2s1", "unit m1")  # three for the lead, one for the sword
    for unit, place in (("2w1", NOWHERE), ("2s1", NOWHERE), ("2x", GONE), ("m1", FRONT)):
        assert p.s.at[p.number(unit)] == place
    p = battle("plain temple s0*3 x1", "sword", "none", ("1s1", "1s2", "1s3"))
    p.run("piece temple")
    assert p.count((0, 0), "temple") == 0
    assert p.s.stock[OUT + 3] == 1


def test_t_116_rr11_11_rr11_12_surrender() -> None:
    """Without workers a player may give up: tower, units, characters, coins, resources are gone."""
    p = Play(
        {(0, 0): "plain T0 s0", (5, 5): "plain T1 w1", (9, 9): "plain T2 w2"},
        players=3,
        hands={0: "grain"},
        coins={0: 3},
        characters={0: "eques"},
    )
    course.begin_turn(p.s)
    p.do("surrender")
    assert p.field(0, ALIVE) == 0
    assert p.hand() == {}
    assert p.silver(1) == p.silver(2) == 0
    assert p.where("1s1") is None
    assert p.s.player == 1


def test_t_117_rr11_6_no_token_left() -> None:
    """With no battle tokens at the Bank the winner gets none."""
    p = Play(ring("plain s0 w1"))
    p.bank(battle=0)
    p.war().do("hex 0,0", "unit 1s1", "done", "token none", "token none")
    assert p.told("wins-nothing") == [(0,)]
    assert p.field(0, BATTLES) == 0


def test_rr11_4_tokens_change_values_and_casualties() -> None:
    assert sums.with_token(4, 0) == 8
    assert sums.with_token(4, 1) == 7
    assert sums.with_token(4, 2) == 4
    p = battle("plain s0*2 w1", "none", "shield", ("1s1", "1s2"))
    assert p.told("casualties") == [(0, 0)]


def test_rr11_7_the_wooden_die() -> None:
    p = Play(ring("plain s0 s1"), battle="die").war()
    p.do("hex 0,0", "unit 1s1", "done", "die 6", "die 5")
    assert p.told("values") == [(6, 6)]


def test_rr11_10_attackers_are_laid() -> None:
    p = battle("plain s0 s1", "none", "none", ("1s1",))
    assert p.laid("1s1")
    assert not p.laid("2s1")


def test_t_214_rr11_13_powers_before_tokens() -> None:
    """The attacker declares first, the defender sees it; once a token is chosen nothing is
    declared.
    """
    p = Play(ring("plain s0 s1"), characters={0: "heros", 1: "dux defensor"}).war()
    p.do("hex 0,0", "unit 1s1", "done")
    assert p.s.player == 0
    p.do("power heros", "done")
    assert p.s.player == 1
    battle = p.s.view(1)["battle"]
    assert battle is not None
    assert battle["attack"]["value"] == 5
    p.do("power dux", "power defensor", "done", "token none")
    assert p.why("power dux") == "RR11.4"
    p.do("token none")
    assert p.told("values") == [(5, 5)]


def test_t_215_rr11_14_a_third_players_tower_is_safe() -> None:
    """In a third player's capital: its tower neither defends the picked one nor can be hit."""
    p = Play(ring("plain T1 warehouse s0*3 w2"), players=3).war()
    p.do(
        "hex 0,0", "seat 3", "unit 1s1", "unit 1s2", "unit 1s3", "done", "token plus3", "token none"
    )
    assert p.told("values") == [(12, 1)]
    p.do("unit 3w1", "piece warehouse")
    assert p.s.step == WAR
    assert p.field(1, DAMAGE) == 0


def test_t_216_rr11_14_rr11_16_the_attacker_loses_his_own_tower() -> None:
    """One worker attacks three soldiers in his own capital and loses it: out, his turn ends."""
    p = Play(
        {**ring("plain T0 warehouse w0 s1*3"), (5, 5): "plain T1 w1", (9, 9): "plain T2 w2"},
        players=3,
        hands={0: "grain"},
        coins={0: 2},
    )
    p.store((0, 0), "wood", 1)
    p.war().do("hex 0,0", "unit 1w1", "done", "token none", "token plus3")
    assert p.told("values") == [(1, 12)]
    p.run("unit 1w1", "tower", "tower")
    assert p.field(0, ALIVE) == 0
    assert p.hand(1) == {"grain": 1}
    assert p.silver(1) == 2
    assert p.stored() == []
    assert p.s.player == 1
    assert p.s.turn == 2


def test_t_217_rr11_14_a_tower_alone_cannot_retreat() -> None:
    """A lone tower with retreat fights at 4; a casualty hits it or another building."""
    p = battle("plain T1 farm s0*3", "none", "retreat", ("1s1", "1s2", "1s3"))
    assert p.told("values") == [(9, 4)]
    assert p.now() == {"done", "tower", "piece farm"}


def test_t_218_rr11_15_who_may_raze_after_a_retreat() -> None:
    """A unit with a penalty razes nothing; beside a third player nobody does; a defender
    stays up.
    """
    p = battle("plain farm warehouse s0 s0! w1", "none", "retreat", ("1s1", "1s2"), HOME)
    p.do("yes", "hex 1,0")
    assert p.s.battle.razing == 1
    p.do("piece farm")
    assert p.s.step == WAR
    q = Play({**ring("plain farm s0 w1 w2"), **HOME}, players=3).war()
    q.do("hex 0,0", "seat 2", "unit 1s1", "done", "token none", "token retreat", "yes").run(
        "hex 1,0"
    )
    assert q.s.step == WAR
    r = battle("plain farm s0 w1", "retreat", "none", ("1s1",), HOME)
    r.run("yes")
    assert (r.s.step, r.s.player) == (RAZE, 1)
    r.do("piece farm")
    assert not r.laid("2w1")


@pytest.mark.parametrize(
    ("here", "teams", "razes"),
    [
        ("plain farm s0 w1", "off", True),
        ("plain farm s0 w1 w2", "off", False),
        ("plain farm s0 w1 T2", "off", False),
        ("plain farm s0 w1 w2", "on", True),
        ("plain farm s0 w1 T2", "on", True),
        ("plain farm s0 w1 w3", "on", False),
    ],
)
def test_amb_46_rr11_15_a_third_player_protects_the_buildings(
    here: str, teams: str, razes: bool
) -> None:
    """His unit or his tower alone does, unless he is an ally of who would raze."""
    players = 4 if teams == "on" else 3
    p = Play({**ring(here), **HOME}, players=players, teams=teams).war()
    p.do("hex 0,0")
    if "seat 2" in p.now():
        p.do("seat 2")
    p.do("unit 1s1", "done", "token none", "token retreat", "yes").run("hex 1,0")
    assert (p.s.step == RAZE) == razes


def test_amb_46_rr11_2_rr11_15_nobody_razes_beside_units_that_did_not_retreat() -> None:
    """The attacker falls back with one of two soldiers: the other one still guards the hex."""
    p = battle("plain farm s0*2 w1", "retreat", "none", ("1s1",), HOME)
    p.run("yes")
    assert p.field(1, BATTLES) == 1
    assert p.where("1s2") == (0, 0)
    assert (p.s.step, p.s.player) == (WAR, 0)
    p = battle("plain farm s0*2 w1", "retreat", "none", ("1s1", "1s2"), HOME)
    p.run("yes")
    assert (p.s.step, p.s.player) == (RAZE, 1)


def test_rr11_2_units_without_a_positive_value_raze_nothing() -> None:
    p = Play(ring("plain farm s0 s0! x0")).war()
    p.do("hex 0,0")
    assert p.now() == {"unit 1s1"}
    for unit in ("1s2", "1x"):
        refusal = p.s.why_not(p.action(f"unit {unit}"))
        assert refusal is not None
        assert (refusal.rule, refusal.message.id) == ("RR11.2", "romolo-refuse-no-strength")


def test_rr11_15_own_buildings_may_be_razed_but_no_tower() -> None:
    p = Play(ring("plain T0 farm s0*2")).war()
    p.do("hex 0,0", "unit 1s1", "done")
    assert p.now() == {"done", "piece farm"}


def test_t_219_rr11_16_both_sides_still_assign() -> None:
    """The tower falls and the defender's sword still kills; his tokens and characters leave."""
    p = Play({**ring("plain T1 s0*4"), (5, 5): "plain T0 w0"}, characters={1: "eques"})
    p.s.seats[SEAT + BATTLES] = 1
    p.bank(battle=4)
    p.war().do(
        "hex 0,0", *[f"unit 1s{i}" for i in range(1, 5)], "done", "token none", "token sword"
    )
    p.do("tower", "tower").run("unit 1s1")
    assert p.field(1, ALIVE) == 0
    assert p.where("1s1") is None
    assert p.field(1, BATTLES) == 0
    assert p.left("battle") == 3  # the attacker's own
    assert p.s.stock[OUT + 9] == 1
    assert not p.s.has(1, 7)


def test_t_220_rr11_17_when_surrender_is_offered() -> None:
    """Offered without a worker on the map, also with an explorer; not with one worker."""
    p = Play({(0, 0): "plain T0 x0", (5, 5): "plain T1 w1"})
    course.begin_turn(p.s)
    assert p.s.step == GIVE_UP
    p = Play({(0, 0): "plain T0 w0", (5, 5): "plain T1 w1"})
    course.begin_turn(p.s)
    assert p.s.step != GIVE_UP


def test_walls_fall_three_at_a_time() -> None:
    p = Play(ring("plain #0 #1 #2 #3 s0")).war()
    p.do("hex 0,0", "unit 1s1", "done", "piece wall", "side e", "side ne", "side nw")
    assert p.count((0, 0), "wall") == 1
    assert p.s.step == WAR
    p = Play(ring("plain #0 #1 #2 #3 s0")).war()
    p.do("hex 0,0", "unit 1s1", "done", "piece wall", "side e", "done")
    assert p.count((0, 0), "wall") == 3


def test_t_227_rr15_1_powers_of_a_defender() -> None:
    """As defender Defensor and Obsessor once in each turn, Dux while it lasts, Heros never."""
    p = Play(ring("plain s0*2 s1!"), characters={1: "defensor obsessor dux heros"}).war()
    p.run("hex 0,0", "unit 1s1", "done")
    assert p.now() == {"done", "power defensor", "power dux", "power obsessor"}
    assert p.why("power heros") == "RR15.1"
    p.do("power defensor", "power obsessor", "power dux", "done", "token none", "token none")
    assert p.told("values") == [(3, 5)]
    p.run("hex 0,0", "unit 1s2", "done")
    assert p.now() == {"done", "power dux"}
    p = Play(ring("plain s0 s1"), characters={0: "defensor heros"}).war()
    p.do("hex 0,0", "unit 1s1", "done")
    assert p.now() == {"done", "power heros"}


def test_t_152_rr15_1_dux() -> None:
    """Four counters: 3 in one battle and 1 in another; a fifth is impossible."""
    p = Play(ring("plain s0*2 s1"), characters={0: "dux"}).war()
    p.do("hex 0,0", "unit 1s1", "done", "power dux", "power dux", "power dux", "done")
    p.do("token none", "token none").run()
    assert p.told("values") == [(6, 3)]
    p.s.seats[SEAT + HELD] = 63
    p = Play(ring("plain s0 s1"), characters={0: "dux"}).war()
    p.do("hex 0,0", "unit 1s1", "done", *["power dux"] * 4)
    assert p.now() == {"done"}
    assert p.why("power dux") == "RR15.0"
    assert (DUX, HEROS, OBSESSOR) == (6, 10, 14)


def test_t_235_rr15_9_obsessor_razes_with_a_penalty() -> None:
    """A soldier with a penalty razes nothing; with the Obsessor one building, once a turn."""
    p = Play(ring("plain farm*2 s0!")).war()
    assert p.why("hex 0,0") == "RR11.2"
    p = Play(ring("plain farm*2 s0! s0!"), characters={0: "obsessor"}).war()
    p.do("hex 0,0", "unit 1s1", "done", "piece farm")
    assert p.why("hex 0,0") == "RR11.2"


def test_rr15_9_obsessor_against_a_tower() -> None:
    p = Play(ring("plain T1 s0!"), characters={0: "obsessor"}).war()
    p.do("hex 0,0", "unit 1s1", "done", "power obsessor", "done", "token none", "token none")
    assert p.told("values") == [(5, 4)]
    p = Play(ring("plain T1 s0!"), characters={0: "obsessor"}, obsessor_passive="yes").war()
    p.do("hex 0,0", "unit 1s1", "done", "token none", "token none")
    assert p.told("values") == [(5, 4)]
