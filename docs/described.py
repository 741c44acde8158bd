"""Describes a game's views and events, from the game's own types and docstrings.

The site (`make docs`) shows this on the page of views and events. It reads the sources, because
compiled modules have lost the parameters of generic types.
"""

import ast
import importlib
import inspect
import types
from collections.abc import Iterator
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import lusoria
from lusoria.core.events import NUMBER, EventKind, Field, Several
from lusoria.core.message import Message
from lusoria.text import texts

SHOWN = 12  # values of a word that are listed


def described(id: str) -> str:
    """The page's part about one game, in Markdown."""
    game = lusoria.game(id)
    view = importlib.import_module(f"{game.folder}.view").view.__annotations__["return"]
    lines = [f"## {game.name}", "", f"### The view of {game.name}", ""]
    lines += explained(view)
    aids = game.part("aids")
    if aids is not None:
        lines += [f"### The aids of {game.name}", ""]
        lines += explained(aids.aids.__annotations__["return"])
    lines += [
        f"### The events of {game.name}",
        "",
        "| event | numbers | what it tells |",
        "|---|---|---|",
    ]
    for name, event in game.rules.events.items():
        lines.append(
            f"| `{name}` | {numbers(event, game.rules.fields)} | {sentence(id, name, event)} |"
        )
    return "\n".join([*lines, ""])


def explained(data: Any) -> list[str]:
    """Return a table for a kind of data and for each that it holds."""
    lines: list[str] = []
    for kind in kinds(data):
        lines += [f"**{kind.__name__}**: {flat(inspect.getdoc(kind))}", "", *members(kind), ""]
    return lines


def kinds(kind: Any) -> list[type]:
    """A kind of data and all that it holds, each once, the largest first."""
    found: dict[type, None] = {}

    def walk(of: Any) -> None:
        if is_typeddict(of) and of not in found:
            found[of] = None
            for member in get_type_hints(of).values():
                walk(member)
        for part in get_args(of) if get_origin(of) is not Literal else ():
            walk(part)

    walk(kind)
    return list(found)


def members(kind: type) -> Iterator[str]:
    """A table of the members, with what is said of each, if anything is."""
    said = docstrings(kind)
    yield "| member | kind | what |" if said else "| member | kind |"
    yield "|---|---|---|" if said else "|---|---|"
    for name, of in get_type_hints(kind).items():
        yield f"| `{name}` | {word(of)} |" + (f" {said.get(name, '')} |" if said else "")


def docstrings(kind: type) -> dict[str, str]:
    """What stands below each member in the source, those of the kinds it builds on included."""
    found: dict[str, str] = {}
    for base in getattr(kind, "__orig_bases__", ()):
        if is_typeddict(base):
            found |= docstrings(base)
    [body] = ast.parse(inspect.getsource(kind)).body
    assert isinstance(body, ast.ClassDef)
    for member, below in zip(body.body, [*body.body[1:], None], strict=True):
        if isinstance(member, ast.AnnAssign) and isinstance(below, ast.Expr):
            assert isinstance(member.target, ast.Name)
            found[member.target.id] = flat(ast.literal_eval(below.value))
    return found


def word(kind: Any) -> str:
    """A type as a reader takes it."""
    origin, args = get_origin(kind), get_args(kind)
    if kind is type(None):
        return "null"
    if origin is Literal:
        more = ", …" if len(args) > SHOWN else ""
        return " or ".join(f"`{value}`" for value in args[:SHOWN]) + more
    if origin in (Union, types.UnionType):
        return " or ".join(word(arg) for arg in args)
    if origin is list:
        return f"list of {word(args[0])}"
    if origin is dict:
        return f"object, {word(args[1])} for each {word(args[0])}"
    if origin is tuple:
        return " and ".join(word(arg) for arg in args)
    plain = {int: "number", float: "number", str: "text", bool: "true or false"}
    return plain.get(kind) or f"*{kind.__name__}*"


def numbers(event: EventKind, fields: dict[str, Field]) -> str:
    """What an event holds; what only some seats are told is in brackets."""
    found: list[str] = []
    for name in event.fields:
        field = fields.get(name, NUMBER)
        several = isinstance(field, Several)
        shown = f"`{name}`" + (" (several)" if several else "")
        hidden = event.public is not None and name not in event.public
        found.append(f"[{shown}]" if hidden else shown)
    return ", ".join(found)


def sentence(game: str, name: str, event: EventKind) -> str:
    """An event's line in the log, with the names of its numbers in their places."""
    said = texts("en")
    id = f"{game}-log-{name}"
    if not said.has(id):
        return ""
    return flat(said.say(Message(id, {field: f"‹{field}›" for field in event.fields})))


def flat(text: str | None) -> str:
    """A text in one line that a table can hold."""
    return " ".join((text or "").split()).replace("|", "\\|")
