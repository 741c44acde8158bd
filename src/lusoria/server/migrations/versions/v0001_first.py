"""Tables, their logs and their chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("revision", sa.BigInteger, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=True),
    )
    op.create_index("tables_listed", "tables", ["public", "status", "created"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("revision", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "lines",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("lines", "entries", "tables"):
        op.drop_table(name)
