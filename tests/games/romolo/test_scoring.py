"""Influence (section 13), the end and scoring (section 14)."""

from dataclasses import dataclass

import pytest

from lusoria.core.outcome import Outcome
from lusoria.games.romolo.layout import ALIVE, BATTLES, COINS, HEX, MULT, NO_MULT, SEAT
from lusoria.games.romolo.scoring import decisions, influence, majorities
from lusoria.games.romolo.scoring.categories import (
    BATTLE_TOKENS,
    CHARACTERS,
    DOMINION,
    HEXES,
    MONEY,
    POPULATION,
)
from lusoria.games.romolo.scoring.majorities import shares
from lusoria.games.romolo.tiles import NO_TILE
from lusoria.games.romolo.turn import course
from lusoria.games.romolo.war import elimination
from tests.games.romolo.table import Place, Play

FAR = {(40, 0): "plain T1 w1"}


def control(p: Play) -> dict[Place, int]:
    owner = influence.control(p.s, influence.points(p.s, -1, -1))
    return {place: owner[i] for i, place in enumerate(p.s.board.places)}


def points(p: Play, category: int, side: int = 0) -> int:
    tally = p.tally()
    return tally.points_of(category, side)


@pytest.mark.parametrize(
    ("power", "b", "reached"), [(4, "plain", False), (5, "plain", True), (5, "water", False)]
)
def test_t_130_rr13_3_influence_walks_around_walls(power: int, b: str, reached: bool) -> None:
    """C is behind a wall: power 5 reaches it through B, power 4 does not, nor if B is water."""
    p = Play({(0, 0): f"plain T0 warehouse*{power - 1}", (1, -1): b, (1, 0): "plain #3", **FAR})
    assert (control(p)[(1, 0)] == 0) == reached


def test_t_131_rr13_4_rr13_5_a_tie_is_neutral() -> None:
    """Red's capital of power 4 controls its neighbours but the one where a blue soldier stands."""
    p = Play(
        {
            (0, 0): "plain T0 warehouse*3",
            (0, -1): "plain",
            (1, -1): "plain",
            (1, 0): "plain s1",
            **FAR,
        }
    )
    owner = control(p)
    assert [owner[place] for place in ((0, 0), (0, -1), (1, -1), (1, 0))] == [0, 0, 0, -1]


def test_t_132_rr13_1_rr13_3_two_capitals() -> None:
    """Yellow at power 5 controls F, E, B; Blue its capital; D is tied, C is behind a wall."""
    p = Play(
        {
            (0, -2): "plain T1 warehouse*2",
            (1, -2): "plain",
            (2, -2): "plain #4",
            (0, -1): "plain s1",
            (1, -1): "plain",
            (0, 0): "plain T0 warehouse*4",
        }
    )
    owner = control(p)
    assert [owner[place] for place in ((0, 0), (1, -1), (1, -2))] == [0, 0, 0]
    assert owner[(0, -2)] == 1
    assert owner[(0, -1)] == owner[(2, -2)] == -1


def test_t_133_rr14_6_dominion() -> None:
    """Capital 4 with B of power 3: 7; with C, a lone farm, it would be 4."""
    p = Play(
        {(0, 0): "plain T0 warehouse*3", (1, 0): "plain temple*3", (0, 1): "plain farm", **FAR}
    )
    assert points(p, DOMINION) == 7
    p = Play({(0, 0): "plain T0 warehouse*3", (0, 1): "plain farm", **FAR})
    assert points(p, DOMINION) == 4
    assert (
        Play({(0, 0): "plain T0 warehouse", (1, 0): "plain temple*3", **FAR})
        .tally()
        .choices.dominions[0]
        == -1
    )


ALL = [True, True, True, True]


def test_t_134_rr14_10_a_tie_for_the_first_place() -> None:
    """3, 3, 2 of three players: 4, 4, 0."""
    assert shares([3, 3, 2], ALL[:3], -1, [6, 2]) == [4, 4, 0]


def test_t_135_rr14_10_other_ties() -> None:
    """5/3/3 gives 6/1/1, 5/5/5 gives 2/2/2, 5/3/3/3 gives 6/0/0/0, two players 4/0 or 2/2."""
    assert shares([5, 3, 3], ALL[:3], -1, [6, 2]) == [6, 1, 1]
    assert shares([5, 5, 5], ALL[:3], -1, [6, 2]) == [2, 2, 2]
    assert shares([5, 3, 3, 3], ALL, -1, [6, 2]) == [6, 0, 0, 0]
    assert shares([5, 3], ALL[:2], -1, [4, 0]) == [4, 0]
    assert shares([5, 5], ALL[:2], -1, [4, 0]) == [2, 2]


