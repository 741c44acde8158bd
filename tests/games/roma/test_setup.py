"""The set-up (R1 to R4): points, cards, passing two, laying four."""

import random

import pytest

import lusoria
from lusoria import Table, UndoError
from lusoria.core.dice import FairDice
from lusoria.core.message import Message
from lusoria.core.state import Event
from lusoria.games.roma import actions as a
from lusoria.games.roma.cards import EMPTY, NAMES
from lusoria.games.roma.state import Roma
from tests.games.roma.table import can, dealt, deck, do, hand, mine, moves, refusal, theirs
from tests.told import seen

CARDS = "legat forum nero turris consul forum velites templum"


def start() -> Roma:
    """A new game, nothing decided."""
    state = lusoria.game("roma").start(2)
    assert isinstance(state, Roma)
    return state


def placing(first: int = 0) -> Roma:
    """Both have passed: the first holds legat forum and velites templum."""
    s = dealt(first, CARDS)
    do(s, "pass nero", "pass turris", "pass velites", "pass templum")
    return s


def fair_table() -> Table:
    """A table with dice that are always the same."""
    return Table(start(), ["Ada", "Ben"], FairDice(b"r" * 32, ["", ""]))


def seat_sees(s: Roma, seat: int) -> list[object]:
    """The cards that the seat's view names for the other's side and hand."""
    seats = s.view(seat)["seats"]
    assert isinstance(seats, list)
    other = seats[1 - seat]
    places = [place["card"] for place in other["places"]]
    passed = other["passed"]["cards"] if other["passed"] else None
    return [card for card in (*places, other["hand"]["cards"], passed) if card is not None]


def test_r1_thirty_six_points_ten_each_and_no_money() -> None:
    s = start()
    assert s.points == [10, 10]
    assert s.stockpile == 16
    assert sum(s.points) + s.stockpile == 36
    assert s.money == [0, 0]


def test_r2_six_discs_on_each_side_and_one_for_money_and_cards() -> None:
    view = start().view(0)
    discs, seats = view["discs"], view["seats"]
    assert isinstance(discs, list)
    assert [disc["el"] for disc in discs] == [f"disc:{i}" for i in range(1, 7)]
    assert view["money_disc"] == {"el": "disc:money"}
    assert view["cards_disc"] == {"el": "disc:cards"}
    assert isinstance(seats, list)
    for seat in range(2):
        places = seats[seat]["places"]
        assert [place["el"] for place in places] == [f"place:{seat}:{i}" for i in range(1, 7)]


def test_r3_four_cards_are_dealt_to_each_as_a_shuffled_pile_would() -> None:
    s = start()
    do(s, "first 1", "card forum")
    chances = dict(s.chances())
    assert sum(chances.values()) == 51
    assert chances[a.CARD + NAMES.index("forum")] == 5
    assert chances[a.CARD + NAMES.index("legionarius")] == 3
    do(s, "card nero")
    assert a.CARD + NAMES.index("nero") not in dict(s.chances())
    s = dealt(1, CARDS)
    assert hand(s, 1) == ["forum", "legat", "nero", "turris"]
    assert hand(s, 0) == ["consul", "forum", "templum", "velites"]
    assert len(deck(s)) == 44


def test_r3_each_passes_two_cards_and_they_change_hands_after_both_have_chosen() -> None:
    s = dealt(0, CARDS)
    do(s, "pass nero")
    assert s.player == 0
    assert s.in_move
    do(s, "pass turris")
    assert s.player == 1
    assert hand(s, 1) == ["consul", "forum", "templum", "velites"]
    assert refusal(s, "pass nero").rule == "R3"
    do(s, "pass velites", "pass templum")
    assert hand(s, 0) == ["forum", "legat", "templum", "velites"]
    assert hand(s, 1) == ["consul", "forum", "nero", "turris"]


def test_r3_a_card_is_passed_only_from_the_hand_and_only_once() -> None:
    s = dealt(0, CARDS)
    assert moves(s) == ["pass legat", "pass nero", "pass forum", "pass turris"]
    no = refusal(s, "pass consul")
    assert (no.rule, str(no.message)) == ("R3", "You hold no Consul.")
    assert refusal(s, "lay nero 1").rule == "R3"
    do(s, "pass nero")
    assert not can(s, "pass nero")


def test_r3_neither_sees_the_other_choice_before_both_have_chosen() -> None:
    s = dealt(0, CARDS)
    log: list[Event] = []
    s.listen(log)
    do(s, "pass nero", "pass turris")
    assert seat_sees(s, 1) == []
    told = [seen(s, event, 1) for event in log]
    assert told == [{"event": "pass", "seat": 0}] * 2
    other = dealt(0, CARDS)
    do(other, "pass legat", "pass forum")
    assert other.view(1) == s.view(1)
    log.clear()
    do(s, "pass velites", "pass templum")
    received = [seen(s, event, 0) for event in log if event[0] == "receive"]
    assert [event["card"] for event in received if event] == ["velites", "templum"]
    assert all(seen(s, event, None) in (None, {"event": "pass", "seat": 1}) for event in log)


