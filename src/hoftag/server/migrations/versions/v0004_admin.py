"""Administration: accounts that may look inside, the audit trail, and what a table tells about itself from above."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_SQLITE = """
CREATE TRIGGER audit_{deed} BEFORE {deed} ON audit
BEGIN SELECT RAISE(ABORT, 'the audit trail is never changed'); END
"""
_POSTGRESQL = (
    """
CREATE FUNCTION audit_stays() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'the audit trail is never changed'; END $$
""",
    """
CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
FOR EACH STATEMENT EXECUTE FUNCTION audit_stays()
""",
)


def upgrade() -> None:
    """Make them."""
    op.add_column("person", sa.Column("admin", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("game_table", sa.Column("notice", sa.JSON))
    op.add_column("game_table", sa.Column("trouble", sa.Text, nullable=False, server_default=""))
    op.add_column("game_table", sa.Column("result", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "audit",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
    )
    op.create_index("ix_audit_at", "audit", ["at"])
    op.create_index("ix_audit_table_id", "audit", ["table_id"])
    if op.get_bind().dialect.name == "postgresql":
        for statement in _POSTGRESQL:
            op.execute(statement)
    else:
        for deed in ("UPDATE", "DELETE"):
            op.execute(_SQLITE.format(deed=deed))
