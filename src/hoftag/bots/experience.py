"""What a computer player has learned: the network of its outlook, and the prices of its sense."""

from __future__ import annotations

from hoftag.bots.network import Network


class Experience:
    """A game whose sense has no prices to learn has none here."""

    def __init__(self, network: Network, prices: dict[str, float]) -> None:
        self.network = network
        self.prices = prices
