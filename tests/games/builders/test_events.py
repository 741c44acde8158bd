"""What is told of each move: its numbers, and what travels from where to where."""

from lusoria.core.events import told
from lusoria.core.state import Event
from lusoria.games.builders.state import Builders
from tests.games.builders.table import do, events, position


def data(s: Builders, *moves: str) -> dict[str, dict[str, object]]:
    """What is told while the moves are played, by the events' names."""
    log: list[Event] = []
    s.listen(log)
    do(s, *moves)
    lines = [told(s, event, None) for event in log]
    return {str(line.data["event"]): line.data for line in lines if line is not None}


def travels(event: dict[str, object]) -> list[str]:
    """What travels with an event, a line each: `what × count: from > to`."""
    moves = event["moves"]
    assert isinstance(moves, list)
    return [
        f"{move['what'] or move['from']} × {move['count']}: {move['from']} > {move['to']}"
        for move in moves
    ]


FIVE = "master-1 companion-1 companion-2 labourer-1 labourer-2"


def test_b6_b7_cards_come_from_the_decks_and_go_to_the_seat() -> None:
    s = position(site_row="sphinx shop forum house market", worker_row=FIVE)
    found = data(s, "start sphinx", "site port")
    assert travels(found["start"]) == ["site:sphinx × 1: site:sphinx > site:sphinx"]
    assert travels(found["turn-up-site"]) == ["site:port × 1: deck:sites > site:port"]
    found = data(s, "recruit master-1", "worker master-2")
    assert travels(found["turn-up-worker"]) == [
        "worker:master-2 × 1: deck:workers > worker:master-2"
    ]


def test_b8_sending_tells_what_it_adds_what_is_missing_then_and_what_it_costs() -> None:
    s = position("companion-1 companion-3", {"sphinx": "labourer-2"})
    sent = data(s, "send companion-1", "to sphinx")["send"]
    assert (sent["actions"], sent["money"]) == (1, 4)
    assert sent["adds"] == [1, 0, 1, 0]  # of its three stones two are in vain
    assert sent["missing"] == [0, 5, 0, 2]
    assert travels(sent) == [
        "worker:companion-1 × 1: worker:companion-1 > worker:companion-1",
        "coin × 4: seat:0 > bank",
    ]


def test_b19_a_tool_travels_with_its_worker_and_counts_in_what_is_added() -> None:
    s = position("companion-1", {"sphinx": ""}, tools="saw")
    sent = data(s, "send companion-1", "to sphinx", "with saw")["send-with"]
    assert sent["adds"] == [3, 1, 1, 0]
    assert sent["missing"] == [0, 4, 0, 3]
    assert "tool:saw × 1: tool:saw > tool:saw" in travels(sent)


def test_b17_nobody_pays_a_slave_so_no_coins_travel() -> None:
    s = position("slave-4", {"sphinx": ""})
    sent = data(s, "send slave-4", "to sphinx")["send"]
    assert travels(sent) == ["worker:slave-4 × 1: worker:slave-4 > worker:slave-4"]
    assert sent["money"] == 0


def test_b14_completion_names_the_workers_and_tools_that_come_home() -> None:
    s = position(
        "labourer-3",
        {"archery-range": "slave-2+brush"},
        freed="slave-2",
    )
    done = data(s, "send labourer-3", "to archery-range")["complete"]
    assert (done["site"], done["money"], done["points"]) == ("archery-range", 8, 2)
    assert done["workers"] == ["labourer-3", "slave-2"]
    assert done["tools"] == ["brush"]
    assert travels(done) == [
        "site:archery-range × 1: site:archery-range > site:archery-range",
        "point × 2: site:archery-range > seat:0",
        "coin × 8: bank > seat:0",
        "worker:labourer-3 × 1: worker:labourer-3 > worker:labourer-3",
        "worker:slave-2 × 1: worker:slave-2 > worker:slave-2",
        "tool:brush × 1: tool:brush > tool:brush",
    ]


def test_b14_the_log_counts_who_comes_home() -> None:
    s = position("labourer-3", {"archery-range": "apprentice-2+brush"})
    assert events(s, "send labourer-3", "to archery-range")[-1] == (
        "first seat completes Archery Range: 8 sesterces, 2 points. Back home: 2 workers, 1 tool."
    )


def test_b15_a_machine_walks_from_its_site_into_the_team() -> None:
    s = position("apprentice-3", {"hoist": "apprentice-1"})
    found = data(s, "send apprentice-3", "to hoist")
    assert found["complete"]["money"] == 0
    assert not [line for line in travels(found["complete"]) if "coin" in line]
    assert travels(found["machine"]) == ["worker:hoist × 1: site:hoist > worker:hoist"]


def test_b5_b10_money_for_actions_and_actions_for_money() -> None:
    found = data(position(), "buy", "take 3")
    assert travels(found["buy"]) == ["coin × 5: seat:0 > bank"]
    assert travels(found["take"]) == ["coin × 3: take:2 > seat:0"]


def test_b17_b18_a_slave_is_paid_for_and_freed_for_a_wage() -> None:
    s = position()
    found = data(s, "invest slave-4", "free slave-4")
    assert found["slave"]["money"] == 7
    assert travels(found["slave"])[1] == "coin × 7: seat:0 > bank"
    assert (found["free"]["wage"], found["free"]["gain"]) == (4, 10)


def test_b19_a_tool_is_paid_for() -> None:
    found = data(position(), "invest brush")["tool"]
    assert travels(found) == ["tool:brush × 1: tool:brush > tool:brush", "coin × 2: seat:0 > bank"]


def test_b20_a_loan_comes_from_the_stack_and_leaves_the_game() -> None:
    found = data(position(money=20), "invest loan", "repay")
    assert travels(found["loan"]) == ["loan × 1: stack:loans > loans:0", "coin × 10: bank > seat:0"]
    assert travels(found["repay"]) == ["coin × 15: seat:0 > bank", "loan × 1: loans:0 > bank"]
    assert found["repay"]["gain"] == 5  # 1.5 points in sesterces instead of 2 (B23)


def test_b21_a_university_is_laid_on_the_worker_whose_amount_rises() -> None:
    s = position("apprentice-1 master-1", money=10)
    found = data(s, "invest university-wood", "school apprentice-1")["school"]
    assert (found["before"], found["amount"], found["money"]) == (1, 3, 7)
    assert travels(found) == [
        "university:wood × 1: university:wood > worker:apprentice-1",
        "coin × 7: seat:0 > bank",
    ]
    s = position("apprentice-1 master-1", money=10, university="adds")
    assert data(s, "invest university-wood", "school apprentice-1")["school"]["amount"] == 4


def test_b23_freeing_at_the_end_tells_what_it_does_to_the_score() -> None:
    s = position("slave-1", built="gardens colossus town-hall", money=30)
    do(s, "end", "end")
    found = data(s, "release")["release"]
    assert (found["worker"], found["money"], found["gain"]) == ("slave-1", 5, 5)