def test_t_136_rr15_11_consul_wins_ties() -> None:
    """3, 3, 2 with the Consul on the second side: 2, 6, 0."""
    assert shares([3, 3, 2], ALL[:3], 1, [6, 2]) == [2, 6, 0]


def test_t_252_rr15_11_consul_among_three_and_where_sacerdos_may_go() -> None:
    """Tied with two others for the first place: 6 / 1 / 1. Sacerdos: only hexes with own points."""
    assert shares([4, 4, 4], ALL[:3], 0, [6, 2]) == [6, 1, 1]
    p = Play(
        {(0, 0): "plain T0 warehouse*3", (1, 0): "plain", (5, 0): "plain", **FAR},
        characters={0: "sacerdos"},
    )
    assert decisions.changeable(p.s, -1, 0) == [p.at((1, 0))]


def test_t_138_rr14_5_multipliers() -> None:
    """Four controlled hexes, one with ×2 and one with ×3: 7 points."""
    p = Play(
        {
            (0, 0): "plain T0 warehouse*3",
            (1, 0): "plain ×2",
            (0, 1): "hill ×3",
            (-1, 0): "plain",
            **FAR,
        }
    )
    assert points(p, HEXES) == 7


@pytest.mark.parametrize(("power", "reach"), [(1, 0), (3, 0), (4, 1), (5, 2), (6, 3), (9, 3)])
def test_t_139_rr13_2_how_far_influence_goes(power: int, reach: int) -> None:
    """Power 3 emanates nothing, 4 to distance 1, 5 to 2, 6 and more to 3."""
    p = Play(
        {
            (0, 0): f"plain T0 warehouse*{power - 1}" if power > 1 else "plain T0",
            **{(q, 0): "plain" for q in range(1, 6)},
            **FAR,
        }
    )
    assert sum(control(p)[(q, 0)] == 0 for q in range(1, 6)) == reach


def test_t_140_rr14_1_rr14_2_three_kinds_out() -> None:
    """Forums, harbors and mercenaries out at the Bank start the end procedure; two kinds do not."""
    p = Play({(0, 0): "plain T0 farm w0", **FAR})
    p.bank(forum=0, harbor=0)
    course.end_turn(p.s)
    p.s.run()
    assert p.s.ending == 0
    p.bank(mercenary=0)
    course.end_turn(p.s)
    p.s.run()
    assert p.s.ending == 2
    p.bank(mercenary=1, forum=1)
    course.end_turn(p.s)
    p.s.run()
    assert p.s.ending == 2  # it never stops


def test_rr14_1_all_characters_bought() -> None:
    p = Play({(0, 0): "plain T0 farm w0", **FAR})
    p.s.stock[57:60] = [0, 0, 0]
    p.s.display = [NO_TILE] * 6
    course.end_turn(p.s)
    p.s.run()
    assert p.s.ending == 1


def test_t_141_rr14_3_play_or_end() -> None:
    """The next player plays his turn, the following ends the game at once."""
    p = Play({(0, 0): "plain T0 farm w0", **FAR}, hands={1: "grain*9"})
    p.s.ending = 1
    course.end_turn(p.s)
    p.s.run()
    assert p.now() == {"play", "finish"}
    p.do("play", "end", "resource grain")
    p.do("finish")
    assert p.s.is_over
    assert p.s.outcome().reason == "ended"
    message = p.s.game.end_message(p.s)
    assert str(message) == "first seat has ended the game: every character is taken."


@dataclass
class Estate:
    """What a player has at the end; the rest of the map is nobody's."""

    home: str = ""
    lone: str = ""  # in a hex far from everything
    coins: int = 0
    battles: int = 0
    characters: str = ""


def finished(one: Estate, two: Estate) -> Outcome:
    """The game that the first of two players ends at once."""
    board: dict[Place, str] = {}
    for seat, estate in enumerate((one, two)):
        board[(20 * seat, 0)] = f"plain T{seat} w{seat}*2 {estate.home}"
        board[(20 * seat, 9)] = f"plain {estate.lone}"
    p = Play(
        board,
        coins={0: one.coins, 1: two.coins},
        characters={0: one.characters, 1: two.characters},
    )
    p.s.seats[BATTLES] = one.battles
    p.s.seats[SEAT + BATTLES] = two.battles
    p.s.ending = 1
    course.begin_turn(p.s)
    return p.do("finish").s.outcome()


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (Estate(battles=1), Estate(home="warehouse")),
        (Estate(battles=1), Estate(home="w1*2")),
        (Estate(home="s0", battles=1), Estate(lone="s1")),
        (Estate(battles=1), Estate(coins=4)),
        (Estate(characters="eques"), Estate(battles=1)),
        (Estate(characters="patronus artifex"), Estate(characters="eques nauta dux")),
    ],
    ids=["dominion", "population", "hexes", "money", "battles", "characters"],
)
def test_t_142_rr14_11_ties(one: Estate, two: Estate) -> None:
    """Equal points: dominion, population, hexes, money, battle tokens, characters decide."""
    outcome = finished(one, two)
    assert outcome.scores[0].total == outcome.scores[1].total
    assert outcome.places == [2, 1]


