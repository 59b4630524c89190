"""Schema upgrades with Alembic."""

from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from petteia.kernel.text.problem import Problem

MIGRATIONS = Path(__file__).parent / "migrations"
UPGRADING = 7_207_001
"""The key of the PostgreSQL advisory lock: one process at a time upgrades the schema."""


def upgrade(connection: sql.Connection, to: str = "head") -> None:
    """Run the missing migrations inside the connection's transaction.

    A schema of a newer version is a `Problem`.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sql.text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADING})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise Problem(
            f"The database was written by a newer version of Petteia (its schema is {found}, this"
            f" one knows up to {max(known)}). Use that version, or another database."
        )
    command.upgrade(config, to)
