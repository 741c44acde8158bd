"""The secrets of the dice are kept encrypted: a copy of the database alone foretells nothing.

The key is `LUSORIA_KEY`, or a file beside an SQLite database, made at the first start. A sealed
secret is its nonce, then AES-GCM's text and tag, bound to the table's id.
"""

import os
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, func, select, update

from lusoria.core.errors import LusoriaError
from lusoria.extras import extra
from lusoria.server.logs import log
from lusoria.server.models import TABLES

VARIABLE: Final = "LUSORIA_KEY"
PLAIN: Final = 32  # bytes of a secret as it is
NONCE: Final = 12
KEY: Final = 32


class SealError(LusoriaError):
    """The key is missing or wrong."""


class Seal:
    """Encrypts and decrypts the secrets of tables; without a key they stay as they are."""

    def __init__(self, key: bytes | None) -> None:
        with extra("server"):
            from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        self.cipher: Final = None if key is None else AESGCM(key)

    def close(self, id: str, secret: bytes) -> bytes:
        """Return the secret of a table as it is kept."""
        if self.cipher is None:
            return secret
        nonce = secrets.token_bytes(NONCE)
        return nonce + self.cipher.encrypt(nonce, secret, id.encode())

    def open(self, id: str, kept: bytes) -> bytes:
        """Return the secret of a table; `SealError` if this key has not sealed it."""
        from cryptography.exceptions import InvalidTag

        if len(kept) == PLAIN:  # from before secrets were sealed
            return kept
        if self.cipher is None:
            raise SealError(
                f"The secrets of this database are encrypted, and their key is not here: set "
                f"{VARIABLE}, or put the key file back beside the database."
            )
        try:
            return self.cipher.decrypt(kept[:NONCE], kept[NONCE:], id.encode())
        except InvalidTag:
            raise SealError(
                f"The key is not the one with which this database was encrypted: set {VARIABLE}, "
                "or put the right key file back beside the database."
            ) from None


def prepare(connection: Connection, url: URL) -> Seal:
    """Return the seal of a database, with a new key if there is none yet.

    A wrong key is refused, and what games in progress have kept without one is sealed.
    """
    sealed = func.length(TABLES.c.secret) != PLAIN
    kept = select(TABLES.c.id, TABLES.c.secret)
    example = connection.execute(kept.where(sealed).limit(1)).first()
    seal = Seal(_find_key(url, may_make=example is None))
    if example is not None:
        seal.open(example.id, example.secret)
    if seal.cipher is not None:
        going_on = TABLES.c.status.in_(["open", "running"])
        for id, secret in connection.execute(kept.where(~sealed, going_on)).all():
            change = update(TABLES).where(TABLES.c.id == id)
            connection.execute(change.values(secret=seal.close(id, secret)))
    return seal


def _find_key(url: URL, *, may_make: bool) -> bytes | None:
    """Return the key from the environment or the file beside an SQLite database."""
    given = os.environ.get(VARIABLE)
    if given:
        return _read_key(given, VARIABLE)
    if url.get_backend_name() != "sqlite":
        if may_make:
            log.warning("the secrets of the dice are kept as they are: set %s", VARIABLE)
        return None
    file = Path(url.database or "").with_suffix(".key")
    if not file.exists():
        if not may_make:
            return None
        key = urlsafe_b64encode(secrets.token_bytes(KEY))
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(opened, "wb") as out:
            out.write(key + b"\n")
    return _read_key(file.read_text("ascii", "replace").strip(), str(file))


def _read_key(text: str, where: str) -> bytes:
    try:
        key = urlsafe_b64decode(text.replace("+", "-").replace("/", "_"))
    except ValueError:
        key = b""
    if len(key) != KEY:
        raise SealError(f"{where} holds no key: it is {KEY} random bytes in base64.")
    return key
