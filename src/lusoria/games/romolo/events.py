"""What happens in Romolo o Remo?: the numbers of each event, who may see them, what travels."""

from typing import Final

from lusoria.core.events import EventKind, Move

# Where things are
HAND: Final = "res:{seat}:{resource}"
PURSE: Final = "coins:{seat}"
CUBE: Final = "cube:{resource}"
OUT: Final = "out"  # of the game

# What travels
SPENT: Final = Move(PURSE, "bank", "coin")
EARNED: Final = Move("bank", PURSE, "coin")
WALKS: Final = Move("unit:{unit}")

# A chapter at a time: C made of one long table takes gcc minutes.

# The set-up (section 2)
SET_UP: Final[dict[str, EventKind]] = {
    "begins": EventKind(("seat",)),
    "third": EventKind(
        ("seat", "terrain"),
        ("seat",),
        (Move("terrain:{terrain}|terrain", "seat:{seat}", "tile:{terrain}|tile"),),
    ),
    "arrange": EventKind(
        ("seat", "terrain", "hex", "hexes"), None, (Move("seat:{seat}", "hex:{hexes}", "tile"),)
    ),
    "arrange-unseen": EventKind(("seat", "hex"), ("seat",)),
    "people": EventKind(("seat", "people")),
    "free": EventKind(("seat", "resource"), None, (Move("bank", HAND, CUBE),)),
    "capital": EventKind(("seat", "hex"), None, (Move("seat:{seat}", "tower:{seat}"),)),
    "place-farm": EventKind(
        ("seat", "hex"), None, (Move("seat:{seat}", "piece:{hex}:farm", "piece:farm"),)
    ),
    "place-warehouse": EventKind(
        ("seat", "hex"), None, (Move("seat:{seat}", "piece:{hex}:warehouse", "piece:warehouse"),)
    ),
    "place-worker": EventKind(("seat", "unit", "hex"), None, (Move("seat:{seat}", "unit:{unit}"),)),
    "display": EventKind(
        ("character", "slot"), None, (Move("pile", "slot:{slot}", "character:{character}"),)
    ),
    "aside": EventKind(("seat", "token"), ("seat",)),
}

# The course of a turn (sections 4 and 5)
COURSE: Final[dict[str, EventKind]] = {
    "turn": EventKind(("seat", "round")),
    "plays": EventKind(("seat",)),
    "finishes": EventKind(("seat",)),
    "surrender": EventKind(("seat",)),
    "bid": EventKind(("seat", "coins"), ("seat",)),
    "bids": EventKind(("seat", "coins")),
    "bid-paid": EventKind(("seat", "coins"), None, (SPENT,)),
    "vote": EventKind(("seat", "vote"), ("seat",)),
    "votes": EventKind(("seat", "vote")),
    "rules": EventKind(("seat", "vote")),
    "crustumins": EventKind(("seat",), None, (EARNED,)),
    "idle": EventKind(("seat",), None, (EARNED,)),
    "war": EventKind(("seat",)),
    "friendly": EventKind(("seat", "other")),
    "hostile": EventKind(("seat", "other")),
    "lie-down": EventKind(("seat", "units")),
    "stand-up": EventKind(("seat", "units")),
}

# Moves (section 6)
MOVES: Final[dict[str, EventKind]] = {
    "move": EventKind(("seat", "unit", "start", "hex"), None, (WALKS,)),
    "explore": EventKind(("seat", "unit", "start", "hex")),
    "enter": EventKind(("seat", "unit", "start", "hex"), None, (WALKS,)),
    "thrown-back": EventKind(("seat", "unit", "start", "hex")),
    "penalty": EventKind(("seat", "unit", "hex", "side")),
    "penalty-off": EventKind(("seat", "units")),
    "peek": EventKind(("seat", "unit", "hex")),
    "see": EventKind(("seat", "hex", "terrain")),
    "see-multiplier": EventKind(("seat", "hex", "value")),
    "reveal": EventKind(("hex", "terrain")),
    "multiplier": EventKind(("hex", "value")),
    "flood": EventKind(("hex",), None, (Move("water-pile", "hex:{hex}", "tile:water"),)),
}

