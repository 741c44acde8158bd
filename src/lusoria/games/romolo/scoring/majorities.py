"""Majorities, Artifex and Patronus, and the places (RR14.10, RR14.11, RR14.14)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import layout, tiles
from lusoria.games.romolo.board import constructions
from lusoria.games.romolo.scoring import categories

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


# --- majorities (RR14.10, RR14.14) ---


def award(s: "Romolo", tally: categories.Tally, category: int, alive: list[bool]) -> None:
    """The prizes of a category."""
    consul = categories.holder(s, tiles.CONSUL)
    favoured = -1 if consul < 0 else s.scorer(consul)
    begun = tally.scorers
    prizes = s.edition.prizes_of_two if begun == 2 else s.edition.prizes
    start = category * begun
    won = shares(tally.ranks[start : start + begun], alive, favoured, prizes)
    tally.prizes[start : start + begun] = won


def shares(ranks: list[int], alive: list[bool], favoured: int, prizes: list[int]) -> list[int]:
    """What each scorer gets: ties share the prizes of their places, rounded down.

    The Consul's takes the best of its tied places, the others share the rest (RR15.11).
    """
    won = [0] * len(ranks)
    for scorer in range(len(ranks)):
        if not alive[scorer]:
            continue
        above = 0
        tied = 0
        with_consul = False
        for other in range(len(ranks)):
            if not alive[other]:
                continue
            if ranks[other] > ranks[scorer]:
                above += 1
            elif ranks[other] == ranks[scorer]:
                tied += 1
                with_consul = with_consul or other == favoured
        if with_consul and scorer == favoured:
            won[scorer] = prize(prizes, above)
            continue
        if with_consul:
            above += 1
            tied -= 1
        total = 0
        for place in range(above, above + tied):
            total += prize(prizes, place)
        won[scorer] = total // tied
    return won


def prize(prizes: list[int], place: int) -> int:
    """The prize of a place, counted from 0."""
    return prizes[place] if place < len(prizes) else 0


# --- Artifex and Patronus ---


def fill_extras(s: "Romolo", tally: categories.Tally, alive: list[bool]) -> None:
    """VP of characters outside the categories (AMB-20)."""
    artist = categories.holder(s, tiles.ARTIFEX)
    if artist >= 0:
        capital = s.capital(artist)
        tally.artifex[s.scorer(artist)] = kinds(s, capital, tally.choices.dominions[artist])
    patron = categories.holder(s, tiles.PATRONUS)
    if patron < 0:
        return
    scorer = s.scorer(patron)
    start = categories.MONEY * tally.scorers
    own = tally.ranks[start + scorer]
    richer: list[int] = []
    for other in range(tally.scorers):
        coins = tally.ranks[start + other]
        if alive[other] and coins > own and coins not in richer:
            richer.append(coins)
    if len(richer) < 2:  # dense ranking (AMB-37)
        tally.patronus[scorer] = 4 if not richer else 2


def kinds(s: "Romolo", capital: int, other: int) -> int:
    """Different kinds of Constructions in a Dominion; three walls of a hex are one."""
    found = 0
    towers = False
    walls = False
    for place in (capital, other):
        if place >= 0:
            towers = towers or s.tower_owner(place) != layout.NOBODY
            walls = walls or constructions.wall_count(s, place) >= 3
    found += towers + walls
    for kind in range(layout.COUNTED):
        for place in (capital, other):
            if place >= 0 and s.built(place, kind) > 0:
                found += 1
                break
    return found


# --- places (RR14.11) ---


def fill_places(s: "Romolo", tally: categories.Tally, alive: list[bool]) -> None:
    """Most VP first, then the tie-breaks; eliminated sides come last."""
    living = [False] * tally.sides
    for scorer in range(tally.scorers):
        if alive[scorer]:
            living[tally.side_of[scorer]] = True
    for side in range(tally.sides):
        tally.places[side] = 1
        for other in range(tally.sides):
            if is_before(s, tally, living, other, side):
                tally.places[side] += 1


def is_before(
    s: "Romolo", tally: categories.Tally, living: list[bool], one: int, other: int
) -> bool:
    """True if a side is placed before another."""
    if living[one] != living[other]:
        return living[one]
    if tally.totals[one] != tally.totals[other]:
        return tally.totals[one] > tally.totals[other]
    for category in s.edition.tie_breaks:
        first, second = tally.rank_of(category, one), tally.rank_of(category, other)
        if first != second:
            return first > second
    return False