def test_rr14_11_all_equal_is_a_shared_win() -> None:
    assert finished(Estate(), Estate()).places == [1, 1]


def test_rr14_4_rr14_7_rr14_8_rr14_9_the_plain_categories() -> None:
    p = Play(
        {(0, 0): "plain T0 w0*5 s0*2", **FAR},
        coins={0: 11},
        characters={0: "eques praepositus:grain"},
    )
    p.s.seats[BATTLES] = 3
    assert points(p, CHARACTERS) == 2
    assert points(p, POPULATION) == 4
    assert points(p, BATTLE_TOKENS) == 3
    assert points(p, MONEY) == 2


def test_t_223_rr14_12_nobody_is_left() -> None:
    """Whoever destroys the last tower and then loses his own for an unpaid mercenary wins."""
    p = Play({(0, 0): "plain T0", (1, 0): "plain m0", **FAR})
    elimination.eliminate(p.s, 1, 0)
    p.maintain().run()
    assert p.s.is_over
    assert p.s.outcome().winners == [0]
    assert p.s.outcome().reason == "survivor"
    message = p.s.game.end_message(p.s)
    assert str(message) == "Nobody is left; the last to fall: first seat."


def test_t_224_rr14_13_a_dead_position() -> None:
    """Only soldiers and towers are left: the end begins; one explorer somewhere prevents it."""
    p = Play({(0, 0): "plain T0 s0", (9, 9): "plain T1 s1"})
    course.end_turn(p.s)
    p.s.run()
    assert p.s.ending == 3
    p = Play({(0, 0): "plain T0 s0", (9, 9): "plain T1 x1"})
    course.end_turn(p.s)
    p.s.run()
    assert p.s.ending == 0


def test_t_225_rr14_14_prizes_by_those_who_began() -> None:
    """Three began, one is out: 6 and 2, or 4 each."""
    for others, prizes in (("w1*6", [6, 2, 0]), ("w1*6 s1", [4, 4, 0])):
        p = Play(
            {
                (0, 0): "plain T0 w0*4 s0*2",
                (5, 5): f"plain T1 {others}",
                (9, 9): "plain T2 s2*4",
            },
            players=3,
        )
        p.s.ending = 1
        p.s.active = 2
        course.begin_turn(p.s)
        p.do("play", "surrender", "finish")
        outcome = p.s.outcome()
        assert [score.sources["majority-population"] for score in outcome.scores] == prizes
        assert outcome.places[2] == 3


def dominion_board(artist: str = "artifex") -> Play:
    return Play(
        {
            (0, 0): "plain T0 warehouse*3",
            (1, 0): "plain temple*3",
            (0, 1): "plain farm forum harbor",
            **FAR,
        },
        characters={0: artist},
    )


def test_t_226_rr14_15_artifex_chooses_his_dominion() -> None:
    """B gives 7 and 3 kinds, C 6 and 5: C, unless B wins the majority of dominions."""
    p = dominion_board()
    tally = p.tally()
    assert tally.choices.dominions[0] == p.at((0, 1))
    assert (tally.points[DOMINION * 2], tally.artifex[0]) == (6, 5)
    assert dominion_board("consul").tally().choices.dominions[0] == p.at((1, 0))
    p = Play(
        {
            (0, 0): "plain T0 warehouse*3",
            (1, 0): "plain temple*3",
            (0, 1): "plain farm forum harbor",
            (40, 0): "plain T1 warehouse*3",
            (41, 0): "plain temple*2",
        },
        characters={0: "artifex"},
    )
    tally = p.tally()
    assert tally.points[DOMINION * 2] == 7
    assert tally.prizes[DOMINION * 2 : DOMINION * 2 + 2] == [4, 0]


