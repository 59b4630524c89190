"""Add the game that a table plays on from."""

import sqlalchemy as sql
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Create the column."""
    op.add_column("tables", sql.Column("fork", sql.JSON))
