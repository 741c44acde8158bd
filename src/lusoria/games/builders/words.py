"""Names of things and counted things, as messages."""

from typing import Final

from lusoria.core.message import Message, Params
from lusoria.games.builders.cards import (
    MACHINES,
    RESOURCES,
    SITE_NAMES,
    SLAVES,
    TOOLS,
    WORKER_KINDS,
    WORKER_NAMES,
    WORKERS,
    number,
)

COUNTED: Final[list[str]] = ["none", "one"]


def counted(thing: str, count: int) -> Message:
    """So many `actions`, `sesterces` or `points`."""
    form = COUNTED[count] if 0 <= count < len(COUNTED) else "many"
    return Message(f"builders-{thing}-{form}", {"count": str(count)})


def tenths(total: int) -> Message:
    """A score in tenths of a point, as a decimal number."""
    sign = "−" if total < 0 else ""
    whole, tenth = divmod(abs(total), 10)
    return Message("builders-decimal", {"whole": f"{sign}{whole}", "tenth": str(tenth)})


def site_name(site: int) -> Message:
    """A building's or a machine's name."""
    return Message(f"builders-card-{SITE_NAMES[site]}")


def worker_name(called: int) -> Message:
    """A worker's name, by its number in events: see `Builders.called`."""
    if called >= WORKERS:
        return Message("builders-worker-freed", {"number": number(called - WORKERS + SLAVES)})
    if called >= MACHINES:
        return Message(f"builders-card-{WORKER_NAMES[called]}")
    return Message(f"builders-worker-{WORKER_KINDS[called]}", {"number": number(called)})


def tool_name(tool: int) -> Message:
    """A tool's name."""
    return Message(f"builders-tool-{TOOLS[tool]}")


def resource_name(resource: int) -> Message:
    """A resource's name."""
    return Message(f"builders-resource-{RESOURCES[resource]}")


def amounts(given: list[int]) -> Message:
    """Some of each resource, those of which there is none left out."""
    parts: list[Message] = [
        Message("builders-amount", {"count": str(given[i]), "resource": resource_name(i)})
        for i in range(4)
        if given[i] > 0
    ]
    params: Params = {f"amount{i + 1}": part for i, part in enumerate(parts)}
    return Message(f"builders-amounts-{len(parts)}", params)
