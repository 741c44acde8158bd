"""The messages of the API: what clients send and what they get, one subject a file."""

from lusoria.server.messages.history import Course, OwnLog, Past, Record, Replayed
from lusoria.server.messages.lobby import GameInfo, GameTexts, Listing
from lusoria.server.messages.previews import Hint, Preview, Previews, Why
from lusoria.server.messages.requests import (
    Act,
    NewTable,
    RecordFile,
    Resign,
    Say,
    TakeBack,
    TakeSeat,
)
from lusoria.server.messages.table import Chat, Created, Position, Presence, Rematch, Seated

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
"""All of them, for the description of the API."""
