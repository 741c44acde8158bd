"""Fair dice: outcomes that nobody can choose and anyone can check afterwards.

Before the first action a secret is fixed and its SHA-256 is shown; every seat adds a nonce. The
n-th chance outcome of the game depends only on the secret, the nonces and n: neither the keeper of
the secret nor a player can steer it, and taking a decision back does not change it.
"""

import hashlib
import hmac
import re
import secrets
from typing import Final

from lusoria.core.chance import pick

NONCE: Final = re.compile(r"[0-9A-Za-z_-]{0,64}")
SPAN: Final = 1 << 256


class FairDice:
    """The secret of one game and the nonces of its seats."""

    def __init__(self, secret: bytes, nonces: list[str]) -> None:
        for nonce in nonces:
            if NONCE.fullmatch(nonce) is None:
                raise ValueError("a nonce has at most 64 letters, digits, - and _")
        self.secret: Final = secret
        self.nonces: Final = nonces

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, which is shown before the first action."""
        return hashlib.sha256(self.secret).hexdigest()

    def outcome(self, n: int, chances: list[tuple[int, int]]) -> int:
        """Return the n-th chance outcome of the game, counted from 0."""
        return pick(chances, self.number(n, sum(weight for _, weight in chances)))

    def number(self, n: int, below: int) -> int:
        """Return the n-th number, from 0 to below `below`, each equally likely.

        A digest in the incomplete last stretch of 2**256 would favour small numbers, so it is
        thrown away and another is made.
        """
        highest = SPAN - SPAN % below
        nonces = ",".join(self.nonces)
        attempt = 0
        while True:
            text = f"{nonces}:{n}:{attempt}"
            digest = hmac.new(self.secret, text.encode(), hashlib.sha256).digest()
            number = int.from_bytes(digest, "big")
            if number < highest:
                return number % below
            attempt += 1


def new_dice(players: int) -> FairDice:
    """Return fair dice with a new secret and a new nonce for every seat."""
    return FairDice(secrets.token_bytes(32), [secrets.token_hex(8) for _ in range(players)])
