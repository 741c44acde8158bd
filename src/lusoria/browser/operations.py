"""What a page asks of tables, by the words of its transport."""

from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct

from lusoria.core.errors import LusoriaError
from lusoria.tables import presenter
from lusoria.tables.bearer import Bearer, bearer_of, viewer_of
from lusoria.tables.draft import Draft
from lusoria.tables.live_table import LiveTable
from lusoria.tables.messages.bounds import MAX_AT_ONCE, Action, Language, Revision, Seat
from lusoria.tables.messages.lobby import Listing, Standing
from lusoria.tables.messages.requests import (
    Act,
    NewTable,
    OwnTables,
    RecordFile,
    Resign,
    TakeBack,
    TakeSeat,
)
from lusoria.tables.messages.table import Position, Rematch
from lusoria.tables.refused import Refused, no_table
from lusoria.tables.replay import Replay, replay_of
from lusoria.tables.service import asking, deciding, leaving, making, replaying, seating
from lusoria.tables.service.games import game_texts, list_games

T = TypeVar("T")


class Asked(Struct, forbid_unknown_fields=True):
    """What is sent with an operation; each takes its own part of it."""

    table: str = ""
    token: str | None = None
    seat: Seat | None = None
    since: Revision | None = None
    ply: Action = 0
    on: Annotated[str, Meta(max_length=100)] | None = None
    action: Annotated[list[Action], Meta(max_length=MAX_AT_ONCE)] = []
    depth: Annotated[int, Meta(ge=1, le=3)] = 1
    game: str = ""
    lang: Language = "en"
    status: str | None = None
    free: bool = False
    limit: int = 20
    body: Raw = Raw(b"{}")


Answer = tuple[object, list[Draft]]
"""What is answered, and the drafts that are to be committed before."""


def decoded(data: bytes | Raw, type: type[T]) -> T:
    """Return the message that was sent; refuse what is none."""
    try:
        return msgspec.json.decode(data, type=type)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
        raise Refused("invalid", f"This is invalid: {e}.") from None


def position(live: LiveTable, who: Bearer, since: int | None = None) -> Position:
    """Return the table as the bearer may know it. No clock runs here, and nobody talks."""
    away = [None] * live.size
    return presenter.position(live, who, since, left=None, away=away, lines=0)


