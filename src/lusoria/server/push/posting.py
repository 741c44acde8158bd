"""Requests to push services: their addresses come from anybody, so none leads into the host's own
network.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final
from urllib.parse import SplitResult, urlsplit

PATIENCE: Final = 10.0  # seconds for a whole request
MAX_LINE: Final = 1_024  # bytes of an answer that are read: its first line
NAMES: Final = 4  # that are looked up at a time
PORTS: Final = {"http": 80, "https": 443}
GLOBAL_UNICAST: Final = ipaddress.ip_network("2000::/3")
TUNNEL: Final = ipaddress.ip_network("2002::/16")  # to addresses of version 4


class NotSentError(Exception):
    """Nobody has answered, or nobody may be asked there."""


def is_endpoint(endpoint: str, *, anywhere: bool) -> bool:
    """True if a push service may have this address: HTTPS at its usual port, unless `anywhere`."""
    try:
        url = urlsplit(endpoint)
        port = url.port
    except ValueError:
        return False
    if not url.hostname or url.username is not None or url.password is not None:
        return False
    if anywhere:
        return url.scheme in PORTS
    return url.scheme == "https" and port in (None, PORTS["https"])


def is_public(address: str) -> bool:
    """True if an IP address is one of the internet, and of no network at home."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if not found.is_global or found.is_multicast:
        return False
    return found.version == 4 or (found in GLOBAL_UNICAST and found not in TUNNEL)


class Poster:
    """Sends requests; with `anywhere` also to this machine and without TLS, for tests."""

    def __init__(self, *, anywhere: bool) -> None:
        self.anywhere: Final = anywhere
        self.context: Final = ssl.create_default_context()
        self.names: Final = ThreadPoolExecutor(NAMES, "names")  # a slow one delays only others

    async def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send a request; return the status of the answer, of which nothing else is read."""
        url = urlsplit(endpoint)
        path = f"{url.path or '/'}{f'?{url.query}' if url.query else ''}"
        lines = [
            f"POST {path} HTTP/1.1",
            f"Host: {url.netloc}",
            f"Content-Length: {len(body)}",
            "Connection: close",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await self._connect(url)
                try:
                    writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
                    await writer.drain()
                    _, status, *_ = (await reader.readline()).split()
                    return int(status)
                finally:
                    writer.transport.abort()
        except (OSError, ValueError) as e:  # a time-out is an OSError, a strange answer no number
            raise NotSentError(str(e)) from None

    def close(self) -> None:
        """Wait for no name any more."""
        self.names.shutdown(wait=False, cancel_futures=True)

    async def _connect(self, url: SplitResult) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to the address that was looked at: soon its name may lead elsewhere."""
        host = url.hostname or ""
        port = url.port or PORTS[url.scheme]
        found = await asyncio.get_running_loop().run_in_executor(
            self.names, partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        )
        addresses = [str(one[4][0]) for one in found]
        if not self.anywhere and not all(is_public(address) for address in addresses):
            raise NotSentError("a push service is in the internet")
        secure = url.scheme == "https"
        for i, address in enumerate(addresses):
            try:
                return await asyncio.open_connection(
                    address,
                    port,
                    limit=MAX_LINE,
                    ssl=self.context if secure else None,
                    server_hostname=host if secure else None,
                )
            except OSError:
                if i == len(addresses) - 1:
                    raise
        raise NotSentError("the name leads nowhere")
