"""What rated games do to the ratings: each once, in one order, whichever process writes it."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from lusoria.arena.ratings import Rating, rated
from lusoria.server.models import RATINGS, RESULTS
from lusoria.server.ratings.rating import rebuild
from lusoria.server.store import Conflict, Store, Write
from lusoria.tables.rated import Placed, RatedGame
from tests.server.postgres import Postgres

WHO = ("ada", "ben", "cleo", "bot:easy")


def duel(number: int, first: str, second: str, places: tuple[int, int]) -> RatedGame:
    """A game of two."""
    pairs = zip((first, second), places, strict=True)
    seats = [Placed(seat, who, seat, place) for seat, (who, place) in enumerate(pairs)]
    return RatedGame(f"game{number}", "roma", 100.0 + number, seats)


def games(count: int, seed: int) -> list[RatedGame]:
    """Games of two, three and four, some with teams and with a level of bots in two seats."""
    rng = random.Random(seed)
    found = []
    for number in range(count):
        whos = rng.sample(WHO, rng.choice((2, 3, 4)))
        if len(whos) == 3:
            whos.append("bot:easy")
        sides = [0, 1, 0, 1] if len(whos) == 4 and rng.random() < 0.5 else [*range(len(whos))]
        places = [rng.randint(1, 3) for _ in whos]
        seats = [
            Placed(seat, who, side, places[side])
            for seat, (who, side) in enumerate(zip(whos, sides, strict=True))
        ]
        found.append(RatedGame(f"{seed}-{number}", rng.choice(("roma", "romolo")), number, seats))
    return found


def all_of(connection: Connection) -> tuple[list[Any], list[Any]]:
    """All ratings and all results, in an order of their own."""
    ratings = connection.execute(select(RATINGS).order_by(RATINGS.c.pool, RATINGS.c.who))
    ordered = select(RESULTS).order_by(RESULTS.c.pool, RESULTS.c.number, RESULTS.c.seat)
    return list(ratings), list(connection.execute(ordered))


async def opened(url: str) -> Store:
    store = Store(url)
    await store.open()
    return store


def test_a_game_is_rated_as_the_model_says(tmp_path: Path) -> None:
    async def run() -> None:
        store = await opened(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.commit(Write(rated=[duel(1, "ada", "ben", (1, 2))]))
        ratings, results = await store.read(all_of)
        await store.close()
        [[ada], [ben]] = rated([[Rating()], [Rating()]], [1, 2])
        found = {row.who: (row.rating, row.deviation, row.low, row.games) for row in ratings}
        assert found == {
            "ada": (ada.rating, ada.deviation, ada.low, 1),
            "ben": (ben.rating, ben.deviation, ben.low, 1),
        }
        assert [row.rating_before for row in results] == [Rating().rating] * 2
        assert [row.rating for row in results] == [ada.rating, ben.rating]

    asyncio.run(run())


def test_the_ratings_follow_from_the_results(tmp_path: Path) -> None:
    async def run() -> None:
        store = await opened(f"sqlite:///{tmp_path / 'tables.db'}")
        played = games(40, 7)
        await asyncio.gather(*[store.commit(Write(rated=[one])) for one in played])
        before = await store.read(all_of)
        assert await store.database.write(rebuild) == len(played)
        assert await store.read(all_of) == before
        await store.close()

    asyncio.run(run())


async def check_two_stores(url: str) -> None:
    """Two processes rate games of the same people at once; one game they both want to rate."""
    stores = [await opened(url), await opened(url)]
    own = [games(25, seed) for seed in (1, 2)]
    writes = [
        store.commit(Write(rated=[one]))
        for pair in zip(*own, strict=True)
        for store, one in zip(stores, pair, strict=True)
    ]
    same = [store.commit(Write(rated=[duel(0, "ada", "ben", (1, 2))])) for store in stores]
    done = await asyncio.gather(*writes, *same, return_exceptions=True)
    assert [type(one) for one in done if one is not None] == [Conflict]
    ratings, results = before = await stores[0].read(all_of)
    for pool in ("roma", "romolo"):
        numbers = {row.number for row in results if row.pool == pool}
        assert numbers == {*range(1, len(numbers) + 1)}
    assert sum(row.games for row in ratings) == len({(row.table_id, row.who) for row in results})
    assert await stores[1].database.write(rebuild) == 51
    assert await stores[0].read(all_of) == before
    for store in stores:
        await store.close()


def test_two_processes_rate_a_game_once(tmp_path: Path) -> None:
    asyncio.run(check_two_stores(f"sqlite:///{tmp_path / 'tables.db'}"))


def test_two_processes_rate_a_game_once_on_postgresql() -> None:
    with Postgres() as postgres:
        asyncio.run(check_two_stores(postgres.url))


@pytest.mark.parametrize("places", [(1, 1), (2, 2)])
def test_equal_places_are_a_draw(tmp_path: Path, places: tuple[int, int]) -> None:
    async def run() -> None:
        store = await opened(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.commit(Write(rated=[duel(1, "ada", "ben", places)]))
        ratings, _ = await store.read(all_of)
        await store.close()
        assert ratings[0].rating == ratings[1].rating

    asyncio.run(run())
