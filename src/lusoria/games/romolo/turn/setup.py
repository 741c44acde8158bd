"""The set-up: starting hexes, kits, and where the first pieces go (section 2)."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from lusoria.core.message import Message, Params
from lusoria.core.step import Block
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, tiles
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import presence
from lusoria.games.romolo.economy import display
from lusoria.games.romolo.solitaire.ai_turn import NO_AI_TURN
from lusoria.games.romolo.step import Chance, Step
from lusoria.games.romolo.turn import course

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def blank_hexes(size: int) -> list[int]:
    """Face-down hexes that nobody has seen."""
    hexes = [0] * (layout.HEX * size)
    for place in range(size):
        hexes[place * layout.HEX + layout.TERRAIN] = layout.UNKNOWN
        hexes[place * layout.HEX + layout.LOST] = layout.UNKNOWN
        hexes[place * layout.HEX + layout.TOWER] = layout.NOBODY
    return hexes


def starts(s: "Romolo", seat: int) -> list[int]:
    """The three starting hexes of a seat (RR2.13)."""
    return s.board.starts[(seat - s.first) % s.players]


def placed_by(s: "Romolo", seat: int) -> int:
    """How many of its first pieces a seat has on the map."""
    placed = 1 if s.capital(seat) != layout.NOWHERE else 0
    for place in starts(s, seat):
        i = place * layout.HEX + layout.BUILT
        placed += s.hexes[i + layout.FARM] + s.hexes[i + layout.WAREHOUSE]
    return placed + presence.count(s, seat, layout.WORKER)


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """The set-up of 2013. Another edition overrides what it prepares differently."""

    secret: bool = False  # how hexes are arranged is shown when all have done it

    def start(self, s: "Romolo") -> None:
        """Set up the first position: nobody has chosen anything yet."""
        n = s.players
        edition = s.edition
        board = s.board
        s.throw(asked.FIRST)
        s.round = 0
        s.ending = layout.NOT_ENDING
        s.ending_round = 0
        s.fallen = -1
        s.hexes = blank_hexes(board.size)
        s.hexes_shared = False
        for place in self.multipliers(s):
            s.hexes[place * layout.HEX + layout.MULT] = layout.DOWN_MULT
        s.seats = [0] * (layout.SEAT * s.rivals)
        for seat in range(s.rivals):
            i = seat * layout.SEAT
            s.seats[i + layout.ALIVE] = 1
            s.seats[i + layout.CAPITAL] = layout.NOWHERE
            for other in range(s.rivals):
                if not s.are_allied(seat, other):
                    s.seats[i + layout.STANCE] |= 1 << other
        s.at = [layout.NOWHERE] * layout.UNITS
        s.st = [0] * layout.UNITS
        s.merc = [layout.NOBODY] * (layout.UNITS - layout.MERCS)
        s.ai = [0] * (layout.TROOP * board.size) if n == 1 else []
        s.stock = self.first_stock(s)
        s.stock_shared = False
        s.display = [tiles.NO_TILE] * edition.display[n - 1]
        s.stores = []
        s.drawn = 0
        s.dux = 0
        s.favours = 0
        s.spare_walls = 0
        s.forget()
        s.rest()
        s.ai_turn = NO_AI_TURN
        s.placing = 0
        if n == 1:
            i = board.ai * layout.HEX
            s.hexes[i + layout.TERRAIN] = layout.PLAIN
            s.hexes[i + layout.UP] = 1
            s.hexes[i + layout.TOWER] = layout.AI
            s.seats[layout.AI * layout.SEAT + layout.CAPITAL] = board.ai
            s.step = asked.THIRD
            s.player = layout.HUMAN

    def multipliers(self, s: "Romolo") -> list[int]:
        """The hexes on which a multiplier lies (RR2.6)."""
        return s.board.multipliers

    def first_stock(self, s: "Romolo") -> list[int]:
        """The Bank, the Market, the piles (RR2.2 to RR2.9)."""
        n = s.players
        edition = s.edition
        stock = [0] * layout.STOCK
        stock[layout.BANK : layout.BANK + layout.BANK_KINDS] = edition.bank[n - 1]
        stock[layout.PRICES : layout.PRICES + 5] = [1, 1, 1, 1, 1]
        stock[layout.PILE : layout.PILE + 4] = edition.tiles
        stock[layout.PILE + layout.PLAIN] -= 2 * n + (1 if n == 1 else 0)  # AMB-01
        stock[layout.PILE + layout.WATER] -= edition.water_pile
        stock[layout.WATER_PILE] = edition.water_pile
        stock[layout.MULTS : layout.MULTS + 2] = edition.multipliers
        stock[layout.TYPES : layout.TYPES + 3] = edition.type_counts[n - 1]
        if n == 1:
            stock[layout.BAG : layout.BAG + 5] = layout.LINE
        return stock

    def begin(self, s: "Romolo", seat: int) -> None:
        """The first player is known (RR2.1)."""
        s.first = seat
        s.active = seat
        s.player = seat
        s.tell("begins", seat)
        s.step = asked.THIRD

    def next_seat(self, s: "Romolo") -> None:
        """The next seat makes the same choice; after the last, another one is made."""
        s.active = (s.active + 1) % s.players
        s.player = s.active
        if s.active == s.first:
            self.next_choice(s)

    def next_choice(self, s: "Romolo") -> None:
        """All seats have chosen."""
        if s.step == asked.THIRD:
            s.step = asked.ARRANGE
        elif s.step == asked.ARRANGE:
            self.fill_display(s)
        elif s.step == asked.FREE:
            s.step = asked.PLACE
        else:
            s.rest()
            s.round = 1
            course.begin_turn(s)

    def arrange(self, s: "Romolo", seat: int, chosen: int) -> None:
        """The three hexes are laid face up; the chosen one is the Hill or Forest (RR2.5)."""
        three = 0
        for hex_ in starts(s, seat):
            three |= 1 << hex_
            i = hex_ * layout.HEX
            hexes = s.own_hexes()
            hexes[i + layout.UP] = 1
            hexes[i + layout.TERRAIN] = s.third_terrain(seat) if hex_ == chosen else layout.PLAIN
        s.reveal()
        s.tell("arrange", seat, s.third_terrain(seat), chosen, three)

    def fill_display(self, s: "Romolo") -> None:
        """The Display is dealt slot by slot; then the kits are taken (RR2.7, RR2.10)."""
        while s.slot + 1 < len(s.display):
            s.slot += 1
            if display.fill_slot(s):
                return
        s.slot = -1
        self.take_kits(s)
        self.next_token(s)

    def take_kits(self, s: "Romolo") -> None:
        """Each player's first pieces, coins and resources (RR2.10)."""
        for seat in range(s.players):
            i = seat * layout.SEAT
            s.own_stock()[layout.BANK + layout.FARM] -= 1
            s.own_stock()[layout.BANK + layout.WAREHOUSE] -= 1
            s.seats[i + layout.COINS] = 2 * layout.SILVER
            for kind in (layout.GRAIN, layout.WOOD, layout.STONE):
                s.seats[i + layout.HAND + kind] = 2

    def next_token(self, s: "Romolo") -> None:
        """Each player returns a die token, or keeps all six; then the free resource is chosen."""
        if not s.dice and s.edition.tokens_held == len(s.edition.tokens):
            for seat in range(s.players):
                s.seats[seat * layout.SEAT + layout.HELD] = layout.ALL_TOKENS
        elif not s.dice and s.dealt_to + 1 < s.players:
            s.dealt_to += 1
            s.throw(asked.ASIDE)
            return
        s.dealt_to = layout.NOBODY
        s.step = asked.FREE
        s.player = s.active

    def place(self, s: "Romolo", seat: int, chosen: int) -> None:
        """Tower, Farm, Warehouse and two Workers, one after the other (RR2.11)."""
        self.put(s, seat, chosen)
        s.placing += 1
        s.in_move = s.placing < len(layout.PLACED)
        if not s.in_move:
            s.placing = 0
            self.next_seat(s)

    def put(self, s: "Romolo", seat: int, chosen: int) -> None:
        """Put the next piece into a hex."""
        i = chosen * layout.HEX
        if s.placing == layout.PLACE_TOWER:
            s.own_hexes()[i + layout.TOWER] = seat
            s.seats[seat * layout.SEAT + layout.CAPITAL] = chosen
            s.tell("capital", seat, chosen)
        elif s.placing == layout.PLACE_FARM:
            s.own_hexes()[i + layout.BUILT + layout.FARM] += 1
            s.tell("place-farm", seat, chosen)
        elif s.placing == layout.PLACE_STORE:
            s.own_hexes()[i + layout.BUILT + layout.WAREHOUSE] += 1
            s.tell("place-warehouse", seat, chosen)
        else:
            worker = seat * layout.OWN + s.placing - layout.PLACE_WORKER
            s.at[worker] = chosen
            s.tell("place-worker", seat, worker, chosen)

    def has_placed(self, s: "Romolo", place: int, done: int) -> bool:
        """True if the player of that place has on the map what he should, when those before `done`
        are ready with this choice; for `restore`.
        """
        placed = 0
        if s.step == asked.PLACE:
            placed = len(layout.PLACED) if place < done else s.placing if place == done else 0
        return placed_by(s, (s.first + place) % s.players) == placed

    def check_site(self, s: "Romolo", chosen: int) -> int:
        """Return the refusal's code, or 0 if a starting hex may take the Hill or Forest, or the
        next piece.
        """
        if chosen not in starts(s, s.active):
            return no.NOT_YOUR_START
        if (
            s.step == asked.PLACE
            and s.placing < layout.PLACE_WORKER
            and s.terrain(chosen) != layout.PLAIN
        ):
            return no.NOT_A_PLAIN
        return 0


