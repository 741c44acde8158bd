"""What must hold in every position, so that play can go on from it."""

from typing import TYPE_CHECKING, Final

from lusoria.core.reading import Reader
from lusoria.core.state import CHANCE, OVER
from lusoria.core.step import FITS
from lusoria.games.romolo import asked, layout, step, tiles
from lusoria.games.romolo.board import stores
from lusoria.games.romolo.board.drought import NO_DROUGHT
from lusoria.games.romolo.board.exploration import NO_EXPLORATION
from lusoria.games.romolo.campaign.plan import NO_CAMPAIGN
from lusoria.games.romolo.economy import soundness as economy
from lusoria.games.romolo.economy.bill import NO_BILL
from lusoria.games.romolo.economy.job import NO_JOB
from lusoria.games.romolo.economy.market import NO_DEAL
from lusoria.games.romolo.economy.theft import NO_THEFT
from lusoria.games.romolo.solitaire import soundness as solitaire
from lusoria.games.romolo.solitaire.ai_turn import NO_AI_TURN
from lusoria.games.romolo.steps import STEPS
from lusoria.games.romolo.turn.auction import NO_BIDDING
from lusoria.games.romolo.turn.move import NO_MOVE
from lusoria.games.romolo.turn.upkeep import NO_UPKEEP
from lusoria.games.romolo.war import fight
from lusoria.games.romolo.war.fight import NO_BATTLE

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


# Steps of the set-up after the hexes are laid
LATER: Final = (asked.CHARACTER, asked.ASIDE, asked.FREE, asked.SETTLE, asked.PLACE)


def check(s: "Romolo", data: Reader, part: dict[str, Reader]) -> None:
    """Refuses a position in which pieces are missing or the course of the game makes no sense."""
    if s.ending_round > s.round:
        raise part["ending_round"].wrong("this Round has not come yet")
    if not hexes_fit(s):
        raise data.wrong("the hexes and tiles do not fit together")
    if not pieces_fit(s):
        raise data.wrong("pieces of the Bank are missing, or there are too many")
    if not characters_fit(s):
        raise data.wrong("the characters do not fit together")
    if not seats_fit(s) or not units_fit(s) or not tokens_fit(s) or not setup_fits(s):
        raise data.wrong("the seats and their units do not fit together")
    check_under_way(s, part)
    if s.player == OVER:
        if s.ended == "" or s.step != asked.ACT or s.in_move:
            raise data.wrong("a game that is over has ended somehow")
        return
    if s.ended != "" and not (s.step == asked.MULTIPLIER and s.players == 1):
        raise data.wrong("a game that goes on has not ended")
    if not course_fits(s):
        raise data.wrong("player, active and step do not fit together")
    for member, why in (
        STEPS[s.step].misfit(s),
        economy.misfit(s),
        solitaire.misfit(s),
        fight.misfit(s) if s.drought is not NO_DROUGHT and s.battle is not NO_BATTLE else FITS,
    ):
        if why != "":
            raise part[member].wrong(why)
    if not (s.chances() if s.player == CHANCE else s.find_legal()):
        raise data.wrong("there is nothing to decide")


def under_way(s: "Romolo") -> int:
    """What is under way: MOVE and so on of `step`, a bit each."""
    idle = [
        s.move is NO_MOVE,
        s.job is NO_JOB,
        s.bill is NO_BILL,
        s.deal is NO_DEAL,
        s.theft is NO_THEFT,
        not s.proposal,
        s.exploration is NO_EXPLORATION,
        s.upkeep is NO_UPKEEP,
        s.battle is NO_BATTLE,
        s.ai_turn is NO_AI_TURN,
        s.slot < 0,
        s.roll == layout.NO_ROLL,
        s.dealt_to == layout.NOBODY,
        s.campaign is NO_CAMPAIGN,
        s.drought is NO_DROUGHT,
        s.bidding is NO_BIDDING,
    ]
    return sum(1 << i for i in range(len(idle)) if not idle[i])


def check_under_way(s: "Romolo", part: dict[str, Reader]) -> None:
    """What the step needs is under way, and nothing else."""
    needed = STEPS[s.step].needs(s) if s.player != OVER else 0
    if s.is_ai(s.active) and s.ended == "":
        needed |= step.AI_TURN
    wrong = needed ^ under_way(s)
    for i, name in enumerate(step.THINGS):
        if wrong & (1 << i) != 0:
            what = "is missing in this step" if needed & (1 << i) != 0 else "is not under way"
            raise part[name].wrong(f"{name} {what}")
    if s.drought is NO_DROUGHT and s.after_losses != asked.NOTHING_MORE:
        raise part["after_losses"].wrong("no loss has consequences")
    if s.losses and not losses_wait(s):
        raise part["losses"].wrong("no loss has consequences")
    if s.campaign.unit >= 0 and s.step not in (asked.AIM, asked.AIM_STORE):
        raise part["campaign"].wrong("no Unit is given a target in this step")
    if s.placing > 0 and s.step != asked.PLACE:
        raise part["placing"].wrong("nothing is placed in this step")


