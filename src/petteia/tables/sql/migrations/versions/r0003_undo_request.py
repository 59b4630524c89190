"""Add requests to take back moves."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column of the pending request."""
    op.add_column("tables", sql.Column("undo_request", sql.JSON))
