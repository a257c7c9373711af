"""What things are worth in Carolingi, in points of victory: by hand, and as trained players have learned it."""

from __future__ import annotations

from typing import Final

USUAL: Final = {
    "land": 0.11,  # that is ruled
    "marker": 0.10,  # of development, in such a land
    "follower": 0.045,
    "near": 0.35,  # a goal that is almost reached
    "region": 0.55,  # one that is almost united; grows with the square of what is done
    "margin": 0.012,  # each piece that a ruler has more than needed, up to three
    "missus": 0.085,  # the currency of all that has an effect; worth less the nearer the end is
    "many_missi": 0.4,  # what part of it a missus counts beyond the sixth
    "leude": 0.02,
    "trophy": 0.12,
    "on_card": 0.035,  # a follower on its way
    "hungry": 0.022,  # a follower that the next hunger would send away
    "gang": 0.008,  # one on a land where the seat stands
    "develop": 0.05,  # an active dotted tile of this kind, for each year that is left
    "missi": 0.12,
    "march": 0.07,
    "fight": 0.05,
    "appease": 0.08,
    "peace": 0.2,  # that tile, when it could soon be used
    "palace": 0.3,  # a homeland that was claimed, besides its point: nobody can take it away
    "site": 0.12,  # each marker where a homeland could be claimed
    "favour": 0.06,  # an honour stone
    "rival": 0.30,  # how much a rival's good weighs against the own
    "worthwhile": 0.02,  # below this gain a tile is better kept for later
    "swap": 0.04,  # how much more a tile must gain to be worth the swap of the year
    "second": 0.5,  # what part of its gain a second tile of the same kind does not find any more
}
"""By hand."""
ADVANCED: Final = ("palace", "site", "favour")
"""Those that the base game never asks for."""


class Prices:
    """All of them at hand: they are asked for at every step."""

    def __init__(self, given: dict[str, float]) -> None:
        self.land = given["land"]
        self.marker = given["marker"]
        self.follower = given["follower"]
        self.near = given["near"]
        self.region = given["region"]
        self.margin = given["margin"]
        self.missus = given["missus"]
        self.many_missi = given["many_missi"]
        self.leude = given["leude"]
        self.trophy = given["trophy"]
        self.on_card = given["on_card"]
        self.hungry = given["hungry"]
        self.gang = given["gang"]
        self.tiles = [
            0.0,
            given["develop"],
            given["missi"],
            given["march"],
            given["fight"],
            0.0,
            given["appease"],
            0.0,
        ]
        self.peace = given["peace"]
        self.palace = given["palace"]
        self.site = given["site"]
        self.favour = given["favour"]
        self.rival = given["rival"]
        self.worthwhile = given["worthwhile"]
        self.swap = given["swap"]
        self.second = given["second"]


BY_HAND: Final = Prices(USUAL)
