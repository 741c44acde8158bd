"""Errors in the log: where they happened, but not what they say."""

import logging
import traceback

log = logging.getLogger("lusoria.server")


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
