"""Set-up (section 2) and maps (section 3)."""

import random

import pytest

import lusoria
from lusoria.core.state import CHANCE
from lusoria.games.romolo import actions as a
from lusoria.games.romolo.asked import ACT, ARRANGE, FREE, PLACE, STEPS, THIRD
from lusoria.games.romolo.board.map import BOARDS
from lusoria.games.romolo.editions import EDITIONS
from lusoria.games.romolo.layout import (
    BANK,
    BANK_NAMES,
    CHOICE,
    COINS,
    CUBES,
    HAND,
    HELD,
    HEX,
    MULT,
    MULTS,
    PILE,
    PRICES,
    SEAT,
    STANCE,
    TERRAIN,
    TERRAINS,
    TYPES,
    UP,
    WATER_PILE,
)
from lusoria.games.romolo.state import Romolo
from lusoria.games.romolo.tiles import COPIES, NO_TILE, PRAEPOSITUS, TYPE

GAME = lusoria.game("romolo")


def begun(players: int, **options: object) -> Romolo:
    state = GAME.start(players, **options)
    assert isinstance(state, Romolo)
    return state


def up_to(step: int, players: int, **options: object) -> Romolo:
    """The first position of a step of the set-up, with random choices before it."""
    s = begun(players, **options)
    rng = random.Random(1)
    while s.step != step or s.player == CHANCE:
        s.apply(lusoria.sample(s.chances(), rng) if s.is_chance else rng.choice(s.legal_actions()))
    return s


def bank(s: Romolo) -> dict[str, int]:
    return {name: s.stock[BANK + i] for i, name in enumerate(BANK_NAMES)}


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_t_001_rr2_9_the_bank(n: int) -> None:
    """The Bank has 5, 10, 15, 20 walls for 1 to 4 players, and so on for the other kinds."""
    assert bank(begun(n)) == {
        "wall": 5 * n,
        "farm": 4 * n,
        "warehouse": 4 * n,
        "temple": 2 * n,
        "plant": 2 * n,
        "aqueduct": n + 1,
        "forum": n + 1,
        "harbor": n + 1,
        "mercenary": 2 * n,
        "battle": 2 * n + 1,
    }


def test_t_002_rr2_10_the_kit() -> None:
    """With four players the Bank keeps 12 farms and warehouses; each holds the kit and 5 tokens."""
    s = up_to(ACT, 4)
    assert bank(s)["farm"] == bank(s)["warehouse"] == 12
    for seat in range(4):
        i = seat * SEAT
        assert sum(s.seats[i + HAND : i + HAND + 5]) == 7
        assert all(s.seats[i + HAND + kind] >= 2 for kind in range(3))
        assert s.seats[i + COINS] == 4
        assert s.seats[i + HELD].bit_count() == 5
        view = s.view(seat)["seats"]
        assert isinstance(view, list)
        assert view[seat]["hand"] == {"worker": 4, "soldier": 4, "explorer": 1}


@pytest.mark.parametrize(("n", "size"), [(1, 41), (2, 39), (3, 36), (4, 33)])
def test_t_003_rr2_2_rr2_4_the_terrain_pile(n: int, size: int) -> None:
    """Once the starting hexes are taken the pile has 41, 39, 36, 33 tiles for 1 to 4 players."""
    s = up_to(ARRANGE, n)
    assert sum(s.stock[PILE : PILE + 4]) == size
    assert s.stock[WATER_PILE] == 9


@pytest.mark.parametrize(("n", "total", "shown"), [(1, 9, 5), (2, 11, 6), (3, 14, 7), (4, 17, 8)])
def test_t_004_rr2_7_the_display(n: int, total: int, shown: int) -> None:
    """5, 6, 7, 8 characters are shown of 9, 11, 14, 17; as many Praepositus as players."""
    s = up_to(FREE, n)
    assert len(s.display) == shown
    assert NO_TILE not in s.display
    assert s.display.count(PRAEPOSITUS) == n
    assert shown + sum(s.stock[TYPES : TYPES + 3]) == total
    assert sum(COPIES) == 24
    assert TYPE.count(1) == TYPE.count(2) == 10


@pytest.mark.parametrize(
    ("n", "size", "hidden", "multipliers"),
    [(1, 24, 20, 4), (2, 28, 22, 4), (3, 37, 28, 4), (4, 45, 33, 6)],
)
def test_t_005_the_maps(n: int, size: int, hidden: int, multipliers: int) -> None:
    """24, 28, 37, 45 hexes; three starting hexes touch each other and the border."""
    board = BOARDS[n - 1]
    assert board.size == size
    starts = [place for three in board.starts for place in three]
    assert size - len(starts) - (n == 1) == hidden
    assert len(board.multipliers) == multipliers
    assert not set(board.multipliers + board.more_multipliers) & set(starts)
    assert len(board.multipliers) + len(board.more_multipliers) <= 7
    for three in board.starts:
        assert len(set(three)) == 3
        assert all(board.distance(x, y) == 1 for x in three for y in three if x != y)
        assert any(board.near[place * 6 + side] < 0 for place in three for side in range(6))


@pytest.mark.parametrize("n", [2, 3, 4])
def test_maps_are_the_same_for_all_players(n: int) -> None:
    board = BOARDS[n - 1]
    profiles = []
    for three in board.starts:
        others = [place for other in board.starts if other != three for place in other]
        profiles.append(
            (
                sorted(min(board.distance(x, y) for x in three) for y in others),
                sorted(min(board.distance(x, y) for x in three) for y in board.multipliers),
                sorted(min(board.distance(x, y) for x in three) for y in range(board.size)),
            )
        )
    assert all(profile == profiles[0] for profile in profiles)


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_maps_are_connected_and_have_tiles_for_all_hexes(n: int) -> None:
    board = BOARDS[n - 1]
    reached = [0]
    for place in reached:
        for near in board.near[place * 6 : place * 6 + 6]:
            if near >= 0 and near not in reached:
                reached.append(near)
    assert len(reached) == board.size
    hidden = board.size - 3 * n - (n == 1)
    assert hidden <= sum(EDITIONS[0].tiles) - 9 - 3 * n - (n == 1)


