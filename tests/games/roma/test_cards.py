"""The 52 cards, as the rules list them."""

from lusoria.games.roma.cards import BUILDINGS, CLAUSES, COPIES, DEFENCES, NAMES, PRICES
from lusoria.games.roma.facts import facts

# card: copies, price, defence; typed from the rules, not from the code
CHARACTERS = {
    "sicarius": (1, 9, 2),
    "architectus": (2, 3, 4),
    "consiliarius": (2, 4, 4),
    "legat": (2, 5, 2),
    "gladiator": (2, 6, 5),
    "mercator": (1, 7, 2),
    "consul": (2, 3, 3),
    "legionarius": (3, 4, 5),
    "nero": (1, 8, 9),
    "praetorianus": (2, 4, 4),
    "scaenicus": (2, 8, 3),
    "haruspex": (2, 4, 3),
    "senator": (2, 3, 3),
    "velites": (2, 5, 3),
    "essedum": (2, 6, 3),
    "tribunus": (2, 5, 5),
    "centurio": (2, 9, 5),
}
BUILDING_CARDS = {
    "aesculapinum": (2, 5, 2),
    "basilica": (2, 6, 5),
    "machina": (2, 4, 4),
    "forum": (6, 5, 5),
    "mercatus": (2, 6, 3),
    "onager": (2, 5, 4),
    "templum": (2, 2, 2),
    "turris": (2, 6, 6),
}


def test_r3_fifty_two_cards_32_characters_and_20_buildings() -> None:
    assert sum(copies for copies, _, _ in CHARACTERS.values()) == 32
    assert sum(copies for copies, _, _ in BUILDING_CARDS.values()) == 20
    assert NAMES[:BUILDINGS] == list(CHARACTERS)
    assert NAMES[BUILDINGS:] == list(BUILDING_CARDS)
    facts = list(zip(COPIES, PRICES, DEFENCES, strict=True))
    assert dict(zip(NAMES, facts, strict=True)) == CHARACTERS | BUILDING_CARDS
    assert sum(COPIES) == 52


def test_every_card_has_its_clause() -> None:
    assert sorted(CLAUSES) == [f"R{i}" for i in range(20, 45)]
    for name, fact in facts()["cards"].items():
        sort = "character" if name in CHARACTERS else "building"
        copies, price, defence = (CHARACTERS | BUILDING_CARDS)[name]
        assert fact == {
            "sort": sort,
            "copies": copies,
            "price": price,
            "defence": defence,
            "rule": CLAUSES[NAMES.index(name)],
        }
