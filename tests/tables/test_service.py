"""What is done at a table is decided without a server: whole games, all refusals by their word."""

import random
import time

import pytest

import lusoria
from lusoria.games.builders.actions import BUY
from lusoria.players.advice import Advice
from lusoria.tables.bearer import Bearer, bearer_of, viewer_of
from lusoria.tables.entries import BotEntry, UndoEntry, kind_of
from lusoria.tables.live_table import LiveTable
from lusoria.tables.messages.bounds import Language
from lusoria.tables.messages.requests import Act, NewTable, Resign, TakeBack, TakeSeat, WantedSeat
from lusoria.tables.messages.table import Position
from lusoria.tables.presenter import position
from lusoria.tables.refused import Refused
from lusoria.tables.service import asking, deciding, leaving, seating
from lusoria.tables.service.games import game_texts, list_games
from lusoria.tables.service.making import make_table
from lusoria.tables.standstill import Standstill
from lusoria.tables.thinking import ADVICE, PlayerCache, question
from tests.tables.table_here import ADA, BEN, BOT, CLEO, OPEN, TableHere, refusal

WATCHING = Bearer()


def shown(live: LiveTable, who: Bearer) -> Position:
    """The table as somebody may know it, where no clock runs."""
    return position(live, who, None, left=None, away=[None] * live.size, lines=0)


def roma(*seats: WantedSeat, **more: object) -> TableHere:
    """A table of Roma; without seats, for Ada and Ben."""
    return TableHere(NewTable("roma", list(seats) or [ADA, BEN], **more))  # type: ignore[arg-type]


def builders(**more: object) -> TableHere:
    """A table of The Builders for three persons."""
    return TableHere(NewTable("builders", [ADA, BEN, CLEO], **more))  # type: ignore[arg-type]


# --- whole games ---


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("roma", 2, {}), ("builders", 3, {}), ("romolo", 3, {"round_limit": 2})],
)
def test_a_whole_game_follows_from_its_entries(
    game: str, players: int, options: dict[str, int]
) -> None:
    """Decided one by one and several at once, taken back as soon as may be and then at times; a bot
    plays one of the seats."""
    seats = [WantedSeat("person", name=f"Player {seat}") for seat in range(players - 1)]
    draft, made = make_table(NewTable(game, [*seats, BOT], dict(options)))
    live, entries = draft.live, draft.entries[:]
    rng, bot = random.Random(5), PlayerCache()
    while live.status == "running":
        assert live.state is not None
        assert live.player is not None
        if live.bot_to_move:
            action = bot.decide(question(live.bot_to_move, live.state.clone(), rng))
            draft = deciding.act_for_bot(live, action)
        else:
            who = bearer_of(live, made.seats[live.player].token)
            first = rng.choice(live.state.legal_actions())
            foreseen = asking.preview_actions(live, who, [first])
            then = [rng.choice(foreseen.legal).action] if foreseen.legal else []
            draft = deciding.act(live, who, Act(live.revision, first, then))
            taken_back = any(isinstance(entry, UndoEntry) for entry in entries)
            wanted = not taken_back or rng.random() < 0.3
            if wanted and shown(draft.live, who).may_undo:
                live, entries = draft.live, entries + draft.entries
                draft = deciding.take_back(live, who, TakeBack(live.revision))
        live, entries = draft.live, entries + draft.entries
    again = LiveTable(live.id, game, live.version, live.setup, live.secret, public=False)
    for entry in entries:
        again.follow(entry)
    assert (again.record(), again.outcome()) == (live.record(), live.outcome())
    assert {kind_of(entry) for entry in entries} == {"seat", "start", "action", "undo"}


# --- making a table ---


def test_a_table_that_cannot_be_is_not_made() -> None:
    assert refusal(lambda: make_table(NewTable("chess", [ADA, BEN]))) == "no-game"
    assert refusal(lambda: make_table(NewTable("roma", [ADA]))) == "options"
    assert refusal(lambda: make_table(NewTable("roma", [ADA, BEN], {"dice": 7}))) == "options"
    unseen = WantedSeat("person", name="\u3164")
    assert refusal(lambda: make_table(NewTable("roma", [ADA, unseen]))) == "name"


