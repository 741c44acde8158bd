"""What the server counts and times, for Prometheus.

It is served at a port of its own: what a server does is for those who run it. Figures carry routes,
levels and words, never a table, a name or an address.
"""

from collections.abc import Callable, Iterator
from typing import Final

from prometheus_client import REGISTRY, Counter, Histogram, start_http_server
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from lusoria.core.errors import LusoriaError

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)
ELSEWHERE: Final = "other"  # the route of a request that has none

REQUESTS: Final = Counter("lusoria_requests", "Requests.", ["method", "route", "status"])
REQUEST_SECONDS: Final = Histogram(
    "lusoria_request_seconds", "From a request to its whole answer.", ["route"], buckets=QUICK
)
COMMITS: Final = Counter("lusoria_commits", "Transactions of the database.", ["result"])
COMMIT_SECONDS: Final = Histogram(
    "lusoria_commit_seconds", "A transaction that writes.", buckets=QUICK
)
BOT_SECONDS: Final = Histogram(
    "lusoria_bot_seconds", "A bot's decision, with its time in the queue.", ["level"], buckets=SLOW
)
BOT_FAILURES: Final = Counter("lusoria_bot_failures", "Bots that gave no decision.", ["fault"])
PUSHED: Final = Counter("lusoria_pushed", "Push messages, and what came of them.", ["result"])


class Gauges(Collector):
    """Figures that are read when somebody asks: what there is now."""

    def __init__(self, read: dict[str, tuple[str, Callable[[], float]]]) -> None:
        self.read: Final = read

    def collect(self) -> Iterator[Metric]:
        """Give each figure with its name and what it says."""
        for name, (what, count) in self.read.items():
            yield GaugeMetricFamily(f"lusoria_{name}", what, value=count())


def show(**read: tuple[str, Callable[[], float]]) -> Callable[[], None]:
    """Show figures of these names as they are when somebody asks; return what ends that."""
    gauges = Gauges(read)
    REGISTRY.register(gauges)
    return lambda: REGISTRY.unregister(gauges)


def listen(address: str, port: int) -> int:
    """Serve the figures and return the port; it is a free one if 0 is wanted."""
    try:
        server, _ = start_http_server(port, address)
    except OSError as e:
        detail = f"Metrics cannot be served at {address}:{port}: {e.strerror}."
        raise LusoriaError(detail) from None
    return int(server.server_port)
