"""Moves, walls, exploration, the river (section 6)."""

from lusoria.games.romolo.layout import HEX, MULT, SEAT, SEEN, STANCE, WATER_PILE
from tests.games.romolo.table import Place, Play, ring


def walls() -> dict[Place, str]:
    return {(0, 0): "plain w0", (1, 0): "plain #3", (1, -1): "plain", (2, 0): "plain"}


def test_t_020_rr6_1_rr6_4_rr6_5_a_wall_gives_a_penalty() -> None:
    """Into B through its wall: a penalty token. Round through C, where B has no wall: none."""
    p = Play(walls())
    p.do("unit 1w1", "hex 1,0")
    assert p.penalty("1w1")
    p = Play(walls())
    p.do("unit 1w1", "hex 1,-1", "unit 1w1", "hex 1,0")
    assert not p.penalty("1w1")


def test_t_021_rr6_4_walls_work_inwards_only() -> None:
    """The wall of B stops whoever comes from A; leaving towards A is free."""
    p = Play({(0, 0): "plain", (1, 0): "plain #3 w0", (2, 0): "plain"})
    p.do("unit 1w1", "hex 0,0")
    assert not p.penalty("1w1")
    p.do("unit 1w1", "hex 1,0")
    assert p.penalty("1w1")


def test_t_023_rr6_5_how_long_a_penalty_lasts() -> None:
    """In the same turn the unit may only move on and keeps the token; moving in a later
    turn frees it.
    """
    p = Play(walls(), hands={0: "stone*5 wood*5"})
    p.do("unit 1w1", "hex 1,0")
    assert p.refusal("1w1", "build farm") == "RR5.5"
    twin = Play(walls(), hands={0: "stone*5 wood*5"})
    twin.do("unit 1w1", "hex 1,0", "unit 1w1", "hex 2,0")
    assert twin.penalty("1w1")
    p.again()
    assert p.refusal("1w1", "build farm") == "RR5.5"
    p.do("unit 1w1", "hex 2,0")
    assert not p.penalty("1w1")
    assert "build farm" in p.options("1w1")


def test_t_024_rr6_5_a_battle_takes_penalties_away() -> None:
    """After a battle attackers and defenders have lost their tokens; razing takes none away."""
    p = Play(ring("plain s0! w1!")).war()
    p.do("hex 0,0", "unit 1s1", "done", "token none", "token none").run()
    assert not p.penalty("1s1")
    assert not p.penalty("2w1")
    p = Play(ring("plain farm s0 s0!"), characters={0: "obsessor"}).war()
    p.do("hex 0,0", "unit 1s2", "unit 1s1", "done", "piece farm")
    assert p.penalty("1s2")


def test_t_025_rr6_2_water_needs_a_harbor() -> None:
    """From a plain onto water only with a harbor; then over water and out again."""
    line = {(0, 0): "plain x0", (1, 0): "water", (2, 0): "water", (3, 0): "plain"}
    p = Play(line)
    assert p.refusal("1x", "hex 1,0") == "RR6.2"
    p = Play({**line, (0, 0): "plain harbor x0", (-1, 0): "plain"})
    p.do("unit 1x", "hex 1,0", "unit 1x", "hex 2,0", "unit 1x", "hex 3,0")
    assert p.where("1x") == (3, 0)


def test_t_026_rr6_7_peeking() -> None:
    """Three actions of the explorer see three hexes; they stay face down, nobody else knows."""
    p = Play({(0, 0): "plain x0", (1, 0): "down", (0, 1): "down?", (-1, 0): "down"})
    p.do("unit 1x", "peek", "hex 1,0", "tile water")
    p.do("unit 1x", "peek", "hex 0,1", "tile hill", "mult 3")
    assert p.terrain((1, 0)) is None
    names = p.s.board.names
    seen = {h["name"]: h for h in p.s.view(0)["hexes"]}
    other = {h["name"]: h for h in p.s.view(1)["hexes"]}
    hill = names[p.at((0, 1))]
    assert (seen[hill]["terrain"], seen[hill]["multiplier"]) == ("hill", {"value": 3})
    assert (other[hill]["terrain"], other[hill]["multiplier"]) == (None, {"value": None})
    assert other[hill]["peeked"] == [0]
    p.do("unit 1x", "peek", "hex -1,0", "tile plain")
    assert p.laid("1x")
    assert p.s.stock[WATER_PILE] == 9