def losses_wait(s: "Romolo") -> bool:
    """Whether a loss may have consequences that wait: for others, the end of a battle or a job."""
    if s.drought is NO_DROUGHT and s.battle is NO_BATTLE and s.job is NO_JOB:
        return False
    return all(s.edition.heeded[kind] for _, kind in s.losses)


def hexes_fit(s: "Romolo") -> bool:
    """Tiles and multipliers add up; what is built stands on explored land."""
    tiles = [0, 0, 0, 0]
    down = 0
    multipliers = [0, 0]
    unseen = 0
    for i in range(0, s.board.size * layout.HEX, layout.HEX):
        terrain, up, mult = (
            s.hexes[i + layout.TERRAIN],
            s.hexes[i + layout.UP],
            s.hexes[i + layout.MULT],
        )
        if (
            up == 1
            and (terrain == layout.UNKNOWN or mult == layout.DOWN_MULT)
            and not is_turning(s, i)
        ):
            return False
        if up == 0 and s.hexes[i + layout.LOST] != layout.UNKNOWN:
            return False
        built = s.hexes[i + layout.TOWER] != layout.NOBODY or s.hexes[i + layout.WALLS] != 0
        for kind in range(layout.COUNTED):
            built = built or s.hexes[i + layout.BUILT + kind] > 0
        if built and (up == 0 or terrain == layout.WATER):
            return False
        down += terrain == layout.UNKNOWN
        unseen += mult == layout.DOWN_MULT
        if terrain != layout.UNKNOWN:
            tiles[terrain] += 1
        if s.hexes[i + layout.LOST] != layout.UNKNOWN:
            tiles[s.hexes[i + layout.LOST]] += 1
        if mult > layout.DOWN_MULT:
            multipliers[mult - 2] += 1
    for kind in range(2):
        if multipliers[kind] + s.stock[layout.MULTS + kind] != s.edition.multipliers[kind]:
            return False
    if unseen > s.stock[layout.MULTS] + s.stock[layout.MULTS + 1]:
        return False
    if s.turn == 0:
        down -= add_starts(s, tiles)
    if down > sum(s.stock[layout.PILE : layout.PILE + 4]):
        return False
    for kind in range(4):
        total = s.edition.tiles[kind] - (s.stock[layout.WATER_PILE] if kind == layout.WATER else 0)
        if tiles[kind] + s.stock[layout.PILE + kind] != total:
            return False
    return True


def add_starts(s: "Romolo", tiles: list[int]) -> int:
    """Adds the tiles of starting hexes that are not laid yet; how many these hexes are."""
    hexes = 0
    for place in range(s.players):
        three = s.board.starts[place]
        if not s.is_explored(three[0]):
            hexes += len(three)
            tiles[layout.PLAIN] += 2
            choice = s.third_terrain((s.first + place) % s.players)
            if choice != 0:
                tiles[choice] += 1
    return hexes


def is_turning(s: "Romolo", i: int) -> bool:
    """Whether a hex is just being flooded, its multiplier not drawn yet."""
    return s.step == asked.MULTIPLIER and s.exploration.place * layout.HEX == i


def pieces_fit(s: "Romolo") -> bool:
    """Bank, map, tiles and what has left the game add up."""
    for kind in range(layout.BANK_KINDS):
        total = s.stock[layout.BANK + kind] + s.stock[layout.OUT + kind]
        if kind == layout.BANK_MERCS:
            owned = 0
            gone = 0
            for i in range(layout.UNITS - layout.MERCS):
                owned += s.merc[i] >= 0
                gone += s.at[layout.MERCS + i] == layout.GONE
            if gone != s.stock[layout.OUT + kind]:
                return False
            total += owned
        elif kind == layout.BANK_BATTLES:
            for seat in range(s.rivals):
                total += s.battle_tokens(seat)
        else:
            for i in range(0, s.board.size * layout.HEX, layout.HEX):
                total += (
                    s.hexes[i + layout.WALLS].bit_count()
                    if kind == layout.WALL
                    else s.hexes[i + layout.BUILT + kind]
                )
            for seat in range(s.players):
                total += s.supply(seat) >> kind & 1
            if kind == layout.WALL:
                total += s.spare_walls + s.job.gratis
        held = s.players if kind in s.edition.in_hand else 0
        if total + in_kits(s, kind) != s.edition.bank[s.players - 1][kind] + held:
            return False
    return True


def in_kits(s: "Romolo", kind: int) -> int:
    """Pieces that have been taken for the set-up and are not placed yet (RR2.10, RR2.11)."""
    if kind not in (layout.FARM, layout.WAREHOUSE) or s.turn > 0:
        return 0
    if s.step not in (asked.ASIDE, asked.FREE, asked.SETTLE, asked.PLACE):
        return 0
    placed = 0
    for place in range(s.board.size):
        placed += s.built(place, kind)
    return s.players - placed


