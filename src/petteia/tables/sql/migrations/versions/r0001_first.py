"""Create tables, seats and the journal."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first schema in an empty database."""
    op.create_table(
        "tables",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("version", sql.Integer, nullable=False),
        sql.Column("game", sql.String(32), nullable=False),
        sql.Column("rules", sql.Integer, nullable=False),
        sql.Column("fingerprint", sql.String(64), nullable=False),
        sql.Column("options", sql.JSON, nullable=False),
        sql.Column("content_set", sql.String(64)),
        sql.Column("seed", sql.String(20), nullable=False),
        sql.Column("status", sql.String(16), nullable=False),
        sql.Column("clock_mode", sql.String(8), nullable=False),
        sql.Column("clock_seconds", sql.Integer, nullable=False),
        sql.Column("host_key", sql.String(64), nullable=False),
        sql.Column("paused_by", sql.Integer),
        sql.Column("next_table", sql.String(16)),
        sql.Column("created", sql.Float(53), nullable=False),
        sql.Column("ended", sql.Float(53)),
    )
    op.create_index("tables_status", "tables", ["status"])
    op.create_table(
        "seats",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("colour", sql.String(1), nullable=False),
        sql.Column("level", sql.String(32)),
        sql.Column("key", sql.String(64)),
        sql.Column("owner", sql.String(32)),
        sql.Column("away", sql.Boolean, nullable=False),
        sql.Column("resigns", sql.Boolean, nullable=False),
        sql.Column("extra", sql.Float(53), nullable=False),
    )
    op.create_table(
        "journal",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seq", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("kind", sql.String(4), nullable=False),
        sql.Column("value", sql.Integer, nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("by", sql.String(32), nullable=False),
        sql.Column("spent", sql.Float(53), nullable=False),
        sql.Column("next_seat", sql.Integer, nullable=False),
        sql.Column("at", sql.Float(53), nullable=False),
    )
