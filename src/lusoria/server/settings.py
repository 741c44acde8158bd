"""The settings of a server."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from platformdirs import user_data_dir

HOST: Final = "127.0.0.1"
PORT: Final = 8753
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")

DAY: Final = 86_400.0
MAX_RECORD: Final = 1_048_576  # bytes of an uploaded record


@dataclass(frozen=True)
class Settings:
    """The defaults suit a table at home and a club alike."""

    database: str
    host: str = HOST
    hosts: tuple[str, ...] = ()
    """The host names it answers to; empty: any, or on a loopback address only those of loopback."""
    origins: tuple[str, ...] = ()
    """Origins whose pages may use the server, for example https://example.org."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of trusted proxies: only their X-Forwarded-For is believed."""

    processes: int = 1
    """How many processes serve behind its port; more than one need PostgreSQL."""

    metrics: int | None = None
    """The port at which Prometheus finds the server's figures; None: nowhere. Of several processes
    each has its own, one after the other.
    """
    metrics_host: str = HOST
    """The address of that port: by default only this machine can reach it."""
    log_as_json: bool = False

    page: str = str(Path(__file__).parents[1] / "page")
    """The folder of the page; if it is not built, the server says so."""

    # --- bots ---
    workers: int = 2
    thinking: float = 20.0  # seconds a bot may think about one decision
    analyse_rated: bool = False  # whether finished rated games are analysed by the server itself
    pause: float = 0.7  # seconds between a bot's moves while people watch

    # --- tables ---
    unjoined: float = 2 * DAY  # seconds until a table that nobody joins is removed
    finished: float | None = None  # seconds until a finished table is removed; None: never
    records: str = ""  # the folder where their records are saved before; empty: nowhere
    kept: float = 600.0  # seconds that an unused table stays in memory
    sweep: float = 1.0  # seconds between two rounds of the background tasks

    smtp: str = ""  # how mail is sent: smtp://user:password@host:587; empty: none is
    mail_from: str = ""  # the address that it comes from
    public_url: str = ""  # where the page is, for links in mail: https://play.example.org
    mail_delay: float = 120.0  # seconds from a notice to the mail that tells of it
    push: bool = False  # whether notices are sent to browsers as well
    push_delay: float = 15.0  # seconds from a notice to the message that tells of it
    push_anywhere: bool = False  # push services may be at home as well: for tests
    words: str = ""  # a file of words that nobody may say, one a line; empty: none

    # --- limits of one address, or for chat of one seat ---
    rate: float = 100.0  # requests a second in the long run
    burst: float = 600.0  # requests at once
    created_rate: float = 0.5  # new tables and hints a second in the long run
    created_burst: float = 60.0
    replayed_rate: float = 2.0  # uploaded records a second in the long run
    replayed_burst: float = 100.0
    said_rate: float = 0.5  # lines of chat of one seat a second in the long run
    said_burst: float = 10.0
    claimed_rate: float = 0.002  # new accounts a second in the long run
    claimed_burst: float = 10.0
    mailed_rate: float = 0.002  # mails that are asked for a second in the long run
    mailed_burst: float = 5.0
    guessed_rate: float = 0.1  # wrong passwords a second in the long run, also of each name
    guessed_burst: float = 20.0
    streams: int = 400  # open streams of one address
    connections: int = 500  # of one address, streams among them
    body: int = field(default=32_768)  # bytes of a request

    # --- deadlines of a connection ---
    head: float = 10.0  # seconds for the headers of a request
    content: float = 10.0  # seconds for its body, and one more for each 16 KiB received
    reading: float = 30.0  # seconds in which a client reads nothing of an answer

    @property
    def at_home(self) -> bool:
        """True if only this machine can reach the server."""
        return self.host in LOOPBACK

    @property
    def names(self) -> tuple[str, ...]:
        """The host names it answers to; empty: any."""
        if self.hosts:
            return (*self.hosts, *LOOPBACK)
        return LOOPBACK if self.at_home else ()


def home_database() -> str:
    """Return the URL of the SQLite file in the user's data folder; creates the folder if needed."""
    folder = Path(user_data_dir("lusoria", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"