def test_r3_a_secret_choice_is_taken_back_until_the_next_seat_has_chosen() -> None:
    table = fair_table()
    first = table.state.player
    before = table.state.snapshot()
    for _ in range(2):
        table.act(table.state.legal_actions()[0])
    assert table.state.player == 1 - first
    table.take_back(first)
    table.take_back(first)
    assert table.state.snapshot() == before
    for _ in range(3):
        table.act(table.state.legal_actions()[0])
    with pytest.raises(UndoError, match="Another seat"):
        table.take_back(first)
    table.take_back(1 - first)
    table.take_back(first)
    assert table.state.player == first


def test_r3_after_the_exchange_nothing_is_taken_back() -> None:
    table = fair_table()
    for _ in range(4):
        table.act(table.state.legal_actions()[0])
    for seat in range(2):
        with pytest.raises(UndoError):
            table.take_back(seat)


def test_r4_the_first_player_is_drawn_by_lot() -> None:
    assert start().chances() == [(a.FIRST, 1), (a.FIRST + 1, 1)]
    for first in range(2):
        assert dealt(first, CARDS).player == first
        assert placing(first).player == first


def test_r4_four_cards_are_laid_free_of_charge_beside_four_different_discs() -> None:
    s = placing()
    do(s, "lay legat 2")
    no = refusal(s, "lay forum 2")
    assert no.rule == "R4"
    assert "disc 2" in str(no.message)
    assert refusal(s, "lay legat 3").rule == "R4"
    assert refusal(s, "end").rule == "R4"
    do(s, "lay forum 1", "lay templum 6")
    assert s.player == 0
    do(s, "lay velites 4")
    assert s.player == 1
    assert hand(s) == []
    assert s.money == [0, 0]
    side = [mine(s, disc) for disc in range(1, 7)]
    assert side == ["forum", "legat", None, "velites", None, "templum"]


def test_r4_the_second_lays_without_seeing_the_cards_of_the_first() -> None:
    s = placing()
    other = placing()
    log: list[Event] = []
    s.listen(log)
    do(s, "lay legat 1", "lay forum 2", "lay velites 3", "lay templum 4")
    do(other, "lay templum 1", "lay legat 2", "lay forum 3", "lay velites 4")
    assert seat_sees(s, 1) == []
    assert s.view(1) == other.view(1)
    assert s.view(None) == other.view(None)
    assert s.view(0) != other.view(0)
    told = [seen(s, event, 1) for event in log]
    assert told == [{"event": "place", "seat": 0, "disc": disc} for disc in (1, 2, 3, 4)]


def test_r4_the_first_does_not_see_the_cards_of_the_second_before_all_are_turned_up() -> None:
    s = placing()
    do(s, "lay legat 1", "lay forum 2", "lay velites 3", "lay templum 4")
    do(s, "lay nero 1", "lay turris 2", "lay consul 3")
    assert seat_sees(s, 0) == []
    other = s.resample(0, random.Random(3))
    assert other.view(0) == s.view(0)
    assert [k == EMPTY for k in other.board] == [k == EMPTY for k in s.board]
    do(s, "lay forum 6")
    assert seat_sees(s, 0) == ["nero", "turris", "consul", "forum"]
    assert seat_sees(s, 1) == ["legat", "forum", "velites", "templum"]
    assert theirs(s, 6) == "forum"


def test_r4_laying_is_taken_back_until_the_next_seat_has_laid() -> None:
    table = fair_table()
    for _ in range(4):
        table.act(table.state.legal_actions()[0])
    before = table.state.snapshot()
    first = table.state.player
    for _ in range(4):
        table.act(table.state.legal_actions()[0])
    assert table.state.player == 1 - first
    table.take_back(first, "turn")
    assert table.state.snapshot() == before
    for _ in range(5):
        table.act(table.state.legal_actions()[0])
    with pytest.raises(UndoError):
        table.take_back(first)


def test_r4_the_first_player_has_the_first_turn() -> None:
    for first in range(2):
        s = placing(first)
        do(s, "lay legat 1", "lay forum 2", "lay velites 3", "lay templum 4")
        do(s, "lay nero 1", "lay turris 2", "lay consul 3", "lay forum 6")
        assert s.active == first
        assert s.is_chance
        do(s, "roll 1 2 3")
        assert s.player == first


def test_r4_no_description_names_a_card_that_lies_face_down() -> None:
    s = placing()
    do(s, "lay legat 1", "lay forum 2", "lay velites 3", "lay templum 4", "lay nero 5")

    def named(word: str) -> object:
        card = s.game.describe(s, s.game.parse(s, word)).message.params["card"]
        return card.id if isinstance(card, Message) else card

    assert named("target 1") == named("activate 5") == "roma-down-card"
    assert named("target 5") == named("activate 1") == "roma-no-card"
    do(s, "lay turris 1", "lay consul 2", "lay forum 3", "roll 1 2 3")
    assert (named("activate 1"), named("target 1")) == ("roma-card-legat", "roma-card-turris")
