"""Passwords: hashed with argon2id, in threads of their own."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from lusoria.extras import extra
from lusoria.tables.refused import Refused

with extra("server"):
    from argon2 import PasswordHasher
    from argon2.exceptions import InvalidHashError, VerificationError

LEAST: Final = 8  # characters
AT_ONCE: Final = 2  # hashes computed at the same time
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=32_768, parallelism=1)
NOBODY: Final = HASHER.hash("")
"""What the password for a name that nobody has is compared with: that takes as long."""

_threads: Final = ThreadPoolExecutor(AT_ONCE, "passwords")


def check_password(password: str, name: str) -> None:
    """Refuse a password that is guessed at once."""
    if len(password) < LEAST:
        raise Refused("weak-password", f"A password has at least {LEAST} characters.")
    if password.casefold() == name.casefold() or len(set(password)) < 3:
        raise Refused("weak-password", "This password is guessed at once. Choose another one.")


async def hash_password(password: str) -> str:
    """Return what is stored of a password."""
    return await asyncio.get_running_loop().run_in_executor(_threads, HASHER.hash, password)


async def is_password(password: str, stored: str | None) -> bool:
    """True if it is the password; of nobody's, None, it is not, and finding that takes as long."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_threads, _fits, password, stored or NOBODY) and bool(stored)


def is_outdated(stored: str) -> bool:
    """True if the password should be hashed anew: it was with other parameters."""
    return HASHER.check_needs_rehash(stored)


def _fits(password: str, stored: str) -> bool:
    try:
        return HASHER.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False