def test_the_game_begins_when_all_seats_are_taken() -> None:
    table = roma(ADA, OPEN)
    assert table.live.status == "open"
    draft, seated = seating.sit_down(table.live, WATCHING, TakeSeat("Ada"))
    table.commit(draft)
    assert (table.live.status, seated.seat, table.live.names) == ("running", 1, ["Ada", "Ada 2"])
    assert seated.token is not None
    assert bearer_of(table.live, seated.token).seats == (1,)


def test_on_one_screen_one_token_has_all_seats_of_persons() -> None:
    table = roma(one_screen=True)
    assert table.who(0).seats == (0, 1)
    assert roma().who(0).seats == (0,)


# --- sitting down ---


def test_who_cannot_sit_down_is_told_why() -> None:
    table = roma()
    sit = TakeSeat("Eve")
    assert refusal(lambda: seating.sit_down(table.live, WATCHING, sit)) == "taken"
    maker = table.maker
    assert refusal(lambda: seating.sit_down(table.live, maker, sit)) == "foreign-token"
    table.commit(leaving.resign(table.live, table.who(0), Resign()))
    assert refusal(lambda: seating.sit_down(table.live, WATCHING, sit)) == "not-open"
    named = roma(WantedSeat("person"), OPEN)
    unseen = TakeSeat("\u3164", seat=0)
    assert refusal(lambda: seating.sit_down(named.live, named.who(0), unseen)) == "name"


def test_who_was_too_late_can_come_back() -> None:
    table = roma(seconds=5)
    assert table.live.player is not None
    seat, who = table.live.player, table.decider
    clocks = Standstill()
    assert not leaving.is_time_up(table.live, clocks, time.time())
    assert leaving.is_time_up(table.live, clocks, time.time() + 6)
    table.commit(leaving.take_over(table.live))
    assert not leaving.is_time_up(table.live, clocks, time.time() + 60)
    wanted = Act(table.live.revision, table.legal()[0])
    assert refusal(lambda: deciding.act(table.live, who, wanted)) == "bot"
    draft, seated = seating.sit_down(table.live, who, TakeSeat("Ada"))
    table.commit(draft)
    assert (seated.seat, seated.token) == (seat, None)
    assert not table.live.bots[seat]
    table.act(table.legal()[0])


# --- deciding ---


def test_who_may_not_decide_is_told_why() -> None:
    table = roma()
    live = table.live
    assert live.player is not None
    wanted = Act(live.revision, table.legal()[0])
    other = table.who(1 - live.player)
    assert refusal(lambda: deciding.act(live, WATCHING, wanted)) == "no-token"
    assert refusal(lambda: deciding.act(live, table.maker, wanted)) == "foreign-token"
    assert refusal(lambda: deciding.act(live, other, wanted)) == "not-your-turn"
    assert refusal(lambda: bearer_of(live, "somebody's")) == "foreign-token"
    waiting = roma(ADA, OPEN)
    early = Act(waiting.live.revision, 0)
    assert refusal(lambda: deciding.act(waiting.live, waiting.who(0), early)) == "not-running"


def test_an_illegal_action_changes_nothing() -> None:
    table = roma()
    before, legal = table.live, table.legal()
    wrong = next(action for action in range(1000) if action not in legal)
    with pytest.raises(Refused) as refused:
        table.act(wrong)
    told = refused.value.problem
    assert (told.error, told.revision) == ("illegal", before.revision)
    assert isinstance(told.message, dict)
    assert refusal(lambda: table.act(legal[0], 999_999)) == "illegal"
    assert (table.live, table.live.revision, table.legal()) == (before, before.revision, legal)


def test_further_actions_may_end_where_one_is_not_legal() -> None:
    table = builders()
    before = table.live
    wanted = Act(before.revision, BUY, [BUY, 999_999], may_end=True)
    table.commit(deciding.act(before, table.decider, wanted))
    assert table.live.revision == before.revision + 2
    wrong = Act(table.live.revision, 999_999, [BUY], may_end=True)
    assert refusal(lambda: deciding.act(table.live, table.decider, wrong)) == "illegal"


