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


def upgrade(connection: sql.Connection, to: str = "head", damage: str = "") -> None:
    """Run the missing migrations inside the connection's transaction.

    A schema of a newer version is a `Problem`, and so is an older one in a damaged database.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sql.text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADING})
    config = _config(connection)
    if missing_upgrade(connection) and damage:
        raise Problem(
            f"The database is damaged ({damage}) and cannot be upgraded. Restore a backup first"
            " (petteia admin restore)."
        )
    command.upgrade(config, to)


def missing_upgrade(connection: sql.Connection) -> bool:
    """Whether the schema is older than this version's; a newer one is a `Problem`."""
    scripts = ScriptDirectory.from_config(_config(connection)).walk_revisions()
    newest = max(script.revision for script in scripts)
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found > newest:
        raise Problem(
            f"The database was written by a newer version of Petteia (its schema is {found}, this"
            f" one knows up to {newest}). Use that version, or another database."
        )
    return found != newest


def _config(connection: sql.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
