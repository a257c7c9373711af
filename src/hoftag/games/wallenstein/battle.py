"""Battles through the tower: player against player, player against a neutral land, farmers against a player."""

from __future__ import annotations

from hoftag.games.wallenstein.ids import (
    ATTACK_PLUS,
    DEFENCE_PLUS,
    NEUTRAL_FARMERS,
    NOBODY,
    PALACE,
    PALACE_DEFENCE,
)
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.games.wallenstein.tower import throw
from hoftag.kernel.step import Auto


class Attack(Auto[Wallenstein]):
    """All armies that marched and all that defend go through the tower with what lies in the tray; more of them win."""

    kind = "battle"
    rule = "battle"

    def __init__(self, seat: int, origin: int, target: int, count: int) -> None:
        self.seat = seat
        self.origin = origin
        self.target = target
        self.count = count

    def run(self, s: Wallenstein) -> None:
        s.armies[self.origin] -= self.count
        cubes = [0] * (s.players + 1)
        cubes[self.seat] = self.count
        if s.tile_of(self.seat) == ATTACK_PLUS:
            aid(s, cubes, self.seat)
        if s.owner[self.target] == NOBODY:
            attack_neutral(s, self.seat, self.target, cubes)
        else:
            attack_player(s, self.seat, self.target, cubes)


def aid(s: Wallenstein, cubes: list[int], seat: int) -> None:
    """One army more from the own supply, if there is one."""
    if s.supply[seat] > 0:
        s.supply[seat] -= 1
        cubes[seat] += 1
        s.tell("aided", seat)


def call_farmers(s: Wallenstein, cubes: list[int], count: int) -> None:
    """Farmers come from their supply, as many as there are."""
    called = min(count, s.supply[s.players])
    s.supply[s.players] -= called
    cubes[s.players] += called


def fall_out(s: Wallenstein, cubes: list[int]) -> None:
    """Throw; tell what goes in, from the land or supply and from the tray, and what lies in the tray afterwards."""
    for colour in range(s.players + 1):
        if cubes[colour] + s.tray[colour] > 0:
            s.tell("thrown", colour, cubes[colour], s.tray[colour])
    throw(s, cubes)
    for colour in range(s.players + 1):
        if s.tray[colour] > 0:
            s.tell("tray", colour, s.tray[colour])


def clear(s: Wallenstein, colour: int) -> int:
    """All cubes of a colour leave the tray for the supply; how many there were."""
    count = s.tray[colour]
    s.tray[colour] = 0
    s.supply[colour] += count
    return count


def settle(s: Wallenstein, seat: int, land: int, count: int) -> None:
    """The armies that are left to a winner stand in the land."""
    s.supply[seat] -= count
    s.owner[land] = seat
    s.armies[land] = count


def attack_neutral(s: Wallenstein, seat: int, land: int, cubes: list[int]) -> None:
    """A farmer defends a neutral land, in some seasons two; all that fall out fight. If not won, it stays neutral."""
    call_farmers(s, cubes, s.board.event_amount[s.event] if s.effect() == NEUTRAL_FARMERS else 1)
    fall_out(s, cubes)
    ours = clear(s, seat)
    theirs = clear(s, s.players)
    if ours > theirs:
        settle(s, seat, land, ours - theirs)
        s.fresh[land] = 1
        s.tell("conquered", seat, land, ours, theirs)
    else:
        s.tell("repelled", seat, land, ours, theirs)


def attack_player(s: Wallenstein, seat: int, land: int, cubes: list[int]) -> None:
    """In a calm land farmers that fall out fight for the defender, and die first. A draw leaves the land to nobody."""
    defender = s.owner[land]
    cubes[defender] += s.armies[land]
    s.armies[land] = 0
    if s.tile_of(defender) == DEFENCE_PLUS:
        aid(s, cubes, defender)
    if s.effect() == PALACE_DEFENCE and s.has(land, PALACE):
        for _ in range(s.board.event_amount[s.event]):
            aid(s, cubes, defender)
    fall_out(s, cubes)
    ours = clear(s, seat)
    own = clear(s, defender)
    theirs = own
    if s.unrest[land] == 0:
        theirs += clear(s, s.players)
    if ours > theirs:
        s.tell("conquered", seat, land, ours, theirs)
        s.take_card(land)
        settle(s, seat, land, ours - theirs)
    elif theirs > ours and own > 0:
        settle(s, defender, land, min(own, theirs - ours))
        s.tell("defended", defender, land, theirs, ours)
    else:
        s.tell("drawn", land, ours, theirs)
        s.raze(land)


def revolt(s: Wallenstein, seat: int, land: int, farmers: int) -> bool:
    """Farmers rise against all armies of a land; whether it was held. A draw is lost as well, with all buildings."""
    cubes = [0] * (s.players + 1)
    cubes[seat] = s.armies[land]
    s.armies[land] = 0
    call_farmers(s, cubes, farmers)
    s.tell("revolt", seat, land, cubes[s.players])
    fall_out(s, cubes)
    own = clear(s, seat)
    theirs = clear(s, s.players)
    if own > theirs:
        settle(s, seat, land, own - theirs)
        s.tell("suppressed", seat, land, own, theirs)
        return True
    s.raze(land)
    s.tell("land-lost", seat, land, own, theirs)
    return False