# Paying, and powers
PAYING: Final[dict[str, EventKind]] = {
    "pay": EventKind(
        ("seat", "count", "resource", "purpose"), None, (Move(HAND, "bank", CUBE, "count"),)
    ),
    "pay-store": EventKind(
        ("seat", "count", "resource", "purpose", "hex"),
        None,
        (Move("hex:{hex}", "bank", CUBE, "count"),),
    ),
    "coins": EventKind(("seat", "coins", "purpose"), None, (SPENT,)),
    "power": EventKind(("seat", "character", "use")),
}

# Building (section 7)
BUILDING: Final[dict[str, EventKind]] = {
    "refund": EventKind(("seat", "resource"), None, (Move("bank", HAND, CUBE),)),
    "transform": EventKind(
        ("seat", "building", "hex"),
        None,
        (Move("piece:{hex}:{building}", OUT, "piece:{building}"),),
    ),
    "transform-wall": EventKind(
        ("seat", "hex", "side"), None, (Move("side:{hex}:{side}", OUT, "piece:wall"),)
    ),
    "dismantle": EventKind(
        ("seat", "building", "hex"),
        None,
        (Move("piece:{hex}:{building}", OUT, "piece:{building}"),),
    ),
    "dismantle-wall": EventKind(
        ("seat", "hex", "side"), None, (Move("side:{hex}:{side}", OUT, "piece:wall"),)
    ),
    "walls": EventKind(
        ("seat", "hex", "sides"), None, (Move("bank:wall", "side:{hex}:{sides}", "piece:wall"),)
    ),
    "build": EventKind(
        ("seat", "building", "hex", "piece"),
        None,
        (Move("bank:{piece}", "piece:{hex}:{building}", "piece:{building}"),),
    ),
    "spill": EventKind(
        ("hex", "resource", "count"), None, (Move("hex:{hex}", "bank", CUBE, "count"),)
    ),
}

# Production (section 8)
PRODUCTION: Final[dict[str, EventKind]] = {
    "produce": EventKind(
        ("seat", "unit", "count", "resource", "hex"),
        None,
        (Move("hex:{hex}", HAND, CUBE, "count"),),
    ),
    "store": EventKind(
        ("seat", "unit", "count", "resource", "hex", "warehouse", "store"),
        None,
        (Move("hex:{hex}", "store:{store}", CUBE, "count"),),
    ),
    "gather": EventKind(
        ("seat", "count", "resource", "hex", "store"),
        None,
        (Move("store:{store}", HAND, CUBE, "count"),),
    ),
    "refine": EventKind(
        ("seat", "resource"), None, (Move("bank", "res:{seat}:refined", "cube:refined"),)
    ),
}

# Growth (section 9)
GROWTH: Final[dict[str, EventKind]] = {
    "create": EventKind(("seat", "unit", "hex"), None, (Move("seat:{seat}", "unit:{unit}"),)),
    "enlist": EventKind(
        ("seat", "old", "unit", "hex"),
        None,
        (Move("unit:{old}", "seat:{seat}"), Move("seat:{seat}", "unit:{unit}")),
    ),
    "convert": EventKind(
        ("seat", "old", "unit", "hex"),
        None,
        (Move("unit:{old}", OUT), Move("seat:{seat}", "unit:{unit}")),
    ),
    "hire": EventKind(
        ("seat", "units", "hex"), None, (Move("bank:mercenary", "unit:{units}", "mercenary"),)
    ),
    "recruit": EventKind(
        ("seat", "character", "coins", "slot"),
        None,
        (Move("slot:{slot}", "seat:{seat}", "character:{character}"), SPENT),
    ),
    "spare-walls": EventKind(
        ("seat", "count"), None, (Move("bank:wall", "character:defensor", "piece:wall", "count"),)
    ),
}