class Operations:
    """Answers what a page asks; `tables` finds the tables in memory."""

    def __init__(self, tables: dict[str, LiveTable]) -> None:
        self.tables: Final = tables
        self.replay: tuple[bytes, Replay] | None = None  # the record that was asked about last
        self.answers: Final[dict[str, Callable[[Asked], Answer]]] = {
            "games": self._games,
            "texts": self._texts,
            "list": self._list,
            "mine": self._mine,
            "replay": self._replay,
            "replayed": self._replayed,
            "begin": self._begin,
            "position": self._position,
            "past": self._past,
            "course": self._course,
            "record": self._record,
            "why": self._why,
            "preview": self._preview,
            "previews": self._previews,
            "create": self._create,
            "sit": self._sit,
            "act": self._act,
            "undo": self._undo,
            "resign": self._resign,
            "close": self._close,
            "rematch": self._rematch,
        }

    def ask(self, operation: str, asked: Asked) -> Answer:
        """Return the answer and what is to be committed; what is refused is raised."""
        answering = self.answers.get(operation)
        if answering is None:
            raise Refused("not-found", f"There is no {operation!r} without a server.")
        return answering(asked)

    def live(self, asked: Asked) -> LiveTable:
        """Return the table that is asked about."""
        found = self.tables.get(asked.table)
        if found is None:
            raise no_table()
        return found

    def bearer(self, live: LiveTable, asked: Asked) -> Bearer:
        """Return who asks."""
        return bearer_of(live, asked.token, asked.seat)

    def viewer(self, live: LiveTable, asked: Asked) -> Bearer:
        """Return who looks."""
        return viewer_of(live, asked.token, asked.seat)

    # --- games and records ---

    def _games(self, asked: Asked) -> Answer:
        return list_games(asked.lang), []

    def _texts(self, asked: Asked) -> Answer:
        return game_texts(asked.game, asked.lang), []

    def _list(self, asked: Asked) -> Answer:
        return Listing([], None), []

    def _replay(self, asked: Asked) -> Answer:
        replay = self._record_of(asked)
        return presenter.replayed(replay, Bearer((), asked.seat)), []

    def _replayed(self, asked: Asked) -> Answer:
        replay = self._record_of(asked)
        return replaying.position_of(replay, Bearer((), asked.seat), asked.ply), []

    def _begin(self, asked: Asked) -> Answer:
        return replaying.begin_at(self._record_of(asked), asked.ply), []

    def _record_of(self, asked: Asked) -> Replay:
        """The record that is sent, replayed now or just before."""
        body = bytes(asked.body)
        file = decoded(body, RecordFile)
        replaying.check_seat(file, asked.seat)
        if self.replay is None or self.replay[0] != body:
            self.replay = (body, replay_of(file))
        return self.replay[1]

    # --- questions ---

    def _position(self, asked: Asked) -> Answer:
        live = self.live(asked)
        return position(live, self.viewer(live, asked), asked.since), []

    def _mine(self, asked: Asked) -> Answer:
        wanted = decoded(asked.body, OwnTables)
        return [self._standing(own.id, own.token) for own in wanted.tables], []

    def _standing(self, id: str, token: str | None) -> Standing | None:
        live = self.tables.get(id)
        if live is None:
            return None
        try:
            return presenter.standing(live, bearer_of(live, token), [None] * live.size)
        except Refused:
            return None

    def _past(self, asked: Asked) -> Answer:
        live = self.live(asked)
        return asking.past(live, self.viewer(live, asked), asked.ply), []

    def _course(self, asked: Asked) -> Answer:
        live = self.live(asked)
        self.bearer(live, asked)
        return presenter.course(live), []

    def _record(self, asked: Asked) -> Answer:
        live = self.live(asked)
        return presenter.record_or_log(live, self.bearer(live, asked)), []

    def _why(self, asked: Asked) -> Answer:
        live = self.live(asked)
        return asking.why(live, self.bearer(live, asked), None, asked.on), []

    def _preview(self, asked: Asked) -> Answer:
        live = self.live(asked)
        return asking.preview_actions(live, self.bearer(live, asked), asked.action), []

    def _previews(self, asked: Asked) -> Answer:
        live = self.live(asked)
        who = self.bearer(live, asked)
        return asking.preview_all(live, who, asked.action, asked.depth), []

    # --- doing ---

    def _create(self, asked: Asked) -> Answer:
        wanted = decoded(asked.body, NewTable)
        if wanted.seconds is not None:
            raise Refused("options", "No clock runs without a server.")
        draft, created = making.make_table(wanted)
        return created, [draft]

    def _sit(self, asked: Asked) -> Answer:
        live = self.live(asked)
        draft, seated = seating.sit_down(
            live, self.bearer(live, asked), decoded(asked.body, TakeSeat)
        )
        return seated, [draft]

    def _act(self, asked: Asked) -> Answer:
        live = self.live(asked)
        who = self.bearer(live, asked)
        wanted = decoded(asked.body, Act)
        draft = deciding.act(live, who, wanted)
        return position(draft.live, who, wanted.revision), [draft]

    def _undo(self, asked: Asked) -> Answer:
        live = self.live(asked)
        wanted = decoded(asked.body, TakeBack)
        who = bearer_of(live, asked.token, wanted.seat)
        draft = deciding.take_back(live, who, wanted)
        return position(draft.live, who, wanted.revision), [draft]

    def _resign(self, asked: Asked) -> Answer:
        live = self.live(asked)
        wanted = decoded(asked.body, Resign)
        who = bearer_of(live, asked.token, wanted.seat)
        draft = leaving.resign(live, who, wanted)
        return position(draft.live, who, live.revision), [draft]

    def _close(self, asked: Asked) -> Answer:
        live = self.live(asked)
        draft = leaving.close(live, self.bearer(live, asked))
        return position(draft.live, Bearer()), [draft]

    def _rematch(self, asked: Asked) -> Answer:
        live = self.live(asked)
        if live.rematch:
            return Rematch(live.rematch, live.revision, None), []
        old, new, token = seating.play_again(live, self.bearer(live, asked))
        return Rematch(new.live.id, old.live.revision, token), [new, old]


def problem_of(error: LusoriaError) -> dict[str, Any]:
    """Return why something is refused, as it is sent."""
    told: dict[str, Any] = msgspec.to_builtins(
        error.problem if isinstance(error, Refused) else Refused("broken", str(error)).problem
    )
    return told
