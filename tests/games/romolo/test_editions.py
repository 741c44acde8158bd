"""What another edition can change: its data, its parts, who scores, what follows from a loss."""

from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.board import presence
from lusoria.games.romolo.editions import Edition
from lusoria.games.romolo.scoring import categories
from lusoria.games.romolo.state import Romolo
from lusoria.games.romolo.turn import ending
from lusoria.games.romolo.turn.ending import Ending
from tests.games.romolo.table import Place, Play, ring

FAR: dict[Place, str] = {(9, 0): "plain T1"}


def other(play: Play, edition: Edition) -> Play:
    """The same position in another edition."""
    play.s.edition = edition
    return play


class Heedful(Edition):
    """Whoever is next has a say when an Aqueduct is lost."""

    def __init__(self) -> None:
        super().__init__()
        self.heeded[layout.AQUEDUCT] = True
        self.lost: list[tuple[int, int]] = []

    def settle_loss(self, s: Romolo, place: int, kind: int) -> bool:
        self.lost.append((place, kind))
        s.ask_seat(asked.ANSWER, 1)
        return True


def test_a_lost_building_asks_another_seat_before_the_move_ends() -> None:
    edition = Heedful()
    p = other(Play({(0, 0): "plain T0 w0 aqueduct farm", **FAR}), edition)
    p.do("unit 1w1", "dismantle", "piece farm", "resource wood")
    assert (edition.lost, p.s.step) == ([], asked.ACT)
    p = other(Play({(0, 0): "plain T0 w0 aqueduct farm", **FAR}), edition)
    p.do("unit 1w1", "dismantle", "piece aqueduct")
    p.s.play(p.action("resource wood"))
    assert edition.lost == [(p.at((0, 0)), layout.AQUEDUCT)]
    assert (p.s.player, p.s.step, p.s.in_move) == (1, asked.ANSWER, True)
    p.s.go(asked.NEXT_LOSS)
    p.s.run()
    assert (p.s.player, p.s.step, p.s.in_move) == (0, asked.ACT, False)


def test_losses_of_a_razing_wait_for_its_end() -> None:
    edition = Heedful()
    p = Play({(0, 0): "plain s0*2 aqueduct*2", (5, 0): "plain T0", **FAR})
    other(p, edition).war()
    p.do("hex 0,0", "unit 1s1", "unit 1s2", "done", "piece aqueduct")
    assert edition.lost == []
    assert p.s.losses == [(p.at((0, 0)), layout.AQUEDUCT)]
    p.s.play(p.action("piece aqueduct"))
    assert len(edition.lost) == 1
    assert p.s.player == 1
    p.s.go(asked.NEXT_LOSS)
    p.s.run()
    assert len(edition.lost) == 2
    p.s.go(asked.NEXT_LOSS)
    p.s.run()
    assert (p.s.player, p.s.step) == (0, asked.WAR)


class Apart(Edition):
    """Allies are reckoned each for himself."""

    def scorers(self, s: Romolo) -> int:
        return s.rivals

    def scorer(self, s: Romolo, seat: int) -> int:
        return seat


def test_who_scores_is_apart_from_who_plays_together() -> None:
    towers = {(0, 0): "plain T0 w0*2 s0", (9, 0): "plain T1 w1*3", (18, 0): "plain T2 w2*3"}
    p = Play({**towers, (27, 0): "plain T3"}, players=4, teams="on")
    together = p.tally()
    assert together.scorers == 2
    assert together.points_of(categories.POPULATION, 0) == 3  # five workers and a soldier
    apart = other(p, Apart()).tally()
    assert (apart.scorers, apart.sides, apart.side_of) == (4, 2, [0, 1, 0, 1])
    assert apart.points_of(categories.POPULATION, 0) == 3  # of one pair, a soldier; of one pair
    first = apart.scorers * categories.POPULATION
    assert apart.prizes[first : first + 4] == [6, 1, 1, 0]
    assert len(apart.totals) == len(apart.places) == 2
    assert sum(p.s.standing()) == sum(apart.totals)


class AtOnce(Ending):
    """The game is over as soon as seat 0 has no Worker."""

    def end_if_decided(self, s: Romolo) -> bool:
        if presence.count(s, 0, layout.WORKER) > 0:
            return False
        ending.end(s, layout.ENDED)
        return True


def test_the_end_may_come_after_any_step() -> None:
    edition = Edition()
    edition.ending = AtOnce()
    p = Play({(0, 0): "plain T0 w0 warehouse", **FAR}, hands={0: "refined*2"})
    other(p, edition).do("unit 1w1", "create-soldier", "resource refined")
    assert p.s.step == asked.PAY
    p.do("resource refined")
    assert p.s.is_over
    assert p.s.outcome().reason == "ended"


