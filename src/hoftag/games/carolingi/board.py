"""The board and the box (2.1) as data, checked when it is read.

A `Board` is the whole box; a `Realm` is the part of it that takes part with a number of players (2.2.1).
Lands are numbered region by region in the order in which regions join, so those in play always come first.
"""

from __future__ import annotations

from hoftag.games.carolingi.ids import KINDS, NONE, PEACE
from hoftag.kernel.tables import Table, fail, number, rows, section, word, words

DEFAULT_PLAYERS = 3


class Realm:
    """The lands, regions and slots in play with a number of players."""

    def __init__(self, board: Board, players: int) -> None:
        self.players = players
        self.regions = 0
        while self.regions < len(board.region_ids) and board.joins_at[self.regions] <= players:
            self.regions += 1
        self.lands = sum(len(board.region_lands[region]) for region in range(self.regions))
        self.neighbours = [
            [n for n in board.neighbours[land] if n < self.lands] for land in range(self.lands)
        ]
        self.region_of = board.region_of[: self.lands]
        self.region_lands = board.region_lands[: self.regions]
        self.first_slot: list[int] = [0]
        for region in range(self.regions):
            self.first_slot.append(self.first_slot[-1] + board.slots[region])
        self.slots = self.first_slot[-1]
        set_up = board.set_ups[players]
        self.homelands = set_up.homelands
        self.forests = set_up.forests
        self.first_cards = set_up.first_cards


class SetUp:
    """What the set-up of section 2.2 says for a number of players."""

    def __init__(self, homelands: list[int], forests: list[int], first_cards: list[int]) -> None:
        self.homelands = homelands
        self.forests = forests
        self.first_cards = first_cards


