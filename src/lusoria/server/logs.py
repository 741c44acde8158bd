"""The server's log: when, how grave, during which request. Errors say where, not what they say."""

import json
import logging
import re
import sys
import time
import traceback
from contextvars import ContextVar
from typing import Any, Final

log = logging.getLogger("lusoria.server")

SECRET: Final = re.compile(r"(/api/feeds/)[^/?\s]+")

REQUEST: Final = ContextVar("request", default="")  # the id of the request that is being answered


def configure(*, verbose: bool, as_json: bool) -> None:
    """Write the log to stderr, one entry after the other; as JSON it has one line for each."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else Lines())
    handler.addFilter(_without_secrets)
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, handlers=[handler])


def log_failure(what: str, error: BaseException) -> None:
    """Log an unexpected error with its traceback and those of its causes.

    Its message is left out: it may hold a card, a token or another secret.
    """
    lines = [f"{what}: {type(error).__name__}\n"]
    cause: BaseException | None = error
    while cause is not None:
        lines += traceback.format_tb(cause.__traceback__)
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
        if cause is not None:
            lines.append(f"caused by {type(cause).__name__}\n")
    log.error("%s", "".join(lines).rstrip())


def _without_secrets(record: logging.LogRecord) -> bool:
    """Take out of a logged address what opens an account's feeds; every entry is kept."""
    if isinstance(record.args, tuple):
        record.args = tuple(
            SECRET.sub(r"\1…", one) if isinstance(one, str) else one for one in record.args
        )
    return True


def _when(record: logging.LogRecord) -> str:
    """The time of an entry, in UTC with milliseconds."""
    seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{seconds}.{int(record.msecs):03}Z"


class Lines(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the time, the level, the request if there is one, and the message."""
        request = REQUEST.get()
        during = f" [{request}]" if request else ""
        return f"{_when(record)} {record.levelname}{during} {record.getMessage()}"


class JsonLines(logging.Formatter):
    """For programs."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the same as a JSON object."""
        entry: dict[str, Any] = {"at": _when(record), "level": record.levelname}
        if REQUEST.get():
            entry["request"] = REQUEST.get()
        return json.dumps({**entry, "logger": record.name, "message": record.getMessage()})