# --- the steps ---


class First(Chance):
    """Who begins (RR2.1)."""

    in_setup = True
    in_turn = False

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        return [(a.C_FIRST + seat, 1) for seat in range(s.players)]

    def play(self, s: "Romolo", action: int) -> None:
        s.edition.setup.begin(s, action - a.C_FIRST)


class Choice(Step):
    """A choice of the set-up."""

    in_setup = True
    in_turn = False
    phase = layout.SET_UP


class Third(Choice):
    """The third starting hex, secretly: a Hill or a Forest (RR2.3)."""

    clause = "RR2.3"

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.TERRAIN, 2)]

    def play(self, s: "Romolo", action: int) -> None:
        seat = s.active
        terrain = action - a.TERRAIN + 1
        s.seats[seat * layout.SEAT + layout.CHOICE] = terrain
        s.own_stock()[layout.PILE + terrain] -= 1
        s.tell_seat("third", seat, seat, terrain)
        s.edition.setup.next_seat(s)

    def prompt(self, s: "Romolo", params: Params) -> str:
        return "-alone" if s.players == 1 else ""  # from whom should it be hidden?


class Site(Choice):
    """One of the seat's starting hexes."""

    texts: tuple[int, ...] = (a.HEX,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.HEX, s.board.size)]

    def check(self, s: "Romolo", action: int) -> int:
        return s.edition.setup.check_site(s, action - a.HEX)

    def find(self, s: "Romolo") -> list[int]:
        setup = s.edition.setup
        found = [a.HEX + start for start in starts(s, s.active) if setup.check_site(s, start) == 0]
        found.sort()
        return found


class Arrange(Site):
    """Where the Hill or Forest lies (RR2.5)."""

    clause = "RR2.5"

    def play(self, s: "Romolo", action: int) -> None:
        s.edition.setup.arrange(s, s.active, action - a.HEX)
        s.edition.setup.next_seat(s)


class Free(Choice):
    """A resource of one's choice (RR2.10)."""

    clause = "RR2.10"
    texts: tuple[int, ...] = (a.RESOURCE,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.RESOURCE, 5)]

    def play(self, s: "Romolo", action: int) -> None:
        kind = action - a.RESOURCE
        s.add_cubes(s.active, kind, 1)
        s.tell("free", s.active, kind)
        s.edition.setup.next_seat(s)


class Place(Site):
    """Where the first pieces go (RR2.11)."""

    clause = "RR2.11"

    def play(self, s: "Romolo", action: int) -> None:
        s.edition.setup.place(s, s.active, action - a.HEX)

    def prompt(self, s: "Romolo", params: Params) -> str:
        piece = layout.PLACED[s.placing]
        params["piece"] = Message(f"romolo-one-{piece}")
        return "-tower" if piece == "tower" else ""
