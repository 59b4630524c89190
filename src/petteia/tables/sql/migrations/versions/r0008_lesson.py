"""Add the guided games."""

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column of the lesson that a table plays."""
    op.add_column("tables", sql.Column("lesson", sql.String(40)))
