"""A game under way: its position, its actions so far, its dice."""

from lusoria.core.dice import FairDice, new_dice
from lusoria.core.errors import RecordError
from lusoria.core.game import Game
from lusoria.core.history import History
from lusoria.core.options import written
from lusoria.core.record import Chances, Mark, Proof, Record, verify
from lusoria.core.state import Event, State
from lusoria.core.undo import Checkpoint, Scope, checkpoint, taken_back


class Table:
    """A game played with fair dice, with all that a record, a log and undo need.

    Chance is played automatically: after each call a seat decides or the game is over.
    """

    game: Game
    seats: list[str]
    dice: FairDice
    state: State
    history: History
    checkpoints: list[Checkpoint]
    """Before each action."""
    events: list[list[Event]]
    """The events of each action."""
    draws: list[tuple[int, Chances]]
    bots: list[str]
    """The player that decides for each seat, "" for a person; empty if unknown."""
    marks: list[Mark]
    """When a player failed and an action was drawn at random instead."""

    def __init__(
        self,
        start: State,
        seats: list[str],
        dice: FairDice | None = None,
        *,
        position: dict[str, object] | None = None,
        original: "Table | None" = None,
    ) -> None:
        """`position` is what `start` was made of, if it is not the usual start of a game."""
        if len(seats) != start.players:
            raise ValueError(f"{start.players} seats are expected, here are {len(seats)}")
        self.game = start.game
        self.options = written(start.game.options, start.options)
        self.seats = seats
        self.position = position
        self.dice = new_dice(start.players) if dice is None else dice
        self.bots = []
        self.marks = []
        if original is None:
            self._begin(start)
            self._let_chance_decide()
        else:
            self._copy(original)

    def clone(self) -> "Table":
        """Return an independent copy of the table as it is now, with the same dice."""
        return Table(self.state, self.seats, self.dice, position=self.position, original=self)

    @property
    def actions(self) -> list[int]:
        """The actions in force, chance outcomes among them."""
        return self.history.actions

    def act(self, action: int, fault: str = "") -> None:
        """Take the action for the seat that decides; an illegal one changes nothing.

        A fault (see `Mark`) says why the seat's player failed and it was drawn at random.
        """
        mark = Mark(len(self.actions), self.state.player, fault)
        self._apply(action)
        if fault:
            self.marks.append(mark)
        self._let_chance_decide()

    def take_back(self, seat: int, scope: Scope = "decision", count: int = 1) -> None:
        """Take back the seat's last decisions, its last move, or its turn as far as possible."""
        self.back_to(taken_back(self.checkpoints, self.state, seat, scope, count))

    def record(self, *, reveal: bool = False) -> Record:
        """Return the record of the game so far.

        It holds the secret of the dice if the game is over, or with `reveal`: `resume` needs it.
        """
        over = self.state.is_over or reveal
        proof = Proof(
            self.dice.commitment,
            self.dice.nonces,
            self.dice.secret if over else None,
            list(self.draws),
        )
        return Record(
            self.game,
            self.state.players,
            self.options,
            self.seats,
            self.actions[:],
            proof,
            self.bots,
            self.marks[:],
            self.position,
        )

    def back_to(self, ply: int) -> None:
        """Undo all but the first `ply` actions, even if no seat may."""
        self.state = self.history.at(ply)
        self.history.cut(ply)
        del self.checkpoints[ply:]
        del self.events[ply:]
        self.draws = [draw for draw in self.draws if draw[0] < ply]
        self.marks = [mark for mark in self.marks if mark.at < ply]
        self._let_chance_decide()

    def go_through(self, actions: list[int]) -> None:
        """Begin anew and play these actions, chance outcomes among them."""
        self._begin(self.history.at(0))
        self.marks = [mark for mark in self.marks if mark.at < len(actions)]
        for action in actions:
            self._apply(action)
        self._let_chance_decide()

    def _begin(self, start: State) -> None:
        self.state = start.clone()
        self.history = History(self.state)
        self.checkpoints = []
        self.events = []
        self.draws = []

    def _copy(self, original: "Table") -> None:
        self.bots = original.bots
        self.marks = original.marks[:]
        self.state = original.state.clone()
        self.history = original.history.clone()
        self.checkpoints = original.checkpoints[:]
        self.events = original.events[:]
        self.draws = original.draws[:]

    def _let_chance_decide(self) -> None:
        while self.state.is_chance:
            self._apply(self.dice.outcome(len(self.draws), self.state.chances()))

    def _apply(self, action: int) -> None:
        before = checkpoint(self.state, self.checkpoints[-1] if self.checkpoints else None)
        draw = (len(self.actions), self.state.chances()) if self.state.is_chance else None
        events: list[Event] = []
        self.state.listen(events)
        self.state.apply(action)
        self.history.add(action, self.state)
        self.checkpoints.append(before)
        self.events.append(events)
        if draw is not None:
            self.draws.append(draw)


def resume(record: Record) -> Table:
    """Return a table to continue a record, which must hold the secret of the dice."""
    proof = record.proof
    if proof is None or proof.secret is None:
        raise RecordError("record.proof.secret: without it the game can only be replayed")
    verify(record)
    dice = FairDice(proof.secret, proof.nonces)
    table = Table(record.start(), record.seats, dice, position=record.position)
    table.bots = record.bots
    table.marks = record.marks[:]
    table.go_through(record.actions)
    return table
