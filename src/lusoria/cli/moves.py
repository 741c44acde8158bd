"""The legal moves as a list to choose from."""

from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from lusoria.core.message import Message
from lusoria.core.preview import preview
from lusoria.core.state import State
from lusoria.text import Texts
from lusoria.text.tags import tags


@dataclass
class Group:
    """Moves that differ in one number only: `lay forum 1`, `lay forum 2`, …"""

    prefix: str
    actions: list[int]
    numbers: list[str]
    messages: list[Message]


def grouped(state: State) -> list[Group]:
    """Return the legal moves, grouped if they differ only in their last number."""
    game = state.game
    groups: list[Group] = []
    for action in state.legal_actions():
        notation = game.notation(state, action)
        message = game.describe(state, action).message
        prefix, _, last = notation.rpartition(" ")
        if not last.isdigit():
            prefix, last = notation, ""
        group = groups[-1] if groups else None
        if group is None or not last or group.prefix != prefix or not _alike(group, message):
            groups.append(Group(prefix, [], [], []))
        groups[-1].actions.append(action)
        groups[-1].numbers.append(last)
        groups[-1].messages.append(message)
    return groups


def _alike(group: Group, message: Message) -> bool:
    """True if the messages differ in at most one parameter, which is plain text."""
    first = group.messages[0]
    if first.id != message.id or first.params.keys() != message.params.keys():
        return False
    return sum(first.params[name] != value for name, value in message.params.items()) <= 1


def listed(state: State, said: Texts, names: list[str]) -> tuple[Table, list[int]]:
    """Return a table of the legal moves, and the actions in the order of their numbers."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(justify="right", style="bold cyan")
    table.add_column(style="green")
    table.add_column()
    table.add_column(style="yellow")
    actions: list[int] = []
    for group in grouped(state):
        first = len(actions) + 1
        actions += group.actions
        number = str(first) if len(group.actions) == 1 else f"{first}–{len(actions)}"
        table.add_row(
            number,
            f"{group.prefix} {'|'.join(group.numbers)}".strip(),
            said.say(_joined(group.messages), names),
            _effect(state, group, said, names),
        )
    return table, actions


def compact(state: State, said: Texts, names: list[str], width: int) -> Text:
    """Return the same moves in few lines: those with the same verb side by side."""
    verbs: dict[str, list[Text]] = {}
    first = 1
    for group in grouped(state):
        verb, _, what = group.prefix.partition(" ")
        last = first + len(group.actions) - 1
        move = Text(str(first) if first == last else f"{first}–{last}", style="bold cyan")
        words = f"{what} {'|'.join(group.numbers)}".strip()
        if not words:  # verbs with a single move share a line
            verb, words = "", verb
        move.append(f" {words}", style="not bold default")
        effect = _effect(state, group, said, names)
        move.append(f" {effect}" if effect else "", style="not bold yellow")
        verbs.setdefault(verb, []).append(move)
        first = last + 1
    indent = max(map(len, verbs)) + 2
    lines: list[Text] = []
    for verb, moves in verbs.items():
        lines.append(Text(f"{verb:{indent}}", style="green"))
        for move in moves:
            if indent < lines[-1].cell_len and lines[-1].cell_len + move.cell_len > width:
                lines.append(Text(" " * indent))
            lines[-1].append_text(move).append("  ")
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def _effect(state: State, group: Group, said: Texts, names: list[str]) -> str:
    """Return the tag of a group of moves, if all have the same."""
    found = [tags(state.game.id, preview(state, [action])) for action in group.actions]
    if any(other != found[0] for other in found):
        return ""
    return ", ".join(said.say(tag, names) for tag in found[0])


def _joined(messages: list[Message]) -> Message:
    """Return one message for several, with what differs separated by commas."""
    first = messages[0]
    params = dict(first.params)
    for name, value in params.items():
        if any(message.params[name] != value for message in messages):
            params[name] = ", ".join(str(message.params[name]) for message in messages)
    return Message(first.id, params)
