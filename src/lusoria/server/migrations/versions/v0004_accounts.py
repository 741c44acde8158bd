"""Accounts, their sessions and tokens, and the seats that belong to them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("skeleton", sa.String(255), nullable=False),
        sa.Column("password", sa.String(255), nullable=False),
        sa.Column("email", sa.String(254), nullable=True),
        sa.Column("language", sa.String(2), nullable=True),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("muted_until", sa.Double, nullable=True),
        sa.Column("banned_until", sa.Double, nullable=True),
    )
    op.create_index("accounts_skeleton", "accounts", ["skeleton"], unique=True)
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.String(16), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("device", sa.String(200), nullable=False),
    )
    op.create_index("sessions_account", "sessions", ["account_id"])
    op.create_table(
        "access_tokens",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("account_id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("scopes", sa.String(80), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=True),
        sa.Column("expires", sa.Double, nullable=True),
    )
    op.create_index("access_tokens_account", "access_tokens", ["account_id"])
    op.create_index("access_tokens_hash", "access_tokens", ["hash"], unique=True)
    op.create_table(
        "resets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.String(16), nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_index("resets_account", "resets", ["account_id"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account_id", sa.String(16), nullable=False),
    )
    op.create_index("seats_account", "seats", ["account_id"])


def downgrade() -> None:
    for name in ("seats", "resets", "access_tokens", "sessions", "accounts"):
        op.drop_table(name)