def test_pieces_may_go_back_to_the_bank() -> None:
    edition = Edition()
    edition.dismantled_to = layout.BANK
    edition.dismissed_to = layout.BANK
    p = other(Play({(0, 0): "plain T0 w0 farm m0", **FAR}, coins={0: 9}), edition)
    farms = p.left("farm")
    p.do("unit 1w1", "dismantle", "piece farm", "resource wood")
    assert p.left("farm") == farms + 1
    mercenaries = p.left("mercenary")
    p.maintain().do("coins", "unit m1")
    assert p.left("mercenary") == mercenaries + 1
    assert p.where("m1") is None


def test_a_kind_may_be_unique_in_a_hex() -> None:
    edition = Edition()
    edition.unique[layout.TEMPLE] = True
    p = Play({(0, 0): "plain T0 w0 temple farm", **FAR}, hands={0: "stone*5 wood*5"})
    assert p.options("1w1") >= {"build temple", "build farm"}
    other(p, edition)
    assert "build temple" not in p.options("1w1")
    assert p.refusal("1w1", "build temple") == "RR7.3"
    assert "build farm" in p.options("1w1")


def test_mercenaries_may_eat() -> None:
    edition = Edition()
    edition.eats[layout.MERCENARY] = True
    p = other(Play({(0, 0): "plain T0 w0 m0", **FAR}, coins={0: 9}, hands={0: "grain"}), edition)
    p.maintain().do("coins", "done")
    assert p.now() == {"resource grain", "unit 1w1", "unit m1"}
    p.do("unit m1", "resource grain")
    assert p.where("1w1") == (0, 0)
    assert p.where("m1") is None


def test_a_penalty_token_may_come_off_with_the_next_move() -> None:
    walled: dict[Place, str] = {(0, 0): "plain s0", (1, 0): "plain #3", (2, 0): "plain", **FAR}
    p = Play(walled).do("unit 1s1", "hex 1,0", "unit 1s1", "hex 2,0")
    assert p.penalty("1s1")
    edition = Edition()
    edition.penalty_lasts = False
    p = other(Play(walled), edition).do("unit 1s1", "hex 1,0")
    assert p.penalty("1s1")
    assert not p.do("unit 1s1", "hex 2,0").penalty("1s1")


def test_a_unit_may_work_after_a_retreat() -> None:
    pressed: dict[Place, str] = {(0, 0): "plain T0 warehouse", (1, 0): "plain w0 s1", **FAR}
    p = Play(pressed).do("unit 1w1", "hex 0,0")
    assert "produce" not in p.options("1w1")
    edition = Edition()
    edition.retreat_tires = False
    p = other(Play(pressed), edition).do("unit 1w1", "hex 0,0")
    assert "produce" in p.options("1w1")


def test_walls_and_enemies_may_leave_warehouses_open() -> None:
    hexes = ring("plain T0 w0") | {(1, 0): "plain warehouse #3", **FAR}
    p = Play(hexes)
    assert "produce" not in p.options("1w1")
    edition = Edition()
    edition.guarded_stores = False
    assert "produce" in other(p, edition).options("1w1")


def test_a_forum_may_pay_for_each_cube() -> None:
    hexes: dict[Place, str] = {(0, 0): "plain T0 w0 forum harbor temple", **FAR}
    for by_cube, silver in ((False, 3), (True, 4)):
        edition = Edition()
        edition.forum_by_cube = by_cube
        p = other(Play(hexes, hands={0: "grain*2"}), edition)
        p.do("unit 1w1", "sell", "resource grain", "column wood", "resource grain", "column wood")
        assert p.silver() == silver


def test_the_river_may_be_counted_by_the_turn() -> None:
    p = Play({(0, 0): "plain T0 w0", (1, 0): "down", **FAR})
    p.s.floods = 3
    p.do("unit 1w1", "hex 1,0")
    assert p.s.floods == 0
    edition = Edition()
    edition.river_by_turn = True
    p = other(Play({(0, 0): "plain T0 w0", (1, 0): "down", **FAR}), edition)
    p.s.floods = 3
    p.do("unit 1w1", "hex 1,0")
    assert p.s.floods == 3


def test_which_kinds_count_as_run_out() -> None:
    p = Play({(0, 0): "plain T0 w0", **FAR})
    p.bank(mercenary=0, battle=0, temple=0)
    p.s.edition.ending.begin_if_due(p.s)
    assert p.s.ending == layout.PIECES_OUT
    edition = Edition()
    edition.run_out = list(range(layout.WALL + 1))
    p = other(Play({(0, 0): "plain T0 w0", **FAR}), edition)
    p.bank(mercenary=0, battle=0, temple=0)
    p.s.edition.ending.begin_if_due(p.s)
    assert p.s.ending == layout.NOT_ENDING
