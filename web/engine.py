"""Writes what the page knows of each game: `web/src/games/<id>/engine.ts`, types and facts.

All of it is declared in Python, in the game's folder: the types of its view (`view.py`) and of the
aids beside it (`aids.py`), its events (`rules.events`) and its facts (`facts.py`). Run by
`web/build.py`, from the sources: the annotations of compiled modules have lost what stands in
brackets. Nothing but the standard library and the engine is needed.
"""

import importlib
import inspect
import json
import sys
import types
from pathlib import Path
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import lusoria
from lusoria.core.events import NUMBER, EventKind, Field, Several

GAMES: Final = Path(__file__).resolve().parent / "src" / "games"
PLAIN: Final = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    object: "unknown",
    type(None): "null",
}
HEAD: Final = "// Written by web/engine.py from the game's Python sources. Do not edit.\n"
MOVED: Final = """/** Something travels; `what` is drawn, or without it the element itself. */
export interface Moved {
  from: string;
  to: string;
  what: string | null;
  count: number;
}
"""


class Types:
    """The TypeScript types that a game needs, each written once, by the name it has in Python."""

    def __init__(self, package: str) -> None:
        self.written: dict[str, str] = {}
        self.literals: dict[object, str] = {}
        folder = Path(importlib.import_module(package).__path__[0])
        for source in sorted(folder.rglob("*.py")):  # a compiled module may outlive its source
            parts = source.relative_to(folder.parent).with_suffix("").parts
            module = ".".join([package.rpartition(".")[0], *parts]).removesuffix(".__init__")
            for name, value in vars(importlib.import_module(module)).items():
                if get_origin(value) is Literal and not name.startswith("_"):
                    self.literals.setdefault(value, name)

    def of(self, kind: Any) -> str:
        """The TypeScript type of a Python type."""
        if kind in PLAIN:
            return PLAIN[kind]
        if is_typeddict(kind):
            return self.interface(kind)
        origin, args = get_origin(kind), get_args(kind)
        if origin is Literal:
            return self._union(kind, args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.of(arg) for arg in args))
        if origin is list:
            item = self.of(args[0])
            return f"({item})[]" if " " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self.of(arg) for arg in args)}]"
        if origin is dict:
            whole = get_origin(args[0]) is Literal
            record = f"Record<{self.of(args[0])}, {self.of(args[1])}>"
            return record if whole else f"Partial<{record}>"
        raise TypeError(f"the page has no type for {kind!r}")

    def interface(self, kind: type, beside: type | None = None) -> str:
        """The name of an interface with the members of a kind, and of another one beside it."""
        name = kind.__name__
        if name not in self.written:
            self.written[name] = ""  # a type may hold itself
            members = get_type_hints(kind) | ({} if beside is None else get_type_hints(beside))
            fields = [f"  {key}: {self.of(of)};\n" for key, of in members.items()]
            doc = " ".join((inspect.getdoc(kind) or "").split())
            self.written[name] = f"/** {doc} */\nexport interface {name} {{\n{''.join(fields)}}}\n"
        return name

    def _union(self, kind: Any, values: tuple[object, ...]) -> str:
        name = self.literals.get(kind)
        union = " | ".join(json.dumps(value) for value in values)
        if name is None:
            return union
        self.written[name] = f"export type {name} = {union};\n"
        return name

    def event(self, name: str, kind: EventKind, fields: dict[str, Field]) -> str:
        """The type of an event; what only some seats are told may be missing."""
        parts = [f"event: {json.dumps(name)}"]
        for field in kind.fields:
            hidden = kind.public is not None and field not in kind.public
            parts.append(f"{field}{'?' if hidden else ''}: {self.field(fields.get(field, NUMBER))}")
        if kind.moves:
            parts.append("moves: Moved[]")
        return f"{{ {'; '.join(parts)} }}"

    def field(self, field: Field) -> str:
        """The type of an event's number."""
        return f"{self.field(field.kind)}[]" if isinstance(field, Several) else self.of(field.type)


def engine(game: str) -> str:
    """The contents of a game's `engine.ts`."""
    package = f"lusoria.games.{game}"
    known = Types(package)
    view = importlib.import_module(f"{package}.view").view
    aids = lusoria.game(game).part("aids")
    facts = importlib.import_module(f"{package}.facts").facts
    rules = lusoria.game(game).rules
    beside = None if aids is None else aids.aids.__annotations__["return"]
    shown = known.interface(view.__annotations__["return"], beside)
    fixed = known.of(facts.__annotations__["return"])
    events = [known.event(name, kind, rules.fields) for name, kind in rules.events.items()]
    return "\n".join(
        [
            HEAD,
            *known.written.values(),
            MOVED,
            "export type Happened =\n  | " + "\n  | ".join(events) + ";\n",
            f"export type View = {shown};\n" if shown != "View" else "",
            f"export const FACTS: {fixed} = {json.dumps(facts(), indent=2)};\n",
        ]
    )


def write() -> None:
    """Writes the file of every game that has a board; one that has not changed is left alone."""
    for board in sorted(GAMES.iterdir()):
        if (board / "index.ts").exists() and board.name in lusoria.game_ids():
            path = board / "engine.ts"
            text = engine(board.name)
            if not path.exists() or path.read_text("utf-8") != text:
                path.write_text(text, "utf-8")


if __name__ == "__main__":
    if lusoria.COMPILED:
        sys.exit("web/engine.py: run it with LUSORIA_PURE=1")
    write()
