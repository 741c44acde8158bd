"""What accounts have learned, and the lines of chat that were reported."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "progress",
        sa.Column("account_id", sa.String(16), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("reports_at", "reports", ["at"])


def downgrade() -> None:
    for name in ("reports", "progress"):
        op.drop_table(name)
