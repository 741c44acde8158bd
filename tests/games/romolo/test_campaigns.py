"""Random wars over targets: nothing is created or lost, and every position can be kept."""

import json
import random
from collections.abc import Iterator

import pytest

import lusoria
from lusoria.core.events import told
from lusoria.core.state import Event
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, invariants, layout, step
from lusoria.games.romolo.state import Romolo
from lusoria.games.romolo.steps import STEPS
from lusoria.games.romolo.tiles import ARCHITECTUS, DEFENSOR, DUX, HEROS, OBSESSOR
from lusoria.text import texts

GAME = lusoria.game("romolo")
MODES: list[tuple[int, dict[str, object]]] = [
    (1, {"battle": "die"}),
    (1, {"battle": "tokens"}),
    (2, {"battle": "die"}),
    (2, {"battle": "tokens"}),
    (3, {"battle": "die"}),
    (4, {"battle": "tokens", "teams": "on"}),
]
IDS = [f"{n}-{'-'.join(str(v) for v in o.values())}" for n, o in MODES]
CLASHES = {
    "declare",
    "aim",
    "next-target",
    "defend",
    "volunteer",
    "summon",
    "lose",
}


def crowded(players: int, options: dict[str, object], rng: random.Random) -> Romolo:
    """A game just begun, with more units, buildings and characters in two hexes, and at war."""
    s = GAME.start(players, edition="1.66", round_limit=3, **options)
    assert isinstance(s, Romolo)
    while s.turn == 0:
        s.apply(s.draw(rng) if s.is_chance else rng.choice(s.legal_actions()))
    while s.turn > 0 and s.step != asked.ACT:
        s.apply(s.draw(rng) if s.is_chance else rng.choice(s.legal_actions()))
    plains = [
        place
        for place in range(s.board.size)
        if s.hexes[place * layout.HEX + layout.UP] == 1 and place != s.board.ai
    ]
    spots = rng.sample(plains, 2)
    for seat in range(players):
        for unit in range(seat * layout.OWN, seat * layout.OWN + layout.THE_EXPLORER):
            if rng.random() < 0.5:
                s.at[unit] = rng.choice(spots)
                s.st[unit] = layout.PENALTY if rng.random() < 0.2 else 0
    stock = s.own_stock()
    for unit in range(layout.MERCS, layout.UNITS):
        if stock[layout.BANK + layout.BANK_MERCS] > 0 and rng.random() < 0.6:
            stock[layout.BANK + layout.BANK_MERCS] -= 1
            s.merc[unit - layout.MERCS] = rng.randrange(players)
            s.at[unit] = rng.choice(spots)
    hexes = s.own_hexes()
    for spot in spots:
        for kind in (layout.FARM, layout.WAREHOUSE, layout.TEMPLE):
            if stock[layout.BANK + kind] > 0:
                stock[layout.BANK + kind] -= 1
                hexes[spot * layout.HEX + layout.BUILT + kind] += 1
        if hexes[spot * layout.HEX + layout.WALLS] == 0:
            stock[layout.BANK + layout.WALL] -= 2
            hexes[spot * layout.HEX + layout.WALLS] = 0b100100
        if players == 1:
            for condition in range(layout.TROOP):
                s.ai[spot * layout.TROOP + condition] = rng.randrange(3)
    s.drawn = 0
    s.own_stock()[layout.TYPES : layout.TYPES + 3] = [0, 0, 0]
    s.display = [-1] * len(s.display)
    for kind in (ARCHITECTUS, DEFENSOR, DUX, HEROS, OBSESSOR):
        s.seats[rng.randrange(players) * layout.SEAT + layout.CHARS] |= 1 << kind
    s.dux = s.edition.dux
    s.edition.war.begin(s)
    s.legal = None
    return s


def war(players: int, options: dict[str, object], seed: int) -> Iterator[Romolo]:
    """Every position of a War Phase, and of the A.I.'s march and war after it."""
    rng = random.Random(seed)
    s = crowded(players, options, rng)
    turn = s.turn
    while not s.is_over and (s.turn == turn or s.is_ai(s.active)) and s.step != asked.EVENT:
        yield s
        if s.is_chance:
            s.apply(s.draw(rng))
            continue
        legal = s.legal_actions()
        more = [action for action in legal if action not in (a.END_WAR, a.DONE)]
        s.apply(rng.choice(more if more and rng.random() < 0.8 else legal))


@pytest.mark.parametrize(("players", "options"), MODES, ids=IDS)
def test_rr19_26_random_wars_lose_nothing(players: int, options: dict[str, object]) -> None:
    seen: set[str] = set()
    for seed in range(10):
        log: list[Event] = []
        for number, s in enumerate(war(players, options, seed)):
            s.listen(log)
            seen.add(asked.STEPS[s.step])
            assert invariants.pieces_fit(s)
            assert invariants.units_fit(s)
            assert invariants.seats_fit(s)
            if number % 4 > 0:
                continue
            if s.player >= 0:
                assert s.find_legal() == [x for x in range(a.ACTIONS) if s.check(x) == 0]
                assert texts("en").say(s.prompt(), ["A", "B", "C", "D"][:players])
            for seat in (*range(players), None):
                json.dumps(s.view(seat))
        for event in log:
            line = told(s, event, 0)
            assert line is not None
            assert texts("it").say(line.message, ["A", "B", "C", "D"][:players])
    # the A.I. helps its units by itself and defends no building
    assert seen >= (CLASHES - {"defend", "volunteer"} if players == 1 else CLASHES)


@pytest.mark.parametrize(("players", "options"), MODES, ids=IDS)
def test_rr19_26_each_step_of_a_war_fits_its_position(
    players: int, options: dict[str, object]
) -> None:
    """What `restore` asks of a step holds wherever play comes to it."""
    for seed in range(10, 20):
        for s in war(players, options, seed):
            row = STEPS[s.step]
            turn = step.AI_TURN if s.is_ai(s.active) and s.ended == "" else 0
            assert invariants.under_way(s) == row.needs(s) | turn
            assert row.misfit(s) == ("", "")
            assert invariants.course_fits(s)
            assert invariants.tokens_fit(s)


@pytest.mark.parametrize(("players", "options"), MODES, ids=IDS)
def test_rr19_40_a_war_goes_on_alike_from_what_a_seat_may_know(
    players: int, options: dict[str, object]
) -> None:
    """What others have chosen unseen is redrawn; what a seat sees stays the same."""
    for seed in range(20, 23):
        rng = random.Random(seed)
        for s in war(players, options, seed):
            for seat in range(players if s.step == asked.PICK_DIE else 1):
                twin = s.resample(seat, rng)
                assert twin.view(seat) == s.view(seat)
                if s.player == seat:
                    assert twin.find_legal() == s.find_legal()
