"""Romolo o Remo?: the market and the display, the seats, the map as hexes of text."""

from collections import Counter
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lusoria.cli.tables.zone import Zone
from lusoria.games.romolo.board.map import Side
from lusoria.games.romolo.layout import Building, Condition, Kind, Resource, Terrain
from lusoria.games.romolo.view import RomoloView
from lusoria.games.romolo.view.hexes import Hex
from lusoria.games.romolo.view.seats import Seat, Tile
from lusoria.games.romolo.view.units import Unit
from lusoria.text import Texts

LETTERS = "αβγδε"  # of the seats: Latin ones are hexes, pieces and units
COLOURS = ["yellow", "blue", "red", "magenta", "bright_red"]
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
CONDITIONS: dict[Condition, str] = {"standing": "", "hindered": "!", "lying": "_"}
WIDTH = 10  # of a hex, in characters; half of it shifts a row
LINES = 3  # lines of a row of hexes, unless something in it needs more


def render(view: dict[str, object], seat: int | None, said: Texts, names: list[str]) -> list[Zone]:
    """The table as a seat sees it."""
    data = cast(RomoloView, view)
    around = [_market(data, said), _bank(data, said), _display(data, said), *_events(data, said)]
    land: list[RenderableType] = [_map(data)]
    if data["battle"] is not None and data["battle"]["defence"] is not None:
        attack, defence = data["battle"]["attack"], data["battle"]["defence"]
        line = said.text(
            "romolo-cli-battle",
            hex=data["battle"]["hex"].upper(),
            attack=f"{LETTERS[attack['seat']]} {attack['value']}",
            defence=f"{LETTERS[defence['seat']]} {defence['value']}",
        )
        land.append(Text(line, style="bold red"))
    land += [Text(line, style="bold red") for line in _campaign(data, said)]
    return [
        Zone(said.text("romolo-cli-zone-legend"), _legend(said)),
        Zone(said.text("romolo-cli-zone-market"), Group(*around)),
        Zone(said.text("romolo-cli-zone-seats"), _seats(data, said, names)),
        Zone(said.text("romolo-cli-zone-map"), Group(*land)),
    ]


def _legend(said: Texts) -> Text:
    """What the marks on the map mean."""
    grounds = [
        f"{mark} {said.text('romolo-terrain-' + name)}" for name, (_, mark) in TERRAINS.items()
    ]
    return Text(f"{', '.join(grounds)}; {said.text('romolo-cli-legend')}", style="dim")


# --- the map ---


