"""Makes the pictures of the documentation: `python docs/pictures.py`."""

import io
import random
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

import lusoria
from lusoria.cli.moves import listed
from lusoria.cli.tables import renderer
from lusoria.core.dice import FairDice
from lusoria.core.message import message_of
from lusoria.core.table import Table
from lusoria.players import decide, player
from lusoria.text import texts

HERE = Path(__file__).parent


def terminal(game: str, turns: int) -> str:
    """A game between greedy players after so many turns, as a person sees it in the terminal."""
    rng = random.Random(4)
    state = lusoria.game(game).start()
    table = Table(state, ["Livia", "Marcus"], FairDice(bytes([7] * 32), ["", ""]))
    greedy = player("greedy")
    while table.state.turn < turns or len(table.state.legal_actions()) < 8:
        table.act(decide(greedy, table.state, rng))
    said = texts("en")
    seat = table.state.player
    console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True)
    console.print(renderer(game)(table.state.view(seat), seat, said, table.seats))
    console.print()
    console.print(listed(table.state, said, table.seats)[0])
    prompt = message_of(table.state.view(seat)["prompt"])
    console.print(Text(said.say(prompt, table.seats), style="bold"))
    console.print(Text("> ", style="bold cyan"))
    svg = console.export_svg(title=f"lusoria play {game}")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return re.sub(r"<!--.*?-->\s*", "", svg).replace("Fira Code", "DejaVu Sans Mono")


if __name__ == "__main__":
    (HERE / "roma-terminal.svg").write_text(terminal("roma", 6), "utf-8")
