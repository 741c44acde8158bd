"""Extras of the package: whoever needs one that is missing is told which line to type."""

from collections.abc import Iterator
from contextlib import contextmanager

from lusoria.core.errors import ToldError
from lusoria.core.message import Message


class MissingExtra(ToldError):
    """A part of the package was not installed."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports of what an extra brings."""
    try:
        yield
    except ModuleNotFoundError as e:
        missing = (e.name or "").partition(".")[0]
        if missing == __package__:  # a mistake of ours, which no installing mends
            raise
        line = f"pip install '{__package__}[{name}]'"
        raise MissingExtra(
            Message("core-missing-extra", {"module": missing, "line": line})
        ) from None
