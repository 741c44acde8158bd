"""Stepping through a recorded game."""

from bisect import bisect_left

from rich.console import Console
from rich.text import Text

from lusoria.cli.tables import View, renderer
from lusoria.core.events import told
from lusoria.core.record import Record
from lusoria.core.state import Event, State
from lusoria.text import texts


def replay(console: Console, record: Record, language: str) -> None:
    """Show the game move by move: Enter for the next, a number for that step, `b` back, `q` quit.

    A step is an action or a chance outcome, counted from 1 as `analyse` does. An unfinished game
    is shown as a spectator sees it; of a finished one everything is shown, hands included.
    """
    said = texts(language)
    render = renderer(record.game.id)
    moves = ends_of_moves(record)
    over = record.replay().is_over
    at = 0
    while True:
        console.print()
        start = moves[at - 1] if at > 0 else 0
        log: list[Event] = []
        state = record.replay(start)
        state.listen(log)
        for action in record.actions[start : moves[at]]:
            state.apply(action)
        for event in log:
            line = told(state, event, event[1] if over else None)
            if line is not None:
                console.print(Text("  " + said.say(line.message, record.seats), style="dim"))
        view = open_to_all(state) if over else state.view(None)
        for zone in render(view, None, said, record.seats):
            console.print(zone.drawn)
        console.print(Text(said.text("cli-step", step=moves[at], of=moves[-1]), style="bold"))
        text = console.input("[bold cyan]> [/]").strip().lower()
        if text == "q" or (not text and at == len(moves) - 1):
            return
        if text == "b":
            at = max(0, at - 1)
        elif text.isascii() and text.isdigit() and len(text) < 9:
            at = min(bisect_left(moves, int(text)), len(moves) - 1)
        else:
            at = min(at + 1, len(moves) - 1)


def open_to_all(state: State) -> View:
    """Return a spectator's view with everything that each seat sees of itself."""
    view = state.view(None)
    own = [seats_of(state.view(seat))[seat] for seat in range(state.players)]
    return {**view, "seats": own + seats_of(view)[state.players :]}  # the A.I. hides nothing


def seats_of(view: View) -> list[object]:
    """What a view says of the seats."""
    seats = view["seats"]
    assert isinstance(seats, list)
    return seats


def ends_of_moves(record: Record) -> list[int]:
    """Return the number of actions after each move and the chance outcomes that follow it."""
    state = record.start()
    ends: list[int] = []
    for i, action in enumerate(record.actions, 1):
        state.apply(action)
        if not state.in_move and not state.is_chance:
            ends.append(i)
    if not ends or ends[-1] != len(record.actions):
        ends.append(len(record.actions))
    return ends
