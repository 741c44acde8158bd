"""Somebody who has claimed a name."""

from dataclasses import dataclass
from typing import Literal

from lusoria.tables.identity import Identity
from lusoria.tables.messages.bounds import Language

Role = Literal["player", "moderator", "admin"]


@dataclass(frozen=True)
class Account(Identity):
    """An account as its owner may see it, without the password. Others are told its name alone."""

    role: Role
    language: Language | None
    email: str | None
    created: float
    muted_until: float | None
    banned_until: float | None
    unsubscribe: str | None
    """The secret that ends notices by mail; None: the account gets none."""

    @property
    def identity(self) -> Identity:
        """The part of it that tables need."""
        return Identity(self.id, self.name)

    def is_muted(self, now: float) -> bool:
        """True if the account may say nothing."""
        return self.muted_until is not None and now < self.muted_until

    def is_banned(self, now: float) -> bool:
        """True if the account is locked out."""
        return self.banned_until is not None and now < self.banned_until
