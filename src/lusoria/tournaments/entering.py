"""Entering a tournament, and leaving it again."""

from typing import Final

from lusoria.tables.refused import Refused
from lusoria.tables.service.making import BOT_NAMES
from lusoria.tournaments.draft import Draft
from lusoria.tournaments.entries import EnterEntry, ReturnEntry, WithdrawEntry
from lusoria.tournaments.tournament import Tournament

MAX_ENTRANTS: Final = 128
MAX_BOTS: Final = 16


def enter(tournament: Tournament, account: str, name: str, now: float) -> Draft:
    """Enter a person, or let one who withdrew come back."""
    draft = Draft(tournament, now)
    here = tournament.entrant_of(account)
    if here is None:
        _check_entry(tournament)
        draft.add(EnterEntry(now, name, account=account))
    elif here.active:
        raise Refused("already", "You have entered already.", tournament.revision)
    else:
        check_not_over(tournament)
        draft.add(ReturnEntry(now, here.number))
    return draft


def enter_bot(tournament: Tournament, level: str, now: float) -> Draft:
    """Enter a bot of a level."""
    _check_entry(tournament)
    bots = [one for one in tournament.entrants if one.bot]
    if len(bots) >= MAX_BOTS:
        raise Refused("entrants", f"At most {MAX_BOTS} bots can enter.", tournament.revision)
    names = [one.name for one in tournament.entrants]
    wanted = [*BOT_NAMES, *(f"{name} {n}" for n in range(2, MAX_ENTRANTS) for name in BOT_NAMES)]
    draft = Draft(tournament, now)
    draft.add(EnterEntry(now, next(name for name in wanted if name not in names), bot=level))
    return draft


def withdraw(tournament: Tournament, number: int, now: float, *, by_maker: bool) -> Draft:
    """Withdraw an entrant: games under way go on, and there are no further ones."""
    check_not_over(tournament)
    if number >= len(tournament.entrants) or not tournament.entrants[number].active:
        raise Refused("not-entered", "Nobody with this number takes part.", tournament.revision)
    draft = Draft(tournament, now)
    draft.add(WithdrawEntry(now, number, "maker" if by_maker else "self"))
    return draft


def leave(tournament: Tournament, account: str, now: float) -> Draft:
    """Withdraw an account that will be no more, if it still takes part."""
    draft = Draft(tournament, now)
    here = tournament.entrant_of(account)
    if here is not None and here.active and tournament.status != "over":
        draft.add(WithdrawEntry(now, here.number, "self"))
    return draft


def check_not_over(tournament: Tournament) -> None:
    """Refuse what only makes sense before the end."""
    if tournament.status == "over":
        raise Refused("not-running", "The tournament is over.", tournament.revision)


def _check_entry(tournament: Tournament) -> None:
    """Refuse another entrant where there can be none."""
    check_not_over(tournament)
    if len(tournament.entrants) >= MAX_ENTRANTS:
        most = f"At most {MAX_ENTRANTS} can enter."
        raise Refused("entrants", most, tournament.revision)
    if tournament.status == "open":
        return
    if tournament.setup.system == "round-robin":
        detail = "A round robin has begun: nobody can enter it any more."
        raise Refused("not-open", detail, tournament.revision)
    if tournament.setup.system == "swiss" and len(tournament.rounds) >= tournament.length:
        detail = "The last round is paired: nobody can enter any more."
        raise Refused("not-open", detail, tournament.revision)
