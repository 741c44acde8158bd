"""Ratings and the results from which they follow, games that are sought, notices."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("pool", sa.String(40), primary_key=True),
        sa.Column("who", sa.String(20), primary_key=True),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("low", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_index("ratings_board", "ratings", ["pool", "low"])
    op.create_index("ratings_who", "ratings", ["who"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("pool", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("who", sa.String(20), nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("rating_before", sa.Double, nullable=False),
        sa.Column("deviation_before", sa.Double, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
    )
    op.create_index("results_pool", "results", ["pool", "number"])
    op.create_index("results_who", "results", ["who", "pool", "number"])

    op.create_table(
        "seeks",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_index("seeks_table", "seeks", ["table_id"])
    op.create_table(
        "notices",
        sa.Column("account_id", sa.String(16), primary_key=True),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("feed", sa.String(64), nullable=True),
    )
    op.create_index("notices_feed", "notices", ["feed"], unique=True)
    op.add_column("tables", sa.Column("player", sa.Integer, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "player")
    for name in ("notices", "seeks", "results", "ratings"):
        op.drop_table(name)