class Board:
    """Every figure of the box."""

    def __init__(self, data: Table) -> None:
        meta = section(data, "meta")
        if meta.get("game") != "carolingi":
            raise fail("game", given=str(meta.get("game", meta.get("id"))), allowed="carolingi")
        self.players_min = number(meta, "players_min", "[meta]")
        self.players_max = number(meta, "players_max", "[meta]")
        if not 2 <= self.players_min <= DEFAULT_PLAYERS <= self.players_max:
            raise fail("players", least=self.players_min, most=self.players_max)
        self._read_components(data)
        self._read_rules(data)
        self._read_advanced(data)
        self._read_scenario(data)
        self._read_regions(rows(data, "region"))
        self._read_lands(rows(data, "land"))
        self._check_borders(data)
        self.set_ups: dict[int, SetUp] = {}
        set_ups = section(data, "setup")
        for players in range(self.players_min, self.players_max + 1):
            self.set_ups[players] = self._read_set_up(section(set_ups, str(players)), players)
        self._check_what_is_said_twice(data)
        self._realms: dict[int, Realm] = {}

    def realm(self, players: int) -> Realm:
        """The part of the board for a number of players."""
        if players not in self._realms:
            self._realms[players] = Realm(self, players)
        return self._realms[players]

    def _read_components(self, data: Table) -> None:
        box = section(data, "components")
        self.gangs = number(box, "gangs", "[components]")
        self.development = number(box, "development", "[components]")
        self.land_cards = number(box, "land_cards", "[components]")
        self.event_tiles = number(box, "event_tiles", "[components]")
        each = section(box, "per_player")
        self.followers = number(each, "followers", "[components.per_player]")
        self.trophy_slots = number(each, "trophy_slots", "[components.per_player]")
        self.colours = words(section(data, "player_colours"), "order", "[player_colours]")
        if len(self.colours) < self.players_max or len(set(self.colours)) != len(self.colours):
            raise fail("colours", needs=self.players_max)
        tiles = section(data, "tiles")
        plain = words(tiles, "plain", "[tiles]")
        dotted = words(tiles, "dotted", "[tiles]")
        for name in plain + dotted:
            if name not in KINDS or name == KINDS[NONE]:
                raise fail("tile", tile=name, allowed=", ".join(kind for kind in KINDS if kind != "none"))
        if len(plain) != number(each, "action_tiles_plain", "[components.per_player]"):
            raise fail(
                "tile-count", key="plain", has=len(plain), needs=number(each, "action_tiles_plain", "")
            )
        if len(dotted) != number(each, "action_tiles_dotted", "[components.per_player]"):
            raise fail(
                "tile-count", key="dotted", has=len(dotted), needs=number(each, "action_tiles_dotted", "")
            )
        if (plain + dotted).count(KINDS[PEACE]) != 1:
            raise fail("tile-peace")
        no_action = number(each, "no_action_tiles", "[components.per_player]")
        self.tile_kinds = [KINDS.index(name) for name in plain] + [NONE] * no_action
        self.first_dotted = len(self.tile_kinds)
        self.tile_kinds += [KINDS.index(name) for name in dotted]
        self.tiles = len(self.tile_kinds)
        self.first_none = self.tile_kinds.index(NONE)
        self.peace_tile = self.tile_kinds.index(PEACE)
        self.tile_names = plain + [KINDS[NONE]] * no_action
        for place, name in enumerate(dotted):  # a star for each tile of the same kind before it
            self.tile_names.append(name + "*" * (plain.count(name) + dotted[:place].count(name)))
        if no_action < 2:
            raise fail("at-least", key="no_action_tiles", has=no_action, needs=2)

    def _read_rules(self, data: Table) -> None:
        annals = section(data, "annals")
        self.first_year = number(annals, "base_first", "[annals]")
        self.last_year = number(annals, "base_last", "[annals]")
        self.sundial_default = number(annals, "base_sundial_default", "[annals]")
        events = section(data, "event_tiles")
        self.events_first = self._by_players(events, "first_year")
        self.events_later = self._by_players(events, "later_years")
        start = section(data, "followers_base")
        self.start_leudes = number(start, "leudes", "[followers_base]")
        self.start_nobiles = number(start, "nobiles", "[followers_base]")
        self.start_missi = number(start, "missi", "[followers_base]")
        self.start_homeland = number(start, "homeland", "[followers_base]")
        total = self.start_leudes + self.start_nobiles + self.start_missi + self.start_homeland
        if total != self.followers:
            raise fail("followers", has=total, needs=self.followers)
        self.hunger_base = number(section(data, "hunger_cards"), "base", "[hunger_cards]")
        self.hunger_cards = number(section(data, "components"), "hunger_cards", "[components]")
        if self.hunger_base > self.hunger_cards:
            raise fail("at-least", key="hunger_cards", has=self.hunger_cards, needs=self.hunger_base)
        if max(self.events_later.values()) > self.event_tiles:
            raise fail(
                "at-least", key="event_tiles", has=self.event_tiles, needs=max(self.events_later.values())
            )
        self.activation_cost = number(section(data, "tiles"), "activation_cost_missi", "[tiles]")
        self.gangs_kept = number(section(data, "gangs"), "max_per_land_after_year_change", "[gangs]")
        victory = section(data, "victory")
        self.expansion = number(victory, "expansion_lands", "[victory]")
        self.development_goal = number(victory, "development_markers", "[victory]")
        self.followers_goal = number(victory, "followers_on_lands", "[victory]")
        self.trophies_goal = number(victory, "trophies", "[victory]")
        self.peace_needs = number(victory, "peace_needs", "[victory]")
        limits = section(data, "limits")
        self.send_limit = number(limits, "influence_to_homeland", "[limits]")
        self.development_per_action = number(limits, "development_per_action", "[limits]")
        self.development_per_land = number(limits, "development_per_land", "[limits]")
        self.taxes_minimum = number(limits, "taxes_minimum", "[limits]")
        self.homeland_tax = number(limits, "homeland_tax", "[limits]")
        self.capacity_land = number(limits, "hunger_capacity_land", "[limits]")
        self.capacity_homeland = number(limits, "hunger_capacity_homeland", "[limits]")
        self.appease_limit = number(limits, "appease_gangs", "[limits]")

    def _read_advanced(self, data: Table) -> None:
        """The figures of section 6."""
        scattered = section(data, "followers_advanced")
        self.scattered_leudes = number(scattered, "leudes", "[followers_advanced]")
        self.scattered_nobiles = number(scattered, "nobiles", "[followers_advanced]")
        self.settlers_first = number(scattered, "setup_pass_1", "[followers_advanced]")
        self.settlers_second = number(scattered, "setup_pass_2", "[followers_advanced]")
        total = self.scattered_leudes + self.scattered_nobiles + self.settlers_first + self.settlers_second
        if total != self.followers:
            raise fail("followers", has=total, needs=self.followers)
        self.hunger_advanced = self._by_players(section(data, "hunger_cards"), "advanced")
        limits = section(data, "limits")
        self.palace_cost = number(limits, "palace_cost_missi", "[limits]")
        self.palace_markers = number(limits, "palace_needs_development", "[limits]")
        victory = section(data, "victory")
        self.palace_points = number(victory, "advanced_palace", "[victory]")
        self.peace_needs_advanced = number(victory, "advanced_peace_needs", "[victory]")
        most = max(self.hunger_advanced.values())
        if most > self.hunger_cards:
            raise fail("at-least", key="hunger_cards", has=self.hunger_cards, needs=most)

    def _read_scenario(self, data: Table) -> None:
        """The figures of the scenario 814."""
        annals = section(data, "annals")
        self.first_year_814 = number(annals, "s814_first", "[annals]")
        self.last_year_814 = number(annals, "s814_last", "[annals]")
        if self.last_year_814 - self.first_year_814 != self.last_year - self.first_year:
            raise fail("disagrees", key="s814_last", where="[annals]")
        self.sundial_814 = number(annals, "s814_sundial_default", "[annals]")
        if not self.first_year_814 <= self.sundial_814 <= self.last_year_814:
            raise fail("disagrees", key="s814_sundial_default", where="[annals]")
        self.gangs_814 = number(section(data, "gangs"), "s814_per_player", "[gangs]")
        if self.gangs_814 * self.players_max > self.gangs:
            raise fail("at-least", key="gangs", has=self.gangs, needs=self.gangs_814 * self.players_max)
        problems = section(data, "problem_tiles")
        self.problems_at_start = number(problems, "per_player_on_wheel_at_start", "[problem_tiles]")
        self.problems_lose_at = number(problems, "lose_at", "[problem_tiles]")
        tiles = rows(data, "problem_tile")
        needs = number(section(data, "components"), "problem_tiles", "[components]")
        if len(tiles) != needs:
            raise fail("at-least", key="problem_tile", has=len(tiles), needs=needs)
        self.problem_kinds: dict[int, list[int]] = {}
        for players in range(self.players_min, self.players_max + 1):
            self.problem_kinds[players] = []
        for row in tiles:
            name = word(row, "type", "[[problem_tile]]")
            if name not in KINDS or name in (KINDS[NONE], KINDS[PEACE]):
                raise fail("tile", tile=name, allowed=", ".join(kind for kind in KINDS if kind != "none"))
            for players, kinds in self.problem_kinds.items():
                if number(row, "number", "[[problem_tile]]") <= players:
                    kinds.append(KINDS.index(name))
        self.favour_capacity = self._by_players(section(data, "favour_track"), "capacity")

    def _by_players(self, table: Table, key: str) -> dict[int, int]:
        inner = section(table, key)
        return {p: number(inner, str(p), key) for p in range(self.players_min, self.players_max + 1)}

    def _read_regions(self, regions: list[Table]) -> None:
        self.region_ids: list[str] = []
        self.joins_at: list[int] = []
        self.slots: list[int] = []
        self.region_lands: list[list[int]] = []
        self.land_ids: list[str] = []
        self.region_of: list[int] = []
        self.region_rows = regions
        for region, row in enumerate(regions):
            name = word(row, "id", f"[[region]] {region + 1}")
            lands = words(row, "lands", name)
            self.region_ids.append(name)
            self.joins_at.append(number(row, "joins_at", name))
            if region > 0 and self.joins_at[-1] < self.joins_at[-2]:
                raise fail("region-order", region=name)
            self.slots.append(number(row, "slots", name))
            if self.slots[-1] != len(lands) - 2:
                raise fail("slots", region=name, has=self.slots[-1], needs=len(lands) - 2)
            self.region_lands.append(list(range(len(self.land_ids), len(self.land_ids) + len(lands))))
            self.land_ids += lands
            self.region_of += [region] * len(lands)
        if len(set(self.land_ids)) != len(self.land_ids):
            twice = next(land for land in self.land_ids if self.land_ids.count(land) > 1)
            raise fail("land-twice", land=twice)
        if len(self.land_ids) != self.land_cards:
            raise fail("land-count", has=len(self.land_ids), needs=self.land_cards)

    def _read_lands(self, lands: list[Table]) -> None:
        by_id: dict[str, Table] = {}
        for position, row in enumerate(lands):
            name = word(row, "id", f"[[land]] {position + 1}")
            if name not in self.land_ids:
                raise fail("land-unknown", land=name, where="[[land]]")
            by_id[name] = row
        self.neighbours: list[list[int]] = []
        self.sea: list[list[int]] = []
        self.land_rows: list[Table] = []
        for land, name in enumerate(self.land_ids):
            if name not in by_id:
                raise fail("land-missing", land=name, region=self.region_ids[self.region_of[land]])
            row = by_id[name]
            if word(row, "region", name) != self.region_ids[self.region_of[land]]:
                raise fail("land-region", land=name, region=str(row["region"]))
            by_land = words(row, "neighbours", name)
            by_sea = words(row, "sea", name)
            self.neighbours.append(sorted(self.land(other, name) for other in by_land + by_sea))
            self.sea.append(sorted(self.land(other, name) for other in by_sea))
            self.land_rows.append(row)

    def land(self, name: str, where: str) -> int:
        """The number of a land."""
        if name not in self.land_ids:
            raise fail("land-unknown", land=name, where=where)
        return self.land_ids.index(name)

    def _check_borders(self, data: Table) -> None:
        for land, others in enumerate(self.neighbours):
            for other in others:
                if land not in self.neighbours[other]:
                    raise fail("border", land=self.land_ids[land], other=self.land_ids[other])
                if other == land:
                    raise fail("border-self", land=self.land_ids[land])
        evidence = data.get("evidence")
        if not isinstance(evidence, dict):
            return
        for key, wanted in (("borders", True), ("no_borders", False)):
            for row in evidence.get(key, []):
                one, two, place = (str(item) for item in row)
                if (self.land(two, "[evidence]") in self.neighbours[self.land(one, "[evidence]")]) != wanted:
                    raise fail("evidence", land=one, other=two, place=place, must="yes" if wanted else "no")

    def _read_set_up(self, row: Table, players: int) -> SetUp:
        where = f"[setup.{players}]"
        regions = [
            name for name, joins in zip(self.region_ids, self.joins_at, strict=True) if joins <= players
        ]
        if words(row, "regions", where) != regions:
            raise fail("set-up-regions", where=where, needs=", ".join(regions))
        inside = sum(len(self.region_lands[region]) for region in range(len(regions)))
        lists: list[list[int]] = []
        for key in ("homelands", "forests", "first_cards"):
            lands = [self.land(name, where) for name in words(row, key, where)]
            for land in lands:
                if land >= inside:
                    raise fail("set-up-outside", where=where, land=self.land_ids[land], key=key)
            lists.append(lands)
        homelands, forests, first_cards = lists
        if len(homelands) != players or len(set(homelands)) != players:
            raise fail("set-up-homelands", where=where, has=len(homelands), needs=players)
        if sorted(self.region_of[land] for land in forests) != list(range(len(regions))):
            raise fail("set-up-forests", where=where)
        for land in homelands:
            if land in forests or land in first_cards:
                raise fail("set-up-homeland-clash", where=where, land=self.land_ids[land])
        counts = {
            "lands": inside,
            "slots": sum(self.slots[region] for region in range(len(regions))),
            "gangs_at_start": inside - len(homelands) - len(forests),
            "deck": inside - len(homelands) - len(first_cards),
        }
        for key, value in counts.items():
            if number(row, key, where) != value:
                raise fail("set-up-count", where=where, key=key, has=number(row, key, where), needs=value)
        return SetUp(homelands, forests, first_cards)

    def _check_what_is_said_twice(self, data: Table) -> None:
        """Some figures stand in two places of the file, for those who draw and those who play: they must agree."""
        links: list[tuple[int, int]] = []
        for row in rows(data, "sea_link"):
            one = self.land(word(row, "a", "[[sea_link]]"), "[[sea_link]]")
            two = self.land(word(row, "b", "[[sea_link]]"), "[[sea_link]]")
            links.append((min(one, two), max(one, two)))
        by_land = [(one, two) for one, others in enumerate(self.sea) for two in others if one < two]
        for one, two in {*links} ^ {*by_land}:
            raise fail(
                "disagrees", key="sea", where=f"[[sea_link]] {self.land_ids[one]}–{self.land_ids[two]}"
            )
        for players, set_up in self.set_ups.items():
            for key, lands in (
                ("homeland", set_up.homelands),
                ("forest", set_up.forests),
                ("first_card", set_up.first_cards),
            ):
                named = {
                    str(row[key])
                    for row, joins in zip(self.region_rows, self.joins_at, strict=True)
                    if joins <= players and key in row
                }
                if named != {self.land_ids[land] for land in lands}:
                    raise fail("disagrees", key=key, where=f"[setup.{players}]")
        twice = number(section(data, "tiles"), "no_action", "[tiles]")
        if twice != self.tile_kinds.count(NONE):
            raise fail("disagrees", key="no_action", where="[tiles]")
