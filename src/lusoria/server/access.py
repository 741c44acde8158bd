"""Who is asking: the token of a seat, and the address that limits are counted for."""

import hashlib
import secrets
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from litestar.datastructures import Headers
from litestar.types import Scope

from lusoria.server.problems import no_token

SUBPROTOCOL: Final = "lusoria"
HOUSEHOLD: Final = 64  # bits of an IPv6 address: whoever has one address has all that begin so


# --- tokens ---


def new_token() -> str:
    """A secret that sits somebody down."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is kept of a token: it is random enough for a plain hash. Nothing is kept of none."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


def token_of(headers: Headers) -> str | None:
    """The token of a request, or of a WebSocket, whose maker in a page cannot set headers."""
    given = headers.get("authorization")
    if given is None:
        protocols = [name.strip() for name in headers.get("sec-websocket-protocol", "").split(",")]
        return protocols[1] if len(protocols) == 2 and protocols[0] == SUBPROTOCOL else None
    scheme, _, token = given.partition(" ")
    token = token.strip()
    if scheme.lower() != "bearer" or not token or len(token) > 100 or not token.isascii():
        raise no_token()
    return token


# --- addresses ---


def address_of(scope: Scope) -> str:
    """Where a request comes from, as it is counted."""
    client = scope.get("client")
    return counted(client[0]) if client else "nowhere"


@lru_cache(10_000)
def counted(host: str) -> str:
    """The address that a host is counted as: of IPv6 its network, of which it may have any."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ip_network((address, HOUSEHOLD), strict=False))
    return str(address)
