"""The key by which push services know this server (VAPID, RFC 8292)."""

import time
from base64 import urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from lusoria.extras import extra
from lusoria.server.models import PUSH_KEY
from lusoria.server.store import Store

with extra("server"):
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

SEALED_AS: Final = "push key"
SIZE: Final = 32  # bytes
CURVE: Final = ec.SECP256R1()
LASTS: Final = 12 * 3_600  # seconds for which a push service may believe what is signed


class ServerKey:
    """Signs what is sent to push services; `contact` is where their keepers may write to."""

    def __init__(self, secret: bytes, contact: str) -> None:
        private = ec.derive_private_key(int.from_bytes(secret, "big"), CURVE)
        point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.contact: Final = contact
        self.public: Final = urlsafe_b64encode(point).rstrip(b"=").decode()
        """With which browsers subscribe: they take messages of nobody else then."""
        self.vapid: Final = Vapid02(private, {"no-strict": True})

    def authorization(self, endpoint: str) -> str:
        """Return what shows a push service that the message comes from this server."""
        url = urlsplit(endpoint)
        claims = {
            "aud": f"{url.scheme}://{url.netloc}",
            "exp": int(time.time()) + LASTS,
            "sub": self.contact,
        }
        return str(self.vapid.sign(claims)["Authorization"])


async def server_key(store: Store, contact: str) -> ServerKey:
    """Return the key of this server, which is made when it is first needed."""
    try:
        kept = await store.write(lambda connection: _find(connection, store))
    except IntegrityError:  # another process has just made it
        kept = await store.write(lambda connection: _find(connection, store))
    return ServerKey(store.seal.open(SEALED_AS, kept), contact)


def _find(connection: Connection, store: Store) -> bytes:
    """The key as it is kept."""
    kept = connection.execute(select(PUSH_KEY.c.secret)).scalar()
    if kept is None:
        made = ec.generate_private_key(CURVE).private_numbers().private_value
        kept = store.seal.close(SEALED_AS, made.to_bytes(SIZE, "big"))
        connection.execute(insert(PUSH_KEY).values(id=1, secret=kept))
    return bytes(kept)
