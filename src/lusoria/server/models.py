"""What is kept: tables, the log of each, and what was said there."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("setup", Text, nullable=False),  # options, seats, what is allowed: JSON
    Column("secret", LargeBinary, nullable=False),  # of the dice
    Column("public", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    # What follows repeats what the log says, so that tables are found without reading it.
    Column("status", String(10), nullable=False),
    Column("revision", BigInteger, nullable=False),
    Column("names", Text, nullable=False),  # JSON
    Column("free", Integer, nullable=False),  # seats open for whoever comes
    Column("changed", Double, nullable=False),
    Column("due", Double, nullable=True),  # when a bot has to decide or a clock runs out
    Column("winners", Text, nullable=True),  # seats, once the game is over: JSON
    Index("tables_listed", "public", "status", "created"),
    Index("tables_due", "due"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("revision", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("data", Text, nullable=False),  # JSON
)
"""The log of every table; with (table, revision) as the key two writers cannot both win."""

LINES: Final = Table(
    "lines",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
)
"""What was said, counted by itself: talk does not make a click late."""

PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
)
"""One row: when a server was last at work while clocks ran."""

PAUSES: Final = Table(
    "pauses",
    METADATA,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)
"""When no server was at work, and a moment longer."""
