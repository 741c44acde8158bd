"""Notices by mail: who wants them, and those that are to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("accounts", sa.Column("unsubscribe", sa.String(64), nullable=True))
    op.create_index("accounts_unsubscribe", "accounts", ["unsubscribe"], unique=True)
    op.create_table(
        "mails",
        sa.Column("account_id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("mails_at", "mails", ["at"])


def downgrade() -> None:
    op.drop_table("mails")
    op.drop_index("accounts_unsubscribe", "accounts")
    op.drop_column("accounts", "unsubscribe")
