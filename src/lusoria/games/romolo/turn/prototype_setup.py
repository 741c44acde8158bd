"""The set-up of edition 1.66: hexes laid unseen, then piece by piece in laps (RR19.1)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Params
from lusoria.core.step import Block, blocks
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import presence
from lusoria.games.romolo.turn.setup import Choice, Setup, placed_by, starts

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class PrototypeSetup(Setup):
    """What 1.66 prepares differently from 2013."""

    secret = True

    def start(self, s: "Romolo") -> None:
        """Set up the first position: without Explorers, and with pieces in hand."""
        Setup.start(self, s)
        for seat in range(s.players):
            i = seat * layout.SEAT
            s.at[seat * layout.OWN + layout.THE_EXPLORER] = layout.GONE
            for piece in s.edition.in_hand:
                s.seats[i + layout.SUPPLY] |= 1 << piece
        if s.players == 1 and s.peoples:
            s.step = asked.PEOPLE

    def multipliers(self, s: "Romolo") -> list[int]:
        """The hexes on which a multiplier lies: a few more than in 2013 (AMB-87)."""
        return [*s.board.multipliers, *s.board.more_multipliers]

    def begin(self, s: "Romolo", seat: int) -> None:
        """The first player is known; with peoples they are chosen first (RR19.19)."""
        Setup.begin(self, s, seat)
        if s.peoples:
            s.step = asked.PEOPLE

    def next_choice(self, s: "Romolo") -> None:
        """All seats have chosen; after the free resource come five laps."""
        if s.step == asked.PEOPLE:
            s.step = asked.THIRD
        elif s.step == asked.ARRANGE:
            self.turn_up(s)
            self.fill_display(s)
        elif s.step == asked.FREE or (s.step == asked.PLACE and unplaced(s, s.active)):
            self.ask_piece(s)
        else:
            Setup.next_choice(self, s)

    def ask_piece(self, s: "Romolo") -> None:
        """The active seat places its next piece."""
        s.placing = 0
        s.step = asked.SETTLE
        s.in_move = False

    def arrange(self, s: "Romolo", seat: int, chosen: int) -> None:
        """Where the Hill or Forest lies is not shown yet."""
        s.seats[seat * layout.SEAT + layout.ARRANGED] = chosen + 1
        s.tell_seat("arrange-unseen", seat, seat, chosen)

    def turn_up(self, s: "Romolo") -> None:
        """All starting hexes are turned up together."""
        for i in range(s.players):
            seat = (s.first + i) % s.players
            i = seat * layout.SEAT + layout.ARRANGED
            Setup.arrange(self, s, seat, s.seats[i] - 1)
            s.seats[i] = 0

    def place(self, s: "Romolo", seat: int, chosen: int) -> None:
        """One piece; then the next seat."""
        self.put(s, seat, chosen)
        s.placing = 0
        self.next_seat(s)
        if s.turn == 0:
            self.ask_piece(s)

    def has_placed(self, s: "Romolo", place: int, done: int) -> bool:
        """True if, in every lap, those before the active seat have placed one piece more, none of
        them twice, and what is placed now is none that has been.
        """
        seat = (s.first + place) % s.players
        placed = placed_by(s, seat)
        if s.step not in (asked.SETTLE, asked.PLACE):
            return placed == 0
        left = unplaced(s, seat)
        if s.step == asked.PLACE and place == done and s.placing not in left:
            return False
        more = 1 if layout.PLACE_WORKER in left else 0  # two Workers are missing, named once
        lap = placed_by(s, s.active) + (1 if place < done else 0)
        return placed == lap == len(layout.PLACED) - len(left) - more

    def check_site(self, s: "Romolo", chosen: int) -> int:
        """Return the refusal's code, or 0 if a piece may go there: to a Plain of one's own
        (RR19.1).
        """
        if chosen not in starts(s, s.active):
            return no.NOT_YOUR_START
        plain = s.terrain(chosen) == layout.PLAIN
        return 0 if s.step == asked.ARRANGE or plain else no.NOT_A_PLAIN


def unplaced(s: "Romolo", seat: int) -> list[int]:
    """The pieces that a seat still has to place, as numbers among PLACED; a Worker once."""
    found: list[int] = []
    if s.capital(seat) == layout.NOWHERE:
        found.append(layout.PLACE_TOWER)
    for piece, kind in ((layout.PLACE_FARM, layout.FARM), (layout.PLACE_STORE, layout.WAREHOUSE)):
        built = 0
        for place in starts(s, seat):
            built += s.built(place, kind)
        if built == 0:
            found.append(piece)
    workers = presence.count(s, seat, layout.WORKER)
    if workers < 2:
        found.append(layout.PLACE_WORKER + workers)
    return found


# --- the steps ---


class People(Choice):
    """A people of those that nobody has taken (RR19.19)."""

    clause = "RR19.19"

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.PEOPLE, len(layout.PEOPLES))]

    def check(self, s: "Romolo", action: int) -> int:
        for seat in range(s.players):
            if s.people(seat) == action - a.PEOPLE + 1:
                return no.PEOPLE_TAKEN
        return 0

    def play(self, s: "Romolo", action: int) -> None:
        s.seats[s.active * layout.SEAT + layout.PEOPLE] = action - a.PEOPLE + 1
        s.tell("people", s.active, action - a.PEOPLE + 1)
        s.edition.setup.next_seat(s)


class Settle(Choice):
    """Which piece is placed in this lap (RR19.1)."""

    clause = "RR19.1"
    silent = True
    texts: tuple[int, ...] = (a.PIECE, a.TOWER, a.CREATE_WORKER)

    def offers(self, s: "Romolo") -> list[Block]:
        pieces = [a.PIECES[layout.FARM], a.PIECES[layout.WAREHOUSE]]
        return blocks([a.CREATE_WORKER, a.TOWER, *pieces])

    def check(self, s: "Romolo", action: int) -> int:
        return 0 if piece_of(s, action) in unplaced(s, s.active) else no.PLACED_ALREADY

    def prompt(self, s: "Romolo", params: Params) -> str:
        params["lap"] = str(placed_by(s, s.active) + 1)
        params["laps"] = str(len(layout.PLACED))
        return ""

    def play(self, s: "Romolo", action: int) -> None:
        s.in_move = len(unplaced(s, s.active)) > 1  # a lone piece was not asked for
        s.placing = piece_of(s, action)
        s.step = asked.PLACE


def piece_of(s: "Romolo", action: int) -> int:
    """The number among PLACED of the piece that an action names."""
    if action == a.TOWER:
        return layout.PLACE_TOWER
    if action == a.CREATE_WORKER:
        return layout.PLACE_WORKER + presence.count(s, s.active, layout.WORKER)
    return layout.PLACE_FARM if a.argument(action) == layout.FARM else layout.PLACE_STORE
