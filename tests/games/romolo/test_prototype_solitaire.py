"""Alone against the A.I. in edition 1.66: events, marches, the end (RR19.17, RR19.37)."""

from typing import Any

import pytest

from lusoria.games.romolo import layout
from lusoria.games.romolo.layout import (
    ALIVE,
    BLUE,
    CHARS,
    HINDERED,
    LYING,
    NOT_ENDING,
    PINK,
    STANDING,
    TILES,
    TROOP,
    TYPES,
    WHITE,
    YELLOW,
)
from lusoria.games.romolo.scoring import categories
from lusoria.games.romolo.solitaire import events, march
from lusoria.games.romolo.solitaire.ai_turn import AiTurn
from lusoria.games.romolo.tiles import NO_TILE
from tests.games.romolo.prototype import Prototype
from tests.games.romolo.table import Place, free_tile


def alone(hexes: dict[Place, str] | None = None, **more: Any) -> Prototype:
    """A row from the human's capital (0,0) to the A.I.'s (6,0), with the given hexes."""
    board = {(q, 0): "plain" for q in range(7)}
    board[(0, 0)] = "plain farm*3 T0 w0"
    board[(6, 0)] = "plain T1"
    options = {"edition": "1.66", "battle": "die", **more}
    return Prototype({**board, **(hexes or {})}, 1, **options)


def troops(p: Prototype, place: Place) -> tuple[int, int, int]:
    i = p.at(place) * TROOP
    return p.s.ai[i + STANDING], p.s.ai[i + HINDERED], p.s.ai[i + LYING]


def happens(p: Prototype, colour: int) -> Prototype:
    """An Event, up to its first roll or its end."""
    p.s.active = layout.AI
    p.s.ai_turn = AiTurn()
    events.draw_event(p.s, colour)
    p.s.run()
    return p


def turn(p: Prototype) -> Prototype:
    """The A.I.'s Turn, up to its first lot or the Event."""
    march.begin_turn(p.s)
    p.s.run()
    return p


# --- events ---


def shown(*names: str) -> Prototype:
    """A Display of these tiles, and nothing to follow them."""
    p = alone()
    for slot, name in enumerate(names, 1):
        free_tile(p, slot, name)
    p.s.stock[TYPES : TYPES + 3] = [0, 0, 0]
    return p


@pytest.mark.parametrize(("face", "slot"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 0), (6, 0)])
def test_x166_19_rr19_37_yellow_takes_a_tile(face: int, slot: int) -> None:
    p = happens(shown("eques", "nauta", "heros"), YELLOW).do(f"die {face}")
    assert [tile == NO_TILE for tile in p.s.display[:3]] == [i + 1 == slot for i in range(3)]
    assert p.field(1, CHARS).bit_count() == (slot > 0)


