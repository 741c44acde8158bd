"""The set-up of edition 1.66 (RR19.1, RR19.2, RR19.19, RR19.22, RR19.40)."""

import random
from typing import Any

import pytest

import lusoria
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import layout, tiles
from lusoria.games.romolo.asked import ARRANGE, FREE, PEOPLE, PLACE, SETTLE
from lusoria.games.romolo.layout import (
    ARRANGED,
    BANK,
    BANK_NAMES,
    GONE,
    HEX,
    MULT,
    OWN,
    PLAIN,
    SEAT,
    TERRAIN,
    THE_EXPLORER,
    TYPES,
    UP,
)
from lusoria.games.romolo.state import Romolo
from tests.games.romolo.table import GAME


def begun(players: int, until: int, seed: int = 3, **options: object) -> Romolo:
    """A game up to a step of its set-up, played by chance."""
    s = GAME.start(players, edition="1.66", **options)
    assert isinstance(s, Romolo)
    rng = random.Random(seed)
    while s.step != until:
        outcome = lusoria.sample(s.chances(), rng) if s.is_chance else rng.choice(s.legal_actions())
        s.apply(outcome)
    return s


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_x166_01_rr19_2_bank_and_hands(n: int) -> None:
    s = GAME.start(n, edition="1.66")
    assert isinstance(s, Romolo)
    bank = {name: s.stock[BANK + i] for i, name in enumerate(BANK_NAMES)}
    assert bank == {
        "wall": 5 * n,
        "farm": 4 * n,
        "warehouse": 4 * n,
        "mercenary": 2 * n,
        "temple": 2 * n,
        "plant": 2 * n,
        "aqueduct": 1,
        "forum": 1,
        "harbor": 1,
        "battle": 0,
    }
    seats = s.view(None)["seats"][:n]
    assert [seat["supply"] for seat in seats] == [["harbor", "aqueduct", "forum"]] * n


@pytest.mark.parametrize(("n", "shown", "pile"), [(1, 3, 6), (2, 6, 4), (3, 9, 6), (4, 12, 8)])
def test_x166_02_rr19_1_characters(n: int, shown: int, pile: int) -> None:
    """The Praepositus come first; nothing is known of the next tile."""
    s = begun(n, FREE)
    assert len(s.display) == shown
    assert s.display[:n] == [tiles.PRAEPOSITUS] * n
    assert tiles.PRAEPOSITUS not in s.display[n:]
    assert sum(s.stock[TYPES : TYPES + 3]) == pile
    absent = {tiles.ARTIFEX, tiles.CONSUL, tiles.MERCATOR, tiles.PRAEDO}
    assert absent.isdisjoint(s.display)
    assert s.view(0)["pile"]["next"] is None


def test_x166_30_rr19_1_arrangements_are_unseen_until_all_are_made() -> None:
    s = begun(3, ARRANGE)
    order = [(s.first + i) % 3 for i in range(3)]
    for seat in order:
        assert s.player == seat
        assert all(s.hexes[start * HEX + UP] == 0 for start in s.board.starts[0])
        s.apply(s.legal_actions()[1])
        if seat != order[-1]:
            drawn = {
                s.resample(order[-1], random.Random(i)).seats[seat * SEAT + ARRANGED]
                for i in range(40)
            }
            assert len(drawn) == 3
    assert all(s.hexes[start * HEX + UP] == 1 for three in s.board.starts for start in three)


def test_x166_30_rr19_1_five_laps_of_a_piece_each_on_own_plains() -> None:
    s = begun(3, SETTLE)
    order = [(s.first + i) % 3 for i in range(3)]
    asked: list[int] = []
    rng = random.Random(1)
    while s.turn == 0:
        asked.append(s.player)
        s.apply(rng.choice(s.legal_actions()))
        if s.step == PLACE:
            legal = s.legal_actions()
            assert len(legal) == 2
            assert all(s.hexes[(x - a.HEX) * HEX + TERRAIN] == PLAIN for x in legal)
            rough = [x for x in s.board.starts[order.index(s.player)] if a.HEX + x not in legal]
            refusal = s.why_not(a.HEX + rough[0])
            assert refusal is not None
            s.apply(rng.choice(legal))
    for seat in order:
        seats = s.view(None)["seats"]
        assert seats[seat]["capital"] is not None
        assert seats[seat]["hand"]["worker"] == 4
    assert [seat for seat in asked if asked.count(seat) > 0][:3] == order


def test_rr19_22_no_explorers_and_multipliers_face_down() -> None:
    for n, number in ((2, 4), (3, 7), (4, 7)):
        s = GAME.start(n, edition="1.66")
        assert isinstance(s, Romolo)
        assert [s.at[seat * OWN + THE_EXPLORER] for seat in range(n)] == [GONE] * n
        assert sum(s.hexes[i * HEX + MULT] == 1 for i in range(s.board.size)) == number


def test_rr19_19_peoples_are_picked_in_player_order() -> None:
    s = begun(4, PEOPLE, peoples="on")
    order = [(s.first + i) % 4 for i in range(4)]
    for i, seat in enumerate(order):
        assert s.player == seat
        assert len(s.legal_actions()) == 4 - i
        free = [one["el"] for one in s.view(None)["peoples"] if one["seat"] is None]
        assert [GAME.describe(s, action).on for action in s.legal_actions()] == [
            [el] for el in free
        ]
        s.apply(a.PEOPLE + (i + 1) % 4)
    names = ["albans", "sabins", "crustumins", "latins"]
    seats = s.view(None)["seats"]
    assert [seats[seat]["people"] for seat in order] == names


def test_rr19_22_options_of_the_edition() -> None:
    """Without a word it is played with the die, and without peoples."""
    s = GAME.start(2, edition="1.66")
    assert isinstance(s, Romolo)
    assert s.dice
    assert not s.peoples
    published = GAME.start(2)
    assert isinstance(published, Romolo)
    assert not published.dice
    with pytest.raises(lusoria.OptionError, match=r"1\.66"):
        GAME.start(2, peoples="on")
    with pytest.raises(lusoria.OptionError, match=r"1\.66"):
        GAME.start(2, bid_paid="winner")


def test_rr19_1_no_piece_is_placed_twice() -> None:
    """A position in which somebody is about to is refused."""
    s = begun(2, SETTLE)
    for _ in range(2):  # a lap
        s.apply(a.PIECE + layout.FARM)
        s.apply(s.legal_actions()[0])
    s.apply(a.TOWER)
    kept: Any = s.snapshot()
    assert GAME.restore(kept) == s
    kept["position"]["placing"] = layout.PLACE_FARM
    with pytest.raises(lusoria.SnapshotError, match="seats and their units"):
        GAME.restore(kept)
