"""What things are worth in Wallenstein, in victory points: by hand, and as trained players have learned it."""

from __future__ import annotations

from typing import Final

USUAL: Final = {
    "thaler": 0.30,
    "poor": 1.0,  # taxes when there is hardly any money
    "rich": 0.3,  # taxes when there is some
    "grain_needed": 0.75,  # what the winter asks for
    "grain_spare": 0.08,
    "unrest": 0.35,  # what a new marker will cost
    "building": 1.6,  # one that stands in a land
    "site": 0.3,  # a free one in a land
    "income": 0.1,  # a thaler or a sack that a land brings
    "majority": 0.8,  # each point of it that a building wins
    "building_cost": 0.5,  # how much of its price counts
    "threatened": 0.6,  # how much less a building counts where the land may be lost
    "army": 0.16,
    "idle_army": 0.2,  # what part of it an army counts far from any border
    "single_army": 0.9,  # what part of its worth the action with one army counts
    "army_cost": 0.5,  # how much of their price counts
    "keep": 1.0,  # a land that armies make safe
    "reach": 0.8,  # how many cubes an attack must be ahead to be a threat
    "rival_loses": 1.3,  # how much more a land counts that somebody else loses
    "attack_cost": 0.2,
    "worth_attacking": 0.25,  # below this no attack
    "need": 0.3,  # how much more a land must need armies than where they are
    "tax_plus": 0.4,  # advantages
    "grain_plus": 0.5,
    "six_armies": 0.35,
    "attack_plus": 0.4,
    "defence_plus": 0.45,
    "early": 0.05,  # each place nearer to the first
    "start_site": 0.4,  # start lands
    "start_tax": 0.1,
    "start_grain": 0.08,
    "start_near": 0.4,  # each own neighbour
    "start_foreign": 0.15,  # each neighbour of a rival
    "start_pile": 1.2,  # what the hidden one is expected to be worth
}
"""By hand."""
FREE: Final = ("start_site", "start_tax", "start_grain", "start_near", "start_foreign", "start_pile")
"""Those that only start lands by choice ask for."""


class Prices:
    """All of them at hand: they are asked for at every step."""

    def __init__(self, given: dict[str, float]) -> None:
        self.thaler = given["thaler"]
        self.poor = given["poor"]
        self.rich = given["rich"]
        self.grain_needed = given["grain_needed"]
        self.grain_spare = given["grain_spare"]
        self.unrest = given["unrest"]
        self.building = given["building"]
        self.site = given["site"]
        self.income = given["income"]
        self.majority = given["majority"]
        self.building_cost = given["building_cost"]
        self.threatened = given["threatened"]
        self.army = given["army"]
        self.idle_army = given["idle_army"]
        self.single_army = given["single_army"]
        self.army_cost = given["army_cost"]
        self.keep = given["keep"]
        self.reach = given["reach"]
        self.rival_loses = given["rival_loses"]
        self.attack_cost = given["attack_cost"]
        self.worth_attacking = given["worth_attacking"]
        self.need = given["need"]
        self.tax_plus = given["tax_plus"]
        self.grain_plus = given["grain_plus"]
        self.six_armies = given["six_armies"]
        self.attack_plus = given["attack_plus"]
        self.defence_plus = given["defence_plus"]
        self.early = given["early"]
        self.start_site = given["start_site"]
        self.start_tax = given["start_tax"]
        self.start_grain = given["start_grain"]
        self.start_near = given["start_near"]
        self.start_foreign = given["start_foreign"]
        self.start_pile = given["start_pile"]


BY_HAND: Final = Prices(USUAL)
