"""The client's types are those of the server: web/src/wire.ts is made by tools/types."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

from hoftag.server import wire
from tests.cli.tool import ROOT, environment

TYPES = (ROOT / "web/src/wire.ts").read_text(encoding="utf-8")


def test_types_are_up_to_date() -> None:
    """Whoever changes wire.py or a view runs tools/types."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools/typescript.py"), "--check"],
        env=environment(),
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr.decode()


def test_every_struct_has_its_type() -> None:
    """Each struct with each of its fields; what the server sends always has all of them."""
    for name, struct in vars(wire).items():
        if isinstance(struct, type) and issubclass(struct, msgspec.Struct) and struct is not msgspec.Struct:
            body = TYPES.split(f"export interface {name} {{\n", 1)[1].split("\n}\n", 1)[0]
            for field in msgspec.structs.fields(struct):
                assert f"\n  {field.name}: " in f"\n{body}" or f"\n  {field.name}?: " in f"\n{body}", (
                    name,
                    field,
                )


def test_messages_are_told_apart() -> None:
    """The client tells live messages apart by their type."""
    for kind in ("update", "room", "chat", "problem", "pong"):
        assert f'  type: "{kind}"\n' in TYPES
    assert "export type News = " in TYPES
    assert Path(ROOT / "tools/types").stat().st_mode & 0o111
