"""How everyone came out of a rated game: by the rules, and last if they left."""

import random

import lusoria
from lusoria.tables.bearer import Bearer, bearer_of
from lusoria.tables.draft import Draft
from lusoria.tables.entries import BackEntry
from lusoria.tables.identity import Identity
from lusoria.tables.live_table import LiveTable
from lusoria.tables.messages.requests import NewTable, Resign, TakeSeat, WantedSeat
from lusoria.tables.rated import RatedGame, pool_of, pools, rated_game
from lusoria.tables.service.deciding import act_for_bot
from lusoria.tables.service.leaving import resign, take_over
from lusoria.tables.service.making import make_table
from lusoria.tables.service.seating import sit_down

PEOPLE = [Identity(name.lower(), name) for name in ("Ada", "Ben", "Cleo", "Dido")]


def begun(game: str, players: int, **options: str) -> LiveTable:
    """A rated table at which everyone has sat down as an account."""
    me, *others = PEOPLE[:players]
    seats = [WantedSeat("person", name=me.name), *[WantedSeat("open") for _ in others]]
    wanted = NewTable(game, seats, dict(options), rated=True, hints=False)
    live = make_table(wanted, me)[0].live
    for one in others:
        live = sit_down(live, Bearer(), TakeSeat(one.name), one)[0].live
    assert live.status == "running"
    return live


def rest_of_it(live: LiveTable) -> tuple[LiveTable, RatedGame | None]:
    """The game played at random to its end, and what is rated of it."""
    rng = random.Random(11)
    found: list[RatedGame] = []
    while live.status == "running":
        assert live.state is not None
        after = act_for_bot(live, rng.choice(live.state.legal_actions())).live
        if (game := rated_game(live, after)) is not None:
            found.append(game)
        live = after
    return live, found[0] if found else None


def places(game: RatedGame | None) -> dict[str, int]:
    assert game is not None
    return {one.who: one.place for one in game.seats}


def test_whoever_plays_to_the_end_has_the_place_of_the_rules() -> None:
    live, game = rest_of_it(begun("builders", 3))
    outcome = live.outcome()
    assert outcome is not None
    assert places(game) == dict(zip(["ada", "ben", "cleo"], outcome["places"], strict=True))


def test_whoever_left_is_last_whatever_the_bot_has_made_of_it() -> None:
    live = begun("builders", 3)
    left = PEOPLE[live.player or 0].id
    live, game = rest_of_it(take_over(live).live)
    outcome = live.outcome()
    assert outcome is not None
    assert places(game)[left] == 3
    assert sorted(places(game).values()) in ([1, 1, 3], [1, 2, 3])


def test_whoever_comes_back_in_time_has_not_left() -> None:
    live = begun("builders", 3)
    seat = live.player or 0
    draft = Draft(take_over(live).live)
    draft.add(BackEntry(draft.now, seat))
    live, game = rest_of_it(draft.live)
    outcome = live.outcome()
    assert outcome is not None
    assert places(game)[PEOPLE[seat].id] == outcome["places"][seat]


def test_a_companion_is_not_last_because_the_other_one_left() -> None:
    live = begun("romolo", 4, teams="on")
    assert live.state is not None
    mine = next(side for side in live.state.sides if 1 in side)
    who = bearer_of(live, None, account=PEOPLE[1])
    after = resign(live, who, Resign()).live
    found = places(rated_game(live, after))
    ally = PEOPLE[next(seat for seat in mine if seat != 1)].id
    assert found["ben"] == 3
    assert found[ally] == 2
    assert sorted(found.values()) == [1, 1, 2, 3]


def test_a_game_is_rated_once() -> None:
    live = begun("roma", 2)
    after = resign(live, bearer_of(live, None, account=PEOPLE[0]), Resign()).live
    assert places(rated_game(live, after)) == {"ada": 2, "ben": 1}
    assert rated_game(after, after) is None


def test_every_edition_has_a_pool_of_its_own() -> None:
    romolo = lusoria.game("romolo")
    assert pool_of(romolo, {"edition": "1.66"}).id == "romolo-1.66"
    assert pool_of(romolo, {"edition": "2013"}).id == pool_of(romolo, {}).id == "romolo"
    assert {"roma", "builders", "romolo", "romolo-1.66"} <= {pool.id for pool in pools()}
