"""Setting up a tournament, and the tables of its games."""

import secrets
from typing import Final

from lusoria.core.errors import OptionError, UnknownGame
from lusoria.core.record import begun
from lusoria.core.registry import game as game_of
from lusoria.tables import draft as tables
from lusoria.tables.entries import SeatEntry
from lusoria.tables.identity import Identity
from lusoria.tables.live_table import LiveTable
from lusoria.tables.refused import Refused
from lusoria.tables.setup import Chair
from lusoria.tables.setup import Setup as TableSetup
from lusoria.tables.tokens import new_id
from lusoria.tournaments.entries import Pairing
from lusoria.tournaments.messages import NewTournament
from lusoria.tournaments.setup import Setup, System
from lusoria.tournaments.tournament import Tournament

LATEST: Final = 365 * 86_400.0  # seconds until a tournament begins by itself
LONGEST: Final[dict[System, int]] = {"swiss": 32, "round-robin": 4, "arena": 1_440}


def new_tournament(wanted: NewTournament, maker: Identity, now: float) -> Tournament:
    """Return a tournament without entrants, as its maker wants it."""
    if wanted.length > LONGEST[wanted.system]:
        most = f"The length of this system is {LONGEST[wanted.system]} at most."
        raise Refused("length", most)
    if wanted.starts is not None and not now < wanted.starts <= now + LATEST:
        raise Refused("starts", "A tournament begins in the future, and within a year.")
    _check_game(wanted)
    setup = Setup(
        name=wanted.name,
        game=wanted.game,
        options=dict(wanted.options),
        size=wanted.size,
        system=wanted.system,
        length=wanted.length,
        seconds=wanted.seconds,
        patience=wanted.patience,
        maker=maker.id,
        host=maker.name,
        starts=wanted.starts,
    )
    return Tournament(new_id(), setup)


def _check_game(wanted: NewTournament) -> None:
    """Refuse a game that cannot be played at every table of the tournament, each for oneself."""
    options: dict[str, object] = {**wanted.options}
    try:
        game = game_of(wanted.game)
        for players in range(2, wanted.size + 1):
            sides = begun(game, players, options, None).sides
            if sorted(seat for side in sides if len(side) == 1 for seat in side) != [
                *range(players)
            ]:
                raise Refused("options", "In a tournament everybody plays for themselves.")
    except UnknownGame as e:
        raise Refused("no-game", str(e)) from None
    except OptionError as e:
        raise Refused("options", str(e)) from None


def table_of(tournament: Tournament, pairing: Pairing) -> tables.Draft:
    """Return the table of a pairing: its seats are reserved, and its bots sit there already."""
    setup = tournament.setup
    game = game_of(setup.game)
    entrants = [tournament.entrants[number] for number in pairing.entrants]
    chairs = [
        Chair("bot", one.bot)
        if one.bot
        else Chair("person", name=one.name, account=one.account, player=one.name)
        for one in entrants
    ]
    state = begun(game, len(chairs), {**setup.options}, None)
    at = TableSetup(
        options=dict(state.options),
        chairs=chairs,
        undo=True,
        hints=False,
        seconds=setup.seconds,
        maker="",  # nobody closes it
        rated=not state.limit and not all(one.bot for one in entrants),
        tournament=tournament.id,
    )
    secret = secrets.token_bytes(32)
    live = LiveTable(pairing.table, game.id, game.version, at, secret, public=True)
    draft = tables.Draft(live)
    for seat, one in enumerate(entrants):
        if one.bot:
            draft.add(SeatEntry(draft.now, seat, one.name, nonce="", bot=one.bot))
    if all(draft.live.taken):
        draft.start()
    return draft
