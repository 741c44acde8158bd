"""Running a tournament: its start, its rounds, its results, its end."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final

from lusoria.tables.refused import Refused
from lusoria.tournaments.draft import Draft
from lusoria.tournaments.entering import check_not_over
from lusoria.tournaments.entries import (
    CloseEntry,
    Pairing,
    ResultEntry,
    RoundEntry,
    StartEntry,
    WithdrawEntry,
)
from lusoria.tournaments.pairing.arena import arena_groups
from lusoria.tournaments.pairing.groups import grouped
from lusoria.tournaments.pairing.round_robin import round_robin
from lusoria.tournaments.pairing.seats import seated
from lusoria.tournaments.pairing.swiss import swiss
from lusoria.tournaments.past import past_of
from lusoria.tournaments.tournament import Game, Tournament

MAX_ROUNDS: Final = 1_000  # of any tournament; an arena is paired no more after so many times

Groups = Sequence[tuple[int, ...]]


def start(tournament: Tournament, now: float, rng: Random) -> Draft:
    """Begin: lots are drawn for the order in which equals are ranked."""
    if tournament.status != "open":
        raise Refused("not-open", "The tournament has begun.", tournament.revision)
    order = [one.number for one in tournament.entrants if one.active]
    if len(order) < tournament.needed:
        detail = f"This tournament needs at least {tournament.needed} entrants."
        raise Refused("few", detail, tournament.revision)
    rng.shuffle(order)
    draft = Draft(tournament, now)
    draft.add(StartEntry(now, order))
    return draft


def start_by_itself(tournament: Tournament, now: float, rng: Random) -> Draft:
    """Begin when the time has come; with too few entrants it is over before it has begun."""
    if len([one for one in tournament.entrants if one.active]) >= tournament.needed:
        return start(tournament, now, rng)
    draft = Draft(tournament, now)
    draft.add(CloseEntry(now, "unfilled"))
    return draft


def is_time_to_start(tournament: Tournament, now: float) -> bool:
    """True if it should begin by itself now."""
    starts = tournament.setup.starts
    return tournament.status == "open" and starts is not None and starts <= now


def close(tournament: Tournament, now: float) -> Draft:
    """End a tournament before its time; games under way do not count."""
    check_not_over(tournament)
    draft = Draft(tournament, now)
    draft.add(CloseEntry(now, "maker"))
    return draft


def report(tournament: Tournament, results: Iterable[ResultEntry], now: float) -> Draft:
    """Note results; whoever comes to no table of an arena is paired no more."""
    draft = Draft(tournament, now)
    here = draft.tournament
    for result in results:
        draft.add(result)
        if here.setup.system == "arena":
            for seat in result.absent:
                number = here.games[result.table].entrants[seat]
                if here.entrants[number].active:
                    draft.add(WithdrawEntry(now, number, "absent"))
    return draft


def forfeit(game: Game, absent: list[int], now: float) -> ResultEntry:
    """Return the result of a game to which not everybody came: those who came share the win."""
    places = [2 if seat in absent else 1 for seat in range(len(game.entrants))]
    return ResultEntry(now, game.table, places, absent, "forfeit")


def void(game: Game, now: float) -> ResultEntry:
    """Return the result of a game that was broken off: all share it."""
    return ResultEntry(now, game.table, [1] * len(game.entrants), why="void")


def go_on(draft: Draft, new_table: Callable[[], str]) -> bool:
    """Pair the next round, or end the tournament; False if it is not time for either."""
    before = len(draft.entries)
    here = draft.tournament
    if here.status == "running" and here.setup.system == "arena":
        _go_on_arena(draft, new_table)
    elif here.status == "running" and not here.under_way:
        _go_on_round(draft, new_table)
    return len(draft.entries) > before


def _go_on_arena(draft: Draft, new_table: Callable[[], str]) -> None:
    here = draft.tournament
    assert here.ends is not None
    if draft.now >= here.ends or len(here.rounds) >= MAX_ROUNDS:
        if not here.under_way:
            draft.add(CloseEntry(draft.now, "played"))
        return
    free, active, size = here.free, len(here.active), here.setup.size
    if len(free) < 2:
        return
    groups = arena_groups(past_of(here), free, active, size)
    if groups:
        _add_round(draft, groups, [], new_table)


def _go_on_round(draft: Draft, new_table: Callable[[], str]) -> None:
    here = draft.tournament
    active = here.active
    if len(here.rounds) >= here.length:
        draft.add(CloseEntry(draft.now, "played"))
    elif len(active) < 2:
        draft.add(CloseEntry(draft.now, "few"))
    elif here.setup.size > 2:
        rng = Random(f"{here.id} {len(here.rounds)}")
        by_points = here.setup.system == "swiss"
        groups = grouped(past_of(here), active, here.setup.size, by_points=by_points, rng=rng)
        _add_round(draft, [tuple(group) for group in groups], [], new_table)
    elif here.setup.system == "swiss":
        pairs, byes = swiss(past_of(here), active)
        _add_round(draft, pairs, byes, new_table)
    else:
        _add_round_robin(draft, new_table)


def _add_round_robin(draft: Draft, new_table: Callable[[], str]) -> None:
    """Pair as the table says; who would meet somebody who withdrew has a bye."""
    here = draft.tournament
    pairs, resting = round_robin(here.order, len(here.rounds) + 1)
    active = {*here.active}
    pairings = [Pairing(new_table(), [*pair]) for pair in pairs if active >= {*pair}]
    byes = [n for pair in pairs if not active >= {*pair} for n in pair if n in active]
    draft.add(RoundEntry(draft.now, pairings, byes, [n for n in resting if n in active]))


def _add_round(draft: Draft, groups: Groups, byes: list[int], new_table: Callable[[], str]) -> None:
    past = past_of(draft.tournament)
    tables = [
        Pairing(new_table(), seated(past, group, place)) for place, group in enumerate(groups)
    ]
    draft.add(RoundEntry(draft.now, tables, byes))
