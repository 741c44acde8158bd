"""Notices as messages to browsers, and how well was played in rated games."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pushes",
        sa.Column("account_id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("pushes_at", "pushes", ["at"])
    op.create_table(
        "subscriptions",
        sa.Column("session_id", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.String(16), nullable=False),
        sa.Column("endpoint", sa.String(1_000), nullable=False),
        sa.Column("public", sa.String(88), nullable=False),
        sa.Column("auth", sa.String(24), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("subscriptions_account", "subscriptions", ["account_id"])
    op.create_index("subscriptions_endpoint", "subscriptions", ["endpoint"], unique=True)
    op.create_table(
        "push_key",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "accuracies",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("accuracy", sa.Double, nullable=True),
    )


def downgrade() -> None:
    op.drop_table("accuracies")
    op.drop_table("push_key")
    op.drop_table("subscriptions")
    op.drop_table("pushes")