# The market (section 10)
MARKET: Final[dict[str, EventKind]] = {
    "sell": EventKind(
        ("seat", "resource", "coins", "column"), None, (Move(HAND, "market:{column}", CUBE), EARNED)
    ),
    "sell-store": EventKind(
        ("seat", "resource", "coins", "column", "hex"),
        None,
        (Move("hex:{hex}", "market:{column}", CUBE), EARNED),
    ),
    "buy": EventKind(
        ("seat", "count", "resource", "coins"),
        None,
        (Move("market:{resource}", HAND, CUBE, "count"), SPENT),
    ),
    "forum": EventKind(
        ("seat", "silver", "hex"), None, (Move("hex:{hex}", PURSE, "coin", "silver"),)
    ),
}

# Characters and allies (sections 15 and 17)
CHARACTERS: Final[dict[str, EventKind]] = {
    "gain": EventKind(("seat", "count", "resource"), None, (Move("bank", HAND, CUBE, "count"),)),
    "theft": EventKind(("seat", "other", "face", "count")),
    "steal": EventKind(
        ("seat", "other", "resource"), None, (Move("res:{other}:{resource}", HAND, CUBE),)
    ),
    "steal-coin": EventKind(("seat", "other"), None, (Move("coins:{other}", PURSE, "coin"),)),
    "propose": EventKind(("seat", "other", "gives", "takes")),
    "accept": EventKind(("seat", "other", "gives", "takes")),
    "refuse": EventKind(("seat",)),
    "hand-over": EventKind(
        ("seat", "other", "resource"), None, (Move(HAND, "res:{other}:{resource}", CUBE),)
    ),
    "hand-stored": EventKind(
        ("seat", "other", "resource", "hex"),
        None,
        (Move("hex:{hex}", "res:{other}:{resource}", CUBE),),
    ),
    "hand-coins": EventKind(
        ("seat", "other", "coins"), None, (Move(PURSE, "coins:{other}", "coin"),)
    ),
}

# War (section 11)
WAR: Final[dict[str, EventKind]] = {
    "raze": EventKind(("seat", "units", "hex")),
    "battle": EventKind(("seat", "other", "hex", "units", "guards", "attackers", "defenders")),
    "choose": EventKind(
        ("seat", "token"), ("seat",), (Move("token:{token}|seat:{seat}", "battle", "token"),)
    ),
    "roll": EventKind(("seat", "face")),
    "token": EventKind(("seat", "token")),
    "retreat": EventKind(("seat",)),
    "fall-back": EventKind(("seat", "unit", "start", "hex"), None, (WALKS,)),
    "sum": EventKind(("seat", "fighters", "tower", "penalty", "powers", "extra", "value")),
    "values": EventKind(("attack", "defence")),
    "wins": EventKind(("seat",), None, (Move("bank:battle", "seat:{seat}", "battle"),)),
    "wins-nothing": EventKind(("seat",)),
    "casualties": EventKind(("hits", "blows")),
    "kill": EventKind(("seat", "unit", "hex"), None, (Move("unit:{unit}", "seat:{seat}"),)),
    "kill-ai": EventKind(("hex", "condition"), None, (Move("ai:{hex}:{condition}", OUT),)),
    "hit-tower": EventKind(("seat", "damage", "most")),
    "destroy": EventKind(
        ("building", "hex"), None, (Move("piece:{hex}:{building}", OUT, "piece:{building}"),)
    ),
    "destroy-wall": EventKind(
        ("hex", "side"), None, (Move("side:{hex}:{side}", OUT, "piece:wall"),)
    ),
    "eliminated": EventKind(("seat",)),
    "eliminated-by": EventKind(("seat", "other")),
    "loot": EventKind(
        ("seat", "other", "count", "resource"),
        None,
        (Move("res:{other}:{resource}", HAND, CUBE, "count"),),
    ),
    "loot-coins": EventKind(
        ("seat", "other", "coins"),
        ("seat", "other"),
        (Move("coins:{other}", PURSE, "coin"),),
    ),
}

