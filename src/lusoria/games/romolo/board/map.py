"""The maps: hexes, their names and neighbours, starting hexes."""

from typing import Final, Literal, get_args

STEP_Q: Final[list[int]] = [1, 1, 0, -1, -1, 0]
STEP_R: Final[list[int]] = [0, -1, -1, 0, 1, 1]
Side = Literal["e", "ne", "nw", "w", "sw", "se"]
SIDES: Final[list[Side]] = list(get_args(Side))

Place = tuple[int, int]

# For each number of players: rows (r, first q, last q); three hexes for each player, clockwise;
# the hex of the A.I.; hexes with a multiplier in the 2013 edition, and further ones in 1.66.
ROWS: Final[list[list[tuple[int, int, int]]]] = [
    [(-3, 1, 3), (-2, 0, 3), (-1, 0, 2), (0, -1, 2), (1, -1, 1), (2, -2, 1), (3, -2, 0)],
    [(-2, -1, 4), (-1, -1, 3), (0, -2, 3), (1, -2, 2), (2, -3, 2)],
    [(-3, 0, 3), (-2, -1, 3), (-1, -2, 3), (0, -3, 3), (1, -3, 2), (2, -3, 1), (3, -3, 0)],
    [(-3, -1, 4), (-2, -2, 4), (-1, -2, 3), (0, -3, 3), (1, -3, 2), (2, -4, 2), (3, -4, 1)],
]
STARTS: Final[list[list[list[Place]]]] = [
    [[(-1, 3), (-1, 2), (0, 2)]],
    [[(-1, -2), (0, -2), (-1, -1)], [(2, 2), (1, 2), (2, 1)]],
    [
        [(3, 0), (2, 0), (3, -1)],
        [(-3, 3), (-2, 2), (-2, 3)],
        [(0, -3), (0, -2), (-1, -2)],
    ],
    [
        [(-1, -3), (-2, -2), (-1, -2)],
        [(4, -3), (4, -2), (3, -2)],
        [(1, 3), (2, 2), (1, 2)],
        [(-4, 3), (-4, 2), (-3, 2)],
    ],
]
AI_HEX: Final[Place] = (2, -3)
MULTIPLIERS: Final[list[list[Place]]] = [
    [(0, 0), (1, 0), (1, -1), (0, 1)],
    [(0, 0), (1, 0), (1, -1), (0, 1)],
    [(0, 0), (0, 1), (-1, 0), (1, -1)],
    [(-1, 0), (1, 0), (0, -1), (1, -1), (-1, 1), (0, 1)],
]
MORE_MULTIPLIERS: Final[list[list[Place]]] = [
    [],
    [],
    [(1, 0), (-1, 1), (0, -1)],
    [(0, 0)],
]


class Board:
    """A map's geometry: the same for all its games, so positions share it."""

    size: int
    places: list[Place]
    names: list[str]
    near: list[int]  # six neighbours of each hex, -1 beyond the edge
    far: list[int]  # the distance of each pair
    around: list[list[int]]  # the hexes up to two steps from each
    starts: list[list[int]]
    ai: int  # the A.I.'s hex, or -1
    multipliers: list[int]
    more_multipliers: list[int]

    def __init__(self, places: list[Place]) -> None:
        self.places = sorted(places, key=_by_row)
        self.size = len(places)
        number: dict[Place, int] = {place: i for i, place in enumerate(self.places)}
        self.near = []
        self.far = []
        for q, r in self.places:
            for side in range(6):
                self.near.append(number.get((q + STEP_Q[side], r + STEP_R[side]), -1))
            for x, y in self.places:
                self.far.append(max(abs(q - x), abs(r - y), abs(q + r - x - y)))
        hexes = range(self.size)
        self.around = [[j for j in hexes if self.distance(i, j) <= 2] for i in hexes]
        self.names = _names(self.places)
        self.starts = []
        self.ai = -1
        self.multipliers = []
        self.more_multipliers = []

    def number(self, place: Place) -> int:
        """The hex at these coordinates."""
        return self.places.index(place)

    def distance(self, one: int, other: int) -> int:
        """How many steps lie between two hexes."""
        return self.far[one * self.size + other]

    def side_to(self, one: int, other: int) -> int:
        """The side of a hex that faces another; -1 if they are not neighbours."""
        near = self.near
        for side in range(6):
            if near[one * 6 + side] == other:
                return side
        return -1


def _by_row(place: Place) -> Place:
    return place[1], place[0]


def _names(places: list[Place]) -> list[str]:
    """Rows are letters from the top, hexes are counted from the left: a1, a2, b1."""
    names: list[str] = []
    rows: list[int] = []
    count = 0
    for _, r in places:
        if r not in rows:
            rows.append(r)
            count = 0
        count += 1
        names.append(f"{'abcdefghijklmnopqrstuvwxyz'[len(rows) - 1]}{count}")
    return names


def _board(index: int) -> Board:
    board = Board([(q, r) for r, low, high in ROWS[index] for q in range(low, high + 1)])
    board.starts = [[board.number(place) for place in three] for three in STARTS[index]]
    board.multipliers = [board.number(place) for place in MULTIPLIERS[index]]
    board.more_multipliers = [board.number(place) for place in MORE_MULTIPLIERS[index]]
    if index == 0:
        board.ai = board.number(AI_HEX)
    return board


BOARDS: Final[list[Board]] = [_board(index) for index in range(4)]
