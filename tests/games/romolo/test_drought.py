"""An Aqueduct is lost in edition 1.66: what is too much goes (RR19.11, RR19.24, RR19.37)."""

import random
from typing import Any

import pytest

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import layout
from lusoria.games.romolo.asked import ACT, DECLARE, LOT_OVERFULL, OVERFULL, PAY
from lusoria.games.romolo.board import constructions
from lusoria.games.romolo.layout import (
    AQUEDUCT,
    BANK,
    BUILT,
    CAPITAL,
    FARM,
    HEX,
    OUT,
    OWN,
    PLAIN,
    SEAT,
    SLAIN,
    SUPPLY,
    TERRAIN,
    WALL,
    WAREHOUSE,
)
from lusoria.games.romolo.solitaire import war as ai_war
from lusoria.games.romolo.solitaire.ai_turn import AiTurn
from lusoria.games.romolo.state import Romolo
from tests.games.romolo.prototype import Prototype, at_war
from tests.games.romolo.table import GAME, Place, ring

FULL = "plain farm temple warehouse*2 #0 #1 #2"  # 5 with its walls


def dried(beside: str, players: int = 2, seat: int = 0, **others: str) -> Prototype:
    """A soldier destroys the Aqueduct of (0,0), where nobody defends it; what is in (1,0)."""
    hexes: dict[Place, str] = {**ring(f"plain aqueduct temple s{seat}"), (1, 0): beside}
    hexes.update({(2, 0): others.get("behind", "plain"), (0, 1): others.get("below", "plain")})
    p = at_war(hexes, players, seat).send("piece aqueduct", f"{seat + 1}s1")
    return p.do("done") if p.s.step == DECLARE else p


def test_x166_41_rr19_11_the_controller_takes_a_wall_or_a_building() -> None:
    """Blue controls the hex with his soldier; it is not his turn."""
    p = dried(f"{FULL} s1")
    assert (p.s.step, p.s.player, p.s.active) == (OVERFULL, 1, 0)
    assert p.now() == {"piece farm", "piece temple", "piece warehouse", "piece wall"}
    p.do("piece wall", "side ne")
    assert p.count((1, 0), "wall") == 2
    assert p.s.stock[OUT + WALL] == 1
    p = dried(f"{FULL} s1").do("piece temple")
    assert p.count((1, 0), "temple") == 0
    assert p.count((1, 0), "wall") == 3


def test_x166_41_rr19_11_in_a_neutral_hex_the_active_player_chooses() -> None:
    for beside in (FULL, f"{FULL} s0 s1"):
        p = dried(beside)
        assert (p.s.step, p.s.player) == (OVERFULL, 0)


def test_x166_41_rr19_11_the_tower_never_goes() -> None:
    """A capital is always its owner's; one or two walls lower nothing."""
    p = dried("plain farm temple warehouse*2 #0 #1 T1 w1")
    assert (p.s.step, p.s.player) == (OVERFULL, 1)
    assert p.now() == {"piece farm", "piece temple", "piece warehouse"}
    assert p.why("piece wall") == "RR19.11"


def test_x166_84_rr19_11_one_warehouse_goes_with_its_cubes() -> None:
    """Five warehouses next door; four of another hex and the aqueduct's own hex keep theirs."""
    p = at_war(
        {**ring("plain aqueduct temple s0"), (1, 0): "plain warehouse*5", (0, 1): "plain farm*4"}
    )
    p.store((1, 0), "grain", 2)
    p.send("piece aqueduct", "1s1")
    assert (p.s.step, p.s.player) == (OVERFULL, 0)
    p.do("piece warehouse", "store 1")
    assert p.stored() == []
    assert p.count((1, 0), "warehouse") == 4
    assert p.s.stock[OUT + WAREHOUSE] == 1
    assert p.count((0, 1), "farm") == 4
    assert p.count((0, 0), "temple") == 1


