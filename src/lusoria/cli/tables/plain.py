"""Any game: what its view says, in the order of the view. The page has a plain board like this."""

from collections.abc import Callable, Iterator, Mapping

from rich.text import Text

from lusoria.cli.tables.zone import Zone
from lusoria.text import Texts

Data = Mapping[str, object]

# Members that are shown elsewhere, or that nobody needs to read
SILENT = {"name", "player", "in_move", "step", "outcome", "el", "turn", "active"}
# The kinds of things that games have names for, as in `<game>-card-forum`
KINDS = (
    *("card", "character", "worker", "unit"),
    *("piece", "building", "tool", "resource", "terrain", "token"),
)


def of_game(game: str) -> Callable[[Data, int | None, Texts, list[str]], list[Zone]]:
    """The function that draws the views of a game."""

    def render(view: Data, seat: int | None, said: Texts, names: list[str]) -> list[Zone]:
        lines = Plain(game, said, names).lines(view, 0)
        return [Zone(said.text("cli-zone-table"), Text("\n").join(lines))]

    return render


class Plain:
    """The words for one game's views."""

    def __init__(self, game: str, said: Texts, names: list[str]) -> None:
        self.game = game
        self.said = said
        self.names = names

    def lines(self, data: Data, depth: int, owner: int | None = None) -> Iterator[Text]:
        """Yield a thing in one line, then what belongs to it, indented.

        The owner is the seat whose part of the view it is in.
        """
        name = self.name(str(data["el"]), owner) if "el" in data else ""
        facts = " · ".join(self.facts(data))
        if name or facts:
            line = Text("  " * depth).append(name, style="bold")
            yield line.append(": " if name and facts else "").append(facts)
        for key, value in data.items():
            if key in SILENT or not holds_elements(value):
                continue
            if isinstance(value, dict) and "el" in value:
                yield from self.lines(value, depth + 1, owner)
                continue
            yield Text("  " * (depth + 1)).append(self.label(key), style="dim")
            for i, thing in enumerate(value if isinstance(value, list) else [value]):
                if isinstance(thing, dict):
                    yield from self.lines(thing, depth + 2, i if key == "seats" else owner)

    def facts(self, data: Data) -> Iterator[str]:
        """What a thing says of itself, each fact with its name."""
        parts = str(data.get("el", "")).split(":")
        for key, value in data.items():
            told = value is not None and value is not False and value != [] and value not in parts
            if key not in SILENT and told and not holds_elements(value):
                label = self.label(key)
                yield label if value is True else f"{label}: {self.word(value)}"

    def word(self, value: object) -> str:
        """A value in words."""
        if isinstance(value, list):
            return ", ".join(map(self.word, value))
        if isinstance(value, dict):
            return ", ".join(
                f"{self.thing(key)} {self.word(inner)}" for key, inner in value.items()
            )
        return self.thing(value) if isinstance(value, str) else str(value)

    def name(self, element: str, owner: int | None) -> str:
        """What an element is called: a seat by its name, a thing by the name that the game has."""
        kind, *parts = element.split(":")
        if kind == "seat":
            return (*self.names, self.said.text("core-ai"))[int(parts[0])]
        if parts and parts[0] == str(owner):
            parts = parts[1:]
        words = [self.thing(part) for part in parts]
        return " ".join(words if words != parts else [self.label(kind), *parts])

    def label(self, key: str) -> str:
        """The name of a member of the view."""
        word = key.replace("_", "-")
        for owner in (self.game, "core"):
            if self.said.has(f"{owner}-key-{word}"):
                return self.said.text(f"{owner}-key-{word}")
        return key.replace("_", " ")

    def thing(self, name: str) -> str:
        """A thing by the name that the game has for it, with the number that tells copies apart."""
        plain, _, number = name.rpartition("-")
        for word, of in ((name, ""), (plain, number if number.isdigit() else "")):
            for kind in KINDS:
                if self.said.has(f"{self.game}-{kind}-{word}"):
                    return self.said.text(f"{self.game}-{kind}-{word}", number=of).strip()
        return name


def holds_elements(value: object) -> bool:
    """True if it contains anything that can be touched."""
    if isinstance(value, list):
        return any(map(holds_elements, value))
    return isinstance(value, dict) and ("el" in value or any(map(holds_elements, value.values())))
