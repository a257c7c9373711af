"""The board and the box as data, checked when it is read.

A `Board` is the whole box; a `Realm` is the part of it that takes part with a number of players.
Lands keep the order of the board file, also those that are out of play.
"""

from __future__ import annotations

from hoftag.games.wallenstein.ids import (
    ACTIONS,
    ADVANTAGES,
    BATTLE_A,
    BONUSES,
    BUILDINGS,
    CANCEL_EVENT,
    EFFECTS,
    FAVOURS,
    FEWER_RECRUITS,
    FREE_BUILDING,
    IMMUNE,
    PLAIN_FIELDS,
    ROW,
    SHARES,
    TOWERS,
)
from hoftag.kernel.tables import Table, fail, number, numbers, rows, section, word, words

DEFAULT_PLAYERS = 3
SMALL = 3
"""With so many players the lands with a light border are out of play."""
SUITS = "ABCDE"
"""The lines of the given set-up."""


class Realm:
    """What takes part with a number of players."""

    def __init__(self, board: Board, players: int) -> None:
        self.players = players
        self.in_play = [players != SMALL or inside for inside in board.in_small]
        self.lands = [land for land in range(len(board.land_ids)) if self.in_play[land]]
        self.neighbours = [
            [other for other in others if self.in_play[other]] if self.in_play[land] else []
            for land, others in enumerate(board.neighbours)
        ]
        self.money = board.start_money[players]
        self.groups = board.army_groups[players]
        self.line_ups = board.line_ups[players]
        self.colours = [*board.colours[:players], "farmer"]
        self.falls = [f"fall-{colour}" for colour in self.colours]
        self.rests = [f"upper-{colour}" for colour in self.colours]