@pytest.mark.parametrize(("face", "price"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_x166_19_rr19_37_pink_moves_prices(face: int, price: int) -> None:
    p = alone()
    p.price(grain=2, wood=2, stone=2, salt=2, refined=2)
    happens(p, PINK).do(*[f"die {face}"] * 5)
    assert set(p.prices().values()) == {price}
    assert p.silver(1) == price


@pytest.mark.parametrize(("face", "units"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_x166_19_rr19_37_blue_brings_units(face: int, units: int) -> None:
    p = happens(alone(), BLUE).do(f"die {face}")
    assert troops(p, (6, 0)) == (0, 0, units)


def test_x166_89_rr19_37_empty_slots_keep_their_number() -> None:
    p = shown("eques", "nauta", "heros")
    p.s.display[1] = NO_TILE
    happens(p, YELLOW).do("die 3")
    assert p.field(1, CHARS) == 0
    assert [tile == NO_TILE for tile in p.s.display[:3]] == [False, True, False]


def test_rr19_37_the_ai_pays_nothing_lays_no_cube_and_takes_no_walls() -> None:
    p = shown("defensor", "praepositus", "heros")
    walls = p.left("wall")
    happens(p, YELLOW).do("die 1")
    happens(p, YELLOW).do("die 3")
    assert p.left("wall") == walls
    assert p.s.spare_walls == 0
    assert sum(p.field(1, TILES + kind) for kind in range(5)) == 1
    assert p.silver(1) == 0


# --- the end (RR19.37) ---


@pytest.mark.parametrize(("face", "over"), [(4, False), (5, True)])
def test_x166_49_x166_89_rr19_17_a_kind_out_in_the_humans_turn(face: int, over: bool) -> None:
    """No auction and no roll before the A.I. moves; one after the Event of that Round."""
    p = alone()
    p.s.round = 8
    p.bank(temple=0, forum=0, harbor=0)
    p.maintain()
    assert p.s.ending != NOT_ENDING
    assert p.s.is_chance
    p.do("event white", f"die {face}")
    assert p.s.is_over == over
    assert over or (p.s.round, p.s.player) == (9, 0)


@pytest.mark.parametrize(("face", "over"), [(4, False), (5, True)])
def test_x166_89_rr19_37_the_last_tile_goes_by_the_event(face: int, over: bool) -> None:
    p = shown("eques")
    p.s.round = 8
    happens(p, YELLOW).do("die 1")
    assert p.s.ending != NOT_ENDING
    p.do(f"die {face}")
    assert p.s.is_over == over
    assert over or p.s.round == 9


def test_rr19_17_a_white_event_before_the_trigger_rolls_nothing() -> None:
    p = happens(alone(), WHITE)
    assert not p.s.is_chance
    assert p.s.round == 2


def test_rr19_17_without_a_tower_the_human_has_lost() -> None:
    p = alone()
    p.s.seats[ALIVE] = 0
    p.s.finish()
    assert p.s.ended == "survivor"
    assert p.s.outcome().places == [2, 1]


# --- where the A.I. goes ---


@pytest.mark.parametrize(("units", "enters"), [(2, False), (3, True)])
def test_x166_85_rr19_17_values_are_compared_without_the_capitals_bonus(
    units: int, enters: bool
) -> None:
    """Worker and tower are 5: three units, 6, come; in the battle they would be 6 with it."""
    p = alone({(0, 0): "plain T0 warehouse w0", (1, 0): f"plain ai*{units}"})
    turn(p)
    assert troops(p, (0, 0))[0] == (units if enters else 0)
    if enters:
        p.do("die 2", "die 1")
        assert p.values() == (6, 6)


def test_x166_76_rr19_23_the_ai_and_its_event_flood_two_together() -> None:
    """The march floods two hexes of three; the brown Event, which finds water, floods none."""
    unknown: list[Place] = [(4, 0), (3, 0), (2, 0), (6, -2), (7, -3), (8, -4)]
    p = alone({(5, 0): "plain ai", (5, -1): "water", **dict.fromkeys(unknown, "down")})
    turn(p).do("tile plain")
    assert len(p.told("flood")) == 2
    p.do("event brown", "tile water")
    assert troops(p, (3, 0)) == (1, 0, 0)
    assert len(p.told("flood")) == 2
    assert p.terrain((2, 0)) is None


def test_x166_76_rr19_23_the_next_turn_counts_anew() -> None:
    p = alone()
    p.s.floods = 2
    turn(p)
    assert p.s.floods == 0


# --- the score (RR19.17) ---


def test_x166_88_rr19_17_population_and_majorities_of_the_ai() -> None:
    """Two units are a population of 3; majorities bring 6 and 2."""
    p = alone({(3, 0): "plain ai*2"})
    tally = p.tally()
    assert tally.points[categories.POPULATION * 2 + 1] == 3
    prizes = [tally.prizes[categories.POPULATION * 2 + side] for side in range(2)]
    assert sorted(prizes) == [2, 6]
