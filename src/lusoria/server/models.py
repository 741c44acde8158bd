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
    Column("player", Integer, nullable=True),  # the seat that decides
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

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("skeleton", String(255), nullable=False),  # what the name looks like
    Column("password", String(255), nullable=False),  # hashed with argon2id
    Column("email", String(254), nullable=True),
    Column("language", String(2), nullable=True),
    Column("role", String(10), nullable=False),  # player, moderator, admin
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("muted_until", Double, nullable=True),
    Column("banned_until", Double, nullable=True),
    Column("unsubscribe", String(64), nullable=True),  # ends notices by mail; null: none are sent
    Index("accounts_skeleton", "skeleton", unique=True),
    Index("accounts_unsubscribe", "unsubscribe", unique=True),
)
"""The people who have claimed a name. No two names look alike."""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", String(64), primary_key=True),  # the cookie's secret, hashed
    Column("account_id", String(16), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Column("device", String(200), nullable=False),  # as its browser calls itself
    Index("sessions_account", "account_id"),
)
"""The browsers in which people are signed in."""

ACCESS_TOKENS: Final = Table(
    "access_tokens",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("account_id", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("scopes", String(80), nullable=False),  # words, with a space between two
    Column("hash", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=True),
    Column("expires", Double, nullable=True),
    Index("access_tokens_account", "account_id"),
    Index("access_tokens_hash", "hash", unique=True),
)
"""Tokens with which programs act for an account."""

RESETS: Final = Table(
    "resets",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("account_id", String(16), nullable=False),
    Column("expires", Double, nullable=False),
    Index("resets_account", "account_id"),
)
"""The secrets that were mailed to whoever forgot a password."""

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("setup", Text, nullable=False),  # JSON
    Column("account_id", String(16), nullable=False),  # of whoever made it
    Column("created", Double, nullable=False),
    # The rest repeats what the log says, so that tournaments are found without reading it.
    Column("status", String(10), nullable=False),
    Column("revision", BigInteger, nullable=False),
    Column("entrants", Integer, nullable=False),
    Column("changed", Double, nullable=False),
    Column("due", Double, nullable=True),  # when it begins, or ends if no game is under way then
    Index("tournaments_listed", "status", "created"),
    Index("tournaments_account", "account_id"),
    Index("tournaments_due", "due"),
)

TOURNAMENT_ENTRIES: Final = Table(
    "tournament_entries",
    METADATA,
    Column("tournament_id", String(16), primary_key=True),
    Column("revision", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("data", Text, nullable=False),  # JSON
)
"""The log of every tournament. By its key a round is paired and a result is noted only once."""

TOURNAMENT_GAMES: Final = Table(
    "tournament_games",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("tournament_id", String(16), nullable=False),
    Column("due", Double, nullable=False),  # when everybody has to be there
    Index("tournament_games_tournament", "tournament_id"),
)
"""The games under way. It repeats what the logs say, so that their ends are noticed."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account_id", String(16), nullable=False),
    Index("seats_account", "account_id"),
)
"""Whose seats they are. It repeats what the logs say, so that an account finds its tables."""

PROGRESS: Final = Table(
    "progress",
    METADATA,
    Column("account_id", String(16), primary_key=True),
    Column("data", Text, nullable=False),  # JSON
)
"""The lessons taken and the puzzles solved by accounts."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # of whoever reports it
    Column("at", Double, nullable=False),
    Column("name", String(80), nullable=False),  # of whoever said it
    Column("text", Text, nullable=False),  # as it was said
    Column("account_id", String(16), nullable=True),  # of whoever said it, if they have one
    Index("reports_at", "at"),
)
"""The lines of chat that somebody at the table has reported."""

MAILS: Final = Table(
    "mails",
    METADATA,
    Column("account_id", String(16), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("kind", String(10), nullable=False),  # of the notice: challenge, turn, over
    Column("at", Double, nullable=False),  # when it happened
    Index("mails_at", "at"),
)
"""The notices that are soon sent by mail: of a table only the last one."""

PUSHES: Final = Table(
    "pushes",
    METADATA,
    Column("account_id", String(16), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("kind", String(10), nullable=False),  # of the notice: challenge, turn, over
    Column("at", Double, nullable=False),  # when it happened
    Index("pushes_at", "at"),
)
"""The notices that are soon sent to browsers, as the mails are."""

SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    Column("session_id", String(64), primary_key=True),
    Column("account_id", String(16), nullable=False),
    Column("endpoint", String(1_000), nullable=False),  # where the browser's push service listens
    Column("public", String(88), nullable=False),  # the browser's key (p256dh)
    Column("auth", String(24), nullable=False),  # the secret that it shares with this server
    Column("created", Double, nullable=False),
    Index("subscriptions_account", "account_id"),
    Index("subscriptions_endpoint", "endpoint", unique=True),
)
"""The browsers that get notices as messages, for as long as somebody is signed in there."""

PUSH_KEY: Final = Table(
    "push_key",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("secret", LargeBinary, nullable=False),  # sealed as the secrets of the dice are
)
"""One row, once it is needed: the key by which push services know this server."""

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("account_id", String(16), primary_key=True),
    Column("seen", Double, nullable=False),  # when the notices were last looked at
    Column("feed", String(64), nullable=True),  # the secret of the feeds, hashed
    Index("notices_feed", "feed", unique=True),
)
"""What accounts have seen of their notices. The notices themselves follow from the tables."""

VACATIONS: Final = Table(
    "vacations",
    METADATA,
    Column("account_id", String(16), primary_key=True),
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),  # as soon as it began: it was called off
    Column("changed", Double, nullable=False),  # when it was declared, or ended early
    Index("vacations_changed", "changed"),
)
"""When people are or were away, also in the year before."""

SEEKS: Final = Table(
    "seeks",
    METADATA,
    Column("key", String(64), primary_key=True),  # what is the same for all who seek the same
    Column("table_id", String(16), nullable=False),
    Column("since", Double, nullable=False),
    Column("seen", Double, nullable=False),  # when somebody last waited there
    Index("seeks_table", "table_id"),
)
"""The tables at which somebody waits for whoever wants to play the same: one for each game."""

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("pool", String(40), primary_key=True),
    Column("who", String(20), primary_key=True),  # an account's id, or bot: and a level
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("low", Double, nullable=False),  # the lower end of the interval
    Column("games", Integer, nullable=False),
    Column("changed", Double, nullable=False),
    Index("ratings_board", "pool", "low"),
    Index("ratings_who", "who"),
)
"""How strong everyone is now. It follows from the results."""

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("pool", String(40), nullable=False),
    Column("number", Integer, nullable=False),  # of the game: it counts the games of its pool
    Column("at", Double, nullable=False),
    Column("who", String(20), nullable=False),
    Column("side", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("rating_before", Double, nullable=False),
    Column("deviation_before", Double, nullable=False),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Index("results_pool", "pool", "number"),
    Index("results_who", "who", "pool", "number"),
)
"""How every rated game ended, and what that did to the ratings. It outlives table and account."""

ACCURACIES: Final = Table(
    "accuracies",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("accuracy", Double, nullable=True),  # from 0 to 1; null: there was nothing to choose
)
"""How well the seats of rated games have played, where a game was analysed: all seats or none."""
