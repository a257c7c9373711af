"""How much one visitor may ask for: buckets that fill up again by themselves.

The framework's own limiter writes a list of moments into a store at every request; a bucket is two numbers.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from hoftag.server.errors import Refused
from hoftag.server.people import login_of
from hoftag.server.visit import visit_of

_MOST_BUCKETS: Final = 20_000
_PERSONAL: Final = frozenset({"chat", "suggestion"})
"""Several people may share an address; what they say and ask for is counted apart."""


@dataclass(frozen=True)
class Measure:
    """So many at once, and so many a second afterwards."""

    burst: float
    per_second: float


class Buckets:
    """One bucket for each visitor."""

    def __init__(self, measure: Measure, clock: Callable[[], float] = time.monotonic) -> None:
        self.measure = measure
        self._clock = clock
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, visitor: str) -> float:
        """Take one; the seconds to wait if there is none, else 0."""
        now = self._clock()
        level, since = self._levels.get(visitor, (self.measure.burst, now))
        level = min(self.measure.burst, level + (now - since) * self.measure.per_second)
        if level < 1:
            self._levels[visitor] = (level, now)
            return (1 - level) / self.measure.per_second
        if len(self._levels) >= _MOST_BUCKETS:
            self._forget(now)
        self._levels[visitor] = (level - 1, now)
        return 0.0

    def _forget(self, now: float) -> None:
        """Full buckets need not be kept; if all of them are in use, everybody starts anew."""
        full = self.measure.burst / self.measure.per_second
        self._levels = {key: kept for key, kept in self._levels.items() if now - kept[1] < full}
        if len(self._levels) >= _MOST_BUCKETS:
            self._levels.clear()


class SharedBuckets(Protocol):
    """Buckets from which several servers take."""

    async def take(self, kind: str, measure: Measure, visitor: str) -> float | None:
        """Take one; the seconds to wait if there is none, else 0; None if the buckets cannot be reached."""


class Limits:
    """All measures of a server. `rate` is requests a second from one address; 0 lifts all but that on passwords.

    Several servers count together; one that cannot reach the others counts for itself.
    """

    def __init__(
        self,
        rate: float,
        clock: Callable[[], float] = time.monotonic,
        shared: SharedBuckets | None = None,
    ) -> None:
        self._shared = shared
        self._buckets = {"password": Buckets(Measure(10, 10 / 60), clock)}
        if rate > 0:
            self._buckets |= {
                "request": Buckets(Measure(6 * rate, rate), clock),
                "guest": Buckets(Measure(60, 0.5), clock),
                "table": Buckets(Measure(30, 1 / 20), clock),
                "chat": Buckets(Measure(10, 0.5), clock),
                "suggestion": Buckets(Measure(20, 0.5), clock),
            }

    async def wait(self, kind: str, visitor: str) -> float:
        """Count one more; the seconds to wait if it is one too many, else 0."""
        buckets = self._buckets.get(kind)
        if buckets is None:
            return 0.0
        if self._shared is not None:
            seconds = await self._shared.take(kind, buckets.measure, visitor)
            if seconds is not None:
                return seconds
        return buckets.take(visitor)

    async def spend(self, kind: str, scope: Any, login: str = "") -> None:
        """Count one more of an address (talk: of a person), and of the account whose password is tried.

        What is too much is refused.
        """
        person = visit_of(scope).person if kind in _PERSONAL else None
        visitors = [f"person {person.id}" if person else address_of(scope)]
        if login:
            visitors.append(f"login {login_of(login)}")
        seconds = max([await self.wait(kind, visitor) for visitor in visitors])
        if seconds > 0:
            raise too_many(seconds)


def address_of(scope: Any) -> str:
    """Where a connection comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def too_many(seconds: float) -> Refused:
    """One request too many: come again later."""
    return Refused(429, "too-many", {"seconds": max(1, math.ceil(seconds))})