# War over targets (section 19)
TARGETS: Final[dict[str, EventKind]] = {
    "aim": EventKind(("seat", "unit", "target", "hex")),
    "assault": EventKind(("seat", "target", "hex", "units")),
    "offer": EventKind(("seat", "units", "hex")),
    "tower-fights": EventKind(("seat", "hex")),
    "undefended": EventKind(("target", "hex")),
    "skip": EventKind(("seat", "target", "hex")),
    "pick": EventKind(
        ("seat", "face"), ("seat",), (Move("token:{face}|seat:{seat}", "battle", "token"),)
    ),
    "show": EventKind(("seat", "face")),
    "dice-back": EventKind(("seat",)),
    "reckon": EventKind(
        ("seat", "fighters", "tower", "capital", "penalty", "powers", "before", "face", "value")
    ),
    "prevails": EventKind(("seat",)),
}

# Maintenance (section 12)
MAINTENANCE: Final[dict[str, EventKind]] = {
    "collect": EventKind(
        ("seat", "count", "resource", "hex", "store"),
        None,
        (Move("store:{store}", HAND, CUBE, "count"),),
    ),
    "favour": EventKind(("seat", "count")),
    "wages": EventKind(("seat", "count", "salt")),
    "unpaid": EventKind(("seat", "count")),
    "desert": EventKind(("seat", "units"), None, (Move("unit:{units}", OUT),)),
    "depart": EventKind(("seat", "units"), None, (Move("unit:{units}", OUT),)),
    "dismiss": EventKind(("seat", "unit", "hex"), None, (Move("unit:{unit}", OUT),)),
    "feed": EventKind(
        ("seat", "units", "hex"), None, (Move("piece:{hex}:farm", "unit:{units}", "cube:grain"),)
    ),
    "bake": EventKind(("seat", "count")),
    "starve": EventKind(("seat", "unit", "hex"), None, (Move("unit:{unit}", "seat:{seat}"),)),
    "price": EventKind(("resource", "before", "price")),
    "ending": EventKind(("ending",)),
}

# Solitaire (section 16)
SOLITAIRE: Final[dict[str, EventKind]] = {
    "turn-ai": EventKind(()),
    "move-ai": EventKind(
        ("count", "start", "hex", "reason"),
        None,
        (Move("hex:{start}", "hex:{hex}", "ai", "count"),),
    ),
    "explore-ai": EventKind(("count", "start", "hex", "reason")),
    "stay-ai": EventKind(("count", "hex", "reason")),
    "penalty-ai": EventKind(("count", "hex", "side")),
    "raze-ai": EventKind(("count", "hex")),
    "ends-ai": EventKind(("face",)),
    "goes-on-ai": EventKind(("face",)),
    "event": EventKind(("which",)),
    "takes-ai": EventKind(
        ("face", "character", "slot"),
        None,
        (Move("slot:{slot}", "seat:1", "character:{character}"),),
    ),
    "takes-none-ai": EventKind(("face",)),
    "price-ai": EventKind(("face", "resource", "before", "price")),
    "price-kept-ai": EventKind(("face", "resource", "price")),
    "coins-ai": EventKind(("silver",), None, (Move("bank", "coins:1", "coin", "silver"),)),
    "units-ai": EventKind(
        ("face", "count", "hex"), None, (Move("seat:1", "hex:{hex}", "ai", "count"),)
    ),
    "no-units-ai": EventKind(("face",)),
    "over": EventKind(()),
}

EVENTS: Final[dict[str, EventKind]] = {
    **SET_UP,
    **COURSE,
    **MOVES,
    **PAYING,
    **BUILDING,
    **PRODUCTION,
    **GROWTH,
    **MARKET,
    **CHARACTERS,
    **WAR,
    **TARGETS,
    **MAINTENANCE,
    **SOLITAIRE,
}
