"""Add turn notices: subscriptions, what was sent, who is online; and the clock of slow play."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns and create the tables of notices and presence."""
    op.add_column("tables", sql.Column("clock_from", sql.Float(53)))
    op.add_column("seats", sql.Column("notices", sql.JSON(none_as_null=True)))
    table_id = sql.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "notices",
        sql.Column("table_id", sql.String(16), table_id, primary_key=True),
        sql.Column("subscription", sql.String(32), primary_key=True),
        sql.Column("kind", sql.String(8), primary_key=True),
        sql.Column("key", sql.String(64), nullable=False),
        sql.Column("turn", sql.Integer, nullable=False),
        sql.Column("seq", sql.Integer, nullable=False),
        sql.Column("state", sql.String(8), nullable=False),
        sql.Column("owner", sql.String(16), nullable=False),
        sql.Column("tries", sql.Integer, nullable=False),
        sql.Column("due", sql.Float(53), nullable=False),
    )
    op.create_table(
        "presence",
        sql.Column("table_id", sql.String(16), primary_key=True),
        sql.Column("key", sql.String(64), primary_key=True),
        sql.Column("process", sql.String(16), primary_key=True),
        sql.Column("until", sql.Float(53), nullable=False),
    )
