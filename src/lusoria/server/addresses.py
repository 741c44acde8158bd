"""Addresses of clients, as limits are counted for them."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from litestar.types import Scope

IPV6_PREFIX: Final = 64  # bits: whoever has one address of such a network can have any of them


def client_address(scope: Scope) -> str:
    """Return the address that a request is counted for."""
    client = scope.get("client")
    return counted_address(client[0]) if client else "nowhere"


@lru_cache(10_000)
def counted_address(host: str) -> str:
    """Return the address that a host is counted for: its own, or with IPv6 its network."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ip_network((address, IPV6_PREFIX), strict=False))
    return str(address)
