"""Why a request was refused."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType


class Problem(Struct, omit_defaults=True):
    """Why a request was refused; below 500 nothing was changed."""

    status: int
    error: str
    """What kind of problem, as a word that does not change."""
    detail: str
    """A sentence for a person."""
    revision: int | UnsetType = UNSET
    """Where the table is now."""
    rule: str | UnsetType = UNSET
    """The clause of the rules that says so."""
    message: dict[str, Any] | UnsetType = UNSET
    """The sentence as a text's id with its parameters."""