def test_rr14_15_architectus_and_sacerdos_at_the_end() -> None:
    p = Play(
        {(0, 0): "plain T0 warehouse*2 farm", (1, 0): "plain", (0, 1): "plain", **FAR},
        characters={0: "architectus"},
    )
    assert points(p, HEXES) == 3
    assert points(p, DOMINION) == 4
    p = Play(
        {
            (0, 0): "plain T0 warehouse*3",
            (1, 0): "plain s1",
            (0, 1): "plain s1",
            (-1, 0): "plain s1*2",
            **FAR,
        },
        characters={0: "sacerdos"},
    )
    tally = p.tally()
    assert {tally.choices.one, tally.choices.two} == {p.at((1, 0)), p.at((0, 1))}
    assert points(p, HEXES) == 3


def test_amb_80_rr14_15_where_no_farm_matters_architectus_names_the_first() -> None:
    """Not using a power ranks last: any farm of the map comes before none, by row and place."""
    far = {(40, 0): "plain T1 farm", (20, -3): "plain farm", (19, -3): "hill farm", (5, 5): "plain"}
    p = Play({(0, 0): "plain T0 warehouse*2", **far}, characters={0: "architectus"})
    tally = p.tally()
    assert tally.choices.farm == p.at((19, -3))
    assert tally.totals == decisions.with_farm(p.s, -1).totals
    p = Play({(0, 0): "plain T0 warehouse*2 farm", **far}, characters={0: "architectus"})
    assert p.tally().choices.farm == p.at((0, 0)), "one that matters comes first"
    p = Play({(0, 0): "plain T0 warehouse*2", **FAR}, characters={0: "architectus"})
    assert p.tally().choices.farm == -1, "there is none"


def test_t_250_rr13_6_rr11_16_a_former_capital() -> None:
    """A destroyed player's capital is an ordinary plain: controlled, with its buildings."""
    p = Play(
        {(0, 0): "plain T0 warehouse*3", (1, 0): "plain T1 temple*2", (9, 9): "plain T2 w2"},
        players=3,
    )
    assert control(p)[(1, 0)] == 1
    elimination.eliminate(p.s, 1, 0)
    assert p.field(1, ALIVE) == 0
    assert control(p)[(1, 0)] == 0
    assert points(p, DOMINION) == 6


def test_rr13_6_unexplored_hexes_are_nobodys() -> None:
    p = Play({(0, 0): "plain T0 warehouse*3", (1, 0): "down", **FAR})
    assert control(p)[(1, 0)] == -1


def test_rr13_4_soldiers_on_water_by_option() -> None:
    board = {(0, 0): "plain T0", (1, 0): "water s0", **FAR}
    assert control(Play(board))[(1, 0)] == 0
    assert control(Play(board, soldier_controls_water="no"))[(1, 0)] == -1


def test_rr14_16_a_round_limit_means_scoring() -> None:
    p = Play({(0, 0): "plain farm T0 w0", (5, 5): "plain farm T1 w1"}, round_limit=1)
    p.do("end", "peace", "end", "peace")
    assert p.s.is_over
    outcome = p.s.outcome()
    assert sum(outcome.scores[0].sources.values()) == outcome.scores[0].total


def test_t_163_artifex_counts_kinds() -> None:
    """Tower, warehouse, forum, three walls and a farm in the dominion: 5 points."""
    p = Play(
        {(0, 0): "plain T0 warehouse forum #0 #1 #2", (1, 0): "plain warehouse farm", **FAR},
        characters={0: "artifex"},
    )
    assert majorities.kinds(p.s, p.at((0, 0)), p.at((1, 0))) == 5
    assert p.tally().artifex[0] == 5


def test_t_161_rr14_4_publicus_counts_three() -> None:
    """Publicus and two others: 5 points."""
    p = Play({(0, 0): "plain T0", **FAR}, characters={0: "publicus eques dux"})
    assert points(p, CHARACTERS) == 5


@pytest.mark.parametrize(("mine", "theirs", "bonus"), [(5, 4, 4), (5, 5, 4), (4, 5, 2)])
def test_rr15_11_patronus(mine: int, theirs: int, bonus: int) -> None:
    p = Play({(0, 0): "plain T0", **FAR}, characters={0: "patronus"}, coins={0: mine, 1: theirs})
    assert p.tally().patronus[0] == bonus


def test_the_second_richest_after_a_tie() -> None:
    p = Play(
        {(0, 0): "plain T0"}, players=4, characters={0: "patronus"}, coins={0: 4, 1: 5, 2: 5, 3: 1}
    )
    assert p.tally().patronus[0] == 2
    p.s.seats[3 * SEAT + COINS] = 9
    assert p.tally().patronus[0] == 0
    assert p.s.hexes[MULT] == NO_MULT
    assert HEX == 14
