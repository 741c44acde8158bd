"""Leader boards and players, for everyone."""

from typing import Annotated, Final

from litestar import Controller, get
from litestar.params import PathParameter, QueryParameter

from lusoria.server.authentication import signed_in
from lusoria.server.documentation import GAME_PROBLEMS, PROBLEMS
from lusoria.server.parameters import StrictRequest
from lusoria.server.ratings.boards import leader_board
from lusoria.server.ratings.players import BOTS, player_page
from lusoria.server.services import services
from lusoria.tables.messages.ratings import LeaderBoard, PlayerPage, PoolInfo
from lusoria.tables.rated import pools
from lusoria.tables.refused import Refused

MAX_RANKS: Final = 100  # of a page
POOLS: Final = {pool.id: PoolInfo(pool.id, pool.game, pool.options) for pool in pools()}

PoolId = Annotated[str, PathParameter(description="The pool's id.", max_length=40)]
PlayerId = Annotated[
    str,
    PathParameter(
        description="The name of an account, or `bot:` and a level.", min_length=1, max_length=40
    ),
]


class Ratings(Controller):
    """How strong people and bots are."""

    path = "/api"
    tags = ["players"]  # noqa: RUF012

    @get("/ratings", summary="List what is rated together", responses=PROBLEMS)
    async def pools(self) -> list[PoolInfo]:
        """Every game, and every edition of it, has ratings of its own."""
        return list(POOLS.values())

    @get("/ratings/{pool_id:str}", summary="Get a leader board", responses=GAME_PROBLEMS)
    async def board(
        self,
        request: StrictRequest,
        pool_id: PoolId,
        skip: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
        limit: Annotated[int, QueryParameter(ge=1, le=MAX_RANKS)] = 50,
    ) -> LeaderBoard:
        """People and bots in the order of the lower ends of their intervals."""
        if pool_id not in POOLS:
            raise Refused("no-pool", f"There are no ratings {pool_id!r}.")
        store = services(request).tables.store
        return await store.read(lambda connection: leader_board(connection, pool_id, skip, limit))

    @get("/players/{name:str}", summary="Get a player's page", responses=GAME_PROBLEMS)
    async def player(self, request: StrictRequest, name: PlayerId) -> PlayerPage:
        """Ratings, their course, the results against each opponent, and the last games.

        Of each rating, the last 500 games are counted.
        """
        here = services(request)
        viewer = await signed_in(request, "read")
        player = None if name in BOTS else await here.accounts.named(name)
        if player is None and name not in BOTS:
            raise Refused("no-player", f"Nobody here has the name {name}.")
        return await here.tables.store.read(
            lambda connection: player_page(
                connection,
                name if player is None else player.id,
                None if player is None else player.created,
                None if viewer is None else viewer.id,
            )
        )
