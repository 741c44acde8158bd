"""Whole tournaments without a server, with results by lot."""

from itertools import count
from random import Random
from typing import Any

from lusoria.tournaments import entering, running
from lusoria.tournaments.draft import Draft
from lusoria.tournaments.entries import ResultEntry
from lusoria.tournaments.setup import Setup, System
from lusoria.tournaments.tournament import Tournament


class Club:
    """A tournament, and all that happens in it; a second passes with each round."""

    def __init__(self, system: System, length: int, size: int = 2, seed: int = 0) -> None:
        self.rng = Random(seed)
        self.now = 0.0
        self.tables = count(1)
        setup = Setup("Ludi", "roma", {}, size, system, length, 60, 300, "maker", "Marcus")
        self.tournament = Tournament(f"t{seed}", setup)

    def enter(self, *names: str) -> None:
        """Persons enter."""
        for name in names:
            self.tournament = entering.enter(self.tournament, name, name, self.now).tournament

    def withdraw(self, number: int) -> None:
        """Somebody withdraws."""
        draft = entering.withdraw(self.tournament, number, self.now, by_maker=False)
        self.tournament = draft.tournament

    def start(self) -> None:
        """The tournament begins."""
        self.tournament = running.start(self.tournament, self.now, self.rng).tournament

    def go_on(self) -> bool:
        """Pair or end; True if there was something to do."""
        self.now += 1.0
        draft = Draft(self.tournament, self.now)
        done = running.go_on(draft, lambda: str(next(self.tables)))
        self.tournament = draft.tournament
        return done

    def result(self, table: str, *places: int, **more: Any) -> None:
        """A game ends."""
        entry = ResultEntry(self.now, table, list(places), **more)
        self.tournament = running.report(self.tournament, [entry], self.now).tournament

    def play(self) -> None:
        """All games under way end by lot; one in ten is shared."""
        for game in self.tournament.under_way:
            places = list(range(1, len(game.entrants) + 1))
            self.rng.shuffle(places)
            shared = self.rng.random() < 0.1
            self.result(game.table, *([1] * len(places) if shared else places))

    def play_on(self) -> None:
        """All of it, to the end."""
        while self.tournament.status == "running":
            self.go_on()
            self.play()


def begun(system: System, entrants: int, length: int, size: int = 2, seed: int = 0) -> Club:
    """A tournament that has just begun."""
    club = Club(system, length, size, seed)
    club.enter(*(f"Player {n}" for n in range(entrants)))
    club.start()
    return club
