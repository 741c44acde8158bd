"""Bots see what stands unguarded and who is coming, and answer; they do not walk for nothing."""

import random
from typing import Final

import pytest

import lusoria
from lusoria.games.romolo.state import Romolo
from lusoria.players import player
from tests.games.romolo.prototype import Prototype
from tests.games.romolo.table import Place, Play

EDITIONS: Final = ("2013", "1.66")
# Two homes. All of seat 0's Workers have acted; those of seat 1 live on a Farm between the two
LAND: Final[dict[Place, str]] = {
    (0, 0): "plain T0 warehouse temple w0_*2",
    (1, 0): "plain farm",
    (0, 1): "hill",
    (1, -1): "forest",
    (2, 0): "plain",
    (2, 1): "hill",
    (3, 0): "plain",
    (3, 1): "plain",
    (4, 0): "plain",
    (4, -1): "forest",
    (5, 0): "hill",
    (5, -1): "plain",
    (5, 1): "plain",
    (6, 0): "plain T1 warehouse temple w1*2",
    (6, -1): "hill",
    (7, 0): "plain",
    (7, -1): "forest",
}

NEAR: Final = ("s1", "")
FAR: Final = ("", "s1")


def table(edition: str, more: dict[Place, str], **options: object) -> Play:
    """The two homes, and what is different."""
    kind = Play if edition == "2013" else Prototype
    return kind({**LAND, **more}, edition=edition, **options)  # type: ignore[arg-type]


def value(play: Play) -> float:
    """What the position is worth to seat 0."""
    return play.s.game.rules.value(play.s, 0)


def told(play: Play, name: str) -> set[str]:
    """Play the Turn of seat 0 as a player does and return what happened in it."""
    s: Romolo = play.s
    rng = random.Random(1)
    who, other = player(name), player("greedy")
    found: list[tuple[str, int, list[int]]] = []
    s.listen(found)  # type: ignore[arg-type]
    turn = s.turn
    while not s.is_over and s.turn == turn:
        if s.is_chance:
            s.apply(lusoria.sample(s.chances(), rng))
        else:
            s.apply((who if s.player == 0 else other).choose(s.clone(), rng))
    return {event[0] for event in found}


@pytest.mark.parametrize("edition", EDITIONS)
def test_rr11_2_a_soldier_destroys_the_farm_beside_him_that_the_enemy_lives_on(
    edition: str,
) -> None:
    play = table(edition, {(3, 0): "plain s0", (4, 0): "plain farm"})
    assert told(play, "greedy") & {"raze", "undefended"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_rr11_2_a_guard_is_worth_more_where_enemies_are_near(edition: str) -> None:
    """Else a Soldier may as well be in the Capital."""

    def worth(home: str, away: str, near: str, far: str) -> float:
        places: dict[Place, str] = {
            (0, 0): f"plain T0 warehouse temple w0_*2 {home}",
            (1, 0): f"plain farm*2 {away}",
            (2, 0): f"plain {near}",
            (6, -1): f"hill {far}",
        }
        return value(table(edition, places))

    near, far = (worth("", "s0", *enemy) - worth("s0", "", *enemy) for enemy in (NEAR, FAR))
    assert near > far


@pytest.mark.parametrize("edition", EDITIONS)
def test_rr11_1_whose_farm_is_threatened_sends_his_soldier(edition: str) -> None:
    city = "plain T0 warehouse temple w0_*2 s0"
    play = table(edition, {(0, 0): city, (1, 0): "plain farm*2", (2, 0): "plain s1"})
    told(play, "greedy")
    s = play.s
    assert s.at[6] in (play.at((1, 0)), play.at((2, 0)))


def test_rr11_1_whose_farm_is_taken_strikes_back() -> None:
    city = "plain T0 warehouse temple w0_*2 s0"
    play = table("2013", {(0, 0): city, (1, 0): "plain farm s1"})
    assert "battle" in told(play, "greedy")


@pytest.mark.parametrize("edition", EDITIONS)
def test_rr11_12_an_army_at_the_gates_makes_soldiers_dear(edition: str) -> None:
    """Where the next hit takes the Tower the more."""

    def gain(army: int) -> float:
        city, there = "plain T0 warehouse temple w0*2", f"forest s1*{army}"
        with_him, without = (
            value(table(edition, {(0, 0): city + guard, (1, 0): "plain farm*3", (1, -1): there}))
            for guard in (" s0", "")
        )
        return with_him - without

    assert gain(3) > gain(1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_rr5_2_who_has_nothing_to_do_stays_where_he_is(edition: str) -> None:
    play = table(edition, {(1, 0): "plain farm*2", (2, 0): "plain s0"})
    assert "move" not in told(play, "greedy")


def test_rr5_1_a_step_that_nothing_came_of_costs_a_little_until_the_turn_is_over() -> None:
    play = table("2013", {(1, 0): "plain farm*2", (2, 0): "plain s0"})
    there = value(table("2013", {(1, 0): "plain farm*2", (3, 0): "plain s0"}))
    assert value(play.do("unit 1s1", "hex 3,0")) < there
