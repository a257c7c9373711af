"""Whether a table allows hints; those that there are do."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Say so."""
    # never by a copy of the table, which SQLite would make for more: what refers to it would be lost with the old one
    op.add_column("game_table", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
