"""Secret tokens, of which whoever shows one holds its seats, and ids, which anybody may know."""

import hashlib
import secrets
import string
from typing import Final

LETTERS: Final = string.ascii_letters + string.digits
LENGTH: Final = 12  # of an id: 71 bits


def new_id() -> str:
    """Return a fresh id, which no command takes for an option: it has no dash."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def new_token() -> str:
    """Return a fresh token."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    """Return what is stored of a token; an empty string stays empty.

    A token is random enough for a plain hash.
    """
    return hashlib.sha256(token.encode()).hexdigest() if token else ""