def test_t_027_rr6_6_exploring_land() -> None:
    """A worker's first move onto a face-down hill: it stands there laid, the multiplier is
    shown.
    """
    p = Play({(0, 0): "plain w0", (1, 0): "down?", (0, 1): "plain"})
    p.do("unit 1w1", "hex 1,0", "tile hill", "mult 2")
    assert p.where("1w1") == (1, 0)
    assert p.laid("1w1")
    assert p.terrain((1, 0)) == "hill"
    assert p.s.hexes[p.at((1, 0)) * HEX + MULT] == 2
    assert p.refusal("1w1", "hex 0,0") == "RR5.10"


def test_t_028_rr6_6_exploring_water() -> None:
    """If the hex is water the worker stays where it came from, laid."""
    p = Play({(0, 0): "plain w0", (1, 0): "down", (0, 1): "plain"})
    p.do("unit 1w1", "hex 1,0", "tile water")
    assert p.where("1w1") == (0, 0)
    assert p.laid("1w1")
    assert p.terrain((1, 0)) == "water"


def test_an_old_penalty_goes_when_the_explored_hex_throws_the_unit_back() -> None:
    p = Play({(0, 0): "plain w0!", (1, 0): "down", (0, 1): "plain"})
    p.do("unit 1w1", "hex 1,0", "tile water")
    assert not p.penalty("1w1")


def test_t_029_rr6_3_a_retreat_leads_home() -> None:
    """Three hexes from home, among hostile units: only the hex at distance 2; then only moves."""
    board = {(q, r): "plain" for q in range(5) for r in range(-2, 3)}
    board[(0, 0)] = "plain T0"
    board[(3, 0)] = "plain w0 w1"
    p = Play(board, hands={0: "stone*4 wood*4"})
    assert p.moves("1w1") == {(2, 0)}
    assert p.refusal("1w1", "hex 3,-1") == "RR6.3"
    p.do("unit 1w1", "hex 2,0")
    assert p.refusal("1w1", "build farm") == "RR6.3"
    assert (1, 0) in p.moves("1w1")


def test_t_030_rr6_3_out_of_the_own_capital_anywhere() -> None:
    """A worker in its own capital with a hostile unit may leave in any direction."""
    p = Play(ring("plain T0 w0 w1"))
    assert len(p.moves("1w1")) == 6


def test_t_207_rr6_10_only_out_of_the_capital_a_retreat_explores() -> None:
    """From the capital a retreat may explore; elsewhere a face-down hex is no way out."""
    p = Play({(0, 0): "plain T0 w0 w1", (1, 0): "down", (0, 1): "plain"})
    assert (1, 0) in p.moves("1w1")
    p = Play({(0, 0): "plain T0", (1, 0): "plain", (2, 0): "down", (3, 0): "plain w0 w1"})
    assert not p.moves("1w1")
    assert p.refusal("1w1", "hex 2,0") == "RR6.10"


def test_t_206_rr6_9_a_peek_is_a_movement_action() -> None:
    """With a penalty token a peek is legal and leaves it; conversion then is not; no free peek."""
    p = Play({(0, 0): "plain x0!", (1, 0): "down", (0, 1): "plain"}, hands={0: "grain"})
    assert "convert" in p.options("1x")
    p.do("unit 1x", "peek", "hex 1,0", "tile hill")
    assert p.penalty("1x")
    assert p.refusal("1x", "convert") == "RR9.5"
    board = {(0, 0): "plain T0", (1, 0): "plain", (2, 0): "plain x0 w1", (1, -1): "down"}
    p = Play(board, characters={0: "eques"})
    assert p.refusal("1x", "peek") == "RR5.6"
    p.do("unit 1x", "hex 1,0")
    assert "peek" in p.options("1x")
    p.do("unit 1x", "power eques")
    assert p.why("hex 1,-1") == "RR15.2"


def test_t_247_rr6_11_units_on_water_need_no_harbor() -> None:
    """A unit on water stays and moves on though the harbor is gone; its salt hex may be worked."""
    p = Play(
        {(0, 0): "plain w0 warehouse", (1, 0): "water s1 s0", (2, 0): "water", (0, 1): "plain"}
    )
    p.s.seats[STANCE] = p.s.seats[SEAT + STANCE] = 0
    assert (2, 0) in p.moves("1s1")
    assert (0, 0) in p.moves("1s1")
    p.s.seats[SEAT + STANCE] = 1
    p.do("unit 1w1", "produce", "hex 1,0")
    assert p.can("hex 0,0")


