"""A tournament as it is shown to whoever asks, and as a file."""

import csv
from io import StringIO
from typing import Final

import msgspec
from msgspec import structs

from lusoria.tables.identity import Identity
from lusoria.tournaments.messages import (
    EntrantInfo,
    GamePaired,
    RoundInfo,
    StandingInfo,
    TournamentInfo,
)
from lusoria.tournaments.points import game_points
from lusoria.tournaments.standings import TIE_BREAKS, standings
from lusoria.tournaments.tournament import Game, Tournament

FORMULA: Final = ("=", "+", "-", "@")  # what a spreadsheet would take for the start of a formula


def public_info(tournament: Tournament) -> TournamentInfo:
    """Return what everybody may know of a tournament: all but the ids of accounts."""
    setup = tournament.setup
    info = {
        "name": setup.name,
        "game": setup.game,
        "options": setup.options,
        "system": setup.system,
        "size": setup.size,
        "length": setup.length,
        "seconds": setup.seconds,
        "patience": setup.patience,
        "host": setup.host,
        "starts": setup.starts,
    }
    return msgspec.convert(
        {
            **info,
            "id": tournament.id,
            "status": tournament.status,
            "ending": tournament.ending or None,
            "revision": tournament.revision,
            "needed": tournament.needed,
            "planned": tournament.length or None,
            "ends": tournament.ends,
            "entrants": [
                EntrantInfo(one.name, one.bot or None, one.active)  # type: ignore[arg-type]
                for one in tournament.entrants
            ],
            "order": list(TIE_BREAKS[setup.system]),
            "standings": _standings(tournament),
            "rounds": _rounds(tournament),
            "you": None,
            "table": None,
            "runs": False,
        },
        TournamentInfo,
    )


def info_for(
    info: TournamentInfo, tournament: Tournament, who: Identity | None, *, runs: bool
) -> TournamentInfo:
    """Return it with what concerns whoever asks."""
    here = None if who is None else tournament.entrant_of(who.id)
    if here is None:
        return structs.replace(info, runs=runs)
    mine = [game.table for game in tournament.under_way if here.number in game.entrants]
    return structs.replace(
        info,
        you=here.number if here.active else None,
        table=mine[-1] if mine and tournament.status == "running" else None,
        runs=runs,
    )


def _standings(tournament: Tournament) -> list[StandingInfo]:
    return [
        StandingInfo(
            line.place,
            line.entrant,
            line.score.points,
            line.score.played,
            line.score.wins,
            line.score.byes,
            line.tie_breaks,
        )
        for line in standings(tournament)
    ]


def _rounds(tournament: Tournament) -> list[RoundInfo]:
    return [
        RoundInfo(
            [_game(tournament.games[table], tournament.setup.size) for table in one.tables],
            one.byes,
            one.resting,
        )
        for one in tournament.rounds
    ]


def _game(game: Game, size: int) -> GamePaired:
    entrants, result = list(game.entrants), game.result
    if result is None:
        return GamePaired(game.table, entrants, None, None, [], None)
    points = game_points(game, size)
    return GamePaired(game.table, entrants, result.places, points, result.absent, result.why)


def standings_file(info: TournamentInfo) -> str:
    """Return the standings as a file for a spreadsheet."""
    rows: list[list[object]] = [["place", "name", "bot", "points", "played", "wins", "byes"]]
    rows[0] += info.order
    for line in info.standings:
        one = info.entrants[line.entrant]
        rows.append([line.place, _plain(one.name), one.bot or ""])
        rows[-1] += [_number(line.points), line.played, line.wins, line.byes]
        rows[-1] += [
            _number(line.tie_breaks[name]) if name in line.tie_breaks else "" for name in info.order
        ]
    return _file(rows)


def games_file(info: TournamentInfo) -> str:
    """Return all games as a file for a spreadsheet: a line for each seat."""
    rows: list[list[object]] = [["round", "table", "seat", "name", "place", "points", "why"]]
    for number, one in enumerate(info.rounds, 1):
        for game in one.games:
            for seat, entrant in enumerate(game.entrants):
                places, points = game.places, game.points
                rows.append([number, game.table, seat + 1, _plain(info.entrants[entrant].name)])
                rows[-1] += ["" if places is None else places[seat]]
                rows[-1] += ["" if points is None else _number(points[seat]), game.why or ""]
        for why, numbers in (("bye", one.byes), ("resting", one.resting)):
            for entrant in numbers:
                points_of = _number(float(info.size - 1)) if why == "bye" else 0
                name = _plain(info.entrants[entrant].name)
                rows.append([number, "", "", name, "", points_of, why])
    return _file(rows)


def _file(rows: list[list[object]]) -> str:
    out = StringIO()
    csv.writer(out, lineterminator="\r\n").writerows(rows)
    return out.getvalue()


def _plain(name: str) -> str:
    """The name, as no spreadsheet takes it for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name


def _number(value: float) -> str:
    return f"{value:g}"
