"""A battle over a target: powers, dice, what each side destroys (RR19.6, RR19.7, RR19.26)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Params
from lusoria.core.step import Block, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, tiles
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import constructions
from lusoria.games.romolo.campaign import plan, removal, values
from lusoria.games.romolo.campaign.fighting import ClashStep, not_begun
from lusoria.games.romolo.campaign.plan import Campaign
from lusoria.games.romolo.war import battle, sums, targets
from lusoria.games.romolo.war.fight import Side

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def begin(s: "Romolo") -> None:
    """It is known who defends: powers are declared, the Attacker first."""
    attack, defence = s.battle.attack, s.battle.defence
    s.tell(
        "battle",
        attack.seat,
        defence.seat,
        s.battle.place,
        attack.units,
        defence.units,
        battle.number(s, attack),
        battle.number(s, defence),
    )
    if s.campaign.tower:
        s.tell("tower-fights", defence.seat, s.battle.place)
    s.ask_seat(asked.SUMMON, battle.first_human(s))


def begin_hex(s: "Romolo") -> None:
    """The A.I. attacks: one battle of all against all in the hex (RR19.17)."""
    s.campaign = Campaign()
    targets.involve(s)
    s.campaign.tower = sums.has_tower(s)
    begin(s)


# --- powers (RR19.15, RR19.31) ---


def gain(s: "Romolo", seat: int, kind: int) -> int:
    """What a Character would add to a side in this battle; 0 if it is of no use there."""
    attacks = seat == s.battle.attack.seat
    if kind == tiles.DUX:
        return 1
    if kind == tiles.HEROS:
        return s.edition.heros + (1 if attacks and is_mercenary(s) else 0)
    if kind == tiles.OBSESSOR and attacks:
        return s.edition.obsessor + (1 if has_walls(s) else 0) if is_masonry(s) else 0
    if kind == tiles.DEFENSOR and not attacks:
        return s.edition.defensor if has_walls(s) else 0
    if kind == tiles.ARCHITECTUS and not attacks and values.is_home(s):
        return farm_adds(s)
    return 0


def is_mercenary(s: "Romolo") -> bool:
    """True if a Mercenary is attacked."""
    target = s.campaign.target()
    return target is not None and target.sort == plan.UNIT and target.which >= layout.MERCS


def is_masonry(s: "Romolo") -> bool:
    """True if a building or a Tower is attacked."""
    target = s.campaign.target()
    return target is not None and not target.is_unit()


def has_walls(s: "Romolo") -> bool:
    """True if a wall is attacked; the A.I. attacks all walls of the hex (RR19.37)."""
    target = s.campaign.target()
    if target is None:
        return constructions.wall_count(s, s.battle.place) > 0
    return target.sort == plan.WALL


def farm_adds(s: "Romolo") -> int:
    """How much more the Capital adds if the Architectus counts a Farm there (AMB-95)."""
    place = s.battle.place
    if s.built(place, layout.FARM) == 0:
        return 0
    size = constructions.power(s, place)
    return s.edition.capital_bonus(size + 1) - s.edition.capital_bonus(size)


def check_power(s: "Romolo", kind: int) -> int:
    """Return the refusal's code, or 0 if the seat that decides may use a Character's power."""
    if not s.has(s.player, kind):
        return no.NOT_OWNED
    if kind == tiles.DUX:
        return 0 if s.dux > 0 else no.COUNTERS_GONE
    if s.used & (1 << kind) != 0:
        return no.POWER_USED
    return 0 if gain(s, s.player, kind) > 0 else no.NO_USE


def declare(s: "Romolo", kind: int) -> None:
    """A Character's power counts in this battle."""
    s.tell("power", s.player, kind, tiles.IN_BATTLE)
    if kind == tiles.ARCHITECTUS:
        s.campaign.farm = True
    else:
        s.battle.side(s.player).bonus += gain(s, s.player, kind)
    if kind == tiles.DUX:
        s.dux -= 1
    else:
        s.used |= 1 << kind


def end_powers(s: "Romolo") -> None:
    """A seat declares no more: the Defender's turn, then the dice."""
    defender = s.battle.defence.seat
    if s.player == s.battle.attack.seat and not s.is_ai(defender):
        s.ask_seat(asked.SUMMON, defender)
    elif s.dice:
        s.roll = layout.ATTACK_ROLL
        s.throw(asked.DIE)
    else:
        s.ask_seat(asked.PICK_DIE, battle.first_human(s))


# --- dice (RR19.7, RR19.30) ---


