"""Uploaded records: shown move by move, as if they had been played here."""

from dataclasses import dataclass

import msgspec

from lusoria.core.course import Course, TurnEnd
from lusoria.core.errors import RecordError, VersionError
from lusoria.core.history import History
from lusoria.core.message import Message, Params, SeatName
from lusoria.core.reading import Reader
from lusoria.core.record import FAULTS, Mark, Record, Walk, read
from lusoria.core.registry import game as game_of
from lusoria.core.state import CHANCE, Event, State
from lusoria.core.undo import Checkpoint, checkpoint
from lusoria.tables.endings import Outcome, outcome_of
from lusoria.tables.live_table import Applied
from lusoria.tables.messages.requests import RecordFile
from lusoria.tables.refused import Refused


@dataclass(frozen=True)
class Replay:
    """A record that was replayed without a contradiction."""

    record: Record
    history: History
    entries: list[Applied]
    turns: list[TurnEnd]
    last: State
    proved: bool
    """True if its chance outcomes follow from the secret; False: the record does not hold it."""

    def outcome(self) -> Outcome | None:
        """How the game ended; None if it has not."""
        return outcome_of(self.last, set(self.resigned))

    @property
    def resigned(self) -> list[int]:
        """The seats that resigned."""
        return sorted({mark.seat for mark in self.record.marks if mark.what == "resigned"})


def replay_of(file: RecordFile) -> Replay:
    """Replay a record; refuse it with the first thing that contradicts the rules or the dice."""
    try:
        data = msgspec.json.decode(msgspec.json.encode(file))
        record = read(Reader(data, "record", RecordError))
        proved = record.proof is not None and record.proof.secret is not None
        walk = Walk(record, prove=proved)
        history = History(walk.state)
        course = Course(walk.state)
        entries = [Applied("start", 0.0, None, 0, message=Message("table-log-start"))]
        marked = 0
        step: Checkpoint | None = None
        failed = {mark.at: mark.seat for mark in record.marks if mark.what in FAULTS}
        for action in record.actions:
            marked = _follow_marks(record, marked, walk.ply, entries)
            step = checkpoint(walk.state, step)
            events: list[Event] = []
            walk.state.listen(events)
            walk.step()
            history.add(action, walk.state)
            course.see(walk.state, walk.ply)
            if step.player == CHANCE:
                entries[-1].events += events
            else:
                entries.append(Applied("action", 0.0, step.player, 0, events, move=step.move))
                if walk.ply - 1 in failed:
                    seat = SeatName(step.player)
                    entries[-1].message = Message("table-log-failed", {"seat": seat})
            entries[-1].ply = walk.ply
        walk.step()
        _follow_marks(record, marked, walk.ply, entries)
    except VersionError as e:
        versions: Params = {
            "version": str(file.version),
            "current": str(game_of(file.game).version),
        }
        raise _refused("version", e, versions) from None
    except RecordError as e:
        raise _refused("record", e, {"detail": str(e)}) from None
    return Replay(record, history, entries, course.turns, walk.state, proved)


def _refused(error: str, cause: RecordError, params: Params) -> Refused:
    message = Message(f"table-replay-{error}", params)
    return Refused(error, str(cause), message=message.json())


def _follow_marks(record: Record, marked: int, ply: int, entries: list[Applied]) -> int:
    """Add the changes at the table before an action; return the number of marks done."""
    while marked < len(record.marks) and record.marks[marked].at == ply:
        mark = record.marks[marked]
        before = record.marks[marked - 1] if marked else None
        if mark.what not in FAULTS:
            kind, id = _change(mark, before)
            message = Message(id, {"seat": SeatName(mark.seat)})
            entries.append(Applied(kind, 0.0, mark.seat, ply, message=message))
        marked += 1
    return marked


def _change(mark: Mark, before: Mark | None) -> tuple[str, str]:
    """A change as an entry of the log, with its message."""
    if mark.what == "resigned":
        return "resign", "table-log-resign"
    if mark.what == "person":
        return "back", "table-log-back"
    gave_up = before == Mark(mark.at, mark.seat, "resigned")
    return "bot", "table-log-bot-resigned" if gave_up else "table-log-bot-time"
