"""The rules of a game, clause by clause."""

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from lusoria.core.errors import LusoriaError
from lusoria.core.game import Game
from lusoria.text import Texts


def show(console: Console, game: Game, clause: str | None, said: Texts) -> None:
    """Print all clauses of a game, or one."""
    prefix = f"{game.id}-rule-"
    ids = [id.removeprefix(prefix) for id in said.ids() if id.startswith(prefix)]
    if clause is not None:
        wanted = clause.upper().replace(".", "-")
        ids = [id for id in ids if id == wanted]
        if not ids:
            raise LusoriaError(said.text("cli-no-clause", game=game.name, clause=clause))
    for id in ids:
        line = Text(id.replace("-", ".").ljust(7), style="bold")
        line.append(said.text(prefix + id), style="not bold")
        console.print(Padding(line, (0, 0, 0, 1)))