def use_roll(s: "Romolo", die: int) -> None:
    """The Attacker has rolled, or the Defender after him."""
    attacks = s.roll == layout.ATTACK_ROLL
    side = s.battle.attack if attacks else s.battle.defence
    side.token = die
    s.tell("roll", side.seat, die)
    if attacks:
        s.roll = layout.DEFENCE_ROLL
        s.throw(asked.DIE)
    else:
        s.roll = layout.NO_ROLL
        resolve(s)


def pick(s: "Romolo", die: int) -> None:
    """A virtual die is chosen unseen; the A.I.'s is drawn after the human's choice."""
    seat = s.player
    s.tell_seat("pick", seat, seat, die)
    s.battle.side(seat).token = die
    defender = s.battle.defence.seat
    if seat == s.battle.attack.seat and not s.is_ai(defender):
        s.ask_seat(asked.PICK_DIE, defender)
    elif s.players == 1:
        s.throw(asked.LOT_TOKEN)
    else:
        reveal(s)


def reveal(s: "Romolo") -> None:
    """Both virtual dice are shown; after the sixth a player has all six again."""
    s.reveal()
    for side in (s.battle.attack, s.battle.defence):
        i = side.seat * layout.SEAT
        s.tell("show", side.seat, side.token)
        s.seats[i + layout.SHOWN] |= 1 << side.token
        if s.seats[i + layout.SHOWN] == layout.ALL_TOKENS:
            s.seats[i + layout.SHOWN] = 0
            s.tell("dice-back", side.seat)
        if not s.is_ai(side.seat):
            s.seats[i + layout.HELD] = layout.ALL_TOKENS & ~s.seats[i + layout.SHOWN]
    resolve(s)


def resolve(s: "Romolo") -> None:
    """Both values with their dice, and what each side destroys; then both remove."""
    attack, defence = s.battle.attack, s.battle.defence
    strikes = values.with_die(s, attack, attack.token)
    parries = values.with_die(s, defence, defence.token)
    if s.log is not None:
        tell_sum(s, attack, strikes)
        tell_sum(s, defence, parries)
        s.tell("values", strikes, parries)
        if strikes != parries:
            s.tell("prevails", attack.seat if strikes > parries else defence.seat)
    attack.hits = values.inflicted(s, strikes - parries, attack.token)
    defence.hits = values.inflicted(s, parries - strikes, defence.token)
    s.tell("casualties", attack.hits, defence.hits)
    removal.go_on(s)


def tell_sum(s: "Romolo", side: Side, final: int) -> None:
    """Tell how the value of a side comes about."""
    s.tell(
        "reckon",
        side.seat,
        sums.units_value(s, side),
        values.tower(s, side),
        values.capital(s, side),
        values.penalty(s, side),
        side.bonus,
        values.value(s, side),
        side.token,
        final,
    )


# --- the steps ---


class Summon(ClashStep):
    """A Character's power is used in this battle, or no further one (RR19.15)."""

    clause = "RR19.15"
    silent = True
    texts: tuple[int, ...] = (a.DONE,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.DONE, 1), (a.POWER, tiles.CHARACTERS)]

    def check(self, s: "Romolo", action: int) -> int:
        return 0 if action == a.DONE else check_power(s, action - a.POWER)

    def play(self, s: "Romolo", action: int) -> None:
        if action == a.DONE:
            end_powers(s)
        else:
            declare(s, action - a.POWER)

    def misfit(self, s: "Romolo") -> Misfit:
        if s.battle.attack.token >= 0 or s.battle.defence.token >= 0:
            return "battle", "powers come before the dice"
        return not_begun(s)


class PickDie(ClashStep):
    """A virtual die, unseen (RR19.30)."""

    clause = "RR19.30"
    texts: tuple[int, ...] = ()

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.FACE, values.SIX)]

    def check(self, s: "Romolo", action: int) -> int:
        held = s.tokens_held(s.player) & (1 << action - a.FACE) != 0
        return 0 if held else no.DIE_USED

    def play(self, s: "Romolo", action: int) -> None:
        pick(s, action - a.FACE)

    def prompt(self, s: "Romolo", params: Params) -> str:
        return "-alone" if s.players == 1 else ""  # from whom should it be hidden?

    def misfit(self, s: "Romolo") -> Misfit:
        second = s.player == s.battle.defence.seat and not s.is_ai(s.battle.attack.seat)
        if s.dice or (s.battle.attack.token >= 0) != second or s.battle.defence.token >= 0:
            return "battle", "the Attacker chooses first"
        return not_begun(s)
