"""Talking with a program in lines of JSON, without ever waiting longer than one wants to."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import subprocess
import threading
from typing import Final

LONGEST: Final = 1 << 16
"""Characters of an answer; what is longer is no answer."""
GRACE: Final = 0.5
"""Seconds that a program has for leaving when the game is over and its input has ended."""

Message = dict[str, object]


class Silent(Exception):
    """No answer came in time."""


class Ended(Exception):
    """The program has ended, or has closed its output."""


class Dialogue:
    """A running program. A thread of its own writes and reads, as either may block for ever.

    What the program writes to its standard error is shown where ours is.
    """

    def __init__(self, command: list[str]) -> None:
        self._program = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,  # so that it can be ended with all that it has started
        )
        self._questions: queue.SimpleQueue[tuple[Message, bool] | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._talk, daemon=True)
        self._thread.start()

    def tell(self, message: Message) -> None:
        """Say something that needs no answer."""
        self._questions.put((message, False))

    def ask(self, message: Message, seconds: float) -> str:
        """Say something, and wait for the answer."""
        self._questions.put((message, True))
        try:
            answer = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise Silent from None
        if not answer:
            raise Ended
        return answer

    def _talk(self) -> None:
        """An empty answer says that there will be none."""
        writer, reader = self._program.stdin, self._program.stdout
        assert writer is not None
        assert reader is not None
        with contextlib.suppress(OSError, ValueError):
            while (question := self._questions.get()) is not None:
                message, wants_answer = question
                writer.write(json.dumps(message, ensure_ascii=False) + "\n")
                writer.flush()
                if wants_answer:
                    answer = reader.readline(LONGEST)
                    self._answers.put(answer)
                    if not answer:
                        break
        self._answers.put("")
        with contextlib.suppress(OSError):
            writer.close()

    def end(self, grace: float) -> None:
        """No more questions. The program may leave by itself for so many seconds; then it is ended."""
        self._questions.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._program.wait(grace)
        if self._program.poll() is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                if hasattr(os, "killpg"):
                    os.killpg(self._program.pid, signal.SIGKILL)
                else:
                    self._program.kill()
        self._program.wait()
        self._thread.join(GRACE)
        if self._program.stdout is not None and not self._thread.is_alive():
            self._program.stdout.close()
