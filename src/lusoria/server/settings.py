"""What whoever runs a server may choose."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from platformdirs import user_data_dir

HOST: Final = "127.0.0.1"
PORT: Final = 8753
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")

DAY: Final = 86_400.0
MOST_BYTES: Final = 1_048_576  # of a record from elsewhere


@dataclass(frozen=True)
class Settings:
    """The defaults suit a table at home and a club alike."""

    database: str
    host: str = HOST
    hosts: tuple[str, ...] = ()
    """Names under which the server may be called; none given: any, but at home only its own."""
    origins: tuple[str, ...] = ()
    """Foreign pages that may use the server, as https://example.org."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies, whose word on who asks is believed; nobody else's is."""

    page: str = str(Path(__file__).parents[1] / "page")
    """Where the page is; if it is not built, the server says so."""

    # --- bots ---
    workers: int = 2
    thinking: float = 20.0  # seconds a bot may think about one decision
    pause: float = 0.7  # seconds between a bot's moves while people watch

    # --- tables ---
    unjoined: float = 2 * DAY  # seconds until a table that nobody joins goes
    finished: float | None = None  # seconds until a finished table goes; None: it stays
    records: str = ""  # a folder that the records of finished tables go to before; empty: none
    kept: float = 600.0  # seconds a table stays in memory that nobody looks at
    sweep: float = 1.0  # seconds between looks at clocks and at what other processes did

    # --- what one address, and of talk one seat, may do ---
    rate: float = 100.0  # requests a second in the long run
    burst: float = 600.0  # requests at once
    created_rate: float = 0.5  # tables made and hints asked for a second in the long run
    created_burst: float = 60.0
    replayed_rate: float = 2.0  # records from elsewhere a second in the long run
    replayed_burst: float = 100.0
    said_rate: float = 0.5  # lines that a seat says a second in the long run
    said_burst: float = 10.0
    streams: int = 400  # open streams of one address
    connections: int = 500  # of one address, streams among them
    body: int = field(default=32_768)  # bytes of a request

    # --- how long one may take to say what one wants ---
    head: float = 10.0  # seconds until all headers of a request are there
    content: float = 10.0  # seconds until its body is, and one more for each 16 KiB
    reading: float = 30.0  # seconds in which somebody takes nothing of an answer

    @property
    def at_home(self) -> bool:
        """Whether only this machine reaches the server."""
        return self.host in LOOPBACK

    @property
    def names(self) -> tuple[str, ...]:
        """The host names that are answered to; empty for any."""
        if self.hosts:
            return (*self.hosts, *LOOPBACK)
        return LOOPBACK if self.at_home else ()


def home_database() -> str:
    """The address of the SQLite file in the user's data folder, which is made if it is missing."""
    folder = Path(user_data_dir("lusoria", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"
