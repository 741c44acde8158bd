"""What the view of edition 1.66 tells a player: prospects of attacks, peoples, dice, clauses."""

from typing import Any

from lusoria.games.romolo.asked import DEFEND
from lusoria.games.romolo.editions import EDITIONS
from lusoria.games.romolo.facts import facts
from lusoria.games.romolo.layout import PEOPLE
from lusoria.games.romolo.view.prospects import Prospect
from lusoria.text import texts
from tests.games.romolo.prototype import Prototype, at_war
from tests.games.romolo.table import Play, ring


def prospects(p: Prototype) -> dict[str, tuple[int, int, int]]:
    """What would come of each attack that the chosen unit may make."""
    campaign = p.s.view(0)["campaign"]
    assert campaign is not None
    return {
        p.s.game.notation(p.s, aim["action"]): numbers(aim["prospect"]) for aim in campaign["aims"]
    }


def numbers(prospect: Prospect) -> tuple[int, int, int]:
    return prospect["attack"], prospect["least"], prospect["most"]


def test_rr19_4_rr19_5_a_prospect_counts_all_who_may_help() -> None:
    """A soldier in the other's capital: tower, two workers, a farm, somebody else's soldier."""
    p = at_war({**ring("plain s0 T1 w1*2 farm s2")}, 3).do("unit 1s1")
    assert prospects(p) == {
        "tower": (3, 4 + 1, 4 + 1 + 1 + 1),
        "unit 2w1": (3, 1 + 1, 1 + 1 + 4 + 1),
        "unit 3s1": (3, 3, 3),
        "piece farm": (3, 0, 3),
    }


def test_rr19_28_a_target_helps_no_other() -> None:
    p = at_war(ring("plain s0*2 w1*2 farm")).send("unit 2w1", "1s1").do("unit 1s2")
    found = prospects(p)
    assert found["target 1"] == (6, 1, 2)
    assert found["unit 2w2"] == (3, 1, 1)
    assert found["piece farm"] == (3, 0, 1)


def test_rr19_5_what_nobody_can_defend_falls() -> None:
    p = at_war(ring("plain s0! s0 farm*2")).send("piece farm", "1s1")
    campaign = p.s.view(1)["campaign"]
    assert campaign is not None
    assert campaign["targets"][0]["prospect"] == {"attack": 1, "least": 0, "most": 0}


def test_rr19_37_the_ai_defends_with_all_that_are_no_targets() -> None:
    p = at_war(ring("plain s0*2 ai*3 farm"), 1).do("unit 1s1")
    assert prospects(p) == {"ai-unit standing": (3, 6, 6), "piece farm": (3, 0, 0)}


def test_rr19_37_only_those_of_the_ai_are_shown_that_fight() -> None:
    """Of three that stand two are targets: each is helped by the one that is none."""
    p = at_war(ring("plain s0*2 ai*3 lying"), 1, battle="tokens")
    p.send("ai-unit standing", "1s1").do("unit 1s2", "ai-unit standing")
    campaign = p.s.view(0)["campaign"]
    assert campaign is not None
    defence = campaign["defence"]
    assert defence is not None
    assert [(one["count"], one["value"]) for one in defence["fighters"]] == [(2, 4), (1, 2)]
    assert defence["units"] == 6


def test_rr19_29_nobody_is_told_to_lose_more_than_he_has() -> None:
    """A worker against a tower: whatever the dice, he is all that can be lost."""
    p = at_war(ring("plain w0 T1 farm*2"), battle="tokens").do("unit 1w1", "tower")
    campaign = p.s.view(0)["campaign"]
    assert campaign is not None
    odds = campaign["odds"]
    assert odds is not None
    assert max(one["blows"] for die in odds for one in die["against"]) == 1
    assert {(die["costs"]["least"], die["costs"]["most"]) for die in odds} <= {
        (0, 0),
        (0, 1),
        (1, 1),
    }
    for die in odds:
        leads = [one["attack"] - one["defence"] for one in die["against"]]
        assert die["chances"] == {
            "wins": sum(lead > 0 for lead in leads),
            "losses": sum(lead < 0 for lead in leads),
            "all": 6,
        }
    assert campaign["chances"] == {
        "wins": sum(die["chances"]["wins"] for die in odds),
        "losses": sum(die["chances"]["losses"] for die in odds),
        "all": 36,
    }


