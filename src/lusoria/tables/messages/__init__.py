"""The messages of the API: what clients send and what they get, one subject a file."""

from lusoria.tables.messages.analysis import Analysis
from lusoria.tables.messages.history import Begin, Course, OwnLog, Past, Record, Replayed
from lusoria.tables.messages.lobby import GameInfo, GameTexts, Listing, Standing
from lusoria.tables.messages.notices import Feed, Notices
from lusoria.tables.messages.previews import Hint, Preview, Previews, Why
from lusoria.tables.messages.ratings import LeaderBoard, PlayerPage, PoolInfo
from lusoria.tables.messages.requests import (
    Act,
    NewTable,
    OwnTables,
    RecordFile,
    RenewLink,
    Reported,
    Resign,
    Say,
    TakeBack,
    TakeSeat,
)
from lusoria.tables.messages.seeks import NewSeek, SeekInfo, Sought
from lusoria.tables.messages.table import (
    Chat,
    Created,
    NewLink,
    Position,
    Presence,
    Rematch,
    Seated,
)

MESSAGES = (
    NewTable,
    OwnTables,
    TakeSeat,
    RenewLink,
    NewLink,
    Reported,
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
    Begin,
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
    Analysis,
    Listing,
    Standing,
    GameInfo,
    GameTexts,
    Notices,
    Feed,
    NewSeek,
    Sought,
    SeekInfo,
    PoolInfo,
    LeaderBoard,
    PlayerPage,
)
"""All of them, for the description of the API."""
