"""Serving tables to browsers and bots."""

import threading
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from lusoria.extras import extra
from lusoria.text import texts


@dataclass(frozen=True)
class Wanted:
    """The options of the command line."""

    host: str
    port: int
    database: str | None = None
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    days_finished: float | None = None
    records: Path | None = None
    metrics: int | None = None
    log_as_json: bool = False
    workers: int = 1
    words: Path | None = None
    smtp: str = ""
    mail_from: str = ""
    public_url: str = ""
    push: bool = False
    analyse_rated: bool = False


def serve(wanted: Wanted, language: str, *, verbose: bool, browse: bool) -> None:
    """Start the server; with `browse` open the page in the browser."""
    with extra("server"):  # imported here because the other commands do not need it
        from lusoria.server.serve import serve as run
        from lusoria.server.settings import DAY, Settings, home_database

    settings = Settings(
        database=wanted.database or home_database(),
        host=wanted.host,
        hosts=wanted.hosts,
        origins=wanted.origins,
        proxies=wanted.proxies,
        finished=None if wanted.days_finished is None else wanted.days_finished * DAY,
        records="" if wanted.records is None else str(wanted.records),
        metrics=wanted.metrics,
        log_as_json=wanted.log_as_json,
        processes=wanted.workers,
        smtp=wanted.smtp,
        mail_from=wanted.mail_from,
        public_url=wanted.public_url,
        push=wanted.push,
        analyse_rated=wanted.analyse_rated,
        words="" if wanted.words is None else str(wanted.words),
    )
    run(settings, wanted.port, verbose=verbose, ready=_ready(language, browse=browse))


def _ready(language: str, *, browse: bool) -> Callable[[str], None]:
    def ready(url: str) -> None:
        print(texts(language).text("cli-serve-runs", url=url), flush=True)
        if browse:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    return ready
