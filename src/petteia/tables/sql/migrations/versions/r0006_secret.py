"""Add the secrets that deal games."""

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column of the secret; a table with one has an empty seed."""
    op.add_column("tables", sql.Column("secret", sql.String(64)))
