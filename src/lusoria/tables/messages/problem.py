"""Why a request was refused."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType


class Problem(Struct, omit_defaults=True):
    """Why a request was refused, by word."""

    error: str
    """The kind of problem, as a word that never changes."""
    detail: str
    """A sentence for a person."""
    revision: int | UnsetType = UNSET
    """The current revision of the table."""
    rule: str | UnsetType = UNSET
    """The clause of the rules behind the refusal."""
    message: dict[str, Any] | UnsetType = UNSET
    """The sentence as a message: a text's id with its parameters."""
