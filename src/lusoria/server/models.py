"""The tables of the database."""

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
    # The rest repeats what the log says, so that tables are found without reading it.
    Column("status", String(10), nullable=False),
    Column("revision", BigInteger, nullable=False),
    Column("names", Text, nullable=False),  # JSON
    Column("free", Integer, nullable=False),  # open seats
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
"""The log of every table. Its key is (table, revision), so two writers cannot both win."""

LINES: Final = Table(
    "lines",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
)
"""The chat of every table. It is numbered by itself: chat does not change the revision."""

PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
)
"""One row: when a server last gave a sign of life while clocks ran."""

PAUSES: Final = Table(
    "pauses",
    METADATA,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)
"""The outages: when no server ran, and the grace period after it."""
