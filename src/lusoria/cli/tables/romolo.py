"""Romolo o Remo?: the map as hexes of text, with seats, market and display around it."""

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lusoria.games.romolo.board.map import Side
from lusoria.games.romolo.layout import Building, Kind, Terrain
from lusoria.games.romolo.view import RomoloView
from lusoria.games.romolo.view.hexes import Hex
from lusoria.games.romolo.view.units import Unit
from lusoria.text import Texts

COLOURS = ["yellow", "blue", "red", "magenta"]
TERRAINS: dict[Terrain, tuple[str, str]] = {
    "plain": ("green", "░"),
    "hill": ("white", "▲"),
    "forest": ("bright_green", "♣"),
    "water": ("bright_blue", "≈"),
}
PIECES: dict[Building, str] = {
    "farm": "F",
    "warehouse": "W",
    "harbor": "H",
    "temple": "T",
    "sawmill": "P",
    "quarry": "P",
    "aqueduct": "A",
    "forum": "O",
}
KINDS: dict[Kind, str] = {"worker": "w", "soldier": "s", "explorer": "x", "mercenary": "m"}
WIDTH = 10  # of a hex, in characters; half of it shifts a row


def render(
    view: dict[str, object], seat: int | None, said: Texts, names: list[str]
) -> RenderableType:
    """The table as a seat sees it."""
    data = cast(RomoloView, view)
    parts: list[RenderableType] = [_map(data)]
    parts.append(Text(said.text("romolo-cli-legend"), style="dim"))
    parts.append(_seats(data, said, names))
    parts.append(_market(data, said))
    parts.append(_display(data, said))
    battle = data["battle"]
    if battle is not None and battle["defence"] is not None:
        attack, defence = battle["attack"]["value"], battle["defence"]["value"]
        line = said.text("romolo-cli-battle", attack=attack, defence=defence)
        parts.append(Text(f"  {line}", style="bold red"))
    return Group(*parts)


# --- the map ---


def _map(data: RomoloView) -> Text:
    """Each row of hexes takes four lines: name, terrain and walls, pieces, units."""
    hexes = data["hexes"]
    units: dict[str, list[Unit]] = {}
    for unit in data["units"]:
        if unit["hex"] is not None:
            units.setdefault(unit["hex"], []).append(unit)
    left = min(2 * h["q"] + h["r"] for h in hexes)
    rows = sorted({h["r"] for h in hexes})
    drawn = Text()
    for r in rows:
        row = [h for h in hexes if h["r"] == r]
        indent = (2 * row[0]["q"] + r - left) * WIDTH // 2
        for part in (_head, _ground, _built):
            drawn.append(" " * indent)
            for h in row:
                drawn.append_text(part(h))
            drawn.append("\n")
        drawn.append(" " * indent)
        for h in row:
            drawn.append_text(_manned(h, units.get(h["name"], [])))
        drawn.append("\n")
    return drawn


def _cell(text: Text) -> Text:
    """A line of a hex: its left border, the text, blanks up to the next hex."""
    cell = Text("│", style="dim")
    text.truncate(WIDTH - 1)
    cell.append_text(text)
    cell.append(" " * (WIDTH - 1 - text.cell_len))
    return cell


def _head(h: Hex) -> Text:
    """The name, the walls above, the multiplier."""
    text = Text(h["name"].upper(), style="bold")
    walls = _walls(h)
    text.append("".join(mark for side, mark in (("nw", "⌜"), ("ne", "⌝")) if side in walls), "red")
    if h["multiplier"] is not None:
        text.append(f" ×{h['multiplier']['value'] or '?'}", style="bold magenta")
    return _cell(text)


