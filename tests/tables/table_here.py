"""Tables in the memory of a test: what a server or a browser does with the service, and no more."""

from collections.abc import Callable

import pytest

from lusoria.tables.bearer import Bearer, bearer_of
from lusoria.tables.draft import Draft
from lusoria.tables.live_table import LiveTable
from lusoria.tables.messages.requests import Act, NewTable, WantedSeat
from lusoria.tables.messages.table import Created
from lusoria.tables.refused import Refused
from lusoria.tables.service.deciding import act
from lusoria.tables.service.making import make_table

ADA = WantedSeat("person", name="Ada")
BEN = WantedSeat("person", name="Ben")
CLEO = WantedSeat("person", name="Cleo")
BOT = WantedSeat("bot", "easy")
OPEN = WantedSeat("open")


class TableHere:
    """A table whose drafts are committed by keeping them."""

    def __init__(self, wanted: NewTable) -> None:
        draft, self.made = make_table(wanted)
        self.live: LiveTable = draft.live

    @property
    def created(self) -> Created:
        """What its maker was told."""
        return self.made

    def commit(self, draft: Draft) -> None:
        """Let the draft take the table's place."""
        self.live = draft.live

    def who(self, seat: int, lang: str | None = None) -> Bearer:
        """The bearer of a seat's token."""
        return bearer_of(self.live, self.created.seats[seat].token, lang=lang)

    @property
    def decider(self) -> Bearer:
        """The bearer of the token of the seat that decides."""
        assert self.live.player is not None
        return self.who(self.live.player)

    @property
    def maker(self) -> Bearer:
        """The bearer of the maker's token."""
        return bearer_of(self.live, self.created.maker)

    def legal(self) -> list[int]:
        """The legal actions."""
        assert self.live.state is not None
        return self.live.state.legal_actions()

    def act(self, *actions: int) -> None:
        """Take actions for the seat that decides."""
        wanted = Act(self.live.revision, actions[0], list(actions[1:]))
        self.commit(act(self.live, self.decider, wanted))


def refusal(work: Callable[[], object]) -> str:
    """The word with which it is refused."""
    with pytest.raises(Refused) as refused:
        work()
    return refused.value.problem.error
