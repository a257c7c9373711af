"""The server as people run it: `hoftag serve` in a process of its own, which can be stopped, killed, started again."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import httpx

from tests.server.serving import free_port

PATIENCE: Final = 60.0
"""Seconds in which it has to answer, on a machine that is busy with other tests."""


class Server:
    """`hoftag serve` on a port and a database of its own. ./test gives the installed, compiled Hoftag."""

    def __init__(self, folder: Path, *options: str, db: str = "") -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = folder / "hoftag.db"
        self.db = db or f"sqlite:///{self.database}"
        self.log = folder / "server.log"
        self.python = os.environ.get("HOFTAG_COMPILED_PYTHON") or sys.executable
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def running(self) -> bool:
        """Whether it has been started, and neither stopped nor killed."""
        return self._process is not None

    def start(self) -> None:
        """Start it where it was before, and wait until it answers."""
        assert not self.running
        command = [self.python, "-m", "hoftag", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--db", self.db, "--rate-limit", "0", *self._options]
        environment = {**os.environ, "HOFTAG_HOME": str(self.folder)}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.folder, env=environment
            )
        until = time.monotonic() + PATIENCE
        while not self.answers():
            if self._process.poll() is not None or time.monotonic() > until:
                self.kill9()
                raise AssertionError("the server does not answer:\n" + self.story())
            time.sleep(0.05)

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def answers(self) -> bool:
        """Whether it is well."""
        try:
            return httpx.get(f"{self.url}/api/health", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    def stop(self) -> None:
        """Ask it to stop; it must do so in good order."""
        process, self._process = self._process, None
        if process is None:
            return
        process.terminate()
        try:
            code = process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise AssertionError("the server does not stop:\n" + self.story()) from None
        assert code == 0, f"the server ended with {code}:\n" + self.story()

    def kill9(self) -> None:
        """End it in the middle of whatever it does."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()

    def restart(self) -> None:
        """Stop it, and start it again on the same address and data."""
        self.stop()
        self.start()

    def story(self) -> str:
        """The end of its log."""
        text = self.log.read_text(encoding="utf-8", errors="replace")
        return "\n".join(text.splitlines()[-30:])
