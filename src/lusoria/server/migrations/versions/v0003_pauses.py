"""Outages, during which clocks stand still."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0.0}])
    op.create_table(
        "pauses",
        sa.Column("began", sa.Double, primary_key=True),
        sa.Column("ended", sa.Double, nullable=False),
    )


def downgrade() -> None:
    for name in ("pauses", "pulse"):
        op.drop_table(name)
