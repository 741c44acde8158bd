"""The numbers of a position, read by name: what stands in a hex, what a seat has."""

from lusoria.core.state import State
from lusoria.games.romolo import layout


class Position(State):
    """The flat lists of a position of Romolo; `layout` says where each number stands in them."""

    hexes: list[int]  # shared with clones until it changes: see own_hexes
    seats: list[int]
    ai: list[int]  # the A.I.'s units of each hex

    # --- a hex ---

    def terrain(self, place: int) -> int:
        """Return the terrain of a hex, or UNKNOWN."""
        return self.hexes[place * layout.HEX + layout.TERRAIN]

    def is_explored(self, place: int) -> bool:
        """True if the tile of a hex lies face up."""
        return self.hexes[place * layout.HEX + layout.UP] == 1

    def multiplier(self, place: int) -> int:
        """Return the multiplier of a hex, NO_MULT or DOWN_MULT."""
        return self.hexes[place * layout.HEX + layout.MULT]

    def tower_owner(self, place: int) -> int:
        """Return the seat whose Tower stands in a hex, or NOBODY."""
        return self.hexes[place * layout.HEX + layout.TOWER]

    def walls(self, place: int) -> int:
        """Return the walls of a hex, one bit per side."""
        return self.hexes[place * layout.HEX + layout.WALLS]

    def built(self, place: int, kind: int) -> int:
        """Return how many pieces of a kind, walls excepted, stand in a hex."""
        return self.hexes[place * layout.HEX + layout.BUILT + kind]

    def troops(self, place: int, condition: int) -> int:
        """Return how many units of the A.I. in a hex are in a condition."""
        return self.ai[place * layout.TROOP + condition]

    # --- a seat ---

    def is_alive(self, seat: int) -> bool:
        """True if a seat has not been eliminated."""
        return self.seats[seat * layout.SEAT + layout.ALIVE] == 1

    def capital(self, seat: int) -> int:
        """Return the hex of a seat's Capital, or NOWHERE."""
        return self.seats[seat * layout.SEAT + layout.CAPITAL]

    def coins(self, seat: int) -> int:
        """Return a seat's money in half silvers."""
        return self.seats[seat * layout.SEAT + layout.COINS]

    def hand(self, seat: int, kind: int) -> int:
        """Return how many cubes of a resource a seat has in hand."""
        return self.seats[seat * layout.SEAT + layout.HAND + kind]

    def add_coins(self, seat: int, halves: int) -> None:
        """Give a seat half silvers, or take them."""
        self.seats[seat * layout.SEAT + layout.COINS] += halves

    def add_cubes(self, seat: int, kind: int, number: int) -> None:
        """Give a seat cubes of a resource, or take them."""
        self.seats[seat * layout.SEAT + layout.HAND + kind] += number

    def praepositi(self, seat: int, kind: int) -> int:
        """Return how many Praepositus tiles with cubes of a resource a seat owns."""
        return self.seats[seat * layout.SEAT + layout.TILES + kind]

    def characters(self, seat: int) -> int:
        """Return the characters that a seat owns, one bit per kind."""
        return self.seats[seat * layout.SEAT + layout.CHARS]

    def people(self, seat: int) -> int:
        """Return the people that a seat leads, or NO_PEOPLE (RR19.19)."""
        return self.seats[seat * layout.SEAT + layout.PEOPLE]

    def stance(self, seat: int) -> int:
        """Return the seats towards which a seat's units are hostile, one bit each."""
        return self.seats[seat * layout.SEAT + layout.STANCE]

    def damage(self, seat: int) -> int:
        """Return the hits that a seat's Tower has taken."""
        return self.seats[seat * layout.SEAT + layout.DAMAGE]

    def tokens_held(self, seat: int) -> int:
        """Return the die tokens that a seat holds, one bit each."""
        return self.seats[seat * layout.SEAT + layout.HELD]

    def tokens_shown(self, seat: int) -> int:
        """Return the die tokens that a seat has revealed since the last refill, one bit each."""
        return self.seats[seat * layout.SEAT + layout.SHOWN]

    def battle_tokens(self, seat: int) -> int:
        """Return how many battle tokens a seat has won."""
        return self.seats[seat * layout.SEAT + layout.BATTLES]

    def supply(self, seat: int) -> int:
        """Return the pieces that a seat has in hand, one bit per kind (RR19.2)."""
        return self.seats[seat * layout.SEAT + layout.SUPPLY]

    def slain(self, seat: int) -> int:
        """Return how many of a seat's Mercenaries fell since its last Maintenance (RR19.16)."""
        return self.seats[seat * layout.SEAT + layout.SLAIN]

    def third_terrain(self, seat: int) -> int:
        """Return the terrain that a seat has chosen for its third starting hex."""
        return self.seats[seat * layout.SEAT + layout.CHOICE]
