"""Measuring the server."""

from lusoria.extras import extra
from lusoria.text import texts


def server(tables: int, seconds: float, pace: float, database: str | None, language: str) -> None:
    """Play at many tables at once and report how fast actions were acknowledged."""
    with extra("server"):  # imported here because the other commands do not need it
        from lusoria.server.bench import bench

    said = texts(language)
    numbers = {"seconds": f"{seconds:g}", "pace": f"{pace:g}"}
    print(said.text("cli-bench-playing", tables=tables, **numbers), flush=True)
    found = bench(tables, seconds, database, pace)
    if found.latencies:
        print(
            said.text(
                "cli-bench-result",
                actions=len(found.latencies),
                rate=f"{len(found.latencies) / found.seconds:.0f}",
                p50=f"{found.percentile(50):.0f}",
                p95=f"{found.percentile(95):.0f}",
                p99=f"{found.percentile(99):.0f}",
                max=f"{found.percentile(100):.0f}",
            )
        )
    if found.refused:
        print(said.text("cli-bench-errors", count=found.refused))
