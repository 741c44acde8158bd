"""Roma: the opponent's cards above the discs, one's own below."""

from typing import Any, cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lusoria.cli.tables.zone import Zone
from lusoria.games.roma.cards import BUILDINGS, NAMES, PRICES, CardName
from lusoria.text import Texts

Data = dict[str, Any]
DICE = " ⚀⚁⚂⚃⚄⚅"


def render(view: dict[str, object], seat: int | None, said: Texts, names: list[str]) -> list[Zone]:
    """The table as a seat sees it; spectators sit with the first."""
    data = cast(Data, view)
    near = 0 if seat is None else seat
    far = 1 - near
    parts: list[RenderableType] = []
    if data["seats"][far]["hand"]["cards"]:  # once everybody may see it
        cards = data["seats"][far]["hand"]["cards"]
        parts.append(_hand(said.text("roma-cli-their-hand"), cards, said, prices=True))
    parts += [_seat_line(data, far, said, names), _board(data, far, near, said)]
    parts.append(_seat_line(data, near, said, names))
    parts.append(_middle(data, said))
    hand = data["seats"][near]["hand"]
    if hand["cards"]:
        parts.append(_hand(said.text("roma-cli-hand"), hand["cards"], said, prices=True))
    if data["held"] and data["held"]["cards"]:
        parts.append(_hand(said.text("roma-cli-held"), data["held"]["cards"], said))
    if data["draw_pile"]["cards"]:
        parts.append(_hand(said.text("roma-cli-draw"), data["draw_pile"]["cards"], said))
    if data["discard_pile"]["cards"]:
        parts.append(_hand(said.text("roma-cli-discard"), data["discard_pile"]["cards"], said))
    return [Zone(said.text("cli-zone-table"), Group(*parts))]


def _name(card: CardName, said: Texts) -> Text:
    style = "yellow" if NAMES.index(card) < BUILDINGS else "green"
    return Text(said.text(f"roma-card-{card}"), style=style)


def _seat_line(data: Data, seat: int, said: Texts, names: list[str]) -> Text:
    side = data["seats"][seat]
    active = data["active"] == seat
    line = Text("▶ " if active else "  ", style="bold")
    line.append(names[seat], style="bold")
    line.append("   ")
    line.append(
        said.text(
            "roma-cli-seat",
            points=side["points"],
            money=side["money"],
            cards=side["hand"]["count"],
        )
    )
    return line


def _board(data: Data, far: int, near: int, said: Texts) -> Table:
    board = Table(box=box.ROUNDED, show_header=False, show_lines=True, padding=0)
    for _ in range(6):
        board.add_column(justify="center", width=12)
    board.add_row(*[_place(place, said) for place in data["seats"][far]["places"]])
    board.add_row(*[_disc(disc, far, near, said) for disc in data["discs"]])
    board.add_row(*[_place(place, said) for place in data["seats"][near]["places"]])
    return board


def _place(place: Data, said: Texts) -> Text:
    if place["card"] is None:
        return Text("▒▒▒▒▒▒" if place["down"] else "·", style="dim")
    text = _name(place["card"], said)
    if place["down"]:
        return text + Text(f"\n{said.text('roma-cli-down')}", style="dim")
    defence = place["defence"]
    style = "bold" if defence["value"] != defence["base"] else "dim"
    return text + Text(f"\n◊ {defence['value']}", style=style)


def _disc(disc: Data, far: int, near: int, said: Texts) -> Text:
    number = disc["el"].removeprefix("disc:")
    text = Text(f"({number})", style="bold")
    if far in disc["blocked"]:
        text = Text("✕\n", style="red") + text
    if near in disc["blocked"]:
        text = text + Text("\n✕", style="red")
    return text


def _middle(data: Data, said: Texts) -> Text:
    line = Text("  ")
    line.append(
        said.text(
            "roma-cli-middle",
            stockpile=data["stockpile"]["points"],
            draw=data["draw_pile"]["count"],
            discard=data["discard_pile"]["count"],
        )
    )
    if data["dice"]:
        line.append("   " + said.text("roma-cli-dice") + " ")
        for die in data["dice"]:
            style = "dim strike" if die["used"] else "bold"
            line.append(f"{DICE[die['value']]} {die['value']}", style=style)
            line.append("  ")
    if data["siege"]:
        line.append("  " + said.text("roma-cli-siege", value=data["siege"]))
    battle = data["battle"]
    if battle is not None and battle["roll"] is not None:
        line.append(
            "  " + said.text("roma-cli-battle", roll=battle["roll"], defence=battle["defence"])
        )
    return line


def _hand(title: str, cards: list[Data], said: Texts, *, prices: bool = False) -> Text:
    line = Text(f"  {title} ")
    for i, card in enumerate(cards):
        line.append(", " if i else "")
        line.append_text(_name(card["card"], said))
        if card["count"] > 1:
            line.append(f" ×{card['count']}")
        if prices:
            line.append(f" ({PRICES[NAMES.index(card['card'])]})", style="dim")
    return line