# --- the river ---


def explore(hexes: dict[Place, str], terrain: str, players: int = 2, pile: int = 9) -> Play:
    """A worker from far away explores (0,0)."""
    p = Play({**hexes, (0, 30): "plain w0"}, players=players)
    p.s.stock[WATER_PILE] = pile
    near = p.s.board.near
    start, end = p.at((0, 30)), p.at((0, 0))
    near[start * 6] = end
    size = p.s.board.size
    p.s.board.far[start * size + end] = p.s.board.far[end * size + start] = 1
    p.do("unit 1w1", "hex 0,0", f"tile {terrain}")
    return p


def test_t_040_rr6_8_two_unknown_neighbours_stop_the_river() -> None:
    """Land is explored beside water that has two face-down neighbours: nothing is flooded."""
    p = explore({(0, 0): "down", (1, 0): "water", (2, 0): "down", (2, -1): "down"}, "plain")
    assert p.told("flood") == []


def test_t_041_rr6_8_the_river_flows_on() -> None:
    """Water with one face-down neighbour floods it, that one the next; two neighbours stop it."""
    p = explore(
        {(0, 0): "down", (1, 0): "down", (2, 0): "down", (3, 0): "down", (3, -1): "down"}, "water"
    )
    assert [p.terrain((q, 0)) for q in range(4)] == ["water", "water", "water", None]
    assert p.s.stock[WATER_PILE] == 7
    assert p.where("1w1") == (0, 30)
    assert p.laid("1w1")


def row(length: int) -> dict[Place, str]:
    return {(q, 0): "down" for q in range(length)}


def test_t_042_rr6_8_three_hexes_at_most() -> None:
    """In a row of face-down hexes exactly three are flooded."""
    p = explore(row(8), "water")
    assert len(p.told("flood")) == 3
    assert p.terrain((3, 0)) == "water"
    assert p.terrain((4, 0)) is None


def test_t_043_rr6_8_two_in_solitaire() -> None:
    """Alone only two hexes are flooded."""
    assert len(explore(row(8), "water", players=1).told("flood")) == 2


def test_t_044_rr6_8_the_water_pile_runs_out() -> None:
    """One tile in the water pile floods one hex, none floods none."""
    assert len(explore(row(8), "water", pile=1).told("flood")) == 1
    assert len(explore(row(8), "water", pile=0).told("flood")) == 0


def test_t_045_rr6_8_only_water_whose_surroundings_changed() -> None:
    """Land between two waters with one unknown neighbour each: both flood; water elsewhere
    does not.
    """
    line = {(-2, 0): "down", (-1, 0): "water", (0, 0): "down", (1, 0): "water", (2, 0): "down"}
    p = explore({**line, (0, 9): "water", (1, 9): "down"}, "plain")
    places = p.s.board.places
    assert [places[n & 63] for (n,) in p.told("flood")] == [(2, 0), (-2, 0)]


def test_t_205_rr6_8_the_order_of_the_river() -> None:
    """Older hexes flood first: (2,0), (-2,0), then (3,0); the cap leaves the rest."""
    line = {(q, 0): "down" for q in range(-4, 5)}
    line[(1, 0)] = line[(-1, 0)] = "water"
    p = explore(line, "plain")
    places = p.s.board.places
    assert [places[n & 63] for (n,) in p.told("flood")] == [(2, 0), (-2, 0), (3, 0)]


def test_a_flooded_hex_shows_its_multiplier_and_keeps_what_a_peeker_knows() -> None:
    p = Play({(0, 0): "plain w0 x0", (1, 0): "down", (2, 0): "down?", (0, 1): "plain"})
    i = p.at((2, 0)) * HEX
    p.s.hexes[i] = 1
    p.s.hexes[i + MULT] = 3
    p.s.hexes[i + SEEN] = 2
    p.do("unit 1w1", "hex 1,0", "tile water")
    hexes = {h["name"]: h for h in p.s.view(1)["hexes"]}
    mine = hexes[p.s.board.names[p.at((2, 0))]]
    assert (mine["terrain"], mine["multiplier"], mine["lost"]) == ("water", {"value": 3}, "hill")