def _map(data: RomoloView) -> Text:
    """Rows of hexes: name, ground, then as many lines as pieces and units need."""
    hexes = data["hexes"]
    units: dict[str, list[Unit]] = {}
    for unit in data["units"]:
        if unit["hex"] is not None:
            units.setdefault(unit["hex"], []).append(unit)
    sides = [side or [len(data["seats"]) - 1] for side in data["sides"]]  # the A.I. has no seat
    left = min(2 * h["q"] + h["r"] for h in hexes)
    lines: list[Text] = []
    for r in sorted({h["r"] for h in hexes}):
        row = [h for h in hexes if h["r"] == r]
        cells = [_hex(h, sides, units.get(h["name"], [])) for h in row]
        indent = " " * ((2 * row[0]["q"] + r - left) * WIDTH // 2)
        for i in range(max(LINES, *map(len, cells))):
            line = Text(indent)
            for cell in cells:
                line.append_text(_cell(cell[i] if i < len(cell) else Text()))
            lines.append(line)
    return Text("\n").join(lines)


def _cell(text: Text) -> Text:
    """A line of a hex: its left border, the text, blanks up to the next hex."""
    cell = Text("│", style="dim").append_text(text)
    return cell.append(" " * (WIDTH - cell.cell_len))


def _hex(h: Hex, sides: list[list[int]], units: list[Unit]) -> list[Text]:
    """The lines of a hex."""
    built, manned = _built(h), _manned(h, units)
    if built and manned:
        manned[0] = Text(" ").append_text(manned[0])
    return [_head(h, sides), _ground(h), *_flowed([*built, *manned])]


def _flowed(things: list[Text]) -> list[Text]:
    """Things side by side, in as many lines as they need."""
    lines: list[Text] = []
    for thing in things:
        if not lines or lines[-1].cell_len + thing.cell_len > WIDTH - 1:
            lines.append(Text())
        lines[-1].append_text(thing)
    return lines


def _head(h: Hex, sides: list[list[int]]) -> Text:
    """The name, the walls above, the multiplier, who controls it."""
    text = Text(h["name"].upper(), style="bold")
    walls = _walls(h)
    text.append("".join(mark for side, mark in (("nw", "⌜"), ("ne", "⌝")) if side in walls), "red")
    if h["multiplier"] is not None:
        text.append(f"×{h['multiplier']['value'] or '?'}", style="bold magenta")
    if h["controller"] is not None:
        side = sides[h["controller"]]
        text.append(" " + "".join(LETTERS[seat] for seat in side), style=COLOURS[side[0]])
    return text


def _ground(h: Hex) -> Text:
    """The terrain between the walls of the sides, `?` if only peeked at, `*` if worked this turn;
    then the walls below.
    """
    walls = _walls(h)
    text = Text("[" if "w" in walls else "", style="red")
    terrain = h["terrain"]
    if terrain is None:
        text.append("???", style="dim")
    else:
        colour, mark = TERRAINS[terrain]
        text.append(mark * 3, style=colour)
        text.append("" if h["up"] else "?", style="dim")
    if h["yields"] is not None and h["yields"]["exploited"]:
        text.append("*", style="bold")
    text.append("]" if "e" in walls else "", style="red")
    below = (("sw", "⌞"), ("se", "⌟"))
    return text.append("".join(mark for side, mark in below if side in walls), "red")


def _built(h: Hex) -> list[Text]:
    """The tower with its owner and its damage, and the pieces."""
    things: list[Text] = []
    tower = h["tower"]
    if tower is not None:
        damage = f"-{tower['damage']}" if tower["damage"] else ""
        mark = f"♜{LETTERS[tower['seat']]}{damage}"
        things.append(Text(mark, style=f"bold {COLOURS[tower['seat']]}"))
    things += [
        Text(PIECES[piece["building"]] + _many(piece["count"]), style="cyan")
        for piece in h["pieces"]
        if piece["building"] != "wall"
    ]
    return things


def _manned(h: Hex, units: list[Unit]) -> list[Text]:
    """Units after their owner's letter, counted by kind: `_` laid, `!` with a penalty."""
    alike = Counter(
        (u["seat"], KINDS[u["kind"]] + "_" * u["laid"] + "!" * u["penalty"]) for u in units
    )
    things: list[Text] = []
    last = -1
    for (seat, mark), count in sorted(alike.items()):
        owner = LETTERS[seat] if seat != last else ""
        things.append(Text(owner + _many(count) + mark, style=COLOURS[seat]))
        last = seat
    things += [
        Text(f"{_many(troop['count'])}a{CONDITIONS[troop['condition']]}", style="bold red")
        for troop in h["troops"]
    ]
    return things


def _many(count: int) -> str:
    return str(count) if count > 1 else ""


def _walls(h: Hex) -> set[Side]:
    """Sides with a wall, or with one that is about to be built."""
    return {side["side"] for side in h["walls"] if side["wall"] or side["planned"]}


# --- the seats ---


def _seats(data: RomoloView, said: Texts, names: list[str]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    for i, seat in enumerate(data["seats"]):
        first = Text("▶ " if data["active"] == i else "  ", style="bold")
        style = f"bold {COLOURS[i]}" + ("" if seat["alive"] else " strike")
        first.append(f"{LETTERS[i]} {said.text('core-ai') if seat['ai'] else names[i]}", style)
        table.add_row(first, Text(" · ".join([*_holds(seat, said), *_stands(seat, said)])))
    stores = [
        f"{store['hex'].upper()} {_goods(store['resource'], store['count'], said)}"
        for store in data["stores"]
    ]
    if stores:
        table.add_row(Text(f"  {said.text('romolo-key-stores')}"), ", ".join(stores))
    return table


def _goods(resource: Resource, count: int, said: Texts) -> str:
    return f"{count} {said.text('romolo-resource-' + resource, count=count)}"


def _holds(seat: Seat, said: Texts) -> list[str]:
    """Money, battles won, supplies, figures in hand, characters, tokens."""
    half = seat["coins"]["half_silver"]
    coins = "?" if half is None else f"{half // 2}{'½' if half % 2 else ''}"
    found = [said.text("romolo-cli-seat", coins=coins, battles=seat["battles"])]
    found += [_goods(r["resource"], r["count"], said) for r in seat["resources"] if r["count"]]
    found += [_tile(tile, said) for tile in seat["characters"]]
    tokens = seat["tokens"]
    if tokens is not None:
        own = [said.text(f"romolo-token-{t['token']}") for t in tokens["tokens"] or []]
        words = " ".join(own) or str(tokens["count"])
        found.append(f"{said.text('romolo-key-tokens')}: {words}")
    if seat["shown"]:
        shown = " ".join(said.text(f"romolo-token-{token}") for token in seat["shown"])
        found.append(f"{said.text('romolo-key-shown')}: {shown}")
    return found


def _tile(tile: Tile, said: Texts) -> str:
    """A character with what lies on it; in brackets if its power is spent for this turn."""
    name = said.text(f"romolo-character-{tile['character']}")
    if tile["counters"]:
        name += f" {tile['counters']}"
    goods = [_goods(what, count, said) for what, count in (tile["goods"] or {}).items() if count]
    if goods:
        name += f" ({', '.join(goods)})"
    return f"[{name}]" if tile["used"] else name


def _stands(seat: Seat, said: Texts) -> list[str]:
    """Capital, and to whom it is hostile."""
    found: list[str] = []
    if seat["capital"] is not None:
        found.append(f"{said.text('romolo-key-capital')} {seat['capital'].upper()}")
    if seat["hostile_to"]:
        others = " ".join(LETTERS[other] for other in seat["hostile_to"])
        found.append(said.text("romolo-cli-hostile", seats=others))
    return found


# --- around ---


def _campaign(data: RomoloView, said: Texts) -> list[str]:
    """Targets that are declared, and the battle over one of them."""
    campaign = data["campaign"]
    if campaign is None:
        return []
    found = [
        said.text(
            "romolo-cli-target",
            number=target["el"].removeprefix("target:"),
            hex=target["hex"].upper(),
            attack=" ".join(_unit_name(data, unit) for unit in target["attackers"]),
            what=_unit_name(data, target["at"]),
        )
        for target in campaign["targets"]
        if not target["over"]
    ]
    attack, defence, hex_ = campaign["attack"], campaign["defence"], campaign["hex"]
    if attack is not None and defence is not None and hex_ is not None:
        line = said.text(
            "romolo-cli-battle",
            hex=hex_.upper(),
            attack=f"{LETTERS[attack['seat']]} {attack['value']}",
            defence=f"{LETTERS[defence['seat']]} {defence['value']}",
        )
        found.append(line)
    return found


def _unit_name(data: RomoloView, element: str) -> str:
    """A unit as it is typed; other things by their element."""
    for unit in data["units"]:
        if unit["el"] == element:
            return unit["name"]
    return element.partition(":")[2] if element.startswith("piece") else element


def _market(data: RomoloView, said: Texts) -> Text:
    line = Text(said.text("romolo-cli-market"), style="bold")
    for column in data["market"]:
        line.append(f" {said.text('romolo-resource-' + column['resource'])} ", style="not bold")
        line.append(str(column["price"]))
        over = [_goods(what, count, said) for what, count in column["cubes"].items() if count]
        line.append(f" ({', '.join(over)})" if over else "", style="dim not bold")
    return line


def _bank(data: RomoloView, said: Texts) -> Text:
    pieces = [
        f"{said.text('romolo-piece-' + piece['piece'])} {piece['count']}"
        for piece in data["bank"]["pieces"]
    ]
    line = Text(said.text("romolo-cli-bank") + " ", style="bold")
    return line.append(", ".join(pieces), style="not bold")


def _display(data: RomoloView, said: Texts) -> Text:
    shown = [
        f"{i}. {said.text('romolo-character-' + slot['character'])}"
        for i, slot in enumerate(data["display"], 1)
        if slot["character"] is not None
    ]
    pile = said.text(
        "romolo-cli-pile", count=data["pile"]["count"], type=data["pile"]["next"] or "–"
    )
    water = f"{said.text('romolo-key-water-pile')} {data['water_pile']['count']}"
    line = Text(said.text("romolo-cli-display") + " ", style="bold")
    return line.append(", ".join([*shown, pile, water]), style="not bold")


def _events(data: RomoloView, said: Texts) -> list[Text]:
    """Solitaire: the cubes that are left in the Event line."""
    if data["events"] is None:
        return []
    cubes = [
        f"{said.text('romolo-event-' + colour)} ({said.text('romolo-event-name-' + colour)}) {n}"
        for colour, n in data["events"].items()
    ]
    line = Text(said.text("romolo-event-line") + ": ", style="bold")
    return [line.append(", ".join(cubes), style="not bold")]
