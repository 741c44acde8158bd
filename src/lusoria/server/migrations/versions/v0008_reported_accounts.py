"""The account of whoever said what was reported."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("reports", sa.Column("account_id", sa.String(16), nullable=True))


def downgrade() -> None:
    op.drop_column("reports", "account_id")
