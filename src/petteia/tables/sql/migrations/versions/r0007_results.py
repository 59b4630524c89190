"""Add the results of finished games."""

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create the table of results."""
    op.create_table(
        "results",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("scores", sql.JSON, nullable=False),
        sql.Column("ranking", sql.JSON, nullable=False),
    )
