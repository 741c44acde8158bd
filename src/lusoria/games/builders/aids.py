"""What is worked out for a seat: what it could do with actions that it buys first."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.core.view import Said, said
from lusoria.games.builders import actions as a
from lusoria.games.builders import asked
from lusoria.games.builders.cards import SITES
from lusoria.games.builders.layout import ACTION_PRICE, EMPTY
from lusoria.games.builders.words import site_name

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders


class Purchase(TypedDict):
    """Something for which the actions do not suffice, and what buying the others costs (B5)."""

    on: list[str]
    """The elements that it touches."""
    buy: int
    money: int
    """For the actions alone."""
    doing: Said
    actions: list[int]
    """The decisions: to buy, and what it is for."""
    back: int
    """The number of decisions to take back first: a worker in hand is put down, as actions are
    bought before a move.
    """


class BuildersAids(TypedDict):
    """Help beside the view."""

    purchases: list[Purchase]
    """What the seat that decides could do with as few bought actions as it takes."""


def aids(s: "Builders", seat: int | None) -> BuildersAids:
    """Work out what helps the seat; None is a spectator."""
    if seat is None or s.player != seat:
        return {"purchases": []}
    if s.step == asked.ACT:
        return {"purchases": _moves(s)}
    return {"purchases": _sites(s) if s.step == asked.SITE else []}


def _moves(s: "Builders") -> list[Purchase]:
    """Moves that become possible with bought actions."""
    found: list[Purchase] = []
    known = set(s.legal_actions())
    t = s.clone()
    bought: list[int] = []
    while len(bought) <= SITES and a.BUY in t.legal_actions():  # no move takes more
        t.apply(a.BUY)
        bought.append(a.BUY)
        for action in t.legal_actions():
            if action not in known:
                known.add(action)
                told = s.game.describe(t, action)
                found.append(_purchase(told.on, bought, said(told.message), [action], back=0))
    return found


def _sites(s: "Builders") -> list[Purchase]:
    """Sites to which the worker in hand could go with bought actions."""
    found: list[Purchase] = []
    known = set(s.legal_actions())
    before = s.clone()
    before.sending = EMPTY
    before.legal = None
    before.open_move(asked.ACT)
    bought: list[int] = []
    while len(bought) <= SITES and a.BUY in before.legal_actions():
        before.apply(a.BUY)
        bought.append(a.BUY)
        send = a.SEND + s.sending
        if send not in before.legal_actions():
            continue
        t = before.clone()
        t.apply(send)
        for action in t.legal_actions():
            if action not in known:
                known.add(action)
                on = s.game.describe(t, action).on
                doing = said(site_name(action - a.TO))
                found.append(_purchase(on, bought, doing, [send, action], back=1))
    return found


def _purchase(
    on: list[str], bought: list[int], doing: Said, then: list[int], *, back: int
) -> Purchase:
    return {
        "on": on,
        "buy": len(bought),
        "money": ACTION_PRICE * len(bought),
        "doing": doing,
        "actions": [*bought, *then],
        "back": back,
    }
