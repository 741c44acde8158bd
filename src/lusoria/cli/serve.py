"""Serving tables to browsers and bots."""

import threading
import webbrowser
from collections.abc import Callable

from lusoria.extras import extra
from lusoria.text import texts


def serve(
    host: str,
    port: int,
    database: str | None,
    allow_host: list[str],
    allow_origin: list[str],
    trust_proxy: list[str],
    language: str,
    *,
    verbose: bool,
    browse: bool,
) -> None:
    """Starts the server; with `browse` the page opens in the browser."""
    with extra("server"):  # here and not above: the other commands do without it
        from lusoria.server.serve import serve as run
        from lusoria.server.settings import Settings, home_database

    settings = Settings(
        database=database or home_database(),
        host=host,
        hosts=tuple(allow_host),
        origins=tuple(allow_origin),
        proxies=tuple(trust_proxy),
    )
    run(settings, port, verbose=verbose, ready=_ready(language, browse=browse))


def _ready(language: str, *, browse: bool) -> Callable[[str], None]:
    def ready(url: str) -> None:
        print(texts(language).text("cli-serve-runs", url=url), flush=True)
        if browse:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    return ready
