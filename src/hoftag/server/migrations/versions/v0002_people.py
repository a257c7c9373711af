"""People, their browsers, and the server's own keys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "person",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2)),
        sa.Column("login", sa.String(120)),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.Float, nullable=False),
        sa.UniqueConstraint("login", name="uq_person_login"),
    )
    op.create_table(
        "session",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column(
            "person",
            sa.String(32),
            sa.ForeignKey("person.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "secret",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(100), nullable=False),
    )
