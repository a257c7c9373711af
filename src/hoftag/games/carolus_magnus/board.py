"""The box as data, checked when it is read: ring of provinces, colours, figures for each number of players."""

from __future__ import annotations

from hoftag.kernel.tables import Table, fail, number, numbers, rows, section, word, words


class Party:
    """The figures for a number of players."""

    def __init__(self, row: Table, players: int) -> None:
        where = f"[[player_count]] {players}"
        self.players = players
        self.sides = words(row, "sides", where)
        seat_sides = words(row, "seats", where)
        if len(seat_sides) != players or set(seat_sides) != set(self.sides):
            raise fail("seats", where=where, needs=players)
        self.side_of = [self.sides.index(side) for side in seat_sides]
        self.castles = number(row, "castles_per_side", where)
        self.goal = number(row, "castles_to_win", where)
        self.reserve = number(row, "reserve", where)
        if sum(numbers(row, "initial_throws", where)) != self.reserve:
            raise fail("throws", where=where, needs=self.reserve)
        self.per_turn = number(row, "knights_played_per_turn", where)
        self.dice = number(row, "dice_per_refill", where)


class Board:
    """Every figure of the box."""

    def __init__(self, data: Table) -> None:
        meta = section(data, "meta")
        if meta.get("id") != "carolus_magnus":
            raise fail("game", given=str(meta.get("id", meta.get("game"))), allowed="carolus_magnus")
        pieces = section(data, "pieces")
        self.per_colour = number(pieces, "knights_per_colour", "[pieces]")
        self._read_names(data)
        if self.per_colour * len(self.colours) != number(pieces, "knights_total", "[pieces]"):
            raise fail(
                "knights",
                has=self.per_colour * len(self.colours),
                needs=number(pieces, "knights_total", "[pieces]"),
            )
        self.discs = numbers(section(data, "discs"), "values", "[discs]")
        if self.discs != list(range(1, len(self.discs) + 1)):
            raise fail("discs")
        start = section(data, "setup")
        self.start_per_colour = number(start, "start_knights_per_colour", "[setup]")
        if self.start_per_colour * len(self.colours) != len(self.province_ids):
            raise fail(
                "start-knights", has=self.start_per_colour * len(self.colours), needs=len(self.province_ids)
            )
        end = section(data, "end")
        self.places_needed = number(end, "regions_below", "[end]")
        self.stall_rounds = number(end, "stall_rounds", "[end]")
        self.players_min = number(meta, "players_min", "[meta]")
        self.players_max = number(meta, "players_max", "[meta]")
        if not 2 == self.players_min <= self.players_max:
            raise fail("players", least=self.players_min, most=self.players_max)
        self.parties = {number(row, "players", "[[player_count]]"): row for row in rows(data, "player_count")}
        for players in range(self.players_min, self.players_max + 1):
            if players not in self.parties:
                raise fail("section", section=f"player_count {players}")
            for side in self.party(players).sides:
                if side not in self.side_ids:
                    raise fail("side", side=side, allowed=", ".join(self.side_ids))

    def party(self, players: int) -> Party:
        """The figures for a number of players."""
        return Party(self.parties[players], players)

    def _read_names(self, data: Table) -> None:
        self.colour_rows = rows(data, "colour")
        self.side_rows = rows(data, "side")
        provinces = rows(data, "province")
        self.colours = [word(row, "id", "[[colour]]") for row in self.colour_rows]
        self.side_ids = [word(row, "id", "[[side]]") for row in self.side_rows]
        size = number(section(data, "ring"), "size", "[ring]")
        if len(provinces) != size:
            raise fail("province-count", has=len(provinces), needs=size)
        self.province_rows = sorted(provinces, key=lambda row: number(row, "index", "[[province]]"))
        self.province_ids = [word(row, "id", "[[province]]") for row in self.province_rows]
        for index, row in enumerate(self.province_rows):
            name = self.province_ids[index]
            if (
                number(row, "index", name) != index
                or number(row, "next_clockwise", name) != (index + 1) % size
            ):
                raise fail("ring", province=name)
        for names in (self.colours, self.side_ids, self.province_ids):
            for name in names:
                if names.count(name) > 1:
                    raise fail("name-twice", name=name)