def test_t_006_rr2_8_the_market() -> None:
    """All prices begin at 1 and no cube lies on the market."""
    s = begun(3)
    assert s.stock[PRICES : PRICES + 5] == [1] * 5
    assert sum(s.stock[CUBES : CUBES + 25]) == 0


def test_t_007_rr2_11_what_stands_where() -> None:
    """A tower on the hill or forest is refused; a worker may be placed there."""
    s = up_to(PLACE, 2)
    places = s.board.starts[0]
    rough = next(p for p in places if s.hexes[p * HEX + TERRAIN] != 0)
    plain = next(p for p in places if p != rough)
    for _ in range(3):
        refusal = s.why_not(a.HEX + rough)
        assert refusal is not None
        assert refusal.rule == "RR2.11"
        s.apply(a.HEX + plain)
    s.apply(a.HEX + rough)
    s.apply(a.HEX + rough)
    assert s.at[s.first * 11] == rough


def test_rr2_1_the_first_player_is_drawn_by_lot() -> None:
    s = begun(3)
    assert s.chances() == [(a.C_FIRST, 1), (a.C_FIRST + 1, 1), (a.C_FIRST + 2, 1)]
    s.apply(a.C_FIRST + 2)
    assert (s.first, s.player) == (2, 2)


def test_rr2_3_the_third_hex_is_chosen_in_secret() -> None:
    s = up_to(THIRD, 2)
    first = s.player
    pile = s.stock[PILE : PILE + 4]
    s.apply(a.TERRAIN)
    assert s.stock[PILE + 1] == pile[1] - 1
    assert s.seats[first * SEAT + CHOICE] == 1
    assert s.view(1 - first)["seats"][first]["third"] == "secret"
    assert s.view(first)["seats"][first]["third"] == "hill"


def test_rr2_5_the_three_hexes_are_laid_as_their_owner_likes() -> None:
    s = up_to(ARRANGE, 2)
    chosen = s.board.starts[0][1]
    refusal = s.why_not(a.HEX + s.board.starts[1][0])
    assert refusal is not None
    assert refusal.rule == "RR2.5"
    s.apply(a.HEX + chosen)
    for place in s.board.starts[0]:
        assert s.hexes[place * HEX + UP] == 1
        assert (s.hexes[place * HEX + TERRAIN] == 0) == (place != chosen)


def test_rr2_6_multipliers_lie_face_down_on_central_hexes() -> None:
    s = begun(4)
    assert s.stock[MULTS : MULTS + 2] == [4, 2]
    assert sum(s.hexes[place * HEX + MULT] for place in range(45)) == 6


def test_rr2_12_with_the_die_nobody_has_tokens() -> None:
    s = up_to(ACT, 2, battle="die")
    assert s.seats[HELD] == s.seats[SEAT + HELD] == 0
    assert s.view(0)["seats"][0]["tokens"] is None


def test_t_201_rr2_13_the_order_of_choices() -> None:
    """Three players: 3 arrangements each, 5 free resources each, then all five pieces of each."""
    s = begun(3)
    rng = random.Random(5)
    asked: list[tuple[str, int, int]] = []
    while s.step <= PLACE:
        if s.is_chance:
            s.apply(lusoria.sample(s.chances(), rng))
            continue
        for seat in range(3):
            for other in range(3):
                laid = s.hexes[s.board.starts[(other - s.first) % 3][0] * HEX + UP] == 1
                third = s.view(seat)["seats"][other]["third"]
                assert seat == other or laid or third in (None, "secret")
        asked.append((STEPS[s.step], s.player, len(s.legal_actions())))
        s.apply(rng.choice(s.legal_actions()))
    order = [(s.first + i) % 3 for i in range(3)]
    assert asked[:3] == [("third", seat, 2) for seat in order]
    assert asked[3:6] == [("arrange", seat, 3) for seat in order]
    assert asked[6:9] == [("free", seat, 5) for seat in order]
    assert [seat for _, seat, _ in asked[9:]] == [seat for seat in order for _ in range(5)]
    assert [count for _, _, count in asked[9:14]] == [2, 2, 2, 3, 3]


def test_rr2_14_options() -> None:
    names = {option.name for option in GAME.options}
    assert names == {
        "edition",
        "peoples",
        "bid_paid",
        "battle",
        "teams",
        "coins",
        "soldier_controls_water",
        "negotiator_mode",
        "obsessor_passive",
        "round_limit",
    }
    with pytest.raises(lusoria.OptionError, match="four"):
        GAME.start(3, teams="on")
    assert begun(4, teams="on").sides == [[0, 2], [1, 3]]


def test_everybody_is_hostile_to_all_but_allies_at_first() -> None:
    s = begun(4, teams="on")
    assert [s.seats[seat * SEAT + STANCE] for seat in range(4)] == [0b1010, 0b0101, 0b1010, 0b0101]


def test_rr2_5_the_hex_to_be_laid_is_named() -> None:
    s = up_to(ARRANGE, 2)
    chosen = TERRAINS[s.seats[s.active * SEAT + CHOICE]]
    said = {str(s.game.describe(s, action).message) for action in s.legal_actions()}
    assert all(text.startswith(f"Put the {chosen} at ") for text in said)
