"""The Builders: the two rows and the investments, then every seat's yard."""

from collections.abc import Mapping
from typing import cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from lusoria.cli.tables.zone import Zone
from lusoria.games.builders.view import BuildersView, Price, Site, Worker, Yard
from lusoria.games.builders.words import counted, tenths
from lusoria.text import Texts

KINDS = {"building": "yellow", "machine": "magenta", "slave": "blue"}


def render(
    view: Mapping[str, object], seat: int | None, said: Texts, names: list[str]
) -> list[Zone]:
    """Return the zones; the seat's own yard comes last, next to the moves."""
    data = cast(BuildersView, view)
    near = 0 if seat is None else seat
    count = len(data["seats"])
    order = [(near + i) % count for i in range(1, count + 1)]
    return [
        Zone(
            said.text("builders-cli-zone-rows"),
            Columns([_sites(data, said), _workers(data, said)], padding=(0, 2)),
        ),
        Zone(said.text("builders-cli-investments"), _investments(data, said)),
        *[Zone(names[i], _yard(data, i, said, names)) for i in order[:-1]],
        Zone(names[near], Group(_yard(data, near, said, names), _head(data, said))),
    ]


def _head(data: BuildersView, said: Texts) -> Text:
    line = Text(said.text("builders-cli-round", round=data["round"]), style="bold")
    if data["last_round"]:
        line.append(" · " + said.text("builders-cli-last-round"), style="bold red")
    elif data["ends_if_quiet"]:
        line.append(" · " + said.text("builders-cli-ends-if-quiet"), style="red")
    line.append(" · " + said.text("builders-cli-order"), style="dim")
    return line


def _grid(title: str, deck: int, said: Texts, *columns: str) -> Table:
    caption = said.text("builders-cli-deck", count=deck)
    grid = Table(
        title=f"{title} ({caption})",
        title_style="bold",
        title_justify="left",
        box=None,
        padding=(0, 1, 0, 0),
        header_style="dim",
    )
    for column in columns:
        grid.add_column(said.text(column) if column else "")
    return grid


def _sites(data: BuildersView, said: Texts) -> Table:
    grid = _grid(
        said.text("builders-cli-sites"),
        data["site_deck"]["count"],
        said,
        "",
        "",
        "builders-cli-needs",
        "builders-cli-reward",
        "builders-cli-points",
    )
    for site in data["site_row"]:
        if site is None:
            grid.add_row("·")
        else:
            grid.add_row(
                _site(site),
                _title(site, said),
                _amounts(site["needs"]),
                str(site["reward"]),
                str(site["points"]),
            )
    return grid


def _workers(data: BuildersView, said: Texts) -> Table:
    grid = _grid(
        said.text("builders-cli-workers"),
        data["worker_deck"]["count"],
        said,
        "",
        "builders-cli-supplies",
        "builders-cli-wage",
    )
    for worker in data["worker_row"]:
        if worker is None:
            grid.add_row("·")
        else:
            grid.add_row(_name(worker), _amounts(worker["supply"]), str(worker["wage"]))
    return grid


def _investments(data: BuildersView, said: Texts) -> Text:
    line = Text(said.text("builders-cli-investments") + ": ", style="bold")
    parts = [_worker(slave) for slave in data["slaves"]["cards"]]
    parts += [Text(tool["tool"], style="cyan") for tool in data["tools"]["cards"]]
    parts += [
        Text(university["el"].replace(":", "-"), style="cyan")
        for university in data["universities"]["cards"]
    ]
    parts.append(Text(said.text("builders-cli-loans", count=data["loans"]["count"])))
    line.append_text(Text(", ").join(parts))
    if data["invested"]:
        line.append(f" ({said.text('builders-cli-invested')})", style="dim")
    return line


# --- a seat ---


def _yard(data: BuildersView, seat: int, said: Texts, names: list[str]) -> Group:
    side = data["seats"][seat]
    line = Text("▶ " if data["active"] == seat else "  ", style="bold")
    line.append(names[seat], style="bold")
    points = said.say(counted("points", side["points"]))
    money = said.say(counted("sesterces", side["money"]))
    score = said.say(tenths(side["score"]["total"]))
    line.append("   " + said.text("builders-cli-seat", points=points, money=money, score=score))
    if side["loans"]["count"] > 0:
        owes = said.text("builders-cli-owes", count=side["loans"]["count"])
        line.append(", " + owes, style="red")
    parts: list[RenderableType] = [line]
    if side["built"]:
        parts.append(_list(said.text("builders-cli-built"), [_site(one) for one in side["built"]]))
    if side["sites"]:
        parts.append(Padding(_open_sites(side["sites"], said), (0, 0, 0, 2)))
    if side["team"]:
        parts.append(_list(said.text("builders-cli-team"), [_worker(one) for one in side["team"]]))
    if side["tools"]:
        tools = [Text(tool["tool"], style="cyan") for tool in side["tools"]]
        parts.append(_list(said.text("builders-cli-tools"), tools))
    return Group(*parts)


def _open_sites(sites: list[Yard], said: Texts) -> Table:
    grid = Table(box=None, padding=(0, 1), header_style="dim")
    for column in ("", "", "misses", "reward", "points", "next", "crew"):
        grid.add_column(said.text(f"builders-cli-{column}") if column else "")
    for site in sites:
        grid.add_row(
            _site(site),
            _title(site, said),
            _amounts(site["missing"]),
            str(site["reward"]),
            str(site["points"]),
            _price(site["next"], said),
            Text(", ").join([_worker(worker) for worker in site["crew"]]),
        )
    return grid


def _price(price: Price, said: Texts) -> str:
    """Return the actions that the next worker takes, with the price of those to be bought (B5)."""
    actions = said.say(counted("actions", price["actions"]))
    if price["buy"] == 0:
        return actions
    money = said.say(counted("sesterces", price["money"]))
    return said.text("builders-cli-bought", actions=actions, count=price["buy"], money=money)


def _list(title: str, parts: list[Text]) -> Text:
    return Text(f"   {title} ").append_text(Text(", ").join(parts))


def _site(site: Site) -> Text:
    return Text(site["site"], style=KINDS[site["kind"]])


def _title(site: Site, said: Texts) -> Text:
    return Text(said.text(f"builders-card-{site['site']}"), style="dim")


def _name(worker: Worker) -> Text:
    kind = "" if worker["freed"] else worker["kind"]
    return Text(worker["worker"], style=KINDS.get(kind, "green"))


def _worker(worker: Worker) -> Text:
    """A worker with what it supplies, its wage and its tool."""
    text = _name(worker)
    text.append(f" {_amounts(worker['supply'])}")
    if worker["wage"]:
        text.append(f" ({worker['wage']})", style="dim")
    if worker["tool"] is not None:
        text.append(f" +{worker['tool']['tool']}", style="cyan")
    return text


def _amounts(amounts: list[int]) -> str:
    return "-".join(map(str, amounts))
