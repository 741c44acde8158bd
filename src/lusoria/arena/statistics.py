"""What wins: how cards, characters, buildings and openings correlate with victory."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from lusoria.arena.intervals import Share, wilson
from lusoria.arena.match import Played
from lusoria.core.events import told
from lusoria.core.game import Game
from lusoria.core.message import Message
from lusoria.core.state import Event, State

FEWEST = 10  # cases; a row with fewer is left out


@dataclass(frozen=True)
class Row:
    """A thing, with how often sides with it and sides without it won."""

    thing: str
    message: Message | None
    """Its name, if it has one."""
    won: Share
    without: Share

    @property
    def edge(self) -> float:
        """Return how much more often sides with it won."""
        return self.won.share - self.without.share

    @property
    def all(self) -> float:
        """Return how often a side won, with or without it."""
        won = self.won.share * self.won.of + self.without.share * self.without.of
        return won / (self.won.of + self.without.of)


@dataclass
class Count:
    """The counts for one question."""

    message: dict[str, Message | None] = field(default_factory=dict)
    had: dict[str, int] = field(default_factory=dict)
    won: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Statistics:
    """What the games of a match say about their game."""

    game: Game
    games: int
    rows: dict[str, list[Row]]
    begins: Share
    turns: float
    lengths: list[int]
    """How many games ended in each turn."""
    reasons: dict[str, int]


def things(state: State, event: Event) -> Iterable[tuple[str, Message]]:
    """Return the fields of an event that name things, not numbers."""
    line = told(state, event, event[1])
    assert line is not None
    for name, word in line.message.params.items():
        plain = line.data[name]
        if isinstance(word, Message) and isinstance(plain, str):
            yield plain, word


def questions(game: Game) -> dict[str, tuple[str, ...]]:
    """Return the questions about a game and the events that answer them: a side "has" what such
    an event names.

    They are the `QUESTIONS` of the `statistics.py` in a game's folder; a game without it has one
    question for each of its events.
    """
    own = game.part("statistics")
    if own is not None:
        asked: dict[str, tuple[str, ...]] = own.QUESTIONS
        return asked
    return {name: (name,) for name, kind in game.rules.events.items() if "seat" in kind.fields}


def statistics(games: Iterable[Played], report: Callable[[], None] | None = None) -> Statistics:
    """Replay the games and count."""
    played = list(games)
    game = played[0].record.game
    asked = questions(game)
    counts = {question: Count() for question in asked}
    sides = 0
    victories = 0.0
    begun = 0.0
    lengths: list[int] = []
    reasons: dict[str, int] = {}
    for one in played:
        log: list[Event] = []
        state = one.record.start()
        state.listen(log)
        for action in one.record.actions:
            state.apply(action)
        seats = [side for side in state.sides if side]
        best = one.places.count(1)
        shares = [1 / best if place == 1 else 0.0 for place in one.places]
        sides += len(seats)
        victories += sum(shares)
        begun += shares[one.first]
        lengths += [0] * (one.turns + 1 - len(lengths))
        lengths[one.turns] += 1
        reasons[one.reason] = reasons.get(one.reason, 0) + 1
        for question, events in asked.items():
            for side, members in enumerate(seats):
                _count(counts[question], state, log, events, members, shares[side])
        if report is not None:
            report()
    rows = {
        question: _rows(count, sides, victories)
        for question, count in counts.items()
        if any(number >= FEWEST for number in count.had.values())
    }
    return Statistics(
        game,
        len(played),
        rows,
        wilson(begun, len(played)),
        sum(one.turns for one in played) / len(played),
        lengths,
        reasons,
    )


def _count(
    count: Count,
    state: State,
    log: list[Event],
    events: tuple[str, ...],
    seats: list[int],
    won: float,
) -> None:
    """Count once what a side had."""
    had: set[str] = set()
    for event in log:
        if event[0] not in events:
            continue
        fields = state.game.rules.events[event[0]].fields
        if "seat" not in fields or event[2][fields.index("seat")] not in seats:
            continue
        for thing, message in things(state, event):
            had.add(thing)
            count.message[thing] = message
    for thing in had:
        count.had[thing] = count.had.get(thing, 0) + 1
        count.won[thing] = count.won.get(thing, 0.0) + won


def _rows(count: Count, sides: int, victories: float) -> list[Row]:
    rows = [
        Row(
            thing,
            count.message[thing],
            wilson(count.won[thing], had),
            wilson(victories - count.won[thing], sides - had),
        )
        for thing, had in count.had.items()
        if had >= FEWEST
    ]
    return sorted(rows, key=lambda row: (-row.won.share, row.thing))