@pytest.mark.parametrize(("words", "left"), [(["piece warehouse"], (3, 4)), ([], (4, 2))])
def test_x166_84_rr19_24_a_warehouse_or_two_of_four_walls(
    words: list[str], left: tuple[int, int]
) -> None:
    p = dried("plain warehouse*4 #0 #1 #2 #3")
    p.do(*words or ["piece wall", "side e", "side w"])
    assert p.s.step != OVERFULL
    assert (p.count((1, 0), "warehouse"), p.count((1, 0), "wall")) == left


def test_x166_84_rr19_11_a_second_aqueduct_keeps_them_all() -> None:
    p = dried("plain warehouse*5", behind="plain aqueduct")
    assert p.s.drought.source == -1
    assert p.count((1, 0), "warehouse") == 5


def test_rr19_11_an_aqueduct_that_goes_is_looked_at_next() -> None:
    """The aqueduct of the hex that is too full goes itself, and takes from its other neighbour."""
    p = dried("plain aqueduct warehouse*5 s0", behind="plain farm*5")
    p.do("piece aqueduct")
    assert p.s.drought.place == p.at((1, 0))  # 5 of 4 now
    p.do("piece warehouse")
    assert p.s.drought.place == p.at((2, 0))
    p.do("piece farm")
    assert p.count((2, 0), "farm") == 4


def test_rr19_11_a_hex_gives_up_one_after_the_other() -> None:
    """Two aqueducts are lost; the hex between them loses something twice."""
    p = at_war({(0, 0): "plain aqueduct s0", (1, 0): "plain farm*6", (2, 0): "plain aqueduct s0"})
    p.send("piece aqueduct", "1s1").send("piece aqueduct", "1s2").do("target 1")
    assert p.s.step == OVERFULL
    p.do("piece farm")
    assert p.s.step == OVERFULL  # the second aqueduct was the last target
    p.do("piece farm")
    assert p.count((1, 0), "farm") == 4


def worker(hexes: dict[Place, str], **more: Any) -> Prototype:
    """A worker of the first player, who has plenty."""
    hands = {0: "stone*9 wood*9"}
    return Prototype({**hexes, (40, 0): "plain w1"}, hands=hands, edition="1.66", **more)


def test_x166_71_rr19_24_its_own_hex_loses_count_and_limit_together() -> None:
    """5 of 5 become 4 of 4. It cannot become a farm, 5 of 4; a single wall counts nothing."""
    p = worker(ring("plain warehouse*3 temple aqueduct w0"))
    p.do("unit 1w1", "transform", "piece aqueduct")
    assert p.now() == {"build wall"}
    assert p.why("build farm") == "RR7.3"
    p = worker(ring("plain warehouse*3 temple aqueduct w0"))
    p.run("unit 1w1", "dismantle", "piece aqueduct", "resource wood")
    assert p.s.step == ACT
    assert constructions.constructions(p.s, p.at((0, 0))) == 4


@pytest.mark.parametrize("deed", ["dismantle", "transform"])
def test_rr19_24_a_lost_aqueduct_is_followed_when_the_whole_action_is_done(deed: str) -> None:
    """The new farm stands, the old piece is at the Bank; then the neighbour is too full."""
    p = worker({**ring("plain aqueduct w0"), (1, 0): "plain farm*5"})
    words = ["resource wood"] if deed == "dismantle" else ["build farm"]
    p.do("unit 1w1", deed, "piece aqueduct", *words)
    while p.s.step == PAY:
        p.s.carry_out(p.s.find_legal()[0])
    assert (p.s.step, p.s.player) == (OVERFULL, 0)
    assert p.left("aqueduct") == 2
    assert p.count((0, 0), "farm") == (deed == "transform")
    p.do("piece farm")
    assert p.s.step == ACT
    assert p.count((1, 0), "farm") == 4


