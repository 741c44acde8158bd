"""Vacations, during which the clocks of slow games stand still for whoever is away."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "vacations",
        sa.Column("account_id", sa.String(16), primary_key=True),
        sa.Column("began", sa.Double, primary_key=True),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_index("vacations_changed", "vacations", ["changed"])


def downgrade() -> None:
    op.drop_table("vacations")
