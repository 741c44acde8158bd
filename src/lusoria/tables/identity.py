"""Somebody who has an account, as far as a table needs to know."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Identity:
    """Whose seat it is. The id is told to nobody, the name to everybody."""

    id: str
    name: str
