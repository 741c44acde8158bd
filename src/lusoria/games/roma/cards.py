"""The 25 kinds of card: name, copies, price, defence. Their effects are in `effects.py`."""

from typing import Final, Literal

SICARIUS: Final = 0
ARCHITECTUS: Final = 1
CONSILIARIUS: Final = 2
LEGAT: Final = 3
GLADIATOR: Final = 4
MERCATOR: Final = 5
CONSUL: Final = 6
LEGIONARIUS: Final = 7
NERO: Final = 8
PRAETORIANUS: Final = 9
SCAENICUS: Final = 10
HARUSPEX: Final = 11
SENATOR: Final = 12
VELITES: Final = 13
ESSEDUM: Final = 14
TRIBUNUS: Final = 15
CENTURIO: Final = 16
AESCULAPINUM: Final = 17
BASILICA: Final = 18
MACHINA: Final = 19
FORUM: Final = 20
MERCATUS: Final = 21
ONAGER: Final = 22
TEMPLUM: Final = 23
TURRIS: Final = 24

KINDS: Final = 25
BUILDINGS: Final = AESCULAPINUM  # characters are numbered below, buildings from here on
EMPTY: Final = -1

CardName = Literal[
    "sicarius",
    "architectus",
    "consiliarius",
    "legat",
    "gladiator",
    "mercator",
    "consul",
    "legionarius",
    "nero",
    "praetorianus",
    "scaenicus",
    "haruspex",
    "senator",
    "velites",
    "essedum",
    "tribunus",
    "centurio",
    "aesculapinum",
    "basilica",
    "machina",
    "forum",
    "mercatus",
    "onager",
    "templum",
    "turris",
]

# name, copies, price, defence, clause
TABLE: Final[list[tuple[CardName, int, int, int, str]]] = [
    ("sicarius", 1, 9, 2, "R20"),
    ("architectus", 2, 3, 4, "R21"),
    ("consiliarius", 2, 4, 4, "R22"),
    ("legat", 2, 5, 2, "R23"),
    ("gladiator", 2, 6, 5, "R24"),
    ("mercator", 1, 7, 2, "R25"),
    ("consul", 2, 3, 3, "R26"),
    ("legionarius", 3, 4, 5, "R27"),
    ("nero", 1, 8, 9, "R28"),
    ("praetorianus", 2, 4, 4, "R29"),
    ("scaenicus", 2, 8, 3, "R30"),
    ("haruspex", 2, 4, 3, "R31"),
    ("senator", 2, 3, 3, "R32"),
    ("velites", 2, 5, 3, "R33"),
    ("essedum", 2, 6, 3, "R34"),
    ("tribunus", 2, 5, 5, "R35"),
    ("centurio", 2, 9, 5, "R36"),
    ("aesculapinum", 2, 5, 2, "R37"),
    ("basilica", 2, 6, 5, "R38"),
    ("machina", 2, 4, 4, "R39"),
    ("forum", 6, 5, 5, "R40"),
    ("mercatus", 2, 6, 3, "R41"),
    ("onager", 2, 5, 4, "R42"),
    ("templum", 2, 2, 2, "R43"),
    ("turris", 2, 6, 6, "R44"),
]

NAMES: Final[list[CardName]] = [name for name, _, _, _, _ in TABLE]
COPIES: Final[list[int]] = [copies for _, copies, _, _, _ in TABLE]
PRICES: Final[list[int]] = [price for _, _, price, _, _ in TABLE]
DEFENCES: Final[list[int]] = [defence for _, _, _, defence, _ in TABLE]
CLAUSES: Final[list[str]] = [clause for _, _, _, _, clause in TABLE]
