"""Settings that all tests share."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

FULL = os.environ.get("HOFTAG_FULL") == "1"

settings.register_profile(
    "quick", max_examples=4, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.register_profile("full", max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile("full" if FULL else "quick")