def _ground(h: Hex) -> Text:
    """The terrain between the walls of the sides; a peeked one in brackets."""
    walls = _walls(h)
    text = Text("[" if "w" in walls else "", style="red")
    terrain = h["terrain"]
    if terrain is None:
        text.append("????", style="dim")
    else:
        colour, mark = TERRAINS[terrain]
        text.append(mark * 4, style=colour)
    if terrain is not None and not h["up"]:
        text.append("?", style="dim")
    text.append("]" if "e" in walls else "", style="red")
    return _cell(text)


def _built(h: Hex) -> Text:
    """The tower and the pieces, and walls below."""
    text = Text()
    tower = h["tower"]
    if tower is not None:
        text.append("♜", style=f"bold {_colour(tower['seat'])}")
    for piece in h["pieces"]:
        if piece["building"] != "wall":
            count = piece["count"]
            text.append(PIECES[piece["building"]] + (str(count) if count > 1 else ""), "cyan")
    walls = _walls(h)
    text.append("".join(mark for side, mark in (("sw", "⌞"), ("se", "⌟")) if side in walls), "red")
    return _cell(text)


def _manned(h: Hex, units: list[Unit]) -> Text:
    """Units by owner: small letters, `_` laid, `!` with a penalty."""
    text = Text()
    for unit in units:
        mark = KINDS[unit["kind"]]
        if unit["laid"]:
            mark += "_"
        if unit["penalty"]:
            mark += "!"
        text.append(mark, style=_colour(unit["seat"]))
    for troop in h["troops"]:
        text.append(f"{troop['count']}a", style="bold red")
    return _cell(text)


def _walls(h: Hex) -> set[Side]:
    """Sides with a wall, or with one that is about to be built."""
    return {side["side"] for side in h["walls"] if side["wall"] or side["planned"]}


def _colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


# --- around it ---


def _seats(data: RomoloView, said: Texts, names: list[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for i, seat in enumerate(data["seats"]):
        name = said.text("core-ai") if seat["ai"] else names[i]
        first = Text("▶ " if data["active"] == i else "  ", style="bold")
        first.append(name, style=f"bold {_colour(i)}" + ("" if seat["alive"] else " strike"))
        goods = [
            f"{r['count']} {said.text('romolo-resource-' + r['resource'])}"
            for r in seat["resources"]
            if r["count"]
        ]
        half = seat["coins"]["half_silver"]
        coins = "?" if half is None else f"{half // 2}{'½' if half % 2 else ''}"
        line = said.text("romolo-cli-seat", coins=coins, battles=seat["battles"])
        tiles = ", ".join(
            said.text(f"romolo-character-{tile['character']}") for tile in seat["characters"]
        )
        tokens = seat["tokens"]
        held = ""
        if tokens is not None and tokens["tokens"] is not None:
            held = " ".join(said.text(f"romolo-token-{t['token']}") for t in tokens["tokens"])
        table.add_row(first, line, ", ".join(goods), tiles, Text(held, style="dim"))
    return table


def _market(data: RomoloView, said: Texts) -> Text:
    line = Text("  " + said.text("romolo-cli-market") + " ")
    for column in data["market"]:
        line.append(said.text(f"romolo-resource-{column['resource']}"))
        line.append(f" {column['price']}", style="bold")
        cubes = "".join(f"{n}{name[0]}" for name, n in column["cubes"].items() if n)
        line.append(f" ({cubes})  " if cubes else "  ", style="dim")
    bank = "  ".join(
        f"{said.text('romolo-piece-' + piece['piece'])} {piece['count']}"
        for piece in data["bank"]["pieces"]
    )
    return line.append("\n  " + said.text("romolo-cli-bank") + " " + bank)


def _display(data: RomoloView, said: Texts) -> Text:
    shown = [
        f"{i}. {said.text('romolo-character-' + slot['character'])}"
        for i, slot in enumerate(data["display"], 1)
        if slot["character"] is not None
    ]
    pile = said.text(
        "romolo-cli-pile", count=data["pile"]["count"], type=data["pile"]["next"] or "–"
    )
    return Text("  " + "  ".join([*shown, pile]))
