"""Keep the content of packs, and add a row to try writes with."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create both tables."""
    op.create_table(
        "editions",
        sql.Column("fingerprint", sql.String(64), primary_key=True),
        sql.Column("content", sql.LargeBinary, nullable=False),
    )
    probe = op.create_table(
        "probe",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("at", sql.Float(53), nullable=False),
    )
    op.bulk_insert(probe, [{"id": 1, "at": 0.0}])
