"""Moments of games, to be looked at: played beforehand by dice, and put into a server's database.

The same moment is the same position every time: its dice and its decisions follow from a number.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from sqlalchemy import create_engine, insert

import lusoria
from lusoria.core.dice import FairDice
from lusoria.core.state import State
from lusoria.core.table import Table
from lusoria.players import Player, decide, player
from lusoria.server.models import ENTRIES, TABLES
from lusoria.server.rows import new_table
from lusoria.tables.draft import Draft
from lusoria.tables.live_table import LiveTable
from lusoria.tables.service.making import seat_players
from lusoria.tables.setup import Chair, Setup
from lusoria.tables.standstill import Standstill
from lusoria.tables.tokens import hash_token, new_id, new_token
from tests.browser.sharing import shared
from tests.server.serving import Server

NAMES: Final = ["Ada", "Ben", "Cleo", "Dion"]
MOST: Final = 200  # games in which a moment is looked for

View = dict[str, Any]


class Sight(View):
    """What the seat that decides may know, worked out when more of it is asked than the step: in
    most positions a moment is not to be found, and the step says so.
    """

    def __init__(self, state: State) -> None:
        super().__init__(step=state.step_name)
        self.state = state

    def __missing__(self, key: str) -> Any:
        if len(self) > 1:
            raise KeyError(key)
        self.update(self.state.shown(max(self.state.player, 0)))
        return self[key]


@dataclass(frozen=True)
class Moment:
    """How a position came about."""

    game: str
    secret: bytes
    decisions: tuple[tuple[int, int], ...]
    """Seat and action."""
    seat: int
    """Who decides, or would."""
    players: int = 2
    options: tuple[tuple[str, object], ...] = ()


@cache
def find(
    game: str,
    by: str | type[Player],
    wanted: Callable[[State, View], bool],
    players: int = 2,
    **options: object,
) -> Moment:
    """The first position that is wanted, in games that the player plays against itself."""
    name = by if isinstance(by, str) else by.__qualname__
    key = (game, name, wanted.__module__, wanted.__qualname__, players, options)
    return shared(key, lambda: _found(game, by, wanted, players, options))


def _found(
    game: str,
    by: str | type[Player],
    wanted: Callable[[State, View], bool],
    players: int,
    options: dict[str, object],
) -> Moment:
    for number in range(MOST):
        secret = bytes([number] * 32)
        rng = random.Random(number)
        decider = player(by, game) if isinstance(by, str) else by()
        start = lusoria.game(game).start(players, **options)
        table = Table(start, NAMES[:players], FairDice(secret, [""] * players))
        decisions: list[tuple[int, int]] = []
        while True:
            state = table.state
            if wanted(state, Sight(state)):
                kept, seat = tuple(options.items()), max(state.player, 0)
                return Moment(game, secret, tuple(decisions), seat, players, kept)
            if state.is_over:
                break
            action = decide(decider, state, rng)
            decisions.append((state.player, action))
            table.act(action)
    raise AssertionError("there is no such moment")


def put(database: str, moment: Moment) -> tuple[str, str]:
    """Puts a table at that moment into a database; its id, and the token of who decides."""
    id, tokens = put_for_all(database, moment)
    return id, tokens[moment.seat]


def put_for_all(database: str, moment: Moment) -> tuple[str, list[str]]:
    """The same, with everyone's token."""
    tokens = [new_token() for _ in range(moment.players)]
    chairs = [Chair("person", token=hash_token(token)) for token in tokens]
    game = lusoria.game(moment.game)
    options = dict(moment.options)
    maker = hash_token(tokens[moment.seat])
    setup = Setup(options, chairs, undo=True, hints=True, seconds=None, maker=maker)
    id = new_id()
    live = LiveTable(id, moment.game, game.version, setup, moment.secret, public=False)
    draft = Draft(live)
    names: list[str | None] = [*NAMES[: moment.players]]
    seat_players(draft, names, [None] * moment.players, [""] * moment.players)
    for _, action in moment.decisions:
        draft.act(action)
    write = new_table(draft, Standstill())
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(insert(TABLES), write.tables)
        connection.execute(insert(ENTRIES), write.entries)
    engine.dispose()
    return live.id, tokens


def over(state: State, _view: View) -> bool:
    """The end."""
    return state.is_over


def finished(
    server: Server, game: str = "roma", wanted: Callable[[State, View], bool] = over
) -> tuple[str, list[str]]:
    """A short game that is over: its table, and everyone's tokens."""
    return put_for_all(server.settings["database"], find(game, "random", wanted, round_limit=2))


# --- Roma's ---

HELD: Final = 5  # kinds of card in a hand that is full
LAID: Final = 4  # cards on each side of a board that shows much


def _kinds(view: View, seat: int) -> int:
    return len(view["seats"][seat]["hand"]["cards"])


def _laid(view: View) -> int:
    return min(sum(bool(place["card"]) for place in seat["places"]) for seat in view["seats"])


def passing(_state: State, view: View) -> bool:
    """The first decision (R3)."""
    return bool(view["step"] == "pass")


def placing(_state: State, view: View) -> bool:
    """Cards are laid face down (R4)."""
    return bool(view["step"] == "place")


def acting(state: State, view: View) -> bool:
    """Much to see and to do: all dice, a full hand, a full board."""
    idle = sum(not die["used"] for die in view["dice"])
    return (
        view["step"] == "act"
        and idle == len(view["dice"]) > 0
        and _kinds(view, state.player) >= HELD
        and _laid(view) >= LAID
        and view["seats"][state.player]["money"] >= HELD
    )


def full(state: State, view: View) -> bool:
    """As large a hand as there may be."""
    return view["step"] == "act" and not state.is_over and _kinds(view, state.player) >= HELD + 4


def done(state: State, view: View) -> bool:
    """Nothing is left but to end the turn (R16)."""
    return view["step"] == "act" and len(state.legal_actions()) == 1


def rolling_again(state: State, view: View) -> bool:
    """Three equal dice, and cards in hand (R6)."""
    return view["step"] == "reroll" and _kinds(view, state.player) > 0


def keeping(_state: State, view: View) -> bool:
    """One of the most cards that can be drawn (R10)."""
    return view["step"] == "keep" and len(view["held"]["cards"]) >= HELD


def relaying(state: State, view: View) -> bool:
    """Cards have been taken up (R22, R39)."""
    return (
        view["step"] == "relay"
        and len(view["held"]["cards"]) >= LAID - 1
        and _kinds(view, state.player) >= LAID - 1
    )


def battling(_state: State, view: View) -> bool:
    """A Centurio may add a die (R36)."""
    return bool(view["step"] == "add")


def aiming(_state: State, view: View) -> bool:
    """Several cards may be the target of one (R20, R24, R28, R33, R42)."""
    return view["step"] == "target" and _laid(view) >= LAID


def at_the_forum(_state: State, view: View) -> bool:
    """A Forum's points are being reckoned (R40, R43)."""
    return bool(view["step"] in ("points", "temple"))


def seeking(_state: State, view: View) -> bool:
    """The draw pile lies open (R31)."""
    return bool(view["step"] == "seek")


ROMA: Final[dict[str, Callable[[State, View], bool]]] = {
    "pass": passing,
    "place": placing,
    "act": acting,
    "full": full,
    "done": done,
    "reroll": rolling_again,
    "keep": keeping,
    "relay": relaying,
    "aim": aiming,
    "battle": battling,
    "forum": at_the_forum,
    "seek": seeking,
    "over": over,
}