def characters_fit(s: "Romolo") -> bool:
    """No tile is there twice, none that has not come up."""
    seen = 0
    praepositus = 0
    for tile in s.display:
        if tile == tiles.PRAEPOSITUS:
            praepositus += 1
        elif tile != tiles.NO_TILE:
            if seen & (1 << tile) != 0:
                return False
            seen |= 1 << tile
    for seat in range(s.rivals):
        mask = s.characters(seat)
        if seen & mask != 0 or mask & (1 << tiles.PRAEPOSITUS) != 0:
            return False
        seen |= mask
        praepositus += sum(
            s.seats[seat * layout.SEAT + layout.TILES : seat * layout.SEAT + layout.TILES + 5]
        )
    counts = s.edition.type_counts[s.players - 1]
    drawn = [0, 0, 0]
    for kind in range(tiles.CHARACTERS):
        drawn[s.edition.type_of[kind]] += s.drawn >> kind & 1
    if drawn[0] != 0 or seen & ~s.drawn != 0:
        return False
    if praepositus + s.stock[layout.TYPES] > counts[0] + 1:
        return False
    return all(drawn[kind] + s.stock[layout.TYPES + kind] == counts[kind] for kind in (1, 2))


def seats_fit(s: "Romolo") -> bool:
    """A living seat has its tower in its Capital; others have neither."""
    for seat in range(s.rivals):
        i = seat * layout.SEAT
        capital = s.seats[i + layout.CAPITAL]
        towers = 0
        for place in range(s.board.size):
            towers += s.tower_owner(place) == seat
        if s.seats[i + layout.ALIVE] == 0:
            if towers > 0 or capital != layout.NOWHERE or s.turn == 0:
                return False
        elif capital == layout.NOWHERE:
            if towers > 0 or s.turn > 0:
                return False
        elif towers != 1 or s.tower_owner(capital) != seat:
            return False
    if s.players == 1 and s.seats[layout.SEAT + layout.ALIVE] == 0:
        return False
    return s.player == OVER or s.living_sides() > 0


def tokens_fit(s: "Romolo") -> bool:
    """A living player holds or has shown all his tokens; with the die nobody has any."""
    if s.player == OVER:
        return True
    for seat in range(s.players):
        held, shown = (
            s.tokens_held(seat),
            s.tokens_shown(seat),
        )
        if s.dice or s.turn == 0:
            if shown != 0 or held.bit_count() != (
                s.edition.tokens_held if has_tokens(s, seat) else 0
            ):
                return False
        elif s.is_alive(seat):
            if held & shown != 0 or held.bit_count() + shown.bit_count() != s.edition.tokens_held:
                return False
            fights = seat in (s.battle.attack.seat, s.battle.defence.seat)
            if held == 0 and (s.step == asked.TOKEN or not fights):
                return False
    return True


def has_tokens(s: "Romolo", seat: int) -> bool:
    """Whether die tokens have been dealt to a seat in the set-up."""
    if s.dice:
        return False
    dealt = s.step == asked.ASIDE and seat < s.dealt_to
    return dealt or s.step in (asked.FREE, asked.SETTLE, asked.PLACE)


def setup_fits(s: "Romolo") -> bool:
    """In the set-up those who have chosen, in player order, are the ones before the active seat."""
    if s.turn > 0:
        return True
    done = (s.active - s.first) % s.players
    for place in range(s.players):
        i = (s.first + place) % s.players * layout.SEAT
        rough = 0
        up = 0
        for start in s.board.starts[place]:
            up += s.hexes[start * layout.HEX + layout.UP]
            rough += s.terrain(start) in (layout.HILL, layout.FOREST)
        setup = s.edition.setup
        arranged = s.step == asked.ARRANGE and place < done
        laid = s.step in LATER or (arranged and not setup.secret)
        if up != (3 if laid else 0) or rough != (1 if laid else 0):
            return False
        if (s.seats[i + layout.ARRANGED] != 0) != (arranged and setup.secret):
            return False
        chosen = s.step not in (asked.FIRST, asked.PEOPLE, asked.THIRD) or (
            s.step == asked.THIRD and place < done
        )
        if (s.seats[i + layout.CHOICE] != 0) != chosen:
            return False
        if not setup.has_placed(s, place, done):
            return False
    return True


def units_fit(s: "Romolo") -> bool:
    """Units stand in explored hexes; a mercenary that somebody has is somewhere."""
    for unit in range(layout.UNITS):
        place = s.at[unit]
        owner = s.owner(unit)
        if place >= 0:
            if owner < 0 or owner >= s.players or not s.is_explored(place):
                return False
            if not s.is_alive(owner) or place == s.board.ai:
                return False
        elif unit >= layout.MERCS:
            if (owner >= 0) != (place == -3):
                return False
        elif place == -3:
            return False
    for store in s.stores:
        if s.built(stores.place(store), layout.WAREHOUSE) == 0 and s.job.store < 0:
            return False
    return True


def course_fits(s: "Romolo") -> bool:
    """The step, who decides and whose Turn it is."""
    row = STEPS[s.step]
    if (s.player == CHANCE) != row.by_chance:
        return False
    if s.turn == 0:
        return row.in_setup and not s.is_ai(s.active) and s.round == 0
    if not row.in_turn or s.round == 0:
        return False
    if s.player >= 0 and not s.is_alive(s.player):
        return False
    if not s.is_alive(s.active):
        return False
    return not row.own or s.player == s.active
