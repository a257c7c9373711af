"""The promise that chance was fair: made before a match, kept in its record, checked after it."""

from __future__ import annotations

from dataclasses import dataclass, field

from hoftag.kernel.errors import BadInput
from hoftag.kernel.fair import SECRET_BYTES, FairChance, commitment, mix

NONCE_DIGITS = 64
_HEX = frozenset("0123456789abcdef")


@dataclass
class Fairness:
    """The commitment to a secret, what the seats added to it, and, at the end, the secret itself."""

    commitment: str
    nonces: dict[str, str] = field(default_factory=dict)
    """Seat → hexadecimal digits, in seat order; seats that added nothing are left out."""
    secret: bytes = b""
    """Empty until the game is over and its record may show it."""

    def chance(self, secret: bytes, count: int = 0) -> FairChance:
        """The chance that the secret and the nonces make, from outcome number `count` on."""
        if commitment(secret) != self.commitment:
            raise BadInput("fair-commitment", {"commitment": self.commitment})
        return FairChance(mix(secret, self.nonces), count)


def promise(secret: bytes) -> Fairness:
    """A new promise."""
    assert len(secret) == SECRET_BYTES
    return Fairness(commitment(secret))


def is_hex(text: str, least: int, most: int) -> bool:
    """Whether a text is so many hexadecimal digits in small letters, two for each byte."""
    return least <= len(text) <= most and len(text) % 2 == 0 and _HEX.issuperset(text)
