"""Secret tokens: whoever shows one holds its seats."""

import hashlib
import secrets


def new_token() -> str:
    """Return a fresh token."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    """Return what is stored of a token; an empty string stays empty.

    A token is random enough for a plain hash.
    """
    return hashlib.sha256(token.encode()).hexdigest() if token else ""
