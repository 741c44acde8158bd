"""Tournaments, their logs, and their games under way."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("account_id", sa.String(16), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("revision", sa.BigInteger, nullable=False),
        sa.Column("entrants", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=True),
    )
    op.create_index("tournaments_listed", "tournaments", ["status", "created"])
    op.create_index("tournaments_account", "tournaments", ["account_id"])
    op.create_index("tournaments_due", "tournaments", ["due"])
    op.create_table(
        "tournament_entries",
        sa.Column("tournament_id", sa.String(16), primary_key=True),
        sa.Column("revision", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "tournament_games",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("tournament_id", sa.String(16), nullable=False),
        sa.Column("due", sa.Double, nullable=False),
    )
    op.create_index("tournament_games_tournament", "tournament_games", ["tournament_id"])


def downgrade() -> None:
    for name in ("tournament_games", "tournament_entries", "tournaments"):
        op.drop_table(name)
