"""What time it is, and waiting; tests bring their own."""

from __future__ import annotations

import asyncio
import time


class Time:
    """The time of the machine."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)
