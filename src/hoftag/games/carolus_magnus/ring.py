"""The ring: provinces, and regions that they grow together to."""

from __future__ import annotations

from hoftag.games.carolus_magnus.state import CarolusMagnus


def head(s: CarolusMagnus, province: int) -> int:
    """The first province, clockwise, of the place that a province belongs to."""
    first = province
    before = (first - 1) % s.provinces
    while s.joined[before] == 1 and before != province:
        first = before
        before = (first - 1) % s.provinces
    return first


def members(s: CarolusMagnus, province: int) -> list[int]:
    """All provinces of the place that a province belongs to, clockwise from its head."""
    last = head(s, province)
    out = [last]
    while s.joined[last] == 1 and len(out) < s.provinces:
        last = (last + 1) % s.provinces
        out.append(last)
    return out


def heads(s: CarolusMagnus) -> list[int]:
    """The places of the ring, each by its head, in the order of the provinces."""
    out: list[int] = []
    for province in range(s.provinces):
        if s.joined[(province - 1) % s.provinces] == 0:
            out.append(province)
    return out or [0]


def after(s: CarolusMagnus, province: int, steps: int) -> int:
    """The head of the place so many steps clockwise; a region is one step, as a province is."""
    here = province
    for _ in range(steps):
        while s.joined[here] == 1:
            here = (here + 1) % s.provinces
        here = (here + 1) % s.provinces
    return here


def places(s: CarolusMagnus) -> int:
    """How many provinces and regions are left."""
    return s.provinces - sum(s.joined)
