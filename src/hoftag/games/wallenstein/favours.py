"""The favours of the Emperor: what each of the twenty-one cards does."""

from __future__ import annotations

from hoftag.games.wallenstein.building import raise_building, why_no_site
from hoftag.games.wallenstein.ids import (
    CANCEL_EVENT,
    COINS,
    EMPTY,
    FREE_BUILDING,
    GRAIN_GIFT,
    IMMUNE,
    NOBODY,
    NOT_YET,
    PLACE_ARMIES,
    POINTS,
    REMOVE_UNREST,
    TRAY_ARMIES,
)
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import DONE, Action
from hoftag.kernel.step import Ask


def gift(s: Wallenstein, seat: int, effect: int, amount: int) -> None:
    """Thalers, grain, points, or armies from the supply into the tray, as many as there are."""
    if effect == COINS:
        s.money[seat] += amount
        s.tell("gift-money", seat, amount)
    elif effect == GRAIN_GIFT:
        s.grain[seat] += amount
        s.tell("gift-grain", seat, amount)
    elif effect == POINTS:
        s.points[seat] += amount
        s.from_favours[seat] += amount
        s.tell("gift-points", seat, amount)
    else:
        assert effect == TRAY_ARMIES
        count = min(amount, s.supply[seat])
        s.supply[seat] -= count
        s.tray[seat] += count
        s.tell("gift-armies", seat, count)


def grant(s: Wallenstein, seat: int, favour: int) -> None:
    """A favour takes effect at once, as far as possible; where there is a choice, the owner is asked."""
    effect = s.board.favour_effect[favour]
    amount = s.board.favour_amount[favour]
    if effect == CANCEL_EVENT:
        if s.event != EMPTY:
            s.then(CancelEvent(seat))
    elif effect == REMOVE_UNREST:
        step = CalmLand(seat, amount)
        if not step.options(s, seat):
            s.ward[seat] = 1
            s.tell("ward", seat)
        else:
            s.then(step)
    elif effect == FREE_BUILDING:
        free = BuildFree(seat, amount)
        if free.options(s, seat):
            s.then(free)
        else:
            s.tell("favour-void", seat, favour)
    elif effect == IMMUNE:
        s.immune[seat] |= amount
        s.tell("immune", seat, favour)
    elif effect in (COINS, GRAIN_GIFT, POINTS, TRAY_ARMIES):
        gift(s, seat, effect, amount)
    else:
        assert effect == PLACE_ARMIES
        occupy = Occupy(seat, amount)
        if s.supply[seat] > 0 and occupy.options(s, seat):
            s.then(occupy)
        else:
            s.tell("favour-void", seat, favour)


class CancelEvent(Ask[Wallenstein]):
    """The event of the season may be removed; it may also stay."""

    kind = "cancel-event"
    rule = "favours"

    def options(self, s: Wallenstein, seat: int) -> list[Action]:
        return [0, DONE]

    def take(self, s: Wallenstein, action: Action) -> None:
        if action == DONE:
            return
        s.tell("event-cancelled", self.seat, s.event)
        s.event = EMPTY

    def notation(self, s: Wallenstein, action: Action) -> str:
        return "done" if action == DONE else "cancel"

    def usage(self) -> tuple[str, ...]:
        return ("cancel", "done")

    def encode(self, s: Wallenstein, verb: str, args: list[int]) -> Action:
        return DONE if verb == "done" else 0

    def facts(self, s: Wallenstein) -> dict[str, int | str]:
        return {"event": s.names.of("event", s.event)}


class CalmLand(Ask[Wallenstein]):
    """An unrest marker is removed from an own land."""

    kind = "calm"
    rule = "favours"

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def options(self, s: Wallenstein, seat: int) -> list[Action]:
        return [land for land in s.lands_of(seat) if s.unrest[land] > 0]

    def take(self, s: Wallenstein, action: Action) -> None:
        calm = min(self.amount, s.unrest[action])
        s.unrest[action] -= calm
        s.tell("calmed", action, calm)

    def notation(self, s: Wallenstein, action: Action) -> str:
        return "favour " + s.board.land_ids[action]

    def usage(self) -> tuple[str, ...]:
        return ("favour land",)

    def encode(self, s: Wallenstein, verb: str, args: list[int]) -> Action:
        return args[0]

    def objection(self, s: Wallenstein, seat: int, verb: str, args: list[int]) -> Refusal:
        land = args[0]
        name = s.board.land_ids[land]
        if not s.realm.in_play[land]:
            return Refusal("out-of-play", "set-up", {"land": name})
        return Refusal("no-favour-there", self.rule, {"land": name})


class BuildFree(CalmLand):
    """A building is raised in an own land without cost, by the rules of building."""

    kind = "build-free"
    rule = "favours"

    def options(self, s: Wallenstein, seat: int) -> list[Action]:
        return [land for land in s.lands_of(seat) if why_no_site(s, self.amount, land) == NOT_YET]

    def take(self, s: Wallenstein, action: Action) -> None:
        raise_building(s, self.seat, self.amount, action)

    def facts(self, s: Wallenstein) -> dict[str, int | str]:
        return {"building": s.names.of("building", self.amount)}


class Occupy(CalmLand):
    """Armies without cost go to an own land, or take a neutral one without a battle."""

    kind = "occupy"
    rule = "favours"

    def options(self, s: Wallenstein, seat: int) -> list[Action]:
        return [land for land in s.realm.lands if s.owner[land] == seat or s.owner[land] == NOBODY]

    def take(self, s: Wallenstein, action: Action) -> None:
        seat = self.seat
        if s.owner[action] == NOBODY:
            s.owner[action] = seat
            s.fresh[action] = 1
        count = min(self.amount, s.supply[seat])
        s.muster(seat, action, count)
        s.tell("occupied", seat, action, count)

    def facts(self, s: Wallenstein) -> dict[str, int | str]:
        return {"count": min(self.amount, s.supply[self.seat])}