def test_rr19_27_where_nobody_is_to_be_fought_war_is_no_question() -> None:
    """A farm could be destroyed; beside an enemy it is another matter."""
    assert prompt(at_war(ring("plain w0 farm"))) == "romolo-prompt-declare-calm"
    assert prompt(at_war(ring("plain w0 w1 farm"))) == "romolo-prompt-declare"


def test_rr19_26_the_last_attack_is_told() -> None:
    p = at_war(ring("plain w0*2 w1 farm")).do("unit 1w1", "unit 2w1")
    assert prompt(p) == "romolo-prompt-declare-more"
    Play.do(p, "unit 1w2", "piece farm")
    assert prompt(p) == "romolo-prompt-declare-all"


def prompt(p: Prototype) -> str:
    return p.s.prompt().id


def test_rr19_4_the_tower_that_helps_is_the_defenders() -> None:
    """It is the other's turn: what is to be clicked stands in one's own capital."""
    p = at_war(ring("plain s0 T1 w1")).send("unit 2w1", "1s1")
    assert (p.s.step, p.s.player) == (DEFEND, 1)
    on = {verb: said.on for verb, said in said_of(p).items()}
    assert on == {"done": [], "tower": ["tower:1"]}


def said_of(p: Prototype) -> dict[str, Any]:
    found = [p.s.game.describe(p.s, action) for action in p.s.legal_actions()]
    return {one.verb: one for one in found}


def test_rr19_30_held_dice_are_known_and_the_chosen_one_is_not() -> None:
    p = at_war(ring("plain s0 w1"), battle="tokens").do("unit 1s1")
    for seat in (0, 1):
        tokens = p.s.view(seat)["seats"][0]["tokens"]
        assert tokens is not None
        assert tokens["known"] == ["1", "2", "3", "4", "5", "6"]
    before = p.s.view(1)["seats"]
    p.do("face 6")
    assert p.s.view(1)["seats"] == before
    p.do("face 2")
    tokens = p.s.view(1)["seats"][0]["tokens"]
    assert tokens is not None
    assert tokens["known"] == ["1", "2", "3", "4", "5"]


def test_rr19_7_a_die_says_what_it_makes_of_the_value() -> None:
    """Latins attack: a 2 multiplies as a 3."""
    p = at_war(ring("plain s0 w1"), battle="tokens", peoples="on")
    p.s.seats[PEOPLE] = 1
    p.do("unit 1s1")
    campaign = p.s.view(0)["campaign"]
    assert campaign is not None
    odds = campaign["odds"]
    assert odds is not None
    assert [(one["halves"], one["total"]) for one in odds] == [
        (2, 3),
        (3, 4),
        (3, 4),
        (4, 6),
        (4, 6),
        (4, 6),
    ]


def test_rr19_21_a_clause_that_falls_away_leads_to_another() -> None:
    known = facts()["editions"]
    assert EDITIONS[0].instead == {}
    for clause in {*EDITIONS[1].instead.values(), *known["1.66"]["powers_in"].values()}:
        assert texts("en").has(f"romolo-rule-{clause.replace('.', '-')}")
    assert known["2013"]["help"]["hunger"] == {
        "text": "romolo-rule-RR12-4",
        "rules": ["RR12.4", "RR12.9"],
    }
    assert known["1.66"]["help"]["hunger"] == {
        "text": "romolo-rule-RR19-33",
        "rules": ["RR19.33", "RR12.9"],
    }


def test_rr19_3_an_attack_on_ones_own_land_is_told() -> None:
    """Nobody else stands there: nothing but a building could be attacked, where one has Control."""
    p = at_war({**ring("plain s0 T0 farm warehouse"), (1, 0): "plain s0 w1"})
    here = p.s.board.names[p.at((0, 0))]
    assert p.s.aids(0)["own_land"] == [here]
    assert p.s.aids(1)["own_land"] == p.s.aids(None)["own_land"] == []
    p.do("unit 1s1")
    campaign = p.s.view(0)["campaign"]
    assert campaign is not None
    assert {aim["own_land"] for aim in campaign["aims"]} == {True}


def test_rr19_27_an_ally_is_no_enemy_on_ones_own_land() -> None:
    p = at_war(ring("plain s0 T0 farm w2"), 4, teams="on")
    assert p.s.board.names[p.at((0, 0))] in p.s.aids(0)["own_land"]
