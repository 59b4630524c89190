"""The Alembic environment: it uses the connection the store passes in."""

from alembic import context

from petteia.tables.sql.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
