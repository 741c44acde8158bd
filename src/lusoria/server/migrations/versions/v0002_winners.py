"""The winners, for the list of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("winners", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "winners")