def test_decisions_are_taken_back_and_others_taken_by_one_request() -> None:
    table = builders()
    who, begun = table.decider, table.live
    table.act(BUY, BUY)
    before = table.live
    wanted = Act(before.revision, BUY, back=2)
    table.commit(deciding.act(before, who, wanted))
    assert table.live.actions == [*begun.actions, BUY]
    assert [one.kind for one in table.live.history[before.revision :]] == ["undo", "action"]
    assert refusal(lambda: deciding.act(table.live, who, wanted)) == "already"
    revision = table.live.revision
    for refused, word in (
        (Act(revision, 999_999, back=1), "illegal"),
        (Act(revision, BUY, back=2), "undo"),  # there is only one
        (Act(revision - 1, table.legal()[0], back=1), "late"),
    ):
        assert refusal(lambda wanted=refused: deciding.act(table.live, who, wanted)) == word  # type: ignore[misc]
    assert table.live.revision == revision


def test_what_comes_late_or_twice_is_not_done() -> None:
    table = builders()
    who, first = table.decider, Act(table.live.revision, table.legal()[-1])
    other = Act(first.revision, table.legal()[0])
    table.commit(deciding.act(table.live, who, first))
    assert refusal(lambda: deciding.act(table.live, who, first)) == "already"
    assert refusal(lambda: deciding.act(table.live, who, other)) == "late"
    ahead = Act(table.live.revision + 1, table.legal()[0])
    assert refusal(lambda: deciding.act(table.live, table.decider, ahead)) == "late"


def test_decisions_are_taken_back() -> None:
    table = builders()
    who, before = table.decider, table.live
    table.act(table.legal()[0])
    back = TakeBack(table.live.revision)
    late = TakeBack(before.revision)
    assert refusal(lambda: deciding.take_back(table.live, who, late)) == "late"
    other = next(table.who(seat) for seat in range(3) if table.who(seat).seats != who.seats)
    assert refusal(lambda: deciding.take_back(table.live, other, back)) == "undo"
    table.commit(deciding.take_back(table.live, who, back))
    assert table.live.actions == before.actions
    again = TakeBack(table.live.revision)
    assert refusal(lambda: deciding.take_back(table.live, who, again)) == "undo"


# --- leaving ---


def test_with_two_sides_the_other_one_wins() -> None:
    table = roma()
    table.commit(leaving.resign(table.live, table.who(0), Resign()))
    outcome = table.live.outcome()
    assert outcome is not None
    assert outcome["winners"] == [1]
    assert refusal(lambda: leaving.resign(table.live, table.who(1), Resign())) == "not-running"


def test_with_more_a_bot_plays_on_and_nobody_comes_back() -> None:
    table = builders()
    draft = leaving.resign(table.live, table.who(1), Resign())
    assert isinstance(draft.entries[1], BotEntry)
    table.commit(draft)
    assert (table.live.status, bool(table.live.bots[1])) == ("running", True)
    assert refusal(lambda: leaving.resign(table.live, table.who(1), Resign())) == "resigned"
    back = TakeSeat("Ben")
    assert refusal(lambda: seating.sit_down(table.live, table.who(1), back)) == "taken"


def test_who_holds_several_seats_says_for_which_one_he_resigns() -> None:
    table = builders(one_screen=True)
    assert table.live.player is not None
    other = (table.live.player + 1) % 3
    table.commit(leaving.resign(table.live, table.who(0), Resign(other)))
    assert table.live.resigned_seats == [other]
    assert refusal(lambda: leaving.resign(table.live, table.who(0), Resign(7))) == "not-your-seat"


def test_only_its_maker_closes_a_table_and_only_before_the_game() -> None:
    table = roma(ADA, OPEN)
    assert refusal(lambda: leaving.close(table.live, WATCHING)) == "no-token"
    assert refusal(lambda: leaving.close(table.live, table.who(0))) == "not-the-maker"
    table.commit(leaving.close(table.live, table.maker))
    assert table.live.status == "closed"
    assert refusal(lambda: leaving.close(table.live, table.maker)) == "not-open"


