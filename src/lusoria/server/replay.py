"""Records that somebody else keeps: shown move by move, as if they had been played here."""

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
from lusoria.core.undo import Step, step_of
from lusoria.server.entries import Data, Done
from lusoria.server.messages.asked import RecordFile
from lusoria.server.problems import Refused
from lusoria.server.table import resigned_outcome


@dataclass(frozen=True)
class Replay:
    """A record that has been gone through and follows."""

    record: Record
    history: History
    done: list[Done]
    turns: list[TurnEnd]
    last: State
    proved: bool
    """Whether its chance outcomes follow from the secret; False: the record cannot show it."""

    def outcome(self) -> Data | None:
        """How the game ended; None if it has not."""
        if self.last.is_over:
            return dict(self.last.outcome().json())
        if self.resigned and len(self.last.sides) <= 2:
            return resigned_outcome(self.last, set(self.resigned))
        return None

    @property
    def resigned(self) -> list[int]:
        """The seats that resigned."""
        return sorted({mark.seat for mark in self.record.marks if mark.what == "resigned"})


def replay_of(file: RecordFile) -> Replay:
    """Goes through a record, or refuses it with what does not follow."""
    try:
        data = msgspec.json.decode(msgspec.json.encode(file))
        record = read(Reader(data, "record", RecordError))
        proved = record.proof is not None and record.proof.secret is not None
        walk = Walk(record, prove=proved)
        history = History(walk.state)
        course = Course(walk.state)
        done = [Done("start", 0.0, None, 0, message=Message("server-log-start"))]
        marked = 0
        step: Step | None = None
        failed = {mark.at: mark.seat for mark in record.marks if mark.what in FAULTS}
        for action in record.actions:
            marked = _follow_marks(record, marked, walk.ply, done)
            step = step_of(walk.state, step)
            events: list[Event] = []
            walk.state.listen(events)
            walk.step()
            history.add(action, walk.state)
            course.see(walk.state, walk.ply)
            if step.player == CHANCE:
                done[-1].events += events
            else:
                done.append(Done("action", 0.0, step.player, 0, events, move=step.move))
                if walk.ply - 1 in failed:
                    seat = SeatName(step.player)
                    done[-1].message = Message("server-log-failed", {"seat": seat})
            done[-1].ply = walk.ply
        walk.step()
        _follow_marks(record, marked, walk.ply, done)
    except VersionError as e:
        versions: Params = {
            "version": str(file.version),
            "current": str(game_of(file.game).version),
        }
        raise _refused("version", e, versions) from None
    except RecordError as e:
        raise _refused("record", e, {"detail": str(e)}) from None
    return Replay(record, history, done, course.turns, walk.state, proved)


def _refused(error: str, cause: RecordError, params: Params) -> Refused:
    message = Message(f"server-replay-{error}", params)
    return Refused(400, error, str(cause), message=message.json())


def _follow_marks(record: Record, marked: int, ply: int, done: list[Done]) -> int:
    """Tells of changes at the table before an action; how many marks lie behind now."""
    while marked < len(record.marks) and record.marks[marked].at == ply:
        mark = record.marks[marked]
        before = record.marks[marked - 1] if marked else None
        if mark.what not in FAULTS:
            kind, id = _change(mark, before)
            message = Message(id, {"seat": SeatName(mark.seat)})
            done.append(Done(kind, 0.0, mark.seat, ply, message=message))
        marked += 1
    return marked


def _change(mark: Mark, before: Mark | None) -> tuple[str, str]:
    """A change as an entry of the log, with its message."""
    if mark.what == "resigned":
        return "resign", "server-log-resign"
    if mark.what == "person":
        return "back", "server-log-back"
    gave_up = before == Mark(mark.at, mark.seat, "resigned")
    return "bot", "server-log-bot-resigned" if gave_up else "server-log-bot-time"
