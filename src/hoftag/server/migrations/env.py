"""Alembic asks here for the connection; the server hands it over (hoftag.server.storage)."""

from __future__ import annotations

from alembic import context

from hoftag.server.storage import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite can change a table only by copying it
)
with context.begin_transaction():
    context.run_migrations()
