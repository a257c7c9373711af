"""The numbers of Wallenstein: actions, fields of the mat, cards, advantages, events, seasons."""

from __future__ import annotations

from typing import Final

# The ten actions, which are also the first ten fields of a mat.
BUILD_PALACE: Final = 0
BUILD_CHURCH: Final = 1
BUILD_HOUSE: Final = 2
GRAIN: Final = 3
TAX: Final = 4
ARMIES_5: Final = 5
ARMIES_3: Final = 6
ARMY_1: Final = 7
BATTLE_A: Final = 8
BATTLE_B: Final = 9
ACTIONS: Final = [
    "palace", "church", "trading_house", "grain", "tax", "armies_5", "armies_3", "army_1_move",
    "battle_a", "battle_b",
]  # fmt: skip
ALL_ACTIONS: Final = 10

# The further fields: the bid, and those that send courtiers to the Emperor.
BID: Final = 10
COURT_3: Final = 11
FIELDS: Final = [*ACTIONS, "bid", "court_3", "court_2", "court_1"]
PLAIN_FIELDS: Final = 11
"""Without the court."""
ROW: Final = 14
"""Fields in a row of the plans."""

# Buildings have the numbers of the actions that build them.
PALACE: Final = 0
CHURCH: Final = 1
HOUSE: Final = 2
BUILDINGS: Final = ["palace", "church", "trading_house"]

# Advantage tiles.
TAX_PLUS: Final = 0
GRAIN_PLUS: Final = 1
SIX_ARMIES: Final = 2
ATTACK_PLUS: Final = 3
DEFENCE_PLUS: Final = 4
ADVANTAGES: Final = ["tax_plus_1", "grain_plus_1", "six_armies", "attack_plus_1", "defence_plus_1"]
SLOTS: Final = 5

# What events do.
HOUSE_CALMS: Final = 0
PALACE_DEFENCE: Final = 1
TAX_MAX: Final = 2
TAX_MIN: Final = 3
GRAIN_MIN: Final = 4
GRAIN_MAX: Final = 5
NEUTRAL_FARMERS: Final = 6
CHURCH_PEACE: Final = 7
FEWER_RECRUITS: Final = 8
EFFECTS: Final = [
    "trading_house_removes_unrest", "palace_defence_bonus", "tax_max", "tax_min", "grain_min", "grain_max",
    "neutral_farmers", "no_attack_on_church", "recruits_reduced",
]  # fmt: skip

# What favours of the Emperor do, and what the banners of the Landsknechte bring.
CANCEL_EVENT: Final = 0
COINS: Final = 1
TRAY_ARMIES: Final = 2
REMOVE_UNREST: Final = 3
GRAIN_GIFT: Final = 4
POINTS: Final = 5
FREE_BUILDING: Final = 6
IMMUNE: Final = 7
PLACE_ARMIES: Final = 8
FAVOURS: Final = [
    "cancel_event", "coins", "tray_armies", "remove_unrest", "grain", "victory_points", "free_building", "immune",
    "place_armies",
]  # fmt: skip
BONUSES: Final = ["coins", "tray_armies", "grain", "victory_points"]
BONUS_EFFECTS: Final = [COINS, TRAY_ARMIES, GRAIN_GIFT, POINTS]

SEASONS: Final = ["spring", "summer", "autumn", "winter"]
AUTUMN: Final = 2
WINTER: Final = 3
YEARS: Final = 2

# Why an action lapses.
NO_MONEY: Final = 0
NO_SITE: Final = 1
SAME_BUILDING: Final = 2
NO_BUILDING_LEFT: Final = 3
NO_ARMY_LEFT: Final = 4
ONE_ARMY: Final = 5
NO_TARGET: Final = 6
REASONS: Final = ["money", "site", "same", "stock", "supply", "alone", "nowhere"]

# Towers.
TWO_FLOOR: Final = 0
HISTORIC: Final = 1
TOWERS: Final = ["two_floor", "historic"]
SHARES: Final = 10_000
"""Odds are whole numbers out of so many."""

NOBODY: Final = -1
EMPTY: Final = -1
NOT_YET: Final = -1