def test_a_game_of_other_rules_is_closed() -> None:
    table = roma()
    assert not leaving.is_outdated(table.live)
    old = LiveTable("t", "roma", 0, table.live.setup, bytes(32), public=False)
    assert leaving.is_outdated(old)
    assert leaving.close_outdated(old).live.status == "closed"


def test_the_same_people_play_again_once() -> None:
    table = roma()
    assert refusal(lambda: seating.play_again(table.live, table.who(0))) == "not-over"
    table.commit(leaving.resign(table.live, table.who(0), Resign()))
    draft, new, token = seating.play_again(table.live, table.who(0))
    table.commit(draft)
    assert table.live.rematch == new.live.id
    assert new.live.taken == [True, False]
    assert bearer_of(new.live, token).seats == (0,)
    assert refusal(lambda: bearer_of(new.live, table.created.seats[0].token)) == "foreign-token"
    assert bearer_of(new.live, table.created.seats[1].token).seats == (1,)
    assert new.live.secret != table.live.secret


# --- asking ---


def test_only_who_decides_is_told_what_could_be_done() -> None:
    table = roma()
    live = table.live
    assert live.player is not None
    other = table.who(1 - live.player)
    assert refusal(lambda: asking.preview_actions(live, other, [])) == "not-your-turn"
    assert refusal(lambda: asking.why(live, other, None, "disc:1")) == "not-your-turn"
    assert refusal(lambda: asking.state_for_hint(live, other)) == "not-your-turn"
    assert refusal(lambda: asking.why(live, WATCHING, None, "disc:1")) == "no-token"
    assert asking.preview_all(live, other, [], 1).actions == []
    assert refusal(lambda: asking.why(live, table.decider, None, None)) == "which"
    assert refusal(lambda: asking.preview_actions(live, table.decider, [999_999])) == "illegal"


def test_who_decides_is_told_what_could_be_done_and_why_not() -> None:
    table = roma()
    live, who = table.live, table.decider
    legal = set(table.legal())
    assert {one.action for one in asking.preview_all(live, who, [], 1).actions} == legal
    wrong = next(action for action in range(1000) if action not in legal)
    refused = asking.why(live, who, wrong, None).refusal
    assert refused is not None
    assert refused["rule"]
    assert asking.why(live, who, table.legal()[0], None).refusal is None


def test_a_hint_is_a_move_in_words_and_why_unless_the_table_moved_on() -> None:
    table = roma()
    live, who = table.live, table.decider
    state = asking.state_for_hint(live, who)
    advice = PlayerCache().answer(question(ADVICE, state, random.Random(1)))
    assert isinstance(advice, Advice)
    hint = asking.hint(live, who, advice, live.revision)
    assert hint.action in table.legal()
    assert advice.chance is not None
    assert hint.weighed == []  # cards are passed on: nobody can tell the chances yet
    table.act(table.legal()[0])
    assert refusal(lambda: asking.hint(table.live, who, advice, live.revision)) == "late"
    alone = roma(hints=False)
    assert refusal(lambda: asking.state_for_hint(alone.live, alone.decider)) == "no-hints"


def test_what_was_is_shown_as_one_may_know_it() -> None:
    table = roma()
    assert table.live.player is not None
    seat, before, ply = table.live.player, table.live, table.live.ply
    who = table.decider
    table.act(table.legal()[0])
    view = shown(before, who).view
    assert asking.past(table.live, who, ply).view == view
    assert asking.past(table.live, table.who(1 - seat), ply).view != view
    assert refusal(lambda: asking.past(table.live, who, 10_000)) == "no-position"
    assert refusal(lambda: viewer_of(table.live, None, seat)) == "no-token"


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_the_games_are_named_in_each_language(language: Language) -> None:
    games = list_games(language)
    assert {"roma", "builders", "romolo"} <= {game.id for game in games}
    for game in games:
        assert game.texts[f"{game.id}-name"]
        assert game_texts(game.id, language).fluent
    assert refusal(lambda: game_texts("chess", language)) == "no-game"


def test_the_version_of_the_rules_is_the_tables_own() -> None:
    assert builders().live.version == lusoria.game("builders").version
