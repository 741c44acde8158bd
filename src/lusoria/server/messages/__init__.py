"""What is asked and answered, a chapter a file."""

from lusoria.server.messages.asked import Act, NewTable, RecordFile, Resign, Say, TakeBack, TakeSeat
from lusoria.server.messages.beforehand import Hint, Preview, Previews, Why
from lusoria.server.messages.lobby import GameInfo, GameTexts, Listing
from lusoria.server.messages.table import Chat, Created, Position, Presence, Rematch, Seated
from lusoria.server.messages.told import Course, OwnLog, Past, Record, Replayed

MESSAGES = (
    NewTable,
    TakeSeat,
    Act,
    TakeBack,
    Resign,
    Say,
    RecordFile,
    Created,
    Seated,
    Position,
    Chat,
    Presence,
    Past,
    Why,
    Preview,
    Previews,
    Hint,
    Rematch,
    OwnLog,
    Record,
    Course,
    Replayed,
    Listing,
    GameInfo,
    GameTexts,
)
"""All that is asked and answered."""