class Board:
    """Every figure of the box."""

    def __init__(self, data: Table) -> None:
        meta = section(data, "meta")
        if meta.get("game") != "wallenstein":
            raise fail("game", given=str(meta.get("game", meta.get("id"))), allowed="wallenstein")
        self.players_min = number(meta, "players_min", "[meta]")
        self.players_max = number(meta, "players_max", "[meta]")
        if not self.players_min == DEFAULT_PLAYERS <= self.players_max <= len(SUITS):
            raise fail("players", least=self.players_min, most=self.players_max)
        self._read_components(data)
        self._read_actions(data)
        self._read_rules(data)
        self._read_tower(section(data, "tower"))
        self._read_events(rows(data, "event"))
        self._read_court(section(section(data, "components"), "kaiserhof"), rows(data, "favour"))
        self._read_landsknechte(
            section(section(data, "components"), "landsknechte"), rows(data, "landsknechte")
        )
        self._read_lands(rows(data, "region"), rows(data, "land"))
        self._check_borders()
        self._read_line_ups(rows(data, "setup"))
        self._read_supply(rows(section(data, "supply_table"), "rows"))
        self._realms: dict[int, Realm] = {}

    def realm(self, players: int) -> Realm:
        """The part of the board for a number of players."""
        if players not in self._realms:
            self._realms[players] = Realm(self, players)
        return self._realms[players]

    def _read_components(self, data: Table) -> None:
        box = section(data, "components")
        where = "[components]"
        self.land_cards = number(box, "land_cards", where)
        self.coins = numbers(box, "coin_cards_per_player", where)
        if self.coins != list(range(len(self.coins))):
            raise fail("coins")
        self.armies = number(box, "army_cubes_per_player", where)
        self.farmers = number(box, "farmer_cubes", where)
        self.stock = [number(box, key, where) for key in ("palaces", "churches", "trading_houses")]
        self.open_actions = number(section(data, "tracks"), "action_slots_face_up", "[tracks]")
        self.colours = words(section(data, "player_colours"), "order", "[player_colours]")
        if len(self.colours) < self.players_max or len(set(self.colours)) != len(self.colours):
            raise fail("colours", needs=self.players_max)

    def _read_actions(self, data: Table) -> None:
        actions = rows(data, "action")
        self._check_ids([word(row, "id", "[[action]]") for row in actions], ACTIONS, "[[action]]")
        self.cost = [number(row, "cost", "[[action]]") for row in actions]
        self.recruits = [number(row, "armies", "[[action]]") if "armies" in row else 0 for row in actions]
        tiles = rows(data, "advantage")
        self._check_ids([word(row, "id", "[[advantage]]") for row in tiles], ADVANTAGES, "[[advantage]]")
        sixth = next(row for row in tiles if row["id"] == "six_armies")
        self.six_armies = number(sixth, "sets_armies_5_to", "six_armies")

    def _check_ids(self, found: list[str], needed: list[str], where: str) -> None:
        if found != needed:
            raise fail("ids", where=where, needs=", ".join(needed))

    def _read_rules(self, data: Table) -> None:
        flow = section(data, "game_flow")
        self.open_events = number(flow, "events_open_per_year", "[game_flow]")
        money = section(data, "start_money")
        groups = section(data, "army_groups")
        self.start_money: dict[int, int] = {}
        self.army_groups: dict[int, list[int]] = {}
        for players in range(self.players_min, self.players_max + 1):
            self.start_money[players] = number(money, str(players), "[start_money]")
            self.army_groups[players] = numbers(groups, str(players), "[army_groups]")
        scoring = section(data, "scoring")
        where = "[scoring]"
        self.land_points = number(scoring, "land", where)
        self.building_points = number(scoring, "building", where)
        keys = ("most_palaces_in_region", "most_churches_in_region", "most_trading_houses_in_region")
        self.majority_points = [number(scoring, key, where) for key in keys]
        self.tied_malus = number(scoring, "tied_majority_malus", where)

    def _read_tower(self, tower: Table) -> None:
        self.first_armies = number(tower, "initial_armies_per_player", "[tower]")
        self.first_farmers = number(tower, "initial_farmers", "[tower]")
        if word(tower, "model", "[tower]") != TOWERS[0] or number(tower, "floors", "[tower]") != 2:
            raise fail("ids", where="[tower] model, floors", needs=f"{TOWERS[0]}, 2")
        self.catch = share(tower, "catch_probability", "[tower]")
        self.dislodge = share(tower, "dislodge_probability", "[tower]")
        simple = section(tower, "simple")
        self.thrown_out = share(simple, "thrown_cube_out", "[tower.simple]")
        self.resting_out = share(simple, "resting_cube_out", "[tower.simple]")

    def _read_events(self, events: list[Table]) -> None:
        self.event_ids: list[str] = []
        self.event_effect: list[int] = []
        self.event_amount: list[int] = []
        self.event_second: list[int] = []
        self.event_loss: list[int] = []
        for row in events:
            name = word(row, "id", "[[event]]")
            effect = word(row, "effect", name)
            if effect not in EFFECTS:
                raise fail("effect", event=name, effect=effect, allowed=", ".join(EFFECTS))
            fewer = EFFECTS.index(effect) == FEWER_RECRUITS
            self.event_ids.append(name)
            self.event_effect.append(EFFECTS.index(effect))
            self.event_amount.append(
                number(row, "armies_5", name)
                if fewer
                else number(row, "amount", name)
                if "amount" in row
                else 0
            )
            self.event_second.append(number(row, "armies_3", name) if fewer else 0)
            self.event_loss.append(number(row, "grain_loss", name))
        if len(set(self.event_ids)) != len(self.event_ids):
            twice = next(name for name in self.event_ids if self.event_ids.count(name) > 1)
            raise fail("name-twice", name=twice)
        if len(self.event_ids) < 2 * self.open_events:
            raise fail("at-least", key="[[event]]", has=len(self.event_ids), needs=2 * self.open_events)

    def _read_court(self, box: Table, favours: list[Table]) -> None:
        where = "[components.kaiserhof]"
        self.courtiers = number(box, "courtiers_per_player", where)
        self.tower_cards = number(box, "tower_cards_per_player", where)
        self.favour_costs = numbers(box, "favour_slot_costs", where)
        self.convert = numbers(box, "convert_fields", where)
        if len(self.convert) != ROW - PLAIN_FIELDS:
            raise fail("ids", where="convert_fields", needs="3, 2, 1")
        if len(favours) != number(box, "favour_cards", where):
            raise fail("favours", has=len(favours), needs=number(box, "favour_cards", where))
        self.favour_ids: list[str] = []
        self.favour_effect: list[int] = []
        self.favour_amount: list[int] = []
        for place, row in enumerate(favours, 1):
            name = f"favour_{place}"
            effect = word(row, "effect", name)
            if effect not in FAVOURS or number(row, "number", name) != place:
                raise fail("effect", event=name, effect=effect, allowed=", ".join(FAVOURS))
            self.favour_ids.append(name)
            self.favour_effect.append(FAVOURS.index(effect))
            self.favour_amount.append(self._favour_amount(row, FAVOURS.index(effect), name))

    def _favour_amount(self, row: Table, effect: int, name: str) -> int:
        """How much a favour gives; for a building its number, for immunity the actions as bits (A 1, B 2)."""
        if effect == FREE_BUILDING:
            building = word(row, "building", name)
            if building not in BUILDINGS:
                raise fail("ids", where=f"{name} building", needs=", ".join(BUILDINGS))
            return BUILDINGS.index(building)
        if effect == IMMUNE:
            bits = 0
            for action in words(row, "actions", name):
                if action not in ACTIONS[BATTLE_A:]:
                    raise fail("ids", where=f"{name} actions", needs=", ".join(ACTIONS[BATTLE_A:]))
                bits |= 1 << (ACTIONS.index(action) - BATTLE_A)
            return bits
        return number(row, "amount", name) if effect != CANCEL_EVENT else 0

    def _read_landsknechte(self, box: Table, cards: list[Table]) -> None:
        self.min_regions = number(box, "min_regions", "[components.landsknechte]")
        needs = number(box, "cards_per_player", "[components.landsknechte]")
        if len(cards) != needs:
            raise fail("favours", has=len(cards), needs=needs)
        self.bonuses: list[list[int]] = []
        for row in cards:
            amounts = [0] * len(BONUSES)
            given = row.get("bonuses")
            if not isinstance(given, list):
                raise fail("section", section="landsknechte bonuses")
            for bonus in given:
                kind = word(bonus, "kind", "[[landsknechte]]")
                if kind not in BONUSES:
                    raise fail("ids", where="[[landsknechte]] kind", needs=", ".join(BONUSES))
                amounts[BONUSES.index(kind)] = number(bonus, "amount", "[[landsknechte]]")
            self.bonuses.append(amounts)

    def _read_lands(self, regions: list[Table], lands: list[Table]) -> None:
        self.region_rows = regions
        self.land_rows = lands
        self.region_ids = [word(row, "id", "[[region]]") for row in regions]
        self.land_ids = [word(row, "id", "[[land]]") for row in lands]
        for names in (self.region_ids, self.land_ids):
            for name in names:
                if names.count(name) > 1:
                    raise fail("name-twice", name=name)
        if len(self.land_ids) != self.land_cards:
            raise fail("land-count", has=len(self.land_ids), needs=self.land_cards)
        self.region_of: list[int] = []
        self.tax: list[int] = []
        self.grain: list[int] = []
        self.sites: list[int] = []
        self.in_small: list[bool] = []
        self.neighbours: list[list[int]] = []
        for row in lands:
            name = word(row, "id", "[[land]]")
            region = word(row, "region", name)
            if region not in self.region_ids:
                raise fail("ids", where=f"{name} region", needs=", ".join(self.region_ids))
            self.region_of.append(self.region_ids.index(region))
            self.tax.append(number(row, "tax", name))
            self.grain.append(number(row, "grain", name))
            self.sites.append(number(row, "sites", name))
            if len(words(row, "towns", name)) != self.sites[-1]:
                raise fail("disagrees", key="sites", where=name)
            self.in_small.append(row.get("in_3p") is True)
            self.neighbours.append(sorted(self.land(other, name) for other in words(row, "neighbours", name)))

    def land(self, name: str, where: str) -> int:
        """The number of a land."""
        if name not in self.land_ids:
            raise fail("land-unknown", land=name, where=where)
        return self.land_ids.index(name)

    def _check_borders(self) -> None:
        for land, others in enumerate(self.neighbours):
            for other in others:
                if other == land:
                    raise fail("border-self", land=self.land_ids[land])
                if land not in self.neighbours[other]:
                    raise fail("border", land=self.land_ids[land], other=self.land_ids[other])

    def _read_line_ups(self, set_ups: list[Table]) -> None:
        self.line_ups: dict[int, list[list[int]]] = {}
        for players in range(self.players_min, self.players_max + 1):
            lines: list[list[int]] = []
            for seat in range(players):
                where = f"[[setup]] {players} {SUITS[seat]}"
                found = [
                    row for row in set_ups if row.get("players") == players and row.get("seat") == SUITS[seat]
                ]
                if len(found) != 1:
                    raise fail("section", section=where)
                lines.append(self._read_line(rows(found[0], "lands"), players, where))
            taken = [land for line in lines for land in line]
            for land in taken:
                outside = players == SMALL and not self.in_small[land]
                if taken.count(land) > 1 or outside:
                    raise fail("line-up-land", land=self.land_ids[land], where=f"[[setup]] {players}")
            self.line_ups[players] = lines

    def _read_line(self, lands: list[Table], players: int, where: str) -> list[int]:
        """The lands of a line, in the order of the army groups."""
        if [number(row, "armies", where) for row in lands] != self.army_groups[players]:
            raise fail("line-up", where=where, needs=", ".join(map(str, self.army_groups[players])))
        return [self.land(word(row, "land", where), where) for row in lands]

    def _read_supply(self, table: list[Table]) -> None:
        self.supply_to: list[int] = []
        self.supply_revolts: list[int] = []
        self.supply_farmers: list[int] = []
        for row in table:
            if number(row, "from", "[supply_table]") != (self.supply_to[-1] + 1 if self.supply_to else 1):
                raise fail("supply")
            self.supply_to.append(number(row, "to", "[supply_table]"))
            self.supply_revolts.append(number(row, "revolts", "[supply_table]"))
            self.supply_farmers.append(number(row, "extra_farmers", "[supply_table]"))
        if self.supply_to[-1] < self.land_cards:
            raise fail("supply")


def share(table: Table, key: str, where: str) -> int:
    """A probability as a whole number out of `SHARES`."""
    value = table.get(key)
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 <= value <= 1:
        raise fail("share", key=key, where=where)
    return round(value * SHARES)