def test_rr19_11_rr19_32_an_aqueduct_given_for_an_unpaid_mercenary() -> None:
    p = worker({**ring("plain aqueduct farm T0 w0"), (1, 0): "plain farm*5"})
    for kind in range(5):
        p.s.seats[layout.HAND + kind] = 0
    p.price(salt=1)
    p.s.seats[SLAIN] = 1
    p.maintain()
    p.do("piece aqueduct")
    assert (p.s.step, p.s.player) == (OVERFULL, 0)
    p.do("piece farm")
    assert p.s.active == 1  # the rest of the upkeep followed


def raided(beside: str) -> Prototype:
    """Alone: a unit of the A.I. destroys the Aqueduct of (0,0), where nobody is."""
    hexes: dict[Place, str] = {**ring("plain aqueduct ai"), (1, 0): beside, (5, 0): "plain w0"}
    p = Prototype(hexes, 1, edition="1.66", battle="die")
    p.s.active = layout.AI
    p.s.turn += 1
    p.s.ai_turn = AiTurn()
    ai_war.begin_war(p.s)
    p.s.run()
    p.fits()
    return p


def test_rr19_37_in_the_ais_turn_the_human_chooses_where_he_controls() -> None:
    p = raided("plain farm*5 s0*2")
    assert (p.s.step, p.s.player) == (OVERFULL, 0)
    p.do("piece farm")
    assert p.count((1, 0), "farm") == 4


def test_rr19_37_in_the_ais_turn_the_lot_takes_farms_last_and_walls_as_one() -> None:
    p = raided("plain farm warehouse*3 #0 #1 #2 #3")
    assert p.s.step == LOT_OVERFULL
    assert p.s.chances() == [(a.C_PIECE + WAREHOUSE, 3), (a.C_PIECE + WALL, 1)]
    p.s.carry_out(a.C_PIECE + WALL)
    assert [weight for _, weight in p.s.chances()] == [1, 1, 1, 1]
    p.s.carry_out(a.C_SIDE)
    p.s.carry_out(a.C_SIDE + 1)
    assert p.count((1, 0), "wall") == 2
    assert p.s.step != LOT_OVERFULL
    p = raided("plain farm*5")
    assert p.s.chances() == [(a.C_PIECE + layout.FARM, 5)]
    p.s.carry_out(a.C_PIECE + layout.FARM)
    assert p.count((1, 0), "farm") == 4


# --- kept and read ---


def dry_game(players: int) -> Romolo:
    """A real game after its set-up: the first player has an Aqueduct, and five farms beside it."""
    rng = random.Random(players)
    s = GAME.start(players, edition="1.66")
    assert isinstance(s, Romolo)
    while s.turn == 0:
        if s.is_chance:
            s.apply(s.chances()[0][0])
        else:
            s.apply(rng.choice(s.legal_actions()))
    seat = s.active
    capital = s.seats[seat * SEAT + CAPITAL]
    near = [x for x in s.board.near[capital * 6 : capital * 6 + 6] if x >= 0]
    beside = next(x for x in near if s.hexes[x * HEX + TERRAIN] == PLAIN)
    s.own_hexes()[capital * HEX + BUILT + AQUEDUCT] = 1
    s.seats[seat * SEAT + SUPPLY] &= ~(1 << AQUEDUCT)
    missing = 5 - s.hexes[beside * HEX + BUILT + FARM]
    s.own_hexes()[beside * HEX + BUILT + FARM] = 5
    s.own_stock()[BANK + FARM] -= missing
    s.at[seat * OWN] = capital
    s.legal = None
    return s


@pytest.mark.parametrize("players", [2, 4])
def test_rr19_11_what_is_asked_can_be_kept_and_read(players: int) -> None:
    s = dry_game(players)
    aqueduct = a.PIECE + AQUEDUCT
    for action in (a.UNIT + s.active * OWN, a.DISMANTLE, aqueduct, a.RESOURCE + 1):
        s.apply(action)
        kept = GAME.restore(s.snapshot())
        assert kept.snapshot() == s.snapshot()
        assert kept.legal_actions() == s.legal_actions()
    assert s.step == OVERFULL
