"""What the verbs act on: sites, workers, tools and so on, in texts and on the table."""

from typing import TYPE_CHECKING, Final

from lusoria.core.verbs import Argument
from lusoria.games.builders import actions as a
from lusoria.games.builders.cards import (
    MACHINES,
    RESOURCES,
    SITE_NAMES,
    SLAVES,
    TOOLS,
    TWIN,
    WORKER_NAMES,
)
from lusoria.games.builders.words import resource_name, site_name, tool_name, worker_name
from lusoria.games.builders.workers import is_same_as_twin, is_slave, owner

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders


def worker_elements(s: "Builders", worker: int) -> list[str]:
    """A worker, with the other that is the same card at the same place."""
    found = [f"worker:{WORKER_NAMES[worker]}"]
    if worker == TWIN and is_same_as_twin(s, TWIN + 1):
        found.append(f"worker:{WORKER_NAMES[TWIN + 1]}")
    return found


def own_slaves(s: "Builders", number: int) -> list[str]:
    """All slaves of the active seat."""
    return [
        f"worker:{WORKER_NAMES[worker]}"
        for worker in range(SLAVES, MACHINES)
        if owner(s, worker) == s.active and is_slave(s, worker)
    ]


def destination(s: "Builders", site: int) -> dict[str, object]:
    """A site, and the worker that is being sent there."""
    if s.sending < 0:
        return {"site": site_name(site)}
    return {"site": site_name(site), "worker": worker_name(s.called(s.sending))}


SITE: Final[Argument["Builders"]] = Argument(
    lambda s, n: {"site": site_name(n)}, lambda s, n: [f"site:{SITE_NAMES[n]}"]
)
WORKER: Final[Argument["Builders"]] = Argument(
    lambda s, n: {"worker": worker_name(s.called(n))}, worker_elements
)
SLAVE: Final[Argument["Builders"]] = Argument(
    lambda s, n: {"worker": worker_name(s.called(SLAVES + n))},
    lambda s, n: worker_elements(s, SLAVES + n),
)
TOOL: Final[Argument["Builders"]] = Argument(
    lambda s, n: {"tool": tool_name(n)}, lambda s, n: [f"tool:{TOOLS[n]}"]
)

# Of each verb, by its first number
ARGUMENTS: Final[dict[int, Argument["Builders"]]] = {
    a.END: Argument(),
    a.DONE: Argument(),
    a.BUY: Argument(elements=lambda s, n: ["actions"]),
    a.REPAY: Argument(elements=lambda s, n: [f"loans:{s.active}"]),
    a.RELEASE: Argument(elements=own_slaves),
    a.ALONE: Argument(
        elements=lambda s, n: worker_elements(s, s.sending) if s.sending >= 0 else []
    ),
    a.LOAN: Argument(elements=lambda s, n: ["stack:loans"]),
    a.TAKE: Argument(elements=lambda s, n: [f"take:{n + 1}"]),
    a.START: SITE,
    a.RECRUIT: WORKER,
    a.SEND: WORKER,
    a.TO: Argument(destination, SITE.elements),
    a.WITH: TOOL,
    a.SLAVE: SLAVE,
    a.TOOL: TOOL,
    a.UNIVERSITY: Argument(
        lambda s, n: {"resource": resource_name(n)}, lambda s, n: [f"university:{RESOURCES[n]}"]
    ),
    a.SCHOOL: WORKER,
    a.FREE: SLAVE,
}
