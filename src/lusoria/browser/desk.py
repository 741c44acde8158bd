"""The tables of a browser: loaded from what it keeps, asked by its page, decided by its bots.

All that comes in and goes out is JSON, but for what bots are asked. What changes a table is shown
to nobody before the worker has kept it: it then says `committed`, or `drop` if that failed.
"""

import logging
import pickle
from random import SystemRandom
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from lusoria.browser.operations import Asked, Operations, decoded, position, problem_of
from lusoria.core.errors import LusoriaError
from lusoria.players.advice import Advice
from lusoria.players.levels import played_in_browser
from lusoria.tables.bearer import bearer_of
from lusoria.tables.draft import Draft
from lusoria.tables.entries import Entry, dump_data, kind_of, load_entry
from lusoria.tables.live_table import LiveTable
from lusoria.tables.refused import Refused
from lusoria.tables.service import asking
from lusoria.tables.service.deciding import act_for_bot
from lusoria.tables.service.leaving import close_outdated, is_outdated
from lusoria.tables.setup import Setup
from lusoria.tables.thinking import ADVICE, Question, question

log = logging.getLogger("lusoria.browser")


class KeptTable(Struct):
    """What is kept of a table beside its log; with both it can be loaded again."""

    id: str
    game: str
    version: int
    setup: Setup
    secret: str
    """The secret of its dice, as hexadecimal digits."""
    made: float


class KeptEntry(Struct):
    """An entry of a table's log, at the place that is its revision."""

    table: str
    revision: int
    kind: str
    at: float
    data: str


class Kept(Struct):
    """A table as it is kept: itself, and its log in order."""

    table: KeptTable
    entries: list[KeptEntry]


class Write(Struct):
    """What is to be kept, all of it or nothing."""

    tables: list[KeptTable]
    entries: list[KeptEntry]


class Desk:
    """The tables in memory."""

    def __init__(self) -> None:
        self.tables: Final[dict[str, LiveTable]] = {}
        self.operations: Final = Operations(self.tables)
        self.drafts: list[Draft] = []  # what is being kept
        self.rng: Final = SystemRandom()

    # --- what is kept ---

    def has(self, id: str) -> bool:
        """True if the table is in memory."""
        return id in self.tables

    def revision(self, id: str) -> int:
        """Return the length of the log of a table in memory."""
        return self.tables[id].revision

    def load(self, kept: str) -> str:
        """Take a table into memory; return what is to be written of it."""
        found = msgspec.json.decode(kept, type=Kept)
        table = found.table
        secret = bytes.fromhex(table.secret)
        live = LiveTable(table.id, table.game, table.version, table.setup, secret, public=False)
        for entry in found.entries:
            live.follow(load_entry(entry.kind, entry.at, entry.data))
        self.tables[table.id] = live
        return self._writing([close_outdated(live)] if is_outdated(live) else [])

    def follow(self, id: str, entries: str) -> None:
        """Take over what another page has written to a table's log."""
        live = self.tables[id].clone()
        for entry in msgspec.json.decode(entries, type=list[KeptEntry]):
            if entry.revision == live.revision + 1:
                live.follow(load_entry(entry.kind, entry.at, entry.data))
        self.tables[id] = live

    def committed(self) -> None:
        """Show what was kept."""
        for draft in self.drafts:
            self.tables[draft.live.id] = draft.live
        self.drafts = []

    def drop(self) -> None:
        """Forget what could not be kept, and the tables it was about: they are loaded anew."""
        for draft in self.drafts:
            self.tables.pop(draft.live.id, None)
        self.drafts = []

    def _writing(self, drafts: list[Draft]) -> str:
        """What is to be written for the drafts; "" if there is nothing."""
        self.drafts = drafts
        if not drafts:
            return ""
        write = Write(
            tables=[_kept(draft.live) for draft in drafts if draft.first == 1],
            entries=[
                _kept_entry(draft.live.id, revision, entry)
                for draft in drafts
                for revision, entry in enumerate(draft.entries, draft.first)
            ],
        )
        return _encoded(write)

    # --- what the page asks ---

    def ask(self, operation: str, asked: str) -> str:
        """Return `{"answer", "write"}`, or `{"problem"}`."""
        try:
            answer, drafts = self.operations.ask(operation, decoded(asked.encode(), Asked))
            told = {"answer": answer}
        except Exception as e:
            return self._problem(operation, e)
        return _encoded({**told, "write": Raw(self._writing(drafts).encode() or b"null")})

    def updates(self, asked: str) -> str:
        """Return `{"answer"}`, the position for a stream; or `{"problem"}`."""
        try:
            wanted = decoded(asked.encode(), Asked)
            live = self.operations.live(wanted)
            who = bearer_of(live, wanted.token, wanted.seat)
            return _encoded({"answer": position(live, who, wanted.since)})
        except Exception as e:
            return self._problem("stream", e)

    def _problem(self, what: str, error: Exception) -> str:
        if not isinstance(error, LusoriaError):
            log.exception("%s failed", what)
            error = Refused("broken", str(error))
        return _encoded({"problem": problem_of(error)})

    # --- bots ---

    def hint_question(self, asked: str) -> Any:
        """Return the revision and the question for a hint, or why there is none, as JSON."""
        try:
            wanted = decoded(asked.encode(), Asked)
            live = self.operations.live(wanted)
            state = asking.state_for_hint(live, self.operations.bearer(live, wanted))
        except Exception as e:
            return self._problem("hint", e)
        return live.revision, pickled(question(ADVICE, state, self.rng))

    def hint(self, asked: str, revision: int, advice: str) -> str:
        """Return the advice, which is JSON, in words."""
        try:
            wanted = decoded(asked.encode(), Asked)
            live = self.operations.live(wanted)
            who = self.operations.bearer(live, wanted)
            found = msgspec.json.decode(advice, type=Advice)
            return _encoded({"answer": asking.hint(live, who, found, revision)})
        except Exception as e:
            return self._problem("hint", e)

    def bot_question(self, id: str) -> Any:
        """Return the revision and the question for the bot that decides; None if none does."""
        live = self.tables.get(id)
        if live is None or not live.bot_to_move or live.state is None:
            return None
        return live.revision, self._question(live.bot_to_move, live.game_id, live.state)

    def _question(self, level: str, game: str, state: Any) -> bytes:
        who = played_in_browser(level, game)
        return pickled(question(who, state, self.rng))

    def bot_decides(self, id: str, revision: int, action: int | None) -> str:
        """Return what is to be written when a bot has decided at that revision.

        A bot that has failed, or decided what is not legal, has an action drawn for it.
        """
        live = self.tables.get(id)
        if live is None or live.revision != revision or live.state is None:
            return ""
        legal = live.state.legal_actions()
        if action in legal:
            return self._writing([act_for_bot(live, action)])
        fault = "crash" if action is None else "illegal"
        return self._writing([act_for_bot(live, self.rng.choice(legal), fault)])


def pickled(asked: Question) -> bytes:
    """Return what a bot is asked as bytes, for another worker."""
    return pickle.dumps(asked, pickle.HIGHEST_PROTOCOL)


def _kept(live: LiveTable) -> KeptTable:
    return KeptTable(
        live.id, live.game_id, live.version, live.setup, live.secret.hex(), live.history[0].at
    )


def _kept_entry(table: str, revision: int, entry: Entry) -> KeptEntry:
    return KeptEntry(table, revision, kind_of(entry), entry.at, dump_data(entry))


def _encoded(message: object) -> str:
    return msgspec.json.encode(message).decode()
